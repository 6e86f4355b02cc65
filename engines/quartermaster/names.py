"""The names of things, as messages. Built once each."""

from __future__ import annotations

from functools import cache

from engines.contract import Msg, msg
from engines.quartermaster.components import CardId, Country, Space, Team, unit_of


def _id(kind: str, name: str) -> str:
    return f"qm-{kind}-{name.replace('.', '-').replace('_', '-')}"


@cache
def space(name: Space) -> Msg:
    return msg(_id("space", name))


@cache
def country(name: Country) -> Msg:
    return msg(f"qm-seat-{name}")


@cache
def team(name: Team) -> Msg:
    return msg(_id("team", name))


@cache
def card(name: CardId) -> Msg:
    return msg(_id("card", _shared(name)))


@cache
def says(written: str) -> Msg:
    """The text of a card, as it is written by hand."""
    return msg(_id("says", _shared(written)))


@cache
def part(card: CardId, block: int) -> Msg:
    """One of the parts of its text among which somebody chooses."""
    return msg(f"{_id('part', card)}-{block}")


def _shared(card: str) -> str:
    """Basic cards are the same in every country."""
    entry = card.partition(".")[2]
    return entry if entry in ("ba", "bn", "lb", "sb") else card


@cache
def step(name: str) -> Msg:
    return msg(_id("step", name))


@cache
def strait(name: str) -> Msg:
    return msg(_id("strait", name))


@cache
def unit(owner: Country, where: Space) -> Msg:
    """A German Army, a US Navy: what stands in a space follows from the space."""
    return msg("qm-unit", country=owner, kind=unit_of(where))
