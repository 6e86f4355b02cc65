"""What may be seen, as frozen records. Nothing here is computed; build_view.py fills them in.

Hexes are written as on the board: `E13`. Sections and areas are numbered from the left edge of
the drawing; left, center and right are those of the side that sits at its own edge.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.contract import Msg, Public, Seat
from engines.kit.hexes import Hex as Hex
from engines.overlord.components import ALL as ALL
from engines.overlord.components import CARDS as CARDS
from engines.overlord.components import FACES as FACES
from engines.overlord.components import FEATURES as FEATURES
from engines.overlord.components import NUMBERS as NUMBERS
from engines.overlord.components import TYPES as TYPES
from engines.overlord.components import CardId, Face
from engines.overlord.components import Class as Class
from engines.overlord.components import Feature as Feature
from engines.overlord.components import Role as Role
from engines.overlord.components import Side as Side


@dataclass(frozen=True, slots=True)
class HexView:
    """One hex of the board as it lies now (OV-30.1)."""

    at: Hex
    terrain: str
    """What shows: a feature of the scenario, else the face: `open`, `beach`, `ocean`."""
    rect: str
    rect_owner: Side | None
    obstacle: str
    obstacle_owner: Side | None
    mine: str
    """Empty; `?` for a field nobody has seen; its strength once shown."""
    mine_owner: Side | None
    sealed: bool
    """A cave closed for good."""
    sections: tuple[int, ...]
    """1 to 6; two on a section line."""


@dataclass(frozen=True, slots=True)
class UnitView:
    """A unit and what it has done this turn (OV-30.2, 30.7)."""

    id: str
    at: Hex
    side: Side
    nation: str
    type: str
    cls: Class
    figures: int
    full: int
    ordered_by: Role | None
    """Who ordered it this turn; draw it ringed."""
    moved: bool
    may_battle: bool
    """Has a battle left this turn."""


@dataclass(frozen=True, slots=True)
class MoveView:
    """What was done on the board since the last turn began, for arrows and crosses (OV-30.7)."""

    kind: str
    """`move`, `ground`, `retreat`, `exit`, `attack`, `lost`, `fly`."""
    side: Side
    hexes: tuple[Hex, ...]
    """The way gone; attacker and target; the hex of a loss."""
    note: str = ""
    """Of an attack: hits and flags as `2h1f`."""


@dataclass(frozen=True, slots=True)
class AttackView:
    """The last attack, for the panel of dice (OV-30.14)."""

    attacker: Hex
    """Empty for the commander's own Air Power or Barrage, which come from nowhere on the board."""
    target: Hex
    by: str
    """Type of the attacking unit, or `airplane`, `air_power`, `barrage`."""
    side: Side
    against: str
    table: int
    bonus: int
    cover: int
    own: int
    faces: tuple[Face, ...]
    hits: int
    flags: int
    ignored: int
    retreat: tuple[Hex, ...]
    """The hexes it retreated over, in order."""
    blocked: int
    """Flags paid for with figures."""
    eliminated: bool


@dataclass(frozen=True, slots=True)
class ObjectiveView:
    """OV-30.4."""

    id: str
    name: Msg
    side: Side
    """Who may score it."""
    hexes: tuple[Hex, ...]
    needed: int
    medals: int
    kind: str
    held: bool


@dataclass(frozen=True, slots=True)
class ExitView:
    side: Side
    hexes: tuple[Hex, ...]
    medals: int


@dataclass(frozen=True, slots=True)
class LaidView:
    """A card laid on the board, this turn or the enemy's last (OV-30.6)."""

    card: CardId
    name: Msg
    role: Role
    sections: tuple[int, ...]
    """Empty for a card of the commander himself."""
    ordered: int
    """Units it has ordered."""
    left: int
    """Of those, units that have neither moved nor been told to stay."""
    counterable: bool


@dataclass(frozen=True, slots=True)
class GeneralView:
    """A commander or field general (OV-30.3)."""

    seat: Seat
    side: Side
    role: Role
    sections: tuple[int, ...]
    """Of his area; empty for an Overlord commander."""
    cards: int
    """How many cards he received this turn, laid or not."""
    initiative: Face | None
    """What his initiative die showed this turn."""
    closed: bool
    """Has ended his moves."""
    done: bool
    """Has ended his battles."""


@dataclass(frozen=True, slots=True)
class SideView:
    """OV-30.5, 30.8."""

    side: Side
    name: Msg
    nation: str
    nations: tuple[str, ...]
    edge: str
    """`top` or `bottom`."""
    medals: int
    to_win: int
    from_units: int
    from_objectives: int
    from_exits: int
    hand: int
    hand_size: int
    commissar: int
    """Cards under the commissar; -1 where that rule is not in force."""
    sorties: int
    """Air Sorties lying face up beside the commander."""
    units: int
    lost: tuple[str, ...]
    """Types of the units it has lost, in that order."""
    rules: tuple[str, ...]
    """Command rules of the scenario: `commissar`, `gung_ho` ..."""


