"""What computers need to take seats: positions as they may imagine them, and how well they stand.

Hidden are the deck, the hands with what was reserved, lent or drawn, technologies laid face down,
piles of nations that may join, and answers under seal (TD-H).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engines.contract import Seat
from engines.kit import window
from engines.kit.rng import Rng, shuffle
from engines.total_domination import cards, outlook, position
from engines.total_domination import components as c
from engines.total_domination.state import (
    Bombing,
    Burn,
    CardDraft,
    Enigma,
    Exchange,
    Passing,
    State,
    Swap,
)

ALONE = 24.0
"""By how much somebody alone leads when the game is all but decided."""
UNIT, BOMBER = 0.16, 0.5
"""What a unit in play is worth; a lead of 2 mostly wins."""
LAST, EARLIER = 0.36, 0.06
"""What a VP is worth when the last year begins, and at least: what is held early is seldom kept."""
TECHNOLOGY: dict[c.Tech, float] = {
    "ground_attack_aircraft": 1.0,
    "aircraft_carriers": 0.7,
    "self_propelled_artillery": 0.6,
    "mechanization": 0.5,
    "landing_craft": 0.5,
    "modern_battleships": 0.5,
    "production_optimization": 0.35,
    "shipyard_industry": 0.35,
}
OTHER = 0.15
"""Technologies in the middle of the war, and those not named."""
STEP, JOINED = 0.7, 1.8
"""What a step of the USA towards joining is worth to the Allies, and that they have joined, besides
their homes and units. China makes up for the VP it brings by those the Allies then need."""
DEARER = 0.2
"""What each U-boat takes from that."""
RESERVE = 0.1
"""A card kept for next year."""


def imagine(state: State, seats: Collection[Seat], rng: Rng) -> State:
    """Deals what these seats have not seen again. Changes the position, which the caller owns."""
    if state.winner:
        return state
    top = state.flow[-1]
    others = [seat for seat in state.hands if seat not in seats]
    seen = _seen(state, seats)
    zones = list(_zones(state, others))
    pool = [*state.deck, *(card for zone in zones for card in zone)]
    for card in seen:
        pool.remove(card)
    _deal_technologies(state, others, pool, rng)
    for zone in zones:
        kept = seen if isinstance(top, Burn) and zone is state.hands[top.victim].cards else []
        zone[:] = [*kept, *(pool.pop() for _ in zone[len(kept) :])]
    state.deck = pool
    if isinstance(top, Burn) and top.victim in others and not seen:
        top.seen = state.hands[top.victim].cards[: len(top.seen)]
    if isinstance(top, Passing) and (seat := position.seat_of(state, top.power)) in others:
        top.gone = state.hands[seat].cards[: len(top.gone)]  # named, but not yet shown
    piles = list(state.joining.values())
    if state.solo:
        piles += [state.solo.pile, state.solo.waiting]
    for pile in piles:
        pile.sort()
        shuffle(rng, pile)
    if isinstance(top, CardDraft | Swap | Exchange | Bombing | Enigma):
        window.only(top.window, seats)
    return state


def _zones(state: State, seats: Collection[Seat]) -> Iterator[list[c.CardId]]:
    top = state.flow[-1]
    for seat in seats:
        hand = state.hands[seat]
        yield from (hand.cards, hand.packet, hand.picked, hand.reserve, hand.lent)
        if isinstance(top, Enigma) and seat in top.drawn:
            yield top.drawn[seat]


def _seen(state: State, seats: Collection[Seat]) -> list[c.CardId]:
    """What a spy among these seats has seen is in the hand it was seen in."""
    top = state.flow[-1]
    if isinstance(top, Burn) and top.spy in seats and top.victim in state.hands:
        return [] if top.victim in seats else list(top.seen)
    return []


# ---- technologies laid face down


def _deal_technologies(state: State, seats: list[Seat], pool: list[c.CardId], rng: Rng) -> None:
    """Shuffles the pool of unseen cards and takes those out of it that these seats have laid face
    down; others were taken from the discard pile, nobody knows which (TD-7.3.5)."""
    powers = [power for seat in seats for power in position.powers_of(seat)]
    laid = {power: card for power in powers if (card := state.powers[power].pending)}
    found = [power for power, card in laid.items() if card in state.shown]
    pool += [card for power, card in laid.items() if power not in found]
    pile = [card for card in state.shown if card in state.discard]
    pile += [laid[power] for power in found]
    pool.sort()
    pile.sort()
    while True:  # two powers may want the same card
        shuffle(rng, pool)
        shuffle(rng, pile)
        taken: list[c.CardId] = []
        for power in laid:
            fits = _fitting(state, power, pile if power in found else pool, taken)
            if not fits:
                break
            taken.append(fits[0])
        else:
            break
    for power, card in zip(laid, taken, strict=True):
        state.powers[power].pending = card
    pool[:] = [card for card in pool if card not in taken]
    shuffle(rng, pool)  # what was passed over must not lie together
    if found:
        state.discard = [card for card in state.shown if card in pile and card not in taken]


def _fitting(
    state: State, power: c.Power, pool: list[c.CardId], taken: list[c.CardId]
) -> list[c.CardId]:
    """Cards whose technology the power may develop now (TD-8.0.3 to 8.0.5)."""
    own = state.powers[power]
    own.pending = ""
    return [
        card
        for card in pool
        if card not in taken and not cards.tech_hurdle(state, power, c.CARDS[card].tech)
    ]


def worth(state: State, seat: Seat) -> float:
    """What has decided games of officers, each weighed by how much (a regression over the years'
    ends): early on technologies, units and the way to the USA far more than ground, which changes
    hands every year."""
    power = position.powers_of(seat)[0]
    side = c.SIDE[power]
    if state.solo:  # homes of an Axis power against VP of the Axis: TD-13.1.2, 13.1.3
        return (outlook.Outlook(state, power).now - position.total(state, c.AXIS)) / ALONE
    found = _points(state) + _strength(state, c.ALLIES) - _strength(state, c.AXIS)
    return (found if side == c.ALLIES else -found) / 2


def _points(state: State) -> float:
    """What the VP are worth to the Allies, and the way to more. Once the last year has begun they
    must have theirs, and the Axis not (TD-4.3.3, 4.3.4)."""
    axis, allies = (position.total(state, s) - position.threshold(state, s) for s in c.SIDES)
    if state.year == state.last_year and state.rules.scenario != "rise":
        return 2 * LAST * min(allies, -axis)
    return max(EARLIER, LAST / _left(state)) * (allies - axis) + _helped(state)


def _left(state: State) -> int:
    """Years, this one included."""
    return max(1, state.last_year + 1 - state.year)


def _helped(state: State) -> float:
    """What the USA are worth to the Allies, less what U-boats make dear."""
    away = outlook.may_join(state)
    steps = STEP * state.tracks["usa"] if "usa" in away else JOINED
    return steps - DEARER * len(state.uboats) * bool(away)


def _strength(state: State, side: c.Side) -> float:
    """What a side has besides its VP, whatever the other has."""
    pos, found = position.of(state), 0.0
    for unit, n in pos.counts.items():
        nation, _, kind = unit.partition(".")
        if (owner := pos.owner[nation]) and c.SIDE[owner] == side:
            found += n * (UNIT if kind in c.LINE else BOMBER)
    techs = sum(TECHNOLOGY.get(t, OTHER) for p in c.MEMBERS[side] for t in state.powers[p].techs)
    found += techs * (0.4 + 0.16 * _left(state))
    for seat, hand in state.hands.items():
        if c.SIDE[position.powers_of(seat)[0]] == side:
            found += RESERVE * len(hand.reserve + hand.lent)
    return found
