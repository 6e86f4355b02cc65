"""A plan of a picture, and the picture: drawn in strips, of which those met before are kept."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

from PIL import Image

from renderers import atlas
from renderers.atlas import Pixels
from renderers.cache import Bounded
from renderers.draw import KEY, Mark, Sprite, Stamp, Wash, stamped
from renderers.png import Band, band, png


@dataclass(frozen=True, slots=True)
class Plan:
    """What is drawn: a prepared sheet and the marks on it, the lowest first."""

    sheet: atlas.Print
    marks: tuple[Mark, ...]
    part: atlas.View | None = None
    """What is shown of it; None for all."""
    insets: tuple[Inset, ...] = ()
    """Other pictures within it, above the ground and below the marks."""

    def about(self, start: str) -> tuple[Mark, ...]:
        """The marks that show something of that kind: `corps:`, `token:metz`."""
        return tuple(mark for mark in self.marks if mark.about.startswith(start))


@dataclass(frozen=True, slots=True)
class Inset:
    """A picture within a picture; the point of the sheet where its corner lies."""

    x: float
    y: float
    plan: Plan

    def corner(self, view: atlas.View) -> tuple[int, int]:
        """Its corner in pixels of the sheet it lies on."""
        return round((self.x - view.x) * view.scale), round((self.y - view.y) * view.scale)


@dataclass(frozen=True, slots=True)
class Picture:
    png: bytes
    alt: str


def draw(plan: Plan, width: int | None = None) -> bytes:
    """The picture as PNG, `width` pixels wide if that is less than its own width."""
    sheet = atlas.sheet(plan.sheet)
    whole = _pixels(plan)
    wide, high = whole[2] - whole[0], whole[3] - whole[1]
    if width is not None and width < wide:
        smaller = image(plan, width)
        return png(smaller.size, sheet.palette, [band(sheet.reduced(smaller))])
    return png((wide, high), sheet.palette, _kept(plan, sheet))


def image(plan: Plan, width: int | None = None) -> Image.Image:
    """The picture in true colours, `width` pixels wide if that is less than its own width."""
    whole = _pixels(plan)
    sheet = atlas.sheet(plan.sheet)
    (strip,) = _strips(plan, sheet, (whole[1], whole[3]))
    drawn = strip.drawn(sheet)
    if width is None or width >= drawn.width:
        return drawn
    size = width, round(drawn.height * width / drawn.width)
    return drawn.resize(size, Image.Resampling.HAMMING)


def mosaic(rows: Sequence[Sequence[Plan]], width: int | None = None) -> bytes:
    """Several pictures as one PNG: in rows, equally broad, with dark lines between them."""
    sheet = atlas.sheet(rows[0][0].sheet)
    cell = min(_size(plan)[0] for row in rows for plan in row)
    most = max(len(row) for row in rows)
    cell = min(cell, ((width or 1 << 16) - LINE * (most - 1)) // most)
    drawn = [[image(plan, cell) for plan in row] for row in rows]
    across = cell * most + LINE * (most - 1)
    high = sum(max(part.height for part in row) + LINE for row in drawn) - LINE
    whole = Image.new("RGB", (across, high), DARK)
    y = 0
    for row in drawn:
        x = 0
        for part in row:
            whole.paste(part, (x, y))
            x += part.width + LINE
        y += max(part.height for part in row) + LINE
    return png(whole.size, sheet.palette, [band(sheet.reduced(whole))])


LINE, DARK = 8, "#2A251F"
"""Pixels and colour of the lines of a mosaic."""


def _size(plan: Plan) -> tuple[int, int]:
    left, top, right, bottom = _pixels(plan)
    return right - left, bottom - top


def _kept(plan: Plan, sheet: atlas.Sheet) -> list[Band]:
    """The strips of a picture; those not met before are made."""
    strips = {strip.key(plan.sheet): strip for strip in _strips(plan, sheet, _rows(plan))}
    found = {key: bands.find(key) for key in strips}
    new = [key for key, kept in found.items() if kept is None]
    for key, made in zip(new, packed([strips[key] for key in new], sheet), strict=True):
        found[key] = bands.keep(key, made)
    return [kept for kept in found.values() if kept is not None]


def packed(strips: Sequence[Strip], sheet: atlas.Sheet) -> list[Band]:
    """The strips drawn, and brought to the palette together: one by one takes thrice as long."""
    if not strips:
        return []
    wide = strips[0].box[2] - strips[0].box[0]
    feet = list(accumulate((strip.box[3] - strip.box[1] for strip in strips), initial=0))
    stack = Image.new("RGB", (wide, feet[-1]))
    for strip, y in zip(strips, feet, strict=False):
        stack.paste(strip.drawn(sheet), (0, y))
    stack = sheet.reduced(stack)
    return [band(stack.crop((0, y, wide, foot))) for y, foot in pairwise(feet)]


@dataclass(frozen=True, slots=True)
class Strip:
    """What is seen in some rows of a picture."""

    box: Pixels
    washes: list[Wash]
    stamps: list[Placed]
    insets: list[Within]

    def key(self, sheet: atlas.Print) -> Key:
        """The same for strips that look the same."""
        washes = tuple((wash.region, wash.tone) for wash in self.washes)
        numbers = array("q", [n for at in self.stamps for n in (at.sprite.number, at.x, at.y)])
        insets = tuple((at.x, at.y, at.strip.key(at.sheet)) for at in self.insets)
        return sheet.name, sheet.view, sheet.facts, self.box, washes, numbers.tobytes(), insets

    def drawn(self, sheet: atlas.Sheet) -> Image.Image:
        image = sheet.compose(self.washes, self.box)
        for at in self.insets:
            image.paste(at.strip.drawn(atlas.sheet(at.sheet)), (at.x, at.y))
        for sprite, x, y in self.stamps:
            image.paste(sprite.image, (x - self.box[0], y - self.box[1]), sprite.image)
        return image


class Within(NamedTuple):
    """A strip of another sheet, and where it lies in this one."""

    sheet: atlas.Print
    strip: Strip
    x: int
    y: int


class Placed(NamedTuple):
    """The picture of a stamp, and where its corner lies on the sheet."""

    sprite: Sprite
    x: int
    y: int

    @property
    def box(self) -> Pixels:
        wide, high = self.sprite.image.size
        return self.x, self.y, self.x + wide, self.y + high


Key = tuple[Any, ...]
ROWS = 96
"""So many rows of pixels make a strip: with fewer, files get larger; with more, an answer changes
more of them than it must."""
BANDS = 16 * 2**20
"""Bytes of packed strips that are kept: some sixty boards."""
bands: Bounded[Key, Band] = Bounded(BANDS, lambda band: len(band.chunk) + KEY)


def _rows(plan: Plan) -> list[int]:
    """Where the strips of a picture begin, and where the last ends."""
    _, top, _, bottom = _pixels(plan)
    return [*range(top, bottom, ROWS), bottom]


def _strips(plan: Plan, sheet: atlas.Sheet, rows: Sequence[int]) -> list[Strip]:
    """The picture from top to bottom. Two boards one answer apart have most strips in common."""
    left, _, right, _ = _pixels(plan)
    strips = [Strip((left, y, right, foot), [], [], []) for y, foot in pairwise(rows)]

    def under(box: Pixels) -> list[Strip]:
        x0, y0, x1, y1 = box
        if x1 <= left or x0 >= right:
            return []
        return strips[max(bisect_right(rows, y0) - 1, 0) : bisect_left(rows, y1)]

    for wash in _washes(plan):
        if (region := sheet.regions.get(wash.region)) is not None:
            for strip in under(region.box):
                strip.washes.append(wash)
    for inset in plan.insets:
        x, y = inset.corner(plan.sheet.view)
        wide, high = _size(inset.plan)
        lower = under((x, y, x + wide, y + high))
        _, top, _, bottom = _pixels(inset.plan)
        cuts = [top, *(strip.box[1] - y + top for strip in lower[1:]), bottom]
        inner = _strips(inset.plan, atlas.sheet(inset.plan.sheet), cuts)
        for strip, shown in zip(lower, inner, strict=True):
            at = max(y - strip.box[1], 0)
            strip.insets.append(Within(inset.plan.sheet, shown, x - left, at))
    for stamp in _placed(plan):
        for strip in under(stamp.box):
            strip.stamps.append(stamp)
    return strips


def _washes(plan: Plan) -> list[Wash]:
    return [mark for mark in plan.marks if isinstance(mark, Wash)]


def _placed(plan: Plan) -> list[Placed]:
    view, found = plan.sheet.view, []
    left, top, scale = view.x, view.y, view.scale
    for mark in plan.marks:
        if isinstance(mark, Stamp):
            sprite = stamped(mark.shapes, scale)
            x = round((mark.x - left) * scale) + sprite.left
            y = round((mark.y - top) * scale) + sprite.top
            found.append(Placed(sprite, x, y))
    return found


def _pixels(plan: Plan) -> Pixels:
    """What is shown of the sheet."""
    view, part = plan.sheet.view, plan.part or plan.sheet.view
    left, top = round((part.x - view.x) * view.scale), round((part.y - view.y) * view.scale)
    wide, high = part.size
    return left, top, left + wide, top + high
