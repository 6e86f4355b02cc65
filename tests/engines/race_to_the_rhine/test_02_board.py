"""2. Board and components."""

from __future__ import annotations

from collections import Counter

from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.board import (
    BIT,
    BLOCKADE,
    GRAPH,
    HOME,
    ROADS,
    SECOND_HOME,
    SYMBOLS,
    VICTORY,
)
from engines.race_to_the_rhine.components import ARMIES, ARROWS, BOX, CARDS, CORPS, NUMBERS, SPACES
from engines.race_to_the_rhine.logistics import logistics_phase
from tests.engines.race_to_the_rhine.table import position as at


def test_rr_2_1_only_a_corps_of_its_colour_enters_a_normal_space() -> None:
    for army in ARMIES:
        for space, ends in ROADS[army].items():
            for other, _ in ends:
                assert not SPACES[other].lanes or army in SPACES[other].lanes, (space, other)


def test_rr_2_2_a_shared_space_is_open_to_both_until_one_has_it() -> None:
    desk = at(active="red", corps={"red_xxx": "beauvais 2f1r"})
    assert "step/amiens" in desk.answer("move/red_xxx").open_keys
    taken = at(active="red", corps={"red_xxx": "beauvais 2f1r"}, control={"white": ["amiens"]})
    assert "step/amiens" not in taken.answer("move/red_xxx").open_keys
    only_white = {a for a, arrow in ARROWS.items() if arrow.colours == ("white",)}
    to_amiens = {arrow for other, arrow in ROADS["red"]["amiens"]}
    assert not to_amiens & only_white, "only over arrows of his own colour"


def test_rr_2_3_a_victory_space_is_open_to_all_until_one_has_it() -> None:
    free = at(active="white", corps={"white_v": "aachen 2f3a"}, control={"white": ["aachen"]})
    assert "step/koln" in free.answer("move/white_v").open_keys
    taken = at(
        active="white",
        corps={"white_v": "aachen 2f3a"},
        control={"white": ["aachen"], "red": ["koln"]},
    )
    assert "step/koln" not in taken.answer("move/white_v").open_keys
    assert sum(not space.lanes for space in SPACES.values()) == 10


def test_rr_2_4_the_symbol_turns_a_resistance_card_whenever_it_is_entered() -> None:
    s = at().state
    assert position.deck_for(s, "red", "le_havre") == "resistance"
    assert position.deck_for(s, "red", "yvetot") == "red"
    held = at(active="red", corps={"red_i": "yvetot 2f2a"}, control={"red": ["le_havre"]})
    left = len(held.state.decks["resistance"].cards)
    held.answer("move/red_i", "step/le_havre")
    assert len(held.state.decks["resistance"].cards) == left, "it does nothing while controlled"
    lost = at(active="red", corps={"red_i": "yvetot 2f4a"}, top=["res_01"])
    lost.answer("move/red_i", "step/le_havre")
    assert len(lost.state.decks["resistance"].cards) == left - 1, "it works again"


def test_rr_2_5_sources_beyond_the_rhine() -> None:
    assert GRAPH.named(VICTORY & SYMBOLS) == [
        "dusseldorf",
        "karlsruhe",
        "koln",
        "mannheim",
        "remagen",
    ]
    assert BOX.map.encirclement_reference == "dusseldorf"


def test_rr_2_6_a_fortification_costs_one_ammunition() -> None:
    assert NUMBERS.fort_ammo == 1
    desk = at(active="blue", corps={"blue_xii": "thionville 2f3a"}, top=["blue_event_1"])
    desk.answer("move/blue_xii", "step/metz")
    assert desk.load("blue_xii") == "1F2A"


def test_rr_2_7_main_bases() -> None:
    assert HOME == {"red": "lisieux", "white": "chartres", "blue": "orleans"}


def test_rr_2_8_one_corps_begins_on_each_start_space() -> None:
    starts = {space.start_of: space.id for space in SPACES.values() if space.start_of}
    assert starts == {corps.id: corps.start for corps in CORPS.values()}
    assert Counter(corps.army for corps in CORPS.values()) == {"red": 4, "white": 3, "blue": 3}


def test_rr_2_9_permanent_control_needs_no_token_and_never_ends() -> None:
    desk = at(active="blue", marked=["dieppe"], control={"red": ["yvetot"]}, reaction=True)
    for space in SPACES.values():
        if space.permanent:
            assert position.owner(desk.state, space.id) == space.permanent
            assert space.id not in desk.state.control
    assert {"brionne", "dreux", "montargis"} <= {s.id for s in SPACES.values() if s.permanent}
    assert "rouen" not in desk.open_args("mark"), "never marked"
    assert not {"rouen", "lisieux"} & set(desk.open_args("counter"))
    assert not position.linked(desk.state) & BIT["brionne"], "nothing to encircle"


