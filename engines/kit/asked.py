"""A question to somebody's own program, as JSON, and what counts of its answer (docs/GUESTS.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from pydantic_core import from_json, to_jsonable_python

from engines.contract import Engine, Illegal, Key, Offer, Seat
from engines.kit.play import checked

S = TypeVar("S")
OFFER = ("question", "default", "least", "most", "rule")
CHOICE = ("key", "label", "place", "sole")


def told(engine: Engine[S], world: S, seats: Sequence[Seat], seat: Seat) -> dict[str, Any]:
    """What one of `seats`, which are one player's, is asked in a position they imagine."""
    offers = engine.offers(world)
    offer = offers[seat]
    choices = [{name: getattr(each, name) for name in CHOICE} for each in offer.choices]
    view: Any = to_jsonable_python(engine.view(world, seat, offers))
    found: Any = to_jsonable_python(
        {
            "game": engine.name,
            "seat": seat,
            "seats": seats,
            "offer": {**{name: getattr(offer, name) for name in OFFER}, "choices": choices},
        }
    )
    return {**found, "view": view, "world": from_json(engine.dump(world))}


def counted(offer: Offer, picks: Any) -> tuple[tuple[Key, ...], bool]:
    """The picks of a program, if they are an answer, else the default; and whether they are."""
    try:
        return checked(offer, picks), True
    except (Illegal, TypeError):
        return offer.default, False
