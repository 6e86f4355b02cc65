"""What a player may imagine of the others' cards and plans (AT-23)."""

from __future__ import annotations

from engines.attack import ENGINE
from engines.attack.components import CARDS
from engines.attack.state import Deal, State, TradeDraft
from engines.kit.rng import Rng, SeededRng
from tests.engines.uniform import drawn_evenly

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


def test_what_one_can_build_counts_early_and_regions_count_late():
    state = game()
    state.owner = {"germany": "red", "france": "blue"}
    state.units |= {"germany": [2, 0, 0, 0], "france": [2, 0, 0, 0]}
    richer, larger = ENGINE.load(ENGINE.dump(state)), ENGINE.load(ENGINE.dump(state))
    richer.players["red"].hand = sorted(card for card in CARDS if card.startswith("oil"))[-2:]
    larger.owner["poland"], larger.units["poland"] = "red", [2, 0, 0, 0]
    for each in (richer, larger):
        each.round = 2
    assert ENGINE.worth(richer, "red") > ENGINE.worth(larger, "red")
    for each in (richer, larger):
        each.round = each.rules.rounds
    assert ENGINE.worth(richer, "red") < ENGINE.worth(larger, "red")


def test_a_region_that_is_taken_with_ease_stands_for_less():
    state = game()
    state.owner = {"germany": "red", "france": "blue"}
    state.units |= {"germany": [2, 0, 0, 0], "france": [3, 0, 0, 0]}
    calm = ENGINE.worth(state, "red")
    state.units["france"] = [30, 0, 0, 0]
    assert ENGINE.worth(state, "red") < calm - 0.05


def test_ships_are_worth_less_than_units_that_hold_regions():
    state = game()
    state.owner = {"germany": "red", "france": "blue"}
    state.units |= {"germany": [2, 0, 0, 0], "france": [2, 0, 0, 0]}
    army, fleet = ENGINE.load(ENGINE.dump(state)), ENGINE.load(ENGINE.dump(state))
    army.units["germany"][0] += 1
    fleet.players["red"].fleet[2] += 1
    assert ENGINE.worth(army, "red") > ENGINE.worth(fleet, "red") > ENGINE.worth(state, "red")


def test_the_staff_looks_ahead_to_the_end_of_the_next_turn_and_follows_the_officers_offers():
    state = game()
    assert ENGINE.turn(state) is None, "nobody is on turn yet"
    state.phase, state.turn, state.active = "play", 7, "red"
    assert (ENGINE.turn(state), ENGINE.turns_ahead(state)) == (7, 2)
    assert not ENGINE.planned(state)
    state.drafts["blue"] = TradeDraft(["red"])
    assert not ENGINE.planned(state), "somebody else's"
    state.drafts["red"] = TradeDraft(["blue"])
    assert ENGINE.planned(state)
