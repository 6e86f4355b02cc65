"""Turns put together in advance by picking from an imagined one (TB-6.12 to 6.15).

A draft is the imagined position in which the turn begins and the answers so far; each answer is
made again on a copy, so that nothing but these is kept. Filed, it lies in the seat's order book
until the turn begins: then the first whose condition holds is carried out like a typed one.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bot.app.mail.board import hands_shown
from bot.app.model import Drafted, Named, PlayerView, User
from bot.app.session import encoding, rights
from bot.app.session.session import Session
from bot.store.desks import DraftRow
from bot.text import names
from engines import contract
from engines.extras import Foresight
from engines.kit import play
from engines.kit.simulate import QuickRng
from engines.kit.turns import foresee, picked

MOST = 3
"""How many turns a seat may have put together, of which one is played."""
LONGEST = 30
"""How many answers one of them has at most."""
GUARDS: tuple[contract.Guard, ...] = ("unfought", "hand", "places", "always")

Answered = tuple[tuple[contract.Key, ...], list[contract.Choice]]
"""An answer, and what was picked in it."""


def begin(session: Session, user: User, seat: contract.Seat, edits: int | None = None) -> DraftRow:
    """A new draft of a seat's next turn; with `edits`, of one that is filed, as far as it can still
    be played."""
    rights.acting(session, user, seat)
    engine, filed = session.engine, session.filed.get(seat, contract.OrderBook())
    if not foresee.able(engine) or engine.orders is None:
        raise contract.Illegal(contract.msg("plan-not-here"))
    asked = session.offers.get(seat)
    if asked and asked.required and not asked.sealed:
        raise contract.Illegal(contract.msg("plan-your-turn"))
    if edits is None and len(filed.ahead) >= MOST:
        raise contract.Illegal(contract.msg("plan-too-many", n=MOST))
    seats, since = session.own(user) | {seat}, session.prompts[seat].turn or ""
    rng = QuickRng(session.id)
    base = foresee.turn_of(engine, session.state, seat, seats, rng, since)
    if base is None:
        raise contract.Illegal(contract.msg("plan-no-turn"))
    row = DraftRow(session.id, seat, user, engine.dump(base), since, "[]", GUARDS[0], edits)
    if edits is not None and edits < len(filed.ahead):
        old = filed.ahead[edits]
        answers = [picked.keys(line) for line in old.lines]
        row.guard = old.guard
        row.picks = encoding.dumps(answers[: foresee.goes_on(engine, base, seat, answers)])
    return row


def look(session: Session, row: DraftRow) -> Drafted:
    """The imagined turn after what was picked so far."""
    engine = session.engine
    found, state, offer = _played(session, row)
    own = [seat for seat in session.seats if seat in session.own(row.user) | {row.seat}]
    hands = {seat: engine.view(state, seat) for seat in own}
    view = PlayerView(
        session.table, engine.view(state, None), hands, hands_shown(session, row.seat)
    )
    said = tuple(words for _, words in _worded(session, found))
    guard: contract.Guard = next((each for each in GUARDS if each == row.guard), "always")
    return Drafted(session.table, row.seat, said, offer, view, guard, guards(session, row.seat))


def pick(session: Session, row: DraftRow, made: int, picks: Sequence[contract.Key]) -> None:
    """Add an answer to a draft; refused if it cannot be given. `made` is how many the person saw: a
    second click adds nothing."""
    answers = _answers(row)
    if len(answers) != made:
        return
    _, _, offer = _played(session, row)
    if offer is None:
        raise contract.Illegal(contract.msg("plan-complete"))
    row.picks = encoding.dumps([*answers, play.checked(offer, picks)])


def back(row: DraftRow, made: int) -> None:
    """Take the last answer out of a draft; a second click takes nothing."""
    if len(answers := _answers(row)) == made:
        row.picks = encoding.dumps(answers[:-1])


def guards(session: Session, seat: contract.Seat) -> tuple[contract.Guard, ...]:
    """The conditions that mean something for a seat: without a hand none can change."""
    engine = session.engine
    if not isinstance(engine, Foresight):
        return ("always",)
    hand = engine.hand(session.state, seat)
    return tuple(each for each in GUARDS if each != "hand" or hand)


def file(session: Session, user: User, row: DraftRow) -> None:
    """File a draft as one of the turns of its seat."""
    rights.acting(session, user, row.seat)
    found, _, _ = _played(session, row)
    if not found:
        raise contract.Illegal(contract.msg("plan-empty"))
    worded = _worded(session, found)
    filed = session.filing(row.seat)
    guard: contract.Guard = next(each for each in GUARDS if each == row.guard)
    lines = [line for line, _ in worded]
    places = [each.place for _, choices in found for each in choices if each.place]
    plan = contract.Ahead(lines, guard, _facts(session, row.seat, guard, places), row.since)
    if row.edits is not None and row.edits < len(filed.ahead):
        filed.ahead[row.edits] = plan
    elif len(filed.ahead) >= MOST:
        raise contract.Illegal(contract.msg("plan-too-many", n=MOST))
    else:
        filed.ahead.append(plan)
    for line, words in worded:
        filed.words[line] = _encoded(words)
    known = {line for each in filed.ahead for line in each.lines} | {*filed.plan, *filed.rest}
    filed.words = {line: words for line, words in filed.words.items() if line in known}
    session.add_event(contract.msg("table-plan-filed", n=len(lines)), (row.seat,))
    session.enter("order", row.seat, user)


def drop(session: Session, user: User, seat: contract.Seat, which: int) -> None:
    """Take back one of the turns a seat has put together."""
    rights.acting(session, user, seat)
    filed = session.filing(seat)
    if not 0 <= which < len(filed.ahead):
        raise contract.Illegal(contract.msg("table-nothing-filed"))
    del filed.ahead[which]
    session.enter("withdraw", seat, user)


def again(session: Session, user: User, seat: contract.Seat) -> None:
    """File what was left of the last turn once more, whatever happens meanwhile."""
    rights.acting(session, user, seat)
    filed = session.filing(seat)
    if not filed.rest or not all(map(picked.is_picked, filed.rest)):
        raise contract.Illegal(contract.msg("table-nothing-filed"))
    if len(filed.ahead) >= MOST:
        raise contract.Illegal(contract.msg("plan-too-many", n=MOST))
    since = session.prompts[seat].turn or ""
    filed.ahead.append(contract.Ahead(list(filed.rest), "always", [], since))
    filed.stopped, filed.rest = "", []
    session.add_event(contract.msg("table-plan-filed", n=len(filed.ahead[-1].lines)), (seat,))
    session.enter("order", seat, user)


# When the turn begins.


def choose(session: Session, seat: contract.Seat, offer: contract.Offer) -> contract.Msg | None:
    """When a seat's turn begins, make the first of its turns whose condition holds its plan.
    Returns why none of them does, if there were any."""
    filed, engine = session.filed.get(seat), session.engine
    if filed is None or not filed.ahead or filed.plan or not isinstance(engine, Foresight):
        return None
    if not engine.begins(session.state, seat, offer) or offer.clock == filed.ahead[0].since:
        return None
    plans, filed.ahead = filed.ahead, []
    failed: list[contract.Msg] = []
    for plan in plans:
        if not holds(session, seat, plan):
            failed.append(contract.Msg(f"plan-changed-{plan.guard}"))
        elif any(offer.find(key) is None for key in picked.keys(plan.lines[0])):
            failed.append(contract.msg("plan-choice-gone", question=offer.question))
        else:
            filed.plan, filed.progress = list(plan.lines), contract.Progress()
            return None
    filed.plan = list(plans[0].lines)  # what is given back
    return failed[0]


def holds(session: Session, seat: contract.Seat, plan: contract.Ahead) -> bool:
    """Whether the condition of a turn holds now."""
    if plan.guard == "places":
        assert isinstance(session.engine, Foresight)
        return set(plan.facts) <= set(session.engine.pieces(session.state, seat))
    return plan.facts == _facts(session, seat, plan.guard, ())


def _facts(
    session: Session, seat: contract.Seat, guard: contract.Guard, places: Sequence[str]
) -> list[str]:
    """What a condition compares: public facts and the seat's own cards."""
    engine, state = session.engine, session.state
    assert isinstance(engine, Foresight)
    if guard == "unfought":
        return sorted(f"{place} {what}" for place, what in engine.pieces(state, seat).items())
    if guard == "hand":
        return engine.hand(state, seat)
    mine = engine.pieces(state, seat)
    return sorted({place for place in places if place in mine}) if guard == "places" else []


