"""13. Commanders."""

from __future__ import annotations

from engines.race_to_the_rhine.logistics import logistics_phase
from tests.engines.race_to_the_rhine.table import position


def test_rr_13_1_a_commander_serves_again_after_a_logistics_phase() -> None:
    desk = position(active="blue", track=1, top=["blue_event_1", "blue_event_2"])
    desk.answer("cmd-move/blue_xii", "step/vitry", "stop")
    assert "cmd-move" not in desk.open_verbs()
    desk.answer("trucks/1", "cmd-move/blue_xx")
    assert desk.turn.actions == 1, "twice in one turn"


def test_rr_13_2_bradleys_air_support_also_in_rain() -> None:
    desk = position(active="white", weather="on", rain=True)
    assert "air" not in desk.open_verbs()
    assert "cmd-air/res" in desk.open_keys
    desk.answer("cmd-air/res")
    assert desk.state.players["white"].air == "resistance"
    assert not desk.state.players["white"].commander
    assert desk.turn.actions == 0
    for other in ("red", "blue"):
        assert "cmd-air" not in position(active=other).open_verbs()


def test_rr_13_3_bradley_starts_one_level_higher_and_ends_at_three() -> None:
    desk = position()
    assert desk.state.players["white"].level == 2
    for _ in range(3):
        desk.call(logistics_phase)
    assert desk.state.players["white"].level == 3


def test_rr_13_4_pattons_extra_move() -> None:
    desk = position(active="blue", top=["blue_event_1"])
    desk.answer("trucks/1", "trucks/1", "cmd-move/blue_xii", "step/vitry", "stop")
    assert desk.turn.actions == 2
    assert not desk.state.players["blue"].commander
    for other in ("red", "white"):
        assert "cmd-move" not in position(active=other).open_verbs()


def test_rr_13_5_montgomerys_bonus() -> None:
    desk = position(active="red", control={"red": ["dieppe"]})
    assert {"lisieux.mix", "lisieux.3f", "dieppe.mix"} <= set(desk.open_args("supply-plus"))
    track, pool = list(desk.state.supply_track), list(desk.state.pool)
    desk.answer("supply-plus/lisieux.3f")
    assert set(desk.open_args("bonus")) == {
        "1f",
        "1a",
        "1r",
        "2f",
        "2a",
        "2r",
        "1f1a",
        "1f1r",
        "1a1r",
    }
    desk.answer("bonus/1a1r")
    assert desk.stock("lisieux") == "3F1A1R"
    assert desk.state.supply_track == [track[0] - 3, *track[1:]]
    assert desk.state.pool == [pool[0], pool[1] - 1, pool[2] - 1], "from the pool"
    assert desk.turn.actions == 1, "part of that action"
    assert "supply-plus" not in desk.open_verbs()
    assert "supply" in desk.open_verbs()
    assert "supply-plus" not in position(active="white").open_verbs()


def test_rr_13_6_the_bonus_comes_before_the_limit() -> None:
    desk = position(active="red", stock={"lisieux": "5f1a"})
    desk.answer("supply-plus/lisieux.mix", "bonus/2r")
    assert desk.question.least == 2
