"""People's settings, where they want to be told things outside Discord, their own programs,
forgetting people, and single facts about the bot itself.

The keys of programs are kept as digests only. A row stays when its key is taken away: games tell of
it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated, Any, Literal, NamedTuple

from bot.store import rows
from bot.store.db import Db, upsert
from bot.store.rows import Cell, first, one, put, select

Quiet = tuple[int, int]
"""Hours of a day, from the first up to the second: `(23, 7)` is the night."""


def _spelt(hours: Quiet | None) -> str | None:
    return "{}-{}".format(*hours) if hours else None


def _read(text: str | None) -> Quiet | None:
    begin, _, end = (text or "").partition("-")
    return (int(begin), int(end)) if end else None


@dataclass(frozen=True, slots=True)
class Profile:
    """A person's settings."""

    user: int
    lang: str | None = None
    """None follows Discord's own setting."""
    zone: str = "UTC"
    dm: Literal["on", "off", "closed"] = "on"
    """`closed`: Discord refused to deliver direct messages. It becomes `on` when they ask for
    it."""
    quiet: Annotated[Quiet | None, Cell(_spelt, _read)] = None
    """Hours of their own time zone in which nothing notifies them."""
    remind: Literal["letter", "table", "off"] = "letter"
    """Where they are reminded that time runs out. `letter` is a direct message; if it cannot be
    delivered, the table is used."""
    safety: bool = False
    """Whether a day of vacation is taken when their time would run out (TB-3.12)."""
    next: bool = False
    """Whether they are told that their turn is the next one (TB-8.20)."""
    missing: bool = True
    """Whether they are told that only they are missing (TB-8.17)."""
    digest: int | None = None
    """The hour of their day at which one letter takes the place of all others (TB-8.18)."""


def get(db: Db, user: int) -> Profile:
    return one(db, Profile, "FROM users WHERE user = ?", user) or Profile(user)


def save(db: Db, row: Profile) -> None:
    put(db, "users", "user", [row])


def zones(db: Db, people: Iterable[int]) -> dict[int, str]:
    """The time zones of those of these people who have chosen one."""
    found = {user: get(db, user).zone for user in people}
    return {user: zone for user, zone in found.items() if zone != "UTC"}


def digesters(db: Db) -> list[tuple[int, str, int, float]]:
    """Who wants one direct message a day: their zone, the hour, when the last one was written."""
    found = db.execute(
        "SELECT user, zone, digest, digested FROM users WHERE digest IS NOT NULL ORDER BY user"
    )
    return [tuple(row) for row in found]


def digested(db: Db, user: int, at: float) -> None:
    db.execute("UPDATE users SET digested = ? WHERE user = ?", (at, user))


def careful(db: Db, game: int) -> set[int]:
    """The people of a game who want a day of vacation taken when their time would run out."""
    found = rows.column(
        db,
        int,
        "SELECT user FROM users WHERE safety = 1 AND user IN"
        " (SELECT user FROM seats WHERE game = ? AND until IS NULL)",
        game,
    )
    return set(found)


QUOTED = """ LIKE '%"' || ? || '"%'"""
"""Where a text has somebody's quoted number in it."""
LEAGUES = {
    "leagues": "SELECT id, guild, name, opened, archived FROM leagues WHERE by = ?",
    "league_rights": f"SELECT id, guild, name FROM leagues WHERE settings{QUOTED}",
    "entries": "SELECT season, at, status, confirmed, division FROM entries WHERE user = ?",
    "pools": "SELECT pool, place FROM pool_people WHERE user = ?",
    "rested": f"SELECT pool, number FROM rounds WHERE resting{QUOTED}",
    "league_tables": "SELECT league_table, chair, side FROM league_chairs WHERE user = ?",
    "rulings": "SELECT league_table, at, verdict, places FROM rulings WHERE by = ?",
    "standings": f"SELECT pool, round, at FROM shown_standings WHERE rows{QUOTED}",
    "league_log": "SELECT league, at, what, why FROM league_log WHERE by = ?",
    "league_log_about": f"SELECT league, at, what FROM league_log WHERE what{QUOTED}",
    "disputes": "SELECT league_table, text, opened, closed FROM disputes WHERE by = ?",
    "league_steps": "SELECT season, kind, at, undone FROM host_steps WHERE ?1 IN (by, user, other)"
    f" OR undo{QUOTED.replace('?', '?1')}",
    "old_results": f"SELECT league, ended FROM old_results WHERE game{QUOTED}",
    "avoided": "SELECT other FROM avoided WHERE user = ?",
    "seeking": "SELECT guild, wishes, since, until FROM seekers WHERE user = ?",
    "matches": f"SELECT guild, title, pace, size, status, made FROM matches WHERE people{QUOTED}",
}
"""What leagues know of somebody. Who avoids them is the secret of those who do."""


