"""What is printed before a battle: open hexes with their names, letters and numbers. OV-30.1."""

from __future__ import annotations

from functools import lru_cache

from renderers import icons
from renderers.atlas import Ground, Print, View
from renderers.draw import Line, Poly, Shape, Stamp, Text, moved
from renderers.overlord.colours import EARTH, FACES, inks
from renderers.overlord.hexagon import hexagon
from renderers.overlord.places import HEAD, RIM, SIDE, STRIP, Field, doubled
from renderers.overlord.scenery import VARIANTS
from renderers.overlord.terrain import grass
from renderers.theme import Theme, mix

SCALE = 0.9
"""Pixels of the whole board for one unit."""


def sheet(face: str, field: Field, theme: Theme) -> Print:
    """The whole board; turned round it looks the same."""
    view = View(0, 0, field.width, round(field.height), SCALE)
    name = f"overlord-{face}-{field.wide}-{theme.name}"
    return Print(name, view, "", lambda: printed(face, field, theme))


def blank(face: str, view: View, theme: Theme) -> Print:
    """What lies beside the hexes, for a part of the board, which brings its own hexes."""

    def ground() -> Ground:
        return Ground(beside(face), (), {}, (), {}, inks(theme))

    return Print(f"overlord-{face}-{theme.name}", view, "", ground)


def open_ground(face: str) -> str:
    return FACES.get(face, FACES["country"])


def beside(face: str) -> str:
    return mix(open_ground(face), EARTH, 0.32)


def grid(face: str) -> str:
    return mix(EARTH, open_ground(face), 0.45)


def printed(face: str, field: Field, theme: Theme) -> Ground:
    shapes: list[Shape] = [
        Poly(icons.box(0, 0, field.width, field.height), theme.paper),
        Poly(icons.box(0, HEAD + STRIP, field.width, field.bottom + RIM), beside(face)),
    ]
    for cell in field.hexes():
        shapes += moved(open_hex(face, variant(cell)), *field.at(cell), field.by)
    for y in (HEAD, HEAD + STRIP, field.bottom + RIM, field.bottom + RIM + STRIP):
        shapes.append(Line(((0, y), (field.width, y)), theme.ink, 3.0, capped=False))
    return Ground(theme.paper, tuple(shapes), {}, (), {}, inks(theme))


@lru_cache(maxsize=16)
def open_hex(face: str, variant: int) -> tuple[Shape, ...]:
    base = open_ground(face)
    edge = Poly(hexagon(), None, grid(face), 1.3)
    return (Poly(hexagon(), base), *grass(base, variant), edge)


def variant(cell: str) -> int:
    """Which of the drawings of a terrain a hex shows: always the same."""
    x, y = doubled(cell)
    return (x * 7 + y * 11 + x * y) // 2 % VARIANTS


def name(cell: str, by: float, halo: str, size: float = 13.0) -> tuple[Shape, ...]:
    """The hex as people write it, in its upper corner."""
    text = Text(0, -44 + size, cell, size, "#2A251F", "text", halo=halo, halo_width=1.2)
    return moved((text,), 0, 0, by)


@lru_cache(maxsize=8)
def rim(field: Field, theme: Theme) -> tuple[Stamp, ...]:
    """Letters and numbers on all four edges."""
    found: list[Stamp] = []
    for y in range(field.rows):
        for x in (SIDE / 2 - 6, field.width - SIDE / 2 + 6):
            found.append(Stamp(x, field.row(y), letter(y, theme), f"rim:{chr(65 + y)}"))
    for column in range(field.wide):
        x = field.at(f"A{column + 1}")[0]
        for at in (field.top - RIM + 15, field.bottom + RIM - 15):
            found.append(Stamp(x, at, number(column, theme), f"rim:{column + 1}"))
    return tuple(found)


@lru_cache(maxsize=16)
def letter(row: int, theme: Theme) -> tuple[Shape, ...]:
    return (Text(0, 0, chr(65 + row), 34, theme.ink, "title"),)


@lru_cache(maxsize=32)
def number(column: int, theme: Theme) -> tuple[Shape, ...]:
    return (Text(0, 0, str(column + 1), 25, theme.ink, "bold"),)


def at_edge(cell: str, field: Field) -> tuple[int, int]:
    """The way out of the board from a hex of its edge, on the picture."""
    x, y = doubled(cell)
    back = -1 if field.turned else 1
    if y in (0, field.rows - 1):
        return 0, -back if y == 0 else back
    return (-back if x < field.wide else back), 0
