"""Sheets: the parts of a picture that never change, prepared once and kept on disk.

A sheet is one image of palette numbers. Each tone of a region (controlled by red, closed) is
another stretch of the same palette: to colour a region is to look its pixels up in a table.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageDraw

from engines.kit import data
from renderers.cache import Bounded
from renderers.draw import Disc, Line, Painter, Point, Poly, Shape, Text, Wash
from renderers.theme import Colour, mix, rgb

Pixels = tuple[int, int, int, int]
"""A box on a sheet: left, top, right and bottom."""
FINER = 2
"""How much larger a sheet is drawn before it is reduced."""
BASE, TONE = 44, 20
"""Palette entries for the sheet itself and for each tone."""


@dataclass(frozen=True, slots=True)
class View:
    """The visible part of a board: its corner, and pixels for one board unit."""

    x: float
    y: float
    width: float
    height: float
    scale: float = 1.0

    @property
    def size(self) -> tuple[int, int]:
        return round(self.width * self.scale), round(self.height * self.scale)


@dataclass(frozen=True, slots=True)
class Tone:
    wash: Colour
    hatch: Colour | None = None
    pattern: str = "/"
    """The hatching: a key of PATTERNS."""
    fade: float = 0.0
    """How much of the print the wash hides."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What a sheet is made from."""

    paper: Colour
    shapes: tuple[Shape, ...]
    regions: Mapping[str, tuple[Point, ...]]
    land: tuple[tuple[Point, ...], ...]
    """Regions end where it ends."""
    tones: Mapping[str, Tone]
    inks: tuple[Colour, ...]
    """Colours that stamps will bring."""
    colours: int = BASE
    """How many the print has, soft edges included: fewer make smaller pictures."""
    hatching: tuple[float, float] = (12.0, 1.2)
    """From line to line of the hatching, and how wide they are."""


@dataclass(frozen=True, slots=True)
class Region:
    x: int
    y: int
    mask: Image.Image

    @property
    def box(self) -> Pixels:
        return self.x, self.y, self.x + self.mask.width, self.y + self.mask.height


def shared(a: Pixels, b: Pixels) -> Pixels | None:
    """The pixels that are in both boxes, if any are."""
    x0, y0, x1, y1 = max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])
    return (x0, y0, x1, y1) if x0 < x1 and y0 < y1 else None


def _from(box: Pixels, x: int, y: int) -> Pixels:
    return box[0] - x, box[1] - y, box[2] - x, box[3] - y


@dataclass(frozen=True, slots=True)
class Sheet:
    """A prepared ground. `base` holds numbers of colours as grey values; paper has another number
    wherever other patterns of hatching would run."""

    base: Image.Image
    palette: bytes
    """The colours of the finished picture."""
    colours: bytes
    """What the numbers of `base` and of the tables mean."""
    tables: Mapping[str, bytes]
    """For each tone, the number that replaces each other one."""
    regions: Mapping[str, Region]

    @property
    def size(self) -> int:
        """Its size in memory, in bytes."""
        masks = [region.mask for region in self.regions.values()]
        images = [self.base, *masks]
        return sum(image.width * image.height for image in images)

    def compose(self, washes: Iterable[Wash], box: Pixels) -> Image.Image:
        """A part of the sheet in true colours, with regions in their tones."""
        image = self.base.crop(box)
        for wash in washes:
            region = self.regions.get(wash.region)
            if region is None or (here := shared(region.box, box)) is None:
                continue
            part = self.base.crop(here).point(self.tables[wash.tone])
            mask = region.mask.crop(_from(here, region.x, region.y))
            image.paste(part, _from(here, box[0], box[1]), mask)
        image.putpalette(self.colours)
        return image.convert("RGB")

    def reduced(self, image: Image.Image) -> Image.Image:
        """True colours back to the palette of the sheet."""
        carrier = Image.new("P", (1, 1))
        carrier.putpalette(self.palette)
        return image.quantize(palette=carrier, dither=Image.Dither.NONE)


