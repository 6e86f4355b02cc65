"""A battle as plain records, in the order they are saved.

`flow` is a stack: the frame on top either resolves itself or asks. Names are those of section 28.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

import pydantic

from engines.contract import Offer
from engines.kit.codec import Codec
from engines.kit.hexes import Hex
from engines.kit.window import Window
from engines.overlord import library
from engines.overlord.components import CardId, Face, Role, Side
from engines.overlord.field import Field

VERSION = 1
Phase = Literal["setup", "select", "command", "orders", "battle", "recovery", "over"]


@dataclass(slots=True)
class Rules:
    """The options of section 33 that change what is legal."""

    players: int = 8
    axis_team: int = 0
    """People on a side where that is agreed; 0: as `players` is shared out (OV-16.5)."""
    allies_team: int = 0
    pair: str = "shared"
    talk: str = "strict"
    ambush: str = "sheet"
    interrupts: str = "standing"
    order: str = "first_come"
    initiative: str = "printed"
    """Faces of the die that order something else: `grenade_any+flag_infantry` (OV-33.8)."""
    pincer: str = "one"
    commissar: str = "three"
    gung_ho_unit: str = "named"
    air: str = "scenario"


@dataclass(slots=True)
class Order:
    """What a unit was ordered to do and has done this turn (OV-28.5)."""

    role: Role
    card: CardId
    """The card whose effect it has; empty for a fallback or an initiative die."""
    start: Hex
    cost: int = 0
    """Hexes moved, the extra one of a road left out (OV-6.8, 7.21)."""
    gone: bool = False
    """Has left its hex by moving."""
    settled: bool = False
    """Has moved, or stays."""
    hard: bool = False
    """Entered a hard stop (OV-6.6)."""
    barred: bool = False
    """May not battle any more, whatever it does (OV-9.14)."""
    battles: int = 1
    grounds: int = 0
    overran: bool = False
    again: bool = False
    """The second move of Behind Enemy Lines is still to come (OV-13.16)."""
    cut: bool = False
    """An engineer that removed the wire under it and still battles at -1 (OV-3.7)."""


@dataclass(slots=True)
class Unit:
    """OV-28.4."""

    id: str
    side: Side
    nation: str
    type: str
    figures: int
    order: Order | None = None


@dataclass(slots=True)
class Mine:
    owner: Side
    strength: int
    shown: bool = False


@dataclass(slots=True)
class Mark:
    """A hex a big gun or destroyer has ranged in on (OV-3.9)."""

    gun: str
    at: Hex


@dataclass(slots=True)
class Plane:
    """OV-28.10."""

    id: str
    side: Side
    at: Hex
    role: Role
    path: list[Hex] = field(default_factory=list)
    """Flown this turn."""
    ordered: bool = False
    fresh: bool = True
    """Came this turn."""
    crossed: bool = False
    """Left its airspace in its last flight (OV-25.19)."""
    acted: bool = False
    support: bool = False
    by: Role | Literal[""] = ""
    """The general who ordered it this turn."""


@dataclass(slots=True)
class Laid:
    """A card in force: as which card, by whom, where (OV-18.2)."""

    card: CardId
    role: Role
    acts: CardId
    """The card it repeats or counts as; itself otherwise."""
    sections: list[int] = field(default_factory=list)
    ordered: int = 0
    marine: bool = False
    """Orders one unit more (OV-23.1, 23.4)."""
    sortie: bool = False
    """Used as an Air Sortie."""


@dataclass(slots=True)
class Gift:
    card: CardId
    role: Role
    hand: bool = False
    """Straight from the hand, under the commissar (OV-22.8)."""


@dataclass(slots=True)
class CommandDraft:
    """The choice of a commander before it is sent (OV-17.18). Nobody else sees it."""

    gifts: list[Gift] = field(default_factory=list)
    own: CardId = ""
    as_: CardId = ""
    """What the commander's own card is played as."""
    targets: list[Hex] = field(default_factory=list)
    under: list[CardId] = field(default_factory=list)
    gung: Role | Literal[""] = ""
    gung_card: CardId = ""
    gung_unit: str = ""


@dataclass(slots=True)
class Job:
    """One thing a general has to decide in ORDERS."""

    kind: Literal["lay", "counter", "order", "heal", "fly", "plane", "roll"]
    card: CardId = ""
    laid: int = -1
    sections: list[int] = field(default_factory=list)
    most: int = 0
    who: str = "any"
    extra: int = 0
    """Units more than printed, for this section or the next one of the card."""
    check: bool = False
    """An airplane must pass an air check first (OV-25.15)."""


