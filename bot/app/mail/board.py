"""What a move posts: the board, with what happened and whom the table waits for now (TB-8.1);
hands, which only one seat may know (TB-8.2); private threads (TB-8.7), for teams, if the table
agreed on it, and for whoever the game lets confer.

A thread is for exactly the people it was opened for. When they change, it is closed and another one
opened, so that nobody reads what was written before they came (TB-8.6).
"""

from __future__ import annotations

import json
from collections.abc import Collection, Container, Iterable
from dataclasses import is_dataclass
from functools import cache
from hashlib import blake2b
from typing import Any, Literal, get_type_hints

from bot.app.clocks.calendars import HERE
from bot.app.mail.stored import Asked, CallMail, HandMail, HushMail, TalkMail, TurnMail
from bot.app.model import Instant, User
from bot.app.play.computers import is_person
from bot.app.session import encoding
from bot.app.session.saving import shown_hands
from bot.app.session.session import Session, next_turn
from bot.store.outbox import TalkRow
from bot.text import names
from engines.contract import PUBLIC, Msg, Seat, msg
from engines.extras import PrivateTalks, Teams
from engines.kit import play


def announce(session: Session) -> None:
    """Post the board, and whom the table waits for now (TB-8.1)."""
    if session.entries:  # what everybody has seen nobody takes back alone
        session.entries[-1].barrier = True
    session.keep(shown=True)
    session.decide_takeback()
    post(session, *_called(session))


def renew(session: Session, users: Container[User], at: Instant) -> None:
    """If the table waits for one of these people, bring its board up to date then: until when it
    waits has changed, or that they are away (TB-3.11). Nobody is called by it."""
    waiting = (row for row in session.people.seats if session.prompts[row.seat].waiting is not None)
    if any(row.user in users for row in waiting):
        post(session, due=at)


def post(
    session: Session,
    called: Iterable[User] = (),
    again: Iterable[Seat] = (),
    *,
    due: Instant | None = None,
) -> None:
    waiting = tuple(
        Asked(row.seat, row.user, encoding.decode_msg(json.loads(asked)), prompt.deadline)
        for row in session.people.seats
        if (asked := (prompt := session.prompts[row.seat]).waiting) is not None
    )
    running = {session.prompts[each.seat].clock for each in waiting}
    board = TurnMail(session.row.seq, waiting, tuple(called), tuple(sorted(filter(None, running))))
    session.post(board, due=due, again=tuple(again))


def _called(session: Session) -> tuple[list[User], list[Seat]]:
    """Whom the board calls, and the seats that a direct message calls in its place: those of a
    group that answers one sealed question after another. Made of public facts only: who of them
    has answered last, and is still at the table, is one's own business."""
    now, before = play.waited_for(session.offers), session.waited
    users = {seat: session.holder(seat) for seat in session.seats}
    there = set() if session.show else {users[seat] for seat in before}
    asked = [seat for seat in session.seats if seat in now and session.computer(seat) is None]
    called = [users[seat] for seat in asked if users[seat] not in there]
    if len({users[seat] for seat in session.was_sealed}) < 2:
        return list(dict.fromkeys(called)), []
    again = [seat for seat in asked if now[seat] != before.get(seat)]
    sealed = {seat for seat, offer in session.offers.items() if offer.sealed}
    if sealed and sealed == session.was_sealed and not called:
        return [], again
    return list(dict.fromkeys([*called, *(users[seat] for seat in again)])), []


# What people are told besides: that their turn is the next one, and that only they are missing
# (TB-8.17, 8.20). Made of public facts only, and told in private.


def next_up(session: Session) -> None:
    """Tell somebody whose turn has just become the next one."""
    seat = next_turn(session.engine, session.state)
    if seat is None or seat == session.was_next or seat not in session.prompts:
        return
    asked = play.waited_for(session.offers)
    if asked and all(map(session.computer, asked)):
        return  # they take seconds
    if session.holder(seat) not in {session.holder(each) for each in asked}:
        _tell(session, seat, "next")


