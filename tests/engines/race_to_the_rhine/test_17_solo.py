"""17. Solo."""

from __future__ import annotations

from itertools import product

import pytest

from engines.kit.graph import Graph
from engines.kit.play import play
from engines.kit.rng import ScriptedRng
from engines.kit.simulate import QuickRng
from engines.race_to_the_rhine import ENGINE, control, solo
from engines.race_to_the_rhine import position as facts
from engines.race_to_the_rhine.board import BIT, GRAPH, ROAD_GRAPHS, VICTORY
from engines.race_to_the_rhine.components import BOX, SPACES
from tests.engines.race_to_the_rhine.table import Table, position


def alone(army: str = "white", *rolls: int, **changes: object) -> Table:
    """Rolls are the pips of the dice to come, three for each reaction."""
    rng = ScriptedRng(*[pips - 1 for pips in rolls]) if rolls else None
    return position(army, active=army, rng=rng, **changes)  # type: ignore[arg-type]


def front_of(desk: Table, *leads: str) -> dict[str, list[int]]:
    desk.call(solo.move_front, list(leads))
    return desk.state.numbers


def test_rr_17_1_set_up() -> None:
    for army in ("red", "white", "blue"):
        s = alone(army).state
        assert s.supply_track == [3, 3, 3]
        assert (s.players[army].trucks, s.truck_track) == (6, 6)  # type: ignore[index]


def test_rr_17_2_numbers_on_the_board_and_no_marker_pool() -> None:
    for army, numbers in BOX.map.solo_numbers.items():
        s = alone(army).state
        assert s.numbers == {space: [n] for space, n in numbers.items()}
        assert s.markers == 0


def test_rr_17_3_a_number_does_nothing_by_itself() -> None:
    desk = alone(corps={"white_v": "namur 3f1a"}, top=["white_event_1"])
    assert not desk.view().space("marche").marked
    assert facts.deck_for(desk.state, "white", "huy") == "white"
    assert facts.deck_for(desk.state, "white", "marche") == "white", "a pursuit card"
    ringed = alone()
    assert ringed.call(control.encircle, "white_v", BIT["marche"]) == {"marche": "white"}


def test_rr_17_4_several_on_one_space_none_on_controlled_ones() -> None:
    desk = alone("white", 1, 1, 1, control={"white": ["givet", "marche"]})
    desk.set_corps("white_vii", "marche 1f")
    desk.answer("end")
    assert len(desk.state.numbers["liege"]) > 1
    assert not [space for space in desk.state.numbers if facts.owner(desk.state, space)]


def test_rr_17_5_and_17_6_shared_spaces() -> None:
    """RR-17.5, RR-17.6."""
    white = alone("white")
    assert {"bruxelles", "maastricht"} <= {s.id for s in white.view().spaces if s.closed}
    assert facts.field(white.state).lanes["amiens"] == ("white",)
    assert "bruxelles" not in {s.id for s in alone("red").view().spaces if s.closed}


def test_rr_17_7_no_paratroops() -> None:
    assert "drop" not in alone(medals={"white": 3}).open_verbs()


def test_rr_17_8_front_then_counter_attacks_then_dice() -> None:
    desk = alone("white", 3, 3, 3, control={"white": ["mons", "cambrai"]})
    desk.set_corps("white_vii", "mons 1f")
    desk.state.control["sedan"] = "white"
    desk.answer("end")
    told = desk.told()
    assert told.index("rr-log-front") < told.index("rr-log-counter") < told.index("rr-log-roll")
    assert desk.question.rule == "RR-5.2", "the player decides nothing"
    assert desk.state.turn == 2


def test_rr_17_9_every_token_that_can_be_hit_is_removed_together() -> None:
    chain = ["cambrai", "mons", "liege", "huy"]
    desk = alone("white", 1, 1, 1, control={"white": chain}, medals={"white": 1})
    expected = set(
        GRAPH.named(
            __import__("engines.race_to_the_rhine.reaction", fromlist=["x"]).targets(
                desk.state, "white"
            )
        )
    )
    desk.answer("end")
    assert desk.owned("white") == set(chain) - expected
    assert expected >= {"cambrai", "mons", "liege"}
    assert desk.state.players["white"].medals == 0


def test_rr_17_10_the_number_rolled_turns_over() -> None:
    desk = alone("white", 2, 2, 1).answer("end")
    assert desk.state.marked == ["bastogne"]
    assert "bastogne" not in desk.state.numbers
    assert desk.gaps("rr-log-roll")["number"] == 5


