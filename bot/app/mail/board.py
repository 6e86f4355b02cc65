"""The board: what happened, and whom the table waits for now (TB-8.1)."""

from __future__ import annotations

import json
from collections.abc import Container, Iterable

from bot.app.mail.stored import Asked, TurnMail
from bot.app.model import Instant, User
from bot.app.session import encoding
from bot.app.session.session import Session
from engines.contract import Seat
from engines.kit import play


def announce(session: Session) -> None:
    """Post the board, and whom the table waits for now (TB-8.1)."""
    if session.entries:  # what everybody has seen nobody takes back alone
        session.entries[-1].barrier = True
    session.keep_shown()
    session.decide_takeback()
    post(session, *_called(session))


def renew(session: Session, users: Container[User], at: Instant) -> None:
    """If the table waits for one of these people, bring its board up to date then: until when it
    waits has changed, or that they are away (TB-3.11). Nobody is called by it."""
    waiting = (row for row in session.people.seats if session.prompts[row.seat].waiting is not None)
    if any(row.user in users for row in waiting):
        post(session, due=at)


def post(
    session: Session,
    called: Iterable[User] = (),
    again: Iterable[Seat] = (),
    *,
    due: Instant | None = None,
) -> None:
    waiting = tuple(
        Asked(row.seat, row.user, encoding.decode_msg(json.loads(asked)), prompt.deadline)
        for row in session.people.seats
        if (asked := (prompt := session.prompts[row.seat]).waiting) is not None
    )
    running = {session.prompts[each.seat].clock for each in waiting}
    board = TurnMail(session.row.seq, waiting, tuple(called), tuple(sorted(filter(None, running))))
    session.post(board, due=due, again=tuple(again))


def _called(session: Session) -> tuple[list[User], list[Seat]]:
    """Whom the board calls, and the seats that a direct message calls in its place: those of a
    group that answers one sealed question after another. Made of public facts only: who of them
    has answered last, and is still at the table, is one's own business."""
    now, before = play.waited_for(session.offers), session.waited
    users = {seat: session.holder(seat) for seat in session.seats}
    there = set() if session.show else {users[seat] for seat in before}
    asked = [seat for seat in session.seats if seat in now and session.computer(seat) is None]
    called = [users[seat] for seat in asked if users[seat] not in there]
    if len({users[seat] for seat in session.was_sealed}) < 2:
        return list(dict.fromkeys(called)), []
    again = [seat for seat in asked if now[seat] != before.get(seat)]
    sealed = {seat for seat, offer in session.offers.items() if offer.sealed}
    if sealed and sealed == session.was_sealed and not called:
        return [], again
    return list(dict.fromkeys([*called, *(users[seat] for seat in again)])), []
