"""The names of the spaces, with the signs that are printed before them, and what the signs mean, in
two lines under the map. RR-22.1 to RR-22.8."""

from __future__ import annotations

from functools import lru_cache

from engines.contract import Msg
from renderers import atlas, icons, labels
from renderers.draw import Box, Disc, Line, Poly, Shape, Shapes, Text, moved
from renderers.panel import Sheet
from renderers.race_to_the_rhine import pieces
from renderers.race_to_the_rhine.places import ARROWS, FACTS, FRAME, PANELS, SIGNS, SPACES, course
from renderers.theme import Colour, Theme, text_width

NAME, PHONE_NAME = 28.0, 32.5
"""Size of the letters, and that in pictures made for narrow screens."""
SIGN = 10.5
"""Half the height of the signs."""


def signs(place: str, theme: Theme) -> list[tuple[Shape, ...]]:
    """What is printed on a space besides its colour (RR-22.2)."""
    space = SPACES[place]
    found: list[tuple[Shape, ...]] = []
    if space.advance_base or space.becomes_main_base_of:
        found.append(icons.depot(SIGN, theme))
    if space.fortification:
        found.append(icons.fort(SIGN * 0.92, theme))
    if space.resistance_symbol:
        found.append(icons.flag(SIGN, theme.enemy_text if space.kind == "victory" else theme.ink))
    if space.medal:
        found.append(icons.medal(SIGN, theme))
    if space.antwerp_blockade:
        found.append(icons.letter(SIGN * 0.95, "A", theme))
    return found


@lru_cache(maxsize=1024)
def label(place: str, text: str, halo: Colour, theme: Theme, letters: float = NAME) -> Shapes:
    """Name and signs, from the middle. Victory spaces have theirs on a black plate."""
    victory = SPACES[place].kind == "victory"
    w, h = size(place, text, theme, letters)
    shapes: list[Shape] = []
    x = -w / 2 + (7 if victory else 1)
    if victory:
        plate = icons.rounded(-w / 2, -h / 2, w / 2, h / 2, 5)
        shapes.append(Poly(plate, theme.ink, theme.card, 2.0))
    for sign in signs(place, theme):
        shapes += moved(sign, x + SIGN, 0)
        x += SIGN * 2.1
    if victory:
        shapes.append(Text(x + 1, 0, text, letters, theme.enemy_text, "bold", "l"))
    else:
        shapes.append(Text(x + 1, 0, text, letters, theme.ink, "text", "l", halo, 3.0))
    return tuple(shapes)


def size(place: str, text: str, theme: Theme, letters: float = NAME) -> tuple[float, float]:
    victory = SPACES[place].kind == "victory"
    width = text_width(text, "bold" if victory else "text", letters)
    width += len(signs(place, theme)) * SIGN * 2.1
    return (width + 14, letters * 1.08) if victory else (width + 3, letters * 0.86)


@lru_cache(maxsize=8)
def boxes(
    names: tuple[tuple[str, str], ...], theme: Theme, letters: float = NAME
) -> dict[str, Box]:
    """Where the names stand while nothing is in their way."""
    found = atlas.kept(
        "race_to_the_rhine-names",
        f"{FACTS}{names}{letters}",
        lambda: _placed(names, theme, letters),
    )
    return {place: (x0, y0, x1, y1) for place, (x0, y0, x1, y1) in found.items()}


def _placed(names: tuple[tuple[str, str], ...], theme: Theme, letters: float) -> dict[str, Box]:
    wanted = []
    for place, text in names:
        gap = 17.0 if SPACES[place].kind == "victory" else 14.0
        wanted.append(
            labels.Label(place, *SPACES[place].xy, *size(place, text, theme, letters), gap)
        )
    spots = [(x - 18, y - 15, x + 18, y + 15) for x, y in (s.xy for s in SPACES.values())]
    panels = [(x0 - 9, y0 - 9, x1 + 9, y1 + 9) for x0, y0, x1, y1 in PANELS]
    return labels.place(wanted, [*spots, *panels], [course(arrow) for arrow in ARROWS], FRAME)


LETTERS = 28.0
COLUMNS = 7


def legend(sheet: Sheet, solo: bool = False) -> None:
    """Somebody who plays alone shares nothing, and has numbers on the board (RR-17.3)."""
    x0, y0, x1, y1 = SIGNS
    wide, high = (x1 - x0 - 24) / COLUMNS, (y1 - y0 - 8) / 2
    for i, (sign, shapes, room) in enumerate(_meant(solo, sheet.theme)):
        x, y = x0 + 16 + i % COLUMNS * wide, y0 + 4 + (i // COLUMNS + 0.5) * high
        sheet.put(x + room / 2, y, shapes, f"sign:{sign}")
        text = sheet.say(Msg(f"rr-board-sign-{sign}"))
        about = f"sign-text:{sign}"
        sheet.text(x + room + 8, y, text, LETTERS, "text", about=about, room=wide - room - 22)


@lru_cache(maxsize=4)
def _meant(solo: bool, theme: Theme) -> tuple[tuple[str, Shapes, float], ...]:
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
