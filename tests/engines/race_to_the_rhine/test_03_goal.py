"""3. Goal: crossing the Rhine with a line behind."""

from __future__ import annotations

import json

from engines.race_to_the_rhine import ENGINE, control
from engines.race_to_the_rhine import position as facts
from tests.engines.race_to_the_rhine.table import Table, position


def before_koln(*missing: str, top: str = "res_01", line: str = "taken") -> Table:
    """White V in Aachen with everything from Chartres to there, but for the spaces missing."""
    bare = position().state
    way = facts.way_back(bare, "white", "koln")
    assert way[-2] == "aachen"
    held = [space for space in way[1:-1] if facts.owner(bare, space) is None]
    desk = position(
        active="white",
        corps={"white_v": "aachen 2f4a"},
        control={"white": [space for space in held if space not in missing]},
        top=[top],
        line=line,
    )
    return desk.answer("move/white_v")


def test_rr_3_1_a_victory_space_and_a_line_end_the_game_at_once() -> None:
    desk = before_koln().answer("step/koln")
    result = ENGINE.result(desk.state)
    assert result is not None
    assert (result.winners, result.reason) == (("white",), "rhine")
    assert ENGINE.offers(desk.state) == {}


def test_rr_3_2_otherwise_medals_decide() -> None:
    desk = position("red", "white", active="white", medals={"red": 2, "white": 1}, reaction=True)
    desk.state.markers_out, desk.state.markers = desk.state.markers - 1, 1
    desk.answer(f"mark/{desk.open_args('mark')[0]}")
    result = ENGINE.result(desk.state)
    assert result is not None
    assert (result.winners, result.reason) == (("red",), "medals")


def test_rr_3_3_the_line_is_tested_once_the_entry_is_done() -> None:
    told = before_koln().answer("step/koln").told()
    order = ["rr-log-takes", "rr-log-crossing", "rr-log-wins-rhine"]
    assert [told.index(message) for message in order] == sorted(
        told.index(message) for message in order
    )
    ring = position(
        active="white",
        corps={"white_v": "koblenz 2f4a"},
        control={"white": [*line_to("koln")[1:-1], "koblenz"]},
    )
    assert facts.line(ring.state, "white") == [], "both ends belong to the line"


def line_to(goal: str) -> list[str]:
    return facts.way_back(position().state, "white", goal)


def test_rr_3_4_a_line_closed_later_does_not_win() -> None:
    desk = before_koln("st_quentin").answer("step/koln")
    assert desk.state.end is None
    assert desk.state.control["koln"] == "white", "the game goes on"
    closing = position(
        active="white",
        corps={"white_xix": "compiegne 2f"},
        control={"white": [space for space in line_to("koln")[1:] if space != "st_quentin"]},
        top=["white_event_1"],
    )
    closing.answer("move/white_xix", "step/st_quentin")
    assert facts.line(closing.state, "white")
    assert closing.state.end is None


def test_rr_3_4_the_line_must_lead_to_the_space_that_is_taken() -> None:
    """A second bridgehead wins nothing by the line of the first."""
    desk = before_koln()
    assert facts.line(desk.state, "white", "koln") == []
    desk.state.control["koln"] = "white"
    assert facts.line(desk.state, "white", "koln")[-2:] == ["aachen", "koln"]
    assert facts.line(desk.state, "white", "wesel") == []


def test_rr_3_4_an_older_game_goes_on_with_lines_that_may_be_closed_later() -> None:
    saved = json.loads(ENGINE.dump(position().state))
    saved["schema_version"] = 1
    del saved["options"]["line"]
    assert ENGINE.load(json.dumps(saved).encode()).options["line"] == "later"


def test_rr_25_13_a_line_may_be_closed_later_in_anybodys_turn() -> None:
    """RR-3.4"""
    desk = before_koln("st_quentin", line="later").answer("step/koln")
    assert desk.state.end is None
    assert desk.state.control["koln"] == "white", "the game goes on"
    assert "rr-log-crossing-broken" in desk.told()
    desk.state.control["st_quentin"] = "white"
    desk.call(control.test_lines, ["red"])
    assert desk.state.end is None, "only whoever got a token is tested"
    desk.state.turn += 1
    desk.call(control.test_lines, ["white"])
    assert desk.state.end is not None
    assert desk.state.end.winner == "white", "in a rival's turn"


def test_rr_3_4_a_token_laid_later_closes_it() -> None:
    desk = position(
        active="white",
        corps={"white_xix": "compiegne 2f"},
        control={"white": [space for space in line_to("koln")[1:] if space != "st_quentin"]},
        top=["white_event_1"],
        line="later",
    )
    desk.answer("move/white_xix", "step/st_quentin")
    assert desk.state.end is not None
    assert desk.state.end.reason == "rhine"


def test_rr_3_5_of_several_lines_the_active_players_counts_then_the_next() -> None:
    desk = position(active="white")
    for army, goal in (("red", "wesel"), ("blue", "kehl")):
        way = facts.way_back(desk.state, army, goal)  # type: ignore[arg-type]
        desk.state.control.update(dict.fromkeys(way[1:], army))  # type: ignore[arg-type]
    both = ["red", "blue"]
    desk.call(control.test_lines, both)
    assert desk.state.end is not None
    assert desk.state.end.winner == "blue", "the first after white"
    desk.state.end, desk.state.turn = None, 1
    desk.call(control.test_lines, both)
    assert desk.state.end is not None
    assert desk.state.end.winner == "red", "the active player"
