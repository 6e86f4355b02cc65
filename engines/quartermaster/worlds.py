"""What computers need to take seats: positions as they may imagine them, and how well they stand.

Hidden are decks, hands, face-down Responses and the lower parts of the discard piles (QM-11), and
answers under seal (QM-26).
"""

from __future__ import annotations

from collections.abc import Collection

from engines.contract import Seat
from engines.kit import window
from engines.kit.rng import Rng, shuffle
from engines.quartermaster import components, evaluate, playing, scoring, supply
from engines.quartermaster.state import EachOf, Reallocate, Reordering, Setup, Situation, State

LEAD = 20.0
"""VP by which one side leads when the game is all but decided."""
AHEAD = 4.0
"""Rounds that today's income is likely to last."""
UNIT, OCCUPIED, CARD = 0.35, 4.0, 0.25
"""What a unit in supply, an enemy in a capital and a card are worth in VP."""
LACK = 0.4
"""What each round is worth for which a deck has no card left (QM-7.7, 12.4)."""
STATUS = 0.12
"""What a Status on the table is worth in VP in each of the next rounds, besides what it scores."""


def imagine(state: State, seats: Collection[Seat], rng: Rng) -> State:
    """Deals every hidden card again, country by country. Changes the position, which the caller
    owns."""
    if state.winner:
        return state
    top = state.flow[-1]
    for country in components.COUNTRIES:
        if country in seats:
            _shuffle_unseen(state, country, rng)
            continue
        _deal_again(state, country, rng)
        if isinstance(top, Reallocate) and top.paid and country == state.country:
            while not playing.findable(state, country):  # else it would not be looking (QM-21.3)
                _deal_again(state, country, rng)
    if isinstance(top, Situation | Setup | EachOf):
        window.only(top.window, seats)
    return state


def _shuffle_unseen(state: State, country: components.Country, rng: Rng) -> None:
    """The own deck, but for the cards its owner is looking at."""
    deck, top = state.nations[country].deck, state.flow[-1]
    seen = top.size if isinstance(top, Reordering) and state.country == country else 0
    hidden = sorted(deck[: len(deck) - seen])
    shuffle(rng, hidden)
    deck[: len(deck) - seen] = hidden


def _deal_again(state: State, country: components.Country, rng: Rng) -> None:
    """As many cards in each zone; face-down ones are Responses nobody has seen."""
    nation = state.nations[country]
    pool = sorted(nation.hand + nation.deck + nation.hidden + nation.responses)
    shuffle(rng, pool)
    could_lie = [
        card
        for card in pool
        if evaluate.card(state, card).type == "response" and card not in state.seen
    ]
    nation.responses = could_lie[: len(nation.responses)]
    for card in nation.responses:
        pool.remove(card)
    shuffle(rng, pool)  # what was passed over must not lie together
    for zone in (nation.hand, nation.deck, nation.hidden):
        zone[:] = [pool.pop() for _ in zone]


def worth(state: State, seat: Seat) -> float:
    """The lead in VP, with what the board will bring until the game is over."""
    side = components.TEAM[seat]
    return (_standing(state, side) - _standing(state, components.other(side))) / LEAD


def _standing(state: State, side: components.Team) -> float:
    left = scoring.ROUNDS - state.round
    rounds = min(left + 0.5, AHEAD)
    found = float(state.vp[side])
    for country in components.MEMBERS[side]:
        nation, units = state.nations[country], state.units[country]
        income = sum(points for _, points in scoring.spaces(state, country))
        income += sum(scoring.worth(state, card) for card in nation.statuses)
        fed = (units & supply.supplied(state, country)).bit_count()
        found += rounds * income + UNIT * (2 * fed - units.bit_count())
        found -= OCCUPIED * bool(scoring.occupiers(state, country))
        found += CARD * (len(nation.responses) + len(nation.hand))
        found += STATUS * len(nation.statuses) * min(left, AHEAD)
        found -= LACK * max(left - len(nation.deck), 0)
    return found