def make(ground: Ground, view: View) -> Sheet:
    size = view.size
    large = Image.new("RGB", (size[0] * FINER, size[1] * FINER), ground.paper)
    Painter(large, view.scale * FINER, view.x, view.y).paint(ground.shapes)
    fine = large.reduce(FINER)
    del large
    solid = [rgb(colour) for colour in _solid(ground)]
    base = _palette(solid, fine.getcolors(1 << 24) or [], ground.colours)
    kinds = list(dict.fromkeys(tone.pattern for tone in ground.tones.values() if tone.hatch))
    lines = [_hatch(PATTERNS[kind], size, ground.hatching, view.scale) for kind in kinds]
    printed, met = _printed(fine, base, lines)
    plain = [*base, *[base[0]] * len(met)]
    tints, washes = _tints(ground, base, len(plain))
    hatches: list[Rgb] = []
    tables: dict[str, bytes] = {}
    for name, tone in ground.tones.items():
        wash = washes[tone.wash]
        drawn = [wash[0]] * len(met)
        if tone.hatch is not None:
            kind, hatch = kinds.index(tone.pattern), len(plain) + len(tints) + len(hatches)
            drawn = [hatch if bits >> kind & 1 else wash[0] for bits in met]
            hatches.append(rgb(tone.hatch))
        tables[name] = bytes([*wash, *drawn]).ljust(256, b"\0")
    finished = [*base, *tints, *hatches]
    inks = dict.fromkeys(map(rgb, ground.inks))
    finished += [ink for ink in inks if ink not in finished][: 256 - len(finished)]
    colours = _flat([*plain, *tints, *hatches])
    return Sheet(printed, _flat(finished), colours, tables, _regions(ground, view))


def _printed(
    fine: Image.Image, base: Sequence[Rgb], lines: Sequence[Image.Image]
) -> tuple[Image.Image, list[int]]:
    """The print in numbers of its colours. Bare paper has a number of its own wherever other
    patterns run; and for each of those numbers, a bit for each pattern."""
    numbers = fine.quantize(palette=_carrier(base), dither=Image.Dither.NONE)
    printed = Image.frombytes("L", fine.size, numbers.tobytes())
    bare = printed.point(lambda number: 255 * (number == 0), "1")  # the first colour is the paper
    bits = Image.new("L", fine.size)
    for kind, line in enumerate(lines):
        drawn = ImageChops.logical_and(bare, line).convert("L")
        bits = ImageChops.add(bits, drawn.point(lambda on, kind=kind: on & 1 << kind))
    met = [found for found, count in enumerate(bits.histogram()) if found and count]
    table = bytearray(256)
    for at, found in enumerate(met, len(base)):
        table[found] = at
    printed.paste(bits.point(list(table)), None, bits.point(lambda on: 255 * (on > 0), "1"))
    return printed, met


