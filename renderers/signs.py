"""Signs: drawings the size of a letter, for menus, buttons and sentences.

A game says which message means which drawing; so a choice finds its sign by the words on it, and
engines know nothing of pictures.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from io import BytesIO

from PIL import Image

from engines.contract import Arg, Msg
from renderers.draw import Painter, Poly, Shapes, bounds, moved
from renderers.icons import rounded
from renderers.theme import Theme

Signs = Mapping[str, Shapes]
"""By the id of a message, or by it and its plain words: `td-unit:germany:army`."""

PIXELS, FINE, PLATE, NAME = 128, 2, 50.0, 23
"""The size of a sign, how much larger it is drawn, half of its plate, letters of its name."""


def plated(shapes: Shapes, theme: Theme) -> Shapes:
    """A silhouette on a piece of card, fitted into it: it is seen on light and on dark ground."""
    x0, y0, x1, y1 = bounds(shapes)
    by = PLATE * 1.62 / max(x1 - x0, y1 - y0)
    plate = Poly(rounded(-PLATE, -PLATE, PLATE, PLATE, 16), theme.card, theme.ink, 5.0)
    return (plate, *moved(shapes, -(x0 + x1) / 2 * by, -(y0 + y1) / 2 * by, by))


@dataclass(frozen=True, slots=True)
class Sign:
    name: str
    """With a hash of its shapes: what is drawn anew has another name."""
    shapes: Shapes

    @property
    def png(self) -> bytes:
        return _png(self.shapes)


def _named(first: str, shapes: Shapes) -> Sign:
    """The sign of these shapes, named after the first message they mean."""
    words = re.sub("[^a-z0-9]+", "_", first.lower())[:NAME]
    return Sign(f"{words}_{sha256(repr(shapes).encode()).hexdigest()[:8]}", shapes)


@cache
def _png(shapes: Shapes) -> bytes:
    x0, y0, x1, y1 = bounds(shapes)
    side, size = max(x1 - x0, y1 - y0), PIXELS * FINE
    corner = (x0 + x1 - side) / 2, (y0 + y1 - side) / 2
    large = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    Painter(large, size / side, *corner).paint(shapes)
    file = BytesIO()
    large.convert("RGBa").reduce(FINE).convert("RGBA").save(file, "PNG", optimize=True)
    return file.getvalue()


def named(signs: Signs) -> dict[str, Sign]:
    """Every sign by what it means. Alike drawings are one sign."""
    found: dict[Shapes, Sign] = {}
    return {
        key: found.get(shapes) or found.setdefault(shapes, _named(key, shapes))
        for key, shapes in signs.items()
    }


def meanings(said: Msg) -> Iterator[str]:
    """What a message may have a sign for: itself first, then what fills its gaps."""
    words = [arg for arg in said.args.values() if isinstance(arg, str)]
    if words:
        yield ":".join((said.id, *words))
    yield said.id
    for arg in said.args.values():
        yield from _within(arg)


def _within(arg: Arg) -> Iterator[str]:
    if isinstance(arg, Msg):
        yield from meanings(arg)
    elif isinstance(arg, tuple):
        for part in arg:
            yield from _within(part)
