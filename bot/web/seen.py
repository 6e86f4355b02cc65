"""What a page shows of a table to one person: only what their views, questions and log hold."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
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
from engines.contract import Choice, Illegal, Msg, Offer, msg
from renderers import renderer, svg
from renderers.asked import ASKED, CHOICE, asked, picked
from renderers.draw import Box, Stamp
from renderers.picture import Plan

Told = dict[str, Any]
LASTS, MOST = 5.0, 64
"""Seconds for which a table that was loaded is what it was, if no move was made; and how many are
kept."""
LOG = 60
TYPED = 300
"""Choices that are usually typed are listed up to this number."""
NOBODY = Cast({}, {})
SAID = (
    *("play", "hand", "log", "closer", "farther", "whole", "asked", "confirm", "more", "due"),
    *("gone", "away", "play-this", "close", "filter", "board", "cards", "over", "idle", "happened"),
)
"""What the page itself says: `web-` before each."""
PANEL = ("undo", "hint", "help", "sure", "not-sure")
"""And what it says as the panel does."""


Boards = dict[tuple[str, str], tuple[svg.Vector, str]]
"""By language and, where seats have boards of their own, seat: in words too, once for all who see
the same."""


@dataclass(frozen=True, slots=True)
class Made:
    """What one person is shown of a table after a move, in one language."""

    told: Told
    """What is told anew each time."""
    log: tuple[str, ...]
    drawn: dict[str, svg.Vector]
    """The board and the hand, of which only what has changed is told."""


@dataclass(slots=True, eq=False)
class Scene:
    """A table after a move: loaded once for all who look, and what was made of it for each."""

    session: Session
    until: Instant
    sights: dict[User, Sight] = field(default_factory=dict)
    known: dict[User, tuple[Any, ...]] = field(default_factory=dict)
    boards: Boards = field(default_factory=dict)
    made: dict[tuple[User, str, str], Made] = field(default_factory=dict)
    making: asyncio.Lock = field(default_factory=asyncio.Lock)

    def sight(self, user: User) -> Sight:
        if user not in self.sights:
            found = playing.sight(self.session, user)
            self.sights[user] = replace(found, views=cache(found.views))
        return self.sights[user]

    def knows(self, user: User) -> tuple[Any, ...]:
        """What this person knows and is asked, and nothing else: to see whether it has changed."""
        if user not in self.known:
            sight = self.sight(user)
            views, table = sight.views(), sight.table
            prompts = [(each.seat, each.token, each.offer.answered) for each in sight.prompts]
            self.known[user] = views.view, views.hands, table.waiting, table.status, prompts
        return self.known[user]


class Looks:
    """The tables that are looked at."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.scenes: dict[int, Scene] = {}

    async def scene(self, game: int) -> Scene:
        found, now = self.scenes.get(game), self.tables.now()
        if (
            found is None
            or found.until < now
            or self.tables.seqs.get(game, 0) > found.session.row.seq
        ):
            if len(self.scenes) > MOST:
                self.scenes.clear()
            found = self.scenes[game] = Scene(await self.tables.load(game), now + LASTS)
        return found

    async def state(self, reader: Reader, alert: Msg | None = None) -> Told:
        """All that has changed for this reader since the last state they were sent."""
        said = await spoken(self.tables, reader)
        scene = await self.scene(reader.game)
        key = reader.user, reader.seat, said.lang
        async with scene.making:
            if key not in scene.made:
                log = await deeds.log(self.tables, reader.game, reader.user, LOG)
                scene.made[key] = await asyncio.to_thread(make, scene, reader, log, said)
        made = scene.made[key]
        reader.number += 1
        told = {"alert": "", **made.told, "number": reader.number}
        if alert:
            told["alert"] = Speech(said, NOBODY).plain(alert)
        if not reader.has:
            told["words"] = {name: said.say(Msg(f"web-{name}")) for name in SAID}
            told["words"] |= {name: said.say(Msg(f"panel-{name}")) for name in PANEL}
        drawings: dict[str, str] = {}
        for what, drawn in made.drawn.items():
            told[what] = changed(reader, what, drawn, drawings)
        return told | {"drawings": drawings, "log": lines(reader, made.log)}


