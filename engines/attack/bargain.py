"""What the computer player trades: a card it can spare for the one kind it lacks for a set."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache, lru_cache
from itertools import chain, combinations

from engines.attack import board, cards, trade
from engines.attack.components import CARDS, NUMBERS, SET_KINDS, CardId
from engines.attack.state import Blocking, State
from engines.contract import Offer, Picks, Seat
from engines.kit.rng import Rng

Hand = tuple[CardId, ...]
Swap = tuple[Hand, str]
"""Cards given, and the kind wanted for them."""

GAIN = 1.0
"""PP a trade must bring."""
GAIN_OF_LEADER = 4.0
"""The same in a trade with who has more regions than oneself and everybody else."""
KIND = 2.0
"""What one more kind of a set is worth in PP, before the set is full."""
ACTION = 60.0
"""PP in all Builds to come for which an action is spent on a trade (AT-17.3)."""
LIKELY = (0.0, 0.15, 0.4, 0.7, 0.9, 1.0)
"""How likely somebody takes so many PP for a card."""
COUNTERED = 3
"""One offer in so many that it declines is countered."""
LASTING = 6
"""Builds it counts on in a game without a limit of rounds."""


def worth(hand: Iterable[CardId]) -> float:
    """PP of a hand, and how near it is to a set."""
    held = tuple(sorted(hand))
    kinds = {CARDS[card].kind for card in held} & set(SET_KINDS)
    return cards.value(held) + KIND * len(kinds)


def _after(hand: Iterable[CardId], given: Collection[CardId], got: Iterable[CardId]) -> float:
    """What a hand is worth once these cards are given for those."""
    return worth([*(card for card in hand if card not in given), *got])


@cache
def _cheapest(kind: str) -> CardId:
    return next(card.id for card in CARDS.values() if card.kind == kind)


def _gifts(hand: Hand) -> Collection[Hand]:
    """One card or two of a hand; of cards that are worth the same, the first."""
    gifts: dict[object, Hand] = {}
    for given in chain(combinations(hand, 1), combinations(hand, 2)):
        gifts.setdefault(tuple((CARDS[card].kind, CARDS[card].value) for card in given), given)
    return gifts.values()


@lru_cache(maxsize=4096)
def best_swap(hand: Hand) -> Swap | None:
    """What to give for which kind, if the cheapest card of it would do."""
    now, best, found = worth(hand), 0.0, None
    counts = {kind: sum(CARDS[card].kind == kind for card in hand) for kind in SET_KINDS}
    for kind in SET_KINDS:
        if counts[kind] > min(counts.values()):
            continue
        for given in _gifts(hand):
            if CARDS[given[0]].kind == kind:
                continue
            price = sum(CARDS[card].value for card in given)
            gain = _after(hand, given, [_cheapest(kind)]) - now
            promise = gain * LIKELY[min(price, len(LIKELY) - 1)]
            if gain > GAIN and promise > best:
                best, found = promise, (given, kind)
    return found


def offers_now(state: State, seat: Seat) -> bool:
    """Whether to offer cards in its own turn: once, to at least two others, and early enough."""
    if state.offered == state.turn or len(board.playing(state)) < 3 or _dear(state):
        return False
    swap = _swap(state, seat)
    return swap is not None and _gain(state, seat, swap) * builds_left(state) >= ACTION


def _dear(state: State) -> bool:
    """Whether a trade would take the last action, and with it this turn's Build."""
    last = len(state.used) >= NUMBERS.actions - 1
    return last and not state.trading and "build" not in state.used


def builds_left(state: State) -> int:
    return state.rules.rounds - state.round if state.rules.rounds else LASTING


def _swap(state: State, seat: Seat) -> Swap | None:
    if any(deal.by == seat for deal in state.deals):
        return None
    return best_swap(tuple(sorted(state.players[seat].hand)))


def _gain(state: State, seat: Seat, swap: Swap) -> float:
    hand, (given, kind) = state.players[seat].hand, swap
    return _after(hand, given, [_cheapest(kind)]) - worth(hand)


def draft(state: State, seat: Seat, offer: Offer) -> Picks:
    """To everybody, and then what for what."""
    if not state.drafts[seat].to:
        return ("propose-all",) if offer.find("propose-all") else ("back",)
    swap = _swap(state, seat)
    if swap is None:
        return ("back",)
    given, kind = swap
    return (*(f"give/{card}" for card in given), f"want-card/{kind}.1")


# ---- offers of others


def accepted(state: State, seat: Seat, offer: Offer) -> Picks:
    """The offer that brings most, if one brings enough. In its own turn the first one costs an
    action."""
    best, found = 0.0, Picks()
    if state.active == seat and _dear(state):
        return found
    for choice in offer.choices:
        if choice.verb != "accept":
            continue
        number, _, named = choice.arg.partition(".")
        deal, hand = trade.find(state, int(number)), state.players[seat].hand
        given = named.split("+") if named else []
        if not named and deal.wants:
            given = list(trade.fitting(tuple(sorted(hand)), tuple(deal.wants))[0])
        gain = _after(hand, given, deal.gives) - worth(hand)
        least = GAIN_OF_LEADER if _leads(state, deal.by, seat) else GAIN
        if state.active == seat and not state.trading:
            least = max(least, ACTION / max(builds_left(state), 1))
        if gain >= least and gain > best:
            best, found = gain, (choice.key,)
    return found


def _leads(state: State, other: Seat, seat: Seat) -> bool:
    regions = {each: len(board.own(state, each)) for each in board.playing(state)}
    return regions[other] == max(regions.values()) > regions[seat]


def reply(state: State, seat: Seat, offer: Offer, rng: Rng) -> Picks | None:
    """What it says while somebody else is on turn; None: nothing."""
    if swap := accepted(state, seat, offer):
        return swap
    by_verb = {choice.verb: choice.key for choice in offer.choices}
    if "counter" in by_verb and _swap(state, seat) and not rng.below(COUNTERED):
        return (by_verb["counter"],)
    return (by_verb["decline"],) if "decline" in by_verb else None


def outdated(state: State, seat: Seat, offer: Offer) -> Picks:
    """An offer of its own that it would not make any more."""
    for choice in offer.choices:
        if choice.verb == "recall":
            deal, hand = trade.find(state, int(choice.arg)), tuple(state.players[seat].hand)
            if best_swap(tuple(sorted(hand))) != (
                tuple(deal.gives),
                deal.wants[0].partition(".")[0],
            ):
                return (choice.key,)
    return ()


def judged(state: State, frame: Blocking, seat: Seat) -> Picks:
    """The sea controller forbids what helps who is ahead of everybody (AT-17.9)."""
    parties = trade.find(state, frame.deal).by, frame.partner
    return ("forbid",) if any(_leads(state, one, seat) for one in parties) else ("allow",)
