"""10.44 to 10.56: taking a space and encirclement."""

from __future__ import annotations

from engines.race_to_the_rhine import control, names
from engines.race_to_the_rhine import position as facts
from engines.race_to_the_rhine.board import GRAPH
from tests.engines.race_to_the_rhine.table import Table, position

POCKET = ["auxerre", "bonny", "chatillon", "tonnerre"]


def ring(active: str = "blue", **changes: object) -> Table:
    """Blue has closed the ring at Chaumont round four spaces."""
    desk = position(
        active=active,
        corps={"blue_xii": "brienne 3f1r"},
        top=["blue_event_1"],
        **changes,  # type: ignore[arg-type]
    )
    return desk.answer("move/blue_xii", "step/chaumont")


def test_rr_10_44_the_sequence_of_taking() -> None:
    desk = position(
        active="blue",
        corps={"blue_xii": "thionville 3f3a"},
        marked=["luxembourg"],
        drops=[("luxembourg", "red", True)],
        top=["res_01"],
    )
    before = desk.state.markers
    desk.answer("move/blue_xii", "step/luxembourg")
    told = [message for message in desk.told() if message not in ("rr-log-moves", "rr-log-enters")]
    assert told == ["rr-log-battle", "rr-log-takes", "rr-log-marker-back", "rr-log-medal"]
    assert desk.state.markers == before + 1
    assert not desk.state.marked
    unused = position(active="blue", drops=[("vitry", "red", True)], top=["blue_event_1"])
    unused.answer("move/blue_xii", "step/vitry")
    assert unused.state.paratroops_out == 1
    assert "rr-log-drops-leave" in unused.told()


def test_rr_10_44_found_tokens_lie_there_before_the_token() -> None:
    desk = position(active="blue", top=["blue_captured_stock_1"], stock={"vitry": "5f1r"})
    desk.answer("move/blue_xii", "step/vitry")
    assert desk.question.rule == "RR-6.8"


def test_rr_10_45_taking_is_no_choice_and_costs_nothing() -> None:
    desk = ring()
    assert desk.load("blue_xii") == "2F1R"
    assert desk.open_verbs() <= {"step", "stop", "load", "leave"}


def test_rr_10_46_a_medal_for_the_symbol_each_time() -> None:
    desk = position(active="blue", corps={"blue_xii": "chalons 3f"}, top=["blue_event_1"])
    desk.answer("move/blue_xii", "step/reims")
    assert desk.state.players["blue"].medals == 1
    none = position(active="blue", corps={"blue_xii": "chalons 3f"}, top=["blue_event_1"])
    none.state.medals, none.state.medals_out = 0, 20
    none.answer("move/blue_xii", "step/reims")
    assert none.state.players["blue"].medals == 0
    assert "rr-log-no-medal" in none.told()


def test_rr_10_47_control_counts_at_once() -> None:
    desk = position(active="red", corps={"red_i": "rouen 3f"}, top=["red_event_1"])
    desk.set_corps("red_ii", "lisieux 1f")
    desk.answer("move/red_i", "step/dieppe", "stop")
    assert "dieppe.mix" in desk.open_args("supply")


def test_rr_10_48_what_was_linked_and_is_no_more_is_cut_off() -> None:
    desk = ring()
    assert desk.gaps("rr-log-cut")["spaces"] == names.spaces(POCKET)


def test_rr_10_49_normal_spaces_go_to_their_army_whoever_cut_them_off() -> None:
    assert set(POCKET) <= ring().owned("blue")
    desk = position(active="white")
    closed = GRAPH.mask(POCKET)
    gained = desk.call(control.encircle, "white_v", closed)
    assert gained == dict.fromkeys(POCKET, "blue")


def test_rr_10_50_shared_spaces_go_to_whoever_closed_the_ring() -> None:
    shared = GRAPH.mask(["reims", "amiens"])
    blue = position(active="blue").call(control.encircle, "blue_xii", shared)
    assert blue == {"reims": "blue", "amiens": "blue"}, "though it does not bear his colour"
    white = position(active="white").call(control.encircle, "white_v", shared)
    assert white == {"reims": "white", "amiens": "white"}
    duel = position("red", "blue", active="red")
    assert duel.call(control.encircle, "red_i", shared) == {"amiens": "red", "reims": "blue"}
    alone = position("white", active="white")
    assert alone.call(control.encircle, "white_v", shared) == {"amiens": "white", "reims": "white"}


def test_rr_10_51_marked_spaces_symbols_and_victory_spaces_do_not_change() -> None:
    desk = ring(marked=["tonnerre"])
    assert set(POCKET) - desk.owned("blue") == {"tonnerre"}
    assert "rr-log-cut-unchanged" in desk.told()
    strong = position(active="red")
    cut = GRAPH.mask(["le_havre", "koln", "yvetot"])
    assert strong.call(control.encircle, "red_i", cut) == {"yvetot": "red"}


def test_rr_10_52_paratroops_and_tokens_prevent_nothing() -> None:
    desk = ring(drops=[("tonnerre", "red", True)], stock={"tonnerre": "2a"})
    assert "tonnerre" in desk.owned("blue")
    assert desk.state.paratroops_out == 1
    assert desk.stock("tonnerre") == "2A"


def test_rr_10_53_no_card_no_fort_cost_but_medals() -> None:
    desk = position(active="blue")
    cards = len(desk.state.decks["blue"].cards)
    gained = desk.call(control.encircle, "blue_xii", GRAPH.mask(["metz", "verdun"]))
    assert set(gained) == {"metz", "verdun"}
    assert desk.state.players["blue"].medals == 2
    assert len(desk.state.decks["blue"].cards) == cards


def test_rr_10_54_all_change_together_short_medals_go_to_the_active_player_first() -> None:
    desk = position("red", "white", "blue", active="blue")
    desk.state.medals, desk.state.medals_out = 2, 18
    cut = GRAPH.mask(["lille", "liege", "nancy"])
    desk.call(control.encircle, "blue_xii", cut)
    assert {army: p.medals for army, p in desk.state.players.items()} == {
        "blue": 1,
        "red": 1,
        "white": 0,
    }


def test_rr_10_55_only_what_this_token_cuts_off() -> None:
    desk = ring(marked=["tonnerre"])
    assert "tonnerre" not in desk.state.control
    desk.state.marked.remove("tonnerre")
    desk.state.markers += 1
    desk.stack("blue_event_2")
    desk.answer("step/langres")
    assert "tonnerre" not in desk.owned("blue"), "cut off earlier: later tests pass it over"
    entered = position(
        active="blue",
        corps={"blue_xii": "auxerre 2f"},
        control={"blue": ["brienne", "chaumont", *set(POCKET) - {"tonnerre"}]},
        top=["blue_event_1"],
    )
    assert "step/tonnerre" in entered.answer("move/blue_xii").open_keys


def test_rr_10_56_lines_are_tested_for_everybody_who_got_a_token() -> None:
    desk = position(active="blue")
    way = facts.way_back(desk.state, "white", "koln")
    desk.state.control.update(dict.fromkeys(way[1:], "white"))
    del desk.state.control["st_quentin"]
    gained = desk.call(control.encircle, "blue_xii", GRAPH.mask(["st_quentin"]))
    desk.call(control.test_lines, gained.values())
    assert desk.state.end is not None
    assert desk.state.end.winner == "white"
