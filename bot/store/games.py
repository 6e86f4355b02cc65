"""Games, who sits at them, seats that anybody may take over, and positions they have been in."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace

from bot.store import rows
from bot.store.db import Db
from bot.store.rows import Json, add_all, column, columns, first, one, select

LIVE = "('lobby', 'playing', 'paused')"


def option(name: str) -> str:
    """The SQL for the value of an option; null if options cannot be read, so that no query
    stops."""
    return f"CASE WHEN json_valid(games.options) THEN json_extract(games.options, '$.{name}') END"


@dataclass(slots=True)
class GameRow:
    id: int
    game: str
    version: int
    guild: int
    channel: int
    host: int
    status: str
    options: Json[dict[str, str]]
    opened: float
    seq: int = 0
    seed: bytes | None = None
    epoch: int = 0
    draws: int = 0
    told: int = 0
    result: str | None = None
    started: float | None = None
    ended: float | None = None
    paused: float | None = None
    state: bytes | None = None


@dataclass(slots=True)
class ChairRow:
    """Somebody who has joined a game that has not started; these rows end with the lobby."""

    user: int
    chair: int | None


@dataclass(slots=True)
class SeatRow:
    seat: str
    user: int
    chair: int
    since: int
    conceded: bool = False


@dataclass(slots=True)
class ResultRow:
    seat: str
    user: int
    place: int | None
    points: int | None
    kind: str


@dataclass(slots=True)
class People:
    """Who belongs to a game now."""

    chairs: list[ChairRow] = field(default_factory=list)
    """In the order of joining."""
    seats: list[SeatRow] = field(default_factory=list)
    """In the engine's order."""
    deputies: dict[int, int] = field(default_factory=dict)

    def copy(self) -> People:
        chairs, seats = map(replace, self.chairs), map(replace, self.seats)
        return People([*chairs], [*seats], dict(self.deputies))


def add(db: Db, row: GameRow) -> int:
    return rows.add(db, "games", row)


def get(db: Db, game: int, *, state: bool = False) -> GameRow | None:
    """A game; its position, which may be long, only if it is wanted."""
    names = columns(GameRow) if state else columns(GameRow).removesuffix(", state")
    return one(db, GameRow, "FROM games WHERE id = ?", game, names=names)


def save(db: Db, row: GameRow, seen: int) -> None:
    """Write a game back. `seen` is the seq it was loaded with; if that has changed, nothing is
    written."""
    known = rows.cells(row)
    if row.state is None:  # it was not loaded, and stays
        del known["state"]
    change = ", ".join(f"{name} = ?" for name in known)
    done = db.execute(
        f"UPDATE games SET {change} WHERE id = ? AND seq = ?", (*known.values(), row.id, seen)
    )
    if done.rowcount != 1:
        raise RuntimeError(f"game {row.id} is no longer at {seen}")


def servers(db: Db) -> list[int]:
    """The servers with tables that are not over."""
    sql = f"SELECT DISTINCT guild FROM games WHERE status IN {LIVE} ORDER BY guild"
    return column(db, int, sql)


def without_rules(db: Db, known: Iterable[str]) -> list[tuple[str, int]]:
    """Games that are none of these, and how many tables of each are not over."""
    found = db.execute(
        f"SELECT game, count(*) FROM games WHERE status IN {LIVE}"
        " AND game NOT IN (SELECT value FROM json_each(?)) GROUP BY game ORDER BY game",
        (json.dumps(list(known)),),
    )
    return [tuple(row) for row in found]


def host(db: Db, game: int) -> int:
    """The game's host. Works even if the rest of it cannot be read."""
    return first(db, int, "SELECT host FROM games WHERE id = ?", game) or 0


def channel(db: Db, game: int) -> int:
    return first(db, int, "SELECT channel FROM games WHERE id = ?", game) or 0


def ended_before(db: Db, game: int, then: float) -> bool:
    return rows.exists(db, "SELECT 1 FROM games WHERE id = ? AND ended < ?", game, then)


