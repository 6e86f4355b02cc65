"""Section 18: orders, moves and battles of the generals."""

from __future__ import annotations

import pytest

from engines.contract import Illegal
from engines.kit import play
from engines.kit.simulate import QuickRng, able
from engines.overlord import ENGINE
from engines.overlord.state import Rules
from tests.engines.overlord.table import Table, fight, orders, table

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
FOUR = "ALLIES F2 infantry, ALLIES F7 infantry, ALLIES F12 infantry, ALLIES F20 infantry, "
UNITS = FOUR + "AXIS A1 infantry, AXIS A26 infantry"
BATCH = Rules(order="batch")


def given(text: str, hand: str, units: str = UNITS, dice: str = "FFF", **more) -> Table:
    """Cards are given and sent; whoever got none rolls what is told."""
    t = table(units, hand=f"{hand} dig_in", **more)
    t.do("allies_chief", text)
    t.roll(dice)
    t.press("allies_chief", "send")
    t.dice.left.clear()
    return t


def test_ov_18_1_the_commanders_card_is_done_before_any_general_acts() -> None:
    t = given(
        "self BA C5; give P-L>L",
        "barrage probe_left",
        "ALLIES F2 infantry, AXIS C5 infantry" + FAR,
        dice="FSSS",
    )
    assert t.state.phase == "command"
    assert t.asked == ["axis_right"], "the flag of the barrage comes first"
    assert not t.keys("allies_left")
    t.roll("FF")
    t.press("axis_right", "retreat/b5")
    assert "allies_left" in t.asked


def test_ov_18_2_every_card_given_is_laid_and_seen() -> None:
    t = given("give P-L>L, A-C>C", "probe_left attack_center")
    assert t.keys("allies_left") == ["lay/probe_left.1", "lay/probe_left.2"]
    assert t.keys("allies_center") == ["lay/attack_center.3", "lay/attack_center.4"]
    assert ENGINE.view(t.state, None).laid == ()
    t.press("allies_left", "lay/probe_left.2")
    (laid,) = ENGINE.view(t.state, None).laid
    assert (laid.card, laid.role, laid.sections) == ("probe_left", "left", (2,))


@pytest.mark.parametrize("card", ["recon_in_force", "general_advance", "move_out"])
def test_ov_18_2_a_card_for_both_sections_lies_on_the_line(card: str) -> None:
    code = {"recon_in_force": "RF", "general_advance": "GA", "move_out": "MO"}[card]
    t = given(f"give {code}>L", card)
    assert t.state.laid[0].sections == [1, 2]


def test_ov_18_3_of_two_section_cards_one_lies_on_each_section() -> None:
    for first, second in ((1, 2), (2, 1)):
        t = given("give P-L>L, A-L>L", "probe_left attack_left")
        t.press("allies_left", f"lay/probe_left.{first}")
        t.press("allies_left")
        assert [laid.sections for laid in t.state.laid] == [[first], [second]]
        assert t.cells("allies_left", "order") == (["F7"] if second == 2 else ["F2"])


@pytest.mark.parametrize(
    ("card", "code", "where", "hexes"),
    [
        ("probe_left", "P-L", "1", ["F2"]),
        ("infantry_assault", "IA", "2", ["F7"]),
        ("move_out", "MO", "", ["F2", "F7"]),
        ("direct_from_hq", "HQ", "", ["F2", "F7"]),
    ],
)
def test_ov_18_4_where_a_card_orders(card: str, code: str, where: str, hexes: list[str]) -> None:
    t = given(f"give {code}>L", card)
    if where:
        t.press("allies_left", f"lay/{card}.{where}")
    assert t.cells("allies_left", "order") == hexes


