"""Computers that hold seats at tables.

A computer's user number says how strong it is; that of a guest, a program of somebody's own, stands
for itself. Real people have Discord's numbers, which are far larger; those who asked to be
forgotten have negative ones.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from bot.app.model import User
from bot.store import Store, users
from bot.store.users import GuestRow
from bot.text.words import verbatim
from engines.contract import Msg, msg
from engines.kit.search import STRENGTHS, Strength

MOST = 100
"""Every number of a computer is smaller."""
EACH = 10
"""A computer's number is this, times its place at the table, and its strength."""
GUESTS: dict[User, GuestRow] = {}
"""As they are in the file: names are wanted wherever a sentence is made."""


async def know_guests(store: Store) -> None:
    """Read them anew; whoever changes one in the file calls this."""
    know(await store.read(users.all_guests))


def know(found: Iterable[GuestRow]) -> None:
    GUESTS.clear()
    GUESTS.update({each.id: each for each in found})


def visiting(user: User, guild: int | None = None) -> bool:
    """Whether it is a guest that has a key, and may be seated on this server: its program is asked.
    An officer sits in for one without, and answers what a guest is merely offered (TB-9.16)."""
    row = GUESTS.get(user)
    return row is not None and row.key is not None and guild in (None, row.guild)


def number(strength: Strength, others: Collection[User] = ()) -> User:
    """The number of one more computer at a table where these sit."""
    taken = {other // EACH for other in others if is_computer(other)}
    place = next(n for n in range(1, MOST // EACH) if n not in taken)
    return place * EACH + STRENGTHS.index(strength)


def of_strength(strength: Strength) -> list[User]:
    """The numbers of all computers as strong as this."""
    return [place * EACH + STRENGTHS.index(strength) for place in range(1, MOST // EACH)]


def is_guest(user: User) -> bool:
    return users.FIRST_GUEST <= user < users.LAST_GUEST


def is_computer(user: User) -> bool:
    return is_guest(user) or (0 < user < MOST and user % EACH < len(STRENGTHS))


def is_person(user: User) -> bool:
    """Whether it is somebody who can be written to: neither a computer nor forgotten."""
    return user >= MOST and not is_guest(user)


def strength(user: User) -> Strength | None:
    """How strong a computer is; None for a person."""
    if is_guest(user):
        return "officer"
    return STRENGTHS[user % EACH] if is_computer(user) else None


def guests_of(owner: User) -> list[User]:
    return [guest for guest, row in GUESTS.items() if row.owner == owner]


def name(user: User) -> Msg:
    """What a computer is called: by its strength and its place at the table, or as its owner
    wishes."""
    if is_guest(user):
        row = GUESTS.get(user)
        return msg("guest-name", name=verbatim(row.name)) if row and row.name else msg("guest-gone")
    return msg("computer-name", strength=Msg(f"computer-{strength(user)}"), n=user // EACH)


def introduced(user: User) -> Msg:
    """The same, and whose program a guest is."""
    row = GUESTS.get(user)
    if row is None or row.owner < 0:
        return name(user)
    owner = msg("table-user", user=str(row.owner))
    return msg("guest-of", name=verbatim(row.name), owner=owner)


def of_seat(holder: User, deputies: Mapping[User, User]) -> User | None:
    """The computer that answers for somebody's seats: their stand-in, or the holder itself."""
    for user in (deputies.get(holder, 0), holder):
        if is_computer(user):
            return user
    return None
