"""A typed turn in full form: ids, prices, and what may be asked on the way (RR-23.18)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract import Msg, Seat, msg
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.components import CORPS, NUMBERS, SPACES
from engines.race_to_the_rhine.orders import spelling
from engines.race_to_the_rhine.orders.steps import (
    Answers,
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
    Step,
    Stop,
    Supply,
    Trucks,
)
from engines.race_to_the_rhine.state import State

Part = Leg | LoadUp | PutDown


def full(step: Step, seat: Seat) -> str:
    """The same step with every name spelled out; read again it is the same step."""
    only = f"if {step.only[0]} {step.only[1]}: " if step.only else ""
    pay = f"{step.pay} " if step.pay else ""
    return f"{only}{pay}{_action(step, seat)}"


def _action(step: Step, seat: Seat) -> str:
    match step.action:
        case Supply(base, chosen, bonus, shed):
            name = chosen if chosen == "mix" else f"{NUMBERS.special_set}{chosen}"
            plus = f" +{bonus}" if bonus else ""
            return f"supply {spelling.space(base)} {name}{plus}{_shed(shed)}"
        case Trucks(number):
            return f"trucks {number}"
        case Haul(legs):
            return f"haul {', '.join(_part(leg, seat) for leg in legs)}"
        case Move():
            return _move(step.action, seat)
        case Look(how, deck):
            return f"{how} {deck}"
        case Drop(places, pay):
            where = ", ".join(f"{spelling.space(space)} {n}" for space, n in places)
            return f"drop {where}" + (f" pay {', '.join(map(_item, pay))}" if pay else "")
        case React(choices):
            return " else ".join(
                f"{verb} {spelling.space(space)}" if space else verb for verb, space in choices
            )
        case End():
            return "end"
        case LoadUp() | PutDown():
            return _part(step.action, seat)


def _shed(load: Cargo | None) -> str:
    return f" shed {load}" if load else ""


def _part(part: Part, seat: Seat) -> str:
    match part:
        case Leg(a, b, load, shed):
            return f"{spelling.space(a)}>{spelling.space(b)} {load}{_shed(shed)}"
        case LoadUp(corps, load):
            return f"load {_numeral(corps, seat)} {load or 'all'}"
        case PutDown(corps, load, shed):
            return f"leave {_numeral(corps, seat)} {load}{_shed(shed)}"


def _numeral(typed: str, seat: Seat) -> str:
    return CORPS[spelling.corps(seat, typed)].numeral


def _item(item: str) -> str:
    return f"marks({item.removeprefix('marks ')})" if item.startswith("marks ") else item


def _move(order: Move, seat: Seat) -> str:
    path = " > ".join(map(_stop, order.stops))
    said = "".join(f" {answer}" for answer in _answers(order.answers))
    return f"move {_numeral(order.corps, seat)} {path}{' ...' if order.open else ''}{said}"


def _stop(stop: Stop) -> str:
    acts = ", ".join(
        f"load {act.load or 'all'}" if isinstance(act, LoadUp) else f"leave {act.load}"
        for act in stop.acts
    )
    return spelling.space(stop.space) + (f" ({acts})" if acts else "")


def _answers(said: Answers) -> Iterator[str]:
    if said.civ:
        yield f"civ={said.civ}"
    if said.market:
        pairs = said.market
        both = pairs if isinstance(pairs, str) else ",".join(f"{a}>{b}" for a, b in pairs)
        yield f"market={both}"
    if said.go:
        yield f"go={said.go}"
    if said.load:
        yield f"load={said.load}"
    if said.stop:
        yield "stop=" + ",".join(f"{kind}<{n}" for kind, n in said.stop)
    for name in ("lost", "short"):
        if getattr(said, name):
            yield f"{name}=on"
    if said.sure:
        yield "sure"


def paraphrase(state: State, seat: Seat, steps: list[Step]) -> tuple[Msg, ...]:
    """One message for each step."""
    return tuple(
        msg(
            "rr-echo",
            n=n,
            order=full(step, seat),
            price=tuple(_price(state, seat, step)),
            asks=tuple(_asks(state, step)) or (msg("rr-none"),),
        )
        for n, step in enumerate(steps, 1)
    )


def _price(state: State, seat: Seat, step: Step) -> Iterator[Msg]:
    action = step.action
    if isinstance(action, LoadUp | PutDown | End | React):
        yield msg("rr-price-free")
    elif isinstance(action, Look) and action.how == "recon":
        yield msg("rr-price-recon")
    else:
        yield msg(f"rr-price-{step.pay or 'action'}")
    if isinstance(action, Move):
        yield msg("rr-price-fuel", n=NUMBERS.move_fuel)
        for stop in action.stops:
            space = spelling.space(stop.space)
            if SPACES[space].fortification and position.owner(state, space) != seat:
                yield msg("rr-price-fort", n=NUMBERS.fort_ammo, space=names.space(space))
    if isinstance(action, Drop):
        yield msg("rr-price-medals", n=sum(n for _, n in action.places))


def _asks(state: State, step: Step) -> Iterator[Msg]:
    """Questions for which the step itself has no answer."""
    action = step.action
    if isinstance(action, Move):
        for name in ("civ", "market", "go"):
            if getattr(action.answers, name) in ("", "ask"):
                yield msg(f"rr-verb-{name}")
        if action.open:
            yield msg("rr-verb-step")
    if isinstance(action, Supply | Haul) and not _sheds(action):
        yield msg("rr-verb-surplus")


def _sheds(action: Supply | Haul) -> bool:
    parts = [action] if isinstance(action, Supply) else action.legs
    return any(getattr(part, "shed", None) for part in parts)