def test_ov_18_5_units_under_command_at_that_moment() -> None:
    """A unit that has gone into another area cannot be ordered by its former general."""
    for at, ordered in (("E9", ["E9", "F7"]), ("E10", ["F7"])):
        t = given(
            "give P-L>L, A-L>L",
            "probe_left attack_left",
            "ALLIES F2 infantry, ALLIES F7 infantry, ALLIES E9 infantry, AXIS A1 infantry" + FAR,
        )
        t.press("allies_left", "lay/probe_left.1")
        t.state.units[at] = t.state.units.pop("E9")
        t.press("allies_left", "order/f2")
        assert t.cells("allies_left", "order") == ordered


def test_ov_18_6_no_second_order_in_another_area() -> None:
    t = given(
        "give P-L>L, A-C>C",
        "probe_left attack_center",
        "ALLIES E9 infantry, ALLIES F12 infantry, AXIS A1 infantry",
    )
    t.press("allies_left", "lay/probe_left.2")
    t.press("allies_left", "order/e9")
    t.press("allies_left", "move/e9")
    t.press("allies_left", "to/e10")
    t.press("allies_center", "lay/attack_center.3")
    assert t.cells("allies_center", "order") == ["F12"]


@pytest.mark.parametrize("section", [1, 2])
def test_ov_18_7_a_unit_on_the_line_is_ordered_from_either_section(section: int) -> None:
    t = given(
        "give P-L>L",
        "probe_left",
        "ALLIES D4 infantry, ALLIES F2 infantry, ALLIES F7 infantry, AXIS A1 infantry" + FAR,
    )
    t.press("allies_left", f"lay/probe_left.{section}")
    assert "D4" in t.cells("allies_left", "order")


def test_ov_18_7_a_unit_between_two_areas_goes_to_whoever_locks_first() -> None:
    for first, second in (("left", "center"), ("center", "left")):
        t = given(
            "give P-L>L, P-C>C",
            "probe_left probe_center",
            "ALLIES D9 infantry, ALLIES F7 infantry, ALLIES F12 infantry, AXIS A1 infantry",
        )
        t.press("allies_left", "lay/probe_left.2")
        t.press("allies_center", "lay/probe_center.3")
        assert "D9" in t.cells("allies_left", "order")
        assert "D9" in t.cells("allies_center", "order")
        t.press(f"allies_{first}", "order/d9")
        assert t.unit("D9").order.role == first
        assert "D9" not in t.cells(f"allies_{second}", "order")


def test_ov_18_8_a_general_moves_when_his_own_orders_are_locked() -> None:
    t = given("give P-L>L, P-C>C", "probe_left probe_center")
    t.press("allies_left", "lay/probe_left.2")
    t.press("allies_left", "order/f7")
    assert t.keys("allies_center", "lay"), "the other has not even laid his card"
    assert t.cells("allies_left", "move") == ["F7"]
    unit = next(u for u in ENGINE.view(t.state, None).units if u.at == "F7")
    assert unit.ordered_by == "left", "public when locked"


def test_ov_18_9_generals_act_side_by_side_and_moves_are_final() -> None:
    t = orders("ALLIES E8 infantry, ALLIES E11 infantry, AXIS A1 infantry", ordered="E8 E11")
    assert t.asked == ["allies_left", "allies_center"]
    t.press("allies_left", "move/e8")
    t.press("allies_center", "move/e11")
    t.press("allies_center", "to/e10")
    assert t.unit("E10").id == "u1"
    assert "to/e10" not in t.keys("allies_left"), "asked again without it"
    with pytest.raises(Illegal):
        t.press("allies_left", "to/e10")


def test_ov_35_50_the_later_of_two_moves_to_a_hex_is_refused() -> None:
    t = orders("ALLIES E8 infantry, ALLIES E11 infantry, AXIS A1 infantry", ordered="E8 E11")
    t.press("allies_center", "move/e11")
    t.press("allies_left", "move/e8")
    t.press("allies_left", "to/d9")
    assert "to/d9" not in t.keys("allies_center")


# ---- collected moves


THREE = "ALLIES E8 infantry, ALLIES E11 infantry, ALLIES E19 infantry, AXIS A1 infantry"


def collected(units: str = THREE, ordered: str = "E8 E11 E19", **more) -> Table:
    return orders(units, ordered=ordered, rules_of=BATCH, **more)


