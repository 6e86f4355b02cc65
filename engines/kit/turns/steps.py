"""One step of a typed turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engines.contract import Key, Msg, Offer, Progress, Seat
from engines.kit.turns.conditions import After

S = TypeVar("S")
M = TypeVar("M")


@dataclass(slots=True)
class Now(Generic[S, M]):
    """The question a step is given."""

    state: S
    seat: Seat
    offer: Offer
    memory: M
    """What the step remembers of itself; saved when it has given an answer."""
    progress: Progress
    plan: list[str]
    """The lines left of the turn, this step's own first."""
    standing: Mapping[str, str] = field(default_factory=dict)
    provided: bool = False
    """Whether the turn itself says what to do if this step fails."""
    trial: bool = False
    """Whether the step is only tried, on a copy."""
    over: bool | None = None
    """Set by a step whose answer is its last: whether it has succeeded."""
    lines: int = 1
    """How many lines of the plan the answer uses up, where several answer one question."""

    @property
    def begun(self) -> bool:
        return self.progress.begun


@dataclass(frozen=True, slots=True)
class Done:
    """The step is over."""

    ok: bool = True
    why: Msg | None = None
    """Why it ended otherwise than ordered. The turn stops there, unless it provides for it."""
    noted: Msg | None = None
    """What of it fell away. Its owner is told, and the turn goes on."""


Next = tuple[Key, ...] | Done | None


class Step(ABC, Generic[S, M]):
    """Part of a typed turn that answers one or more questions."""

    only: After | None = None
    """Carried out only if that step succeeded, or failed."""
    single: bool = False
    """Its first answer is all of it."""
    skip: bool = False
    """Left out, instead of ending the turn, if it cannot be carried out."""

    @abstractmethod
    def next(self, now: Now[S, M]) -> Next:
        """Picks for this question; `Done`, if it is none of this step's any more; None to leave it
        to the player. Raises `Illegal` with the reason if its choice is not there."""

    @abstractmethod
    def says(self) -> str:
        """The step in full form. Typed again, it means the same."""

    def finished(self, now: Now[S, M]) -> bool:
        """Whether nothing is missing of it, once it has begun and its turn is over."""
        return True

    def failed(self, now: Now[S, M], why: Msg) -> Done | None:
        """What becomes of a step that cannot be carried out; None: the turn ends there."""
        return Done(False) if self.skip else None
