"""Finds room for small things around the spaces of a board, away from names and each other."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from renderers.draw import Box, Point
from renderers.labels import crossing

Offer = tuple[float, float, float]
"""How far aside, and how little it is liked."""

AROUND: tuple[Offer, ...] = (
    (0, 1, 0), (0, -1, 4), (1, 0, 6), (-1, 0, 6), (0.7, 0.8, 8), (-0.7, 0.8, 8), (0.7, -0.8, 10),
    (-0.7, -0.8, 10), (1, 0.5, 10), (-1, 0.5, 10), (1, -0.5, 10), (-1, -0.5, 10),
    (0.5, 1.25, 20), (-0.5, 1.25, 20), (0.5, -1.25, 20), (-0.5, -1.25, 20),
    (0, 1.6, 40), (0, -1.6, 40), (1.15, 1, 40), (-1.15, 1, 40), (1.15, -1, 40), (-1.15, -1, 40),
    (1.5, 0, 60), (-1.5, 0, 60), (0, 2.3, 90), (0, -2.3, 90), (1.2, 1.8, 100), (-1.2, 1.8, 100),
    (1.2, -1.8, 100), (-1.2, -1.8, 100), (2.1, 0, 120), (-2.1, 0, 120), (1.8, 1, 120),
    (-1.8, 1, 120), (1.8, -1, 120), (-1.8, -1, 120), (0, 3, 150), (0, -3, 150),
)  # fmt: skip
"""Beside something, in halves of both sizes."""


def _rings() -> tuple[Offer, ...]:
    """All round something, nearer and farther, in halves of both sizes."""
    found = []
    for far in (1.0, 1.3, 1.7, 2.2, 2.8):
        for i in range(24):
            x, y = math.cos(i * math.pi / 12), math.sin(i * math.pi / 12)
            edge = far / max(abs(x), abs(y))
            found.append((x * edge, y * edge, 4.0 * (i % 6 > 0) + 150.0 * (far - 1.0)))
    return tuple(sorted(found, key=itemgetter(2)))


RINGS = _rings()
"""Places for what is tied to its point, the best first."""
STEPS: tuple[Offer, ...] = (
    (0, 0, 0), (5, 0, 2), (-5, 0, 2), (0, 5, 2), (0, -5, 2), (11, 0, 6), (-11, 0, 6), (0, 11, 6),
    (0, -11, 6), (6, 6, 5), (-6, 6, 5), (6, -6, 5), (-6, -6, 5), (20, 0, 14), (-20, 0, 14),
    (0, 19, 14), (0, -19, 14),
)  # fmt: skip
"""A little aside of where a name was, in board units."""
SLIGHT = 14.0
"""So much of a name may be touched."""
NEAR = 230.0


class Spots:
    """What is printed and never moves: one for each board, made once."""

    def __init__(self, boxes: Mapping[str, Box]) -> None:
        self.boxes = boxes
        self._near: dict[tuple[str, Point, float], tuple[Box, ...]] = {}

    def near(self, name: str, at: Point, high: float) -> tuple[Box, ...]:
        """Those around a point, without the one of that name."""
        key = name, at, high
        if key not in self._near:
            x, y = at
            self._near[key] = tuple(
                box
                for other, box in self.boxes.items()
                if other != name and abs(box[0] - x) < NEAR and abs(box[1] - y) < high
            )
        return self._near[key]


class Crowd:
    def __init__(
        self, spots: Spots, names: Mapping[str, Box], frame: Box, taken: Iterable[Box]
    ) -> None:
        self.spots, self.frame = spots, frame
        self.names = dict(names)
        self.taken = list(taken)

    def take(self, box: Box) -> None:
        self.taken.append(box)

    def beside(self, name: str, shape: Box, at: Point, gap: Point, tied: bool = False) -> Point:
        """Where to put something with that outline next to what stands at a point. If it is `tied`
        to the point by a line, that should run over nothing else."""
        half = (shape[2] - shape[0]) / 2, (shape[3] - shape[1]) / 2
        x, y = self._best(name, Wanted(at, half, gap, tied))
        return x - (shape[0] + shape[2]) / 2, y - (shape[1] + shape[3]) / 2

    def settle(self, name: str, gap: Point) -> Box:
        """Where a name goes when everything else lies: where it was, a step aside, elsewhere."""
        x0, y0, x1, y1 = box = self.names.pop(name)
        if _shared(box, self.taken) > SLIGHT:
            s0, t0, s1, t1 = self.spots.boxes[name]
            at = (s0 + s1) / 2, (t0 + t1) / 2
            w, h = (x1 - x0) / 2, (y1 - y0) / 2
            aside = (x0 + x1) / 2 - at[0], (y0 + y1) / 2 - at[1]
            x, y = self._best(name, Wanted(at, (w, h), gap, aside=aside))
            self.taken.pop()
            box = (x - w, y - h, x + w, y + h)
        self.names[name] = box
        return box

    def _best(self, name: str, wanted: Wanted) -> Point:
        (x, y), (w, h) = wanted.at, wanted.half
        high = NEAR if wanted.tied else NEAR / 2
        around = (x - NEAR, y - high, x + NEAR, y + high)
        spots = self.spots.near(name, wanted.at, high)
        near = _touching(self.taken, around), _touching(self.names.values(), around), spots
        x, y = best_place(wanted, self.frame, *near)
        self.take((x - w, y - h, x + w, y + h))
        return x, y


class Wanted(NamedTuple):
    """Room for something near a point."""

    at: Point
    half: Point
    """Half its width and height."""
    gap: Point
    """How far from the point it begins."""
    tied: bool = False
    aside: Point | None = None
    """Where a name was, seen from the point: there or near there it is liked best."""

    def offers(self) -> list[Offer]:
        (w, h), (gx, gy) = self.half, self.gap
        if self.aside is None:
            return _offers(RINGS if self.tied else AROUND, w + gx, h + gy)
        x, y = self.aside
        found = [(x + dx, y + dy, price) for dx, dy, price in STEPS]
        found += _offers(AROUND, w + gx, h + gy, 30)
        found += _offers(AROUND, w + gx + 16, h + gy + 14, 90)
        return sorted(found, key=itemgetter(2))


def _offers(around: Iterable[Offer], wide: float, high: float, more: float = 0) -> list[Offer]:
    return [(dx * wide, dy * high, price + more) for dx, dy, price in around]


@lru_cache(maxsize=1024)
def best_place(
    wanted: Wanted,
    frame: Box,
    taken: tuple[Box, ...],
    names: tuple[Box, ...],
    spots: tuple[Box, ...],
) -> Point:
    """The best of the offers, from all that lies near. From one board to the next little changes:
    most places are remembered."""
    at, (w, h), tied = wanted.at, wanted.half, wanted.tied
    best, least = at, math.inf
    held, named = (2.0, 0.4) if tied else (1.0, 2.0)  # names make way for what is tied
    for dx, dy, dislike in wanted.offers():
        if dislike >= least:
            break
        x, y = at[0] + dx, at[1] + dy
        box = (x - w, y - h, x + w, y + h)
        cost = dislike + 3 * (4 * w * h - _shared(box, (frame,)))
        hidden = held * _shared(box, taken)
        if cost + hidden >= least:  # what is left to add can only make it worse
            continue
        cost += hidden + named * _shared(box, names) + 3.0 * _shared(box, spots)
        if tied and cost < least:
            cost += 8 * sum(crossing(one, at, (x, y)) for one in spots)
            cost += 2 * sum(crossing(one, at, (x, y)) for one in taken)
        if cost < least:
            best, least = (x, y), cost
    return best


def _shared(box: Box, others: Iterable[Box]) -> float:
    """The area a box shares with others. Written out: it is asked thousands of times a picture."""
    x0, y0, x1, y1 = box
    total = 0.0
    for a0, b0, a1, b1 in others:
        if a0 < x1 and a1 > x0 and b0 < y1 and b1 > y0:
            w = (x1 if x1 < a1 else a1) - (x0 if x0 > a0 else a0)
            total += w * ((y1 if y1 < b1 else b1) - (y0 if y0 > b0 else b0))
    return total


def _touching(boxes: Iterable[Box], around: Box) -> tuple[Box, ...]:
    x0, y0, x1, y1 = around
    return tuple([b for b in boxes if b[0] < x1 and b[2] > x0 and b[1] < y1 and b[3] > y0])
