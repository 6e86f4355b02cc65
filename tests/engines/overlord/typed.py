"""Typed lines of Overlord, and what makes their refusals true (OV-36)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.contract import Key, Seat
from engines.kit.rng import Rng
from engines.overlord import ENGINE, roles
from engines.overlord.state import State
from tests.engines.overlord import test_36_anything as anything

GENERAL: tuple[str, ...] = ()


def line(state: State, seat: Seat, chance: Rng) -> str:
    return anything.line(state, chance)


def spell(picks: tuple[Key, ...]) -> str:
    """The answers that are whole lines."""
    key = picks[0] if len(picks) == 1 else ""
    verb, _, arg = key.partition("/")
    if verb in ("done", "end"):
        return "done"
    return f"{verb} {arg}" if verb in ("retreat", "flags") else ""


def _no_unit(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    named = str(args.get("hex", "")).upper()
    own = roles.who(seat)[0]
    return named not in state.units or state.units[named].side != own


def _not_on_turn(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    """Another side is, or others of the own side."""
    offer = ENGINE.offers(state).get(seat)
    return roles.who(seat)[0] != state.side or offer is None or not offer.required


FACTS: Mapping[str, Callable[[State, Seat, Mapping[str, Any]], bool]] = {
    "ov-err-no-unit": _no_unit,
    "ov-err-not-your-turn": _not_on_turn,
}
