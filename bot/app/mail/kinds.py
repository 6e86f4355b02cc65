"""What the outbox holds, as the sender meets it: a record for each kind of message."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bot.app.leagues.records import LeagueBody
from bot.app.model import Instant, Table, User, Waiting
from bot.app.past.past import Digest
from bot.store.dailies import DailyRow
from engines.contract import Event, Msg, Result, Seat


@dataclass(frozen=True, slots=True)
class Length:
    """Between how many days half of the finished games of a title and pace took or, as long as they
    are too few, how many a simulation gives (TB-2.13)."""

    first: float
    last: float
    people: int | None = None
    """For how many people it was simulated."""


@dataclass(frozen=True, slots=True)
class LobbyBody:
    """The lobby: people, chairs or options changed, or the game was called off."""

    table: Table
    length: Length | None = None
    """How long it may take; None if nobody can tell."""
    away: tuple[tuple[User, Instant], ...] = ()
    """Who of the people is on vacation, and until when."""


@dataclass(frozen=True, slots=True)
class TurnBody:
    """The board, when the table has begun to wait for somebody else: what happened and who is
    next."""

    table: Table
    waiting: tuple[Waiting, ...]
    """Who was waited for when this was written. `table` is as of now."""
    view: Any
    """The public view of the position this message is about."""
    events: tuple[Event, ...]
    """Public events since the last message of this kind."""
    mention: tuple[User, ...]
    """The people who were not waited for before."""


@dataclass(frozen=True, slots=True)
class HandBody:
    """A seat's new private view, for its holder only."""

    table: Table
    seat: Seat
    view: Any
    events: tuple[Event, ...] = ()
    """Recent events that only some seats, this one among them, were told."""
    call: bool = False
    """It calls its person: if it cannot be delivered, the table does."""


@dataclass(frozen=True, slots=True)
class RemindBody:
    """Time runs out for a seat. A reminder without a channel must stay private: the question is
    sealed, and a public one would tell who has not answered yet."""

    table: Table
    seat: Seat
    deadline: Instant | None
    call: bool = False
    """The question is new; nobody is late."""


@dataclass(frozen=True, slots=True)
class CallBody:
    """Something a person wants to know before the table calls them: that their turn is the next
    one, or that only they are missing."""

    table: Table
    seat: Seat
    why: Literal["next", "missing"]
    deadline: Instant | None = None


@dataclass(frozen=True, slots=True)
class DigestBody:
    """The letter of a day: every table that waits for its reader, the most urgent one first."""

    user: User
    tables: tuple[Table, ...]
    vacation: Instant | None = None
    """When their vacation ends, if the letter is about that (TB-3.11)."""
    back: bool = False
    """Whether it has ended."""


@dataclass(frozen=True, slots=True)
class StrikeBody:
    """A call that has been answered: in the message that called, it is struck through."""

    message: int
    users: tuple[User, ...]
    """Whose call it was. Empty: the whole message was one call."""
    waited: tuple[User, ...] = ()
    """Whom the table waits for now."""


@dataclass(frozen=True, slots=True)
class NoticeBody:
    """A sentence to a channel or to a person."""

    table: Table | None
    """None for a notice that must arrive even if the table cannot be read."""
    text: Msg
    mention: tuple[User, ...] = ()


@dataclass(frozen=True, slots=True)
class DailyBody:
    """A position of the day, for a server."""

    row: DailyRow
    guild: int
    closed: bool
    """It is over: it is told how it was solved."""
    given: Sequence[int]
    """What people there answered."""
    ladder: Sequence[tuple[User, int]]
    """Who has found most this month."""


@dataclass(frozen=True, slots=True)
class OverBody:
    """The end of the game: final board, ranking and the seed."""

    table: Table
    view: Any
    events: tuple[Event, ...]
    result: Result | None
    """None if the game was abandoned."""


@dataclass(frozen=True, slots=True)
class NewsBody:
    """What has happened at a table in a day, for somebody who follows it."""

    table: Table
    digest: Digest


@dataclass(frozen=True, slots=True)
class ChronicleBody:
    """What there is to remember of a game: its film, its people, who was fast and who patient."""

    table: Table
    boards: int
    """How many were shown."""
    quickest: tuple[User, float] | None
    """Who answered fastest, and the seconds within which they gave half of their answers."""
    patient: User | None
    """Who waited longest for others."""


@dataclass(frozen=True, slots=True)
class TakebackBody:
    """Somebody asks all others to agree that they take back their latest move."""

    table: Table
    user: User
    number: int
    asked: tuple[User, ...]


@dataclass(frozen=True, slots=True)
class IdleBody:
    """Nobody has done anything for weeks: is the table to be closed?"""

    table: Table
    closes: Instant
    asked: tuple[User, ...]


@dataclass(frozen=True, slots=True)
class SeatBody:
    """A seat that anybody may take over, for the channel of the server that shows such seats."""

    table: Table
    seat: Seat
    view: Any
    """The public view of the position."""
    taken: bool
    """Whether it is open no longer."""
    stands: Msg | None = None
    """What it has won or lost since the beginning, as far as everybody can see; None where nobody
    can tell."""


@dataclass(frozen=True, slots=True)
class OpenThreadBody:
    """A private thread must be opened for exactly these people."""

    table: Table
    who: Msg
    number: int
    """Distinguishes it from every other thread of this table."""
    users: tuple[User, ...]


@dataclass(frozen=True, slots=True)
class CloseThreadBody:
    """A private thread must be closed."""

    table: Table
    thread: int


Body = (
    LobbyBody
    | TurnBody
    | HandBody
    | RemindBody
    | CallBody
    | DigestBody
    | StrikeBody
    | NoticeBody
    | OverBody
    | ChronicleBody
    | NewsBody
    | TakebackBody
    | IdleBody
    | SeatBody
    | OpenThreadBody
    | CloseThreadBody
    | DailyBody
    | LeagueBody
)


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A message to be sent."""

    id: int
    nonce: str
    """Lets Discord drop a second copy; the same for every try."""
    kind: str
    game: int | None
    channel: int | None
    """Where a public message goes. For `remind`, where to turn if the person cannot be reached;
    None: nothing of it may be public."""
    user: User | None
    """Who gets it in private; None for a public message."""
    body: Body
    tries: int
    earlier: int | None = None
    """The Discord id of the message that this one edits: a lobby message, a board or a hand."""
    lang: str = ""
    """The language its reader has chosen."""
    newest: tuple[int, int, int] | None = None
    """Server, channel and message of the newest board, if it calls or reminds its reader."""
    silent: bool = False
    """It notifies nobody."""
