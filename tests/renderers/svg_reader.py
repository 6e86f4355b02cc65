"""A picture as one SVG file, read back into the marks it was made of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from xml.etree.ElementTree import Element, fromstring

from renderers import svg
from renderers.draw import Disc, Line, Poly, Shape, Text
from renderers.picture import Plan

SPACE = "{http://www.w3.org/2000/svg}"
Placed = tuple[float, float, list[Shape]]


STYLE = ".darker{mix-blend-mode:multiply}.lighter{mix-blend-mode:color-dodge}"
"""How washes work, as pages that show boards have it among their styles."""


def document(plan: Plan, image: str = "") -> str:
    """The whole picture as one file; `image` is the address of a ground that is a picture."""
    made = svg.vector(plan)
    paper, view = made.paper, plan.part or plan.sheet.view
    x, y, wide, high = paper.box
    where = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"'
    ground = f'<image href="{escape(image)}" {where}/>' if paper.image else paper.body
    symbols = "".join(f'<g id="{name}">{body}</g>' for name, body in made.drawings.items())
    uses = "".join(f'<use href="#{name}" x="{x:g}" y="{y:g}"/>' for name, x, y in made.places)
    box = f"{view.x:g} {view.y:g} {view.width:g} {view.height:g}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
        f"<defs><style>{STYLE}</style>{paper.defs}{symbols}</defs>{ground}{uses}</svg>"
    )


def read(document: str) -> tuple[list[Shape], list[Placed | str]]:
    """The shapes of the ground, and what lies on it: where, and its shapes; a wash by its name."""
    root = fromstring(document)
    defs, *rest = root
    known = {one.get("id", ""): one for one in defs}
    ground = [shape(one) for one in rest if not one.tag.endswith(("use", "image"))]
    found: list[Placed | str] = []
    for use in (one for one in rest if one.tag.endswith("use")):
        name = use.get("href", "")[1:]
        if name.startswith("s"):
            at = float(use.get("x", 0)), float(use.get("y", 0))
            found.append((*at, [shape(one) for one in known[name]]))
        else:
            found.append(name.partition("-")[2])
            for layer in known[name]:
                assert layer.get("href", "")[1:] in known, "the outline of the region"
                for address in re.findall(r"url\(#(.*?)\)", str(layer.attrib)):
                    assert address in known, address
    return ground, found


def shape(one: Element) -> Shape:
    def n(key: str, default: float = 0.0) -> float:
        return float(one.get(key, default))

    fill = None if one.get("fill") == "none" else one.get("fill")
    edge, width = one.get("stroke"), n("stroke-width")
    match one.tag.removeprefix(SPACE):
        case "ellipse":
            return Disc(n("cx"), n("cy"), n("rx"), n("ry"), fill, edge, width)
        case "text":
            family = one.get("font-family", "").removeprefix(svg.FAMILY)
            anchor = {"middle": "m", "end": "r"}.get(one.get("text-anchor", ""), "l")
            gap = n("letter-spacing")
            x = n("x") - gap * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor]
            y = n("y") - n("font-size") * svg.capitals(family) / 2
            turn = re.search(r"rotate\((\S+)", one.get("transform", ""))
            angle = -float(turn[1]) if turn else 0.0
            return Text(
                x, y, one.text or "", n("font-size"), fill or "", family, anchor, edge,
                width / 2, gap, angle,
            )  # fmt: skip
    path = one.get("d", "")
    points = tuple(_points(path))
    if path.endswith("z"):
        return Poly(points, fill, edge, width)
    dash = tuple(map(float, one.get("stroke-dasharray", "").split()))
    return Line(points, edge or "", width, dash, one.get("stroke-linecap") == "round")


def _points(path: str) -> Iterator[tuple[float, float]]:
    numbers = [float(each) for each in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", path)]
    x = y = 0.0
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        yield x, y


def same(one: Shape, other: Shape) -> bool:
    """Whether two shapes look the same: nothing is a twentieth of a unit from where it was."""
    if type(one) is not type(other):
        return False
    match one, other:
        case Text(), Text():
            if one.angle:  # turned words stand about their middle and have no halo
                one = Text(one.x, one.y, one.text, one.size, one.colour, one.font, "m",
                           None, 0.0, one.spacing, one.angle)  # fmt: skip
            halo = one.halo if one.halo_width else None
            return (one.text, one.colour, one.font, one.anchor, halo) == (
                other.text, other.colour, other.font, other.anchor, other.halo,
            ) and near(
                (one.x, one.y, one.size, one.halo_width if halo else 0, one.spacing, one.angle),
                (other.x, other.y, other.size, other.halo_width, other.spacing, other.angle),
            )  # fmt: skip
        case Disc(), Disc():
            return (one.fill, one.edge) == (other.fill, other.edge) and near(
                (one.x, one.y, one.rx, one.ry, thick(one.width) if one.edge else 0),
                (other.x, other.y, other.rx, other.ry, other.width),
            )
        case Poly(), Poly():
            return (
                (one.fill, one.edge) == (other.fill, other.edge)
                and near((thick(one.width) if one.edge else 0,), (other.width,))
                and along(one.points, other.points)
            )
        case Line(), Line():
            return (
                (one.colour, one.capped) == (other.colour, other.capped)
                and near((thick(one.width), *one.dash), (other.width, *other.dash))
                and along(one.points, other.points)
            )
    return False


def thick(width: float) -> float:
    return max(width, 0.5)


def near(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return len(one) == len(other) and all(
        abs(a - b) < 0.06 for a, b in zip(one, other, strict=True)
    )


def along(one: tuple[tuple[float, float], ...], other: tuple[tuple[float, float], ...]) -> bool:
    """The same points; those that fall together are told once."""
    whole = [(round(x * 10), round(y * 10)) for x, y in one]
    once = [at for n, at in enumerate(whole) if not n or at != whole[n - 1]]
    return len(once) == len(other) and all(
        near((a / 10, b / 10), at) for (a, b), at in zip(once, other, strict=True)
    )
