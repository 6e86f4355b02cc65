"""Strikes through calls that have been answered (TB-8.19)."""

from __future__ import annotations

from bot.app.mail.boards_sent import read
from bot.app.mail.stored import Envelope, StrikeMail
from bot.app.session.session import Session
from bot.store import Db, outbox
from bot.store.outbox import OutboxRow
from engines.contract import Seat


def _settled(session: Session, seat: Seat) -> bool:
    """Whether the question a seat was asked when this session began is asked no longer. A sealed
    one still is, whoever has answered it."""
    offer = session.offers.get(seat)
    return offer is None or not offer.required or offer.clock != session.waited.get(seat)


def strike_board(session: Session, last: OutboxRow | None) -> list[Envelope]:
    """Where a new board follows, strike through the calls of the one before that have been answered
    (TB-8.19). Nobody's answer under seal shows: such a call is over when the question is."""
    if last is None:
        return []
    over = [each.user for each in read(last).waiting if _settled(session, each.seat)]
    if not over:
        return []
    struck = StrikeMail(last.id, tuple(dict.fromkeys(over)))
    return [Envelope(struck, session.now, session.id, session.row.channel)]


def strike_letters(db: Db, session: Session) -> list[Envelope]:
    """Strike through what called or reminded a seat that has now answered. Only its reader sees
    letters, so a sealed answer may show there."""
    done = [
        seat
        for seat in session.waited
        if seat in session.prompts
        if _settled(session, seat) or session.offers[seat].answered
    ]
    return [
        Envelope(StrikeMail(each.id), session.now, session.id, each.channel, each.user, seat)
        for seat in done
        for each in outbox.letters(db, session.id, seat)
    ]
