"""What a line of a turn is given with its question, and what it says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engines.contract import Key, Msg, Offer, Progress, Seat
from engines.kit.turns.conditions import conditional

S = TypeVar("S")


@dataclass(slots=True)
class At:
    """How far a line has come; saved when it has given an answer."""

    wish: int = 0
    home: str = ""
    """The question it began with: asked again, the line is over."""
    asked: bool = False
    """The player was left a question of it, and may have answered more than that."""
    short: bool = False
    """It was given up on the way."""


@dataclass(slots=True)
class Now(Generic[S]):
    """The question a line is given."""

    state: S
    seat: Seat
    offer: Offer
    memory: At
    progress: Progress
    plan: list[str]
    """The lines left of the turn, this one first."""
    standing: Mapping[str, str] = field(default_factory=dict)
    trial: bool = False
    """Whether the line is only tried, on a copy."""
    over: bool = False
    """Set by a line whose answer is its last."""
    lines: int = 1
    """How many lines of the plan the answer uses up."""

    @property
    def begun(self) -> bool:
        return self.progress.begun

    @property
    def provided(self) -> bool:
        """Whether the turn itself says what to do if this line fails."""
        conditions = (conditional(line)[0] for line in self.plan[1:])
        return any(after and after.step == self.progress.step for after in conditions)


@dataclass(frozen=True, slots=True)
class Done:
    """The line is over."""

    ok: bool = True
    why: Msg | None = None
    """Why it ended otherwise than ordered. The turn stops there, unless it provides for it."""
    noted: Msg | None = None
    """What of it fell away. Its owner is told, and the turn goes on."""


Next = tuple[Key, ...] | Done | None
"""Picks for this question; `Done`, if it is none of this line's any more; None to leave it to the
player."""
