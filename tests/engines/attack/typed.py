"""Typed plans of Attack!, and what makes its refusals true (AT-28)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.attack import board, names
from engines.attack.components import REGIONS
from engines.attack.state import State
from engines.contract import Key, Seat
from engines.kit.rng import Rng, pick

GENERAL: tuple[str, ...] = ()
_VERBS = ("move", "blitz", "strategic", "diplomacy", "naval", "build", "end", "claim", "place")


def line(state: State, seat: Seat, chance: Rng) -> str:
    fitting = _VERBS[:7] if state.phase == "play" else _VERBS[7:]
    verb = pick(chance, fitting if chance.below(12) else _VERBS)
    only = f"if {pick(chance, ['ok', 'fail'])} 1: " if not chance.below(8) else ""
    return only + _said(state, seat, verb, chance)


def _said(state: State, seat: Seat, verb: str, chance: Rng) -> str:
    own = sorted(board.own(state, seat)) or list(REGIONS)
    if verb in ("move", "blitz", "strategic"):
        return f"{verb} {', '.join(_march(own, chance) for _ in range(1 + chance.below(2)))}"
    if verb == "diplomacy":
        return f"diplomacy {_region(chance)}"
    if verb == "naval":
        ships = " ".join(pick(chance, list("SBDC")) for _ in range(1 + chance.below(4)))
        return f"naval {ships}{pick(chance, ['', ' retreat below 50', ' retreat never'])}"
    if verb == "build":
        rest = f", rest {pick(chance, list('ITAP'))} {pick(chance, own)}"
        items = [f"{1 + chance.below(4)}{pick(chance, list('ITAP'))} {pick(chance, own)}"]
        items += ["1D"] if not chance.below(4) else []
        only_rest = f"build{rest[1:]}"
        whole = f"build {', '.join(items)}{rest if chance.below(2) else ''}"
        return only_rest if not chance.below(5) else whole
    if verb == "claim":
        return f"claim {_region(chance)} > {_region(chance)}"
    if verb == "place":
        here = pick(chance, own)
        return f"place 2I+1T {here}, 1A+1P {pick(chance, own)}, capital {here}"
    return verb


def _region(chance: Rng) -> str:
    return pick(chance, list(REGIONS))


def _march(own: list[str], chance: Rng) -> str:
    start = pick(chance, own) if chance.below(6) else _region(chance)
    near = REGIONS[start].land if hasattr(REGIONS[start], "land") else ()
    goal = pick(chance, list(near)) if near and chance.below(3) else _region(chance)
    force = f"{1 + chance.below(3)}{pick(chance, list('ITAP'))}"
    planes = pick(chance, ["", "", "", " planes on", " planes back", " planes ask"])
    return f"{force} {start}>{goal}{planes}"


def spell(picks: tuple[Key, ...]) -> str:
    """Whole steps are not single answers in this game; only the plainest can be spelled."""
    return "end" if picks == ("end",) else ""


Args = Mapping[str, Any]


def _used(state: State, seat: Seat, args: Args) -> bool:
    return bool(state.used)


def _not_mine(state: State, seat: Seat, args: Args) -> bool:
    return all(names.region(region) != args.get("region") for region in board.own(state, seat))


FACTS: Mapping[str, Callable[[State, Seat, Args], bool]] = {
    "at-no-action-used": _used,
    "at-no-not-yours": _not_mine,
    "at-no-your-turn": lambda state, seat, args: state.active != seat,
    "at-no-actions-left": lambda state, seat, args: len(state.used) >= 3,
}
