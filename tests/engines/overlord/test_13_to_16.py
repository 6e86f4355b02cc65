"""Sections 13 to 16: command cards, Ambush, Counter-Attack, teams."""

from __future__ import annotations

import pytest

from engines.contract import Filed
from engines.kit.simulate import QuickRng
from engines.overlord import ENGINE, library, roles
from engines.overlord.box import AIR_SORTIE, CARDS, deck
from engines.overlord.state import Laid
from tests.engines.overlord.table import fight, orders, table

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
BOTH = "ALLIES F2 infantry, ALLIES F3 infantry, ALLIES F7 armor, ALLIES F8 artillery, "


# ---- 13


def test_ov_13_1_sixty_cards_and_two_sorties() -> None:
    assert len(deck(False, False)) == 60
    kinds = [CARDS[card].kind for card in deck(False, False)]
    assert (kinds.count("section"), kinds.count("tactic")) == (40, 20)


def test_ov_13_2_two_decks_in_one_pile() -> None:
    assert len(deck(True, False)) == 120
    assert len(deck(True, True)) == 124


def given(cards: str, units: str = BOTH + "AXIS A1 infantry", dice: str = "", **more):
    """The left general gets one card; the others' dice are told."""
    t = table(units, hand=f"{cards} dig_in dig_in", **more)
    t.do("allies_chief", f"give {CARDS[cards.split()[0]].code}>L")
    t.roll(dice)
    t.do("allies_chief", "send")
    return t


@pytest.mark.parametrize(
    ("card", "most"),
    [("recon_left", 1), ("probe_left", 2), ("attack_left", 2), ("assault_left", 2)],
)
def test_ov_13_3_section_cards_order_so_many_in_one_section(card: str, most: int) -> None:
    t = given(card)
    t.move("allies_left", f"lay/{card}.1")
    offer = ENGINE.offers(t.state)["allies_left"]
    assert offer.most == most
    assert t.args("allies_left", "order") == ["F2", "F3"]


def test_ov_13_3_general_advance_works_in_both_sections() -> None:
    t = given("general_advance")
    assert t.args("allies_left", "order") == ["F2", "F3"]
    t.move("allies_left", "order/f2", "order/f3")
    assert t.args("allies_left", "order") == ["F7", "F8"]


def test_ov_13_4_pincer_move_is_not_for_the_center() -> None:
    t = table(hand="pincer_move dig_in")
    assert t.keys("allies_chief", "give") == [
        "give/pincer_move.left", "give/pincer_move.right", "give/dig_in.left",
        "give/dig_in.center", "give/dig_in.right",
    ]  # fmt: skip
    assert t.refused("allies_chief", "give PM>C") == "WRONG_ARROW"


def test_ov_13_11_air_power_strikes_a_chain() -> None:
    t = table("ALLIES I1 infantry, AXIS C5 infantry, AXIS C6 armor, AXIS C9 infantry",
              hand="air_power dig_in", side="ALLIES")  # fmt: skip
    t.do("allies_chief", "self AP C5")
    assert t.args("allies_chief", "target") == ["C6"]
    t.do("allies_chief", "self AP C5".replace("self AP C5", "visit C"))
    t.move("allies_chief", "target/c6")
    t.roll("SI AS F")
    t.do("allies_chief", "send")
    assert t.figures("C5") == 2
    assert t.figures("C6") == 1


def test_ov_13_12_barrage_ignores_terrain_and_its_flags_are_firm() -> None:
    t = table("ALLIES I1 infantry, AXIS C5 infantry, AXIS C9 infantry", "C5:fortress",
              hand="barrage dig_in")  # fmt: skip
    t.do("allies_chief", "self BA C5")
    t.roll("IGSF")
    t.do("allies_chief", "send")
    assert t.figures("C5") == 2
    assert t.args("axis_right", "retreat") == ["B4", "B5"]


