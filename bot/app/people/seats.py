"""Who acts for which seat while the game goes on: deputies, stand-ins, substitutes, resignations;
and the market: who wants to leave offers a seat, and plays on until somebody takes it (TB-3.13)."""

from __future__ import annotations

import json
from collections.abc import Iterable

from bot.app.clocks import pauses, seat_clocks
from bot.app.clocks.seat_clocks import late
from bot.app.mail.stored import LobbyMail, SeatMail
from bot.app.model import LEAGUE, User
from bot.app.play import after_move, computers
from bot.app.play.computers import is_computer, is_person
from bot.app.session import rights
from bot.app.session.session import MOVES, SILENT, Session
from bot.store.games import OpeningRow, SeatRow
from bot.store.journal import JournalEntry
from bot.text import names, verbatim
from engines.contract import Illegal, Msg, OrderBook, Seat, msg
from engines.extras import Succession
from engines.kit.search import Strength


def take_command(session: Session, user: User, seat: Seat) -> None:
    """Check that somebody may give orders for a seat, and note that they are back: no longer away,
    and without a stand-in (TB-3.3)."""
    rights.acting(session, user, seat)
    dismiss_stand_in(session, user)
    own = session.own(user)
    session.acting = own | {seat}
    if gone := [each for each in sorted(own) if session.prompts[each].away]:
        session.add_event(msg("table-back", user=rights.person(session.holder(gone[0]))))
    for each in own:
        session.prompts[each].missed = 0
    returned(session, user)


def dismiss_stand_in(session: Session, user: User) -> None:
    """End a team mate's or a computer's standing in for this person, who acts again (TB-3.9)."""
    stand_in = session.people.deputies.get(user, 0)
    if is_computer(stand_in) or stand_in in {row.user for row in session.people.seats}:
        del session.people.deputies[user]
        session.add_event(msg("table-deputy-gone", user=rights.person(user)))


def resume(session: Session, user: User, *, admin: bool) -> None:
    """Let a paused game go on. Whoever does so is there again, and nobody stands in for them. If
    nobody is even then, everybody is called back: the game would pause itself at once."""
    back = session.own(user)
    dismiss_stand_in(session, user)
    for seat in back:
        session.prompts[seat].missed = 0
    if after_move.everybody_away(session):
        for row in session.people.seats:
            session.prompts[row.seat].missed = 0
            dismiss_stand_in(session, row.user)
    pauses.resume(session, user, admin=admin)


def deputy(session: Session, user: User, deputy: User | None) -> None:
    """Name a deputy, who does not play here, gives the person's orders and sees what they see; or
    name none (TB-3.5)."""
    rights.going_on(session)
    holders = {row.user for row in session.people.seats}
    if user not in holders:
        raise Illegal(msg("table-not-seated"))
    if deputy is None:
        if session.people.deputies.pop(user, None) is None:
            raise Illegal(msg("table-no-deputy"))
        text = msg("table-deputy-gone", user=rights.person(user))
    else:
        if deputy in holders or not is_person(deputy):
            raise Illegal(msg("table-bad-deputy", user=rights.person(deputy)))
        rights.check(session, deputy, [r.seat for r in session.people.seats if r.user == user])
        session.people.deputies[user] = deputy
        text = msg("table-deputy", user=rights.person(user), deputy=rights.person(deputy))
    session.announce(text, "deputy", None, user)
    session.moved = True  # their threads are others now


def substitute(
    session: Session, by: User, seat: Seat, user: User, reason: str, *, admin: bool
) -> None:
    """Give a seat to somebody else. They get fresh time and none of the earlier person's orders,
    and cannot take back what that person did (TB-3.6, 3.8). An admin may give it to somebody who
    knows a hand of another side, and everybody is told so."""
    rights.going_on(session)
    if not admin:  # TB-3.7
        rights.host(session, by)
        if seat not in session.prompts or not seat_clocks.late(session, seat):
            raise Illegal(msg("table-not-overdue"))
    person = next((row for row in session.people.seats if row.seat == seat), None)
    if person is None:
        raise Illegal(msg("table-no-chair"))
    if person.user == user:
        raise Illegal(msg("table-joined"))
    if person.conceded:
        raise Illegal(msg("table-conceded"))
    if admin:
        rights.declare(session, by)
    if rights.rival(session, user, [seat]):
        if not admin:
            raise Illegal(rights.warning(user))
        session.add_event(rights.warning(user))
    text = msg(
        "table-substituted",
        by=rights.person(by),
        left=rights.person(person.user),
        user=rights.person(user),
        reason=verbatim(reason),
    )
    _hand_over(session, person, user, text, by=by, why=reason)


