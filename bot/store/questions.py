"""What belongs to a seat besides the position: its question, clock, orders and alarms; who is away
from which table, and when. And the clock book: how long each clock ran, and what ended it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import astuple, dataclass, field, replace
from typing import Annotated, Literal

from bot.store.db import Db, upsert
from bot.store.games import LIVE
from bot.store.rows import Cell, add_all, column, columns, put, select

AWAY_AFTER = 2
LISTED = "(SELECT value FROM json_each(?))"
Stopped = Annotated[
    dict[str, tuple[float, bool]],
    Cell(json.dumps, lambda text: {clock: tuple(was) for clock, was in json.loads(text).items()}),
]


@dataclass(slots=True)
class PromptRow:
    seat: str
    token: int = 0
    print: bytes | None = None
    """Distinguishes one question from another; None while nothing is asked."""
    waiting: str | None = None
    """What everybody reads while the seat is waited for."""
    sealed: bool = False
    clock: str | None = None
    deadline: float | None = None
    """The end of the allowance as everybody is shown it, whoever has answered."""
    stopped: Stopped = field(default_factory=dict)
    """Clocks that stand still: seconds left, and whether the seat had acted."""
    bank: float = 0.0
    """Seconds of extra time left. Private: it tells when somebody answered under seal."""
    acted: bool = False
    """Whether somebody did something for the seat while its present clock ran."""
    missed: int = 0
    hand: bytes | None = None
    """Distinguishes one private view from another."""
    ends: float | None = None
    """The end of the seat's own allowance; None while no clock runs for it."""
    began: float | None = None
    """Since when the present clock runs."""
    given: float | None = None
    """Seconds that were left of the allowance then."""
    turn: str | None = None
    """The clock of the seat's latest turn."""
    lapsed: bool = False
    """Whether the time of that turn ran out."""
    grace: bool = False
    """Whether the seat has had the extra hours it gets once."""
    invited: bool = False
    """Whether somebody has spoken to the seat, without the table waiting for it."""

    def copy(self) -> PromptRow:
        return replace(self, stopped=dict(self.stopped))

    @property
    def away(self) -> bool:
        """Whether nobody waits for the seat, because it missed this many turns in a row
        (TB-3.2)."""
        return self.missed >= AWAY_AFTER


@dataclass(frozen=True, slots=True)
class AlarmRow:
    game: int
    seat: str
    kind: str
    due: float
    id: int = 0


def of_game(db: Db, game: int) -> dict[str, PromptRow]:
    rows = select(db, PromptRow, "FROM prompts WHERE game = ? ORDER BY seat", game)
    return {row.seat: row for row in rows}


def save(db: Db, game: int, rows: list[PromptRow]) -> None:
    put(db, "prompts", "game, seat", rows, game=game)


def waiting_for(db: Db, below: int, known: Iterable[str]) -> list[int]:
    """The tables of known games that wait for somebody with a user number below this, or for whom
    such a one answers, or for a guest without a key, or where a computer was spoken to. Asked very
    often: it begins with those people, of whom there are few."""
    names = json.dumps(list(known))
    asked = (
        " CROSS JOIN prompts p ON p.game = s.game AND p.seat = s.seat"
        " AND (p.waiting IS NOT NULL OR p.invited = 1)"
        " CROSS JOIN games g ON g.id = s.game AND g.status = 'playing'"
        f" AND g.game IN {LISTED}"
    )
    return column(
        db,
        int,
        f"SELECT s.game FROM seats s{asked} WHERE s.user BETWEEN 1 AND ? AND s.until IS NULL"
        " UNION SELECT s.game FROM deputies d CROSS JOIN seats s"
        f" ON s.game = d.game AND s.user = d.user AND s.until IS NULL{asked}"
        " WHERE d.deputy BETWEEN 1 AND ?"
        " UNION SELECT s.game FROM guests v CROSS JOIN seats s ON s.user = v.id"
        f" AND s.until IS NULL{asked} WHERE v.key IS NULL OR p.invited = 1 ORDER BY 1",
        *(names, below - 1, names, below - 1, names),
    )


# Orders given in advance.


def filed(db: Db, game: int) -> dict[str, str]:
    found = db.execute("SELECT seat, filed FROM standing WHERE game = ? ORDER BY seat", (game,))
    return dict(map(tuple, found))


def file(db: Db, game: int, filed: dict[str, str]) -> None:
    db.executemany(
        upsert("standing", "game, seat, filed", "game, seat"),
        [(game, seat, text) for seat, text in filed.items()],
    )


# Alarms.


def alarms(db: Db, game: int) -> list[AlarmRow]:
    return select(db, AlarmRow, "FROM alarms WHERE game = ? ORDER BY id", game)


def due(db: Db, now: float, known: Iterable[str], cut_off: Iterable[int] = ()) -> list[AlarmRow]:
    """Alarms of running games that should have rung by now, oldest first; of a paused game, those
    that end the pause or the game; of a lobby, those that end it. Servers that are `cut_off` have
    none, nor have tables of games that are not `known`."""
    return select(
        db,
        AlarmRow,
        "FROM alarms WHERE due <= ? AND game IN (SELECT g.id FROM games g WHERE"
        " (status = 'playing'"
        " OR (status = 'paused' AND kind IN ('unpause', 'idle', 'close'))"
        " OR (status = 'lobby' AND kind IN ('idle', 'close')))"
        f" AND g.game IN {LISTED} AND guild NOT IN {LISTED}) ORDER BY due, id",
        *(now, json.dumps(list(known)), json.dumps(list(cut_off))),
    )