def test_rr_17_11_low_rolls_look_upwards_first() -> None:
    assert solo.wanted(3, [5, 18]) == 5
    assert solo.wanted(10, [4, 9]) == 9
    assert solo.wanted(10, [9, 18]) == 18


def test_rr_17_12_high_rolls_look_downwards_first() -> None:
    assert solo.wanted(11, [3, 12]) == 3
    assert solo.wanted(11, [12, 18]) == 12


def test_rr_17_13_with_no_number_left_nothing_is_marked() -> None:
    desk = alone("white", 1, 2, 3)
    desk.state.markers_out, desk.state.numbers = 16, {}
    desk.answer("end")
    assert desk.state.marked == []
    assert "rr-log-roll-none" in desk.told()


def test_rr_17_14_others_leave_the_marked_space() -> None:
    desk = alone("white", 2, 2, 1)
    desk.state.numbers["bastogne"] = [5, *desk.state.numbers.pop("namur")]
    desk.set_corps("white_vii", "marche 1f")
    desk.state.numbers.pop("marche")
    desk.state.markers_out = 1
    desk.answer("end")
    assert desk.state.marked == ["bastogne"]
    assert "bastogne" not in desk.state.numbers
    assert any(15 in many for many in desk.state.numbers.values())


def test_rr_17_15_a_marker_that_is_taken_leaves_the_game() -> None:
    desk = alone(corps={"white_vii": "meaux 3f3a"}, top=["res_01"])
    desk.state.numbers.pop("namur")
    desk.state.marked = ["soissons"]
    desk.answer("move/white_vii", "step/soissons")
    assert desk.state.markers_out == 1
    assert desk.state.marked == []
    assert desk.state.markers == 0


def test_rr_17_16_markers_do_not_spread_and_end_nothing() -> None:
    desk = alone("white", *[1, 1, 1] * 20)
    for _ in range(20):
        desk.answer("end")
        assert not {"mark", "counter", "box"} & desk.open_verbs()
    assert desk.state.end is None
    assert len(desk.state.marked) == 16


def test_rr_17_17_numbers_on_taken_spaces_move_together() -> None:
    desk = alone(control={"white": ["givet", "marche"]})
    desk.set_corps("white_vii", "marche 1f")
    numbers = front_of(desk, "white_vii")
    assert "givet" not in numbers
    assert "marche" not in numbers
    assert numbers["liege"] == [8, 14, 18]


def test_rr_17_18_lead_corps() -> None:
    desk = alone(corps={"white_vii": "sedan 4f1a"}, top=["white_event_1", "white_event_2"])
    desk.answer("move/white_vii", "step/libramont")
    assert desk.turn.leads == ["white_vii"], "took a space with a number"
    standing = alone(control={"white": ["givet", "marche"]})
    standing.set_corps("white_vii", "givet 1f")
    standing.set_corps("white_v", "marche 1f")
    two = front_of(standing, "white_vii")
    assert sum(len(many) for many in two.values()) == 16
    behind = alone(corps={"white_vii": "meaux 3f"}, top=["white_event_1"])
    behind.answer("move/white_vii", "step/soissons")
    assert behind.turn.leads == [], "a corps far behind the front does not lead"


def test_rr_17_19_a_way_goes_over_own_arrows_and_one_victory_space() -> None:
    desk = alone(control={"white": ["liege"]}, marked=[])
    desk.set_corps("white_vii", "marche 1f")
    assert solo.candidates(desk.state, ["white_vii"]) == ["aachen"], "over controlled spaces"
    roads = ROAD_GRAPHS["white"]
    land = GRAPH.everywhere & ~GRAPH.mask(facts.field(desk.state).closed)
    dead_end = solo.on_a_way(
        roads,
        "st_vith",
        land
        & ~BIT["prum"]
        & GRAPH.mask(["st_vith", "bastogne", "marche", "liege", "aachen", "givet"]),
    )
    assert not dead_end & BIT["givet"], "without repetition no way goes into a dead end"


def test_rr_17_20_a_free_space_is_uncontrolled_and_unmarked() -> None:
    desk = alone(marked=["liege"])
    desk.set_corps("white_vii", "marche 1f")
    desk.state.control["aachen"] = "white"
    assert "liege" not in solo.candidates(desk.state, ["white_vii"])
    red = alone("red")
    red.set_corps("red_i", "calais 1f")
    assert solo.candidates(red.state, ["red_i"]) == ["dunkerque", "st_omer"], "with the symbol too"


