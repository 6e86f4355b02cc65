"""Turns marks, which say what is drawn, into pixels.

Static marks are drawn once, enlarged, and reduced (see `atlas`). What changes is a `Stamp`: a few
marks around a point, drawn enlarged when first met and pasted from then on.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import count, pairwise
from weakref import WeakValueDictionary

from PIL import Image, ImageDraw

from renderers.cache import Bounded
from renderers.theme import Colour, font, text_width

Point = tuple[float, float]
Ring = tuple[Point, ...]
Box = tuple[float, float, float, float]

FINE = 2
"""How much larger stamps are drawn before they are reduced."""


@dataclass(frozen=True, slots=True)
class Poly:
    points: tuple[Point, ...]
    fill: Colour | None = None
    edge: Colour | None = None
    width: float = 0.0

    @property
    def box(self) -> Box:
        return _around(self.points, self.width)


@dataclass(frozen=True, slots=True)
class Line:
    points: tuple[Point, ...]
    colour: Colour
    width: float
    dash: tuple[float, ...] = ()
    """Lengths drawn and left out, in turn."""
    capped: bool = True

    @property
    def box(self) -> Box:
        return _around(self.points, self.width)


@dataclass(frozen=True, slots=True)
class Disc:
    x: float
    y: float
    rx: float
    ry: float
    fill: Colour | None = None
    edge: Colour | None = None
    width: float = 0.0

    @property
    def box(self) -> Box:
        w = self.width / 2
        return (
            self.x - self.rx - w,
            self.y - self.ry - w,
            self.x + self.rx + w,
            self.y + self.ry + w,
        )


@dataclass(frozen=True, slots=True)
class Text:
    """Words. `y` is the middle of the capitals, whatever else the letters do."""

    x: float
    y: float
    text: str
    size: float
    colour: Colour
    font: str = "text"
    anchor: str = "m"
    """`l`, `m` or `r`: where `x` is."""
    halo: Colour | None = None
    halo_width: float = 0.0
    spacing: float = 0.0
    """Extra room between letters."""
    angle: float = 0.0
    """Degrees, turned to the left."""

    @property
    def width(self) -> float:
        return text_width(self.text, self.font, self.size, self.spacing)

    @property
    def box(self) -> Box:
        w, h, pad = self.width, self.size, self.halo_width + 1
        left = self.x - {"l": 0.0, "m": w / 2, "r": w}[self.anchor]
        box = left - pad, self.y - h * 0.62 - pad, left + w + pad, self.y + h * 0.66 + pad
        if not self.angle:
            return box
        reach = w / 2 + h
        return self.x - reach, self.y - reach, self.x + reach, self.y + reach


Shape = Poly | Line | Disc | Text
Shapes = tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Stamp:
    """Shapes around a point, drawn once and pasted wherever they are needed."""

    x: float
    y: float
    shapes: tuple[Shape, ...]
    about: str = ""
    """What it shows, for tests and for words about the picture: `corps:red_i`, `token:metz`."""

    @property
    def box(self) -> Box:
        x0, y0, x1, y1 = bounds(self.shapes)
        return self.x + x0, self.y + y0, self.x + x1, self.y + y1


@dataclass(frozen=True, slots=True)
class Wash:
    """A region of the ground in another tone: `red`, `closed`."""

    region: str
    tone: str

    @property
    def about(self) -> str:
        return f"wash:{self.region}:{self.tone}"


Mark = Stamp | Wash


def _around(points: Iterable[Point], width: float) -> Box:
    xs, ys = zip(*points, strict=True)
    w = width / 2 + 0.5
    return min(xs) - w, min(ys) - w, max(xs) + w, max(ys) + w


BOUNDS = 1 << 12
_bounds: dict[int, tuple[tuple[Shape, ...], Box]] = {}
"""The boxes of so many tuples of shapes, by the very tuple: most are kept by what makes them."""


def bounds(shapes: tuple[Shape, ...]) -> Box:
    """The box around all of them."""
    known = _bounds.get(id(shapes))
    if known is None or known[0] is not shapes:
        if len(_bounds) >= BOUNDS:
            _bounds.clear()
        known = _bounds[id(shapes)] = shapes, _box(shapes)
    return known[1]


def _box(shapes: tuple[Shape, ...]) -> Box:
    lefts, tops, rights, feet = zip(*[shape.box for shape in shapes], strict=True)
    return min(lefts), min(tops), max(rights), max(feet)


def overlap(a: Box, b: Box) -> float:
    """The area that two boxes share."""
    w = min(a[2], b[2]) - max(a[0], b[0])
    h = min(a[3], b[3]) - max(a[1], b[1])
    return w * h if w > 0 and h > 0 else 0.0


def grown(points: tuple[Point, ...], by: float) -> tuple[Point, ...]:
    """The outline, moved away from its middle."""
    mx = sum(x for x, _ in points) / len(points)
    my = sum(y for _, y in points) / len(points)
    found = []
    for x, y in points:
        length = math.hypot(x - mx, y - my) or 1.0
        found.append((x + (x - mx) / length * by, y + (y - my) / length * by))
    return tuple(found)


def moved(shapes: Iterable[Shape], dx: float, dy: float, by: float = 1.0) -> tuple[Shape, ...]:
    """The same shapes elsewhere, or larger."""
    return tuple(_moved(shape, dx, dy, by) for shape in shapes)


def _moved(shape: Shape, dx: float, dy: float, by: float) -> Shape:
    match shape:
        case Poly(points, fill, edge, width):
            return Poly(
                tuple((x * by + dx, y * by + dy) for x, y in points), fill, edge, width * by
            )
        case Line(points, colour, width, dash, capped):
            there = tuple((x * by + dx, y * by + dy) for x, y in points)
            return Line(there, colour, width * by, tuple(d * by for d in dash), capped)
        case Disc(x, y, rx, ry, fill, edge, width):
            return Disc(x * by + dx, y * by + dy, rx * by, ry * by, fill, edge, width * by)
        case Text():
            return Text(
                shape.x * by + dx,
                shape.y * by + dy,
                shape.text,
                shape.size * by,
                shape.colour,
                shape.font,
                shape.anchor,
                shape.halo,
                shape.halo_width * by,
                shape.spacing * by,
                shape.angle,
            )


class Painter:
    """Draws shapes on an image: board units times `scale`, from an origin."""

    def __init__(self, image: Image.Image, scale: float, x: float = 0.0, y: float = 0.0) -> None:
        self.image, self.scale, self.x, self.y = image, scale, x, y
        self.pen = ImageDraw.Draw(image)

    def paint(self, shapes: Iterable[Shape]) -> None:
        right = self.x + self.image.width / self.scale
        bottom = self.y + self.image.height / self.scale
        for shape in shapes:
            x0, y0, x1, y1 = shape.box
            if x0 > right or y0 > bottom or x1 < self.x or y1 < self.y:
                continue
            match shape:
                case Poly():
                    self._poly(shape)
                case Line():
                    self._line(shape)
                case Disc():
                    self._disc(shape)
                case Text():
                    self._text(shape)

    def _at(self, points: Iterable[Point]) -> list[Point]:
        s = self.scale
        return [((x - self.x) * s, (y - self.y) * s) for x, y in points]

    def _poly(self, poly: Poly) -> None:
        at = self._at(poly.points)
        if poly.fill is not None:
            self.pen.polygon(at, fill=poly.fill)
        if poly.edge is not None:
            self._stroke([*at, at[0], at[1]], poly.edge, poly.width * self.scale)

    def _disc(self, disc: Disc) -> None:
        ((x, y),), s = self._at([(disc.x, disc.y)]), self.scale
        rx, ry, w = disc.rx * s, disc.ry * s, disc.width * s / 2
        outer = (x - rx - w, y - ry - w, x + rx + w, y + ry + w)
        if disc.fill is None:
            self.pen.ellipse(outer, outline=disc.edge, width=max(1, round(w * 2)))
        elif disc.edge is None:
            self.pen.ellipse((x - rx, y - ry, x + rx, y + ry), fill=disc.fill)
        else:
            self.pen.ellipse(outer, fill=disc.edge)
            self.pen.ellipse((x - rx + w, y - ry + w, x + rx - w, y + ry - w), fill=disc.fill)

    def _line(self, line: Line) -> None:
        at = self._at(line.points)
        width = line.width * self.scale
        if not line.dash:
            self._stroke(at, line.colour, width, line.capped)
            return
        for part in dashes(at, [d * self.scale for d in line.dash]):
            self._stroke(part, line.colour, width, line.capped)

    def _stroke(
        self, at: Sequence[Point], colour: Colour, width: float, capped: bool = False
    ) -> None:
        self.pen.line(list(at), fill=colour, width=max(1, round(width)), joint="curve")
        if capped and width > 2:
            r = width / 2 - 0.5
            for x, y in (at[0], at[-1]):
                self.pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def _text(self, text: Text) -> None:
        if text.angle:
            self._turned(text)
            return
        face = font(text.font, max(1, round(text.size * self.scale)))
        ((x, y),) = self._at([(text.x, text.y)])
        y += face.getbbox("H", anchor="ls")[1] / -2  # from the middle of the capitals to their feet
        x -= {"l": 0.0, "m": 0.5, "r": 1.0}[text.anchor] * text.width * self.scale
        halo = round(text.halo_width * self.scale) if text.halo is not None else 0
        for pass_halo in (True, False) if halo else (False,):
            for part, at in self._parts(text, x):
                self.pen.text(
                    (at, y),
                    part,
                    font=face,
                    anchor="ls",
                    fill=text.halo if pass_halo else text.colour,
                    stroke_width=halo if pass_halo else 0,
                    stroke_fill=text.halo if pass_halo else None,
                )

    def _parts(self, text: Text, x: float) -> list[tuple[str, float]]:
        """The whole text, or its letters where they stand apart."""
        if not text.spacing:
            return [(text.text, x)]
        parts = []
        for i, letter in enumerate(text.text):
            before = text_width(text.text[:i], text.font, text.size, text.spacing)
            step = before + (text.spacing if i else 0.0)
            parts.append((letter, x + step * self.scale))
        return parts

    def _turned(self, text: Text) -> None:
        w, h = text.width + text.size, text.size * 2
        tile = Image.new("L", (math.ceil(w * self.scale), math.ceil(h * self.scale)), 0)
        flat = Text(w / 2, h / 2, text.text, text.size, "#FFFFFF", text.font, spacing=text.spacing)
        Painter(tile, self.scale).paint([flat])
        tile = tile.rotate(text.angle, Image.Resampling.BICUBIC, expand=True)
        ((x, y),) = self._at([(text.x, text.y)])
        left, top = round(x - tile.width / 2), round(y - tile.height / 2)
        self.image.paste(text.colour, (left, top, left + tile.width, top + tile.height), tile)


def dashes(at: Sequence[Point], pattern: Sequence[float]) -> list[list[Point]]:
    """The parts of a line that a dash pattern draws."""
    parts: list[list[Point]] = []
    index, left = 0, pattern[0]
    part = [at[0]]
    for a, b in pairwise(at):
        length = math.dist(a, b)
        done = 0.0
        while length - done > left:
            done += left
            here = (a[0] + (b[0] - a[0]) * done / length, a[1] + (b[1] - a[1]) * done / length)
            if index % 2 == 0:
                parts.append([*part, here])
            index += 1
            left = pattern[index % len(pattern)]
            part = [here]
        left -= length - done
        if index % 2 == 0:
            part.append(b)
    if index % 2 == 0 and len(part) > 1:
        parts.append(part)
    return parts


_drawing = threading.Lock()  # typefaces are shared, and not made for several threads at once
STAMPS = 24 * 2**20
"""Bytes of stamps that are kept."""
KEY = 1024
"""About what the shapes take by which a stamp is found."""


@dataclass(slots=True, eq=False, weakref_slot=True)
class Sprite:
    """The picture of a stamp, drawn when it is first needed, and where its corner lies from its
    point. A stamp outside of what is shown is never drawn."""

    shapes: tuple[Shape, ...]
    scale: float
    left: int
    top: int
    wide: int
    high: int
    ink: Colour = ""
    """The one colour it has, if it has but one: then only how much of it is kept, a quarter of the
    bytes."""
    number: int = field(default_factory=count().__next__)
    """No other sprite has it: the same number is the same picture."""
    again: bool = False
    """Whether it was found by its tuple, which the store of stamps does not see."""
    _image: Image.Image | None = None

    @property
    def image(self) -> Image.Image:
        if self._image is None:
            self._image = _drawn(self)
        return self._image

    def onto(self, image: Image.Image, x: int, y: int) -> None:
        """Paste it, its corner there."""
        inside = self.image
        if self.ink:  # quicker than to paste the colour itself
            inside = Image.new("RGB", (self.wide, self.high), self.ink)
        image.paste(inside, (x, y), self.image)

    @property
    def size(self) -> int:
        return (1 if self.ink else 4) * self.wide * self.high + KEY

    def used(self) -> bool:
        """Whether it was found by its tuple since this was asked last."""
        again, self.again = self.again, False
        return again


stamps: Bounded[tuple[tuple[Shape, ...], float], Sprite] = Bounded(
    STAMPS, lambda sprite: sprite.size, Sprite.used
)


_met: WeakValueDictionary[tuple[int, float], Sprite] = WeakValueDictionary()
"""Stamps by the very tuple of their shapes, which is quicker than to look at all that is in it:
most tuples are kept by the functions that make them."""


def stamped(shapes: tuple[Shape, ...], scale: float) -> Sprite:
    met = _met.get((id(shapes), scale))
    if met is not None:  # its shapes live as long as it does, so nothing else has their id
        met.again = True
        return met
    sprite = stamps.get((shapes, scale), lambda: _stamped(shapes, scale))
    if sprite.shapes is shapes:
        _met[id(shapes), scale] = sprite
    return sprite


def _stamped(shapes: tuple[Shape, ...], scale: float) -> Sprite:
    x0, y0, x1, y1 = bounds(shapes)
    left, top = math.floor(x0 * scale) - 1, math.floor(y0 * scale) - 1
    wide, high = math.ceil(x1 * scale) + 1 - left, math.ceil(y1 * scale) + 1 - top
    return Sprite(shapes, scale, left, top, wide, high, _one_ink(shapes))


def _one_ink(shapes: Shapes) -> Colour:
    """The colour of shapes that are letters or lines in one colour: those of most stamps."""
    inks = {
        shape.colour
        if isinstance(shape, Line) or (isinstance(shape, Text) and not shape.halo)
        else ""
        for shape in shapes
    }
    return inks.pop() if len(inks) == 1 else ""


def _drawn(sprite: Sprite) -> Image.Image:
    """The stamp in its colours, or how much of its one ink lies where."""
    scale, size = sprite.scale, (sprite.wide * FINE, sprite.high * FINE)
    shapes: Iterable[Shape] = sprite.shapes
    if sprite.ink:
        shapes = [
            replace(shape, colour="#FFFFFF") for shape in shapes if isinstance(shape, Line | Text)
        ]
    with _drawing:
        large = Image.new("L", size) if sprite.ink else Image.new("RGBA", size, (0, 0, 0, 0))
        Painter(large, scale * FINE, sprite.left / scale, sprite.top / scale).paint(shapes)
    if sprite.ink:
        return large.reduce(FINE)
    return large.convert("RGBa").reduce(FINE).convert("RGBA")
