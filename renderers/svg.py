"""A plan as SVG: sharp at any size. The ground never changes and is made once; what lies on it is a
list of drawings and where they stand, each named by what it shows, so that nothing is sent twice.

Letters are text in our typefaces: whoever shows it must load them (`FACES`).
"""

from __future__ import annotations

import hashlib
import io
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape
from itertools import pairwise
from typing import Any

from PIL import Image

from renderers.atlas import FINER, PATTERNS, Ground, Print, Tone, kept
from renderers.draw import Disc, Line, Painter, Point, Poly, Shape, Stamp, Text, Wash
from renderers.picture import Plan
from renderers.theme import Colour, font, rgb

FACES = ("title", "text", "bold", "water")
"""The typefaces of boards; their families are named so, with FAMILY before it."""
FAMILY = "adj-"
HEAVY = 100_000
"""A ground of more bytes than this, packed, makes zooming slow: it is a picture of twice the
size."""
SHARP = 2
QUALITY = 82

Facts = dict[str, Any]
Place = tuple[str, float, float]
"""The name of a drawing, and the point where it stands."""


@dataclass(frozen=True, slots=True)
class Paper:
    """The ground of a board: what it defines for washes, and its drawing or its picture."""

    name: str
    box: tuple[float, float, float, float]
    defs: str
    body: str
    image: bytes = field(default=b"", repr=False)
    """As WebP, in place of `body`."""

    def told(self, image: str = "") -> dict[str, object]:
        """For a script; `image` is the address of its picture."""
        words = {"name": self.name, "defs": self.defs, "body": self.body, "image": image}
        return {**words, "box": self.box}


@dataclass(frozen=True, slots=True)
class Vector:
    """A board: its ground, and what lies on it, the lowest first."""

    paper: Paper
    places: tuple[Place, ...]
    drawings: dict[str, str]
    """Every drawing that is placed, by its name."""


def vector(plan: Plan) -> Vector:
    """The plan without its insets, which repeat what a board that can be enlarged shows anyway."""
    paper, ground = printed(plan.sheet)
    places: list[Place] = []
    drawings: dict[str, str] = {}
    for mark in plan.marks:
        if isinstance(mark, Stamp):
            name, body = _drawing(mark.shapes)
            places.append((name, round(mark.x, 1), round(mark.y, 1)))
        elif mark.region in ground.regions:
            name, body = _wash(paper.name, mark, ground.tones[mark.tone], ground.paper)
            places.append((name, 0, 0))
        else:
            continue
        drawings[name] = body
    return Vector(paper, tuple(places), drawings)


# The ground.

GROUNDS: dict[str, Paper] = {}
"""The grounds that were made, by their names: public, and few."""


@lru_cache(maxsize=64)
def printed(wanted: Print) -> tuple[Paper, Ground]:
    ground, view = wanted.ground(), wanted.view
    facts = f"{wanted.facts} {view}"
    name = "g" + hashlib.sha256(f"{wanted.name} {facts}".encode()).hexdigest()[:12]
    x, y, wide, high = box = view.x, view.y, view.width, view.height
    sheet = Poly(((x, y), (x + wide, y), (x + wide, y + high), (x, y + high)), ground.paper)
    body = "".join(map(shape, (sheet, *ground.shapes)))
    image = b""
    if len(zlib.compress(body.encode())) > HEAVY:
        made = kept(f"{wanted.name}-fine", facts, lambda: {"webp": _painted(wanted, ground).hex()})
        body, image = "", bytes.fromhex(made["webp"])
    GROUNDS[name] = Paper(name, box, "".join(_defs(name, ground)), body, image)
    return GROUNDS[name], ground


def _painted(wanted: Print, ground: Ground) -> bytes:
    view = wanted.view
    wide, high = view.size
    fine = FINER * SHARP
    large = Image.new("RGB", (wide * fine, high * fine), ground.paper)
    Painter(large, view.scale * fine, view.x, view.y).paint(ground.shapes)
    out = io.BytesIO()
    large.reduce(FINER).save(out, "WEBP", quality=QUALITY, method=6)
    return out.getvalue()


def _defs(name: str, ground: Ground) -> Iterator[str]:
    """Where the land ends, the outlines of regions, and the hatching of tones."""
    if not ground.regions:
        return
    land = (_tag("path", {"d": _path(ring, closed=True)}) for ring in ground.land)
    yield _tag("clipPath", {"id": f"{name}-land"}, "".join(land))
    for region, outline in ground.regions.items():
        yield _tag("path", {"id": f"{name}-{region}", "d": _path(outline, closed=True)})
    for tone, how in ground.tones.items():
        if how.hatch:
            yield _pattern(f"{name}.{tone}", how, *ground.hatching)


def _pattern(name: str, tone: Tone, step: float, width: float) -> str:
    """Hatching. It multiplies with the wash, so it is as much darker as it should be."""
    share = _share(tone.hatch or tone.wash, tone.wash)
    half, far, high = _n(step / 2), _n(step), step
    lines = {
        (1, -1): f"M0 {far}L{far} 0M-1 1L1 -1M{_n(step - 1)} {_n(step + 1)}l2 -2",
        (1, 1): f"M0 0L{far} {far}M-1 {_n(step - 1)}l2 2M{_n(step - 1)} -1l2 2",
        (1, 0): f"M0 {half}H{far}",
        (0, 1): f"M{half} 0V{far}",
    }
    if ways := "".join(lines[way] for way in PATTERNS[tone.pattern]):
        drawn = _tag("path", {"d": ways, "stroke": share, "stroke-width": width})
    else:
        high, dot = 2 * step, {"r": width * 0.75, "fill": share}
        spots = (step / 4, step / 2), (step * 3 / 4, step * 3 / 2)
        drawn = "".join(_tag("circle", {"cx": x, "cy": y} | dot) for x, y in spots)
    size = {"width": step, "height": high, "patternUnits": "userSpaceOnUse"}
    return _tag("pattern", {"id": name} | size, drawn)


