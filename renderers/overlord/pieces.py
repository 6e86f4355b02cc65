"""Units and signs: side by outline, nation and type by letters. OV-30.2, 30.7."""

from __future__ import annotations

import math
from functools import lru_cache

from engines.overlord.view import Class, Side
from renderers import icons
from renderers.art import drawn
from renderers.draw import Line, Point, Poly, Shape, Shapes, Text, moved
from renderers.overlord import colours as c
from renderers.theme import Colour, Theme, mix

W, H = 25.0, 18.0
"""Half the size of a unit."""
LOW = 12.0
"""So far below the middle of its hex a unit stands: the terrain above it stays in sight."""
STANDS = -W - 3, LOW - H - 10, W + 6, LOW + H + 7
"""What a unit covers, with its shadow and its letters, from the middle of its hex."""
ROOM, FOOT = 45.0, 15.6
"""How wide a row of figures is, and where they stand."""
WIDTHS: dict[Class, float] = {"infantry": 11.4, "armor": 16.0, "artillery": 22.0}
"""How wide a figure is in full size."""
HELMETS = {"GB": 5.2, "CA": 5.2, "DE": 4.4, "JP": 3.4, "RU": 3.4, "FR": 4.2, "IT": 3.8}
"""How far the brim of a nation's helmet reaches."""
SHADOW = "#1E241880"
"""Half transparent."""
LIGHT = "#F8F1DF"

TYPES = {
    "special_forces": "SF", "elite_armor": "EL", "resistance": "RE", "engineer": "EN",
    "sniper": "SN", "cavalry": "CV", "ski": "SK", "big_gun": "BG", "mobile_artillery": "MA",
    "heavy_at_gun": "HA", "flame_tank": "FL", "tiger": "TI", "destroyer": "DD",
    "at_team_early": "AT", "at_team_late": "AT", "mortar_early": "MO", "mortar_late": "MO",
    "mg_early": "MG", "mg_late": "MG",
}  # fmt: skip
"""Letters of types that are more than their class."""


def outline(side: Side, w: float, h: float) -> tuple[Point, ...]:
    """Square corners for the Axis, round ends for the Allies."""
    return icons.box(-w, -h, w, h) if side == c.AXIS else icons.rounded(-w, -h, w, h, h * 0.72)


@lru_cache(maxsize=512)
def unit(
    side: Side, nation: str, kind: str, cls: Class, figures: int, full: int, theme: Theme
) -> Shapes:
    colour = c.NATIONS.get(nation, theme.sides[side].colour)
    shapes: list[Shape] = [
        Poly(tuple((x + 2.5, y + 4.0) for x, y in outline(side, W + 2, H + 2)), SHADOW),
        Poly(outline(side, W + 2, H + 2), LIGHT),
        Poly(outline(side, W, H), colour, theme.ink, 1.6),
        Text(-15, -10.5, nation, 12, LIGHT, "bold"),
        Text(17, -10, str(figures), 16, LIGHT, "title"),
    ]
    if figures < full:
        shapes.append(Line(((W - 9, -H), (W, -H + 9)), theme.red_ink, 4.5))
    faint = mix(colour, LIGHT, 0.24)
    size = min(1.0, ROOM / (full * WIDTHS[cls]))
    for i in range(full):
        x = (i - (full - 1) / 2) * WIDTHS[cls] * size
        ink = LIGHT if i < figures else faint
        behind = 8.5 if cls == "armor" and i % 2 else 0.0  # tanks are wide: every second one
        shapes += moved(figure(cls, nation, ink, colour), x, FOOT - behind, size)
    if kind in TYPES:
        shapes += moved(tag(kind, theme), 3, -18.8)
    return tuple(shapes)


def figure(cls: Class, nation: str, ink: Colour, ground: Colour) -> Shapes:
    """One figure on its feet: a soldier in the helmet of his nation, a tank, a gun."""
    if cls == "infantry":
        return _standing(nation, ink, ground)
    if cls == "armor":
        return moved(_tank(ink, ground), 0, -7.2, 0.82)
    return moved(c.art("works", "gun", ink=ink, ground=ground), 0, -8.4, 0.82)


def _standing(nation: str, ink: Colour, ground: Colour) -> Shapes:
    brim = HELMETS.get(nation, 3.6)
    return (
        *c.art("signs", "soldier", colour=ink),
        Line(((-brim, -16.7), (brim, -16.7)), ink, 1.5, capped=False),
        *c.art("signs", "rifle", colour=ink, ground=ground),
    )


def _tank(ink: Colour, ground: Colour) -> Shapes:
    return c.art("works", "tank", ink=ink, ground=ground)


@lru_cache(maxsize=32)
def tag(kind: str, theme: Theme) -> Shapes:
    """The letters of a type that is more than its class."""
    return (
        Poly(icons.box(-10.5, -6.5, 10.5, 6.5), theme.trail, theme.ink, 1.2),
        Text(0, 0.1, TYPES[kind], 13, theme.ink, "bold"),
    )


