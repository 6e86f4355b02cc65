"""Computers that hold seats at tables.

A computer's user number says how strong it is. Real people have Discord's numbers, which are far
larger; those who asked to be forgotten have negative ones.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.app.model import User
from engines.contract import Msg, msg
from engines.kit.search import STRENGTHS, Strength

MOST = 100
"""Every number of a computer is smaller."""
EACH = 10
"""A computer's number is this, times its place at the table, and its strength."""


def number(strength: Strength, others: Collection[User] = ()) -> User:
    """The number of one more computer at a table where these sit."""
    taken = {other // EACH for other in others if is_computer(other)}
    place = next(n for n in range(1, MOST // EACH) if n not in taken)
    return place * EACH + STRENGTHS.index(strength)


def of_strength(strength: Strength) -> list[User]:
    """The numbers of all computers as strong as this."""
    return [place * EACH + STRENGTHS.index(strength) for place in range(1, MOST // EACH)]


def is_computer(user: User) -> bool:
    return 0 < user < MOST and user % EACH < len(STRENGTHS)


def is_person(user: User) -> bool:
    """Whether it is somebody who can be written to: neither a computer nor forgotten."""
    return user >= MOST


def strength(user: User) -> Strength | None:
    """How strong a computer is; None for a person."""
    return STRENGTHS[user % EACH] if is_computer(user) else None


def name(user: User) -> Msg:
    """What a computer is called: by its strength and its place at the table."""
    return msg("computer-name", strength=Msg(f"computer-{strength(user)}"), n=user // EACH)


def of_seat(holder: User, deputies: Mapping[User, User]) -> User | None:
    """The computer that answers for somebody's seats: the holder itself, or their stand-in."""
    for user in (holder, deputies.get(holder, 0)):
        if is_computer(user):
            return user
    return None
