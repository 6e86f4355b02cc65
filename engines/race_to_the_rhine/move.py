"""RR-10. Moving a corps: which corps, which step, what it costs. Entries are in `entry`."""

from __future__ import annotations

from functools import cache

from engines.contract import Choice, Key, Offer, Seat, msg
from engines.race_to_the_rhine import entry, names, position
from engines.race_to_the_rhine.actions import BACK, PREFIX, ask, pay_for
from engines.race_to_the_rhine.board import ROADS
from engines.race_to_the_rhine.components import AMMO, FUEL, NUMBERS, SPACES
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.loads import load_text
from engines.race_to_the_rhine.state import Corps, Move, Pay, State
from engines.race_to_the_rhine.stock import lying, spend
from engines.race_to_the_rhine.transport import free_acts, shift

STOP = Choice("stop", msg("rr-do-stop"))


def movable(state: State) -> list[tuple[str, str]]:
    """Corps that could make a move now, with their spaces (RR-19.8)."""
    return [
        (corps_id, corps.space)
        for corps_id, corps in position.own_corps(state, state.active)
        if not corps.halted  # RR-10.3
        and not corps.moved  # RR-10.2
        and corps.load[FUEL] >= NUMBERS.move_fuel
        and steps(state, corps_id, due=False, fuel=corps.load[FUEL], ammo=corps.load[AMMO])
    ]


def choices(pay: Pay, corps: list[tuple[str, str]]) -> list[Choice]:
    return [_move(pay, corps_id, space) for corps_id, space in corps]


def commands_move(state: State) -> bool:
    """Patton's extra move is open (RR-13.4)."""
    gives = NUMBERS.commanders[state.active].gives == "move"
    return gives and state.player.commander and not position.training(state)


@cache
def _move(pay: Pay, corps: str, space: str) -> Choice:
    label = msg(
        "rr-do-move",
        corps=names.corps(corps),
        space=names.space(space),
        fuel=NUMBERS.move_fuel,
        pay=pay,
    )
    return Choice(f"{PREFIX[pay]}move/{corps}", label, space)


def steps(state: State, corps_id: str, *, due: bool, fuel: int, ammo: int) -> list[Choice]:
    """Every legal next step, with its price (RR-10.5 to 10.7, 10.14, 10.21)."""
    army, corps = state.active, state.corps[corps_id]
    price = NUMBERS.go_on_fuel if due else 0
    if fuel < price:
        return []
    # Back again and twice over one space is legal (RR-10.8); trucks hinder nobody (RR-10.9).
    found = []
    occupied = [other.space for other in state.corps.values()]
    for space, _ in ROADS[army][corps.space]:
        if space in occupied:  # RR-10.6
            continue
        its = position.owner(state, space)
        if its == army:
            found.append(_step(space, price, 0, "own"))
        elif its is None:
            deck = position.deck_for(state, army, space)
            fort = NUMBERS.fort_ammo if SPACES[space].fortification else 0
            if fort > ammo and fort > ammo + entry.help_at(state, space, deck):
                continue
            found.append(_step(space, price, fort, deck))
    return found


@cache
def _step(space: str, fuel: int, fort: int, deck: str) -> Choice:
    card = deck if deck in ("own", "resistance") else "pursuit"
    label = msg("rr-do-step", space=names.space(space), fuel=fuel, fort=fort, card=card)
    return Choice(f"step/{space}", label, space)


def start(state: State, pay: Pay, arg: str) -> None:
    state.flow.append(Move(pay, arg))


def settled(state: State, frame: Move) -> bool:
    """Whether a move is over without asking: no step is left that any loading could allow."""
    if frame.card:
        return False
    if frame.over or frame.steps >= NUMBERS.steps:
        return True
    corps = state.corps[frame.corps]
    there = lying(state, corps.space)
    fuel, ammo = corps.load[FUEL] + there[FUEL], corps.load[AMMO] + there[AMMO]
    return not steps(state, frame.corps, due=frame.due, fuel=fuel, ammo=ammo)


def advance_move(game: Game, frame: Move) -> bool:
    if not settled(game.state, frame):
        return False
    game.pop()
    return True


def ask_move(state: State, frame: Move) -> dict[Seat, Offer]:
    if frame.card:
        return entry.ask_card(state, frame)
    corps = state.corps[frame.corps]
    found = steps(state, frame.corps, due=frame.due, fuel=corps.load[FUEL], ammo=corps.load[AMMO])
    if not frame.steps:
        return ask(
            state,
            msg("rr-ask-first-step", corps=names.corps(frame.corps), fuel=NUMBERS.move_fuel),
            (*found, BACK),
            (BACK.key,),
            "RR-10.4",
            what="move",
            place=corps.space,
        )
    question = msg(
        "rr-ask-step",
        corps=names.corps(frame.corps),
        space=names.space(corps.space),
        left=NUMBERS.steps - frame.steps,
        fuel=NUMBERS.go_on_fuel if frame.due else 0,
        tokens=load_text(corps.load),
    )
    return ask(
        state,
        question,
        (*found, *free_acts(state, (frame.corps,)), STOP),
        (STOP.key,),
        "RR-10.21" if frame.due else "RR-10.4",
        what="move",
        place=corps.space,
    )


def answer_move(game: Game, frame: Move, seat: Seat, picks: tuple[Key, ...]) -> None:
    key = picks[0]
    state = game.state
    verb, _, arg = key.partition("/")
    if frame.card:
        entry.answer_card(game, frame, key)
    elif verb == "step":
        step(game, frame, arg)
    elif verb == "stop":
        frame.over = True
        corps = state.corps[frame.corps]
        game.say(
            "rr-log-stops",
            corps.space,
            corps=names.corps(frame.corps),
            space=names.space(corps.space),
        )
    elif verb == "back":
        game.pop()
    else:
        shift(game, verb, arg)


def step(game: Game, frame: Move, space: str) -> None:
    state = game.state
    corps = state.corps[frame.corps]
    if not frame.steps:
        set_out(game, frame, corps)
    elif frame.due:  # RR-10.22
        spend(state, corps, FUEL, NUMBERS.go_on_fuel)
        frame.due = False
        game.say("rr-log-goes-on", corps=names.corps(frame.corps), fuel=NUMBERS.go_on_fuel)
    frame.steps += 1
    if position.owner(state, space) == state.active:
        corps.space = space
        entry.note_step(state, space)
        game.say("rr-log-steps", space, corps=names.corps(frame.corps), space=names.space(space))
    else:
        entry.enter(game, frame, space)


def set_out(game: Game, frame: Move, corps: Corps) -> None:
    """RR-10.1: now the move is paid, and used up (RR-5.10)."""
    state = game.state
    pay_for(game, frame.pay)
    spend(state, corps, FUEL, NUMBERS.move_fuel)
    corps.moved = True
    game.record("move", corps.space, what=frame.corps)
    game.say(
        "rr-log-moves",
        corps.space,
        army=names.seat(state.active),
        corps=names.corps(frame.corps),
        space=names.space(corps.space),
        fuel=NUMBERS.move_fuel,
    )
