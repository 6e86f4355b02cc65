"""Sections 17 to 25: giving cards, generals, initiative, recovery, talk, armies, air."""

from __future__ import annotations

import pytest

from engines.overlord import ENGINE, air, library
from engines.overlord.game import Game
from engines.overlord.state import Order, Plane, Rules
from tests.engines.overlord.table import fight, orders, table

FOUR = "ALLIES F2 infantry, ALLIES F7 infantry, ALLIES F12 infantry, ALLIES F20 infantry, "
UNITS = FOUR + "AXIS A1 infantry, AXIS A26 infantry"


def distributed(text: str, hand: str, units: str = UNITS, dice: str = "", **more):
    t = table(units, hand=hand, **more)
    t.do("allies_chief", text)
    t.roll(dice)
    t.do("allies_chief", "send")
    return t


# ---- 17


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("give P-L>L, P-C>C, P-R>R, A-C>C", "TOO_MANY_CARDS"),
        ("self BA A1; self AP A1", "ONE_BY_COMMANDER"),
        ("give P-L>C", "WRONG_ARROW"),
        ("give BA>L", "NOT_FOR_GENERAL"),
        ("self MO", "NOT_FOR_COMMANDER"),
        ("give MO>L, P-L>L", "TACTIC_ALONE"),
        ("give P-L>L, MO>L", "TACTIC_ALONE"),
        ("give RF>L, P-L>L", "BOTH_SECTIONS_FULL"),
        ("give AM>L", "REACTION_ONLY"),
        ("give AS>L", "SORTIE_RULES"),
        ("give GA>L", "CARD_NOT_HELD"),
        ("send", "NO_CARD_CHOSEN"),
        ("give XX>L", "UNKNOWN_CARD"),
        ("self BA", "BAD_TARGETS"),
        ("give P-L", "BAD_COMMAND"),
    ],
)
def test_ov_36_12_to_36_29_choices_that_are_refused(text: str, code: str) -> None:
    hand = "probe_left probe_center probe_right attack_center barrage air_power move_out"
    t = table(UNITS, hand=hand + " recon_in_force ambush")
    *before, last = text.split(";")
    if "," in last:
        head, _, tail = last.rpartition(",")
        before.append(head)
        last = f"give {tail}"
    for line in before:
        t.do("allies_chief", line)
    assert t.refused("allies_chief", last) == code


def test_ov_17_4_one_card_stays() -> None:
    t = table(UNITS, hand="probe_left probe_center probe_right")
    t.do("allies_chief", "give P-L>L, P-C>C")
    assert t.refused("allies_chief", "give P-R>R") == "KEEP_ONE"


def test_ov_17_12_a_commander_who_plays_himself_still_gives_two() -> None:
    t = distributed("self BA A1; give P-L>L, P-R>R", "barrage probe_left probe_right dig_in",
                    dice="SSSS F")  # fmt: skip
    assert [laid.card for laid in t.state.laid] == ["barrage"]
    assert len(t.state.staff["left"].given) == 1


def test_ov_17_16_a_commander_who_can_choose_nothing_discards() -> None:
    t = table(UNITS, hand="ambush ambush", enemy="ambush")
    assert t.keys("allies_chief") == ["discard/ambush"]


def test_ov_17_19_given_cards_are_known_to_commander_and_receiver_only() -> None:
    t = distributed("give P-L>L", "probe_left dig_in", dice="FF")
    for seat, knows in (("allies_chief", True), ("allies_left", True), ("allies_right", False)):
        assert bool(ENGINE.view(t.state, seat).given) == knows
    assert (
        next(g for g in ENGINE.view(t.state, None).generals if g.seat == "allies_left").cards == 1
    )


# ---- 18


def test_ov_18_3_two_section_cards_lie_on_both_sections() -> None:
    t = distributed("give P-L>L, A-L>L", "probe_left attack_left dig_in", dice="FF")
    t.do("allies_left", "play P-L @2: F7")
    assert t.args("allies_left", "order") == ["F2"]


def test_ov_18_6_no_second_order_in_another_area() -> None:
    t = distributed("give P-L>L, A-C>C", "probe_left attack_center dig_in",
                    "ALLIES E9 infantry, ALLIES F12 infantry, AXIS A1 infantry")  # fmt: skip
    t.do("allies_left", "play P-L @2: E9; E9-E10")
    t.move("allies_center", "lay/attack_center.3")
    assert t.args("allies_center", "order") == ["F12"]
    assert t.refused("allies_center", "play A-C: E10") == "ALREADY_ORDERED"


