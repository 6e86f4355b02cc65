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
    by_kind = {kind: [id for id in hand if CARDS[id].kind == kind] for kind in SET_KINDS}
    sets = min(len(cards) for cards in by_kind.values())
    return tuple(id for cards in by_kind.values() for id in _dearest(cards)[:sets])


def _dearest(cards: Iterable[CardId]) -> list[CardId]:
    return sorted(cards, key=lambda id: -CARDS[id].value)


@lru_cache(maxsize=4096)
def value(hand: tuple[CardId, ...]) -> int:
    """AT-16.3, 16.6."""
    return sum(CARDS[id].value for id in hand) + sum(CARDS[id].value for id in doubled(hand))


def sets(hand: tuple[CardId, ...]) -> int:
    return len(doubled(hand)) // len(SET_KINDS)


def in_order(hand: Iterable[CardId]) -> list[CardId]:
    """By kind, dearest first."""
    return sorted(hand, key=lambda id: (KINDS.index(CARDS[id].kind), -CARDS[id].value, id))


def production(state: State, seat: Seat) -> int:
    """What a Build would give: AT-18.1."""
    hand = tuple(state.players[seat].hand)
    return NUMBERS.capital_pp * len(board.capitals(state, seat)) + value(hand)
