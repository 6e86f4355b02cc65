"""Section 36: whoever types something wrong reads what is wrong and what would be possible."""

from __future__ import annotations

import pytest

from bot.text import words
from engines.contract import Illegal
from engines.overlord import ENGINE
from tests.engines.overlord.table import ORDERS, Table, code_of, fight, open_battle, orders, table

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
K, L, C = "allies_chief", "allies_left", "allies_center"
ARMY = "ALLIES F2 infantry, ALLIES F7 armor" + FAR


def check(t: Table, seat: str, text: str, code: str, *said: str) -> None:
    """The code, and the sentence in English and Polish."""
    reason = t.refused(seat, text)
    assert (code_of(reason), *(words(lang).say(reason) for lang in ("en", "pl"))) == (code, *said)


def given(t: Table, text: str) -> Table:
    """Generals without a card roll a flag, which orders nobody."""
    t.roll("FFF")
    t.do(K, f"{text}; send")
    t.dice.left.clear()
    return t


def test_ov_36_1_a_line_is_refused_as_a_whole_and_later_lines_stop_there() -> None:
    t = table(ARMY, hand="probe_left attack_center move_out")
    assert code_of(t.refused(K, "give P-L>L, A-C>L")) == "NOT_OFFERED"
    assert t.state.draft.gifts == []
    with pytest.raises(Illegal) as stopped:
        t.do(K, "give P-L>L; give A-C>L; send")
    assert stopped.value.reason.id == "turn-not-possible"
    assert [gift.card for gift in t.state.draft.gifts] == ["probe_left"], "the first line stands"
    assert t.state.phase == "select"


def test_ov_36_1_no_card_is_laid_for_a_line_that_fails_further_on() -> None:
    t = given(table(ARMY, hand="probe_left probe_right dig_in"), "give P-L>L")
    assert code_of(t.refused(L, "play P-L @2: F7 F8")) == "NOT_OFFERED"
    assert t.state.staff["left"].laid == []


def test_ov_36_2_what_is_possible_is_named_the_nearest_first() -> None:
    units = "ALLIES C1 armor, AXIS C3 armor, ALLIES E5 infantry, AXIS E7 infantry"
    t = open_battle(table(units + FAR), "C1 E5")
    assert words("en").say(t.refused(L, "E5xE9")) == (
        "“E5xE9” will not do here. Which attack next? "
        "You could say “Attack: E5 → Armor at C3 (1 die)”, "
        "“Attack: E5 → Infantry at E7 (2 dice)”, “Attack: C1 → Armor at C3 (3 dice)”."
    )


def test_ov_36_2_a_line_is_quoted_as_it_was_typed() -> None:
    t = given(table(ARMY, hand="probe_left probe_right dig_in"), "give P-L>L")
    assert words("en").say(t.refused(L, "done")).startswith("“done” will not do here")


@pytest.mark.parametrize(
    ("typed", "form"), [("attack E6 with E5", "E7xE8"), ("move the infantry", "E5-E7")]
)
def test_ov_36_2_who_types_a_verb_is_shown_the_form_without_it(typed: str, form: str) -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR)
    said = f"“{typed}” is not understood. Write it like this: `{form}`."
    assert words("en").say(t.refused(L, typed)) == said


@pytest.mark.parametrize("enemy", ["ambush probe_left", "probe_left probe_right"])
def test_ov_36_3_refusals_know_no_card_of_somebody_else(enemy: str) -> None:
    """OV-29.14: whatever the enemy holds, the same sentence comes."""
    t = fight("ALLIES E5 infantry, AXIS E7 infantry, AXIS E9 infantry" + FAR, enemy=enemy)
    t.state.discards = []
    reason = t.refused(L, "E5xE9")
    assert words("en").say(reason).endswith("You could say “Attack: E5 → Infantry at E7 (2 dice)”.")


def test_ov_36_4_game_over() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR, medals=1)
    t.roll("ISS")
    t.do(L, "E5xE6")
    for seat, text in ((L, "E5xE6"), (K, "give P-L>L"), ("axis_chief", "give P-L>L")):
        assert code_of(t.refused(seat, text)) == "NOT_OFFERED"


def test_ov_36_1_nothing_is_filed_that_its_turn_will_not_ask_for() -> None:
    t = orders("ALLIES E5 infantry, AXIS E7 infantry" + FAR)
    for seat, text in ((K, "give P-L>L"), (K, "visit C"), ("axis_right", "E7-E8"), (C, "flags 1")):
        assert code_of(t.refused(seat, text)) == "NOT_OFFERED"
    assert ORDERS.read(t.state, "axis_chief", "give P-R>R; send").plan, "for the turn after"


