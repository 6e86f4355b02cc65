"""The names of things, as messages. Built once each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engines.contract import Msg, msg
from engines.kit.naming import named, several
from engines.total_domination.components import CARDS, CardId, Power, Space, Tech

space = named("td-space-{}")
spaces = several(space)
seat = named("td-seat-{}")  # a power, or a side
nation = named("td-nation-{}")
tech = named("td-tech-{}")
kind = named("td-kind-{}")
reason = named("td-reason-{}")


@cache
def power(name: Power) -> Msg:
    return msg(f"td-seat-{name}" if name else "td-nobody")


@cache
def does(name: Tech) -> Msg:
    """A technology with what it does."""
    return msg("td-does", tech=tech(name), does=msg(f"td-does-{name}"))


@cache
def unit(name: str) -> Msg:
    """`italy.army`."""
    owner, _, kind = name.rstrip("!").partition(".")
    return msg("td-unit", nation=owner, kind=kind)


@cache
def event(name: CardId) -> Msg:
    """What the event of a card does, shortly."""
    row = CARDS[name].event
    if row.type == "tactics_value":
        return msg("td-event-value", n=row.value)
    if row.type == "tactics_modifier":
        return msg("td-event-plus" if row.delta > 0 else "td-event-minus")
    if row.type == "logistics":
        return msg("td-event-logistics", icons=tuple(msg(f"td-icon-{i}") for i in row.icons))
    if row.type == "diplomacy":
        return msg("td-event-diplomacy", flag=msg(f"td-flag-{row.flag}"), n=row.vp)
    return msg(f"td-event-{row.type}")


@cache
def card(name: CardId) -> Msg:
    if name not in CARDS:
        return msg("td-solo-card", n=int(name.rpartition("_")[2]))
    row = CARDS[name]
    return msg("td-card", country=nation(row.country), n=row.number, op=row.op, event=event(name))


@cache
def short_card(name: CardId) -> Msg:
    """Where what else it can do is of no matter."""
    if name not in CARDS:
        return card(name)
    return msg("td-card-short", country=nation(CARDS[name].country), n=CARDS[name].number)


@cache
def valued_card(name: CardId) -> Msg:
    """With its OP, where all else is told below it."""
    if name not in CARDS:
        return card(name)
    return msg("td-card-valued", card=short_card(name), op=CARDS[name].op)


@cache
def uses(name: CardId) -> Msg | None:
    """What its event and its technology do; nothing is known of a card of solo play."""
    if name not in CARDS:
        return None
    return msg("td-card-uses", event=event(name), tech=does(CARDS[name].tech))


cards = several(card)
short_cards = several(short_card)


def way(spaces: Sequence[Space]) -> Msg:
    """A path, from space to space."""
    found = space(spaces[0])
    for goal in spaces[1:]:
        found = msg("td-way", way=found, space=space(goal))
    return found
