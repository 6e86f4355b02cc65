"""Going back: one's own latest picks at once; what others have seen, if everybody else who plays
agrees (TB-5.7); anything else by an admin, in public."""

from __future__ import annotations

from bot.app.clocks import alarms, seat_clocks
from bot.app.mail.stored import PleaMail
from bot.app.model import Moment, User
from bot.app.people import seats
from bot.app.play import computers
from bot.app.session import rights
from bot.app.session.encoding import decode_events
from bot.app.session.rebuild import KeptPosition, rebuild, since_barrier
from bot.app.session.session import MOVES, SILENT, Session
from bot.store.journal import JournalEntry, TakebackRow
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
    rights.declare(session, by)
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


MOMENTS = 5
"""How many public moments may have passed since the move that is taken back (TB-5.9)."""
LINES = 200
"""In how many lines of the journal that move is looked for."""


def ask(session: Session, user: User, lines: list[JournalEntry]) -> None:
    """Ask for one's latest move back. `lines` are the latest lines of the journal that stand."""
    rights.running(session)
    mine = session.commands(user)
    if not mine:
        raise Illegal(msg("table-not-seated"))
    if off(session):
        raise Illegal(msg("table-undo-off"))
    before = session.takeback
    if before and before.open:
        raise Illegal(msg("table-takeback-open"))
    if any(offer.sealed for seat, offer in session.offers.items() if seat in mine):
        # TB-5.8: an answer of theirs may be among the moves; that it is given nobody may know.
        raise Illegal(msg("table-takeback-sealed"))
    others = _others(session, mine)
    number = before.number + 1 if before else 1
    session.takeback = TakebackRow(number, user, _target(lines, mine), others)
    session.enter("ask", None, user)
    if others:
        session.post(PleaMail(number, user, tuple(others)))


def _others(session: Session, mine: set[Seat]) -> list[User]:
    """The other players who are not away."""
    seats = session.people.seats
    askers = {row.user for row in seats if row.seat in mine}
    found = {
        row.user
        for row in seats
        if not row.conceded and not session.prompts[row.seat].away and computers.is_person(row.user)
    }
    return sorted(found - askers)


def _target(lines: list[JournalEntry], mine: set[Seat]) -> int:
    """The seq before the latest move of these seats."""
    seen = 0
    for line in reversed(lines):
        if line.kind in ("play", "plan") and line.seat in mine:
            return line.seq - 1
        public = any(event.audience is None for event in decode_events(line.events))
        seen += line.barrier and public
        if seen > MOMENTS or line.kind in ("substitute", "concede"):
            break
    raise Illegal(msg("table-takeback-late"))


def answer(session: Session, user: User, number: int, *, agrees: bool) -> None:
    """Record an answer to the request. A deputy may give it; giving it twice changes nothing."""
    rights.running(session)
    now = session.takeback
    if now is None or not now.open or now.number != number:
        raise Illegal(msg("table-takeback-gone"))
    mine = {row.user for row in session.people.seats if row.seat in session.commands(user)}
    if not mine or now.user == user:
        raise Illegal(msg("table-takeback-not-asked"))
    session.enter("consent", None, user, note={"agrees": agrees})
    if agrees:
        now.asked = [each for each in now.asked if each not in mine]
    elif mine.intersection(now.asked):
        now.open = False
        text = msg("table-takeback-refused", user=rights.person(now.user))
        session.add_event(text)
        session.notice(text)


def granted(session: Session) -> int | None:
    """The seq to go back to, once everybody has agreed; None before."""
    now = session.takeback
    return now.target if now and now.open and not now.asked else None


def carry_out(session: Session, past: KeptPosition | None) -> None:
    now = session.takeback
    assert now is not None
    now.open = False
    announcement = msg("table-takeback-done", user=rights.person(now.user))
    go_back(session, now.user, now.target, announcement, past)