def test_ov_36_7_not_your_role() -> None:
    t = orders("ALLIES E5 infantry, ALLIES E11 infantry" + FAR, ordered="E5 E11")
    said = "That is for the commander.", "O tym decyduje głównodowodzący."
    check(t, L, "give P-L>L", "NOT_YOUR_ROLE", *said)
    for text in ("E5-E6", "play P-L: E5", "E5xE6"):
        assert code_of(t.refused(K, text)) == "NOT_YOUR_ROLE"


def test_ov_36_33_not_your_card() -> None:
    t = given(table(ARMY, hand="probe_left probe_right dig_in"), "give P-L>L")
    said = "Your cards this turn: Probe Left.", "Twoje karty w tej turze: Rozpoznanie (lewo)."
    check(t, L, "play A-L @2: F7", "NOT_YOUR_CARD", *said)


def test_ov_36_43_a_unit_that_has_no_order_or_has_moved() -> None:
    t = orders(
        "ALLIES E5 infantry, ALLIES F1 infantry, ALLIES E11 infantry" + FAR, ordered="E5 E11"
    )
    said = (
        "At F1 you have no unit with an order that can still move. Still to move: Infantry at E5.",
        "Na F1 nie masz oddziału z rozkazem, który może się jeszcze ruszyć. "
        "Do ruchu zostaje: Piechota na E5.",
    )
    check(t, L, "F1-F2", "IDLE", *said)
    assert code_of(t.refused(L, "E11-E12")) == "IDLE", "another general's"


def test_ov_36_43_a_unit_that_is_shut_in_cannot_be_moved() -> None:
    walls = ", ".join(f"ALLIES {cell} infantry" for cell in ("E4", "E6", "D4", "D5", "F4", "F5"))
    t = orders(f"ALLIES E5 infantry, {walls}, ALLIES C1 infantry" + FAR, ordered="C1 E5")
    said = words("en").say(t.refused(L, "E5-E7"))
    assert said == (
        "At E5 you have no unit with an order that can still move. Still to move: Infantry at C1."
    )
    t.do(L, "E5-; C1-")
    assert [e.text.args["hex"] for e in t.events if e.text.id == "ov-stays"] == ["E5", "C1"]


def test_ov_31_10_a_unit_stays_though_another_is_asked_about() -> None:
    t = orders("ALLIES E5 infantry, ALLIES C1 infantry" + FAR, ordered="C1 E5")
    t.do(L, "C1-; E5-")
    assert [e.text.args["hex"] for e in t.events if e.text.id == "ov-stays"] == ["C1", "E5"]


def test_ov_36_44_no_card_is_laid_for_units_it_cannot_be_used_for() -> None:
    t = given(table(ARMY, hand="attack_center probe_right dig_in"), "give A-C>C")
    said = (
        "There is no unit on I20 that Attack Center could be used for.",
        "Na I20 nie ma oddziału, dla którego można zagrać kartę: Atak (środek).",
    )
    check(t, C, "play A-C @3: I20", "NOBODY", *said)
    assert t.state.staff["center"].laid == []
    assert words("en").say(t.refused(C, "play A-C @2: I20")) == (
        "“play A-C @2: I20” will not do here. Attack Center: on which section? "
        "You could say “Play: Attack Center on section 3”, “Play: Attack Center on section 4”."
    )


def test_ov_36_75_a_line_nobody_asks_for_is_quoted_as_it_was_typed() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry, AXIS E7 infantry" + FAR)
    assert words("en").say(t.refused(C, "done")).startswith("“done” can only be said")


@pytest.mark.parametrize("enemy", ["ambush probe_left", "probe_left probe_right"])
def test_ov_36_74_holding_no_ambush_is_never_an_error(enemy: str) -> None:
    t = table("ALLIES E5 infantry, AXIS E6 infantry" + FAR, enemy=enemy)
    t.state.discards = []
    t = open_battle(t, "E5")
    filed = ORDERS.read(t.state, "axis_chief", "ambush E6 yes, others no")
    answer = ORDERS.answer(t.state, "axis_chief", ENGINE.offers(t.state)["axis_chief"], filed)
    assert answer
    assert answer.picks
    t.press("axis_chief", *answer.picks)


def test_ov_36_75_lines_that_fail_later_are_told_and_the_plan_goes_on() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E6 infantry 1, ALLIES E7 infantry, AXIS G8 infantry" + FAR,
        ordered="E5 E7",
    )
    t.roll("ISS SS")
    t.do(L, "E5xE6=; E7xE6; E7xG8")
    assert [told.args["line"] for told in t.skipped] == ["E7xE6"]
    assert t.state.attack
    assert t.state.attack.target == "G8"