def plan(t: Table, seat: str, at: str, key: str) -> None:
    t.press(seat, f"move/{at}")
    t.press(seat, key)


def test_ov_18_10_moves_are_collected_and_made_left_center_right() -> None:
    t = collected()
    assert t.asked == ["allies_left", "allies_center", "allies_right"]
    plan(t, "allies_right", "e19", "to/e18")
    plan(t, "allies_center", "e11", "to/e12")
    assert {"E8", "E11", "E19"} <= set(t.state.units), "nobody has moved yet"
    assert not t.said("ov-move")
    plan(t, "allies_left", "e8", "to/e7")
    assert [said.args["to"] for said in t.said("ov-move")] == ["E7", "E12", "E18"]
    assert {"E7", "E12", "E18"} <= set(t.state.units)


def test_ov_18_10_each_generals_moves_are_made_in_his_order() -> None:
    t = collected(
        "ALLIES E5 infantry, ALLIES E6 infantry, ALLIES E19 infantry, AXIS A1 infantry", "E5 E6 E19"
    )
    plan(t, "allies_left", "e6", "to/e7")
    t.press("allies_left", "move/e5")
    assert "to/e6" in t.keys("allies_left"), "the hex his other unit is leaving"
    assert "to/e7" not in t.keys("allies_left"), "and not the one it goes to"
    t.press("allies_left", "to/e6")
    t.press("allies_right", "done")
    assert (t.unit("E6").id, t.unit("E7").id) == ("u0", "u1")


def test_ov_18_9_whose_move_finds_its_hex_taken_is_asked_again() -> None:
    t = collected("ALLIES E8 infantry, ALLIES E11 infantry, AXIS A1 infantry", "E8 E11")
    t.press("allies_center", "move/e11")
    t.press("allies_center", "to/d9")
    assert t.state.staff["center"].planned
    t.press("allies_left", "move/e8")
    assert "to/d9" in t.keys("allies_left"), "he does not know what the other has in mind"
    t.press("allies_left", "to/d9")
    assert t.unit("D9").id == "u0"
    assert t.unit("E11").id == "u1"
    assert t.said("ov-left-out")[0].args["to"] == "D9"
    assert t.asked == ["allies_center"]
    t.press("allies_center", "move/e11")
    assert "to/d9" not in t.keys("allies_center")
    t.press("allies_center", "to/d10")
    assert t.unit("D10").id == "u1"
    assert t.state.phase != "orders"


def test_ov_18_10_a_collected_way_may_be_told_hex_by_hex() -> None:
    t = collected("ALLIES E5 armor, ALLIES E19 infantry, AXIS A1 infantry", "E5 E19")
    t.press("allies_left", "move/e5")
    t.press("allies_left", "over/d5")
    t.press("allies_left", "to/d6")
    t.press("allies_right", "done")
    assert t.said("ov-move")[0].args["path"] == "D5-D6"


def test_ov_18_10_collected_moves_stay_and_exits_too() -> None:
    exits = [{"side": "ALLIES", "hexes": ["A5"], "medals": 1}]
    t = collected(
        "ALLIES A5 infantry, ALLIES E6 infantry, ALLIES E19 infantry, AXIS A1 infantry",
        "A5 E6 E19",
        exits=exits,
    )
    plan(t, "allies_left", "a5", "exit/a5")
    plan(t, "allies_left", "e6", "stay")
    assert t.state.camps["ALLIES"].exits == 0
    t.press("allies_right", "done")
    assert t.state.camps["ALLIES"].exits == 1
    assert t.unit("E6").id == "u1"


