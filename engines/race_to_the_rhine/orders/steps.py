"""What can be ordered, as records. Names of spaces, corps and cards stay as they were typed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

Kind = Literal["F", "A", "R"]
KINDS: tuple[Kind, ...] = ("F", "A", "R")


class Cargo(NamedTuple):
    """How many of each kind of supply, for instance `3F2A1R`."""

    F: int = 0
    A: int = 0
    R: int = 0

    def __str__(self) -> str:
        return "".join(f"{n}{kind}" for kind, n in zip(KINDS, self, strict=True) if n) or "0"


@dataclass(frozen=True, slots=True)
class LoadUp:
    corps: str
    load: Cargo | None
    """None is everything that fits."""


@dataclass(frozen=True, slots=True)
class PutDown:
    corps: str
    load: Cargo
    shed: Cargo | None = None


@dataclass(frozen=True, slots=True)
class Supply:
    base: str
    set: Literal["mix", "F", "A", "R"]
    bonus: Cargo | None = None
    shed: Cargo | None = None


@dataclass(frozen=True, slots=True)
class Trucks:
    number: int | Literal["max", "spare"]


@dataclass(frozen=True, slots=True)
class Leg:
    a: str
    b: str
    load: Cargo
    shed: Cargo | None = None


@dataclass(frozen=True, slots=True)
class Haul:
    legs: tuple[Leg | LoadUp | PutDown, ...]


@dataclass(frozen=True, slots=True)
class Stop:
    """A space on the way of a corps and what is done there once it is taken."""

    space: str
    acts: tuple[LoadUp | PutDown, ...] = ()


@dataclass(frozen=True, slots=True)
class Answers:
    """What was said in advance about the questions a move may bring (RR-23.7 to 23.13)."""

    civ: str = ""
    market: str | tuple[tuple[str, str], ...] = ""
    go: str = ""
    load: str = ""
    """Kinds to load at every stop, in the order F, A, R: `FAR`, `F`; or `no`."""
    stop: tuple[tuple[Kind, int], ...] = ()
    sure: bool = False
    lost: bool = False
    short: bool = False


@dataclass(frozen=True, slots=True)
class Move:
    corps: str
    stops: tuple[Stop, ...]
    open: bool = False
    """`...`: when the path is used up the next step is asked."""
    answers: Answers = Answers()


@dataclass(frozen=True, slots=True)
class Look:
    how: Literal["air", "recon"]
    deck: Literal["own", "res"]


@dataclass(frozen=True, slots=True)
class Drop:
    places: tuple[tuple[str, int], ...]
    pay: tuple[str, ...] | None = None
    """`medal`, cards, and `marks a b` for a set of cards paid by their marks; None: RR-12.4."""


@dataclass(frozen=True, slots=True)
class React:
    """What to do in the German reaction: the first of these that is legal."""

    choices: tuple[tuple[Literal["mark", "counter", "box", "pass"], str], ...]


@dataclass(frozen=True, slots=True)
class End:
    pass


Action = Supply | Trucks | Haul | Move | Look | Drop | LoadUp | PutDown | React | End


@dataclass(frozen=True, slots=True)
class Step:
    action: Action
    pay: Literal["", "card", "cmd"] = ""
    only: tuple[Literal["ok", "fail"], int] | None = None
    """Carried out only if that step succeeded, or failed (RR-23.14)."""
