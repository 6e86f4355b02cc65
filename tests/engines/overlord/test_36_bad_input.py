"""Section 36: whoever types something wrong reads what is wrong and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from bot.text import words
from engines.contract import Illegal, Msg
from engines.overlord import ENGINE
from engines.overlord.state import Laid, Plane, Rules
from tests.engines.overlord.table import ORDERS, Table, code_of, fight, open_battle, orders, table

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
K, L, C, R = "allies_chief", "allies_left", "allies_center", "allies_right"
HAND = "probe_left attack_center move_out barrage recon_right assault_left"


def sentences(reason: Msg) -> tuple[str, str]:
    """What is said, in English and in Polish."""
    return words("en").say(reason), words("pl").say(reason)


def check(t: Table, seat: str, text: str, code: str, said: str) -> None:
    """The code, the English sentence, and a Polish one without English in it."""
    reason = t.refused(seat, text)
    english, polish = sentences(reason)
    assert (code_of(reason), english) == (code, said)
    assert polish
    assert polish != english
    assert polish.endswith("."), polish


def select(hand: str = HAND, units: str = "ALLIES I1 infantry", **more: Any) -> Table:
    return table(units + FAR, hand=hand, **more)


def given(card: str, units: str = "ALLIES F2 infantry, ALLIES F7 armor", **more: Any) -> Table:
    """The left general has got a card."""
    t = table(units + FAR, hand=f"{card} probe_right move_out dig_in", **more)
    return sent(t, f"give {_code(card)}>L")


def sent(t: Table, text: str) -> Table:
    """Generals without a card roll a flag, which orders nobody."""
    t.roll("FFF")
    t.do(K, f"{text}; send")
    t.dice.left.clear()
    return t


def _code(card: str) -> str:
    from engines.overlord.components import CARDS

    return CARDS[card].code


# ---- in general


def test_ov_36_1_a_line_is_refused_as_a_whole_and_later_lines_stop_there() -> None:
    t = select()
    assert code_of(t.refused(K, "give P-L>L, A-C>L")) == "WRONG_ARROW"
    assert t.state.draft.gifts == []
    with pytest.raises(Illegal) as stopped:
        sent(t, "give P-L>L; give A-C>L")
    assert stopped.value.reason.id == "ov-err-wrong-arrow"
    assert [gift.card for gift in t.state.draft.gifts] == ["probe_left"], "the first line stands"
    assert t.state.phase == "select"


def test_ov_36_1_no_die_is_rolled_for_a_line_that_fails_further_on() -> None:
    t = table("ALLIES E5 infantry" + FAR, hand="probe_left probe_right dig_in")
    sent(t, "give P-L>L")
    assert code_of(t.refused(L, "play P-L @2: E5 E6")) == "NO_UNIT"
    assert t.state.staff["left"].laid == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("E5-D5", "HEX_TAKEN"),  # a neighbour: its first illegal step
        ("E5-F4", "IMPASSABLE"),
        ("E5-E6-E7", "STOPS_AT"),  # a typed path: its first illegal step
        ("E5-F5-F6-F7", "TOO_FAR"),
        ("E5-E7", "STOPS_AT"),  # any other: only a stop bars the way
        ("E5-C4", "HEX_TAKEN"),
        ("E5-G4", "IMPASSABLE"),  # its class can never enter it
        ("E5-E3", "HEDGEROW"),
        ("E5-E9", "TOO_FAR"),
    ],
)
def test_ov_36_2_the_first_code_that_applies_to_a_move(text: str, code: str) -> None:
    t = orders(
        "ALLIES E5 infantry, AXIS D5 infantry, AXIS C4 infantry" + FAR,
        "F4:river G4:lake E6:forest D6:forest F6:forest E3:hedgerow",
    )
    if text == "E5-F5-F6-F7":
        t = orders("ALLIES E5 infantry" + FAR)
    assert code_of(t.refused("allies_left", text)) == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("discard DI", "WRONG_PHASE"),
        ("keep P-L", "WRONG_PHASE"),
        ("play RF=A-L: F2", "BAD_COMMAND"),
    ],
)
def test_ov_36_4_what_can_be_read_is_not_called_unreadable(text: str, code: str) -> None:
    t = given("probe_left", "ALLIES F2 infantry, ALLIES F7 infantry")
    assert code_of(t.refused(L, text)) == code


def test_ov_36_2_of_several_codes_the_first_of_the_table() -> None:
    """Not held, and it would be the last card; an enemy unit, and too many."""
    t = select("probe_left probe_right")
    assert code_of(t.refused(K, "give P-L>L, A-C>C")) == "CARD_NOT_HELD"
    t = given("recon_left", "ALLIES F2 infantry, AXIS F3 infantry")
    assert code_of(t.refused(L, "play R-L @1: F2 F3")) == "NO_UNIT"


@pytest.mark.parametrize("enemy", ["ambush probe_left", "probe_left probe_right"])
def test_ov_36_3_refusals_know_no_card_of_somebody_else(enemy: str) -> None:
    """OV-29.14: whatever the enemy holds, the same sentence comes."""
    t = fight("ALLIES E5 infantry, AXIS E7 infantry, AXIS E9 infantry" + FAR, enemy=enemy)
    t.state.discards = []
    reason = t.refused(L, "E5xE9")
    assert reason.id == "ov-err-out-of-range"
    assert dict(reason.args) == {
        "hex": "E9",
        "n": 4,
        "m": 3,
    }


# ---- 4 to 11: who, when, what is said


def test_ov_36_4_game_over() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR, medals=1)
    t.roll("ISS")
    t.do(L, "E5xE6")
    check(t, L, "E5xE6", "GAME_OVER", "This battle is over.")
    check(t, K, "give P-L>L", "GAME_OVER", "This battle is over.")


def test_ov_36_6_not_your_turn() -> None:
    said = "It is the turn of the Allies. You can file standing orders."
    check(select(), "axis_left", "E7-E8", "NOT_YOUR_TURN", said)
    t = orders("ALLIES E5 infantry, AXIS E7 infantry" + FAR)
    check(t, "axis_right", "play P-R: E7", "NOT_YOUR_TURN", said)


def test_ov_36_7_not_your_role() -> None:
    t = orders("ALLIES E5 infantry, ALLIES E11 infantry" + FAR, ordered="E5 E11")
    said = "That is for the commander."
    check(t, L, "give P-L>L", "NOT_YOUR_ROLE", said)
    check(t, K, "E5-E6", "NOT_YOUR_ROLE", "That is for the left general.")
    check(t, L, "E11-E12", "NOT_YOUR_ROLE", "That is for the center general.")
    check(t, K, "play P-L: E5", "NOT_YOUR_ROLE", "That is for the general concerned.")


def test_ov_36_8_wrong_phase() -> None:
    t = orders("ALLIES E5 infantry, AXIS E7 infantry" + FAR)
    said = "Not now: the turn is at “orders and moves”, and it is up to: Allied left general."
    check(t, L, "E5xE7", "WRONG_PHASE", said)
    t = open_battle(t, "E5")
    said = "Not now: the turn is at “battles”, and it is up to: Allied left general."
    check(t, L, "E5-E6", "WRONG_PHASE", said)
    said = "Not now: the turn is at “choosing cards”, and it is up to: Allied commander."
    check(select(), L, "play P-L: E5", "WRONG_PHASE", said)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("E5-E27", "There is no hex “E27”: columns of row E go from 1 to 26."),
        ("E5-D26", "There is no hex “D26”: columns of row D go from 1 to 25."),
        ("E5-Z9", "There is no hex “Z9”: rows go from A to I."),
    ],
)
def test_ov_36_9_unknown_hex(typed: str, said: str) -> None:
    check(orders("ALLIES E5 infantry" + FAR), L, typed, "UNKNOWN_HEX", said)


def test_ov_36_9_the_small_board_has_fewer_columns() -> None:
    t = orders("ALLIES E5 infantry, AXIS A1 infantry", size="standard")
    said = "There is no hex “D13”: columns of row D go from 1 to 12."
    check(t, K, "E5-D13", "UNKNOWN_HEX", said)


def test_ov_36_10_unknown_card() -> None:
    said = "“Q-L” is no card. Yours: P-L (Probe Left), MO (Move Out)."
    check(select("probe_left move_out"), K, "give Q-L>L", "UNKNOWN_CARD", said)
    t = given("probe_left")
    said = "“Q-L” is no card. Yours: P-L (Probe Left)."
    check(t, L, "play Q-L: F2", "UNKNOWN_CARD", said)
    said = "“Q-L” is no card, and you have none now."
    check(t, "axis_left", "play Q-L: F2", "UNKNOWN_CARD", said)


@pytest.mark.parametrize(
    ("typed", "example"),
    [
        ("dance", "E5-E7; E7xE8"),
        ("give", "give P-L>L, MO>C"),
        ("give P-L", "give P-L>L, MO>C"),
        ("visit X", "visit C"),
        ("flags two", "flags 1"),
        ("play P-L @9: E5", "play P-L @2: E5 D6"),
        ("E7xE8>>F8", "E7xE8+>F8,E9"),
    ],
)
def test_ov_36_11_bad_command(typed: str, example: str) -> None:
    reason = select().refused(K, typed)
    assert (reason.id, reason.args["example"]) == ("ov-err-bad-command", example)
    english, polish = sentences(reason)
    assert english.startswith("I cannot read “")
    assert english.endswith(f"Example: {example}.")
    assert polish.startswith("Nie rozumiem „")
    assert polish.endswith(f"Przykład: {example}.")


# ---- 12 to 32: the commander


@pytest.mark.parametrize(
    ("hand", "typed", "code", "said"),
    [
        (
            HAND,
            "give P-R>R",
            "CARD_NOT_HELD",
            "You do not hold Probe Right, or have given it out already.",
        ),
        (
            HAND,
            "give P-L>L, P-L>L",
            "CARD_NOT_HELD",
            "You do not hold Probe Left, or have given it out already.",
        ),
        (
            "ambush probe_left dig_in",
            "give AM>L",
            "REACTION_ONLY",
            "Ambush can only be used when you are attacked.",
        ),
        (HAND, "send", "NO_CARD_CHOSEN", "Choose 1 to 3 cards."),
        (
            HAND,
            "give P-L>L, A-C>C, R-R>R, S-L>L",
            "TOO_MANY_CARDS",
            "At most 3 cards a turn; you chose 4.",
        ),
        (
            "probe_left attack_center",
            "give P-L>L, A-C>C",
            "KEEP_ONE",
            "At least one card must stay in your hand.",
        ),
        (HAND, "give P-L>R", "WRONG_ARROW", "Probe Left is only for: left general."),
        (
            "pincer_move probe_left",
            "give PM>C",
            "WRONG_ARROW",
            "Pincer Move is only for: left general, right general.",
        ),
        (HAND, "give BA>L", "NOT_FOR_GENERAL", "Only the commander plays Barrage."),
        (
            HAND,
            "self MO",
            "NOT_FOR_COMMANDER",
            "Move Out goes to a general; it may be given to: left general, center general, "
            "right general.",
        ),
        (HAND, "give MO>L, P-L>L", "TACTIC_ALONE", "A tactic card stands alone with its general."),
        (
            "probe_left attack_left assault_left dig_in",
            "give P-L>L, A-L>L, S-L>L",
            "TWO_PER_GENERAL",
            "A general gets at most two cards.",
        ),
        (
            "general_advance probe_left dig_in",
            "give GA>L, P-L>L",
            "BOTH_SECTIONS_FULL",
            "General Advance already uses both sections: left general.",
        ),
        (
            "probe_left recon_in_force dig_in",
            "give P-L>L, RF>L",
            "BOTH_SECTIONS_FULL",
            "Recon in Force already uses both sections: left general.",
        ),
        (
            "barrage barrage dig_in",
            "self BA A20; self BA A20",
            "ONE_BY_COMMANDER",
            "You can play only one card yourself.",
        ),
        (
            "finest_hour probe_left dig_in",
            "give P-L>L; self FH",
            "FINEST_HOUR_ALONE",
            "Their Finest Hour is the only card of its turn.",
        ),
        (
            "finest_hour probe_left dig_in",
            "self FH; give P-L>L",
            "FINEST_HOUR_ALONE",
            "Their Finest Hour is the only card of its turn.",
        ),
        (
            "counter_attack probe_left",
            "give CT>L",
            "NOTHING_TO_COUNTER",
            "The enemy across played nothing of the kind that can be countered: right general.",
        ),
        (
            "counter_attack probe_left",
            "self CT",
            "NOTHING_TO_COUNTER",
            "The enemy across played nothing of the kind that can be countered: commander.",
        ),
        (HAND, "give AS>L", "SORTIE_RULES", "The air module is off in this battle."),
        (HAND, "self BA", "BAD_TARGETS", "Name exactly 1 enemy unit by its hex."),
        (HAND, "self BA I1", "BAD_TARGETS", "Name exactly 1 enemy unit by its hex."),
        (HAND, "self BA A20 A20", "BAD_TARGETS", "Name exactly 1 enemy unit by its hex."),
        (
            HAND,
            "give P-L>L; gung L",
            "GUNG_HO",
            "Your side has no Marines to be given the extra unit.",
        ),
        (
            HAND,
            "under P-L",
            "NO_COMMISSAR",
            "Your side has no commissar: cards are given out from the hand.",
        ),
    ],
)
def test_ov_36_12_to_30_cards_that_cannot_be_chosen(
    hand: str, typed: str, code: str, said: str
) -> None:
    """OV-36.12, OV-36.13, OV-36.15, OV-36.16, OV-36.17, OV-36.18, OV-36.19, OV-36.20, OV-36.21,
    OV-36.22, OV-36.23, OV-36.24, OV-36.25, OV-36.26, OV-36.28, OV-36.29, OV-36.30."""
    t = select(hand)
    *before, last = typed.split("; ")
    for line in before:
        t.do(K, line)
    check(t, K, last, code, said)


def soviet(commissar: str, hand: str, **more: Any) -> Table:
    t = select(
        hand,
        "ALLIES I1 infantry",
        rules={"ALLIES": ["commissar"]},
        nations={"ALLIES": "RU"},
        **more,
    )
    t.state.camps["ALLIES"].commissar = commissar.split()
    return t


@pytest.mark.parametrize(
    ("typed", "code", "said"),
    [
        (
            "give R-C>C",
            "UNDER_COMMISSAR",
            "Only cards under the commissar can be used; legal from the hand: Counter-Attack.",
        ),
        ("under AM", "REACTION_ONLY", "Ambush can only be used when you are attacked."),
        ("send", "COMMISSAR_COUNT", "Put 1 to 3 cards under the commissar; there are 0."),
        (
            "under R-C, P-C, P-R, DI",
            "COMMISSAR_COUNT",
            "Put 1 to 3 cards under the commissar; there are 3.",
        ),
        ("under BA", "CARD_NOT_HELD", "You do not hold Barrage, or have given it out already."),
    ],
)
def test_ov_36_14_and_27_the_commissar(typed: str, code: str, said: str) -> None:
    """OV-36.13, OV-36.14, OV-36.27."""
    t = soviet("probe_left move_out", "recon_center probe_center probe_right dig_in ambush")
    check(t, K, typed, code, said)


def test_ov_36_27_exactly_three_by_option() -> None:
    t = soviet(
        "probe_left",
        "recon_center probe_center probe_right dig_in dig_in",
        rules_of=Rules(commissar="three"),
    )
    t.do(K, "under R-C, P-C")
    said = "Put exactly 3 cards under the commissar; there are 2."
    check(t, K, "send", "COMMISSAR_COUNT", said)


def test_ov_36_16_cards_from_the_hand_under_the_commissar_count() -> None:
    t = soviet("probe_left attack_center probe_right", "counter_attack dig_in dig_in dig_in")
    t.state.camps["AXIS"].last = [Laid("probe_left", "left", "probe_left", [6])]
    said = "At most 3 cards a turn; you chose 4."
    check(t, K, "give P-L>L, A-C>C, P-R>R, CT>R", "TOO_MANY_CARDS", said)


def test_ov_36_28_two_air_sorties_for_one_general() -> None:
    t = select(options={"air_rules": "on"})
    t.state.air, t.state.camps["ALLIES"].sorties = True, 2
    said = "A general gets at most one Air Sortie."
    check(t, K, "give AS>L, AS>L", "SORTIE_RULES", said)


@pytest.mark.parametrize(
    "targets", ["", "E5 E7", "E5 E6 E5", "I1", "E5 D5 C5 B5 A5", "E5 E6 I1", "F9"]
)
def test_ov_36_29_a_chain_of_one_to_four_enemies(targets: str) -> None:
    units = ", ".join(
        f"AXIS {cell} infantry" for cell in ("E5", "E6", "E7", "D5", "C5", "B5", "A5")
    )
    t = select("air_power dig_in", f"ALLIES I1 infantry, {units}")
    said = "Name 1 to 4 enemy units by their hexes, each next to the one before."
    check(t, K, f"self AP {targets}", "BAD_TARGETS", said)


@pytest.mark.parametrize(
    ("before", "typed", "said"),
    [
        (
            "give P-L>L, P-R>R; gung L",
            "gung R",
            "One general a turn; you have named: left general.",
        ),
        (
            "give MO>L",
            "gung L",
            "This general has no section card that orders an extra unit: left general.",
        ),
        (
            "give P-L>L",
            "gung R",
            "This general has no section card that orders an extra unit: right general.",
        ),
        (
            "give P-L>L; gung L",
            "gung L:P-L I1",
            "One general a turn; you have named: left general.",
        ),
    ],
)
def test_ov_36_30_gung_ho(before: str, typed: str, said: str) -> None:
    t = select("probe_left probe_right move_out dig_in", rules={"ALLIES": ["gung_ho"]})
    t.do(K, before)
    check(t, K, typed, "GUNG_HO", said)


def test_ov_36_30_the_unit_that_is_named() -> None:
    t = select(
        "probe_left probe_right dig_in",
        rules={"ALLIES": ["gung_ho"]},
        rules_of=Rules(gung_ho_unit="named"),
    )
    t.do(K, "give P-L>L")
    said = "No unit commanded by this general stands on I20: left general."
    check(t, K, "gung L:P-L I20", "GUNG_HO", said)
    t = select("probe_left probe_right dig_in", rules={"ALLIES": ["gung_ho"]})
    t.do(K, "give P-L>L")
    said = "At this table the general chooses the extra unit."
    check(t, K, "gung L:P-L I1", "GUNG_HO", said)


def test_ov_36_31_visit_used() -> None:
    t = select()
    t.do(K, "visit C")
    said = "You have already visited this turn: center general. There is one visit a turn."
    check(t, K, "visit L", "VISIT_USED", said)


def test_ov_36_32_visit_not_now() -> None:
    t = given("probe_left")
    said = "You can visit a general while you give out cards."
    check(t, K, "visit C", "VISIT_NOT_NOW", said)


# ---- 33 to 42: the generals' orders


def test_ov_36_33_not_your_card() -> None:
    t = given("probe_left")
    said = "Your cards this turn: Probe Left."
    check(t, L, "play A-L @2: F7", "NOT_YOUR_CARD", said)
    t = table(
        "ALLIES F2 infantry, ALLIES F11 armor, ALLIES F12 armor" + FAR, hand="probe_left dig_in"
    )
    sent(t, "give P-L>L")
    said = "You have no card this turn."
    check(t, C, "play P-C @3: F11", "NOT_YOUR_CARD", said)


def test_ov_36_34_wrong_section() -> None:
    t = given("probe_left")
    said = "Play it on section 1 or 2 (one card each)."
    check(t, L, "play P-L @4: F7", "WRONG_SECTION", said)
    check(t, L, "play P-L: F7", "WRONG_SECTION", said)
    t = table("ALLIES F2 infantry, ALLIES F7 armor" + FAR, hand="probe_left attack_left dig_in")
    sent(t, "give P-L>L, A-L>L")
    t.do(L, "play P-L @1: F2")
    said = "It can only lie on section 2."
    check(t, L, "play A-L @1: F2", "WRONG_SECTION", said)


def test_ov_36_35_no_unit() -> None:
    t = given("probe_left", "ALLIES F2 infantry, AXIS F3 infantry")
    check(t, L, "play P-L @1: F4", "NO_UNIT", "No unit of yours stands on F4.")
    check(t, L, "play P-L @1: F3", "NO_UNIT", "No unit of yours stands on F3.")


def test_ov_36_36_not_in_section() -> None:
    t = given("probe_left")
    said = "Armor at F7 stands in section 2; Probe Left works in section 1."
    check(t, L, "play P-L @1: F7", "NOT_IN_SECTION", said)
    said = "Infantry at I20 stands in section 5; Probe Left works in section 1."
    check(t, L, "play P-L @1: I20", "NOT_IN_SECTION", said)


def test_ov_36_37_already_ordered() -> None:
    t = table("ALLIES F4 infantry, ALLIES F7 armor" + FAR, hand="probe_left attack_left dig_in")
    sent(t, "give P-L>L, A-L>L")
    t.do(L, "play P-L @1: F4")
    said = "Infantry at F4 has its order for this turn."
    check(t, L, "play A-L @2: F4", "ALREADY_ORDERED", said)


def test_ov_36_38_too_many_units() -> None:
    t = given("recon_left", "ALLIES F2 infantry, ALLIES F3 infantry, ALLIES F1 armor")
    said = "Recon Left orders at most 1; you named 3."
    check(t, L, "play R-L @1: F1 F2 F3", "TOO_MANY_UNITS", said)


@pytest.mark.parametrize(
    ("card", "typed", "said"),
    [
        ("move_out", "play MO: F7", "Move Out orders only: infantry."),
        ("armor_assault", "play AA: F2", "Armor Assault orders only: armor."),
        (
            "close_assault",
            "play CA: F7",
            "Close Assault orders only: infantry and armor next to an enemy.",
        ),
        ("firefight", "play FF: F2", "Firefight orders only: units not next to an enemy."),
        ("medics", "play MM: heal F2", "Medics & Mechanics orders only: wounded units."),
    ],
)
def test_ov_36_39_wrong_class(card: str, typed: str, said: str) -> None:
    units = "ALLIES F2 infantry, AXIS F3 infantry, ALLIES F7 armor, ALLIES F6 infantry 2"
    check(given(card, units), L, typed, "WRONG_CLASS", said)


def test_ov_36_40_no_initiative() -> None:
    t = given("probe_left")
    said = "You have a card this turn; no initiative die."
    check(t, L, "init: F2", "NO_INITIATIVE", said)
    t = table("ALLIES F2 infantry" + FAR, hand="finest_hour dig_in dig_in")
    t.roll("IIIG IIIG")
    t.do(K, "self FH; send")
    said = "No initiative die is rolled in a turn of Their Finest Hour."
    check(t, L, "init: F2", "NO_INITIATIVE", said)


def test_ov_36_41_no_match() -> None:
    t = table("ALLIES F2 infantry, ALLIES F7 armor" + FAR, hand="probe_right dig_in")
    t.roll("A")
    t.do(K, "give P-R>R; send")
    said = "You rolled: armor. It orders: armor."
    check(t, L, "init: F2", "NO_MATCH", said)


def test_ov_36_42_locked() -> None:
    t = given("probe_left")
    t.do(L, "play P-L @1: F2")
    said = "Your orders are locked; they cannot be changed any more."
    check(t, L, "play P-L @1: F2", "LOCKED", said)
    t = table(
        "ALLIES F2 infantry, ALLIES F11 infantry" + FAR, hand="probe_left probe_center dig_in"
    )
    sent(t, "give P-L>L, P-C>C")
    t.do(L, "play P-L @1: F2; done")
    check(t, L, "F2-F3", "LOCKED", said)


# ---- 43 to 52: moves


def test_ov_36_43_not_ordered() -> None:
    t = orders("ALLIES E5 infantry, ALLIES F1 infantry, AXIS F2 infantry" + FAR)
    said = "Infantry at F1 was not ordered this turn."
    check(t, L, "F1-G1", "NOT_ORDERED", said)
    check(open_battle(t, "E5"), L, "F1xF2", "NOT_ORDERED", said)


def test_ov_36_44_already_moved() -> None:
    t = orders("ALLIES E5 infantry, ALLIES F1 infantry" + FAR, ordered="E5 F1")
    t.do(L, "E5-E6")
    check(t, L, "E6-E7", "ALREADY_MOVED", "Infantry at E6 has made its move.")
    t = orders("ALLIES E5 infantry, ALLIES F1 infantry" + FAR, ordered="E5 F1")
    t.do(L, "E5-")
    check(t, L, "E5-E6", "ALREADY_MOVED", "Infantry at E5 has made its move.")


@pytest.mark.parametrize(
    ("card", "unit", "hexes", "why"),
    [
        ("close_assault", "infantry", "", "Close Assault"),
        ("firefight", "infantry", "", "Firefight"),
        ("dig_in", "infantry", "", "Dig In"),
        ("", "artillery", "E5:bunker@ALLIES", "Bunker"),
        ("", "artillery", "E5:mountain", "Mountain"),
    ],
)
def test_ov_36_45_may_not_move(card: str, unit: str, hexes: str, why: str) -> None:
    t = orders(f"ALLIES E5 {unit}, ALLIES F1 infantry" + FAR, hexes, ordered="E5 F1", card=card)
    t.state.units["F1"].order.card = ""  # type: ignore[union-attr]
    t.state.units["E5"].order.settled = bool(card)  # type: ignore[union-attr]
    what = unit.capitalize()
    said = f"{what} at E5 may not move: {why}."
    check(t, L, "E5-E6", "MAY_NOT_MOVE", said)


@pytest.mark.parametrize("typed", ["E5-E6", "E5-F5-F6", "E5-F6"])
def test_ov_36_46_hex_taken(typed: str) -> None:
    t = orders("ALLIES E5 infantry, ALLIES E6 infantry, AXIS F6 infantry" + FAR)
    cell = typed.split("-")[-1]
    said = f"{cell} is occupied; name an empty hex."
    check(t, L, typed, "HEX_TAKEN", said)


@pytest.mark.parametrize(
    ("unit", "hexes", "typed", "said"),
    [
        ("infantry", "F5:river", "E5-F5", "No way for infantry from E5 to F5: River."),
        ("infantry", "G5:lake", "E5-G5", "G5 cannot be entered by infantry: Lake."),
        ("armor", "F5:bunker@AXIS", "E5-F5", "No way for armor from E5 to F5: Bunker."),
        ("infantry", "D5:mountain", "E5-D5", "No way for infantry from E5 to D5: Mountain."),
        ("armor", "F5:beach E6:cliff", "E5-F5-E6", "No way for armor from F5 to E6: Cliff."),
        ("armor", "F5:hedgehog", "E5-E6-F5", "No way for armor from E6 to F5: Hedgehog."),
    ],
)
def test_ov_36_47_impassable(unit: str, hexes: str, typed: str, said: str) -> None:
    t = orders(f"ALLIES E5 {unit}" + FAR, hexes)
    check(t, L, typed, "IMPASSABLE", said)


@pytest.mark.parametrize(
    ("unit", "hexes", "typed", "said"),
    [
        ("infantry", "", "E5-E9", "E9 is too far, 4 away: Infantry moves 2 at most."),
        ("armor", "", "E5-E6-E7-E8-E9", "E9 is too far, 4 away: Armor moves 3 at most."),
        (
            "armor",
            "E5:beach E6:beach E7:beach E8:beach",
            "E5-E8",
            "E8 is too far, 3 away: Armor moves 2 at most over a beach.",
        ),
        (
            "infantry",
            "E5:marsh",
            "E5-E7",
            "E7 is too far, 2 away: Infantry moves 1 at most when it starts in such terrain.",
        ),
        ("artillery", "", "E5-E7", "E7 is too far, 2 away: Artillery moves 1 at most."),
    ],
)
def test_ov_36_48_too_far(unit: str, hexes: str, typed: str, said: str) -> None:
    hexes += " D5:river D6:river D7:river F5:river F6:river F7:river" if "beach" in hexes else ""
    check(orders(f"ALLIES E5 {unit}" + FAR, hexes), L, typed, "TOO_FAR", said)


@pytest.mark.parametrize("typed", ["E5-D5-C5", "E5-C5"])
def test_ov_36_49_stops_at(typed: str) -> None:
    t = orders("ALLIES E5 infantry" + FAR, "D5:forest D4:forest")
    cell = "D5" if "D5" in typed else t.refused(L, typed).args["hex"]
    assert cell in ("D4", "D5")
    said = f"Infantry must stop at {cell}: Forest."
    check(t, L, typed, "STOPS_AT", said)


def test_ov_36_50_hedgerow() -> None:
    t = orders("ALLIES E5 infantry" + FAR, "E7:hedgerow")
    rule = "A hedgerow is entered only from the hex next to it, and left by one hex: "
    check(t, L, "E5-E7", "HEDGEROW", f"{rule}E7 is too far.")
    check(t, L, "E5-E6-E7", "HEDGEROW", f"{rule}E7 is too far.")
    t = orders("ALLIES E5 infantry" + FAR, "E5:hedgerow")
    check(t, L, "E5-E7", "HEDGEROW", f"{rule}E7 is too far.")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("E5-E6-F8", "E6 and F8 are not neighbours."),
        ("E5-D5-E5", "A move does not lead back to its start E5."),
        ("E5-D5-C6-exit", "C6"),
    ],
)
def test_ov_36_51_bad_path(typed: str, said: str) -> None:
    t = orders("ALLIES E5 infantry" + FAR)
    if typed.endswith("exit"):
        assert code_of(t.refused(L, typed)) == "NO_EXIT"
    else:
        check(t, L, typed, "BAD_PATH", said)


def test_ov_36_52_no_exit() -> None:
    exits = [
        {"side": "ALLIES", "hexes": ["A4"], "medals": 1},
        {"side": "AXIS", "hexes": ["A8"], "medals": 1},
    ]
    t = orders("ALLIES C4 infantry, ALLIES B8 infantry" + FAR, ordered="C4 B8", exits=exits)
    check(t, L, "B8-A8-exit", "NO_EXIT", "A8 is no exit of yours.")
    said = "No hex of movement would be left at A4 to leave the board."
    check(t, L, "C4-A4-exit", "NO_EXIT", said)
    check(t, L, "C4-B4-A4-exit", "NO_EXIT", said)


# ---- 53 to 63: battles


def moved(units: str, move: str, hexes: str = "", **more: Any) -> Table:
    """One unit moves, another can still battle: BATTLE is open."""
    t = orders(
        units + ", ALLIES G1 infantry, AXIS G3 infantry" + FAR,
        hexes,
        ordered=f"{move.split('-')[0]} G1",
        **more,
    )
    t.do(L, f"{move}; done")
    return t


@pytest.mark.parametrize(
    ("unit", "hexes", "move", "why"),
    [
        ("infantry", "", "E5-E7", "it moved 2, and battles after 1 at most"),
        ("artillery", "", "E5-E6", "it moved 1, and battles after 0 at most"),
        ("infantry", "E6:forest", "E5-E6", "it entered such terrain this turn (Forest)"),
        ("armor", "E5:marsh", "E5-E6", "it left such terrain this turn (Marsh)"),
        ("armor", "E6:trench", "E5-E6", "not from this terrain (Trench)"),
        ("infantry", "E5:ocean E6:ocean", "E5-E6", "not from this terrain (Ocean / shoreline)"),
    ],
)
def test_ov_36_53_no_right_to_battle(unit: str, hexes: str, move: str, why: str) -> None:
    t = moved(f"ALLIES E5 {unit}, AXIS E8 infantry", move, hexes)
    said = f"{unit.capitalize()} may not battle: {why}."
    check(t, L, f"{move.split('-')[1]}xE8", "NO_RIGHT_TO_BATTLE", said)


def test_ov_36_53_dug_in() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E7 infantry, ALLIES G1 infantry, AXIS G3 infantry" + FAR,
        ordered="E5 G1",
    )
    order = t.state.units["E5"].order
    assert order
    order.card, order.barred = "dig_in", True
    said = "Infantry may not battle: its card does not allow it (Dig In)."
    check(t, L, "E5xE7", "NO_RIGHT_TO_BATTLE", said)


def test_ov_36_54_spent() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E7 infantry, ALLIES E9 infantry, AXIS E11 infantry" + FAR,
        ordered="E5 E9",
    )
    t.roll("SS")
    t.do(L, "E5xE7")
    check(t, L, "E5xE7", "SPENT", "Infantry at E5 has battled already this turn.")


def test_ov_36_54_a_third_battle_of_armor_is_spent() -> None:
    t = fight(
        "ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry, ALLIES G1 infantry, "
        "AXIS G3 infantry" + FAR,
        ordered="E5 G1",
    )
    t.roll("GSS SSS")
    t.do(L, "E5xE6+>E7")
    check(t, L, "E6xE7", "SPENT", "Armor at E6 has battled already this turn.")


def test_ov_36_55_no_target() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E7 infantry, ALLIES D5 sniper, AXIS C5 armor" + FAR,
        ordered="E5 D5",
    )
    said = "Nothing on E4 that Infantry can attack."
    check(t, L, "E5xE4", "NO_TARGET", said)
    check(t, L, "E5xD5", "NO_TARGET", said.replace("E4", "D5"))
    said = "Nothing on C5 that Sniper can attack."
    check(t, L, "D5xC5", "NO_TARGET", said)


def test_ov_36_56_adjacent_first() -> None:
    t = fight("ALLIES E5 artillery, AXIS E6 infantry, AXIS D5 infantry, AXIS E8 infantry" + FAR)
    said = "Enemies next to Artillery: E6, D5. Only these can be attacked."
    check(t, L, "E5xE8", "ADJACENT_FIRST", said)


def test_ov_36_57_out_of_range() -> None:
    t = fight("ALLIES E5 infantry, AXIS E7 infantry, AXIS E9 infantry" + FAR)
    check(t, L, "E5xE9", "OUT_OF_RANGE", "E9 is at 4; range 3.")
    t = fight(
        "ALLIES E5 infantry, AXIS E7 infantry, ALLIES G1 infantry, AXIS G2 infantry" + FAR,
        ordered="E5 G1",
    )
    t.state.visibility = 1
    check(t, L, "E5xE7", "OUT_OF_RANGE", "E7 is at 2; range 1.")


@pytest.mark.parametrize(
    ("hexes", "units", "blockers"),
    [
        ("E6:forest", "", "E6"),
        ("", ", ALLIES E6 infantry", "E6"),
        ("E6:hill", "", "E6"),
    ],
)
def test_ov_36_58_no_sight(hexes: str, units: str, blockers: str) -> None:
    t = fight("ALLIES E5 infantry, AXIS E7 infantry, AXIS C4 infantry" + units + FAR, hexes)
    said = f"No line of sight to E7. In the way: {blockers}."
    check(t, L, "E5xE7", "NO_SIGHT", said)


def test_ov_36_58_both_sides_of_an_edge() -> None:
    t = fight("ALLIES E5 infantry, AXIS C6 infantry, AXIS E7 infantry" + FAR, "D5:forest D6:town")
    reason = t.refused(L, "E5xC6")
    assert reason.id == "ov-err-no-sight"
    assert reason.args["hexes"] == "D5"


def test_ov_36_59_no_dice() -> None:
    t = fight(
        "ALLIES E5 armor, AXIS E6 infantry, ALLIES E9 infantry, AXIS E10 infantry" + FAR,
        "E5:town E6:town",
        ordered="E5 E9",
    )
    said = "No die is left against E6: 3 by range, 0 extra, cover -2, own hex -2."
    check(t, L, "E5xE6", "NO_DICE", said)


def test_ov_36_60_only_close_or_only_fire() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E7 infantry, ALLIES G1 infantry, AXIS G2 infantry" + FAR,
        ordered="E5 G1",
        card="close_assault",
    )
    said = "Close Assault allows only close assault here."
    check(t, L, "E5xE7", "ONLY_CLOSE", said)
    t = fight(
        "ALLIES E5 infantry, AXIS E6 infantry, ALLIES G1 infantry, AXIS G3 infantry" + FAR,
        ordered="E5 G1",
        card="firefight",
    )
    said = "Firefight allows only fire, and only without an enemy adjacent."
    check(t, L, "E5xE6", "ONLY_FIRE", said)
    t = fight(
        "AXIS D5 infantry, ALLIES D7 infantry, AXIS B2 infantry, ALLIES B4 infantry" + FAR,
        ordered="D5 B2",
        side="AXIS",
        nations={"AXIS": "JP"},
        rules={"AXIS": ["japanese_army"]},
    )
    order = t.state.units["D5"].order
    assert order
    order.cost, order.gone = 2, True
    said = "A move of 2 hexes of Japanese infantry allows only close assault here."
    check(t, "axis_right", "D5xD7", "ONLY_CLOSE", said)


@pytest.mark.parametrize(
    ("typed", "what"),
    [
        ("E5 wire", "wire to remove"),
        ("E5 mine", "mine to clear"),
        ("E5 seal", "cave to seal"),
        ("E5 rest", "place to recover in"),
    ],
)
def test_ov_36_61_no_such_action(typed: str, what: str) -> None:
    t = fight("ALLIES E5 infantry, AXIS E7 infantry" + FAR)
    said = f"There is no {what} on E5."
    check(t, L, typed, "NO_SUCH_ACTION", said)


def test_ov_36_61_no_right_left() -> None:
    t = orders(
        "ALLIES E5 infantry, ALLIES G1 infantry, AXIS G3 infantry" + FAR, "E7:wire", ordered="E5 G1"
    )
    t.do(L, "E5-E7; done")
    said = "Infantry has no right left to do that on E7."
    check(t, L, "E7 wire", "NO_SUCH_ACTION", said)


def test_ov_36_61_no_caves_no_way_through_them() -> None:
    t = orders("ALLIES E5 infantry" + FAR)
    said = "There is no way through the caves on E5."
    check(t, L, "E5>>B5", "NO_SUCH_ACTION", said)


@pytest.mark.parametrize(
    ("units", "hexes", "roll", "typed", "why"),
    [
        ("ALLIES E5 infantry, AXIS E6 infantry", "", "ISS", "E5xE6+", "E6 is still held"),
        (
            "ALLIES E5 infantry, AXIS E7 infantry 1",
            "",
            "IS",
            "E5xE7+",
            "ground is taken after close assault only",
        ),
        (
            "ALLIES E5 artillery, AXIS E6 infantry 1",
            "",
            "ISS",
            "E5xE6+",
            "this kind of unit never takes ground (Artillery)",
        ),
        (
            "ALLIES E5 armor, AXIS E6 infantry 1",
            "E6:bunker@AXIS",
            "G",
            "E5xE6+",
            "it cannot go there (Bunker)",
        ),
    ],
)
def test_ov_36_62_no_ground(units: str, hexes: str, roll: str, typed: str, why: str) -> None:
    """A mark that turns out impossible is passed over, and its owner is told why."""
    t = fight(units + ", ALLIES G1 infantry, AXIS G3 infantry" + FAR, hexes, ordered="E5 G1")
    t.roll(roll + "SS")
    t.do(L, f"{typed}; G1xG3")
    (told,) = t.skipped
    why_msg = told.args["why"]
    assert isinstance(why_msg, Msg)
    assert why_msg.id == "ov-err-no-ground"
    english, polish = sentences(told)
    assert english.startswith(f"`{typed}` could not be carried out: ")
    assert english.endswith(f": {why}.")
    assert polish.startswith(f"`{typed}`: nie można wykonać. ")


@pytest.mark.parametrize(
    ("units", "hexes", "roll", "typed", "why"),
    [
        (
            "ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry",
            "E6:forest",
            "G",
            "E5xE6+>E7",
            "it entered such terrain this turn (Forest)",
        ),
        (
            "ALLIES E5 infantry, AXIS E6 infantry 1, AXIS E7 infantry",
            "",
            "GSS",
            "E5xE6+>E7",
            "this kind of unit has none (Infantry)",
        ),
        (
            "ALLIES E5 armor, AXIS E6 infantry 1",
            "",
            "GSS",
            "E5xE6+>E7",
            "nobody is there to be attacked",
        ),
    ],
)
def test_ov_36_63_no_overrun(units: str, hexes: str, roll: str, typed: str, why: str) -> None:
    t = fight(units + ", ALLIES G1 infantry, AXIS G3 infantry" + FAR, hexes, ordered="E5 G1")
    t.roll(roll + "SS")
    t.do(L, f"{typed}; G1xG3")
    (told,) = t.skipped
    why_msg = told.args["why"]
    assert isinstance(why_msg, Msg)
    assert why_msg.id == "ov-err-no-overrun"
    english, polish = sentences(told)
    assert english.endswith(f": {why}.")
    assert polish != english


def test_ov_36_63_an_overrun_battle_that_has_lapsed() -> None:
    t = fight(
        "ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry, ALLIES G1 infantry, "
        "AXIS G3 infantry" + FAR,
        ordered="E5 G1",
    )
    t.roll("GSS")
    t.do(L, "E5xE6+; halt")
    said = "No overrun battle (Armor): it follows at once on taking ground, or is lost."
    check(t, L, "E6xE7", "NO_OVERRUN", said)


# ---- 64 to 69: answers


def retreating(units: str = "", roll: str = "FSS", **more: Any) -> Table:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + units + FAR, **more)
    t.roll(roll)
    t.do(L, "E5xE6")
    return t


def test_ov_36_64_bad_retreat() -> None:
    t = retreating()
    said = "Open for the retreat: D5, D6; steps: 1."
    check(t, "axis_right", "retreat E7", "BAD_RETREAT", said)
    check(t, "axis_right", "retreat F6", "BAD_RETREAT", said)
    t = retreating(roll="FFS")
    said = "Open for the retreat: D5, D6; steps: 2."
    check(t, "axis_right", "retreat C6", "BAD_RETREAT", said)


def test_ov_36_65_bad_flags() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR, "E6:sandbag@AXIS")
    t.roll("FF")
    t.do(L, "E5xE6")
    check(t, "axis_right", "flags 2", "BAD_FLAGS", "You may ignore 0 to 1.")


def test_ov_36_66_not_asked() -> None:
    t = retreating()
    said = (
        "This question is not for you, or it is not being asked now. It is for: Axis right general."
    )
    check(t, "axis_left", "retreat D5", "NOT_ASKED", said)
    check(t, "allies_left", "ground yes", "NOT_ASKED", said)
    check(t, "axis_right", "back yes", "NOT_ASKED", said)


@pytest.mark.parametrize("typed", ["dance=yes", "retreat=up", "flags", "", "flags.Z9=ignore"])
def test_ov_36_69_bad_standing(typed: str) -> None:
    reason = select().refused(K, f"standing {typed}")
    assert reason.id == "ov-err-bad-standing"
    english, polish = sentences(reason)
    assert english.startswith(
        f"“{typed.lower()}” is no standing order. There are: ambush=no/yes/armor/"
    )
    assert "retreat=auto/left/right/ask; back=yes/no/ask" in polish


# ---- 73: airplanes


def flying(**more: Any) -> Table:
    t = table(
        "ALLIES I2 infantry, AXIS H3 infantry" + FAR,
        options={"air_rules": "on"},
        hand="dig_in dig_in",
        **more,
    )
    t.state.air, t.state.camps["ALLIES"].sorties = True, 1
    sent(t, "give AS>L")
    return t


@pytest.mark.parametrize(
    ("before", "typed", "said"),
    [
        ("", "fly E5-E6", "The airplane comes in over an edge hex of your area: "),
        ("I1", "fly I1-C9", "The airplane may now fly on to: "),
        ("I3-I4-I5", "fly I1-I3", "The airplane may now fly on to: "),
        ("I3", "land", ""),
    ],
)
def test_ov_36_73_flights(before: str, typed: str, said: str) -> None:
    t = flying()
    if before:
        for n, cell in enumerate(before.lower().split("-")):
            t.press(L, f"{'fly' if n else 'enter'}/{cell}")
    if typed == "land":
        t.press(L, "fly/i2")
        typed, said = "land", "A flight ends on a hex without unit and airplane."
    reason = t.refused(L, typed)
    assert reason.id == "ov-err-airplane"
    english, polish = sentences(reason)
    assert english.startswith(said)
    assert polish != english


def test_ov_36_73_an_action_that_is_not_there() -> None:
    t = fight("ALLIES E5 infantry, AXIS E7 infantry" + FAR, options={"air_rules": "on"})
    said = "No airplane of yours can do that there now."
    check(t, L, "strafe E6", "AIRPLANE", said)
    t.state.planes = [Plane("allies1", "ALLIES", "G7", "left", ["G7"], ordered=True)]
    check(t, L, "support G7", "AIRPLANE", said)
    check(t, L, "shoot E5 A5", "AIRPLANE", said)
    assert "fly" not in {key.partition("/")[0] for key in t.keys(L)}


def test_ov_36_73_nobody_flies() -> None:
    t = orders("ALLIES E5 infantry" + FAR)
    check(t, L, "fly A4-A5", "AIRPLANE", "No airplane of yours is about to fly.")


# ---- 74 and 75


@pytest.mark.parametrize("enemy", ["ambush probe_left", "probe_left probe_right"])
def test_ov_36_74_holding_no_ambush_is_never_an_error(enemy: str) -> None:
    t = table("ALLIES E5 infantry, AXIS E6 infantry" + FAR, enemy=enemy)
    t.state.discards = []
    t = open_battle(t, "E5")
    t.do("axis_chief", "ambush E6 yes, others no")
    filed = ORDERS.read(t.state, "axis_chief", "ambush E6 yes, others no")
    assert ENGINE.orders
    offer = ENGINE.offers(t.state)["axis_chief"]
    answer = ENGINE.orders.answer(t.state, "axis_chief", offer, filed)
    assert answer
    assert answer.picks
    assert answer.stop is None
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