@pytest.mark.parametrize(
    ("card", "units", "bonus"),
    [
        ("armor_assault", "ALLIES E5 armor, AXIS E6 infantry", 1),
        ("armor_assault", "ALLIES E5 armor, AXIS E7 infantry", 0),
        ("close_assault", "ALLIES E5 infantry, AXIS E6 infantry", 1),
        ("firefight", "ALLIES E5 infantry, AXIS E7 infantry", 1),
        ("behind_enemy_lines", "ALLIES E5 infantry, AXIS E6 infantry", 1),
        ("finest_hour", "ALLIES E5 infantry, AXIS E7 infantry", 1),
        ("move_out", "ALLIES E5 infantry, AXIS E6 infantry", 0),
    ],
)
def test_ov_13_14_to_13_28_extra_dice(card: str, units: str, bonus: int) -> None:
    t = fight(units + FAR, card=card)
    (key,) = t.keys("allies_left", "attack")
    choice = ENGINE.offers(t.state)["allies_left"].find(key)
    assert choice
    t.roll("SSSSS"[: int(str(choice.label.args["n"]))])
    t.move("allies_left", key)
    assert t.state.attack and t.state.attack.bonus == bonus


def test_ov_13_15_artillery_bombard_battles_twice_or_moves_three() -> None:
    t = fight("ALLIES E5 artillery, AXIS E7 infantry" + FAR, card="artillery_bombard")
    t.roll("SSS SSS")
    t.do("allies_left", "E5xE7; E5xE7")
    assert t.state.phase == "select"
    t = orders("ALLIES E5 artillery" + FAR, card="artillery_bombard")
    t.move("allies_left", "move/e5")
    assert "to/e8" in t.keys("allies_left")


def test_ov_13_16_behind_enemy_lines_moves_battles_and_moves() -> None:
    t = orders("ALLIES E5 infantry, AXIS E9 infantry" + FAR, "E6:forest",
               card="behind_enemy_lines")  # fmt: skip
    t.state.units["E5"].order.again = True
    t.do("allies_left", "E5-E8")
    t.roll("SSSS")
    t.do("allies_left", "E8xE9")
    assert "to/e5" in t.keys("allies_left")
    t.do("allies_left", "E8-E5".replace("E8-E5", "stay"))
    assert "E8" in t.state.units


def test_ov_13_22_close_assault_orders_who_stands_next_to_an_enemy() -> None:
    t = given("close_assault", "ALLIES F2 infantry, AXIS F3 infantry, ALLIES F7 armor, "
              "ALLIES I3 infantry" + FAR, "F")  # fmt: skip
    assert t.args("allies_left", "order") == ["F2"]


def test_ov_13_23_dig_in_lays_sandbags_and_nothing_else() -> None:
    t = given("dig_in")
    t.do("allies_left", "play DI: F2 F3")
    assert t.state.obstacles == {"F2": "sandbag.ALLIES", "F3": "sandbag.ALLIES"}
    assert t.state.phase == "select"


def test_ov_13_26_infantry_assault_moves_three_without_battling() -> None:
    t = orders("ALLIES E5 infantry, AXIS E9 infantry" + FAR, card="infantry_assault")
    t.move("allies_left", "move/e5")
    assert "to/e8" in t.keys("allies_left")
    t.move("allies_left", "to/e8")
    assert t.state.phase == "select"


def test_ov_13_27_medics_bring_figures_back_and_order() -> None:
    t = given("medics", "ALLIES F2 infantry 2, ALLIES F3 infantry, AXIS A1 infantry" + FAR, "F")
    assert t.args("allies_left", "heal") == ["F2"]
    t.roll("ISAF")
    t.do("allies_left", "play MM: heal F2")
    assert t.figures("F2") == 4
    assert t.unit("F2").order


def test_ov_13_30_finest_hour_rolls_for_every_general() -> None:
    t = table(BOTH + "AXIS A1 infantry", hand="finest_hour probe_left dig_in")
    t.do("allies_chief", "self FH")
    assert t.refused("allies_chief", "give P-L>L") == "FINEST_HOUR_ALONE"
    t.roll("IASF")
    t.do("allies_chief", "send")
    assert t.args("allies_left", "order") == ["F2", "F3"]