def _hand_over(
    session: Session, person: SeatRow, user: User, text: Msg, *, by: User, why: str
) -> None:
    """Put somebody new into a seat, with fresh time and no orders, and tell everybody."""
    left, person.user, person.since = person.user, user, session.row.seq + 1
    holders = {row.user for row in session.people.seats}
    session.people.deputies = {
        of: to for of, to in session.people.deputies.items() if of in holders and to != user
    }
    session.filed[person.seat] = OrderBook()
    session.acting.discard(person.seat)
    row = session.prompts[person.seat]
    row.print, row.hand, row.missed = None, None, 0
    seat_clocks.restart(row)
    session.add_event(text)
    note = {"from": str(left), "to": str(user), "reason": why}
    session.enter("substitute", person.seat, by, barrier=True, note=note)
    session.moved = session.show = True


def take_over(session: Session, user: User, seat: Seat) -> None:
    """Take over a seat that is open, or a computer's (TB-9.8). Whoever has seen another hand of
    this table cannot."""
    rights.going_on(session)
    if seat not in session.prompts:
        raise Illegal(msg("table-no-chair"))
    if opening(session, seat) is None and not is_computer(session.holder(seat)):
        raise Illegal(msg("market-not-open"))
    if session.holder(seat) == user:
        raise Illegal(msg("table-joined"))
    if session.commands(user) or rights.seen(session, user) - {seat}:
        raise Illegal(msg("market-knows-too-much"))
    close_seat(session, seat, user)
    person = next(row for row in session.people.seats if row.seat == seat)
    text = msg(
        "table-seat-taken",
        user=rights.person(user),
        left=rights.person(person.user),
        seat=names.seat(session.row.game, seat),
    )
    _hand_over(session, person, user, text, by=user, why="market")
    row = session.prompts[seat]
    row.bank = max(row.bank, seat_clocks.hours(session, "bank") / 2)


# Team mates step in where a game has it so.


def resign(session: Session, user: User, seat: Seat) -> None:
    """Give up everything the person holds on the side of this seat. Team mates take it over; the
    last player of a side loses the game for it (TB-4.2)."""
    engine = session.engine
    if not isinstance(engine, Succession):
        session.filed.pop(seat, None)
        _concede(session, seat, user)
        return
    for person in session.people.seats:
        if person.user != user or person.conceded or person.seat not in engine.successors(seat):
            continue
        mates = _holding(session, engine.successors(person.seat))
        heir = next((mate for mate in mates if mate != user), None)
        if heir is None:
            session.filed.pop(person.seat, None)
            _concede(session, person.seat, user)
        else:
            text = msg(
                "table-inherited",
                left=rights.person(user),
                user=rights.person(heir),
                seat=names.seat(session.row.game, person.seat),
            )
            _hand_over(session, person, heir, text, by=user, why="resigned")


def _concede(session: Session, seat: Seat, user: User) -> None:
    rng = session.rng()
    events = session.engine.concede(session.state, seat, rng)
    session.put(session.state, rng.count)
    next(row for row in session.people.seats if row.seat == seat).conceded = True
    session.enter("concede", seat, user, (), events, barrier=True)
    session.decide_takeback()


def _holding(session: Session, seats: Iterable[Seat]) -> list[User]:
    """The people who still play in these seats, in order."""
    rows = {row.seat: row for row in session.people.seats}
    held = [rows[seat] for seat in seats if seat in rows]
    return [row.user for row in held if row.user > 0 and not row.conceded]


ABSENT = 3
"""Turns in a row answered by time-out, after which a team mate may stand in (TB-3.9)."""


def stand_in(session: Session, user: User, seat: Seat, lines: Iterable[JournalEntry]) -> None:
    """Act for an absent team mate until they act again. Replaces any deputy they have named."""
    rights.running(session)
    rights.seated(session, user)
    engine = session.engine
    heirs = engine.successors(seat) if isinstance(engine, Succession) else ()
    if seat not in session.prompts or user not in _holding(session, heirs):
        raise Illegal(msg("table-not-your-side"))
    absent = session.holder(seat)
    if any(row.user == absent and row.seat not in heirs for row in session.people.seats):
        raise Illegal(msg("table-not-your-side"))  # would see the hand of the enemy
    if seat in session.commands(user):
        raise Illegal(msg("table-joined"))
    if len(_silent(lines, seat)) < ABSENT:
        raise Illegal(msg("table-not-absent", user=rights.person(absent), n=ABSENT))
    session.people.deputies[absent] = user
    for row in session.people.seats:
        if row.user == absent:
            session.prompts[row.seat].missed = 0
    text = msg("table-deputy", user=rights.person(absent), deputy=rights.person(user))
    session.announce(text, "deputy", seat, user)
    session.moved = True


