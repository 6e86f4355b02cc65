"""Decks: turning, looking, shuffling, and the air markers on them (RR-10.17 to 10.20, RR-11)."""

from __future__ import annotations

from engines.kit.rng import shuffle
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.components import Army
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.state import Deck, State


def renew(game: Game, name: str) -> Deck:
    """An empty deck gets its discard pile back, shuffled (RR-10.19)."""
    state = game.state
    deck = state.decks[name]
    if not deck.cards and deck.discards:
        deck.cards, deck.discards = deck.discards, []
        reshuffle(game, name)
        game.say("rr-log-renewed", deck=names.deck(name), n=len(deck.cards))
    return deck


def reshuffle(game: Game, name: str) -> None:
    """Nobody knows its top any more, and every air marker on it goes back (RR-11.7)."""
    state = game.state
    deck = state.decks[name]
    shuffle(game.rng, deck.cards)
    deck.lookers.clear()
    air_home(game, name)


def can_look(state: State, name: str) -> bool:
    deck = state.decks[name]
    return bool(deck.cards or deck.discards)


def air_home(game: Game, name: str) -> list[Army]:
    """All air markers on a deck go back to their owners (RR-10.18, 11.6, 11.7)."""
    state = game.state
    back = position.air_on(state, name)
    for army in back:
        state.players[army].air = ""
    if back:
        game.say("rr-log-air-back", armies=names.seats(back), deck=names.deck(name))
    return back


def turn_card(game: Game, name: str) -> str | None:
    """The top card, or None where there is none (RR-10.19, 10.20)."""
    deck = renew(game, name)
    if not deck.cards:
        return None
    deck.lookers.clear()
    return deck.cards.pop()