def _tints(
    ground: Ground, base: Sequence[Rgb], first: int
) -> tuple[list[Rgb], dict[Colour, list[int]]]:
    """The colours of the print under each wash, and their numbers, beginning with the first."""
    tints: list[Rgb] = []
    washes: dict[Colour, list[int]] = {}
    for tone in ground.tones.values():
        if tone.wash not in washes:
            washed = [_washed(colour, ground.paper, tone) for colour in base]
            kept = _palette(washed[: TONE // 2], [(1, colour) for colour in washed], TONE)
            at = first + len(tints)
            washes[tone.wash] = [at + _nearest(colour, kept) for colour in washed]
            tints += kept
    return tints, washes


def _carrier(colours: Iterable[Rgb]) -> Image.Image:
    carrier = Image.new("P", (1, 1))
    carrier.putpalette([part for colour in colours for part in colour])
    return carrier


def _flat(colours: Iterable[Rgb]) -> bytes:
    """A palette as it stands in files."""
    return bytes(part for colour in colours for part in colour).ljust(768, b"\0")


def _regions(ground: Ground, view: View) -> dict[str, Region]:
    def at(points: Iterable[Point]) -> list[Point]:
        return [((x - view.x) * view.scale, (y - view.y) * view.scale) for x, y in points]

    land = Image.new("1", view.size, 0)
    pen = ImageDraw.Draw(land)
    for ring in ground.land:
        pen.polygon(at(ring), fill=1)
    found = {}
    for name, polygon in ground.regions.items():
        whole = Image.new("1", view.size, 0)
        ImageDraw.Draw(whole).polygon(at(polygon), fill=1)
        whole = ImageChops.logical_and(whole, land)
        if (box := whole.getbbox()) is not None:
            found[name] = Region(box[0], box[1], whole.crop(box))
    return found


PATTERNS: Mapping[str, tuple[tuple[int, int], ...]] = {
    "/": ((1, -1),),
    "backslash": ((1, 1),),
    "-": ((1, 0),),
    "|": ((0, 1),),
    "x": ((1, -1), (1, 1)),
    "+": ((1, 0), (0, 1)),
    ".": (),
}
"""The directions in which lines run; none: dots."""


def _hatch(
    ways: Iterable[tuple[int, int]], size: tuple[int, int], lines: tuple[float, float], scale: float
) -> Image.Image:
    hatch = Image.new("1", size, 0)
    pen = ImageDraw.Draw(hatch)
    step, width = round(lines[0] * scale), max(1, round(lines[1] * scale))
    far = size[0] + size[1]
    for dx, dy in ways:
        for at in range(-size[1], far, step):
            x, y = (at, 0) if dy else (0, at)
            foot = size[1] if dy < 0 else y
            line = (x, foot, x + dx * far, foot + dy * far)
            pen.line(line, fill=1, width=width)
    for row, y in enumerate(range(0, size[1], step) if not ways else ()):
        for x in range(row % 2 * step // 2, size[0], step):
            pen.rectangle((x, y, x + width, y + width), fill=1)
    return hatch


def _washed(colour: Rgb, paper: Colour, tone: Tone) -> Rgb:
    """A colour of the print under a wash: where the paper becomes the wash, all else follows."""
    wash = rgb(tone.wash)
    parts = zip(colour, rgb(paper), wash, strict=True)
    red, green, blue = (
        round(min(255, c * w / p) * (1 - tone.fade) + w * tone.fade) for c, p, w in parts
    )
    return red, green, blue


Rgb = tuple[int, int, int]


def _solid(ground: Ground) -> list[Colour]:
    """The colours shapes are filled with, those of most shapes first."""
    count: Counter[Colour] = Counter({ground.paper: 2 * len(ground.shapes) + 1})
    for shape in ground.shapes:
        match shape:
            case Line() | Text():
                count[shape.colour] += 1
            case Poly() | Disc():
                count.update(c for c in (shape.fill, shape.edge) if c is not None)
    return [colour for colour, _ in count.most_common()]


def _palette(exact: Sequence[Rgb], counted: Iterable[tuple[int, object]], size: int) -> list[Rgb]:
    """The exact colours, then soft edges between them; each weighs the root of its area."""
    chosen = list(dict.fromkeys(exact))[:size]
    if len(chosen) == size:
        return chosen
    pixels = bytearray()
    for count, colour in counted:
        assert isinstance(colour, tuple)
        if colour not in chosen:
            pixels += bytes(colour) * max(1, round(count**0.5))
    if not pixels:
        return chosen
    strip = Image.frombytes("RGB", (len(pixels) // 3, 1), bytes(pixels))
    more = strip.quantize(size - len(chosen), Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
    return (chosen + list(zip(more[::3], more[1::3], more[2::3], strict=True)))[:size]


def _nearest(colour: Rgb, among: list[Rgb]) -> int:
    def apart(i: int) -> int:
        return sum((a - b) ** 2 for a, b in zip(colour, among[i], strict=True))

    return min(range(len(among)), key=apart)


def blends(*colours: Colour) -> tuple[Colour, ...]:
    """The colours and, for soft edges, what lies between each and the next."""
    found: dict[Colour, None] = dict.fromkeys(colours)
    for a in colours:
        for b in colours[:3]:
            found[mix(a, b, 0.5)] = None
    return tuple(found)


_making = threading.Lock()


@dataclass(frozen=True, slots=True)
class Print:
    """A request for a sheet; equal ones get the same sheet."""

    name: str
    view: View
    facts: str
    """A fingerprint of the data it shows; other data is another sheet."""
    ground: Callable[[], Ground] = field(compare=False)


SHEETS = 56 * 2**20
"""How many bytes of sheets are kept in memory; others are read from disk."""
sheets: Bounded[Print, Sheet] = Bounded(SHEETS, lambda sheet: sheet.size)


def sheet(wanted: Print) -> Sheet:
    """The sheet from memory, from disk, or made now."""
    with _making:
        return sheets.get(wanted, lambda: _sheet(wanted))


def _sheet(wanted: Print) -> Sheet:
    folder = _shelf(f"{wanted.name}-{_digest(wanted.view, wanted.facts)}")
    try:
        return _load(folder)
    except (OSError, ValueError, KeyError):
        made = make(wanted.ground(), wanted.view)
        _save(folder, made)
        return made


def kept(name: str, facts: str, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Any result that takes long to compute: from disk, or computed now. It must fit into JSON."""
    file = _shelf(f"{name}-{_digest(facts)}.json")
    try:
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        found = make()
        with contextlib.suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            part = file.with_suffix(f".{os.getpid()}")
            part.write_text(json.dumps(found), "utf-8")
            part.replace(file)
    return found


def _shelf(name: str) -> Path:
    return Path(os.environ.get("ADJUTANT_CACHE") or data.HOME.parent / "build" / "sheets") / name


def _digest(*facts: object) -> str:
    """A digest of the code and the data, so that nothing stale is ever used."""
    return hashlib.sha256(f"{sources()}{facts}".encode()).hexdigest()[:16]


@lru_cache(maxsize=1)
def sources() -> str:
    whole = hashlib.sha256()
    kinds = ("geo", "fonts", "art")
    folders = Path(__file__).parent, *(data.HOME / kind for kind in kinds), *data.packages()
    files = [file for folder in folders for file in folder.rglob("*.*")]
    for file in sorted(files):
        if file.suffix in (".py", ".json", ".ttf", ".svg"):
            whole.update(file.read_bytes())
    return whole.hexdigest()


def _save(folder: Path, made: Sheet) -> None:
    """Write to disk. If the host forbids it, the sheet is made again at the next start."""
    part = folder.with_name(f"{folder.name}.{os.getpid()}")
    try:
        part.mkdir(parents=True, exist_ok=True)
        made.base.save(part / "base.png", compress_level=6)
        masks = [region.mask for region in made.regions.values()]
        width = sum(mask.width for mask in masks)
        height = max((mask.height for mask in masks), default=1)
        strip = Image.new("1", (max(width, 1), height))
        rows, left = {}, 0
        for name, region in made.regions.items():
            strip.paste(region.mask, (left, 0))
            rows[name] = (region.x, region.y, left, region.mask.width, region.mask.height)
            left += region.mask.width
        strip.save(part / "regions.png")
        about = {
            "palette": made.palette.hex(),
            "colours": made.colours.hex(),
            "tables": {name: table.hex() for name, table in made.tables.items()},
            "regions": rows,
        }
        (part / "about.json").write_text(json.dumps(about), "utf-8")
        part.rename(folder)
    except OSError:  # also when another process was faster
        shutil.rmtree(part, ignore_errors=True)


def _load(folder: Path) -> Sheet:
    about = json.loads((folder / "about.json").read_text("utf-8"))
    strip = _image(folder / "regions.png")
    regions = {
        name: Region(x, y, strip.crop((left, 0, left + w, h)))
        for name, (x, y, left, w, h) in about["regions"].items()
    }
    return Sheet(
        _image(folder / "base.png"),
        bytes.fromhex(about["palette"]),
        bytes.fromhex(about["colours"]),
        {name: bytes.fromhex(table) for name, table in about["tables"].items()},
        regions,
    )


def _image(file: Path) -> Image.Image:
    with Image.open(file) as image:
        image.load()
        return image
