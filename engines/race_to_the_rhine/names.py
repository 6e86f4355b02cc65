"""Names and loads as messages, and the log a move writes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from engines.contract import Event, Msg, msg
from engines.race_to_the_rhine.box import CARDS, KINDS, LETTERS, Army

Log = list[Event]

KEYS = tuple(letter.lower() for letter in LETTERS)
"""Kinds of supply in keys of choices."""


@cache
def space_name(space: str) -> Msg:
    return msg(f"rr-space-{space}")


@cache
def corps_name(corps: str) -> Msg:
    return msg(f"rr-corps-{corps}")


@cache
def army_name(army: Army) -> Msg:
    return msg(f"rr-seat-{army}")


@cache
def deck_title(deck: str) -> Msg:
    return msg(f"rr-deck-{deck}")


@cache
def card_name(card: str) -> Msg:
    row = CARDS[card]
    if row.cost is not None or row.type == "event":
        return msg(f"rr-card-{card}")
    now = row.type == "resistance" and not row.keep
    return msg(f"rr-card-{row.type}{'_now' if now else ''}")


def spaces(ids: Iterable[str]) -> tuple[Msg, ...]:
    return tuple(space_name(id) for id in ids)


def corps_names(ids: Iterable[str]) -> tuple[Msg, ...]:
    return tuple(corps_name(id) for id in ids)


def armies(ids: Iterable[Army]) -> tuple[Msg, ...]:
    return tuple(army_name(id) for id in ids)


def cards(ids: Iterable[str]) -> tuple[Msg, ...]:
    return tuple(card_name(id) for id in ids)


def load_text(load: Sequence[int]) -> str:
    """A load as people write it: 2F1A, or 0."""
    return "".join(f"{n}{letter}" for n, letter in zip(load, LETTERS, strict=True) if n) or "0"


def load_key(load: Sequence[int]) -> str:
    return load_text(load).lower()


def read_load(key: str) -> list[int]:
    """The load a key names: `2f1a`."""
    load = [0] * len(KINDS)
    for n, letter in zip(key[::2], key[1::2], strict=True):
        load[KEYS.index(letter)] = int(n)
    return load


def tell(log: Log, text: Msg, *places: str, reveals: bool = False) -> None:
    log.append(Event(text, reveals=reveals, places=places))


def tell_privately(log: Log, army: Army, text: Msg) -> None:
    log.append(Event(text, audience=(army,), reveals=True))
