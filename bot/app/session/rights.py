"""Guards: who may do what, and when; whose hands somebody has seen, and for whom they may therefore
act (TB-3.19). Each refusal is a sentence."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.app.model import LEAGUE, User, partners
from bot.app.play import computers
from bot.app.session.encoding import decode_events
from bot.app.session.saving import joint
from bot.app.session.session import Session
from bot.store.journal import JournalEntry
from engines.contract import Illegal, Msg, Seat, msg
from engines.extras import Teams


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


def deputised(lines: Iterable[JournalEntry], user: User) -> set[User]:
    """Everybody somebody has ever acted for at a table: they have seen these people's hands."""
    found: set[User] = set()
    for line in lines:
        for event in decode_events(line.events) if line.kind == "deputy" else ():
            deputy, holder = event.text.args.get("deputy"), event.text.args.get("user")
            if deputy == person(user) and isinstance(holder, Msg) and "user" in holder.args:
                found.add(int(str(holder.args["user"])))
    return found


def had(
    held: Iterable[tuple[Seat, User]], deputies: Iterable[JournalEntry], user: User
) -> set[Seat]:
    """The seats somebody, or a program of theirs, has ever held or acted for at a table: `held` is
    who has held what, and `deputies` when somebody was named who acts for another."""
    known = {user, *deputised(deputies, user), *computers.guests_of(user)}
    return {seat for seat, holder in held if holder in known}


def seen(session: Session, user: User) -> set[Seat]:
    """The seats whose hands somebody has seen: as holder, partner, deputy or stand-in, now or
    before."""
    held = had(session.loaded.held, session.loaded.deputies, user)
    mates = partners(held, joint(session.engine, session.row.options))
    return held.union(mates, session.commands(user))


def side(session: Session, seats: Iterable[Seat]) -> set[Seat]:
    """These seats, and all that win with them."""
    engine, found = session.engine, set(seats)
    teams = engine.teams(session.seats).values() if isinstance(engine, Teams) else ()
    return found.union(*(team for team in teams if found.intersection(team)))


def rival(session: Session, user: User, seats: Collection[Seat]) -> bool:
    """Whether somebody has seen a hand of another side than that of these seats."""
    return bool(seen(session, user) - side(session, seats))


def check(session: Session, user: User, seats: Collection[Seat]) -> None:
    """Refuse to let somebody act for these seats who knows a hand of another side."""
    if rival(session, user, seats):
        raise Illegal(warning(user))


def warning(user: User) -> Msg:
    return msg("table-knows-too-much", user=person(user))


def declare(session: Session, by: User) -> None:
    """Tell everybody if an admin who rules the table has seen a hand there."""
    if seen(session, by):
        session.add_event(msg("table-admin-knows", user=person(by)))
