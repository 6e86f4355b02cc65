"""Bad input and what it is told (QM-33). What offers exclude anyway is refused with a reason."""

from __future__ import annotations

import pytest

from engines.contract import Illegal
from engines.kit import play
from engines.kit.rng import ScriptedRng, SeededRng
from engines.quartermaster import ENGINE
from engines.quartermaster.components import COUNTRIES
from engines.quartermaster.orders import refusals
from engines.quartermaster.state import Protection
from tests.engines.quartermaster.table import Table, table, words


def why(t: Table, seat: str, key: str) -> str:
    """The code of the refusal; its words must be sayable, and nothing may change."""
    before = ENGINE.dump(t.state)
    found = refusals.why(t.state, seat, key)
    assert ENGINE.dump(t.state) == before
    for lang in ("en", "pl"):
        assert words(found, lang)
    return found.id.removeprefix("qm-").partition("-")[0]


def test_qm_33_1_qm_33_35_other_peoples_seats_and_old_buttons_are_the_tables_affair():
    """E-01 and E-35: an engine knows seats, not people; a seat that is not asked is refused."""
    t = table("", hands={"germany": "ba"})
    with pytest.raises(Illegal):
        play.play(ENGINE, t.state, "uk", ("drop/uk.ba",), ScriptedRng())


def test_qm_33_2_another_country_is_on_turn():
    t = table("uk:A@india", hands={"germany": "ba"})
    assert why(t, "uk", "play/uk.ba") == "e02"
    assert t.cannot("uk", "play/uk.ba")


def test_qm_33_3_an_action_of_another_phase():
    t = table("germany:A@germany", hands={"germany": "ba lb"})
    assert why(t, "germany", "discard/germany.lb") == "e03"
    t.do("germany", "drop ba")
    assert why(t, "germany", "reallocate") == "e03"


def test_qm_33_4_a_second_play():
    t = table("germany:A@germany", hands={"germany": "blitzkrieg lb"})
    t.do("germany", "play blitzkrieg")
    assert why(t, "germany", "play/germany.lb") == "e04"
    used = table("germany:A@germany", hands={"germany": "lb"}, statuses={"germany": "conscription"})
    used.do("germany", "instead conscription; build italy")
    assert why(used, "germany", "play/germany.lb") == "e04"


def test_qm_33_5_ending_the_phase_without_a_play():
    t = table("germany:A@germany", hands={"germany": "lb"}, statuses={"germany": "conscription"})
    assert why(t, "germany", "done") == "e05"
    assert t.cannot("germany", "pass")


def test_qm_33_6_a_card_that_is_not_there():
    t = table("germany:A@germany", hands={"germany": "lb"})
    assert why(t, "germany", "play/germany.plunder") == "e06"
    assert why(t, "germany", "instead/germany.conscription") == "e06"
    assert why(t, "germany", "use/germany.blitzkrieg") == "e06"


def test_qm_33_7_used_from_hand():
    t = table("germany:A@germany", hands={"germany": "blitzkrieg"})
    assert why(t, "germany", "use/germany.blitzkrieg") == "e07"


@pytest.mark.parametrize(
    "typed", ["fly ukraine", "build atlantis", "play lightning_war", "name france"]
)
def test_qm_33_8_unknown_words(typed: str):
    t = table("germany:A@germany", hands={"germany": "lb"})
    with pytest.raises(Illegal) as refusal:
        ENGINE.orders.read(t.state, "germany", typed)
    assert refusal.value.reason.id == "qm-e08"
    assert words(refusal.value.reason)


def test_qm_33_8_the_nearest_word_is_suggested():
    with pytest.raises(Illegal) as refusal:
        ENGINE.orders.read(table("").state, "germany", "build ukrane")
    assert refusal.value.reason.args["suggestion"] == "ukraine"


def placing(units: str, turn: str = "germany", card: str = "ba", **more) -> Table:
    t = table(units, turn, hands={turn: card}, **more)
    t.do(turn, f"play {card}")
    return t


def test_qm_33_9_to_33_13_where_a_unit_may_not_come():
    """QM-33.9, QM-33.10, QM-33.11, QM-33.12, QM-33.13"""
    t = placing("germany:A@germany,siberia,eastern_europe; ussr:A@ukraine")
    assert why(t, "germany", "build/baltic_sea") == "e09"
    assert why(t, "germany", "build/germany") == "e10"
    assert why(t, "germany", "build/ukraine") == "e11"
    assert why(t, "germany", "build/india") == "e12"
    assert why(t, "germany", "build/mongolia") == "e13"
    for space in ("baltic_sea", "germany", "ukraine", "india", "mongolia"):
        assert t.cannot("germany", f"build/{space}")


