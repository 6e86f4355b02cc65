"""Choices in words, against the real words of a game."""

import pytest

from bot.app.match_choice import called, find, picks
from engines import registry
from engines.contract import Illegal, Offer
from engines.kit.rng import SeededRng
from tests.bot.app.house import refused

GAME = "race_to_the_rhine"


@pytest.fixture(scope="module")
def offer() -> Offer:
    engine = registry.engine(GAME)
    state = engine.new(["red", "white"], {"turn_order": "listed"}, SeededRng(b"words"))
    return engine.offers(state)["red"]


@pytest.mark.parametrize("text", ["trucks/2", "trucks 2", "  TRUCKS   2 "])
def test_a_choice_is_named_by_its_key(offer: Offer, text: str) -> None:
    assert find(GAME, offer, text, called) == "trucks/2"


def test_every_choice_can_be_named_as_its_button_names_it(offer: Offer) -> None:
    for choice in offer.choices:
        names = list(called(GAME, choice))
        found = [find(GAME, offer, name, called) for name in names]
        assert choice.key in found, names


def test_a_name_that_fits_several_choices_names_none(offer: Offer) -> None:
    assert find(GAME, offer, "nonsense", called) is None
    with refused("table-no-such-choice-example"):
        picks(GAME, offer, "nonsense", called)


def test_several_answers_to_one_question_are_joined_with_commas(offer: Offer) -> None:
    several = Offer(offer.question, offer.choices, (), offer.waiting, "turn/1", most=2)
    assert picks(GAME, several, "trucks/1, trucks 2", called) == ("trucks/1", "trucks/2")


def test_a_name_that_is_nearly_right_is_answered_with_the_right_one(offer: Offer) -> None:
    with pytest.raises(Illegal) as refusal:
        picks(GAME, offer, "trukcs/1", called)
    assert refusal.value.reason.id == "table-no-such-choice-near"
    assert refusal.value.reason.args["near"] == "trucks/1"
