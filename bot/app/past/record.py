"""Exports the whole record of a game as JSON, and checks it by playing it again."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from hashlib import sha256
from typing import Any

from bot.app.model import ENDED
from bot.app.people.lobby import deal
from bot.app.session import encoding
from bot.app.session.rebuild import Deed, deed, redo
from bot.app.session.saving import pledge, rules
from bot.store import Db, games, journal
from bot.store.games import GameRow
from bot.store.journal import JournalEntry
from engines.contract import Engine, Illegal, Msg, Seat, msg
from engines.kit.rng import SeededRng

FORMAT = 1


def export(db: Db, game: int, *, full: bool) -> dict[str, Any]:
    """The record of a game. Picks, private events and the seed are left out while the game runs,
    unless `full`."""
    row = games.get(db, game, state=True)
    if row is None:
        raise Illegal(msg("table-unknown"))
    full = full or row.status in ENDED
    people = games.people(db, game)
    return {
        "format": FORMAT,
        "game": row.game,
        "version": row.version,
        "id": row.id,
        "status": row.status,
        "options": row.options,
        "seats": [seat.seat for seat in people.seats],
        "users": {seat.seat: str(seat.user) for seat in people.seats},
        "opened": row.opened,
        "started": row.started,
        "ended": row.ended,
        "pledge": pledge(row.seed) if row.seed else "",
        "seed": row.seed.hex() if row.seed and full else "",
        "position": sha256(row.state).hexdigest() if row.state and full else "",
        "result": json.loads(row.result) if row.result else None,
        "results": [
            asdict(result) | {"user": str(result.user)} for result in games.results(db, game)
        ],
        "journal": [_line(entry, full=full) for entry in journal.between(db, game, undone=True)],
    }


def _line(entry: JournalEntry, *, full: bool) -> dict[str, Any]:
    events = json.loads(entry.events)
    line = {
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "epoch": entry.epoch,
        "undone": entry.undone,
        "events": events if full else [event for event in events if "for" not in event],
    }
    if full:
        note = json.loads(entry.note) if entry.note else None
        line |= {"picks": json.loads(entry.picks), "draws": entry.draws, "note": note}
    return line


def begin(
    engine: Engine[Any], options: dict[str, str], wishes: list[int | None], rng: SeededRng
) -> tuple[list[Seat], Any]:
    """Deal the chairs and set the game up, as `lobby.start` does."""
    agreed = rules(engine, options)
    chairs = engine.chairs(agreed)
    seats = [seat for chair in deal(wishes, len(chairs), rng) for seat in chairs[chair]]
    return seats, engine.new(seats, agreed, rng)


def again(
    engine: Engine[Any], options: dict[str, str], lines: Sequence[JournalEntry], rng: SeededRng
) -> Iterator[tuple[JournalEntry, Any]]:
    """Each line of a journal with the position after it, as the game is played again."""
    start = next(line for line in lines if line.kind == "start")
    _, state = begin(engine, options, json.loads(start.note or "{}")["wishes"], rng)
    for line in lines:
        state, _ = redo(engine, state, deed(line), rng)
        yield line, state


def replay(row: GameRow, entries: list[JournalEntry], engine: Engine[Any]) -> bool:
    """Whether seed and journal lead to the stored position, byte for byte."""
    assert row.seed is not None
    rng = SeededRng(row.seed)
    try:
        [(_, state)] = deque(again(engine, row.options, entries, rng), maxlen=1)
    except Illegal:
        return False
    return engine.dump(state) == row.state and rng.count == row.draws


def verify(record: dict[str, Any], engine: Engine[Any]) -> list[Msg]:
    """The faults of an exported game; empty if every die and card fell as it should. What today's
    rules make of a game that was played by earlier ones is no fault.

    Needs nothing but the record: the pledge was posted when the game began.
    """
    if not record["seed"]:
        return [msg("table-verify-no-seed")]
    seed = bytes.fromhex(record["seed"])
    wrong = [] if pledge(seed) == record["pledge"] else [msg("table-verify-pledge")]
    if record["version"] == engine.version:
        return wrong + _repeated(record, engine, seed)
    with suppress(Exception):  # they need not even know the same options
        if not _repeated(record, engine, seed):
            return wrong
    return [*wrong, msg("table-verify-older")]


def _repeated(record: dict[str, Any], engine: Engine[Any], seed: bytes) -> list[Msg]:
    """What does not follow from the seed when the game is played again."""
    wrong: list[Msg] = []
    lines = [line for line in record["journal"] if line["undone"] is None]
    rng = SeededRng(seed)
    start = next(line for line in lines if line["kind"] == "start")
    seats, state = begin(engine, record["options"], start["note"]["wishes"], rng)
    if seats != record["seats"]:
        return [msg("table-verify-deal")]
    for line in lines:
        done = Deed(line["kind"], line["seat"], tuple(line["picks"]), line["epoch"])
        try:
            state, events = redo(engine, state, done, rng)
        except Illegal as refusal:
            return [*wrong, msg("table-verify-line", seq=line["seq"], why=refusal.reason)]
        said = [event for event in line["events"] if not event["text"][0].startswith("table-")]
        if json.loads(encoding.encode_events(events)) != said:
            wrong.append(msg("table-verify-events", seq=line["seq"]))
    if sha256(engine.dump(state)).hexdigest() != record["position"]:
        wrong.append(msg("table-verify-position"))
    return wrong
