"""What lies on the board: units, capitals, anchors, signs. AT-24.2, 24.3, 24.8."""

from __future__ import annotations

from functools import lru_cache

from engines.attack.view import SHIPS
from renderers import icons
from renderers.art import drawn
from renderers.attack.colours import WALL, lit
from renderers.draw import Disc, Line, Poly, Shape, Shapes, Text, bounds, grown, moved
from renderers.theme import Colour, Side, Theme, text_width

DRAWN = ("infantry", "tank", "artillery", "aircraft")

ROW = 36.0
"""The height of a row of units."""
NUMBER = 34.0
BADGE = 16.0
SHADOW = "#14262E70"
"""Half transparent: whatever lies below shines through."""


# ---- symbols: silhouettes that differ without any colour


@lru_cache(maxsize=256)
def unit(kind: int, r: float, colour: Colour) -> Shapes:
    """I, T, A, P: a helmet, a tank, a gun, an aircraft from above; `r` is half the width."""
    return drawn("attack", DRAWN[kind], WALL, r, colour=colour)


@lru_cache(maxsize=256)
def ship(kind: int, r: float, colour: Colour) -> Shapes:
    """B, D, S, C from the side: turrets, one funnel, a conning tower, a flat deck."""
    return drawn("attack", SHIPS[kind], WALL, r, colour=colour)


@lru_cache(maxsize=64)
def badge(side: Side, r: float, theme: Theme) -> Shapes:
    """Outline, colour and letter of a player."""
    size = r * (1.3 if side.shape not in ("diamond", "star") else 1.12)
    return (
        Poly(grown(icons.outline(side, r), 2.2), theme.card),
        Poly(icons.outline(side, r), side.colour, theme.ink, max(1.4, r * 0.1)),
        Text(0, r * 0.04, side.letter, size, side.text, "bold"),
    )


def neutral_side(theme: Theme) -> Side:
    """A garrison that nobody commands."""
    return Side(theme.faint, theme.card, theme.paper, "square", "N")


# ---- units of a region


@lru_cache(maxsize=4096)
def units(seat: str, counts: tuple[int, ...], theme: Theme) -> Shapes:
    """The badge of the owner and every kind that is there with its number, two in a row."""
    side = theme.sides[seat]
    kinds = [(kind, n) for kind, n in enumerate(counts) if n]
    rows = [kinds[i : i + 2] for i in range(0, len(kinds), 2)]
    if len(kinds) == 3:
        rows = [kinds[:1], kinds[1:]] if kinds[0][1] > 9 else [kinds[:2], kinds[2:]]
    columns = [max((_cell(row[i]) for row in rows if len(row) > i), default=0.0) for i in (0, 1)]
    left, right = BADGE + 5, BADGE + 5 + sum(columns) + 5
    width, high = right + BADGE * 0.7, len(rows) * ROW
    x0 = -width / 2 + BADGE * 0.7
    plate = icons.rounded(x0, 0, x0 + right, high, 7)
    light = icons.rounded(x0 + 3, 2.5, x0 + right - 3, high * 0.42, 5)
    shapes: list[Shape] = [
        Poly(tuple((x + 2, y + 3.4) for x, y in grown(plate, 2.4)), SHADOW),
        Poly(grown(plate, 2.4), theme.card),
        Poly(plate, side.colour, theme.ink, 2.0),
        Poly(light, lit(side.colour, theme)),
    ]
    for i, row in enumerate(rows):
        x, y = x0 + left, i * ROW + ROW / 2
        for (kind, n), column in zip(row, columns, strict=False):
            shapes += moved(unit(kind, 13.5, side.text), x + 15, y)
            shapes.append(Text(x + 32, y, str(n), NUMBER, side.text, "bold", "l"))
            x += column
    return (*shapes, *moved(badge(side, BADGE, theme), x0, high / 2))


def _cell(cell: tuple[int, int]) -> float:
    return 36.0 + text_width(str(cell[1]), "bold", NUMBER)


