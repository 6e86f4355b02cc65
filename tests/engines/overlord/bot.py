"""Somebody with a little taste, who sees nothing but the question: for golden transcripts."""

from __future__ import annotations

from engines.contract import Key, Offer, Seat
from engines.kit.rng import Rng
from engines.kit.simulate import some_picks


def picks(seat: Seat, offer: Offer, chance: Rng) -> tuple[Key, ...]:
    kind = offer.question.id.removeprefix("ov-ask-")
    keys = [choice.key for choice in offer.choices]
    if kind == "air":
        return ("yes",)
    if kind.startswith("order") or kind == "initiative":
        return tuple(keys[: offer.most])
    if kind in ("ground", "back"):
        return (f"{kind}/yes",)
    if kind == "roll":
        return ("roll",)
    if kind == "sheet":
        return ("sheet/others.yes",)
    if kind in ("battle", "overrun"):
        deeds = [key for key in keys if key.partition("/")[0] not in ("done", "halt", "pass")]
        return (deeds[chance.below(len(deeds))],) if deeds else offer.default
    if kind == "select" and "send" in keys and not chance.below(3):
        return ("send",)
    if kind == "move":
        ways = [key for key in keys if key != "done" and not key.startswith("move/")]
        return (ways[chance.below(len(ways))],)
    return some_picks(offer, chance)
