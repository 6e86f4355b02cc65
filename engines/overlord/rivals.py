"""What the computer player likes next best to its own picks: what the staff tries instead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engines.contract import Choice, Key, Offer, Picks, Seat
from engines.kit.rng import Rng
from engines.overlord import player, roles
from engines.overlord.components import AMBUSH, Side
from engines.overlord.state import State


def rivals(state: State, seat: Seat, offer: Offer, rng: Rng) -> Iterator[Picks]:
    """Other answers, best first. Nothing where only an Ambush matters and there is none, and no
    change of the order in which units move."""
    kind = offer.question.id.removeprefix("ov-ask-")
    side, _ = roles.who(seat)
    if kind.startswith("order") or kind == "initiative":
        yield from _others_ordered(state, side, offer)
    elif kind == "select":
        yield from _one_by_one(_selected(state, side, offer))
    elif kind == "move":
        yield from _one_by_one(player.places(state, side, offer))
    elif kind in ("battle", "overrun"):
        yield from _one_by_one(_attacks(state, offer))
    elif kind != "sheet" or AMBUSH in state.camps[side].hand:
        yield from ((choice.key,) for choice in offer.choices if _is_whole(choice))


def _one_by_one(worths: Mapping[Key, float]) -> Iterator[Picks]:
    for key in sorted(worths, key=lambda key: -worths[key]):
        yield (key,)


def _is_whole(choice: Choice) -> bool:
    """Not a line of a sheet for a single unit."""
    return choice.verb != "sheet" or choice.key.startswith("sheet/others")


def _selected(state: State, side: Side, offer: Offer) -> dict[Key, float]:
    """Other cards and other generals for them; other targets."""
    targets = {c.key: player.pain(state, c) for c in offer.choices if c.verb == "target"}
    if targets:
        return targets
    cards = [choice for choice in offer.choices if choice.verb in ("give", "self")]
    return player.worths(state, side, cards)


def _attacks(state: State, offer: Offer) -> dict[Key, float]:
    """Other targets, then whatever else may be done but to end the battles."""
    done = offer.default if len(offer.choices) > 1 else ()
    return {
        choice.key: player.gain(state, choice) if choice.verb == "attack" else 0.0
        for choice in offer.choices
        if choice.key not in done
    }


def _others_ordered(state: State, side: Side, offer: Offer) -> Iterator[Picks]:
    """One of the units exchanged for the next one or the one after that, the furthest first; then
    one unit fewer."""
    ranked = player.ranked(state, side, offer)
    chosen, others = ranked[: offer.most], ranked[offer.most : offer.most + 2]
    for other in others:
        for out in reversed(chosen):
            yield (*(key for key in chosen if key != out), other)
    if len(chosen) > max(offer.least, 1):
        yield tuple(chosen[:-1])
