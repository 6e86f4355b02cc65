"""What a typed name means: a space, a corps, a card (RR-23.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from engines.contract import Seat
from engines.kit.spelling import exonyms, fitting, key, keys
from engines.kit.turns import reasons
from engines.race_to_the_rhine import names
from engines.race_to_the_rhine.components import CARDS, CORPS, GAME, SPACES


def space(typed: str) -> str:
    return reasons.named(typed, _space_names(), names.space)


def corps(army: Seat, typed: str) -> str:
    """A corps of the sender's own army by its numeral."""
    own = [each for each in CORPS.values() if each.army == army]
    for each in own:
        if key(typed) in (key(each.numeral), key(each.id)):
            return each.id
    raise reasons.unknown(typed.upper(), [names.corps(each.id) for each in own])


def card(typed: str, among: Iterable[str]) -> str | None:
    """One of these cards by id or name, or by a beginning that fits only one of them."""
    fits = fitting(typed, {name: (key(name), key(CARDS[name].name)) for name in among})
    return fits[0] if len(fits) == 1 else None


@cache
def _space_names() -> Mapping[str, tuple[str, ...]]:
    also = exonyms(GAME)
    return {name: keys((name, each.name, *also.get(name, ()))) for name, each in SPACES.items()}
