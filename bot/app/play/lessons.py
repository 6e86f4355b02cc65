"""A first game that teaches: one sentence at a time above a question, and the answer it is about.

The table of a lesson (`engines/kit/lesson.py`) is like any other, and so is the game there.
"""

from __future__ import annotations

import json

from bot.app.model import Taught, User
from bot.app.people import lobby
from bot.app.play import computers
from bot.app.session import rights
from bot.app.session.session import Session
from bot.store.games import ChairRow
from engines.contract import Illegal, Msg, Seat, msg
from engines.kit.lesson import left, lesson

LESSON = "lesson"
"""The option of a table that teaches. No menu shows it."""


def taught(session: Session, seat: Seat) -> Taught | None:
    """What a table that teaches says about the question to this seat."""
    if LESSON not in session.row.options or not (known := lesson(session.row.game)):
        return None
    offer, upto = session.offers[seat], session.taken_back
    before = [line for line in session.loaded.lesson if upto is None or line.seq <= upto]
    moves = (line for line in (*before, *session.entries) if line.kind == "play")
    answers = [json.loads(line.picks) for line in moves if line.seat == seat]
    todo = left(known.steps, answers)
    if not todo and left(known.steps, answers[:-1]):
        return Taught(Msg(known.last.say), known.last.rule, ())
    fitting = (Taught(Msg(step.say), step.rule, step.fits(offer)) for step in todo)
    return next((each for each in fitting if each.picks), None)


def begin(session: Session, user: User) -> None:
    """Start the lesson at a table where its host is alone (TB-2.14)."""
    known = lesson(session.row.game)
    rights.in_lobby(session)
    rights.host(session, user)
    if known is None:
        raise Illegal(msg("lesson-none"))
    if any(computers.is_person(each.user) and each.user != user for each in session.people.chairs):
        raise Illegal(msg("lesson-alone"))
    people = [user]
    while len(people) < known.people:
        people.append(computers.number("recruit", people))
    session.people.chairs = [ChairRow(each, None) for each in people]
    lobby.set_options(session, user, known.options)
    others = (chair for chair in range(known.people) if chair != known.seat)
    chairs = zip(people, (known.seat, *others), strict=True)
    session.people.chairs = [ChairRow(each, chair) for each, chair in chairs]
    session.row.options[LESSON] = "on"
    lobby.start(session, user, known.seed.encode())
