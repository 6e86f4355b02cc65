"""Typed turns: read into steps, carried out one by one as their questions come (OV-31.23)."""

from __future__ import annotations

import re

from engines.contract import Answer, Filed, Illegal, Key, Offer, Seat
from engines.overlord import flow, library, moving, questions
from engines.overlord.orders import grammar, refusals
from engines.overlord.state import State


def read(state: State, seat: Seat, text: str) -> Filed:
    """The steps of a text. What is wrong already is refused with its code (OV-36)."""
    field = library.field(state.scenario)
    reader = grammar.Reader(field.grid)
    filed = Filed()
    for line in re.split(r"[;\n]", text):
        if not line.strip():
            continue
        orders = grammar.standing(line, field.grid)
        if orders is not None:
            filed.standing.update(orders)
        else:
            filed.plan += reader.line(line)
    filed.plan = _closing_moves(state, filed.plan)
    if filed.plan:
        _first_is_possible(state, seat, filed.plan)
    return filed


MOVES_DONE = "?done moves"


def _closing_moves(state: State, plan: list[str]) -> list[str]:
    """`done` before the first battle line closes the moves, and ends no battles: it may come when
    the last unit has moved and BATTLE is open already."""
    if state.phase == "battle" or "done" not in plan:
        return plan
    fights = [i for i, step in enumerate(plan) if "attack/" in step]
    last = fights[0] if fights else len(plan)
    return [MOVES_DONE if step == "done" and i < last else step for i, step in enumerate(plan)]


def _first_is_possible(state: State, seat: Seat, plan: list[str]) -> None:
    """A refusal comes at once, not when the question does."""
    asked = {} if state.winner else flow.asked(state)
    offer = asked.get(seat)
    firm = next((step for step in plan if not step.startswith("?")), None)
    if firm is None:
        return
    if offer is None or state.winner:
        if refusal := refusals.out_of_turn(state, seat, firm):
            raise refusal
        return
    if firm != plan[0]:
        return
    if _picks(offer, firm) is None:
        raise refusals.why(state, seat, firm, offer)
    if refusal := _no_way_on(state, offer, plan):
        raise refusal


def _no_way_on(state: State, offer: Offer, plan: list[str]) -> Illegal | None:
    """A unit is picked up only if it can go where it is sent: refused as a whole (OV-36.1)."""
    if not plan[0].startswith("move/") or offer.question.id != "ov-ask-moves":
        return None
    hex = questions.hex_of(plan[0].split()[0].partition("/")[2])
    onward = plan[1].split()[0] if len(plan) > 1 else ""
    if onward.partition("/")[0] not in ("to", "exit", "cave"):
        return None
    field = library.field(state.scenario)
    if any(choice.key == onward for choice in moving.ways(state, field, hex)):
        return None
    return refusals.onward(state, field, hex, onward)


def answer(state: State, seat: Seat, offer: Offer, filed: Filed) -> Answer | None:
    """The next step that this question is about. In BATTLE a line that is not legal any more is
    passed over; elsewhere the rest is given back."""
    while filed.plan:
        step = filed.plan[0]
        if step == MOVES_DONE:
            filed.plan.pop(0)
            if offer.question.id == "ov-ask-moves":
                return Answer(("done",))
            continue
        picks = _picks(offer, step)
        if picks is not None:
            if refusal := _no_way_on(state, offer, filed.plan):
                return Answer(stop=refusal.reason)
            filed.plan.pop(0)
            return Answer(picks)
        if step.startswith("?"):
            filed.plan.pop(0)
            continue
        if not offer.waited:
            return None
        kind = offer.question.id
        if kind in ("ov-ask-ground", "ov-ask-overrun", "ov-ask-desert", "ov-ask-flags",
                    "ov-ask-retreat", "ov-ask-back", "ov-ask-sheet", "ov-ask-ambush"):  # fmt: skip
            return None
        if kind == "ov-ask-battle" and "attack/" in step:
            filed.plan.pop(0)
            continue
        return Answer(stop=refusals.why(state, seat, step, offer).reason)
    return None


def _picks(offer: Offer, step: str) -> tuple[Key, ...] | None:
    """The keys of a step if this offer has them."""
    bare = step.lstrip("?")
    if bare == "":
        return () if (offer.least == 0 and offer.question.id.startswith("ov-ask-order")) or (
            offer.question.id == "ov-ask-initiative"
        ) else None  # fmt: skip
    if bare.startswith("~"):
        return next(((key,) for key in bare[1:].split() if offer.find(key)), None)
    keys = [key for key in bare.split() if offer.find(key)]
    wanted = bare.split()
    alternatives = wanted[0].partition("/")[0] != wanted[-1].partition("/")[0]
    if alternatives:
        return (keys[0],) if keys else None
    if len(keys) != len(wanted) or not offer.least <= len(keys) <= offer.most:
        return None
    return tuple(keys)