@dataclass(frozen=True, slots=True)
class PlaneView:
    id: str
    side: Side
    at: Hex
    role: Role
    """In whose airspace it counts."""
    path: tuple[Hex, ...]
    """Flown this turn, the first hex included."""
    acted: bool


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything everybody may know."""

    scenario: str
    name: Msg
    briefing: Msg
    specials: tuple[Msg, ...]
    face: str
    """`country`, `winter`, `desert`, `beach`."""
    wide: int
    """Hexes in the long rows: 26, or 13 on the standard board."""
    rows: int
    lines: tuple[int, ...]
    """Section lines in doubled coordinates (x = 2(column - 1), plus 1 in rows B D F H)."""
    turn: int
    side: Side
    """Whose turn it is."""
    phase: str
    """`setup`, `select`, `command`, `orders`, `battle`, `recovery`, `over`."""
    waiting: tuple[Seat, ...]
    question: Msg | None
    hexes: tuple[HexView, ...]
    units: tuple[UnitView, ...]
    sides: tuple[SideView, SideView]
    generals: tuple[GeneralView, ...]
    objectives: tuple[ObjectiveView, ...]
    exits: tuple[ExitView, ...]
    laid: tuple[LaidView, ...]
    """This turn."""
    before: tuple[LaidView, ...]
    """In the last turn of the other side."""
    moves: tuple[MoveView, ...]
    attack: AttackView | None
    fighting: tuple[Hex, Hex] | None
    """Attacker and target of the battle being fought."""
    pile: int
    discards: tuple[CardId, ...]
    last_discard: Msg | None
    visit: Seat | None
    """The general the commander consults this turn: the two share one private talk ..."""
    visit_open: bool
    """... which is still open."""
    gung_ho: Role | None
    visibility: int
    """How far one sees at night; 0 by day."""
    planes: tuple[PlaneView, ...]
    marks: tuple[tuple[Hex, Hex], ...]
    """Big guns and destroyers with what they have ranged in on."""
    changed: tuple[Hex, ...]
    """Hexes where something happened in the last move."""
    winner: Side | None
    reason: str
    opened: tuple[tuple[Side, tuple[CardId, ...]], ...]
    """Hands shown after the end ..."""
    opened_commissar: tuple[tuple[Side, tuple[CardId, ...]], ...]
    """... with what lay under the commissar ..."""
    opened_pile: tuple[CardId, ...]
    """... and what was still to come, the next card last (OV-29.12)."""
    options: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class CardView:
    id: CardId
    code: str
    name: Msg
    text: Msg
    kind: str
    """`section`, `tactic`, `air`."""
    playable: bool
    """May be chosen just now."""
    receivers: tuple[Role, ...]
    """Who may get or play it."""
    arrows: tuple[Role, ...] = ()
    """The generals a section card shows."""
    orders: int = 0
    """Units it orders, as its arrow says; `ALL` for all."""


@dataclass(frozen=True, slots=True)
class GivenView:
    """A card on its way to a general, or with him and not yet laid."""

    card: CardView
    role: Role


@dataclass(frozen=True, slots=True)
class TargetView:
    at: Hex
    dice: int
    table: int
    bonus: int
    cover: int
    own: int


@dataclass(frozen=True, slots=True)
class ReachView:
    """What a unit being moved or fought with can do (OV-30.12)."""

    at: Hex
    hexes: tuple[Hex, ...]
    """Within its move."""
    may_battle: tuple[Hex, ...]
    """Those it could still battle from."""
    targets: tuple[TargetView, ...]
    retreats: tuple[Hex, ...]
    blind: tuple[tuple[Hex, Hex], ...]
    """Enemies within range but out of sight, each with the hex that hides it."""


@dataclass(frozen=True, slots=True)
class SumView:
    """What a general would order with the cards chosen for him so far (OV-30.13)."""

    role: Role
    cards: int
    units: int
    """At most."""
    of: int
    """Units under his command."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one seat knows besides: the commander his hand, a general the cards given to him."""

    table: Public[TableView]
    seat: Public[Seat]
    side: Side
    role: Role
    hand: tuple[CardView, ...]
    commissar: tuple[CardView, ...]
    """Under the commissar, to be used this turn."""
    next: tuple[CardView, ...]
    """Being put there for the next turn."""
    given: tuple[GivenView, ...]
    """A general: his own. The commander: all he has given this turn."""
    planned: tuple[MoveView, ...]
    """Its moves that wait for those of the other generals (OV-18.10)."""
    reach: tuple[ReachView, ...]
    """For ordered units this seat may move or battle with now."""
    chosen: Hex
    """The unit this seat has picked up to move; empty for none."""
    sums: tuple[SumView, ...]
    """For a commander who is choosing cards."""
