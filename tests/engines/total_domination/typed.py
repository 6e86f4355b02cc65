"""Typed orders of Total Domination, and what makes its refusals true (chapter X)."""

from __future__ import annotations

from engines.contract import Key, Seat
from engines.kit.rng import Rng, pick
from engines.total_domination import ground, position
from engines.total_domination.components import CARDS
from engines.total_domination.orders import plan
from engines.total_domination.state import State
from tests.engines.total_domination.truths import FACTS

__all__ = ["FACTS", "GENERAL", "begun", "line", "spell"]
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
