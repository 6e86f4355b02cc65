"""Games, who sits at them, and positions they have been in."""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection
from dataclasses import dataclass, field

from bot.store.db import Db, added

LIVE = "('lobby', 'playing', 'paused')"
FACTS = (
    "id, game, version, guild, channel, host, status, options, seq, seed, epoch, draws, told,"
    " result, opened, started, ended, paused"
)


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
    options: dict[str, str]
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


def add(db: Db, row: GameRow) -> int:
    return added(
        db,
        "INSERT INTO games (game, version, guild, channel, host, status, options, opened)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(row.game, row.version, row.guild, row.channel, row.host, row.status),
            *(json.dumps(row.options), row.opened),
        ),
    )


def get(db: Db, game: int, *, state: bool = False) -> GameRow | None:
    columns = f"{FACTS}, state" if state else FACTS
    found = db.execute(f"SELECT {columns} FROM games WHERE id = ?", (game,)).fetchone()
    if found is None:
        return None
    return GameRow(**{**dict(found), "options": json.loads(found["options"])})


def save(db: Db, row: GameRow, seen: int) -> None:
    """Write a game back. `seen` is the seq it was loaded with; if that has changed, nothing is
    written."""
    facts = (
        *(row.host, row.status, json.dumps(row.options), row.seq, row.seed, row.epoch, row.draws),
        *(row.told, row.result, row.started, row.ended, row.paused, row.version),
    )
    done = db.execute(
        "UPDATE games SET host = ?, status = ?, options = ?, seq = ?, seed = ?, epoch = ?,"
        " draws = ?, told = ?, result = ?, started = ?, ended = ?, paused = ?, version = ?,"
        " state = coalesce(?, state) WHERE id = ? AND seq = ?",
        (*facts, row.state, row.id, seen),
    )
    if done.rowcount != 1:
        raise RuntimeError(f"game {row.id} is no longer at {seen}")


def servers(db: Db) -> list[int]:
    """The servers with tables that are not over."""
    found = db.execute(
        "SELECT DISTINCT guild FROM games WHERE status IN ('lobby', 'playing', 'paused')"
        " ORDER BY guild"
    )
    return [row["guild"] for row in found]


def host(db: Db, game: int) -> int:
    """The game's host. Works even if the rest of it cannot be read."""
    found = db.execute("SELECT host FROM games WHERE id = ?", (game,)).fetchone()
    return found["host"]  # type: ignore[no-any-return]


def channel(db: Db, game: int) -> int:
    found = db.execute("SELECT channel FROM games WHERE id = ?", (game,)).fetchone()
    return found["channel"]  # type: ignore[no-any-return]


def ended_before(db: Db, game: int, then: float) -> bool:
    found = db.execute("SELECT 1 FROM games WHERE id = ? AND ended < ?", (game, then))
    return found.fetchone() is not None


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
    found = db.execute(
        "SELECT ended - started AS took FROM games WHERE game = ? AND status = 'over'"
        f" AND {option('pace')} = ? ORDER BY id",
        (game, pace),
    )
    return [row["took"] for row in found]


def dealt(db: Db) -> list[int]:
    """Every game that was ever started."""
    return [
        game for (game,) in db.execute("SELECT id FROM games WHERE seed IS NOT NULL ORDER BY id")
    ]


def live_at(db: Db, channel: int) -> int | None:
    found = db.execute(
        f"SELECT id FROM games WHERE channel = ? AND status IN {LIVE}", (channel,)
    ).fetchone()
    return found["id"] if found else None


def last_at(db: Db, channel: int) -> int | None:
    """The game of a channel that began last, even if it is over."""
    found = db.execute(
        "SELECT max(id) AS id FROM games WHERE channel = ? AND started IS NOT NULL", (channel,)
    ).fetchone()
    return found["id"]  # type: ignore[no-any-return]


def spoken(db: Db) -> list[tuple[str, str]]:
    """The live games, with their languages."""
    found = db.execute(
        f"SELECT DISTINCT game, {option('language')} FROM games"
        f" WHERE status IN {LIVE} ORDER BY 1, 2"
    )
    return [(game, lang or "") for game, lang in found]


def lobbies_of(db: Db, host: int) -> int:
    """How many tables of a host have not begun."""
    found = db.execute(
        "SELECT count(*) AS n FROM games WHERE status = 'lobby' AND host = ?", (host,)
    ).fetchone()
    return int(found["n"])