@lru_cache(maxsize=64)
def ring(kind: str, theme: Theme) -> Shapes:
    """Around a hex: `choice`, `ordered`, `changed`, `goal`, `battle`."""
    return drawn("signs", f"ring-{kind}", theme, pale_gold=c.PALE_GOLD)


@lru_cache(maxsize=8)
def can(what: str, theme: Theme) -> Shapes:
    """What a unit has done or may do: an arrow, or crossed swords."""
    return drawn("signs", f"can-{what}", theme)


@lru_cache(maxsize=64)
def back(dx: float, dy: float, theme: Theme) -> Shapes:
    """A broken arrow: a way of retreat."""
    x, y = dx * 13, dy * 13
    tip = ((x + dx * 6, y + dy * 6), (x - dy * 6, y + dx * 6), (x + dy * 6, y - dx * 6))
    shaft = ((-x, -y), (x, y))
    return (
        Line(shaft, LIGHT, 6.0, (6.0, 5.0)),
        Line(shaft, theme.ink, 3.2, (6.0, 5.0)),
        Poly(tip, theme.ink, LIGHT, 1.4),
    )


@lru_cache(maxsize=2)
def wall(theme: Theme) -> Shapes:
    """What hides a target: an eye struck through."""
    return drawn("signs", "hidden", theme)


@lru_cache(maxsize=128)
def throw(dice: int, why: str, theme: Theme) -> Shapes:
    """How many dice, and the sum behind it."""
    found: list[Shape] = [
        Poly(icons.rounded(-11, -11, 11, 11, 4), theme.choice, LIGHT, 2.0),
        Text(0, 0.5, str(dice), 18, LIGHT, "title"),
    ]
    if why:
        half = 3.6 * len(why) + 3
        found += [
            Poly(icons.rounded(-half, 11, half, 23, 4), LIGHT, theme.choice, 1.2),
            Text(0, 17, why, 11, theme.ink, "bold"),
        ]
    return tuple(found)


@lru_cache(maxsize=64)
def goal(side: Side, held: bool, medals: int, theme: Theme) -> Shapes:
    """A medal in the outline of the side that may score it: full once held."""
    ground = theme.gold if held else theme.card
    ink = theme.ink if held else theme.gold_edge
    shape = icons.box(-11, -11, 11, 11) if side == c.AXIS else icons.polygon(28, 12.5)
    found: list[Shape] = [Poly(shape, ground, theme.ink, 1.8), Poly(icons.star_points(10), ink)]
    if medals > 1:
        found.append(Text(0, 0.5, str(medals), 11, theme.card, "bold"))
    return tuple(found)


@lru_cache(maxsize=16)
def note(text: str, theme: Theme) -> Shapes:
    half = 5.0 * len(text) + 4
    return (
        Poly(icons.rounded(-half, -9, half, 9, 5), theme.card, theme.ink, 1.4),
        Text(0, 0, text, 15, theme.ink, "bold"),
    )


@lru_cache(maxsize=16)
def needed(text: str, theme: Theme) -> Shapes:
    """How many of several goals it takes, below the medal."""
    return moved(note(text, theme), 0, 0, 0.7)


@lru_cache(maxsize=8)
def section(top: float, foot: float, wide: bool, theme: Theme) -> Shapes:
    """A line between sections; bold between generals."""
    way = ((0.0, top), (0.0, foot))
    return (
        Line(way, theme.card, 6.0 if wide else 4.0, (18.0, 10.0), False),
        Line(way, theme.red_ink, 3.6 if wide else 2.0, (18.0, 10.0), False),
    )


@lru_cache(maxsize=2)
def owner(side: Side, theme: Theme) -> Shapes:
    """The letter of the side a bunker was built for."""
    letter = theme.sides[side].letter
    return (Text(0, 0, letter, 13, theme.card, "bold", halo="#2A251F", halo_width=2.4),)


@lru_cache(maxsize=8)
def way_out(dx: int, dy: int, side: Side, theme: Theme) -> Shapes:
    """Where units leave the board."""
    flat = ((-9.0, -4.0), (9.0, -4.0), (0.0, 6.0))
    turned = tuple((b * dx - a * dy, b * dy + a * dx) for a, b in flat)
    return (Poly(turned, theme.sides[side].colour, LIGHT, 1.6),)


@lru_cache(maxsize=64)
def result(text: str, theme: Theme) -> Shapes:
    """Hits by a burst, flags by a flag: `2h1f`."""
    hits, _, flags = text.rstrip("f").partition("h")
    half = 28 if flags not in ("", "0") else 15
    x = -half + 9
    found: list[Shape] = [
        Poly(icons.rounded(-half, -9, half, 9, 5), theme.card, theme.ink, 1.4),
        *moved(burst(theme), x, 0, 0.55),
        Text(x + 13, 0, hits, 15, theme.ink, "bold"),
    ]
    if half > 15:
        found += [
            *moved(icons.flag(6.5, theme.red_ink), 8, 0),
            Text(21, 0, flags, 15, theme.ink, "bold"),
        ]
    return tuple(found)


