"""Brings every seat up to date after a move: its question, and then clocks and messages."""

from __future__ import annotations

from hashlib import blake2b

from bot.app.clocks import seat_clocks
from bot.app.mail import board, hands, private_threads
from bot.app.mail.stored import ChronicleMail, OverMail
from bot.app.people import seats
from bot.app.session import encoding
from bot.app.session.session import MOVES, SILENT, Session
from bot.store.games import ResultRow
from bot.store.questions import PromptRow
from engines.contract import Offer, Result, Seat, msg
from engines.kit import play


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
        board.next_up(session)
        board.only_missing(session, waited, _waited(session))
        if (session.show or _passed_on(session)) and not _thinking(session):
            board.announce(session)
        elif counted and waited != _waited(session):
            board.post(session)  # nobody is called by it: it takes the place of the last
    if any(entry.barrier for entry in session.entries):  # else nobody has learned anything
        for seat in session.seats:
            hands.send(session, seat)


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
    seat_clocks.run(session, row, offer if offer and asked else None)
    seat_clocks.veil(session, row)


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


# The end.


def finish(session: Session, result: Result | None) -> None:
    """End the game: results of the seats, no more questions, and the seed for everybody
    (TB-2.4)."""
    row = session.row
    row.status = "abandoned" if result is None else "over"
    row.ended, row.paused = session.now, None
    row.result = encoding.encode_result(result) if result else None
    session.alarms = []
    session.decide_takeback()
    session.results = [_result(session, seat, result) for seat in session.seats]
    for prompt in session.prompts.values():
        prompt.waiting = prompt.clock = prompt.deadline = prompt.ends = None
    if row.seed is not None:
        session.add_event(msg("table-seed", seed=row.seed.hex()))
    session.enter("end", barrier=False)
    if session.state is not None:
        session.keep(shown=True)
    session.post(OverMail())
    session.post(ChronicleMail())
    for opening in session.openings:
        seats.close_seat(session, opening.seat)
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
