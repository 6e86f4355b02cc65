"""Lines of a typed turn as records: the questions each answers, in their order (OV-31)."""

from __future__ import annotations

from dataclasses import dataclass

from engines.contract import Illegal, Key, Msg, msg
from engines.kit.hexes import Hex
from engines.kit.refusal import check
from engines.kit.turns import Done, Next, Now, Step
from engines.overlord import roles, unit_selection
from engines.overlord.board import board_of
from engines.overlord.orders import refusals, units
from engines.overlord.state import State

AMID = (
    "ov-ask-ambush", "ov-ask-sheet", "ov-ask-flags", "ov-ask-retreat", "ov-ask-back",
    "ov-ask-ground", "ov-ask-desert", "ov-ask-overrun",
)  # fmt: skip
"""Questions amid an attack, in their order; what a plan does not say is left to its owner."""
STAGE = {"ignore": 2, "retreat": 3, "back": 4, "ground": 5, "attack": 7}
"""Where in that order an answer is due."""
STOP = "stop"


@dataclass
class Memory:
    """What a line remembers from one question to the next."""

    at: int = 0
    """Parts that are over."""
    shared: bool = False
    """Some units of the present part went to an earlier question."""
    since: int = 0
    """Traces on the board before it began."""


Moment = Now[State, Memory]
Picks = tuple[Key, ...]


@dataclass(frozen=True)
class Part:
    """The answer to one question: the first of these keys that is offered."""

    keys: Picks
    if_asked: bool = False
    """Otherwise its question must come."""

    @property
    def verb(self) -> str:
        return self.keys[0].partition("/")[0]

    @property
    def stage(self) -> int:
        return STAGE.get(self.verb, 0)

    def picks(self, now: Moment) -> Picks | None:
        """What it picks; None if that is not offered."""
        key = next(filter(now.offer.find, self.keys), None)
        return (key,) if key and now.offer.least <= 1 else None

    def over(self, now: Moment) -> bool:
        """Whether what it says has come about already: its unit is picked up, or goes on at once
        after its battle (OV-31.15), or this part of its way is told."""
        if self.verb == "over":
            _, way = units.told(board_of(now.state), roles.who(now.seat)[1])
            return self.keys[0].partition("/")[2].upper() in way
        asks = now.offer.question.id in ("ov-ask-move", "ov-ask-desert")
        return asks and self.keys[0] == f"move/{str(now.offer.question.args['hex']).lower()}"


@dataclass(frozen=True)
class Units(Part):
    """The units a card orders or heals, all in one answer; those of a card that works in several
    sections, or for several symbols, are shared out among its questions."""

    def picks(self, now: Moment) -> Picks | None:
        found = tuple(filter(now.offer.find, self.keys))
        if self.verb == "order":
            return self._shared_out(now, found)
        fits = now.offer.least <= len(found) <= now.offer.most
        return found if fits and len(found) == len(self.keys) else None

    def _shared_out(self, now: Moment, found: Picks) -> Picks | None:
        """Those only this question can take first, then as many as it may; the rest goes to the
        next one."""
        state, (_, role) = now.state, roles.who(now.seat)
        staff = state.staff.get(role)
        if staff is None or not staff.jobs:
            return None
        job, *others = staff.jobs
        later = [other for other in others if other.kind == "order" and other.laid == job.laid]
        elsewhere = {
            f"order/{cell.lower()}"
            for other in later
            for cell in unit_selection.candidates(board_of(state), role, other)
        }
        only = [key for key in found if key not in elsewhere]
        both = [key for key in found if key in elsewhere]
        picks = [*only, *both[: max(0, now.offer.most - len(only))]]
        left = [key for key in self.keys if key not in picks and key not in elsewhere]
        if job.laid >= 0 and state.laid[job.laid].ordered:  # some went to an earlier question
            left = [key for key in left if not _ordered(now, key)]
        if left or len(picks) > now.offer.most:
            return None
        now.memory.shared = bool(later)
        return tuple(picks)

    def over(self, now: Moment) -> bool:
        """The last question of a card is not asked if nobody is left whom it could order."""
        ordering = now.memory.shared and self.verb == "order"
        return ordering and all(_ordered(now, key) for key in self.keys)


def _ordered(now: Moment, key: Key) -> bool:
    unit, (_, role) = now.state.units.get(key.partition("/")[2].upper()), roles.who(now.seat)
    return unit is not None and unit.order is not None and unit.order.role == role


@dataclass(frozen=True)
class Nobody(Part):
    """No unit is ordered."""

    keys: Picks = ("order/none",)
    if_asked: bool = True

    def picks(self, now: Moment) -> Picks | None:
        asked = now.offer.question.id
        empty = now.offer.least == 0 and asked.startswith("ov-ask-order")
        return () if empty or asked == "ov-ask-initiative" else None


