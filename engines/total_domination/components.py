"""What is in the box: board, cards and tables, read once. No figure of theirs stands in code."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache, lru_cache
from typing import Literal

from pydantic import Field

from engines.kit import data
from engines.kit.graph import Graph, Mask

GAME = "total_domination"
Power = str
Nation = str
"""A power, or italy, france, usa, china, neutral (TD-0.4)."""
Side = str
Space = str
CardId = str
Tech = str
Kind = Literal["army", "fleet", "bomber", "uboat"]
Mode = Literal["land", "sea"]
EventType = Literal[
    "tactics_value", "tactics_modifier", "logistics", "research", "diplomacy", "peace"
]
Icon = Literal["army", "bomber", "fleet", "move", "satellite", "resistance"]
Arrow = Literal["N", "E", "S", "W"]
Action = Literal["form", "move", "destroy"]


class Sourced(data.Row):
    provenance: str = ""
    confidence: float = 1.0


class SpaceRow(Sourced):
    id: Space
    kind: Literal["land", "island", "coastal"]
    stars: int
    home_of: Nation | None
    capital: bool = False
    factory: bool = False
    shipyard: bool = False
    uboat: bool = False
    arctic: bool = False
    """Only with the Arctic option (TD-3.5.9)."""
    xy: tuple[int, int]
    designed: list[str] = Field(default_factory=list)


class RouteRow(Sourced):
    a: Space
    b: Space
    mode: Mode
    link: str = ""
    """The shape and colour that join two spaces without a line: `triangle:red` (TD-3.5.5)."""
    arctic: bool = False


class UnitRow(data.Row):
    nation: Nation
    kind: Kind
    space: Space
    count: int = 1


class CanvasRow(data.Row):
    width: int
    height: int
    centre: tuple[int, int]
    edges: dict[Arrow, Power]
    """Who sits where."""


class MapFile(data.Row):
    canvas: CanvasRow
    spaces: list[SpaceRow]
    routes: list[RouteRow]
    units: list[UnitRow]
    arctic_units: list[UnitRow]


class EventRow(data.Row):
    type: EventType
    value: int = 0
    delta: int = 0
    icons: list[Icon] = Field(default_factory=list)
    flag: str = ""
    vp: int = 0
    bomber: bool = False


class CardRow(Sourced):
    id: CardId
    country: Nation
    op: int
    tech: Tech
    event: EventRow

    @property
    def number(self) -> int:
        return int(self.id.rpartition("_")[2])


class HalfRow(data.Row):
    """What one power does with a solo card."""

    actions: list[Action]
    unit_priority: list[Literal["army", "fleet"]]


class SoloCardRow(Sourced):
    id: CardId
    year: int
    germany: HalfRow
    japan: HalfRow
    arrows: list[Arrow]

    def half(self, power: Power) -> HalfRow:
        return self.germany if power == "germany" else self.japan


class CardsFile(data.Row):
    cards: list[CardRow]
    solo: list[SoloCardRow]


class ThresholdsRow(data.Row):
    axis: int
    allies: int
    allies_per_joined_power: int


class StackingRow(data.Row):
    capital: int
    other: int
    uboats: int


class YearRow(data.Row):
    year: int
    cards: int
    bonus: dict[Power, int]
    first: Power
    passes: Literal["left", "right"]
    uboats: int | None
    solo_cards: int


class CostsRow(data.Row):
    form: dict[str, int]
    move: dict[str, int]
    attack: dict[str, int]


class BombersRow(data.Row):
    limit: int
    heavy: int
    range: int


class RocketRow(data.Row):
    min_op: int
    discard: int


class TechRow(data.Row):
    id: Tech
    code: str
    group: str
    requires: list[Tech] = Field(default_factory=list)
    requires_any: list[Tech] = Field(default_factory=list)

    def lacks(self, techs: Collection[Tech]) -> list[Tech]:
        """What must be developed before it, in an earlier year: all of it, or one of
        `requires_any` (TD-8.0.4)."""
        if any(tech in techs for tech in self.requires_any):
            return []
        return self.requires_any or [tech for tech in self.requires if tech not in techs]


class GroupRow(data.Row):
    power: Power
    nation: Nation
    count: int
    spaces: list[Space]
    """Empty: all homes of the nation."""
    kind: Kind | None = None


class AlternativeRow(data.Row):
    order: list[Power]
    groups: list[GroupRow]


class SpanRow(data.Row):
    first: int
    last: int


class FallRow(SpanRow):
    cards: int
    france: Power
    units: list[UnitRow]
    techs: dict[Power, list[Tech]]
    joined: list[Nation]


class SoloRow(data.Row):
    remove: int
    last_change: int
    defence: dict[Power, list[Space]]
    free_techs: list[Tech]
    never: list[Tech]
    tolerance: int


class TablesFile(data.Row):
    sides: dict[Side, list[Power]]
    seating: list[Power]
    """Clockwise, which is the order of turns (TD-4.0.2)."""
    owners: dict[Nation, Power]
    joins: dict[Nation, Power]
    steps: dict[Nation, int]
    thresholds: ThresholdsRow
    stacking: StackingRow
    years: list[YearRow]
    two_player_deal: dict[str, dict[Side, int]]
    lend_lease_minimum: list[int]
    """By the number of U-boats on the board; the last holds for more."""
    pools: dict[Nation, dict[Kind, int]]
    resistance: int
    costs: CostsRow
    bombers: BombersRow
    rockets: dict[Tech, RocketRow]
    techs: list[TechRow]
    alternative: AlternativeRow
    rise: SpanRow
    fall: FallRow
    solo: SoloRow


MAP = data.read(GAME, "map.json", MapFile)
_CARDS = data.read(GAME, "cards.json", CardsFile)
TABLES = data.read(GAME, "tables.json", TablesFile)

SPACES = {space.id: space for space in MAP.spaces}
CARDS = {card.id: card for card in _CARDS.cards}
SOLO_CARDS = {card.id: card for card in _CARDS.solo}
TECHS = {tech.id: tech for tech in TABLES.techs}
GROUPS = tuple(dict.fromkeys(tech.group for tech in TABLES.techs))
YEARS = {row.year: row for row in TABLES.years}

POWERS: tuple[Power, ...] = tuple(TABLES.seating)
SIDES: tuple[Side, ...] = tuple(TABLES.sides)
AXIS, ALLIES = SIDES
MEMBERS = {side: tuple(powers) for side, powers in TABLES.sides.items()}
SIDE = {power: side for side, powers in TABLES.sides.items() for power in powers}
FOE = {AXIS: ALLIES, ALLIES: AXIS}
ALLY = {p: next(q for q in POWERS if SIDE[q] == SIDE[p] and q != p) for p in POWERS}
ENEMIES = {p: tuple(q for q in POWERS if SIDE[q] != SIDE[p]) for p in POWERS}
COALITION: tuple[Nation, ...] = tuple(TABLES.owners)
UNINVOLVED: tuple[Nation, ...] = tuple(TABLES.joins)
NATIONS: tuple[Nation, ...] = (*POWERS, *COALITION, *UNINVOLVED)
NEUTRAL = "neutral"
LINE = ("army", "fleet")
FLAGS = tuple(dict.fromkeys(card.event.flag for card in CARDS.values() if card.event.flag))


def _graph(arctic: bool, modes: Iterable[Mode] = ("land", "sea")) -> Graph:
    joins = [(r.a, r.b) for r in MAP.routes if r.mode in modes and (arctic or not r.arctic)]
    return Graph(SPACES, joins)


GRAPHS = {arctic: _graph(arctic) for arctic in (False, True)}
BY_LAND = {arctic: _graph(arctic, ("land",)) for arctic in (False, True)}
BY_SEA = {arctic: _graph(arctic, ("sea",)) for arctic in (False, True)}
BIT = GRAPHS[False].bit
PLACES = GRAPHS[False].places
mask, named = GRAPHS[False].mask, GRAPHS[False].named

IN_PLAY = {
    arctic: mask(s.id for s in MAP.spaces if arctic or not s.arctic) for arctic in (False, True)
}
COASTAL = mask(s.id for s in MAP.spaces if s.kind == "coastal")
FOR_ARMIES = mask(s.id for s in MAP.spaces if s.kind != "island")
FOR_FLEETS = mask(s.id for s in MAP.spaces if s.kind != "land")
FACTORIES = mask(s.id for s in MAP.spaces if s.factory)
SHIPYARDS = mask(s.id for s in MAP.spaces if s.shipyard)
CAPITALS = mask(s.id for s in MAP.spaces if s.capital)
UBOAT_SPACES = mask(s.id for s in MAP.spaces if s.uboat)
HOMES_OF = {n: mask(s.id for s in MAP.spaces if s.home_of == n) for n in NATIONS}
HOMELESS = mask(s.id for s in MAP.spaces if s.home_of is None)
ARCTIC = mask(s.id for s in MAP.spaces if s.id == "arctic")
STARS = {n: mask(s.id for s in MAP.spaces if s.stars == n) for n in {s.stars for s in MAP.spaces}}
LIMIT = {s.id: TABLES.stacking.capital if s.capital else TABLES.stacking.other for s in MAP.spaces}
FITS = {"army": FOR_ARMIES, "fleet": FOR_FLEETS, "bomber": FOR_ARMIES | FOR_FLEETS}
AXIS_AT_START = mask(
    s.id
    for s in MAP.spaces
    if s.home_of in MEMBERS[AXIS] or TABLES.owners.get(s.home_of or "") in MEMBERS[AXIS]
)
"""No satellite ever goes there (TD-7.2.9)."""
MAIN_DECK = tuple(card.id for card in CARDS.values() if card.country in POWERS)
DECK_OF = {n: tuple(c.id for c in CARDS.values() if c.country == n) for n in UNINVOLVED}


@cache
def turn_order(first: Power) -> tuple[Power, ...]:
    """TD-4.0.2."""
    at = POWERS.index(first)
    return POWERS[at:] + POWERS[:at]


@lru_cache(maxsize=1 << 16)
def value(spaces: Mask) -> int:
    """Stars of a set of spaces."""
    return sum(n * (spaces & having).bit_count() for n, having in STARS.items())


@cache
def kind_of(unit: str) -> Kind:
    """`army` of `germany.army`; the mark of a bomber that was used is left out."""
    return unit.rstrip("!").partition(".")[2]  # type: ignore[return-value]
