"""The names of the spaces, with the signs that are printed before them. RR-22.1, 22.2."""

from __future__ import annotations

from functools import lru_cache

from renderers import atlas, icons, labels
from renderers.draw import Box, Poly, Shape, Shapes, Text, moved
from renderers.race_to_the_rhine.places import ARROWS, FACTS, FRAME, PANELS, SPACES, course
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
