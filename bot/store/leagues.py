"""Leagues, their seasons, who entered, what was done in them, and what those who run one did in a
running season."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, fields
from hashlib import sha256
from typing import Annotated, Any, Literal

from bot.store import rows
from bot.store.db import Db
from bot.store.rows import Cell, Column, Elsewhere, Json, column, columns, one, select

GOING_ON = "('signup', 'confirming', 'playing')"
PLACED = ("entered", "confirmed", "playing")
"""Entries that have a place."""
PEOPLE = ("runners", "referees")
"""Settings that hold people. Quoted in JSON, so that a person can be forgotten."""


Format = Literal["pools", "swiss", "pairs", "round_robin", "knockout"]
"""`pools`: as soon as enough have entered, a pool starts, and everybody gets their next game when
all of its table are free. `swiss`: rounds, those level on points meet. `pairs`: rounds for two,
each meeting two games with sides changed. `round_robin`: everybody meets everybody, sides changed
the second time. `knockout`: pairs of games, the winner goes on."""
FORMATS: tuple[Format, ...] = ("pools", "swiss", "pairs", "round_robin", "knockout")

Door = Literal["open", "role", "invited"]
"""Who may enter: anybody, who has a role of the server, or who was entered by a runner."""

SeasonStatus = Literal["signup", "confirming", "playing", "over", "cancelled"]
EntryStatus = Literal["entered", "waiting", "confirmed", "playing", "withdrawn", "left"]
"""`waiting`: on the waiting list. `withdrawn` before the start, `left` after it."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a league decides. What is not given has a value that suits most."""

    games: tuple[str, ...]
    format: Format = "pools"
    size: int = 0
    """How many people sit at a table; 0 for what suits the games and the format."""
    rounds: int = 0
    """Rounds, or games for each person in a pool; 0 for what suits the format."""
    pool: int = 0
    """How many people make a pool; 0 for what suits the tables. Only for `pools`."""
    division: int = 0
    """How many people make a division; 0 for no divisions. Not for `pools`."""
    least: int = 0
    """With fewer people a season does not start; 0 for as many as make one table."""
    most: int = 0
    """Who comes later is on the waiting list; 0 for no limit."""
    options: Mapping[str, str] = field(default_factory=dict)
    """Options of every table: pace, what a time-out leads to, language, zone, ..."""
    variants: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Options of each game."""
    points: str = "win"
    """How a game counts: a name in the points there are."""
    best: int = 0
    """Only so many of one's best games count; 0 for all."""
    substitutes: Literal["line", "taker"] = "line"
    """Who gets the points of a seat that changed hands: whoever it was given to, or who took it."""
    door: Door = "open"
    role: int = 0
    """The role of `door`."""
    reliability: int = 0
    """Who is known to be less reliable (0 to 100) cannot enter."""
    at_once: int = 3
    """How many more games at once somebody may play than they have finished in the league."""
    signup_days: int = 14
    confirm_hours: int = 48
    """Before the start: who has not confirmed by then gives their place to the waiting list. 0 asks
    nobody."""
    round_days: int = 21
    """The next round starts at the latest so long after the one before; 0 waits for every game."""
    notice_hours: int = 0
    """A round is shown so long before it begins, and can be changed meanwhile."""
    silent: int = 2
    """Who loses so many games in a row by time sits out until they press a button; 0 for nobody."""
    season_days: int = 0
    """The season ends so long after its start, and stops no game; 0 when the last game ends."""
    runners: tuple[int, ...] = ()
    """Who runs the league, besides the person who made it."""
    referees: tuple[int, ...] = ()
    """Who decides disputes, besides the runners."""
    rewards: tuple[int, ...] = ()
    """Roles for the first places of the first pool, given at the end of a season."""


def packed(settings: Settings) -> str:
    found = asdict(settings)
    return json.dumps(found | {name: [str(user) for user in found[name]] for name in PEOPLE})


def unpacked(text: str) -> Settings:
    """Settings from JSON. One that an older version did not know has its usual value."""
    raw: Mapping[str, Any] = json.loads(text)
    known = {each.name for each in fields(Settings)}
    found = {name: value for name, value in raw.items() if name in known}
    for name in PEOPLE:
        found[name] = tuple(int(user) for user in found.get(name, ()))
    rewards = tuple(found.get("rewards", ()))
    return Settings(**found | {"games": tuple(found["games"]), "rewards": rewards})


Kept = Annotated[Settings, Cell(packed, unpacked)]


