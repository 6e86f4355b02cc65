"""What a typed name means: a verb, a space, a card, a country, in any language we speak."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engines.contract import Msg, Seat, msg
from engines.kit.data import BadData, Row, path, read
from engines.kit.spelling import Names, fitting, keys, near
from engines.kit.turns import reasons
from engines.quartermaster import names
from engines.quartermaster.components import COUNTRIES, GAME, SPACES, CardId, Country, Space, book

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
    if not fitting(typed, _known("verbs")) and not near(typed, _known("verbs")):
        raise reasons.unread(typed, "")
    return reasons.named(typed, _known("verbs"), _quoted)


def space(typed: str) -> Space:
    return reasons.named(typed, _known("spaces"), names.space)


def country(typed: str) -> Country:
    return reasons.named(typed, _known("countries"), names.country)


def card(seat: Seat, typed: str) -> CardId:
    """Own cards first, then any card at all: why that one cannot be used is told later."""
    if typed in book():
        return typed
    own, known = _cards(seat), {card: name for c in COUNTRIES for card, name in _cards(c).items()}
    if not fitting(typed, own) and (others := fitting(typed, known)):
        return others[0]
    return reasons.named(
        typed, own if fitting(typed, own) or near(typed, own) else known, names.card
    )


def is_card(seat: Seat, typed: str) -> bool:
    """Whether a whole line is one card: some names have commas in them."""
    return len(fitting(typed, _cards(seat))) == 1


def _quoted(verb: str) -> Msg:
    return msg("turn-quoted", what=verb)


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
def _known(kind: str) -> Names:
    called: Mapping[str, list[str]] = getattr(_names(), kind)
    return {name: keys((name, *said)) for name, said in called.items()}


@cache
def _cards(country: Country) -> Names:
    called = _names().cards
    return {
        name: keys((name.partition(".")[2], *called[_entry(name)]))
        for name, each in book().items()
        if each.country == country
    }
