"""Names as messages."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engines.contract import Msg, msg
from engines.race_to_the_rhine.components import CARDS, Army


@cache
def space(space: str) -> Msg:
    return msg(f"rr-space-{space}")


@cache
def corps(corps: str) -> Msg:
    return msg(f"rr-corps-{corps}")


@cache
def seat(army: Army) -> Msg:
    return msg(f"rr-seat-{army}")


@cache
def deck(deck: str) -> Msg:
    return msg(f"rr-deck-{deck}")


@cache
def card(card: str) -> Msg:
    row = CARDS[card]
    if row.cost is not None or row.type == "event":
        return msg(f"rr-card-{card}")
    now = row.type == "resistance" and not row.keep
    return msg(f"rr-card-{row.type}{'_now' if now else ''}")


def spaces(ids: Iterable[str]) -> tuple[Msg, ...]:
    return tuple(space(name) for name in ids)


def many_corps(ids: Iterable[str]) -> tuple[Msg, ...]:
    return tuple(corps(name) for name in ids)


def seats(ids: Iterable[Army]) -> tuple[Msg, ...]:
    return tuple(seat(name) for name in ids)


def cards(ids: Iterable[str]) -> tuple[Msg, ...]:
    return tuple(card(name) for name in ids)
