"""What is kept of a game (RR-20). Everything else follows from it; see `position`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field

from engines.kit.codec import Codec
from engines.race_to_the_rhine.components import Army

VERSION = 2

Pay = Literal["action", "card", "cmd"]
"""How an action is paid: as a regular one, with a Resistance card, by the commander (RR-5.9)."""

Loads = list[int]
"""Fuel, ammunition, food."""


@dataclass(slots=True)
class Corps:
    """RR-20.7."""

    space: str
    load: Loads
    halted: bool = False
    moved: bool = False


@dataclass(slots=True)
class Player:
    """RR-20.8."""

    level: int
    trucks: int
    medals: int = 0
    """Medal tokens."""
    won: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    commander: bool = True
    air: str = ""
    """The deck the air marker lies on; empty while it is at home."""
    resigned: bool = False


@dataclass(slots=True)
class Deck:
    """RR-20.9."""

    cards: list[str]
    """The last one is on top."""
    discards: list[str] = field(default_factory=list)
    lookers: list[Army] = field(default_factory=list)
    """Who knows the card on top (RR-21.3)."""


@dataclass(slots=True)
class Drop:
    """A paratroop marker on the board."""

    space: str
    owner: Army
    light: bool = True


@dataclass(slots=True)
class BoardMark:
    """What the picture of the last turn shows (RR-22.13)."""

    by: Army
    kind: str
    places: list[str]
    what: str = ""


@dataclass(slots=True)
class Turn:
    """The actions of a turn (RR-20.3). It asks while nothing else runs."""

    actions: int = 0
    """Regular actions used."""
    card_used: bool = False
    recon_used: bool = False
    bases: list[str] = field(default_factory=list)
    """Advance bases used."""
    ready: list[str] = field(default_factory=list)
    """Resistance cards without the hand (RR-10.31)."""
    leads: list[str] = field(default_factory=list)
    """Solo: corps that took numbers (RR-17.18)."""
    kind: Literal["turn"] = "turn"


@dataclass(slots=True)
class Bonus:
    """Red takes supplies with his commander and has not said yet what he adds (RR-13.5)."""

    pay: Pay
    base: str
    set: str
    kind: Literal["bonus"] = "bonus"


@dataclass(slots=True)
class Haul:
    """A transport; it is paid with its first leg."""

    pay: Pay
    leg: list[str] = field(default_factory=list)
    """The leg whose cargo is asked for: from, to."""
    placed: int = 0
    kind: Literal["haul"] = "haul"


@dataclass(slots=True)
class Move:
    """A corps on its way (RR-20.4); the move is paid with its first step."""

    pay: Pay
    corps: str
    steps: int = 0
    due: bool = False
    """Going on costs fuel (RR-10.21)."""
    into: str = ""
    """The space entered, while a card waits for an answer."""
    card: str = ""
    over: bool = False
    kind: Literal["move"] = "move"


@dataclass(slots=True)
class Landing:
    """A drop of paratroops; it is paid when all is said."""

    pay: Pay
    number: int
    spaces: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)
    """Medals paid so far: `medal` or a won card."""
    kind: Literal["landing"] = "landing"


@dataclass(slots=True)
class Shed:
    """Too much lies on a space of the active player (RR-6.8)."""

    space: str
    kind: Literal["shed"] = "shed"


@dataclass(slots=True)
class Reaction:
    """The German reaction (RR-14.1)."""

    kind: Literal["reaction"] = "reaction"


Frame = Annotated[
    Turn | Bonus | Haul | Move | Landing | Shed | Reaction, Field(discriminator="kind")
]


@dataclass(slots=True)
class End:
    reason: Literal["rhine", "medals", "conceded", "unsolved"]
    winner: Army | None = None
    """Who crossed the Rhine, or was left alone."""


@dataclass(slots=True)
class State:
    """What must be kept; everything else is derived (RR-20)."""

    schema_version: int
    options: dict[str, str]  # RR-20.1
    order: list[Army]
    turn: int
    """Turns of all players counted together, from 1."""
    flow: list[Frame]  # RR-20.2
    corps: dict[str, Corps]
    players: dict[Army, Player]
    decks: dict[str, Deck]
    pool: Loads  # RR-1.5; this and the other stocks: RR-20.10
    supply_track: Loads
    truck_track: int
    trucks_to_come: int
    markers: int
    medals: int
    paratroops: int
    markers_out: int = 0
    medals_out: int = 0
    cards_out: list[str] = field(default_factory=list)
    """Won cards paid for paratroops: out of the game (RR-12.2)."""
    paratroops_out: int = 0
    control: dict[str, Army] = field(default_factory=dict)  # RR-20.5
    """Control tokens on the board."""
    stock: dict[str, Loads] = field(default_factory=dict)
    """Supply tokens on spaces that have any."""
    marked: list[str] = field(default_factory=list)
    numbers: dict[str, list[int]] = field(default_factory=dict)
    drops: list[Drop] = field(default_factory=list)
    trucks: dict[str, str] = field(default_factory=dict)  # RR-20.6
    """Arrows with a truck, each with the space it started from."""
    exempt: list[str] = field(default_factory=list)
    """Spaces that encirclement passes over (RR-15.15)."""
    ostend: bool = True
    rain: bool = False
    metz_waits: bool = False
    """The marker of RR-15.12 is no source yet."""
    last_round: bool = False
    """The last marker has left the pool (RR-16.3)."""
    civilians: int = 0
    announced: bool = False
    """Whether the set-up has been told: a new game has no events, so the first move tells it."""
    deeds: list[BoardMark] = field(default_factory=list)
    deeds_before: list[BoardMark] = field(default_factory=list)
    end: End | None = None

    @property
    def active(self) -> Army:
        return self.order[(self.turn - 1) % len(self.order)]

    @property
    def round(self) -> int:
        return (self.turn - 1) // len(self.order) + 1

    @property
    def player(self) -> Player:
        return self.players[self.active]


def _to_2(raw: dict[str, Any]) -> dict[str, Any]:
    """A game goes on with the rule it was begun with (RR-3.4)."""
    raw["options"]["line"] = "later"
    return raw


CODEC = Codec(State, VERSION, {1: _to_2})