def test_rr_2_10_printed_signs() -> None:
    bases = {space.id for space in SPACES.values() if space.advance_base}
    assert {"le_havre", "oostende"} <= bases
    assert set(BLOCKADE) == {"breskens", "terneuzen", "vlissingen", "bergen_op_zoom"}
    assert {s.id for s in SPACES.values() if s.medal} >= {"reims", "luxembourg", "aachen"}
    assert SECOND_HOME == {"red": "antwerpen"}


def test_rr_2_11_corps_and_trucks_use_own_arrows_both_ways() -> None:
    for army in ARMIES:
        for space, ends in ROADS[army].items():
            for other, arrow in ends:
                assert army in ARROWS[arrow].colours
                assert (space, arrow) in ROADS[army][other]


def test_rr_2_12_black_arrows_serve_no_player_but_join_spaces() -> None:
    black = [arrow for arrow in ARROWS.values() if not arrow.colours]
    assert black
    for arrow in black:
        assert GRAPH.near(arrow.a) & BIT[arrow.b]
        for army in ARMIES:
            assert arrow.id not in {road for ends in ROADS[army].values() for _, road in ends}


def test_rr_2_13_adjacent_by_any_arrow_in_any_direction() -> None:
    for arrow in ARROWS.values():
        assert GRAPH.near(arrow.a) & BIT[arrow.b]
        assert GRAPH.near(arrow.b) & BIT[arrow.a]
    assert not GRAPH.near("gent") & BIT["bruxelles"]


def test_rr_2_14_the_logistics_track() -> None:
    columns = [(level.draw, level.placement, level.limit) for level in NUMBERS.levels]
    assert columns == [(6, 2, 9), (8, 4, 12), (10, 6, 15)]


def test_rr_2_15_the_supply_track_has_three_of_each_for_each_player() -> None:
    assert NUMBERS.supply_track == {1: 3, 2: 6, 3: 9}
    desk = at(active="red")
    desk.answer("supply/lisieux.3f")
    assert desk.state.supply_track == [6, 9, 9]
    desk.answer("supply/lisieux.mix")
    assert desk.state.supply_track == [6, 9, 9], "the source of special sets only"


def test_rr_2_16_trucks_are_drawn_from_the_truck_track() -> None:
    desk = at(active="red", track=4)
    assert desk.open_args("trucks") == ["1", "2", "3"], "not more than lie there or fit the area"
    assert desk.answer("trucks/3").state.truck_track == 1


def test_rr_2_17_six_slots_for_any_kinds() -> None:
    assert {corps.slots for corps in CORPS.values()} == {6}
    desk = at(active="red", corps={"red_i": "lisieux 4f"}, stock={"lisieux": "5a"})
    assert [arg for arg in desk.open_args("load") if arg.startswith("red_i.")] == [
        "red_i.1a",
        "red_i.2a",
    ]
    desk.answer("load/red_i.2a")
    assert not [arg for arg in desk.open_args("load") if arg.startswith("red_i.")]


def test_rr_2_18_a_commander_is_active_or_used() -> None:
    desk = at(active="blue", top=["blue_event_1"])
    assert desk.view().players[2].commander
    desk.answer("cmd-move/blue_xii", "step/vitry", "stop")
    assert not desk.view().players[2].commander


def test_rr_2_19_decks() -> None:
    s = at().state
    assert {name: len(deck.cards) for name, deck in s.decks.items()} == {
        "red": 22,
        "white": 22,
        "blue": 22,
        "resistance": 24,
    }
    kinds = [Counter((CARDS[c].type, CARDS[c].keep) for c in s.decks[a].cards) for a in ARMIES]
    assert kinds[0] == kinds[1] == kinds[2]
    desk = at(active="red", corps={"red_i": "yvetot 2f4a"}, top=["res_01"])
    desk.answer("move/red_i", "step/le_havre")
    assert desk.state.players["red"].won == ["res_01"], "a won card goes to the winner"
    assert not desk.state.decks["resistance"].discards, "it has no discard pile"


def test_rr_2_20_numbers_serve_alone_only() -> None:
    assert not at("red", "white").state.numbers
    assert sorted(n for many in at("red").state.numbers.values() for n in many) == list(
        range(3, 19)
    )


def test_rr_2_21_a_won_card_has_a_medal_or_marks() -> None:
    for card in CARDS.values():
        assert (card.cost is not None) == (card.medal or card.ammo_marks > 0)
        assert not (card.medal and card.ammo_marks)


def test_rr_2_22_numbers_of_parts() -> None:
    assert NUMBERS.supplies.list() == [35, 30, 25]
    assert (NUMBERS.medals, NUMBERS.paratroops.all, NUMBERS.markers[3]) == (20, 4, 25)
    assert 3 * NUMBERS.trucks.each + NUMBERS.trucks.track + NUMBERS.trucks.added[3] == 32
    for numbers in BOX.map.solo_numbers.values():
        assert len(numbers) == 16


def test_rr_2_23_trucks_not_yet_in_play_belong_to_nobody() -> None:
    desk = at()
    assert desk.state.trucks_to_come == 8
    assert desk.state.truck_track + sum(p.trucks for p in desk.state.players.values()) == 24
    desk.call(logistics_phase)
    assert desk.state.trucks_to_come == 0