def test_ov_13_32_air_power_as_artillery_bombard_goes_to_a_general() -> None:
    t = table(hand="air_power dig_in", options={"air_power_as_artillery_bombard": True})
    assert "give/air_power.left" in t.keys("allies_chief")
    assert "self/air_power" not in t.keys("allies_chief")


def test_ov_13_33_recon_as_barrage() -> None:
    t = table(hand="recon_left dig_in", options={"recon_as_barrage": True})
    assert "shell/recon_left" in t.keys("allies_chief")


# ---- 14


def ambushed(sheet: str, enemy: str = "ambush probe_left", **more):
    t = fight("ALLIES E5 armor, AXIS E6 infantry" + FAR, enemy=enemy, **more)
    if sheet:
        t.move("axis_chief", *sheet.split())
    return t


def test_ov_14_5_an_attacker_that_retreats_has_attacked_for_nothing() -> None:
    t = ambushed("sheet/e6.yes")
    t.roll("AFS")
    t.do("allies_left", "E5xE6")
    assert t.said("ambush")
    t.do("allies_left", "retreat F5")
    assert t.figures("F5") == 2
    assert t.figures("E6") == 4
    assert t.said("attack-void")


def test_ov_14_7_the_commander_draws_at_once() -> None:
    t = ambushed("sheet/others.yes")
    t.roll("SSS SSS")
    t.do("allies_left", "E5xE6")
    assert "ambush" not in t.state.camps["AXIS"].hand
    assert len(t.state.camps["AXIS"].hand) == 2


def test_ov_14_8_the_same_question_whether_or_not_he_holds_it() -> None:
    holding, empty = ambushed(""), ambushed("")
    empty.state.camps["AXIS"].hand = ["probe_left", "probe_left"]
    assert holding.keys("axis_chief") == empty.keys("axis_chief") != []
    assert "axis_chief" in empty.asked
    assert not fight("ALLIES E5 armor, AXIS E6 infantry" + FAR).keys("axis_chief")


def test_ov_14_9_a_line_for_armor_only() -> None:
    t = ambushed("sheet/others.infantry")
    t.roll("SSS")
    t.do("allies_left", "E5xE6")
    assert not t.said("ambush")


def test_ov_14_10_fire_goes_on_while_the_sheet_is_out() -> None:
    t = fight("ALLIES E5 armor, AXIS E6 infantry, ALLIES E9 infantry, AXIS E11 infantry" + FAR,
              ordered="E5 E9", enemy="ambush probe_left")  # fmt: skip
    assert t.keys("allies_left", "attack") == ["attack/e9.e6", "attack/e9.e11"]
    t.move("axis_chief", "no")
    assert "attack/e5.e6" in t.keys("allies_left")


def test_ov_14_11_a_yes_without_the_card_changes_nothing() -> None:
    t = table("ALLIES E5 armor, AXIS E6 infantry" + FAR, enemy="ambush probe_left")
    t.state.camps["AXIS"].hand = ["probe_left", "probe_left"]
    from tests.engines.overlord.table import open_battle

    open_battle(t, "E5")
    t.move("axis_chief", "sheet/others.yes")
    t.roll("SSS")
    t.do("allies_left", "E5xE6")
    assert t.said("attack") and not t.said("ambush")


def test_ov_14_12_a_sheet_filed_in_advance_answers() -> None:
    t = ambushed("")
    orders_ = ENGINE.orders
    assert orders_
    filed = orders_.read(t.state, "axis_chief", "ambush E6 yes, others no")
    answer = orders_.answer(t.state, "axis_chief", ENGINE.offers(t.state)["axis_chief"],
                            Filed(standing=filed.standing))  # fmt: skip
    assert answer and set(answer.picks) == {"sheet/e6.yes"}


def test_ov_14_13_asked_each_time() -> None:
    from engines.overlord.state import Rules

    t = ambushed("", rules_of=Rules(ambush="ask"))
    t.do("allies_left", "E5xE6")
    assert t.keys("axis_chief") == ["pass", "use"]
    assert ENGINE.offers(t.state)["axis_chief"].sealed
    t.roll("SSS SSS")
    t.move("axis_chief", "use")
    assert t.said("ambush")


