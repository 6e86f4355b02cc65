"""Guards: who may do what, and when. Each refusal is a sentence."""

from __future__ import annotations

from bot.app.model import LEAGUE, User
from bot.app.play import computers
from bot.app.session.session import Session
from engines.contract import Illegal, Msg, Seat, msg


def person(user: User) -> Msg:
    """Somebody's name inside a sentence. Quoted, so that a person can be forgotten."""
    if computers.is_computer(user):
        return computers.introduced(user)
    if user == LEAGUE:
        return Msg("league-itself")
    return msg("table-user", user=str(user))


def in_lobby(session: Session) -> None:
    if session.row.status != "lobby":
        raise Illegal(msg("table-started"))


def running(session: Session) -> None:
    match session.row.status:
        case "lobby":
            raise Illegal(msg("table-not-started"))
        case "paused":
            raise Illegal(msg("table-paused"))
        case "over" | "abandoned":  # TB-4.5
            raise Illegal(msg("table-over"))


def going_on(session: Session) -> None:
    """Refuse unless the game has started and not ended. It may be paused."""
    if session.row.status != "paused":
        running(session)


def host(session: Session, user: User, *, admin: bool = False) -> None:
    if user != session.row.host and not admin:
        raise Illegal(msg("table-host-only", host=person(session.row.host)))


def seated(session: Session, user: User, *, admin: bool = False) -> None:
    if not (admin or user == session.row.host or session.commands(user)):
        raise Illegal(msg("table-not-seated"))


def commanding(session: Session, user: User, seat: Seat) -> None:
    """Refuse unless the person holds the seat, is its deputy or plays it as a partner."""
    mine = session.commands(user)
    if not mine:
        raise Illegal(msg("table-not-seated"))
    if seat not in mine:
        raise Illegal(msg("table-not-your-seat"))


def acting(session: Session, user: User, seat: Seat) -> None:
    """The same, and refuse unless the game is going on just now."""
    running(session)
    commanding(session, user, seat)


def hinted(session: Session) -> bool:
    """Whether the table lets a computer advise its players; in a league none does (TB-9.9)."""
    wish = session.row.options.get("hints", "alone")
    if session.row.host == LEAGUE:
        return False
    return wish == "on" or (wish == "alone" and session.alone is not None)
