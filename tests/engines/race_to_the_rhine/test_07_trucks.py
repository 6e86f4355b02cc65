"""7. Taking trucks."""

from __future__ import annotations

from tests.engines.race_to_the_rhine.table import position


def test_rr_7_1_at_most_draw_limit_and_track() -> None:
    draw = position(active="blue", trucks={"blue": 0, "red": 4, "white": 4})
    assert max(map(int, draw.open_args("trucks"))) == 6
    limit = position(active="blue", trucks={"blue": 7})
    assert limit.open_args("trucks") == ["1", "2"]
    track = position(active="white", trucks={"white": 0, "red": 9, "blue": 9})
    assert max(map(int, track.open_args("trucks"))) == 6
    assert "trucks/0" not in track.open_keys, "at least one"


def test_rr_7_2_fewer_may_be_taken() -> None:
    desk = position(active="red", track=3).answer("trucks/2")
    assert desk.state.truck_track == 1
    assert "rr-log-logistics" not in desk.told()


def test_rr_7_3_never_more_than_the_limit_in_the_area() -> None:
    full = position(active="red", trucks={"red": 9})
    assert "trucks" not in full.open_verbs()
    out = position(active="red", trucks={"red": 8})
    out.state.players["red"].trucks, out.state.trucks["lisieux--brionne"] = 7, "lisieux"
    assert out.open_args("trucks") == ["1", "2"], "trucks on the board do not count"


def test_rr_7_4_an_empty_track_starts_the_phase_at_once() -> None:
    desk = position(active="red", track=1).answer("trucks/1")
    told = desk.told()
    assert told.index("rr-log-trucks") < told.index("rr-log-logistics")


def test_rr_7_5_then_the_turn_goes_on() -> None:
    desk = position(active="red", track=1).answer("trucks/1")
    assert desk.state.active == "red"
    assert desk.turn.actions == 1
    desk.answer("supply/lisieux.mix")
    assert desk.turn.actions == 2


def test_rr_7_6_no_truck_from_an_empty_track_starts_the_phase_again() -> None:
    desk = position(active="red", trucks={"red": 9, "white": 8, "blue": 7})
    assert desk.state.truck_track == 0
    assert desk.open_args("trucks") == ["0"]
    desk.answer("trucks/0")
    assert desk.turn.actions == 1
    assert "rr-log-logistics" in desk.told()
    assert position(active="red").open_args("trucks")[0] == "1"


def test_rr_7_7_the_last_truck_says_whom_it_halts() -> None:
    loads = {"blue_xv": "sens 2f", "red_i": "lisieux 1f", "red_ii": "rouen 1r"}
    desk = position(active="red", track=2, corps=loads)
    label = desk.question.find("trucks/2").label  # type: ignore[union-attr]
    assert label.id == "rr-do-trucks-last"
    assert [name.id for name in label.args["corps"]] == ["rr-corps-red_i", "rr-corps-blue_xv"]  # type: ignore[union-attr]
    assert desk.question.find("trucks/1").label.id == "rr-do-trucks"  # type: ignore[union-attr]
