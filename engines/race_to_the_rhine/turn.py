"""RR-5. The course of play: the idle question of a turn, its end, and who is next."""

from __future__ import annotations

from engines.contract import Choice, Key, Offer, Seat, msg
from engines.race_to_the_rhine import (
    air,
    drop,
    logistics,
    move,
    names,
    position,
    reaction,
    solo,
    supply,
    transport,
)
from engines.race_to_the_rhine.actions import ask, discard, split, ways_to_pay
from engines.race_to_the_rhine.components import NUMBERS
from engines.race_to_the_rhine.ending import finish
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.state import Reaction, State, Turn

END = Choice("end", msg("rr-do-end"))


def ask_turn(state: State, frame: Turn) -> dict[Seat, Offer]:
    """Every action that is legal now, each with every way to pay it (RR-19.2)."""
    found: list[Choice] = []
    pays = ways_to_pay(state, frame)
    commands_move = move.commands_move(state)
    corps = move.movable(state) if pays or commands_move else []
    for pay in pays:
        found += supply.choices(state, frame, pay)
        found += logistics.choices(state, pay)
        found += transport.choices(state, pay)
        found += move.choices(pay, corps)
        found += air.choices(state, pay)
        found += drop.choices(state, pay)
    if commands_move:
        found += move.choices("cmd", corps)
    if air.commands_air(state):
        found += air.choices(state, "cmd")
    first = "action" in pays  # what costs nothing extra comes first: no menu holds both
    found = [
        each
        if (pay := split(each.key)[0]) == "action" or (pay == "cmd" and not first)
        else each._replace(typed=first, menu="" if pay == "cmd" else pay)
        for each in found
    ]
    found += air.recon_choices(state, frame)
    found += transport.free_acts(state)
    left = NUMBERS.actions - frame.actions
    found.append(END._replace(confirm=msg("rr-sure-end", left=left)) if left else END)
    question = msg("rr-ask-action", left=left, army=names.seat(state.active))
    return ask(state, question, tuple(found), (END.key,), "RR-5.2")


def answer_turn(game: Game, frame: Turn, seat: Seat, picks: tuple[Key, ...]) -> None:
    key = picks[0]
    state = game.state
    pay, verb, arg = split(key)
    if verb in ("supply", "supply-plus"):
        supply.start(game, pay, verb, arg)
    elif verb == "trucks":
        logistics.start(game, pay, arg)
    elif verb == "haul":
        transport.start(game, pay, arg)
    elif verb == "move":
        move.start(state, pay, arg)
    elif verb in ("air", "recon"):
        air.start(game, pay, verb, arg)
    elif verb == "drop":
        drop.start(state, pay, arg)
    elif verb == "end":
        end_actions(game, frame)
    else:
        transport.shift(game, verb, arg)


def end_actions(game: Game, frame: Turn) -> None:
    """RR-5.11: cards expire, paratroops age, then the German reaction."""
    state = game.state
    game.say("rr-log-ends", army=names.seat(state.active), n=frame.actions)
    for card in frame.ready:
        discard(state, card)
        game.say("rr-log-expires", card=names.card(card))
    drop.age(game)
    state.flow = [Reaction()]
    if position.solo(state):
        solo.react(game, frame.leads)
        next_turn(game)


def answer_reaction(game: Game, frame: Reaction, seat: Seat, picks: tuple[Key, ...]) -> None:
    reaction.answer(game, picks[0])
    next_turn(game)


def next_turn(game: Game) -> None:
    """RR-5.1; or the game ends with the round (RR-16.2, 17.30, 25.10)."""
    state = game.state
    if state.turn % len(state.order) == 0 and round_is_last(state):
        finish(game, "unsolved" if position.solo(state) else "medals", None)
        return
    state.turn += 1
    state.flow = [Turn()]
    for corps in state.corps.values():
        corps.moved = False
    state.deeds_before, state.deeds = state.deeds, []
    game.say("rr-log-turn", round=state.round, army=names.seat(state.active))


def round_is_last(state: State) -> bool:
    limit = state.options["solo_limit" if position.solo(state) else "round_limit"]
    return state.last_round or (limit != "none" and state.round >= int(limit))
