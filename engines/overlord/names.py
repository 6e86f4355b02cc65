"""The names of things, as messages. Built once each."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engines.contract import Msg, Seat, msg
from engines.overlord.checking import Fault
from engines.overlord.components import CARDS, CardId, Face
from engines.overlord.scenario import Objective, Scenario, Words


def _id(kind: str, name: str) -> str:
    return f"ov-{kind}-{name.lower().replace('_', '-')}"


@cache
def side(name: str) -> Msg:
    return msg(_id("side", name))


@cache
def role(name: str) -> Msg:
    return msg(_id("role", name))


@cache
def seat(name: Seat) -> Msg:
    return msg(f"ov-seat-{name}")


@cache
def card(name: CardId) -> Msg:
    return msg(_id("card", name))


@cache
def card_text(name: CardId) -> Msg:
    """What a card does."""
    card = CARDS[name]
    return msg(f"ov-text-{card.family.replace('_', '-')}", n=card.orders)


@cache
def unit(kind: str) -> Msg:
    return msg(_id("unit", kind))


@cache
def cls(name: str) -> Msg:
    return msg(_id("class", name))


@cache
def feature(name: str) -> Msg:
    return msg(_id("feature", name))


@cache
def face(name: Face) -> Msg:
    return msg(_id("face", name))


def faces(rolled: list[Face]) -> tuple[Msg, ...]:
    return tuple(face(one) for one in rolled)


def cards(some: Iterable[CardId]) -> tuple[Msg, ...]:
    return tuple(card(one) for one in some)


def written(words: Words) -> Msg:
    """What a scenario says for itself, in the words of its file."""
    return msg("ov-written", en=words.en or words.pl, pl=words.pl or words.en)


def warning(scenario: Scenario, fault: Fault) -> Msg:
    """A special rule in the words of the scenario; anything else as the check says it."""
    for rule in scenario.special_rules:
        if (fault.code, fault.what) == ("SCN_SPECIAL", rule.id):
            return msg("ov-warn-special", rule=written(Words(en=rule.en, pl=rule.pl)))
    return msg("ov-warn", code=fault.code, what=fault.what)


def goal(objective: Objective) -> Msg:
    """An objective without a name goes by its first hex."""
    if objective.name and (objective.name.en or objective.name.pl):
        return written(objective.name)
    return msg("ov-goal", hex=objective.hexes[0])
