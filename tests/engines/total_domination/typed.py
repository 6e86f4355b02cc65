"""Typed orders of Total Domination, and what makes its refusals true (chapter X)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.contract import Key, Seat
from engines.kit.rng import Rng, pick
from engines.total_domination import ground, names, position
from engines.total_domination.components import BIT, CARDS, LIMIT, NATIONS, SPACES
from engines.total_domination.orders import plan
from engines.total_domination.state import State

GENERAL = ("td-x-none",)
_SPELLED = {key: word for word, key in plan.VERB.items()}


def line(state: State, seat: Seat, chance: Rng) -> str:
    """A word and what it is about; cards mostly from the own hand, units mostly that stand."""
    word = pick(chance, list(plan.WORDS))
    held = state.hands[seat].cards
    things = []
    for slot in plan.WORDS[word]:
        if slot == tuple(CARDS) and held and chance.below(4):
            things.append(pick(chance, held))
        else:
            things.append(pick(chance, list(slot)))
    pos = position.of(state)
    power = position.powers_of(seat)[0]
    if word in ("move", "recall") and chance.below(3):
        units = list(ground.own_units(pos, power))
        if units:
            unit, space = pick(chance, units)
            nation, _, kind = unit.rstrip("!").partition(".")
            things[:3] = [nation, kind, space]
    return " ".join([word, *things])


def begun(state: State, seat: Seat) -> str:
    return ""


def spell(picks: tuple[Key, ...]) -> str:
    return "; ".join(filter(None, map(_spelled, picks)))


def _spelled(key: Key) -> str:
    verb, _, arg = key.partition("/")
    word = _SPELLED.get(verb, verb)
    things = arg.split(".") if arg else []
    if verb == "attack":
        nation, kind, space = things
        things = [space, nation, kind]
    return " ".join([word, *things]) if word in plan.WORDS else key


def _card_missing(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    return all(names.card(card) != args["card"] for card in state.hands[seat].cards)


def _not_on_turn(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    return position.seat_of(state, state.active) != seat


def _space(args: Mapping[str, Any]) -> str:
    return next(s for s in SPACES if names.space(s) == args["space"])


def _no_unit(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    there = [
        u
        for u, space in ground.own_units(position.of(state), state.active)
        if space == _space(args)
    ]
    return all(names.unit(unit.rstrip("!")) != args["unit"] for unit in there)


def _full(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    space = _space(args)
    return bool(position.of(state).full & BIT[space]) and args["limit"] == LIMIT[space]


def _not_controlled(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    pos = position.of(state)
    mine = [power for power in position.powers_of(seat) if names.seat(power) == args["who"]]
    return all(not BIT[_space(args)] & pos.control[power] for power in mine)


def _marked(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    return bool(BIT[_space(args)] & position.of(state).destroyed)


def _no_tech(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    own = state.powers[state.active].techs
    return all(names.tech(tech) != args["tech"] for tech in own)


def _passed(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    return any(state.powers[power].passed for power in position.powers_of(seat))


def _no_pool(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    pos = position.of(state)
    units = [f"{nation}.{kind}" for nation in NATIONS for kind in plan.KINDS]
    named = [unit for unit in units if names.unit(unit) == args["unit"]]
    return all(pos.pool(unit) < 1 for unit in named)


FACTS: Mapping[str, Callable[[State, Seat, Mapping[str, Any]], bool]] = {
    "td-x-card": _card_missing,
    "td-x-turn": _not_on_turn,
    "td-x-nounit": _no_unit,
    "td-x-stack": _full,
    "td-x-control": _not_controlled,
    "td-x-marker": _marked,
    "td-x-tech": _no_tech,
    "td-x-passed": _passed,
    "td-x-pool": _no_pool,
}
