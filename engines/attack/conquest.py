"""AT-10. Conquest and capitals, and the eliminations that follow from it (19)."""

from __future__ import annotations

from engines.attack import board, ending, names, trade
from engines.attack.components import CardId, Force, Region
from engines.attack.game import Game
from engines.contract import Seat


def take(game: Game, seat: Seat, region: Region, force: Force) -> None:
    """Whoever stands there controls it (AT-5.1, 10.1)."""
    state = game.state
    state.owner.pop(region, None)
    state.abandoned.pop(region, None)
    state.owner[region] = seat
    state.units[region] = force
    state.locked.pop(region, None)
    state.tally.conquests += 1


def conquer(game: Game, seat: Seat, region: Region, force: Force, card: CardId) -> None:
    """A won attack: the region, then a card, then elimination (AT-10.1 to 10.9); all of it before
    the next battle (AT-10.4), and nothing else of the loser (AT-10.6)."""
    state = game.state
    loser = state.owner.get(region, "")
    was_abandoned = region in state.abandoned
    take(game, seat, region, force)
    game.record("conquest", seat, region, other=loser)
    founders = [who for who, where in state.capitals.items() if where == region]
    name = "at-log-takes-from" if loser else "at-log-takes"
    args = {"seat": names.seat(seat), "region": names.region(region)}
    game.say(name, region, **args, loser=names.seat(loser))
    for founder in founders:
        game.say("at-log-takes-capital", region, seat=names.seat(seat), founder=names.seat(founder))
    if loser:
        _rob(game, seat, loser)
        _eliminate(game, seat, loser)
    elif was_abandoned:
        draw_unseen(game, seat)  # AT-20.10
    elif card:
        state.players[seat].hand.append(card)  # AT-9.7
        game.say("at-log-prize", seat=names.seat(seat), card=names.card(card))


def _rob(game: Game, winner: Seat, loser: Seat) -> None:
    """One card at random, each with equal chance (AT-10.2 to 10.5)."""
    hand = game.state.players[loser].hand
    args = {"winner": names.seat(winner), "loser": names.seat(loser)}
    if not hand:  # AT-10.3
        game.say("at-log-no-card", **args)
        return
    card = hand.pop(game.rng.below(len(hand)))
    game.state.players[winner].hand.append(card)
    game.say("at-log-robs", **args)
    game.show_cards((winner, loser), "at-log-robbed", card=names.card(card), **args)
    trade.drop_empty(game)


def draw_unseen(game: Game, seat: Seat) -> None:
    """The top of the deck, seen by the drawer alone (AT-15.7)."""
    card = game.draw()
    if card:
        game.state.players[seat].hand.append(card)
        game.say("at-log-draws", seat=names.seat(seat))
        game.show_cards((seat,), "at-log-drawn", card=names.card(card))
    else:
        game.say("at-log-deck-empty")


def _eliminate(game: Game, by: Seat, loser: Seat) -> None:
    """AT-19.1, and what it means in either variant (AT-19.2, 19.11)."""
    state = game.state
    if board.own(state, loser):
        return
    game.say("at-log-eliminated", loser=names.seat(loser), seat=names.seat(by))
    if not state.rules.last_standing:
        state.players[loser].status = "eliminated"
        state.players[loser].fallen = state.turn
        ending.finish(game, "elimination")
        return
    ending.leave(game, loser, "eliminated")
    ending.last_one(game)
