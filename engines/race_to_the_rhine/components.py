"""What is in the box: board, cards and numbers, read once and checked (RR-1.16)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from engines.kit.data import BadData, Row, path, read

GAME = "race_to_the_rhine"

Army = Literal["red", "white", "blue"]
ARMIES: tuple[Army, ...] = ("red", "white", "blue")
KINDS = ("fuel", "ammo", "food")
"""Supplies in the order every load is kept and written: 3F2A1R."""
LETTERS = "FAR"
FUEL, AMMO, FOOD = range(3)

Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$", max_length=24)]
"""Short enough for two of them in the key of a choice."""
Count = Annotated[int, Field(ge=0)]
Provenance = Literal["rulebook", "inferred", "found", "recalled", "designed"]


class Fact(Row):
    """A row that says where it comes from and how sure it is; see SOURCES.md."""

    provenance: Provenance = "rulebook"
    confidence: float = Field(default=1.0, ge=0, le=1)


class Load(Row):
    """A number of supply tokens of each kind (RR-1.4)."""

    fuel: Count = 0
    ammo: Count = 0
    food: Count = 0

    def list(self) -> list[int]:
        return [self.fuel, self.ammo, self.food]


class Space(Fact):
    id: Id
    name: str
    kind: Literal["normal", "shared", "victory"]
    lanes: tuple[Army, ...]
    """Whose corps may enter; empty for a victory space, which is open to all (RR-2.3)."""
    start_of: Id | None = None
    main_base_of: Army | None = None
    shaded_control_of: Army | None = None
    becomes_main_base_of: Army | None = None
    """Antwerpen (RR-15.1)."""
    advance_base: bool = False
    advance_base_uses: Count | None = None
    """Oostende has a marker that leaves when it has been used (RR-6.5)."""
    fortification: bool = False
    resistance_symbol: bool = False
    medal: bool = False
    antwerp_blockade: bool = False
    lat: float
    lon: float
    xy: tuple[float, float]
    designed: tuple[str, ...] = ()
    """Which fields of an otherwise known space are not from the rulebook."""

    @property
    def permanent(self) -> Army | None:
        """Whose space it is all game, without a token (RR-2.9)."""
        return (
            self.main_base_of
            or self.shaded_control_of
            or (self.lanes[0] if self.start_of and self.lanes else None)
        )


class Arrow(Fact):
    id: Annotated[str, StringConstraints(max_length=48)]
    a: Id
    b: Id
    colours: tuple[Army, ...]
    """Who may move and drive here; empty for a black arrow (RR-2.12)."""
    via: tuple[tuple[float, float], ...] = ()
    """Where it bends."""


class Harder(Row):
    red_ports: tuple[Id, ...]
    blue_marker: Id


class Canvas(Row):
    width: int
    height: int


class Map(Row):
    canvas: Canvas
    encirclement_reference: Id
    spaces: tuple[Space, ...]
    arrows: tuple[Arrow, ...]
    solo_numbers: dict[Army, dict[Id, int]]
    closed_in_solo: dict[Army, tuple[Id, ...]]
    """Shared spaces that a lone army does not get (RR-17.6)."""
    shared_stay_open_without: tuple[Army, ...]
    """Absent armies whose shared spaces two others do not lose (RR-4.16)."""
    harder: Harder


CardType = Literal[
    "les_boches", "division", "starving_civilians", "captured_stock", "captured_supplies",
    "vive_la_liberation", "black_market", "resistance", "recon", "event", "elite", "panzer",
]  # fmt: skip


class Cost(Row):
    fuel: Count = 0
    ammo: Count = 0


class Card(Fact):
    id: Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
    type: CardType
    name: str
    keep: bool = False
    """The hand on the card: it may be kept (RR-10.31)."""
    weather: Literal["sun", "rain"] | None = None
    cost: Cost | None = None
    """What winning costs; only enemies have one."""
    ammo_marks: Count = 0
    medal: bool = False
    puts: Load | None = None
    """What is put on the space taken (RR-10.27 to 10.29)."""


class Corps(Fact):
    id: Id
    army: Army
    numeral: str
    name: str
    start: Id
    slots: Count
    load: Load


class Cards(Row):
    corps: tuple[Corps, ...]
    pursuit: dict[Army, tuple[Card, ...]]
    resistance: tuple[Card, ...]


class Trucks(Row):
    each: Count
    track: Count
    added: dict[int, Count]


class Paratroops(Row):
    all: Count
    most: Count


class Level(Fact):
    level: Count
    draw: Count
    placement: Count
    limit: Count


class Commander(Row):
    name: str
    gives: Literal["supplies", "air", "move"]
    bonus: Count = 0
    start_level: Count


class Numbers(Row):
    supplies: Load
    supply_track: dict[int, Count]
    special_set: Count
    trucks: Trucks
    truck_load: Count
    markers: dict[int, Count]
    medals: Count
    marks_for_a_medal: Annotated[int, Field(ge=1)]
    paratroops: Paratroops
    actions: Count
    steps: Count
    move_fuel: Count
    go_on_fuel: Count
    fort_ammo: Count
    base_limit: Count
    space_limit: Count
    solo_gifts_declined: Count
    levels: tuple[Level, ...]
    commanders: dict[Army, Commander]


def _refuse(name: str, entry: str, why: str) -> BadData:
    return BadData(path(GAME, name), entry, why)


def _unique(name: str, table: str, ids: Iterable[str]) -> None:
    seen: set[str] = set()
    for each in ids:
        if each in seen:
            raise _refuse(name, f"{table} > {each}", "appears twice")
        seen.add(each)


def _check_map(board: Map) -> None:  # noqa: C901
    spaces = {space.id: space for space in board.spaces}
    _unique("map.json", "spaces", (space.id for space in board.spaces))
    _unique("map.json", "arrows", (arrow.id for arrow in board.arrows))

    def known(entry: str, *ids: str) -> None:
        for place in ids:
            if place not in spaces:
                raise _refuse("map.json", entry, f"there is no space {place}")

    for space in board.spaces:
        wanted = {0: "victory", 1: "normal"}.get(len(space.lanes), "shared")
        if space.kind != wanted:
            raise _refuse("map.json", f"spaces > {space.id}", f"its lanes make it {wanted}")
        if space.permanent and space.permanent not in space.lanes:
            raise _refuse("map.json", f"spaces > {space.id}", f"not a space of {space.permanent}")
    pairs: set[frozenset[str]] = set()
    for arrow in board.arrows:
        entry = f"arrows > {arrow.id}"
        known(entry, arrow.a, arrow.b)
        pair = frozenset((arrow.a, arrow.b))
        if len(pair) < 2:
            raise _refuse("map.json", entry, "leads nowhere")
        if pair in pairs:
            raise _refuse("map.json", entry, f"{arrow.a} and {arrow.b} are joined twice")
        pairs.add(pair)
        for colour in arrow.colours:
            for end in (arrow.a, arrow.b):
                if spaces[end].lanes and colour not in spaces[end].lanes:
                    raise _refuse("map.json", entry, f"{colour} may not enter {end}")
    known("encirclement_reference", board.encirclement_reference)
    known("harder", *board.harder.red_ports, board.harder.blue_marker)
    for army in ARMIES:
        bases = sum(space.main_base_of == army for space in board.spaces)
        if bases != 1:
            raise _refuse("map.json", "spaces", f"{army} has {bases} main bases, not 1")
        entry = f"solo_numbers > {army}"
        numbers = board.solo_numbers.get(army, {})
        known(entry, *numbers)
        if sorted(numbers.values()) != list(range(3, 19)):
            raise _refuse("map.json", entry, "must hold each of 3 to 18 once")
        for place in numbers:
            if army not in spaces[place].lanes or spaces[place].permanent:
                raise _refuse("map.json", entry, f"{place} cannot be taken by {army}")
        known(f"closed_in_solo > {army}", *board.closed_in_solo.get(army, ()))


def _check_cards(cards: Cards, board: Map) -> None:
    spaces = {space.id: space for space in board.spaces}
    _unique("cards.json", "corps", (corps.id for corps in cards.corps))
    for corps in cards.corps:
        entry = f"corps > {corps.id}"
        if corps.start not in spaces:
            raise _refuse("cards.json", entry, f"there is no space {corps.start}")
        if spaces[corps.start].start_of != corps.id or corps.army not in spaces[corps.start].lanes:
            raise _refuse("cards.json", entry, f"{corps.start} is not its start space")
        if sum(corps.load.list()) > corps.slots:
            raise _refuse("cards.json", entry, f"its load does not fit into {corps.slots} slots")
    names = {corps.id for corps in cards.corps}
    for space in board.spaces:
        if space.start_of and space.start_of not in names:
            raise _refuse("map.json", f"spaces > {space.id}", f"there is no {space.start_of}")
    every = [("resistance", card) for card in cards.resistance]
    for army in ARMIES:
        if not any(corps.army == army for corps in cards.corps):
            raise _refuse("cards.json", "corps", f"{army} has none")
        if not cards.pursuit.get(army):
            raise _refuse("cards.json", f"pursuit > {army}", "has no cards")
        every += [(f"pursuit > {army}", card) for card in cards.pursuit[army]]
    _unique("cards.json", "cards", (card.id for _, card in every))
    for deck, card in every:
        entry = f"{deck} > {card.id}"
        enemy = card.type in ("division", "elite", "panzer")
        if enemy != (card.cost is not None):
            raise _refuse("cards.json", entry, "an enemy, and nothing else, has a cost")
        if deck == "resistance" and not enemy:
            raise _refuse("cards.json", entry, "resistance cards are enemies")


def _check_numbers(numbers: Numbers) -> None:
    if [level.level for level in numbers.levels] != list(range(1, len(numbers.levels) + 1)):
        raise _refuse("rules.json", "levels", "must be numbered from 1 without a gap")
    for army in ARMIES:
        if army not in numbers.commanders:
            raise _refuse("rules.json", f"commanders > {army}", "is missing")
        if not 1 <= numbers.commanders[army].start_level <= len(numbers.levels):
            raise _refuse("rules.json", f"commanders > {army}", "there is no such level")
    tables: dict[str, dict[int, int]] = {
        "supply_track": numbers.supply_track,
        "markers": numbers.markers,
        "trucks > added": numbers.trucks.added,
    }
    for name, table in tables.items():
        if sorted(table) != [1, 2, 3]:
            raise _refuse("rules.json", name, "needs an entry for 1, 2 and 3 players")


class Box(BaseModel):
    """Everything that was read, each part checked against the others."""

    map: Map
    cards: Cards
    numbers: Numbers


def open_box() -> Box:
    board = read(GAME, "map.json", Map)
    _check_map(board)
    cards = read(GAME, "cards.json", Cards)
    _check_cards(cards, board)
    numbers = read(GAME, "rules.json", Numbers)
    _check_numbers(numbers)
    return Box(map=board, cards=cards, numbers=numbers)


BOX = open_box()
NUMBERS = BOX.numbers
SPACES: dict[str, Space] = {space.id: space for space in BOX.map.spaces}
ARROWS: dict[str, Arrow] = {arrow.id: arrow for arrow in BOX.map.arrows}
CORPS: dict[str, Corps] = {corps.id: corps for corps in BOX.cards.corps}
CARDS: dict[str, Card] = {
    card.id: card for deck in (*BOX.cards.pursuit.values(), BOX.cards.resistance) for card in deck
}
PURSUIT_OF: dict[str, Army] = {
    card.id: army for army, deck in BOX.cards.pursuit.items() for card in deck
}
"""Whose pursuit deck a card belongs to."""
