"""The only way to make a move. Rules behind it never meet an illegal command."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from engines.contract import Choice, Engine, Illegal, Key, Msg, Offer, Outcome, Seat, msg
from engines.kit.rng import Rng

S = TypeVar("S")


def play(engine: Engine[S], state: S, seat: Seat, picks: Iterable[Key], rng: Rng) -> Outcome[S]:
    """Make a move on a copy, made by saving and loading: what is not saved does not exist."""
    return move(engine, engine.load(engine.dump(state)), seat, picks, rng)


def move(
    engine: Engine[S],
    draft: S,
    seat: Seat,
    picks: Iterable[Key],
    rng: Rng,
    offers: dict[Seat, Offer] | None = None,
) -> Outcome[S]:
    """Make a move on a position the caller owns, one just loaded for instance. `offers` are those
    of that position, if the caller has them: asking again takes as long as the move."""
    if offers is None:
        offers = engine.offers(draft)
    if seat not in offers:
        raise Illegal(msg("play-not-asked"))
    chosen = checked(offers[seat], picks)
    drawn, waited = rng.count, waited_for(offers)
    events = engine.apply(draft, seat, chosen, rng)
    after = engine.offers(draft)
    now = waited_for(after)
    barrier = (
        sealed(offers)  # whether it can be taken back would tell who else has answered
        or offers[seat].irrevocable
        or rng.count != drawn
        or not now
        or not now.items() <= waited.items()  # the mover's own question alone may be over
        or any(event.reveals for event in events)
    )
    return Outcome(draft, tuple(events), barrier, after)


def checked(offer: Offer, picks: Iterable[Key]) -> tuple[Key, ...]:
    """The picks in the order they were made, or a refusal that says what is wrong with them."""
    wanted = list(picks)
    legal = [choice.key for choice in offer.choices]
    if any(key not in legal for key in wanted):
        raise Illegal(msg("play-not-offered"))
    if len(set(wanted)) != len(wanted):
        raise Illegal(msg("play-twice"))
    if not offer.least <= len(wanted) <= offer.most:
        raise Illegal(msg("play-how-many", answers=how_many(offer), n=len(wanted)))
    if len(wanted) > 1 and (rivals := contradiction(offer, wanted)):
        raise Illegal(msg("play-contradiction", one=rivals[0].label, other=rivals[1].label))
    return tuple(wanted)


def how_many(offer: Offer) -> Msg:
    """As many answers as a question takes."""
    if offer.least == offer.most:
        return msg("play-exactly", n=offer.most)
    return msg("play-between", least=offer.least, most=offer.most)


def contradiction(offer: Offer, picks: Iterable[Key]) -> tuple[Choice, Choice] | None:
    """Two picked choices that exclude each other, because one rules out all others of its verb."""
    wanted = set(picks)
    chosen = [choice for choice in offer.choices if choice.key in wanted]
    for sole in (choice for choice in chosen if choice.sole):
        for other in chosen:
            if other.verb == sole.verb and other != sole:
                return sole, other
    return None


def waited_for(offers: dict[Seat, Offer]) -> dict[Seat, str]:
    """The seats the table waits for, each with its clock."""
    return {seat: offer.clock for seat, offer in offers.items() if offer.required}


def sealed(offers: dict[Seat, Offer]) -> bool:
    """Whether answers are sealed now: they are then changed, not taken back."""
    return any(offer.sealed for offer in offers.values())
