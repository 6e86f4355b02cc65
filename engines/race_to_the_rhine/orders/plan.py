"""A typed turn on its way: what each of its steps answers, and what it leads to."""

from __future__ import annotations

from dataclasses import dataclass

from engines.contract import Msg
from engines.kit.refusal import check, first
from engines.kit.turns import After, Done, Next
from engines.kit.turns import Step as TypedStep
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.orders import course, grammar, march, paraphrase, questions, refusals
from engines.race_to_the_rhine.orders.course import Memory, Moment, Picks, idle
from engines.race_to_the_rhine.orders.refusals import refuse
from engines.race_to_the_rhine.orders.spelling import corps as corps_named
from engines.race_to_the_rhine.orders.spelling import space as space_named
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
from engines.race_to_the_rhine.state import Reaction, State


@dataclass(frozen=True)
class Ordered(TypedStep[State, Memory]):
    """A step of a typed turn, for the seat that typed it."""

    step: Step
    seat: str

    @property
    def only(self) -> After | None:  # type: ignore[override]
        return After(self.step.only[1], self.step.only[0] == "ok") if self.step.only else None

    def says(self) -> str:
        return paraphrase.full(self.step, self.seat)

    def why(self, now: Moment) -> Msg | None:
        return first(lambda: course.unable(now, self.step.action, self.step.pay))

    def next(self, now: Moment) -> Next:
        said = self._says(now)
        try:
            picks = self._pursue(now, said)
        except march.Short as short:  # RR-23.13
            over = said.lost if short.lost else said.short
            return Done(False, None if over else short.why)
        if isinstance(picks, Done) and (halted := _halted_later(now)):  # RR-19.22
            return Done(True, refuse.why("CORPS_HALTED", corps=names.corps(halted)))
        return picks

    def _says(self, now: Moment) -> Answers:
        action = self.step.action
        own = action.answers if isinstance(action, Move) else Answers()
        return questions.with_standing(own, now.standing)

    def _pursue(self, now: Moment, says: Answers) -> Next:
        pay = self.step.pay
        match self.step.action:
            case Supply() as order:
                return course.supply(now, order, pay)
            case Trucks() as order:
                return course.trucks(now, order, pay)
            case Haul() as order:
                return course.haul(now, order, pay)
            case Move() as order:
                return march.move(now, order, pay, says)
            case Look() as order:
                return course.look(now, order, pay)
            case Drop() as order:
                return course.drop(now, order, pay)
            case LoadUp() | PutDown() as order:
                return course.shift_alone(now, order)
            case End() | React() as order:
                return _close(now, order)


def _close(now: Moment, action: React | End) -> Picks | Done:
    """The end of the actions and the reaction (RR-23.15, 23.16)."""
    state, offer = now.state, now.offer
    if isinstance(action, End):
        if now.begun:
            return Done()
        course.must_be_idle(state, offer)
        return ("end",)
    choices = [(verb, space_named(name) if name else "") for verb, name in action.choices]
    if not isinstance(state.flow[-1], Reaction):
        if position.solo(state):
            check(refusals.react(state, offer, *choices[0]))
        if now.begun or not idle(offer):
            raise refuse("WRONG_PHASE", question=offer.question)
        return ("end",)
    for verb, space in choices:
        key = f"{verb}/{space}" if space else verb
        if offer.find(key):
            return (key,)
    reason = refusals.react(state, offer, *choices[0])
    if now.begun and reason:  # the reaction is asked
        return Done(False, reason)
    return course.pick(offer, "", reason)


def _halted_later(now: Moment) -> str | None:
    """A corps that a later step names and that the logistics phase just now has halted."""
    for text in now.plan[1:]:
        action = grammar.read(text).action
        if isinstance(action, Move):
            corps = corps_named(now.state.active, action.corps)
            if corps in now.memory.hale and now.state.corps[corps].halted:
                return corps
    return None
