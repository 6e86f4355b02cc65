"""What is in the box: map, countries and cards, read once and checked against each other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from pydantic import Field

from engines.kit import data
from engines.kit.graph import Graph, Mask
from engines.quartermaster import parser
from engines.quartermaster.language import Ability, Block

GAME = "quartermaster"
Country = str
Space = str
Team = str
CardId = str
Unit = Literal["army", "navy"]
CardType = Literal[
    "build_army", "build_navy", "land_battle", "sea_battle",
    "event", "economic_warfare", "response", "status",
]  # fmt: skip


class SpaceRow(data.Row):
    id: Space
    kind: Literal["land", "sea"]
    supply: bool = False


class StraitRow(data.Row):
    id: str
    control: Space
    seas: tuple[Space, Space]


class MapFile(data.Row):
    spaces: list[SpaceRow]
    borders: list[tuple[Space, Space]]
    doubtful: list[tuple[Space, Space]]
    """Borders a table can do without: QM-31.7."""
    apart: list[tuple[Space, Space]]
    """Close, but not adjacent: QM-3.4."""
    straits: list[StraitRow]


class CountryRow(data.Row):
    id: Country
    team: Literal["axis", "allies"]
    capital: Space
    armies: int
    navies: int


class CountriesFile(data.Row):
    countries: list[CountryRow]
    """In turn order."""
    players: dict[str, list[list[Country]]]
    """Who takes what, by the number of players: QM-1.3."""


class CardRow(data.Row):
    id: CardId
    type: CardType
    copies: int
    tag: str = ""
    does: str
    variants: dict[str, str] = Field(default_factory=dict)
    """Other readings of the card, by the option value that asks for them."""
    sources: list[str]
    confidence: Literal["high", "medium"]


class CardsFile(data.Row):
    cards: list[CardRow]


@dataclass(frozen=True, slots=True)
class Card:
    id: CardId
    country: Country
    type: CardType
    tag: str
    abilities: tuple[Ability, ...]
    blocks: tuple[Block, ...]
    written: str = ""
    """What its text in the catalogues is called; empty if a host's list changes what it does."""

    @property
    def one_shot(self) -> bool:
        return self.type not in ("response", "status")


_map = data.read(GAME, "map.json", MapFile)
_countries = data.read(GAME, "countries.json", CountriesFile)
_cards = data.read(GAME, "cards.json", CardsFile)
_ours = {row.id: row for row in data.read_file(data.HOME / GAME / "cards.json", CardsFile).cards}
"""The cards whose texts are written in our catalogues, whatever list a host plays with."""

SPACES: tuple[Space, ...] = tuple(row.id for row in _map.spaces)
COUNTRIES: tuple[Country, ...] = tuple(row.id for row in _countries.countries)
STRAITS: tuple[StraitRow, ...] = tuple(_map.straits)
APART: tuple[tuple[Space, Space], ...] = tuple(_map.apart)
PLAYERS: dict[str, tuple[tuple[Country, ...], ...]] = {
    number: tuple(tuple(chair) for chair in chairs) for number, chairs in _countries.players.items()
}
TEAMS: tuple[Team, Team] = ("axis", "allies")
TEAM: dict[Country, Team] = {row.id: row.team for row in _countries.countries}
MEMBERS: dict[Team, tuple[Country, ...]] = {
    team: tuple(c for c in COUNTRIES if TEAM[c] == team) for team in TEAMS
}
FRIENDS: dict[Country, tuple[Country, ...]] = {c: MEMBERS[TEAM[c]] for c in COUNTRIES}
ENEMIES: dict[Country, tuple[Country, ...]] = {
    c: tuple(e for e in COUNTRIES if TEAM[e] != TEAM[c]) for c in COUNTRIES
}
CAPITAL: dict[Country, Space] = {row.id: row.capital for row in _countries.countries}
LIMIT: dict[Country, dict[Unit, int]] = {
    row.id: {"army": row.armies, "navy": row.navies} for row in _countries.countries
}
DECK: dict[Country, tuple[CardId, ...]] = {
    c: tuple(
        row.id for row in _cards.cards if row.id.partition(".")[0] == c for _ in range(row.copies)
    )
    for c in COUNTRIES
}
VARIANTS: tuple[str, ...] = tuple(sorted({name for row in _cards.cards for name in row.variants}))


def other(team: Team) -> Team:
    return "allies" if team == "axis" else "axis"


# ---- cross references


def _file(name: str) -> Path:
    return data.path(GAME, name)