def test_qm_33_12_a_closed_strait_is_named():
    t = placing("germany:A@balkans,western_europe N@mediterranean_sea", card="bn")
    found = refusals.why(t.state, "germany", "build/bay_of_bengal")
    assert found.id == "qm-e12"
    assert found.args["strait"].id == "qm-strait-closed"


def test_qm_33_14_an_empty_pool():
    units = "italy:A@italy,balkans,germany,western_europe"
    t = placing(units, "italy")
    assert why(t, "italy", "build/eastern_europe") == "e14"


def test_qm_33_15_redeclaring_what_cannot_be():
    t = placing("germany:A@germany,siberia")
    assert why(t, "germany", "redeclare/siberia") == "e15"
    assert why(t, "germany", "redeclare/italy") == "e15"


def fighting(units: str, **more) -> Table:
    t = table(units, hands={"germany": "lb"}, **more)
    t.do("germany", "play lb")
    return t


def test_qm_33_16_to_33_18_where_no_battle_may_be():
    """QM-33.16, QM-33.17, QM-33.18"""
    t = fighting("germany:A@germany; italy:A@italy; ussr:A@balkans; uk:A@balkans")
    assert why(t, "germany", "battle/india") == "e16"
    assert why(t, "germany", "battle/italy") == "e17"
    assert why(t, "germany", "battle/baltic_sea") == "e18"
    assert why(t, "germany", "battle/balkans.usa") == "e18"  # the victim is not there


def test_qm_33_19_qm_33_20_cards_owed():
    t = table(
        "uk:A@united_kingdom N@north_sea",
        "uk",
        hands={"uk": "lb ba sb"},
        statuses={"uk": "resistance"},
    )
    t.do("uk", "instead resistance")
    assert why(t, "uk", "discard/usa.lb") == "e19"
    assert why(t, "uk", "skip") == "e20"
    with pytest.raises(Illegal):
        play.play(ENGINE, t.state, "uk", ("discard/uk.lb",), ScriptedRng())


def test_qm_33_21_used_already():
    t = table(
        "germany:A@germany,eastern_europe; ussr:A@ukraine,russia",
        hands={"germany": "lb"},
        statuses={"germany": "dive_bombers blitzkrieg"},
    )
    t.do("germany", "play lb; battle ukraine; use dive_bombers; battle russia")
    assert why(t, "germany", "use/germany.dive_bombers") == "e21"


def test_qm_33_22_a_condition_that_does_not_hold():
    t = table("germany:A@germany", hands={"germany": "lb"}, statuses={"germany": "blitzkrieg"})
    assert why(t, "germany", "use/germany.blitzkrieg") == "e22"
    found = refusals.why(t.state, "germany", "use/germany.blitzkrieg")
    assert "land battle" in words(found)


def test_qm_33_22_a_card_that_may_be_used_in_another_way_is_told_so():
    held, lying = {"ussr": "ba lb sb"}, {"ussr": "guards"}
    t = table("ussr:A@moscow", "ussr", hands=held, statuses=lying)
    offer = ENGINE.offers(t.state)["ussr"]
    [way] = [choice for choice in offer.choices if choice.arg == "ussr.guards"]
    found = refusals.why(t.state, "ussr", "use/ussr.guards")
    assert (found.id, found.args["open"]) == ("qm-e22", way.label)


def test_qm_33_23_after_passing():
    passed = table(
        "germany:A@eastern_europe; ussr:A@ukraine",
        hands={"germany": "lb"},
        responses={"ussr": "stalingrad"},
    )
    passed.do("germany", "play lb; battle ukraine")
    passed.state.flow[-1].passed.append("ussr")
    assert why(passed, "ussr", "use/ussr.stalingrad") == "e23"


def test_qm_33_24_an_instead_status_in_its_first_turn():
    t = table("germany:A@germany", hands={"germany": "conscription lb"})
    t.do("germany", "play conscription")
    assert why(t, "germany", "instead/germany.conscription") == "e24"


def test_qm_33_25_qm_33_26_removing_what_one_may_not():
    t = table("germany:A@germany; uk:A@india", hands={"germany": "ba"})
    assert why(t, "germany", "remove/india") == "e25"
    t.state.protected.append(Protection("germany", "germany", "turn"))
    assert why(t, "germany", "remove/germany") == "e26"
    assert t.cannot("germany", "remove/germany")


