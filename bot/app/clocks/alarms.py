"""Carries out alarms: reminders, time-outs, the veil and timed events, and what happens, one step
after the other, when the time of a seat runs out (TB-1.20). Ringing one twice is harmless: the
first time removes it."""

from __future__ import annotations

from collections.abc import Container, Iterable

from bot.app.clocks import pauses
from bot.app.clocks.calendars import DAY, HOUR, after
from bot.app.clocks.seat_clocks import late
from bot.app.mail.stored import RemindMail
from bot.app.model import User
from bot.app.people import idle, seats
from bot.app.play import takeback
from bot.app.play.after_move import time_out
from bot.app.session import rights
from bot.app.session.rebuild import KeptPosition
from bot.app.session.saving import rules
from bot.app.session.session import Session
from bot.store.journal import JournalEntry
from bot.store.questions import AlarmRow
from engines.contract import Illegal, Msg, Offer, Seat, msg
from engines.extras import Imagination, TimedEvents

TIMED = "bell/"
"""The kind of an alarm for a timed event of the game begins so; the event's name follows (TB-1.13).
Such alarms belong to no seat."""
EVERY = DAY
"""How often somebody is reminded after their time is up."""


def command(alarm: AlarmRow) -> str:
    """The alarm's name as a command, so that it is carried out once."""
    return f"alarm:{alarm.id}:{alarm.due}"


def ring(session: Session, alarm: AlarmRow) -> bool:
    """Carry out an alarm. False if it was cancelled in the meantime."""
    anyway = alarm.kind in (pauses.ENDS, idle.ASKS, idle.CLOSES)
    if alarm not in session.alarms or not (session.playing or anyway):
        return False
    session.alarms.remove(alarm)
    if alarm.kind in (idle.ASKS, idle.CLOSES):
        idle.ring(session, alarm.kind)
        return True
    if alarm.kind == pauses.ENDS:
        pauses.go_on(session, "table-pause-over")
        return True
    if alarm.kind.startswith(seats.VACANT):
        give_up(session, alarm.kind.removeprefix(seats.VACANT))
        return True
    if alarm.kind == "veil":  # what was said in advance is carried out now
        return True
    if alarm.kind.startswith(TIMED):
        _fire(session, alarm.kind.removeprefix(TIMED))
        return True
    offer = session.offers.get(alarm.seat)
    if offer is None or not offer.required or offer.answered:
        return True
    waits = session.row.options.get("turn_timeout") == "wait" and not offer.sealed
    if alarm.kind == "remind" and (waits or not late(session, alarm.seat)):
        _remind(session, alarm.seat, offer)
    elif waits:
        _overdue(session, alarm.seat)
    else:
        climb(session, alarm.seat)
    return True


def _fire(session: Session, name: str) -> None:
    """Fire a timed event of the game, and show everybody the board after it."""
    assert isinstance(session.engine, TimedEvents)
    rng = session.rng()
    events = session.engine.on_timer(session.state, name, rng)
    session.put(session.state, rng.count)
    session.enter("bell", None, None, (name,), events, barrier=True)
    session.show = True


def timed_events(session: Session) -> dict[str, float]:
    """The timed events of a game, and after how many seconds from its start they fire."""
    engine = session.engine
    if not isinstance(engine, TimedEvents):
        return {}
    agreed = rules(engine, session.row.options)
    return {name: hours * HOUR for name, hours in engine.schedule(agreed).items()}


def schedule(session: Session) -> None:
    """Set an alarm for every timed event, at the start."""
    for name, seconds in timed_events(session).items():
        session.alarms.append(
            AlarmRow(session.id, "", TIMED + name, after(session.now, seconds, session.calendar()))
        )


def reschedule(session: Session, fired: Container[str]) -> None:
    """After a rewind: let the events that had not fired by then fire next, since their hour is
    past."""
    still = {alarm.kind for alarm in session.alarms}
    for name in timed_events(session):
        if name not in fired and TIMED + name not in still:
            session.alarms.append(AlarmRow(session.id, "", TIMED + name, session.now))


SNOOZED, BEFORE = 4 * HOUR, HOUR
"""After how long somebody is reminded again, and how long before the deadline at the latest."""


def snooze(session: Session, user: User, seat: Seat) -> None:
    """Remind a person again later. It says nothing in public."""
    rights.acting(session, user, seat)
    offer, row = session.offers.get(seat), session.prompts[seat]
    if offer is None or not offer.required or offer.answered:
        raise Illegal(msg("snooze-nothing"))
    latest = session.now + SNOOZED
    if row.deadline is not None and row.deadline > session.now:
        latest = min(latest, row.deadline - BEFORE)
    if latest <= session.now:
        raise Illegal(msg("snooze-too-late"))
    mail = RemindMail(row.clock, call=True)
    session.post(mail, user=user, seat=seat, public=False, due=latest)
    session.enter("snooze", None, user)


