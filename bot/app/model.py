"""A table as its callers see it: plain records without words or pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.store import users
from engines import contract

User = int
"""A person: a Discord user id. Negative once that person has asked to be forgotten."""

LEAGUE: User = 0
"""Hosts the tables of leagues: nobody at such a table has the rights of a host."""

Instant = float
"""Seconds since 1970, UTC."""

Quiet = users.Quiet
Profile = users.Profile

Status = Literal["lobby", "playing", "paused", "over", "abandoned"]
LIVE: tuple[Status, ...] = ("lobby", "playing", "paused")
ENDED: tuple[Status, ...] = ("over", "abandoned")


def partners(
    own: Iterable[contract.Seat], joint: Iterable[tuple[contract.Seat, ...]]
) -> list[contract.Seat]:
    """The seats of every group in which somebody holds one."""
    held = set(own)
    return [seat for group in joint if held.intersection(group) for seat in group]


@dataclass(frozen=True, slots=True)
class Player:
    """A person at the table and what they took."""

    user: User
    seats: tuple[contract.Seat, ...]
    """Empty in the lobby for somebody who takes what the deal gives."""
    chair: int | None
    """Which of the engine's chairs; None until it is dealt."""
    deputy: User | None = None
    away: bool = False
    conceded: bool = False


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody the table waits for, as everybody may know it."""

    seat: contract.Seat
    user: User
    text: contract.Msg
    deadline: Instant | None
    """None without a clock or while the game is paused."""
    away: Instant | None = None
    """Until when they are on vacation, if they are."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game and the people around it: public facts only."""

    id: int
    game: str
    guild: int
    channel: int
    host: User
    status: Status
    options: Mapping[str, str]
    """Every option of the engine and of the table (`clock`, `bank`, `language`), defaults filled
    in."""
    players: tuple[Player, ...]
    chairs: tuple[tuple[contract.Seat, ...], ...]
    """Everything one person can take, by number; each player has one, or waits for the deal."""
    waiting: tuple[Waiting, ...]
    opened: Instant
    started: Instant | None
    ended: Instant | None
    pledge: str
    """SHA-256 of the seed, from the start on."""
    seed: str
    """The seed itself, once the game has ended."""
    result: contract.Result | None
    joint: tuple[tuple[contract.Seat, ...], ...] = ()
    """Groups of seats that partners play together."""

    @property
    def lang(self) -> str:
        """The language of public messages."""
        return self.options.get("language", "en")

    def seats(self, user: User) -> tuple[contract.Seat, ...]:
        """The seats a person may command as holder, deputy or partner; their own first."""
        own = [seat for p in self.players if user in (p.user, p.deputy) for seat in p.seats]
        return tuple(dict.fromkeys([*own, *partners(own, self.joint)]))

    @property
    def free(self) -> tuple[int, ...]:
        """The numbers of the chairs nobody has taken."""
        taken = {player.chair for player in self.players}
        return tuple(number for number in range(len(self.chairs)) if number not in taken)

    def holder(self, seat: contract.Seat) -> User | None:
        return next((p.user for p in self.players if seat in p.seats), None)


@dataclass(frozen=True, slots=True)
class Taught:
    """What a table that teaches says about a question."""

    text: contract.Msg
    rule: str
    picks: tuple[contract.Key, ...]
    """The answers it is about."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question to a seat, for the person who may answer it."""

    game: int
    seat: contract.Seat
    offer: contract.Offer
    token: int
    """Changes with the seat's own question, and with nothing else."""
    deadline: Instant | None
    undoable: int
    """How many of its latest picks this seat can take back."""
    ends: Instant | None = None
    """The end of the allowance, as everybody sees it; what is left until the deadline is the seat's
    own extra time (TB-1.5)."""
    has_presets: bool = False
    """Whether later questions of this turn can be answered now (TB-6.6)."""
    apart: str = ""
    """Where it is asked, if not at the table: `imagine` in a turn put together in advance, `try` in
    a copy. Its token counts the answers there."""
    hinted: bool = False
    """The table lets a computer advise here (TB-9.9)."""
    taught: Taught | None = None
    """What a lesson says about it (TB-2.14)."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What one person may see of a game: the public view and one for each of their seats."""

    table: Table
    view: Any
    hands: Mapping[contract.Seat, Any]
    shown_hands: tuple[contract.Seat, ...] = ()
    """The seats whose hands together show everything."""


def _nothing() -> PlayerView:
    raise contract.Illegal(contract.msg("table-not-started"))


@dataclass(frozen=True, slots=True)
class Sight:
    """What one person sees of a table, all of one moment."""

    table: Table
    prompts: tuple[Prompt, ...]
    """The questions to their seats, in the order of the seats."""
    seq: int = 0
    """The last line of the journal then."""
    invites: bool = False
    """A computer is offered something that it has not answered."""
    views: Callable[[], PlayerView] = _nothing
    """Makes their views of the position; refused before the game."""


@dataclass(frozen=True, slots=True)
class Acted:
    """What a command led to, for the person who gave it."""

    sight: Sight
    events: tuple[contract.Event, ...]
    stopped: contract.Msg | None = None
    """Why a typed turn went no further."""
    rest: tuple[str, ...] = ()
    """The steps of the typed turn that were not carried out, ready to be sent again."""
    paraphrase: tuple[contract.Msg, ...] = ()
    """A filed turn in full form, as it was understood."""
    again: bool = False
    """The command had been carried out before; this is what it led to then."""

    @property
    def table(self) -> Table:
        return self.sight.table

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        return self.sight.prompts


class Stale(Exception):
    """Raised for an answer to a question that is no longer asked. Nothing was done."""

    def __init__(self, sight: Sight, decided: contract.Msg | None = None) -> None:
        super().__init__("stale")
        self.sight = sight
        self.decided = decided
        """What has been decided meanwhile, as far as this person may know it."""


Named = tuple[contract.Msg, contract.Msg]
"""A pick in words: what kind of thing it does, and its label."""


@dataclass(frozen=True, slots=True)
class Drafted:
    """A turn that is being put together in advance, as its person sees it."""

    table: Table
    seat: contract.Seat
    said: tuple[tuple[Named, ...], ...]
    """The answers so far, in words."""
    offer: contract.Offer | None
    """The next question; None where nothing more can be foreseen."""
    view: PlayerView
    """The imagined position."""
    guard: contract.Guard
    guards: tuple[contract.Guard, ...]
    """The conditions that mean something in this game."""


@dataclass(frozen=True, slots=True)
class OrdersOverview:
    """What a seat has said in advance: standing orders, and what is left of a typed turn."""

    menu: contract.Offer
    set: tuple[contract.Key, ...]
    plan: tuple[str, ...]
    """Lines of a typed turn; a picked one as its keys, of which `words` are the names."""
    ahead: tuple[contract.Ahead, ...] = ()
    """Turns put together in advance: the first whose condition holds is played."""
    words: Mapping[str, tuple[Named, ...]] = field(default_factory=dict)
    stopped: contract.Msg | None = None
    """Why the last filed turn went no further."""
    rest: tuple[str, ...] = ()
    """What was left of it."""


@dataclass(frozen=True, slots=True)
class Logged:
    """An event somebody may read, when it happened, and which seat caused it."""

    at: Instant
    seat: contract.Seat | None
    event: contract.Event


@dataclass(frozen=True, slots=True)
class Moment:
    """A point an admin can rewind a game to."""

    seq: int
    at: Instant
    seat: contract.Seat | None
    event: contract.Event | None
    """The last public event before it."""
