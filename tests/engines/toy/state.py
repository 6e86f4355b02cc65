"""Duel at dawn: the position, and what may be seen of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from engines.contract import Public, Seat
from engines.kit.window import Window

Card = str


@dataclass(slots=True)
class Turn:
    seat: Seat
    aim: Seat = ""
    done: bool = False
    kind: Literal["turn"] = "turn"


@dataclass(slots=True)
class Attack:
    """Waits under the window in which it may be answered."""

    by: Seat
    target: Seat
    asked: bool = False
    aided: bool = False
    kind: Literal["attack"] = "attack"


Frame = Annotated[Turn | Attack | Window, Field(discriminator="kind")]


@dataclass(slots=True)
class State:
    schema_version: int
    seats: list[Seat]
    rounds: int
    hp: dict[Seat, int]
    hands: dict[Seat, list[Card]]
    deck: list[Card]
    """The last card is the top one."""
    pile: list[Card] = field(default_factory=list)
    """Cards used, open to all."""
    buried: list[Card] = field(default_factory=list)
    """Cards laid away face down."""
    scouts: list[Seat] = field(default_factory=list)
    """Who has seen the top card of the deck."""
    turns: int = 0
    windows: int = 0
    flow: list[Frame] = field(default_factory=list)
    reason: str = ""


@dataclass(frozen=True, slots=True)
class TableView:
    """What everybody sees."""

    hp: Mapping[Seat, int]
    hands: Mapping[Seat, int]
    deck: int
    pile: tuple[Card, ...]
    buried: int
    scouts: tuple[Seat, ...]
    turn: int
    active: Seat
    aim: Seat
    attacks: tuple[tuple[Seat, Seat], ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    table: Public[TableView]
    hand: tuple[Card, ...]
    top: Card
    """The top card of the deck, for a seat that scouted it; else empty."""