def make(scene: Scene, reader: Reader, log: Sequence[Logged], said: Words) -> Made:
    sight, speech = scene.sight(reader.user), Speech(said, NOBODY)
    prompt, game = asking(sight, reader), sight.table.game
    told: Told = {
        "lang": said.lang,
        "title": speech.plain(names.title(game)),
        "status": sight.table.status,
        "waiting": waiting(sight, speech),
        "seats": [
            {
                "seat": each.seat,
                "name": speech.plain(names.seat(game, each.seat)),
                "here": prompt is each,
            }
            for each in sight.prompts
        ],
        "question": question(prompt, speech) if prompt else None,
    }
    written = tuple(speech.plain(each.event.text) for each in log)
    try:
        pictures, drawn = shown(scene.boards, sight, prompt, said)
    except Illegal as refused:  # it has not begun
        return Made(told | {"alert": speech.plain(refused.reason)}, written, {})
    return Made(told | pictures, written, drawn)


async def spoken(tables: Tables, reader: Reader) -> Words:
    """In a person's own language; who only watches reads that of the table."""
    own = (await tables.profile(reader.user)).lang if reader.user else None
    return words(own or (await tables.table(reader.game)).lang)


def asking(sight: Sight, reader: Reader) -> Prompt | None:
    """The question that is looked at: of the seat that was chosen, else the first that is open."""
    mine = [each for each in sight.prompts if each.seat == reader.seat]
    open_ = [each for each in sight.prompts if each.offer.required and not each.offer.answered]
    found = [*(each for each in mine if each in open_), *open_, *mine, *sight.prompts]
    return found[0] if found else None


def waiting(sight: Sight, speech: Speech) -> list[Told]:
    return [
        {"text": speech.plain(each.text), "until": each.deadline} for each in sight.table.waiting
    ]


def question(prompt: Prompt, speech: Speech) -> Told:
    offer, say = prompt.offer, speech.words.say
    typed = sum(choice.typed for choice in offer.choices)
    listed = offer.choices if typed <= TYPED else choices.in_menus(offer, offer.answered)
    return {
        "seat": prompt.seat,
        "token": prompt.token,
        "text": speech.plain(offer.question),
        "until": prompt.deadline,
        "least": offer.least,
        "most": offer.most,
        "none": speech.plain(choices.nothing(offer)) if offer.least == 0 and offer.required else "",
        "answered": offer.answered,
        "undo": bool(prompt.undoable),
        "hint": prompt.hinted and offer.required and not offer.answered,
        "place": offer.place,
        "exclusive": offer.exclusive_verbs,
        "choices": [answer(offer, each, speech, say) for each in listed],
    }


def answer(offer: Offer, choice: Choice, speech: Speech, say: choices.Say) -> Told:
    told: Told = {
        "key": choice.key,
        "label": speech.plain(choice.label),
        "name": speech.plain(choices.named(offer, choice, say)),
        "place": choice.place,
    }
    if choice.arg:
        told["verb"] = speech.plain(choices.verb_of(offer, choice.verb))
    if below := choice.odds or choice.about:
        told["about"] = speech.plain(below)
    if choice.confirm or choice.aside:
        told["confirm"] = speech.plain(choice.confirm or choices.named(offer, choice, say))
    return told | {name: True for name in ("aside", "typed", "back") if getattr(choice, name)}


# The pictures.


def shown(
    boards: Boards, sight: Sight, prompt: Prompt | None, said: Words
) -> tuple[Told, dict[str, svg.Vector]]:
    """Where what can be picked lies, in words too, and the board and the hand."""
    views, game, say = sight.views(), sight.table.game, renderers.in_print(said.say)
    art = renderer(game)
    if art is None:
        return {}, {}
    offer = prompt.offer if prompt else None
    seat = prompt.seat if prompt else next(iter(views.hands), "")
    own = views.hands.get(seat)
    view = own if own is not None and own_board(game) else views.view
    key = said.lang, seat if view is own else ""
    if key not in boards:
        boards[key] = svg.vector(renderers.steady(game, view, say)), art.alt(view, say)
    board, alt = boards[key]
    drawn = {"board": board}
    marks = {each.place for each in offer.choices if each.place} if offer else set()
    about = offer.place if offer else ""
    told: Told = {"alt": alt, "spots": spots(art, (view, views.view), say, marks, about)}
    if own is not None:
        hand = art.hand(own, say)
        drawn["hand"] = svg.vector(hand)
        told["handAlt"] = art.alt_hand(own, say)
        keys = [each.key for each in offer.choices if not each.place] if offer else []
        rings = picked(hand, keys, art.theme).about(CHOICE)
        told["cards"] = [[each.about.removeprefix(CHOICE), box(each)] for each in rings]
    return told, drawn


