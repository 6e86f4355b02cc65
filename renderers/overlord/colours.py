"""A staff table of 1944: nations by uniform, sides by the outline of units. OV-30.2."""

from __future__ import annotations

from renderers.art import drawn
from renderers.atlas import blends
from renderers.draw import Shape
from renderers.theme import Colour, Side, Theme

AXIS, ALLIES = "AXIS", "ALLIES"

FRONT = Theme(
    name="front",
    paper="#E9DFC6",
    paper_deep="#D8CBAB",
    trail="#F4B92E",
    choice="#D5308A",
    red_ink="#A32A1F",
    sides={
        AXIS: Side("#474D52", "#F4EEDD", "#B9BBB8", "square", "X"),
        ALLIES: Side("#51652F", "#F6F2E2", "#BCC69F", "round", "A"),
    },
)

NATIONS: dict[str, Colour] = {
    "DE": "#474D52", "IT": "#2F6B5E", "JP": "#9B5A1E", "FI": "#5E7E9B", "RO": "#7A6A2A",
    "US": "#51652F", "GB": "#8A6B35", "CA": "#7A3B32", "FR": "#2F5288", "RU": "#A5352A",
    "PL": "#8B4A66",
}  # fmt: skip

FACES: dict[str, Colour] = {
    "country": "#C9D19C",
    "winter": "#E8ECEC",
    "desert": "#E7D09A",
    "beach": "#CBD2A0",
}
"""Open ground, by the face of the board."""

GREEN, DEEP_GREEN, LIGHT_GREEN = "#86A35A", "#3B5F31", "#678F4A"
THICKET, LEAF = "#54773F", "#8FB25F"
OCHRE, DEEP_OCHRE, RIDGE = "#D5BB7C", "#B99A5C", "#8A6A35"
CREST = "#E6D29C"
ROCK, STONE = "#A79C8C", "#6E665B"
PLASTER, ROOF, WALL = "#D8C6A6", "#A8482F", "#F3E8D2"
ROOF_LIT, SLATE, SLATE_LIT = "#C4674A", "#6A6F76", "#8B9198"
WATER, DEEP_WATER, FOAM = "#86B4C6", "#4F8299", "#D5E6E8"
SEA, SHALLOW, DEEP = "#4F86A1", "#74A6B8", "#3F7390"
SAND, DUST = "#E9D9A8", "#CDB57C"
ICE = "#CFE2EA"
CONCRETE = "#8F8F88"
PALE_GOLD = "#FFE9A8"
EARTH = "#8A6B48"

SHADE, PINE, RIPPLE = "#2A4526", "#3C5A4A", "#A3C7D4"
BANK = "#A99663"
SNOWED: dict[Colour, Colour] = {
    GREEN: "#C7D6CF",
    THICKET: "#A9BDB6",
    CREST: "#F1F4F4",
    BANK: "#BFC9CC",
    ROOF_LIT: "#F4F6F6",
    SLATE_LIT: "#EEF2F3",
    OCHRE: "#DCE3E4",
    DEEP_OCHRE: "#C3CED2",
    ROCK: "#C2C6C6",
    PLASTER: "#DDDAD2",
    DUST: "#D3DADB",
    EARTH: "#8C8478",
    ROOF: "#9E6A5C",
}
"""Colours of the ground under snow."""

TERRAIN = (
    GREEN, DEEP_GREEN, LIGHT_GREEN, THICKET, LEAF, CREST, ROOF_LIT, SLATE, SLATE_LIT, SHALLOW, DEEP,
    BANK, OCHRE, DEEP_OCHRE, RIDGE, ROCK, STONE, PLASTER, ROOF, WALL,
    WATER, DEEP_WATER, FOAM, SEA, SAND, DUST, ICE, CONCRETE, EARTH, SHADE, PINE, RIPPLE,
    *SNOWED.values(),
)  # fmt: skip


NAMED = {name.lower(): ink for name, ink in vars().items() if str(ink).startswith("#")}
"""The inks of drawings by the names that `data/art` calls them."""


def art(sheet: str, name: str, **inks: Colour) -> tuple[Shape, ...]:
    """A drawing in the colours of this game."""
    return drawn(sheet, name, FRONT, **{**NAMED, **inks})


def inks(theme: Theme) -> tuple[Colour, ...]:
    return blends(
        theme.ink, theme.card, theme.paper, *NATIONS.values(), PALE_GOLD, *TERRAIN, theme.trail,
        theme.gold, theme.gold_edge, theme.choice, theme.red_ink, theme.faint, theme.rule,
        *FACES.values(),
    )  # fmt: skip
