"""Places and their connections. A set of places is one number, a bit for each place.

That makes `linked`, the question that supply and encirclement ask all the time, a matter of a few
machine operations; and places are always in the order of the data file.
"""

from __future__ import annotations

from collections.abc import Iterable

Mask = int


class Graph:
    """Places in a fixed order and their neighbours, in both directions. Built once, from data."""

    __slots__ = ("_near", "bit", "everywhere", "places")

    def __init__(self, places: Iterable[str], joins: Iterable[tuple[str, str]]) -> None:
        self.places = tuple(places)
        self.bit: dict[str, Mask] = {place: 1 << i for i, place in enumerate(self.places)}
        self.everywhere: Mask = (1 << len(self.places)) - 1
        near = dict.fromkeys(self.places, 0)
        for a, b in joins:
            near[a] |= self.bit[b]
            near[b] |= self.bit[a]
        self._near: tuple[Mask, ...] = tuple(near.values())

    def mask(self, places: Iterable[str]) -> Mask:
        found = 0
        for place in places:
            found |= self.bit[place]
        return found

    def named(self, mask: Mask) -> list[str]:
        """The places of a set, in the order of the data file."""
        found = []
        while mask:
            low = mask & -mask
            found.append(self.places[low.bit_length() - 1])
            mask ^= low
        return found

    def near(self, place: str) -> Mask:
        return self._near[self.bit[place].bit_length() - 1]

    def around(self, mask: Mask) -> Mask:
        """All neighbours of a set of places, including places of the set that neighbour another."""
        found = 0
        while mask:
            low = mask & -mask
            found |= self._near[low.bit_length() - 1]
            mask ^= low
        return found

    def linked(self, start: Mask, through: Mask) -> Mask:
        """What hangs together with `start` over places of `through`. The start itself belongs to
        it only where `through` holds it, but a chain may always begin there."""
        found, edge = start & through, start
        while edge:
            edge = self.around(edge) & through & ~found
            found |= edge
        return found

    def parts(self, mask: Mask) -> list[Mask]:
        """The connected parts of a set."""
        pieces = []
        while mask:
            piece = self.linked(mask & -mask, mask)
            pieces.append(piece)
            mask ^= piece
        return pieces

    def rings(self, start: Mask, through: Mask) -> list[Mask]:
        """The start, then what is one step away, then two, going only through `through`."""
        rings, seen = [start], start
        while edge := self.around(rings[-1]) & through & ~seen:
            rings.append(edge)
            seen |= edge
        return rings

    def steps(self, start: str, goal: str, through: Mask | None = None) -> int | None:
        """The length of the shortest way; None if there is none."""
        over = self.everywhere if through is None else through
        goal_bit = self.bit[goal]
        rings = self.rings(self.bit[start], over)
        return next((n for n, ring in enumerate(rings) if ring & goal_bit), None)