def only_missing(session: Session, before: Collection[Seat], now: Collection[Seat]) -> None:
    """Tell somebody that the table waits for nobody else any more. `before` and `now` are the seats
    everybody sees it wait for; who has answered under seal shows in neither. Computers do not
    count: they keep nobody waiting, and whoever plays alone would be told at every question."""
    left = _people(session, now)
    were = _people(session, before)
    if len(left) != 1 or len(were) < 2 or not left < were:
        return
    for seat in session.seats:
        offer = session.offers.get(seat)
        open_still = offer is not None and not offer.answered
        theirs = session.holder(seat) in left and seat not in session.acting
        if seat in now and seat in before and open_still and theirs:
            if offer and offer.clock == session.waited.get(seat):
                _tell(session, seat, "missing")
            return


def _people(session: Session, seats: Collection[Seat]) -> set[User]:
    return {session.holder(seat) for seat in seats if session.computer(seat) is None}


def _tell(session: Session, seat: Seat, why: Literal["next", "missing"]) -> None:
    mail = CallMail(why, session.prompts[seat].clock)
    session.post(mail, user=session.holder(seat), seat=seat, public=False)


def send_hand(session: Session, seat: Seat) -> None:
    """Send a seat its private view if it changed. During a turn the player sees it in the panel
    anyway, so it is sent when they are done; a new sealed question does not wait (TB-8.2)."""
    row, waited = session.prompts[seat], play.waited_for(session.offers)
    if seat in session.acting and seat in waited:
        asked = session.offers[seat]
        if asked.answered or not asked.sealed:
            return
    if seat not in session.acting and waited == session.waited and play.sealed(session.offers):
        return  # a sealed answer: a message now, even one long due, would tell of it
    own = private(session.view(seat))
    seen = blake2b(repr(own).encode(), digest_size=8).digest()
    if seen == row.hand:
        return
    first, row.hand = row.hand is None, seen
    if seat not in hands_shown(session, seat):
        return
    if any(own.values()) if first else own:
        user = session.holder(seat)
        anew = seat not in session.acting and waited.get(seat, "") != session.waited.get(seat, "")
        there = here(session, user)
        told = there and user == session.alone  # the panel tells it, as soon as computers are done
        mail = HandMail(
            since=session.seen,
            upto=session.row.seq,
            fresh=anew and seat in waited and not there,
            news=session.row.seq if _news(session, seat) and not told else 0,
            here=there,
        )
        session.post(mail, user=user, seat=seat, public=False)


def hands_shown(session: Session, seat: Seat) -> tuple[Seat, ...]:
    """Of the seats of this seat's holder, those whose hands are sent."""
    held = [each for each in session.seats if session.holder(each) == session.holder(seat)]
    return shown_hands(session.engine, session.row.options, held)


def here(session: Session, user: User) -> bool:
    """Whether somebody is at the table right now (TB-8.21). Others must never see it: it would
    tell that they have answered under seal."""
    last = session.loaded.lately.get(user)
    acts = any(entry.user == user for entry in session.entries)
    return acts or (last is not None and session.now - last < HERE)


def _news(session: Session, seat: Seat) -> bool:
    """Whether somebody else's doing has told this seat something that not everybody is told."""
    events = (e for entry in session.entries for e in encoding.decode_events(entry.events))
    return seat not in session.acting and any(seat in (e.audience or ()) for e in events)


def private(view: Any) -> dict[str, Any]:
    """The secret fields of a seat's view: all that are not marked `Public`."""
    if not is_dataclass(view):
        return {}
    kind: type = type(view)
    return {name: getattr(view, name) for name in _secret(kind)}


@cache
def _secret(view: type) -> tuple[str, ...]:
    marked = get_type_hints(view, include_extras=True)
    return tuple(n for n, t in marked.items() if PUBLIC not in getattr(t, "__metadata__", ()))


CONFERENCE, TEAM = "conference", "team."


def arrange_threads(session: Session) -> None:
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
        found[CONFERENCE] = _members(session, engine.conference(session.state))
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
        out = _members(session, tuple(seat for seat in teams[name] if seat not in seats))
        found[TEAM + name] = [user for user in _members(session, seats) if user not in out]
    return found


def _members(session: Session, seats: tuple[Seat, ...]) -> list[User]:
    """Who holds these seats, and their deputies, who see what they see (TB-3.5)."""
    holders = {session.holder(seat) for seat in seats}
    deputies = {to for of, to in session.people.deputies.items() if of in holders}
    return sorted(user for user in holders | deputies if is_person(user))


def title(game: str, about: str) -> Msg:
    """Whose thread it is, in words."""
    if about == CONFERENCE:
        return msg("talk-conference")
    return names.team(game, about.removeprefix(TEAM))
