"""Typed commands of Quartermaster General, and what makes its refusals true (QM-33)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.contract import Key, Seat
from engines.kit.rng import Rng, pick
from engines.quartermaster import ENGINE, names
from engines.quartermaster.components import BIT, COUNTRIES, LAND, SPACES, TEAM, book
from engines.quartermaster.state import Situation, State

GENERAL = ("qm-nothing-open",)
_CARDS = tuple(book())
_PLACES = ("build", "recruit", "redeclare", "battle", "eliminate", "lift", "free", "remove")
_HAND = ("play", "drop", "instead", "discard", "use", "tuck", "swap")


def line(state: State, seat: Seat, chance: Rng) -> str:
    nation = state.nations[seat]
    held = [*nation.hand, *nation.statuses, *nation.responses, pick(chance, _CARDS)]
    kind = chance.below(8)
    if kind < 3:
        return f"{pick(chance, _HAND)} {pick(chance, held)}"
    if kind < 6:
        return f"{pick(chance, _PLACES)} {pick(chance, list(SPACES))}"
    if kind == 6:
        return f"name {pick(chance, list(COUNTRIES))}"
    return pick(chance, ["pass", "skip", "none", "discard none", "reallocate", "stop", "mill"])


def begun(state: State, seat: Seat) -> str:
    return ""


def spell(picks: tuple[Key, ...]) -> str:
    if not picks:
        return "discard none"
    verb, _, first = picks[0].partition("/")
    things = ", ".join(key.partition("/")[2] for key in picks)
    return f"{verb} {things}" if first else verb


def _space(args: Mapping[str, Any]) -> str:
    return next(s for s in SPACES if names.space(s) == args["space"])


def _country(args: Mapping[str, Any]) -> str:
    return next((c for c in COUNTRIES if names.country(c) == args["country"]), "")


def _on_turn(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    return state.country != seat and _country(args) == state.country


def _own_unit(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    return bool(state.units[_country(args)] & BIT[_space(args)])


def _friend(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    there = [c for c in COUNTRIES if state.units[c] & BIT[_space(args)]]
    return any(TEAM[c] == TEAM[seat] for c in there)


def _enemy(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    there = [c for c in COUNTRIES if state.units[c] & BIT[_space(args)]]
    return any(TEAM[c] != TEAM[seat] for c in there)


def _kind(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    return (args["kind"] == "army") is bool(BIT[_space(args)] & LAND)


def _held(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    """E-06: nothing of the zone has the card's name."""
    card = args["card"]
    nation = state.nations[seat]
    zone = nation.hand if args["zone"] == "hand" else [*nation.statuses, *nation.responses]
    return all(names.card(each) != card for each in zone)


def _in_hand(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    return any(names.card(each) == args["card"] for each in state.nations[seat].hand)


def _others(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    return _country(args) != seat


def _played(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    return (state.duty and state.country == seat) or _passing(state)


def _must_play(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    asked = not state.duty and state.country == seat and state.step == "play"
    return asked or _passing(state)


def _passing(state: State) -> bool:
    """What is not meant for a situation passes it first, and is judged after that."""
    return isinstance(state.flow[-1], Situation)


def _asked(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    """E-00 names the question that is open to the seat."""
    offer = ENGINE.offers(state).get(seat)
    return _passing(state) or (offer is not None and offer.question == args["question"])


def _phase(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    return _passing(state) or (
        args["now"] == names.step(state.step) and args["wanted"] != args["now"]
    )


FACTS: Mapping[str, Callable[[State, Seat, Mapping[str, Any]], bool]] = {
    "qm-e00": _asked,
    "qm-e02": _on_turn,
    "qm-e03": _phase,
    "qm-e04": _played,
    "qm-e05": _must_play,
    "qm-e06": _held,
    "qm-e07": _in_hand,
    "qm-e09": _kind,
    "qm-e10": _own_unit,
    "qm-e11": _enemy,
    "qm-e17": _friend,
    "qm-e30": _in_hand,
    "qm-e32": _others,
}
