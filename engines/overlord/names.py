"""The names of things, as messages. Built once each."""

from __future__ import annotations

from functools import cache

from engines.contract import Msg, msg
from engines.kit.naming import named, several
from engines.overlord.checking import Fault
from engines.overlord.components import CARDS, CardId
from engines.overlord.scenario import Objective, Scenario, Words


def _spelt(name: str) -> str:
    return name.lower().replace("_", "-")


seat = named("ov-seat-{}")
side = named("ov-side-{}", _spelt)
role = named("ov-role-{}", _spelt)
card = named("ov-card-{}", _spelt)
cards = several(card)
unit = named("ov-unit-{}", _spelt)
cls = named("ov-class-{}", _spelt)
feature = named("ov-feature-{}", _spelt)
face = named("ov-face-{}", _spelt)
faces = several(face)


@cache
def unit_at(kind: str, cell: str) -> Msg:
    """A unit as people point at it."""
    return msg("ov-unit-at", unit=unit(kind), hex=cell)


@cache
def card_text(name: CardId) -> Msg:
    """What a card does."""
    card = CARDS[name]
    return msg(f"ov-text-{card.family.replace('_', '-')}", n=card.orders)


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
