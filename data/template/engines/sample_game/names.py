"""Names as messages, and choices."""

from __future__ import annotations

from functools import cache

from engines.contract import Choice, Msg, Seat, msg


def seat(who: Seat) -> Msg:
    return Msg(f"sg-seat-{who}")


def post(where: str) -> Msg:
    return Msg(f"sg-post-{where}")


@cache
def at_post(verb: str, where: str) -> Choice:
    """`settle/oak`: the place is ringed on the board."""
    return Choice(f"{verb}/{where}", post(where), place=where)


@cache
def guard(value: int) -> Choice:
    return Choice(f"guard/{value}", msg("sg-card", n=value))


@cache
def plain(verb: str) -> Choice:
    return Choice(verb, Msg(f"sg-verb-{verb}"))
