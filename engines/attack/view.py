"""What may be seen, as frozen records (sections 23 and 24). build_view.py fills them in."""

from __future__ import annotations

from dataclasses import dataclass

from engines.attack.components import (
    CARDS,
    LETTERS,
    MAP,
    NUMBERS,
    PLANE,
    SHIP_COST,
    SHIPS,
    TANK,
    UNIT_COST,
    UNITS,
    ZONES,
    CardId,
    Region,
)
from engines.contract import Msg, Public, Seat

__all__ = [
    "CARDS",
    "LETTERS",
    "MAP",
    "NUMBERS",
    "PLANE",
    "SHIPS",
    "SHIP_COST",
    "TANK",
    "UNITS",
    "UNIT_COST",
    "ZONES",
    "BattleView",
    "CardView",
    "Counts",
    "DealView",
    "DeedView",
    "DuelView",
    "GroupView",
    "NavalView",
    "PlayerView",
    "PromiseView",
    "RegionView",
    "SeatView",
    "ShipView",
    "SideView",
    "TableView",
    "VolleyView",
]

Counts = tuple[int, ...]
"""Units I T A P, or ships B D S C."""


@dataclass(frozen=True, slots=True)
class RegionView:
    region: Region
    owner: Seat | None
    """None: neutral, or abandoned."""
    abandoned: Seat | None
    """Whose it was."""
    units: Counts
    locked: Counts
    """Turned back at sea: not to be moved again this turn."""
    capital: Seat | None
    """Whose marker stands here."""


@dataclass(frozen=True, slots=True)
class CardView:
    id: CardId
    kind: str
    value: int
    doubled: bool
    """It is in a set just now (AT-16.5)."""
    name: Msg


@dataclass(frozen=True, slots=True)
class PlayerView:
    seat: Seat
    regions: int
    units: int
    capitals: tuple[Seat, ...]
    """Whose capitals he holds."""
    cards: int
    fleet: Counts
    at_sea: bool
    status: str
    """playing, resigned or eliminated."""
    hand: tuple[CardView, ...]
    """Empty unless hands are open or the game is over."""
    pp: int
    """What a Build would give; 0 unless hands are open or the game is over."""


@dataclass(frozen=True, slots=True)
class DeedView:
    """An arrow or sign on the picture, with the turn it belongs to (AT-24.8)."""

    turn: int
    seat: Seat
    kind: str
    """move, cross, blocked, battle, conquest, diplomacy, seas, build or claim."""
    place: Region
    origin: Region
    force: Counts
    lost: Counts
    """Battle: what the attacker lost."""
    other: Seat
    """Whom it was done to; empty for a neutral."""
    won: bool


@dataclass(frozen=True, slots=True)
class SideView:
    seat: Seat
    """Empty: a garrison nobody commands."""
    battle: Counts
    reserve: Counts
    lost: Counts


@dataclass(frozen=True, slots=True)
class BattleView:
    region: Region
    round: int
    limit: int
    """How many units a side may have in battle this round."""
    half: str
    """attacker or defender: whose half-round it is."""
    attacker: SideView
    defender: SideView
    card: CardView | None
    """The prize."""
    dice: str
    """The last roll: `I I P -`."""


@dataclass(frozen=True, slots=True)
class VolleyView:
    """A half-round of the last land battle."""

    round: int
    half: str
    dice: str
    hits: int
    lost: Counts
    """What the other side lost."""


@dataclass(frozen=True, slots=True)
class DuelView:
    """A pair of ships of the last naval battle: challenger, sea controller."""

    round: int
    ships: tuple[str, ...]
    totals: tuple[int, ...]
    struck: str
    """The ship of the lower side that was hit; empty on a tie."""
    sunk: bool


@dataclass(frozen=True, slots=True)
class ShipView:
    ship: str
    sunk: bool
    damaged: bool


@dataclass(frozen=True, slots=True)
class NavalView:
    round: int
    challenger: Seat
    controller: Seat
    lines: tuple[tuple[ShipView, ...], tuple[ShipView, ...]]
    """Of the last round fought: the challenger's, the sea controller's."""
    damaged: tuple[int, int]
    """Battleships out of this battle."""


@dataclass(frozen=True, slots=True)
class GroupView:
    """Units on their way while leave is asked."""

    origin: Region
    target: Region
    force: Counts
    way: str
    """land, over, sea or chain."""
    by: str
    needs_leave: bool


@dataclass(frozen=True, slots=True)
class DealView:
    id: int
    by: Seat
    to: tuple[Seat, ...]
    gives: tuple[CardView, ...]
    wants: tuple[str, ...]
    """`oil.3`: kind (or any) and least value."""
    promises: tuple[str, ...]
    asks: tuple[str, ...]
    """Promises given and wanted: `peace.2`."""
    public: bool


@dataclass(frozen=True, slots=True)
class PromiseView:
    """Given in an exchange; nobody enforces it."""

    by: Seat
    to: Seat
    what: str
    round: int


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything anybody may see."""

    phase: str
    """claims, placing, play or over."""
    round: int
    rounds: int
    """0: no limit."""
    last_turn: bool
    """Time is up: the game ends with this turn (AT-19.7)."""
    turn: int
    active: Seat | None
    used: tuple[str, ...]
    left: int
    """Actions still free this turn."""
    waiting: tuple[Seat, ...]
    question: Msg | None
    locked_trade: bool
    """No trade this round (AT-19.9)."""
    regions: tuple[RegionView, ...]
    """All of them, in the order of the map file."""
    players: tuple[PlayerView, ...]
    """In turn order."""
    seas: Seat | None
    fleet: Counts
    """The ships at sea, in the Atlantic box."""
    deck: int
    battle: BattleView | None
    naval: NavalView | None
    volleys: tuple[VolleyView, ...]
    duels: tuple[DuelView, ...]
    moving: tuple[GroupView, ...]
    deals: tuple[DealView, ...]
    """Public offers."""
    promises: tuple[PromiseView, ...]
    """Given in public."""
    deeds: tuple[DeedView, ...]
    """Of the last round of turns, oldest first."""
    reason: str
    ranking: tuple[tuple[Seat, ...], ...]
    options: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one player sees besides (AT-24.10)."""

    table: Public[TableView]
    seat: Public[Seat]
    hand: tuple[CardView, ...]
    """By kind, then dearest first."""
    pp: int
    """What a Build would give now."""
    sets: int
    needs: tuple[tuple[Region, int], ...]
    """Diplomacy: neutral regions with the number needed."""
    lines: tuple[GroupView, ...]
    """An order being written down, not yet sent."""
    bought: tuple[tuple[str, Region, int], ...]
    """A Build being written down, or first units nobody else sees yet."""
    capital: Region
    """A capital nobody else sees yet, or empty."""
    deals: tuple[DealView, ...]
    """Offers to or from this player that are not public."""
    promises: tuple[PromiseView, ...]
    """Given to or by this player in private."""
    origin: Region
    """The region just chosen in an order that is being written down; or empty."""
    targets: tuple[tuple[Region, str], ...]
    """Where units of the region just chosen can go: land, over, sea, leave (by sea, if allowed) or
    chain."""
