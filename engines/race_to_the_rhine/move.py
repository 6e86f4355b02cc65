"""10. Moving a corps: which corps, which step, what it costs. Entries are in `entry`."""

from __future__ import annotations

from functools import cache

from engines.contract import Choice, Key, Offer, msg
from engines.kit.rng import Rng
from engines.race_to_the_rhine import entry, position
from engines.race_to_the_rhine.actions import BACK, PREFIX, ask, did, pay_for
from engines.race_to_the_rhine.board import ROADS
from engines.race_to_the_rhine.box import AMMO, FUEL, NUMBERS, SPACES
from engines.race_to_the_rhine.names import (
    Log,
    army_name,
    corps_name,
    load_text,
    space_name,
    tell,
)
from engines.race_to_the_rhine.state import Corps, Move, Pay, State
from engines.race_to_the_rhine.stock import lying
from engines.race_to_the_rhine.transport import free_acts, shift

STOP = Choice("stop", msg("rr-do-stop"))


def movable(s: State) -> list[tuple[str, str]]:
    """Corps that could make a move now, with their spaces (RR-19.8)."""
    return [
        (id, corps.space)
        for id, corps in position.own_corps(s, s.active)
        if not corps.halted
        and not corps.moved
        and corps.load[FUEL] >= NUMBERS.move_fuel
        and steps(s, id, due=False, fuel=corps.load[FUEL], ammo=corps.load[AMMO])
    ]


def choices(pay: Pay, corps: list[tuple[str, str]]) -> list[Choice]:
    return [_move(pay, id, space) for id, space in corps]


def commands_move(s: State) -> bool:
    """Patton's extra move is open (RR-13.4)."""
    gives = NUMBERS.commanders[s.active].gives == "move"
    return gives and s.player.commander and not position.training(s)


@cache
def _move(pay: Pay, corps: str, space: str) -> Choice:
    label = msg(
        "rr-do-move",
        corps=corps_name(corps),
        space=space_name(space),
        fuel=NUMBERS.move_fuel,
        pay=pay,
    )
    return Choice(f"{PREFIX[pay]}move/{corps}", label, space)


def steps(s: State, id: str, *, due: bool, fuel: int, ammo: int) -> list[Choice]:
    """Every legal next step, with its price (RR-10.5 to 10.7, 10.14, 10.21)."""
    army, corps = s.active, s.corps[id]
    price = NUMBERS.go_on_fuel if due else 0
    if fuel < price:
        return []
    found = []
    occupied = [other.space for other in s.corps.values()]
    for space, _ in ROADS[army][corps.space]:
        if space in occupied:
            continue
        its = position.owner(s, space)
        if its == army:
            found.append(_step(space, price, 0, "own"))
        elif its is None:
            deck = position.deck_for(s, army, space)
            fort = NUMBERS.fort_ammo if SPACES[space].fortification else 0
            if fort > ammo and fort > ammo + entry.help_at(s, space, deck):
                continue
            found.append(_step(space, price, fort, deck))
    return found


@cache
def _step(space: str, fuel: int, fort: int, deck: str) -> Choice:
    card = deck if deck in ("own", "resistance") else "pursuit"
    label = msg("rr-do-step", space=space_name(space), fuel=fuel, fort=fort, card=card)
    return Choice(f"step/{space}", label, space)


def start(s: State, pay: Pay, arg: str) -> None:
    s.flow.append(Move(pay, arg))


def settled(s: State, frame: Move) -> bool:
    """Whether a move is over without asking: no step is left that any loading could allow."""
    if frame.card:
        return False
    if frame.over or frame.steps >= NUMBERS.steps:
        return True
    corps = s.corps[frame.corps]
    there = lying(s, corps.space)
    fuel, ammo = corps.load[FUEL] + there[FUEL], corps.load[AMMO] + there[AMMO]
    return not steps(s, frame.corps, due=frame.due, fuel=fuel, ammo=ammo)


def ask_move(s: State, frame: Move) -> Offer:
    if frame.card:
        return entry.ask_card(s, frame)
    corps = s.corps[frame.corps]
    found = steps(s, frame.corps, due=frame.due, fuel=corps.load[FUEL], ammo=corps.load[AMMO])
    if not frame.steps:
        return ask(
            s,
            msg("rr-ask-first-step", corps=corps_name(frame.corps), fuel=NUMBERS.move_fuel),
            (*found, BACK),
            (BACK.key,),
            "RR-10.4",
            what="move",
        )
    question = msg(
        "rr-ask-step",
        corps=corps_name(frame.corps),
        space=space_name(corps.space),
        left=NUMBERS.steps - frame.steps,
        fuel=NUMBERS.go_on_fuel if frame.due else 0,
        tokens=load_text(corps.load),
    )
    return ask(
        s,
        question,
        (*found, *free_acts(s, (frame.corps,)), STOP),
        (STOP.key,),
        "RR-10.21" if frame.due else "RR-10.4",
        what="move",
    )


def answer_move(s: State, frame: Move, key: Key, rng: Rng, log: Log) -> None:
    verb, _, arg = key.partition("/")
    if frame.card:
        entry.answer_card(s, frame, key, log)
    elif verb == "step":
        step(s, frame, arg, rng, log)
    elif verb == "stop":
        frame.over = True
        corps = s.corps[frame.corps]
        tell(
            log,
            msg("rr-log-stops", corps=corps_name(frame.corps), space=space_name(corps.space)),
            corps.space,
        )
    elif verb == "back":
        s.flow.remove(frame)
    else:
        shift(s, verb, arg, log)


def step(s: State, frame: Move, space: str, rng: Rng, log: Log) -> None:
    corps = s.corps[frame.corps]
    if not frame.steps:
        set_out(s, frame, corps, log)
    elif frame.due:  # RR-10.22
        burn(s, corps, NUMBERS.go_on_fuel)
        frame.due = False
        tell(log, msg("rr-log-goes-on", corps=corps_name(frame.corps), fuel=NUMBERS.go_on_fuel))
    frame.steps += 1
    if position.owner(s, space) == s.active:
        corps.space = space
        entry.note_step(s, space)
        tell(
            log, msg("rr-log-steps", corps=corps_name(frame.corps), space=space_name(space)), space
        )
    else:
        entry.enter(s, frame, space, rng, log)


def set_out(s: State, frame: Move, corps: Corps, log: Log) -> None:
    """RR-10.1: now the move is paid, and used up (RR-5.10)."""
    pay_for(s, frame.pay, log)
    burn(s, corps, NUMBERS.move_fuel)
    corps.moved = True
    did(s, "move", corps.space, what=frame.corps)
    tell(
        log,
        msg(
            "rr-log-moves",
            army=army_name(s.active),
            corps=corps_name(frame.corps),
            space=space_name(corps.space),
            fuel=NUMBERS.move_fuel,
        ),
        corps.space,
    )


def burn(s: State, corps: Corps, fuel: int) -> None:
    corps.load[FUEL] -= fuel
    s.pool[FUEL] += fuel
