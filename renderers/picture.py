"""A plan of a picture, and the picture: drawn in strips, of which those met before are kept."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from PIL import Image

from renderers import atlas
from renderers.atlas import Pixels
from renderers.cache import Bounded
from renderers.draw import KEY, Mark, Sprite, Stamp, Wash, stamped
from renderers.png import Band, band, in_bands, in_few_colours, png


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

    def stamps(self, start: str) -> list[Stamp]:
        """Those of them that stand at a point."""
        return [mark for mark in self.about(start) if isinstance(mark, Stamp)]


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
    drawn = _whole(plan).drawn()
    if width is None or width >= drawn.width:
        return drawn
    size = width, round(drawn.height * width / drawn.width)
    return drawn.resize(size, Image.Resampling.HAMMING)


def mosaic(rows: Sequence[Sequence[Plan]], width: int | None = None) -> bytes:
    """Several pictures as one PNG: in rows equally broad, with dark lines between them."""
    sheet = atlas.sheet(rows[0][0].sheet)
    across = min(len(row) * _size(plan)[0] for row in rows for plan in row)
    across = min(across, width or 1 << 16)
    shape = sum(max(high / wide for wide, high in map(_size, row)) / len(row) for row in rows)
    across = min(across, int((LARGEST / shape) ** 0.5))
    drawn = [[image(plan, (across + LINE) // len(row) - LINE) for plan in row] for row in rows]
    high = sum(max(part.height for part in row) + LINE for row in drawn) - LINE
    whole = Image.new("RGB", (across, high), DARK)
    y = 0
    for row in drawn:
        x = 0
        for part in row:
            whole.paste(part, (x, y))
            x += part.width + LINE
        y += max(part.height for part in row) + LINE
    return png(
        whole.size, sheet.palette, [band(in_few_colours(sheet.reduced(whole), sheet.palette))]
    )


LINE, DARK = 8, "#2A251F"
"""Pixels and colour of the lines of a mosaic."""
LARGEST = 1_080_000
"""So many pixels a mosaic has at most: more of them took up to half a megabyte, and a phone shows
no more anyway."""


def _size(plan: Plan) -> tuple[int, int]:
    left, top, right, bottom = _pixels(plan)
    return right - left, bottom - top


def _kept(plan: Plan, sheet: atlas.Sheet) -> list[Band]:
    """The strips of a picture; those not met before are made."""
    whole = _whole(plan)
    strips = whole.cut()
    keys = [strip.key() for strip in strips]
    found = [bands.find(key) for key in keys]
    new = [n for n, kept in enumerate(found) if kept is None]
    for n, made in zip(new, _packed(whole, [strips[n] for n in new], sheet), strict=True):
        found[n] = bands.keep(keys[n], made)
    return [kept for kept in found if kept is not None]


def _packed(whole: Strip, strips: Sequence[Strip], sheet: atlas.Sheet) -> list[Band]:
    """The strips, drawn and packed. Neighbours are drawn as one, and all are brought to the palette
    together: one by one takes thrice as long."""
    if not strips:
        return []
    heights = [strip.box[3] - strip.box[1] for strip in strips]
    runs = [whole.part(*rows).drawn() for rows in _runs(strips)]
    stack, y = runs[0], 0
    if len(runs) > 1:
        stack = Image.new("RGB", (stack.width, sum(heights)))
        for run in runs:
            stack.paste(run, (0, y))
            y += run.height
    return in_bands(sheet.reduced(stack), heights)


def _runs(strips: Sequence[Strip]) -> Iterator[tuple[int, int]]:
    """The rows of strips, joined where one lies below the other."""
    _, top, _, foot = strips[0].box
    for strip in strips[1:]:
        if strip.box[1] != foot:
            yield top, foot
            top = strip.box[1]
        foot = strip.box[3]
    yield top, foot


@dataclass(frozen=True, slots=True)
class Strip:
    """What is seen in some rows of a picture."""

    sheet: atlas.Print
    box: Pixels
    washes: list[Wash]
    stamps: list[Placed]
    insets: list[Within]

    def key(self) -> Key:
        """The same for strips that look the same."""
        sheet = self.sheet
        washes = tuple([(wash.region, wash.tone) for wash in self.washes])
        numbers = array("q", [n for at in self.stamps for n in (at.sprite.number, at.x, at.y)])
        insets = tuple([(at.x, at.y, at.strip.key()) for at in self.insets])
        return sheet.name, sheet.view, sheet.facts, self.box, washes, numbers.tobytes(), insets

    def drawn(self) -> Image.Image:
        image = atlas.sheet(self.sheet).compose(self.washes, self.box)
        left, top = self.box[:2]
        for inset in self.insets:
            image.paste(inset.strip.drawn(), (inset.x - left, inset.y - top))
        for sprite, x, y, _ in self.stamps:
            sprite.onto(image, x - left, y - top)
        return image

    def part(self, top: int, foot: int) -> Strip:
        """Some of its rows."""
        regions = atlas.sheet(self.sheet).regions
        box = self.box[0], top, self.box[2], foot
        washes = [
            wash for wash in self.washes if atlas.shared(regions[wash.region].box, box) is not None
        ]
        stamps = [stamp for stamp in self.stamps if stamp.y < foot and stamp.foot > top]
        insets = [at.part(top, foot) for at in self.insets if at.y < foot and at.foot > top]
        return Strip(self.sheet, box, washes, stamps, insets)

    def cut(self) -> list[Strip]:
        """In strips of ROWS, from top to bottom. Two boards one answer apart have most of them in
        common."""
        left, top, right, bottom = self.box
        strips = [
            Strip(self.sheet, (left, y, right, min(y + ROWS, bottom)), [], [], [])
            for y in range(top, bottom, ROWS)
        ]

        def under(head: int, foot: int) -> list[Strip]:
            return strips[max(head - top, 0) // ROWS : (foot - 1 - top) // ROWS + 1]

        regions = atlas.sheet(self.sheet).regions
        for wash in self.washes:
            _, head, _, foot = regions[wash.region].box
            for strip in under(head, foot):
                strip.washes.append(wash)
        for inset in self.insets:
            for strip in under(inset.y, inset.foot):
                strip.insets.append(inset.part(strip.box[1], strip.box[3]))
        for stamp in self.stamps:
            for strip in under(stamp.y, stamp.foot):
                strip.stamps.append(stamp)
        return strips


class Within(NamedTuple):
    """A picture in a picture, and where its corner lies on the sheet."""

    strip: Strip
    x: int
    y: int

    @property
    def foot(self) -> int:
        return self.y + self.strip.box[3] - self.strip.box[1]

    def part(self, top: int, foot: int) -> Within:
        """What of it is seen in some rows of the sheet."""
        top, foot = max(top, self.y), min(foot, self.foot)
        up = self.strip.box[1] - self.y
        return Within(self.strip.part(top + up, foot + up), self.x, top)


class Placed(NamedTuple):
    """The picture of a stamp, where its corner lies on the sheet, and where it ends below."""

    sprite: Sprite
    x: int
    y: int
    foot: int


Key = tuple[Any, ...]
ROWS = 96
"""So many rows of pixels make a strip: with fewer, files get larger; with more, an answer changes
more of them than it must."""
BANDS = 16 * 2**20
"""Bytes of packed strips that are kept: some sixty boards."""
bands: Bounded[Key, Band] = Bounded(BANDS, lambda band: len(band.chunk) + KEY)


def _whole(plan: Plan) -> Strip:
    """All that is seen of a picture, the lowest first."""
    insets = [Within(_whole(at.plan), *at.corner(plan.sheet.view)) for at in plan.insets]
    return Strip(plan.sheet, _pixels(plan), _washes(plan), _placed(plan), insets)


def _washes(plan: Plan) -> list[Wash]:
    box, regions = _pixels(plan), atlas.sheet(plan.sheet).regions
    return [
        mark
        for mark in plan.marks
        if isinstance(mark, Wash)
        and (region := regions.get(mark.region)) is not None
        and atlas.shared(region.box, box) is not None
    ]


def _placed(plan: Plan) -> list[Placed]:
    view, found = plan.sheet.view, []
    left, top, scale = view.x, view.y, view.scale
    x0, y0, x1, y1 = _pixels(plan)
    for mark in plan.marks:
        if isinstance(mark, Stamp):
            sprite = stamped(mark.shapes, scale)
            x = round((mark.x - left) * scale) + sprite.left
            y = round((mark.y - top) * scale) + sprite.top
            foot = y + sprite.high
            if x < x1 and x + sprite.wide > x0 and y < y1 and foot > y0:
                found.append(Placed(sprite, x, y, foot))
    return found


def _pixels(plan: Plan) -> Pixels:
    """What is shown of the sheet."""
    view, part = plan.sheet.view, plan.part or plan.sheet.view
    left, top = round((part.x - view.x) * view.scale), round((part.y - view.y) * view.scale)
    wide, high = part.size
    return left, top, left + wide, top + high