# In words.


def spoken(filed: contract.OrderBook, lines: Sequence[str]) -> str | tuple[contract.Msg, ...]:
    """Lines as their owner reads them: picked ones in words, typed ones as they were typed."""
    if not any(line in filed.words for line in lines):
        return "; ".join(lines)
    return tuple(each for line in lines for _, each in decoded(filed.words.get(line, "[]")))


def decoded(words: str) -> tuple[Named, ...]:
    pairs = ((encoding.decode_msg(a), encoding.decode_msg(b)) for a, b in json.loads(words))
    return tuple(pairs)


def _encoded(words: Sequence[Named]) -> str:
    return encoding.dumps([[encoding.encode_msg(each) for each in pair] for pair in words])


def _worded(session: Session, found: Sequence[Answered]) -> list[tuple[str, tuple[Named, ...]]]:
    """The answers of a draft as lines, with their words."""
    return [
        (picked.line(keys), tuple((names.verb(session.row.game, c.verb), c.label) for c in choices))
        for keys, choices in found
    ]


def _played(session: Session, row: DraftRow) -> tuple[list[Answered], Any, contract.Offer | None]:
    """Each answer of a draft with what was picked in it, the position after them, and what is asked
    next."""
    engine, found = session.engine, list[Answered]()
    state: Any = engine.load(row.base)
    state, offer = foresee.after(engine, state, row.seat, [])
    for picks in _answers(row):
        found.append((picks, [each for key in picks if offer and (each := offer.find(key))]))
        state, offer = foresee.after(engine, state, row.seat, [picks])
    return found, state, offer if len(found) < LONGEST else None


def _answers(row: DraftRow) -> list[tuple[contract.Key, ...]]:
    return [tuple(picks) for picks in json.loads(row.picks)]
