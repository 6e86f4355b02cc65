"""Answers given without a person: typed turns, standing orders, absent seats, time-outs.

All of them happen in the transaction of the move that made them possible.
"""

from __future__ import annotations

from bot.app.ahead import plans
from bot.app.clocks import seat_clocks
from bot.app.model import partners
from bot.app.play import computers, typed
from bot.app.session import encoding, rights
from bot.app.session.lookup import joint
from bot.app.session.session import Session
from engines import contract
from engines.extras import Idle, PlanEnds, TimeoutAnswer

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
        stop(session, seat, why)
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
        stop(session, seat, refusal.reason)
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
        stop(session, seat, answer.stop)
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


def stop(session: Session, seat: contract.Seat, why: contract.Msg) -> None:
    """Drop a typed turn; its owner is told why, and gets back what was left of it (TB-6.4)."""
    filed = session.filing(seat)
    why = after(plans.spoken(filed, [filed.progress.done]), why)
    left = filed.withdraw()
    filed.stopped, filed.rest = encoding.dumps(encoding.encode_msg(why)), list(left)
    if seat in session.acting:
        session.stopped, session.rest = why, left
    else:
        text = contract.msg("table-plan-stopped", why=why, rest=plans.spoken(filed, left))
        session.notice(text, session.holder(seat))


def after(done: str | tuple[contract.Msg, ...], why: contract.Msg) -> contract.Msg:
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
