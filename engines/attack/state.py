"""A game of Attack! as plain records, in the order they are saved.

`flow` is a stack: the frame on top either resolves itself or asks. Standing orders are kept beside
the game; what they have said about a running action stands in its frame.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from engines.attack.components import CardId, Force, Region
from engines.contract import Seat
from engines.kit.codec import Codec
from engines.kit.window import Window

VERSION = 1
Action = Literal["move", "blitz", "strategic", "naval", "diplomacy", "build", "trade"]
March = Literal["move", "blitz", "strategic"]
Planes = Literal["", "on", "back", "ask"]


@dataclass(slots=True)
class Rules:
    """The options of section 26 that the rules ask for."""

    continents: bool = True
    pace: str = "sealed"
    snake: bool = False
    shuffle_late: bool = False
    redraw: bool = False
    rounds: int = 12
    """0: no limit of rounds."""
    hours: int = 0
    """0: no limit by clock."""
    last_standing: bool = False
    trade_lock: int = 1
    """How many rounds before the end trade is locked; by clock, how many minutes (AT-19.9)."""
    sea_neighbours: bool = False
    live_battles: bool = False
    live_naval: bool = False
    engine_garrisons: bool = False
    ask_leave: bool = False
    two_diplomacies: bool = False
    caretaker: bool = False
    open_hands: bool = False
    idle_end: int = 5
    """Rounds without any action after which a game without a limit of rounds ends; 0: none."""


@dataclass(slots=True)
class Player:
    hand: list[CardId] = field(default_factory=list)
    fleet: list[int] = field(default_factory=list)
    """B D S C."""
    status: Literal["playing", "resigned", "eliminated"] = "playing"
    fallen: int = 0
    """The turn in which he was eliminated or resigned."""
    first: Region = ""
    """The region claimed first, AT-3.17."""


@dataclass(slots=True)
class Deal:
    """An open offer of cards (AT-17.11, 22.12)."""

    id: int
    by: Seat
    to: list[Seat]
    gives: list[CardId]
    wants: list[str]
    """`oil.3`: kind (or any) and least value, one for each card asked for."""
    promises: list[str] = field(default_factory=list)
    """What is promised besides the cards: `peace.2`."""
    asks: list[str] = field(default_factory=list)
    """What is to be promised in return."""
    public: bool = False
    standing: bool = False
    """Filed while its owner was not active; it does not lapse with an action (AT-17.13)."""


@dataclass(slots=True)
class Promise:
    """Given in an exchange, recorded and never enforced (AT-17.7)."""

    by: Seat
    to: Seat
    what: str
    round: int
    public: bool


@dataclass(slots=True)
class TradeDraft:
    """An offer being put together."""

    to: list[Seat]
    public: bool = False
    counters: int = 0


@dataclass(slots=True)
class BoardMark:
    """Something that happened on the board, for the picture (AT-24.8)."""

    turn: int
    seat: Seat
    kind: Literal[
        "move", "cross", "blocked", "battle", "conquest", "diplomacy", "seas", "build", "claim"
    ]
    place: Region = ""
    origin: Region = ""
    force: Force = field(default_factory=list)
    lost: Force = field(default_factory=list)
    other: Seat = ""
    won: bool = True


@dataclass(slots=True)
class Volley:
    """A half-round of the last land battle, for the picture (AT-24.9)."""

    round: int
    half: Literal["attacker", "defender"]
    dice: str
    hits: int
    lost: Force


@dataclass(slots=True)
class Duel:
    """A pair of ships of the last naval battle: challenger, sea controller."""

    round: int
    ships: list[str]
    totals: list[int]
    struck: str = ""
    """The ship of the lower side that was hit; empty on a tie."""
    sunk: bool = False


# ---- set-up


@dataclass(slots=True)
class Claims:
    """Section 3: which regions, one by one or by sealed rankings."""

    window: Window
    at: int = 0
    kind: Literal["claims"] = "claims"


@dataclass(slots=True)
class Placing:
    """Five units and the capital, one by one or under seal."""

    window: Window
    drafts: dict[Seat, list[str]] = field(default_factory=dict)
    """What each has chosen so far: `tank/germany`, then `capital/germany`."""
    at: int = 0
    kind: Literal["placing"] = "placing"


# ---- the turn


@dataclass(slots=True)
class Turn:
    kind: Literal["turn"] = "turn"


@dataclass(slots=True)
class Line:
    """Units, start, target (AT-6.8)."""

    origin: Region
    target: Region
    force: Force
    planes: Planes = ""


@dataclass(slots=True)
class Marshal:
    """A Move, Blitz or Strategic move being written down; nothing has moved yet."""

    action: March
    lines: list[Line] = field(default_factory=list)
    origin: Region = ""
    target: Region = ""
    kind: Literal["marshal"] = "marshal"


@dataclass(slots=True)
class Group:
    """Units of an accepted order that go the same way."""

    origin: Region
    target: Region
    force: Force
    way: Literal["land", "over", "sea", "chain"]
    by: str = ""
    """The region passed over, the lane or the zone."""
    planes: Planes = ""
    leave: Literal["", "allowed", "blocked"] = ""
    """Empty where no leave is needed."""
    needs_leave: bool = False


@dataclass(slots=True)
class Operation:
    """An accepted order on its way: leave, arrival, battles (AT-6.11, 22.8)."""

    action: March
    groups: list[Group]
    stage: Literal["leave", "planes", "arrive", "battles"] = "leave"
    targets: list[Region] = field(default_factory=list)
    """Battles still to be fought, in order."""
    clean: bool = True
    """No group blocked and no battle lost so far, AT-4.11."""
    kind: Literal["operation"] = "operation"


@dataclass(slots=True)
class Doctrine:
    """How a side brings units into battle, AT-8.19."""

    want: str = "ITAP"
    order: str = "PITA"
    cap: int = 0
    script: list[str] = field(default_factory=list)
    """Packets in letters of units, the opening first; what they leave open the rest decides."""
    steer: bool = False
    """Asked at every choice; silence is what the doctrine says."""


@dataclass(slots=True)
class Muster:
    """A battle about to begin: both sides say how they will fight, under seal."""

    region: Region
    window: Window
    origins: list[tuple[Region, Force]]
    """The attackers and where each of them came from."""
    defender: Seat = ""
    card: CardId = ""
    """The garrison's card, which is the prize."""
    garrison: Force = field(default_factory=list)
    kind: Literal["muster"] = "muster"