def test_ov_18_10_a_collected_move_is_nobody_elses_business_and_can_be_taken_back() -> None:
    t = collected()
    t.press("allies_left", "move/e8")
    before = {seat: ENGINE.view(t.state, seat) for seat in (None, "allies_chief", "axis_chief")}
    outcome = play.play(ENGINE, t.state, "allies_left", ("to/e7",), t.dice)
    assert all(event.audience == ("allies_left",) for event in outcome.events)
    for seat, view in before.items():
        now = ENGINE.view(outcome.state, seat)
        assert getattr(now, "table", now).units == getattr(view, "table", view).units
    assert ENGINE.view(outcome.state, "allies_left").planned[0].hexes == ("E8", "E7")
    assert ENGINE.view(outcome.state, "allies_center").planned == ()
    t = collected(
        "ALLIES E8 infantry, ALLIES E7 infantry, ALLIES E19 infantry, AXIS A1 infantry", "E8 E7 E19"
    )
    t.press("allies_left", "move/e8")
    assert not play.play(ENGINE, t.state, "allies_left", ("to/e9",), t.dice).barrier


# ---- closing, battles


def test_ov_18_11_who_has_nothing_to_move_is_closed() -> None:
    t = orders("ALLIES E8 infantry, ALLIES E20 infantry, AXIS A1 infantry", ordered="E8 E20")
    assert t.state.staff["center"].closed, "without an ordered unit"
    t.press("allies_left", "move/e8")
    t.press("allies_left", "stay")
    assert t.state.staff["left"].closed, "every unit has moved or stays"
    t.press("allies_right", "done")
    assert t.state.phase != "orders"


def test_ov_18_11_units_that_may_not_move_are_not_waited_for() -> None:
    t = given("give CA>L", "close_assault", "ALLIES F2 infantry, AXIS F3 infantry" + FAR)
    t.press("allies_left", "order/f2")
    assert t.state.phase == "battle"


def test_ov_18_12_no_battle_before_all_moves_are_closed() -> None:
    t = orders("ALLIES E8 infantry, ALLIES E20 infantry, AXIS E9 infantry" + FAR, ordered="E8 E20")
    assert not t.keys("allies_left", "attack")
    t.press("allies_left", "done")
    assert t.state.phase == "orders"
    assert t.asked == ["allies_right"]
    t.press("allies_right", "done")
    assert t.state.phase == "battle"
    assert t.keys("allies_left", "attack") == ["attack/e8.e9"]


def test_ov_18_13_units_move_fire_and_take_ground_across_areas() -> None:
    t = orders("ALLIES E9 armor, AXIS E12 infantry 1" + FAR, ordered="E9")
    t.do("allies_left", "E9-E11")
    t.roll("GSS")
    t.press("allies_left", "attack/e11.e12")
    t.press("allies_left", "ground/yes")
    assert t.unit("E12").id == "u0"
    t = fight("ALLIES E9 infantry, AXIS E11 infantry" + FAR, ordered="E9")
    assert t.keys("allies_left", "attack") == ["attack/e9.e11"]


def test_ov_18_14_a_unit_stays_with_the_general_who_ordered_it() -> None:
    t = orders("ALLIES E9 armor, AXIS E12 infantry" + FAR, ordered="E9", enemy="ambush probe_left")
    t.do("allies_left", "E9-E11")
    assert t.asked == ["axis_chief"]
    t.press("axis_chief", "sheet/e12.yes")
    t.roll("FSS")
    t.press("allies_left", "attack/e11.e12")
    assert t.asked == ["allies_left"], "its flag, though it stands in the area of another"
    assert t.cells("allies_left", "retreat") == ["F10", "F11"]


def test_ov_18_15_attacks_come_one_at_a_time_in_the_order_received() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E6 infantry, ALLIES E20 infantry, AXIS E21 infantry" + FAR,
        ordered="E5 E20",
    )
    assert t.asked == ["allies_left", "allies_right"]
    t.roll("FSS")
    t.press("allies_right", "attack/e20.e21")
    assert t.asked == ["axis_left"], "the first attack is carried out to its end"
    assert not t.keys("allies_left")
    t.press("axis_left", "retreat/d20")
    assert "allies_left" in t.asked or "allies_right" in t.asked


