"""What a page shows of a table to one person: only what their views, questions and log hold."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from itertools import takewhile
from secrets import token_urlsafe
from typing import Any

import renderers
from bot.app.door import Tables
from bot.app.model import Instant, Logged, Prompt, Sight, User
from bot.app.play import deeds, playing
from bot.app.session.session import Session
from bot.book.gather import Cast
from bot.book.speech import Speech
from bot.edge import choices
from bot.edge.digests import circled
from bot.edge.pictures import HELP, own_board
from bot.text import Words, names, words
from bot.web.doors import Reader
from engines.contract import Choice, Illegal, Msg, Offer, Seat, msg
from renderers import renderer, svg
from renderers.asked import ASKED, CHOICE, asked, picked
from renderers.draw import Box, Stamp
from renderers.picture import Plan

Told = dict[str, Any]
Places = tuple[svg.Place, ...]
LASTS, MOST = 5.0, 64
"""Seconds for which a table that was loaded is what it was, if no move was made; and how many are
kept."""
SENT = 256
"""States that pages may still have: they are told what has changed since."""
LOG = 60
TYPED = 300
"""Choices that are usually typed are listed up to this number."""
NOBODY = Cast({}, {})
SAID = (
    *("web-play", "web-hand", "web-log", "web-closer", "web-farther", "web-whole", "web-asked"),
    *("web-confirm", "web-more", "web-due", "web-gone", "web-away", "web-play-this", "web-close"),
    *("web-filter", "web-board", "web-cards", "web-over", "web-idle", "web-happened"),
    *("panel-undo", "panel-hint", "panel-help", "panel-sure"),
)
"""What the page itself says."""
Look = tuple[User, Seat, str]
"""Who looks, at the question of which of their seats, and in which language."""
GROUNDS: dict[str, svg.Paper] = {}
"""The grounds that were shown: public, and few."""


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """What somebody is shown of a table after a move."""

    told: Told = field(default_factory=dict)
    log: tuple[str, ...] = ()
    drawn: dict[str, svg.Vector] = field(default_factory=dict)
    """The board and the hand."""
    name: str = field(default_factory=lambda: token_urlsafe(12))
    """By which a page says that it has this. It tells nothing."""


NOTHING = Shown(name="")
BARE = svg.Vector(svg.Paper("", (0, 0, 0, 0), "", ""), (), {})


class Scene:
    """A table after a move: loaded once for all who look, and what was made of it for each."""

    def __init__(self, session: Session, until: Instant, before: Scene | None = None) -> None:
        self.session, self.until, self.before = session, until, before
        self.shown: dict[Look, Shown] = {}
        self.langs: dict[User, str] = {}
        self.making = asyncio.Lock()
        self.sight, self.board = cache(self._sight), cache(self._board)
        if before:
            before.before = None

    def _sight(self, user: User) -> Sight:
        found = playing.sight(self.session, user)
        return replace(found, views=cache(found.views))

    def knows(self, user: User) -> tuple[Any, ...]:
        """What this person knows and is asked, and nothing else: to see whether it has changed."""
        sight = self.sight(user)
        views, table = sight.views(), sight.table
        prompts = [(each.seat, each.token, each.offer.answered) for each in sight.prompts]
        return views.view, views.hands, table.waiting, table.status, prompts

    def same(self, look: Look) -> Shown | None:
        """What was shown before, if this person has come to know nothing new since."""
        shown = self.before.shown.get(look) if self.before else None
        same = shown and self.before and self.before.knows(look[0]) == self.knows(look[0])
        return shown if same else None

    def _board(self, user: User, seat: Seat, lang: str) -> tuple[svg.Vector, str]:
        """The board, in words too: of a seat with a board of its own, else (0, "") for all."""
        sight, say = self.sight(user), words(lang).say
        game, views = sight.table.game, sight.views()
        view = views.hands[seat] if seat else views.view
        plan, told = renderers.steady(game, view, say), renderers.alt(game, view, say)
        return svg.vector(plan), told


class Looks:
    """The tables that are looked at."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.scenes: dict[int, Scene] = {}
        self.sent: dict[tuple[User, str], Shown] = {}

    async def scene(self, game: int) -> Scene:
        found, now = self.scenes.get(game), self.tables.now()
        newest = self.tables.seqs.get(game, 0)
        if found is None or found.until < now or newest > found.session.row.seq:
            if len(self.scenes) > MOST:
                self.scenes.clear()
            found = Scene(await self.tables.load(game), now + LASTS, found)
            self.scenes[game] = found
        return found

    async def shown(self, reader: Reader, seat: Seat) -> Shown:
        said, scene = await self.words(reader), await self.scene(reader.game)
        look = reader.user, seat if seat in scene.session.seats else "", said.lang
        async with scene.making:
            if look not in scene.shown and (same := scene.same(look)):
                scene.shown[look] = same
            elif look not in scene.shown:
                log = await deeds.log(self.tables, reader.game, reader.user, LOG)
                scene.shown[look] = await asyncio.to_thread(make, scene, look, log)
        return scene.shown[look]

    async def state(self, reader: Reader, seat: Seat, has: str) -> bytes:
        """All that has changed since the state that a page has, packed."""
        now = await self.shown(reader, seat)
        if len(self.sent) > SENT:
            self.sent.pop(next(iter(self.sent)))
        self.sent[reader.user, now.name] = now
        return changes(self.sent.get((reader.user, has), NOTHING), now)

    async def words(self, reader: Reader) -> Words:
        """In a person's own language; who only watches reads that of the table."""
        scene, user = await self.scene(reader.game), reader.user
        if user not in scene.langs:
            own = (await self.tables.profile(user)).lang if user else None
            scene.langs[user] = own or scene.session.table.lang
        return words(scene.langs[user])

    async def says(self, reader: Reader, what: Msg) -> str:
        return Speech(await self.words(reader), NOBODY).plain(what)

    async def help(self, reader: Reader, body: Told) -> Told:
        """The help card, which the page shows over the board."""
        said, sight = await self.words(reader), (await self.scene(reader.game)).sight(reader.user)
        art, view = renderer(sight.table.game), sight.views().view
        if art is None or art.help_card is None:
            raise Illegal(msg("table-not-started"))
        card = art.board(view, renderers.in_print(said.say), focus=HELP)
        return whole(card, renderers.alt(sight.table.game, view, said.say, HELP))

    async def happened(self, reader: Reader, body: Told) -> Told:
        """What has happened since this person last did something, numbered on the board."""
        found = await deeds.digest(self.tables, reader.game, reader.user, again=True, noted=False)
        if found is None or renderer(game := found.table.game) is None:
            raise Illegal(msg("table-not-started"))
        said = await self.words(reader)
        told = zip(renderers.numbers(game, found.board), found.board, strict=True)
        lines = [f"{circled(n)} {Speech(said, NOBODY).plain(each.text)}" for n, each in told if n]
        plan = await asyncio.to_thread(renderers.recalled, game, found.view, found.board, said.say)
        return whole(plan, " ".join(lines)) | {"lines": lines or [said.say(Msg("digest-nothing"))]}


