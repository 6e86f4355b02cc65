"""5. The course of play: the idle question of a turn, its end, and who is next."""

from __future__ import annotations

from engines.contract import Choice, Key, Offer, msg
from engines.kit.rng import Rng
from engines.race_to_the_rhine import air, drop, logistics, move, position, solo, supply, transport
from engines.race_to_the_rhine.actions import ask, discard, split, ways_to_pay
from engines.race_to_the_rhine.box import NUMBERS
from engines.race_to_the_rhine.ending import finish
from engines.race_to_the_rhine.names import Log, army_name, card_name, tell
from engines.race_to_the_rhine.state import Reaction, State, Turn

END = Choice("end", msg("rr-do-end"))


def ask_turn(s: State, frame: Turn) -> Offer:
    """Every action that is legal now, each with every way to pay it (RR-19.2)."""
    found: list[Choice] = []
    pays = ways_to_pay(s, frame)
    commands_move = move.commands_move(s)
    corps = move.movable(s) if pays or commands_move else []
    for pay in pays:
        found += supply.choices(s, frame, pay)
        found += logistics.choices(s, pay)
        found += transport.choices(s, pay)
        found += move.choices(pay, corps)
        found += air.choices(s, pay)
        found += drop.choices(s, pay)
    if commands_move:
        found += move.choices("cmd", corps)
    if air.commands_air(s):
        found += air.choices(s, "cmd")
    found += air.recon_choices(s, frame)
    found += transport.free_acts(s)
    found.append(END)
    question = msg("rr-ask-action", left=NUMBERS.actions - frame.actions, army=army_name(s.active))
    return ask(s, question, tuple(found), (END.key,), "RR-5.2")


def answer_turn(s: State, frame: Turn, key: Key, rng: Rng, log: Log) -> None:
    pay, verb, arg = split(key)
    if verb in ("supply", "supply-plus"):
        supply.start(s, pay, verb, arg, log)
    elif verb == "trucks":
        logistics.start(s, pay, arg, log)
    elif verb == "haul":
        transport.start(s, pay, arg, log)
    elif verb == "move":
        move.start(s, pay, arg)
    elif verb in ("air", "recon"):
        air.start(s, pay, verb, arg, rng, log)
    elif verb == "drop":
        drop.start(s, pay, arg)
    elif verb == "end":
        end_actions(s, frame, rng, log)
    else:
        transport.shift(s, verb, arg, log)


def end_actions(s: State, frame: Turn, rng: Rng, log: Log) -> None:
    """RR-5.11: cards expire, paratroops age, then the German reaction."""
    tell(log, msg("rr-log-ends", army=army_name(s.active), n=frame.actions))
    for card in frame.ready:
        discard(s, card)
        tell(log, msg("rr-log-expires", card=card_name(card)))
    drop.age(s, log)
    s.flow = [Reaction()]
    if position.solo(s):
        solo.react(s, frame.leads, rng, log)
        next_turn(s, log)


def next_turn(s: State, log: Log) -> None:
    """RR-5.1; or the game ends with the round (RR-16.2, 17.30, 25.10)."""
    if s.turn % len(s.order) == 0 and round_is_last(s):
        finish(s, "unsolved" if position.solo(s) else "medals", None, log)
        return
    s.turn += 1
    s.flow = [Turn()]
    for corps in s.corps.values():
        corps.moved = False
    s.deeds_before, s.deeds = s.deeds, []
    tell(log, msg("rr-log-turn", round=s.round, army=army_name(s.active)))


def round_is_last(s: State) -> bool:
    limit = s.options["solo_limit" if position.solo(s) else "round_limit"]
    return s.last_round or (limit != "none" and s.round >= int(limit))
