"""Everything the game says has words, in English and Polish."""

from __future__ import annotations

import pytest

from bot.text import Words, words
from bot.text.rulebook import Rulebook
from engines.contract import Msg, OrderBook
from engines.kit.simulate import QuickRng, walk
from engines.overlord import ENGINE, library, names
from engines.overlord.components import CARDS, FEATURES, TYPES
from tests.engines.catalogue import catalogue

GAME = "overlord"
LANGS = ("en", "pl")


@pytest.fixture(scope="module")
def tongues() -> list[Words]:
    return [words(lang) for lang in LANGS]


def test_both_languages_say_the_same_things() -> None:
    english, polish = (catalogue(GAME, lang) for lang in LANGS)
    assert set(english) == set(polish)
    assert [message for message in english if english[message] != polish[message]] == []


def test_every_piece_card_and_option_has_a_name(tongues: list[Words]) -> None:
    wanted = [
        *map(names.unit, TYPES),
        *map(names.feature, FEATURES),
        *map(names.card, CARDS),
        *(Msg(f"ov-text-{card.family.replace('_', '-')}") for card in CARDS.values()),
        *(Msg(f"ov-option-{option.name}") for option in ENGINE.options),
        *(Msg(f"ov-option-{option.name}-help") for option in ENGINE.options),
        *(o.names.get(v, Msg(f"ov-option-{o.name}-{v}")) for o in ENGINE.options for v in o.values),
    ]
    for tongue in tongues:
        assert not [name.id for name in wanted if not tongue.knows(name.id)]


@pytest.mark.parametrize("scenario", list(library.scenarios()))
def test_everything_said_in_a_battle_has_words(scenario: str, tongues: list[Words]) -> None:
    options = {"scenario": scenario, "air": "on"}
    seats = [seat for chair in ENGINE.chairs(options) for seat in chair]
    dice = QuickRng(1)
    state = ENGINE.new(seats, options, dice)
    said: set[str] = set()
    for n, (offers, _, _) in enumerate(walk(ENGINE, state, dice, QuickRng(2))):
        for offer in offers.values():
            texts = [offer.question, offer.waiting, *(choice.label for choice in offer.choices)]
            texts += [Msg(f"ov-verb-{choice.verb}") for choice in offer.choices]
            for text in texts:
                if text.id not in said:
                    said.add(text.id)
                    assert all(tongue.say(text).strip() for tongue in tongues)
        if n > 600:
            break
    assert len(said) > 20


def test_every_question_names_a_rule_that_can_be_looked_up() -> None:
    books = [Rulebook("overlord", lang) for lang in LANGS]
    assert books[0].rules.keys() == books[1].rules.keys()
    dice = QuickRng(3)
    seats = [seat for chair in ENGINE.chairs({}) for seat in chair]
    rules: set[str] = set()
    for offers, _, _ in walk(ENGINE, ENGINE.new(seats, {}, dice), dice, QuickRng(4)):
        rules |= {offer.rule for offer in offers.values()}
    assert not rules - books[0].rules.keys()
    assert len(rules) > 8


def test_standing_orders_have_words(tongues: list[Words]) -> None:
    orders = ENGINE.orders
    assert orders
    seats = [seat for chair in ENGINE.chairs({}) for seat in chair]
    menu = orders.menu(ENGINE.new(seats, {}, QuickRng(1)), "axis_chief", OrderBook())
    for choice in menu.choices:
        assert all(tongue.say(choice.label) for tongue in tongues)
        assert all(tongue.say(Msg(f"ov-verb-{choice.verb}")) for tongue in tongues)
