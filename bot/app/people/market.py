"""The market for seats: who wants to leave offers a seat, and plays on until somebody takes it
(TB-3.13)."""

from __future__ import annotations

from bot.app.clocks.seat_clocks import late
from bot.app.mail.stored import SeatMail
from bot.app.model import User
from bot.app.play.computers import is_computer
from bot.app.session import rights
from bot.app.session.session import Session
from bot.store.games import OpeningRow
from bot.text import names
from engines.contract import Illegal, Seat, msg

VACANT = "vacant/"
"""The kind of the alarm after which an open seat gives up begins so; the seat follows. The alarm
belongs to the table: those of a seat end with its clocks."""


def opening(session: Session, seat: Seat) -> OpeningRow | None:
    """The open offer of a seat."""
    return next((row for row in session.openings if row.seat == seat and row.closed is None), None)


def offer(session: Session, user: User, seat: Seat) -> None:
    """Offer a seat to everybody: its holder may, and the host if its time is up or it is away."""
    rights.going_on(session)
    person = next((row for row in session.people.seats if row.seat == seat), None)
    if person is None:
        raise Illegal(msg("table-no-chair"))
    if person.conceded:
        raise Illegal(msg("table-conceded"))
    if person.user != user:
        rights.host(session, user)
        free = session.prompts[seat].away or is_computer(person.user)
        if not (free or late(session, seat)):
            raise Illegal(msg("table-not-overdue"))
    if opening(session, seat):
        raise Illegal(msg("market-open-already"))
    open_seat(session, seat, user)
    text = msg(
        "table-seat-offered", user=rights.person(user), seat=names.seat(session.row.game, seat)
    )
    session.announce(text, "offer", seat, user)


def open_seat(session: Session, seat: Seat, by: User | None) -> None:
    """Put a seat on the market, unless it is there; `by` nobody, it is the ladder."""
    if opening(session, seat) is None:
        session.openings.append(OpeningRow(0, session.id, seat, by, session.now))
        session.post(SeatMail(), seat=seat)


def close_seat(session: Session, seat: Seat, taker: User | None = None) -> None:
    """Take a seat off the market; harmless if it is not there."""
    if found := opening(session, seat):
        found.closed, found.taker = session.now, taker
        session.alarms = [alarm for alarm in session.alarms if alarm.kind != VACANT + seat]
        session.post(SeatMail(closed=True), seat=seat)


def withdraw(session: Session, user: User, seat: Seat) -> None:
    """Offer a seat no longer: its holder may, and the host."""
    rights.going_on(session)
    if seat not in session.prompts or opening(session, seat) is None:
        raise Illegal(msg("market-not-open"))
    if session.holder(seat) != user:
        rights.host(session, user)
    close_seat(session, seat)
    text = msg("table-seat-kept", seat=names.seat(session.row.game, seat))
    session.announce(text, "offer", seat, user)


def returned(session: Session, user: User) -> None:
    """Whoever acts again keeps what was offered only because they did not."""
    for row in session.people.seats:
        found = opening(session, row.seat)
        if row.user == user and found and found.by is None:
            close_seat(session, row.seat)
