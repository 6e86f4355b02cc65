"""Who sits where while the game goes on: deputies and substitutes."""

from __future__ import annotations

from bot.app import pauses, rights, settle
from bot.app.model import User
from bot.app.sitting import Sitting
from engines.contract import Filed, Illegal, Seat, msg


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
    left, person.user, person.since = person.user, user, sitting.row.seq + 1
    deputies = sitting.people.deputies
    holders = {row.user for row in sitting.people.seats}
    sitting.people.deputies = {
        of: to for of, to in deputies.items() if of in holders and to not in holders
    }
    sitting.filed[seat] = Filed()
    row = sitting.prompts[seat]
    row.print, row.hand, row.missed = None, None, 0
    settle.restart(row)
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


def vacate(sitting: Sitting, user: User) -> None:
    """Take somebody out of a live game for good, as far as the game is played on without them."""
    people, row = sitting.people, sitting.row
    people.chairs = [each for each in people.chairs if each.user != user]
    people.deputies = {of: to for of, to in people.deputies.items() if user not in (of, to)}
    for each in people.seats:
        if each.user == user and not each.conceded and sitting.offers:
            sitting.filed.pop(each.seat, None)
            sitting.concede(each.seat, user)
    if row.host == user:
        others = [each.user for each in people.chairs] + [each.user for each in people.seats]
        row.host = next((other for other in others if other != user and other > 0), user)
        if row.host == user:
            pauses.abandon(sitting, user, admin=True)
    if row.status == "lobby":
        sitting.post("lobby", {})
