"""What the signs on the map mean, in two lines under it. RR-22.1 to RR-22.8."""

from __future__ import annotations

from functools import lru_cache

from engines.contract import Msg
from renderers import icons
from renderers.draw import Disc, Line, Poly, Shapes, moved
from renderers.panel import Sheet
from renderers.race_to_the_rhine import pieces
from renderers.race_to_the_rhine.places import SIGNS
from renderers.theme import Theme

LETTERS = 28.0
COLUMNS = 7


def legend(sheet: Sheet, solo: bool = False) -> None:
    """Somebody who plays alone shares nothing, and has numbers on the board (RR-17.3)."""
    x0, y0, x1, y1 = SIGNS
    wide, high = (x1 - x0 - 24) / COLUMNS, (y1 - y0 - 8) / 2
    for i, (sign, shapes, room) in enumerate(_signs(solo, sheet.theme)):
        x, y = x0 + 16 + i % COLUMNS * wide, y0 + 4 + (i // COLUMNS + 0.5) * high
        sheet.put(x + room / 2, y, shapes, f"sign:{sign}")
        text = sheet.say(Msg(f"rr-board-sign-{sign}"))
        about = f"sign-text:{sign}"
        sheet.text(x + room + 8, y, text, LETTERS, "text", about=about, room=wide - room - 22)


@lru_cache(maxsize=4)
def _signs(solo: bool, theme: Theme) -> tuple[tuple[str, Shapes, float], ...]:
    """Each sign and how wide it is."""
    red, blue = theme.sides["red"].colour, theme.sides["blue"].colour
    half = tuple((x, y) for x, y in icons.polygon(40, 14.0) if x >= -0.1)
    shared: Shapes = (
        Disc(0, 0, 15, 13, red, theme.ink, 2.2),
        Poly(tuple((x * 0.95, y * 0.85) for x, y in half), blue),
    )
    rhine: Shapes = (Disc(0, 0, 17, 14, theme.ink), Disc(0, 0, 13, 10, theme.ink, theme.gold, 1.6))
    black: Shapes = (
        Line(((-24, 0), (22, 0)), theme.enemy, 3.6, (9, 6), capped=False),
        Poly(((10, 0), (0, -7), (3, 0), (0, 7)), theme.enemy),
    )
    port: Shapes = (*icons.depot(12, theme), *moved(pieces.crossed(theme), 0, 0, 0.8))
    return (
        ("base", moved(icons.star(17, theme.gold, theme.ink, 1.8), 0, 1), 36.0),
        ("depot", icons.depot(14, theme), 32.0),
        ("fort", icons.fort(13, theme), 30.0),
        ("flag", icons.flag(14, theme.ink), 30.0),
        ("medal", icons.medal(15, theme), 30.0),
        ("blockade", icons.letter(14, "A", theme), 30.0),
        ("ostend", port, 34.0),
        ("number", pieces.number(7, theme), 38.0) if solo else ("shared", shared, 36.0),
        ("rhine", rhine, 38.0),
        ("black", black, 50.0),
        ("marker", moved(pieces.marker(theme), 0, 0, 0.85), 38.0),
        ("halted", icons.stop(14, theme), 32.0),
        ("hungry", moved(pieces.hungry(theme), 0, 0, 1.2), 32.0),
        ("load", pieces.chips((0, 4, 0), "4/6", theme), 78.0),
    )
