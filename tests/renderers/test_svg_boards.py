"""What a browser enlarges is what the pictures of boards and hands show."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from conformance.cases import Case
from conformance.pictures import plans
from engines.registry import GAMES
from renderers import svg
from renderers.draw import Shape, Stamp, Wash
from tests.renderers.svg_reader import document, near, read, same

GROUND = 100_000
"""Bytes of the ground of a board, packed, if it is no picture."""


def test_boards_are_the_same_as_svg(case: Case) -> None:
    """Enlarged in a browser, a board or a hand shows what the picture of it shows."""
    if case.engine.name not in GAMES:
        return
    looked = set()
    for about, plan, _ in plans(case):
        made = svg.vector(plan)
        ground, lying = read(document(plan, "ground.webp"))
        _, printed = svg.printed(plan.sheet)
        if plan.sheet not in looked:
            looked.add(plan.sheet)
            ground_of = zlib.compress((made.paper.defs + made.paper.body).encode())
            assert len(ground_of) <= GROUND, f"{about}: {len(ground_of)} bytes of ground, packed"
            if not made.paper.image:
                assert differing(ground[1:], printed.shapes) == [], about
        known = [m for m in plan.marks if isinstance(m, Stamp) or m.region in printed.regions]
        assert len(lying) == len(known), about
        for mark, read_back in zip(known, lying, strict=True):
            if isinstance(mark, Wash):
                assert read_back == f"{mark.region}-{mark.tone}", about
                continue
            assert not isinstance(read_back, str), about
            assert near((mark.x, mark.y), read_back[:2]), f"{about}: {mark.about}"
            assert differing(read_back[2], mark.shapes) == [], f"{about}: {mark.about}"


def differing(found: Sequence[Shape], meant: Sequence[Shape]) -> list[tuple[Shape, Shape]]:
    """The shapes that look otherwise."""
    pairs = list(zip(meant, found, strict=True))
    return [(one, other) for one, other in pairs if not same(one, other)]
