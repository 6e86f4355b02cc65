"""A typed turn on its way: which step it has come to, and what the steps before led to."""

from __future__ import annotations

import re
from collections.abc import Callable

from engines.contract import (
    Illegal,
    Msg,
    Offer,
    OrderAnswer,
    OrderBook,
    Seat,
    msg,
)
from engines.kit.refusal import check
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.components import CORPS
from engines.race_to_the_rhine.orders import course, grammar, march, questions, refusals, spelling
from engines.race_to_the_rhine.orders.course import (
    DONE,
    Picks,
    Progress,
    idle,
    must_be_idle,
)
from engines.race_to_the_rhine.orders.refusals import refuse
from engines.race_to_the_rhine.orders.steps import (
    Answers,
    Drop,
    End,
    Haul,
    LoadUp,
    Look,
    Move,
    PutDown,
    React,
    Step,
    Supply,
    Trucks,
)
from engines.race_to_the_rhine.state import Reaction, Shed, State

Rehearse = Callable[[State, Seat, Step], None]
"""Carries a step out on a copy and raises what stands in its way (RR-27.1)."""


def answer(
    state: State, seat: Seat, offer: Offer, filed: OrderBook, rehearse: Rehearse
) -> OrderAnswer | None:
    """What the plan says to this offer. Takes steps that are done off the plan."""
    run = recall(filed)
    if filed.plan and "guard" in filed.notes and filed.notes.pop("guard") != guard(state, seat):
        return _stop(filed, msg("rr-stop-changed"))  # RR-19.24
    while filed.plan:
        step = grammar.read(filed.plan[0])
        if not run.begun and step.only and _result(filed, step.only[1]) != step.only[0]:
            run = _advance(filed, "out")
            continue
        lenient = _provided_for(filed)
        try:
            if isinstance(step.action, Haul) and not run.begun:
                rehearse(state, seat, step)
            picks = pursue(state, offer, step, run, filed, lenient)
        except Illegal as refused:
            if lenient and not run.begun:
                run = _advance(filed, "fail")
                continue
            if run.begun:
                _advance(filed, "fail")
            return _stop(filed, refused.reason)
        except march.Short as short:
            run = _advance(filed, "fail")
            says = step.action.answers if isinstance(step.action, Move) else Answers()
            if lenient or (says.lost if short.lost else says.short):  # RR-23.13
                continue
            return _stop(filed, short.why)
        if picks is DONE:
            halted = _halted_later(state, filed, run)
            run = _advance(filed, "ok")
            if halted and filed.plan:  # RR-19.22
                return _stop(filed, refuse.why("CORPS_HALTED", corps=names.corps(halted)))
            continue
        if picks is not None and isinstance(state.flow[-1], Reaction):
            filed.plan, filed.notes = [], {}  # the reaction ends the turn, and the text with it
            return OrderAnswer(picks)
        _remember(filed, run)
        return OrderAnswer(picks) if picks is not None else None
    return None


def pursue(
    state: State, offer: Offer, step: Step, run: Progress, filed: OrderBook, lenient: bool = False
) -> Picks | None:
    """What a step says to an offer: picks, `DONE`, or None to ask the player."""
    action, pay, surplus = step.action, step.pay, questions.said(filed, "surplus")
    if run.begun and isinstance(state.flow[-1], Shed) and isinstance(action, Supply):
        return course.shed(state, action.shed, surplus)
    if isinstance(action, Supply):
        return course.supply(state, offer, action, pay, run)
    if isinstance(action, Trucks):
        return course.trucks(state, offer, action, pay, run)
    if isinstance(action, Haul):
        return course.haul(state, offer, action, pay, run, surplus)
    if isinstance(action, Move):
        says = questions.with_standing(action.answers, filed)
        return march.move(state, offer, action, pay, run, says, surplus, lenient)
    if isinstance(action, Look):
        return course.look(state, offer, action, pay, run)
    if isinstance(action, Drop):
        return course.drop(state, offer, action, pay, run)
    if isinstance(action, LoadUp | PutDown):
        return course.shift_alone(state, offer, action, run, surplus)
    return _close(state, offer, action, run)


