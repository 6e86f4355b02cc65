"""One step of a typed turn, carried out by answering what is asked (RR-19.21).

Each function here is given a question and says what to pick, or that its step is done, or that
the player has to be asked. A choice that is missing is refused with `Illegal`; why it is missing
is told by `unable` for whole actions, and by `refusals`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engines.contract import Key, Offer, msg
from engines.kit.refusal import check
from engines.kit.turns import Done, Now
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.actions import PREFIX
from engines.race_to_the_rhine.components import CARDS, CORPS, LETTERS, NUMBERS
from engines.race_to_the_rhine.loads import load_key
from engines.race_to_the_rhine.orders import refusals, spelling
from engines.race_to_the_rhine.orders.questions import discard, said
from engines.race_to_the_rhine.orders.refusals import Reason, refuse
from engines.race_to_the_rhine.orders.steps import (
    Action,
    Cargo,
    Drop,
    End,
    Haul,
    Leg,
    LoadUp,
    Look,
    Move,
    PutDown,
    React,
    Supply,
    Trucks,
)
from engines.race_to_the_rhine.state import Haul as Hauling
from engines.race_to_the_rhine.state import Landing, Shed, State
from engines.race_to_the_rhine.stock import lying, surplus, token_keys

Picks = tuple[Key, ...]
Shift = LoadUp | PutDown


@dataclass(slots=True)
class Memory:
    """What the present step remembers between two questions."""

    at: int = 0
    """Parts of the step that were ordered: legs, steps of a corps, landings."""
    shifts: int = 0
    """Loads and unloads done since."""
    reached: bool = False
    """A move has come to the end of its path."""
    why: str = ""
    """Why it was ended before."""
    hale: list[str] = field(default_factory=list)
    """Corps that were not halted when trucks were taken."""


Moment = Now[State, Memory]


def idle(offer: Offer) -> bool:
    return offer.find("end") is not None


def must_be_idle(state: State, offer: Offer, *, shift: bool = False) -> None:
    """Refuses an action while something else is asked (RR-27.7, 27.8, 27.40)."""
    verbs = {choice.verb for choice in offer.choices}
    if idle(offer) or (shift and verbs & {"stop", "done"}):
        return
    if verbs & {"give", "decline"} and shift:
        raise refuse("OUT_OF_REACH", space=msg(f"rr-space-{_entered(state)}"))
    if verbs & {"stop", "done", "step"}:
        running = "haul" if "done" in verbs else "move"
        raise refuse("ACTION_RUNNING", action=msg(f"rr-verb-{running}"))
    raise refuse("WRONG_PHASE", question=offer.question)


def _entered(state: State) -> str:
    move = refusals.running_move(state)
    return move.into if move else ""


def pick(offer: Offer, key: Key, reason: Reason = None) -> Picks:
    """A choice that should be there; the reason is told if it is not."""
    if offer.find(key) is None:
        check(reason)
        raise refuse("WRONG_PHASE", question=offer.question)
    return (key,)


def unable(now: Moment, action: Action, pay: str) -> None:
    """Refuses an action that could not be begun, with the first reason in the sequence of
    RR-27.2."""
    state, offer = now.state, now.offer
    if isinstance(action, End | React):
        return
    shifting = isinstance(action, LoadUp | PutDown)
    must_be_idle(state, offer, shift=shifting)
    if not shifting:
        check(refusals.unpaid(state, pay, _verb(action)))
    match action:
        case Supply():
            check(refusals.supply(state, spelling.space(action.base), action.set, action.bonus))
        case Trucks():
            check(refusals.trucks(state, _number(state, action)))
        case Look():
            check(refusals.look(state, action.how, action.deck, pay))
        case Drop():
            places = [(spelling.space(space), n) for space, n in action.places]
            check(refusals.drop(state, places))
        case Move():
            path = [spelling.space(stop.space) for stop in action.stops]
            check(refusals.move(state, spelling.corps(state.active, action.corps), path))


def _verb(action: Action) -> str:
    return action.how if isinstance(action, Look) else type(action).__name__.lower()


def prefix(pay: str) -> str:
    return {"": PREFIX["action"], "card": PREFIX["card"], "cmd": PREFIX["cmd"]}[pay]


# --- supplies, trucks, looks, drops --------------------------------------------------------------


def supply(now: Moment, order: Supply, pay: str) -> Picks | Done | None:
    state, offer = now.state, now.offer
    if isinstance(state.flow[-1], Shed) and now.begun:
        return shed(now, order.shed)
    if now.begun:
        if order.bonus and any(choice.verb == "bonus" for choice in offer.choices):
            return pick(offer, f"bonus/{load_key(order.bonus)}")
        return Done()
    base = spelling.space(order.base)
    name = "mix" if order.set == "mix" else f"{NUMBERS.special_set}{order.set.lower()}"
    plus = "-plus" if order.bonus else ""
    picks = pick(offer, f"{prefix(pay)}supply{plus}/{base}.{name}")
    if order.shed:
        check(shed_wrong(state, base, _set(state, order), order.shed))
    return picks


def _set(state: State, order: Supply) -> Cargo:
    if order.set == "mix":
        load = [min(1, n) for n in state.pool]
    else:
        load = [NUMBERS.special_set if letter == order.set else 0 for letter in LETTERS]
    return Cargo(*(n + more for n, more in zip(load, order.bonus or Cargo(), strict=True)))


def shed_wrong(state: State, space: str, new: Sequence[int], wanted: Cargo) -> Reason:
    """Whether what is to be discarded once `new` has come is not exactly the surplus."""
    there = [n + more for n, more in zip(lying(state, space), new, strict=True)]
    corps = position.corps_at(state, space)
    if corps and state.corps[corps].halted and there[2]:  # eaten first (RR-6.9)
        there[2] -= 1
    return refusals.shed(there, sum(there) - position.limit(state, space), wanted)


def shed(now: Moment, clause: Cargo | None) -> Picks | None:
    """What to discard: as this step says, else as was said for all steps, else it is asked."""
    state, frame = now.state, now.state.flow[-1]
    assert isinstance(frame, Shed)
    if clause is None:
        return discard(state, frame, said(now.standing, "surplus"))
    check(refusals.shed(lying(state, frame.space), surplus(state, frame.space), clause))
    return token_keys("shed", clause)


def trucks(now: Moment, order: Trucks, pay: str) -> Picks | Done:
    if now.begun:
        return Done()
    state = now.state
    own = position.own_corps(state, state.active)
    now.memory.hale = [corps_id for corps_id, corps in own if not corps.halted]
    return pick(now.offer, f"{prefix(pay)}trucks/{_number(state, order)}")


def _number(state: State, order: Trucks) -> int:
    level = position.level(state.player)
    bound = min(level.draw, level.limit - state.player.trucks, state.truck_track)
    if order.number == "max":
        return bound if bound or not state.truck_track else 1
    if order.number == "spare":
        return max(1, min(bound, state.truck_track - 1)) if state.truck_track != 1 else 0
    return order.number


def look(now: Moment, order: Look, pay: str) -> Picks | Done:
    if now.begun:
        return Done()
    return pick(now.offer, f"{prefix(pay)}{order.how}/{order.deck}")


def drop(now: Moment, order: Drop, pay: str) -> Picks | Done:
    state, offer = now.state, now.offer
    places = [(spelling.space(space), n) for space, n in order.places]
    number = sum(n for _, n in places)
    if not now.begun:
        picks = pick(offer, f"{prefix(pay)}drop/{number}")
        check(refusals.drop(state, places))
        _payment(state, order, number)
        return picks
    frame = state.flow[-1]
    if not isinstance(frame, Landing):
        return Done()
    landings = [space for space, n in places for _ in range(n)]
    if len(frame.spaces) < number:
        return pick(offer, f"land/{landings[len(frame.spaces)]}", refusals.drop(state, places))
    items = _payment(state, order, number)
    for item in frame.items:  # paid already, or the only way there was
        if item in items:
            items.remove(item)
    return pick(offer, f"pay/{items[0]}" if items else "pay/usual")


def _payment(state: State, order: Drop, number: int) -> list[str]:
    """`medal` and won cards in the order they are paid; none for the usual way (RR-12.4)."""
    if order.pay is None:
        return []
    medals, cards = 0, list[str]()
    for item in order.pay:
        if item == "medal":
            medals += 1
            continue
        for typed in item.removeprefix("marks ").split() if item.startswith("marks ") else [item]:
            card = spelling.card(typed, state.player.won)
            if card is None:
                raise refuse("CANNOT_PAY", n=position.medals(state.player))
            cards.append(card)
    check(refusals.payment(state, number, medals, cards))
    return ["medal"] * medals + sorted(cards, key=lambda card: not CARDS[card].medal)


# --- transport, loading --------------------------------------------------------------------------


def haul(now: Moment, order: Haul, pay: str) -> Picks | Done | None:
    """A transport; loads and unloads between its legs are done where they stand (RR-23.6)."""
    state, offer, run = now.state, now.offer, now.memory
    if not now.begun:
        must_be_idle(state, offer)
        check(refusals.unpaid(state, pay, "haul"))
        if not any(isinstance(act, Leg) for act in order.legs):
            raise refuse("TRUCK_LOAD", n=NUMBERS.truck_load)
    last = order.legs[run.at - 1] if run.at else None
    if any(choice.verb == "cargo" for choice in offer.choices) and isinstance(last, Leg):
        return token_keys("cargo", last.load)
    if isinstance(state.flow[-1], Shed):
        return shed(now, getattr(last, "shed", None))
    while run.at < len(order.legs):
        act = order.legs[run.at]
        if isinstance(act, Leg):
            run.at += 1
            return _leg(state, offer, act, pay, _placed(order, run.at - 1))
        if picks := shift(now, [act]):
            return picks
        run.at, run.shifts = run.at + 1, 0
    return pick(offer, "done") if offer.find("done") else Done()


def _placed(order: Haul, at: int) -> int:
    return sum(isinstance(act, Leg) for act in order.legs[:at])


def _leg(state: State, offer: Offer, leg: Leg, pay: str, placed: int) -> Picks:
    a, b = spelling.space(leg.a), spelling.space(leg.b)
    check(refusals.leg(state, placed, a, b, leg.load))
    if leg.shed:
        check(shed_wrong(state, b, leg.load, leg.shed))
    running = any(isinstance(frame, Hauling) for frame in state.flow)
    return pick(offer, f"leg/{a}.{b}" if running else f"{prefix(pay)}haul/{a}.{b}")


def shift(now: Moment, acts: Sequence[Shift]) -> Picks:
    """The next kind of these loads and unloads to be moved; nothing when all has been."""
    state, offer, run = now.state, now.offer, now.memory
    done = run.shifts
    for act in acts:
        corps = spelling.corps(state.active, act.corps)
        if act.load is None:
            if done:
                done -= 1
            elif picks := take_up(state, offer, corps, LETTERS):
                return picks
            else:
                run.shifts += 1
            continue
        pieces = [Cargo(**{letter: n}) for letter, n in zip(LETTERS, act.load, strict=True) if n]
        if done < len(pieces):
            if not done:
                must_be_idle(state, offer, shift=True)
                check(_shift_wrong(state, corps, act, act.load))
            run.shifts += 1
            verb = "load" if isinstance(act, LoadUp) else "leave"
            return pick(offer, f"{verb}/{corps}.{load_key(pieces[done])}")
        done -= len(pieces)
    return ()


def _shift_wrong(state: State, corps: str, act: Shift, load: Cargo) -> Reason:
    if isinstance(act, LoadUp):
        return refusals.load(state, corps, load)
    if reason := refusals.leave(state, corps, load):
        return reason
    return shed_wrong(state, state.corps[corps].space, load, act.shed) if act.shed else None


def take_up(state: State, offer: Offer, corps: str, kinds: str) -> Picks:
    """The next kind of everything that fits, in the order F, A, R (RR-23.7)."""
    block = state.corps[corps]
    room = CORPS[corps].slots - sum(block.load)
    for letter, there in zip(LETTERS, lying(state, block.space), strict=True):
        if letter in kinds and min(there, room):
            piece = Cargo(**{letter: min(there, room)})
            return pick(offer, f"load/{corps}.{load_key(piece)}")
    return ()


def shift_alone(now: Moment, act: Shift) -> Picks | Done | None:
    """`load` or `leave` as a step of its own: free, at any moment of the turn (RR-8.10)."""
    if not now.begun:
        must_be_idle(now.state, now.offer, shift=True)
    if isinstance(now.state.flow[-1], Shed):
        return shed(now, getattr(act, "shed", None))
    return shift(now, [act]) or Done()
