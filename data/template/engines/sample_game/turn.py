"""A turn: settle, raid or rest (SG-2)."""

from __future__ import annotations

from engines.sample_game import ending, names
from engines.sample_game.components import MOST
from engines.sample_game.game import Game
from engines.sample_game.state import Raid, State, Turn

from engines.contract import Key, Offer, Seat, msg
from engines.kit.rng import shuffle


def advance(game: Game, frame: Turn) -> bool:
    if not frame.done:
        return False
    game.pop()
    next_turn(game)
    return True


def next_turn(game: Game) -> None:
    """SG-2.1, 4.1."""
    state = game.state
    while state.turns < state.rounds * len(state.seats):
        seat = state.seats[state.turns % len(state.seats)]
        state.turns += 1
        if seat not in state.out:
            game.push(Turn(seat))
            return
    ending.finish(game, "rounds")


def ask(state: State, frame: Turn) -> dict[Seat, Offer]:
    posts = state.posts.items()
    settle = [names.at_post("settle", post) for post, owner in posts if not owner]
    raid = [names.at_post("raid", post) for post, owner in posts if owner not in ("", frame.seat)]
    return {
        frame.seat: Offer(
            question=msg("sg-ask-turn"),
            choices=(*settle, *raid, names.plain("rest")),
            default=("rest",),
            waiting=msg("sg-wait-turn", seat=names.seat(frame.seat)),
            clock=f"turn/{state.turns}",
            rule="SG-2.1",
        )
    }


def answer(game: Game, frame: Turn, seat: Seat, picks: tuple[Key, ...]) -> None:
    verb, _, post = picks[0].partition("/")
    frame.done = True
    if verb == "settle":  # SG-2.2
        game.state.posts[post] = seat
        game.say("sg-log-settles", post, seat=names.seat(seat), post=names.post(post))
    elif verb == "raid":  # SG-2.3
        game.push(Raid(seat, post))
        game.say("sg-log-raids", post, seat=names.seat(seat), post=names.post(post))
    else:
        rest(game, seat)


def rest(game: Game, seat: Seat) -> None:
    """SG-2.4: draw a card, which nobody else sees."""
    state = game.state
    game.say("sg-log-rests", seat=names.seat(seat))
    if not state.deck and state.discard:
        state.deck, state.discard = state.discard, []
        shuffle(game.rng, state.deck)
    if state.deck and len(state.hands[seat]) < MOST:
        card = state.deck.pop()
        state.hands[seat].append(card)
        game.tell((seat,), "sg-log-draws", n=card)
