"""What lies on the board: Armies, Navies and the marks on them. QM-29.2."""

from __future__ import annotations

from functools import lru_cache

from renderers import icons
from renderers.art import drawn
from renderers.draw import Box, Disc, Line, Poly, Shapes, moved
from renderers.theme import Side, Theme, mix

REACH: Box = (-30, -23, 32, 24)
"""How much room a piece takes about its point."""


@lru_cache(maxsize=64)
def badge(side: Side, r: float, theme: Theme) -> Shapes:
    """Outline, colour and letters of a country."""
    shapes = icons.badge(icons.outline(side, r), side, r, 1.08, theme)
    return shapes if side.letter else shapes[:2]


@lru_cache(maxsize=64)
def piece(country: str, kind: str, theme: Theme, by: float = 1.0) -> Shapes:
    """A tank or a ship, with the badge of its country for turret or bridge."""
    side = theme.sides[country]
    dark = mix(side.colour, theme.ink, 0.55) if country != "japan" else "#7E2A22"
    under = icons.hull(dark, theme) if kind == "navy" else icons.tracks(dark, theme)
    return moved((*under, *moved(badge(side, 17.5, theme), 0, -4)), 0, 0, by)


@lru_cache(maxsize=8)
def sign(kind: str, theme: Theme) -> Shapes:
    """Said about a piece: without supply, without port, protected."""
    if kind == "protected":
        return drawn("signs", kind, theme, guard="#5F87A8")
    if kind == "port":
        return (
            Disc(0, 0, 11, 11, theme.card, theme.ink, 1.6),
            *icons.anchor(7.5, theme.ink),
            Line(((-8, 8), (8, -8)), theme.red_ink, 3.0),
        )
    return drawn("signs", "attention", theme)


@lru_cache(maxsize=8)
def star(kind: str, theme: Theme) -> Shapes:
    """A supply space; `lost` if it serves one side no more."""
    r = 13.0
    shapes: Shapes = (
        Poly(icons.star_points(r + 3.4, 0.5), theme.ink),
        Poly(icons.star_points(r, 0.46), theme.gold),
    )
    if kind == "lost":
        shapes += icons.struck(11, 6.0, 3.6, theme)
    return shapes


@lru_cache(maxsize=16)
def capital(country: str, fallen: bool, theme: Theme) -> Shapes:
    """The star of a capital lies on the colour of its country; struck out in enemy hands."""
    side = theme.sides[country]
    shapes: Shapes = (
        Disc(0, 0, 19, 19, theme.card),
        Disc(0, 0, 17, 17, side.colour, theme.ink, 1.6),
        Poly(icons.star_points(13.5, 0.46), theme.gold, theme.ink, 1.2),
    )
    if fallen:
        shapes = (
            Disc(0, 0, 24, 24, theme.red_ink, theme.ink, 1.6),
            *shapes,
            *icons.struck(15, 8.0, 5.0, theme),
        )
    return shapes


@lru_cache(maxsize=8)
def strait(team: str, theme: Theme) -> Shapes:
    """A way between two seas, and the emblem of the side that may pass."""
    side = theme.sides[team]
    wings = tuple(
        Poly(((s * 21.0, -8.0), (s * 31.0, 0.0), (s * 21.0, 8.0)), side.colour, theme.card, 1.8)
        for s in (-1, 1)
    )
    return (
        *wings,
        Disc(0, 0, 18, 18, theme.card, theme.ink, 1.6),
        *icons.emblem(team, 10.5, theme),
    )
