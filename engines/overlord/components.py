"""What is in the box: terrain, units, nations and cards, read once and checked (OV-1.12)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal

from pydantic import Field

from engines.kit.data import Row, read

GAME = "overlord"

Side = Literal["AXIS", "ALLIES"]
SIDES: tuple[Side, ...] = ("AXIS", "ALLIES")
Class = Literal["infantry", "armor", "artillery"]
CLASSES: tuple[Class, ...] = ("infantry", "armor", "artillery")
Role = Literal["chief", "left", "center", "right"]
ROLES: tuple[Role, ...] = ("chief", "left", "center", "right")
GENERALS: tuple[Role, ...] = ("left", "center", "right")
Face = Literal["infantry", "armor", "grenade", "star", "flag"]
CardId = str
Entry = Literal["free", "soft_stop", "hard_stop", "impassable"]
Layer = Literal["terrain", "rect", "obstacle", "token"]
Sight = bool | Literal["hill", "mountain", "lake2"]

ALL = 99
"""An order for every unit that fits."""
EVERY_FLAG = 99


def foe(side: Side) -> Side:
    return "ALLIES" if side == "AXIS" else "AXIS"


class ByClass(Row):
    infantry: int
    armor: int
    artillery: int


class EntryByClass(Row):
    infantry: Entry
    armor: Entry
    artillery: Entry


class YesByClass(Row):
    infantry: bool
    armor: bool
    artillery: bool


class Feature(Row):
    """One kind of terrain, work, obstacle or token (OV-7.4, 7.5)."""

    id: str
    layer: Layer
    enter: EntryByClass
    battle_on_entry_turn: YesByClass
    battle_while_on: YesByClass
    battle_after_leaving: YesByClass
    leave_max_hexes: int | None
    cannot_leave: tuple[Class, ...]
    defense_dice: ByClass
    attack_dice: ByClass
    ignore_flags: int | Literal["all"]
    blocks_los: Sight
    height: int
    retreat_onto: bool
    must_start_adjacent_to_enter: bool
    no_sandbag: bool
    provenance: str
    confidence: float


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitType:
    """A row of the table of units (OV-3.4). Looked at all the time, which takes five times as long
    in a model."""

    id: str
    cls: Annotated[Class, Field(alias="class")]
    figures: int
    move: int
    move_and_battle: int
    dice_by_range: tuple[int, ...]
    needs_los: bool
    ignores_terrain_dice: bool
    take_ground: bool
    overrun_battles: int
    retreat_hexes_per_flag: tuple[int, int]
    medals: int
    provenance: str
    confidence: float


class Nation(Row):
    id: str
    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """One kind of command card (OV-13.3, 13.5); `count` is for one deck."""

    id: CardId
    code: str
    family: str
    kind: Literal["section", "tactic", "air"]
    count: int
    arrows: tuple[Role, ...] = ()
    icon: Literal["chief", "general", "both", "reaction", ""] = ""
    area: Literal["one", "each", "both"]
    """Works in one section, in each of the general's, or anywhere in his area."""
    who: Literal["any", "infantry", "armor", "artillery", "close", "far", "wounded"]
    orders: int
    fallback: int
    gung_ho: bool
    provenance: str
    confidence: float


class Terrain(Row):
    terrain: tuple[Feature, ...]


class Units(Row):
    die_faces: Annotated[tuple[Face, ...], Field(min_length=6, max_length=6)]
    units: tuple[UnitType, ...]


class Nations(Row):
    nations: tuple[Nation, ...]


class Cards(Row):
    decks_in_overlord: int
    air_power_dice: dict[Side, int]
    air_power_targets: int
    barrage_dice: int
    medics_dice: int
    finest_hour_dice: int
    cave_dice: int
    mine_tokens: tuple[int, ...]
    initiative_die: dict[Face, Class | Literal["any", "none"]]
    cards: tuple[Card, ...]


_units = read(GAME, "units.json", Units)
NUMBERS = read(GAME, "cards.json", Cards)
FEATURES: dict[str, Feature] = {f.id: f for f in read(GAME, "terrain.json", Terrain).terrain}
TYPES: dict[str, UnitType] = {unit.id: unit for unit in _units.units}
NATIONS: dict[str, Nation] = {n.id: n for n in read(GAME, "nations.json", Nations).nations}
CARDS: dict[CardId, Card] = {card.id: card for card in NUMBERS.cards}
CODES: dict[str, CardId] = {card.code: card.id for card in NUMBERS.cards}
FACES: tuple[Face, ...] = _units.die_faces

AIR_SORTIE = "air_sortie"
AIR_POWER = "air_power"
AMBUSH = "ambush"
COUNTER = "counter_attack"
FINEST_HOUR = "finest_hour"


@cache
def deck(overlord: bool, air: bool) -> tuple[CardId, ...]:
    """Every card of the pile before it is shuffled (OV-13.1, 13.2, 16.10)."""
    times = NUMBERS.decks_in_overlord if overlord else 1
    return tuple(
        card.id
        for card in NUMBERS.cards
        if card.kind != "air" or (air and overlord)
        for _ in range(card.count * times)
    )
