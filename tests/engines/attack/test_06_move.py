"""4 to 7, 11, 12. The turn, movement, leave to cross, Blitz and Strategic move."""

from __future__ import annotations

import pytest

from engines.attack import ENGINE, march
from engines.attack.components import LAND, SEA
from engines.attack.orders import standing
from engines.contract import OrderBook
from tests.engines.attack.table import Table

GREEN = {"green": "IRQ 1I", "blue": "BRA 1I"}


def red(lands: str, **more: object) -> Table:
    return Table({"red": lands, **GREEN}, **more)  # type: ignore[arg-type]


# ---- 4


def test_at_4_1_the_turn_goes_round_and_then_the_round() -> None:
    field = red("GER 2I")
    for seat in ("red", "blue", "green"):
        assert (field.state.active, field.state.round) == (seat, 1)
        field.press(seat, "end")
    assert (field.state.active, field.state.round) == ("red", 2)


def test_at_4_2_at_4_9_three_actions_end_the_turn() -> None:
    field = red("GER 9I", capitals={"red": "GER"})
    for _ in range(3):
        assert field.state.active == "red"
        field.press("red", "diplomacy")
        field.press("red", next(key for key in field.keys("red") if key.startswith("far/")))
    assert field.state.active == "blue"


def test_at_4_2_fewer_actions_or_none_are_enough() -> None:
    field = red("GER 9I", capitals={"red": "GER"})
    field.do("red", "build 1I GER; end")
    assert field.state.active == "blue"
    field.press("blue", "end")
    assert field.state.active == "green"


def test_at_4_9_a_third_action_that_is_a_trade_stays_open_until_the_turn_is_ended() -> None:
    field = red("GER 9I, POL 1I", capitals={"red": "GER"}, hands={"red": "oil1a oil2a"})
    field.do("red", "strategic 1I GER>POL; build 1I GER")
    for card in ("oil1a", "oil2a"):
        assert field.state.active == "red"
        field.press("red", "offer")
        field.press("red", "propose/blue")
        field.press("red", f"give/{card}")
        field.press("blue", f"accept/{field.state.dealt}")
    assert field.state.used == ["strategic", "build", "trade"]
    assert {"naval", "diplomacy", "move"}.isdisjoint(field.keys("red"))
    field.press("red", "end")
    assert field.state.active == "blue"


def used(field: Table, *steps: str) -> list[str]:
    """Actions used up, without a single one that was not yet."""
    field.do("red", "; ".join(steps))
    return list(field.state.used)


def test_at_4_7_at_28_60_a_move_is_used_even_if_every_crossing_is_blocked() -> None:
    field = red("GBR 5I", seas="blue")
    field.march("move", "2I GBR>GER")
    field.press("blue", "block/great_britain.germany")
    assert field.at("GBR") == "red 5I"
    assert field.event("at-log-leave-blocked").audience is None
    assert (field.state.used, field.state.results) == (["move"], [False])


def test_at_4_7_what_is_declared_or_bought_or_exchanged_is_used() -> None:
    lands = "GER 5I"
    assert used(red(lands), "diplomacy SAU") == ["diplomacy"]
    assert used(red(lands), "naval") == ["naval"]
    assert used(red(lands, capitals={"red": "GER"}), "build 1I GER") == ["build"]
    trade = red(lands, hands={"red": "oil1a"})
    assert used(trade, "offer blue: oil 1 for nothing") == []
    trade.press("blue", "decline/1")
    assert used(trade, "offer blue: oil 1 for nothing") == []
    trade.press("blue", "accept/2")
    assert trade.state.used == ["trade"]


def test_at_4_8_a_refused_order_costs_nothing_and_another_may_be_sent() -> None:
    field = red("GER 3I, POL 1I")
    assert field.stopped("red", "move 9I GER>POL")
    assert field.state.used == []
    field.do("red", "move 1I GER>POL")
    assert field.state.used == ["move"]


@pytest.mark.parametrize(
    ("steps", "results"),
    [
        ("move 1I GER>POL", [True]),
        ("strategic 1I GER>POL", [True]),
        ("naval", [True]),
        ("build 1I GER", [True]),
    ],
)
def test_at_4_11_what_success_means(steps: str, results: list[bool]) -> None:
    field = red("GER 5I, POL 1I", capitals={"red": "GER"})
    field.do("red", steps)
    assert field.state.results == results


