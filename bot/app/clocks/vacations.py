"""Vacations: whole days in which the clock of one person stands still at a table (TB-3.11)."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta
from math import ceil
from zoneinfo import ZoneInfo

from bot.app.clocks import clocks, pauses
from bot.app.clocks.calendars import DAY, HOUR, Calendar, after, between, midnight, moved
from bot.app.mail import board
from bot.app.mail.stored import DigestMail, Envelope
from bot.app.model import Instant, User
from bot.app.session import rights
from bot.app.session.session import Session
from bot.store import Db, outbox, users
from bot.store.absences import VacationRow
from bot.store.questions import AlarmRow
from bot.text import verbatim
from engines.contract import Illegal, Seat, msg

LETTER = "digest"
"""The kind of the message that tells what waits for somebody."""
YEAR = timedelta(days=366)
NOTICE = 12 * HOUR
"""While the table waits for somebody, their vacation begins no sooner than after this."""


def granted(session: Session) -> int:
    """How many days each person has at this table. A table from before there were vacations has
    none."""
    return int(session.row.options.get("vacation", "0"))


def left(session: Session, user: User) -> int:
    """How many of them somebody still has."""
    return granted(session) - sum(row.days for row in session.vacations if row.user == user)


def read(first: str, last: str, now: Instant, zone: str) -> tuple[date, date]:
    """The first and the last day as they were typed: from today on, within a year."""
    today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    try:
        begin, end = date.fromisoformat(first.strip()), date.fromisoformat((last or first).strip())
    except ValueError:
        raise Illegal(msg("vacation-no-date")) from None
    if not today <= begin <= end <= today + YEAR:
        raise Illegal(msg("vacation-no-date"))
    return begin, end


def take(session: Session, user: User, first: date, last: date, zone: str) -> None:
    """Let somebody be away from the first day to the last, both included, in their own zone."""
    rights.going_on(session)
    seats = [row.seat for row in session.people.seats if row.user == user and not row.conceded]
    if not seats:
        raise Illegal(msg("table-not-seated"))
    days = (last - first).days + 1
    begins, ends = midnight(first, zone), midnight(last + timedelta(days=1), zone)
    own = [row for row in session.vacations if row.user == user]
    if any(row.begins < ends and begins < row.ends for row in own):
        raise Illegal(msg("vacation-twice"))
    if days > (rest := left(session, user)):
        raise Illegal(msg("vacation-too-long", n=rest))
    if any(session.prompts[seat].ends is not None for seat in seats):
        begins = max(begins, session.now + NOTICE)
    begins = max(begins, session.now)
    if begins >= ends:
        raise Illegal(msg("vacation-too-soon"))
    was = {seat: session.calendar(seat) for seat in seats}
    session.vacations.append(VacationRow(user, begins, ends, days))
    rearrange(session, was)
    text = msg(
        "table-vacation",
        user=rights.person(user),
        first=f"<t:{int(begins)}:f>",
        last=f"<t:{int(ends)}:f>",
        n=rest - days,
    )
    session.announce(text, "vacation", None, user)
    board.renew(session, {user}, begins)
    session.moved = True


def end(session: Session, user: User) -> None:
    """End somebody's vacation now, or call off one that has not begun. Whole days that are left are
    given back (TB-3.15)."""
    rights.going_on(session)
    now = session.now
    open_still = [row for row in session.vacations if row.user == user and row.ends > now]
    if not open_still:
        raise Illegal(msg("vacation-none"))
    was = {row.seat: session.calendar(row.seat) for row in session.people.seats if row.user == user}
    for row in open_still:
        session.vacations.remove(row)
        if row.begins < now:
            used = min(row.days, ceil((now - row.begins) / DAY))
            session.vacations.append(replace(row, ends=now, days=used))
    rearrange(session, was)
    text = msg("table-vacation-over", user=rights.person(user), n=left(session, user))
    session.announce(text, "vacation", None, user)
    board.renew(session, {user}, now)
    session.moved = True


def write_letters(db: Db, user: User, first: date, last: date, now: Instant) -> None:
    """Queue what somebody is told of the end of a vacation they have taken, once for all their
    tables: a day before, unless they leave no sooner, and when it is over. What waits for them is
    looked up when the letter is sent."""
    wish = users.get(db, user)
    if wish.dm == "closed":
        return
    begins = midnight(first, wish.zone)
    ends = midnight(last + timedelta(days=1), wish.zone)
    outbox.call_off(db, user, LETTER, "vacation", ends)
    for due, back in ((ends - DAY, False), (ends, True)):
        if due > max(begins, now):
            asleep = clocks.woken(due, wish.zone, wish.quiet)
            outbox.add(db, Envelope(DigestMail(ends, back), asleep, user=user).row)


def rearrange(session: Session, was: dict[Seat, Calendar]) -> None:
    """Move what runs for these seats, whose calendars have changed: no running time is lost or
    won."""
    at = session.clock_time

    def to(due: Instant, seat: Seat) -> Instant:
        return moved(due, at, at, was[seat], session.calendar(seat)) if seat in was else due

    pauses.move_clocks(session, to)


def more_time(session: Session, by: User, hours: int, reason: str) -> None:
    """Give everybody who is asked more time, and say why (TB-10.20)."""
    rights.going_on(session)
    lengthen(session, hours * HOUR)
    text = msg("table-extended", by=rights.person(by), n=hours, reason=verbatim(reason))
    session.announce(text, "extend", None, by)
    session.moved = True


def lengthen(session: Session, seconds: float) -> None:
    """Give everybody who is asked so much more time; under seal nobody can see who that is."""
    for seat, row in session.prompts.items():
        calendar = session.calendar(seat)
        if row.deadline is not None:
            row.deadline = after(row.deadline, seconds, calendar)
        if row.ends is not None:
            row.ends = after(row.ends, seconds, calendar)
            row.given = None if row.given is None else row.given + seconds
    session.alarms = [
        replace(alarm, due=after(alarm.due, seconds, session.calendar(alarm.seat)), id=0)
        if alarm.seat and alarm.kind in ("deadline", "remind")
        else alarm
        for alarm in session.alarms
    ]


def safety_day(session: Session, seat: Seat) -> bool:
    """When somebody's time would run out, take one of their days if they wished so beforehand
    (TB-3.12). Returns whether that was done."""
    user = session.holder(seat)
    if user not in session.careful or left(session, user) < 1:
        return False
    session.vacations.append(VacationRow(user, session.now, session.now, 1))
    text = msg("table-safety-day", user=rights.person(user), n=left(session, user))
    extend(session, seat, DAY)
    session.announce(text, "vacation", seat)
    board.renew(session, {user}, session.now)
    return True


def extend(session: Session, seat: Seat, seconds: float) -> None:
    """Give a seat whose time is up so much more of it."""
    row, calendar = session.prompts[seat], session.calendar(seat)
    if row.ends is None:
        return
    until = after(session.now, seconds, calendar)
    if row.given is not None:
        row.given += between(row.ends, until, calendar)
    row.ends, row.deadline, row.bank = until, until, 0.0
    session.alarms = [a for a in session.alarms if a.seat != seat]
    session.alarms.append(AlarmRow(session.id, seat, "deadline", until))
    remind = after(session.now, seconds * 3 / 4, calendar)
    session.alarms.append(AlarmRow(session.id, seat, "remind", remind))
    session.moved = True
