"""A card in the hand of a general, or of a player of the standard game."""

from __future__ import annotations

from typing import Any

from engines.overlord import ENGINE
from engines.overlord.components import CARDS
from tests.engines.overlord.table import Table, table

MIXED = "ALLIES F2 infantry, ALLIES F3 armor, ALLIES F7 infantry, ALLIES F8 artillery"
ROW = "ALLIES F1 infantry, ALLIES F2 infantry, ALLIES F3 armor, ALLIES E2 infantry, "
FOE = ", AXIS A1 infantry, AXIS A26 infantry"


def given(
    card: str, units: str = MIXED + FOE, section: int = 0, to: str = "L", **more: Any
) -> Table:
    """The left general has the card, laid where it is said; nobody else orders anything."""
    hexes = more.pop("hexes", "")
    t = table(units, hexes, hand=f"{card} dig_in dig_in", **more)
    t.do("allies_chief", f"give {CARDS[card].code}>{to}")
    t.roll("FFF")
    t.press("allies_chief", "send")
    t.dice.left.clear()
    if section:
        t.press("allies_left", f"lay/{card}.{section}")
    return t


def alone(card: str, units: str, section: int = 0, **more: Any) -> Table:
    """The standard game: a player plays a card."""
    t = table(units, more.pop("hexes", ""), hand=f"{card} dig_in dig_in", size="standard", **more)
    t.press("allies_chief", f"self/{card}")
    t.press("allies_chief", "send")
    if section:
        t.press("allies_chief", f"lay/{card}.{section}")
    return t


def most(t: Table, seat: str = "allies_left") -> int:
    return ENGINE.offers(t.state)[seat].most


def dice(t: Table, key: str, seat: str = "allies_left") -> int:
    choice = ENGINE.offers(t.state)[seat].find(key)
    assert choice, t.keys(seat)
    return int(str(choice.label.args["n"]))


def name(t: Table, *hexes: str, seat: str = "allies_left") -> None:
    t.press(seat, *(f"order/{cell.lower()}" for cell in hexes))
