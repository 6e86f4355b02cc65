"""Why something typed cannot be done: a dozen sentences for all games.

A game adds one of its own only where trying is not enough to see why (`Notation.why`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engines.contract import Choice, Illegal, Key, Msg, Offer, msg
from engines.kit import play
from engines.kit.spelling import Names, fitting, near

SHOWN = 5
"""How many possible answers a refusal names."""


def not_now(said: str, offer: Offer) -> Msg:
    """What was typed answers another question."""
    return msg("turn-not-now", said=said, question=offer.question)


def not_possible(
    said: str, offer: Offer, wanted: Iterable[Key], named: Callable[[Choice], Msg] | None = None
) -> Msg:
    """What is possible comes with it, the nearest first. The question is the right one if anything
    of the kind is offered, and amid a line; what else is offered is `named` there."""
    keys = list(wanted)
    verbs, parts = {key.partition("/")[0] for key in keys}, _parts(*keys)
    found = [choice for choice in offer.choices if choice.verb in verbs]
    if not found and named:
        here = (choice for choice in offer.choices if not (choice.back or choice.aside))
        found = [choice._replace(label=named(choice)) for choice in here]
    if not found:
        return not_now(said, offer)
    found.sort(key=lambda choice: -len(parts & _parts(choice.key)))
    possible = tuple(msg("turn-quoted", what=c.label) for c in _shown_once(found)[:SHOWN])
    return msg("turn-not-possible", said=said, question=offer.question, possible=possible)


def how_many(said: str, offer: Offer) -> Msg:
    return msg("turn-how-many", said=said, answers=play.how_many(offer))


def cannot_pay(said: str) -> Msg:
    return msg("turn-cannot-pay", said=said)


def ended_early(said: str) -> Msg:
    """Its question is over, and not all of it was carried out."""
    return msg("turn-early", said=said)


def unread(said: str, form: str) -> Illegal:
    return Illegal(msg("turn-form" if form else "turn-unread", said=said, form=form))


def named(typed: str, names: Names, say: Callable[[str], Msg]) -> str:
    """The id of what was typed: by its name, or by a beginning that fits nothing else. Otherwise
    refused, with what comes near."""
    found = fitting(typed, names)
    if len(found) == 1:
        return found[0]
    raise unknown(typed, [say(thing) for thing in found or near(typed, names)])


def unknown(typed: str, close: Sequence[Msg]) -> Illegal:
    """Nothing has this name, or more than one thing."""
    if close:
        return Illegal(msg("turn-unknown-near", said=typed.strip(), near=tuple(close[:SHOWN])))
    return Illegal(msg("turn-unknown", said=typed.strip()))


def _parts(*keys: Key) -> set[str]:
    return {part for key in keys for part in key.replace("/", ".").split(".")}


def _shown_once(choices: Iterable[Choice]) -> list[Choice]:
    return list({choice.label.id + repr(choice.label.args): choice for choice in choices}.values())
