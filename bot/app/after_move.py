"""Brings every seat up to date after a move: questions, clocks, alarms, hands and messages."""

from __future__ import annotations

import json
from collections.abc import Container, Iterable
from dataclasses import is_dataclass
from functools import cache
from hashlib import blake2b
from typing import Any, get_type_hints

from bot.app import calendars, clocks, encoding, market
from bot.app.mail import calls, private_threads
from bot.app.mail.stored import Asked, ChronicleMail, HandMail, OverMail, TurnMail
from bot.app.model import Instant, User
from bot.app.session import MOVES, SILENT, Session
from bot.store.games import ResultRow
from bot.store.prompts import AlarmRow, PromptRow
from bot.store.waits import How, WaitRow
from engines.contract import PUBLIC, Offer, Result, Seat, msg
from engines.kit import play

REMEMBERED = 4
"""How many interrupted clocks of a seat are kept (TB-1.2). Older ones are forgotten."""


def follow_up(session: Session) -> None:
    """Bring questions, clocks, messages and hands up to date after a move."""
    if session.row.ended is not None:
        return
    result = session.engine.result(session.state)
    waited, seen = _waited(session), _seen(session)
    for seat in session.seats:
        _prompt(session, session.prompts[seat], session.offers.get(seat))
    counted = _count(session, seen)
    if result is not None:
        finish(session, result)
    else:
        private_threads.arrange(session)
        calls.next_up(session)
        calls.only_missing(session, waited, _waited(session))
        if (session.show or _passed_on(session)) and not _thinking(session):
            announce(session)
        elif counted and waited != _waited(session):
            _board(session)  # nobody is called by it: it takes the place of the last
    if any(entry.barrier for entry in session.entries):  # else nobody has learned anything
        for seat in session.seats:
            _hand(session, seat)


def _passed_on(session: Session) -> bool:
    """Whether the table now waits for other people, for good. While somebody else is still asked, a
    player who is done may take that back (TB-5.1); so nothing is shown until a new person is asked.
    """
    now, before = play.waited_for(session.offers).items(), session.waited.items()
    if now == before:
        return False
    final = any(entry.barrier or entry.kind in SILENT for entry in session.entries)
    revocable = not final and any(entry.kind in (*MOVES, "undo") for entry in session.entries)
    return not (revocable and now and (now <= before or now >= before))


def _thinking(session: Session) -> bool:
    """Whether only computers are waited for. What they do is told when a person is asked again:
    several of their moves make one message (TB-9.5)."""
    began = any(entry.kind == "start" for entry in session.entries)
    asked = [seat for seat, clock in play.waited_for(session.offers).items()]
    return not began and all(map(session.computer, asked)) and bool(asked)


def announce(session: Session) -> None:
    """Post the board, and whom the table waits for now (TB-8.1)."""
    if session.entries:  # what everybody has seen nobody takes back alone
        session.entries[-1].barrier = True
    session.keep_shown()
    _go_on(session)
    _board(session, *_called(session))


def renew_board(session: Session, users: Container[User], at: Instant) -> None:
    """If the table waits for one of these people, bring its board up to date then: until when it
    waits has changed, or that they are away (TB-3.11). Nobody is called by it."""
    waiting = (row for row in session.people.seats if session.prompts[row.seat].waiting is not None)
    if any(row.user in users for row in waiting):
        _board(session, due=at)


