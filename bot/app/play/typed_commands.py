"""Reads typed lines that are really commands (TB-6.9): `undo`, `resign`, `deputy @user`, `take
C`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.app.play.match_choice import Called, picked
from bot.app.session.session import Session
from bot.text import LANGUAGES, names, words
from engines.contract import Engine, Illegal, Seat, msg
from engines.extras import Succession

_LINE = re.compile(r"(undo|resign|deputy|take)(?:\s+(?:<@!?([0-9]+)>|(.+)))?", re.IGNORECASE)
DIGITS = 19
"""The most digits a Discord user id can have."""


class Line(NamedTuple):
    verb: str
    user: int | None = None
    seat: str = ""


def read(text: str) -> Line | None:
    """The command, if the whole text is one."""
    found = _LINE.fullmatch(text.strip())
    if found is None:
        return None
    if found[2] and (len(found[2]) > DIGITS or int(found[2]) >= 1 << 63):
        raise Illegal(msg("table-no-such-person", said=found[2][:DIGITS] + "…"))
    line = Line(found[1].lower(), int(found[2]) if found[2] else None, (found[3] or "").strip())
    alone = line.user is None and not line.seat
    fits = {"deputy": not line.seat, "take": bool(line.seat)}.get(line.verb, alone)
    return line if fits else None


def seat_named(engine: Engine[Any], typed: str, mine: Seat, seats: Iterable[Seat]) -> Seat:
    """The seat of that name, in any language or as the game's short name; else what was typed."""
    said = typed.casefold()
    short = engine.short_names(mine).get(said) if isinstance(engine, Succession) else None
    for seat in seats:
        called = {words(lang).say(names.seat(engine.name, seat)).casefold() for lang in LANGUAGES}
        if seat == short or said in {seat, *called}:
            return seat
    return typed


def about_people(session: Session, seat: Seat, text: str, line: Line, called: Called) -> bool:
    """Whether the line is a command, and not an answer to the question or an order that begins with
    the same word: where nobody can take over a seat, `take` may be a word of the game."""
    if line.verb == "take" and not isinstance(session.engine, Succession):
        return False
    offer = session.offers.get(seat)
    first = text.partition(";")[0]
    return offer is None or picked(session.row.game, offer, first, called) is None
