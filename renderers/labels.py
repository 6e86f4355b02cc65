"""Places every name on a map so that none covers another."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from renderers.draw import Box, Point, overlap


@dataclass(frozen=True, slots=True)
class Label:
    id: str
    x: float
    y: float
    """The point it belongs to."""
    width: float
    height: float
    gap: float
    """How far from the point it begins."""


SIDES = (
    # where the middle of the label goes, in half widths and half heights, and how little we like it
    (1, 0, 0.0), (-1, 0, 1.0), (0, 1, 1.5), (0, -1, 1.5),
    (0.45, 1, 2.0), (-0.45, 1, 2.0), (0.45, -1, 2.0), (-0.45, -1, 2.0),
    (0.8, 0.85, 2.5), (0.8, -0.85, 2.5), (-0.8, 0.85, 2.5), (-0.8, -0.85, 2.5),
    (1, 0.45, 1.2), (1, -0.45, 1.2), (-1, 0.45, 2.0), (-1, -0.45, 2.0),
)  # fmt: skip
FURTHER = 7.0, 6.0
"""Some positions are tried again this much farther away, at this price."""


def place(
    labels: Sequence[Label],
    blocked: Sequence[Box],
    lines: Iterable[Sequence[Point]] = (),
    frame: Box | None = None,
) -> dict[str, Box]:
    """A box for each label: off the blocked boxes, and off the lines if possible."""
    segments = [part for line in lines for part in pairwise(line)]
    choices = [_choices(label, blocked, segments, frame) for label in labels]
    near = _neighbours(choices)
    best: list[int] = []
    least = float("inf")
    for seed in range(6):
        chosen = _settle(choices, near, random.Random(seed))
        cost = sum(_cost(i, chosen, choices, near, 0.5) for i in range(len(chosen)))
        if cost < least:
            best, least = chosen, cost
    return {label.id: choices[i][best[i]][1] for i, label in enumerate(labels)}


Choice = tuple[float, Box]


def _choices(
    label: Label, blocked: Sequence[Box], segments: Sequence[tuple[Point, Point]], frame: Box | None
) -> list[Choice]:
    w, h = label.width / 2, label.height / 2
    reach = label.width + label.gap * 2 + 40
    boxes = [
        b
        for b in blocked
        if abs((b[0] + b[2]) / 2 - label.x) < reach + (b[2] - b[0]) / 2
        and abs((b[1] + b[3]) / 2 - label.y) < reach + (b[3] - b[1]) / 2
    ]
    parts = [
        s for s in segments if min(abs(s[0][0] - label.x), abs(s[1][0] - label.x)) < reach + 80
    ]
    found = []
    for far, price in ((0.0, 0.0), FURTHER):
        for sx, sy, dislike in SIDES:
            x = label.x + sx * (w + label.gap + far)
            y = label.y + sy * (h + label.gap + far)
            box = (x - w, y - h, x + w, y + h)
            cost = dislike + price + sum(overlap(box, b) for b in boxes)
            cost += sum(crossing(box, a, b) for a, b in parts) * 0.12
            if frame and overlap(box, frame) < (w * h * 4) * 0.999:
                cost += 1000.0
            found.append((cost, box))
    return found


def crossing(box: Box, a: Point, b: Point) -> float:
    """How long a line runs under a box."""
    t0, t1 = 0.0, 1.0
    for axis in (0, 1):
        step = b[axis] - a[axis]
        low, high = box[axis] - a[axis], box[axis + 2] - a[axis]
        if abs(step) < 1e-9:
            if low > 0 or high < 0:
                return 0.0
            continue
        near, far = sorted((low / step, high / step))
        t0, t1 = max(t0, near), min(t1, far)
    return max(0.0, t1 - t0) * float(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5)


def _neighbours(choices: list[list[Choice]]) -> list[list[int]]:
    whole = []
    for options in choices:
        boxes = [box for _, box in options]
        whole.append(
            (
                min(b[0] for b in boxes),
                min(b[1] for b in boxes),
                max(b[2] for b in boxes),
                max(b[3] for b in boxes),
            )
        )
    return [
        [j for j, other in enumerate(whole) if j != i and overlap(mine, other)]
        for i, mine in enumerate(whole)
    ]


def _cost(
    i: int,
    chosen: list[int],
    choices: list[list[Choice]],
    near: list[list[int]],
    share: float = 1.0,
) -> float:
    cost, box = choices[i][chosen[i]]
    return cost + share * sum(_clash(box, choices[j][chosen[j]][1]) for j in near[i])


def _clash(a: Box, b: Box) -> float:
    shared = overlap(a, b)
    return 30.0 + shared if shared else 0.0


def _settle(choices: list[list[Choice]], near: list[list[int]], chance: random.Random) -> list[int]:
    """Every label in turn takes its best place, until nobody wants to move."""
    chosen = [min(range(len(options)), key=lambda k: options[k][0]) for options in choices]
    order = list(range(len(choices)))
    for _ in range(30):
        chance.shuffle(order)
        changed = False
        for i in order:
            before = chosen[i]
            costs = []
            for k in range(len(choices[i])):
                chosen[i] = k
                costs.append(_cost(i, chosen, choices, near))
            chosen[i] = min(range(len(costs)), key=costs.__getitem__)
            changed |= chosen[i] != before
        if not changed:
            break
    return chosen
