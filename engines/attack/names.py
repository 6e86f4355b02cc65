"""Names and numbers as messages, and choices built once each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from engines.attack.components import CARDS, SHIP_LETTERS, SHIPS, UNITS, CardId, Region
from engines.contract import Choice, Msg, Seat, msg
from engines.kit.naming import named, several

region = named("at-region-{}")
regions = several(region)
continent = named("at-continent-{}")
action = named("at-action-{}")


@cache
def seat(name: Seat) -> Msg:
    return msg(f"at-seat-{name}") if name else msg("at-nobody")


@cache
def turn_of(name: Seat) -> Msg:
    """What everybody is told while they wait for a player's turn."""
    return msg("at-wait-turn", seat=seat(name))


@cache
def card(name: CardId) -> Msg:
    return card_like(CARDS[name].kind, CARDS[name].value)


@cache
def card_like(kind: str, value: int) -> Msg:
    return msg("at-card", kind=msg(f"at-kind-{kind}"), value=value)


@cache
def wanted(want: str) -> Msg:
    """`oil.3`: an oil card of 3 or more."""
    kind, _, least = want.partition(".")
    return msg("at-wanted", kind=msg(f"at-kind-{kind}"), value=int(least))


@cache
def promise(what: str) -> Msg:
    """`peace.2`: no attack for two rounds."""
    kind, _, n = what.partition(".")
    return msg(f"at-promise-{kind}", n=int(n)) if n else msg(f"at-promise-{kind}")


def cards(ids: Iterable[CardId]) -> tuple[Msg, ...]:
    return tuple(card(name) for name in ids) or (msg("at-nothing"),)


seats = several(seat)


@cache
def counted(kind: str, n: int) -> Msg:
    return msg(f"at-n-{kind}", n=n)


def force(counts: Sequence[int]) -> tuple[Msg, ...]:
    return _force(tuple(counts))


@lru_cache(maxsize=1 << 12)
def _force(counts: tuple[int, ...]) -> tuple[Msg, ...]:
    found = tuple(counted(kind, n) for kind, n in zip(UNITS, counts, strict=False) if n)
    return found or (msg("at-nothing"),)


def stands(name: Region, counts: Sequence[int]) -> Msg:
    """`Italy 1 infantry, 2 tanks`, in a list of regions."""
    return msg("at-stands", region=region(name), units=force(counts))


def rolls(found: Iterable[tuple[Seat, int]]) -> tuple[Msg, ...]:
    """`Red 8`, in a list of rolls."""
    return tuple(msg("at-roll", seat=seat(name), n=n) for name, n in found)


def fleet(counts: Sequence[int]) -> tuple[Msg, ...]:
    found = tuple(counted(kind, n) for kind, n in zip(SHIPS, counts, strict=False) if n)
    return found or (msg("at-nothing"),)


@cache
def ship(letter: str) -> Msg:
    return msg(f"at-ship-{SHIPS[SHIP_LETTERS.index(letter)]}")


# ---- choices


BACK = ("back", "undo")
"""Verbs that take back what was picked last in an order or a trade."""


@cache
def plain(verb: str) -> Choice:
    return Choice(verb, msg(f"at-do-{verb}"), back=verb in BACK)


@cache
def at_region(verb: str, name: Region) -> Choice:
    return Choice(f"{verb}/{name}", msg(f"at-do-{verb}", region=region(name)), name)


@cache
def at_seat(verb: str, name: Seat) -> Choice:
    return Choice(f"{verb}/{name}", msg(f"at-do-{verb}", seat=seat(name)))


@cache
def number(kind: str, n: int) -> Choice:
    """So many of one kind: `infantry/3`."""
    return Choice(f"{kind}/{n}", counted(kind, n))


@cache
def numbers(kind: str, most: int) -> tuple[Choice, ...]:
    return tuple(number(kind, n) for n in range(1, most + 1))
