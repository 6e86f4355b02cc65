"""The board: what happened, and whom the table waits for now (TB-8.1)."""

from __future__ import annotations

import json
from collections.abc import Collection, Container, Iterable
from typing import Literal

from bot.app.mail.stored import Asked, CallMail, TurnMail
from bot.app.model import Instant, User
from bot.app.session import encoding
from bot.app.session.session import Session, next_turn
from engines.contract import Seat
from engines.kit import play


def announce(session: Session) -> None:
    """Post the board, and whom the table waits for now (TB-8.1)."""
    if session.entries:  # what everybody has seen nobody takes back alone
        session.entries[-1].barrier = True
    session.keep(shown=True)
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


# What people are told besides: that their turn is the next one, and that only they are missing
# (TB-8.17, 8.20). Made of public facts only, and told in private.


def next_up(session: Session) -> None:
    """Tell somebody whose turn has just become the next one."""
    seat = next_turn(session.engine, session.state)
    if seat is None or seat == session.was_next or seat not in session.prompts:
        return
    asked = play.waited_for(session.offers)
    if asked and all(map(session.computer, asked)):
        return  # they take seconds
    if session.holder(seat) not in {session.holder(each) for each in asked}:
        _tell(session, seat, "next")


def only_missing(session: Session, before: Collection[Seat], now: Collection[Seat]) -> None:
    """Tell somebody that the table waits for nobody else any more. `before` and `now` are the seats
    everybody sees it wait for; who has answered under seal shows in neither. Computers do not
    count: they keep nobody waiting, and whoever plays alone would be told at every question."""
    left = _people(session, now)
    were = _people(session, before)
    if len(left) != 1 or len(were) < 2 or not left < were:
        return
    for seat in session.seats:
        offer = session.offers.get(seat)
        open_still = offer is not None and not offer.answered
        theirs = session.holder(seat) in left and seat not in session.acting
        if seat in now and seat in before and open_still and theirs:
            if offer and offer.clock == session.waited.get(seat):
                _tell(session, seat, "missing")
            return


def _people(session: Session, seats: Collection[Seat]) -> set[User]:
    return {session.holder(seat) for seat in seats if session.computer(seat) is None}


def _tell(session: Session, seat: Seat, why: Literal["next", "missing"]) -> None:
    mail = CallMail(why, session.prompts[seat].clock)
    session.post(mail, user=session.holder(seat), seat=seat, public=False)
