"""Decides which private threads there are (TB-8.7): for teams, if the table agreed on it, and for
whoever the game lets confer.

A thread is for exactly the people it was opened for. When they change, it is closed and another one
opened, so that nobody reads what was written before they came (TB-8.6).
"""

from __future__ import annotations

from bot.app.mail.stored import HushMail, TalkMail
from bot.app.model import User
from bot.app.play.computers import is_person
from bot.app.session.session import Session
from bot.store.rooms import TalkRow
from bot.text import names
from engines.contract import Msg, Seat, msg
from engines.extras import PrivateTalks, Teams

CONFERENCE, TEAM = "conference", "team."


def arrange(session: Session) -> None:
    """Open and close threads until exactly those exist that should."""
    wanted = _wanted(session) if session.row.ended is None else {}
    for talk in session.talks:
        if not talk.closed and wanted.get(talk.about) != talk.users:
            talk.closed = True
            session.post(HushMail(talk.about, talk.since))
    there = {talk.about for talk in session.talks if not talk.closed}
    for about, users in wanted.items():
        if about not in there:
            talk = TalkRow(about, session.row.seq, users)
            session.talks.append(talk)
            session.post(TalkMail(about, talk.since, tuple(users)))


def _wanted(session: Session) -> dict[str, list[User]]:
    engine = session.engine
    found = _councils(session, engine) if isinstance(engine, Teams) else {}
    if isinstance(engine, PrivateTalks):
        found[CONFERENCE] = _people(session, engine.conference(session.state))
    return {about: users for about, users in found.items() if len(users) > 1}


def _councils(session: Session, engine: Teams) -> dict[str, list[User]]:
    """The people of each team's thread, as the game has it or as the table agreed."""
    if isinstance(engine, PrivateTalks):
        groups = engine.councils(session.state)
    elif session.row.options.get("team_threads") == "on":
        groups = engine.teams(session.seats)
    else:
        return {}
    teams, found = engine.teams(session.seats), {}
    for name, seats in groups.items():
        out = _people(session, tuple(seat for seat in teams[name] if seat not in seats))
        found[TEAM + name] = [user for user in _people(session, seats) if user not in out]
    return found


def _people(session: Session, seats: tuple[Seat, ...]) -> list[User]:
    """Who holds these seats, and their deputies, who see what they see (TB-3.5)."""
    holders = {session.holder(seat) for seat in seats}
    deputies = {to for of, to in session.people.deputies.items() if of in holders}
    return sorted(user for user in holders | deputies if is_person(user))


def title(game: str, about: str) -> Msg:
    """Whose thread it is, in words."""
    if about == CONFERENCE:
        return msg("talk-conference")
    return names.team(game, about.removeprefix(TEAM))
