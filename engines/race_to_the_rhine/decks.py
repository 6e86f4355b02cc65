"""Decks: turning, looking, shuffling, and the air markers that lie on them (10.17 to 10.20, 11)."""

from __future__ import annotations

from engines.contract import msg
from engines.kit.rng import Rng, shuffle
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.box import Army
from engines.race_to_the_rhine.names import Log, armies, deck_title, tell
from engines.race_to_the_rhine.state import Deck, State


def renew(s: State, name: str, rng: Rng, log: Log) -> Deck:
    """An empty deck gets its discard pile back, shuffled (RR-10.19)."""
    deck = s.decks[name]
    if not deck.cards and deck.discards:
        deck.cards, deck.discards = deck.discards, []
        reshuffle(s, name, rng, log)
        tell(log, msg("rr-log-renewed", deck=deck_title(name), n=len(deck.cards)))
    return deck


def reshuffle(s: State, name: str, rng: Rng, log: Log) -> None:
    """Nobody knows its top any more, and every air marker on it goes back (RR-11.7)."""
    deck = s.decks[name]
    shuffle(rng, deck.cards)
    deck.lookers.clear()
    air_home(s, name, log)


def can_look(s: State, name: str) -> bool:
    deck = s.decks[name]
    return bool(deck.cards or deck.discards)


def air_home(s: State, name: str, log: Log) -> list[Army]:
    """All air markers on a deck go back to their owners."""
    back = position.air_on(s, name)
    for army in back:
        s.players[army].air = ""
    if back:
        tell(log, msg("rr-log-air-back", armies=armies(back), deck=deck_title(name)))
    return back


def turn_card(s: State, name: str, rng: Rng, log: Log) -> str | None:
    """The top card, or None where there is none (RR-10.19, 10.20)."""
    deck = renew(s, name, rng, log)
    if not deck.cards:
        return None
    deck.lookers.clear()
    return deck.cards.pop()
