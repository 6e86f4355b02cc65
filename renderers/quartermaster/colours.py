"""A situation room of the 1940s: deep water, warm land, six countries on two sides. QM-1.1, 1.2."""

from __future__ import annotations

from renderers.atlas import blends
from renderers.theme import Colour, Side, Theme

AXIS, ALLIES = "axis", "allies"
LAND_OF_AXIS, LAND_OF_ALLIES = "#DC9063", "#98B2D0"
"""Orange and blue stay apart for all eyes; red and green do not."""

WAR = Theme(
    name="war",
    paper="#EBDFC2",
    paper_deep="#D9CBA8",
    sea="#3F6675",
    sea_near=("#456D7B", "#4C7583", "#587F8B"),
    coast="#2B434B",
    border="#86704A",
    water_text="#DCE7E1",
    rule="#B9A57C",
    red_ink="#962A1E",
    sides={
        "germany": Side("#3A3E3D", "#F4EEDD", LAND_OF_AXIS, "square", "DE"),
        "uk": Side("#24497E", "#F4EEDD", LAND_OF_ALLIES, "hexagon", "UK"),
        "japan": Side("#F8F1E0", "#B0241B", LAND_OF_AXIS, "round", "JP"),
        "ussr": Side("#B0322A", "#FBF0DA", LAND_OF_ALLIES, "star", "SU"),
        "italy": Side("#3E7A4C", "#F4EEDD", LAND_OF_AXIS, "diamond", "IT"),
        "usa": Side("#76662A", "#FBF3DC", LAND_OF_ALLIES, "shield", "US"),
        AXIS: Side("#7C2E22", "#F6E9D6", LAND_OF_AXIS, "diamond", ""),
        ALLIES: Side("#22568C", "#EEF3F4", LAND_OF_ALLIES, "star", ""),
    },
)

KINDS: dict[str, Colour] = {
    "build_army": "#5C6B33",
    "build_navy": "#2F5F86",
    "land_battle": "#94372A",
    "sea_battle": "#2C4468",
    "event": "#A0701C",
    "economic_warfare": "#6B4A73",
    "response": "#3B3F44",
    "status": "#2E6E66",
}
"""The bands of cards, by type."""


def inks(theme: Theme) -> tuple[Colour, ...]:
    sides = [side.colour for side in theme.sides.values()]
    return blends(
        theme.ink, theme.card, theme.paper, *sides, theme.sea, theme.water_text, theme.trail,
        theme.gold, theme.choice, theme.red_ink, theme.faint, theme.rule, theme.gold_edge,
        LAND_OF_AXIS, LAND_OF_ALLIES,
    )  # fmt: skip
