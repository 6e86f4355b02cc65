"""A raid, and the card that may stop it (SG-3)."""

from __future__ import annotations

from engines.sample_game import names
from engines.sample_game.game import Game
from engines.sample_game.state import Raid, State

from engines.contract import Key, Offer, Seat, msg
from engines.kit import window
from engines.kit.rng import die


def advance(game: Game, frame: Raid) -> bool:
    owner = game.state.posts[frame.post]
    if frame.window is None and game.state.hands[owner]:  # SG-3.1: anybody can see who holds cards
        game.state.windows += 1
        frame.window = window.Window(f"raid/{game.state.windows}", [owner])
    if frame.window is not None and not window.closed(frame.window):
        return False
    settle(game, frame, owner)
    return True


def ask(state: State, frame: Raid) -> dict[Seat, Offer]:
    """Under seal: nobody can tell an empty hand from one that is saved."""
    assert frame.window
    owner = frame.window.asked[0]
    cards = tuple(names.guard(value) for value in sorted(set(state.hands[owner])))
    post, by = names.post(frame.post), names.seat(frame.by)
    question = msg("sg-ask-guard", seat=by, post=post)
    wait = msg("sg-wait-guard", seat=names.seat(owner), post=post)
    choices = (*cards, names.plain("pass"))
    return {
        owner: window.offer(
            frame.window, owner, question, choices, wait, rule="SG-3.1", reaction=True
        )
    }


def answer(game: Game, frame: Raid, seat: Seat, picks: tuple[Key, ...]) -> None:
    assert frame.window
    window.answer(frame.window, seat, picks)


def settle(game: Game, frame: Raid, owner: Seat) -> None:
    """SG-3.2, 3.3."""
    state, guard = game.state, 0
    opened = window.opened(frame.window) if frame.window else []
    for seat, (key,) in opened:
        if value := key.partition("/")[2]:
            guard = int(value)
            state.hands[seat].remove(guard)
            state.discard.append(guard)
            game.show("sg-log-guards", frame.post, seat=names.seat(seat), n=guard)
    rolled = die(game.rng)
    if rolled > guard:
        state.posts[frame.post] = frame.by
    said = "sg-log-taken" if rolled > guard else "sg-log-held"
    game.say(said, frame.post, seat=names.seat(owner), post=names.post(frame.post), n=rolled)
    game.pop()
