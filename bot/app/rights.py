"""Who may do what, and when. Each refusal is a sentence."""

from __future__ import annotations

from bot.app.model import User
from bot.app.sitting import Sitting
from engines.contract import Illegal, Msg, Seat, msg


def person(user: User) -> Msg:
    """Somebody's name inside a sentence. Quoted, so that a person can be forgotten."""
    return msg("table-user", user=str(user))


def in_lobby(sitting: Sitting) -> None:
    if sitting.row.status != "lobby":
        raise Illegal(msg("table-started"))


def running(sitting: Sitting) -> None:
    match sitting.row.status:
        case "lobby":
            raise Illegal(msg("table-not-started"))
        case "paused":
            raise Illegal(msg("table-paused"))
        case "over" | "abandoned":
            raise Illegal(msg("table-over"))


def going_on(sitting: Sitting) -> None:
    """Started and not ended: running or paused."""
    if sitting.row.status != "paused":
        running(sitting)


def host(sitting: Sitting, user: User, *, admin: bool = False) -> None:
    if user != sitting.row.host and not admin:
        raise Illegal(msg("table-host-only", host=person(sitting.row.host)))


def seated(sitting: Sitting, user: User, *, admin: bool = False) -> None:
    if not (admin or user == sitting.row.host or sitting.commands(user)):
        raise Illegal(msg("table-not-seated"))


def commanding(sitting: Sitting, user: User, seat: Seat) -> None:
    """Gives orders for a seat, and is therefore no longer away (RR-18.5)."""
    mine = sitting.commands(user)
    if not mine:
        raise Illegal(msg("table-not-seated"))
    if seat not in mine:
        raise Illegal(msg("table-not-your-seat"))
    _back(sitting, user)
    own = sitting.own(user)
    sitting.acting = own | {seat}
    if gone := [each for each in sorted(own) if sitting.prompts[each].away]:
        sitting.aside(msg("table-back", user=person(sitting.holder(gone[0]))))
    for each in own:
        sitting.prompts[each].missed = 0


def _back(sitting: Sitting, user: User) -> None:
    """A team mate who stood in for somebody does so until they act again (OV-26.6)."""
    deputy = sitting.people.deputies.get(user)
    if deputy in {row.user for row in sitting.people.seats}:
        del sitting.people.deputies[user]
        sitting.aside(msg("table-deputy-gone", user=person(user)))
