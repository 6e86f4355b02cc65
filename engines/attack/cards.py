"""AT-16. Economics cards: what a hand is worth."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engines.attack import board
from engines.attack.components import CARDS, KINDS, NUMBERS, SET_KINDS, CardId
from engines.attack.state import State
from engines.contract import Seat


@lru_cache(maxsize=4096)
def doubled(hand: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The cards in sets: as many as the rarest kind has, of each its dearest (AT-16.4, 16.5)."""
    by_kind = {kind: [card for card in hand if CARDS[card].kind == kind] for kind in SET_KINDS}
    sets = min(len(cards) for cards in by_kind.values())
    return tuple(card for cards in by_kind.values() for card in _dearest(cards)[:sets])


def _dearest(cards: Iterable[CardId]) -> list[CardId]:
    return sorted(cards, key=lambda card: -CARDS[card].value)


@lru_cache(maxsize=4096)
def value(hand: tuple[CardId, ...]) -> int:
    """AT-16.3, 16.6."""
    return sum(CARDS[card].value for card in hand) + sum(
        CARDS[card].value for card in doubled(hand)
    )


def sets(hand: tuple[CardId, ...]) -> int:
    return len(doubled(hand)) // len(SET_KINDS)


def in_order(hand: Iterable[CardId]) -> list[CardId]:
    """By kind, dearest first."""
    return sorted(hand, key=lambda card: (KINDS.index(CARDS[card].kind), -CARDS[card].value, card))


def production(state: State, seat: Seat) -> int:
    """What a Build would give: AT-18.1."""
    hand = tuple(state.players[seat].hand)
    return NUMBERS.capital_pp * len(board.capitals(state, seat)) + value(hand)
