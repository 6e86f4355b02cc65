"""What follows a move without anybody at the keyboard: typed turns, standing orders, absent seats.

All of it happens in the transaction of the move that made it possible.
"""

from __future__ import annotations

from bot.app import rights
from bot.app.sitting import Sitting
from engines.contract import Filed, Illegal, Key, Lapsing, Msg, Offer, Seat, msg

FAR = 5000
"""More answers than any game can need in one go: orders that never end are a fault of ours."""


def advance(sitting: Sitting) -> None:
    """Answer for everybody who has said something in advance, in the order the game asks them."""
    for _ in range(FAR):
        if nobody_here(sitting):
            rest(sitting)
            return
        if not any(_answer(sitting, seat) for seat in list(sitting.offers)):
            return
    raise RuntimeError("the filed orders answer each other without end")


def nobody_here(sitting: Sitting) -> bool:
    """Everybody who still plays is away: the game would play itself to its end."""
    playing = [row.seat for row in sitting.people.seats if not row.conceded]
    return bool(sitting.offers and playing) and all(sitting.prompts[s].away for s in playing)


def rest(sitting: Sitting) -> None:
    """Stop the clocks until somebody comes back."""
    if sitting.playing:
        sitting.row.status, sitting.row.paused = "paused", sitting.now
        sitting.notice(msg("table-all-away"))


def _answer(sitting: Sitting, seat: Seat) -> bool:
    """Give one answer for a seat; False if there is none to give."""
    offer = sitting.offers.get(seat)
    if offer is None or offer.answered or _veiled(sitting, seat, offer):
        return False
    if offer.waited and sitting.absent(seat):
        sitting.move(seat, silence(sitting, seat, offer), "away")
        return True
    orders, filed = sitting.engine.orders, sitting.filed.get(seat, Filed())
    if orders is None:
        return False
    kind = "plan" if filed.plan else "standing"
    answer = orders.answer(sitting.state, seat, offer, filed)
    if answer is None:
        return False
    if answer.passed is not None:
        sitting.aside(answer.passed, (seat,))
        sitting.enter("passed", seat)
        if seat not in sitting.acting:
            sitting.notice(answer.passed, sitting.holder(seat))
        return True
    if answer.stop is not None:
        stop(sitting, seat, answer.stop)
        return True
    try:
        sitting.move(seat, answer.picks, kind)
    except Illegal as refusal:
        stop(sitting, seat, refusal.reason)
        return kind == "plan"
    return True


def _veiled(sitting: Sitting, seat: Seat, offer: Offer) -> bool:
    """A window that nobody's hand would close stays open for a while, so that nobody can tell an
    order given in advance from a quick answer (QM-26.11). Only in the visit that opened it can an
    order close a window alone; in any later one somebody has done something by hand."""
    if sitting.prompts[seat].clock == offer.clock:
        return any((alarm.seat, alarm.kind) == (seat, "veil") for alarm in sitting.alarms)
    if not (sitting.veil and sitting.reacts(offer)):
        return False
    unanswered = [s for s, o in sitting.offers.items() if o.sealed and not o.answered]
    if unanswered == [seat]:
        sitting.veiled.add(seat)
    return seat in sitting.veiled


def stop(sitting: Sitting, seat: Seat, why: Msg) -> None:
    """A typed turn goes no further; its owner gets the reason and what was left of it."""
    filed = sitting.filing(seat)
    left, filed.plan, filed.notes = tuple(filed.plan), [], {}
    if seat in sitting.acting:
        sitting.stopped, sitting.rest = why, left
    else:
        text = msg("table-plan-stopped", why=why, rest="; ".join(left))
        sitting.notice(text, sitting.holder(seat))


def silence(sitting: Sitting, seat: Seat, offer: Offer) -> tuple[Key, ...]:
    """What is done for a seat that does not answer."""
    orders, filed = sitting.engine.orders, sitting.filed.get(seat, Filed())
    said = orders.lapse(sitting.state, seat, offer, filed) if isinstance(orders, Lapsing) else None
    return offer.default if said is None else said


def lapse(sitting: Sitting, seat: Seat) -> None:
    """Time is up: silence answers until the seat's clock is another one (RR-18.3, RR-18.5)."""
    row, clock = sitting.prompts[seat], sitting.offers[seat].clock
    filed = sitting.filing(seat)
    filed.plan, filed.notes = [], {}
    if not sitting.offers[seat].sealed:  # whether a sealed answer was missed is nobody's business
        was_away = row.away
        row.missed = 0 if row.acted else row.missed + 1
        sitting.aside(msg("table-lapsed", user=rights.person(sitting.holder(seat))))
        if row.away and not was_away:
            sitting.aside(msg("table-away", user=rights.person(sitting.holder(seat))))
    for _ in range(FAR):
        offer = sitting.offers.get(seat)
        if offer is None or not offer.waited or offer.clock != clock:
            return
        sitting.move(seat, silence(sitting, seat, offer), "default")
        if offer.sealed:  # stays open, with this answer, until the others have given theirs
            return
    raise RuntimeError("silence does not end a turn")
