"""Section 31, command by command: what each line means, and how it is said back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.text import words
from engines.contract import Msg, OrderBook
from engines.overlord import ENGINE
from engines.overlord.components import CARDS
from engines.overlord.state import Laid, Mine, Plane, Rules
from tests.engines.overlord.table import ORDERS, Table, code_of, fight, open_battle, orders, table

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
K, L, C, R = "allies_chief", "allies_left", "allies_center", "allies_right"
FOE = "axis_right"
"""The general across from the left one."""


def echo(t: Table, seat: str, text: str) -> list[str]:
    said = ENGINE.orders.paraphrase(t.state, seat, text)  # type: ignore[attr-defined]
    return [words("en").say(line).strip("`") for line in said]


def sent(t: Table, text: str) -> Table:
    """Generals without a card roll a flag, which orders nobody."""
    t.roll("FFF")
    t.do(K, text)
    t.dice.left.clear()
    return t


# ---- 1 to 5: the commander


def test_ov_31_1_give() -> None:
    t = table(hand="probe_left attack_center move_out dig_in")
    t.do(K, "give P-L>L, A-C>C, MO>R")
    assert [(gift.card, gift.role) for gift in t.state.draft.gifts] == [
        ("probe_left", "left"),
        ("attack_center", "center"),
        ("move_out", "right"),
    ]


@pytest.mark.parametrize(
    ("text", "own", "targets"),
    [
        ("self BA E9", "barrage", ["E9"]),
        ("self AP E9 E10 F10", "air_power", ["E9", "E10", "F10"]),
        ("self FH", "finest_hour", []),
        ("self CT", "counter_attack", []),
    ],
)
def test_ov_31_2_self(text: str, own: str, targets: list[str]) -> None:
    t = table(
        "ALLIES I1 infantry, AXIS E9 infantry, AXIS E10 infantry, AXIS F10 infantry",
        hand="barrage air_power finest_hour counter_attack dig_in",
    )
    t.state.camps["AXIS"].last = [Laid("barrage", "chief", "barrage")]
    t.do(K, text)
    assert (t.state.draft.own, t.state.draft.targets) == (own, targets)


def test_ov_31_2_recon_as_barrage() -> None:
    t = table(
        "ALLIES I1 infantry, AXIS E9 infantry",
        hand="recon_center dig_in",
        options={"recon_as_barrage": True},
    )
    t.do(K, "shell R-C E9")
    assert (t.state.draft.own, t.state.draft.as_, t.state.draft.targets) == (
        "recon_center",
        "barrage",
        ["E9"],
    )


def test_ov_31_3_under() -> None:
    t = table(
        hand="probe_center recon_left dig_in",
        nations={"ALLIES": "RU"},
        rules={"ALLIES": ["commissar"]},
    )
    t.do(K, "under P-C, R-L")
    assert t.state.draft.under == ["probe_center", "recon_left"]


@pytest.mark.parametrize(
    ("text", "card", "unit"),
    [
        ("gung L", "attack_left", ""),
        ("gung L:P-L", "probe_left", ""),
        ("gung L:P-L E4", "probe_left", "E4"),
    ],
)
def test_ov_31_4_visit_and_gung_ho(text: str, card: str, unit: str) -> None:
    t = table(
        "ALLIES E4 infantry" + FAR,
        hand="probe_left attack_left dig_in",
        rules={"ALLIES": ["gung_ho"]},
        rules_of=Rules(gung_ho_unit="named" if unit else "late"),
    )
    t.do(K, f"give P-L>L, A-L>L; visit C; {text}")
    assert t.state.visit == "center"
    assert (t.state.draft.gung, t.state.draft.gung_card) == ("left", card), "the larger number"
    assert t.state.draft.gung_unit == (t.unit("E4").id if unit else "")


def test_ov_31_5_send_is_final_and_unused_commissar_cards_go() -> None:
    t = table(
        "ALLIES I1 infantry" + FAR,
        hand="probe_center recon_left dig_in",
        nations={"ALLIES": "RU"},
        rules={"ALLIES": ["commissar"]},
    )
    t.state.camps["ALLIES"].commissar = ["probe_left", "move_out"]
    sent(t, "give P-L>L; under P-C; send")
    assert t.state.staff["left"].given == ["probe_left"]
    assert "move_out" in t.state.spent
    assert t.state.camps["ALLIES"].commissar == ["probe_center"]
    assert code_of(t.refused(K, "give MO>C")) == "NOT_OFFERED"


# ---- 6 to 9: the generals' orders

ARMY = "ALLIES F2 infantry, ALLIES F3 infantry, ALLIES F7 infantry, ALLIES F8 armor" + FAR


def given(*cards: str, army: str = ARMY) -> Table:
    t = table(army, hand=" ".join([*cards, "probe_right", "dig_in"]))
    gifts = ", ".join(f"{CARDS[card].code}>L" for card in cards)
    return sent(t, f"give {gifts}; send")


def ordered(t: Table) -> set[str]:
    return {cell for cell, unit in t.state.units.items() if unit.order}


def test_ov_31_6_play_on_a_section_with_units() -> None:
    t = given("probe_left")
    t.do(L, "play P-L @2: F7 F8")
    assert t.state.laid[0].sections == [2]
    assert ordered(t) == {"F7", "F8"}


def test_ov_31_6_two_cards_in_whichever_order() -> None:
    """The second card is typed first: it is laid where it is told, the other where room is."""
    t = given("probe_left", "attack_left")
    t.do(L, "play A-L @1: F2 F3; play P-L @2: F8")
    assert {laid.card: laid.sections for laid in t.state.laid} == {
        "attack_left": [1],
        "probe_left": [2],
    }
    assert ordered(t) == {"F2", "F3", "F8"}


def test_ov_31_7_a_card_of_both_sections_in_one_line() -> None:
    t = given("recon_in_force")
    t.do(L, "play RF: F3 F8; F3-E3")
    assert ordered(t) == {"E3", "F8"}
    t = given("recon_in_force")
    assert code_of(t.refused(L, "play RF: F2 F3")) == "NOT_OFFERED"
    t = given("general_advance")
    t.do(L, "play GA: F8; F8-F9")
    said = [told.args["hexes"] for told in t.said("ov-ordered")]
    assert said == ["F8"], "one line says it all: nobody in the other section"


def test_ov_31_7_a_unit_on_the_line_goes_where_there_is_room() -> None:
    army = "ALLIES F2 infantry, ALLIES F4 infantry, ALLIES F7 armor" + FAR
    t = given("recon_in_force", army=army)
    t.do(L, "play RF: F2 F4; done")
    assert [told.args["hexes"] for told in t.said("ov-ordered")] == ["F2", "F4"]


def test_ov_31_7_tactics_and_medics() -> None:
    t = given("move_out")
    t.do(L, "play MO: F2 F7")
    assert ordered(t) == {"F2", "F7"}
    t = given("medics", army="ALLIES F2 infantry 1" + FAR)
    t.roll("IISF")
    t.do(L, "play MM: heal F2")
    assert t.figures("F2") == 4
    assert ordered(t) == {"F2"}


def counter() -> Table:
    t = table(ARMY, hand="counter_attack probe_right dig_in")
    t.state.camps["AXIS"].last = [
        Laid("probe_right", "right", "probe_right", [2]),
        Laid("recon_right", "right", "recon_right", [1]),
    ]
    return sent(t, "give CT>L; send")


def test_ov_31_8_counter_attack_as_the_named_card() -> None:
    t = counter()
    t.do(L, "play CT=P-R @2: F7 F8")
    assert (t.state.laid[0].acts, t.state.laid[0].sections) == ("probe_right", [2])
    t = counter()
    t.do(L, "play CT=R-R: F3")
    assert t.state.laid[0].acts == "recon_right"
    assert ordered(t) == {"F3"}
    t = counter()
    assert code_of(t.refused(L, "play CT=A-R @2: F7")) == "NOT_OFFERED"
    assert code_of(t.refused(L, "play CT=P-R @1: F2")) == "NOT_OFFERED"


@pytest.mark.parametrize(("text", "units"), [("init: F7", {"F7"}), ("init none", set())])
def test_ov_31_9_the_initiative_die(text: str, units: set[str]) -> None:
    t = table(ARMY, hand="probe_right dig_in")
    t.roll("S")
    t.do(K, "give P-R>R; send")
    t.do(L, text)
    assert ordered(t) - {"I20"} == units


# ---- 10 to 12: moves


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("E5-E7", "E7"),
        ("E5-E6-F6", "F6"),
        ("e5 - d5 - c5", "C5"),
        ("E5-", "E5"),
        ("E5-D4-C4-exit", ""),
        ("E5-C4-exit", ""),
    ],
)
def test_ov_31_10_moves(text: str, ends: str) -> None:
    t = orders(
        "ALLIES E5 armor, ALLIES I5 infantry" + FAR,
        ordered="E5 I5",
        exits=[{"side": "ALLIES", "hexes": ["C4"], "medals": 1}],
    )
    t.do(L, text)
    assert t.state.camps["ALLIES"].exits == (0 if ends else 1)
    assert not ends or ends in t.state.units


def test_ov_31_12_done_that_could_end_nothing_is_refused() -> None:
    t = given("probe_left")
    assert code_of(t.refused(L, "done")) == "NOT_OFFERED"


def test_ov_31_10_a_way_begun_by_buttons_may_be_typed_whole() -> None:
    t = orders("ALLIES E5 armor" + FAR)
    t.press(L, "move/e5")
    t.press(L, "over/e6")
    t.do(L, "E5-E6-E7")
    assert "E7" in t.state.units


def test_ov_31_6_a_unit_named_twice_is_ordered_once() -> None:
    t = given("probe_left")
    t.do(L, "play P-L @2: F7 F7 F8")
    assert ordered(t) == {"F7", "F8"}


def test_ov_31_11_through_the_caves() -> None:
    t = orders(
        "AXIS B5 infantry" + FAR,
        "B5:cave_hill B15:cave_hill",
        ordered="B5",
        side="AXIS",
        nations={"AXIS": "JP"},
        rules={"AXIS": ["japanese_army"]},
    )
    t.do(FOE, "B5>>B15")
    assert "B15" in t.state.units


def test_ov_31_12_done_closes_moves_and_then_ends_battles() -> None:
    t = orders("ALLIES E5 infantry, AXIS E7 infantry" + FAR)
    t.do(L, "done")
    assert t.state.phase == "battle"
    assert t.asked == [L]
    t.do(L, "done")
    assert t.state.phase == "select"


# ---- 13 to 17: battles and answers


def test_ov_31_13_marks_of_an_attack() -> None:
    units = (
        "ALLIES E5 armor, AXIS E6 infantry 1, AXIS F7 infantry, AXIS E7 infantry, "
        "ALLIES G1 infantry, AXIS G3 infantry" + FAR
    )
    t = fight(units, ordered="E5 G1")
    t.roll("GSS SSS")
    t.do(L, "E5xE6+>F8,E7=")
    assert t.state.attack
    assert (t.state.attack.attacker, t.state.attack.target) == ("E6", "E7")
    t = fight(units, ordered="E5 G1")
    t.roll("GSS")
    t.do(L, "E5xE6=")
    assert "E5" in t.state.units
    assert t.state.flow[-1].kind == "battle", "not asked for the ground"
    t = fight(units, ordered="E5 G1")
    t.roll("GSS")
    t.do(L, "E5xE6")
    assert t.keys(L) == ["ground/no", "ground/yes"], "no mark: asked"


LAST = "ALLIES E5 armor, AXIS E6 infantry, AXIS E7 infantry 1" + FAR


def test_ov_32_21_a_line_left_when_its_turn_is_over_is_given_back_at_once() -> None:
    t = fight(LAST)
    t.roll("SSS")
    filed = ORDERS.read(t.state, L, "E5xE6; E5xE6+")
    answer = ENGINE.orders.answer(t.state, L, ENGINE.offers(t.state)[L], filed)
    t.press(L, *answer.picks)
    ended = ORDERS.ends(t.state, L, filed)
    assert ended
    assert ended.stop == Msg("turn-over")
    assert filed.plan == ["E5xE6+"]


@pytest.mark.parametrize("text", ["E5xE6=; done", "E5xE6; done", "E5xE6=; stop"])
def test_ov_31_12_ov_32_21_nothing_is_given_back_of_a_turn_that_was_carried_out(text: str) -> None:
    """A miss in the last attack ends the turn, and with it the battles."""
    t = fight(LAST)
    t.roll("SSS")
    filed = ORDERS.read(t.state, L, text)
    answer = ENGINE.orders.answer(t.state, L, ENGINE.offers(t.state)[L], filed)
    t.press(L, *answer.picks)
    assert ORDERS.ends(t.state, L, filed) is None
    assert filed.plan == []


def test_ov_31_13_an_overrun_waits_for_an_answer_about_the_ground() -> None:
    t = fight("ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry" + FAR)
    t.roll("GSS")
    filed = ORDERS.read(t.state, L, "E5xE6>E7")
    assert ENGINE.orders
    for _ in range(2):
        answer = ENGINE.orders.answer(t.state, L, ENGINE.offers(t.state)[L], filed)
        if answer is None:
            break
        t.press(L, *answer.picks)
    assert filed.plan == ["E5xE6>E7"], "the question about the ground is the general's own"
    t.press(L, "ground/yes")
    answer = ENGINE.orders.answer(t.state, L, ENGINE.offers(t.state)[L], filed)
    assert answer
    assert answer.picks == ("attack/e6.e7",)


@pytest.mark.parametrize(
    ("text", "hexes", "unit"),
    [
        ("E7 wire", "E7:wire", "infantry"),
        ("E7 mine", "", "engineer"),
        ("E7 seal", "E7:cave_hill", "infantry"),
        ("E7 rest", "E7:hospital", "infantry 2"),
    ],
)
def test_ov_31_14_instead_of_battling(text: str, hexes: str, unit: str) -> None:
    t = table(
        f"ALLIES E7 {unit}, ALLIES G1 infantry, AXIS G3 infantry" + FAR,
        hexes,
        options={"terrain_powers": ["hospital"]},
    )
    if "mine" in text:
        t.state.mines = {"E7": Mine("AXIS", 2)}
    t = open_battle(t, "E7 G1")
    t.roll("SSS" if text[3:] in ("seal", "rest") else "")
    t.do(L, text)
    said = {"wire": "wire-gone", "mine": "mine-cleared", "seal": "cave", "rest": "healed"}
    assert t.said(f"ov-{said[text[3:]]}")
    assert not [key for key in t.keys(L) if "e7" in key]


def test_ov_31_14_pass_is_no_battle() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E7 infantry, ALLIES G1 infantry, AXIS G3 infantry" + FAR,
        ordered="E5 G1",
    )
    t.roll("SS")
    t.do(L, "E5 pass; G1xG3; done")
    assert t.state.side == "AXIS"
    assert len(t.said("ov-attack")) == 1


def test_ov_31_15_second_moves_in_battle() -> None:
    t = fight("ALLIES E7 infantry, AXIS E8 infantry" + FAR, ordered="E7", card="behind_enemy_lines")
    order = t.state.units["E7"].order
    assert order
    order.again = True
    t.roll("SSSS")
    t.do(L, "E7xE8; E7-D7-C7")
    assert t.said("ov-move")[0].args["path"] == "D7-C7"
    t = fight(
        "ALLIES E5 armor, AXIS E6 infantry 1, AXIS E8 infantry" + FAR, options={"desert": True}
    )
    t.roll("GSS SSS")
    t.do(L, "E5xE6+; E6-E7")
    assert "E7" in t.state.units


def test_ov_31_16_airplanes() -> None:
    t = table(
        "ALLIES I2 infantry, AXIS A5 infantry" + FAR,
        options={"air_rules": "on"},
        hand="dig_in dig_in",
    )
    t.state.air, t.state.camps["ALLIES"].sorties = True, 1
    sent(t, "give AS>L; send")
    t.do(L, "fly A4-B4-C5")
    assert t.state.planes[0].path == ["A4", "B4", "C5"]
    for action in ("strafe C5 A5", "support C5", "scout C5"):
        t = fight(
            "ALLIES E5 infantry, AXIS E7 infantry, AXIS C6 infantry, AXIS B4 infantry" + FAR,
            options={"air_rules": "on"},
        )
        plane = Plane(
            "allies1", "ALLIES", "C5", "left", ["A4", "B4", "C5"], ordered=True, by="left"
        )
        t.state.planes = [plane]
        t.roll("S")
        t.do(L, action)
        assert t.state.planes[0].acted, action


@pytest.mark.parametrize(
    ("text", "kind"), [("retreat D6", "retreat"), ("flags 1", "flags-ignored")]
)
def test_ov_31_17_answers_to_open_questions(text: str, kind: str) -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E6 infantry, ALLIES G1 infantry, AXIS G3 infantry" + FAR,
        "E6:sandbag@AXIS",
        ordered="E5 G1",
    )
    t.roll("FF")
    t.do(L, "E5xE6")
    if kind == "retreat":
        t.do(FOE, "flags 0")
    t.do(FOE, text)
    assert t.said(f"ov-{kind}")


def test_ov_31_17_a_way_back_of_two_steps_and_ground_and_battling_back() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR)
    t.roll("FFS")
    t.do(L, "E5xE6")
    t.do(FOE, "retreat D6-C6")
    assert "C6" in t.state.units
    t.do(L, "ground yes")
    assert "E6" in t.state.units
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR)
    t = fight(
        "AXIS E6 infantry, ALLIES E5 infantry 2" + FAR,
        side="AXIS",
        ordered="E6",
        nations={"ALLIES": "GB"},
        rules={"ALLIES": ["battle_back"]},
    )
    t.roll("ISS")
    t.do(FOE, "E6xE5")
    t.do(L, "back no")
    assert not t.said("ov-back")


def test_ov_31_18_the_sheet_in_words_answers_the_open_sheet() -> None:
    t = table(
        "ALLIES E5 infantry, AXIS E6 infantry, AXIS D5 infantry" + FAR, enemy="ambush probe_left"
    )
    t = open_battle(t, "E5")
    filed = ORDERS.read(t.state, "axis_chief", "ambush E6 yes, D5 armor, others no")
    assert filed.standing == {"ambush.E6": "yes", "ambush.D5": "armor", "ambush": "no"}
    assert ENGINE.orders
    offer = ENGINE.offers(t.state)["axis_chief"]
    answer = ENGINE.orders.answer(t.state, "axis_chief", offer, filed)
    assert answer
    assert set(answer.picks) == {"sheet/e6.yes", "sheet/d5.armor"}


def test_ov_31_19_standing_orders() -> None:
    t = table()
    filed = ORDERS.read(t.state, L, "standing retreat=left flags=ignore ground=yes")
    assert filed == OrderBook({"retreat": "left", "flags": "ignore", "ground": "yes"})


# ---- 21 to 24


@pytest.mark.parametrize(
    ("typed", "full"),
    [
        ("GIVE p-l > l , mo>C", "give P-L>L, MO>C"),
        ("self ap e9,e10", "self AP E9 E10"),
        ("under p-c r-l", "under P-C, R-L"),
        ("Visit center", "visit C"),
        ("gung l:p-l e4", "gung L:P-L E4"),
        ("PLAY p-l@2:e5,d6", "play P-L @2: E5 D6"),
        ("play mm: heal e8", "play MM: heal E8"),
        ("play ct=p-r @2: e5", "play CT=P-R @2: E5"),
        ("init:e8", "init: E8"),
        ("init none", "init none"),
        ("e5-e6 - f6", "E5-E6-F6"),
        ("e5-a4-exit", "E5-A4-exit"),
        ("e5 -", "E5-"),
        ("b5 >> b15", "B5>>B15"),
        ("e7*e8 / e9 + > f8, e9 =", "E7xE8/E9+>F8,E9="),
        ("e7 : e8", "E7xE8"),
        ("e7 × e8", "E7xE8"),
        ("e7 WIRE", "E7 wire"),
        ("fly a4 b4", "fly A4-B4"),
        ("strafe c5 a5", "strafe C5 A5"),
        ("retreat f7 g7", "retreat F7-G7"),
        ("ignore 1", "flags 1"),
        ("DONE MOVES", "done moves"),
    ],
)
def test_ov_31_21_a_line_may_be_written_in_many_ways(typed: str, full: str) -> None:
    """Capital or small letters, spaces, x or * or : are all the same."""
    t = table()

    def answers(text: str) -> list[tuple[list[str], bool]]:
        return [(wish.keys, wish.if_asked) for wish in ORDERS.step(t.state, K, text).wishes]

    assert answers(typed) == answers(full)


def test_ov_31_21_an_answer_says_what_the_line_does() -> None:
    t = table(hand="probe_left dig_in")
    assert echo(t, K, "plan give p-l>l; send") == [
        "1. “give p-l>l” – Give: Probe Left → left.",
        "2. “send” – Send.",
    ]


def test_ov_31_22_units_are_named_by_where_they_stand_when_the_line_is_carried_out() -> None:
    t = orders("ALLIES E5 infantry, ALLIES E7 infantry, AXIS E8 infantry" + FAR, ordered="E5 E7")
    t.roll("SSS")
    t.do(L, "E7-F7; E5-E6; E6-; done; F7xE8")
    assert {"F7", "E6"} <= set(t.state.units)


def test_ov_31_23_a_battle_plan_is_carried_out_in_order_and_bad_lines_are_passed_over() -> None:
    t = orders(
        "ALLIES E5 infantry, ALLIES G1 infantry, AXIS E7 infantry, AXIS G3 infantry" + FAR,
        ordered="E5 G1",
    )
    t.roll("SSS SS")
    t.do(L, "E5-E6; G1-; E6xE7; E6xE7; E9xE10; G1xG3")
    assert [roll.args["target"] for roll in t.said("ov-attack")] == ["E7", "G3"]
    assert [told.args["line"] for told in t.skipped] == ["E6xE7", "E9xE10"]


@pytest.mark.parametrize(("stop", "attacks"), [("; stop", 0), ("", 1)])
def test_ov_31_23_the_plan_stops_if_wished_after_a_unit_was_driven_off(
    stop: str, attacks: int
) -> None:
    t = table(
        "ALLIES E5 infantry, AXIS E6 infantry, ALLIES G1 infantry, AXIS G3 infantry" + FAR,
        enemy="ambush probe_left",
        pile="barrage dig_in",
    )
    t = open_battle(t, "E5 G1")
    t.press("axis_chief", "sheet/others.yes")
    filed = ORDERS.read(t.state, L, f"E5xE6+; G1xG3{stop}")
    assert ENGINE.orders
    stopped: list[Msg] = []
    t.roll("FSS")
    for _ in range(12):
        offers = ENGINE.offers(t.state)
        if L not in offers or not filed.plan:
            break
        answer = ENGINE.orders.answer(t.state, L, offers[L], filed)
        if answer is None:
            t.press(L, *offers[L].default)
        elif answer.stop:
            stopped.append(answer.stop)
            break
        elif answer.picks:
            if answer.picks[0].startswith("attack/g1"):
                t.roll("SS")
            t.press(L, *answer.picks)
    assert len(t.said("ov-attack")) == attacks
    assert [why.id for why in stopped] == (["turn-early"] if stop else [])


def test_ov_31_23_what_is_left_is_given_back_as_it_was_typed() -> None:
    t = orders("ALLIES E5 infantry, ALLIES G1 infantry" + FAR, ordered="E5 G1")
    filed = ORDERS.read(t.state, L, "e5-e6; e6-e7; g1-g2")
    assert ENGINE.orders
    for _ in range(4):
        answer = ENGINE.orders.answer(t.state, L, ENGINE.offers(t.state)[L], filed)
        assert answer
        if answer.stop:
            break
        t.press(L, *answer.picks)
    assert answer.stop
    assert answer.stop.id == "ov-err-idle"
    assert filed.plan == ["e6-e7", "g1-g2"]


def test_ov_31_23_a_plan_is_for_one_turn() -> None:
    """What is left when the turn is over is given back and never carried out in the next."""
    t = orders("ALLIES E5 infantry, ALLIES G1 infantry, AXIS E8 infantry" + FAR, ordered="E5")
    filed = ORDERS.read(t.state, L, "E5-E6; done; E9xE10")
    assert ENGINE.orders
    while (offer := ENGINE.offers(t.state).get(L)) and filed.plan:
        answer = ENGINE.orders.answer(t.state, L, offer, filed)
        assert answer
        assert not answer.stop
        if answer.picks:
            t.press(L, *answer.picks)
        else:
            t.press(L, "done")
    filed.plan = ["E5-E6"]
    t.state.turn += 2
    t2 = orders("ALLIES E5 infantry" + FAR)
    t2.state.turn = t.state.turn
    answer = ENGINE.orders.answer(t2.state, L, ENGINE.offers(t2.state)[L], filed)
    assert answer
    assert answer.stop == Msg("turn-over")
    filed.plan = ["done battles"]
    assert ENGINE.orders.answer(t2.state, L, ENGINE.offers(t2.state)[L], filed) is None
    assert filed.plan == []


def test_ov_31_24_a_whole_turn_is_one_text_and_plays_the_same_again() -> None:
    def battle() -> Table:
        t = table(
            "ALLIES F7 infantry, ALLIES F9 infantry, AXIS E8 infantry" + FAR,
            hand="probe_left probe_right dig_in",
        )
        sent(t, "give P-L>L; send")
        t.roll("IGS SSS")
        t.do(L, "play P-L @2: F7 F9; F7-E7; F9-F8; done; plan E7xE8; F8xE8; done")
        return t

    first, again = battle(), battle()
    assert [event.text for event in first.events] == [event.text for event in again.events]
    assert first.figures("E8") == 2
    assert first.state.side == "AXIS"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_ov_31_every_example_of_the_rules_to_be_looked_up_can_be_typed(lang: str) -> None:
    text = (Path(__file__).parents[3] / f"data/overlord/rules.{lang}.md").read_text("utf-8")
    typed = re.findall(r"`([^`]+)`", text[text.index("OV-31.1 ") :])
    marks = [each for each in typed if len(each) == 1]
    assert len(typed) > 30
    assert marks == ["="]
    people = ("undo", "resign", "deputy @user", "take C")
    t = table()
    for example in typed:
        if example not in (*marks, *people, "stop"):
            for line in example.split(";"):
                line = line.strip() + " moves" * (line.strip() == "done")
                assert ORDERS.standing([line])[0] or ORDERS.step(t.state, K, line), line


def test_ov_31_24_a_turn_of_the_standard_game_as_text() -> None:
    t = table(
        "ALLIES F3 infantry, ALLIES F6 infantry, AXIS E7 infantry, AXIS A1 infantry",
        size="standard",
        hand="probe_center move_out recon_left",
    )
    t.roll("IGS")
    t.do(K, "self P-C; send; play P-C: F6; F6-E6; done; plan E6xE7")
    assert t.figures("E7") == 2
    assert t.state.side == "AXIS"
    t = table("ALLIES F3 infantry, AXIS A1 infantry", size="standard", hand="recon_left dig_in")
    assert code_of(t.refused(K, "give R-L>L")) in ("NOT_OFFERED", "NOT_OFFERED", "NOT_OFFERED")
    assert code_of(t.refused(K, "self P-C")) == "NOT_OFFERED"
    t.do(K, "self R-L")
    assert code_of(t.refused(K, "self DI")) == "NOT_OFFERED"


def test_ov_31_21_a_comma_before_a_move_or_an_attack_parts_lines() -> None:
    t = orders("ALLIES E5 infantry, ALLIES G1 infantry" + FAR, ordered="E5 G1")
    assert ORDERS.read(t.state, L, "E5-E6, G1-G2, E6 x E7+>E8, E9=").plan == [
        "E5-E6",
        "G1-G2",
        "E6 x E7+>E8, E9=",
    ]
