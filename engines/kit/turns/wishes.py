"""A line of a typed turn as the answers it gives, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engines.contract import Illegal, Key, Msg, Offer, Picks
from engines.kit.turns import reasons
from engines.kit.turns.conditions import After
from engines.kit.turns.steps import At, Done, Next, Now

if TYPE_CHECKING:
    from engines.kit.turns.notation import Notation

S = TypeVar("S")
NOBODY: Picks = ("",)
"""A way, found by `choose`, that picks nothing of what is offered."""


@dataclass(frozen=True, slots=True)
class Wish(Generic[S]):
    """One answer: the first of these ways that is offered."""

    ways: tuple[Picks, ...] = ()
    if_asked: bool = False
    """Nothing is missing if it is never asked for."""
    choose: Callable[[S, Offer, Mapping[str, str]], Picks] | None = None
    """Finds the answer when its question comes, by what was said for the line; nothing if there is
    nothing to do."""
    again: bool = False
    """`choose` is asked until it finds nothing more."""
    nothing: str = ""
    """The verb of a question to which nothing is picked."""
    needs: Callable[[S], Msg | None] | None = None
    """A reason against it that the offer does not show."""
    reached: Callable[[S], bool] | None = None
    """Whether it has come to what was meant, once the line is over."""
    said: str = ""
    """The part of the line it stands for, if that has several: refused by itself."""
    last: bool = False
    """With it the line is over, whatever is asked next."""

    def answer(self, state: S, offer: Offer, said: Mapping[str, str]) -> Picks | None:
        """The picks, if this question has them."""
        if self.nothing:
            return () if offer.required and offer.least == 0 and self.about(offer) else None
        ways = (self.choose(state, offer, said),) if self.choose else self.ways
        found = next((way for way in ways if way and fits(offer, way)), None)
        return () if found == NOBODY else found

    def about(self, offer: Offer) -> bool:
        """Whether this is the question for it, though it may not be offered."""
        verbs = {self.nothing, *(key.partition("/")[0] for key in self.keys)}
        return any(choice.verb in verbs for choice in offer.choices)

    @property
    def keys(self) -> list[Key]:
        return [key for way in self.ways for key in way]


def wish(*picks: Key) -> Wish[Any]:
    """All of these in one answer."""
    return Wish((picks,))


def one_of(*keys: Key) -> Wish[Any]:
    """The first of these that is offered."""
    return Wish(tuple((key,) for key in keys))


def if_asked(*keys: Key) -> Wish[Any]:
    """The first of these that is offered, if any is."""
    return Wish(tuple((key,) for key in keys), if_asked=True)


def fits(offer: Offer, picks: Picks) -> bool:
    if picks == NOBODY:
        return offer.least == 0
    right = offer.least <= len(picks) <= offer.most and len(set(picks)) == len(picks)
    return right and all(map(offer.find, picks))


@dataclass(frozen=True, slots=True)
class Between:
    """What is said to a question before the line goes on: picks, or it is left to the player."""

    picks: Picks = ()
    short: bool = False
    """The line is given up with that."""


LEFT = Between()
"""The question is left to the player."""


@dataclass(frozen=True)
class Line(Generic[S]):
    """A line that was read. `words` are settings it brings itself: `civ=yes`."""

    turns: Notation[S]
    text: str
    wishes: Sequence[Wish[S]]
    words: Mapping[str, str] = field(default_factory=dict)
    only: After | None = None
    """Carried out only if that line succeeded, or failed."""
    skip: bool = False
    """Left out, instead of ending the turn, if it cannot be carried out."""
    single: bool = False
    """Its first answer is all of it."""
    said: str = ""
    """How it is called if it is refused, where not by its text; then it is refused as it stands."""

    def finished(self, now: Now[S]) -> bool:
        return not self._missing(now.memory)

    def made(self, keys: Sequence[Key]) -> bool:
        """Whether all of it is among these answers; the beginning of a key is enough."""
        known = {*keys, *(key.partition(".")[0] for key in keys)}
        return bool(keys) and all(any(known.issuperset(way) for way in w.ways) for w in self.wishes)

    def failed(self, now: Now[S], why: Msg) -> Done | None:
        return Done(False) if self.skip else self.turns.failed(now, self.text, why)

    def next(self, now: Now[S]) -> Next:
        at, offer = now.memory, now.offer
        if not now.begun and self.made(self.turns.made(now.state, now.seat)):
            return Done()
        if self.turns.waits(now.state, now.seat, offer, self):
            return None
        at.home = at.home or offer.question.id
        return self._answer(now, {**now.standing, **self.words})

    def _answer(self, now: Now[S], said: Mapping[str, str]) -> Next:
        at, offer = now.memory, now.offer
        while not at.short:
            coming = self.wishes[at.wish] if at.wish < len(self.wishes) else None
            wanted = coming.answer(now.state, offer, said) if coming else None
            if wanted is None and not now.begun and (aside := self.turns.aside(now, self.text)):
                now.lines = 0
                return aside
            if coming and wanted is None and self._astray(now, coming):
                raise Illegal(self._refusal(now, coming))
            between = None
            if now.begun:
                between = self.turns.between(now.state, offer, said, wanted or ())
            if between == LEFT:
                at.asked = True
                return None
            if between is not None:
                at.short = between.short
                if between.picks:
                    return between.picks
            elif coming and wanted is not None:
                if coming.needs and (why := coming.needs(now.state)):
                    raise Illegal(why)
                at.wish, at.asked = at.wish + (not coming.again), False
                now.over = coming.last
                return wanted
            elif (later := self._later(now)) is not None:
                at.wish = later
            elif not now.begun or self.turns.opens(now.state, offer, at.home):
                return self._at_home(now)
            elif not self._missing(at) and self._followed(now):
                return self._over(now, ok=True)
            elif missing := [m for m in self._missing(at) if now.trial or m.about(offer)]:
                raise Illegal(self._refusal(now, missing[0]))
            else:
                at.asked = True
                return None
        return self._over(now, ok=False)

    def _astray(self, now: Now[S], coming: Wish[S]) -> bool:
        """Whether this is the question for an answer that is not there, and that is needed."""
        needed = not (coming.if_asked or coming.again)
        return needed and coming.about(now.offer) and self._later(now) is None

    def _over(self, now: Now[S], *, ok: bool) -> Done:
        done, ok = ok, ok and all(each.reached(now.state) for each in self.wishes if each.reached)
        goes_on = ok or self.skip or (done and not self.turns.stops_short)
        return Done(ok, None if goes_on else reasons.ended_early(self.text))

    def _at_home(self, now: Now[S]) -> Done:
        """Nothing more of the line can be answered."""
        missing = self._missing(now.memory)
        if not missing:
            return self._over(now, ok=True)
        if not now.begun or missing[0].said or self.said or missing[0].about(now.offer):
            led = now.begun and self.turns.fell_out(now.state, now.seat, [self.text])
            raise Illegal(led or self._refusal(now, missing[0]))
        if now.trial:
            raise Illegal(reasons.ended_early(self.text))
        return self._over(now, ok=False)

    def _missing(self, at: At) -> list[Wish[S]]:
        """What would still have to be answered."""
        return [each for each in self.wishes[at.wish :] if not (each.if_asked or each.again)]

    def _later(self, now: Now[S]) -> int | None:
        """Where the line goes on: nothing is passed over but what is only said if asked, or what
        the player may have done themselves."""
        at = now.memory
        for n in range(at.wish + 1, len(self.wishes)):
            if not (at.asked or self.wishes[n - 1].if_asked or self.wishes[n - 1].again):
                return None
            if self.wishes[n].answer(now.state, now.offer, self.words) is not None:
                return n
        return None

    def _followed(self, now: Now[S]) -> bool:
        """Whether the next line answers this question."""
        if len(now.plan) < 2:
            return False
        try:
            step = self.turns.step(now.state, now.seat, now.plan[1])
        except Illegal:
            return False
        first = step.wishes[:1] if isinstance(step, Line) else ()
        return any(each.answer(now.state, now.offer, {}) is not None for each in first)

    def _refusal(self, now: Now[S], coming: Wish[S]) -> Msg:
        said = coming.said or self.said or self.text
        many = (_too_many(said, now.offer, way) for way in coming.ways)
        ahead = (coming, *filter(_picks, self.wishes[now.memory.wish :]))
        asked = next((each for each in ahead if each.about(now.offer)), coming)
        return (
            self.turns.why(now.state, now.seat, now.offer, replace(coming, said=said))
            or (coming.needs and coming.needs(now.state))
            or next(filter(None, many), None)
            or reasons.not_possible(said, now.offer, asked.keys, self.turns.named)
        )


def _picks(wish: Wish[Any]) -> bool:
    """Whether it picks one of several; what only ends a question tells nothing of the others."""
    return any("/" in key for key in wish.keys)


def _too_many(said: str, offer: Offer, way: Picks) -> Msg | None:
    if all(map(offer.find, way)) and not fits(offer, way):
        return reasons.how_many(said, offer)
    return None
