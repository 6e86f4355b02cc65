"""Questions and their answers as records: choices are built once, offers where they are asked.

Keys are `verb/arg`; the verbs stand in the docstring of engine.py.
"""

from __future__ import annotations

from functools import cache

from engines.contract import Choice, Key, Msg, Offer, Seat, msg
from engines.quartermaster import card_text, names
from engines.quartermaster.components import Card, CardId, Country, Space, book, unit_of
from engines.quartermaster.state import State

SKIP = "skip"


@cache
def space_choice(verb: str, space: Space) -> Choice:
    label = msg(f"qm-do-{verb}", space=names.space(space), kind=unit_of(space))
    return Choice(f"{verb}/{space}", label, space)


@cache
def unit_choice(verb: str, space: Space, country: Country) -> Choice:
    """Where the space alone does not say which unit is meant."""
    label = msg(f"qm-do-{verb}-unit", space=names.space(space), unit=names.unit(country, space))
    return Choice(f"{verb}/{space}.{country}", label, space)


@cache
def card_choice(verb: str, card: CardId, variants: str, copy: int = 1) -> Choice:
    """A menu says below its name what the card does with the variants of this table."""
    key = f"{verb}/{card}" if copy == 1 else f"{verb}/{card}+{copy}"
    label = msg(f"qm-do-{verb}", card=names.card(card))
    return Choice(key, label, about=card_text.of(book(variants)[card]))


@cache
def country_choice(verb: str, country: Country) -> Choice:
    return Choice(f"{verb}/{country}", msg(f"qm-do-{verb}", country=names.country(country)))


@cache
def part_choice(card: Card, block: int) -> Choice:
    """A part of a text, called by its own words."""
    return Choice(f"part/{block}", card_text.part(card, block))


@cache
def plain_choice(verb: str) -> Choice:
    return Choice(verb, msg(f"qm-do-{verb}"))


@cache
def waiting(what: str, country: Country) -> Msg:
    return msg(f"qm-wait-{what}", country=names.country(country))


def clock(state: State, seat: Seat) -> str:
    """One allowance for a whole turn, and one for everything an ally is asked in it."""
    if seat == state.country:
        return f"turn/{state.turns}"
    return f"turn/{state.turns}/{seat}"


def one(
    state: State,
    seat: Seat,
    question: Msg,
    choices: tuple[Choice, ...],
    *,
    waiting: Msg,
    default: Key = "",
    optional: bool = False,
    rule: str = "",
) -> dict[Seat, Offer]:
    """A question with one answer; one that is `optional` can be skipped, and is by default."""
    if optional:
        choices, default = (*choices, plain_choice(SKIP)), SKIP
    return {
        seat: Offer(
            question, choices, (default or choices[0].key,), waiting, clock(state, seat), rule
        )
    }


def several(
    state: State,
    seat: Seat,
    question: Msg,
    choices: tuple[Choice, ...],
    *,
    least: int,
    most: int,
    waiting: Msg,
    default: tuple[Key, ...] = (),
    rule: str = "",
    nothing: Msg | None = None,
) -> dict[Seat, Offer]:
    until = clock(state, seat)
    offer = Offer(question, choices, default, waiting, until, rule, least, most, nothing=nothing)
    return {seat: offer}
