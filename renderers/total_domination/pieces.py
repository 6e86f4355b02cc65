"""What stands and lies on the board: units, markers, badges. TD-V.3 to TD-V.6."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from renderers import icons
from renderers.art import drawn
from renderers.draw import Disc, Line, Point, Poly, Shapes, Text, moved
from renderers.theme import Colour, Side, Theme, mix
from renderers.total_domination.colours import FIRE, LINKS, PARTISANS, POLAR


def outline(side: Side, r: float) -> tuple[Point, ...]:
    if side.shape == "pentagon":
        return tuple((x, y + r * 0.08) for x, y in icons.polygon(5, r * 1.16))
    if side.shape == "trapezoid":
        return (-r * 1.12, -r * 0.86), (r * 1.12, -r * 0.86), (r * 0.74, r), (-r * 0.74, r)
    if side.shape == "pill":
        return icons.rounded(-r * 1.05, -r * 0.68, r * 1.05, r * 0.68, r * 0.66)
    return icons.outline(side, r)


@lru_cache(maxsize=128)
def badge(nation: str, r: float, theme: Theme) -> Shapes:
    """Outline, colour and letters of a nation, or the emblem of a side."""
    side = theme.sides[nation]
    if not side.letter:
        return icons.emblem(nation, r, theme)
    return icons.badge(outline(side, r), side, r, 1.16, theme)


@lru_cache(maxsize=256)
def unit(nation: str, kind: str, count: int, spent: bool, theme: Theme, by: float = 1.0) -> Shapes:
    """A tank, a ship or an aeroplane with the badge of its nation, and how many they are."""
    side = theme.sides[nation]
    dark = "#7E2A22" if nation == "japan" else mix(side.colour, theme.ink, 0.5)
    body: dict[str, Callable[[Colour, Theme], Shapes]]
    body = {"army": icons.tracks, "fleet": icons.hull, "bomber": plane}
    shapes = (*body[kind](dark, theme), *moved(badge(nation, 18.0, theme), 0, -4))
    if spent:
        shapes += (
            Line(((-22, 20), (22, -22)), theme.card, 7.0),
            Line(((-22, 20), (22, -22)), theme.red_ink, 4.0),
        )
    if count > 1:
        shapes += moved(number(count, theme), 21, 14)
    return moved(shapes, 0, 0, by)


def number(count: int, theme: Theme) -> Shapes:
    return (
        Disc(0, 0, 13, 13, theme.card, theme.ink, 1.8),
        Text(0, 0, str(count), 23, theme.ink, "bold"),
    )


def plane(colour: Colour, theme: Theme) -> Shapes:
    return drawn("icons", "bomber", theme, colour=colour)


@lru_cache(maxsize=16)
def uboats(count: int, theme: Theme) -> Shapes:
    """A hull under the water with its tower, and how many."""
    shapes = drawn("signs", "uboat", theme, body=theme.sides["germany"].colour)
    return shapes if count < 2 else (*shapes, *moved(number(count, theme), 20, 12, 0.9))


@lru_cache(maxsize=16)
def resistance(count: int, theme: Theme) -> Shapes:
    """A raised fist's place: a triangle with an R, and how many."""
    shapes = drawn("signs", "resistance", theme, partisans=PARTISANS)
    return shapes if count < 2 else (*shapes, *moved(number(count, theme), 16, 8, 0.85))


@lru_cache(maxsize=4)
def destroyed(theme: Theme) -> Shapes:
    """A burst with a cross."""
    return drawn("signs", "destroyed", theme, fire=FIRE)


@lru_cache(maxsize=4)
def warning(theme: Theme) -> Shapes:
    return drawn("signs", "warning", theme)


@lru_cache(maxsize=32)
def most(units: int, colour: Colour) -> Shapes:
    """At the end of a name, with a little stack: so many units may stand there."""
    return (
        *(Poly(icons.box(-12, y, -3, y + 3.2), colour) for y in (-6.6, -1.6, 3.4)),
        Text(6, 0.5, str(units), 24, colour, "bold"),
    )


@lru_cache(maxsize=16)
def tile(owner: str, theme: Theme) -> Shapes:
    """What lies on the home of France or Italy: a square of card with the badge of its owner."""
    return (
        Poly(icons.rounded(-20, -20, 20, 20, 3), theme.card, theme.ink, 2.0),
        *badge(owner, 13.0, theme),
    )


@lru_cache(maxsize=4)
def unsupplied(theme: Theme) -> Shapes:
    """An empty can."""
    return drawn("signs", "unsupplied", theme)


@lru_cache(maxsize=16)
def factory(r: float, colour: Colour) -> Shapes:
    """A roof like a saw and a chimney."""
    return drawn("icons", "factory", POLAR, r, colour=colour)


@lru_cache(maxsize=16)
def link(form: str, theme: Theme) -> Shapes:
    """The symbol that two spaces share: `triangle:red`. TD-3.5.5"""
    shape, _, colour = form.partition(":")
    points = {
        "triangle": icons.polygon(3, 17),
        "trapezoid": ((-9.0, -11.0), (9.0, -11.0), (17.0, 11.0), (-17.0, 11.0)),
    }.get(shape, icons.box(-12, -12, 12, 12))
    return (
        Disc(0, 0, 22, 22, theme.card, theme.ink, 2.0),
        Poly(points, LINKS[colour], theme.ink, 1.8),
    )
