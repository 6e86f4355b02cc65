"""Whom a message calls, and how: at the table, by direct message, later, or not at all (TB-8)."""

from __future__ import annotations

import json
from typing import Any

from bot.app import clocks, encoding
from bot.app.after_move import TURN
from bot.app.clocks import HERE
from bot.app.computers import is_person
from bot.app.lookup import profile
from bot.app.mail.boards_sent import same_turn
from bot.app.model import Profile, User
from bot.app.session import Session
from bot.store import Db, users
from bot.store.outbox import OutboxRow
from engines.contract import Seat

LETTERS = ("hand", "remind", "call")
"""What the letter of a day takes the place of."""


def call_quietly(
    db: Db, session: Session, body: dict[str, Any], replaced: list[dict[str, Any]]
) -> list[OutboxRow]:
    """Let one direct message call each person who is asked in somebody else's turn, or again under
    seal: a hand, or else a line. Who reads none is called by the board (TB-8.11, TB-8.16)."""
    seats = [seat for seat in body.pop("again", ()) if is_person(session.holder(seat))]
    if same_turn(db, session.id, body, replaced):
        aside = {user for user in body["mention"] if _answers_another(session, user)}
        body["mention"] = [user for user in body["mention"] if user not in aside]
        seats += [seat for seat, user, _, _ in body["waiting"] if user in aside]
    asked: dict[int, list[Seat]] = {}
    for seat in seats:
        asked.setdefault(session.holder(seat), []).append(seat)
    lines: list[OutboxRow] = []
    for user, theirs in asked.items():
        wish = profile(users.get(db, user))
        if wish.dm != "on" or wish.remind == "table" or wish.digest is not None:
            body["mention"] = list(dict.fromkeys([*body["mention"], str(user)]))
        elif not session.acting & set(theirs):
            lines += _line(session, user, theirs, wish)
    return lines


def at_hand(db: Db, session: Session) -> User | None:
    """The person who plays here alone, if they are at the table and can be called later, should
    they leave (TB-9.12)."""
    user = session.alone
    if user is None or not session.here(user):
        return None
    wish = profile(users.get(db, user))
    by_letter = wish.dm == "on" and wish.remind != "table" and wish.digest is None
    return user if by_letter else None


def call_later(
    db: Db, session: Session, body: dict[str, Any], replaced: list[dict[str, Any]]
) -> list[OutboxRow]:
    """Let the board call nobody: whoever plays here alone is at the table, and is called by direct
    message if they have not looked or acted after some minutes (TB-9.12)."""
    called = {*body.pop("mention"), *(str(session.holder(seat)) for seat in body.pop("again", ()))}
    body["mention"] = []
    seats = [seat for seat, user, _, _ in body["waiting"] if user in called]
    if not seats or session.acting.intersection(seats):
        return []
    line = _reminder(session, session.holder(seats[0]), seats[0], session.row.channel)
    line.body = encoding.dumps(json.loads(line.body) | {"unless": session.row.seq})
    ends = session.prompts[seats[0]].deadline
    left = HERE if ends is None else max((ends - session.now) / 2, 0.0)
    line.due = session.now + min(HERE, left)
    return [line]


def _line(session: Session, user: User, seats: list[Seat], wish: Profile) -> list[OutboxRow]:
    """The line that calls somebody, unless a hand that goes to them anyway does."""
    line = _reminder(session, user, seats[0], session.row.channel)
    awake = clocks.woken(session.now, wish.zone, wish.quiet) == session.now
    for hand in session.outgoing:
        if awake and hand.kind == "hand" and hand.seat in seats:
            said = json.loads(hand.body)
            if said["fresh"]:
                hand.body = encoding.dumps(said | json.loads(line.body))
                return []
    return [line]


def _reminder(session: Session, user: User, seat: Seat, channel: int | None) -> OutboxRow:
    """A line that calls somebody, for as long as the question of now is asked."""
    body = encoding.dumps({"clock": session.prompts[seat].clock or "", "call": True})
    return OutboxRow("remind", session.id, channel, user, seat, body, session.now)


def _answers_another(session: Session, user: str) -> bool:
    """Whether somebody is asked for nothing but answers in the turn of others. What everybody must
    answer calls them all at the table (TB-7.7)."""
    asked = [
        offer
        for seat, offer in session.offers.items()
        if offer.required and str(session.holder(seat)) == user
    ]
    return all(not (offer.counted or offer.clock.startswith(TURN)) for offer in asked)


def wished(db: Db, outgoing: OutboxRow, now: float) -> bool:
    """Whether a private message is written at all. A reminder is put off to the end of its reader's
    quiet hours (TB-8.4)."""
    assert outgoing.user is not None
    if not is_person(outgoing.user):
        return False
    wish = profile(users.get(db, outgoing.user))
    by_table = outgoing.channel is not None and wish.remind == "table"
    if wish.digest is not None and outgoing.kind in LETTERS and not by_table:
        return False  # TB-8.18
    if outgoing.kind == "call":
        outgoing.due = clocks.woken(now, wish.zone, wish.quiet)
        why = json.loads(outgoing.body)["why"]
        return wish.dm != "closed" and (wish.next if why == "next" else wish.missing)
    if outgoing.kind == "remind":
        outgoing.due = clocks.woken(max(now, outgoing.due), wish.zone, wish.quiet)
        return wish.remind != "off" or "call" in json.loads(outgoing.body)
    return outgoing.kind not in ("hand", "chronicle") or wish.dm == "on"


def let_sleep(db: Db, session: Session, body: dict[str, Any]) -> list[OutboxRow]:
    """Take people in quiet hours out of a board's mentions, and return reminders for when those
    hours are over (TB-8.3)."""
    late: list[OutboxRow] = []
    for user in list(body.get("mention", ())):
        wish = profile(users.get(db, int(user)))
        if clocks.woken(session.now, wish.zone, wish.quiet) == session.now:
            continue
        body["mention"].remove(user)
        for seat, holder, _, _ in body["waiting"]:
            if holder == user:
                channel = None if session.prompts[seat].sealed else session.row.channel
                late.append(_reminder(session, int(user), seat, channel))
    return late