WRITTEN = (
    *(("journal", "events"), ("journal", "note"), ("outbox", "body"), ("notes", "text")),
    *(("leagues", "name"), ("league_log", "what"), ("league_log", "why"), ("disputes", "text")),
    ("host_steps", "why"),
)
"""Where people write what they like."""
MENTIONS = ("@", "@!", "@\u200b", "@\u200b!")
"""What stands before somebody's number in it, as it was typed and as it is quoted."""
ROTATIONS = "rotation/"
"""Facts about who is to play which seats in a rematch begin so; the game follows."""


def everything(db: Db, user: int) -> dict[str, list[dict[str, Any]]]:
    """Everything stored about a person."""
    wanted = {
        "profile": "SELECT lang, zone, dm, quiet, remind, safety, next, missing, digest FROM users"
        " WHERE user = ?",
        "hosted": "SELECT id, game, guild, channel, status, opened FROM games WHERE host = ?",
        "joined": "SELECT game, chair FROM chairs WHERE user = ?",
        "seats": "SELECT game, seat, since, until, conceded FROM seats WHERE user = ?",
        "deputies": "SELECT game, deputy FROM deputies WHERE user = ?",
        "deputy": "SELECT game FROM deputies WHERE deputy = ?",
        "moves": "SELECT game, seq, at, seat, kind, picks FROM journal WHERE user = ?",
        "orders": "SELECT game, seat, filed FROM standing JOIN seats USING (game, seat)"
        " WHERE user = ? AND until IS NULL",
        # What was said is in the message to the host, as long as that is kept.
        "reports": "SELECT game, json_extract(body, '$.text[1].text') AS text FROM outbox"
        " WHERE kind = 'notice' AND CASE WHEN json_valid(body) THEN"
        " json_extract(body, '$.text[0]') = 'table-report'"
        " AND json_extract(body, '$.text[1].user[1].user') = CAST(? AS TEXT) END",
        "threads": "SELECT game, about, thread, closed FROM talks"
        """ WHERE instr(users, '"' || ? || '"') > 0""",
        "messages": "SELECT game, kind, seat, status, due FROM outbox WHERE user = ?",
        "takebacks": "SELECT game, number FROM takebacks WHERE user = ?",
        "direct_messages": "SELECT channel, opened FROM doors WHERE user = ?",
        "guest": "SELECT id, guild, name FROM guests WHERE owner = ?",
        "outside": "SELECT hook, calendar FROM outside WHERE user = ?",
        "notes": "SELECT game, text FROM notes WHERE user = ?",
        "looks": "SELECT game, seq FROM looks WHERE user = ?",
        "follows": "SELECT game, since FROM followers WHERE user = ?",
        "drafts": "SELECT game, seat, picks FROM drafts WHERE user = ?",
        "trials": "SELECT game, deeds FROM trials WHERE user = ?",
        "dailies": "SELECT daily, guild, answer FROM daily_answers WHERE user = ?",
        "vacations": "SELECT game, begins, ends, days FROM vacations WHERE user = ?",
        "openings": "SELECT game, seat, opened, closed FROM openings WHERE by = ?",
        "takeovers": "SELECT game, seat, closed FROM openings WHERE taker = ?",
        "waits": "SELECT game, seat, clock, asked, answered, how, running FROM waits"
        " WHERE user = ?",
        "results": "SELECT game, seat, place, points, kind FROM results WHERE user = ?",
        **LEAGUES,
    }
    found = {
        name: [dict(row) for row in db.execute(query, (user,))] for name, query in wanted.items()
    }
    seen = db.execute("SELECT name FROM facts WHERE name LIKE ? ORDER BY name", (_seen(user, "%"),))
    turned = db.execute(
        f"SELECT name FROM facts WHERE name LIKE '{ROTATIONS}%' AND value{QUOTED} ORDER BY name",
        (user,),
    )
    return found | {
        "shown": [{"what": row["name"].rpartition("/")[2]} for row in seen],
        "rotations": [{"game": int(row["name"].removeprefix(ROTATIONS))} for row in turned],
    }