def _silent(lines: Iterable[JournalEntry], seat: Seat) -> set[str]:
    """The turns, up to now, in which nobody answered for a seat."""
    found: set[str] = set()
    for line in reversed(list(lines)):
        if line.seat != seat or line.kind not in MOVES:
            continue
        if line.kind not in SILENT or not line.note:
            break
        found.add(json.loads(line.note)["clock"].partition("/")[2])
    return found


# Computers.


def computer_stands_in(session: Session, by: User, seat: Seat, strength: Strength | None) -> None:
    """Let a computer act for the person of a seat until they act again; without a strength, end
    that. The person may, and the host once their time is up (TB-9.7)."""
    rights.going_on(session)
    if seat not in session.prompts:
        raise Illegal(msg("table-no-chair"))
    absent = session.holder(seat)
    if by != absent:
        rights.host(session, by)
        if not seat_clocks.late(session, seat):
            raise Illegal(msg("table-not-overdue"))
    if is_computer(absent):
        raise Illegal(msg("table-computer-already"))
    if strength is not None:
        if session.row.host == LEAGUE and (strength == "staff" or not _misses_turns(session, seat)):
            raise Illegal(msg("computer-in-league"))
        if not _others_play(session, absent):
            raise Illegal(msg("table-only-computers"))
        text = put_in_computer(session, absent, strength)
    elif is_computer(session.people.deputies.get(absent, 0)):
        del session.people.deputies[absent]
        text = msg("table-deputy-gone", user=rights.person(absent))
    else:
        raise Illegal(msg("table-no-deputy"))
    session.announce(text, "deputy", seat, by)
    session.moved = True


def _misses_turns(session: Session, seat: Seat) -> bool:
    """Whether the time of a seat is up, or its person is on vacation."""
    user, now = session.holder(seat), session.now
    away = any(row.user == user and row.begins <= now < row.ends for row in session.vacations)
    return away or seat_clocks.late(session, seat)


def _others_play(session: Session, absent: User) -> bool:
    """Whether any seat is left in which a person acts, besides those of this one (TB-9.10)."""
    return any(
        row.user != absent and not row.conceded and session.computer(row.seat) is None
        for row in session.people.seats
    )


def put_in_computer(session: Session, absent: User, strength: Strength) -> Msg:
    """Name a computer as somebody's stand-in; returns the sentence about it."""
    everybody = {row.user for row in session.people.seats} | {*session.people.deputies.values()}
    computer = computers.number(strength, everybody)
    session.people.deputies[absent] = computer
    return msg("table-deputy", user=rights.person(absent), deputy=rights.person(computer))


def report(session: Session, user: User, text: str) -> None:
    """Tell the host something in private (TB-8.8)."""
    rights.going_on(session)
    rights.seated(session, user)
    if session.row.host == LEAGUE:  # TB-10.21
        raise Illegal(msg("league-no-host"))
    if user == session.row.host:
        raise Illegal(msg("table-report-own"))
    told = msg("table-report", user=rights.person(user), table=str(session.id), text=verbatim(text))
    session.enter("report", None, user)
    session.notice(told, session.row.host)


def vacate(session: Session, user: User) -> None:
    """Remove somebody from a live game for good; the others play on (TB-3.10)."""
    people, row = session.people, session.row
    people.chairs = [each for each in people.chairs if each.user != user]
    people.deputies = {of: to for of, to in people.deputies.items() if user not in (of, to)}
    for each in people.seats:
        if each.user == user and not each.conceded and session.offers:
            resign(session, user, each.seat)
    if row.host == user:
        others = [each.user for each in people.chairs] + [each.user for each in people.seats]
        row.host = next((other for other in others if other != user and is_person(other)), user)
        if row.host == user:
            pauses.abandon(session, user, admin=True)
    if row.status == "lobby":
        session.post(LobbyMail())


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
