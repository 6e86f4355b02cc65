"""How it ends (SG-4)."""

from __future__ import annotations

from engines.sample_game import names
from engines.sample_game.game import Game
from engines.sample_game.state import State, Turn

from engines.contract import Msg, Result, Seat


def flags(state: State, seat: Seat) -> int:
    return list(state.posts.values()).count(seat)


def left(state: State) -> list[Seat]:
    return [seat for seat in state.seats if seat not in state.out]


def finish(game: Game, reason: str) -> None:
    game.state.flow.clear()
    game.state.reason = reason
    game.say("sg-log-over")


def concede(game: Game, seat: Seat) -> None:
    """SG-4.2: the flags go, and whatever this seat was doing or was asked."""
    state = game.state
    if state.reason or seat in state.out:
        return
    game.say("sg-log-concedes", seat=names.seat(seat))
    top = state.flow[-1]
    if not isinstance(top, Turn) and seat in (top.by, state.posts[top.post]):
        game.pop()
    for frame in state.flow:
        if isinstance(frame, Turn) and frame.seat == seat:
            frame.done = True
    state.out.append(seat)
    state.posts = {post: "" if owner == seat else owner for post, owner in state.posts.items()}
    state.buried += state.hands[seat]
    state.hands[seat] = []
    if len(left(state)) == 1:
        finish(game, "conceded")


def result(state: State) -> Result | None:
    """SG-4.1: the most flags; who gave up stands last."""
    if not state.reason:
        return None
    points = {seat: -1 if seat in state.out else flags(state, seat) for seat in state.seats}
    ranking = tuple(
        tuple(seat for seat in state.seats if points[seat] == n)
        for n in sorted(set(points.values()), reverse=True)
    )
    shown = {seat: max(n, 0) for seat, n in points.items()}
    return Result(ranking, ranking[0], state.reason, shown)


def headline(state: State) -> Msg:
    """What the picture says above the board."""
    if found := result(state):
        return Msg("sg-board-over", {"seats": tuple(names.seat(seat) for seat in found.winners)})
    number = (state.turns - 1) // len(state.seats) + 1
    return Msg("sg-board-round", {"n": number, "most": state.rounds})
