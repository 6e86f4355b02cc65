"""Fewer colours for large pictures: soft edges take most of a file's bytes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

COLOURS = 64
"""So many are left."""


def in_few_colours(image: Image.Image, palette: bytes, most: int = COLOURS) -> Image.Image:
    """A picture of palette numbers in at most so many colours. One after the other gives way to the
    colour most like it: first those that few pixels have and that another is very like, so that a
    small thing in a colour of its own keeps it."""
    count = [*image.histogram(), *[0] * 256][:256]
    left = [number for number in range(256) if count[number]]
    used, likest = set(left), _likest(palette)
    for_whom = list(range(256))
    nearest = {number: _next(likest[number], used) for number in left}
    while len(used) > most:
        gone = min(used, key=lambda number: count[number] * nearest[number][0])
        used.remove(gone)
        heir = nearest[gone][1]
        count[heir] += count[gone]
        for_whom[gone] = heir
        for number in used:
            if nearest[number][1] == gone:
                nearest[number] = _next(likest[number], used)
    for number in left:
        heir = number
        while for_whom[heir] != heir:
            heir = for_whom[heir]
        for_whom[number] = heir
    made = image.point(for_whom)
    made.putpalette(palette)
    return made


Like = tuple[int, int]
"""How far another colour is, and its number."""


def _next(others: Sequence[Like], used: set[int]) -> Like:
    return next((like for like in others if like[1] in used), others[-1])


@lru_cache(maxsize=16)
def _likest(palette: bytes) -> tuple[tuple[Like, ...], ...]:
    """For every colour all others, the one most like it first."""
    colours = list(zip(palette[::3], palette[1::3], palette[2::3], strict=True))
    return tuple(
        tuple(
            sorted(
                (2 * (r - a) ** 2 + 4 * (g - b) ** 2 + 3 * (h - c) ** 2, j)
                for j, (a, b, c) in enumerate(colours)
                if j != i
            )
        )
        for i, (r, g, h) in enumerate(colours)
    )
