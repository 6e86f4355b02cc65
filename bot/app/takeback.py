"""Taking back a move others have seen: if everybody else who plays agrees.

Answers are sealed: nobody sees who has agreed, and who refused. One refusal ends it, and so does
the game when it goes on meanwhile.
"""

from __future__ import annotations

from bot.app import rights, undo
from bot.app.model import User
from bot.app.packed import unpack_events
from bot.app.past import Past
from bot.app.sitting import Sitting
from bot.store.journal import Entry
from bot.store.takebacks import TakebackRow
from engines.contract import Illegal, Seat, msg

MOMENTS = 5
"""So many things everybody has seen may have happened since the move that is taken back."""
LINES = 200
"""Lines of the journal in which that move is looked for."""


def ask(sitting: Sitting, user: User, lines: list[Entry]) -> None:
    """Ask for one's latest move. `lines` are the latest of the journal that stand."""
    rights.running(sitting)
    mine = sitting.commands(user)
    if not mine:
        raise Illegal(msg("table-not-seated"))
    if undo.off(sitting):
        raise Illegal(msg("table-undo-off"))
    before = sitting.takeback
    if before and before.open:
        raise Illegal(msg("table-takeback-open"))
    if any(offer.sealed for seat, offer in sitting.offers.items() if seat in mine):
        # An answer of theirs may be among the moves; that it has been given is nobody's business.
        raise Illegal(msg("table-takeback-sealed"))
    others = _others(sitting, mine)
    number = before.number + 1 if before else 1
    sitting.takeback = TakebackRow(number, user, _target(lines, mine), others)
    sitting.enter("ask", None, user)
    if others:
        people = [str(each) for each in others]
        sitting.post("plea", {"number": number, "user": str(user), "asked": people})


def _others(sitting: Sitting, mine: set[Seat]) -> list[User]:
    """Those who still play and are there."""
    seats = sitting.people.seats
    askers = {row.user for row in seats if row.seat in mine}
    found = {
        row.user
        for row in seats
        if not row.conceded and not sitting.prompts[row.seat].away and row.user > 0
    }
    return sorted(found - askers)


def _target(lines: list[Entry], mine: set[Seat]) -> int:
    """The seq before the latest move of these seats."""
    seen = 0
    for line in reversed(lines):
        if line.kind in ("play", "plan") and line.seat in mine:
            return line.seq - 1
        told = any(event.audience is None for event in unpack_events(line.events))
        seen += line.barrier and told
        if seen > MOMENTS or line.kind == "substitute":
            break
    raise Illegal(msg("table-takeback-late"))


def answer(sitting: Sitting, user: User, number: int, *, agrees: bool) -> None:
    """What somebody who is asked says; a deputy may say it for them. Twice is once."""
    rights.running(sitting)
    now = sitting.takeback
    if now is None or not now.open or now.number != number:
        raise Illegal(msg("table-takeback-gone"))
    mine = {row.user for row in sitting.people.seats if row.seat in sitting.commands(user)}
    if not mine or now.user == user:
        raise Illegal(msg("table-takeback-not-asked"))
    sitting.enter("consent", None, user, note={"agrees": agrees})
    if agrees:
        now.asked = [each for each in now.asked if each not in mine]
    elif mine.intersection(now.asked):
        now.open = False
        text = msg("table-takeback-refused", user=rights.person(now.user))
        sitting.aside(text)
        sitting.notice(text)


def granted(sitting: Sitting) -> int | None:
    """Where to go back to, once everybody has agreed."""
    now, seats = sitting.takeback, sitting.people.seats
    playing = {row.user for row in seats if not row.conceded}
    return now.target if now and now.open and not playing.intersection(now.asked) else None


def carry_out(sitting: Sitting, past: Past | None) -> None:
    now = sitting.takeback
    assert now is not None
    now.open = False
    told = msg("table-takeback-done", user=rights.person(now.user))
    undo.go_back(sitting, now.user, now.target, told, past)
