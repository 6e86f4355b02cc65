"""What happens when an alarm rings. Ringing twice is harmless: the alarm is gone by then."""

from __future__ import annotations

from collections.abc import Container

from bot.app import rights
from bot.app.auto_answers import time_out
from bot.app.clocks import HOUR, after
from bot.app.lookup import rules
from bot.app.model import User
from bot.app.session import Session
from bot.store.prompts import AlarmRow
from engines.contract import Offer, Seat, msg
from engines.extras import TimedEvents

BELL = "bell/"
"""Alarms of the game itself: this and the name of the bell (TB-1.13). They belong to no seat."""
DAY = 24 * HOUR
"""So often somebody is reminded whose time is up."""


def command(alarm: AlarmRow) -> str:
    """An alarm is a command like any other, carried out once."""
    return f"alarm:{alarm.id}:{alarm.due}"


def ring(session: Session, alarm: AlarmRow) -> bool:
    """False if the alarm was called off in the meantime."""
    if not session.playing or alarm not in session.alarms:
        return False
    session.alarms.remove(alarm)
    if alarm.kind == "veil":  # what was said in advance is carried out now
        return True
    if alarm.kind.startswith(BELL):
        session.bell(alarm.kind.removeprefix(BELL))
        return True
    offer = session.offers.get(alarm.seat)
    if offer is None or not offer.required or offer.answered:
        return True
    waits = session.row.options.get("turn_timeout") == "wait" and not offer.sealed
    if alarm.kind == "remind" and (waits or not session.late(alarm.seat)):
        _remind(session, alarm.seat, offer)
    elif waits:
        _overdue(session, alarm.seat)
    else:
        time_out(session, alarm.seat)
    return True


def bells(session: Session) -> dict[str, float]:
    """The bells of a game, and after how many seconds from its start they ring."""
    engine = session.engine
    if not isinstance(engine, TimedEvents):
        return {}
    agreed = rules(engine, session.row.options)
    return {name: hours * HOUR for name, hours in engine.schedule(agreed).items()}


def hang(session: Session) -> None:
    """At the start: set every bell."""
    for name, seconds in bells(session).items():
        session.alarms.append(
            AlarmRow(session.id, "", BELL + name, after(session.now, seconds, session.quiet))
        )


def hang_again(session: Session, rung: Container[str]) -> None:
    """Back at a moment when some bells had not rung yet: their hour is past, so they ring next."""
    still = {alarm.kind for alarm in session.alarms}
    for name in bells(session):
        if name not in rung and BELL + name not in still:
            session.alarms.append(AlarmRow(session.id, "", BELL + name, session.now))


def _remind(session: Session, seat: Seat, offer: Offer) -> None:
    """Only who has not answered is reminded, so a sealed question is never reminded in public
    (TB-7.5)."""
    user, body = session.holder(seat), {"clock": offer.clock}
    session.post("remind", body, user=user, seat=seat, public=not offer.sealed)
    for each in (seat, *_together(session, user, sealed=offer.sealed)):
        _call_off(session, each)
        if session.late(each):
            _again(session, each)


def _together(session: Session, user: User, *, sealed: bool) -> list[Seat]:
    """Other seats of a person whose time runs out now: one word is enough for all (TB-1.12). A
    sealed question keeps its own, or a missing public one would tell that it is still open."""
    own = {row.seat for row in session.people.seats if row.user == user}
    return [
        alarm.seat
        for alarm in session.alarms
        if alarm.kind == "remind" and alarm.due <= session.now and alarm.seat in own
        if (offer := session.offers.get(alarm.seat)) and offer.sealed == sealed
    ]


def _overdue(session: Session, seat: Seat) -> None:
    """Time is up and the table goes on waiting (TB-1.11); its host may name a substitute."""
    text = msg("table-overdue", user=rights.person(session.holder(seat)))
    session.aside(text)
    session.enter("overdue", seat)
    session.notice(text)
    _again(session, seat)


def _again(session: Session, seat: Seat) -> None:
    _call_off(session, seat)
    session.alarms.append(AlarmRow(session.id, seat, "remind", session.now + DAY))


def _call_off(session: Session, seat: Seat) -> None:
    """No reminder is due for a seat."""
    session.alarms = [a for a in session.alarms if (a.seat, a.kind) != (seat, "remind")]
