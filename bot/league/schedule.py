"""Meetings that are fixed beforehand: round robins, pools and knock-outs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.league.results import Person

Meeting = tuple[Person, ...]


def round_robin(people: Sequence[Person], *, swapped: bool = False) -> list[list[Meeting]]:
    """Rounds in which everybody meets everybody once (Berger's tables); with an odd number
    somebody rests in each. The first of a meeting has the first side. `swapped` adds the same
    rounds with sides changed."""
    ring: list[Person | None] = list(people)
    if len(ring) % 2:
        ring.insert(0, None)  # stays in place: whoever meets it rests
    n = len(ring)
    rounds: list[list[Meeting]] = []
    for number in range(n - 1):
        meetings: list[Meeting] = []
        for at in range(n // 2):
            a, b = ring[at], ring[n - 1 - at]
            if a is None or b is None:
                continue
            turned = number % 2 if at == 0 else at % 2
            meetings.append((b, a) if turned else (a, b))
        rounds.append(meetings)
        ring.insert(1, ring.pop())
    if swapped:
        rounds += [[(b, a) for a, b in meetings] for meetings in rounds]
    return rounds


def pool(people: Sequence[Person]) -> list[Meeting]:
    """Tables of three for a pool in which everybody meets everybody and has each seat equally
    often: three games for three people, seven for seven (each pair meets once), twelve for nine.
    """
    lines = TRIPLES.get(len(people))
    if lines is None:
        raise ValueError(f"no pool of {len(people)}")
    return [tuple(people[at] for at in line) for line in lines]


def _cyclic(n: int, first: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    a, b, c = first
    return [((a + k) % n, (b + k) % n, (c + k) % n) for k in range(n)]


_LINES_OF_NINE = [
    *((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (1, 5, 6), (2, 3, 7), (0, 5, 7), (1, 3, 8), (2, 4, 6)),
]
"""The lines of a plane of nine points: each two points lie on exactly one."""

TRIPLES: Mapping[int, list[tuple[int, int, int]]] = {
    3: _cyclic(3, (0, 1, 2)),
    7: _cyclic(7, (0, 1, 3)),
    9: [
        line[k:] + line[:k]  # type: ignore[misc]
        for line in _LINES_OF_NINE
        for k in range(3)
    ],
}


def knockout(seeded: Sequence[Person]) -> list[tuple[Person, Person | None]]:
    """The first round of a knock-out, in the order of its bracket: the best meets the last. Without
    enough people for a full bracket the best go on without a game."""
    size = 1
    while size < len(seeded):
        size *= 2
    order = [0]
    while len(order) < size:
        last = 2 * len(order) - 1
        order = [each for at in order for each in (at, last - at)]
    drawn = [seeded[at] if at < len(seeded) else None for at in order]
    pairs = zip(drawn[::2], drawn[1::2], strict=True)
    return [(a, b) if a is not None else (b, a) for a, b in pairs]  # type: ignore[misc]
