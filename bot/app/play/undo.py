"""Going back: one's own latest picks at once; anything else by an admin, in public."""

from __future__ import annotations

from bot.app.clocks import alarms, seat_clocks
from bot.app.model import Moment, User
from bot.app.people import seats
from bot.app.session import knowing, rights
from bot.app.session.encoding import decode_events
from bot.app.session.rebuild import KeptPosition, rebuild, since_barrier
from bot.app.session.session import MOVES, SILENT, Session
from bot.store.journal import JournalEntry
from bot.text import verbatim
from engines.contract import Illegal, Msg, Seat, msg

OFF = ("none", "off")
"""Values of games' `undo` option under which no move may be taken back (TB-5.5)."""


def off(session: Session) -> bool:
    """Whether this table takes nothing back. Somebody who plays alone always may (TB-5.5)."""
    return session.row.options.get("undo") in OFF and len(session.seats) > 1


def steps(session: Session, seat: Seat) -> list[int]:
    """The seqs a seat can go back to, nearest first. Each takes back one pick of its person,
    together with the orders that answered after it."""
    if off(session):
        return []
    if any(offer.sealed for offer in session.offers.values()):  # TB-5.3
        return []
    back: list[int] = []
    for entry in reversed(since_barrier(session)):
        if entry.barrier:  # TB-5.1
            break
        if entry.kind not in MOVES:
            continue
        if entry.seat != seat or entry.kind in SILENT:  # TB-5.2
            break
        if entry.kind in ("play", "plan"):
            back.append(entry.seq - 1)
    return back


def undo(session: Session, user: User, seat: Seat, to: int, kept: KeptPosition | None) -> None:
    """Take back a person's latest pick. `to` is one of `steps`."""
    assert kept is not None
    assert session.row.seed is not None, "every barrier keeps its position"
    session.put(*rebuild(kept, session.row.seed, session.engine))
    session.taken_back = to
    filed = session.filing(seat)
    filed.withdraw()
    session.prompts[seat].print = None
    session.add_event(msg("table-undone", user=rights.person(user)))  # TB-5.4
    session.enter("undo", seat, user, note={"to": to})


def target(session: Session, user: User, seat: Seat) -> int:
    """The seq the seat's next undo leads to; otherwise a refusal that says why there is none."""
    seats.take_command(session, user, seat)
    if off(session):
        raise Illegal(msg("table-undo-off"))
    back = steps(session, seat)
    if not back:
        raise Illegal(msg("table-undo-barrier", why=Msg(f"table-undo-{_gone(session, seat)}")))
    return back[0]


def _gone(session: Session, seat: Seat) -> str:
    """Why there is nothing to take back (TB-5.6)."""
    if any(offer.sealed for offer in session.offers.values()):
        return "sealed"
    last = [line for line in since_barrier(session) if line.barrier or line.kind in MOVES]
    if not last or last[-1].barrier:
        return "shown"
    return "others" if last[-1].seat != seat else "silence"


def moments(entries: list[JournalEntry]) -> list[Moment]:
    """The points an admin can go back to: positions everybody had reached."""
    found = []
    for entry in entries:
        public = [event for event in decode_events(entry.events) if event.audience is None]
        if entry.barrier:
            last = public[-1] if public else None
            found.append(Moment(entry.seq, entry.at, entry.seat, last))
    return found


def rewind(session: Session, by: User, seq: int, reason: str, kept: KeptPosition | None) -> None:
    """Set the game back, for an admin and in public (TB-4.6)."""
    rights.going_on(session)
    knowing.declare(session, by)
    announcement = msg("table-rewound", by=rights.person(by), reason=verbatim(reason))
    go_back(session, by, seq, announcement, kept, reason=reason)


def go_back(
    session: Session, by: User, seq: int, announcement: Msg, kept: KeptPosition | None, **note: str
) -> None:
    """Set the game back to right after `seq`. New dice from there on, and fresh time for everybody
    (TB-5.10)."""
    if kept is None or seq >= session.row.seq or session.row.seed is None:
        raise Illegal(msg("table-no-such-moment"))
    try:
        state, _ = rebuild(kept, session.row.seed, session.engine)
    except Illegal:  # the rules have been mended since: only kept positions can be reached
        raise Illegal(msg("table-no-such-moment")) from None
    session.row.epoch += 1
    session.put(state, 0)
    session.taken_back = seq
    for person in session.people.seats:
        person.conceded = person.seat in kept.conceded
    for row in session.prompts.values():
        seat_clocks.restart(row)
        row.print, row.missed = None, 0
    for filed in session.filed.values():
        filed.withdraw()
    alarms.reschedule(session, kept.fired)
    session.add_event(announcement)
    session.enter("rewind", None, by, barrier=True, note={"to": seq, **note})
    session.show = True