def refuse(db: Db, game: int, now: float) -> bool:
    """Mark a table whose channel takes no messages. Returns whether that is news."""
    marked = "UPDATE games SET refused = ? WHERE id = ? AND refused IS NULL"
    return db.execute(marked, (now, game)).rowcount == 1


def welcome(db: Db, outgoing: int) -> None:
    """Note that a public message has arrived: the channel of its table takes messages again."""
    db.execute(
        "UPDATE games SET refused = NULL WHERE refused IS NOT NULL"
        " AND id = (SELECT game FROM outbox WHERE id = ? AND user IS NULL)",
        (outgoing,),
    )


def options_of_running(db: Db) -> list[tuple[int, str]]:
    """The options of every game under way, as they are stored."""
    found = db.execute("SELECT id, options FROM games WHERE status = 'playing' ORDER BY id")
    return [(row["id"], row["options"]) for row in found]


def lengths(db: Db, game: str, pace: str) -> list[float]:
    """How many seconds each finished game of this title took at this pace."""
    return column(
        db,
        float,
        "SELECT ended - started FROM games WHERE game = ? AND status = 'over'"
        f" AND {option('pace')} = ? ORDER BY id",
        *(game, pace),
    )


def dealt(db: Db) -> list[int]:
    """Every game that was ever started."""
    return column(db, int, "SELECT id FROM games WHERE seed IS NOT NULL ORDER BY id")


def live_at(db: Db, channel: int) -> int | None:
    return first(db, int, f"SELECT id FROM games WHERE channel = ? AND status IN {LIVE}", channel)


def last_at(db: Db, channel: int) -> int | None:
    """The game of a channel that began last, even if it is over."""
    sql = "SELECT max(id) FROM games WHERE channel = ? AND started IS NOT NULL"
    return first(db, int, sql, channel)


def spoken(db: Db) -> list[tuple[str, str]]:
    """The live games, with their languages."""
    found = db.execute(
        f"SELECT DISTINCT game, {option('language')} FROM games"
        f" WHERE status IN {LIVE} ORDER BY 1, 2"
    )
    return [(game, lang or "") for game, lang in found]


def lobbies_of(db: Db, host: int) -> int:
    """How many tables of a host have not begun."""
    sql = "SELECT count(*) FROM games WHERE status = 'lobby' AND host = ?"
    return first(db, int, sql, host) or 0


def seated_for(db: Db, host: int, users: Collection[int]) -> int:
    """How many seats of these users there are at the live tables of a host."""
    some = ", ".join("?" * len(users))
    chairs, seats = (
        f"SELECT count(*) FROM games g JOIN {what} w ON w.game = g.id"
        f" WHERE g.host = ? AND g.status {live} AND w.user IN ({some})"
        for what, live in (("chairs", "= 'lobby'"), ("seats", "IN ('playing', 'paused')"))
    )
    return first(db, int, f"SELECT ({chairs}) + ({seats})", host, *users, host, *users) or 0


def live_of(db: Db, user: int) -> list[int]:
    """Live games somebody hosts, has joined, plays in or is a deputy in."""
    return column(
        db,
        int,
        f"SELECT id FROM games WHERE status IN {LIVE} AND (host = ? OR id IN ("
        " SELECT game FROM chairs WHERE user = ?"
        " UNION SELECT game FROM seats WHERE user = ? AND until IS NULL"
        " UNION SELECT game FROM deputies WHERE deputy = ?)) ORDER BY id",
        *(user, user, user, user),
    )


# People.


def people(db: Db, game: int) -> People:
    deputies = db.execute("SELECT user, deputy FROM deputies WHERE game = ?", (game,))
    return People(
        select(db, ChairRow, "FROM chairs WHERE game = ? ORDER BY id", game),
        select(db, SeatRow, "FROM seats WHERE game = ? AND until IS NULL ORDER BY place", game),
        dict(map(tuple, deputies)),
    )


