"""What computers need to take seats: positions as they may imagine them, and how well they stand.

Only the order of the decks is hidden, but for a top card that was looked at (RR-21.2, 21.3).
"""

from __future__ import annotations

from collections.abc import Collection

from engines.contract import Seat
from engines.kit.rng import Rng, shuffle
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.components import AMMO, FOOD, FUEL, NUMBERS, Army
from engines.race_to_the_rhine.player import MEDAL, Mind
from engines.race_to_the_rhine.state import Corps, State

LOST = 12
"""Steps from the Rhine, or from a medal, that are as bad as any more."""
LEAD = 8
"""Steps by which one army leads when the race is all but decided: more than a medal."""
SUPPLIED = 3
"""Fuel and food that help a corps; more is ballast."""
OTHERS = 0.3
"""What the other corps count, beside the best one."""
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
    reached: dict[str, float] = {army: _standing(state, army) for army in state.order}
    ahead = max((reached[army] for army in reached if army != seat), default=LOST / 2)
    return (reached[seat] - ahead) / LEAD


def _standing(state: State, army: Army) -> float:
    """Steps saved on the way to what is worth going for, with what the corps carry and what follows
    them, and medals; alone these only break ties (RR-17.29)."""
    mind, player = Mind(state, army), state.players[army]
    corps = [_ready(mind, each) for each in mind.corps.values()]
    behind = sum(sum(load) for space, load in state.stock.items() if space in mind.to_lead)
    won = MEDAL * position.medals(player)
    won += MARK * (position.marks(player) % NUMBERS.marks_for_a_medal)
    best = max(corps)
    placed = best + OTHERS * (sum(corps) - best) + 0.15 * min(behind, 8)
    return placed + won * (0.1 if position.solo(state) else 1)


def _ready(mind: Mind, corps: Corps) -> float:
    """How far a corps is, and how much farther it can go."""
    fuel, food = (min(corps.load[kind], SUPPLIED) for kind in (FUEL, FOOD))
    carried = 0.5 * fuel + 0.6 * min(corps.load[AMMO], 2) + 0.3 * food - 0.8 * corps.halted
    return max(LOST - mind.need(corps.space), 0) + carried
