"""What a page shows of a table to one person: only what their views, questions and log hold."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from secrets import token_urlsafe
from typing import Any, TypeVar

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
from bot.text import names, words
from bot.web.doors import Reader
from engines.contract import Choice, Illegal, Offer, Seat, msg
from renderers import renderer, svg
from renderers.asked import ASKED, CHOICE, asked, picked
from renderers.draw import Box, Mark, Stamp
from renderers.picture import Plan
from renderers.wording import Say

Told = dict[str, Any]
T = TypeVar("T")
Spot = tuple[str, Box]
Look = tuple[User, Seat, str]
"""Who looks, at the question of which of their seats, and in which language."""
LASTS, MOST = 5.0, 128
"""Seconds for which a table that was loaded is what it was, if no move was made; and how many are
kept, and people who look at one."""
OLDER = 4
"""States somebody's pages may still have: they are told what has changed since."""
LOG = 60
TYPED = 300
"""Choices that are usually typed are listed up to this number."""
NOBODY = Cast({}, {})
SAID = (
    *("web-play", "web-hand", "web-log", "web-closer", "web-farther", "web-whole", "web-asked"),
    *("web-confirm", "web-more", "web-due", "web-gone", "web-away", "web-play-this", "web-close"),
    *("web-filter", "web-board", "web-over", "web-idle", "web-happened"),
    *("panel-undo", "panel-hint", "panel-help", "panel-sure"),
)
"""What the page itself says."""


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """What somebody is shown of a table after a move."""

    told: Told = field(default_factory=dict)
    drawings: dict[str, str] = field(default_factory=dict)
    look: Look | None = None
    knows: object = None
    """What its person knew then."""
    name: str = field(default_factory=lambda: token_urlsafe(12))
    """By which a page says that it has this. It tells nothing."""


NOTHING = Shown(name="")


class Scene:
    """A table after a move: loaded once for all who look."""

    def __init__(self, session: Session, until: Instant) -> None:
        self.session, self.until, self.making = session, until, asyncio.Lock()
        self.sight, self.langs = cache(partial(playing.sight, session)), dict[User, str]()


def knows(sight: Sight) -> tuple[Any, ...]:
    """What somebody knows and is asked, and nothing else: to see whether it has changed."""
    views, table = sight.views(), sight.table
    prompts = [(each.seat, each.token, each.offer.answered) for each in sight.prompts]
    return views.view, views.hands, table.waiting, table.status, prompts


class Looks:
    """The tables that are looked at."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.scenes: dict[int, Scene] = {}
        self.before = lru_cache(MOST)(lambda game, user: deque[Shown](maxlen=OLDER))
        """What was shown to a person at a table, the latest last."""

    async def scene(self, game: int) -> Scene:
        found, now = self.scenes.get(game), self.tables.now()
        newest = self.tables.seqs.get(game, 0)
        if found is None or found.until < now or newest > found.session.row.seq:
            if len(self.scenes) > MOST:
                self.scenes.clear()
            found = self.scenes[game] = Scene(await self.tables.load(game), now + LASTS)
        return found

    async def newest(self, reader: Reader, body: Told) -> Shown:
        """What was shown before, if this person has come to know nothing new since."""
        speech, scene = await self.speech(reader), await self.scene(reader.game)
        seat = str(body.get("look", ""))
        look = reader.user, seat if seat in scene.session.seats else "", speech.lang
        async with scene.making:
            sight, before = scene.sight(reader.user), self.before(reader.game, reader.user)
            shown = next((each for each in reversed(before) if each.look == look), NOTHING)
            if shown.knows != knows(sight):
                log = await deeds.log(self.tables, reader.game, reader.user, LOG)
                shown = await asyncio.to_thread(make, sight, look, log)
                before.append(shown)
        return shown

    async def state(self, reader: Reader, body: Told) -> bytes:
        """All that has changed since the state that a page has, packed."""
        now, before = await self.newest(reader, body), self.before(reader.game, reader.user)
        return changes(next((e for e in before if e.name == body.get("have")), NOTHING), now)

    async def speech(self, reader: Reader) -> Speech:
        """In a person's own language; who only watches reads that of the table."""
        scene, user = await self.scene(reader.game), reader.user
        if user not in scene.langs:
            own = (await self.tables.profile(user)).lang
            scene.langs[user] = own or scene.session.table.lang
        return Speech(words(scene.langs[user]), NOBODY)

    async def help(self, reader: Reader, body: Told) -> Told:
        """The help card, which the page shows over the board."""
        speech, scene = await self.speech(reader), await self.scene(reader.game)
        game, view = scene.session.row.game, scene.sight(reader.user).views().view
        art, say = renderer(game), renderers.in_print(speech.words.say)
        if art is None or art.help_card is None:
            raise Illegal(msg("table-not-started"))
        return whole(art.board(view, say, focus=HELP), renderers.alt(game, view, say, HELP))

    async def happened(self, reader: Reader, body: Told) -> Told:
        """What has happened since this person last did something, numbered on the board."""
        found = await deeds.digest(self.tables, reader.game, reader.user, again=True, noted=False)
        if found is None or renderer(game := found.table.game) is None:
            raise Illegal(msg("table-not-started"))
        speech, boards = await self.speech(reader), (game, found.view, found.board)
        told = zip(renderers.numbers(game, found.board), found.board, strict=True)
        lines = [f"{circled(n)} {speech.plain(each.text)}" for n, each in told if n]
        plan = await asyncio.to_thread(renderers.recalled, *boards, speech.words.say)
        return whole(plan, " ".join(lines)) | {"lines": lines or [speech.plain("digest-nothing")]}


