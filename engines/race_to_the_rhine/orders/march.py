"""A typed move, stop by stop (RR-23.7 to 23.13)."""

from __future__ import annotations

from engines.contract import Msg
from engines.kit.refusal import check
from engines.kit.turns import Done
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.components import CARDS, LETTERS, NUMBERS
from engines.race_to_the_rhine.orders import course, questions, refusals, spelling
from engines.race_to_the_rhine.orders.course import Moment, Picks, pick
from engines.race_to_the_rhine.orders.refusals import refuse
from engines.race_to_the_rhine.orders.steps import Answers, Move
from engines.race_to_the_rhine.state import Move as Moving
from engines.race_to_the_rhine.state import Shed, State


class Short(Exception):
    """A move has ended before its path did."""

    def __init__(self, why: Msg, *, lost: bool = False) -> None:
        super().__init__(why.id)
        self.why, self.lost = why, lost


def move(now: Moment, order: Move, pay: str, says: Answers) -> Picks | Done | None:
    state, offer = now.state, now.offer
    corps = spelling.corps(state.active, order.corps)
    path = [spelling.space(stop.space) for stop in order.stops]
    moving = refusals.running_move(state)
    if not now.begun:
        picks = pick(offer, f"{course.prefix(pay)}move/{corps}")
        check(refusals.move(state, corps, path))
        if why := _too_weak(state, corps, path[0], says):
            raise Short(_over(corps, why))
        return picks
    if isinstance(state.flow[-1], Shed):
        return course.shed(now, None)
    if moving is None:
        return _after(now, order, path, says)
    if moving.card:
        return questions.answer(state, offer, says)
    return _on_the_way(now, order, path, says, moving)


def _on_the_way(
    now: Moment, order: Move, path: list[str], says: Answers, moving: Moving
) -> Picks | None:
    state, offer, run = now.state, now.offer, now.memory
    corps, made = moving.corps, moving.steps
    if made > run.at:  # the player has made a step himself
        run.at, run.shifts = made, 0
    if 0 < made <= len(path) and state.corps[corps].space != path[made - 1]:
        raise refuse("MOVE_OVER", corps=names.corps(corps), why=_why("path"))
    if made and (picks := _at_stop(now, order, corps, made, says)):
        return picks
    if made >= len(path):
        run.reached = True
        return None if order.open else pick(offer, "stop")
    there = path[made]
    fuel = NUMBERS.go_on_fuel if moving.due else 0
    if fuel and says.go not in ("yes", "no"):
        return None
    why = "go" if fuel and says.go == "no" else _too_weak(state, corps, there, says)
    if why and made:
        run.why = why
        return pick(offer, "stop")
    if not offer.find(f"step/{there}"):
        reason = refusals.step(state, corps, made, there, fuel)
        if not (says.short or now.provided):
            return pick(offer, f"step/{there}", reason)
        run.why = "step"
        return pick(offer, "stop" if made else "back")
    run.at, run.shifts = made + 1, 0
    return (f"step/{there}",)


def _at_stop(now: Moment, order: Move, corps: str, made: int, says: Answers) -> Picks:
    """What is left and loaded on the space just reached, one thing after the other. Where the
    stop itself says what, `load=` says nothing."""
    acts = order.stops[made - 1].acts if made <= len(order.stops) else ()
    if acts:
        return course.shift(now, acts)
    if says.load in ("", "no"):
        return ()
    return course.take_up(now.state, now.offer, corps, says.load)


def _too_weak(state: State, corps: str, there: str, says: Answers) -> str:
    """Whether `stop=` or `sure` forbids to enter this space."""
    if position.owner(state, there):
        return ""
    card = state.corps[corps].load
    if any(card[LETTERS.index(kind)] < limit for kind, limit in says.stop):  # RR-23.10
        return "limit"
    return "sure" if says.sure and refusals.could_lose(state, corps, there) else ""


def _after(now: Moment, order: Move, path: list[str], says: Answers) -> Picks | Done:
    """What is loaded and left on the last space; nothing when that is done. Raises `Short` if the
    move did not reach the end of its path (RR-23.14)."""
    state, run = now.state, now.memory
    corps = spelling.corps(state.active, order.corps)
    here = state.corps[corps].space
    if not run.why and run.at >= len(path) and (run.reached or here == path[-1]):
        return (() if order.open else _at_stop(now, order, corps, len(path), says)) or Done()
    if not state.corps[corps].moved:
        raise Short(_over(corps, run.why or "player"))
    if run.why:
        raise Short(_over(corps, run.why))
    fights = [deed for deed in state.deeds if deed.kind in ("move", "lost")]
    if fights and fights[-1].kind == "lost":
        raise Short(_over(corps, "lost"), lost=True)
    made = run.at
    if made < len(path) and made and here == path[made - 1]:
        reason = refusals.step(state, corps, made, path[made], _due(state, here))
        if reason:
            raise Short(reason)
    raise Short(_over(corps, "player"))


def _due(state: State, here: str) -> int:
    """Fuel that going on would have cost (RR-10.21)."""
    entries = [deed for deed in state.deeds if deed.kind == "enter"]
    card = CARDS.get(entries[-1].what) if entries and entries[-1].places[-1] == here else None
    stopper = card is not None and (card.cost is not None or card.type == "les_boches")
    return NUMBERS.go_on_fuel if stopper else 0


def _over(corps: str, why: str) -> Msg:
    return refuse.why("MOVE_OVER", corps=names.corps(corps), why=_why(why))


def _why(name: str) -> Msg:
    return Msg(f"rr-over-{name}")
