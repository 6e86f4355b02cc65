"""Takes back a move others have seen, if everybody else who plays agrees (TB-5.7).

Answers are sealed: nobody sees who has agreed or refused. One refusal ends the request, and so does
the game when it goes on meanwhile.
"""

from __future__ import annotations

from bot.app.mail.stored import PleaMail
from bot.app.model import User
from bot.app.play import computers, undo
from bot.app.session import rights
from bot.app.session.encoding import decode_events
from bot.app.session.rebuild import KeptPosition
from bot.app.session.session import Session
from bot.store.journal import JournalEntry, TakebackRow
from engines.contract import Illegal, Seat, msg

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
    if undo.off(session):
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
    undo.go_back(session, now.user, now.target, announcement, past)
