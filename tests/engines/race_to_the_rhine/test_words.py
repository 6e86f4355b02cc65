"""Everything the game says has words, in English and Polish, and no words are left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.text import Words, words
from bot.text.rulebook import rulebook
from engines.contract import Msg, Offer, OrderBook
from engines.kit.simulate import QuickRng
from engines.race_to_the_rhine import ENGINE, names
from engines.race_to_the_rhine.components import CARDS, CORPS, SPACES
from engines.race_to_the_rhine.orders import TypedOrders
from engines.race_to_the_rhine.setup import OPTIONS
from tests.engines.catalogue import catalogue
from tests.engines.race_to_the_rhine import bot

ROOT = Path(__file__).parents[3]
GAME = "race_to_the_rhine"
LANGS = ("en", "pl")
SETUPS: tuple[tuple[tuple[str, ...], dict[str, str]], ...] = (
    (("red", "white", "blue"), {"weather": "on"}),
    (("white", "blue", "red"), {"common_deck": "on", "harder": "red+white+blue"}),
    (("red", "blue"), {"training": "on", "round_limit": "6"}),
    (("white", "red"), {}),
    (("red",), {"solo_limit": "14"}),
    (("white",), {"weather": "on", "solo_limit": "14", "harder": "white"}),
    (("blue",), {"solo_limit": "14", "harder": "blue"}),
)


@pytest.fixture(scope="module")
def tongues() -> dict[str, Words]:
    return {lang: words(lang) for lang in LANGS}


def spoken_of() -> str:
    """A pattern for every id that the code can speak of, from its literal and f-strings."""
    sources = [
        *(ROOT / "engines/race_to_the_rhine").rglob("*.py"),
        *(ROOT / "renderers").rglob("race_to_the_rhine*/*.py"),
        *(ROOT / "renderers").glob("race_to_the_rhine*.py"),
        *(ROOT / "bot").rglob("*.py"),
        ROOT / "data/race_to_the_rhine/lesson.json",
    ]
    ids: set[str] = set()
    for source in sources:
        text = source.read_text("utf-8")
        for found in re.findall(r'"(rr-(?:\{[^}]*\}|[^"\s/{}])+)"', text):
            ids.add("".join(_anything(part) for part in re.split(r"(\{[^}]*\})", found)))
        for code in re.findall(r'\brefuse(?:\.why)?\(\s*"([A-Z_]+)"', text):
            ids.add(f"rr-err-{code.lower().replace('_', '-')}")
        for tail in re.findall(r'\{GAMES\[game\]\.prefix\}-([^"]+)"', text):
            ids.add("rr-" + "".join(_anything(part) for part in re.split(r"(\{[^}]*\})", tail)))
    return "|".join(sorted(ids))


def _anything(part: str) -> str:
    return "[a-z0-9_-]+" if part.startswith("{") else re.escape(part)


def test_both_languages_say_the_same_things() -> None:
    english, polish = (catalogue(GAME, lang) for lang in LANGS)
    assert set(english) == set(polish)
    differing = {message for message in english if english[message] != polish[message]}
    assert not differing


def test_no_words_are_left_over() -> None:
    pattern = re.compile(spoken_of())
    assert not [message for message in catalogue(GAME, "en") if not pattern.fullmatch(message)]


def test_everything_the_code_names_outright_has_words() -> None:
    known = set(catalogue(GAME, "en"))
    outright = {
        message
        for message in re.split(r"\|", spoken_of())
        if "[" not in message and message[-1] != "-"
    }
    nobody_confers = {"rr-talk-rules"}  # said where a game opens a private conversation
    missing = {message.replace("\\", "") for message in outright} - known - nobody_confers
    assert not missing


def test_every_piece_has_a_name(tongues: dict[str, Words]) -> None:
    called = [
        *map(names.space, SPACES),
        *map(names.corps, CORPS),
        *map(names.card, CARDS),
        *(Msg(f"rr-option-{option.name}") for option in OPTIONS),
        *(Msg(f"rr-option-{option.name}-help") for option in OPTIONS),
        *(Msg(f"rr-option-{o.name}-{value}") for o in OPTIONS for value in o.values),
    ]
    for tongue in tongues.values():
        assert all(tongue.say(name) for name in called)


def test_no_two_spaces_and_no_two_corps_have_the_same_name(tongues: dict[str, Words]) -> None:
    for tongue in tongues.values():
        for called in ([*map(names.space, SPACES)], [*map(names.corps, CORPS)]):
            assert len({tongue.say(name) for name in called}) == len(called)


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_everything_said_in_a_game_has_words(
    seats: tuple[str, ...], options: dict[str, str], tongues: dict[str, Words]
) -> None:
    said: set[str] = set()
    for seed in range(2):
        for message in messages(seats, options, seed):
            if (key := repr(message)) in said:
                continue
            said.add(key)
            for tongue in tongues.values():
                check(tongue.say(message), message)
    assert len(said) > 300


def check(text: str, message: Msg) -> None:
    """Words without gaps, doubled blanks or lost brackets."""
    assert text.strip(), message
    assert not re.search(r"[{}]|  | [,;]| \.(?!\.)|\(\)", text), (message.id, text)


def messages(seats: tuple[str, ...], options: dict[str, str], seed: int) -> Iterator[Msg]:
    """Everything said in a random game: questions, answers, events."""
    dice, chance = QuickRng(seed), QuickRng(seed + 100)
    state = ENGINE.new(seats, options, dice)
    verbs: set[str] = set()
    for _ in range(4000):
        offers = ENGINE.offers(state)
        if not offers:
            return
        ((seat, offer),) = offers.items()
        yield from spoken(offer, verbs)
        for event in ENGINE.apply(state, seat, bot.picks(seat, offer, chance), dice):
            yield event.text
    raise AssertionError("the game does not end")


def spoken(offer: Offer, verbs: set[str]) -> Iterator[Msg]:
    yield offer.question
    yield offer.waiting
    for choice in offer.choices:
        yield choice.label
        if choice.verb not in verbs:
            verbs.add(choice.verb)
            yield Msg(f"rr-verb-{choice.verb}")


def test_labels_are_short_enough_for_a_menu(tongues: dict[str, Words]) -> None:
    seen: set[str] = set()
    for message in messages(("red", "white", "blue"), {"weather": "on"}, 5):
        if message.id.startswith("rr-do-") and repr(message) not in seen:
            seen.add(repr(message))
            for tongue in tongues.values():
                # The label that lists halted corps is cut by the edge; its beginning says it all.
                limit = 400 if message.id.startswith("rr-do-trucks") else 80
                assert len(tongue.say(message)) <= limit, tongue.say(message)


def test_standing_answers_have_words(tongues: dict[str, Words]) -> None:
    orders = ENGINE.orders
    assert orders is not None
    state = ENGINE.new(("red", "white"), {}, QuickRng(1))
    menu = orders.menu(state, "red", OrderBook())
    for message in (menu.question, menu.waiting, *(choice.label for choice in menu.choices)):
        for tongue in tongues.values():
            check(tongue.say(message), message)
    for verb in {choice.verb for choice in menu.choices}:
        assert all(tongue.say(Msg(f"rr-verb-{verb}")) for tongue in tongues.values())


def test_every_question_names_a_rule_that_can_be_looked_up() -> None:
    dice, chance = QuickRng(3), QuickRng(4)
    state = ENGINE.new(("red", "white", "blue"), {}, dice)
    rules: set[str] = set()
    while offers := ENGINE.offers(state):
        ((seat, offer),) = offers.items()
        rules.add(offer.rule)
        ENGINE.apply(state, seat, bot.picks(seat, offer, chance), dice)
    orders = ENGINE.orders
    assert orders is not None
    rules.add(orders.menu(state, "red", OrderBook()).rule)
    assert len(rules) > 8
    for lang in LANGS:
        assert all(rulebook("race_to_the_rhine", lang).find(rule) for rule in rules)


def test_rr_23_18_a_turn_is_said_back_with_what_it_picks(tongues: dict[str, Words]) -> None:
    state = ENGINE.new(("blue", "red"), {"turn_order": "listed"}, QuickRng(1))
    text = "trucks max; supply orleans mix; cmd move XII vitry > chalons; mark aachen"
    echo = TypedOrders(ENGINE).paraphrase(state, "blue", text)
    for message in echo:
        for tongue in tongues.values():
            check(tongue.say(message), message)
    assert tongues["en"].say(echo[0]) == "1. “trucks max” – Take trucks: 3 trucks, 3 left."
    assert [each.id for each in echo] == ["turn-echo"] * 3 + ["turn-echo-later"]
    assert [each.id for each in TypedOrders(ENGINE).paraphrase(state, "red", "trucks 1")]
    (nothing,) = TypedOrders(ENGINE).paraphrase(state, "blue", "load XII all")
    assert tongues["en"].say(nothing) == "1. “load XII all” – nothing to do."
