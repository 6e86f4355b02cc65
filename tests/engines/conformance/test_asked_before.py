"""Nothing that cannot be had back goes at one unasked press: the law bites in every game.

Who gives away cards of Attack! is asked as well: tests/engines/attack/test_15_rest.py."""

from __future__ import annotations

from dataclasses import replace

import pytest

from conformance.cases import Case, cases_of
from conformance.laws import nothing_is_lost_by_accident
from engines.contract import Offers
from engines.registry import engine

ENDS = (
    ("race_to_the_rhine", "end"),
    ("attack", "end"),
    ("attack", "naval"),
    ("attack", "done"),
    ("attack", "caretaker"),
    ("total_domination", "pass"),
    ("total_domination", "done"),
    ("overlord", "done"),
)
"""What asks whether somebody is sure."""
DECLARED = (
    ("attack", "harmless"),
    ("overlord", "harmless"),
    ("quartermaster", "harmless"),
    ("race_to_the_rhine", "spare"),
)
"""What the tests of a game say that needs no such question."""


def caught(cases: list[Case]) -> bool:
    for case in cases:
        try:
            nothing_is_lost_by_accident(case)
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize(("game", "verb"), ENDS)
def test_an_answer_that_ends_all_without_asking_is_caught(
    game: str, verb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = type(engine(game))
    offers = kind.offers

    def unasked(self: object, state: object) -> Offers:
        return {
            seat: offer._replace(
                choices=tuple(
                    choice._replace(confirm=None) if choice.verb == verb else choice
                    for choice in offer.choices
                )
            )
            for seat, offer in offers(self, state).items()
        }

    monkeypatch.setattr(kind, "offers", unasked)
    assert caught(cases_of(game))


@pytest.mark.parametrize(("game", "what"), DECLARED)
def test_what_needs_no_question_has_to_be_declared(game: str, what: str) -> None:
    assert caught([replace(case, **{what: ()}) for case in cases_of(game)])
