"""What a page shows of a table to one person: only what their views, questions and log hold."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import renderers
from bot.app.door import Tables
from bot.app.model import PlayerView, Prompt, Sight
from bot.app.play import playing, sights
from bot.book.gather import Cast
from bot.book.page import Speech
from bot.edge import choices
from bot.edge.pictures import HELP, own_board
from bot.text import Words, names, words
from bot.web.doors import Reader
from engines.contract import Choice, Illegal, Msg, Offer, msg
from renderers import renderer, svg
from renderers.asked import ASKED, CHOICE, asked, picked
from renderers.draw import Box, Stamp

Told = dict[str, Any]
LOG = 60
TYPED = 300
"""Choices that are usually typed are listed up to this number."""
NOBODY = Cast({}, {})
SAID = (
    *("play", "hand", "log", "closer", "farther", "whole", "asked", "confirm", "more", "due"),
    *("gone", "away", "play-this", "close", "filter", "board", "cards", "over", "idle"),
)
"""What the page itself says: `web-` before each."""
PANEL = ("undo", "hint", "help", "none", "sure", "not-sure")
"""And what it says as the panel does."""


async def state(tables: Tables, reader: Reader, alert: Msg | None = None) -> Told:
    """All that has changed for this reader since the last state they were sent."""
    sight = await sights.sight(tables, reader.game, reader.user)
    said = await spoken(tables, reader)
    speech = Speech(said, NOBODY)
    log = await sights.log(tables, reader.game, reader.user, LOG)
    prompt = asking(sight, reader)
    reader.number += 1
    told: Told = {
        "number": reader.number,
        "lang": said.lang,
        "title": speech.plain(names.title(sight.table.game)),
        "alert": speech.plain(alert) if alert else "",
        "status": sight.table.status,
        "waiting": waiting(sight, speech),
        "seats": [
            {
                "seat": each.seat,
                "name": speech.plain(names.seat(sight.table.game, each.seat)),
                "here": prompt is each,
            }
            for each in sight.prompts
        ],
        "log": [{"at": each.at, "text": speech.plain(each.event.text)} for each in log],
        "question": question(prompt, speech) if prompt else None,
    }
    if not reader.lying:
        told["words"] = {name: said.say(Msg(f"web-{name}")) for name in SAID}
        told["words"] |= {name: said.say(Msg(f"panel-{name}")) for name in PANEL}
    try:
        views = sight.views()
    except Illegal as refused:
        return told | {"alert": speech.plain(refused.reason)}
    return told | await asyncio.to_thread(shown, reader, sight, views, prompt, said)


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
        "skip": offer.least == 0 and offer.required,
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
    reader: Reader, sight: Sight, views: PlayerView, prompt: Prompt | None, said: Words
) -> Told:
    """The board and the hand, as far as they have changed, and where what can be picked lies."""
    game, say = sight.table.game, renderers.in_print(said.say)
    art = renderer(game)
    if art is None:
        return {}
    seat = prompt.seat if prompt else next(iter(views.hands), "")
    own = views.hands.get(seat)
    view = own if own is not None and own_board(game) else views.view
    told: Told = {}
    drawings: dict[str, str] = {}
    key = sight.table.id, said.lang, seat if view is own else ""
    known = reader.boards.get(key)
    if known is None or known[0] != sight.seq:
        known = sight.seq, svg.vector(renderers.steady(game, view, say)), art.alt(view, say)
        reader.boards[key] = known
    _, board, told["alt"] = known
    told["board"] = changed(reader, "board", board, drawings)
    offer = prompt.offer if prompt else None
    marks = sorted({c.place for c in offer.choices if c.place}) if offer else []
    about = offer.place if offer else ""
    told["spots"] = spots(art, (view, views.view), say, marks, about)
    if own is not None:
        hand = art.hand(own, say)
        told["hand"] = changed(reader, "hand", svg.vector(hand), drawings)
        told["handAlt"] = art.alt_hand(own, say)
        keys = [choice.key for choice in offer.choices if not choice.place] if offer else []
        rings = picked(hand, keys, art.theme).about(CHOICE)
        told["cards"] = [[each.about.removeprefix(CHOICE), box(each)] for each in rings]
    told["drawings"] = drawings
    return told


def changed(reader: Reader, what: str, made: svg.Vector, drawings: dict[str, str]) -> Told:
    """What lies on a board: how much of it is the same at the beginning and at the end, and what is
    new between; drawings that the page has not got are put into `drawings`."""
    before, now = reader.lying.get(what, ()), made.places
    head = alike(before, now)
    foot = alike(before[head:][::-1], now[head:][::-1])
    for name in made.drawings.keys() - reader.drawings:
        drawings[name] = made.drawings[name]
    reader.drawings |= made.drawings.keys()
    reader.lying[what] = now
    new = now[head : len(now) - foot]
    return {"paper": paper(made.paper), "head": head, "foot": foot, "new": new}


def alike(one: Sequence[object], other: Sequence[object]) -> int:
    """How many are the same from the beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(one), len(other)))


GROUNDS: dict[str, svg.Paper] = {}
"""The grounds that were shown: public, and few."""


def paper(made: svg.Paper) -> str:
    GROUNDS[made.name] = made
    return made.name


def spots(
    art: renderers.Renderer, views: Sequence[Any], say: Any, marks: Sequence[str], about: str
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


async def help_card(tables: Tables, reader: Reader) -> Told:
    """The help card, which the page shows over the board."""
    said = await spoken(tables, reader)
    views = await sights.player_view(tables, reader.game, reader.user)
    art = renderer(views.table.game)
    if art is None or art.help_card is None:
        raise Illegal(msg("table-not-started"))
    plan = art.board(views.view, renderers.in_print(said.say), focus=HELP)
    made = svg.vector(plan)
    return {
        "paper": paper(made.paper),
        "places": made.places,
        "drawings": made.drawings,
        "alt": renderers.alt(views.table.game, views.view, said.say, HELP),
    }


def fingerprint(session: Any, reader: Reader) -> str:
    """Changes with what this person knows or is asked, and with nothing else."""
    sight = playing.sight(session, reader.user)
    views = sight.views()
    known = (views.view, dict(views.hands), sight.table.waiting, sight.table.status)
    prompts = [(each.seat, each.token, each.offer.answered) for each in sight.prompts]
    return hashlib.sha256(repr((known, prompts)).encode()).hexdigest()