def set_alarms(db: Db, gone: list[AlarmRow], new: list[AlarmRow]) -> None:
    db.executemany("DELETE FROM alarms WHERE id = ?", [(row.id,) for row in gone])
    add_all(db, "alarms", new)


def credit(
    db: Db,
    moved: Callable[[float, int, str], float],
    guilds: Iterable[int] | None = None,
    unlike: Iterable[str] | None = None,
) -> None:
    """Give every running clock time back, or only those of some servers; or everything that is to
    happen at tables of games `unlike` these. `moved` gives the new end, by game and seat."""
    some = "status = 'playing'"
    values: tuple[str, ...] = ()
    if guilds is not None:
        some, values = f"{some} AND guild IN {LISTED}", (json.dumps(list(guilds)),)
    if unlike is not None:
        some, values = f"status IN {LIVE} AND game NOT IN {LISTED}", (json.dumps(list(unlike)),)
    for table, end, key in (
        ("prompts", "deadline", ("game", "seat")),
        ("prompts", "ends", ("game", "seat")),
        ("alarms", "due", ("game", "seat", "id")),
    ):
        found = db.execute(
            f"SELECT {end}, {', '.join(key)} FROM {table} WHERE {end} IS NOT NULL AND game IN"
            f" (SELECT id FROM games WHERE {some})",
            values,
        ).fetchall()
        db.executemany(
            f"UPDATE {table} SET {end} = ? WHERE {' AND '.join(f'{name} = ?' for name in key)}",
            [(moved(ends, game, seat), game, seat, *rest) for ends, game, seat, *rest in found],
        )


How = Literal["answered", "timeout", "dropped"]


@dataclass(frozen=True, slots=True)
class WaitRow:
    game: int
    epoch: int
    seat: str
    clock: str
    user: int
    asked: float
    answered: float
    how: How
    """`dropped`: the question went away, or somebody else has to answer first."""
    sealed: bool
    running: float
    """Seconds in which the clock ran."""


def save_waits(db: Db, rows: list[WaitRow]) -> None:
    """Write down clocks that have stopped. One that was interrupted has one row all the same."""
    db.executemany(
        f"INSERT INTO waits ({columns(WaitRow)}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (game, epoch, seat, clock) DO UPDATE SET user = excluded.user,"
        " answered = excluded.answered,"
        " how = excluded.how, running = waits.running + excluded.running",
        map(astuple, rows),
    )


def waits_of(db: Db, game: int) -> list[WaitRow]:
    return select(db, WaitRow, "FROM waits WHERE game = ? ORDER BY asked, game, seat", game)


def waits_of_user(db: Db, user: int, since: float) -> list[WaitRow]:
    """What somebody was asked since a moment, in all games."""
    return select(
        db,
        WaitRow,
        "FROM waits WHERE user = ? AND asked >= ? ORDER BY asked, game, seat",
        *(user, since),
    )


def answered_by_hour(db: Db, user: int, since: float) -> dict[int, int]:
    """How many open questions somebody answered in each hour of the day, in UTC, of those asked
    since a moment."""
    found = db.execute(
        "SELECT CAST(answered / 3600 AS INTEGER) % 24, count(*) FROM waits"
        " WHERE user = ? AND asked >= ? AND how = 'answered' AND sealed = 0 GROUP BY 1",
        (user, since),
    )
    return dict(found.fetchall())


@dataclass(frozen=True, slots=True)
class VacationRow:
    user: int
    begins: float
    ends: float
    days: int


def vacations_of(db: Db, game: int) -> list[VacationRow]:
    return select(db, VacationRow, "FROM vacations WHERE game = ? ORDER BY begins", game)


def change_vacations(db: Db, game: int, gone: list[VacationRow], rows: list[VacationRow]) -> None:
    db.executemany(
        "DELETE FROM vacations WHERE game = ? AND user = ? AND begins = ?",
        [(game, row.user, row.begins) for row in gone],
    )
    add_all(db, "vacations", rows, game=game)


def away(db: Db, people: list[int], now: float) -> dict[int, float]:
    """Who of these people is on vacation at some table now, and until when."""
    found = db.execute(
        "SELECT user, max(ends) AS until FROM vacations WHERE begins <= ? AND ends > ?"
        " GROUP BY user",
        (now, now),
    )
    return {row["user"]: row["until"] for row in found if row["user"] in people}


def next_vacation(db: Db, user: int, now: float) -> tuple[float, float] | None:
    """Beginning and end of the first vacation of somebody that is not over, at a game under way."""
    found = db.execute(
        "SELECT begins, v.ends FROM vacations v JOIN games g ON g.id = v.game"
        " WHERE user = ? AND v.ends > ? AND status IN ('playing', 'paused')"
        " ORDER BY begins LIMIT 1",
        (user, now),
    ).fetchone()
    return tuple(found) if found else None


def away_at(db: Db, game: int, now: float) -> dict[int, float]:
    """Who is on vacation at a table now, and until when."""
    found = db.execute(
        "SELECT user, max(ends) AS until FROM vacations WHERE game = ? AND begins <= ?"
        " AND ends > ? GROUP BY user",
        (game, now, now),
    )
    return {row["user"]: row["until"] for row in found}


def vacations_running(db: Db) -> list[tuple[int, str, float, float]]:
    """Game, seat, beginning and end of every vacation of somebody in a game under way."""
    found = db.execute(
        "SELECT v.game, seat, begins, v.ends FROM vacations v"
        " JOIN seats s ON s.game = v.game AND s.user = v.user AND until IS NULL"
        " JOIN games g ON g.id = v.game WHERE status = 'playing'"
        " ORDER BY v.game, seat, begins"
    )
    return [tuple(row) for row in found]
