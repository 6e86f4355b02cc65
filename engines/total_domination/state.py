"""A game of Total Domination as plain records, in the order they are saved (TD-S).

Control, supply, points, thresholds and legal moves are never saved: position.py finds them. `flow`
is a stack: the frame on top either resolves itself or asks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field

from engines.contract import Seat
from engines.kit.codec import Codec
from engines.kit.window import Window
from engines.total_domination.components import CardId, Nation, Power, Space, Tech

VERSION = 3
Unit = str
"""`nation.kind`; in a stack a bomber used this round bears a mark: `uk.bomber!`."""
Stack = str
"""The units of one space, sorted, with blanks between them: `germany.army germany.army`."""


@dataclass(slots=True)
class Rules:
    """The table options that change what is legal (TD-O)."""

    common: bool = False
    """Both powers of a side share one hand (TD-10.1)."""
    solo: bool = False
    bombers: bool = True
    uboats: bool = True
    arctic: bool = False
    alternative: bool = False
    scenario: Literal["none", "rise", "fall"] = "none"
    reserve: Literal["each", "last"] = "each"
    """With a common hand: at which passes cards are reserved (TD-10.1.7)."""
    lend_tactics: bool = False
    """The value of 5/6/7 counts for Lend-Lease (TD-7.1.6)."""


@dataclass(slots=True)
class Hand:
    """The cards one seat decides about (TD-S.3)."""

    cards: list[CardId] = field(default_factory=list)
    packet: list[CardId] = field(default_factory=list)
    picked: list[CardId] = field(default_factory=list)
    reserve: list[CardId] = field(default_factory=list)
    lent: list[CardId] = field(default_factory=list)
    """Drawn by Lend-Lease, for the next draft (TD-9.1.4)."""


@dataclass(slots=True)
class PowerState:
    """What belongs to a power alone (TD-S.6), also where two share a hand (TD-10.1.2)."""

    techs: list[Tech] = field(default_factory=list)
    """Active ones."""
    sheet: list[CardId] = field(default_factory=list)
    """The cards they were developed with."""
    pending: CardId = ""
    """Played this round, face down until step F."""
    saved: CardId = ""
    """The turned card that stands for a saved OP (TD-6.0.6)."""
    front: list[CardId] = field(default_factory=list)
    diplomacy: list[CardId] = field(default_factory=list)
    passed: bool = False
    rocket: bool = False
    """Launched this round."""
    radar: bool = False
    """Used this round; only where it protects a side (TD-10.1.11)."""
    lend: bool = False
    """Lend-Lease done this round."""
    last_turn: int = 0


@dataclass(slots=True)
class BoardMark:
    """Something to be marked on the board; the kinds stand in view.MarkView."""

    turn: int
    by: Power
    kind: str
    places: list[Space]
    what: str = ""


@dataclass(slots=True)
class Solo:
    """The cards of the Axis in a solo game (TD-S.7)."""

    pile: list[CardId] = field(default_factory=list)
    waiting: list[CardId] = field(default_factory=list)
    used: list[CardId] = field(default_factory=list)
    removed: list[CardId] = field(default_factory=list)
    turned: CardId = ""
    by: Power = ""
    points: int = 0
    """VP for having nothing to do (TD-13.2.11)."""
    defence: dict[Power, list[Space]] = field(default_factory=dict)


# ---- frames


@dataclass(slots=True)
class Deploy:
    """Alternative set-up: one power after another, unit by unit (TD-11.3)."""

    power: Power
    left: list[int]
    """Units still to be placed, by group of the table."""
    kind: Literal["deploy"] = "deploy"


@dataclass(slots=True)
class Year:
    """The steps of one year; which one is under way stands in `step`."""

    step: str = "draft"
    kind: Literal["year"] = "year"


@dataclass(slots=True)
class CardDraft:
    window: Window
    extra: dict[Seat, int]
    """First pick: cards to be kept beyond the usual number (TD-4.1.4)."""
    kind: Literal["draft"] = "draft"


@dataclass(slots=True)
class SoloDraft:
    seat: Seat
    kind: Literal["solo_draft"] = "solo_draft"


@dataclass(slots=True)
class Swap:
    """The Arctic swap (TD-11.4.4)."""

    window: Window
    kind: Literal["swap"] = "swap"


@dataclass(slots=True)
class Exchange:
    """Discard and draw, together with whom Espionage is aimed at (TD-D.5, D.7)."""

    window: Window
    kind: Literal["exchange"] = "exchange"


@dataclass(slots=True)
class Enigma:
    window: Window
    drawn: dict[Seat, list[CardId]]
    kind: Literal["enigma"] = "enigma"


@dataclass(slots=True)
class Mission:
    spy: Seat
    victim: Seat
    how: str
    """ask, best or look (TD-D.7)."""


@dataclass(slots=True)
class Spying:
    missions: list[Mission]
    kind: Literal["spying"] = "spying"


@dataclass(slots=True)
class Burn:
    """What the spy has seen and may have discarded."""

    spy: Seat
    victim: Seat
    seen: list[CardId]
    most: int
    kind: Literal["burn"] = "burn"


@dataclass(slots=True)
class Actions:
    """The Action Phase: one card a turn (TD-4.2)."""

    kind: Literal["actions"] = "actions"


@dataclass(slots=True)
class Passing:
    """What goes into reserve, or what a side discards at its first pass (TD-4.2.4, 10.1.7)."""

    power: Power
    first: bool
    most: int
    goes_on: bool = False
    """What is not reserved stays in hand for the other power (TD-10.1.7)."""
    gone: list[CardId] = field(default_factory=list)
    """Named to be discarded, and in hand until the pass is over."""
    kind: Literal["passing"] = "passing"


@dataclass(slots=True)
class Steps:
    """An operation or a Logistics event, step by step (TD-6.0.1, 7.2.1)."""

    power: Power
    card: CardId
    value: int
    """OP to spend; 0 for Logistics."""
    spent: int = 0
    revealed: CardId = ""
    """The second card of Peace."""
    free: bool = False
    """Logistics: steps are paid with icons."""
    icons: list[str] = field(default_factory=list)
    satellites: list[Space] = field(default_factory=list)
    """Where satellites of this event stand already."""
    recalled: list[Unit] = field(default_factory=list)
    """Taken off the board and still to be formed again (TD-6.1.11)."""
    kind: Literal["steps"] = "steps"


@dataclass(slots=True)
class Moving:
    """A unit has been named; where does it go?"""

    unit: Unit
    space: Space
    kind: Literal["moving"] = "moving"


@dataclass(slots=True)
class Research:
    card: CardId
    power: Power
    kind: Literal["research"] = "research"


@dataclass(slots=True)
class Strike:
    """An air strike (TD-11.1.9)."""

    power: Power
    card: CardId
    value: int
    spent: int = 0
    bomber: Space = ""
    target: Space = ""
    kind: Literal["strike"] = "strike"


@dataclass(slots=True)
class Withdraw:
    """Units leave a home given back to the ally (TD-4.3.10)."""

    power: Power
    space: Space
    kind: Literal["withdraw"] = "withdraw"


@dataclass(slots=True)
class Bombing:
    """Strategic bombing (TD-11.1.17)."""

    window: Window
    kind: Literal["bombing"] = "bombing"


Frame = Annotated[
    Deploy | Year | CardDraft | SoloDraft | Swap | Exchange | Enigma | Spying | Burn
    | Actions | Passing | Steps | Moving | Research | Strike | Withdraw | Bombing,
    Field(discriminator="kind"),
]  # fmt: skip


@dataclass(slots=True)
class State:
    """What is saved; control, supply, points and costs never are (TD-S.8)."""

    schema_version: int
    rules: Rules  # TD-S.1
    options: dict[str, str]
    hands: dict[Seat, Hand]
    powers: dict[Power, PowerState]
    board: dict[Space, Stack]  # TD-S.4
    """Every space, in the order of the map."""
    owners: dict[Nation, Power]  # TD-S.5
    """Of italy, france, usa and china; empty while uninvolved (TD-0.5)."""
    tracks: dict[Nation, int]
    deck: list[CardId]
    """The last card is on top, here and in `joining`."""
    joining: dict[Nation, list[CardId]]
    flow: list[Frame] = field(default_factory=list)
    discard: list[CardId] = field(default_factory=list)
    shown: list[CardId] = field(default_factory=list)
    """The discard pile as everybody believes it to be (TD-7.3.5)."""
    year: int = 0  # TD-S.2
    first_year: int = 0
    last_year: int = 0
    phase: str = "draft"
    active: Power = ""
    turns: int = 0
    by_sea: list[Space] = field(default_factory=list)
    """Foreign coasts a fleet has come to over the sea in this turn (TD-6.2.8)."""
    by_land: list[Space] = field(default_factory=list)
    windows: int = 0
    """How many times answers were sealed; a public number."""
    uboats: list[Space] = field(default_factory=list)
    resistance: list[Space] = field(default_factory=list)
    """A space stands there once for every marker."""
    destroyed: list[Space] = field(default_factory=list)
    neutral_lost: int = 0
    solo: Solo | None = None
    marks: list[BoardMark] = field(default_factory=list)
    conceded: list[Seat] = field(default_factory=list)
    winner: str = ""
    reason: str = ""
    rule: str = ""  # TD-S.10


def _to_2(raw: dict[str, Any]) -> dict[str, Any]:
    """A game goes on with the reserve it was begun with (TD-10.1.7)."""
    if raw["rules"]["common"]:
        raw["rules"]["reserve"] = raw["options"]["reserve"] = "last"
    return raw


def _to_3(raw: dict[str, Any]) -> dict[str, Any]:
    """Several units can be recalled before the first is formed again (TD-6.1.11)."""
    for frame in raw["flow"]:
        if frame["kind"] == "steps":
            frame["recalled"] = [frame["recalled"]] if frame["recalled"] else []
    return raw


CODEC = Codec(State, VERSION, {1: _to_2, 2: _to_3})