# What is sent.


@lru_cache(maxsize=MOST)
def changes(old: Shown, now: Shown) -> bytes:
    """From one state to another, made and packed once for all pages that go this way."""
    fresh = now.drawings.keys() - old.drawings.keys()
    told: Told = {"from": old.name, "name": now.name}
    told |= {"drawings": {name: now.drawings[name] for name in fresh}}
    for name, it in now.told.items():
        if name not in old.told or it != old.told[name]:
            told[name] = runs(old.told.get(name, ()), it) if isinstance(it, tuple) else it
    return pack(told)


def runs(old: Sequence[T], now: Sequence[T]) -> list[T | list[int]]:
    """What there is now: from which to which of what was there before, and what is new."""
    where = {each: n for n, each in enumerate(old)}
    found: list[T | list[int]] = []
    run = [0, -1]
    for each in now:
        if (n := where.get(each)) is None:
            found.append(each)
        elif found and found[-1] is run and run[1] == n:
            run[1] += 1
        else:
            found.append(run := [n, n + 1])
    return found


def pack(told: Told) -> bytes:
    return zipped(json.dumps(told, ensure_ascii=False).encode())


def zipped(body: bytes) -> bytes:
    """The same bytes always make the same file: gzip would put the time into it."""
    return gzip.compress(body, 6, mtime=0)


def make(sight: Sight, look: Look, log: Sequence[Logged]) -> Shown:
    """Of what is a tuple, only what is new will be sent."""
    _, seat, lang = look
    speech = Speech(words(lang), NOBODY)
    prompt, table = asking(sight, seat), sight.table
    told, drawings = pictured(sight, prompt, renderers.in_print(speech.words.say))
    told |= {
        "lang": lang,
        "title": speech.plain(names.title(table.game)),
        "status": table.status,
        "waiting": tuple((speech.plain(each.text), each.deadline) for each in table.waiting),
        "seats": tuple(
            (each.seat, speech.plain(names.seat(table.game, each.seat))) for each in sight.prompts
        ),
        "question": question(prompt, speech) if prompt else None,
        "words": {name.partition("-")[2]: speech.plain(name) for name in SAID},
        "log": tuple(speech.plain(each.event.text) for each in log),
    }
    return Shown(told, drawings, look, knows(sight))


def asking(sight: Sight, seat: Seat) -> Prompt | None:
    """The question that is looked at: of the seat that was chosen, else the first that is open."""
    found = sorted(sight.prompts, key=lambda each: each.seat != seat)
    open_ = [each for each in found if each.offer.required and not each.offer.answered]
    return next(iter(open_ or found), None)


def question(prompt: Prompt, speech: Speech) -> Told:
    offer = prompt.offer
    typed = sum(choice.typed for choice in offer.choices)
    listed = offer.choices if typed <= TYPED else choices.in_menus(offer, offer.answered)
    return {name: getattr(offer, name) for name in ("least", "most", "answered")} | {
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
    named = speech.plain(choices.named(offer, choice, speech.words.say))
    told |= {"name": named, "label": speech.plain(choice.label)}
    if choice.arg:
        told["verb"] = speech.plain(choices.verb_of(offer, choice.verb))
    if below := choice.odds or choice.about:
        told["about"] = speech.plain(below)
    if choice.confirm or choice.aside:
        told["confirm"] = speech.plain(choice.confirm) if choice.confirm else named
    return told


# The pictures.


def pictured(sight: Sight, prompt: Prompt | None, say: Say) -> tuple[Told, dict[str, str]]:
    """The board and the hand with rings round what can be picked, where that is, and in words."""
    views, game = sight.views(), sight.table.game
    if (art := renderer(game)) is None:
        return {}, {}
    own = views.hands.get(prompt.seat if prompt else next(iter(views.hands), ""))
    offered = prompt.offer.choices if prompt else ()
    places = {each.place for each in offered if each.place}
    about = prompt.offer.place if prompt and prompt.offer.place not in places else ""

    seen = own if own is not None and own_board(game) else views.view
    plan = (art.steady or art.plan)(seen, say, marks=sorted(places | {about} - {""}))
    plan = asked(plan, about, art.theme)
    board, spots = svg.vector(plan), map(spot, (*plan.about(CHOICE), *plan.about(ASKED)))
    told = {"board": board.places, "boardPaper": board.paper.name, "spots": tuple(spots)}
    told |= {"alt": renderers.alt(game, seen, say)}
    if own is None:
        return told, board.drawings
    cards = picked(art.hand(own, say), [e.key for e in offered if not e.place], art.theme)
    hand, held = svg.vector(cards), tuple(map(spot, cards.about(CHOICE)))
    told |= {"hand": hand.places, "handPaper": hand.paper.name, "cards": held}
    return told | {"handAlt": art.alt_hand(own, say)}, board.drawings | hand.drawings


def spot(ring: Mark) -> Spot:
    """What can be picked, and the box in which it lies."""
    assert isinstance(ring, Stamp)
    x0, y0, x1, y1 = ring.box
    box = round(x0, 1), round(y0, 1), round(x1 - x0, 1), round(y1 - y0, 1)
    return ring.about.partition(":")[2], box


def whole(plan: Plan, alt: str) -> Told:
    """A picture with nothing left out, for a page that keeps none of it."""
    made = svg.vector(plan)
    told = {"paper": made.paper.name, "places": made.places, "drawings": made.drawings}
    return told | {"alt": alt}
