"""What is in the box: map, cards and numbers, read once and checked (AT-1.17)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Literal, NamedTuple

from pydantic import Field, StringConstraints

from engines.kit.data import BadData, Row, path, read

GAME = "attack"
Region = str
CardId = str
Force = list[int]
"""Land units in the order I T A P; a list in the state, a tuple where it is only read."""

SEATS = ("red", "blue", "green", "yellow", "purple", "orange")
UNITS = ("infantry", "tank", "artillery", "plane")
LETTERS = "ITAP"
INFANTRY, TANK, ARTILLERY, PLANE = range(4)
SHIPS = ("battleship", "destroyer", "submarine", "carrier")
SHIP_LETTERS = "BDSC"
DEAREST = "CBDS"
"""Ships from dear to cheap, AT-14.22."""
KINDS = ("population", "minerals", "factories", "oil", "rail")
SET_KINDS = ("oil", "minerals", "factories", "rail")
CONTINENTS = ("north_america", "south_america", "africa", "eurasia")

Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$", max_length=20)]
"""Short enough for two of them in the key of a choice."""
Count = Annotated[int, Field(ge=0)]
Provenance = Literal["rulebook", "found", "recalled", "designed"]


class RegionRow(Row):
    id: Id
    abbr: Annotated[str, StringConstraints(pattern=r"^[A-Z]{3}$")]
    name: str
    continent: Literal["north_america", "south_america", "africa", "eurasia"]
    xy: tuple[int, int]
    includes: str
    provenance: Provenance
    confidence: float


class LaneRow(Row):
    a: Id
    b: Id
    bends: tuple[tuple[int, int], ...] = ()
    """Where the line bends, for drawing only."""


class ZoneRow(Row):
    id: Id
    abbr: str
    name: str
    xy: tuple[int, int]
    borders: tuple[Id, ...]
    name_provenance: Provenance
    borders_provenance: Provenance
    confidence: float


class MapFile(Row):
    canvas: tuple[int, int]
    fleet_box: tuple[int, int]
    regions: tuple[RegionRow, ...]
    borders: tuple[tuple[Id, Id], ...]
    sea_lanes: tuple[LaneRow, ...]
    sea_zones: tuple[ZoneRow, ...]


class UnitCounts(Row):
    infantry: Count = 0
    tank: Count = 0
    artillery: Count = 0
    plane: Count = 0

    @property
    def force(self) -> tuple[int, ...]:
        return (self.infantry, self.tank, self.artillery, self.plane)


class ShipCounts(Row):
    battleship: Count
    destroyer: Count
    submarine: Count
    carrier: Count

    @property
    def fleet(self) -> tuple[int, ...]:
        return (self.battleship, self.destroyer, self.submarine, self.carrier)


class CardRow(Row):
    kind: Literal["population", "minerals", "factories", "oil", "rail"]
    value: Annotated[int, Field(ge=1, le=9)]
    defenders: UnitCounts
    count: Annotated[int, Field(ge=1)]
    provenance: Provenance
    confidence: float


class CardsFile(Row):
    cards: tuple[CardRow, ...]
    empty_deck_garrison: UnitCounts


class Numbers(Row):
    unit_costs: UnitCounts
    ship_costs: ShipCounts
    battle_die: tuple[Literal["infantry", "tank", "artillery", "plane", "blank"], ...]
    least_dice: Count
    opening: Count
    longest_line: Count
    start_stock: UnitCounts
    start_claims: Count
    start_units: Count
    start_fleet: ShipCounts
    start_hand: Count
    actions: Count
    capital_pp: Count
    diplomacy_adjacent: Count
    diplomacy_far: Count
    diplomacy_rival: Count


class Card(NamedTuple):
    """One copy of an economics card, AT-1.8."""

    id: CardId
    kind: str
    value: int
    defenders: tuple[int, ...]


def _cards(file: CardsFile) -> dict[CardId, Card]:
    """`oil3b`: kind, value and a letter for each copy of that kind and value."""
    found: dict[CardId, Card] = {}
    seen: dict[str, int] = {}
    for row in file.cards:
        for _ in range(row.count):
            name = f"{row.kind}{row.value}"
            card = name + chr(ord("a") + seen.get(name, 0))
            seen[name] = seen.get(name, 0) + 1
            found[card] = Card(card, row.kind, row.value, row.defenders.force)
    return found


def _known(where: str, ids: Iterable[Region]) -> None:
    for region_id in ids:
        if region_id not in REGIONS:
            raise BadData(path(GAME, "map.json"), where, f"there is no region {region_id}")


def _joined(pairs: Iterable[tuple[Region, Region]]) -> dict[Region, tuple[Region, ...]]:
    near: dict[Region, list[Region]] = {region: [] for region in REGIONS}
    for a, b in pairs:
        near[a].append(b)
        near[b].append(a)
    return {region: tuple(sorted(set(others))) for region, others in near.items()}


def _links() -> dict[tuple[Region, Region], str]:
    """What a crossing uses: a lane before a zone, each pair both ways (AT-2.4, 2.5)."""
    found: dict[tuple[Region, Region], str] = {}
    for zone in MAP.sea_zones:
        for a in zone.borders:
            for b in zone.borders:
                if a != b:
                    found.setdefault((a, b), zone.id)
    for lane in MAP.sea_lanes:
        found[lane.a, lane.b] = found[lane.b, lane.a] = "lane"
    return found


MAP = read(GAME, "map.json", MapFile)
REGIONS: Mapping[Region, RegionRow] = {row.id: row for row in MAP.regions}
ZONES = {row.id: row for row in MAP.sea_zones}
_known("borders", (region for pair in MAP.borders for region in pair))
_known("sea_lanes", (region for lane in MAP.sea_lanes for region in (lane.a, lane.b)))
_known("sea_zones", (region for zone in MAP.sea_zones for region in zone.borders))

LAND = _joined(MAP.borders)
"""Land neighbours, AT-2.3."""
LINK = _links()
SEA: dict[Region, tuple[Region, ...]] = _joined(LINK)
"""Regions one crossing away that no border joins: where one does, every step is by land
(AT-2.11)."""
SEA = {a: tuple(b for b in others if b not in LAND[a]) for a, others in SEA.items()}
ADJACENT = {region: tuple(sorted({*LAND[region], *SEA[region]})) for region in REGIONS}
TWO_STEPS = {
    a: tuple(sorted({c for b in LAND[a] for c in LAND[b] if c != a and c not in LAND[a]}))
    for a in REGIONS
}
"""Two borders away and not one, AT-6.9."""


@cache
def between(a: Region, b: Region) -> tuple[Region, ...]:
    """The regions one may pass through on two land steps, first by id."""
    return tuple(mid for mid in LAND[a] if mid in LAND[b])


_CARDS_FILE = read(GAME, "cards.json", CardsFile)
CARDS: Mapping[CardId, Card] = _cards(_CARDS_FILE)
BARE_GARRISON = _CARDS_FILE.empty_deck_garrison.force
"""AT-9.9."""
NUMBERS = read(GAME, "rules.json", Numbers)
UNIT_COST = NUMBERS.unit_costs.force
SHIP_COST = NUMBERS.ship_costs.fleet
FACES = tuple(UNITS.index(face) if face in UNITS else -1 for face in NUMBERS.battle_die)
"""What each side of the battle die shows: a kind of unit, or -1 for the blank (AT-1.5)."""
DICE = (1, 2, 1, 1)
"""Battle dice of one unit, AT-8.9."""
