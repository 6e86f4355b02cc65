"""One step of a typed turn, carried out by answering what is asked (RR-19.21).

Each function here is given an offer and says what to pick, or that its step is done, or that the
player has to be asked. What cannot be done is refused with `Illegal`, before anything is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engines.contract import Key, Offer, msg
from engines.kit.refusal import check
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.actions import PREFIX
from engines.race_to_the_rhine.components import CARDS, CORPS, LETTERS, NUMBERS
from engines.race_to_the_rhine.loads import load_key
from engines.race_to_the_rhine.orders import refusals, spelling
from engines.race_to_the_rhine.orders.questions import discard
from engines.race_to_the_rhine.orders.refusals import Reason, refuse
from engines.race_to_the_rhine.orders.steps import (
    Cargo,
    Drop,
    Haul,
    Leg,
    LoadUp,
    Look,
    PutDown,
    Supply,
    Trucks,
)
from engines.race_to_the_rhine.state import Haul as Hauling
from engines.race_to_the_rhine.state import Landing, Shed, State
from engines.race_to_the_rhine.stock import lying, surplus, token_keys

Picks = tuple[Key, ...]
Shift = LoadUp | PutDown

DONE: Picks = ("",)
"""Instead of picks: there is nothing left to do."""


@dataclass(slots=True)
class Progress:
    """How far the present step has come; kept in `OrderBook.notes` between two questions."""

    begun: bool = False
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


def pick(offer: Offer, key: Key) -> Picks:
    """A choice that should be there; if it is not, something we did not think of forbids it."""
    if offer.find(key) is None:
        raise refuse("WRONG_PHASE", question=offer.question)
    return (key,)


def prefix(pay: str) -> str:
    return {"": PREFIX["action"], "card": PREFIX["card"], "cmd": PREFIX["cmd"]}[pay]


# --- supplies, trucks, looks, drops --------------------------------------------------------------


def supply(state: State, offer: Offer, order: Supply, pay: str, run: Progress) -> Picks:
    base = spelling.space(order.base)
    if run.begun:
        if order.bonus and any(choice.verb == "bonus" for choice in offer.choices):
            return pick(offer, f"bonus/{load_key(order.bonus)}")
        return DONE
    must_be_idle(state, offer)
    check(refusals.unpaid(state, pay, "supply"))
    check(refusals.supply(state, base, order.set, order.bonus))
    if order.shed:
        new = _set(state, order)
        check(shed_wrong(state, base, new, order.shed))
    run.begun = True
    name = "mix" if order.set == "mix" else f"{NUMBERS.special_set}{order.set.lower()}"
    plus = "-plus" if order.bonus else ""
    return pick(offer, f"{prefix(pay)}supply{plus}/{base}.{name}")


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


def shed(state: State, clause: Cargo | None, standing: str) -> Picks | None:
    """What to discard: as this step says, else as was said for all steps, else it is asked."""
    frame = state.flow[-1]
    assert isinstance(frame, Shed)
    if clause is None:
        return discard(state, frame, standing)
    check(refusals.shed(lying(state, frame.space), surplus(state, frame.space), clause))
    return token_keys("shed", clause)


def trucks(state: State, offer: Offer, order: Trucks, pay: str, run: Progress) -> Picks:
    if run.begun:
        return DONE
    must_be_idle(state, offer)
    check(refusals.unpaid(state, pay, "trucks"))
    level = position.level(state.player)
    bound = min(level.draw, level.limit - state.player.trucks, state.truck_track)
    if order.number == "max":
        n = bound if bound or not state.truck_track else 1
    elif order.number == "spare":
        n = max(1, min(bound, state.truck_track - 1)) if state.truck_track != 1 else 0
    else:
        n = order.number
    check(refusals.trucks(state, n))
    run.begun = True
    run.hale = [id for id, corps in position.own_corps(state, state.active) if not corps.halted]
    return pick(offer, f"{prefix(pay)}trucks/{n}")


def look(state: State, offer: Offer, order: Look, pay: str, run: Progress) -> Picks:
    if run.begun:
        return DONE
    must_be_idle(state, offer)
    check(refusals.unpaid(state, pay, order.how))
    check(refusals.look(state, order.how, order.deck, pay))
    run.begun = True
    return pick(offer, f"{prefix(pay)}{order.how}/{order.deck}")


def drop(state: State, offer: Offer, order: Drop, pay: str, run: Progress) -> Picks:
    places = [(spelling.space(space), n) for space, n in order.places]
    number = sum(n for _, n in places)
    if not run.begun:
        must_be_idle(state, offer)
        check(refusals.unpaid(state, pay, "drop"))
        check(refusals.drop(state, places))
        _payment(state, order, number)
        run.begun = True
        return pick(offer, f"{prefix(pay)}drop/{number}")
    frame = state.flow[-1]
    if not isinstance(frame, Landing):
        return DONE
    landings = [space for space, n in places for _ in range(n)]
    if len(frame.spaces) < number:
        return pick(offer, f"land/{landings[len(frame.spaces)]}")
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


def haul(
    state: State, offer: Offer, order: Haul, pay: str, run: Progress, standing: str
) -> Picks | None:
    """A transport; loads and unloads between its legs are done where they stand (RR-23.6)."""
    if not run.begun:
        must_be_idle(state, offer)
        check(refusals.unpaid(state, pay, "haul"))
        if not any(isinstance(act, Leg) for act in order.legs):
            raise refuse("TRUCK_LOAD", n=NUMBERS.truck_load)
        run.begun = True
    last = order.legs[run.at - 1] if run.at else None
    if any(choice.verb == "cargo" for choice in offer.choices) and isinstance(last, Leg):
        return token_keys("cargo", last.load)
    if isinstance(state.flow[-1], Shed):
        return shed(state, getattr(last, "shed", None), standing)
    while run.at < len(order.legs):
        act = order.legs[run.at]
        if isinstance(act, Leg):
            run.at += 1
            return _leg(state, offer, act, pay, _placed(order, run.at - 1))
        if picks := shift(state, offer, [act], run):
            return picks
        run.at, run.shifts = run.at + 1, 0
    return pick(offer, "done") if offer.find("done") else DONE


def _placed(order: Haul, at: int) -> int:
    return sum(isinstance(act, Leg) for act in order.legs[:at])


def _leg(state: State, offer: Offer, leg: Leg, pay: str, placed: int) -> Picks:
    a, b = spelling.space(leg.a), spelling.space(leg.b)
    check(refusals.leg(state, placed, a, b, leg.load))
    if leg.shed:
        check(shed_wrong(state, b, leg.load, leg.shed))
    running = any(isinstance(frame, Hauling) for frame in state.flow)
    return pick(offer, f"leg/{a}.{b}" if running else f"{prefix(pay)}haul/{a}.{b}")


def shift(state: State, offer: Offer, acts: Sequence[Shift], run: Progress) -> Picks:
    """The next kind of these loads and unloads to be moved; nothing when all has been."""
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


def shift_alone(
    state: State, offer: Offer, act: Shift, run: Progress, standing: str
) -> Picks | None:
    """`load` or `leave` as a step of its own: free, at any moment of the turn (RR-8.10)."""
    if not run.begun:
        must_be_idle(state, offer, shift=True)
        run.begun = True
    if isinstance(state.flow[-1], Shed):
        return shed(state, getattr(act, "shed", None), standing)
    return shift(state, offer, [act], run) or DONE