@dataclass(slots=True)
class League:
    id: int
    guild: int
    channel: int
    """Where its messages go and under which its tables are."""
    name: str
    by: int
    settings: Kept
    opened: float
    archived: float | None = None
    seasons: Elsewhere[tuple[int, ...]] = ()
    """All of them, oldest first."""
    season: Elsewhere[int | None] = None
    """The season that has not ended; None between seasons."""

    @property
    def lang(self) -> str:
        return self.settings.options.get("language", "en")

    @property
    def zone(self) -> str:
        return self.settings.options.get("zone", "UTC")

    @property
    def runners(self) -> tuple[int, ...]:
        return (self.by, *self.settings.runners)

    @property
    def referees(self) -> tuple[int, ...]:
        return (*self.runners, *self.settings.referees)


@dataclass(slots=True)
class Season:
    id: int
    league: int
    number: int
    """1 for the first of its league."""
    status: SeasonStatus
    settings: Kept
    secret: Annotated[bytes, Column("seed")]
    """The seed of all pairings and lots, told to nobody before the end."""
    opened: float
    closes: float | None = None
    """When sign-up ends and confirming begins; None in a league of rolling pools."""
    starts: float | None = None
    started: float | None = None
    ends: float | None = None
    """The day after which nothing more is paired; games go on."""
    ended: float | None = None
    message: int | None = None
    """The Discord id of the sign-up message."""
    entered: Elsewhere[int] = 0
    """How many people have a place."""
    waiting: Elsewhere[int] = 0
    """How many are on the waiting list."""

    @property
    def pledge(self) -> str:
        """SHA-256 of the seed, told before anybody is paired."""
        return sha256(self.secret).hexdigest()

    @property
    def seed(self) -> str:
        """The seed itself, once the season is over."""
        return self.secret.hex() if self.status == "over" else ""


@dataclass(slots=True)
class Entry:
    season: int
    user: int
    status: EntryStatus
    at: float
    """When they entered; decides the order of the waiting list."""
    confirmed: float | None = None
    division: int = 0
    """1 for the highest; 0 without divisions or before the start."""
    place: Elsewhere[int | None] = None
    """On the waiting list, from 1."""


@dataclass(frozen=True, slots=True)
class LogRow:
    id: int
    league: int
    season: int | None
    table: Annotated[int | None, Column("league_table")]
    at: float
    by: int | None
    command: str | None
    what: str
    why: str


SEASON = (
    f"{columns(Season)}, (SELECT count(*) FROM entries e WHERE e.season = seasons.id"
    f" AND e.status IN {PLACED}) AS entered, (SELECT count(*) FROM entries e"
    " WHERE e.season = seasons.id AND e.status = 'waiting') AS waiting"
)


def add(db: Db, row: League) -> int:
    return rows.add(db, "leagues", row)


def get(db: Db, league: int) -> League | None:
    found = one(db, League, "FROM leagues WHERE id = ?", league)
    return _with_seasons(db, found) if found else None


def of_guild(db: Db, guild: int, *, archived: bool) -> list[League]:
    found = select(
        db,
        League,
        "FROM leagues WHERE guild = ? AND (? = 1 OR archived IS NULL) ORDER BY id DESC",
        *(guild, archived),
    )
    return [_with_seasons(db, row) for row in found]


def _with_seasons(db: Db, row: League) -> League:
    seasons = db.execute(
        f"SELECT id, status IN {GOING_ON} FROM seasons WHERE league = ? ORDER BY number", (row.id,)
    ).fetchall()
    row.seasons = tuple(season for season, _ in seasons)
    row.season = next((season for season, going_on in seasons if going_on), None)
    return row


def save(db: Db, row: League) -> None:
    rows.change(db, "leagues", row, "name, channel, settings, archived")


def add_season(db: Db, row: Season) -> int:
    return rows.add(db, "seasons", row)


def season(db: Db, season: int) -> Season | None:
    return one(db, Season, "FROM seasons WHERE id = ?", season, names=SEASON)


def seasons_of(db: Db, league: int) -> list[Season]:
    return select(db, Season, "FROM seasons WHERE league = ? ORDER BY number", league, names=SEASON)


def going_on(db: Db) -> list[Season]:
    """Every season that has not ended."""
    some = f"FROM seasons WHERE status IN {GOING_ON} ORDER BY id"
    return select(db, Season, some, names=SEASON)


def revisions(db: Db) -> list[tuple[int, int]]:
    """Every season that has not ended, with how often its league has changed."""
    found = db.execute(
        "SELECT s.id, l.revision FROM seasons s JOIN leagues l ON l.id = s.league"
        f" WHERE s.status IN {GOING_ON} ORDER BY s.id"
    )
    return [tuple(row) for row in found]