def test_rr_17_21_a_way_wholly_marked_is_passed_over() -> None:
    desk = alone(marked=["liege", "aachen"])
    desk.set_corps("white_vii", "marche 1f")
    assert solo.candidates(desk.state, ["white_vii"]) == ["bastogne"]


def test_rr_17_22_candidates_of_all_lead_corps() -> None:
    desk = alone(control={"white": ["bastogne", "marche"]})
    desk.set_corps("white_vii", "bastogne 1f")
    desk.set_corps("white_v", "marche 1f")
    found = solo.candidates(desk.state, ["white_vii", "white_v"])
    assert found == ["liege", "prum", "st_vith"]


def test_rr_17_23_the_difference_is_as_small_as_possible() -> None:
    dealt = solo.deal({"a": 13, "b": 12}, [18, 14, 5])
    assert {k: sum(v) for k, v in dealt.items()} == {"a": 18, "b": 19}
    uneven = solo.deal({"a": 40, "b": 0, "c": 0}, [3, 4])
    assert uneven["a"] == []
    assert sorted([uneven["b"], uneven["c"]]) == [[3], [4]], "all count"


def test_rr_17_24_of_several_best_deals_the_first() -> None:
    assert solo.deal({"b": 5, "a": 5}, [7, 7, 3, 3]) == {"a": [7, 3], "b": [7, 3]}
    assert solo.deal({"b": 0, "a": 0}, [6, 4]) == {"a": [6], "b": [4]}, "smallest sum, then id"
    assert solo.deal({"a": 1, "b": 0}, [6, 5]) == {"b": [6], "a": [5]}


@pytest.mark.parametrize("seed", range(40))
def test_rr_17_23_and_17_24_against_all_deals(seed: int) -> None:
    """RR-17.23, RR-17.24: the same as trying every deal in the order of preference."""
    chance = QuickRng(seed)
    old = {name: chance.below(30) for name in "abc"[: 1 + chance.below(3)]}
    moved = sorted({3 + chance.below(16) for _ in range(1 + chance.below(5))}, reverse=True)
    order = sorted(old, key=lambda name: (old[name], name))

    def spread(deal: tuple[int, ...]) -> int:
        sums = [old[name] for name in order]
        for number, at in zip(moved, deal, strict=True):
            sums[at] += number
        return max(sums) - min(sums)

    best = min(product(range(len(order)), repeat=len(moved)), key=lambda deal: (spread(deal), deal))
    expected: dict[str, list[int]] = {name: [] for name in order}
    for number, at in zip(moved, best, strict=True):
        expected[order[at]].append(number)
    assert solo.deal(old, moved) == expected


def every_way(roads: Graph, start: str, land: int, free: int, most: int) -> int:
    """First free spaces of the shortest ways, by walking all ways of up to so many steps."""
    ways = [(start,)]
    for _ in range(most):
        found, longer = 0, []
        for way in ways:
            first = next((BIT[space] for space in way if BIT[space] & free), 0)
            if first and roads.near(way[-1]) & VICTORY:
                found |= first
            longer += [
                (*way, other)
                for other in roads.named(roads.near(way[-1]) & land)
                if other not in way
            ]
        if found:
            return found
        ways = longer
    return -1


@pytest.mark.parametrize("seed", range(60))
def test_rr_17_21_against_all_ways(seed: int) -> None:
    chance = QuickRng(seed)
    army = ("red", "white", "blue")[seed % 3]
    roads, land = (
        ROAD_GRAPHS[army],
        GRAPH.mask(space_id for space_id, s in SPACES.items() if army in s.lanes),
    )
    near = [space for ring in roads.rings(VICTORY, land)[1:5] for space in roads.named(ring)]
    free = GRAPH.mask(space for space in near if chance.below(3) == 0)
    start = near[chance.below(len(near))]
    expected = every_way(roads, start, land, free & ~BIT[start], 8)
    if expected != -1:
        assert solo.first_free(roads, start, land, free & ~BIT[start]) == expected


def test_rr_17_25_one_candidate_gets_all() -> None:
    numbers = list(range(3, 19))
    assert solo.deal({"x": 9}, numbers) == {"x": sorted(numbers, reverse=True)}


def test_rr_17_26_without_a_candidate_the_numbers_leave() -> None:
    desk = alone()
    lane = [s.id for s in desk.view().spaces if s.owner is None and s.id not in ("koln",)]
    desk.state.numbers = {"aachen": [10]}
    desk.state.markers_out = 15
    desk.state.control.update(dict.fromkeys(lane, "white"))
    desk.set_corps("white_v", "aachen 1f")
    assert front_of(desk, "white_v") == {}
    assert desk.state.markers_out == 16
    assert desk.log[-1].text.id == "rr-log-front-gone"


