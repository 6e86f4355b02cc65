"""What a player may imagine of the others' cards and plans (AT-23)."""

from __future__ import annotations

from engines.attack import ENGINE
from engines.attack.components import CARDS
from engines.attack.state import Deal, State
from engines.kit.rng import Rng, SeededRng
from tests.engines.conformance.uniform import drawn_evenly

SEATS = ("red", "blue", "green")


def game() -> State:
    state = ENGINE.new(SEATS, {}, SeededRng(b"worlds"))
    cards = sorted(CARDS)
    for seat in SEATS:
        state.players[seat].hand = [cards.pop()]
    state.deck = [cards.pop()]
    return state


def hands(state: State, rng: Rng) -> tuple[tuple[str, ...], ...]:
    other = ENGINE.imagine(state, ("red",), rng)
    return tuple(tuple(other.players[seat].hand) for seat in SEATS)


def test_at_23_cards_of_the_others_may_be_any_but_the_own_ones():
    state = game()
    drawn_evenly(lambda rng: hands(state, rng), 6)


def test_at_17_12_a_card_offered_in_public_stays_in_its_hand():
    state = game()
    state.deals = [
        Deal(1, "blue", ["red", "green"], state.players["blue"].hand[:], [], public=True)
    ]
    drawn_evenly(lambda rng: hands(state, rng), 2)


def test_at_17_12_an_offer_between_others_is_not_known():
    state = game()
    state.deals = [Deal(1, "blue", ["green"], state.players["blue"].hand[:], [])]
    assert not ENGINE.imagine(state, ("red",), SeededRng(b"")).deals
    assert ENGINE.imagine(state, ("red", "green"), SeededRng(b"")).deals == state.deals
    drawn_evenly(lambda rng: hands(state, rng), 6)


def test_more_regions_stand_better():
    state = game()
    state.owner = {"germany": "red", "france": "blue"}
    state.units |= {"germany": [2, 0, 0, 0], "france": [2, 0, 0, 0]}
    even = ENGINE.worth(state, "red")
    state.owner["poland"], state.units["poland"] = "red", [1, 0, 0, 0]
    assert ENGINE.worth(state, "red") > even
