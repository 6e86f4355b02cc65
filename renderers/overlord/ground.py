"""What is printed before a battle: open hexes with their names, letters and numbers. OV-30.1."""

from __future__ import annotations

from renderers import icons
from renderers.atlas import Ground, Print, View
from renderers.draw import Line, Poly, Shape, Text, moved
from renderers.overlord.colours import EARTH, FACES, inks
from renderers.overlord.places import HEAD, RIM, SIDE, STRIP, Field, doubled
from renderers.overlord.terrain import hexagon
from renderers.theme import Theme, mix


def sheet(face: str, field: Field, view: View, theme: Theme) -> Print:
    name = f"overlord-{face}-{field.wide}-{theme.name}-{round(view.x)}-{round(view.width)}"
    return Print(name, view, "", lambda: printed(face, field, theme))


def open_ground(face: str) -> str:
    return FACES.get(face, FACES["country"])


def printed(face: str, field: Field, theme: Theme) -> Ground:
    base = open_ground(face)
    shapes: list[Shape] = [
        Poly(icons.box(0, 0, field.width, field.height), theme.paper),
        Poly(icons.box(0, HEAD + STRIP, field.width, field.bottom + RIM), mix(base, EARTH, 0.32)),
    ]
    grid = mix(EARTH, base, 0.45)
    for hex in field.hexes():
        x, y = field.at(hex)
        shapes.append(
            Poly(tuple((x + a, y + b) for a, b in hexagon(field.radius)), base, grid, 1.4)
        )
    shapes += _rim(field, theme)
    for y in (HEAD, HEAD + STRIP, field.bottom + RIM, field.bottom + RIM + STRIP):
        shapes.append(Line(((0, y), (field.width, y)), theme.ink, 3.0, capped=False))
    return Ground(theme.paper, tuple(shapes), {}, (), {}, inks(theme))


def name(hex: str, by: float, halo: str) -> tuple[Shape, ...]:
    """The hex as people write it, in its upper corner."""
    return moved((Text(0, -31, hex, 13, "#2A251F", "text", halo=halo, halo_width=1.2),), 0, 0, by)


def _rim(field: Field, theme: Theme) -> list[Shape]:
    """Letters and numbers on all four edges."""
    found: list[Shape] = []
    for y in range(field.rows):
        for x in (SIDE / 2 - 6, field.width - SIDE / 2 + 6):
            found.append(Text(x, field.row(y), chr(65 + y), 34, theme.ink, "title"))
    for column in range(field.wide):
        x = field.at(f"A{column + 1}")[0]
        for at in (field.top - RIM + 15, field.bottom + RIM - 15):
            found.append(Text(x, at, str(column + 1), 25, theme.ink, "bold"))
    return found


def at_edge(hex: str, field: Field) -> tuple[int, int]:
    """The way out of the board from a hex of its edge."""
    x, y = doubled(hex)
    if y in (0, field.rows - 1):
        return 0, -1 if y == 0 else 1
    return (-1 if x < field.wide else 1), 0