# What is sent.


@lru_cache(maxsize=SENT)
def changes(old: Shown, now: Shown) -> bytes:
    """From one state to another, made and packed once for all pages that go this way."""
    drawings: dict[str, str] = {}
    told: Told = {"from": old.name, "name": now.name, "log": lines(old.log, now.log)}
    told |= {name: it for name, it in now.told.items() if old.told.get(name, told) != it}
    for what, made in now.drawn.items():
        before = old.drawn.get(what, BARE)
        fresh = made.drawings.keys() - before.drawings.keys()
        drawings |= {name: made.drawings[name] for name in fresh}
        told[what] = {"paper": paper(made), **spliced(before.places, made.places)}
    return pack(told | {"drawings": drawings})


def pack(told: Told) -> bytes:
    return zipped(json.dumps(told, ensure_ascii=False).encode())


@lru_cache(maxsize=64)
def zipped(body: bytes) -> bytes:
    """The same bytes always make the same file: gzip would put the time into it."""
    return gzip.compress(body, 6, mtime=0)


def spliced(old: Places, now: Places) -> Told:
    """How much is the same at the beginning and at the end, and what is new between."""
    head = alike(old, now)
    foot = alike(old[head:][::-1], now[head:][::-1])
    return {"head": head, "foot": foot, "new": now[head : len(now) - foot]}


def alike(old: Places, now: Places) -> int:
    """How many are the same from the beginning."""
    return sum(1 for _ in takewhile(lambda two: two[0] == two[1], zip(old, now, strict=False)))


def lines(before: tuple[str, ...], now: tuple[str, ...]) -> Told:
    """Of the log: how many lines have become too old, and which are new."""
    old = next(n for n in range(len(before) + 1) if before[n:] == now[: len(before) - n])
    return {"old": old, "new": now[len(before) - old :]}


def make(scene: Scene, look: Look, log: Sequence[Logged]) -> Shown:
    user, seat, lang = look
    sight, speech, say = scene.sight(user), Speech(words(lang), NOBODY), words(lang).say
    prompt, table = asking(sight, seat), sight.table
    told: Told = {
        "lang": lang,
        "title": speech.plain(names.title(table.game)),
        "status": table.status,
        "waiting": [{"text": speech.plain(e.text), "until": e.deadline} for e in table.waiting],
        "seats": [
            {
                "seat": e.seat,
                "name": speech.plain(names.seat(table.game, e.seat)),
                "here": e is prompt,
            }
            for e in sight.prompts
        ],
        "question": question(prompt, speech) if prompt else None,
        "words": {name.partition("-")[2]: say(Msg(name)) for name in SAID},
    }
    pictures, drawn = pictured(scene, look, prompt)
    return Shown(told | pictures, tuple(speech.plain(each.event.text) for each in log), drawn)


