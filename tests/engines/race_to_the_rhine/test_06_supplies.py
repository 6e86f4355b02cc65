"""6. Taking supplies."""

from __future__ import annotations

from engines.race_to_the_rhine.stock import usual
from tests.engines.race_to_the_rhine.table import position


def test_rr_6_1_on_the_main_base_or_an_advance_base_held() -> None:
    desk = position(active="red", control={"red": ["dieppe"], "white": ["amiens"]})
    assert {arg.partition(".")[0] for arg in desk.open_args("supply")} == {"lisieux", "dieppe"}


def test_rr_6_2_a_mixed_set() -> None:
    desk = position(active="red", control={"red": ["dieppe"]})
    pool = list(desk.state.pool)
    desk.answer("supply/dieppe.mix", "supply/lisieux.mix")
    assert (desk.stock("dieppe"), desk.stock("lisieux")) == ("1F1A1R", "1F1A1R")
    assert desk.state.pool == [n - 2 for n in pool]


def test_rr_6_3_a_special_set_for_the_main_base_only() -> None:
    desk = position(active="red", control={"red": ["dieppe"]})
    assert {"lisieux.3f", "lisieux.3a", "lisieux.3r"} <= set(desk.open_args("supply"))
    assert not [arg for arg in desk.open_args("supply") if arg.startswith("dieppe.3")]
    desk.answer("supply/lisieux.3a")
    assert desk.stock("lisieux") == "3A"
    assert desk.state.supply_track == [9, 6, 9]


def test_rr_6_4_each_advance_base_once_in_a_turn() -> None:
    desk = position(active="red", control={"red": ["dieppe", "boulogne"]})
    desk.answer("supply/dieppe.mix")
    assert "dieppe.mix" not in desk.open_args("supply")
    assert {"boulogne.mix", "lisieux.mix"} <= set(desk.open_args("supply"))
    again = position(active="red").answer("supply/lisieux.mix")
    assert "lisieux.mix" in again.open_args("supply"), "the main base as often as you like"


def test_rr_6_5_oostende_serves_once_in_a_game() -> None:
    desk = position(active="red", control={"red": ["oostende"]})
    desk.answer("supply/oostende.mix")
    assert not desk.state.ostend
    assert "rr-log-ostend" in desk.told()
    desk.turn.bases.clear()
    assert "oostende.mix" not in desk.open_args("supply")
    del desk.state.control["oostende"]
    desk.state.control["oostende"] = "red"
    assert "oostende.mix" not in desk.open_args("supply"), "not if it is retaken either"


def test_rr_6_6_when_the_pool_is_short() -> None:
    desk = position(active="red")
    lack = desk.state.pool[0]
    desk.state.pool[0] = 0
    desk.state.supply_track[0] += lack
    desk.answer("supply/lisieux.mix")
    assert desk.stock("lisieux") == "1A1R"
    for kind in (1, 2):
        desk.state.supply_track[kind] += desk.state.pool[kind]
        desk.state.pool[kind] = 0
    assert "lisieux.mix" not in desk.open_args("supply"), "at least one token must come"
    bare = position(active="red")
    bare.state.pool[2] += 7
    bare.state.supply_track[2] = 2
    assert "lisieux.3r" not in bare.open_args("supply")
    assert "lisieux.3f" in bare.open_args("supply")


def test_rr_6_7_nine_on_a_main_base_six_elsewhere() -> None:
    desk = position(active="red", stock={"lisieux": "9f", "brionne": "6a"})
    assert desk.view().space("lisieux").limit == 9
    assert desk.view().space("brionne").limit == 6
    assert desk.view().space("arras").limit == 0
    full = position(active="red", stock={"lisieux": "6f"}, corps={"red_i": "lisieux 6a"})
    full.answer("supply/lisieux.mix")
    assert full.stock("lisieux") == "7F1A1R", "the card does not count"


def test_rr_6_8_the_controller_discards_what_he_likes() -> None:
    desk = position(active="red", stock={"lisieux": "5f2a"})
    pool = list(desk.state.pool)
    desk.answer("supply/lisieux.mix")
    assert (desk.question.least, desk.question.most, desk.question.rule) == (1, 1, "RR-6.8")
    desk.answer("shed/a2")
    assert desk.stock("lisieux") == "6F2A1R"
    assert desk.state.pool == [pool[0] - 1, pool[1], pool[2] - 1]
    assert "rr-log-shed" in desk.told()


def test_rr_6_9_the_limit_is_tested_whenever_something_came() -> None:
    leg = position(active="red", stock={"lisieux": "3f1a", "brionne": "5r"})
    leg.answer("haul/lisieux.brionne", "cargo/f1 cargo/f2")
    assert leg.question.rule == "RR-6.8", "after each leg"
    leave = position(active="red", stock={"lisieux": "5f4a"}, corps={"red_i": "lisieux 1r"})
    leave.answer("leave/red_i.1r")
    assert leave.question.rule == "RR-6.8", "after each unloading"
    taken = position(active="red", stock={"yvetot": "5f4a"}, top=["red_event_1"])
    taken.answer("move/red_i", "step/yvetot")
    assert taken.question.rule == "RR-6.8"
    assert taken.question.least == 3, "after taking a space"
    hungry = position(
        active="red", stock={"lisieux": "5f4a"}, corps={"red_i": "lisieux 1f"}, halted=["red_i"]
    )
    hungry.answer("supply/lisieux.mix")
    assert hungry.question.least == 2, "always after feeding"


def test_rr_6_10_what_goes_when_nobody_chooses() -> None:
    desk = position(active="red", stock={"lisieux": "4f4a4r"})
    assert usual(desk.state, "lisieux") == [1, 1, 1]
    desk.state.stock["lisieux"] = [2, 4, 4]
    desk.state.pool[0] += 2
    assert usual(desk.state, "lisieux") == [0, 0, 1], "among equals food first, then ammunition"
    desk.state.stock["lisieux"] = [5, 5, 0]
    assert usual(desk.state, "lisieux") == [0, 1, 0]
    two = position(active="red", stock={"lisieux": "6f3a"}).answer("supply/lisieux.mix")
    assert two.question.default == ("shed/f1", "shed/f2", "shed/f3")
    rival = position(
        active="blue",
        control={"red": ["antwerpen", "breskens", "terneuzen", "vlissingen", "bergen_op_zoom"]},
        stock={"antwerpen": "5f4a"},
        reaction=True,
    )
    rival.answer("counter/breskens")
    assert rival.stock("antwerpen") == "3F3A", "5F4A: fuel, then by turns"


def test_rr_6_11_tokens_stay_when_a_space_changes_hands() -> None:
    desk = position(
        active="blue",
        control={"red": ["arras"]},
        stock={"arras": "2f", "lille": "5f3a"},
        reaction=True,
    )
    assert desk.view().space("lille").limit == 0, "no limit on an uncontrolled space"
    desk.answer("counter/arras")
    assert desk.stock("arras") == "2F"
    owner = position(active="red", control={"red": ["yvetot"]}, stock={"yvetot": "2a"})
    assert "haul" in owner.open_verbs()
    nobody = position(active="red", stock={"yvetot": "2a"})
    assert not [arg for arg in nobody.open_args("haul") if arg.startswith("yvetot")]
    taker = position(active="red", stock={"yvetot": "2a"}, top=["red_event_1"])
    taker.answer("move/red_i", "step/yvetot")
    assert "load/red_i.2a" in taker.open_keys, "whoever takes the space has them"
