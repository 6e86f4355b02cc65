"""All that is stored about a person is exported, and forgotten when they wish."""

from __future__ import annotations

import pytest

from bot.store import Db, users
from bot.text import verbatim
from tests.bot.app.silence import InMemory

PERSON, OTHER = 987_654_321_012_345_678, 876_543_210_987_654_321
PEOPLE = {
    "daily_answers.user",
    *("avoided.user", "avoided.other", "chairs.user", "deputies.user", "deputies.deputy"),
    *("host_steps.by", "host_steps.user", "host_steps.other"),
    *("disputes.by", "drafts.user", "entries.user", "followers.user", "games.host"),
    *(
        "guests.owner",
        "journal.user",
        "league_chairs.user",
        "league_log.by",
        "leagues.by",
        "looks.user",
    ),
    *("notes.user", "openings.by", "openings.taker", "outbox.user", "pool_people.user"),
    *("results.user", "rulings.by", "seats.user", "seekers.user", "takebacks.user"),
    *("trials.user", "users.user", "doors.user", "outside.user", "vacations.user", "waits.user"),
}
"""Columns that hold a person."""
QUOTED = {
    *("journal.events", "journal.note", "league_log.what", "leagues.settings", "matches.agreed"),
    *("matches.people", "old_results.game", "outbox.body", "rounds.resting", "seasons.settings"),
    *("shown_standings.rows", "takebacks.asked", "talks.users"),
    "host_steps.undo",
}
"""Columns with texts in which people are quoted numbers."""
NOBODY = {
    *("about", "acted", "answered", "archived", "asked", "at", "bank", "barrier", "base"),
    *(
        "before",
        "began",
        "begins",
        "calendar",
        "chair",
        "channel",
        "clock",
        "closed",
        "closes",
        "conceded",
    ),
    *(
        "confirmed",
        "counted",
        "days",
        "deeds",
        *("answer", "answers", "best", "daily", "day", "times", "won"),
        "upto",
        "whole",
        "moments",
        "luck",
        "knows",
        "seats",
        "deadline",
        "digest",
        "digested",
        "division",
        "dm",
    ),
    *("draws", "due", "edits", "ended", "ends", "epoch", "filed", "game", "given", "grace"),
    *(
        "guard",
        "guild",
        "hand",
        "hook",
        "how",
        "id",
        "invited",
        "key",
        "kind",
        "lang",
        "lapsed",
        "league",
    ),
    *("league_table", "made", "message", "missed", "missing", "name", "next", "nonce", "number"),
    *(
        "open",
        "opened",
        "options",
        "pace",
        "paired",
        "paused",
        "pending",
        "picks",
        "place",
        "places",
    ),
    *("points", "pool", "print", "quiet", "refused", "remind", "result", "revision", "round"),
    *("running", "safety", "sealed", "season", "seat", "seed", "seq", "shown", "side", "since"),
    *(
        "size",
        "started",
        "starts",
        "state",
        "status",
        "stopped",
        "stream",
        "target",
        "text",
        "thread",
    ),
    *("thread", "title", "token", "told", "tries", "turn", "undone", "until", "value", "verdict"),
    *("version", "waiting", "why", "wishes", "zone"),
}
"""Names of columns that hold nobody. Whoever adds a column with another name says what is in it: a
person (`PEOPLE`), people (`QUOTED`), or nobody."""
COMMANDS = {"journal.command", "league_log.command"}
"""Ids of commands; those the bot gives itself may end with a person."""
SECRET = {"avoided.other"}
"""Who avoids somebody is the secret of those who do: it is not exported, but it is forgotten."""
ELSEWHERE = {
    "journal.events",  # what happened in a game, and who was named by it
    "journal.note",
    "outbox.body",
    "seasons.settings",  # as in their league
    "takebacks.asked",
    "matches.agreed",  # they are among its people
}
"""What an export tells by other columns of the same rows, or of their games."""


@pytest.fixture
def db() -> Db:
    found = InMemory().db
    found.execute("PRAGMA foreign_keys = OFF")
    found.execute("PRAGMA ignore_check_constraints = ON")
    return found