def test_at_4_11_a_lost_battle_is_no_success() -> None:
    field = Table({"red": "GER 3I", "green": "POL 9I, IRQ 1I"}, seats="red green")
    field.march("move", "1I GER>POL")
    field.let()
    assert field.state.results == [False]


def test_at_4_3_the_seven_actions() -> None:
    field = red("GER 9I+1T, POL 1I", capitals={"red": "GER"})
    assert {"move", "strategic", "naval", "diplomacy", "build", "offer", "end"} <= set(
        field.verbs("red")
    )


def test_at_4_4_at_28_14_each_action_once() -> None:
    field = red("GER 9I, POL 1I")
    field.march("move", "1I GER>POL")
    assert "move" not in field.verbs("red")
    assert "strategic" in field.verbs("red")
    assert field.stopped("red", "move 1I GER>POL").id == "turn-not-possible"  # type: ignore[union-attr]


def test_at_4_5_at_11_1_blitz_needs_a_move_before_it() -> None:
    field = red("GER 3T, POL 1I")
    assert "blitz" not in field.verbs("red")
    field.march("move", "1T GER>POL")
    assert "blitz" in field.verbs("red")


def test_at_4_7_at_4_8_an_order_taken_back_costs_nothing() -> None:
    field = red("GER 3I, POL 1I")
    field.write("move", "1I GER>POL")
    field.press("red", "undo")
    field.press("red", "back")
    assert field.state.used == []
    assert field.at("GER") == "red 3I"


def test_at_4_10_a_plan_runs_without_asking() -> None:
    field = red("GER 3I, POL 1I", capitals={"red": "GER"})
    field.do("red", "move 1I GER>POL; build 2I POL; diplomacy SAU")
    assert field.state.active == "blue"
    assert field.at("POL") == "red 4I"


@pytest.mark.parametrize(("roll", "tries"), [((5, 5), 1), ((0, 0), 2)])
def test_at_4_11_a_step_only_if_another_failed(roll: tuple[int, int], tries: int) -> None:
    field = Table({"red": "GER 3I", "blue": "BRA 1I"}, seats="red blue")
    field.dice(*roll, *([0, 0] if tries == 2 else []), *([5, 5] if tries == 2 else []))
    field.do("red", "diplomacy POL; if fail 1: diplomacy DAN")
    assert field.state.used == ["diplomacy"] * tries
    assert field.at("POL" if tries == 1 else "DAN") == "red 1I"


def test_at_4_12_a_plan_stops_where_a_step_is_illegal() -> None:
    field = red("GER 3I, POL 1I")
    assert field.stopped("red", "move 1I GER>POL; blitz 1I GER>POL").id == "turn-not-possible"  # type: ignore[union-attr]
    assert field.state.used == ["move"]


@pytest.mark.parametrize(("lost", "why"), [(True, "turn-changed"), (False, None)])
def test_at_4_12_a_plan_filed_ahead_waits_if_a_region_was_lost(lost: bool, why: str | None) -> None:
    """One gained holds nothing back."""
    field = Table({"red": "GER 9T", "green": "POL 1I, IRQ 1I", "blue": "BRA 1I"})
    filed = field.orders.read(field.state, "green", "diplomacy SAU")
    if lost:
        field.march("move", "8T GER>POL")
        field.let()
    else:
        field.state.owner["france"], field.state.units["france"] = "green", [1, 0, 0, 0]
    for seat in ("red", "blue"):
        field.press(seat, "end")
    stop = field.carry_out("green", filed)
    assert (stop.id if stop else None) == why
    assert field.state.used == ([] if lost else ["diplomacy"])


# ---- 5


def test_at_5_1_at_5_2_who_stands_there_controls_it() -> None:
    field = red("GER 2I, POL 1I")
    owners = {r.region: r.owner for r in ENGINE.view(field.state, None).regions}
    assert (owners["germany"], owners["france"]) == ("red", None)


def test_at_5_3_at_5_4_at_28_26_the_last_unit_stays() -> None:
    field = red("GER 1I+1T, POL 1I")
    field.write("move", "1I+1T GER>POL")
    assert "send" not in field.keys("red")
    assert "undo" in field.keys("red")


