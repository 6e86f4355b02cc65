"""What a typed name means: a verb, a space, a card, a country, in any language we speak."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engines.contract import Illegal, Seat
from engines.kit.data import BadData, Row, path, read
from engines.kit.spelling import Names, fitting, keys, near
from engines.quartermaster.components import COUNTRIES, GAME, SPACES, CardId, Country, Space, book
from engines.quartermaster.orders import refusals

NOTHING = ("none", "nothing", "nie", "nic", "brak")
BASIC = ("ba", "bn", "lb", "sb")


class NamesFile(Row):
    """Names of things as people type them, the words of the boards first."""

    spaces: dict[Space, list[str]]
    countries: dict[Country, list[str]]
    cards: dict[str, list[str]]
    """Basic cards by their entry, the others by their full id."""
    verbs: dict[str, list[str]]


def verb(typed: str) -> str:
    return _meant("verb", typed, _verbs())


def space(typed: str) -> Space:
    return _meant("space", typed, _spaces())


def country(typed: str) -> Country:
    return _meant("country", typed, _countries())


def card(seat: Seat, typed: str) -> CardId:
    """Own cards first, then any card at all: why that one cannot be used is told later."""
    if typed in book():
        return typed
    own = fitting(typed, _cards(seat))
    if not own:
        others = [
            name for each in COUNTRIES if each != seat for name in fitting(typed, _cards(each))
        ]
        if others:
            return others[0]
    return _meant("card", typed, _cards(seat))


def is_card(seat: Seat, typed: str) -> bool:
    """Whether a whole line is one card: some names have commas in them."""
    return len(fitting(typed, _cards(seat))) == 1


def _meant(kind: str, typed: str, names: Names) -> str:
    """E-08 where it is none, or could be more than one."""
    fits = fitting(typed, names)
    if len(fits) == 1:
        return fits[0]
    close = [name.rpartition(".")[2] for name in fits or near(typed, names) or names]
    raise Illegal(refusals.unknown(kind, typed, close))


@cache
def _names() -> NamesFile:
    found = read(GAME, "names.json", NamesFile)
    for kind, known, named in (
        ("spaces", set(SPACES), found.spaces),
        ("countries", set(COUNTRIES), found.countries),
        ("cards", {_entry(name) for name in book()}, found.cards),
    ):
        if odd := sorted(known ^ set(named)):
            raise BadData(path(GAME, "names.json"), kind, f"not named or not known: {odd[0]}")
    return found


def _entry(card: CardId) -> str:
    entry = card.partition(".")[2]
    return entry if entry in BASIC else card


@cache
def _verbs() -> Names:
    return _keyed(_names().verbs)


@cache
def _spaces() -> Names:
    return _keyed(_names().spaces)


@cache
def _countries() -> Names:
    return _keyed(_names().countries)


@cache
def _cards(country: Country) -> Names:
    called = _names().cards
    return {
        name: keys((name.partition(".")[2], *called[_entry(name)]))
        for name, each in book().items()
        if each.country == country
    }


def _keyed(names: Mapping[str, list[str]]) -> Names:
    return {name: keys((name, *called)) for name, called in names.items()}
