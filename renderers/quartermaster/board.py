"""Names, pieces, straits and marks on the map. QM-29.2."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.quartermaster.view import PieceView, TableView
from renderers import icons
from renderers.draw import Box, Shapes, Stamp, Text, Wash, bounds
from renderers.quartermaster import pieces
from renderers.quartermaster.ground import areas_of_land
from renderers.quartermaster.pieces import REACH
from renderers.quartermaster.places import PLACES, STRAITS, Place, row, size
from renderers.theme import Colour, Theme, text_width

NAME = 32.0
SEA_NAME = 29.0
LINE = 27.0
"""From one line of a name to the next."""
LONGEST = 138.0
"""A name wider than this is broken in two."""


@lru_cache(maxsize=512)
def broken(text: str, font: str, size: float, wide: bool) -> tuple[str, ...]:
    """A long name in two lines, as even as its words allow."""
    words = text.split(" ")
    if wide or len(words) == 1 or text_width(text, font, size) <= LONGEST:
        return (text,)
    halves = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return min(halves, key=lambda pair: max(text_width(part, font, size) for part in pair))


@lru_cache(maxsize=512)
def name(space: str, text: str, halo: Colour, theme: Theme) -> Shapes:
    """The lines of a name, the last of them at its point."""
    on_land = space in areas_of_land()
    font, size = ("text", NAME) if on_land else ("water", SEA_NAME)
    lines = broken(text, font, size, PLACES[space].wide)
    colour = theme.ink if on_land else theme.water_text
    return tuple(
        Text(0, (i - len(lines) + 1) * LINE, line, size, colour, font, "m", halo, 3.0)
        for i, line in enumerate(lines)
    )


def row_box(place: Place, count: int) -> Box:
    at = row(place, max(count, 1))
    (x0, y0), (x1, y1) = at[0], at[-1]
    by = size(count)
    return x0 + REACH[0] * by, y0 + REACH[1] * by, x1 + REACH[2] * by, y1 + REACH[3] * by


def holders(view: TableView) -> dict[str, list[PieceView]]:
    found: dict[str, list[PieceView]] = {}
    for piece in view.pieces:
        found.setdefault(piece.space, []).append(piece)
    return found


def team_of(view: TableView, country: str) -> str:
    return next(one.team for one in view.countries if one.country == country)


def washes(view: TableView) -> list[Wash]:
    """Land takes the tone of the side whose Armies stand on it."""
    return [
        Wash(space, team_of(view, there[0].country))
        for space, there in holders(view).items()
        if space in areas_of_land()
    ]


def stamps(
    view: TableView, named: dict[str, str], marks: Sequence[str], theme: Theme
) -> list[Stamp]:
    there = holders(view)
    found: list[Stamp] = []
    for strait in view.straits:
        shapes = pieces.strait(strait.open_for, theme)
        found.append(Stamp(*STRAITS[strait.id], shapes, f"strait:{strait.id}:{strait.open_for}"))
    for space in view.changed:
        found.append(_ring(space, len(there.get(space, ())), theme.trail, theme, "changed"))
    found += [
        _ring(space, len(there.get(space, ())), theme.choice, theme, "choice")
        for space in marks
        if space in PLACES
    ]
    for space, place in PLACES.items():
        found += _name(view, space, named[space], there.get(space, []), theme)
        found += _pieces(place, there.get(space, []), theme)
    return found


def _ring(space: str, count: int, colour: Colour, theme: Theme, about: str) -> Stamp:
    x0, y0, x1, y1 = row_box(PLACES[space], count)
    grow = 12.0 if about == "choice" else 6.0
    wide, high = x1 - x0 + grow, y1 - y0 + grow
    shapes = icons.ring(wide, high, min(high, wide) * 0.45, colour, theme)
    return Stamp((x0 + x1) / 2, (y0 + y1) / 2, shapes, f"{about}:{space}")


def _name(
    view: TableView, space: str, text: str, there: list[PieceView], theme: Theme
) -> list[Stamp]:
    place = PLACES[space]
    if space not in areas_of_land():
        halo = theme.sea
    elif there:
        halo = theme.sides[team_of(view, there[0].country)].wash
    else:
        halo = theme.paper
    shapes = name(space, text, halo, theme)
    stamps = [Stamp(*place.name, shapes, f"name:{space}")]
    if space in view.supply:
        sign, about = _star(view, space, theme)
        x = place.name[0] + bounds(shapes)[0] - (19 if about.startswith("capital") else 12)
        y = place.name[1] - LINE * (len(shapes) - 1) / 2
        stamps.append(Stamp(x, y, sign, about))
    return stamps


def _star(view: TableView, space: str, theme: Theme) -> tuple[Shapes, str]:
    for country in view.countries:
        if country.capital == space:
            fallen = bool(country.held_by)
            about = f"capital:{space}{':fallen' if fallen else ''}"
            return pieces.capital(country.country, fallen, theme), about
    kind = "lost" if any(space == lost for lost, _ in view.no_supply) else "open"
    return pieces.star(kind, theme), f"supply:{space}:{kind}"


def _pieces(place: Place, there: list[PieceView], theme: Theme) -> list[Stamp]:
    found: list[Stamp] = []
    by = size(len(there))
    dx, dy = 21 * by, 14 * by
    for (x, y), one in zip(row(place, len(there)), there, strict=True):
        about = f"{one.country}:{one.space}"
        found.append(Stamp(x, y, pieces.piece(one.country, one.kind, theme, by), f"piece:{about}"))
        if one.protected:
            found.append(
                Stamp(x - dx, y - dy, pieces.sign("protected", theme), f"protected:{about}")
            )
        if not one.port:
            found.append(Stamp(x + dx, y - dy, pieces.sign("port", theme), f"portless:{about}"))
        elif not one.supplied:
            found.append(Stamp(x + dx, y - dy, pieces.sign("!", theme), f"unsupplied:{about}"))
    return found