def test_at_5_4_unless_others_come_in_before_it() -> None:
    field = red("GER 2I, POL 1I")
    field.march("move", "1I POL>DAN", "1I GER>POL")
    field.let()
    assert field.at("POL") == "red 1I"


def test_at_5_5_a_ring_of_single_units_is_illegal() -> None:
    field = red("GER 1I, POL 1I, FRA 2I")
    field.write("move", "1I GER>POL", "1I POL>GER")
    assert "send" not in field.keys("red")
    paired = red("GER 2I, POL 1I")
    paired.write("move", "2I GER>POL", "1I POL>GER")
    assert "send" in paired.keys("red")


def test_at_5_6_only_sure_arrivals_count() -> None:
    held = red("GBR 3I, SCA 1I", seas="blue")
    held.write("move", "1I SCA>FIN", "1I GBR>SCA")
    assert "send" not in held.keys("red")
    free = red("GBR 3I, SCA 1I")
    free.write("move", "1I SCA>FIN", "1I GBR>SCA")
    assert "send" in free.keys("red")
    flown = red("GBR 3I+1P, SCA 1I", seas="blue")
    flown.write("move", "1I SCA>FIN", "1P GBR>SCA")
    assert "send" in flown.keys("red")


def test_at_5_7_at_5_10_any_number_stands_in_a_region() -> None:
    field = red("GER 40I, POL 1I")
    field.march("move", "39I GER>POL")
    assert field.at("POL") == "red 40I"


# ---- 6


def test_at_6_2_infantry_and_artillery_make_one_step() -> None:
    field = red("GER 5I+5A")
    field.press("red", "move")
    assert "ukraine" not in field.targets("GER")
    assert "poland" in field.targets("GER")


def test_at_6_3_a_tank_passes_only_through_its_own_region() -> None:
    field = red("GER 5T")
    field.press("red", "move")
    assert "ukraine" not in field.targets("GER")
    own = red("GER 5T, POL 1I")
    own.press("red", "move")
    assert "ukraine" in own.targets("GER")


def test_at_6_4_a_plane_passes_over_anything() -> None:
    field = Table({"red": "GER 5P", "green": "POL 3I, DAN 2I"}, seats="red green")
    field.press("red", "move")
    assert "ukraine" in field.targets("GER")


def test_at_6_5_a_crossing_is_the_whole_move() -> None:
    field = red("GBR 5P+5T")
    field.press("red", "move")
    assert "poland" not in field.targets("GBR")
    assert "germany" in field.targets("GBR")


def test_at_6_6_at_12_10_what_crossed_may_move_again_by_another_action() -> None:
    field = red("GBR 3T, GER 1I, POL 1I")
    field.march("move", "2T GBR>GER")
    field.march("blitz", "2T GER>POL")
    field.march("strategic", "2T POL>GBR")
    assert field.at("GBR") == "red 3T"


def test_at_6_7_into_own_neutral_or_rival_regions() -> None:
    field = Table({"red": "GER 9I, POL 1I", "green": "FRA 1I, IRQ 1I"}, seats="red green")
    field.press("red", "move")
    assert {"poland", "france", "danubia"} <= field.targets("GER")
    assert "germany" not in field.targets("GER")


def test_at_6_8_counts_refer_to_the_start_of_the_action() -> None:
    field = red("GER 3I, POL 1I")
    field.write("move", "2I GER>POL")
    field.press("red", "from/poland")
    field.press("red", "to/danubia")
    assert "infantry/2" not in field.keys("red")


def test_at_6_10_at_6_11_all_moves_before_any_battle() -> None:
    field = Table({"red": "GER 9I, DAN 2I", "green": "POL 9I, IRQ 1I"}, seats="red green")
    field.march("move", "5I GER>POL", "1I DAN>GER")
    assert field.state.flow[-1].kind == "muster"
    assert field.at("DAN") == "red 1I"


