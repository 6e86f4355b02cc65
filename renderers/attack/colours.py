"""A wall map of 1935: pale sea, grey neutrals, six bright armies. AT-1.1, AT-24.1."""

from __future__ import annotations

from renderers.atlas import Tone, blends
from renderers.theme import Colour, Side, Theme, mix

NAMELESS = "#C4CBBE"
"""Land that takes no part (AT-2.2)."""

WALL = Theme(
    name="wall",
    paper="#DDD8CC",
    paper_deep="#CFC9BA",
    card="#F8F3E4",
    sea="#A8C6C9",
    sea_near=("#B1CDCE", "#BBD4D3", "#C7DCD9"),
    coast="#3F5B62",
    border="#8B8474",
    water_text="#2F6272",
    ink="#231F20",
    faint="#6E6A60",
    rule="#A99E83",
    red_ink="#9C2B1E",
    trail="#FFC93C",
    choice="#E0218A",
    sides={
        "red": Side("#B93A2B", "#FFF6E8", "#EBA794", "round", "R"),
        "blue": Side("#2A5CA8", "#FFF6E8", "#A9C1E6", "square", "B"),
        "green": Side("#3C7D3A", "#FFF6E8", "#AFCF9E", "hexagon", "G"),
        "yellow": Side("#E9B91C", "#231F20", "#F4DF8E", "diamond", "Y"),
        "purple": Side("#71448F", "#FFF6E8", "#CBB2DA", "shield", "P"),
        "orange": Side("#E27A21", "#231F20", "#F6C795", "star", "O"),
    },
)

PATTERNS = {
    "red": "/",
    "blue": "-",
    "green": "x",
    "yellow": ".",
    "purple": "|",
    "orange": "backslash",
}
"""How ground is hatched: whose it is shows without colours."""


def tones(theme: Theme) -> dict[str, Tone]:
    """Ground of a player, and what he abandoned (AT-20.10): grey, hatched in his old colour."""
    found = {}
    for seat, side in theme.sides.items():
        lines = mix(side.wash, side.colour, 0.4)
        found[seat] = Tone(side.wash, lines, PATTERNS[seat])
        found[f"{seat}-abandoned"] = Tone(theme.paper, side.colour, "/")
    return found


def inks(theme: Theme) -> tuple[Colour, ...]:
    sides = [side.colour for side in theme.sides.values()]
    return blends(
        theme.ink, theme.card, theme.sea, *sides, theme.trail, theme.gold, theme.choice,
        theme.red_ink, theme.water_text, theme.faint, theme.rule, theme.gold_edge, theme.paper,
    )  # fmt: skip
