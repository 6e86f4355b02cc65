"""A position tried out: moves on a copy, by a person and by officers in the seats of others.

The copy begins in a position imagined from what the person may know, so nothing in it tells what is
hidden. Chance follows from one number and from how many moves were made, so that a copy is the same
whenever it is played again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeVar

from engines.contract import Engine, Event, Key, Offer, Seat
from engines.kit import play
from engines.kit.rng import Rng
from engines.kit.search import choose
from engines.kit.simulate import QuickRng, next_seat

S = TypeVar("S")

FAR = 400
"""More answers than others give between two of a person's own."""
APART = 1_000_003
"""Between the chance of one number and that of the next."""


class Deed(NamedTuple):
    seat: Seat
    picks: tuple[Key, ...]


class Went(NamedTuple):
    """What came of some moves."""

    state: bytes
    deeds: tuple[Deed, ...]
    """Those that were asked for, and those of officers after them."""
    events: tuple[tuple[Seat, Event], ...]
    """What happened, with who did it."""


def go_on(
    engine: Engine[S],
    saved: bytes,
    seed: int,
    made: int,
    deeds: Sequence[Deed],
    seats: Collection[Seat],
) -> Went:
    """Make these moves, the first of which is the one after so many; then officers answer until one
    of these seats is asked, or the game is over."""
    state = engine.load(saved)
    done, events = list[Deed](), list[tuple[Seat, Event]]()
    offers = engine.offers(state)
    for n in range(made, made + len(deeds) + FAR):
        number = seed * APART + 2 * n  # apart: what officers choose by must not move the dice
        deed = deeds[len(done)] if len(done) < len(deeds) else None
        deed = deed or answer(engine, state, offers, seats, QuickRng(number))
        if deed is None:
            break
        outcome = play.move(engine, state, *deed, QuickRng(number + 1), offers)
        state, offers = outcome.state, dict(outcome.offers)
        done.append(deed)
        events += ((deed.seat, event) for event in outcome.events)
    return Went(engine.dump(state), tuple(done), tuple(events))


def answer(
    engine: Engine[S], state: S, offers: dict[Seat, Offer], seats: Collection[Seat], chance: Rng
) -> Deed | None:
    """What an officer answers who holds another seat; None if none of them is waited for."""
    open_still = {
        seat: offer
        for seat, offer in offers.items()
        if (offer.required or offer.invited) and not offer.answered
    }
    if not open_still or any(open_still[seat].required for seat in seats if seat in open_still):
        return None
    others = {seat: offer for seat, offer in open_still.items() if seat not in seats}
    if not others:
        return None
    seat = next_seat(others, chance)
    picks = choose(engine, state, (seat,), seat, chance, "officer")
    if picks is not None:
        return Deed(seat, picks)
    return Deed(seat, others[seat].default) if others[seat].required else None
