"""Choices in words, against the real words of a game."""

import pytest

from bot.app.play.typed import (
    SHOWN,
    choice_named,
    examples,
    keys_named,
    limited,
    names_of,
    picks,
    shown,
)
from bot.text import LANGUAGES, words
from conformance.cases import cases_of, random_game
from engines import registry
from engines.contract import Illegal, Offer
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng
from engines.quartermaster.components import COUNTRIES
from tests.bot.app.house import refused

GAME = "race_to_the_rhine"


@pytest.fixture(scope="module")
def offer() -> Offer:
    engine = registry.engine(GAME)
    state = engine.new(["red", "white"], {"turn_order": "listed"}, SeededRng(b"words"))
    return engine.offers(state)["red"]


@pytest.mark.parametrize("text", ["trucks/2", "trucks 2", "  TRUCKS   2 "])
def test_a_choice_is_named_by_its_key(offer: Offer, text: str) -> None:
    assert choice_named(GAME, offer, text, names_of) == "trucks/2"


def test_every_choice_can_be_named_as_its_button_names_it(offer: Offer) -> None:
    for choice in offer.choices:
        names = list(names_of(GAME, choice))
        found = [choice_named(GAME, offer, name, names_of) for name in names]
        assert choice.key in found, names


def test_a_name_that_fits_several_choices_names_none(offer: Offer) -> None:
    assert choice_named(GAME, offer, "nonsense", names_of) is None
    with refused("turn-not-possible"):
        picks(GAME, offer, "nonsense", names_of)


def test_several_answers_to_one_question_are_joined_with_commas(offer: Offer) -> None:
    several = Offer(offer.question, offer.choices, (), offer.waiting, "turn/1", most=2)
    assert picks(GAME, several, "trucks/1, trucks 2", names_of) == ("trucks/1", "trucks/2")


def test_two_copies_of_a_card_are_named_as_the_menu_names_them() -> None:
    engine = registry.engine("quartermaster")
    state = engine.new(tuple(COUNTRIES), {}, SeededRng(b"copies"))
    offers = engine.offers(state).values()
    twice = [(o, c) for o in offers for c in o.choices if o.find(f"{c.key}+2")]
    assert twice
    for drop, card in twice:
        label = words("en").say(card.label)
        assert choice_named("quartermaster", drop, label, names_of) == card.key
        two = picks("quartermaster", drop, f"{label}, {label}", names_of)
        assert two == (card.key, f"{card.key}+2")


def test_a_name_that_is_nearly_right_is_answered_with_the_right_one(offer: Offer) -> None:
    with pytest.raises(Illegal) as refusal:
        picks(GAME, offer, "trukcs/1", names_of)
    assert refusal.value.reason.id == "table-no-such-choice-near"
    (near,) = [refusal.value.reason.args["near"]]
    assert words("en").say(near) == "Take trucks: 1 truck, 5 left"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("take 2 trucks", "trucks/2"),
        ("Take trucks: 2 trucks, 4 left", "trucks/2"),
        ("2 ciężarówki", "trucks/2"),
        ("take the supplies in Lisieux 3A", "supply/lisieux.3a"),
        ("Bonus Lisieux 3a", "supply-plus/lisieux.3a"),
    ],
)
def test_tb_6_16_what_the_menu_says_is_understood_and_whatever_fits_only_one(
    offer: Offer, text: str, key: str
) -> None:
    assert picks(GAME, offer, text, names_of) == (key,)


@pytest.mark.parametrize("text", ["tr", "take", "Lisieux", "trucks 1 2"])
def test_what_fits_several_choices_or_none_is_asked_for_again(offer: Offer, text: str) -> None:
    with pytest.raises(Illegal):
        picks(GAME, offer, text, names_of)


def test_tb_6_16_a_refusal_shows_two_examples_as_menus_name_them_and_no_key(offer: Offer) -> None:
    with pytest.raises(Illegal) as refusal:
        picks(GAME, offer, "xyzzy", names_of)
    for lang in ("en", "pl"):
        said = words(lang).say(refusal.value.reason)
        assert "/" not in said.replace("/do", "").replace("/zrób", "")


def test_tb_6_16_the_two_examples_differ_where_all_choices_are_of_one_kind(offer: Offer) -> None:
    trucks = tuple(choice for choice in offer.choices if choice.verb == "trucks")
    one, other = examples(GAME, offer._replace(choices=trucks))
    assert one != other


def test_single_letters_begin_no_word(offer: Offer) -> None:
    """`give A-R>R` is notation of a game, and no beginning of *Give Armor to the right*."""
    assert choice_named(GAME, offer, "take 2 t", names_of) is None
    with pytest.raises(Illegal):
        picks(GAME, offer, "t 2 t", names_of)


@pytest.mark.parametrize(
    ("least", "most", "said"),
    [
        (3, 3, "This question takes exactly 3 answers, not 4."),
        (1, 3, "This question takes between 1 and 3 answers, not 4."),
    ],
)
def test_how_many_answers_a_question_takes_is_said(
    offer: Offer, least: int, most: int, said: str
) -> None:
    some = offer._replace(least=least, most=most)
    with pytest.raises(Illegal) as refusal:
        picks(GAME, some, "nothing, of, this, kind", names_of)
    assert words("en").say(refusal.value.reason) == said


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_label_on_the_screen_can_be_typed_as_it_stands(game: str) -> None:
    """In both languages, at positions all through a game; labels that are alike name neither. Of
    a long list every so many."""
    case, missed, tried = cases_of(game)[0], [], 0
    for _, saved in random_game(case, 1).sample(8, QuickRng(1)):
        for offer in case.engine.offers(case.engine.load(saved)).values():
            for lang in LANGUAGES:
                said = [words(lang).say(shown(game, choice)) for choice in offer.choices]
                labelled = list(zip(offer.choices, said, strict=True))
                for choice, label in labelled[:: 1 + len(said) // 25]:
                    if said.count(label) == 1:
                        tried += 1
                        if keys_named(game, offer, label, names_of) != (choice.key,):
                            missed.append((lang, label, choice.key))
    assert tried > 100
    assert not missed, missed


def test_what_was_typed_is_repeated_up_to_a_limit() -> None:
    assert limited("x" * SHOWN) == "x" * SHOWN
    assert limited("x" * (SHOWN + 1)) == "x" * (SHOWN - 1) + "…"