# What lies on it.


@lru_cache(maxsize=4096)
def _wash(paper: str, wash: Wash, tone: Tone, bare: Colour) -> tuple[str, str]:
    """A region in a tone, as `atlas` colours it: where the bare paper becomes the wash, all else
    follows. Layers that darken and lighten do that to whatever is printed there."""
    to = {"href": f"#{paper}-{wash.region}", "clip-path": f"url(#{paper}-land)"}

    def layer(fill: str, how: str) -> str:
        return _tag("use", to | {"fill": fill, "class": how})

    lighter = _share(bare, tone.wash)
    layers = [layer(_share(tone.wash, bare), "darker")]
    if lighter != "#FFFFFF":
        inverse = "#{:02X}{:02X}{:02X}".format(*(255 - part for part in rgb(lighter)))
        layers.append(layer(inverse, "lighter"))
    if tone.fade:
        layers.append(_tag("use", to | {"fill": tone.wash, "fill-opacity": _n(tone.fade)}))
    if tone.hatch:
        layers.append(layer(f"url(#{paper}.{wash.tone})", "darker"))
    return f"{paper}-{wash.region}-{wash.tone}", "".join(layers)


def _share(a: Colour, b: Colour) -> Colour:
    """What the second colour must be multiplied with to become the first, or come near it."""
    parts = (min(255, round(255 * x / max(y, 1))) for x, y in zip(rgb(a), rgb(b), strict=True))
    return "#{:02X}{:02X}{:02X}".format(*parts)


_drawings: dict[int, tuple[tuple[Shape, ...], str, str]] = {}
"""By identity: nearly all stamps of a board are the very ones of the board before, and comparing
their shapes takes longer than all else. They are kept, so that no number is used twice."""


def _drawing(shapes: tuple[Shape, ...]) -> tuple[str, str]:
    if (found := _drawings.get(id(shapes))) is None:
        if len(_drawings) > 16_384:
            _drawings.clear()
        body = "".join(map(shape, shapes))
        name = "s" + hashlib.sha256(body.encode()).hexdigest()[:12]
        found = _drawings[id(shapes)] = shapes, name, body
    return found[1:]


@lru_cache(maxsize=4096)
def shape(one: Shape) -> str:
    """One shape as an element."""
    match one:
        case Poly():
            path = {"d": _path(one.points, closed=True), "fill": one.fill or "none"}
            return _tag("path", path | _edge(one.edge, one.width))
        case Disc():
            place = {"cx": one.x, "cy": one.y, "rx": one.rx, "ry": one.ry}
            fill = {"fill": one.fill or "none"}
            return _tag("ellipse", place | fill | _edge(one.edge, one.width))
        case Line():
            way = {"d": _path(one.points), "fill": "none"}
            dash = " ".join(map(_n, one.dash)) or None
            ends = {"stroke-linecap": "round" if one.capped else None, "stroke-dasharray": dash}
            return _tag("path", way | _edge(one.colour, one.width) | ends)
        case Text():
            return _text(one)


def _edge(colour: Colour | None, width: float) -> Facts:
    if colour is None:
        return {}
    return {"stroke": colour, "stroke-width": max(width, 0.5), "stroke-linejoin": "round"}


def _text(text: Text) -> str:
    x, foot = text.x, text.y + text.size * capitals(text.font) / 2
    anchor = "middle" if text.angle else {"l": "start", "m": "middle", "r": "end"}[text.anchor]
    if text.spacing:  # browsers leave room behind the last letter too
        x += text.spacing * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    facts: Facts = {"x": x, "y": foot, "font-family": f"{FAMILY}{text.font}"}
    facts |= {"font-size": text.size, "fill": text.colour, "letter-spacing": text.spacing or None}
    if anchor != "start":
        facts["text-anchor"] = anchor
    if text.angle:
        facts["transform"] = f"rotate({_n(-text.angle)} {_n(text.x)} {_n(text.y)})"
    elif text.halo and text.halo_width:
        facts |= _edge(text.halo, text.halo_width * 2) | {"paint-order": "stroke"}
    return _tag("text", facts, escape(text.text))


def _tag(kind: str, facts: Facts, inner: str = "") -> str:
    """An element; what is None is left out."""
    told = "".join(
        f' {name}="{escape(it) if isinstance(it, str) else _n(it)}"'
        for name, it in facts.items()
        if it is not None
    )
    return f"<{kind}{told}>{inner}</{kind}>" if inner else f"<{kind}{told}/>"


@lru_cache(maxsize=8)
def capitals(name: str) -> float:
    """How high capitals are, as a share of the size."""
    return -float(font(name, 100).getbbox("H", anchor="ls")[1]) / 100


def _path(points: Sequence[Point], closed: bool = False) -> str:
    """From point to point, each told from the one before: shorter than where it lies."""
    whole = [(round(x * 10), round(y * 10)) for x, y in points]
    ways = [(x - at_x, y - at_y) for (at_x, at_y), (x, y) in pairwise(whole)]
    steps = " ".join(_n(each / 10) for way in ways if way != (0, 0) for each in way)
    x, y = whole[0]
    path = f"M{_n(x / 10)} {_n(y / 10)}l{steps}".replace(" -", "-").removesuffix("l")
    return f"{path}z" if closed else path


def _n(value: float) -> str:
    """A number in as few characters as it needs."""
    found = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if found == "-0" else found.replace("-0.", "-.").removeprefix("0") or "0"
