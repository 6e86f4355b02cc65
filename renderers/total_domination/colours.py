"""Ice and paper: the world seen from above the pole, nine nations on it. TD-3.4.1."""

from __future__ import annotations

from renderers.atlas import blends
from renderers.theme import Colour, Side, Theme, mix

AXIS, ALLIES = "axis", "allies"

POLAR = Theme(
    name="polar",
    paper="#EFE8D3",
    paper_deep="#DDD2B5",
    card="#F8F3E4",
    sea="#A8C4CC",
    sea_near=("#B1CBD2", "#BBD3D8", "#C8DCDE"),
    coast="#5B7C86",
    water_text="#3F6673",
    rule="#BFB08E",
    sides={
        "germany": Side("#4A4D4F", "#F6F1E2", "#BDBBB4", "square", "DE"),
        "uk": Side("#B98A4E", "#241A0E", "#E6CFA9", "hexagon", "UK"),
        "japan": Side("#FDFBF4", "#B0241B", "#F4EFE4", "round", "JP"),
        "ussr": Side("#A52A24", "#FDF1DC", "#E6B7A8", "star", "SU"),
        "italy": Side("#1D1B1A", "#F6F1E2", "#A9A39B", "diamond", "IT"),
        "france": Side("#2B50A8", "#F6F1E2", "#B7C9E2", "pentagon", "FR"),
        "usa": Side("#4C7A3C", "#FBF6E2", "#C3D6B2", "shield", "US"),
        "china": Side("#8B5FA8", "#FBF3F6", "#D2C0DA", "trapezoid", "CN"),
        "neutral": Side("#C9C7C0", "#2A251F", "#E9E2CC", "pill", "N"),
        AXIS: Side("#7C2E22", "#F6E9D6", "#DBA083", "diamond", ""),
        ALLIES: Side("#3F7F6C", "#EEF3E4", "#A9BFA9", "star", ""),
    },
)

GROUPS: dict[str, Colour] = {
    "land": "#6E7B3A",
    "naval": "#2F6A8E",
    "production": "#B0762A",
    "intelligence": "#77508F",
    "rocketry": "#A23C30",
}
"""The rows of a technology sheet."""

FIRE, PARTISANS = "#E0702A", "#2F7A55"
LINKS: dict[str, Colour] = {
    "red": "#C23A2E",
    "yellow": "#E5B62F",
    "brown": "#8A5A30",
    "violet": "#7E4E9C",
}


def edge(nation: str, theme: Theme) -> Colour:
    """The colour of a nation's lines: white ones would not be seen."""
    side = theme.sides[nation]
    return side.text if nation == "japan" else side.colour


def inks(theme: Theme) -> tuple[Colour, ...]:
    sides = [side.colour for side in theme.sides.values()]
    washes = [mix(side.wash, theme.card, 0.0) for side in theme.sides.values()]
    return blends(
        theme.ink, theme.card, theme.paper, *sides, *washes, *GROUPS.values(), *LINKS.values(),
        theme.trail, theme.gold, theme.gold_edge, theme.choice, theme.red_ink, theme.faint,
        theme.rule, theme.sea, theme.water_text, FIRE, PARTISANS,
    )  # fmt: skip
