"""Pauses a game (TB-4.3), or ends it without a result (TB-4.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.app.clocks.calendars import HOUR, moved
from bot.app.mail.stored import LobbyMail
from bot.app.model import ENDED, Instant, User
from bot.app.play import after_move
from bot.app.session import rights
from bot.app.session.session import Session
from bot.store.questions import AlarmRow
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
