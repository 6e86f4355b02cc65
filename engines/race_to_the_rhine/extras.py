"""What the game offers besides its rules: whose turn is next, what somebody has, its cards, how its
past is told."""

from __future__ import annotations

from typing import Any

from engines.contract import Msg, Seat, msg
from engines.extras import CardText
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.components import CARDS, NUMBERS, Card
from engines.race_to_the_rhine.state import State


def next_turn(state: State) -> Seat | None:
    at = state.order.index(state.active) + 1
    order = (*state.order[at:], *state.order[:at])
    return next((army for army in order if not state.players[army].resigned), None)


def pieces(state: State, seat: Seat) -> dict[str, str]:
    """A space with the corps there and whether it is halted; a space under own control."""
    found = {space: "control" for space, army in state.control.items() if army == seat}
    for name, corps in position.own_corps(state, seat):  # type: ignore[arg-type]
        here = f"{name}{' halted' if corps.halted else ''}"
        found[corps.space] = f"{found.get(corps.space, '')} {here}".strip()
    return found


def hand(state: State, seat: Seat) -> list[str]:
    return []  # the cards a player has won lie open


def cards(state: State | None) -> tuple[CardText, ...]:
    """Each name once."""
    found: dict[str, CardText] = {}
    for card in CARDS.values():
        name = names.card(card.id)
        found.setdefault(name.id, CardText(card.id, name, _text(card)))
    return tuple(found.values())


def _text(card: Card) -> Msg:
    """In the words of the help card."""
    if card.cost is not None:
        fuel = f"{card.cost.fuel}F" if card.cost.fuel else ""
        gain = msg(f"rr-help-gain-{'medal' if card.medal else 'marks'}", n=card.ammo_marks)
        kind = card.type if card.type in ("elite", "panzer") else "division"
        return msg(f"rr-help-enemy-{kind}", price=f"{card.cost.ammo}A{fuel}", gain=gain)
    now = card.type == "resistance" and not card.keep
    shown = f"{card.type}-now" if now else card.type
    return msg(f"rr-help-card-{shown.replace('_', '-')}", fuel=f"{NUMBERS.go_on_fuel}F")


def held(view: Any, seat: Seat) -> frozenset[str]:
    owned = {space.id for space in view.spaces if seat in (space.owner, space.token)}
    return frozenset(owned | {corps.space for corps in view.corps if corps.army == seat})
