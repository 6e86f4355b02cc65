"""What leagues tell their callers: plain records without words or pictures; and how the store's
rows are read as such.

A league runs seasons. In a season people enter, are put into *pools* (all of them into one, or a
few at a time, or by division), and play tables there, round by round or whenever they are free.
Standings, ratings and reliability are worked out from the games whenever somebody asks; what was
shown when a round ended is kept as it was shown.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import astuple, dataclass, fields
from typing import Any, Literal

from bot.app.model import Instant, User
from bot.app.session import encoding
from bot.league.pairing import Term
from bot.league.results import Game, Part
from bot.league.standings import Row
from bot.store import Db
from bot.store import league_tables as rows
from bot.store import leagues as store
from bot.store.league_tables import Pool, Round, RulingRow, ShownRow, TableRow, TableStatus
from bot.store.leagues import FORMATS, Entry, Format, League, LogRow, Season, Settings
from bot.store.seekers import Match, Seeking, Wishes
from engines.contract import Illegal, Msg, msg


def league(db: Db, league: int) -> League:
    if (row := store.get(db, league)) is None:
        raise Illegal(msg("league-unknown"))
    return row


def season(db: Db, season: int) -> Season:
    if (row := store.season(db, season)) is None:
        raise Illegal(msg("league-unknown-season"))
    return row


def entry(db: Db, season: int, user: int) -> Entry:
    found = next((each for each in store.entries(db, season) if each.user == user), None)
    if found is None:
        raise Illegal(msg("league-not-entered"))
    return found


def pool(db: Db, pool: int) -> Pool:
    if (row := rows.pool(db, pool)) is None:
        raise Illegal(msg("league-unknown-season"))
    return row


def table(
    row: TableRow, results: Mapping[int, Game], rulings: Mapping[int, RulingRow]
) -> LeagueTable:
    kept = {each.name: getattr(row, each.name) for each in fields(row) if each.name != "counted"}
    return LeagueTable(**kept, result=results.get(row.id), corrected=row.id in rulings)


def table_row(db: Db, table: int) -> TableRow:
    if (row := rows.table(db, table)) is None:
        raise Illegal(msg("table-unknown"))
    return row


def log_line(row: LogRow) -> LogLine:
    what = encoding.decode_msg(json.loads(row.what))
    return LogLine(row.id, row.at, row.by, what, row.why, row.table)


# Standings and results as they are kept.


def pack_rows(standing: Iterable[Row]) -> str:
    return encoding.dumps([_quoted(row) for row in standing])


def _quoted(row: Row | Part) -> list[Any]:
    """Somebody's row as a list that begins with their number, in quotes: a reader of JSON might
    round it."""
    person, *rest = astuple(row)
    return [str(person), *rest]


def unpack_rows(packed: str) -> tuple[Row, ...]:
    return tuple(Row(int(person), *rest) for person, *rest in json.loads(packed))


def pack_game(game: Game) -> str:
    raw = {each.name: getattr(game, each.name) for each in fields(Game) if each.name != "id"}
    return encoding.dumps(raw | {"parts": [_quoted(part) for part in game.parts]})


def unpack_game(raw: dict[str, Any], number: int) -> Game:
    parts = tuple(Part(int(person), *rest) for person, *rest in raw["parts"])
    return Game(id=number, **{**raw, "parts": parts})


def shown(db: Db, row: ShownRow) -> Standings:
    """Standings exactly as they were shown."""
    found = pool(db, row.pool)
    of = season(db, found.season)
    return Standings(league(db, of.league), of, found, row.round, unpack_rows(row.rows), row.at)


__all__ = [
    "FORMATS",
    "Entry",
    "Format",
    "League",
    "Match",
    "Pool",
    "Round",
    "Season",
    "Seeking",
    "Settings",
    "TableStatus",
    "Wishes",
]
"""What the file keeps is seen as it is kept."""


Steadiness = Literal["steady", "good", "uneven", "unknown"]
"""Reliability in words, from the clock book."""


@dataclass(frozen=True, slots=True)
class LeagueTable:
    """A table of a league, from the moment it is paired."""

    id: int
    season: int
    pool: int
    round: int
    """0 where there are no rounds."""
    number: int
    """Of the tables of its season, from 1: what people call it."""
    title: str
    people: tuple[User, ...]
    """In the order of the game's chairs, as paired. Who sits there now is known to the table."""
    sides: tuple[str, ...]
    status: TableStatus
    paired: Instant
    place: int | None
    """The thread it is played in, once there is one."""
    game: int | None
    """The number of the table in the bot, once it is made."""
    ended: Instant | None = None
    result: Game | None = None
    """What it means to the league, with every correction; None before the end."""
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class LogLine:
    """Something somebody did in a league, for everybody to read."""

    id: int
    at: Instant
    by: User | None
    """None: the league itself, on its dates."""
    what: Msg
    why: str
    table: int | None = None