def asking(sight: Sight, seat: Seat) -> Prompt | None:
    """The question that is looked at: of the seat that was chosen, else the first that is open."""
    found = sorted(sight.prompts, key=lambda each: each.seat != seat)
    open_ = [each for each in found if each.offer.required and not each.offer.answered]
    return next(iter(open_ or found), None)


def question(prompt: Prompt, speech: Speech) -> Told:
    offer = prompt.offer
    typed = sum(choice.typed for choice in offer.choices)
    listed = offer.choices if typed <= TYPED else choices.in_menus(offer, offer.answered)
    return {name: getattr(offer, name) for name in ("least", "most", "place", "answered")} | {
        "seat": prompt.seat,
        "token": prompt.token,
        "text": speech.plain(offer.question),
        "until": prompt.deadline,
        "none": speech.plain(choices.nothing(offer)) if offer.least == 0 and offer.required else "",
        "undo": bool(prompt.undoable),
        "hint": prompt.hinted and offer.required and not offer.answered,
        "exclusive": offer.exclusive_verbs,
        "choices": [answer(offer, each, speech) for each in listed],
    }


def answer(offer: Offer, choice: Choice, speech: Speech) -> Told:
    facts = ("key", "place", "aside", "typed", "back")
    told: Told = {name: it for name in facts if (it := getattr(choice, name))}
    told["name"] = named = speech.plain(choices.named(offer, choice, speech.words.say))
    told["label"] = speech.plain(choice.label)
    if choice.arg:
        told["verb"] = speech.plain(choices.verb_of(offer, choice.verb))
    if below := choice.odds or choice.about:
        told["about"] = speech.plain(below)
    if choice.confirm or choice.aside:
        told["confirm"] = speech.plain(choice.confirm) if choice.confirm else named
    return told


# The pictures.


def pictured(scene: Scene, look: Look, prompt: Prompt | None) -> tuple[Told, dict[str, svg.Vector]]:
    """Where what can be picked lies, in words too, and the board and the hand."""
    user, seat, lang = look
    sight, say = scene.sight(user), renderers.in_print(words(lang).say)
    views, game = sight.views(), sight.table.game
    art = renderer(game)
    if art is None:
        return {}, {}
    seat = prompt.seat if prompt else next(iter(views.hands), "")
    own = views.hands.get(seat)
    apart = own is not None and own_board(game)
    board, alt = scene.board(*(user, seat) if apart else (0, ""), lang)
    offered = prompt.offer.choices if prompt else ()
    about = prompt.offer.place if prompt else ""
    wanted = {about, *(each.place for each in offered)} - {""}
    seen = [own, views.view] if apart else [views.view]
    told: Told = {"alt": alt, "spots": spots(art, seen, say, sorted(wanted), about)}
    if own is None:
        return told, {"board": board}
    hand = art.hand(own, say)
    rings = picked(hand, [e.key for e in offered if not e.place], art.theme).about(CHOICE)
    told["cards"] = [[each.about.removeprefix(CHOICE), box(each)] for each in rings]
    return told | {"handAlt": art.alt_hand(own, say)}, {"board": board, "hand": svg.vector(hand)}


def spots(
    art: renderers.Renderer, views: Sequence[Any], say: Any, wanted: Sequence[str], about: str
) -> dict[str, Box]:
    """Where places are on the board. A seat's own board may show its advice in place of rings."""
    found: dict[str, Box] = {}
    for view in views:
        if missing := [place for place in wanted if place not in found]:
            rings = asked((art.steady or art.plan)(view, say, marks=missing), about, art.theme)
            for each in (*rings.about(CHOICE), *rings.about(ASKED)):
                found.setdefault(each.about.partition(":")[2], box(each))
    return found


def box(mark: object) -> Box:
    assert isinstance(mark, Stamp)
    x0, y0, x1, y1 = mark.box
    return round(x0, 1), round(y0, 1), round(x1 - x0, 1), round(y1 - y0, 1)


def paper(made: svg.Vector) -> str:
    GROUNDS[made.paper.name] = made.paper
    return made.paper.name


def whole(plan: Plan, alt: str) -> Told:
    """A picture with nothing left out, for a page that keeps none of it."""
    made = svg.vector(plan)
    told = {"paper": paper(made), "places": made.places, "drawings": made.drawings}
    return told | {"alt": alt}
