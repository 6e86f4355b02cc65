"""5. Course of play."""

from __future__ import annotations

from engines.race_to_the_rhine import ENGINE
from engines.race_to_the_rhine.state import Reaction
from tests.engines.race_to_the_rhine.table import position


def pass_turn(desk: object) -> None:
    desk.answer("end")  # type: ignore[attr-defined]
    desk.answer(desk.open_keys[0])  # type: ignore[attr-defined]


def test_rr_5_1_rounds_in_turn_order() -> None:
    desk = position("blue", "red", "white", active="blue")
    seen = []
    for _ in range(6):
        seen.append((desk.state.round, desk.state.active))
        pass_turn(desk)
    assert seen == [(r, a) for r in (1, 2) for a in ("blue", "red", "white")]


def test_rr_5_2_actions_in_any_order_then_the_reaction() -> None:
    desk = position(active="red", top=["red_event_1"])
    desk.answer("trucks/1", "move/red_i", "step/yvetot", "stop")
    assert desk.turn.actions == 2
    desk.answer("end")
    assert isinstance(desk.state.flow[-1], Reaction)
    assert desk.open_verbs() <= {"mark", "counter"}


def test_rr_5_3_six_kinds_of_regular_actions() -> None:
    desk = position(active="red", medals={"red": 1}, stock={"lisieux": "1f"})
    assert {"supply", "trucks", "haul", "move", "air", "drop"} <= desk.open_verbs()


def test_rr_5_4_twice_the_same_or_none() -> None:
    desk = position(active="red").answer("trucks/1", "trucks/1")
    assert desk.turn.actions == 2
    assert not {"supply", "trucks", "haul", "move", "air"} & desk.open_verbs()
    pass_turn(position(active="red"))


def test_rr_5_5_extra_actions_beside_the_two() -> None:
    desk = position(
        active="blue",
        kept={"blue": ["blue_resistance_keep_1", "red_resistance_keep_1", "blue_recon_1"]},
        top=["blue_event_1"],
    )
    desk.answer("trucks/1", "trucks/1", "card-supply/orleans.mix", "recon/own")
    desk.answer("cmd-move/blue_xii", "step/vitry", "stop")
    assert desk.turn.actions == 2
    assert not [key for key in desk.open_keys if key.startswith(("card-", "cmd-", "recon"))]
    white = position(active="white").answer("trucks/1", "trucks/1")
    assert {"cmd-air"} <= white.open_verbs()


def test_rr_5_6_extras_come_before_between_or_after() -> None:
    desk = position(active="blue", kept={"blue": ["blue_resistance_keep_1"]})
    assert {"card-supply", "cmd-move"} <= desk.open_verbs(), "before any other action"
    desk.answer("card-trucks/1")
    assert desk.turn.actions == 0
    assert "supply" in desk.open_verbs()


def test_rr_5_7_no_action_interrupts_another() -> None:
    desk = position(
        active="blue",
        kept={"blue": ["blue_resistance_keep_1", "blue_recon_1"]},
        stock={"orleans": "2f"},
        top=["blue_event_1"],
    )
    desk.answer("move/blue_xii", "step/vitry")
    assert desk.open_verbs() <= {"step", "stop", "load", "leave"}
    desk.answer("stop", "haul/orleans.pithiviers", "cargo/f1")
    assert desk.open_verbs() <= {"leg", "load", "leave", "done"}


def test_rr_5_8_loading_is_no_action() -> None:
    desk = position(active="red", stock={"lisieux": "2f"}, corps={"red_i": "lisieux 1a"})
    desk.answer("load/red_i.2f", "leave/red_i.1a")
    assert desk.turn.actions == 0
    assert desk.load("red_i") == "2F"


def test_rr_5_9_an_order_says_how_it_is_paid() -> None:
    desk = position(active="blue", kept={"blue": ["blue_resistance_keep_1"]})
    assert {"trucks/1", "card-trucks/1"} <= set(desk.open_keys)
    assert {"move/blue_xii", "card-move/blue_xii", "cmd-move/blue_xii"} <= set(desk.open_keys)
    desk.answer("trucks/1")
    assert desk.turn.actions == 1
    assert not desk.turn.card_used
    desk.answer("card-trucks/1")
    assert desk.turn.actions == 1
    assert desk.turn.card_used


def test_rr_5_10_what_is_taken_back_in_time_costs_nothing() -> None:
    desk = position(active="red", stock={"lisieux": "3f"}, kept={"red": ["red_resistance_keep_1"]})
    before = ENGINE.dump(desk.state)
    desk.answer("card-move/red_i", "back", "haul/lisieux.brionne", "back")
    desk.answer("supply-plus/lisieux.mix", "back")
    assert ENGINE.dump(desk.state) == before
    desk.stack("red_les_boches_1")
    desk.answer("move/red_i")
    assert desk.turn.actions == 0
    desk.answer("step/yvetot")
    assert desk.turn.actions == 1, "used up with its fuel"


def test_rr_5_11_the_end_of_a_turn() -> None:
    """Resistance cards without the hand, then paratroops, then the reaction, without a question."""
    desk = position(active="blue", drops=[("wesel", "blue", True)], top=["blue_resistance_now_1"])
    desk.answer("move/blue_xii", "step/vitry", "stop")
    assert desk.turn.ready == ["blue_resistance_now_1"]
    desk.answer("end")
    told = desk.told()
    assert told.index("rr-log-expires") < told.index("rr-log-drops-age")
    assert desk.state.decks["blue"].discards == ["blue_resistance_now_1"]
    assert isinstance(desk.state.flow[-1], Reaction)


def test_rr_5_12_the_reaction_is_never_left_out() -> None:
    for active in ("red", "white", "blue"):
        desk = position(active=active).answer("end")
        assert isinstance(desk.state.flow[-1], Reaction)


def test_rr_5_13_the_training_game() -> None:
    desk = position(
        active="white",
        training="on",
        medals={"white": 2},
        control={"red": ["antwerpen", "breskens", "terneuzen", "vlissingen", "bergen_op_zoom"]},
    )
    assert desk.state.players["white"].level == 1
    assert not {"air", "cmd-air", "drop"} & desk.open_verbs()
    view = desk.view()
    assert {player.commander for player in view.players} == {None}
    assert {player.air for player in view.players} == {None}
    assert view.space("antwerpen").main_base is None
    blue = position(active="blue", training="on")
    assert "cmd-move" not in blue.open_verbs()
    red = position(active="red", training="on")
    assert "supply-plus" not in red.open_verbs()
    assert "supply/lisieux.mix" in red.open_keys


def test_rr_5_14_accepted_orders_are_final() -> None:
    desk = position(active="red").answer("supply/lisieux.mix")
    assert "back" not in desk.open_verbs()
    assert desk.turn.actions == 1