def test_rr_17_27_driven_out_numbers_follow_the_nearest_corps() -> None:
    desk = alone()
    desk.set_corps("white_vii", "libramont 1f")
    assert solo.nearest(desk.state, "bastogne") == ["white_vii"]
    desk.set_corps("white_v", "marche 1f")
    assert solo.nearest(desk.state, "bastogne") == ["white_v", "white_vii"], "all that tie"


def test_rr_17_28_one_roll_for_each_turn() -> None:
    desk = alone("white", 2, 2, 1, control={"white": ["givet", "marche"]})
    desk.set_corps("white_vii", "marche 1f")
    desk.answer("end")
    assert isinstance(desk.rng, ScriptedRng)
    desk.rng.done()


def test_rr_17_29_the_aim() -> None:
    desk = position("white", active="white", corps={"white_v": "aachen 2f4a"}, top=["res_01"])
    desk.state.control.update(
        dict.fromkeys(facts.way_back(desk.state, "white", "koln")[1:-1], "white")
    )
    for space in list(desk.state.numbers):
        if space in desk.state.control:
            desk.state.markers_out += len(desk.state.numbers.pop(space))
    desk.answer("move/white_v", "step/koln")
    result = ENGINE.result(desk.state)
    assert result is not None
    assert (result.winners, result.reason, result.points) == (("white",), "rhine", {"white": 0})
    assert desk.gaps("rr-log-solved") == {"turn": 1, "medals": 0}


def test_rr_17_30_giving_up_and_the_turn_limit_leave_it_unsolved() -> None:
    limit = alone("white", *[1] * 15, solo_limit="5")
    for _ in range(5):
        limit.answer("end")
    result = ENGINE.result(limit.state)
    assert result is not None
    assert (result.winners, result.reason) == ((), "unsolved")
    given_up = alone()
    ENGINE.concede(given_up.state, "white", given_up.rng)
    result = ENGINE.result(given_up.state)
    assert result is not None
    assert result.winners == ()
    assert result.ranking == (("white",),)


def test_rr_17_31_the_rest_is_unchanged() -> None:
    blockade = ["breskens", "terneuzen", "vlissingen", "bergen_op_zoom"]
    desk = alone("red", control={"red": ["antwerpen", *blockade]})
    assert facts.main_base(desk.state, "red") == "antwerpen"
    assert "supply-plus" in desk.open_verbs()
    assert "air" in desk.open_verbs()
    assert desk.state.trucks_to_come == 4


def test_rr_17_32_weather_may_be_used_the_common_deck_has_no_meaning() -> None:
    desk = alone("blue", weather="on", common_deck="on")
    assert desk.view().weather == "sun"
    assert list(desk.state.decks) == ["blue", "resistance"]


def test_rr_17_33_harder_alone() -> None:
    blue = alone("blue", harder="blue").state
    assert blue.marked == ["metz"]
    assert "metz" not in blue.numbers
    assert not blue.metz_waits
    assert alone("white", harder="white").state.players["white"].level == 1


def test_rr_17_34_back_to_the_last_card() -> None:
    """The door tells what can be taken back: everything up to a card, a shuffle or the dice."""
    desk = alone("white")
    free = play(ENGINE, desk.state, "white", ("supply/chartres.mix",), desk.rng)
    assert not free.barrier
    look = play(ENGINE, free.state, "white", ("air/res",), desk.rng)
    assert look.barrier
    end = play(ENGINE, free.state, "white", ("end",), desk.rng)
    assert end.barrier, "dice"


@pytest.mark.parametrize(("before", "asked"), [(0, True), (1, True), (2, False), (3, False)])
def test_rr_17_35_from_the_third_time_the_food_must_be_given(before: int, asked: bool) -> None:
    desk = alone(corps={"white_vii": "melun 3f2r"}, top=["white_starving_civilians_1"])
    desk.state.civilians = before
    desk.answer("move/white_vii", "step/meaux")
    assert ("give" in desk.open_keys) == asked
    if not asked:
        assert desk.load("white_vii") == "2F1R"
        assert desk.state.players["white"].medals == 1
    assert desk.state.civilians == before + 1
    unpaid = alone(corps={"white_vii": "melun 3f"}, top=["white_starving_civilians_1"])
    unpaid.answer("move/white_vii", "step/meaux")
    assert unpaid.state.civilians == 1, "counted, payable or not"