def test_ov_18_9_a_hex_taken_meanwhile_is_refused() -> None:
    t = orders("ALLIES E8 infantry, ALLIES E11 infantry, AXIS A1 infantry", ordered="E8 E11")
    t.do("allies_center", "E11-E10")
    t.move("allies_left", "move/e8")
    from engines.overlord.orders import refusals

    offer = ENGINE.offers(t.state)["allies_left"]
    assert refusals.why(t.state, "allies_left", "to/e10", offer).reason.id == "ov-err-hex-taken"


def test_ov_18_10_in_batch_the_generals_act_left_center_right() -> None:
    t = orders("ALLIES E8 infantry, ALLIES E11 infantry, AXIS A1 infantry", ordered="E8 E11",
               rules_of=Rules(order="batch"))  # fmt: skip
    assert t.asked == ["allies_left"]


def test_ov_18_12_no_battle_before_all_moves_are_closed() -> None:
    t = orders("ALLIES E8 infantry, ALLIES E20 infantry, AXIS E9 infantry", ordered="E8 E20")
    assert t.refused("allies_right", "E20xE9") == "WRONG_PHASE"
    t.do("allies_left", "done")
    assert t.state.phase == "orders"
    t.do("allies_right", "done")
    assert t.state.phase == "battle"


# ---- 19


@pytest.mark.parametrize(("face", "hexes"), [("I", ["F2", "F7"]), ("A", []), ("F", [])])
def test_ov_19_2_the_initiative_die(face: str, hexes: list[str]) -> None:
    t = distributed("give P-C>C", "probe_center dig_in", dice=face + "F")
    assert t.args("allies_left", "order") == hexes


def test_ov_19_5_no_die_for_a_general_with_a_card() -> None:
    t = distributed("give P-C>C", "probe_center dig_in", dice="IF")
    assert t.state.staff["center"].initiative == ""
    t.move("allies_center", "lay/probe_center.3")
    assert t.refused("allies_center", "play P-C: F12 F20") == "NOT_IN_SECTION"


# ---- 20


@pytest.mark.parametrize(("card", "drawn"), [("probe_left", 2), ("recon_left", 3)])
def test_ov_20_2_two_cards_are_drawn_three_after_a_recon(card: str, drawn: int) -> None:
    t = distributed(f"give {'P' if card[0] == 'p' else 'R'}-L>L", f"{card} dig_in", dice="FF")
    t.defaults()
    assert len(t.state.camps["ALLIES"].hand) == 1 + drawn


def test_ov_20_4_never_beyond_the_hand_size() -> None:
    t = distributed("give P-L>L", "probe_left" + " dig_in" * 5, dice="FF")
    t.defaults()
    assert len(t.state.camps["ALLIES"].hand) == 6


# ---- 21


def test_ov_21_2_one_visit_a_turn_known_to_all() -> None:
    t = table(UNITS, hand="probe_center dig_in")
    t.do("allies_chief", "visit C")
    assert t.refused("allies_chief", "visit L") == "VISIT_USED"
    assert ENGINE.conference(t.state) == ("allies_chief", "allies_center")
    view = ENGINE.view(t.state, None)
    assert (view.visit, view.visit_open) == ("allies_center", True)


def test_ov_21_11_the_visit_ends_with_the_first_orders() -> None:
    t = table(UNITS, hand="probe_center dig_in")
    t.do("allies_chief", "visit C; give P-C>C")
    t.roll("FF")
    t.do("allies_chief", "send")
    assert ENGINE.conference(t.state)
    t.do("allies_center", "play P-C @3: F12")
    assert ENGINE.conference(t.state) == ()


def test_ov_21_9_a_team_of_two_visits_nobody() -> None:
    t = table(UNITS, hand="probe_center dig_in", rules_of=Rules(players=4))
    assert t.keys("allies_chief", "visit") == []


# ---- 22


def commissar(hand: str, under: str, **more):
    t = table(UNITS.replace("ALLIES F2 infantry", "ALLIES F2 infantry RU"), hand=hand,
              rules={"ALLIES": ["commissar"]}, nations={"ALLIES": "RU"}, **more)  # fmt: skip
    t.state.camps["ALLIES"].commissar = under.split()
    return t


