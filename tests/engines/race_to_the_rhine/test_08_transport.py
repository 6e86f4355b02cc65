"""8. Transport, loading and unloading."""

from __future__ import annotations

from tests.engines.race_to_the_rhine.table import position


def test_rr_8_1_at_most_the_placement_of_the_level() -> None:
    desk = position(active="red", stock={"lisieux": "6f"})
    desk.answer("haul/lisieux.brionne", "cargo/f1 cargo/f2")
    desk.answer("leg/lisieux.evreux", "cargo/f1 cargo/f2")
    assert "end" in desk.open_keys
    assert desk.state.players["red"].trucks == 4, "two on level 1"
    better = position(active="white", stock={"chartres": "6f"})
    better.answer("haul/chartres.dreux", "cargo/f1", "leg/chartres.rambouillet", "cargo/f1")
    assert "leg" in better.open_verbs(), "four on level 2"
    one = position(active="red", stock={"lisieux": "6f"}, trucks={"red": 1})
    one.answer("haul/lisieux.brionne", "cargo/f1 cargo/f2")
    assert "end" in one.open_keys, "all from his area"
    assert (
        "haul"
        not in position(active="red", stock={"lisieux": "6f"}, trucks={"red": 0}).open_verbs()
    )


def test_rr_8_2_between_two_spaces_he_controls_at_that_moment() -> None:
    desk = position(active="red", stock={"lisieux": "2f"})
    assert set(desk.open_args("haul")) == {"lisieux.brionne", "lisieux.evreux"}
    held = position(active="red", stock={"lisieux": "2f"}, control={"red": ["yvetot"]})
    assert "lisieux.yvetot" in held.open_args("haul")


def test_rr_8_3_one_truck_on_an_arrow() -> None:
    desk = position(active="red", stock={"lisieux": "4f", "brionne": "2a"})
    desk.answer("haul/lisieux.brionne", "cargo/f1")
    legs = desk.open_args("leg")
    assert "lisieux.brionne" not in legs
    assert "brionne.lisieux" not in legs
    double = position(
        active="white", control={"white": ["soissons", "reims"]}, stock={"soissons": "2f"}
    )
    assert "soissons.reims" in double.open_args("haul")
    double.state.trucks["soissons--reims"] = "reims"
    assert "soissons.reims" not in double.open_args("haul"), "whoever placed it, whichever way"


def test_rr_8_4_one_to_five_tokens_one_way() -> None:
    desk = position(active="red", stock={"lisieux": "4f3a"})
    desk.answer("haul/lisieux.brionne")
    assert (desk.question.least, desk.question.most) == (1, 5)
    desk.answer("cargo/f1 cargo/f2 cargo/f3 cargo/a1 cargo/a2", "done")
    assert desk.stock("brionne") == "3F2A"
    back = position(active="red", stock={"brionne": "2f"})
    assert {"brionne.lisieux", "brionne.rouen", "brionne.louviers"} <= set(back.open_args("haul"))
    one = position(active="red", stock={"brionne": "1f"}).answer("haul/brionne.rouen")
    assert one.stock("rouen") == "1F", "a single token is not asked about"


def test_rr_8_5_cargo_goes_on_with_what_lies_there() -> None:
    desk = position(active="red", stock={"lisieux": "2f", "brionne": "2a"})
    desk.answer("haul/lisieux.brionne", "cargo/f1 cargo/f2")
    desk.answer("leg/brionne.rouen", "cargo/f1 cargo/f2 cargo/a1")
    assert (desk.stock("rouen"), desk.stock("brionne")) == ("2F1A", "1A")


def test_rr_8_6_what_is_on_a_card_is_not_carried_but_can_be_left_first() -> None:
    desk = position(active="red", corps={"red_i": "lisieux 2f"})
    assert "haul" not in desk.open_verbs()
    desk.answer("leave/red_i.1f")
    assert "lisieux.brionne" in desk.open_args("haul")


def test_rr_8_7_trucks_stay_and_hinder_only_trucks() -> None:
    desk = position(
        active="red",
        control={"red": ["yvetot"]},
        stock={"lisieux": "2f"},
        corps={"red_i": "lisieux 2f"},
    )
    desk.answer("haul/lisieux.yvetot", "cargo/f1")
    desk.answer(*(["done"] if "done" in desk.open_keys else []))
    assert desk.state.trucks == {"lisieux--yvetot": "lisieux"}
    desk.answer("move/red_i", "step/yvetot")
    del desk.state.control["yvetot"]
    assert desk.view().trucks[0].end == "yvetot", "also if an end of the arrow is lost"


