"""The first page of the sandbox: which seat, which battle."""

from __future__ import annotations

import pytest

from bot.sandbox import start


def wish(**more: object) -> start.Wish:
    facts = {"game": "overlord", "people": 2, "computers": [start.NAMES[1]]}
    return start.read(facts | more)


def test_battles_to_learn_with_come_first() -> None:
    assert next(iter(start.battles("overlord").values())).startswith("Training")
    assert start.battles("race_to_the_rhine") == {}


def test_every_role_can_be_mine() -> None:
    assert start.roles("overlord", 8)[:2] == ["Axis commander", "Axis left general"]
    assert wish(seat=1).seat == 1
    with pytest.raises(start.Complaint):
        wish(seat=2)


def test_a_battle_that_does_not_fit_so_many_is_refused_in_words() -> None:
    training = next(iter(start.battles("overlord")))
    assert wish(scenario=training).scenario == training
    with pytest.raises(start.Complaint, match="is for 2 people"):
        wish(scenario=training, people=8)
    with pytest.raises(start.Complaint, match="no such battle"):
        wish(scenario="waterloo")
