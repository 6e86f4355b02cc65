"""Who sits where while the game goes on: deputies and substitutes."""

from __future__ import annotations

import json
from collections.abc import Iterable

from bot.app import pauses, rights, settle
from bot.app.model import User
from bot.app.sitting import MOVES, Sitting
from bot.store.games import SeatRow
from bot.store.journal import Entry
from bot.text import names
from engines.contract import Filed, Illegal, Inherited, Seat, msg


def deputy(sitting: Sitting, user: User, deputy: User | None) -> None:
    """Let somebody who does not play here give one's orders and see what one sees (RR-18.6)."""
    rights.going_on(sitting)
    holders = {row.user for row in sitting.people.seats}
    if user not in holders:
        raise Illegal(msg("table-not-seated"))
    if deputy is None:
        if sitting.people.deputies.pop(user, None) is None:
            raise Illegal(msg("table-no-deputy"))
        text = msg("table-deputy-gone", user=rights.person(user))
    else:
        if deputy in holders:
            raise Illegal(msg("table-bad-deputy", user=rights.person(deputy)))
        sitting.people.deputies[user] = deputy
        text = msg("table-deputy", user=rights.person(user), deputy=rights.person(deputy))
    sitting.aside(text)
    sitting.enter("deputy", None, user)
    sitting.notice(text)
    sitting.moved = True  # their threads are others now


def substitute(
    sitting: Sitting, by: User, seat: Seat, user: User, reason: str, *, admin: bool
) -> None:
    """Put somebody else into a seat. They get fresh time and none of the earlier person's orders,
    and cannot take back what that person did."""
    rights.going_on(sitting)
    if not admin:
        rights.host(sitting, by)
        if seat not in sitting.prompts or not sitting.late(seat):
            raise Illegal(msg("table-not-overdue"))
    person = next((row for row in sitting.people.seats if row.seat == seat), None)
    if person is None:
        raise Illegal(msg("table-no-chair"))
    if person.user == user:
        raise Illegal(msg("table-joined"))
    if person.conceded:
        raise Illegal(msg("table-conceded"))
    left = _hand_over(sitting, person, user)
    text = msg(
        "table-substituted",
        by=rights.person(by),
        left=rights.person(left),
        user=rights.person(user),
        reason=reason,
    )
    sitting.aside(text)
    note = {"from": str(left), "to": str(user), "reason": reason}
    sitting.enter("substitute", seat, by, barrier=True, note=note)
    sitting.moved = sitting.show = True


def _hand_over(sitting: Sitting, person: SeatRow, user: User) -> User:
    """Somebody new in a seat; returns who left it."""
    left, person.user, person.since = person.user, user, sitting.row.seq + 1
    holders = {row.user for row in sitting.people.seats}
    sitting.people.deputies = {
        of: to for of, to in sitting.people.deputies.items() if of in holders and to != user
    }
    sitting.filed[person.seat] = Filed()
    sitting.acting.discard(person.seat)
    row = sitting.prompts[person.seat]
    row.print, row.hand, row.missed = None, None, 0
    settle.restart(row)
    return left


# Team mates step in where a game has it so.


def resign(sitting: Sitting, user: User, seat: Seat) -> None:
    """Give up everything one holds on the side of this seat. Team mates take it over; the last
    of a side loses the game for it (OV-26.7)."""
    engine = sitting.engine
    if not isinstance(engine, Inherited):
        sitting.filed.pop(seat, None)
        sitting.concede(seat, user)
        return
    for person in sitting.people.seats:
        if person.user != user or person.conceded or person.seat not in engine.heirs(seat):
            continue
        mates = _holding(sitting, engine.heirs(person.seat))
        heir = next((mate for mate in mates if mate != user), None)
        if heir is None:
            sitting.filed.pop(person.seat, None)
            sitting.concede(person.seat, user)
        else:
            _inherit(sitting, person, heir)


def _holding(sitting: Sitting, seats: Iterable[Seat]) -> list[User]:
    """Who still plays in these seats, the first one first."""
    rows = {row.seat: row for row in sitting.people.seats}
    held = [rows[seat] for seat in seats if seat in rows]
    return [row.user for row in held if row.user > 0 and not row.conceded]


def _inherit(sitting: Sitting, person: SeatRow, heir: User) -> None:
    left = _hand_over(sitting, person, heir)
    text = msg(
        "table-inherited",
        left=rights.person(left),
        user=rights.person(heir),
        seat=names.seat(sitting.row.game, person.seat),
    )
    sitting.aside(text)
    note = {"from": str(left), "to": str(heir), "reason": "resigned"}
    sitting.enter("substitute", person.seat, left, barrier=True, note=note)
    sitting.moved = sitting.show = True


ABSENT = 3
"""Turns in a row answered by silence, after which a team mate may step in (OV-26.6)."""


def stand_in(sitting: Sitting, user: User, seat: Seat, lines: Iterable[Entry]) -> None:
    """Act for an absent team mate until they act again. Whoever they named before does so no
    more."""
    rights.running(sitting)
    rights.seated(sitting, user)
    engine = sitting.engine
    heirs = engine.heirs(seat) if isinstance(engine, Inherited) else ()
    if seat not in sitting.prompts or user not in _holding(sitting, heirs):
        raise Illegal(msg("table-not-your-side"))
    absent = sitting.holder(seat)
    if any(row.user == absent and row.seat not in heirs for row in sitting.people.seats):
        raise Illegal(msg("table-not-your-side"))  # would see the hand of the enemy
    if seat in sitting.commands(user):
        raise Illegal(msg("table-joined"))
    if len(_silent(lines, seat)) < ABSENT:
        raise Illegal(msg("table-not-absent", user=rights.person(absent), n=ABSENT))
    sitting.people.deputies[absent] = user
    for row in sitting.people.seats:
        if row.user == absent:
            sitting.prompts[row.seat].missed = 0
    text = msg("table-deputy", user=rights.person(absent), deputy=rights.person(user))
    sitting.aside(text)
    sitting.enter("deputy", seat, user)
    sitting.notice(text)
    sitting.moved = True


def _silent(lines: Iterable[Entry], seat: Seat) -> set[str]:
    """The turns, up to now, in which nobody said anything for a seat."""
    found: set[str] = set()
    for line in reversed(list(lines)):
        if line.seat != seat or line.kind not in MOVES:
            continue
        if line.kind not in ("default", "away") or not line.note:
            break
        found.add(json.loads(line.note)["clock"].partition("/")[2])
    return found


def report(sitting: Sitting, user: User, text: str) -> None:
    """Something for the host alone (OV-21.15)."""
    rights.going_on(sitting)
    rights.seated(sitting, user)
    told = msg("table-report", user=rights.person(user), table=str(sitting.id), text=text)
    sitting.enter("report", None, user)
    sitting.notice(told, sitting.row.host)


def vacate(sitting: Sitting, user: User) -> None:
    """Take somebody out of a live game for good, as far as the game is played on without them."""
    people, row = sitting.people, sitting.row
    people.chairs = [each for each in people.chairs if each.user != user]
    people.deputies = {of: to for of, to in people.deputies.items() if user not in (of, to)}
    for each in people.seats:
        if each.user == user and not each.conceded and sitting.offers:
            resign(sitting, user, each.seat)
    if row.host == user:
        others = [each.user for each in people.chairs] + [each.user for each in people.seats]
        row.host = next((other for other in others if other != user and other > 0), user)
        if row.host == user:
            pauses.abandon(sitting, user, admin=True)
    if row.status == "lobby":
        sitting.post("lobby", {})
