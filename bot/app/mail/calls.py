"""What people are told besides being called by the board: that their turn is the next one, and that
only they are missing (TB-8.17, 8.20). Made of public facts only, and told in private."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from bot.app.mail.stored import CallMail
from bot.app.model import User
from bot.app.session.session import Session
from engines.contract import Seat
from engines.kit import play


def next_up(session: Session) -> None:
    """Tell somebody whose turn has just become the next one."""
    seat = session.next_turn()
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