@dataclass(frozen=True)
class Line(Step[State, Memory]):
    """One line. Its unit, card or die is looked at before it begins, then part follows part."""

    text: str
    """In full form; read again it means the same (OV-31.21)."""
    parts: tuple[Part, ...] = ()
    looks_at: Key = ""
    """The card, die, airplane or way that must be there: `play/CARD.SECTION.CARD`, `init`, `fly`,
    `retreat`."""

    def says(self) -> str:
        return self.text

    @property
    def opening(self) -> Picks:
        """What it begins with, by which it is judged while it cannot begin yet."""
        if self.looks_at:
            return (self.looks_at,)
        return self.parts[0].keys if self.parts else ()

    def check(self, now: Moment) -> None:
        """Raises what can be known to stand in its way before it begins."""
        if self.looks_at:
            ways = [part.keys[0] for part in self.parts]
            check(refusals.missing(now.state, now.seat, self.looks_at, now.offer, ways))

    def next(self, now: Moment) -> Next:
        if not now.begun:
            if self._waits(now):
                return None
            self.check(now)
            now.memory.since = len(now.state.traces)
        amid = now.offer.question.id in AMID
        while now.memory.at < len(self.parts):
            part = self.parts[now.memory.at]
            shared, now.memory.shared = now.memory.shared, False
            picks = part.picks(now)
            if picks is not None:
                now.memory.at += not now.memory.shared
                if now.memory.at == len(self.parts) and not _watched(now):
                    now.over = True
                return picks
            now.memory.shared = shared
            if part.if_asked:
                if amid and part.stage > AMID.index(now.offer.question.id):
                    return None
                if (missed := self.missed(now, part)) is not None:
                    return self.ended(now, Done(noted=_passed(self, missed)))
            elif not part.over(now):
                if amid or not now.offer.required or self.held_back(now):
                    return None
                raise self.refusal(now, part)
            now.memory.at, now.memory.shared = now.memory.at + 1, False
        return self.ended(now, Done())

    def _waits(self, now: Moment) -> bool:
        """Whether this is not yet its question."""
        if now.offer.required and now.offer.question.id not in AMID:
            return False
        needed = next((n for n, part in enumerate(self.parts) if not part.if_asked), None)
        first = self.parts if needed is None else self.parts[: needed + 1]
        return bool(first) and not any(part.over(now) or part.picks(now) for part in first)

    def refused(self, now: Moment) -> Illegal:
        """Why it cannot answer this question, which is put to its owner."""
        try:
            self.check(now)
        except Illegal as refusal:
            return refusal
        return self.refusal(now, self.parts[0])

    def refusal(self, now: Moment, part: Part) -> Illegal:
        line = [part.keys[0] for part in self.parts]
        return refusals.why(now.state, now.seat, part.keys, now.offer, line)

    def held_back(self, now: Moment) -> bool:
        return False

    def missed(self, now: Moment, part: Part) -> Msg | None:
        """What its owner is told of a part that came to nothing."""
        return None

    def ended(self, now: Moment, done: Done) -> Done:
        """After a line whose unit was eliminated or driven off the turn stops, if wished."""
        return done

    def failed(self, now: Moment, why: Msg) -> Done | None:
        """In BATTLE a line that is not legal any more is passed over (OV-31.23)."""
        if now.trial or now.offer.question.id != "ov-ask-battle":
            return None
        return Done(False, noted=_passed(self, why))


def _watched(now: Moment) -> bool:
    """Whether the turn is to stop if the unit of this line is lost, and there is more of it."""
    return STOP in now.plan[2:]


def _passed(line: Line, why: Msg) -> Msg:
    return msg("ov-skipped", line=line.text, why=why)


@dataclass(frozen=True)
class Closing(Line):
    """`done`, told apart: it ends the moves or the battles, and nothing if they are over."""

    ends: str = ""

    def next(self, now: Moment) -> Next:
        if now.offer.question.id == self.ends and now.offer.find("done"):
            now.over = True
            return ("done",)
        if now.offer.question.id in AMID:
            return None
        if now.progress.step == 1 and now.offer.required:  # nothing before it that was to end
            raise refusals.wrong_phase(now.state)
        return Done()


@dataclass(frozen=True)
class Fight(Line):
    """`E7xE8+>F8,E9=`: an attack and its marks."""

    at: Hex = ""
    targets: tuple[Hex, ...] = ()

    def held_back(self, now: Moment) -> bool:
        return refusals.held_back(now.state, now.seat, self.parts[0].keys)

    def missed(self, now: Moment, part: Part) -> Msg | None:
        """A mark that turned out impossible is told once; the line is over (OV-31.13, 32.21)."""
        if part.keys == ("ground/no",):
            return None
        return refusals.missed(now.state, now.seat, self.at, self.targets, part.verb).reason

    def ended(self, now: Moment, done: Done) -> Done:
        if not _watched(now):
            return done
        side, spots = roles.who(now.seat)[0], (self.at, *self.targets)
        for trace in now.state.traces[now.memory.since :]:
            gone = trace.side == side and trace.kind in ("retreat", "lost")
            if gone and trace.hexes[0] in spots:  # OV-31.23
                return Done(False, msg("ov-plan-stopped", line=self.text))
        return done
