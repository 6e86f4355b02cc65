"""The cards as anybody may look them up."""

from __future__ import annotations

from engines.contract import Msg, msg
from engines.extras import CardText
from engines.race_to_the_rhine import names
from engines.race_to_the_rhine.components import CARDS, NUMBERS, Card
from engines.race_to_the_rhine.state import State


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
