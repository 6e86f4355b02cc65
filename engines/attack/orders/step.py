"""What a typed step says, once its spelling has been read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engines.attack import build
from engines.attack.components import LETTERS, SHIPS, UNITS, Region
from engines.contract import Seat


@dataclass(frozen=True)
class Piece:
    """Units and where: start and target, or target alone."""

    force: tuple[int, ...]
    origin: Region
    target: Region
    planes: str = ""
    doctrine: str = ""
    """For the battle at the target, as it is filed: `shield`, or `ptia.5` (AT-8.24)."""


@dataclass(frozen=True)
class Step:
    verb: str
    pieces: tuple[Piece, ...] = ()
    regions: tuple[Region, ...] = ()
    force: tuple[int, ...] = (0, 0, 0, 0)
    ships: tuple[int, ...] = (0, 0, 0, 0)
    line: str = ""
    later: str = ""
    """The template of a naval battle, where it is not the line of the first round (AT-13.10)."""
    rules: tuple[str, ...] = ()
    rest: tuple[str, Region] | None = None
    capital: Region = ""
    number: int = 0
    """Of an offer of cards."""
    to: tuple[Seat, ...] = ()
    """Whom an offer is for; empty: everybody."""
    public: bool = False
    gives: tuple[str, ...] = ()
    """`oil.3`, or a promise."""
    wants: tuple[str, ...] = ()
    only: tuple[bool, int] | None = None
    """Only if that step succeeded, or failed (AT-4.11)."""


def purchases(pp: int, step: Step) -> Iterator[tuple[str, Region, int]]:
    """Named purchases, then as many of the last as the PP allow (AT-21.26)."""
    left = pp
    for piece in step.pieces:
        for kind, n in enumerate(piece.force):
            if n:
                left -= n * build.COST[UNITS[kind]]
                yield UNITS[kind], piece.target, n
    for ship, n in zip(SHIPS, step.ships, strict=True):
        if n:
            left -= n * build.COST[ship]
            yield ship, "", n
    if step.rest:
        what = UNITS[LETTERS.index(step.rest[0])]
        if left >= build.COST[what]:
            yield what, step.rest[1], left // build.COST[what]
