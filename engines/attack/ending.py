"""AT-19. The end of the game, and who has won; AT-20.9, 20.10: those who resign before it, in the
middle of whatever is going on."""

from __future__ import annotations

from engines.attack import battle, board, cards, names, naval, operation, trade
from engines.attack import state as s
from engines.attack.game import Game
from engines.attack.state import Operation, State
from engines.contract import Result, Seat
from engines.kit import window


def standing(state: State, seat: Seat) -> tuple[int, ...]:
    """Regions; regions and units together; PP of a Build (AT-19.3 to 19.5). Those who fell or
    resigned stand last, the latest best (AT-19.12)."""
    player = state.players[seat]
    if player.status != "playing":  # AT-19.6: what is abandoned counts for nobody
        return (0, player.fallen, 0, 0)
    regions = len(board.own(state, seat))
    return (1, regions, regions + board.army(state, seat), cards.production(state, seat))


def finish(game: Game, reason: str) -> None:
    """Nothing more is done. Battles not fought are void: their attackers have not left their
    start regions (AT-19.2)."""
    state = game.state
    by_worth: dict[tuple[int, ...], list[Seat]] = {}
    for seat in state.order:
        by_worth.setdefault(standing(state, seat), []).append(seat)
    state.ranking = [by_worth[worth] for worth in sorted(by_worth, reverse=True)]
    void = [
        target for frame in state.flow if isinstance(frame, Operation) for target in frame.targets
    ]
    state.phase = "over"
    state.reason = reason
    state.flow.clear()
    state.deals.clear()
    state.drafts.clear()
    game.say(f"at-log-over-{reason}")
    if void:
        game.say("at-log-void", *void, list=names.regions(void))
    place = 1
    for group in state.ranking:
        for seat in group:
            out = state.players[seat].status != "playing"
            game.show(
                "at-log-place-out" if out else "at-log-place",
                place=place,
                seat=names.seat(seat),
                regions=len(board.own(state, seat)),
                units=board.army(state, seat),
                pp=0 if out else cards.production(state, seat),
            )
        place += len(group)


def result(state: State) -> Result | None:
    if state.phase != "over":
        return None
    return Result(
        ranking=tuple(tuple(group) for group in state.ranking),
        winners=() if state.reason == "silence" else tuple(state.ranking[0]),  # AT-19.13
        reason=state.reason,
        points={seat: len(board.own(state, seat)) for seat in state.order},
    )


def leave(game: Game, seat: Seat, status: str) -> None:
    """Cards to the deck, ships to theirs, the seas free, offers gone (AT-19.11, 20.9)."""
    state = game.state
    player = state.players[seat]
    player.status = status  # type: ignore[assignment]
    player.fallen = state.turn
    hand, player.hand = player.hand, []
    game.put_back(hand)
    player.fleet = [0, 0, 0, 0]
    free_seas(game, seat)
    state.drafts.pop(seat, None)
    for deal in state.deals:
        if seat in deal.to:
            deal.to.remove(seat)
    state.deals = [deal for deal in state.deals if deal.by != seat and deal.to]


def free_seas(game: Game, seat: Seat) -> None:
    """A controller who leaves or has no ship left loses the seas (AT-13.8)."""
    if game.state.seas == seat:
        game.state.seas = ""
        game.record("seas", seat, won=False)
        game.say("at-log-seas-free")


def last_one(game: Game) -> bool:
    """One player left has won (AT-19.10, 20.9)."""
    if len(board.playing(game.state)) > 1:
        return False
    finish(game, "last")
    return True


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
    leave(game, seat, "resigned")
    for region in board.own(state, seat):
        del state.owner[region]
        state.abandoned[region] = seat
        state.locked.pop(region, None)
    last_one(game)


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
