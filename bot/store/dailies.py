"""Positions of the day, the servers they were shown on, and what people answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from bot.store import rows
from bot.store.db import Db
from bot.store.rows import Json

CHANNEL = "daily/"
"""Facts about which channel of a server gets them begin so."""


@dataclass(slots=True)
class DailyRow:
    day: int
    game: str
    seat: str
    state: bytes
    answers: Json[list[list[str]]]
    picks: Json[list[str]]
    won: Json[list[str]]
    best: int
    times: int
    tries: int
    id: int = 0


def servers(db: Db) -> list[tuple[int, int]]:
    """Each server that gets them, with the channel."""
    found = db.execute(
        "SELECT name, value FROM facts WHERE name LIKE ? ORDER BY name", (f"{CHANNEL}%",)
    )
    return [(int(name.removeprefix(CHANNEL)), int(value)) for name, value in found]


def of_day(db: Db, day: int, game: str) -> DailyRow | None:
    return rows.one(db, DailyRow, "FROM dailies WHERE day = ? AND game = ?", day, game)


def missing(db: Db, days: Mapping[int, str]) -> int | None:
    """The first of these days that has no position of its game."""
    return next((day for day, game in days.items() if of_day(db, day, game) is None), None)


def get(db: Db, daily: int) -> DailyRow | None:
    return rows.one(db, DailyRow, "FROM dailies WHERE id = ?", daily)


def add(db: Db, row: DailyRow) -> None:
    rows.add(db, "dailies", row)


def finished(db: Db, game: str, most: int) -> list[int]:
    """The games of a title that ended last."""
    sql = "SELECT id FROM games WHERE game = ? AND status = 'over' ORDER BY ended DESC, id LIMIT ?"
    return rows.column(db, int, sql, game, most)


def post(db: Db, daily: int, guild: int) -> bool:
    """Note that a server is shown a position; False if it was before."""
    done = db.execute(
        "INSERT INTO daily_posts VALUES (?, ?, 0) ON CONFLICT DO NOTHING", (daily, guild)
    )
    return done.rowcount == 1


def close(db: Db, guild: int, before: int) -> list[int]:
    """Note that the answers to positions of earlier days are told; which they are."""
    return rows.column(
        db,
        int,
        "UPDATE daily_posts SET closed = 1 WHERE guild = ? AND closed = 0"
        " AND daily IN (SELECT id FROM dailies WHERE day < ?) RETURNING daily",
        *(guild, before),
    )


def open_still(db: Db, daily: int, guild: int) -> bool:
    sql = "SELECT 1 FROM daily_posts WHERE daily = ? AND guild = ? AND closed = 0"
    return rows.exists(db, sql, daily, guild)


def answer(db: Db, daily: int, guild: int, user: int, answer: int) -> None:
    """Keep somebody's answer in the place of an earlier one."""
    db.execute(
        "INSERT INTO daily_answers VALUES (?, ?, ?, ?)"
        " ON CONFLICT (daily, guild, user) DO UPDATE SET answer = excluded.answer",
        (daily, guild, user, answer),
    )


def answers(db: Db, daily: int, guild: int) -> list[int]:
    sql = "SELECT answer FROM daily_answers WHERE daily = ? AND guild = ? ORDER BY user"
    return rows.column(db, int, sql, daily, guild)


def ladder(db: Db, guild: int, day: int, most: int) -> list[tuple[int, int]]:
    """Who has found most of the positions of a month up to a day, of those whose answers have been
    told, and how many."""
    begins = date(1970, 1, 1) + timedelta(day)
    found = db.execute(
        "SELECT user, count(*) AS n FROM daily_answers JOIN dailies ON dailies.id = daily"
        " JOIN daily_posts USING (daily, guild) WHERE guild = ? AND closed AND answer = best"
        " AND day BETWEEN ? AND ? GROUP BY user ORDER BY n DESC, user LIMIT ?",
        (guild, day - begins.day + 1, day, most),
    )
    return [(row["user"], row["n"]) for row in found]
