"""When a game stands still: pauses (TB-4.3), its end without a result (TB-4.4), and vacations,
whole days in which the clock of one person stands still at a table (TB-3.11)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, timedelta
from math import ceil
from zoneinfo import ZoneInfo

from bot.app.clocks import calendars
from bot.app.clocks.calendars import DAY, HOUR, Calendar, after, between, midnight, moved
from bot.app.mail import board
from bot.app.mail.stored import DigestMail, Envelope, LobbyMail
from bot.app.model import ENDED, Instant, User
from bot.app.play import after_move
from bot.app.session import rights
from bot.app.session.session import Session
from bot.store import Db, outbox, users
from bot.store.questions import AlarmRow, VacationRow
from bot.text import verbatim
from engines.contract import Illegal, Msg, Seat, msg

Deed = Callable[[Session], None]

ENDS = "unpause"
"""The kind of the alarm at which a pause ends by itself; it belongs to no seat."""
LONGEST = 72 * HOUR
"""How long a pause lasts that no admin has made."""


def pause(session: Session, user: User, earlier: int, *, admin: bool) -> None:
    """Stop all clocks. `earlier` is how often this person has done so at this table."""
    rights.running(session)
    rights.seated(session, user, admin=admin)
    free = admin or user == session.row.host
    if not free and session.row.options.get("vacation") == "0":
        raise Illegal(msg("pause-host-only"))
    if not free and earlier:
        raise Illegal(msg("pause-once"))
    session.row.status, session.row.paused = "paused", session.now
    told = text = msg("table-paused-by", user=rights.person(user))
    if not admin:
        ends = session.now + LONGEST
        session.alarms.append(AlarmRow(session.id, "", ENDS, ends))
        told = msg("table-paused-until", user=rights.person(user), time=f"<t:{int(ends)}:f>")
    session.add_event(text)
    session.enter("pause", None, user)
    session.notice(told)


def resume(session: Session, user: User, *, admin: bool) -> None:
    """Let every clock go on from where it stood (TB-1.8)."""
    if session.row.paused is None:
        raise Illegal(msg("table-not-paused"))
    rights.seated(session, user, admin=admin)
    _go_on(session)
    text = msg("table-resumed", user=rights.person(user))
    session.add_event(text)
    session.enter("resume", None, user)


def stop(session: Session) -> None:
    """Stop all clocks because nobody can be served (TB-4.9)."""
    if session.row.status == "playing":
        session.row.status, session.row.paused = "paused", session.now
        session.add_event(msg("table-stopped"))
        session.enter("pause")


def go_on(session: Session, why: str = "table-going-on") -> None:
    """Let the clocks go on that were stopped so, or by a pause that has lasted long enough
    (TB-4.7); a person may have done it before."""
    if session.row.paused is not None:
        _go_on(session)
        session.add_event(Msg(why))
        session.enter("resume")


def _go_on(session: Session) -> None:
    assert session.row.paused is not None
    session.alarms = [alarm for alarm in session.alarms if alarm.kind != ENDS]
    stood_still(session, session.row.paused, session.now)
    session.row.status, session.row.paused = "playing", None
    session.show = session.moved = True


def stood_still(session: Session, since: Instant, now: Instant) -> None:
    """Let every clock go on from where it stood."""
    move_clocks(session, lambda due, seat: moved(due, since, now, session.calendar(seat)))


def move_clocks(session: Session, to: Callable[[Instant, Seat], Instant]) -> None:
    """Give everything that runs another end, by the present one and the seat."""
    for row in session.prompts.values():
        if row.deadline is not None:
            row.deadline = to(row.deadline, row.seat)
        if row.ends is not None:
            row.ends = to(row.ends, row.seat)
    session.alarms = [
        replace(alarm, due=due, id=0) if (due := to(alarm.due, alarm.seat)) != alarm.due else alarm
        for alarm in session.alarms
    ]


def abandon(session: Session, user: User, *, admin: bool) -> None:
    """End a game without a result."""
    if session.row.status in ENDED:
        raise Illegal(msg("table-over"))
    rights.host(session, user, admin=admin)
    in_lobby = session.row.status == "lobby"
    if user != session.row.host:
        rights.declare(session, user)
    text = msg("table-abandoned", user=rights.person(user))
    session.add_event(text)
    session.enter("abandon", None, user)
    after_move.finish(session, None)
    if in_lobby:
        session.outgoing = []
        session.post(LobbyMail())


LETTER = "digest"
"""The kind of the message that tells what waits for somebody."""
YEAR = timedelta(days=366)
NOTICE = 12 * HOUR
"""While the table waits for somebody, their vacation begins no sooner than after this."""


def granted(session: Session) -> int:
    """How many days each person has at this table. A table from before there were vacations has
    none."""
    return int(session.row.options.get("vacation", "0"))


def days_left(session: Session, user: User) -> int:
    """How many of them somebody still has."""
    return granted(session) - sum(row.days for row in session.vacations if row.user == user)


def read_days(first: str, last: str, now: Instant, zone: str) -> tuple[date, date]:
    """The first and the last day as they were typed: from today on, within a year."""
    today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    try:
        begin, end = date.fromisoformat(first.strip()), date.fromisoformat((last or first).strip())
    except ValueError:
        raise Illegal(msg("vacation-no-date")) from None
    if not today <= begin <= end <= today + YEAR:
        raise Illegal(msg("vacation-no-date"))
    return begin, end


def take_vacation(session: Session, user: User, first: date, last: date, zone: str) -> None:
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
    if days > (rest := days_left(session, user)):
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


def end_vacation(session: Session, user: User) -> None:
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
    text = msg("table-vacation-over", user=rights.person(user), n=days_left(session, user))
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
            asleep = calendars.woken(due, wish.zone, wish.quiet)
            outbox.add(db, Envelope(DigestMail(ends, back), asleep, user=user).row)


def rearrange(session: Session, was: dict[Seat, Calendar]) -> None:
    """Move what runs for these seats, whose calendars have changed: no running time is lost or
    won."""
    at = session.clock_time

    def to(due: Instant, seat: Seat) -> Instant:
        return moved(due, at, at, was[seat], session.calendar(seat)) if seat in was else due

    move_clocks(session, to)


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
    if user not in session.careful or days_left(session, user) < 1:
        return False
    session.vacations.append(VacationRow(user, session.now, session.now, 1))
    text = msg("table-safety-day", user=rights.person(user), n=days_left(session, user))
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
