"""A wall map of 1935: deep sea, pale land, six armies. AT-1.1, AT-24.1.

The six colours were searched for: hue, lightness and depth were changed at random until the two
most alike of them, seen by eyes without red, green or blue cones, were as far apart as could be.
`test_colours.py` measures them on the board as a chat shows it.
"""

from __future__ import annotations

from renderers.atlas import Tone, blends
from renderers.theme import Colour, Side, Theme, mix

NAMELESS = "#8FA39A"
"""Land that takes no part (AT-2.2)."""

WALL = Theme(
    name="wall",
    paper="#ECE6D6",
    paper_deep="#D9CFB8",
    card="#F8F3E4",
    sea="#4E7F92",
    sea_near=("#578899", "#6393A2", "#74A1AC"),
    coast="#26424E",
    border="#8B8474",
    water_text="#2F6272",
    ink="#231F20",
    faint="#6E6A60",
    rule="#A99E83",
    red_ink="#9C2B1E",
    trail="#FFC93C",
    choice="#E0218A",
    sides={
        "red": Side("#C4454A", "#FFF6E8", "#C4594F", "round", "R"),
        "blue": Side("#2F80D4", "#FFF6E8", "#B9CDFB", "square", "B"),
        "green": Side("#0B4A1C", "#FFF6E8", "#84C2A7", "hexagon", "G"),
        "yellow": Side("#FFDD3B", "#231F20", "#EBCB4E", "diamond", "Y"),
        "purple": Side("#6F2394", "#FFF6E8", "#A884DA", "shield", "P"),
        "orange": Side("#E98B12", "#231F20", "#DE8F2C", "star", "O"),
    },
)

TICK = "#2F7D32"
"""What went well."""

PATTERNS = {
    "red": "/",
    "blue": "-",
    "green": "x",
    "yellow": ".",
    "purple": "|",
    "orange": "backslash",
}
"""How ground is hatched: whose it is shows without colours."""
HATCHING = 19.0, 2.7
"""From line to line, and how wide they are: seen in a chat as well."""


def tones(theme: Theme) -> dict[str, Tone]:
    """Ground of a player, and what he abandoned (AT-20.10): grey, hatched in his old colour."""
    found = {}
    for seat, side in theme.sides.items():
        lines = mix(side.wash, theme.ink, 0.2)
        found[seat] = Tone(side.wash, lines, PATTERNS[seat])
        found[f"{seat}-abandoned"] = Tone(theme.paper, side.colour, "/")
    return found


def halo(wash: Colour, theme: Theme) -> Colour:
    """Around the name of a region on this ground."""
    return mix(wash, theme.card, 0.55)


def lit(colour: Colour, theme: Theme) -> Colour:
    """The bright half of pieces of a side."""
    return mix(colour, theme.card, 0.13)


def inks(theme: Theme) -> tuple[Colour, ...]:
    sides = theme.sides.values()
    return (
        *(lit(side.colour, theme) for side in sides),
        *(halo(side.wash, theme) for side in sides),
        TICK,
        *blends(
            theme.ink, theme.card, theme.sea, *(side.colour for side in sides), theme.trail,
            theme.gold, theme.choice, theme.red_ink, theme.water_text, theme.faint, theme.rule,
            theme.gold_edge, theme.paper,
        ),
    )  # fmt: skip