def _remind(session: Session, seat: Seat, offer: Offer) -> None:
    """Remind the person of a seat that has not answered. A sealed question is never reminded of in
    public (TB-7.5)."""
    user = session.holder(seat)
    session.post(RemindMail(offer.clock), user=user, seat=seat, public=not offer.sealed)
    for each in (seat, *_together(session, user, sealed=offer.sealed)):
        _call_off(session, each)
        if late(session, each):
            _again(session, each)


def _together(session: Session, user: User, *, sealed: bool) -> list[Seat]:
    """Other seats of the same person whose reminder is due now: one message serves them all
    (TB-1.12). Sealed and open questions are kept apart, or a missing public reminder would tell
    that a sealed question is still open."""
    own = {row.seat for row in session.people.seats if row.user == user}
    return [
        alarm.seat
        for alarm in session.alarms
        if alarm.kind == "remind" and alarm.due <= session.now and alarm.seat in own
        if (offer := session.offers.get(alarm.seat)) and offer.sealed == sealed
    ]


def _overdue(session: Session, seat: Seat) -> None:
    """Announce that time is up and the table goes on waiting; its host may now name a substitute
    (TB-1.11)."""
    text = msg("table-overdue", user=rights.person(session.holder(seat)))
    session.announce(text, "overdue", seat)
    _again(session, seat)


def _again(session: Session, seat: Seat) -> None:
    _call_off(session, seat)
    session.alarms.append(AlarmRow(session.id, seat, "remind", session.now + EVERY))


def _call_off(session: Session, seat: Seat) -> None:
    """Remove the seat's next reminder."""
    session.alarms = [a for a in session.alarms if (a.seat, a.kind) != (seat, "remind")]


GRACE = 12 * HOUR
"""How much more time a seat gets, once in a game."""
VACANT = 7 * DAY
"""How long a seat is offered before it gives up."""
UNDONE = DAY
"""For how long the host can undo a step."""

LADDERS = {
    "auto": ("default",),
    "wait": ("wait",),
    "grace": ("grace", "default"),
    "computer": ("grace", "computer"),
    "ladder": ("grace", "default", "offer", "concede"),
}
"""The steps of each value of the option `turn_timeout`."""


def steps(session: Session) -> tuple[str, ...]:
    return LADDERS[session.row.options.get("turn_timeout", "auto")]


def climb(session: Session, seat: Seat) -> None:
    """Take the next step for a seat whose time is up. What was filed for the turn ends with it only
    when a default answers."""
    if session.offers[seat].sealed:
        time_out(session, seat)
        return
    if pauses.safety_day(session, seat):
        return
    row = session.prompts[seat]
    if "grace" in steps(session) and not row.grace:
        row.grace = True
        pauses.extend(session, seat, GRACE)
        tell(session, seat, "grace", steps(session)[1])
        session.enter("grace", seat)
        return
    if "computer" in steps(session) and isinstance(session.engine, Imagination):
        seats.put_in_computer(session, session.holder(seat), "officer")
        pauses.extend(session, seat, GRACE)  # should the computer have no answer
        tell(session, seat, "computer", "return")
        session.enter("deputy", seat)
        return
    was_away = row.away
    time_out(session, seat)
    if "offer" not in steps(session):
        return
    if row.away and not was_away:
        seats.open_seat(session, seat, None)
        alarm = AlarmRow(session.id, "", seats.VACANT + seat, session.now + VACANT)
        session.alarms.append(alarm)
        tell(session, seat, "offer", "concede")
    elif not row.away:
        tell(session, seat, "default", "offer")


def tell(session: Session, seat: Seat, done: str, follows: str) -> None:
    """Say to everybody what was done, what is next, and that the host can undo it."""
    user = rights.person(session.holder(seat))
    text = Msg(f"ladder-{done}", {"user": user, "next": Msg(f"ladder-then-{follows}")})
    session.add_event(text)
    session.notice(text)


def give_up(session: Session, seat: Seat) -> None:
    """The last step: nobody has taken the seat."""
    person = next(row for row in session.people.seats if row.seat == seat)
    if person.conceded or not session.prompts[seat].away:
        return
    text = msg("ladder-concede", user=rights.person(person.user))
    session.add_event(text)
    session.notice(text)
    seats.close_seat(session, seat)
    seats.resign(session, person.user, seat)


def undoable(lines: Iterable[JournalEntry], now: float) -> int:
    """The seq before the latest step of the ladder; refused if none was taken within a day."""
    rung = [
        line
        for line in lines
        if line.command.startswith("alarm:") and line.at >= now - UNDONE
        if line.kind in ("default", "concede", "substitute")
    ]
    if not rung:
        raise Illegal(msg("ladder-nothing"))
    command = rung[-1].command.partition("/")[0]
    return min(line.seq for line in rung if line.command.partition("/")[0] == command) - 1


def forgive(session: Session, by: User, to: int, kept: KeptPosition | None) -> None:
    """Undo the latest step, for the host: the game is set back to before it, with fresh time for
    everybody."""
    rights.running(session)
    rights.host(session, by)
    takeback.go_back(session, by, to, msg("ladder-undone", by=rights.person(by)), kept)
    for row in session.people.seats:
        if (opening := seats.opening(session, row.seat)) and opening.by is None:
            seats.close_seat(session, row.seat)
