"""Typed lines of Overlord, and what makes their refusals true (OV-36)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.contract import Key, Seat
from engines.kit.rng import Rng
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


FACTS: Mapping[str, Callable[[State, Seat, Mapping[str, Any]], bool]] = {}
