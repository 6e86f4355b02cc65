"""What an army may imagine: decks in any order, but for a top card it has looked at (RR-21)."""

from __future__ import annotations

import pytest

from engines.kit.rng import Rng, SeededRng
from engines.race_to_the_rhine import ENGINE
from engines.race_to_the_rhine.state import State
from tests.engines.uniform import drawn_evenly


@pytest.mark.parametrize(("seats", "ways"), [(("red",), 24), (("white",), 6), ((), 24)])
def test_rr_21_2_decks_lie_in_any_order_but_for_a_card_that_was_looked_at(
    seats: tuple[str, ...], ways: int
):
    state: State = ENGINE.new(("red", "white", "blue"), {}, SeededRng(b"decks"))
    deck = state.decks["red"]
    deck.cards = deck.cards[:4]
    deck.lookers = ["white"]
    assert len(set(deck.cards)) == 4

    def order(rng: Rng) -> tuple[str, ...]:
        return tuple(ENGINE.imagine(state, seats, rng).decks["red"].cards)

    drawn_evenly(order, ways)


def test_an_army_nearer_to_the_rhine_stands_better():
    state: State = ENGINE.new(("red", "white", "blue"), {}, SeededRng(b"worth"))
    before = {seat: ENGINE.worth(state, seat) for seat in state.order}
    for corps in state.corps.values():
        corps.load = [3, 2, 1]
    assert all(abs(worth) < 1 for worth in before.values())
    leader = max(before, key=lambda seat: before[seat])
    state.players[state.order[0]].medals += 6
    assert ENGINE.worth(state, state.order[0]) > before[state.order[0]]
    assert leader in before


def test_a_medal_is_worth_more_than_three_steps():
    state: State = ENGINE.new(("red", "white", "blue"), {}, SeededRng(b"worth"))
    state.players["red"].medals += 1
    with_a_medal = ENGINE.worth(state, "red")
    state.players["red"].medals -= 1
    state.corps["red_xxx"].space = "arras"
    assert with_a_medal > ENGINE.worth(state, "red")


def test_a_roll_out_ends_with_a_turn_so_that_idle_acts_gain_nothing():
    state: State = ENGINE.new(("red", "white", "blue"), {}, SeededRng(b"turn"))
    assert ENGINE.turn(state) == 1
    assert ENGINE.turns_ahead(state) > len(state.order)
