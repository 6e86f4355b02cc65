"""Finds room for small things around the spaces of a board, away from names and each other."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter

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


class Crowd:
    def __init__(
        self, spots: Mapping[str, Box], names: Mapping[str, Box], frame: Box, taken: Iterable[Box]
    ) -> None:
        self.spots, self.frame = spots, frame
        self.names = dict(names)
        self.taken = list(taken)

    def take(self, box: Box) -> None:
        self.taken.append(box)

    def beside(self, name: str, shape: Box, at: Point, gap: Point, tied: bool = False) -> Point:
        """Where to put something with that outline next to what stands at a point. If it is `tied`
        to the point by a line, that should run over nothing else."""
        w, h = (shape[2] - shape[0]) / 2, (shape[3] - shape[1]) / 2
        around = RINGS if tied else AROUND
        offers = [(dx * (w + gap[0]), dy * (h + gap[1]), price) for dx, dy, price in around]
        x, y = self._best(name, at, w, h, offers, tied)
        return x - (shape[0] + shape[2]) / 2, y - (shape[1] + shape[3]) / 2

    def settle(self, name: str, gap: Point) -> Box:
        """Where a name goes when everything else lies: where it was, a step aside, elsewhere."""
        x0, y0, x1, y1 = box = self.names.pop(name)
        if _shared(box, self.taken) > SLIGHT:
            s0, t0, s1, t1 = self.spots[name]
            x, y = (s0 + s1) / 2, (t0 + t1) / 2
            w, h = (x1 - x0) / 2, (y1 - y0) / 2
            mx, my = (x0 + x1) / 2, (y0 + y1) / 2
            offers = [(mx - x + dx, my - y + dy, price) for dx, dy, price in STEPS]
            offers += [(dx * (w + gap[0]), dy * (h + gap[1]), p + 30) for dx, dy, p in AROUND]
            offers += [
                (dx * (w + gap[0] + 16), dy * (h + gap[1] + 14), p + 90) for dx, dy, p in AROUND
            ]
            x, y = self._best(name, (x, y), w, h, offers)
            self.taken.pop()
            box = (x - w, y - h, x + w, y + h)
        self.names[name] = box
        return box

    def _best(
        self,
        name: str,
        at: Point,
        w: float,
        h: float,
        offers: Sequence[Offer],
        tied: bool = False,
    ) -> Point:
        x, y = at
        high = NEAR if tied else NEAR / 2
        around = (x - NEAR, y - high, x + NEAR, y + high)
        taken = _touching(self.taken, around)
        names = _touching(self.names.values(), around)
        spots = [
            box
            for other, box in self.spots.items()
            if other != name and abs(box[0] - x) < NEAR and abs(box[1] - y) < high
        ]
        best, least = at, math.inf
        held, named = (2.0, 0.4) if tied else (1.0, 2.0)  # names make way for what is tied
        for dx, dy, dislike in sorted(offers, key=itemgetter(2)):
            if dislike >= least:
                break
            box = (x + dx - w, y + dy - h, x + dx + w, y + dy + h)
            cost = dislike + 3 * (4 * w * h - _shared(box, (self.frame,)))
            cost += (
                held * _shared(box, taken) + named * _shared(box, names) + 3.0 * _shared(box, spots)
            )
            if tied and cost < least:
                cost += 8 * sum(crossing(one, at, (x + dx, y + dy)) for one in spots)
                cost += 2 * sum(crossing(one, at, (x + dx, y + dy)) for one in taken)
            if cost < least:
                best, least = (x + dx, y + dy), cost
        self.take((best[0] - w, best[1] - h, best[0] + w, best[1] + h))
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


def _touching(boxes: Iterable[Box], around: Box) -> list[Box]:
    x0, y0, x1, y1 = around
    return [b for b in boxes if b[0] < x1 and b[2] > x0 and b[1] < y1 and b[3] > y0]