@dataclass(frozen=True, slots=True)
class Standings:
    """Who stands where in a pool."""

    league: League
    season: Season
    pool: Pool
    round: int
    """After which round; 0 for how it is now."""
    rows: tuple[Row, ...]
    shown: Instant | None
    """When they were shown; what was shown stays as it was. None: worked out just now."""
    playing: int = 0
    """Games that go on and are not counted yet."""


@dataclass(frozen=True, slots=True)
class Card:
    """What is known of somebody on a server."""

    user: User
    games: int
    """Finished games of leagues."""
    wins: int
    sides: Mapping[tuple[str, str], tuple[int, int]]
    """Games and wins by title and side."""
    steadiness: Steadiness
    running: int
    """Games of leagues that go on."""
    titles: tuple[tuple[int, int], ...] = ()
    """Seasons that were won, with their pools."""


@dataclass(frozen=True, slots=True)
class Suited:
    """A format that suits some games, and with how many people."""

    format: Format
    sizes: tuple[int, ...]
    """How many people may sit at a table; the first is the usual number."""
    rounds: int
    pool: int
    """People in a pool; 0 where it is no matter."""


@dataclass(frozen=True, slots=True)
class Explained:
    """Why people were put at one table: what spoke against it, most first."""

    table: LeagueTable
    terms: tuple[Term, ...]
    seed: str
    """Of this pairing, in hex; only once the season is over."""


# What the outbox holds, besides the messages of tables. Each names its `Outgoing.kind`.


@dataclass(frozen=True, slots=True)
class SignUpBody:
    """`league/signup`. The sign-up message, with its buttons as long as the season takes people. It
    is edited whenever somebody comes or goes."""

    league: League
    season: Season
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class LeagueNoticeBody:
    """`league/notice`. A sentence to the league's channel, or to one person; with `confirm`, to
    somebody who has to confirm that they will play, with buttons for it; with `wake`, to somebody
    who sits out until they press a button."""

    league: League
    season: Season | None
    text: Msg
    mention: tuple[User, ...] = ()
    confirm: bool = False
    wake: bool = False


@dataclass(frozen=True, slots=True)
class StandingsBody:
    """`league/standings`. Standings after a round, or when a pool has ended, just as they are
    kept."""

    standings: Standings


@dataclass(frozen=True, slots=True)
class SeasonOverBody:
    """`league/over`. The end of a season: the last standings of each pool and the seed."""

    league: League
    season: Season
    pools: tuple[Standings, ...]


@dataclass(frozen=True, slots=True)
class OpenPlaceBody:
    """`league/place`. A thread, or a post in a forum, must be opened for a table. Its Discord id is
    what `delivered` reports."""

    league: League
    table: LeagueTable


@dataclass(frozen=True, slots=True)
class OpenMatchPlaceBody:
    """`league/place`. A thread must be opened for people who have found each other."""

    match: Match


@dataclass(frozen=True, slots=True)
class OpenDisputeBody:
    """`league/dispute`. A private thread must be opened for a dispute, for those who play and the
    referees."""

    league: League
    table: LeagueTable
    users: tuple[User, ...]
    by: User
    text: str
    log: tuple[Msg, ...]
    """The latest public events of the table: nothing hidden."""


@dataclass(frozen=True, slots=True)
class MatchBody:
    """`league/match`. People are asked whether they want to play with computers in the places that
    are left."""

    match: Match


LeagueBody = (
    SignUpBody
    | LeagueNoticeBody
    | StandingsBody
    | SeasonOverBody
    | OpenPlaceBody
    | OpenMatchPlaceBody
    | OpenDisputeBody
    | MatchBody
)
