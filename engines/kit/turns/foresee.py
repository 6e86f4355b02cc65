"""A turn played in the imagination: to be put together by picking before it begins.

The position is imagined from what one person's seats know, and on the way to their turn nobody
else does more than they must. It ends where something happens that nobody can foresee: a die, a
card that is drawn, somebody else's question.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from engines.contract import Engine, Illegal, Key, Msg, Offer, OrderBook, Outcome, Seat
from engines.extras import Foresight, Imagination
from engines.kit import play
from engines.kit.rng import NoDice, Rng

T = TypeVar("T")

FAR = 600
"""Answers on the way to somebody's turn; no game needs so many for one round."""


def able(engine: object) -> bool:
    """Whether turns of a game can be put together in advance."""
    return isinstance(engine, Foresight) and isinstance(engine, Imagination)


def turn_of(
    engine: Engine[T], state: T, seat: Seat, seats: Collection[Seat], rng: Rng, now: str
) -> T | None:
    """A position in which the next turn of a seat begins, imagined by a person with these seats;
    None if it has none, as far as one can see. `now` is the clock of its latest turn."""
    if not isinstance(engine, Imagination) or not isinstance(engine, Foresight):
        return None
    draft: T = engine.imagine(state, seats, rng)
    offers = engine.offers(draft)
    for _ in range(FAR):
        offer = offers.get(seat)
        if offer and offer.clock != now and engine.begins(draft, seat, offer):
            return draft
        waiting = [s for s, each in offers.items() if each.required and not each.answered]
        if not waiting:
            return None
        first = waiting[0]
        outcome = play.move(engine, draft, first, offers[first].default, rng, dict(offers))
        draft, offers = outcome.state, dict(outcome.offers)
    return None


def after(
    engine: Engine[T], state: T, seat: Seat, answers: Sequence[Sequence[Key]]
) -> tuple[T, Offer | None]:
    """The position after these answers, and what is asked next; no offer if what follows cannot be
    foreseen, or the turn is over. An answer that dice decide is left out of the position. Changes
    the position, which the caller owns. Refuses an answer that cannot be given."""
    offers = engine.offers(state)
    for picks in answers:
        if seat not in offers:
            return state, None
        before = engine.dump(state)  # a move that dice break off leaves a position half changed
        try:
            outcome = play.move(engine, state, seat, picks, NoDice(), offers)
        except NoDice.Rolled:
            return engine.load(before), None
        state, offers = outcome.state, dict(outcome.offers)
        if unforeseen(outcome, seat):
            return state, None
    offer = offers.get(seat)
    return state, offer if offer and offer.required else None


def carried_out(
    engine: Engine[T],
    state: T,
    seat: Seat,
    filed: OrderBook,
    tell: Callable[[int, Offer, tuple[Key, ...]], None] = lambda step, offer, picks: None,
) -> tuple[T, Offer | None, Msg | None]:
    """The position after a typed turn, as far as it can be foreseen, what is asked next, and why
    it stopped, if it did. Changes the position, which the caller owns; `tell` is called with the
    number of the step, the question and the answer."""
    orders, offers = engine.orders, engine.offers(state)
    while orders and filed.plan and (offer := offers.get(seat)):
        said = orders.answer(state, seat, offer, filed)
        if said is None or said.stop is not None:
            return state, offer, said.stop if said else None
        if said.skipped is not None:
            continue
        tell(filed.progress.step - (not filed.progress.begun), offer, said.picks)
        try:
            outcome = play.move(engine, state, seat, said.picks, NoDice(), offers)
        except NoDice.Rolled:
            return state, None, None
        state, offers = outcome.state, dict(outcome.offers)
        if unforeseen(outcome, seat):
            return state, None, None
    return state, offers.get(seat), None


def goes_on(engine: Engine[T], state: T, seat: Seat, answers: Sequence[Sequence[Key]]) -> int:
    """How many of these answers, from the first, can be given one after the other."""
    here = engine.load(engine.dump(state))
    for n, picks in enumerate(answers):
        try:
            here, offer = after(engine, here, seat, [picks])
        except Illegal:
            return n
        if offer is None:
            return n + 1
    return len(answers)


def unforeseen(outcome: Outcome[T], seat: Seat) -> bool:
    """Whether somebody else is asked after a move, or the seat has seen what it did not know."""
    others = any(offer.required for each, offer in outcome.offers.items() if each != seat)
    sealed = any(offer.sealed for offer in outcome.offers.values())
    shown = any(e.reveals and (e.audience is None or seat in e.audience) for e in outcome.events)
    return others or sealed or shown
