"""The clocks of seats: they run while a seat is asked, and stop when it has answered."""

from __future__ import annotations

from bot.app.clocks import calendars, pace
from bot.app.model import Instant
from bot.app.session.session import Session
from bot.store.questions import AlarmRow, How, PromptRow, WaitRow
from engines.contract import Offer, Seat

REMEMBERED = 4
"""How many interrupted clocks of a seat are kept (TB-1.2). Older ones are forgotten."""


def run(session: Session, row: PromptRow, offer: Offer | None) -> None:
    """Let the clock of a seat run while it is asked and has not answered.

    A sealed answer stops the clock; taking it back lets it go on. Everybody is shown the same
    deadline meanwhile, so only a slow player pays for it, and nobody sees who that was (TB-1.15).
    """
    clock = offer.clock if offer else None
    row.acted = row.acted or (row.seat, row.clock) in session.acted
    fresh = clock != row.clock
    if fresh:
        _stop(session, row)
        row.clock, row.deadline = clock, None
        row.acted = (row.seat, clock) in session.acted
        session.alarms = [alarm for alarm in session.alarms if alarm.seat != row.seat]
    allowance = allowed(session, offer, row.seat) if offer else None
    if offer is None or clock is None or (allowance is None and row.deadline is None):
        return
    if row.deadline is None:
        _earn(session, row, clock)
        left, acted = row.stopped.setdefault(clock, (allowance or 0.0, False))
        row.acted = row.acted or acted
        row.deadline = calendars.after(session.clock_time, left, session.calendar(row.seat))
    if offer.answered:
        _stop(session, row)
    elif row.ends is None:
        _start(session, row, clock, allowance, fresh=fresh)


def allowed(session: Session, offer: Offer, seat: Seat) -> float | None:
    """Seconds for an answer. A reaction to somebody else's move has a clock of its own (TB-1.3)."""
    options = session.row.options
    name = "reaction_clock" if offer.reaction or reacts(session, offer) else "clock"
    wanted = options.get(name, options["clock"])
    if wanted == pace.SLOT:
        return pace.until_slot(options, session.clock_time, session.calendar(seat))
    return calendars.seconds(wanted)


def reacts(session: Session, offer: Offer) -> bool:
    """Whether some are asked under seal while others look on. A sealed question to everybody,
    during set-up for instance, is a turn that all take at once (TB-1.4)."""
    playing = [row.seat for row in session.people.seats if not row.conceded]
    asked = {seat for seat, each in session.offers.items() if each.sealed}
    return offer.sealed and not asked.issuperset(playing)


def hours(session: Session, option: str) -> float:
    """The seconds of an option that is given in hours."""
    return float(session.row.options.get(option, "0")) * calendars.HOUR


def due(session: Session, seat: Seat) -> Instant | None:
    """When the time of a seat is up, bank included; None if no clock runs for it."""
    row = session.prompts[seat]
    if row.ends is None:
        return None
    return calendars.after(row.ends, row.bank, session.calendar(seat))


def late(session: Session, seat: Seat) -> bool:
    """Whether the seat's time is up and the table still waits for it."""
    end = due(session, seat)
    return end is not None and end <= session.clock_time


def _earn(session: Session, row: PromptRow, clock: str) -> None:
    """When a seat's next turn begins, add to its bank what it has earned by ending the turn before
    in time (TB-1.17)."""
    if not clock.startswith(calendars.TURN) or clock == row.turn:
        return
    if row.turn is not None and not row.lapsed:
        row.bank = calendars.earned(row.bank, hours(session, "refill"), hours(session, "bank_cap"))
    row.turn, row.lapsed = clock, False


def _stop(session: Session, row: PromptRow) -> None:
    """Stop the seat's running clock: keep what is left, and pay from the bank for what was
    overrun."""
    if row.clock is None or row.ends is None:
        return
    left, row.bank = calendars.stopped(
        session.clock_time, row.ends, row.bank, session.calendar(row.seat)
    )
    row.stopped.pop(row.clock, None)
    row.stopped[row.clock] = (left, row.acted)
    row.stopped = dict(list(row.stopped.items())[-REMEMBERED:])
    _write_down(session, row, row.clock, row.ends)
    row.ends = None
    session.alarms = [a for a in session.alarms if a.seat != row.seat or a.kind == "veil"]


def _write_down(session: Session, row: PromptRow, clock: str, ends: Instant) -> None:
    """Put a clock that stops into the clock book (TB-1.16)."""
    if row.began is None or row.given is None:
        return  # it began to run before there was a clock book
    how: How = "dropped"
    if (row.seat, clock) in session.lapsed:
        how, row.lapsed = "timeout", True
    elif row.acted:
        how = "answered"
    left = calendars.between(session.clock_time, ends, session.calendar(row.seat))
    session.waits.append(
        WaitRow(
            game=session.id,
            epoch=session.row.epoch,
            seat=row.seat,
            clock=clock,
            user=session.holder(row.seat),
            asked=row.began,
            answered=session.now,
            how=how,
            sealed=row.seat in session.was_sealed,
            running=row.given - left,
        )
    )


def _start(
    session: Session, row: PromptRow, clock: str, allowance: float | None, *, fresh: bool
) -> None:
    now, calendar = session.clock_time, session.calendar(row.seat)
    left, _ = row.stopped.pop(clock, (allowance or 0.0, False))
    row.ends = calendars.after(now, left, calendar)
    row.began, row.given = session.now, left
    own = due(session, row.seat) if fresh else _last_due(session, row)
    assert own is not None
    session.alarms.append(AlarmRow(session.id, row.seat, "deadline", own))
    if remind := calendars.reminder(now, row.ends, allowance or 0.0, calendar):
        session.alarms.append(AlarmRow(session.id, row.seat, "remind", remind))


def _last_due(session: Session, row: PromptRow) -> Instant:
    """The deadline for giving a sealed answer again that was taken back: as late as that of the
    others who are asked, and not later than the one everybody is shown."""
    assert row.deadline is not None
    own = calendars.after(row.deadline, row.bank, session.calendar(row.seat))
    others = [
        alarm.due
        for alarm in session.alarms
        if alarm.kind == "deadline" and session.prompts[alarm.seat].clock == row.clock
    ]
    return max([own, *others])


def longest_veil(session: Session) -> float:
    """The longest delay, in seconds, before orders alone close a window."""
    return float(session.row.options.get("veil", "0")) * calendars.MINUTE


def veil(session: Session, row: PromptRow) -> None:
    """Set the alarm after which orders may close the window that was only just opened (TB-7.4)."""
    if row.seat in session.veiled:
        due = session.clock_time + session.chance() * longest_veil(session)
        session.alarms.append(AlarmRow(session.id, row.seat, "veil", due))


def restart(row: PromptRow) -> None:
    """Give a seat fresh time for the question it has."""
    row.clock, row.deadline, row.ends, row.stopped, row.acted = None, None, None, {}, False
