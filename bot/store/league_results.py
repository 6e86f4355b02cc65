"""What the finished games of leagues left behind, as far as a league needs it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

from bot.store.db import Db
from bot.store.rows import column, first


@dataclass(slots=True)
class Played:
    """One finished game."""

    game: int
    title: str
    status: str
    ended: float
    lines: int
    """How long its journal is."""
    holders: list[tuple[str, int, int, int]] = field(default_factory=list)
    """Seat, chair, person, and from which line on, in order."""
    results: dict[str, tuple[int | None, int | None, str]] = field(default_factory=dict)
    """Place, points and kind by seat."""
    moves: list[tuple[str, int, str, int]] = field(default_factory=list)
    """Seat, line, kind and user of each move, in order."""
    seconds: dict[int, float] = field(default_factory=dict)
    """Running time each person used for open questions."""
    lapsed: set[str] = field(default_factory=set)
    """Seats that the clock gave up."""
    offered: set[int] = field(default_factory=set)
    """Who offered their own seat."""


MOVES = "('play', 'plan', 'standing', 'default', 'away')"


def touched(db: Db, games: Sequence[int]) -> set[int]:
    """Those of these games in which somebody has moved."""
    found: set[int] = set()
    for some in chunks(games):
        moved = (
            f"SELECT DISTINCT game FROM journal WHERE game IN ({holes(some)}) AND undone IS NULL"
            " AND seat IS NOT NULL AND kind IN ('play', 'plan', 'standing') ORDER BY game"
        )
        found.update(column(db, int, moved, *some))
    return found


def played(db: Db, games: Sequence[int]) -> dict[int, Played]:
    """Those of these games that have ended."""
    found: dict[int, Played] = {}
    for some in chunks(games):
        ended = db.execute(
            "SELECT id, game, status, ended, seq FROM games"
            f" WHERE ended IS NOT NULL AND id IN ({holes(some)})",
            some,
        )
        now = {row["id"]: Played(*row) for row in ended}
        if now:
            _fill(db, now)
        found |= now
    return found


def _fill(db: Db, found: dict[int, Played]) -> None:
    some, within = list(found), f"game IN ({holes(found)})"
    for game, *held in db.execute(
        f"SELECT game, seat, chair, user, since FROM seats WHERE {within}"
        " ORDER BY game, place, since",
        some,
    ):
        found[game].holders.append(tuple(held))
    for game, seat, *result in db.execute(
        f"SELECT game, seat, place, points, kind FROM results WHERE {within} ORDER BY game, seat",
        some,
    ):
        found[game].results[seat] = tuple(result)
    for game, *move in db.execute(
        f"SELECT game, seat, seq, kind, coalesce(user, 0) FROM journal WHERE {within}"
        f" AND undone IS NULL AND seat IS NOT NULL AND kind IN {MOVES} ORDER BY game, seq",
        some,
    ):
        found[game].moves.append(tuple(move))
    for game, user, used in db.execute(
        f"SELECT game, user, sum(running) FROM waits WHERE {within} AND sealed = 0"
        " GROUP BY game, user",
        some,
    ):
        found[game].seconds[user] = used
    for game, seat in db.execute(
        f"SELECT game, seat FROM journal WHERE {within} AND undone IS NULL"
        " AND kind = 'concede' AND command LIKE 'alarm:%'",
        some,
    ):
        found[game].lapsed.add(seat)
    for game, by in db.execute(
        f"SELECT game, by FROM openings WHERE {within} AND by IS NOT NULL", some
    ):
        found[game].offered.add(by)


def usual_lines(db: Db, title: str) -> list[int]:
    """How long the journals of the finished games of a title are, the shortest first."""
    over = "SELECT seq FROM games WHERE game = ? AND status = 'over' ORDER BY seq"
    return column(db, int, over, title)


def abandoned(db: Db, user: int, before: float) -> int:
    """How many games somebody lost to the clock, or let it give up, that ended before a moment."""
    return (
        first(
            db,
            int,
            "SELECT count(DISTINCT r.game) FROM results r JOIN games g ON g.id = r.game"
            " WHERE r.user = ? AND g.ended < ? AND (r.kind = 'timeout' OR EXISTS (SELECT 1"
            " FROM journal j WHERE j.game = r.game AND j.seat = r.seat AND j.undone IS NULL"
            " AND j.kind = 'concede' AND j.command LIKE 'alarm:%'))",
            *(user, before),
        )
        or 0
    )


def chunks(numbers: Iterable[int]) -> list[list[int]]:
    """So many at a time as a statement takes values."""
    every = sorted(set(numbers))
    return [every[at : at + 500] for at in range(0, len(every), 500)]


def holes(values: Collection[object]) -> str:
    """A place for each value of a list in a statement."""
    return ", ".join("?" * len(values))