def next_date(db: Db, season: int, now: float) -> float | None:
    """The next moment at which a season may have to go on by itself."""
    (found,) = db.execute(
        "SELECT min(at) FROM (SELECT closes AS at FROM seasons WHERE id = :season"
        " UNION ALL SELECT starts FROM seasons WHERE id = :season"
        " UNION ALL SELECT ends FROM seasons WHERE id = :season"
        " UNION ALL SELECT due FROM rounds WHERE closed IS NULL"
        " AND pool IN (SELECT id FROM pools WHERE season = :season)"
        " UNION ALL SELECT begins FROM rounds WHERE closed IS NULL"
        " AND pool IN (SELECT id FROM pools WHERE season = :season)) WHERE at > :now",
        {"season": season, "now": now},
    ).fetchone()
    return None if found is None else float(found)


def save_season(db: Db, row: Season) -> None:
    rows.change(db, "seasons", row, "status, settings, closes, starts, started, ends, ended")


def announced(db: Db, season: int, message: int | None) -> None:
    """Remember the sign-up message of a season."""
    db.execute("UPDATE seasons SET message = ? WHERE id = ?", (message, season))


def entries(db: Db, season: int) -> list[Entry]:
    """Everybody who entered, in the order of entering; those who withdrew or left too."""
    found = select(db, Entry, "FROM entries WHERE season = ? ORDER BY at, user", season)
    for place, row in enumerate([row for row in found if row.status == "waiting"], 1):
        row.place = place
    return found


def entry(db: Db, season: int, user: int) -> Entry | None:
    return one(db, Entry, "FROM entries WHERE season = ? AND user = ?", season, user)


def entries_of(db: Db, user: int) -> list[Entry]:
    """What somebody has entered that is not over."""
    return select(
        db,
        Entry,
        f"FROM entries WHERE user = ? AND season IN (SELECT id FROM seasons"
        f" WHERE status IN {GOING_ON}) ORDER BY season",
        user,
    )


def expected(db: Db) -> list[tuple[int, Entry]]:
    """Who is to play, or plays, in seasons that are not over, each with their server."""
    found = db.execute(
        f"SELECT l.guild, {columns(Entry, 'e.')} FROM leagues l JOIN seasons s ON s.league = l.id"
        f" JOIN entries e ON e.season = s.id WHERE s.status IN {GOING_ON}"
        " AND e.status NOT IN ('withdrawn', 'left') AND e.user > 0 ORDER BY e.season, e.at, e.user"
    )
    return [(guild, Entry(*row)) for guild, *row in found]


def save_entries(db: Db, entries: Iterable[Entry]) -> None:
    rows.put(db, "entries", "season, user", entries)


# What was done.


def enter_log(db: Db, row: LogRow) -> int:
    return rows.add(db, "league_log", row)


def done(db: Db, command: str) -> LogRow | None:
    """What a command led to, if it was carried out before."""
    return one(db, LogRow, "FROM league_log WHERE command = ?", command)


def log(db: Db, league: int, last: int) -> list[LogRow]:
    """The latest lines, newest first."""
    sql = "FROM league_log WHERE league = ? ORDER BY id DESC LIMIT ?"
    return select(db, LogRow, sql, league, last)


def numbers(db: Db) -> list[int]:
    """All leagues, oldest first."""
    return column(db, int, "SELECT id FROM leagues ORDER BY id")


Kind = Literal["drop", "back", "late", "rest", "silent", "date", "anew", "swap", "points", "heir"]
"""Somebody is taken out, comes back, comes late, sits out the next round, sits out until they press
a button; the round has another date, is drawn anew, two people of it change places; points are
added; somebody plays in the place of another (`other`) from now on."""


@dataclass(slots=True)
class HostStep:
    id: int
    season: int
    kind: Kind
    round: int
    """How many rounds had begun: it can be undone until the next one begins."""
    at: float
    by: int | None
    """None: the league itself."""
    pool: int | None = None
    user: int | None = None
    other: int | None = None
    number: float | None = None
    """Points; for a round that is not played 0, a half (as a level game) or None (one's own
    average)."""
    why: str = ""
    undo: Json[dict[str, Any]] = field(default_factory=dict)
    """What was before. People are quoted."""
    pending: bool = False
    """Whether seats at tables have to follow."""
    undone: float | None = None


def add_step(db: Db, row: HostStep) -> int:
    return rows.add(db, "host_steps", row)


def save_step(db: Db, row: HostStep) -> None:
    rows.change(db, "host_steps", row, "pending, undone")


def steps_of(db: Db, season: int) -> list[HostStep]:
    """All of them, oldest first; those that were undone too."""
    return rows.select(db, HostStep, "FROM host_steps WHERE season = ? ORDER BY id", season)


def step(db: Db, step: int) -> HostStep | None:
    return rows.one(db, HostStep, "FROM host_steps WHERE id = ?", step)


def pending_steps(db: Db) -> list[HostStep]:
    return rows.select(db, HostStep, "FROM host_steps WHERE pending = 1 ORDER BY id")
