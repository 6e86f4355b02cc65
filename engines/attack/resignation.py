"""AT-20.9, 20.10. Somebody resigns, in the middle of whatever is going on."""

from __future__ import annotations

from engines.attack import battle, board, ending, names, naval, operation, trade
from engines.attack import state as s
from engines.attack.game import Game
from engines.contract import Seat
from engines.kit import window


def resign(game: Game, seat: Seat) -> None:
    """Not an elimination: his regions are abandoned, his cards and ships go back."""
    state = game.state
    if state.phase == "over" or state.players[seat].status != "playing":
        return
    game.say("at-log-resigns", seat=names.seat(seat))
    if seat == state.active:
        _stop_turn(game, seat)
    else:
        _leave_frames(game, seat)
    ending.leave(game, seat, "resigned")
    for region in board.own(state, seat):
        del state.owner[region]
        state.abandoned[region] = seat
        state.locked.pop(region, None)
    ending.last_one(game)


def _stop_turn(game: Game, seat: Seat) -> None:
    """Whatever he was doing breaks off; attackers go back where they came from."""
    state = game.state
    for frame in reversed(state.flow):
        if isinstance(frame, s.LandBattle):
            _go_home(game, frame)
        if isinstance(frame, s.LandBattle | s.Muster) and frame.card:
            game.put_back([frame.card])
            state.shown = []
    state.flow[:] = [s.Turn()]


def _go_home(game: Game, b: s.LandBattle) -> None:
    left = [x + y for x, y in zip(b.attacker.battle, b.attacker.reserve, strict=True)]
    board.add(game.state.units[b.origins[0][0]], left)


def _leave_frames(game: Game, seat: Seat) -> None:
    """The running questions go on without him, by what silence means (AT-20.9)."""
    state = game.state
    for frame in state.flow[:]:
        if isinstance(frame, s.Claims | s.Placing | s.Muster):
            window.leave(frame.window, seat)
        if isinstance(frame, s.Muster) and frame.defender == seat:
            frame.defender = ""
        elif isinstance(frame, s.LandBattle) and frame.defender.seat == seat:
            frame.defender = _leaderless(frame.defender)
            frame.owner = "" if frame.owner == seat else frame.owner
        elif isinstance(frame, s.Blocking):
            _leave_trade(game, frame, seat)
        elif isinstance(frame, s.Operation) and seat == state.seas and frame is state.flow[-1]:
            operation.answer(game, frame, seat, operation.ask(state, frame)[seat].default)
        elif isinstance(frame, s.Challenge | s.NavalBattle):
            state.flow.remove(frame)  # only the sea controller can be in it besides the active one
            naval.control(game, state.active)
            game.succeed("naval")


def _leaderless(side: s.Side) -> s.Side:
    doctrine = battle.leaderless()
    return s.Side("", side.reserve, side.battle, doctrine, side.lost)


def _leave_trade(game: Game, frame: s.Blocking, seat: Seat) -> None:
    if seat in (frame.partner, trade.find(game.state, frame.deal).by):
        game.state.flow.remove(frame)
