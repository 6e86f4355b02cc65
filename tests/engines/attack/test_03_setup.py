"""1, 2, 3, 26. Parts, map, set-up and the options of a table."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.attack import ENGINE, claims, setup
from engines.attack.components import (
    ADJACENT,
    CARDS,
    LAND,
    LINK,
    NUMBERS,
    REGIONS,
    SEA,
    SHIP_COST,
    TWO_STEPS,
    UNIT_COST,
    ZONES,
)
from engines.attack.state import Claims, Placing, State
from engines.kit.play import move
from engines.kit.rng import ScriptedRng, SeededRng

ALL = ("red", "blue", "green", "yellow", "purple", "orange")


def new(n: int = 3, seed: bytes = b"x", **options: str) -> State:
    return ENGINE.new(ALL[:n], options, SeededRng(seed))


def silent(state: State, until: str = "play") -> State:
    rng = SeededRng(b"y")
    while state.phase != until:
        for seat in list(ENGINE.offers(state)):
            offer = ENGINE.offers(state).get(seat)
            if offer and not offer.answered:
                ENGINE.apply(state, seat, offer.default, rng)
            if state.phase == until:
                break
    return state


@pytest.mark.parametrize("n", [2, 3, 4, 5, 6])
def test_at_1_1_two_to_six_seats_play(n: int) -> None:
    assert ENGINE.check(ALL[:n], {}) is None


def test_at_1_1_at_28_59_one_or_seven_do_not() -> None:
    assert ENGINE.check(ALL[:1], {})
    assert ENGINE.check((*ALL, "pink"), {})
    assert ENGINE.check(("red", "red"), {})


def test_at_1_8_every_copy_of_a_card_has_its_own_id() -> None:
    assert len(CARDS) == 60
    assert len(set(CARDS)) == 60


def test_at_1_14_prices_of_units_and_ships() -> None:
    assert UNIT_COST == (5, 10, 8, 15)
    assert SHIP_COST == (10, 5, 5, 20)


def test_at_1_15_the_same_seed_gives_the_same_game() -> None:
    assert ENGINE.dump(new()) == ENGINE.dump(new())
    assert ENGINE.dump(new()) != ENGINE.dump(new(seed=b"z"))


def test_at_2_3_at_2_7_links_run_both_ways() -> None:
    assert all(a in LAND[b] for a in REGIONS for b in LAND[a])
    assert all(a in SEA[b] for a in REGIONS for b in SEA[a])
    assert all(LINK[b, a] == link for (a, b), link in LINK.items())
    assert "poland" in LAND["germany"]


def test_at_2_4_a_lane_joins_two_regions() -> None:
    assert LINK["great_britain", "russia"] == LINK["russia", "great_britain"] == "lane"


def test_at_27_11_at_2_5_a_zone_joins_all_its_shores() -> None:
    shores = ZONES["north_sea"].borders
    assert set(shores) == {"great_britain", "france", "low_countries", "germany", "scandinavia"}
    assert all((a, b) in LINK for a in shores for b in shores if a != b)
    assert LINK["great_britain", "scandinavia"] == "north_sea"
    assert LINK["great_britain", "russia"] == "lane"


def test_at_2_6_the_black_sea_is_mediterranean() -> None:
    assert LINK["ukraine", "egypt"] == "mediterranean"
    assert LINK["panama", "cuba"] == "caribbean"


def test_at_2_8_zones_do_not_chain() -> None:
    assert ("great_britain", "italy") not in LINK


def test_at_2_10_at_2_11_where_a_border_joins_the_step_is_by_land() -> None:
    assert ("france", "germany") in LINK
    assert "germany" in LAND["france"]
    assert "germany" not in SEA["france"]
    assert set(ADJACENT["france"]) == {*LAND["france"], *SEA["france"]}


def test_at_6_9_two_steps_are_for_what_one_does_not_reach() -> None:
    assert "danubia" not in TWO_STEPS["germany"]
    assert "ukraine" in TWO_STEPS["germany"]


def test_at_3_4_a_fleet_in_harbour_and_free_seas() -> None:
    state = new()
    assert state.seas == ""
    assert all(player.fleet == [1, 2, 2, 0] for player in state.players.values())


def test_at_3_5_four_cards_each() -> None:
    state = new()
    assert [len(player.hand) for player in state.players.values()] == [4, 4, 4]
    assert len(state.deck) == 60 - 12


def test_at_3_6_the_highest_roll_begins_and_ties_roll_again() -> None:
    from engines.attack.game import Game
    from tests.engines.attack.table import sums

    game = Game(new(), ScriptedRng(*sums(9, 9, 4, 5, 8)))
    first, rolls = game.highest(["red", "blue", "green"])
    assert first == "blue"
    assert rolls[3:] == [("red", 5), ("blue", 8)]


def test_at_3_2_turn_order_is_seat_order_round_the_circle() -> None:
    state = new(6)
    at = ALL.index(state.order[0])
    assert tuple(state.order) == ALL[at:] + ALL[:at]


def test_at_3_7_at_3_10_at_21_1_claims_go_round_four_times() -> None:
    state = new(setup_pace="in_turn")
    asked = []
    rng = SeededRng(b"y")
    while state.phase == "claims":
        ((seat, offer),) = ENGINE.offers(state).items()
        asked.append(seat)
        ENGINE.apply(state, seat, offer.default, rng)
    assert asked == state.order * 4


def test_at_3_8_at_28_14_only_neutral_regions_are_claimed() -> None:
    state = new(setup_pace="in_turn")
    first = state.order[0]
    ENGINE.apply(state, first, ("claim/france",), SeededRng(b"y"))
    ((_, offer),) = ENGINE.offers(state).items()
    assert offer.find("claim/france") is None
    assert state.owner == {"france": first}


def test_at_3_9_at_26_2_one_claim_on_each_continent() -> None:
    state = silent(new(setup_pace="in_turn"))
    for seat in state.order:
        mine = [REGIONS[r].continent for r, who in state.owner.items() if who == seat]
        assert len(set(mine)) == 4
    free = new(setup_pace="in_turn", continents="off")
    ENGINE.apply(free, free.order[0], ("claim/france",), SeededRng(b"y"))
    free.flow[-1].at = 3  # type: ignore[union-attr]
    assert ENGINE.offers(free)[free.order[0]].find("claim/germany")


def test_at_3_11_sealed_rankings_give_the_best_region_still_free() -> None:
    state = new(2)
    one, two = state.order
    rng = SeededRng(b"y")
    ENGINE.apply(state, two, ("eurasia/france", "eurasia/italy"), rng)
    assert state.owner == {}
    ENGINE.apply(state, one, ("eurasia/france", "africa/egypt"), rng)
    assert state.owner["france"] == one
    assert state.owner["egypt"] == one
    assert state.owner["italy"] == two


def test_at_3_11_quick_deals_one_random_region_on_each_continent() -> None:
    state = new(6, setup_pace="quick")
    assert isinstance(state.flow[-1], Placing)
    found = Counter((who, REGIONS[r].continent) for r, who in state.owner.items())
    assert len(found) == 24


def test_at_3_12_five_units_within_the_stock() -> None:
    state = silent(new(2, setup_pace="quick"), "placing")
    seat = state.order[0]
    first = state.players[seat].first
    rng = SeededRng(b"y")
    for _ in range(2):
        ENGINE.apply(state, seat, (f"plane/{first}",), rng)
    offer = ENGINE.offers(state)[seat]
    assert offer.find(f"plane/{first}") is None
    assert offer.find(f"tank/{first}")
    assert NUMBERS.start_stock.force == (12, 6, 4, 2)


def test_at_3_13_at_21_2_then_the_capital() -> None:
    state = silent(new(2, setup_pace="quick"), "placing")
    seat = state.order[0]
    rng = SeededRng(b"y")
    assert set(ENGINE.offers(state)) == {*state.order}, "everybody at once"
    for _ in range(5):
        ENGINE.apply(state, seat, ENGINE.offers(state)[seat].default, rng)
    mine = {region for region, owner in state.owner.items() if owner == seat}
    capitals = [c for c in ENGINE.offers(state)[seat].choices if c.verb == "capital"]
    assert {c.arg for c in capitals} == mine
    assert {c.verb for c in ENGINE.offers(state)[seat].choices} == {"capital", "unplace"}


def test_at_3_14_sealed_placing_is_shown_when_all_are_in() -> None:
    state = silent(new(2, setup_pace="quick"), "placing")
    seat, other = state.order
    first = state.players[seat].first
    before = ENGINE.view(state, other)
    ENGINE.apply(state, seat, (f"tank/{first}",), SeededRng(b"y"))
    assert ENGINE.view(state, other) == before
    assert state.units[first] == [1, 0, 0, 0]


def test_at_3_14_in_turn_units_are_seen_at_once() -> None:
    state = silent(new(2, setup_pace="in_turn"), "placing")
    ((seat, _),) = ENGINE.offers(state).items()
    first = state.players[seat].first
    ENGINE.apply(state, seat, (f"tank/{first}",), SeededRng(b"y"))
    assert state.units[first] == [1, 1, 0, 0]


def test_at_3_15_everyone_starts_with_nine_units_and_a_capital() -> None:
    state = silent(new(4))
    view = ENGINE.view(state, None)
    assert all((p.regions, p.units, p.cards) == (4, 9, 4) for p in view.players)
    assert all(p.capitals == (p.seat,) for p in view.players)
    assert (view.round, view.active) == (1, state.order[0])


def test_at_3_16_the_default_claim_has_most_neutral_neighbours() -> None:
    state = new(2, continents="off")
    best = claims.default_claim(state, state.order[0])
    assert len(ADJACENT[best]) == max(len(near) for near in ADJACENT.values())


def test_at_3_17_the_default_placing() -> None:
    state = silent(new(2))
    seat = state.order[0]
    first = state.players[seat].first
    assert state.units[first] == [3, 1, 1, 1]
    assert state.capitals[seat] == first


def test_at_26_4_snake_runs_backwards_every_second_round() -> None:
    state = new(3, claim_order="snake", setup_pace="in_turn")
    order = [claims.turn_of(state, at) for at in range(12)]
    assert order[3:6] == order[:3][::-1]
    assert order[6:9] == order[:3]


def test_at_26_5_seats_may_be_shuffled() -> None:
    orders = {tuple(new(6, seed=b"%d" % n, seat_order="random").order) for n in range(9)}
    rotations = {ALL[i:] + ALL[:i] for i in range(6)}
    assert orders - rotations
    late = [silent(new(6, seed=b"%d" % n, seat_order="random_after_claims")) for n in range(3)]
    assert any(tuple(state.order) not in rotations for state in late)


def test_at_26_6_weak_hands_are_dealt_anew() -> None:
    from engines.attack import cards

    weak = [new(6, seed=b"%d" % n) for n in range(6)]
    anew = [new(6, seed=b"%d" % n, weak_hand_redraw="on") for n in range(6)]

    def values(states: list[State]) -> int:
        hands = [p.hand for state in states for p in state.players.values()]
        return sum(cards.value(tuple(hand)) < setup.WEAK for hand in hands)

    assert values(anew) < values(weak)


def test_at_26_3_quick_needs_the_continents() -> None:
    assert ENGINE.check(ALL[:2], {"setup_pace": "quick", "continents": "off"})


def test_at_26_18_open_hands_are_seen_by_all() -> None:
    shown = ENGINE.view(new(2, open_hands="on"), None).players[0]
    assert len(shown.hand) == 4
    assert ENGINE.view(new(2), None).players[0].hand == ()


def test_at_20_4_a_sealed_ranking_may_be_changed() -> None:
    state = new(2)
    one, two = state.order
    rng = SeededRng(b"y")
    ENGINE.apply(state, one, ("eurasia/france",), rng)
    state = move(ENGINE, state, one, ("eurasia/italy",), rng).state
    assert isinstance(state.flow[-1], Claims)
    ENGINE.apply(state, two, ("any",), rng)
    assert state.owner["italy"] == one
