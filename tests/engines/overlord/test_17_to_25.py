"""Sections 21 to 25: talk, armies, air."""

from __future__ import annotations

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
