"""What computers need to take seats: positions as they may imagine them, and how well they stand.

Only the order of the decks is hidden, but for a top card that was looked at (RR-21.2, 21.3).
"""

from __future__ import annotations

from collections.abc import Collection

from engines.contract import Seat
from engines.kit.rng import Rng, shuffle
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.components import AMMO, FOOD, FUEL, Army
from engines.race_to_the_rhine.player import Mind
from engines.race_to_the_rhine.state import State

LOST = 12
"""Steps from the Rhine that are as bad as any more."""
LEAD = 4
"""Steps by which one army leads when the race is all but decided."""
SUPPLIED = 3
"""Fuel and food that help a spearhead; more is ballast."""


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
    """Steps saved on the way to the Rhine, with what the spearhead carries, and medals."""
    mind, player = Mind(state, army), state.players[army]
    lead, best = mind.spearhead, 0.0
    for _, corps in position.own_corps(state, army):
        best = max(best, LOST - mind.far(corps.space))
    fuel, food = (min(lead.load[kind], SUPPLIED) for kind in (FUEL, FOOD))
    carried = 0.5 * fuel + 0.6 * min(lead.load[AMMO], 2) + 0.3 * food - 0.8 * lead.halted
    behind = sum(mind.stock(space)[FUEL] for space in state.stock if mind.to_lead.get(space, 9) < 4)
    medals = 0.5 * (player.medals + len(player.won))
    return best + carried + 0.15 * min(behind, 6) + medals
