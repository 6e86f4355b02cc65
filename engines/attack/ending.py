"""AT-19. The end of the game, and who has won; AT-20.9: those who leave before it."""

from __future__ import annotations

from engines.attack import board, cards, names
from engines.attack.game import Game
from engines.attack.state import Operation, State
from engines.contract import Result, Seat


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
