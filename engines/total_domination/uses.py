"""Which card a computer player plays next, and how."""

from __future__ import annotations

from engines.contract import Choice, Key, Offer
from engines.total_domination import cards, ground, lending, position, rockets, steps
from engines.total_domination.appraisal import FLAG, longing
from engines.total_domination.components import CARDS, TABLES, CardId, value
from engines.total_domination.plans import KINDS, Mind
from engines.total_domination.state import State, Steps

LEND, LEND_IN_VAIN, LEND_LAST = 12.0, 7.0, 15.0
"""OP that Lend-Lease stands for: on the way, when the nation cannot join in time any more, and when
it joins at once."""
SATELLITE = 2.5
"""OP that an army stands for which a satellite brings."""
IDLE = 0.1
"""What an OP is worth to the other power of a hand, for a card this one can do nothing with."""


def turn(state: State, offer: Offer) -> Key:
    """The use of a card that brings most."""
    power = state.active
    mind = Mind(state, power)

    liked = max(offer.choices, key=lambda choice: (use(mind, choice), choice.key))
    if _leaves(mind, liked):
        liked = max(offer.choices, key=lambda choice: (use(mind, choice, idle=True), choice.key))
    return liked.key


def _leaves(mind: Mind, choice: Choice) -> bool:
    """Whether it would play a card for operations, and then do nothing at all."""
    card = choice.arg
    if choice.verb == "operate":
        base = CARDS[card].op
    elif choice.verb == "event" and card in CARDS and CARDS[card].event.type == "tactics_value":
        base = CARDS[card].event.value
    else:
        return False
    return _stays(mind, Steps(mind.power, card, cards.worth(mind.state, mind.power, base)))


def _stays(mind: Mind, frame: Steps) -> bool:
    """Whether it would end these steps with none made."""
    (offer,) = steps.ask(mind.state, frame).values()
    return mind.step(frame, offer) == offer.default[0]


def use(mind: Mind, choice: Choice, *, idle: bool = False) -> float:
    """What a use of a card is worth, in OP, less what else it could do. A power is idle if there is
    nothing to be done with operations."""
    state, power = mind.state, mind.power
    if choice.verb == "pass":
        return -1.0
    card, *rest = choice.arg.split(".")
    row = CARDS[card]
    late = (state.last_year - state.year) / max(1, state.last_year - state.first_year)
    if choice.verb == "operate":
        return _operated(mind, card, row.op, idle) - max(0.0, _flag(mind, card) - row.op)
    if choice.verb == "lend":
        return _lent(mind) - max(row.op, _flag(mind, card))
    if choice.verb == "technology":
        return 2.5 * longing(state, power, row.tech) * late + (6 - row.op) * 0.3 - 1.0
    if choice.verb == "rocket":
        hits = rockets.hits(state, rest[1], rest[0])
        return (8.0 if state.solo else 3.4) * hits - 1.0
    if choice.verb == "strike":
        return row.op - 0.8
    return _event(mind, card, rest, idle)


def _event(mind: Mind, card: CardId, rest: list[str], idle: bool) -> float:
    state, row = mind.state, CARDS[card]
    event = row.event
    if event.type == "tactics_value":
        return _operated(mind, card, event.value, idle)
    if event.type == "tactics_modifier":
        hand = len(state.hands[position.seat_of(state, mind.power)].cards)
        return 0.9 * (hand - 1) if rest and event.delta > 0 else 1.5
    if event.type == "peace":
        return 4.8
    if event.type == "diplomacy":
        return 0.0 if state.solo else FLAG * event.vp
    if event.type == "research":
        return 1.0
    weigh = {"army": 2.8, "fleet": 2.4, "bomber": 1.0, "move": 1.6}
    icons = cards.icons_of(state, mind.power, card)
    if set(icons) == {"move"} and _stays(mind, steps.logistics(state, mind.power, card)):
        return 0.0
    found = sum(weigh.get(icon, 0.0) for icon in icons if _has_room(mind, icon))
    if armies := steps.SATELLITES * icons.count("satellite"):
        found += SATELLITE * min(armies, _satellites(mind))
    return found + _resisted(mind) * icons.count("resistance")


def _operated(mind: Mind, card: CardId, base: int, idle: bool) -> float:
    """OP; of cards it can do nothing with the worst is the least loss."""
    if idle:
        return -IDLE * CARDS[card].op
    return cards.worth(mind.state, mind.power, base) - 0.3


def _flag(mind: Mind, card: CardId) -> float:
    """What a card stands for as Diplomacy of any power with this hand (TD-7.4.1)."""
    state, points = mind.state, CARDS[card].event.vp
    if not points or state.solo or state.rules.scenario == "rise":  # TD-12.1.2
        return 0.0
    powers = position.powers_of(position.seat_of(state, mind.power))
    usable = any(cards.usable_colour(state, power, card) for power in powers)
    return FLAG * points if usable else 0.0


def _has_room(mind: Mind, icon: str) -> bool:
    """Whether a unit of this kind can be formed; other icons nearly always serve."""
    return icon not in KINDS or bool(ground.forming(mind.pos, mind.power, icon))


def _lent(mind: Mind) -> float:
    """What Lend-Lease is worth, once a year (TD-9.1.2)."""
    state, nation = mind.state, lending.NATION[mind.power]
    missing = TABLES.steps[nation] - state.tracks[nation]
    if missing == 1:
        return LEND_LAST
    if missing > state.last_year - state.year + 1:
        return LEND_IN_VAIN if state.year < state.last_year else 0.0
    return LEND


def _resisted(mind: Mind) -> float:
    """OP that an icon stands for: no more than there are markers left (TD-7.2.12)."""
    left = TABLES.resistance - len(mind.state.resistance)
    return 2.4 * min(steps.MARKERS, left, value(ground.resistance_sites(mind.pos)))


def _satellites(mind: Mind) -> int:
    """How many can be placed (TD-7.2.9)."""
    return steps.satellite_sites(mind.pos, Steps(mind.power, "", 0)).bit_count()
