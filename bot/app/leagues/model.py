"""What leagues tell their callers: plain records without words or pictures.

A league runs seasons. In a season people enter, are put into *pools* (all of them into one, or a
few at a time, or by division), and play tables there, round by round or whenever they are free.
Standings, ratings and reliability are worked out from the games whenever somebody asks; what was
shown when a round ended is kept as it was shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.app.mail.kinds import LeagueBody
from bot.app.model import Instant, User
from bot.league.pairing import Term
from bot.league.ratings import Rating
from bot.league.results import Game
from bot.league.standings import Row
from engines.contract import Msg

Format = Literal["pools", "swiss", "pairs", "round_robin", "knockout"]
"""`pools`: as soon as enough have entered, a pool starts, and everybody gets their next game when
all of its table are free. `swiss`: rounds, those level on points meet. `pairs`: rounds for two,
each meeting two games with sides changed. `round_robin`: everybody meets everybody, sides changed
the second time. `knockout`: pairs of games, the winner goes on."""
FORMATS: tuple[Format, ...] = ("pools", "swiss", "pairs", "round_robin", "knockout")

Door = Literal["open", "role", "invited"]
"""Who may enter: anybody, who has a role of the server, or who was entered by a runner."""

Steadiness = Literal["steady", "good", "uneven", "unknown"]
"""Reliability in words, from the clock book."""

SeasonStatus = Literal["signup", "confirming", "playing", "over", "cancelled"]
EntryStatus = Literal["entered", "waiting", "confirmed", "playing", "withdrawn", "left"]
"""`waiting`: on the waiting list. `withdrawn` before the start, `left` after it."""
TableStatus = Literal["due", "paired", "playing", "finished", "annulled", "cancelled"]
"""`due`: it begins when all of its people are free. `paired`: its thread is being opened.
`cancelled`: it never began."""


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
    points: str = "result"
    """How a game counts: a name in `bot.league.points.SCHEMES`."""
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
    season_days: int = 0
    """The season ends so long after its start, and stops no game; 0 when the last game ends."""
    runners: tuple[User, ...] = ()
    """Who runs the league, besides the person who made it."""
    referees: tuple[User, ...] = ()
    """Who decides disputes, besides the runners."""
    rewards: tuple[int, ...] = ()
    """Roles for the first places of the first pool, given at the end of a season."""


@dataclass(frozen=True, slots=True)
class League:
    id: int
    guild: int
    channel: int
    """Where its messages go and under which its tables are."""
    name: str
    by: User
    settings: Settings
    opened: Instant
    archived: Instant | None
    season: int | None
    """The season that has not ended; None between seasons."""
    seasons: tuple[int, ...] = ()
    """All of them, oldest first."""

    @property
    def lang(self) -> str:
        return self.settings.options.get("language", "en")

    @property
    def zone(self) -> str:
        return self.settings.options.get("zone", "UTC")

    @property
    def runners(self) -> tuple[User, ...]:
        return (self.by, *self.settings.runners)

    @property
    def referees(self) -> tuple[User, ...]:
        return (*self.runners, *self.settings.referees)


@dataclass(frozen=True, slots=True)
class Season:
    id: int
    league: int
    number: int
    """1 for the first of its league."""
    status: SeasonStatus
    settings: Settings
    opened: Instant
    closes: Instant | None
    """When sign-up ends and confirming begins; None in a league of rolling pools."""
    starts: Instant | None
    started: Instant | None
    ends: Instant | None
    """The day after which nothing more is paired; games go on."""
    ended: Instant | None
    pledge: str
    """SHA-256 of the seed of all pairings and lots, told before anybody is paired."""
    seed: str
    """The seed itself, once the season is over."""
    entered: int
    """How many people have a place."""
    waiting: int
    """How many are on the waiting list."""
    message: int | None = None
    """The Discord id of the sign-up message."""


@dataclass(frozen=True, slots=True)
class Entry:
    season: int
    user: User
    status: EntryStatus
    at: Instant
    """When they entered; decides the order of the waiting list."""
    confirmed: Instant | None = None
    division: int = 0
    """1 for the highest; 0 without divisions or before the start."""
    pool: int | None = None
    place: int | None = None
    """On the waiting list, from 1."""


@dataclass(frozen=True, slots=True)
class Round:
    pool: int
    number: int
    opened: Instant
    due: Instant | None
    """When the next round starts at the latest."""
    closed: Instant | None
    resting: tuple[User, ...]
    """Who had nobody to play against, and gets their own average for it."""


@dataclass(frozen=True, slots=True)
class Pool:
    """People who play among themselves and have standings of their own."""

    id: int
    season: int
    number: int
    division: int
    """0 without divisions."""
    people: tuple[User, ...]
    started: Instant
    ended: Instant | None
    rounds: tuple[Round, ...] = ()
    """Empty where games are given as people are free."""


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
class Meeting:
    """A cell of the cross-table: how somebody did against somebody."""

    table: int
    points: float


@dataclass(frozen=True, slots=True)
class Card:
    """What is known of somebody on a server."""

    user: User
    games: int
    """Finished games of leagues."""
    wins: int
    sides: Mapping[tuple[str, str], tuple[int, int]]
    """Games and wins by title and side."""
    ratings: Mapping[str, Rating]
    """By title."""
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


# Finding a game.


@dataclass(frozen=True, slots=True)
class Wishes:
    """What somebody who looks for a game wants."""

    games: tuple[str, ...]
    sizes: tuple[int, ...]
    """Numbers of people that are welcome."""
    paces: tuple[str, ...]
    days: int = 7
    """How long they look."""
    computers: bool = False
    """Whether a computer may take a place if too few are found."""
    hours: tuple[int, ...] = ()
    """Hours of the day, in UTC, in which they answer; empty for what the clock book says."""


@dataclass(frozen=True, slots=True)
class Seeking:
    id: int
    guild: int
    channel: int
    """Under which the table is opened."""
    user: User
    wishes: Wishes
    since: Instant
    until: Instant


@dataclass(frozen=True, slots=True)
class Match:
    """People who would make a game if a computer took the places that are left."""

    id: int
    guild: int
    game: str
    pace: str
    size: int
    people: tuple[User, ...]
    agreed: tuple[User, ...]
    until: Instant


# What the outbox holds, besides the messages of tables. Each names its `Outgoing.kind`.


@dataclass(frozen=True, slots=True)
class SignUpBody(LeagueBody):
    """`league/signup`. The sign-up message, with its buttons as long as the season takes people. It
    is edited whenever somebody comes or goes."""

    league: League
    season: Season
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class LeagueNoticeBody(LeagueBody):
    """`league/notice`. A sentence to the league's channel, or to one person; with `confirm`, to
    somebody who has to confirm that they will play, with buttons for it."""

    league: League
    season: Season | None
    text: Msg
    mention: tuple[User, ...] = ()
    confirm: bool = False


@dataclass(frozen=True, slots=True)
class StandingsBody(LeagueBody):
    """`league/standings`. Standings after a round, or when a pool has ended, just as they are
    kept."""

    standings: Standings


@dataclass(frozen=True, slots=True)
class SeasonOverBody(LeagueBody):
    """`league/over`. The end of a season: the last standings of each pool and the seed."""

    league: League
    season: Season
    pools: tuple[Standings, ...]


@dataclass(frozen=True, slots=True)
class OpenPlaceBody(LeagueBody):
    """`league/place`. A thread, or a post in a forum, must be opened for a table. Its Discord id is
    what `delivered` reports."""

    league: League
    table: LeagueTable


@dataclass(frozen=True, slots=True)
class OpenMatchPlaceBody(LeagueBody):
    """`league/place`. A thread must be opened for people who have found each other."""

    match: Match


@dataclass(frozen=True, slots=True)
class OpenDisputeBody(LeagueBody):
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
class MatchBody(LeagueBody):
    """`league/match`. People are asked whether they want to play with computers in the places that
    are left."""

    match: Match
