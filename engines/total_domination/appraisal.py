"""What cards are worth to a computer player, and which of them it keeps."""

from __future__ import annotations

from engines.contract import Key, Offer, Seat
from engines.total_domination import cards, position
from engines.total_domination.components import CARDS, CardId, Power, Tech
from engines.total_domination.state import State

ON_LAND = (
    "self_propelled_artillery", "mechanization", "production_optimization",
    "ground_attack_aircraft", "landing_craft", "modern_battleships", "v1", "v2",
)  # fmt: skip
AT_SEA = (
    "modern_battleships", "landing_craft", "self_propelled_artillery", "mechanization",
    "aircraft_carriers", "production_optimization", "shipyard_industry", "v1", "v2",
)  # fmt: skip
WANTED = {"germany": ON_LAND, "ussr": ON_LAND, "uk": AT_SEA, "japan": AT_SEA}
"""Technologies, in the order in which a power would like to have them."""
FLAG = 3.5
"""OP that a VP of Diplomacy stands for."""


def card_worth(state: State, power: Power, card: CardId) -> float:
    """About how many OP a card stands for."""
    row = CARDS[card]
    found = float(row.op)
    if cards.usable_colour(state, power, card):
        event = row.event
        if event.type == "tactics_value":
            found = event.value
        elif event.type == "logistics":
            icons = cards.icons_of(state, power, card)
            weigh = {"army": 3, "fleet": 3, "bomber": 2, "move": 2, "satellite": 5, "resistance": 6}
            found = max(found, sum(weigh[icon] for icon in icons))
        elif event.type == "diplomacy":
            found = max(found, FLAG * event.vp)
        elif event.type == "peace":
            found = 5
    return found + 0.2 * longing(state, power, row.tech)


def longing(state: State, power: Power, tech: Tech) -> float:
    """How much a power wants a technology it can have now."""
    if cards.tech_hurdle(state, power, tech) is not None:
        return 0.0
    wanted = WANTED[power]
    return 8.0 - 0.6 * wanted.index(tech) if tech in wanted else 0.0


def ranked(state: State, seat: Seat, offer: Offer) -> list[tuple[float, Key]]:
    """Choices about cards, the most valuable first."""
    powers = position.powers_of(seat)
    found = []
    for choice in offer.choices:
        if choice.arg in CARDS:
            worth = max(card_worth(state, power, choice.arg) for power in powers)
            found.append((worth, choice.key))
    return sorted(found, key=lambda each: (-each[0], each[1]))


def best(state: State, seat: Seat, offer: Offer, n: int) -> tuple[Key, ...]:
    found = ranked(state, seat, offer)
    return tuple(key for _, key in found[:n]) or offer.default


def exchange(state: State, seat: Seat, offer: Offer) -> tuple[Key, ...]:
    """The worst card goes if a new one is likely to be better; a spy discards what it can."""
    found = []
    worst = ranked(state, seat, offer)[-1:]
    if worst and worst[0][0] < 4:
        found.append(worst[0][1])
    spies = [c.key for c in offer.choices if c.verb == "spy" and c.key.endswith(".ask")]
    found += spies[:1] if offer.most > 1 else []
    return tuple(found) or offer.default