# ---- 15


def countering(last: list[Laid], hand: str = "counter_attack dig_in", **more):
    t = table("ALLIES F2 infantry, ALLIES F7 infantry, ALLIES F8 infantry, AXIS A1 infantry",
              hand=hand, **more)  # fmt: skip
    t.state.camps["AXIS"].last = last
    return t


def test_ov_15_2_only_against_the_general_opposite() -> None:
    t = countering([Laid("probe_right", "right", "probe_right", [2])])
    assert "give/counter_attack.left" in t.keys("allies_chief")
    assert t.refused("allies_chief", "give CT>C") == "NOTHING_TO_COUNTER"


def test_ov_15_3_on_the_section_of_the_enemy_card() -> None:
    t = countering([Laid("probe_right", "right", "probe_right", [2])])
    t.do("allies_chief", "give CT>L; send")
    assert t.args("allies_left", "order") == ["F7", "F8"]


def test_ov_15_4_the_commander_counters_the_commander() -> None:
    t = countering([Laid("barrage", "chief", "barrage")])
    t.do("allies_chief", "self CT")
    assert t.args("allies_chief", "target") == ["A1"]


def test_ov_15_8_nothing_to_counter_in_the_first_turn() -> None:
    assert countering([]).keys("allies_chief", "self") == []


def test_ov_15_9_marines_order_one_more_than_printed() -> None:
    t = countering([Laid("probe_right", "right", "probe_right", [2])],
                   rules={"ALLIES": ["gung_ho"]})  # fmt: skip
    t.do("allies_chief", "give CT>L; send")
    assert t.state.laid[0].marine


@pytest.mark.parametrize(
    ("card", "section", "hexes"),
    [("probe_right", 1, ["F2"]), ("infantry_assault", 2, ["F7", "F8"]), ("barrage", 0, ["A1"])],
)
def test_ov_15_1_in_the_standard_game_the_last_enemy_card(
    card: str, section: int, hexes: list[str]
) -> None:
    t = countering([Laid(card, "chief", card, [section] if section else [])], size="standard")
    t.do("allies_chief", "self CT")
    if card == "barrage":
        assert t.args("allies_chief", "target") == hexes
        return
    t.move("allies_chief", "send")
    assert t.args("allies_chief", "order") == hexes


# ---- 16


def test_ov_16_2_roles_by_size_of_the_team() -> None:
    for players, people in ((2, 2), (4, 4), (6, 6), (8, 8)):
        chairs = ENGINE.chairs({"players": str(players)})
        assert len(chairs) == people
        assert sorted(seat for chair in chairs for seat in chair) == sorted(
            roles.seats(library.field("ov-01-bloody-omaha"))
        )


def test_ov_16_3_of_three_the_commander_has_the_center() -> None:
    chairs = ENGINE.chairs({"players": "6"})
    assert ("axis_chief", "axis_center") in chairs


def test_ov_16_5_the_odd_player_joins_the_stronger_side() -> None:
    chairs = ENGINE.chairs({"players": "3"})
    assert sum(chair[0].startswith("allies") for chair in chairs) == 2


def test_ov_16_7_standard_battles_are_for_two() -> None:
    assert ENGINE.chairs({"scenario": "tr-01-crossroads", "players": "8"}) == (
        ("axis_chief",), ("allies_chief",),
    )  # fmt: skip


def test_ov_16_9_commanders_are_dealt_their_hands() -> None:
    seats = [seat for chair in ENGINE.chairs({}) for seat in chair]
    state = ENGINE.new(seats, {}, QuickRng(1))
    assert [len(state.camps[side].hand) for side in ("AXIS", "ALLIES")] == [7, 9]
    assert len(state.pile) == 120 - 16


def test_ov_16_10_without_the_air_module_there_are_no_sorties() -> None:
    assert AIR_SORTIE not in deck(True, False)
