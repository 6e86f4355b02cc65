"""What happens, one step after the other, when the time of a seat runs out (TB-1.20).

The steps of a table are data. Each is told to everybody, together with the one that is next, and
the host can undo it within a day. Sealed questions know no steps: what is done about one would tell
who has not answered it.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.app.clocks import pauses
from bot.app.clocks.calendars import DAY, HOUR
from bot.app.model import User
from bot.app.people import seats
from bot.app.play import takeback
from bot.app.play.after_move import time_out
from bot.app.session import rights
from bot.app.session.rebuild import KeptPosition
from bot.app.session.session import Session
from bot.store.journal import JournalEntry
from bot.store.questions import AlarmRow
from engines.contract import Illegal, Msg, Seat, msg
from engines.extras import Imagination

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