def columns(db: Db) -> list[tuple[str, str, str]]:
    """Table, column and type of everything that is stored."""
    tables = db.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ).fetchall()
    return [
        (table["name"], column["name"], column["type"])
        for table in tables
        for column in db.execute(f"PRAGMA table_info({table['name']})")
    ]


def written(db: Db, table: str, column: str) -> None:
    """A row of the table in which this column holds the person, and nothing else does."""
    here = [(name, kind) for each, name, kind in columns(db) if each == table]
    values: list[object] = []
    for name, kind in here:
        plain: object = {"INTEGER": 1, "REAL": 1.0, "BLOB": b"{}"}.get(kind, "{}")
        if f"{table}.{name}" in PEOPLE:
            plain = OTHER
        if name == column:
            plain = PERSON if f"{table}.{name}" in PEOPLE else f'["{PERSON}"]'
        values.append(plain)
    marks = ", ".join("?" for _ in values)
    db.execute(f"INSERT INTO {table} VALUES ({marks})", values)


def found(db: Db) -> list[str]:
    """Where the person is named."""
    return [
        f"{table}.{column}"
        for table, column, _ in columns(db)
        if db.execute(
            f"SELECT 1 FROM {table} WHERE instr(CAST({column} AS TEXT), ?)", (str(PERSON),)
        ).fetchone()
    ]


def test_tb_10_26_every_column_is_known_to_hold_people_or_nobody(db: Db) -> None:
    unknown = [
        f"{table}.{column}"
        for table, column, _ in columns(db)
        if f"{table}.{column}" not in PEOPLE | QUOTED | COMMANDS and column not in NOBODY
    ]
    assert unknown == []


@pytest.mark.parametrize("where", sorted(PEOPLE | QUOTED))
def test_tb_10_26_who_is_forgotten_is_named_nowhere(db: Db, where: str) -> None:
    written(db, *where.split("."))
    assert found(db) == [where]
    users.forget(db, PERSON)
    assert found(db) == []


@pytest.mark.parametrize("where", sorted((PEOPLE | QUOTED) - SECRET - ELSEWHERE))
def test_tb_10_26_what_is_stored_of_somebody_is_exported(db: Db, where: str) -> None:
    before = users.everything(db, PERSON)
    written(db, *where.split("."))
    assert users.everything(db, PERSON) != before


@pytest.mark.parametrize("where", sorted(SECRET))
def test_tb_10_26_nobody_learns_who_avoids_them(db: Db, where: str) -> None:
    before = users.everything(db, PERSON)
    written(db, *where.split("."))
    assert users.everything(db, PERSON) == before


@pytest.mark.parametrize("where", sorted(COMMANDS))
def test_tb_10_26_no_command_of_the_bot_names_who_is_forgotten(db: Db, where: str) -> None:
    table, column = where.split(".")
    written(db, table, column)
    db.execute(f"UPDATE {table} SET {column} = ?", (f"left:7:red:{PERSON}",))
    users.forget(db, PERSON)
    assert found(db) == []
    assert db.execute(f"SELECT {column} FROM {table}").fetchone()[0] == "left:7:red:-1"


@pytest.mark.parametrize("where", [".".join(each) for each in users.WRITTEN])
def test_tb_3_10_nobody_is_mentioned_in_what_others_wrote(db: Db, where: str) -> None:
    table, column = where.split(".")
    written(db, table, column)
    typed = f"<@{PERSON}> and <@!{PERSON}>"
    db.execute(f"UPDATE {table} SET {column} = ?", (f"{typed}, that is {verbatim(typed)}",))
    users.forget(db, PERSON)
    assert found(db) == []
    assert "that is" in db.execute(f"SELECT {column} FROM {table}").fetchone()[0]


def test_tb_10_26_what_somebody_was_shown_is_forgotten(db: Db) -> None:
    users.show(db, PERSON, "hints")
    assert users.everything(db, PERSON)["shown"] == [{"what": "hints"}]
    users.forget(db, PERSON)
    assert found(db) == []
