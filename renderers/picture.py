"""A plan of a picture, and the picture."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from renderers import atlas
from renderers.draw import Mark, Stamp, Wash, paste, png


@dataclass(frozen=True, slots=True)
class Plan:
    """What is drawn: a prepared sheet and the marks on it, the lowest first."""

    sheet: atlas.Print
    marks: tuple[Mark, ...]
    part: atlas.View | None = None
    """What is shown of it; None for all."""

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
    image = sheet.compose(mark for mark in plan.marks if isinstance(mark, Wash))
    for mark in plan.marks:
        if isinstance(mark, Stamp):
            paste(image, mark, view.scale, view.x, view.y)
    if plan.part is not None:
        image = image.crop(_pixels(plan.part, view))
    if width is not None and width < image.width:
        height = round(image.height * width / image.width)
        image = image.resize((width, height), Image.Resampling.HAMMING)
    return png(sheet.reduced(image))


def _pixels(part: atlas.View, of: atlas.View) -> tuple[int, int, int, int]:
    left, top = round((part.x - of.x) * of.scale), round((part.y - of.y) * of.scale)
    wide, high = part.size
    return left, top, left + wide, top + high
