"""After a move: prompts, clocks and alarms of every seat, and who must be told."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from typing import Any

from bot.app import clocks, packed, talks
from bot.app.sitting import Sitting
from bot.store.games import ResultRow
from bot.store.prompts import AlarmRow, PromptRow
from engines.contract import Offer, Result, Seat, msg
from engines.kit import play

NO_SECRET = ("table", "seat", "advice")
"""Fields of a seat's view that everybody could fill in: the public view, the seat's own name, and
what a good staff would point out on the board."""

REMEMBERED = 4
"""How many interrupted clocks of a seat are kept; older ones never come back."""


def settle(sitting: Sitting) -> None:
    if sitting.row.ended is not None:
        return
    result = sitting.engine.result(sitting.state)
    for seat in sitting.seats:
        _prompt(sitting, sitting.prompts[seat], sitting.offers.get(seat))
    if result is not None:
        finish(sitting, result)
    else:
        talks.arrange(sitting)
    if result is None and (sitting.show or play.waited_for(sitting.offers) != sitting.waited):
        announce(sitting)
    if any(entry.barrier for entry in sitting.entries):  # else nobody has learned anything
        for seat in sitting.seats:
            _hand(sitting, seat)


def announce(sitting: Sitting) -> None:
    """Show the table where the game stands and whom it waits for now."""
    sitting.keep()
    _go_on(sitting)
    waiting = [
        (row.seat, str(row.user), json.loads(asked), sitting.prompts[row.seat].deadline)
        for row in sitting.people.seats
        if (asked := sitting.prompts[row.seat].waiting) is not None
    ]
    before = set() if sitting.show else {sitting.holder(seat) for seat in sitting.waited}
    newly = dict.fromkeys(user for _, user, _, _ in waiting if int(user) not in before)
    sitting.post("turn", {"seq": sitting.row.seq, "waiting": waiting, "mention": list(newly)})


def _go_on(sitting: Sitting) -> None:
    """Nobody is asked any more whether a move may be taken back."""
    if sitting.takeback is not None:
        sitting.takeback.open = False


# The question and its clock.


def _prompt(sitting: Sitting, row: PromptRow, offer: Offer | None) -> None:
    asked = offer is not None and offer.waited
    row.waiting = packed.dumps(packed.pack_msg(offer.waiting)) if offer and asked else None
    row.sealed = offer is not None and offer.sealed
    seen = _print(offer) if offer else None
    if seen != row.print:
        row.print = seen
        row.token += 1
    _clock(sitting, row, offer if offer and asked else None)
    _veil(sitting, row)


def _print(offer: Offer) -> bytes:
    """The same for the same question, and nothing that depends on other seats' answers."""
    question = (
        *(packed.pack_msg(offer.question), [choice.key for choice in offer.choices]),
        *(offer.least, offer.most, offer.clock),
    )
    return blake2b(packed.dumps(question).encode(), digest_size=8).digest()


def _clock(sitting: Sitting, row: PromptRow, offer: Offer | None) -> None:
    clock = offer.clock if offer else None
    row.acted = row.acted or (row.seat, row.clock) in sitting.acted
    if clock == row.clock:
        return
    now = sitting.clock_time
    if row.clock is not None and row.deadline is not None:
        left, row.bank = clocks.stopped(now, row.deadline, row.bank, sitting.quiet)
        row.stopped[row.clock] = (left, row.acted)
        row.stopped = dict(list(row.stopped.items())[-REMEMBERED:])
    row.clock, row.deadline = clock, None
    row.acted = (row.seat, clock) in sitting.acted
    sitting.alarms = [alarm for alarm in sitting.alarms if alarm.seat != row.seat]
    allowance = sitting.allowance(offer) if offer else None
    if clock is None or allowance is None:
        return
    left, acted = row.stopped.pop(clock, (allowance, False))
    row.acted = row.acted or acted
    row.deadline = clocks.deadline(now, left, row.bank, sitting.quiet)
    sitting.alarms.append(AlarmRow(sitting.id, row.seat, "deadline", row.deadline))
    if remind := clocks.reminder(now, row.deadline, allowance, sitting.quiet):
        sitting.alarms.append(AlarmRow(sitting.id, row.seat, "remind", remind))


def _veil(sitting: Sitting, row: PromptRow) -> None:
    """When the answer given in advance, which would close the window at once, is given."""
    if row.seat in sitting.veiled:
        due = sitting.clock_time + sitting.chance() * sitting.veil
        sitting.alarms.append(AlarmRow(sitting.id, row.seat, "veil", due))


def restart(row: PromptRow) -> None:
    """Give a seat fresh time for what it is asked."""
    row.clock, row.deadline, row.stopped, row.acted = None, None, {}, False


# What only one seat may know.


def _hand(sitting: Sitting, seat: Seat) -> None:
    """Send a seat its private view when it changed. What its person does in a turn is shown to
    them anyway, so that waits until they are done; a new question under seal does not."""
    row, waited = sitting.prompts[seat], play.waited_for(sitting.offers)
    if seat in sitting.acting and seat in waited:
        asked = sitting.offers[seat]
        if asked.answered or not asked.sealed:
            return
    if seat not in sitting.acting and waited == sitting.waited and play.sealed(sitting.offers):
        return  # a sealed answer: a letter now, even one long due, would tell of it
    own = private(sitting.engine.view(sitting.state, seat))
    seen = blake2b(repr(own).encode(), digest_size=8).digest()
    if seen == row.hand:
        return
    first, row.hand = row.hand is None, seen
    if seat not in sitting.apart(seat):
        return
    if any(own.values()) if first else own:
        body = {"since": sitting.seen, "upto": sitting.row.seq}
        sitting.post("hand", body, user=sitting.holder(seat), seat=seat, public=False)


def private(view: Any) -> dict[str, Any]:
    """What a seat's view holds besides public facts and what follows from them."""
    if not is_dataclass(view):
        return {}
    return {f.name: getattr(view, f.name) for f in fields(view) if f.name not in NO_SECRET}


# The end.


def finish(sitting: Sitting, result: Result | None) -> None:
    """The last word: results of the seats, no more prompts, and the seed for everybody."""
    row = sitting.row
    row.status = "abandoned" if result is None else "over"
    row.ended, row.paused = sitting.now, None
    row.result = packed.pack_result(result) if result else None
    sitting.alarms = []
    _go_on(sitting)
    sitting.results = [_result(sitting, seat, result) for seat in sitting.seats]
    for prompt in sitting.prompts.values():
        prompt.waiting = prompt.clock = prompt.deadline = None
    if row.seed is not None:
        sitting.aside(msg("table-seed", seed=row.seed.hex()))
    sitting.enter("end", barrier=False)
    sitting.post("over", {})
    talks.arrange(sitting)


def _result(sitting: Sitting, seat: Seat, result: Result | None) -> ResultRow:
    person = next(row for row in sitting.people.seats if row.seat == seat)
    kind = "played"
    if result is None:
        kind = "abandoned"
    elif person.conceded:
        kind = "conceded"
    elif sitting.prompts[seat].away:
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
