"""What is told of a game's past: plain records without words or pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.app.model import Instant, Table
from engines.contract import Event, Msg, Seat


@dataclass(frozen=True, slots=True)
class Glance:
    """A step of a replay, in a menu."""

    seq: int
    at: Instant
    text: Msg | None
    """The first thing everybody was told."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A game as it was at one of its steps."""

    table: Table
    steps: tuple[Glance, ...]
    at: int
    """Which of the steps this is."""
    view: Any
    """The public view."""
    hand: Any
    """The view of `seat`; None for the public."""
    seat: Seat
    seats: tuple[Seat, ...]
    """Through whose eyes the person may look."""
    events: tuple[Event, ...]
    """What happened since the step before."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of others, in sentences."""

    announced: Event | None
    """Whose turn it is; None for the end of one that had begun before."""
    events: tuple[Event, ...]
    """The most telling of them; the log has the rest."""


@dataclass(frozen=True, slots=True)
class Digest:
    """What has happened at a table since somebody looked."""

    table: Table
    since: Instant | None
    """When that was; None for somebody who has never looked."""
    mine: tuple[Event, ...]
    """What concerns their own seats, their cards and places."""
    left_out: int
    """How much more of that the log has."""
    turns: tuple[Turn, ...]
    board: tuple[Event, ...]
    """All that everybody was told, for the picture."""
    view: Any
    """The public view of the position now."""

    @property
    def worth_telling(self) -> bool:
        """Whether anybody else has had a turn."""
        return any(turn.announced for turn in self.turns)


@dataclass(frozen=True, slots=True)
class Luck:
    """A seat's dice in a whole game."""

    seat: Seat
    hits: int
    expected: float


@dataclass(frozen=True, slots=True)
class Hold:
    """How long a seat held a place it had taken."""

    seat: Seat
    place: Msg
    boards: int


@dataclass(frozen=True, slots=True)
class Memories:
    """What the boards and dice of a game tell when it is over."""

    luck: Luck | None = None
    hold: Hold | None = None
