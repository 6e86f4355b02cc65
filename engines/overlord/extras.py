"""What the game offers besides its rules: whose turn is next, what somebody has, its cards, how its
past is told."""

from __future__ import annotations

from typing import Any

from engines.contract import Event, Msg, Offer, Seat, msg
from engines.extras import CardText, Roll
from engines.overlord import names, roles
from engines.overlord.card_assignment import CHIEF
from engines.overlord.components import CARDS, FACES, TYPES, foe
from engines.overlord.state import State


def next_turn(state: State) -> Seat | None:
    """The commander of the other side: his choice of cards begins its turn."""
    return roles.seat(foe(state.side), CHIEF) if state.begun else None


def begins(offer: Offer) -> bool:
    """A commander's turn begins with the choice of cards, a general's with his orders."""
    return offer.required and offer.clock.startswith(("turn/", "orders/"))


def pieces(state: State, seat: Seat) -> dict[str, str]:
    """A hex with the unit a seat orders there; a commander's are all of his side."""
    side, role = roles.who(seat)
    return {
        cell: f"{unit.id} {unit.figures}"
        for cell, unit in state.units.items()
        if unit.side == side and (role == CHIEF or role in state.field.roles[side][cell])
    }


def hand(state: State, seat: Seat) -> list[str]:
    side, role = roles.who(seat)
    if role == CHIEF:
        return sorted(state.camps[side].hand)
    own = state.staff.get(role) if side == state.side else None
    return sorted(own.given) if own else []


def cards(state: State | None) -> tuple[CardText, ...]:
    """Each name once: copies do the same."""
    found: dict[str, CardText] = {}
    for card in CARDS.values():
        name = names.card(card.id)
        found.setdefault(name.id, CardText(card.id, name, names.card_text(card.id)))
    return tuple(found.values())


BY_NAME = {names.unit(kind).id: kind for kind in TYPES}


def held(view: Any, seat: Seat) -> frozenset[str]:
    """Where the units stand that a commander, or a general in his sections, leads."""
    own = next((each for each in view.generals if each.seat == seat), None)
    if own is None:
        return frozenset()
    here = {at.at: set(at.sections) for at in view.hexes}
    return frozenset(
        unit.at
        for unit in view.units
        if unit.side == own.side
        and (own.role == "chief" or here.get(unit.at, set()) & set(own.sections))
    )


def place(name: str) -> Msg:
    return msg("ov-hex", hex=name)


def rolled(event: Event) -> Roll | None:
    """An attack: each die hits with the symbol of the target, or a grenade (OV-9.15)."""
    foe = event.text.args.get("foe")
    if event.text.id != "ov-attack" or not isinstance(foe, Msg):
        return None
    kind = BY_NAME[foe.id]
    symbols = {"grenade", TYPES[kind].cls} - {"artillery"}
    if kind == "sniper":
        symbols = {"grenade"}
    chance = sum(face in symbols for face in FACES) / len(FACES)
    dice, hits = int(str(event.text.args["n"])), int(str(event.text.args["hits"]))
    return Roll(hits, dice * chance)
