"""What follows from a move, in its own transaction: answers given without a person (typed turns,
standing orders, absent seats, time-outs), then every seat is brought up to date: its question,
clocks and messages."""

from __future__ import annotations

from hashlib import blake2b

from bot.app.ahead import plans
from bot.app.clocks import seat_clocks
from bot.app.mail import board
from bot.app.mail.stored import ChronicleMail, OverMail
from bot.app.model import partners
from bot.app.people import seats
from bot.app.play import computers, typed
from bot.app.session import encoding, rights
from bot.app.session.saving import joint
from bot.app.session.session import MOVES, SILENT, Session
from bot.store.games import ResultRow
from bot.store.questions import PromptRow
from engines import contract
from engines.contract import Offer, Result, Seat, msg
from engines.extras import Idle, PlanEnds, TimeoutAnswer
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
        board.arrange_threads(session)
        board.next_up(session)
        board.only_missing(session, waited, _waited(session))
        if (session.show or _passed_on(session)) and not _thinking(session):
            board.announce(session)
        elif counted and waited != _waited(session):
            board.post(session)  # nobody is called by it: it takes the place of the last
    if any(entry.barrier for entry in session.entries):  # else nobody has learned anything
        for seat in session.seats:
            board.send_hand(session, seat)


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
    board.arrange_threads(session)


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


FAR = 5000
"""A limit no game can reach in one go: orders that never end are a bug."""


def answer_all(session: Session) -> None:
    """Give every answer that needs no person, in the order in which the game asks."""
    for _ in range(FAR):
        if everybody_away(session):
            pause_until_return(session)
            return
        if any(_answer(session, seat) for seat in list(session.offers)):
            continue
        if not any(_end_plan(session, seat) for seat in list(session.filed)):
            return
    raise RuntimeError("the filed orders answer each other without end")


def everybody_away(session: Session) -> bool:
    """Whether all people who still play are away, or have a computer act for them. The game would
    then play itself to its end (TB-3.4, 9.10)."""
    playing = [
        row.seat
        for row in session.people.seats
        if not row.conceded and not computers.is_computer(row.user)
    ]
    gone = (session.prompts[s].away or session.computer(s) is not None for s in playing)
    return bool(session.offers and playing) and all(gone)


def pause_until_return(session: Session) -> None:
    """Pause the game until somebody comes back."""
    if session.playing:
        session.row.status, session.row.paused = "paused", session.now
        session.notice(contract.msg("table-all-away"))


def _answer(session: Session, seat: contract.Seat) -> bool:
    """Give one answer for a seat; False if there is none to give."""
    offer = session.offers.get(seat)
    if offer is None or offer.answered:
        return False
    if _settled(session, seat, offer):
        session.move(seat, offer.default, "standing")
        return True
    if _veiled(session, seat, offer):
        return False
    if offer.required and _absent(session, seat):
        session.move(seat, timeout_answer(session, seat, offer), "away")
        return True
    orders, filed = session.engine.orders, session.filed.get(seat, contract.OrderBook())
    if orders is None:
        return False
    if why := plans.choose(session, seat, offer):
        stop_plan(session, seat, why)
        return True
    typed.settle(session, seat, offer, filed)
    kind = "plan" if filed.plan else "standing"
    answer = orders.answer(session.state, seat, offer, filed)
    if answer is None:
        return False
    if _told(session, seat, answer):
        return True
    try:
        session.move(seat, answer.picks, kind)
    except contract.Illegal as refusal:
        stop_plan(session, seat, refusal.reason)
        return kind == "plan"
    return True


def _absent(session: Session, seat: contract.Seat) -> bool:
    """Whether nobody is there who could answer for a seat."""
    mates = partners([seat], joint(session.engine, session.row.options))
    return all(session.prompts[each].away for each in (seat, *mates))


def _settled(session: Session, seat: contract.Seat, offer: contract.Offer) -> bool:
    """Whether somebody who plays alone has one answer, or none that matters, to a question under
    seal. Among people it is asked all the same, because silence would tell who holds what;
    computers imagine (TB-9.15)."""
    if session.alone != session.holder(seat) or not (offer.sealed and offer.required):
        return False
    rules = session.engine
    if isinstance(rules, Idle) and rules.idle(session.state, seat, offer):
        return True
    return sum(not choice.aside for choice in offer.choices) == 1


