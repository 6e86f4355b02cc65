"""What computers need to take seats: positions as they may imagine them, and how well they stand.

Hidden are the deck, the hands with what was reserved, lent or drawn, technologies laid face down,
piles of nations that may join, and answers under seal (TD-H).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engines.contract import Seat
from engines.kit import window
from engines.kit.rng import Rng, shuffle
from engines.total_domination import cards, player, position
from engines.total_domination.components import (
    ALLIES,
    AXIS,
    CARDS,
    FOE,
    MEMBERS,
    SIDE,
    CardId,
    Power,
)
from engines.total_domination.state import Bombing, Burn, CardDraft, Enigma, Exchange, State, Swap

LEAD = 12.0
"""VP by which one side leads when the game is all but decided."""
STEP = {"usa": 1.0, "china": 0.5}
"""VP that a step towards joining is worth to the Allies."""
DEARER = 0.5
"""What each U-boat takes from that."""
RESERVE = 0.4
"""VP that a card kept for next year stands for."""


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
    piles = list(state.joining.values())
    if state.solo:
        piles += [state.solo.pile, state.solo.waiting]
    for pile in piles:
        pile.sort()
        shuffle(rng, pile)
    if isinstance(top, CardDraft | Swap | Exchange | Bombing | Enigma):
        window.only(top.window, seats)
    return state


def _zones(state: State, seats: Collection[Seat]) -> Iterator[list[CardId]]:
    top = state.flow[-1]
    for seat in seats:
        hand = state.hands[seat]
        yield from (hand.cards, hand.packet, hand.picked, hand.reserve, hand.lent)
        if isinstance(top, Enigma) and seat in top.drawn:
            yield top.drawn[seat]


def _seen(state: State, seats: Collection[Seat]) -> list[CardId]:
    """What a spy among these seats has seen is in the hand it was seen in."""
    top = state.flow[-1]
    if isinstance(top, Burn) and top.spy in seats and top.victim in state.hands:
        return [] if top.victim in seats else list(top.seen)
    return []


# ---- technologies laid face down


def _deal_technologies(state: State, seats: list[Seat], pool: list[CardId], rng: Rng) -> None:
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
        taken: list[CardId] = []
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
        state.discard = [c for c in state.shown if c in pile and c not in taken]


def _fitting(state: State, power: Power, pool: list[CardId], taken: list[CardId]) -> list[CardId]:
    """Cards whose technology the power may develop now (TD-8.0.3 to 8.0.5)."""
    own = state.powers[power]
    own.pending = ""
    return [
        c for c in pool if c not in taken and not cards.tech_hurdle(state, power, CARDS[c].tech)
    ]


def worth(state: State, seat: Seat) -> float:
    """The lead of its side in VP, measured from what each needs to win (TD-4.3.2): as the board
    stands, and as it may stand soon, with threats, supply and units."""
    power = position.powers_of(seat)[0]
    side = SIDE[power]
    found = player.Mind(state, power).now + position.total(state, side)
    found -= position.total(state, FOE[side])
    for seat, hand in state.hands.items():
        kept = RESERVE * len(hand.reserve + hand.lent)
        found += kept if position.powers_of(seat)[0] in MEMBERS[side] else -kept
    found += _help_to_come(state) * (2 if side == ALLIES else -2)
    need = position.threshold(state, ALLIES) - position.threshold(state, AXIS)
    return (found / 2 + (need if side == AXIS else -need)) / LEAD


def _help_to_come(state: State) -> float:
    """VP that nations not yet at war are worth to the Allies, less what U-boats make dear."""
    away = player.may_join(state)
    found = sum(STEP[nation] * state.tracks[nation] for nation in away)
    return found - DEARER * len(state.uboats) * bool(away)