@dataclass(slots=True)
class Side:
    seat: Seat
    """Whose units, or who commands the garrison; empty: the engine."""
    reserve: Force
    battle: Force
    doctrine: Doctrine
    lost: Force


@dataclass(slots=True)
class LandBattle:
    """AT-22.9."""

    region: Region
    attacker: Side
    defender: Side
    origins: list[tuple[Region, Force]]
    owner: Seat = ""
    """Whose region; empty: neutral or abandoned."""
    card: CardId = ""
    round: int = 0
    """0: the opening."""
    half: Literal["attacker", "defender"] = "attacker"
    dice: str = ""
    """The last roll, for the picture."""
    brought: Force = field(default_factory=list)
    kind: Literal["land_battle"] = "land_battle"


@dataclass(slots=True)
class Slot:
    ship: str
    sunk: bool = False
    damaged: bool = False


@dataclass(slots=True)
class Admiral:
    """One side of a naval battle."""

    seat: Seat
    template: str = ""
    """Ship letters, AT-14.22; empty: automatic lines."""
    retreat: list[str] = field(default_factory=list)
    """`below.50`, `after.2`, `left.1`; nothing: stay."""
    out: int = 0
    """Battleships damaged in this battle, which fight no more."""
    line: list[Slot] = field(default_factory=list)
    first: str | None = None
    """The line of round 1 (AT-13.10), empty: an automatic one; None: it follows the template."""


