"""What may be seen, as frozen records: by all (`TableView`) and by one seat (`SeatView`).

What never changes stands in `MAP`, `CARDS`, `SOLO_CARDS`, `TECHS` and `YEARS`; views name spaces,
cards and technologies by id. Nothing here is computed; build_view.py fills it in (TD-V).
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.contract import Msg, Public, Seat
from engines.total_domination import components
from engines.total_domination.components import CARDS, MAP, SOLO_CARDS, TABLES, TECHS, YEARS

__all__ = [
    "CARDS",
    "MAP",
    "SOLO_CARDS",
    "TABLES",
    "TECHS",
    "YEARS",
    "CardView",
    "CostView",
    "DiplomacyView",
    "InFront",
    "MarkView",
    "NationView",
    "PieceView",
    "PowerView",
    "SeatView",
    "SheetView",
    "SoloView",
    "SpaceView",
    "TableView",
    "TechView",
    "TrackView",
    "UseView",
    "YearView",
]


@dataclass(frozen=True, slots=True)
class PieceView:
    """Units of one nation and kind on one space (TD-V.3)."""

    nation: components.Nation
    """One of the powers, italy, france, usa, china, neutral."""
    kind: str
    """army, fleet or bomber."""
    count: int
    spent: int
    """How many of these bombers have been used this round."""
    power: components.Power | None
    """Who runs them; None for neutral and uninvolved units."""
    supplied: bool


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space in play (TD-V.1, V.4, V.5); what is printed on it stands in `MAP`."""

    id: components.Space
    home_of: components.Power | None
    """Whose home it is now: the owner of its nation; None for no home and uninvolved homes."""
    tile: components.Nation | None
    """France or Italy, whose home shows the tile of its owner."""
    control: components.Power | None
    warning: bool
    """A capital nobody controls, or an Allied fleet beside a U-boat."""
    supplied: bool
    """For the power that controls it."""
    limit: int
    worth: int
    """For who controls it: less than its stars where resistance lies under an Axis power."""
    pieces: tuple[PieceView, ...]
    uboats: int
    resistance: int
    destroyed: bool


@dataclass(frozen=True, slots=True)
class CostView:
    """What a power pays, technologies included (TD-V.10)."""

    form_army: int
    form_fleet: int
    move_army: int
    move_fleet: int
    attack_army: int
    attack_army_coastal: int
    attack_fleet: int
    attack_fleet_coastal: int


@dataclass(frozen=True, slots=True)
class TechView:
    id: components.Tech
    code: str
    """A1 to E3."""
    group: str
    """land, naval, production, intelligence, rocketry."""
    active: bool


@dataclass(frozen=True, slots=True)
class SheetView:
    """The technology sheet of a power."""

    techs: tuple[TechView, ...]
    pending: bool
    """A card lies face down."""
    points: int
    costs: CostView

    def state(self, tech: TechView) -> str:
        """on: developed; open: it could be now; off (TD-8.0.3 to 8.0.5)."""
        if tech.active:
            return "on"
        techs = [each.id for each in self.techs if each.active]
        return "off" if self.pending or TECHS[tech.id].lacks(techs) else "open"


@dataclass(frozen=True, slots=True)
class InFront:
    """A +1 or -1 card in front of a power."""

    card: components.CardId
    delta: int


@dataclass(frozen=True, slots=True)
class NationView:
    """What is left in the pool, by kind (TD-V.11)."""

    nation: components.Nation
    power: components.Power | None
    army: int
    fleet: int
    bomber: int
    uboat: int


@dataclass(frozen=True, slots=True)
class PowerView:
    power: components.Power
    side: components.Side
    seat: Seat
    """Who decides for it: itself, or its side where two powers share a hand."""
    points: int
    """VP now: spaces, Diplomacy and technologies."""
    sheet: SheetView
    hand: int
    """Cards of its seat, counted for both powers of a common hand."""
    reserve: int
    lent: int
    """Lend-Lease cards set aside."""
    saved: components.CardId | None
    """The turned card that stands for a saved OP."""
    front: tuple[InFront, ...]
    modifier: int
    """Sum of the cards in front."""
    passed: bool
    rocket_used: bool
    radar_used: bool
    lend_used: bool
    tech_used: bool
    conceded: bool
    pools: tuple[NationView, ...]


@dataclass(frozen=True, slots=True)
class DiplomacyView:
    card: components.CardId
    flag: str
    owner: components.Power
    points: int


@dataclass(frozen=True, slots=True)
class TrackView:
    """The way of the USA or China into the war (TD-V.9)."""

    nation: components.Nation
    joins: components.Power
    at: int
    steps: int
    deck: int
    joined: bool


@dataclass(frozen=True, slots=True)
class YearView:
    """A field of the round track (TD-V.8)."""

    year: int
    first: components.Power
    cards: int
    passes: str
    """left or right."""
    uboats: int | None
    """Most U-boats on the board."""


