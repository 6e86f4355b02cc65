"""What the finished games of leagues left behind, as far as a league needs it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.store.db import Db


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
    for some in _chunks(games):
        holes = ", ".join("?" * len(some))
        rows = db.execute(
            f"SELECT DISTINCT game FROM journal WHERE game IN ({holes}) AND undone IS NULL"
            " AND seat IS NOT NULL AND kind IN ('play', 'plan', 'standing') ORDER BY game",
            some,
        )
        found.update(game for (game,) in rows)
    return found


def played(db: Db, games: Sequence[int]) -> dict[int, Played]:
    """Those of these games that have ended."""
    found: dict[int, Played] = {}
    for some in _chunks(games):
        holes = ", ".join("?" * len(some))
        for row in db.execute(
            "SELECT id, game, status, ended, seq FROM games"
            f" WHERE ended IS NOT NULL AND id IN ({holes})",
            some,
        ):
            found[row["id"]] = Played(*tuple(row))
        for row in db.execute(
            f"SELECT game, seat, chair, user, since FROM seats WHERE game IN ({holes})"
            " ORDER BY game, place, since",
            some,
        ):
            if row["game"] in found:
                found[row["game"]].holders.append(tuple(row)[1:])
        for row in db.execute(
            f"SELECT game, seat, place, points, kind FROM results WHERE game IN ({holes})", some
        ):
            if row["game"] in found:
                found[row["game"]].results[row["seat"]] = tuple(row)[2:]
        for row in db.execute(
            f"SELECT game, seat, seq, kind, coalesce(user, 0) FROM journal WHERE game IN ({holes})"
            f" AND undone IS NULL AND seat IS NOT NULL AND kind IN {MOVES} ORDER BY game, seq",
            some,
        ):
            if row["game"] in found:
                found[row["game"]].moves.append(tuple(row)[1:])
        for row in db.execute(
            "SELECT game, user, sum(running) AS used FROM waits"
            f" WHERE game IN ({holes}) AND sealed = 0 GROUP BY game, user",
            some,
        ):
            if row["game"] in found:
                found[row["game"]].seconds[row["user"]] = row["used"]
        for row in db.execute(
            f"SELECT game, seat FROM journal WHERE game IN ({holes}) AND undone IS NULL"
            " AND kind = 'concede' AND command LIKE 'alarm:%'",
            some,
        ):
            if row["game"] in found:
                found[row["game"]].lapsed.add(row["seat"])
        for row in db.execute(
            f"SELECT game, by FROM openings WHERE game IN ({holes}) AND by IS NOT NULL", some
        ):
            if row["game"] in found:
                found[row["game"]].offered.add(row["by"])
    return found


def usual_lines(db: Db, title: str) -> list[int]:
    """How long the journals of the finished games of a title are, the shortest first."""
    found = db.execute(
        "SELECT seq FROM games WHERE game = ? AND status = 'over' ORDER BY seq", (title,)
    )
    return [row["seq"] for row in found]


def abandoned(db: Db, user: int, before: float) -> int:
    """How many games somebody lost to the clock, or let it give up, that ended before a moment."""
    found = db.execute(
        "SELECT count(DISTINCT r.game) AS n FROM results r JOIN games g ON g.id = r.game"
        " WHERE r.user = ? AND g.ended < ? AND (r.kind = 'timeout' OR EXISTS (SELECT 1"
        " FROM journal j WHERE j.game = r.game AND j.seat = r.seat AND j.undone IS NULL"
        " AND j.kind = 'concede' AND j.command LIKE 'alarm:%'))",
        (user, before),
    )
    return int(found.fetchone()["n"])


def _chunks(games: Iterable[int]) -> list[list[int]]:
    every = sorted(set(games))
    return [every[at : at + 500] for at in range(0, len(every), 500)]