def _end_plan(session: Session, seat: contract.Seat) -> bool:
    """Tell what is left of a typed turn that is over, though its owner is asked nothing."""
    orders, filed = session.engine.orders, session.filed[seat]
    if seat in session.offers or not filed.plan or not isinstance(orders, PlanEnds):
        return False
    answer = orders.ends(session.state, seat, filed)
    if answer is not None:
        _told(session, seat, answer)
    return answer is not None


def _told(session: Session, seat: contract.Seat, answer: contract.OrderAnswer) -> bool:
    """Tell the owner of a typed turn what of it could not be carried out, if anything."""
    if answer.skipped is not None:
        skip(session, seat, answer.skipped)
    elif answer.stop is not None:
        stop_plan(session, seat, answer.stop)
    else:
        return False
    return True


def skip(session: Session, seat: contract.Seat, why: contract.Msg) -> None:
    """Tell the owner of a typed turn that a step of it could not be carried out."""
    session.add_event(why, (seat,))
    session.enter("passed", seat)
    if seat not in session.acting:
        session.notice(why, session.holder(seat))


def _veiled(session: Session, seat: contract.Seat, offer: contract.Offer) -> bool:
    """Whether an answer from orders must wait, so that nobody can tell it from a quick answer by
    hand (TB-7.4). Needed only in the session that opened the window: in any later one somebody has
    acted by hand."""
    if session.prompts[seat].clock == offer.clock:
        return any((alarm.seat, alarm.kind) == (seat, "veil") for alarm in session.alarms)
    if not (seat_clocks.longest_veil(session) and seat_clocks.reacts(session, offer)):
        return False
    unanswered = [s for s, o in session.offers.items() if o.sealed and not o.answered]
    if unanswered == [seat]:
        session.veiled.add(seat)
    return seat in session.veiled


def stop_plan(session: Session, seat: contract.Seat, why: contract.Msg) -> None:
    """Drop a typed turn; its owner is told why, and gets back what was left of it (TB-6.4)."""
    filed = session.filing(seat)
    why = stopped_after(plans.spoken(filed, [filed.progress.done]), why)
    left = filed.withdraw()
    filed.stopped, filed.rest = encoding.dumps(encoding.encode_msg(why)), list(left)
    if seat in session.acting:
        session.stopped, session.rest = why, left
    else:
        text = contract.msg("table-plan-stopped", why=why, rest=plans.spoken(filed, left))
        session.notice(text, session.holder(seat))


def stopped_after(done: str | tuple[contract.Msg, ...], why: contract.Msg) -> contract.Msg:
    """Why a typed turn stopped, and the last step before that (TB-6.1)."""
    return contract.msg("table-stopped-after", done=done, why=why) if done else why


def timeout_answer(
    session: Session, seat: contract.Seat, offer: contract.Offer
) -> tuple[contract.Key, ...]:
    """The picks for a seat that does not answer in time."""
    orders, filed = session.engine.orders, session.filed.get(seat, contract.OrderBook())
    said = (
        orders.on_timeout(session.state, seat, offer, filed)
        if isinstance(orders, TimeoutAnswer)
        else None
    )
    return offer.default if said is None else said


def time_out(session: Session, seat: contract.Seat) -> None:
    """Use defaults for a seat until it is on another clock (TB-1.10, 3.1)."""
    row, clock = session.prompts[seat], session.offers[seat].clock
    session.lapsed.add((seat, clock))
    filed = session.filing(seat)
    filed.withdraw()
    if not session.offers[seat].sealed:  # whether a sealed answer was missed is nobody's business
        was_away = row.away
        row.missed = 0 if row.acted else row.missed + 1
        session.add_event(contract.msg("table-lapsed", user=rights.person(session.holder(seat))))
        if row.away and not was_away:
            session.add_event(contract.msg("table-away", user=rights.person(session.holder(seat))))
    for _ in range(FAR):
        offer = session.offers.get(seat)
        if offer is None or not offer.required or offer.clock != clock or offer.answered:
            return  # a sealed question stays open, answered, until the others have answered too
        session.move(seat, timeout_answer(session, seat, offer), "default")
    raise RuntimeError("time-outs do not end the turn")
