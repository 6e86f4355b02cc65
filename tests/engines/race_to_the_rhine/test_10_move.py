"""10.1 to 10.22 and 10.57: moving a corps and entering spaces."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kit.play import play
from engines.race_to_the_rhine import ENGINE
from tests.engines.race_to_the_rhine.table import Table, position

QUIET = ["blue_event_1", "blue_event_2", "blue_captured_stock_1", "blue_captured_stock_2"]


def blue(top: Sequence[str] = QUIET, **changes: object) -> Table:
    return position(active="blue", top=top, **changes)  # type: ignore[arg-type]


def test_rr_10_1_a_move_costs_one_fuel_from_the_card() -> None:
    desk = blue().answer("move/blue_xii", "step/vitry")
    assert desk.load("blue_xii") == "2F1R"
    dry = blue(corps={"blue_xii": "troyes 1a"}, stock={"troyes": "3f"})
    assert "blue_xii" not in dry.open_args("move"), "from the card, not from the space"


def test_rr_10_2_one_move_in_a_turn() -> None:
    desk = blue().answer("move/blue_xii", "step/vitry", "stop")
    assert "blue_xii" not in desk.open_args("move") + desk.open_args("cmd-move")
    lost = blue(corps={"blue_xii": "troyes 2f"}, top=["blue_division_1"])
    lost.answer("move/blue_xii", "step/vitry")
    assert lost.at("blue_xii") == "troyes"
    assert "blue_xii" not in lost.open_args("move")
    lost.answer("end", "mark/aachen")
    assert not lost.state.corps["blue_xii"].moved, "the next turn it may move again"


def test_rr_10_3_a_halted_corps_cannot_be_moved() -> None:
    assert "blue_xii" not in blue(halted=["blue_xii"]).open_args("move")


def test_rr_10_4_one_to_three_steps() -> None:
    desk = blue().answer("move/blue_xii")
    assert "stop" not in desk.open_keys, "at least one"
    desk.answer("step/vitry", "step/chalons")
    assert {"stop", "step/reims"} <= set(desk.open_keys)
    desk.answer("step/reims")
    assert desk.question.rule == "RR-5.2"
    assert desk.at("blue_xii") == "reims", "three at most"


def test_rr_10_5_a_step_goes_over_own_arrows_to_open_spaces() -> None:
    desk = blue().answer("move/blue_xii", "step/vitry", "step/troyes")
    assert desk.at("blue_xii") == "troyes", "either way"
    shut = blue(control={"white": ["reims"]}, corps={"blue_xii": "chalons 2f"})
    assert "step/reims" not in shut.answer("move/blue_xii").open_keys


def test_rr_10_6_no_corps_enters_or_passes_another() -> None:
    own = blue(corps={"blue_xx": "vitry 2f"}).answer("move/blue_xii")
    assert "step/vitry" not in own.open_keys
    rival = position(active="red", corps={"red_xxx": "beauvais 2f", "white_v": "amiens 1f"})
    assert "step/amiens" not in rival.answer("move/red_xxx").open_keys


def test_rr_10_7_a_step_into_an_own_space_is_free_of_everything() -> None:
    desk = blue(control={"blue": ["metz"]}, corps={"blue_xii": "thionville 1f"})
    cards = len(desk.state.decks["blue"].cards)
    desk.answer("move/blue_xii")
    label = desk.question.find("step/metz").label  # type: ignore[union-attr]
    assert (label.args["fort"], label.args["fuel"], label.args["card"]) == (0, 0, "own")
    desk.answer("step/metz")
    assert desk.load("blue_xii") == "0", "no fort cost"
    assert len(desk.state.decks["blue"].cards) == cards
    assert "step" in desk.open_verbs() or desk.question.rule == "RR-5.2"


def test_rr_10_8_steps_back_count() -> None:
    desk = blue().answer("move/blue_xii", "step/vitry", "step/troyes", "step/vitry")
    assert desk.at("blue_xii") == "vitry"
    assert desk.question.rule == "RR-5.2"


def test_rr_10_9_trucks_and_tokens_hinder_nothing() -> None:
    desk = blue(stock={"vitry": "2a"})
    desk.state.trucks["troyes--vitry"] = "troyes"
    desk.state.truck_track -= 1
    assert desk.answer("move/blue_xii", "step/vitry").at("blue_xii") == "vitry"


def test_rr_10_10_a_corps_always_stands_on_an_own_space() -> None:
    desk = blue(corps={"blue_xii": "troyes 2f"}, top=["blue_event_1", "blue_division_1"])
    desk.answer("move/blue_xii", "step/vitry", "step/chalons")
    assert desk.at("blue_xii") == "vitry"
    assert desk.state.control["vitry"] == "blue"
    asked = blue(top=["blue_starving_civilians_1"]).answer("move/blue_xii", "step/vitry")
    assert asked.at("blue_xii") == "troyes", "until the card is dealt with"


def test_rr_10_11_costs_are_paid_from_the_moving_card() -> None:
    desk = blue(corps={"blue_xii": "troyes 2f1a"}, top=["blue_division_1"])
    others = {
        corps_id: list(c.load) for corps_id, c in desk.state.corps.items() if corps_id != "blue_xii"
    }
    desk.answer("move/blue_xii", "step/vitry")
    assert desk.load("blue_xii") == "1F"
    assert {
        corps_id: c.load for corps_id, c in desk.state.corps.items() if corps_id != "blue_xii"
    } == others


def test_rr_10_12_the_sequence_of_an_entry() -> None:
    desk = position(
        active="blue",
        weather="on",
        corps={"blue_xii": "thionville 3f3a"},
        marked=["metz"],
        top=["blue_les_boches_1", "res_02"],
        control={"blue": ["thionville", "toul", "nancy"]},
    )
    desk.answer("move/blue_xii", "step/metz")
    assert desk.told() == [
        "rr-log-moves", "rr-log-fort", "rr-log-enters", "rr-log-battle", "rr-log-takes",
        "rr-log-marker-back", "rr-log-medal", "rr-log-weather-rain",
    ]  # fmt: skip
    assert {"stop", "step"} <= desk.open_verbs(), "the corps halts on every entry"


def test_rr_10_13_a_fort_costs_also_when_the_battle_is_lost() -> None:
    desk = blue(corps={"blue_xii": "thionville 2f1a"}, marked=["metz"], top=["res_01"])
    desk.answer("move/blue_xii", "step/metz")
    assert (desk.at("blue_xii"), desk.load("blue_xii")) == ("thionville", "1F")
    back = position(
        active="blue",
        corps={"blue_xii": "metz 3f"},
        control={"blue": ["thionville"]},
        top=["blue_division_1"],
    )
    back.answer("move/blue_xii", "step/st_avold")
    assert (back.at("blue_xii"), back.load("blue_xii")) == ("metz", "2F"), "not for retreats"


def test_rr_10_14_who_cannot_pay_the_fort_may_not_enter() -> None:
    poor = blue(corps={"blue_xii": "thionville 3f"}).answer("move/blue_xii")
    assert "step/metz" not in poor.open_keys
    rich = blue(corps={"blue_xii": "thionville 3f1a"}).answer("move/blue_xii")
    assert "step/metz" in rich.open_keys
    assert rich.question.find("step/metz").label.args["fort"] == 1  # type: ignore[union-attr]


def test_rr_10_15_air_then_paratroops_then_the_card() -> None:
    desk = position(
        active="blue",
        corps={"blue_xii": "thionville 2f3a"},
        marked=["metz"],
        drops=[("metz", "white", True), ("metz", "blue", False)],
        top=["res_13"],
    )
    desk.answer("air/res", "move/blue_xii", "step/metz")
    fort, battle = desk.gaps("rr-log-fort"), desk.gaps("rr-log-battle")
    assert (fort["air"], fort["drops"], fort["card"]) == (1, 0, 0)
    assert (battle["air"], battle["drops"], battle["paid"]) == (0, 2, "1A")
    assert desk.load("blue_xii") == "1F2A"


def test_rr_10_15_help_alone_may_open_a_fort() -> None:
    desk = blue(corps={"blue_xii": "thionville 3f"}, drops=[("metz", "red", True)])
    desk.answer("move/blue_xii", "step/metz")
    assert desk.state.control["metz"] == "blue"
    assert desk.state.paratroops_out == 1


def test_rr_10_16_air_and_paratroops_pay_no_fuel() -> None:
    desk = blue(
        corps={"blue_xii": "thionville 1f"},
        marked=["luxembourg"],
        drops=[("luxembourg", "blue", True)] * 3,
        top=["res_19"],
    )
    desk.answer("move/blue_xii", "step/luxembourg")
    assert desk.at("blue_xii") == "thionville", "the panzer's fuel was missing"


def test_rr_10_17_from_which_deck_the_card_comes() -> None:
    top = ["blue_event_1", "res_01"]
    desk = blue(marked=["chalons"], corps={"blue_xii": "troyes 4f2a"}, top=top)
    desk.answer("move/blue_xii", "step/vitry")
    assert desk.gaps("rr-log-enters")["deck"].id == "rr-deck-blue"
    desk.answer("step/chalons")
    assert desk.gaps("rr-log-enters")["deck"].id == "rr-deck-resistance"


def test_rr_10_18_the_card_is_shown_and_air_markers_go_back() -> None:
    desk = blue(marked=["vitry"], corps={"blue_xii": "troyes 3f3a"}, top=["res_01"])
    for army in ("red", "white"):
        desk.state.players[army].air = "resistance"  # type: ignore[index]
    desk.answer("move/blue_xii", "step/vitry")
    (event,) = [event for event in desk.log if event.text.id == "rr-log-enters"]
    assert event.audience is None
    assert event.reveals
    assert {player.air for player in desk.state.players.values()} == {""}


def test_rr_10_19_an_empty_pursuit_deck_is_renewed() -> None:
    desk = blue()
    deck = desk.state.decks["blue"]
    deck.discards, deck.cards = deck.cards, []
    desk.answer("move/blue_xii", "step/vitry")
    assert "rr-log-renewed" in desk.told()
    assert len(deck.cards) + len(deck.discards) + len(desk.state.players["blue"].kept) >= 21
    empty = blue()
    empty.state.cards_out, empty.state.decks["blue"].cards = empty.state.decks["blue"].cards, []
    empty.answer("move/blue_xii", "step/vitry")
    assert "rr-log-enters-free" in empty.told()
    assert empty.state.control["vitry"] == "blue"


def test_rr_10_20_without_resistance_cards_there_is_no_battle() -> None:
    desk = blue(marked=["vitry"], corps={"blue_xii": "troyes 2f"})
    desk.state.cards_out, desk.state.decks["resistance"].cards = (
        desk.state.decks["resistance"].cards,
        [],
    )
    desk.answer("move/blue_xii", "step/vitry")
    assert desk.state.control["vitry"] == "blue"
    assert not desk.state.marked
    assert desk.question.question.args["fuel"] == 0, "it goes on free"


def test_rr_10_21_going_on_after_les_boches_or_a_won_battle_costs_fuel() -> None:
    for top in (["blue_les_boches_1"], ["blue_division_1"]):
        desk = blue(corps={"blue_xii": "troyes 3f1a"}, top=[*top, "blue_event_1"])
        desk.answer("move/blue_xii", "step/vitry")
        assert desk.question.question.args["fuel"] == 1
        desk.answer("step/chalons")
        assert desk.load("blue_xii").startswith("1F")
        dry = blue(corps={"blue_xii": "troyes 1f1a"}, top=[*top, "blue_event_1"])
        dry.answer("move/blue_xii", "step/vitry")
        assert dry.question.rule == "RR-5.2", "without fuel the move ends"
    free = blue().answer("move/blue_xii", "step/vitry", "step/chalons")
    assert free.load("blue_xii") == "2F1R"


def test_rr_10_22_that_fuel_is_spent_with_the_next_step_and_may_be_loaded() -> None:
    desk = blue(
        corps={"blue_xii": "troyes 1f"},
        stock={"vitry": "1f"},
        top=["blue_les_boches_1", "blue_event_1"],
    )
    desk.answer("move/blue_xii", "step/vitry")
    assert "step/chalons" not in desk.open_keys
    desk.answer("load/blue_xii.1f", "step/chalons")
    assert desk.load("blue_xii") == "0"
    own = blue(corps={"blue_xii": "troyes 3f"}, top=["blue_les_boches_1"])
    own.answer("move/blue_xii", "step/vitry", "step/troyes", "step/brienne")
    assert own.load("blue_xii") == "1F", "once for that card, also into an own space"
    third = blue(corps={"blue_xii": "troyes 3f"}, top=[*QUIET[:2], "blue_les_boches_1"])
    third.answer("move/blue_xii", "step/vitry", "step/chalons", "step/reims")
    assert third.load("blue_xii") == "2F", "after the third step it has no meaning"


def test_rr_10_57_only_legal_steps_are_offered_before_the_fuel_is_spent() -> None:
    desk = blue().answer("move/blue_xii")
    before = desk.load("blue_xii")
    assert desk.open_args("step") == ["brienne", "tonnerre", "vitry"], "Nogent holds a corps"
    assert desk.load("blue_xii") == before
    assert desk.turn.actions == 0


def test_a_move_through_the_door_leaves_the_old_position() -> None:
    desk = blue().answer("move/blue_xii")
    saved = ENGINE.dump(desk.state)
    outcome = play(ENGINE, desk.state, "blue", ("step/vitry",), desk.rng)
    assert outcome.barrier, "a card was turned"
    assert ENGINE.dump(desk.state) == saved
