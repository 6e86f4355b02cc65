"""Which frame asks, which answers, and which goes on by itself."""

from __future__ import annotations

from engines.contract import Key, Offer
from engines.kit.rng import Rng
from engines.race_to_the_rhine import drop, move, reaction, stock, supply, transport, turn
from engines.race_to_the_rhine.names import Log
from engines.race_to_the_rhine.state import Bonus, Haul, Landing, Move, Shed, State, Turn


def ask(s: State) -> Offer:
    frame = s.flow[-1]
    if isinstance(frame, Turn):
        return turn.ask_turn(s, frame)
    if isinstance(frame, Move):
        return move.ask_move(s, frame)
    if isinstance(frame, Haul):
        return transport.ask_haul(s, frame)
    if isinstance(frame, Shed):
        return stock.ask_shed(s, frame)
    if isinstance(frame, Bonus):
        return supply.ask_bonus(s, frame)
    if isinstance(frame, Landing):
        return drop.ask_landing(s, frame)
    return reaction.ask_reaction(s)


def answer(s: State, picks: tuple[Key, ...], rng: Rng, log: Log) -> None:
    frame = s.flow[-1]
    if isinstance(frame, Turn):
        turn.answer_turn(s, frame, picks[0], rng, log)
    elif isinstance(frame, Move):
        move.answer_move(s, frame, picks[0], rng, log)
    elif isinstance(frame, Haul):
        transport.answer_haul(s, frame, picks, log)
    elif isinstance(frame, Shed):
        stock.answer_shed(s, frame, picks, log)
    elif isinstance(frame, Bonus):
        supply.answer_bonus(s, frame, picks[0], log)
    elif isinstance(frame, Landing):
        drop.answer_landing(s, frame, picks[0])
    else:
        reaction.answer_reaction(s, picks[0], log)
        turn.next_turn(s, log)


def advance(s: State, rng: Rng, log: Log) -> None:
    """Carry on until somebody has to be asked (RR-19.18) or the game is over."""
    while s.end is None:
        frame = s.flow[-1]
        if (
            (isinstance(frame, Move) and move.settled(s, frame))
            or (isinstance(frame, Haul) and transport.settled(s, frame))
            or (isinstance(frame, Landing) and drop.settled(s, frame, log))
        ):
            s.flow.remove(frame)
        elif s.player.resigned:  # RR-18.7
            answer(s, ask(s).default, rng, log)
        else:
            return
