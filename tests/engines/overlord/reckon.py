"""What a unit on the board may do, reckoned without asking anybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.kit.hexes import Hex
from engines.overlord import fire, library, movement
from engines.overlord.field import Field, Way
from engines.overlord.fire import Attempt
from tests.engines.overlord.table import Table, orders, table

FOES = ", AXIS A1 infantry, ALLIES I20 infantry"
FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
LEFT = "allies_left"


def field(t: Table) -> Field:
    return library.field(t.state.scenario)


def reach(
    units: str, hexes: str = "", start: Hex = "E5", card: str = "", **more: Any
) -> Mapping[Hex, Way]:
    """Where the unit on a hex may go under an order, and how."""
    t = orders(units + FOES, hexes, ordered=start, card=card, **more)
    return movement.reach(t.state, start, t.unit(start))


def dice(attacker: str, target: str, hexes: str = "", at: Hex = "E6", **more: Any) -> int:
    """Dice of an attack from E5, without asking anybody."""
    t = table(f"ALLIES E5 {attacker}, AXIS {at} {target}" + FAR, hexes, **more)
    own, a, b = field(t), t.unit("E5"), t.unit(at)
    shot = fire.aim(t.state, Attempt("E5", a, at, b, own.grid.far["E5"][at]))
    return shot.dice if shot else 0
