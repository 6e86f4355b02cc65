"""What a power may imagine of the others' cards (TD-H)."""

from __future__ import annotations

from itertools import permutations

from engines.kit.rng import Rng, SeededRng
from engines.total_domination import ENGINE, cards
from engines.total_domination.components import CARDS, POWERS
from engines.total_domination.state import Hand, State
from tests.engines.uniform import drawn_evenly


def game() -> State:
    state = ENGINE.new(POWERS, {}, SeededRng(b"worlds"))
    for seat in state.hands:
        state.hands[seat] = Hand()
    state.deck = []
    return state


def test_td_h_1_unseen_cards_lie_anywhere():
    state, (a, b, c, *_) = game(), sorted(CARDS)
    state.hands["uk"].cards, state.hands["ussr"].reserve, state.deck = [a], [b], [c]

    def where(rng: Rng) -> tuple[str, ...]:
        other = ENGINE.imagine(state, ("germany",), rng)
        return (*other.hands["uk"].cards, *other.hands["ussr"].reserve, *other.deck)

    drawn_evenly(where, 6)


def test_td_e_9_a_technology_laid_face_down_is_one_the_power_may_develop():
    state, every = game(), sorted(CARDS)
    fits = [c for c in every if cards.tech_hurdle(state, "uk", CARDS[c].tech) is None]
    others = [c for c in every if c not in fits]
    pool = [*fits[:2], *others[:2]]
    state.powers["uk"].pending, state.hands["uk"].cards, state.deck = pool[0], pool[1:2], pool[2:]

    def where(rng: Rng) -> tuple[str, ...]:
        other = ENGINE.imagine(state, ("germany",), rng)
        return (other.powers["uk"].pending, *other.hands["uk"].cards, *other.deck)

    ways = [order for order in permutations(pool) if order[0] in fits]
    drawn_evenly(where, len(ways))
    assert ENGINE.imagine(state, ("uk",), SeededRng(b"")).powers["uk"].pending == pool[0]


def test_td_7_3_5_nobody_knows_which_card_was_taken_from_the_discard_pile():
    state, every = game(), sorted(CARDS)
    fits = [c for c in every if cards.tech_hurdle(state, "uk", CARDS[c].tech) is None][:3]
    state.shown, state.discard = list(fits), fits[1:]
    state.powers["uk"].pending = fits[0]

    def taken(rng: Rng) -> tuple[str, ...]:
        other = ENGINE.imagine(state, ("germany",), rng)
        assert sorted((*other.discard, other.powers["uk"].pending)) == sorted(fits)
        return (other.powers["uk"].pending,)

    drawn_evenly(taken, 3)
    assert ENGINE.imagine(state, ("uk",), SeededRng(b"")).discard == state.discard


def test_a_side_nearer_to_its_threshold_stands_better():
    state = game()
    before = ENGINE.worth(state, "uk")
    state.powers["uk"].diplomacy = [c for c in CARDS if CARDS[c].event.type == "diplomacy"][:1]
    assert ENGINE.worth(state, "uk") > before
    assert ENGINE.worth(state, "germany") == -ENGINE.worth(state, "uk")


def test_a_technology_outweighs_a_star_until_the_end_is_near():
    """What is held in the first years is seldom held in the last one."""

    def gains(year: int) -> tuple[float, float]:
        state = game()
        state.year = year
        before = ENGINE.worth(state, "uk")
        state.board["burma"] = "uk.army"
        moved = ENGINE.worth(state, "uk")
        state.board["burma"], state.board["india"] = "", "uk.army uk.army"
        ground = moved - ENGINE.worth(state, "uk")
        state.board["india"] = "uk.army"
        state.powers["uk"].techs.append("mechanization")
        return ground, ENGINE.worth(state, "uk") - before

    (ground, technology), (ground_at_last, technology_at_last) = gains(1940), gains(1945)
    assert 0 < 5 * ground < technology
    assert ground_at_last > technology_at_last