@dataclass(slots=True)
class Challenge:
    """Both sides' line, template and retreat rule, under seal."""

    window: Window
    kind: Literal["challenge"] = "challenge"


@dataclass(slots=True)
class NavalBattle:
    """AT-22.10."""

    challenger: Admiral
    controller: Admiral
    window: Window
    round: int = 1
    kind: Literal["naval_battle"] = "naval_battle"


@dataclass(slots=True)
class Embassy:
    """A Diplomatic attack whose target is being chosen; nothing is declared yet."""

    kind: Literal["embassy"] = "embassy"


@dataclass(slots=True)
class Build:
    pp: int
    bought: list[tuple[str, Region, int]] = field(default_factory=list)
    """What, where (empty for ships), how many."""
    region: Region = ""
    kind: Literal["build"] = "build"


@dataclass(slots=True)
class Blocking:
    """Both have agreed; the sea controller may forbid it (AT-17.9)."""

    deal: int
    partner: Seat
    """Who accepted."""
    cards: list[CardId]
    kind: Literal["blocking"] = "blocking"


Frame = Annotated[
    Claims | Placing | Turn | Marshal | Operation | Muster | LandBattle
    | Challenge | NavalBattle | Embassy | Build | Blocking,
    Field(discriminator="kind"),
]  # fmt: skip


@dataclass(slots=True)
class Tally:
    """Figures for statistics."""

    land_battles: int = 0
    rounds: int = 0
    naval_battles: int = 0
    diplomacies: int = 0
    exchanges: int = 0
    conquests: int = 0


@dataclass(slots=True)
class State:
    """What must be kept; all else is derived (AT-22)."""

    schema_version: int
    rules: Rules  # table: AT-22.1
    options: dict[str, str]
    order: list[Seat]
    """Turn order, the first player first."""
    players: dict[Seat, Player]  # AT-22.5
    owner: dict[Region, Seat] = field(default_factory=dict)
    """Controlled regions in the order they were taken; neutral ones are not in it."""
    units: dict[Region, Force] = field(default_factory=dict)  # AT-22.4
    abandoned: dict[Region, Seat] = field(default_factory=dict)
    """Regions of somebody who resigned (AT-20.10)."""
    locked: dict[Region, Force] = field(default_factory=dict)
    capitals: dict[Seat, Region] = field(default_factory=dict)
    """Where each player's own marker stands."""
    seas: Seat = ""
    deck: list[CardId] = field(default_factory=list)  # AT-22.7
    """Bottom to top."""
    shown: list[CardId] = field(default_factory=list)
    """The card drawn for the running battle."""
    flow: list[Frame] = field(default_factory=list)
    phase: Literal["claims", "placing", "play", "over"] = "claims"  # AT-22.2
    round: int = 0
    turn: int = 0
    active: Seat = ""
    used: list[Action] = field(default_factory=list)  # AT-22.3
    results: list[bool] = field(default_factory=list)
    """Whether each of them succeeded, AT-4.11."""
    trading: bool = False
    """The Trade of this turn is counted and still open."""
    windows: int = 0
    """How many questions were put to others; a public number."""
    deals: list[Deal] = field(default_factory=list)
    drafts: dict[Seat, TradeDraft] = field(default_factory=dict)
    promises: list[Promise] = field(default_factory=list)
    dealt: int = 0
    offered: int = 0
    """The turn in which the active player has last offered cards."""
    first_rolls: list[tuple[Seat, int]] = field(default_factory=list)
    """Who begins, AT-3.6; rolls of the tied follow."""
    announced: bool = False
    rung: list[str] = field(default_factory=list)
    """What the clock has said so far: `lock`, no more trade; `time`, the last turn (AT-19.7)."""
    quiet: int = 0
    """Turns in a row without an action."""
    deeds: list[BoardMark] = field(default_factory=list)
    volleys: list[Volley] = field(default_factory=list)
    duels: list[Duel] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)
    reason: str = ""
    ranking: list[list[Seat]] = field(default_factory=list)


CODEC = Codec(State, VERSION)
