"""Names as messages, and choices."""

from __future__ import annotations

from functools import cache

from engines.contract import Choice, Msg, Seat, msg


def seat(id: Seat) -> Msg:
    return Msg(f"sg-seat-{id}")


def post(id: str) -> Msg:
    return Msg(f"sg-post-{id}")


@cache
def at_post(verb: str, id: str) -> Choice:
    """`settle/oak`: the place is ringed on the board."""
    return Choice(f"{verb}/{id}", post(id), place=id)


@cache
def guard(value: int) -> Choice:
    return Choice(f"guard/{value}", msg("sg-card", n=value))


@cache
def plain(verb: str) -> Choice:
    return Choice(verb, Msg(f"sg-verb-{verb}"))
