"""16. End of the game."""

from __future__ import annotations

from engines.race_to_the_rhine import ENGINE, ending
from engines.race_to_the_rhine import position as facts
from tests.engines.race_to_the_rhine.table import Table, position
from tests.engines.race_to_the_rhine.test_03_goal import before_koln


def last(active: str, **changes: object) -> Table:
    """One marker is left in the pool."""
    desk = position(**{"active": active, "reaction": True, **changes})  # type: ignore[arg-type]
    desk.state.markers_out += desk.state.markers - 1
    desk.state.markers = 1
    return desk


def winner(desk: Table) -> tuple:
    result = ENGINE.result(desk.state)
    assert result is not None
    return result.winners


def test_rr_16_1_instant_victory_ends_the_game_at_once() -> None:
    desk = before_koln().answer("step/koln")
    assert desk.state.flow == []
    assert ENGINE.offers(desk.state) == {}
    assert "rr-log-turn" not in desk.told()


def test_rr_16_2_the_game_ends_with_the_round_of_the_last_marker() -> None:
    desk = last("red").answer("mark/aachen")
    assert desk.state.last_round
    assert desk.state.end is None
    desk.answer("end", "pass", "end", "pass")
    assert desk.state.end is not None
    assert desk.state.end.reason == "medals"
    box = last("blue")
    while "mark" in box.open_verbs():
        box.state.control.update(dict.fromkeys(box.open_args("mark"), "blue"))
    box.answer("box")
    assert box.state.end is not None, "discarded counts as well"


def test_rr_16_3_markers_that_come_back_undo_nothing() -> None:
    desk = last("red", marked=["vitry"], corps={"blue_xii": "troyes 2f2a"}, top=["res_01"])
    desk.answer("mark/aachen", "end", "pass", "move/blue_xii", "step/vitry", "stop", "end")
    assert desk.state.markers == 1
    assert desk.open_verbs() == {"pass"}
    desk.answer("pass")
    assert desk.state.end is not None


def test_rr_16_4_later_players_have_their_turns_and_may_still_win() -> None:
    desk = last("red").answer("mark/aachen")
    assert {"supply", "move", "trucks"} <= desk.open_verbs()
    at_once = last("blue").answer("mark/aachen")
    assert at_once.state.end is not None, "the last player of the round"


def test_rr_16_5_medals_of_a_player() -> None:
    won = ["res_13", "res_01", "res_02", "res_03", "res_04"]
    desk = position(medals={"red": 2}, won={"red": won})
    assert facts.marks(desk.state.players["red"]) == 8
    assert facts.medals(desk.state.players["red"]) == 2 + 1 + 1, "the rest of the marks is lost"


def test_rr_16_6_what_is_in_the_box_counts_for_nothing() -> None:
    desk = position(
        active="white",
        medals={"white": 1},
        won={"white": ["res_13"]},
        control={"white": ["laon"]},
        kept={"white": ["white_recon_1"]},
    )
    desk.answer("drop/2", "land/koln", "land/koln")
    assert facts.medals(desk.state.players["white"]) == 0


def test_rr_16_7_most_medals_then_won_cards_then_later_in_turn_order() -> None:
    assert winner(last("blue", medals={"red": 2, "white": 1}).answer("mark/aachen")) == ("red",)
    cards = last("blue", medals={"red": 2, "white": 2}, won={"white": ["res_01"]})
    assert winner(cards.answer("mark/aachen")) == ("white",)
    order = last("blue", medals={"red": 2, "white": 2}).answer("mark/aachen")
    assert winner(order) == ("white",)
    result = ENGINE.result(order.state)
    assert result is not None
    assert result.ranking == (("white",), ("red",), ("blue",))
    assert dict(result.points) == {"red": 2, "white": 2, "blue": 0}


def test_rr_16_8_after_an_instant_victory_the_others_are_ranked_by_medals() -> None:
    desk = before_koln()
    desk.state.players["blue"].medals, desk.state.players["red"].medals, desk.state.medals = (
        1,
        3,
        16,
    )
    desk.answer("step/koln")
    assert ending.ranking(desk.state) == ["white", "red", "blue"]