@pytest.mark.parametrize(
    ("hand", "deck", "option", "reason"),
    [
        ("plunder*5", "lb", "off", "qm-why-option-off"),
        ("plunder*3", "lb", "on", "qm-why-few-cards"),
        ("plunder*5", "", "on", "qm-why-no-deck"),
    ],
)
def test_qm_33_27_reallocation_is_not_possible(hand: str, deck: str, option: str, reason: str):
    t = table(
        "", hands={"germany": hand}, decks={"germany": deck}, options={"reallocation": option}
    )
    found = refusals.why(t.state, "germany", "reallocate")
    assert (found.id, found.args["reason"].id) == ("qm-e27", reason)


def test_qm_33_27_not_a_second_time_and_qm_33_28_not_another_kind_of_card():
    t = table(
        "",
        hands={"germany": "plunder*8"},
        decks={"germany": "lb blitzkrieg"},
        options={"reallocation": "on"},
        rng=SeededRng(b"x"),
    )
    t.do("germany", "reallocate; discard plunder, plunder+2, plunder+3, plunder+4")
    assert why(t, "germany", "take/germany.blitzkrieg") == "e28"
    t.do("germany", "take lb")
    assert refusals.why(t.state, "germany", "reallocate").args["reason"].id == "qm-why-once"


def test_qm_33_29_set_up_takes_exactly_three():
    state = ENGINE.new(COUNTRIES, {}, SeededRng(b"x"))
    first = ENGINE.offers(state)["uk"].choices[0].key
    with pytest.raises(Illegal):
        play.play(ENGINE, state, "uk", (first,), ScriptedRng())
    assert refusals.why(state, "uk", first).id == "qm-e29"


def test_qm_33_30_a_card_that_can_do_nothing():
    t = table("", hands={"germany": "lb ba"})
    assert why(t, "germany", "play/germany.lb") == "e30"


def test_qm_33_31_a_country_that_does_not_qualify():
    t = table("usa:A@western_europe", "usa", hands={"usa": "b26_marauder"})
    t.do("usa", "play b26_marauder")
    assert why(t, "usa", "name/japan") == "e31"


def test_qm_33_32_qm_33_39_cards_of_others_are_answered_alike_whatever_the_truth():
    held = table("germany:A@germany", hands={"germany": "ba"}, responses={"uk": "raf"})
    not_held = table("germany:A@germany", hands={"germany": "ba"}, responses={"uk": "destroyers"})
    answers = {repr(refusals.why(t.state, "usa", "use/uk.raf")) for t in (held, not_held)}
    assert len(answers) == 1
    assert why(held, "usa", "use/uk.raf") == "e32"
    assert why(held, "germany", "play/italy.ba") == "e32"


def test_qm_33_33_looking_at_a_hidden_zone():
    t = table("", hands={"uk": "raf ba", "germany": "ba"})
    found = refusals.why(t.state, "germany", "look/uk.hand")
    assert (found.id, found.args["n"]) == ("qm-e33", 2)


def test_qm_33_34_after_the_end():
    t = table("", "usa", hands={"usa": "ba"}, round_number=20)
    t.do("usa", "drop ba")
    assert why(t, "usa", "play/usa.ba") == "e34"


def test_qm_33_36_lifting_what_cannot_be_lifted():
    t = table("germany:A@germany,balkans", hands={"germany": "autobahn"})
    t.do("germany", "play autobahn; lift balkans; build italy")
    assert why(t, "germany", "lift/italy") == "e36"


def test_qm_33_36_a_card_of_italy_is_no_place_to_lift_from():
    t = table("germany:A@germany,balkans", hands={"germany": "autobahn"})
    t.do("germany", "play autobahn; lift balkans; build italy")
    assert why(t, "germany", "discard/italy.italian_east_africa") == "e00"


def test_qm_33_37_a_space_the_card_does_not_name():
    t = table("uk:A@united_kingdom", "uk", hands={"uk": "increased_commonwealth_support"})
    t.do("uk", "play increased_commonwealth_support")
    assert why(t, "uk", "recruit/africa") == "e37"


@pytest.mark.parametrize("options", [{"players": "7"}, {"reallocation": "maybe"}])
def test_qm_33_38_tables_that_cannot_be(options: dict[str, str]):
    assert words(ENGINE.check(COUNTRIES, options))
    assert words(ENGINE.check(COUNTRIES[:3], {}))
