"""Names and numbers that every kind of typed order shares."""

from __future__ import annotations

import re
from functools import cache

from engines.attack.components import LETTERS, REGIONS, SEATS, ZONES, Force, Region
from engines.attack.names import region as region_name
from engines.attack.names import seat as seat_name
from engines.contract import Seat
from engines.kit import spelling
from engines.kit.refusal import Refusals
from engines.kit.turns import reasons

NAMES: spelling.Names = {
    name: spelling.keys((row.abbr, row.name, name)) for name, row in REGIONS.items()
}
SEAS: spelling.Names = {
    name: spelling.keys((row.abbr, row.name, name)) for name, row in ZONES.items()
}
COLOURS: spelling.Names = {seat: (seat,) for seat in SEATS}


refuse = Refusals("at-no-")


@cache
def region(text: str) -> Region:
    """A name, its beginning or its three letters."""
    return reasons.named(text, NAMES, region_name)  # AT-28.8


def colour(text: str) -> Seat:
    return reasons.named(text, COLOURS, seat_name)


def number(text: str) -> int:
    if not _some(text):
        raise reasons.unread(text.strip(), "3")
    return int(text)


def _some(text: str) -> bool:
    return text.strip().isdecimal() and int(text) > 0


def units(text: str, letters: str = LETTERS) -> Force:
    """`2I+1T`; a letter alone is one unit."""
    force = [0] * len(letters)
    for part in text.split("+"):
        found = re.fullmatch(r"(-?[\d.]*)\s*([A-Z]+)", part.strip().upper())
        if not found or found[2] not in letters or (found[1] and not _some(found[1])):
            raise reasons.unread(part.strip(), "3I+1T" if letters == LETTERS else "2D")
        force[letters.index(found[2])] += int(found[1] or 1)
    return force