@dataclass(slots=True)
class Planned:
    """A move that waits for those of the other generals (OV-18.10)."""

    at: Hex
    verb: str
    to: Hex
    via: list[Hex] = field(default_factory=list)


@dataclass(slots=True)
class Staff:
    """One general of the side that moves, this turn."""

    given: list[CardId] = field(default_factory=list)
    jobs: list[Job] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    """Sections that bear a section card of his."""
    laid: list[CardId] = field(default_factory=list)
    initiative: Face | Literal[""] = ""
    picked: Hex = ""
    """The unit whose move is being chosen."""
    via: list[Hex] = field(default_factory=list)
    """The hexes it is to go over, one after another, as far as they are told (OV-6.10)."""
    planned: list[Planned] = field(default_factory=list)
    flying: str = ""
    """The airplane whose flight is being chosen."""
    planes: int = 0
    """Airplanes he may still order this turn by section card or Direct from HQ."""
    closed: bool = False
    done: bool = False
    locked: bool = False


@dataclass(slots=True)
class Camp:
    """The cards and medals of one side."""

    hand: list[CardId] = field(default_factory=list)
    """In the order drawn."""
    size: int = 0
    commissar: list[CardId] = field(default_factory=list)
    sorties: int = 0
    units: int = 0
    exits: int = 0
    objectives: list[str] = field(default_factory=list)
    """Ids of those held now."""
    since: dict[str, int] = field(default_factory=dict)
    """In which turn each of them was gained."""
    lost: list[str] = field(default_factory=list)
    last: list[Laid] = field(default_factory=list)
    """Cards of its last turn (OV-15.2)."""
    ambushed: bool = False
    """Standard game: draws at the end of this turn for an Ambush used (OV-4.4)."""


@dataclass(slots=True)
class Sheet:
    """The answer of a defending commander for a whole phase of battles (OV-14.9)."""

    lines: dict[str, str] = field(default_factory=dict)
    window: Window | None = None


@dataclass(slots=True)
class Roll:
    """The last attack (OV-28.9)."""

    attacker: Hex
    target: Hex
    by: str
    side: Side
    against: str
    table: int
    bonus: int
    cover: int
    own: int
    faces: list[Face]
    hits: int
    flags: int
    ignored: int = 0
    retreat: list[Hex] = field(default_factory=list)
    blocked: int = 0
    eliminated: bool = False


@dataclass(slots=True)
class BoardMark:
    """Something that happened on the board, for the picture of the last turns."""

    kind: str
    side: Side
    hexes: list[Hex]
    note: str = ""


# ---- frames


@dataclass(slots=True)
class Accord:
    """Both commanders say whether they want the air (OV-25.2)."""

    window: Window
    kind: Literal["accord"] = "accord"


@dataclass(slots=True)
class FirstChips:
    """The first cards under the commissar (OV-22.3)."""

    side: Side
    kind: Literal["first_chips"] = "first_chips"


@dataclass(slots=True)
class Select:
    sent: bool = False
    kind: Literal["select"] = "select"


@dataclass(slots=True)
class Discard:
    """Nothing can be chosen: one card is discarded unused (OV-17.16)."""

    kind: Literal["discard"] = "discard"


@dataclass(slots=True)
class Raid:
    """Air Power, Barrage, or an airplane's strafing: targets one after another (OV-13.11)."""

    card: CardId
    targets: list[Hex]
    dice: int
    kind: Literal["raid"] = "raid"


@dataclass(slots=True)
class Orders:
    """All generals name units and move them, side by side (OV-18.8)."""

    opened: bool = False
    kind: Literal["orders"] = "orders"


@dataclass(slots=True)
class Battle:
    kind: Literal["battle"] = "battle"


@dataclass(slots=True)
class Attack:
    at: Hex
    target: Hex
    role: Role
    step: Literal["ambush", "roll", "back", "ground", "desert", "overrun", "end"] = "ambush"
    second: bool = False
    """The battle of an overrun (OV-11.5)."""
    close: bool = True
    window: Window | None = None
    answer: str = ""
    crushed: bool = False
    """Wire crushed on taking ground: no overrun battle (OV-11.7)."""
    kind: Literal["attack"] = "attack"


