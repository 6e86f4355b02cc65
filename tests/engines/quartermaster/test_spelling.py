"""Names in typed turns, in English and Polish (QM-26.18, QM-33.41)."""

from __future__ import annotations

import pytest

from bot.text import LANGUAGES, words
from engines.contract import Illegal
from engines.quartermaster import ENGINE, names
from engines.quartermaster.components import COUNTRIES, SPACES, book
from engines.quartermaster.orders import spelling
from tests.engines.quartermaster.table import table


def read(seat: str, text: str) -> list[str]:
    """The picks that are named, those of one answer joined."""
    orders, state = ENGINE.orders, table(turn=seat).state
    said = [orders.step(state, seat, line) for line in orders.read(state, seat, text).plan]
    wishes = [(wish, step.skip) for step in said for wish in step.wishes]
    return [
        (" ".join(wish.keys) or f"{wish.nothing}/none") + (" else skip" if skip else "")
        for wish, skip in wishes
    ]


@pytest.mark.parametrize(
    "typed",
    [
        "play land_battle; battle ukraine; discard none",
        "Play Land Battle; Battle Ukraine; discard nothing",
        "zagraj Bitwa lądowa; bitwa Ukraina; odrzuć nic",
        "zagraj bitwa ladowa\nwalcz UKRAINA\nodrzuc nie",
    ],
)
def test_qm_26_18_a_plan_is_typed_in_english_or_polish(typed: str):
    assert read("germany", typed) == ["play/germany.lb", "battle/ukraine", "discard/none"]


def test_qm_26_18_every_space_and_card_goes_by_its_name_in_every_language():
    for lang in LANGUAGES:
        say = words(lang).say
        for space in SPACES:
            assert spelling.space(say(names.space(space))) == space, (lang, space)
        for card in book():
            assert spelling.card(card.partition(".")[0], say(names.card(card))) == card, lang
        for country in COUNTRIES:
            assert spelling.country(say(names.country(country))) == country, lang


def test_qm_26_18_a_name_with_commas_is_one_card_and_cards_are_told_apart():
    name = "Markiz Linlithgow ogłasza, że Indie są w stanie wojny"
    assert read("uk", f"zagraj {name}") == ["play/uk.lord_linlithgow"]
    assert read("uk", "discard raf, Destroyers, land battle+2") == [
        "discard/uk.raf discard/uk.destroyers discard/uk.lb+2"
    ]


def test_qm_26_18_the_beginning_of_a_name_is_enough_where_it_fits_one():
    assert read("germany", "play blitz; build scand; pas; use dive b albo pomiń") == [
        "play/germany.blitzkrieg",
        "build/scandinavia",
        "pass",
        "use/germany.dive_bombers else skip",
    ]
    with pytest.raises(Illegal) as refusal:
        read("germany", "play submarines")
    assert refusal.value.reason.id == "turn-unknown-near"


def test_qm_33_41_a_card_of_another_country_is_known_as_such():
    assert read("germany", "play Rasputitsa") == ["play/ussr.rasputitsa"]
    assert read("ussr", "wyeliminuj Ukraina.Niemcy") == ["eliminate/ukraine.germany"]


def test_qm_26_18_a_polish_turn_is_carried_out():
    t = table("germany:A@germany,eastern_europe; ussr:A@ukraine", hands={"germany": "lb ba"})
    t.do("germany", "zagraj bitwa lądowa; bitwa ukraina")
    assert t.happened("battle", "ukraine") == 1