def _check() -> None:
    for name, ids in (
        ("map.json", SPACES),
        ("countries.json", COUNTRIES),
        ("cards.json", tuple(row.id for row in _cards.cards)),
    ):
        for entry in ids:
            if ids.count(entry) > 1:
                raise data.BadData(_file(name), entry, "is there twice")
    for a, b in [*_map.borders, *_map.doubtful, *_map.apart, *(s.seas for s in STRAITS)]:
        for space in (a, b):
            _known(space, SPACES, "map.json", f"border {a} - {b}", "space")
    for strait in STRAITS:
        _known(strait.control, SPACES, "map.json", f"strait {strait.id}", "space")
    for row in _countries.countries:
        _known(row.capital, SPACES, "countries.json", row.id, "space")
    for number, chairs in PLAYERS.items():
        held = [c for chair in chairs for c in chair]
        if sorted(held) != sorted(COUNTRIES) or len(chairs) != int(number):
            raise data.BadData(_file("countries.json"), number, "each country once, please")
        if any(len({TEAM[c] for c in chair}) > 1 for chair in chairs):
            raise data.BadData(_file("countries.json"), number, "a chair mixes the teams")
    for card in _cards.cards:
        _known(card.id.partition(".")[0], COUNTRIES, "cards.json", card.id, "country")


def _known(value: str, among: Iterable[str], file: str, entry: str, kind: str) -> None:
    if value not in among:
        raise data.BadData(_file(file), entry, f"unknown {kind} {value}")


_check()


# ---- the map as bits; straits come and go, so there is a graph for each set of open ones

BIT: dict[Space, Mask] = {space: 1 << i for i, space in enumerate(SPACES)}


@cache
def graph(open_straits: Mask = 0, jutland: bool = True) -> Graph:
    """Borders (QM-3.3, 3.5) and the straits (QM-3.8) whose control spaces are in the set."""
    borders: list[tuple[Space, Space]] = list(_map.borders)
    if not jutland:
        borders = [border for border in borders if border not in _map.doubtful]
    return Graph(SPACES, borders + [s.seas for s in STRAITS if BIT[s.control] & open_straits])


LAND: Mask = sum(BIT[row.id] for row in _map.spaces if row.kind == "land")
SEA: Mask = sum(BIT[row.id] for row in _map.spaces if row.kind == "sea")
EVERYWHERE: Mask = LAND | SEA
SUPPLY: Mask = sum(BIT[row.id] for row in _map.spaces if row.supply)
CONTROL: Mask = sum(BIT[strait.control] for strait in STRAITS)
KIND: dict[str, Mask] = {"army": LAND, "navy": SEA, "piece": EVERYWHERE, "land": LAND, "sea": SEA}


def mask(spaces: Iterable[Space]) -> Mask:
    return sum(BIT[space] for space in set(spaces))


def named(places: Mask) -> list[Space]:
    """In the order of the map file: land, then sea, each by name."""
    found = []
    while places:
        low = places & -places
        found.append(SPACES[low.bit_length() - 1])
        places ^= low
    return found


def unit_of(space: Space) -> Unit:
    """Armies stand on land, Navies at sea (QM-4.1), so the space says which unit it is."""
    return "army" if BIT[space] & LAND else "navy"


# ---- cards


@cache
def book(variants: str = "") -> dict[CardId, Card]:
    """Every card as a table with these variants (joined with `+`) reads it."""
    chosen = variants.split("+")
    return {row.id: _card(row, chosen) for row in _cards.cards}


def _card(row: CardRow, chosen: list[str]) -> Card:
    variant = next((name for name in row.variants if name in chosen), "")
    does = row.variants.get(variant, row.does)
    try:
        text = parser.parse(does, COUNTRIES, SPACES)
    except ValueError as error:
        raise data.BadData(_file("cards.json"), row.id, str(error)) from None
    country = row.id.partition(".")[0]
    stays = row.type in ("status", "response")
    if any(ability.window == "play" for ability in text.abilities) is stays:
        why = f"a {row.type} card {'has no' if stays else 'needs a'} text for being played"
        raise data.BadData(_file("cards.json"), row.id, why)
    written = _written(row, variant, does)
    return Card(row.id, country, row.type, row.tag, text.abilities, text.blocks, written)


def _written(row: CardRow, variant: str, does: str) -> str:
    ours = _ours.get(row.id)
    if ours is None or (ours.type, ours.tag) != (row.type, row.tag):
        return ""
    if does == ours.does:
        return row.id
    if does == ours.variants.get(variant):
        return f"{row.id}.{variant.rpartition('.')[2]}"
    return ""


RESPONSES: dict[Country, tuple[CardId, ...]] = {
    c: tuple(row.id for row in _cards.cards if row.type == "response" and row.id in DECK[c])
    for c in COUNTRIES
}


@cache
def triggered(trigger: str, variants: str = "") -> tuple[tuple[Card, int], ...]:
    """The abilities that answer a class of situation, by turn order of their countries."""
    return tuple(
        (card, at)
        for card in sorted(book(variants).values(), key=lambda card: COUNTRIES.index(card.country))
        for at, ability in enumerate(card.abilities)
        if ability.trigger and ability.trigger.name == trigger
    )


@cache
def lasting(variants: str = "") -> tuple[tuple[Card, Ability], ...]:
    """The `always` abilities."""
    return tuple(
        (card, ability)
        for card in book(variants).values()
        for ability in card.abilities
        if ability.window == "always"
    )


book("")
book("+".join(VARIANTS))
