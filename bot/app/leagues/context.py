"""What everything about leagues is done with, and how it is written down and said."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeVar

from bot.app.leagues import records
from bot.app.leagues.records import League, Season
from bot.app.model import Instant, User
from bot.app.session import encoding
from bot.league.results import Game
from bot.store import Db, Store, outbox
from bot.store import leagues as store
from bot.store.outbox import OutboxRow
from engines.contract import Engine, Illegal, Msg, msg

if TYPE_CHECKING:
    from bot.app.door import Tables


@dataclass(slots=True)
class Memory:
    """What is not worked out twice. A bot that comes back begins without it."""

    read: dict[int, tuple[object, Game]] = field(default_factory=dict)
    """Results that have been worked out, by game, with what they rest on besides the game."""
    forgotten: str = ""
    resting: dict[int, Rest] = field(default_factory=dict)
    """How long there is nothing to do, by season."""


@dataclass(frozen=True, slots=True)
class Rest:
    """How long there is nothing to do for a season."""

    revision: int
    """Of its league: how often anything has changed that a season follows from."""
    until: Instant | None
    """The next of its dates."""

    def ended(self, revision: int, now: Instant) -> bool:
        return revision != self.revision or (self.until is not None and self.until <= now)


@dataclass(frozen=True, slots=True)
class Context:
    """What leagues share with the tables they are played at."""

    tables: Tables
    store: Store
    now: Callable[[], Instant]
    seeds: Callable[[], bytes]
    engine: Callable[[str], Engine[Any]]
    names: tuple[str, ...]
    """The games there are."""
    memory: Memory

    @classmethod
    def of(cls, tables: Tables) -> Context:
        return cls(
            tables, tables.store, tables.now, tables.seeds, tables.rules_of, tables.names, Memory()
        )


@dataclass(frozen=True, slots=True)
class By:
    """Who does something that leagues write down, by which interaction, and why."""

    user: User
    command: str = ""
    why: str = ""
    admin: bool = False
    """Whether they manage the server, which the edge knows from Discord."""

    def demand_reason(self) -> None:
        """Refuse a word without a reason. Asked for before anything is done."""
        if not self.why.strip():
            raise Illegal(msg("league-no-reason"))


T = TypeVar("T")


async def once(ctx: Context, command: str, deed: Callable[[Db], T]) -> None:
    """Carry out a command, unless it has been carried out before. `deed` writes a line of the
    log with the command's id."""

    def work(db: Db) -> None:
        if store.done(db, command) is None:
            deed(db)

    await ctx.store.write(work)


def log(
    db: Db,
    league: int,
    at: Instant,
    what: Msg,
    *,
    season: int | None = None,
    table: int | None = None,
    by: By | None = None,
) -> None:
    """Write down what was done, for everybody to read."""
    packed = encoding.dumps(encoding.encode_msg(what))
    row = store.LogRow(0, league, season, table, at, None, None, packed, "")
    if by is not None:
        row = replace(row, by=by.user, command=by.command or None, why=by.why)
    store.enter_log(db, row)


def say(
    db: Db,
    kind: str,
    at: Instant,
    body: dict[str, object],
    *,
    channel: int | None = None,
    user: User | None = None,
) -> None:
    """Put a message of a league into the outbox."""
    outbox.add(db, OutboxRow(kind, None, channel, user, None, encoding.dumps(body), at))


def tell(
    db: Db,
    league: League,
    at: Instant,
    text: Msg,
    *,
    season: int | None = None,
    mention: Iterable[User] = (),
    user: User | None = None,
    channel: int | None = None,
    confirm: bool = False,
    wake: bool = False,
) -> None:
    """Say something in the league's channel or another, or to one person."""
    body: dict[str, object] = {
        "league": league.id,
        "season": season,
        "text": encoding.encode_msg(text),
        "mention": [str(each) for each in mention],
    }
    if confirm:
        body["confirm"] = True
    if wake:
        body["wake"] = True
    where = None if user is not None else channel or league.channel
    say(db, "league/notice", at, body, channel=where, user=user)


def announce(
    db: Db,
    season: Season,
    at: Instant,
    text: Msg,
    *,
    table: int | None = None,
    mention: Iterable[User] = (),
    wake: bool = False,
) -> League:
    """Write down what a league did by itself, and say it in its channel."""
    league = records.league(db, season.league)
    log(db, league.id, at, text, season=season.id, table=table)
    tell(db, league, at, text, season=season.id, mention=mention, wake=wake)
    return league


def show_sign_up(db: Db, league: League, season: int, at: Instant) -> None:
    """Post the sign-up message of a season, or bring it up to date."""
    if not outbox.will_be_sent(db, "league/signup", "season", season):
        body: dict[str, object] = {"league": league.id, "season": season}
        say(db, "league/signup", at, body, channel=league.channel)
