"""Closes tables that nobody has touched for weeks, after asking (TB-4.8).

One alarm of each table looks from time to time when a person did something there last, so that a
move costs nothing. Only what everybody was told of counts: when the table is asked must not tell
whether somebody has answered under seal or filed a turn.
"""

from __future__ import annotations

from bot.app.clocks.calendars import DAY
from bot.app.mail.stored import IdleMail, LobbyMail
from bot.app.model import ENDED, Instant, User
from bot.app.play import after_move
from bot.app.play.computers import is_person
from bot.app.session import rights
from bot.app.session.rebuild import since_barrier
from bot.app.session.session import Session
from bot.store.questions import AlarmRow
from engines.contract import Illegal, msg

ASKS, CLOSES = "idle", "close"
"""The kinds of the alarms that ask and that close. They belong to no seat, and ring while a game is
paused too: most tables that are left behind are."""
UNTOUCHED = 21 * DAY
"""After how long the table is asked."""
ANSWER = 7 * DAY
"""How long it has to say that it goes on."""


def watch(session: Session, since: Instant) -> None:
    """Ask the table if nobody does anything from that moment on."""
    _set(session, ASKS, since + UNTOUCHED)


def ring(session: Session, kind: str) -> None:
    """Ask the table, or close it; unless somebody has done something since."""
    touched = max(session.touched, _in_lobby(session))
    if kind == ASKS and touched + UNTOUCHED <= session.now:
        _ask(session)
    elif kind == CLOSES and touched + UNTOUCHED + ANSWER <= session.now:
        in_lobby = session.row.status == "lobby"
        text = msg("table-idle-closed")
        session.add_event(text)
        session.enter("abandon")
        after_move.finish(session, None)
        if in_lobby:
            session.outgoing = []
            session.post(LobbyMail())
    else:
        watch(session, touched)


def _in_lobby(session: Session) -> Instant:
    """When anything was last done in a lobby, where everybody sees all of it."""
    if session.row.status != "lobby":
        return 0.0
    mine = [line.at for line in since_barrier(session) if line.kind != "idle"]
    return max([session.row.opened, *mine])


def _ask(session: Session) -> None:
    closes = session.now + ANSWER
    _set(session, CLOSES, closes)
    session.enter("idle")
    playing = [row.user for row in session.people.seats if not row.conceded]
    playing += [row.user for row in session.people.chairs]
    people = dict.fromkeys(filter(is_person, [session.row.host, *playing]))
    session.post(IdleMail(closes, tuple(people)))


def keep(session: Session, user: User) -> None:
    """Keep the table, for whoever plays there and for its host."""
    if session.row.status in ENDED:
        raise Illegal(msg("table-over"))
    in_lobby = user in {row.user for row in session.people.chairs}
    if not (session.row.status == "lobby" and (in_lobby or user == session.row.host)):
        rights.going_on(session)
        rights.seated(session, user)
    if not any(alarm.kind == CLOSES for alarm in session.alarms):
        raise Illegal(msg("idle-nothing"))
    watch(session, session.now)
    text = msg("table-idle-kept", user=rights.person(user))
    session.announce(text, "keep", None, user)


def _set(session: Session, kind: str, due: Instant) -> None:
    session.alarms = [each for each in session.alarms if each.kind not in (ASKS, CLOSES)]
    session.alarms.append(AlarmRow(session.id, "", kind, due))
