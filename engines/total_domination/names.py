"""The names of things, as messages. Built once each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from engines.contract import Msg, Seat, msg
from engines.total_domination.components import CARDS, CardId, Nation, Power, Space, Tech


@cache
def space(id: Space) -> Msg:
    return msg(f"td-space-{id}")


@cache
def seat(id: Seat) -> Msg:
    """A power, or a side."""
    return msg(f"td-seat-{id}")


@cache
def power(id: Power) -> Msg:
    return msg(f"td-seat-{id}" if id else "td-nobody")


@cache
def nation(id: Nation) -> Msg:
    return msg(f"td-nation-{id}")


@cache
def tech(id: Tech) -> Msg:
    return msg(f"td-tech-{id}")


@cache
def does(id: Tech) -> Msg:
    """A technology with what it does."""
    return msg("td-does", tech=tech(id), does=msg(f"td-does-{id}"))


@cache
def unit(id: str) -> Msg:
    """`italy.army`."""
    owner, _, kind = id.rstrip("!").partition(".")
    return msg("td-unit", nation=owner, kind=kind)


@cache
def kind(id: str) -> Msg:
    return msg(f"td-kind-{id}")


@cache
def event(id: CardId) -> Msg:
    """What the event of a card does, shortly."""
    row = CARDS[id].event
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
def card(id: CardId) -> Msg:
    if id not in CARDS:
        return msg("td-solo-card", n=int(id.rpartition("_")[2]))
    row = CARDS[id]
    return msg("td-card", country=nation(row.country), n=row.number, op=row.op, event=event(id))


@cache
def short_card(id: CardId) -> Msg:
    """Where what else it can do is of no matter."""
    if id not in CARDS:
        return card(id)
    return msg("td-card-short", country=nation(CARDS[id].country), n=CARDS[id].number)


@cache
def whole_card(id: CardId) -> Msg:
    """With all that can be done with it."""
    if id not in CARDS:
        return card(id)
    row = CARDS[id]
    return msg(
        "td-card-whole",
        country=nation(row.country),
        n=row.number,
        op=row.op,
        event=event(id),
        tech=tech(row.tech),
    )


def short_cards(ids: Iterable[CardId]) -> tuple[Msg, ...]:
    return tuple(short_card(id) for id in ids)


def cards(ids: Iterable[CardId]) -> tuple[Msg, ...]:
    return tuple(card(id) for id in ids)


def way(spaces: Sequence[Space]) -> Msg:
    """A path, from space to space."""
    found = space(spaces[0])
    for goal in spaces[1:]:
        found = msg("td-way", way=found, space=space(goal))
    return found


def spaces(ids: Iterable[Space]) -> tuple[Msg, ...]:
    return tuple(space(id) for id in ids)


@cache
def reason(id: str) -> Msg:
    return msg(f"td-reason-{id}")