def test_at_6_11_order_leave_return_and_battles_come_in_this_sequence() -> None:
    field = Table(
        {"red": "GBR 5I, FRA 5I", "green": "GER 1I, IRQ 1I", "blue": "PER 1I"}, seas="blue"
    )
    field.march("move", "3I GBR>GER", "3I FRA>GER", "1I FRA>LOW")
    field.press("blue", "block/great_britain.germany")
    field.let()
    ids = [event.text.id for event in field.events]
    stages = [
        max(n for n, message in enumerate(ids) if message.startswith("at-log-moves")),
        ids.index("at-log-leave-blocked"),
        ids.index("at-log-back"),
        ids.index("at-log-battle"),
    ]
    assert stages == sorted(stages)
    assert field.state.results == [False], "a group was blocked"


def test_at_6_14_if_part_is_blocked_the_rest_attacks() -> None:
    field = Table(
        {"red": "GBR 5I, FRA 5I, BRA 1I", "green": "GER 1I, IRQ 1I", "blue": "PER 1I"}, seas="blue"
    )
    field.march("move", "3I GBR>GER", "3I FRA>GER")
    field.press("blue", "block/great_britain.germany")
    assert field.event("at-log-battle").text.args["units"][0].args["n"] == 3  # type: ignore[index, union-attr]
    assert field.at("GBR") == "red 5I"


def test_at_6_14_if_all_is_blocked_there_is_no_battle_and_no_card() -> None:
    field = red("GBR 5I", seas="blue")
    deck = list(field.state.deck)
    field.march("move", "3I GBR>GER")
    field.press("blue", "block/great_britain.germany")
    assert not field.said("at-log-battle")
    assert field.state.deck == deck


# ---- 7


def crossing(lines: tuple[str, ...] = ("2I+1P GBR>GER",), **more: object) -> Table:
    lands = {"red": "GBR 5I+3P, SCA 3I", "blue": "BRA 2I, FRA 1I", "green": "IRQ 1I"}
    field = Table(lands, seas="blue", **more)  # type: ignore[arg-type]
    field.write("move", *lines)
    return field


def test_at_7_1_at_7_4_the_sea_controller_is_asked_once_for_all_groups() -> None:
    field = crossing(("2I GBR>GER", "1I GBR>FRA"))
    field.press("red", "send")
    assert list(field.offers) == ["blue"]
    blocks = [key for key in field.keys("blue") if key.startswith("block/")]
    assert blocks == ["block/great_britain.germany", "block/great_britain.france"]


def test_at_7_2_nobody_or_the_mover_at_sea_crossings_are_free() -> None:
    for seas in ("", "red"):
        field = red("GBR 5I, SCA 1I", seas=seas)
        field.march("move", "2I GBR>SCA")
        assert field.at("SCA") == "red 3I"


def test_at_7_3_different_groups_may_get_different_answers() -> None:
    field = crossing(("2I GBR>SCA", "1I GBR>GER"))
    field.press("red", "send")
    field.press("blue", "block/great_britain.germany")
    assert field.at("SCA") == "red 5I"
    assert field.at("GBR") == "red 3I+3P"


def test_at_7_5_also_between_two_regions_of_the_mover() -> None:
    field = crossing(("2I GBR>SCA",))
    field.press("red", "send")
    assert list(field.offers) == ["blue"]


def test_at_7_6_allowed_groups_arrive() -> None:
    field = crossing(("2I GBR>SCA",))
    field.press("red", "send")
    field.press("blue", "allow-all")
    assert field.at("SCA") == "red 5I"


def test_at_7_7_at_7_8_blocked_units_are_locked_until_the_turn_ends() -> None:
    field = crossing(("2I GBR>SCA",))
    field.press("red", "send")
    field.press("blue", "block/great_britain.scandinavia")
    assert field.at("GBR") == "red 5I+3P"
    assert field.state.locked["great_britain"] == [2, 0, 0, 0]
    field.press("red", "strategic")
    field.press("red", "from/great_britain")
    field.press("red", "to/scandinavia")
    assert "infantry/4" not in field.keys("red")
    for _ in range(3):
        field.press("red", "back")
    field.press("red", "end")
    assert field.state.locked == {}


def test_at_7_9_planes_alone_need_no_leave() -> None:
    field = crossing(("2P GBR>SCA",))
    field.press("red", "send")
    assert field.at("SCA") == "red 3I+2P"