def show(db: Db, user: int, what: str) -> bool:
    """Note that somebody has been shown something. Returns whether that was the first time."""
    done = db.execute(
        "INSERT INTO facts (name, value) VALUES (?, '') ON CONFLICT DO NOTHING",
        (_seen(user, what),),
    )
    return done.rowcount == 1


def _seen(user: int, what: str) -> str:
    return f"shown/{user}/{what}"


def forget(db: Db, user: int) -> int:
    """Replace a person everywhere by a number that stands for nobody; returns that number."""
    nobody = -int(fact(db, "forgotten") or 0) - 1
    set_fact(db, "forgotten", str(-nobody))
    for table, column in (
        *(("games", "host"), ("chairs", "user"), ("seats", "user"), ("deputies", "user")),
        *(("deputies", "deputy"), ("journal", "user"), ("results", "user")),
        ("takebacks", "user"),
        *(("waits", "user"), ("vacations", "user"), ("openings", "by"), ("openings", "taker")),
        *(("leagues", "by"), ("entries", "user"), ("pool_people", "user")),
        *(("league_chairs", "user"), ("rulings", "by"), ("league_log", "by"), ("disputes", "by")),
        *(("host_steps", "by"), ("host_steps", "user"), ("host_steps", "other")),
        ("guests", "owner"),
    ):
        db.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (nobody, user))
    # Sentences and messages name people as quoted numbers, so that they can be found again.
    for table, column in (
        *(("journal", "events"), ("journal", "note"), ("outbox", "body"), ("talks", "users")),
        ("takebacks", "asked"),
        *(("leagues", "settings"), ("seasons", "settings"), ("rounds", "resting")),
        *(("shown_standings", "rows"), ("league_log", "what"), ("old_results", "game")),
        *(("matches", "people"), ("matches", "agreed"), ("host_steps", "undo")),
    ):
        db.execute(
            f"UPDATE {table} SET {column} = replace({column}, ?, ?) WHERE instr({column}, ?) > 0",
            (f'"{user}"', f'"{nobody}"', f'"{user}"'),
        )
    for table, column in WRITTEN:
        for mark in MENTIONS:
            db.execute(
                f"UPDATE {table} SET {column} = replace({column}, ?, '@…')"
                f" WHERE instr({column}, ?) > 0",
                (f"{mark}{user}", f"{mark}{user}"),
            )
    for table in ("journal", "league_log"):  # of what the bot did by itself because of them
        db.execute(
            f"UPDATE {table} SET command = substr(command, 1, length(command) - length(?)) || ?"
            " WHERE command LIKE '%:' || ?",
            (str(user), nobody, str(user)),
        )
    db.execute(
        "UPDATE outbox SET status = CASE WHEN status IN ('new', 'taken') THEN 'dead' ELSE status"
        " END, user = ? WHERE user = ?",
        (nobody, user),
    )
    for table in (
        *("users", "outside", "doors", "notes", "looks", "followers", "drafts", "trials"),
        *("seekers", "daily_answers"),
    ):
        db.execute(f"DELETE FROM {table} WHERE user = ?", (user,))
    db.execute("DELETE FROM avoided WHERE user = ? OR other = ?", (user, user))
    db.execute("UPDATE disputes SET text = '' WHERE by = ?", (nobody,))
    db.execute("UPDATE guests SET name = '', key = NULL WHERE owner = ?", (nobody,))
    db.execute("DELETE FROM facts WHERE name LIKE ?", (_seen(user, "%"),))
    db.execute(f"DELETE FROM facts WHERE name LIKE '{ROTATIONS}%' AND value{QUOTED}", (user,))
    return nobody


