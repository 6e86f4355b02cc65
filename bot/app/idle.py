"""Closes tables that nobody has touched for weeks, after asking (TB-4.8).

One alarm of each table looks from time to time when a person did something there last, so that a
move costs nothing. Only what everybody was told of counts: when the table is asked must not tell
whether somebody has answered under seal or filed a turn.
"""

from __future__ import annotations

from bot.app import after_move, rights
from bot.app.calendars import DAY
from bot.app.computers import is_person
from bot.app.model import Instant, User
from bot.app.session import Session
from bot.store.prompts import AlarmRow
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
    if kind == ASKS and session.touched + UNTOUCHED <= session.now:
        _ask(session)
    elif kind == CLOSES and session.touched + UNTOUCHED + ANSWER <= session.now:
        text = msg("table-idle-closed")
        session.add_event(text)
        session.enter("abandon")
        after_move.finish(session, None)
    else:
        watch(session, session.touched)


def _ask(session: Session) -> None:
    closes = session.now + ANSWER
    _set(session, CLOSES, closes)
    session.enter("idle")
    playing = [row.user for row in session.people.seats if not row.conceded]
    people = dict.fromkeys(filter(is_person, [session.row.host, *playing]))
    session.post("idle", {"closes": closes, "asked": [str(user) for user in people]})


def keep(session: Session, user: User) -> None:
    """Keep the table, for whoever plays there and for its host."""
    rights.going_on(session)
    rights.seated(session, user)
    if not any(alarm.kind == CLOSES for alarm in session.alarms):
        raise Illegal(msg("idle-nothing"))
    watch(session, session.now)
    text = msg("table-idle-kept", user=rights.person(user))
    session.add_event(text)
    session.enter("keep", None, user)
    session.notice(text)


def _set(session: Session, kind: str, due: Instant) -> None:
    session.alarms = [each for each in session.alarms if each.kind not in (ASKS, CLOSES)]
    session.alarms.append(AlarmRow(session.id, "", kind, due))