def changed(reader: Reader, what: str, made: svg.Vector, drawings: dict[str, str]) -> Told:
    """What lies on a board: how much of it is the same at the beginning and at the end, and what is
    new between; drawings that the page has not got are put into `drawings`."""
    before, now = reader.has.get(what, ()), made.places
    head = alike(before, now)
    foot = alike(before[head:][::-1], now[head:][::-1])
    for name in made.drawings.keys() - reader.drawings:
        drawings[name] = made.drawings[name]
    reader.drawings |= made.drawings.keys()
    reader.has[what] = now
    new = now[head : len(now) - foot]
    return {"paper": paper(made.paper), "head": head, "foot": foot, "new": new}


def alike(one: Sequence[object], other: Sequence[object]) -> int:
    """How many are the same from the beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(one), len(other)))


def lines(reader: Reader, now: tuple[str, ...]) -> Told:
    """The log: how many lines of the page have become too old, and which are new."""
    before = reader.has.get("log", ())
    old = next(n for n in range(len(before) + 1) if before[n:] == now[: len(before) - n])
    reader.has["log"] = now
    return {"old": old, "new": now[len(before) - old :]}


GROUNDS: dict[str, svg.Paper] = {}
"""The grounds that were shown: public, and few."""


def paper(made: svg.Paper) -> str:
    GROUNDS[made.name] = made
    return made.name


def spots(
    art: renderers.Renderer, views: Sequence[Any], say: Any, marks: Collection[str], about: str
) -> Mapping[str, Box]:
    """Where places are on the board. A seat's own board may show its advice in place of rings."""
    found: dict[str, Box] = {}
    wanted = sorted({*marks, *([about] if about else [])})
    for view in views:
        if missing := [place for place in wanted if place not in found]:
            rings = asked((art.steady or art.plan)(view, say, marks=missing), about, art.theme)
            for kind in (CHOICE, ASKED):
                for each in rings.about(kind):
                    found.setdefault(each.about.removeprefix(kind), box(each))
    return found


def box(mark: object) -> Box:
    assert isinstance(mark, Stamp)
    x0, y0, x1, y1 = mark.box
    return round(x0, 1), round(y0, 1), round(x1 - x0, 1), round(y1 - y0, 1)


async def help_card(looks: Looks, reader: Reader) -> Told:
    """The help card, which the page shows over the board."""
    said, sight = (
        await spoken(looks.tables, reader),
        (await looks.scene(reader.game)).sight(reader.user),
    )
    art, view = renderer(sight.table.game), sight.views().view
    if art is None or art.help_card is None:
        raise Illegal(msg("table-not-started"))
    card = art.board(view, renderers.in_print(said.say), focus=HELP)
    return whole(card, renderers.alt(sight.table.game, view, said.say, HELP))


async def happened(looks: Looks, reader: Reader) -> Told:
    """What has happened since this person last did something, numbered on the board."""
    found = await deeds.digest(looks.tables, reader.game, reader.user, again=True, noted=False)
    if found is None or renderer(found.table.game) is None:
        raise Illegal(msg("table-not-started"))
    said, game = await spoken(looks.tables, reader), found.table.game
    told = zip(renderers.numbers(game, found.board), found.board, strict=True)
    lines = [f"{circled(n)} {Speech(said, NOBODY).plain(each.text)}" for n, each in told if n]
    plan = await asyncio.to_thread(renderers.recalled, game, found.view, found.board, said.say)
    return whole(plan, " ".join(lines)) | {"lines": lines or [said.say(Msg("digest-nothing"))]}


def whole(plan: Plan, alt: str) -> Told:
    """A picture with nothing left out, for a page that keeps none of it."""
    made = svg.vector(plan)
    told = {"paper": paper(made.paper), "places": made.places, "drawings": made.drawings}
    return told | {"alt": alt}
