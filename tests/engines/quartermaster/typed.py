"""Typed commands of Quartermaster General, and what makes its refusals true (QM-33)."""

from __future__ import annotations

from engines.contract import Key, Seat
from engines.kit.rng import Rng, pick
from engines.quartermaster.components import COUNTRIES, SPACES, book
from engines.quartermaster.state import State
from tests.engines.quartermaster.truths import FACTS

__all__ = ["FACTS", "GENERAL", "begun", "line", "spell"]
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
    return pick(
        chance,
        [
            "pass",
            "skip",
            "none",
            "discard none",
            "reallocate",
            "stop",
            "mill",
            "dance",
            "look japan.hand",
            "discard two",
            "build atlantis",
            "name spain",
        ],
    )


def begun(state: State, seat: Seat) -> str:
    return ""


def spell(picks: tuple[Key, ...]) -> str:
    if not picks:
        return "discard none"
    verb, _, first = picks[0].partition("/")
    things = ", ".join(key.partition("/")[2] for key in picks)
    return f"{verb} {things}" if first else verb
