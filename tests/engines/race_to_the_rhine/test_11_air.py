"""11. Air support."""

from __future__ import annotations

from engines.race_to_the_rhine.decks import reshuffle
from tests.engines.race_to_the_rhine.table import position


def test_rr_11_1_a_secret_look_and_the_marker_on_the_deck() -> None:
    desk = position(active="red", top=["res_05", "red_event_1"])
    desk.answer("air/res")
    assert desk.state.decks["resistance"].cards[-1] == "res_05", "put back"
    assert desk.state.players["red"].air == "resistance"
    assert desk.view("red").known == (("resistance", "res_05"),)
    own = position(active="red", top=["red_event_1"]).answer("air/own")
    assert own.view("red").known == (("red", "red_event_1"),)
    assert own.state.players["red"].air == "red"


def test_rr_11_2_one_marker_each() -> None:
    desk = position(active="white").answer("air/res")
    assert not {"air", "cmd-air"} & desk.open_verbs(), "not even Bradley"


def test_rr_11_3_a_deck_may_carry_several() -> None:
    desk = position("red", "white", active="red").answer("air/res", "end", "mark/aachen", "air/res")
    resistance = desk.view().decks[-1]
    assert resistance.name == "resistance"
    assert set(resistance.air) == {"red", "white"}


def test_rr_11_4_an_empty_pursuit_deck_is_renewed_an_empty_resistance_deck_is_not() -> None:
    desk = position(active="red")
    deck = desk.state.decks["red"]
    deck.discards, deck.cards = deck.cards, []
    desk.answer("air/own")
    assert len(deck.cards) == 22
    assert desk.view("red").known[0][1] == deck.cards[-1]
    empty = position(active="red")
    strong = empty.state.decks["resistance"]
    empty.state.cards_out, strong.cards = strong.cards, []
    assert empty.open_args("air") == ["own"]


def test_rr_11_5_it_counts_for_the_fort_else_for_the_battle() -> None:
    battle = position(
        active="blue", corps={"blue_xii": "troyes 2f1a"}, marked=["vitry"], top=["res_01"]
    ).answer("air/res", "move/blue_xii", "step/vitry")
    assert battle.state.players["blue"].won == ["res_01"]
    fort = position(
        active="blue", corps={"blue_xii": "thionville 2f"}, top=["blue_event_1"]
    ).answer("air/own", "move/blue_xii", "step/metz")
    assert fort.state.control["metz"] == "blue"
    other = position(active="blue", corps={"blue_xii": "thionville 2f"}).answer("air/res")
    assert "step/metz" not in other.answer("move/blue_xii").open_keys, "it lies on another deck"
    idle = position(active="blue", top=["blue_event_1"])
    idle.answer("air/own", "move/blue_xii", "step/vitry")
    assert idle.state.players["blue"].air == "", "else not at all"


def test_rr_11_6_it_goes_back_when_the_card_is_turned_others_unused() -> None:
    corps = {"blue_xii": "troyes 2f1a"}
    desk = position(active="blue", corps=corps, marked=["vitry"], top=["res_01"])
    desk.state.players["red"].air = "resistance"
    desk.answer("move/blue_xii", "step/vitry")
    assert desk.state.players["red"].air == ""
    assert desk.state.players["blue"].won == [], "a rival's marker pays nothing"


def test_rr_11_7_a_shuffle_sends_markers_home_a_look_does_not() -> None:
    desk = position("red", "white", active="red", kept={"white": ["white_recon_1"]})
    desk.answer("air/res", "end", "mark/aachen", "recon/res")
    assert desk.state.players["red"].air == "resistance"
    renewed = position(active="red")
    renewed.state.players["white"].air = "resistance"
    renewed.call(reshuffle, "resistance")
    assert renewed.state.players["white"].air == ""


def test_rr_11_8_markers_stay_from_turn_to_turn() -> None:
    desk = position(active="red").answer("air/res", "end", "mark/aachen", "end", "mark/mayen")
    assert desk.state.players["red"].air == "resistance"