@lru_cache(maxsize=128)
def capital(founder: str, holder: str, theme: Theme) -> Shapes:
    """A star in the founder's colour, ringed in the holder's (AT-24.3)."""
    whose, held = theme.sides[founder], theme.sides[holder]
    ring = held.colour if founder != holder else theme.gold
    return (
        Disc(0, 0, 22, 22, theme.card),
        Disc(0, 0, 20, 20, ring, theme.ink, 1.8),
        Disc(0, 0, 15.5, 15.5, theme.card),
        Poly(icons.star_points(15.5, 0.5), whose.colour, theme.ink, 1.4),
        Text(0, 1, whose.letter, 13, whose.text, "bold"),
    )


@lru_cache(maxsize=64)
def locked(count: int, theme: Theme) -> Shapes:
    """So many units were turned back at sea and stay where they are (AT-7.8)."""
    return (*drawn("signs", "locked", theme), Text(8, 0, str(count), 21, theme.ink, "bold"))


@lru_cache(maxsize=64)
def ordered(count: int, theme: Theme) -> Shapes:
    """So many units are ordered here, for the eyes of their owner."""
    return (
        Poly(icons.rounded(-19, -13, 19, 13, 12), theme.choice, theme.card, 2.4),
        Text(0, 0, f"+{count}", 21, theme.card, "bold"),
    )


# ---- the sea


@lru_cache(maxsize=2)
def shore(theme: Theme) -> Shapes:
    """On the coast of a region that a sea zone joins to others."""
    return (
        Disc(0, 0, 11, 11, theme.card, theme.water_text, 2.0),
        *icons.anchor(7.5, theme.water_text),
    )


# ---- signs


@lru_cache(maxsize=64)
def sign(kind: str, seat: str, theme: Theme) -> Shapes:
    """What happened, on a disc in the colour of whoever did it."""
    side = theme.sides[seat] if seat else neutral_side(theme)
    text = side.text
    match kind:
        case "battle":
            inner = icons.swords(9.5, text)
        case "diplomacy":
            inner = dove(12.0, text)
        case "conquest":
            inner = hand(11.0, text)
        case "seas":
            inner = wave(11.0, text)
        case "build":
            inner = (
                Line(((-9, 0), (9, 0)), text, 5.0, capped=False),
                Line(((0, -9), (0, 9)), text, 5.0, capped=False),
            )
        case _:
            inner = icons.flag(11.0, text)
    return (Disc(0, 0, 20, 20, theme.card), Disc(0, 0, 18, 18, side.colour, theme.ink, 1.8), *inner)


def dove(r: float, colour: Colour) -> Shapes:
    return drawn("attack", "dove", WALL, r, colour=colour)


def hand(r: float, colour: Colour) -> Shapes:
    """An open hand reaching out."""
    return drawn("attack", "hand", WALL, r, colour=colour)


def wave(r: float, colour: Colour) -> Shapes:
    return drawn("attack", "wave", WALL, r, colour=colour)


@lru_cache(maxsize=2)
def crown(theme: Theme) -> Shapes:
    """Worn by the leader."""
    return drawn("attack", "crown", theme)


# ---- dice


FACES = {"I": 0, "T": 1, "A": 2, "P": 3}


@lru_cache(maxsize=64)
def die(face: str, r: float, side: Side, theme: Theme) -> Shapes:
    """A battle die showing I, T, A, P or nothing."""
    shapes: list[Shape] = [
        Poly(moved((Poly(icons.rounded(-r, -r, r, r, r * 0.3)),), 3, 4)[0].points, theme.faint),  # type: ignore[union-attr]
        Poly(icons.rounded(-r, -r, r, r, r * 0.3), theme.card, side.colour, r * 0.18),
    ]
    if face in FACES:
        shapes += unit(FACES[face], r * 0.68, theme.ink)
    return tuple(shapes)


def size(shapes: Shapes) -> tuple[float, float]:
    x0, y0, x1, y1 = bounds(shapes)
    return x1 - x0, y1 - y0