@dataclass(slots=True)
class Flags:
    """Flags a unit has to carry out (OV-10)."""

    at: Hex
    left: int
    firm: bool = False
    """They cannot be ignored (OV-10.9)."""
    asked: bool = False
    run: int = 0
    """Hexes gone for the present flag."""
    kind: Literal["flags"] = "flags"


@dataclass(slots=True)
class Again:
    """The second move of Behind Enemy Lines (OV-13.19)."""

    at: Hex
    via: list[Hex] = field(default_factory=list)
    kind: Literal["again"] = "again"


@dataclass(slots=True)
class Keep:
    """Recon in the standard game: which of two cards to keep (OV-27.22). After scouting by
    airplane: which card to discard for the one drawn more (OV-27.21)."""

    side: Side
    cards: list[CardId]
    scouted: bool = False
    kind: Literal["keep"] = "keep"


@dataclass(slots=True)
class Strafe:
    """The action of an airplane (OV-25.24)."""

    plane: str
    targets: list[Hex] = field(default_factory=list)
    kind: Literal["strafe"] = "strafe"


Frame = Annotated[
    Accord
    | FirstChips
    | Select
    | Discard
    | Raid
    | Orders
    | Battle
    | Attack
    | Flags
    | Again
    | Strafe,
    pydantic.Field(discriminator="kind"),
]


Asked = tuple[Offer, frozenset[Hex]]
"""A question, and the hexes it follows from."""


class Fought:
    """What a position knows and is not saved with it."""

    __slots__ = ("asked", "field")
    scenario: str
    field: Field
    """The battlefield it is fought on."""
    asked: dict[Role, Asked]
    """What generals are asked who have not answered. In ORDERS it holds until something happens on
    the hexes it follows from, in BATTLE until the next answer."""

    def __post_init__(self) -> None:
        self.field = library.field(self.scenario)
        self.asked = {}


@dataclass(slots=True)
class State(Fought):
    """What of the table belongs to the game (OV-28.1), and the game itself (OV-28.2)."""

    schema_version: int
    scenario: str
    rules: Rules
    options: dict[str, str]
    data: str = ""
    """Which edition of scenario, cards, units and terrain the battle was set up from."""
    units: dict[Hex, Unit] = field(default_factory=dict)
    """On the board, by the hex they stand on."""
    gone: dict[str, Literal["eliminated", "exited"]] = field(default_factory=dict)
    """What became of the others, by their ids."""
    obstacles: dict[Hex, str] = field(default_factory=dict)  # OV-28.3
    """What lies there now: `wire`, `sandbag.AXIS`."""
    mines: dict[Hex, Mine] = field(default_factory=dict)
    sealed: list[Hex] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    planes: list[Plane] = field(default_factory=list)
    camps: dict[Side, Camp] = field(default_factory=dict)
    pile: list[CardId] = field(default_factory=list)  # OV-28.6
    """The next card is the last one."""
    discards: list[CardId] = field(default_factory=list)
    air: bool = False
    turn: int = 0
    side: Side = "ALLIES"
    phase: Phase = "setup"  # OV-17.1, 28.2
    draft: CommandDraft = field(default_factory=CommandDraft)
    staff: dict[Role, Staff] = field(default_factory=dict)  # OV-28.8
    laid: list[Laid] = field(default_factory=list)
    spent: list[CardId] = field(default_factory=list)
    """Cards used this turn, to be discarded in RECOVERY."""
    finest_hour: bool = False
    recon: bool = False
    scouted: int = 0
    """Airplanes of this turn that scouted (OV-25.24)."""
    begun: bool = False
    """The first commander has begun to choose: the talks before the battle are over (OV-16.11)."""
    visit: Role | Literal[""] = ""
    talking: bool = False
    gung_ho: Role | Literal[""] = ""
    sheet: Sheet | None = None
    tents: list[Hex] = field(default_factory=list)
    """Headquarters an enemy has raided (OV-7.30)."""
    visibility: int = 0
    quiet: int = 0
    """Turns in a row without any order."""
    attack: Roll | None = None
    traces: list[BoardMark] = field(default_factory=list)
    changed: list[Hex] = field(default_factory=list)
    kept: list[Keep] = field(default_factory=list)
    """Recon draws of the standard game that are still to be decided."""
    conceded: list[str] = field(default_factory=list)
    winner: Side | Literal[""] = ""
    reason: str = ""
    flow: list[Frame] = field(default_factory=list)


CODEC = Codec(State, VERSION)