@dataclass(frozen=True, slots=True)
class MarkView:
    """Something that changed on the board, to be marked (TD-V.13).

    kind        places                      what
    form        the space                   nation.kind
    recall      the space                   nation.kind
    move        from, to                    nation.kind
    attack      the target                  nation.kind
    strike      bomber, target              nation.kind
    uboat       the space                   -
    sink        the space                   -
    satellite   the space                   nation.kind
    resistance  the space                   -
    quell       the space                   -
    control     the space                   the power, or "" for nobody
    destroyed   the space                   -
    rebuilt     the space                   -
    bombed      bomber, target              -
    withdraw    from, to or from            nation.kind
    removed     the space                   nation.kind
    joined      -                           the nation
    switched    its home                    the nation
    """

    turn: int
    by: components.Power
    kind: str
    places: tuple[components.Space, ...]
    what: str


@dataclass(frozen=True, slots=True)
class SoloView:
    """TD-V.15."""

    pile: int
    waiting: int
    card: components.CardId | None
    """The last card turned; its actions and arrows stand in `SOLO_CARDS`."""
    by: components.Power | None
    points: int
    """VP the Axis has for having nothing to do."""


@dataclass(frozen=True, slots=True)
class TableView:
    """What everybody may know."""

    options: tuple[tuple[str, str], ...]
    """Those not at their default."""
    scenario: str
    """none, rise or fall."""
    alternate: bool
    """The other side of the board: shape links are drawn as land routes."""
    arctic: bool
    year: int
    phase: str
    """deploy, draft, swap, exchange, enigma, espionage, actions, withdrawal, bombing or over."""
    turns: int
    active: components.Power | None
    """Whose turn it is in the Action Phase."""
    order: tuple[components.Power, ...]
    """Turn order of this year."""
    waiting: tuple[Seat, ...]
    question: Msg | None
    years: tuple[YearView, ...]
    """Those this game may last."""
    packets: tuple[tuple[Seat, int], ...]
    """During the draft: how many cards lie before each seat."""
    spaces: tuple[SpaceView, ...]
    powers: tuple[PowerView, ...]
    """In clockwise order, from Germany."""
    axis: int
    allies: int
    axis_threshold: int | None
    """None where the game is not won that way."""
    allies_threshold: int | None
    tracks: tuple[TrackView, ...]
    uboats: int
    lend_lease_minimum: int
    resistance_left: int
    diplomacy: tuple[DiplomacyView, ...]
    deck: int
    discard: tuple[components.CardId, ...]
    """As it is shown, oldest first (TD-7.3.5)."""
    solo: SoloView | None
    deeds: tuple[MarkView, ...]
    """Of the turn or step under way, or the last one."""
    winner: str
    """axis, allies, draw, or "" while the game goes on."""
    reason: str
    rule: str
    """The rule it was won by: TD-4.3.3."""
    opened: tuple[tuple[Seat, tuple[components.CardId, ...]], ...]
    """After the game: what was hidden in hands and reserves (TD-H.9)."""

    def space(self, name: components.Space) -> SpaceView:
        return next(space for space in self.spaces if space.id == name)

    def power(self, name: components.Power) -> PowerView:
        return next(power for power in self.powers if power.power == name)


@dataclass(frozen=True, slots=True)
class UseView:
    """What one power could do with a card now."""

    power: components.Power
    worth: int
    """As an operation, modifiers included."""
    tech_ok: bool
    tech_why: Msg | None
    """Why it cannot be developed."""
    event_ok: bool
    event_why: Msg | None
    """Why it cannot be played as an event."""


@dataclass(frozen=True, slots=True)
class CardView:
    """A card as its holder sees it (TD-V.14)."""

    id: components.CardId
    name: Msg
    country: components.Nation
    op: int
    tech: components.Tech
    event: Msg
    """What the event does."""
    uses: tuple[UseView, ...]
    """For each power of the seat, first the one that acts next."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one seat may know besides."""

    table: Public[TableView]
    seat: Public[Seat]
    powers: Public[tuple[components.Power, ...]]
    hand: tuple[CardView, ...]
    packet: tuple[CardView, ...]
    """The cards to pick from in the draft."""
    picked: tuple[CardView, ...]
    reserve: tuple[CardView, ...]
    lent: tuple[CardView, ...]
    pending: tuple[tuple[components.Power, components.CardId], ...]
    """Own technology cards lying face down."""
    drawn: tuple[CardView, ...]
    """Cards drawn with Enigma, of which some are kept."""
    seen: tuple[CardView, ...]
    """Cards of an opponent under own Espionage just now."""
    seen_of: Seat | None
    deeds: tuple[MarkView, ...]
    """Everything since the last own turn."""