def fact(db: Db, name: str) -> str | None:
    return first(db, str, "SELECT value FROM facts WHERE name = ?", name)


def drop_fact(db: Db, name: str) -> None:
    db.execute("DELETE FROM facts WHERE name = ?", (name,))


def set_fact(db: Db, name: str, value: str) -> None:
    drop_fact(db, name)  # not written over: what follows a fact looks at those that come and go
    db.execute("INSERT INTO facts (name, value) VALUES (?, ?)", (name, value))


class OutsideRow(NamedTuple):
    hook: str | None = None
    calendar: str | None = None


class RoundRow(NamedTuple):
    """A round of a league that is under way."""

    pool: int
    number: int
    due: float
    league: str


def outside(db: Db, user: int) -> OutsideRow:
    return one(db, OutsideRow, "FROM outside WHERE user = ?", user) or OutsideRow()


def calendar_owner(db: Db, secret: str) -> int | None:
    """Whose calendar this is the secret of."""
    return first(db, int, "SELECT user FROM outside WHERE calendar = ?", secret)


def set_outside(db: Db, user: int, what: Literal["hook", "calendar"], value: str | None) -> None:
    db.execute(upsert("outside", f"user, {what}", "user"), (user, value))


def rounds_of(db: Db, user: int) -> list[RoundRow]:
    found = db.execute(
        "SELECT r.pool, r.number, r.due, l.name FROM rounds r"
        " JOIN pool_people people ON people.pool = r.pool JOIN pools p ON p.id = r.pool"
        " JOIN seasons s ON s.id = p.season JOIN leagues l ON l.id = s.league"
        " WHERE people.user = ? AND r.closed IS NULL AND r.due IS NOT NULL"
        " AND s.status = 'playing' ORDER BY r.due, r.pool",
        (user,),
    )
    return [RoundRow(*row) for row in found]


FIRST_GUEST, LAST_GUEST = 10**12, 2 * 10**12
"""Numbers of guests: nobody's at Discord, where they are far larger, and no other computer's."""


@dataclass(frozen=True, slots=True)
class GuestRow:
    id: int
    owner: int
    guild: int
    name: str
    key: str | None


def all_guests(db: Db) -> list[GuestRow]:
    return select(db, GuestRow, "FROM guests ORDER BY id")


def guest_of(db: Db, owner: int) -> GuestRow | None:
    return one(db, GuestRow, "FROM guests WHERE owner = ?", owner)


def guest_by_key(db: Db, key: str) -> int | None:
    """Whose key this is, if it still is one."""
    return first(db, int, "SELECT id FROM guests WHERE key = ?", _digest(key))


def admit_guest(db: Db, owner: int, guild: int, name: str, key: str) -> None:
    """Give somebody's program a name and a key; the one before opens nothing any more."""
    known = guest_of(db, owner)
    newest = (
        first(db, int, "SELECT coalesce(max(id), ?) FROM guests", FIRST_GUEST - 1) or FIRST_GUEST
    )
    number = known.id if known else newest + 1
    db.execute(
        upsert("guests", "id, owner, guild, name, key", "id"),
        (number, owner, guild, name, _digest(key)),
    )


def revoke_guest(db: Db, owner: int) -> None:
    db.execute("UPDATE guests SET key = NULL WHERE owner = ?", (owner,))


def games_for_guest(db: Db, guest: int) -> list[int]:
    """The games that wait for a guest, the earliest deadline first."""
    found = (
        "SELECT s.game FROM seats s JOIN prompts p ON p.game = s.game AND p.seat = s.seat"
        " AND p.waiting IS NOT NULL JOIN games g ON g.id = s.game AND g.status = 'playing'"
        " WHERE s.user = ? AND s.until IS NULL"
        " GROUP BY s.game ORDER BY min(coalesce(p.ends, 1e12)), s.game"
    )
    return rows.column(db, int, found, guest)


def _digest(key: str) -> str:
    return sha256(key.encode()).hexdigest()