@pytest.mark.parametrize(("said", "planes"), [("on", 1), ("back", 0)])
def test_at_7_10_at_7_12_the_mover_says_what_the_planes_do(said: str, planes: int) -> None:
    field = crossing(("2I+1P GBR>SCA",))
    field.press("red", f"planes-{said}")
    field.press("red", "send")
    field.press("blue", "block/great_britain.scandinavia")
    assert field.state.units["scandinavia"][3] == planes
    assert field.state.locked["great_britain"][3] == 1 - planes


def test_at_7_10_at_21_5_or_wants_to_be_asked() -> None:
    field = crossing(("2I+1P GBR>SCA",))
    field.press("red", "planes-ask")
    field.press("red", "send")
    field.press("blue", "block/great_britain.scandinavia")
    assert list(field.offers) == ["red"]
    field.press("red", "on/great_britain.scandinavia")
    assert field.at("SCA") == "red 3I+1P"


def test_at_7_11_unsaid_they_go_on_into_own_regions_only() -> None:
    own = crossing(("2I+1P GBR>SCA",))
    own.press("red", "send")
    own.press("blue", "block/great_britain.scandinavia")
    assert own.at("SCA") == "red 3I+1P"
    foreign = crossing(("2I+1P GBR>GER",))
    foreign.press("red", "send")
    foreign.press("blue", "block/great_britain.germany")
    assert not foreign.said("at-log-battle")


@pytest.mark.parametrize(
    ("policy", "answer"),
    [
        ({}, ("block/great_britain.france",)),
        ({"leave": "allow"}, ("allow-all",)),
        ({"leave": "block"}, ("block/great_britain.germany", "block/great_britain.france")),
        ({"leave": "ask"}, None),
        ({"leave": "ask", "sea": "allow by.red"}, ("allow-all",)),
    ],
)
def test_at_7_13_at_21_6_sea_policies(
    policy: dict[str, str], answer: tuple[str, ...] | None
) -> None:
    field = crossing(("2I GBR>GER", "1I GBR>FRA"))
    field.press("red", "send")
    said = standing.answer(field.state, "blue", field.offers["blue"], OrderBook(policy))
    assert said == answer


def test_at_7_14_silence_blocks_what_enters_his_own_regions() -> None:
    field = crossing(("2I GBR>GER", "1I GBR>FRA"))
    field.press("red", "send")
    assert field.offers["blue"].default == ("block/great_britain.france",)


def test_at_26_14_where_the_table_wants_it_the_controller_is_always_asked() -> None:
    field = crossing(("2I GBR>GER",), options={"sea_leave": "ask"})
    field.press("red", "send")
    said = standing.answer(field.state, "blue", field.offers["blue"], OrderBook({"leave": "allow"}))
    assert said is None


# ---- 11


def blitz(lands: str = "GER 3I+3T+3P+2A, POL 1I, GBR 2T") -> Table:
    field = red(lands)
    field.march("move", "1I GER>POL")
    return field


def test_at_11_2_only_tanks_and_planes() -> None:
    field = blitz()
    field.press("red", "blitz")
    field.press("red", "from/germany")
    field.press("red", "to/poland")
    assert {key.partition("/")[0] for key in field.keys("red")} == {
        "tank",
        "plane",
        "all",
        "most",
        "back",
    }


def test_at_11_2_regions_without_tanks_and_planes_are_not_even_asked_about() -> None:
    field = blitz("GER 3I+3T, POL 5I+2A, GBR 2T")
    field.press("red", "blitz")
    assert origins(field) == ["germany"]


def origins(field: Table) -> list[str]:
    return [key.partition("/")[2] for key in field.keys("red") if key.startswith("from/")]


def test_at_11_3_no_lane_and_no_zone_and_no_start_that_leads_nowhere() -> None:
    field = blitz()
    field.press("red", "blitz")
    assert origins(field) == ["germany"], "from Great Britain there are only lanes and zones"


def test_at_11_4_battles_follow_a_blitz() -> None:
    field = blitz("GER 3I+9T, POL 1I")
    field.march("blitz", "8T GER>FRA")
    assert field.state.flow[-1].kind == "muster"


def test_at_11_5_what_was_built_this_turn_may_blitz() -> None:
    field = red("GER 3I, POL 1I", capitals={"red": "GER"})
    field.do("red", "move 1I GER>POL; build 1T GER; blitz 1T GER>POL")
    assert field.at("POL") == "red 2I+1T"


