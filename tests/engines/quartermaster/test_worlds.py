"""What a country may imagine of the others' cards (QM-11), and how it sees the score."""

from __future__ import annotations

from engines.kit.rng import Rng, SeededRng
from engines.quartermaster import ENGINE, evaluate
from engines.quartermaster.components import COUNTRIES
from engines.quartermaster.state import State
from tests.engines.uniform import drawn_evenly


def game() -> State:
    state = ENGINE.new(COUNTRIES, {}, SeededRng(b"worlds"))
    for nation in state.nations.values():
        nation.deck, nation.hand = nation.deck[:1], nation.hand[:1]
    uk = state.nations["uk"]
    cards = ENGINE.new(COUNTRIES, {}, SeededRng(b"worlds")).nations["uk"]
    every = sorted(cards.deck + cards.hand)
    kinds = {card: evaluate.card(state, card).type for card in every}
    responses = [card for card in every if kinds[card] == "response"]
    others = [card for card in every if kinds[card] != "response"]
    uk.responses, uk.hand, uk.deck, uk.hidden = responses[:1], responses[1:2], others[:1], []
    uk.hidden = others[1:2]
    return state


def cards(state: State, seats: tuple[str, ...], rng: Rng) -> tuple[tuple[str, ...], ...]:
    uk = ENGINE.imagine(state, seats, rng).nations["uk"]
    return tuple(map(tuple, (uk.responses, uk.hand, uk.deck, uk.hidden)))


def test_qm_11_1_hidden_cards_lie_anywhere_and_only_responses_lie_on_the_table():
    state = game()
    drawn_evenly(lambda rng: cards(state, ("germany", "usa"), rng), 2 * 6)


def test_qm_11_10_a_response_everybody_has_seen_does_not_lie_face_down():
    state = game()
    state.seen = [state.nations["uk"].hand[0]]
    drawn_evenly(lambda rng: cards(state, ("germany",), rng), 6)


def test_qm_11_2_own_cards_stay_where_they_are():
    state = game()
    uk = state.nations["uk"]
    own = tuple(map(tuple, (uk.responses, uk.hand, uk.deck, uk.hidden)))
    assert cards(state, ("usa", "uk"), SeededRng(b"")) == own


def test_a_side_that_leads_stands_better():
    state = game()
    even = ENGINE.worth(state, "germany")
    state.vp["axis"] += 10
    assert ENGINE.worth(state, "germany") > even
    assert ENGINE.worth(state, "uk") == -ENGINE.worth(state, "germany")
