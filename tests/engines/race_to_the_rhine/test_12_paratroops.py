"""12. Paratroops."""

from __future__ import annotations

from engines.race_to_the_rhine import position as facts
from tests.engines.race_to_the_rhine.table import position

RICH = {"medals": {"white": 3}}


def test_rr_12_1_one_to_three_markers_for_a_medal_each() -> None:
    assert position(active="white", medals={"white": 5}).open_args("drop") == ["1", "2", "3"]
    assert position(active="white", medals={"white": 1}).open_args("drop") == ["1"]
    assert position(active="white").open_args("drop") == []
    few = position(active="white", drops=[("wesel", "red", True)] * 3, **RICH)
    assert few.open_args("drop") == ["1"], "at most as many as are there"
    desk = position(active="white", **RICH).answer("drop/2", "land/wesel", "land/koln")
    assert desk.state.players["white"].medals == 1
    assert desk.turn.actions == 1
    assert desk.state.paratroops == 2
    desk.answer("drop/1", "land/koln", "end", "mark/aachen")
    desk.state.drops, desk.state.paratroops_out = [], 3
    assert desk.state.paratroops == 1, "used ones do not return"


def test_rr_12_2_what_pays_for_a_marker() -> None:
    for won, out in ((["res_13"], 1), (["white_division_1", "res_01", "res_02"], 3)):
        desk = position(active="white", won={"white": won})
        desk.answer("drop/1", "land/koln")
        assert len(desk.state.cards_out) == out
        assert not desk.state.players["white"].won
    either = position(active="white", medals={"white": 1}, won={"white": ["res_13", "res_14"]})
    either.answer("drop/1", "land/koln")
    assert either.open_args("pay") == ["usual", "medal", "res_13", "res_14"]
    either.answer("pay/res_14")
    assert either.state.players["white"].won == ["res_13"]
    assert either.state.medals_out == 0
    token = position(active="white", medals={"white": 1}).answer("drop/1", "land/koln")
    assert token.state.medals_out == 1, "to the box"


def test_rr_12_3_marks_are_paid_with_whole_cards_none_could_be_left_out() -> None:
    won = ["res_01", "res_02", "res_03", "white_division_1", "white_division_2"]
    desk = position(active="white", won={"white": won})
    desk.answer("drop/1", "land/koln", "pay/res_01", "pay/white_division_1")
    assert "pay/white_division_2" not in desk.open_keys, "2+1+1 could not become a set of five"
    assert set(desk.open_args("pay")) == {"usual", "res_02", "res_03"}
    surplus = position(active="white", won={"white": won[:3]}).answer("drop/1", "land/koln")
    assert surplus.state.players["white"].won == [], "six marks for five: the surplus is lost"


def test_rr_12_4_the_usual_payment() -> None:
    won = ["res_13", "res_01", "res_02", "res_03", "white_division_1", "white_division_2"]
    desk = position(active="white", medals={"white": 1}, won={"white": won})
    desk.answer("drop/3", "land/koln", "land/koln", "land/wesel")
    assert desk.question.default == ("pay/usual",)
    desk.answer("pay/usual")
    assert desk.state.cards_out == ["res_13", "res_01", "res_02", "white_division_1"]
    assert desk.state.players["white"].won == ["res_03", "white_division_2"]


def test_rr_12_5_any_uncontrolled_spaces_several_on_one() -> None:
    desk = position(active="white", marked=["aachen"], control={"red": ["arras"]}, **RICH)
    desk.answer("drop/2")
    lands = set(desk.open_args("land"))
    assert {"aachen", "koln", "metz", "le_havre", "antwerpen"} <= lands
    assert not {"arras", "paris", "lisieux"} & lands
    desk.answer("land/koln", "land/koln")
    assert [drop.space for drop in desk.state.drops] == ["koln", "koln"]
    closed = position("red", "white", active="white", **RICH).answer("drop/1")
    assert "metz" not in closed.open_args("land")


def test_rr_12_6_they_land_light_side_up() -> None:
    desk = position(active="white", **RICH).answer("drop/1", "land/koln")
    assert desk.view().space("koln").drops[0].light


def test_rr_12_7_each_counts_as_one_ammunition_for_whoever_enters() -> None:
    desk = position(
        active="blue",
        corps={"blue_xii": "thionville 2f1a"},
        drops=[("metz", "red", False), ("metz", "red", False)],
        marked=["metz"],
        top=["res_01"],
    )
    desk.answer("move/blue_xii", "step/metz")
    assert desk.state.players["blue"].won == ["res_01"]


def test_rr_12_8_all_leave_when_the_space_is_taken() -> None:
    desk = position(active="blue", drops=[("vitry", "red", True)] * 2, top=["blue_event_1"])
    desk.answer("move/blue_xii", "step/vitry")
    assert desk.state.paratroops_out == 2
    assert not desk.state.drops


def test_rr_12_9_a_drop_serves_until_the_owners_next_turn_is_over() -> None:
    desk = position("white", "red", active="white", **RICH).answer("drop/1", "land/koln")
    desk.answer("end")
    assert [drop.light for drop in desk.state.drops] == [False]
    desk.answer("mark/aachen", "end", "mark/mayen")
    assert [drop.light for drop in desk.state.drops] == [False], "a rival's turn changes nothing"
    desk.answer("end")
    assert desk.state.drops == []
    assert desk.state.paratroops_out == 1


def test_rr_12_10_a_marker_on_paratroops() -> None:
    desk = position(active="white", drops=[("wesel", "white", True)], reaction=True)
    desk.answer("mark/wesel")
    assert desk.state.marked == ["wesel"]
    assert len(desk.state.drops) == 1
    assert "rr-log-battle" not in desk.told()


def test_rr_12_11_no_drop_in_rain_alone_or_in_training() -> None:
    assert "drop" in position(active="white", **RICH).open_verbs()
    assert "drop" not in position(active="white", weather="on", rain=True, **RICH).open_verbs()
    assert "drop" not in position("white", active="white", **RICH).open_verbs()
    assert "drop" not in position(active="white", training="on", **RICH).open_verbs()
    assert facts.medals(position(active="white", **RICH).state.players["white"]) == 3
