"""Rebuilds an earlier position from a kept one and the journal after it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.app.session.session import MOVES, Session
from bot.store import Db, journal
from bot.store.journal import JournalEntry
from engines.contract import Engine, Event, Key, Seat
from engines.extras import TimedEvents
from engines.kit import play
from engines.kit.rng import SeededRng


class Deed(NamedTuple):
    """What a line of the journal did to the position."""

    kind: str
    seat: Seat | None
    picks: tuple[Key, ...]
    epoch: int


def deed(entry: JournalEntry) -> Deed:
    return Deed(entry.kind, entry.seat, tuple(json.loads(entry.picks)), entry.epoch)


def redo(
    engine: Engine[Any], state: Any, step: Deed, rng: SeededRng
) -> tuple[Any, tuple[Event, ...]]:
    """Repeat a step. Changes `state`, unless the step moved nothing."""
    if step.epoch != rng.epoch:  # an admin went back here: new dice
        rng.epoch, rng.count = step.epoch, 0
    if step.seat is not None and step.kind in MOVES:
        outcome = play.move(engine, state, step.seat, step.picks, rng)
        return outcome.state, outcome.events
    if step.seat is not None and step.kind == "concede":
        return state, tuple(engine.concede(state, step.seat, rng))
    if step.kind == "bell" and isinstance(engine, TimedEvents):
        return state, tuple(engine.on_timer(state, step.picks[0], rng))
    return state, ()


@dataclass(slots=True)
class KeptPosition:
    state: bytes
    draws: int
    epoch: int
    after: list[Deed]
    """What was done between the kept position and the one wanted."""
    conceded: set[Seat]
    fired: set[str]
    """Timed events that had fired by then."""


def kept_position(db: Db, game: int, seq: int) -> KeptPosition | None:
    """What is needed to rebuild the position after a seq; None if nothing that old was kept."""
    kept = journal.position(db, game, seq)
    if kept is None:
        return None
    start, state = kept
    at, *after = journal.between(db, game, start - 1, seq)
    conceded = journal.conceded(db, game, seq)
    fired = journal.fired(db, game, seq)
    return KeptPosition(
        state, at.draws, at.epoch, [deed(entry) for entry in after], conceded, fired
    )


def rebuild(kept: KeptPosition, seed: bytes, engine: Engine[Any]) -> tuple[Any, int]:
    """The position, and how many random numbers had been drawn for it."""
    state, rng = engine.load(kept.state), SeededRng(seed, kept.epoch, kept.draws)
    for step in kept.after:
        state, _ = redo(engine, state, step, rng)
    return state, rng.count


def since_barrier(session: Session) -> list[JournalEntry]:
    """The latest lines of the journal, from the last barrier on: what may still be taken back."""
    upto = session.row.seq if session.taken_back is None else session.taken_back
    lines = [entry for entry in session.loaded.tail if entry.seq <= upto] + session.entries
    barriers = [place for place, entry in enumerate(lines) if entry.barrier]
    return lines[barriers[-1] :] if barriers else lines
