"""Pauses a game (TB-4.3), or ends it without a result (TB-4.4)."""

from __future__ import annotations

from dataclasses import replace

from bot.app import after_move, calendars, rights
from bot.app.model import Instant, User
from bot.app.session import Session
from engines.contract import Illegal, Seat, msg


def pause(session: Session, user: User, *, admin: bool) -> None:
    rights.running(session)
    rights.seated(session, user, admin=admin)
    session.row.status, session.row.paused = "paused", session.now
    text = msg("table-paused-by", user=rights.person(user))
    session.add_event(text)
    session.enter("pause", None, user)
    session.notice(text)


def resume(session: Session, user: User, *, admin: bool) -> None:
    """Let every clock go on from where it stood (TB-1.8)."""
    if session.row.paused is None:
        raise Illegal(msg("table-not-paused"))
    rights.seated(session, user, admin=admin)
    began = session.row.paused

    def moved(due: Instant, seat: Seat) -> Instant:
        return calendars.moved(due, began, session.now, session.calendar(seat))

    session.row.status, session.row.paused = "playing", None
    for row in session.prompts.values():
        if row.deadline is not None:
            row.deadline = moved(row.deadline, row.seat)
        if row.ends is not None:
            row.ends = moved(row.ends, row.seat)
    session.alarms = [
        replace(alarm, due=moved(alarm.due, alarm.seat), id=0) for alarm in session.alarms
    ]
    for seat in session.own(user):
        session.prompts[seat].missed = 0
    text = msg("table-resumed", user=rights.person(user))
    session.add_event(text)
    session.enter("resume", None, user)
    session.show = session.moved = True


def abandon(session: Session, user: User, *, admin: bool) -> None:
    """End a game without a result."""
    if session.row.status in ("over", "abandoned"):
        raise Illegal(msg("table-over"))
    rights.host(session, user, admin=admin)
    in_lobby = session.row.status == "lobby"
    text = msg("table-abandoned", user=rights.person(user))
    session.add_event(text)
    session.enter("abandon", None, user)
    after_move.finish(session, None)
    if in_lobby:
        session.outgoing = []
        session.post("lobby", {})
