"""Who is called, how and when: at the table, by direct message, later, or not at all (TB-8).

Made of facts and wishes alone: nothing is read or written here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.app.clocks import calendars
from bot.app.clocks.calendars import HERE
from bot.app.mail.stored import Asked, CallMail, ChronicleMail, Envelope, HandMail, RemindMail
from bot.app.model import Instant, Profile, User
from bot.app.play.computers import is_person
from engines.contract import Seat

LETTERS = HandMail, RemindMail, CallMail
"""Kinds that the daily message replaces."""

Wishes = Mapping[User, Profile]


@dataclass(frozen=True, slots=True)
class Facts:
    """What a board that is about to be written is about."""

    now: Instant
    waiting: tuple[Asked, ...] = ()
    called: tuple[User, ...] = ()
    """The people it would call, those of the boards it replaces first."""
    again: tuple[Seat, ...] = ()
    """Seats that are asked once more under seal."""
    holders: Mapping[Seat, User] = field(default_factory=dict)
    same_turn: bool = False
    """It could take the place of the board before."""
    answering: frozenset[User] = frozenset()
    """Who is asked for nothing but answers in the turn of others."""
    acting: frozenset[Seat] = frozenset()
    """Seats of the person who gives the command."""
    alone: User | None = None
    """The one person who plays, if they are at the table."""
    hands: tuple[Seat, ...] = ()
    """Seats that are sent a new hand anyway."""


class Call(NamedTuple):
    """A direct message that calls somebody, for as long as the question of now is asked."""

    user: User
    seat: Seat
    due: Instant
    later: bool = False
    """Only if they have not looked or acted by then."""
    asleep: bool = False
    """It takes the place of a mention."""


class Calls(NamedTuple):
    mention: tuple[User, ...]
    """Whom the board calls."""
    asleep: tuple[Call, ...] = ()
    """Whom it would call, were these not their quiet hours (TB-8.3)."""
    hands: tuple[Seat, ...] = ()
    """Seats whose hand calls them."""
    letters: tuple[Call, ...] = ()
    anybody: bool = False
    """The board calls somebody, or would."""


def calls(facts: Facts, wishes: Wishes) -> Calls:
    """Whom a board calls, and who is called in its place."""
    found = _later(facts) if sitting(facts, wishes) else _quietly(facts, wishes)
    awake = [user for user in found.mention if _awake(facts, wishes[user])]
    asleep = [
        Call(user, each.seat, facts.now, asleep=True)
        for user in found.mention
        for each in facts.waiting
        if each.user == user and user not in awake
    ]
    anybody = bool(found.mention)
    return found._replace(mention=tuple(awake), asleep=tuple(asleep), anybody=anybody)


def sitting(facts: Facts, wishes: Wishes) -> bool:
    """Whether the person who plays here alone is at the table and can be called later, should they
    leave (TB-9.12)."""
    return facts.alone is not None and _by_letter(wishes[facts.alone])


def _later(facts: Facts) -> Calls:
    """Let the board call nobody: whoever plays here alone is at the table, and is called by direct
    message if they have not looked or acted after some minutes (TB-9.12)."""
    called = {*facts.called, *(facts.holders[seat] for seat in facts.again)}
    asked = [each for each in facts.waiting if each.user in called]
    if not asked or facts.acting & {each.seat for each in asked}:
        return Calls(())
    ends = asked[0].deadline
    left = HERE if ends is None else max((ends - facts.now) / 2, 0.0)
    due = facts.now + min(HERE, left)
    return Calls((), letters=(Call(facts.holders[asked[0].seat], asked[0].seat, due, later=True),))


def _quietly(facts: Facts, wishes: Wishes) -> Calls:
    """Let one direct message call each person who is asked in somebody else's turn, or again under
    seal: a hand, or else a line. Who reads none is called by the board (TB-8.11, TB-8.16)."""
    aside = facts.answering.intersection(facts.called) if facts.same_turn else frozenset()
    mention = [user for user in facts.called if user not in aside]
    hands: list[Seat] = []
    letters: list[Call] = []
    for user, seats in _by_person(facts, aside).items():
        wish = wishes[user]
        if not _by_letter(wish):
            mention.append(user)
        elif facts.acting.isdisjoint(seats):
            new = [seat for seat in facts.hands if seat in seats and _awake(facts, wish)]
            hands += new[:1]
            letters += [] if new else [Call(user, seats[0], facts.now)]
    return Calls(tuple(dict.fromkeys(mention)), hands=tuple(hands), letters=tuple(letters))


def _by_person(facts: Facts, aside: Iterable[User]) -> dict[User, list[Seat]]:
    """The seats of each person who is called quietly."""
    seats = [seat for seat in facts.again if is_person(facts.holders[seat])]
    seats += [each.seat for each in facts.waiting if each.user in aside]
    found: dict[User, list[Seat]] = {}
    for seat in seats:
        found.setdefault(facts.holders[seat], []).append(seat)
    return found


def _by_letter(wish: Profile) -> bool:
    return wish.dm == "on" and wish.remind != "table" and wish.digest is None


def _awake(facts: Facts, wish: Profile) -> bool:
    return calendars.woken(facts.now, wish.zone, wish.quiet) == facts.now


def when(letter: Envelope, wish: Profile, now: Instant) -> Instant | None:
    """When a private message goes to its reader; None if they are not to have it. A reminder is put
    off to the end of their quiet hours (TB-8.4)."""
    mail = letter.mail
    if not is_person(wish.user):
        return None
    by_table = letter.channel is not None and wish.remind == "table"
    if wish.digest is not None and isinstance(mail, LETTERS) and not by_table:
        return None  # TB-8.18
    if isinstance(mail, CallMail):
        wanted = wish.next if mail.why == "next" else wish.missing
        due = calendars.woken(now, wish.zone, wish.quiet)
        return due if wanted and wish.dm != "closed" else None
    if isinstance(mail, RemindMail):
        due = calendars.woken(letter.due, wish.zone, wish.quiet)
        return due if mail.call or wish.remind != "off" else None
    silent = isinstance(mail, HandMail | ChronicleMail) and wish.dm != "on"
    return None if silent else letter.due
