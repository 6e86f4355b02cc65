"""Why something typed cannot be done: a dozen sentences for all games.

A game adds one of its own only where trying is not enough to see why (`Notation.why`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from engines.contract import Choice, Illegal, Key, Msg, Offer, msg
from engines.kit import play
from engines.kit.spelling import Names, fitting, near

SHOWN = 3
"""How many possible answers a refusal names."""
NOT_ASKED = msg("play-not-asked")


def not_now(said: str) -> Msg:
    """What was typed answers a question, and none is asked."""
    return msg("turn-not-now", said=said, question=NOT_ASKED)


def not_possible(
    said: str, offer: Offer, wanted: Iterable[Key], named: Callable[[Choice], Msg]
) -> Msg:
    """The question comes with it, and the answers that come nearest: of the same kind, else one of
    each kind, `named` as they can be typed."""
    keys = list(wanted)
    verbs, parts = {key.partition("/")[0] for key in keys}, _parts(*keys)
    open_now = [choice for choice in offer.choices if not (choice.back or choice.aside)]
    alike = [choice for choice in offer.choices if choice.verb in verbs]
    if not (alike or open_now):
        return not_now(said)
    near = sorted(alike or _in_turn(open_now), key=lambda choice: -len(parts & _parts(choice.key)))
    labels = {repr(label): label for label in map(named, near)}
    return msg(
        "turn-not-possible",
        said=said,
        question=offer.question if open_now else NOT_ASKED,
        possible=tuple(msg("turn-quoted", what=label) for label in [*labels.values()][:SHOWN]),
    )


def _in_turn(choices: Sequence[Choice]) -> list[Choice]:
    """The first of each verb, then the second of each; what only goes on comes last."""
    verbs = Counter[str]()
    rank = dict[Key, tuple[bool, int]]()
    for choice in choices:
        rank[choice.key] = (not choice.arg, verbs[choice.verb])
        verbs[choice.verb] += 1
    return sorted(choices, key=lambda choice: rank[choice.key])


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
