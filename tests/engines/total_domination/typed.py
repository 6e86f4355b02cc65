"""Typed orders of Total Domination, and what makes its own refusals true (TD-X.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.contract import Key, Seat
from engines.kit.rng import Rng, pick
from engines.total_domination import cards, ground, names, position
from engines.total_domination.components import (
    BIT,
    CARDS,
    MEMBERS,
    NATIONS,
    NEUTRAL,
    POWERS,
    SPACES,
    TECHS,
)
from engines.total_domination.orders.spelling import KINDS
from engines.total_domination.state import Actions, State, Steps

GENERAL = ("td-x-none",)
Fact = Callable[[State, Seat, Mapping[str, Any]], bool]
_THINGS: Mapping[str, tuple[str, ...]] = {
    "card": tuple(CARDS), "space": tuple(SPACES), "kind": tuple(KINDS), "tech": tuple(TECHS),
    "nation": (*NATIONS, NEUTRAL), "power": (*POWERS, *MEMBERS), "how": ("ask", "best", "look"),
}  # fmt: skip
FORMS = (
    "operate card", "event card", "event card power", "technology card", "lend card",
    "strike card", "rocket card tech power", "pass", "done", "form kind space",
    "recall nation kind space", "move nation kind space space", "move kind space > space",
    "attack space nation kind", "attack kind in space", "uboat space", "sail space space",
    "attack-uboat space", "attack-resistance space", "place-satellite space",
    "place-resistance space", "aim space space", "hit nation kind", "research card", "keep card",
    "keep card, card", "drop card", "give card", "swap card", "spy power how", "burn card",
    "reserve card", "discard card", "withdraw nation kind space", "deploy nation kind space",
    "bomb space space", "operate card if-free space", "operate card else skip", "dance",
)  # fmt: skip


def line(state: State, seat: Seat, chance: Rng) -> str:
    """A word and what it is about; cards mostly from the own hand, units mostly that stand."""
    word, *slots = pick(chance, FORMS).split(" ")
    held = state.hands[seat].cards
    units = list(ground.own_units(position.of(state), position.powers_of(seat)[0]))
    things = [_thing(slot, held if chance.below(4) else [], chance) for slot in slots]
    if slots[:3] == ["nation", "kind", "space"] and units and chance.below(3):
        unit, space = pick(chance, units)
        things[:3] = [*unit.rstrip("!").split("."), space]
    return " ".join([word, *things])


def _thing(slot: str, held: list[str], chance: Rng) -> str:
    name, comma = slot.rstrip(","), slot.endswith(",")
    among = held if name == "card" and held else list(_THINGS.get(name, (name,)))
    return pick(chance, among) + "," * comma


def begun(state: State, seat: Seat) -> str:
    return ""


_SPELLED = {
    "sink": "attack-uboat", "quell": "attack-resistance", "satellite": "place-satellite",
    "resistance": "place-resistance",
}  # fmt: skip


def spell(picks: tuple[Key, ...]) -> str:
    return "; ".join(filter(None, map(_spelled, picks)))


def _spelled(key: Key) -> str:
    verb, _, arg = key.partition("/")
    word, things = _SPELLED.get(verb, verb), arg.split(".") if arg else []
    if verb in ("to", "back") or "" in things:
        return ""
    return " ".join([word, *things])


# ---- facts


def _frame(state: State) -> Steps | None:
    return next((frame for frame in reversed(state.flow) if isinstance(frame, Steps)), None)


def _space(args: Mapping[str, Any]) -> str:
    return next(space for space in SPACES if names.space(space) == args["space"])


def _hostile(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    there = ground.hostile(position.of(state), position.powers_of(seat)[0])
    return bool(there & BIT[_space(args)])


def _unfed(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    pos, frame = position.of(state), _frame(state)
    assert frame
    here = [unit for unit, space in ground.own_units(pos, frame.power) if space == _space(args)]
    known = any(names.unit(unit) == args["unit"] for unit in here)
    return known and not pos.fed[frame.power] & BIT[_space(args)]


def _recalled(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    frame = _frame(state)
    return frame is not None and bool(frame.recalled)


def _known(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    return any(names.tech(tech) == args["tech"] for tech in state.powers[state.active].techs)


def _joined(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    nation = next(n for n in state.owners if names.nation(n) == args["nation"])
    return bool(state.owners[nation])


FACTS: Mapping[str, Fact] = {
    "td-x-enemy": _hostile,
    "td-x-supply": _unfed,
    "td-x-recall": _recalled,
    "td-why-no-events": lambda s, seat, a: s.rules.scenario == "rise",
    "td-why-colour": lambda s, seat, a: (
        not any(
            names.nation(CARDS[card].country) == a["nation"]
            and cards.usable_colour(s, s.active, card)
            for card in s.hands[seat].cards
        )
    ),
    "td-why-colour-joining": lambda s, seat, a: not _joined(s, seat, a),
    "td-why-void": lambda s, seat, a: isinstance(s.flow[-1], Actions),
    "td-why-empty-pile": lambda s, seat, a: not s.discard,
    "td-why-nothing-there": lambda s, seat, a: bool(s.discard),
    "td-why-one-tech": lambda s, seat, a: bool(s.powers[s.active].pending),
    "td-why-known": _known,
    "td-why-needs": lambda s, seat, a: not _known(s, seat, {"tech": a["needed"]}),
    "td-why-needs-any": lambda s, seat, a: (
        not any(_known(s, seat, {"tech": each}) for each in a["needed"])
    ),
    "td-why-no-lend": lambda s, seat, a: a["power"] == names.power(s.active),
    "td-why-joined": _joined,
    "td-why-lent": lambda s, seat, a: s.powers[s.active].lend,
    "td-why-lend-min": lambda s, seat, a: a["value"] < a["min"] and a["n"] == len(s.uboats),
    "td-why-last-year": lambda s, seat, a: s.year == s.last_year,
    "td-why-first-pass": lambda s, seat, a: s.rules.reserve == "last",
    "td-why-lent-no-reserve": lambda s, seat, a: any(
        s.powers[power].lend for power in position.powers_of(seat)
    ),
}
