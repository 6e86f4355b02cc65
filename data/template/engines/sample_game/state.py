"""The position. Lists and dicts only: a set would be saved in another order each time."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from engines.contract import Seat
from engines.kit.codec import Codec
from engines.kit.window import Window

VERSION = 1


@dataclass(slots=True)
class Turn:
    seat: Seat
    done: bool = False
    kind: Literal["turn"] = "turn"


@dataclass(slots=True)
class Raid:
    by: Seat
    post: str
    window: Window | None = None
    """The question to the owner, once it is asked."""
    kind: Literal["raid"] = "raid"


Frame = Annotated[Turn | Raid, Field(discriminator="kind")]


@dataclass(slots=True)
class State:
    schema_version: int
    seats: list[Seat]
    rounds: int
    hands: dict[Seat, list[int]]
    deck: list[int]
    """The last card is the top one."""
    posts: dict[str, Seat]
    """Whose flag stands there; empty: nobody's."""
    discard: list[int] = field(default_factory=list)
    buried: list[int] = field(default_factory=list)
    """Cards of those who gave up, face down."""
    out: list[Seat] = field(default_factory=list)
    turns: int = 0
    windows: int = 0
    reason: str = ""
    """How it ended; empty while it goes on."""
    flow: list[Frame] = field(default_factory=list)


CODEC = Codec(State, VERSION)