@lru_cache(maxsize=2)
def burst(theme: Theme) -> Shapes:
    return (Poly(icons.star_points(13, 0.5, 8), theme.trail, theme.red_ink, 2.0),)


@lru_cache(maxsize=16)
def mine(strength: str, theme: Theme) -> Shapes:
    return (*drawn("signs", "mine", theme), Text(0, 0.5, strength, 13, LIGHT, "bold"))


@lru_cache(maxsize=4)
def plane(side: Side, theme: Theme) -> Shapes:
    own = theme.sides[side]
    body = drawn("signs", "airplane", theme, body=own.colour, light=LIGHT)
    return (*body, Text(0, 0, own.letter, 11, LIGHT, "bold"))


@lru_cache(maxsize=4)
def loss(theme: Theme) -> Shapes:
    return drawn("signs", "loss", theme, light=LIGHT)


@lru_cache(maxsize=2)
def shut() -> Shapes:
    """A cave closed for good."""
    return c.art("works", "closed_cave")


def arrow(
    points: tuple[Point, ...],
    colour: Colour,
    theme: Theme,
    by: float,
    dashed: bool,
    head: str = "arrow",
) -> Shapes:
    """A way over the board, pale at its edges so that it shows on any ground."""
    (x0, y0), (x1, y1) = points[-2:]
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    short = min(35 * by, length * 0.5) if head == "arrow" else 33 * by
    tip = (x1 - ux * short, y1 - uy * short)
    base = (tip[0] - ux * 13 * by, tip[1] - uy * 13 * by)
    way = (*points[:-1], base)
    dash = (9.0 * by, 7.0 * by) if dashed else ()
    side = 8.5 * by
    point = (
        tip,
        (base[0] - uy * side, base[1] + ux * side),
        (base[0] + uy * side, base[1] - ux * side),
    )
    if head == "blow":
        return _blow(points, colour, theme, by)
    found: list[Shape] = [Line(way, LIGHT, 7.5 * by, dash), Line(way, colour, 4.2 * by, dash)]
    if head == "arrow":
        found += [Poly(point, colour, LIGHT, 2.0 * by)]
    else:
        found += [
            Poly(
                tuple((tip[0] + x, tip[1] + y) for x, y in icons.star_points(13 * by, 0.5, 8)),
                theme.trail,
                colour,
                2.0 * by,
            )
        ]
    return tuple(found)


@lru_cache(maxsize=2)
def blow(far: float, theme: Theme) -> Shapes:
    """The arrow of an attack to the right."""
    return _blow(((0.0, 0.0), (far, 0.0)), theme.red_ink, theme, 0.62)


def _blow(points: tuple[Point, ...], colour: Colour, theme: Theme, by: float) -> Shapes:
    """The last attack: a broad arrow that grows towards its target."""
    (x0, y0), (x1, y1) = points[0], points[-1]
    far = math.hypot(x1 - x0, y1 - y0) or 1.0
    ux, uy = (x1 - x0) / far, (y1 - y0) / far

    def at(along: float, aside: float) -> Point:
        return x0 + ux * along - uy * aside, y0 + uy * along + ux * aside

    start, end = min(24.0 * by, far * 0.3), far - min(18.0 * by, far * 0.22)
    neck, half = end - min(20.0 * by, (end - start) * 0.5), 6.0 * by
    shape = (
        at(start, -half * 0.5), at(neck, -half), at(neck, -half * 2.4), at(end, 0.0),
        at(neck, half * 2.4), at(neck, half), at(start, half * 0.5),
    )  # fmt: skip
    shade = tuple((x + 2.5 * by, y + 4.0 * by) for x, y in shape)
    return (
        Poly(shade, SHADOW),
        Poly(shape, colour, LIGHT, 5.0 * by),
        Poly(shape, colour, theme.ink, 1.4 * by),
    )


@lru_cache(maxsize=64)
def rolled(faces: tuple[Shapes, ...], side: Side, theme: Theme) -> Shapes:
    """The dice of an attack on a tray."""
    half = len(faces) * 11.5 + 4
    found: list[Shape] = [
        Poly(icons.rounded(-half + 2, -12, half + 2, 18, 6), SHADOW),
        Poly(icons.rounded(-half, -15, half, 15, 6), theme.sides[side].colour, LIGHT, 2.0),
    ]
    for i, face in enumerate(faces):
        found += moved(face, (i - (len(faces) - 1) / 2) * 23, 0, 0.52)
    return tuple(found)