def test_at_11_6_locked_units_do_not_blitz() -> None:
    field = crossing(("2I+1P GBR>GER",))
    field.press("red", "send")
    field.press("blue", "block/great_britain.germany")
    assert field.state.locked["great_britain"] == [2, 0, 0, 1]
    assert "blitz" not in field.keys("red") or "great_britain" not in origins(field)


# ---- 12


def test_at_12_1_at_12_2_any_number_over_a_chain_of_own_regions() -> None:
    field = red("GER 5I, POL 1I, UKR 1I, CAU 1I")
    field.march("strategic", "4I GER>CAU")
    assert field.at("CAU") == "red 5I"


def test_at_12_1_in_any_number_of_groups_each_unit_once() -> None:
    field = red("GER 5I, POL 3T, UKR 1I, CAU 1I")
    field.write("strategic", "2I GER>UKR", "2T POL>CAU", "1I GER>POL")
    field.press("red", "from/germany")
    field.press("red", "to/poland")
    assert "infantry/3" not in field.keys("red"), "three of five are on their way already"
    for _ in range(2):
        field.press("red", "back")
    field.press("red", "send")
    assert [field.at(code) for code in ("GER", "POL", "UKR", "CAU")] == [
        "red 2I",
        "red 1I+1T",
        "red 3I",
        "red 1I+2T",
    ]


def test_at_12_1_at_least_one_unit() -> None:
    field = red("GER 5I, POL 3T")
    field.press("red", "strategic")
    assert "send" not in field.keys("red")


def test_at_12_2_without_a_chain_of_own_regions_there_is_no_way() -> None:
    field = red("GER 5I, UKR 5I")
    assert "strategic" not in field.keys("red"), "neither is joined to the other"
    field = red("GER 5I, POL 5I, BRA 5I")
    field.press("red", "strategic")
    assert origins(field) == ["germany", "poland"]


def test_at_12_3_the_chain_touches_nothing_foreign() -> None:
    field = red("GER 5P, POL 1I, CAU 1I")
    field.press("red", "strategic")
    assert field.targets("GER") == {"poland"}


def test_at_12_4_at_12_5_land_and_sea_mix_and_the_dry_way_is_taken() -> None:
    wet = red("GBR 5I, GER 1I, POL 1I", seas="blue")
    assert march.shortest(wet.state, "red", "great_britain", "poland") == (1, "north_sea")
    dry = red("FRA 5I, GER 1I, POL 1I", seas="blue")
    assert march.shortest(dry.state, "red", "france", "poland") == (0, "")
    dry.march("strategic", "4I FRA>POL")
    assert dry.at("POL") == "red 5I"


def test_at_12_5_a_longer_way_over_land_is_taken_before_a_crossing() -> None:
    field = red("ITA 5I, FRA 1I, IBE 1I", seas="blue")
    assert "iberia" in SEA["italy"]
    assert "iberia" not in LAND["italy"]
    field.march("strategic", "4I ITA>IBE")
    assert field.at("IBE") == "red 5I", "no leave is asked"


def test_at_12_6_blocked_groups_stay_and_are_locked() -> None:
    field = red("GBR 5I, GER 1I, POL 1I", seas="blue")
    field.march("strategic", "4I GBR>POL")
    assert list(field.offers) == ["blue"]
    field.press("blue", "block/great_britain.poland")
    assert field.at("GBR") == "red 5I"
    assert field.state.locked["great_britain"] == [4, 0, 0, 0]


def test_at_12_7_planes_go_on_alone() -> None:
    field = red("GBR 5I+1P, GER 1I", seas="blue")
    field.march("strategic", "4I+1P GBR>GER")
    field.press("blue", "block/great_britain.germany")
    assert field.at("GER") == "red 1I+1P"


def test_at_12_8_never_into_a_battle() -> None:
    field = Table({"red": "GER 5I, POL 1I", "green": "FRA 1I, IRQ 1I"}, seats="red green")
    field.press("red", "strategic")
    assert field.targets("GER") == {"poland"}


def test_at_12_9_the_last_unit_stays_here_too() -> None:
    field = red("GER 2I, POL 1I")
    field.write("strategic", "2I GER>POL")
    assert "send" not in field.keys("red")
