"""The machine for typed turns: rehearses lines, carries them out, stops, gives back."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Generic, TypeVar

from engines.contract import (
    Engine,
    Event,
    Illegal,
    Key,
    Msg,
    Offer,
    Offers,
    OrderAnswer,
    OrderBook,
    Orders,
    Progress,
    Seat,
    msg,
)
from engines.extras import Imagination, PlanEnds
from engines.kit import play
from engines.kit.rng import NoDice
from engines.kit.turns import picked
from engines.kit.turns.conditions import renumbered
from engines.kit.turns.steps import At, Done, Next, Now
from engines.kit.turns.wishes import Line

S = TypeVar("S")
KNOWN = tuple(each.name for each in fields(At))

NOTHING = Offer(msg("play-not-asked"), (), (), msg("play-not-asked"), "", required=False)
"""What a seat is asked while it is asked nothing."""


@dataclass
class Trial:
    """A command that is only tried."""

    last: int
    """Its last step."""
    line: Line[Any] | picked.Picked | None = None
    """The line that has begun, read once for all its questions."""


class TypedTurns(Orders[S], PlanEnds[S], Generic[S]):
    """The orders of a game whose turns can be typed."""

    changed: Msg
    """Told instead of starting a turn filed ahead when something it relies on is gone."""

    def __init__(self, engine: Engine[S]) -> None:
        self.engine = engine

    # ---- what a game says

    @abstractmethod
    def step(self, state: S, seat: Seat, text: str) -> Line[S]:
        """One line of a plan, read."""

    def command(self, plan: Sequence[str]) -> int:
        """How many lines, from the first, are one command: carried out whole or not at all."""
        return 1

    def relies_on(self, state: S, seat: Seat) -> list[str]:
        """Facts, true now, without which a turn filed ahead is not started."""
        return []

    def starts(self, state: S, seat: Seat, offer: Offer) -> bool:
        """Whether this is the question with which a turn filed ahead begins."""
        return True

    def meant_for(self, state: S, seat: Seat, offer: Offer) -> bool:
        """Whether a typed turn may answer this offer at all."""
        return True

    def learned(self, seat: Seat, event: Event) -> bool:
        """Whether the seat has seen something hidden that it did not know."""
        return event.reveals and (event.audience is None or seat in event.audience)

    def alone(self, seat: Seat, offers: Offers) -> bool:
        """Whether nobody but this seat decides what comes of its answers."""
        others = any(offer.required for each, offer in offers.items() if each != seat)
        return seat in offers and not others and not play.sealed(offers)

    def turn(self, state: S) -> int | None:
        """The number of the present turn. What is typed in one answers nothing in a later one;
        None: it lasts."""
        return self.engine.turn(state) if isinstance(self.engine, Imagination) else None

    def rest(self, line: str, progress: Progress) -> str:
        """What of a line can be sent again, when the turn stops there."""
        return line

    def done_anyway(self, line: str) -> bool:
        """Whether the end of a turn does what this line says."""
        return False

    def fell_out(self, state: S, seat: Seat, lines: Sequence[str]) -> Msg | None:
        """Why the lines left of a command can no longer be carried out, though they have begun or
        nothing of theirs is asked any more: what they name was done by itself in another way."""
        return None

    def reply(self, state: S, seat: Seat, offer: Offer, filed: OrderBook) -> tuple[Key, ...] | None:
        """The standing answer to an offer no plan answers."""
        return None

    # ---- what follows from it

    def answer(self, state: S, seat: Seat, offer: Offer, filed: OrderBook) -> OrderAnswer | None:
        if offer.answered:  # under seal, and until the others have answered too
            return None
        planned = filed.plan and self.meant_for(state, seat, offer)
        if planned and (answer := self.go_on(state, seat, offer, filed)):
            return answer
        picks = self.reply(state, seat, offer, filed)
        return None if picks is None else OrderAnswer(picks)

    def go_on(
        self, state: S, seat: Seat, offer: Offer, filed: OrderBook, trial: Trial | None = None
    ) -> OrderAnswer | None:
        """What the plan says to this offer. Takes steps that are done off the plan."""
        progress = filed.progress
        if self._late(state, filed):
            return None if trial else self._left_over(state, seat, offer, filed)
        while filed.plan and not (trial and progress.step > trial.last):
            if not progress.begun and self.held_back(state, seat, offer, filed):
                return self._given_back(filed, self.changed)
            try:
                step = trial and progress.begun and trial.line
                step = step or self._step(state, seat, filed.plan[0])
            except Illegal as unread:  # it was filed when it was written in another way
                return self._stop(filed, unread.reason)
            if not progress.begun and step.only and not step.only.met(progress):
                self._advance(filed, None)
                continue
            now = self.now(state, seat, offer, filed, trial=bool(trial))
            if trial:
                trial.line = step
            said = self._said(now, step, filed)
            if isinstance(said, Msg):
                return self._stop(filed, said)
            if said is None:
                if progress.begun:
                    progress.memory = _kept(now.memory)
                return None
            if isinstance(said, Done):
                why = said.why if said.why and not now.provided else None
                self._advance(filed, said.ok)
                if said.noted is not None:
                    return OrderAnswer(skipped=said.noted)
                if why is None:
                    continue
                return None if trial else self._stop(filed, why)
            if step.single or now.over:
                for _ in range(now.lines):
                    self._advance(filed, True)
            else:
                progress.begun, progress.memory = True, _kept(now.memory)
            progress.turn = self.turn(state) or 0
            return OrderAnswer(said)
        return None

    def _said(self, now: Now[S], step: Line[S] | picked.Picked, filed: OrderBook) -> Next | Msg:
        """What a step says to its question, tried before it begins; or why the turn ends there."""
        progress = filed.progress
        try:
            if not now.trial and progress.step > progress.tried:
                self.rehearse(now, filed)
            return step.next(now)
        except Illegal as refusal:
            provided = now.provided and not progress.begun and not now.trial
            half = now.trial and progress.begun  # whole or not at all
            skipped = None if half else step.failed(now, refusal.reason)
            over = Done(False) if provided else skipped
            return refusal.reason if over is None else over

    def ends(self, state: S, seat: Seat, filed: OrderBook) -> OrderAnswer | None:
        """What is left of a turn that is over, told at once."""
        return self._left_over(state, seat, NOTHING, filed) if self._late(state, filed) else None

    def _late(self, state: S, filed: OrderBook) -> bool:
        """Whether the plan was for a turn that is over."""
        began = filed.progress.turn
        return bool(began) and self.turn(state) not in (None, began)

    def _left_over(
        self, state: S, seat: Seat, offer: Offer, filed: OrderBook
    ) -> OrderAnswer | None:
        """What of such a plan was not carried out is given back."""
        now = self.now(state, seat, offer, filed)
        if filed.plan and now.begun and self._step(state, seat, filed.plan[0]).finished(now):
            self._advance(filed, True)
        return self._given_back(filed, msg("turn-over"))

    def _given_back(self, filed: OrderBook, why: Msg) -> OrderAnswer | None:
        """What is left of a turn that is over, unless its end has done all that."""
        while filed.plan and self.done_anyway(filed.plan[0]):
            filed.plan.pop(0)
        if filed.plan:
            return self._stop(filed, why)
        filed.progress = Progress()
        return None

    def _step(self, state: S, seat: Seat, text: str) -> Line[S] | picked.Picked:
        return picked.Picked(text) if picked.is_picked(text) else self.step(state, seat, text)

    def held_back(self, state: S, seat: Seat, offer: Offer, filed: OrderBook) -> bool:
        """Whether a turn filed ahead is not to be carried out: something is gone that it relies on,
        now that it begins."""
        progress = filed.progress
        if not progress.relies_on or not self.starts(state, seat, offer):
            return False
        facts, progress.relies_on = progress.relies_on, []
        return not set(facts).issubset(self.relies_on(state, seat))

    def now(
        self, state: S, seat: Seat, offer: Offer, filed: OrderBook, *, trial: bool = False
    ) -> Now[S]:
        """The question, for the step that comes next."""
        progress: Any = filed.progress
        at = At(**{name: said for name, said in progress.memory.items() if name in KNOWN})
        return Now(state, seat, offer, at, progress, filed.plan, filed.standing, trial)

    def _advance(self, filed: OrderBook, ok: bool | None) -> None:
        """On to the next step."""
        progress = filed.progress
        if ok is not None:
            progress.results[progress.step] = ok
        line = filed.plan.pop(0)
        progress.done = picked.typed(line) if ok else progress.done
        progress.step, progress.begun, progress.memory = progress.step + 1, False, {}

    def _stop(self, filed: OrderBook, why: Msg) -> OrderAnswer:
        """No further. What is left is made ready to be sent again."""
        filed.plan[:1] = [self.rest(line, filed.progress) for line in filed.plan[:1]]
        filed.plan = list(map(picked.typed, renumbered(filed.plan, filed.progress)))
        return OrderAnswer(stop=why)

    def rehearse(self, now: Now[S], filed: OrderBook) -> None:
        """Try the command that begins here on a copy, as far as it can be foreseen. Raises what
        stands in its way."""
        trial, first = _copied(filed), filed.progress.step
        last = first + (picked.run(filed.plan) or self.command(filed.plan)) - 1
        if reason := self._tried(now, trial, last):
            raise Illegal(reason)
        answered = trial.progress.step - (not trial.progress.begun)
        filed.progress.tried = min(last, answered)

    def _tried(self, now: Now[S], trial: OrderBook, last: int) -> Msg | None:
        """Why the trial fails; None if it comes to the last step, or to what nobody can foresee: a
        die, something hidden, somebody else."""
        engine, seat, tried = self.engine, now.seat, Trial(last)
        draft, offers = now.state, dict[Seat, Offer]()  # a copy from the first move on
        while trial.plan and trial.progress.step <= last:
            offer = offers[seat] if offers else now.offer
            answer = self.go_on(draft, seat, offer, trial, tried)
            if answer is None:
                return None
            if answer.stop is not None:
                return answer.stop
            if answer.skipped is not None:
                continue
            if trial.progress.step > last:  # a choice that is offered can be made
                return None
            if offer.sealed:  # what follows would tell who else has answered
                return None
            if not offers:
                draft = engine.load(engine.dump(now.state))
                offers = {**engine.offers(draft), seat: now.offer}
            try:
                outcome = play.move(engine, draft, seat, answer.picks, NoDice(), offers)
            except NoDice.Rolled:
                return None
            except Illegal as refusal:
                return refusal.reason
            offers = dict(outcome.offers)
            learned = any(self.learned(seat, event) for event in outcome.events)
            if learned or not self.alone(seat, offers):
                left = trial.plan[: last - trial.progress.step + 1]
                at = self.now(draft, seat, NOTHING, trial)
                done = trial.progress.begun and self._step(draft, seat, left[0]).finished(at)
                if done or any(map(picked.is_picked, left)):
                    return None
                return self.fell_out(draft, seat, left)
        return None


def _kept(memory: At) -> dict[str, Any]:
    return {name: getattr(memory, name) for name in KNOWN}


def _copied(filed: OrderBook) -> OrderBook:
    """A book of its own to be tried; standing orders do not change meanwhile."""
    now = filed.progress
    progress = replace(
        now, results={**now.results}, memory={**now.memory}, relies_on=[*now.relies_on]
    )
    return replace(filed, plan=[*filed.plan], progress=progress)