def held(db: Db, game: int) -> list[tuple[str, int]]:
    """Every seat, with everybody who holds it or has held it."""
    found = db.execute(
        "SELECT DISTINCT seat, user FROM seats WHERE game = ? ORDER BY seat, user", (game,)
    )
    return [tuple(row) for row in found]


def save_chairs(db: Db, game: int, chairs: list[ChairRow]) -> None:
    db.execute("DELETE FROM chairs WHERE game = ?", (game,))
    add_all(db, "chairs", chairs, game=game)


def save_seats(db: Db, game: int, seq: int, before: list[SeatRow], after: list[SeatRow]) -> None:
    """Write who sits where. A row of somebody who left says until when; a newcomer gets one."""
    were = {row.seat: row for row in before}
    for place, row in enumerate(after):
        was = were.get(row.seat)
        if was == row:
            continue
        if was is not None and was.user == row.user:
            db.execute(
                "UPDATE seats SET conceded = ? WHERE game = ? AND seat = ? AND until IS NULL",
                (row.conceded, game, row.seat),
            )
            continue
        db.execute(
            "UPDATE seats SET until = ? WHERE game = ? AND seat = ? AND until IS NULL",
            (seq, game, row.seat),
        )
        add_all(db, "seats", [row], game=game, place=place)


def save_deputies(db: Db, game: int, deputies: dict[int, int]) -> None:
    db.execute("DELETE FROM deputies WHERE game = ?", (game,))
    db.executemany(
        "INSERT INTO deputies (game, user, deputy) VALUES (?, ?, ?)",
        [(game, user, deputy) for user, deputy in deputies.items()],
    )


def add_results(db: Db, game: int, results: list[ResultRow]) -> None:
    add_all(db, "results", results, game=game)


def results(db: Db, game: int) -> list[ResultRow]:
    return select(db, ResultRow, "FROM results WHERE game = ? ORDER BY seat", game)


@dataclass(slots=True)
class OpeningRow:
    id: int
    """0 until it is stored."""
    game: int
    seat: str
    by: int | None
    opened: float
    closed: float | None = None
    taker: int | None = None


def openings(db: Db, game: int) -> list[OpeningRow]:
    """The seats of a game that are open now."""
    return select(
        db, OpeningRow, "FROM openings WHERE game = ? AND closed IS NULL ORDER BY id", game
    )


def save_openings(db: Db, rows: list[OpeningRow]) -> None:
    """Write openings: those that were closed first, since a seat has one at a time."""
    for row in rows:
        if row.id:
            db.execute(
                "UPDATE openings SET closed = ?, taker = ? WHERE id = ?",
                (row.closed, row.taker, row.id),
            )
    add_all(db, "openings", sorted((row for row in rows if not row.id), key=_open_seats))


def _open_seats(row: OpeningRow) -> bool:
    return row.closed is None


def everywhere(db: Db, guild: int | None) -> list[OpeningRow]:
    """The open seats of games under way on one server, or on all of them; the oldest first."""
    return select(
        db,
        OpeningRow,
        "FROM openings WHERE closed IS NULL AND game IN (SELECT id FROM games"
        " WHERE status IN ('playing', 'paused') AND (? IS NULL OR guild = ?)) ORDER BY id",
        *(guild, guild),
    )


def takeovers(db: Db, user: int) -> int:
    """How many seats somebody has taken over and held to the end."""
    found = first(
        db,
        int,
        "SELECT count(*) FROM openings o"
        " JOIN results r ON r.game = o.game AND r.seat = o.seat AND r.user = o.taker"
        " WHERE taker = ? AND kind = 'played'",
        user,
    )
    return found or 0


def handed_over(db: Db, user: int) -> list[tuple[int, str, float, float]]:
    """The seats somebody offered of their own accord and that were taken: game, seat, since when
    they were on offer, and until when."""
    found = db.execute(
        "SELECT game, seat, opened, closed FROM openings WHERE by = ? AND taker IS NOT NULL"
        " ORDER BY opened, game, seat",
        (user,),
    )
    return [tuple(row) for row in found]