def seated_for(db: Db, host: int, users: Collection[int]) -> int:
    """How many seats of these users there are at the live tables of a host."""
    some = ", ".join("?" * len(users))
    chairs, seats = (
        f"SELECT count(*) FROM games g JOIN {what} w ON w.game = g.id"
        f" WHERE g.host = ? AND g.status {live} AND w.user IN ({some})"
        for what, live in (("chairs", "= 'lobby'"), ("seats", "IN ('playing', 'paused')"))
    )
    found = db.execute(f"SELECT ({chairs}) + ({seats}) AS n", (host, *users, host, *users))
    return int(found.fetchone()["n"])


def live_of(db: Db, user: int) -> list[int]:
    """Live games somebody hosts, has joined, plays in or is a deputy in."""
    found = db.execute(
        f"SELECT id FROM games WHERE status IN {LIVE} AND (host = :user OR id IN ("
        " SELECT game FROM chairs WHERE user = :user"
        " UNION SELECT game FROM seats WHERE user = :user AND until IS NULL"
        " UNION SELECT game FROM deputies WHERE deputy = :user)) ORDER BY id",
        {"user": user},
    )
    return [row["id"] for row in found]


# People.


def people(db: Db, game: int) -> People:
    chairs = db.execute("SELECT user, chair FROM chairs WHERE game = ? ORDER BY id", (game,))
    seats = db.execute(
        "SELECT seat, user, chair, since, conceded FROM seats"
        " WHERE game = ? AND until IS NULL ORDER BY place",
        (game,),
    )
    deputies = db.execute("SELECT user, deputy FROM deputies WHERE game = ?", (game,))
    return People(
        [ChairRow(row["user"], row["chair"]) for row in chairs],
        [
            SeatRow(row["seat"], row["user"], row["chair"], row["since"], bool(row["conceded"]))
            for row in seats
        ],
        {row["user"]: row["deputy"] for row in deputies},
    )


def held(db: Db, game: int) -> list[tuple[str, int]]:
    """Every seat, with everybody who holds it or has held it."""
    found = db.execute(
        "SELECT DISTINCT seat, user FROM seats WHERE game = ? ORDER BY seat, user", (game,)
    )
    return [(row["seat"], row["user"]) for row in found]


def save_chairs(db: Db, game: int, chairs: list[ChairRow]) -> None:
    db.execute("DELETE FROM chairs WHERE game = ?", (game,))
    db.executemany(
        "INSERT INTO chairs (game, user, chair) VALUES (?, ?, ?)",
        [(game, row.user, row.chair) for row in chairs],
    )


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
        db.execute(
            "INSERT INTO seats (game, seat, place, user, chair, since, conceded)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (game, row.seat, place, row.user, row.chair, row.since, row.conceded),
        )


def save_deputies(db: Db, game: int, deputies: dict[int, int]) -> None:
    db.execute("DELETE FROM deputies WHERE game = ?", (game,))
    db.executemany(
        "INSERT INTO deputies (game, user, deputy) VALUES (?, ?, ?)",
        [(game, user, deputy) for user, deputy in deputies.items()],
    )


def add_results(db: Db, game: int, results: list[ResultRow]) -> None:
    db.executemany(
        "INSERT INTO results (game, seat, user, place, points, kind) VALUES (?, ?, ?, ?, ?, ?)",
        [(game, r.seat, r.user, r.place, r.points, r.kind) for r in results],
    )


def results(db: Db, game: int) -> list[ResultRow]:
    found = db.execute(
        "SELECT seat, user, place, points, kind FROM results WHERE game = ? ORDER BY seat", (game,)
    )
    return [ResultRow(*row) for row in found]


# Positions.


def keep(
    db: Db, game: int, positions: list[tuple[int, bytes]], shown: Collection[int] = ()
) -> None:
    """Keep positions; of those after the `shown` lines everybody sees a board."""
    db.executemany(
        "INSERT INTO snapshots (game, seq, state, shown) VALUES (?, ?, ?, ?)",
        [(game, seq, zlib.compress(state, 1), seq in shown) for seq, state in positions],
    )


def position(db: Db, game: int, seq: int) -> tuple[int, bytes] | None:
    """The last kept position that is not later than `seq`."""
    found = db.execute(
        "SELECT seq, state FROM snapshots WHERE game = ? AND seq <= ? ORDER BY seq DESC LIMIT 1",
        (game, seq),
    ).fetchone()
    return (found["seq"], zlib.decompress(found["state"])) if found else None


def drop_positions(db: Db, game: int, *, after: int) -> None:
    db.execute("DELETE FROM snapshots WHERE game = ? AND seq > ?", (game, after))
