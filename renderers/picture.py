"""A plan of a picture, and the picture."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from renderers import atlas
from renderers.cache import Bounded
from renderers.draw import Mark, Stamp, Wash, paste, png


@dataclass(frozen=True, slots=True)
class Plan:
    """What is drawn: a prepared sheet and the marks on it, the lowest first."""

    sheet: atlas.Print
    marks: tuple[Mark, ...]
    part: atlas.View | None = None
    """What is shown of it; None for all."""
    lower: int = 0
    """So many of the first marks seldom change: what they make is kept. No washes follow."""

    def about(self, start: str) -> tuple[Mark, ...]:
        """The marks that show something of that kind: `corps:`, `token:metz`."""
        return tuple(mark for mark in self.marks if mark.about.startswith(start))


@dataclass(frozen=True, slots=True)
class Picture:
    png: bytes
    alt: str


def draw(plan: Plan, width: int | None = None) -> bytes:
    """The picture as PNG, `width` pixels wide if that is less than its own width."""
    sheet = atlas.sheet(plan.sheet)
    view = plan.sheet.view
    if plan.lower:
        first = plan.marks[: plan.lower]
        image = lower.get((plan.sheet, first), lambda: _laid(sheet, view, first)).copy()
    else:
        image = sheet.compose(mark for mark in plan.marks if isinstance(mark, Wash))
    _stamp(image, view, plan.marks[plan.lower :])
    if plan.part is not None:
        image = image.crop(_pixels(plan.part, view))
    if width is not None and width < image.width:
        height = round(image.height * width / image.width)
        image = image.resize((width, height), Image.Resampling.HAMMING)
    return png(sheet.reduced(image))


LOWER = 18 * 2**20
"""Bytes of lower halves of pictures that are kept."""
lower: Bounded[tuple[atlas.Print, tuple[Mark, ...]], Image.Image] = Bounded(
    LOWER, lambda image: 3 * image.width * image.height
)


def _laid(sheet: atlas.Sheet, view: atlas.View, marks: tuple[Mark, ...]) -> Image.Image:
    image = sheet.compose(mark for mark in marks if isinstance(mark, Wash))
    _stamp(image, view, marks)
    return image


def _stamp(image: Image.Image, view: atlas.View, marks: tuple[Mark, ...]) -> None:
    for mark in marks:
        if isinstance(mark, Stamp):
            paste(image, mark, view.scale, view.x, view.y)


def _pixels(part: atlas.View, of: atlas.View) -> tuple[int, int, int, int]:
    left, top = round((part.x - of.x) * of.scale), round((part.y - of.y) * of.scale)
    wide, high = part.size
    return left, top, left + wide, top + high
