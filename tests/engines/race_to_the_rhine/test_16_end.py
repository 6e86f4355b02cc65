"""16. End of the game."""

from __future__ import annotations

from engines.race_to_the_rhine import ENGINE, ending
from engines.race_to_the_rhine import position as facts
from tests.engines.race_to_the_rhine.desk import Desk, position
from tests.engines.race_to_the_rhine.test_03_goal import before_koln


def last(active: str, **changes: object) -> Desk:
    """One marker is left in the pool."""
    desk = position(**{"active": active, "reaction": True, **changes})  # type: ignore[arg-type]
    desk.s.markers_out += desk.s.markers - 1
    desk.s.markers = 1
    return desk


def winner(desk: Desk) -> tuple:
    result = ENGINE.result(desk.s)
    assert result is not None
    return result.winners


def test_rr_16_1_instant_victory_ends_the_game_at_once() -> None:
    desk = before_koln().play("step/koln")
    assert desk.s.flow == []
    assert ENGINE.offers(desk.s) == {}
    assert "rr-log-turn" not in desk.told()


def test_rr_16_2_the_game_ends_with_the_round_of_the_last_marker() -> None:
    desk = last("red").play("mark/aachen")
    assert desk.s.last_round
    assert desk.s.end is None
    desk.play("end", "pass", "end", "pass")
    assert desk.s.end is not None
    assert desk.s.end.reason == "medals"
    box = last("blue")
    while "mark" in box.verbs():
        box.s.control.update(dict.fromkeys(box.args("mark"), "blue"))
    box.play("box")
    assert box.s.end is not None, "discarded counts as well"


def test_rr_16_3_markers_that_come_back_undo_nothing() -> None:
    desk = last("red", marked=["vitry"], corps={"blue_xii": "troyes 2f2a"}, top=["res_01"])
    desk.play("mark/aachen", "end", "pass", "move/blue_xii", "step/vitry", "stop", "end")
    assert desk.s.markers == 1
    assert desk.verbs() == {"pass"}
    desk.play("pass")
    assert desk.s.end is not None


def test_rr_16_4_later_players_have_their_turns_and_may_still_win() -> None:
    desk = last("red").play("mark/aachen")
    assert {"supply", "move", "trucks"} <= desk.verbs()
    at_once = last("blue").play("mark/aachen")
    assert at_once.s.end is not None, "the last player of the round"


def test_rr_16_5_medals_of_a_player() -> None:
    won = ["res_13", "res_01", "res_02", "res_03", "res_04"]
    desk = position(medals={"red": 2}, won={"red": won})
    assert facts.marks(desk.s.players["red"]) == 8
    assert facts.medals(desk.s.players["red"]) == 2 + 1 + 1, "the rest of the marks is lost"


def test_rr_16_6_what_is_in_the_box_counts_for_nothing() -> None:
    desk = position(
        active="white",
        medals={"white": 1},
        won={"white": ["res_13"]},
        control={"white": ["laon"]},
        kept={"white": ["white_recon_1"]},
    )
    desk.play("drop/2", "land/koln", "land/koln")
    assert facts.medals(desk.s.players["white"]) == 0


def test_rr_16_7_most_medals_then_won_cards_then_later_in_turn_order() -> None:
    assert winner(last("blue", medals={"red": 2, "white": 1}).play("mark/aachen")) == ("red",)
    cards = last("blue", medals={"red": 2, "white": 2}, won={"white": ["res_01"]})
    assert winner(cards.play("mark/aachen")) == ("white",)
    order = last("blue", medals={"red": 2, "white": 2}).play("mark/aachen")
    assert winner(order) == ("white",)
    result = ENGINE.result(order.s)
    assert result is not None
    assert result.ranking == (("white",), ("red",), ("blue",))
    assert dict(result.points) == {"red": 2, "white": 2, "blue": 0}


def test_rr_16_8_after_an_instant_victory_the_others_are_ranked_by_medals() -> None:
    desk = before_koln()
    desk.s.players["blue"].medals, desk.s.players["red"].medals, desk.s.medals = 1, 3, 16
    desk.play("step/koln")
    assert ending.ranking(desk.s) == ["white", "red", "blue"]
