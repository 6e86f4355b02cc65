"""Drawing and discarding cards (OV-4.5, 20)."""

from __future__ import annotations

from engines.contract import Seat
from engines.kit.rng import shuffle
from engines.overlord import names, roles
from engines.overlord.components import AIR_SORTIE, CardId, Side
from engines.overlord.game import Game
from engines.overlord.state import State


def next_card(game: Game, side: Side) -> CardId | None:
    """The top of the pile (OV-20.6). Air Sorties are laid out and another card drawn (OV-25.4)."""
    state = game.state
    while True:
        if not state.pile:
            if not game.field.scenario.options.reshuffle or not state.discards:
                return None
            state.pile, state.discards = state.discards, []
            shuffle(game.rng, state.pile)
            game.say("ov-reshuffled", n=len(state.pile))
        card = state.pile.pop()
        if card != AIR_SORTIE:
            return card
        state.camps[side].sorties += 1
        game.show("ov-sortie-drawn", side=names.side(side))


def draw(game: Game, side: Side, n: int) -> list[CardId]:
    camp = game.state.camps[side]
    drawn: list[CardId] = []
    for _ in range(n):
        card = next_card(game, side)
        if card is None:
            break
        camp.hand.append(card)
        drawn.append(card)
    if drawn:
        game.tell(knowing(game.state, side), "ov-you-draw", cards=names.cards(drawn))
    return drawn


def knowing(state: State, side: Side) -> tuple[Seat, ...]:
    """The seats that know the hand of a side (OV-16.4, 29.3)."""
    if roles.sees_hand(state, side):
        return tuple(name for name in roles.seats(state.field) if roles.who(name)[0] == side)
    return (roles.seat(side, "chief"),)


def held(state: State, side: Side) -> int:
    """Cards that count for the hand size (OV-20.5)."""
    camp = state.camps[side]
    return len(camp.hand) + len(camp.commissar)