def test_ov_18_15_in_batch_battles_come_left_center_right() -> None:
    units = (
        "ALLIES E5 infantry, AXIS E6 infantry, ALLIES E12 infantry, AXIS E13 infantry, "
        "ALLIES E20 infantry, AXIS E21 infantry" + FAR
    )
    t = fight(units, ordered="E5 E12 E20", rules_of=BATCH)
    asked = []
    while t.state.phase == "battle":
        (seat,) = t.asked
        asked.append(seat)
        t.roll("SSS")
        t.press(seat, t.keys(seat, "attack")[0])
    assert asked == ["allies_left", "allies_center", "allies_right"]


def test_ov_18_15_an_attack_is_looked_at_again_when_its_turn_comes() -> None:
    """The target of one general falls to another: it is no longer offered."""
    t = fight(
        "ALLIES E9 infantry, ALLIES E11 infantry, AXIS D9 infantry 1, AXIS D11 infantry"
        + FAR.replace("I20", "I24"),
        ordered="E9 E11",
    )
    assert "attack/e9.d9" in t.keys("allies_left")
    before = t.keys("allies_center", "attack")
    t.roll("ISS")
    t.press("allies_left", "attack/e9.d9")
    t.press("allies_left", "ground/no")
    assert all("d9" not in key for key in t.keys("allies_center", "attack")), before
    with pytest.raises(Illegal):
        t.press("allies_center", "attack/e11.d9")


def test_ov_18_16_who_has_no_attack_is_not_waited_for() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry, ALLIES E20 infantry" + FAR, ordered="E5 E20")
    assert t.asked == ["allies_left"], "the right one has nobody to attack"
    t.press("allies_left", "done")
    assert t.state.phase == "select", "nobody is waited for: the battles are over"
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR, ordered="E5")
    t.roll("SSS")
    t.press("allies_left", "attack/e5.e6")
    assert t.state.phase == "select", "nobody has the right to battle left"


def test_ov_18_17_a_card_is_played_once_laid() -> None:
    t = given("give P-L>L", "probe_left", dice="FF")
    t.press("allies_left", "lay/probe_left.1")
    t.press("allies_left")
    assert t.said("ov-ordered-nobody")
    assert t.state.phase == "select"
    assert t.state.side == "AXIS"
    assert "probe_left" in t.state.discards
    assert [laid.acts for laid in t.state.camps["ALLIES"].last] == ["probe_left"]


def test_ov_18_10_a_move_is_not_barred_by_one_that_comes_after_it() -> None:
    t = collected(
        "ALLIES E5 infantry, ALLIES F6 infantry, ALLIES E19 infantry, AXIS A1 infantry", "E5 F6 E19"
    )
    plan(t, "allies_left", "e5", "to/e7")
    plan(t, "allies_left", "f6", "to/e6")
    t.press("allies_right", "done")
    assert not t.said("ov-left-out")
    assert (t.unit("E7").id, t.unit("E6").id) == ("u0", "u1")


def test_ov_18_10_typed_orders_are_collected_too() -> None:
    t = collected(
        "ALLIES E8 infantry, ALLIES E9 infantry, ALLIES E19 infantry, AXIS A1 infantry", "E8 E9 E19"
    )
    t.do("allies_left", "E9-E10; E8-E9")
    assert {"E8", "E9"} <= set(t.state.units)
    t.do("allies_right", "E19-")
    assert (t.unit("E9").id, t.unit("E10").id) == ("u0", "u1")


def test_ov_18_10_a_computer_player_fights_a_whole_battle_so() -> None:
    options = {"scenario": "ov-04-bastogne", "order": "batch"}
    seats = [seat for chair in ENGINE.chairs(options) for seat in chair]
    dice, chance = QuickRng(1), QuickRng(2)
    state = ENGINE.new(seats, options, dice)
    for _ in range(2000):
        if not (offers := ENGINE.offers(state)):
            break
        seat, picks = able(ENGINE, state, offers, chance)
        ENGINE.apply(state, seat, picks, dice)
    assert state.winner