def _board(
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


def _go_on(session: Session) -> None:
    """Close the request to take a move back, if one is open (TB-5.7)."""
    if session.takeback is not None:
        session.takeback.open = False


# Who has answered, where that may be seen.


def _waited(session: Session) -> set[Seat]:
    """The seats everybody sees the table wait for."""
    return {seat for seat in session.seats if session.prompts[seat].waiting is not None}


def _seen(session: Session) -> set[tuple[Seat, str]]:
    """Who is known to have answered, and in which question."""
    rows = session.prompts.values()
    return {(row.seat, row.clock) for row in rows if row.clock and row.waiting is None}


def _count(session: Session, seen: set[tuple[Seat, str]]) -> bool:
    """Wait no longer, for all to see, for who has answered a question that everybody must answer,
    and say how many people have (TB-7.7). An answer given in advance does not count: it would tell
    that there is one. Whether there is such a question."""
    asked = {seat: offer for seat, offer in session.offers.items() if offer.counted}
    by_hand = {entry.seat for entry in session.entries if entry.kind == "play"}
    done = {
        seat
        for seat, offer in asked.items()
        if offer.answered and (seat in by_hand or (seat, offer.clock) in seen)
    }
    people = {session.holder(seat) for seat in asked}
    late = {session.holder(seat) for seat in asked if seat not in done}
    for seat, offer in asked.items():
        text = msg("table-answered", text=offer.waiting, n=len(people - late), all=len(people))
        said = encoding.dumps(encoding.encode_msg(text if people > late else offer.waiting))
        session.prompts[seat].waiting = None if seat in done else said
    return bool(asked)


# The question and its clock.


def _prompt(session: Session, row: PromptRow, offer: Offer | None) -> None:
    asked = offer is not None and offer.required
    row.waiting = encoding.dumps(encoding.encode_msg(offer.waiting)) if offer and asked else None
    row.sealed = offer is not None and offer.sealed
    row.invited = offer is not None and offer.invited
    print_ = _fingerprint(offer) if offer else None
    if print_ != row.print:
        row.print = print_
        row.token += 1
    _clock(session, row, offer if offer and asked else None)
    _veil(session, row)


def _fingerprint(offer: Offer) -> bytes:
    """A fingerprint of a question. Does not depend on other seats' answers (TB-7.1)."""
    question = (
        encoding.encode_msg(offer.question),
        [choice.key for choice in offer.choices],
        offer.least,
        offer.most,
        offer.clock,
    )
    return blake2b(encoding.dumps(question).encode(), digest_size=8).digest()


def _clock(session: Session, row: PromptRow, offer: Offer | None) -> None:
    """Let the clock of a seat run while it is asked and has not answered.

    A sealed answer stops the clock; taking it back lets it go on. Everybody is shown the same
    deadline meanwhile, so only a slow player pays for it, and nobody sees who that was (TB-1.15).
    """
    clock = offer.clock if offer else None
    row.acted = row.acted or (row.seat, row.clock) in session.acted
    fresh = clock != row.clock
    if fresh:
        _stop(session, row)
        row.clock, row.deadline = clock, None
        row.acted = (row.seat, clock) in session.acted
        session.alarms = [alarm for alarm in session.alarms if alarm.seat != row.seat]
    allowance = session.allowance(offer, row.seat) if offer else None
    if offer is None or clock is None or (allowance is None and row.deadline is None):
        return
    if row.deadline is None:
        _earn(session, row, clock)
        left, acted = row.stopped.setdefault(clock, (allowance or 0.0, False))
        row.acted = row.acted or acted
        row.deadline = calendars.after(session.clock_time, left, session.calendar(row.seat))
    if offer.answered:
        _stop(session, row)
    elif row.ends is None:
        _start(session, row, clock, allowance, fresh=fresh)


def _earn(session: Session, row: PromptRow, clock: str) -> None:
    """When a seat's next turn begins, add to its bank what it has earned by ending the turn before
    in time (TB-1.17)."""
    if not clock.startswith(clocks.TURN) or clock == row.turn:
        return
    if row.turn is not None and not row.lapsed:
        row.bank = max(row.bank, min(row.bank + session.hours("refill"), session.hours("bank_cap")))
    row.turn, row.lapsed = clock, False


def _stop(session: Session, row: PromptRow) -> None:
    """Stop the seat's running clock: keep what is left, and pay from the bank for what was
    overrun."""
    if row.clock is None or row.ends is None:
        return
    left, row.bank = clocks.stopped(
        session.clock_time, row.ends, row.bank, session.calendar(row.seat)
    )
    row.stopped.pop(row.clock, None)
    row.stopped[row.clock] = (left, row.acted)
    row.stopped = dict(list(row.stopped.items())[-REMEMBERED:])
    _write_down(session, row, row.clock, row.ends)
    row.ends = None
    session.alarms = [a for a in session.alarms if a.seat != row.seat or a.kind == "veil"]


def _write_down(session: Session, row: PromptRow, clock: str, ends: Instant) -> None:
    """Put a clock that stops into the clock book (TB-1.16)."""
    if row.began is None or row.given is None:
        return  # it began to run before there was a clock book
    how: How = "dropped"
    if (row.seat, clock) in session.lapsed:
        how, row.lapsed = "timeout", True
    elif row.acted:
        how = "answered"
    left = calendars.between(session.clock_time, ends, session.calendar(row.seat))
    session.waits.append(
        WaitRow(
            game=session.id,
            epoch=session.row.epoch,
            seat=row.seat,
            clock=clock,
            user=session.holder(row.seat),
            asked=row.began,
            answered=session.now,
            how=how,
            sealed=row.seat in session.was_sealed,
            running=row.given - left,
        )
    )


def _start(
    session: Session, row: PromptRow, clock: str, allowance: float | None, *, fresh: bool
) -> None:
    now, calendar = session.clock_time, session.calendar(row.seat)
    left, _ = row.stopped.pop(clock, (allowance or 0.0, False))
    row.ends = calendars.after(now, left, calendar)
    row.began, row.given = session.now, left
    due = session.due(row.seat) if fresh else _last_due(session, row)
    assert due is not None
    session.alarms.append(AlarmRow(session.id, row.seat, "deadline", due))
    if remind := clocks.reminder(now, row.ends, allowance or 0.0, calendar):
        session.alarms.append(AlarmRow(session.id, row.seat, "remind", remind))


def _last_due(session: Session, row: PromptRow) -> Instant:
    """The deadline for giving a sealed answer again that was taken back: as late as that of the
    others who are asked, and not later than the one everybody is shown."""
    assert row.deadline is not None
    own = calendars.after(row.deadline, row.bank, session.calendar(row.seat))
    others = [
        alarm.due
        for alarm in session.alarms
        if alarm.kind == "deadline" and session.prompts[alarm.seat].clock == row.clock
    ]
    return max([own, *others])


def _veil(session: Session, row: PromptRow) -> None:
    """Set the alarm after which orders may close the window that was only just opened (TB-7.4)."""
    if row.seat in session.veiled:
        due = session.clock_time + session.chance() * session.veil
        session.alarms.append(AlarmRow(session.id, row.seat, "veil", due))


def restart(row: PromptRow) -> None:
    """Give a seat fresh time for the question it has."""
    row.clock, row.deadline, row.ends, row.stopped, row.acted = None, None, None, {}, False


# What only one seat may know.


def _hand(session: Session, seat: Seat) -> None:
    """Send a seat its private view if it changed. During a turn the player sees it in the panel
    anyway, so it is sent when they are done; a new sealed question does not wait (TB-8.2)."""
    row, waited = session.prompts[seat], play.waited_for(session.offers)
    if seat in session.acting and seat in waited:
        asked = session.offers[seat]
        if asked.answered or not asked.sealed:
            return
    if seat not in session.acting and waited == session.waited and play.sealed(session.offers):
        return  # a sealed answer: a message now, even one long due, would tell of it
    own = private(session.engine.view(session.state, seat, session.offers))
    seen = blake2b(repr(own).encode(), digest_size=8).digest()
    if seen == row.hand:
        return
    first, row.hand = row.hand is None, seen
    if seat not in session.shown_hands(seat):
        return
    if any(own.values()) if first else own:
        user = session.holder(seat)
        anew = seat not in session.acting and waited.get(seat, "") != session.waited.get(seat, "")
        here = session.here(user)
        told = here and user == session.alone  # the panel tells it, as soon as computers are done
        mail = HandMail(
            since=session.seen,
            upto=session.row.seq,
            fresh=anew and seat in waited and not here,
            news=session.row.seq if _news(session, seat) and not told else 0,
            here=here,
        )
        session.post(mail, user=user, seat=seat, public=False)


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


# The end.


def finish(session: Session, result: Result | None) -> None:
    """End the game: results of the seats, no more questions, and the seed for everybody
    (TB-2.4)."""
    row = session.row
    row.status = "abandoned" if result is None else "over"
    row.ended, row.paused = session.now, None
    row.result = encoding.encode_result(result) if result else None
    session.alarms = []
    _go_on(session)
    session.results = [_result(session, seat, result) for seat in session.seats]
    for prompt in session.prompts.values():
        prompt.waiting = prompt.clock = prompt.deadline = prompt.ends = None
    if row.seed is not None:
        session.add_event(msg("table-seed", seed=row.seed.hex()))
    session.enter("end", barrier=False)
    if session.state is not None:
        session.keep_shown()
    session.post(OverMail())
    if result is not None:
        session.post(ChronicleMail())
    for opening in session.openings:
        market.close_seat(session, opening.seat)
    private_threads.arrange(session)


def _result(session: Session, seat: Seat, result: Result | None) -> ResultRow:
    person = next(row for row in session.people.seats if row.seat == seat)
    kind = "played"
    if result is None:
        kind = "abandoned"
    elif person.conceded:
        kind = "conceded"
    elif session.prompts[seat].away:
        kind = "timeout"
    place = None
    if result is not None:
        ahead = 0
        for group in result.ranking:
            if seat in group:
                place = ahead + 1
            ahead += len(group)
    points = result.points.get(seat) if result else None
    return ResultRow(seat, person.user, place, points, kind)
