"""Colours and typefaces. Sides differ by shape and letter as well; see `Side`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from PIL import ImageFont

from engines.kit import data

Colour = str
"""`#RRGGBB`."""


def rgb(colour: Colour) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=1024)
def mix(a: Colour, b: Colour, share: float) -> Colour:
    """The first colour with a share of the second stirred in."""
    parts = (round(x + (y - x) * share) for x, y in zip(rgb(a), rgb(b), strict=True))
    return "#{:02X}{:02X}{:02X}".format(*parts)


@dataclass(frozen=True, slots=True)
class Side:
    """How a side is recognised: by colour, by the outline of its tokens, by a letter."""

    colour: Colour
    text: Colour
    """The colour of text on the side's colour."""
    wash: Colour
    """The colour of ground it controls, laid over paper like watercolour."""
    shape: str
    letter: str


@dataclass(frozen=True, eq=False)
class Theme:
    """A staff map of the 1940s: warm paper, muted water, few inks."""

    name: str = "staff"
    paper: Colour = "#EDE4CD"
    paper_deep: Colour = "#E2D6B9"
    card: Colour = "#F5EFDF"
    sea: Colour = "#BCCDCB"
    sea_near: tuple[Colour, ...] = ("#B2C5C4", "#A7BCBC", "#9AB1B3")
    coast: Colour = "#5D7378"
    river: Colour = "#86A5AB"
    river_edge: Colour = "#6C8D95"
    border: Colour = "#A48F6C"
    region_text: Colour = "#C2B28E"
    water_text: Colour = "#58767E"
    ink: Colour = "#2A251F"
    faint: Colour = "#7A6E5A"
    rule: Colour = "#B9A98A"
    red_ink: Colour = "#8E2A20"
    gold: Colour = "#C8972B"
    gold_edge: Colour = "#7A5511"
    enemy: Colour = "#33362F"
    enemy_text: Colour = "#EFE8D4"
    fuel: Colour = "#A4561C"
    ammo: Colour = "#4D4F4A"
    food: Colour = "#667A2C"
    trail: Colour = "#F2B632"
    choice: Colour = "#D43F8D"
    sides: Mapping[str, Side] = field(
        default_factory=lambda: {
            "red": Side("#A5362A", "#FBF3E4", "#E6B49D", "round", "M"),
            "white": Side("#FCF8EC", "#2A251F", "#FBF8F0", "square", "B"),
            "blue": Side("#2E5180", "#F6F2E6", "#B3C2D6", "diamond", "P"),
        }
    )


STAFF = Theme()


@lru_cache(maxsize=64)
def font(name: str, pixels: int) -> ImageFont.FreeTypeFont:
    """A typeface: `title` and `water` (slab serif), `text` and `bold` (narrow and plain). Each size
    takes about 100 KB, and is needed only until a stamp is drawn."""
    return ImageFont.truetype(str(data.HOME / "fonts" / f"{name}.ttf"), pixels)


@lru_cache(maxsize=8192)
def text_width(text: str, name: str, size: float, spacing: float = 0.0) -> float:
    """The width of a text, measured large, so that it is the same share at every zoom."""
    return font(name, 100).getlength(text) * size / 100 + spacing * max(len(text) - 1, 0)