def test_ov_22_1_only_cards_under_the_commissar() -> None:
    t = commissar("recon_center probe_left dig_in", "probe_center")
    assert t.refused("allies_chief", "give R-C>C") == "UNDER_COMMISSAR"
    t.do("allies_chief", "give P-C>C")


def test_ov_22_4_all_of_them_may_be_discarded() -> None:
    t = commissar("recon_center probe_left dig_in", "probe_center")
    t.do("allies_chief", "under P-L")
    t.roll("FFF")
    t.do("allies_chief", "send")
    assert t.state.camps["ALLIES"].commissar == ["probe_left"]
    assert "probe_center" in t.state.discards + t.state.spent


def test_ov_22_5_one_to_three_new_cards() -> None:
    t = commissar("recon_center probe_left dig_in move_out medics", "probe_center")
    assert t.refused("allies_chief", "send") == "COMMISSAR_COUNT"
    for code in ("R-C", "P-L", "DI"):
        t.do("allies_chief", f"under {code}")
    assert t.refused("allies_chief", "under MO") == "COMMISSAR_COUNT"


def test_ov_22_8_counter_attack_from_the_hand() -> None:
    from engines.overlord.state import Laid

    t = commissar("counter_attack probe_left dig_in", "probe_center")
    t.state.camps["AXIS"].last = [Laid("probe_right", "right", "probe_right", [2])]
    t.do("allies_chief", "give CT>L")


def test_ov_22_9_ambush_does_not_lie_under_the_commissar() -> None:
    t = commissar("ambush probe_left dig_in", "probe_center", enemy="ambush")
    assert t.refused("allies_chief", "under AM") == "REACTION_ONLY"


# ---- 23


def test_ov_23_1_one_general_of_the_marines_orders_one_more() -> None:
    t = table("ALLIES F2 infantry, ALLIES F3 infantry, ALLIES F1 infantry, AXIS A1 infantry",
              hand="probe_left attack_right dig_in", rules={"ALLIES": ["gung_ho"]})  # fmt: skip
    t.do("allies_chief", "give P-L>L; gung L; send")
    t.move("allies_left", "lay/probe_left.1")
    assert ENGINE.offers(t.state)["allies_left"].most == 3


def test_ov_23_4_tactic_cards_of_the_marines_order_one_more() -> None:
    t = distributed("give MO>L", "move_out dig_in", "ALLIES F1 infantry, ALLIES F2 infantry, "
                    "ALLIES F3 infantry, ALLIES F6 infantry, ALLIES F7 infantry, AXIS A1 infantry",
                    rules={"ALLIES": ["gung_ho"]})  # fmt: skip
    assert ENGINE.offers(t.state)["allies_left"].most == 5


def test_ov_23_12_japanese_infantry_moves_two_and_assaults() -> None:
    for foe, phase in (("E8", "battle"), ("E9", "select")):
        t = orders(f"AXIS E5 infantry JP, ALLIES {foe} infantry, ALLIES I20 infantry",
                   side="AXIS", rules={"AXIS": ["japanese_army"]}, nations={"AXIS": "JP"},
                   )  # fmt: skip
        t.do("axis_right", "E5-E7")
        assert t.state.phase == phase


# ---- 24


def test_ov_24_1_the_british_battle_back() -> None:
    t = fight("AXIS E5 infantry, ALLIES E6 infantry GB 2, ALLIES I20 infantry, AXIS A20 infantry",
              side="AXIS", rules={"ALLIES": ["battle_back"]}, nations={"ALLIES": "GB"})  # fmt: skip
    t.roll("ISS")
    t.do("axis_right", "E5xE6")
    t.roll("G")
    t.do("allies_left", "back yes")
    assert t.figures("E5") == 3


def test_ov_24_2_italians_lose_a_card_with_a_unit() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry IT 1, ALLIES I20 infantry, AXIS A20 infantry",
              enemy="probe_left probe_left probe_left probe_left", nations={"AXIS": "IT"},
              rules={"AXIS": ["italian_army"]})  # fmt: skip
    t.roll("ISS")
    t.do("allies_left", "E5xE6=")
    assert t.said("card-lost")


def test_ov_24_4_in_the_blitz_allied_armor_moves_two() -> None:
    t = orders("ALLIES E5 armor, AXIS A1 infantry", options={"blitz": True})
    t.move("allies_left", "move/e5")
    assert "to/e7" in t.keys("allies_left") and "to/e8" not in t.keys("allies_left")