def test_rr_8_8_food_cannot_pass_a_halted_corps() -> None:
    desk = position(
        active="red",
        stock={"brionne": "2r"},
        corps={"red_ii": "rouen 1f"},
        halted=["red_ii"],
        control={"red": ["dieppe"]},
    )
    desk.answer("haul/brionne.rouen", "cargo/r1 cargo/r2")
    assert desk.stock("rouen") == "1R"
    assert not desk.state.corps["red_ii"].halted
    full = position(
        active="red",
        stock={"brionne": "2r", "rouen": "5f"},
        corps={"red_ii": "rouen 1f"},
        halted=["red_ii"],
    )
    full.answer("haul/brionne.rouen", "cargo/r1 cargo/r2")
    assert full.stock("rouen") == "5F1R", "fed before the limit is tested"


def test_rr_8_9_the_limit_after_each_leg() -> None:
    desk = position(active="red", stock={"lisieux": "5f", "brionne": "4a"})
    desk.answer("haul/lisieux.brionne", "cargo/f1 cargo/f2 cargo/f3 cargo/f4")
    assert (desk.question.rule, desk.question.least) == ("RR-6.8", 2)
    desk.answer("shed/a1 shed/f1")
    assert desk.stock("brionne") == "3F3A"
    assert "leg" in desk.open_verbs()


def test_rr_8_10_loading_at_any_moment_of_ones_own_turn() -> None:
    desk = position(
        active="red",
        corps={"red_i": "lisieux 2f"},
        stock={"lisieux": "3a", "brionne": "2f", "yvetot": "1r"},
        top=["red_event_1"],
    )
    desk.answer("load/red_i.1a", "haul/brionne.rouen", "cargo/f1", "load/red_i.1a")
    desk.answer(*(["done"] if "done" in desk.open_keys else []))
    desk.answer("move/red_i", "step/yvetot", "load/red_i.1r", "leave/red_i.1a")
    assert desk.load("red_i") == "1F1A1R"
    assert desk.stock("yvetot") == "1A"
    desk.answer("stop", "leave/red_i.1r")
    assert {"leave/red_i.1f", "leave/red_i.1a", "leave/red_i.all"} <= set(desk.open_keys)
    desk.answer("leave/red_i.all")
    assert desk.load("red_i") == "0"


def test_rr_8_11_not_before_the_space_is_taken() -> None:
    desk = position(active="blue", stock={"vitry": "2a"}, top=["blue_black_market_1"])
    desk.answer("move/blue_xii")
    assert desk.open_verbs() == {"step", "back"}
    desk.answer("step/vitry")
    assert desk.open_verbs() == {"swap", "decline"}
    desk.answer("decline")
    assert "load/blue_xii.2a" in desk.open_keys


def test_rr_8_12_six_on_a_card_and_the_limit_for_what_is_put_down() -> None:
    desk = position(active="red", corps={"red_i": "lisieux 5f"}, stock={"lisieux": "5a"})
    assert [arg for arg in desk.open_args("load") if arg.startswith("red_i")] == ["red_i.1a"]
    down = position(active="red", corps={"red_ii": "rouen 4f"}, stock={"rouen": "4a"})
    down.answer("leave/red_ii.3f")
    assert (down.question.rule, down.question.least) == ("RR-6.8", 1)


def test_rr_8_13_a_halted_corps_may_load() -> None:
    desk = position(
        active="red", corps={"red_i": "lisieux 1f"}, stock={"lisieux": "2a"}, halted=["red_i"]
    )
    desk.answer("load/red_i.2a", "leave/red_i.1f")
    assert desk.load("red_i") == "2A"
    assert desk.state.corps["red_i"].halted


def test_rr_8_14_nothing_is_loaded_without_an_order() -> None:
    desk = position(active="red", stock={"yvetot": "2f"}, top=["red_event_1"])
    before = desk.load("red_i")
    desk.answer("move/red_i", "step/yvetot", "stop", "end")
    assert desk.stock("yvetot") == "2F"
    assert before == "1F2A1R"
    assert desk.load("red_i") == "2A1R"