def _close(state: State, offer: Offer, action: React | End, run: Progress) -> Picks:
    """The end of the actions and the reaction (RR-23.15, 23.16)."""
    reacting = isinstance(state.flow[-1], Reaction)
    if isinstance(action, End):
        if run.begun:
            return DONE
        must_be_idle(state, offer)
        run.begun = True
        return ("end",)
    choices = [(verb, spelling.space(name) if name else "") for verb, name in action.choices]
    if not reacting:
        if position.solo(state):
            check(refusals.react(state, offer, *choices[0]))
        if run.begun or not idle(offer):
            raise refuse("WRONG_PHASE", question=offer.question)
        run.begun = True
        return ("end",)
    for verb, space in choices:
        key = f"{verb}/{space}" if space else verb
        if offer.find(key):
            run.begun = True
            return (key,)
    check(refusals.react(state, offer, *choices[0]))
    raise refuse("WRONG_PHASE", question=offer.question)


# --- where the plan stands -----------------------------------------------------------------------


def guard(state: State, seat: Seat) -> str:
    """What must not have got worse when a turn filed ahead begins: tokens, halted corps."""
    tokens = sorted(space for space, army in state.control.items() if army == seat)
    halted = [id for id, corps in state.corps.items() if CORPS[id].army == seat and corps.halted]
    return f"{','.join(tokens)} {','.join(halted)}"


def recall(filed: OrderBook) -> Progress:
    """The progress of the step the plan has come to; a plan filed anew begins at the beginning."""
    if filed.notes.get("plan") != "\n".join(filed.plan):
        filed.notes = {key: value for key, value in filed.notes.items() if key == "guard"}
        filed.notes["n"] = "1"
    run = Progress()
    notes = filed.notes
    run.begun, run.reached = notes.get("begun") == "yes", notes.get("reached") == "yes"
    run.at, run.shifts = int(notes.get("at", 0)), int(notes.get("shifts", 0))
    run.why, run.hale = notes.get("why", ""), notes.get("hale", "").split()
    return run


def _remember(filed: OrderBook, run: Progress) -> None:
    filed.notes |= {
        "plan": "\n".join(filed.plan),
        "begun": "yes" if run.begun else "no",
        "reached": "yes" if run.reached else "no",
        "at": str(run.at),
        "shifts": str(run.shifts),
        "why": run.why,
        "hale": " ".join(run.hale),
    }


def _advance(filed: OrderBook, result: str) -> Progress:
    """On to the next step."""
    n = int(filed.notes["n"])
    filed.plan.pop(0)
    filed.notes[f"step {n}"] = result
    filed.notes["n"] = str(n + 1)
    run = Progress()
    _remember(filed, run)
    return run


def _result(filed: OrderBook, n: int) -> str | None:
    return filed.notes.get(f"step {n}")


def _provided_for(filed: OrderBook) -> bool:
    """Whether the text itself says what to do if the present step fails (RR-19.22, RR-23.14)."""
    n = int(filed.notes["n"])
    return any((only := grammar.read(text).only) and only[1] == n for text in filed.plan[1:])


def _stop(filed: OrderBook, why: Msg) -> OrderAnswer:
    """No further. What is left is made ready to be sent again."""
    filed.plan = rest(filed)
    filed.notes = {}
    return OrderAnswer(stop=why)


def rest(filed: OrderBook) -> list[str]:
    """The steps left, without the conditions that are decided, and numbered anew."""
    kept: list[str] = []
    number: dict[int, int] = {}
    for n, text in enumerate(filed.plan, int(filed.notes.get("n", 1))):
        found = re.match(r"\s*if\s+(ok|fail)\s*(\d+)\s*:\s*", text, re.IGNORECASE)
        if found:
            wanted, on = found[1].lower(), int(found[2])
            text = text[found.end() :]
            if on in number:
                text = f"if {wanted} {number[on]}: {text}"
            elif _result(filed, on) != wanted:
                continue
        kept.append(text)
        number[n] = len(kept)
    return kept


def _halted_later(state: State, filed: OrderBook, run: Progress) -> str | None:
    """A corps that a later step names and that the logistics phase just now has halted."""
    for text in filed.plan[1:]:
        action = grammar.read(text).action
        if isinstance(action, Move):
            corps = spelling.corps(state.active, action.corps)
            if corps in run.hale and state.corps[corps].halted:
                return corps
    return None
