"""What computers need to take seats: positions as they may imagine them, and how well they stand.

Only the order of the decks is hidden, but for a top card that was looked at (RR-21.2, 21.3).
"""

from __future__ import annotations

from collections.abc import Collection

from engines.contract import Seat
from engines.kit.rng import Rng, shuffle
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.alone import Alone
from engines.race_to_the_rhine.components import AMMO, FOOD, FUEL, NUMBERS, Army
from engines.race_to_the_rhine.mind import MEDAL, Mind
from engines.race_to_the_rhine.state import Corps, State

LOST = 12
"""Steps from the Rhine, or from a medal, that are as bad as any more."""
LEAD = 8
"""Steps by which one army leads when the race is all but decided: more than a medal."""
SUPPLIED = 3
"""Fuel and food that help a corps; more is ballast."""
OTHERS = 0.3
"""What the other corps count, beside the best one."""
HALFWAY = 15
"""How well somebody alone stands on the middle of the way."""
MARK = 1
"""An ammo mark in steps; five are a medal (RR-16.5)."""


def imagine(state: State, seats: Collection[Seat], rng: Rng) -> State:
    """Shuffles what these seats have not seen. Changes the position, which the caller owns."""
    if state.end:
        return state
    for deck in state.decks.values():
        known = [deck.cards.pop()] if deck.cards and set(seats) & set(deck.lookers) else []
        deck.cards.sort()
        shuffle(rng, deck.cards)
        deck.cards += known
    return state


def worth(state: State, seat: Seat) -> float:
    """How far ahead of the best rival an army is; alone, how near to the Rhine."""
    if position.solo(state):
        return _alone(state, state.active)
    reached: dict[str, float] = {army: _standing(state, army) for army in state.order}
    ahead = max(reached[army] for army in reached if army != seat)
    return (reached[seat] - ahead) / LEAD


def _standing(state: State, army: Army) -> float:
    """Steps saved on the way to what is worth going for, with what the corps carry and what follows
    them, and medals."""
    mind, player = Mind(state, army), state.players[army]
    corps = [_ready(mind, each) for each in mind.corps.values()]
    behind = sum(sum(load) for space, load in state.stock.items() if space in mind.to_lead)
    won = MEDAL * position.medals(player)
    won += MARK * (position.marks(player) % NUMBERS.marks_for_a_medal)
    best = max(corps)
    placed = best + OTHERS * (sum(corps) - best) + 0.15 * min(behind, 8)
    return placed + won


def _alone(state: State, army: Army) -> float:
    """The line and what is held of it after the counter-attacks, and what the corps that leads
    carries. Medals only break ties (RR-17.29)."""
    mind = Alone(state, army)
    behind = sum(sum(load) for space, load in state.stock.items() if space in mind.to_lead)
    carried = _carried(mind.spearhead) + 0.15 * min(behind, 8)
    return (mind.now + carried + 0.1 * position.medals(state.players[army]) - HALFWAY) / LEAD


def _ready(mind: Mind, corps: Corps) -> float:
    """How far a corps is, and how much farther it can go."""
    return max(LOST - mind.need(corps.space), 0) + _carried(corps)


def _carried(corps: Corps) -> float:
    fuel, food = (min(corps.load[kind], SUPPLIED) for kind in (FUEL, FOOD))
    return 0.5 * fuel + 0.6 * min(corps.load[AMMO], 2) + 0.3 * food - 0.8 * corps.halted
