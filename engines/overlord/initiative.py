"""The initiative die: what each face orders, printed or as a table agrees (OV-19, 33.8)."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

from engines.overlord.components import CLASSES, NUMBERS, Class, Face

Orders = Class | Literal["any", "none"]
ORDERS: tuple[Orders, ...] = (*CLASSES, "any", "none")

CHANGES = tuple(
    f"{face}_{orders}"
    for face in get_args(Face)
    for orders in ORDERS
    if orders != NUMBERS.initiative_die[face]
)
"""Every other result for a face."""


@cache
def table(chosen: str) -> dict[Face, Orders] | None:
    """What the faces order; None if two results are chosen for one face."""
    changes = [part.split("_") for part in chosen.split("+") if part != "printed"]
    if len({face for face, _ in changes}) < len(changes):
        return None
    wished = dict(changes)
    return {
        face: next(orders for orders in ORDERS if orders == wished.get(face, printed))
        for face, printed in NUMBERS.initiative_die.items()
    }