def test_ov_24_5_at_night_nobody_sees_far() -> None:
    t = table("ALLIES E5 armor, AXIS E8 infantry", options={"night": True, "night_side": "AXIS"})
    assert t.state.visibility == 1
    t.unit("E5").order = Order("left", "", "E5")
    from engines.overlord import fire

    field = library.field(t.state.scenario)
    assert not list(fire.shots(t.state, field, "E5", t.unit("E5")))


def test_ov_24_6_stars_bring_the_day() -> None:
    from engines.overlord import recovery

    t = table(options={"night": True, "night_side": "AXIS"})
    t.state.visibility, t.state.side = 4, "AXIS"
    t.roll("SSIF")
    recovery._night(Game(t.state, t.dice))
    assert t.state.visibility == 0


# ---- 25


def flying(planes: list[Plane], **more):
    t = table(UNITS, hand="probe_left dig_in", **more)
    t.state.air, t.state.planes = True, planes
    return t


def test_ov_25_12_an_air_sortie_brings_an_airplane_in() -> None:
    t = flying([])
    t.state.camps["ALLIES"].sorties = 1
    t.do("allies_chief", "give AS>L, P-L>L")
    t.roll("FF")
    t.do("allies_chief", "send")
    t.do("allies_left", "fly I3-H3-G3")
    assert [plane.at for plane in t.state.planes] == ["G3"]
    assert t.keys("allies_left", "lay")


def test_ov_25_19_of_two_airplanes_in_one_airspace_one_is_removed() -> None:
    planes = [Plane("a", "ALLIES", "B3", "left"), Plane("b", "ALLIES", "C7", "left")]
    t = flying(planes)
    assert air.crowded(t.state, "left") == planes


def test_ov_25_20_a_shared_hex_counts_as_the_other_generals() -> None:
    t = flying([Plane("a", "ALLIES", "B3", "left"), Plane("b", "ALLIES", "D9", "left")])
    air.turn_begins(Game(t.state, t.dice))
    assert [plane.role for plane in t.state.planes] == ["left", "center"]


def test_ov_25_25_units_next_to_an_enemy_airplane_move_one() -> None:
    t = orders("ALLIES E5 armor, AXIS A1 infantry")
    t.state.planes = [Plane("a", "AXIS", "E6", "right")]
    t.move("allies_left", "move/e5")
    assert "to/e4" in t.keys("allies_left") and "to/e3" not in t.keys("allies_left")


def test_ov_25_26_a_star_shoots_an_airplane_down() -> None:
    t = table("ALLIES E5 infantry, ALLIES I20 infantry, AXIS A20 infantry")
    from tests.engines.overlord.table import open_battle

    t.state.planes = [Plane("a", "AXIS", "E6", "right")]
    open_battle(t, "E5")
    t.roll("SII")
    t.move("allies_left", "shoot/e5.e6")
    assert t.state.planes == []
    assert t.state.camps["ALLIES"].units == 1


# ---- 29, 35


def test_ov_29_13_a_general_sees_no_hand() -> None:
    t = table(UNITS, hand="probe_center dig_in")
    assert ENGINE.view(t.state, "allies_left").hand == ()
    assert len(ENGINE.view(t.state, "allies_chief").hand) == 2


def test_ov_35_53_a_turn_as_text() -> None:
    t = table("ALLIES F5 infantry, ALLIES F7 infantry, ALLIES F10 infantry, ALLIES F11 infantry, "
              "ALLIES F20 infantry, AXIS E12 infantry, AXIS E7 infantry",
              hand="probe_left attack_center move_out barrage recon_right assault_left",
              )  # fmt: skip
    t.do("allies_chief", "self BA E12; give P-L>L, MO>C; visit C")
    t.roll("IGFS A")
    t.do("allies_chief", "send")
    t.do("axis_center", "retreat D11")
    assert t.figures("D11") == 2
    assert t.said("initiative")
    t.do("allies_left", "play P-L @2: F5 F7; F5-E6; F7-; done")
    t.do("allies_center", "play MO: F10 F11; F10-E10; done")
    t.roll("IIF")
    t.do("allies_left", "E6xE7")
    t.do("axis_right", "retreat D6")
    t.do("allies_left", "ground yes")
    assert "E7" in t.state.units
    while t.state.side == "ALLIES":
        t.roll("SSS")
        t.defaults()
    assert len(t.state.camps["ALLIES"].hand) == 5
