"""RR-15.5 to 15.9: sun and rain."""

from __future__ import annotations

from engines.race_to_the_rhine.components import CARDS
from engines.race_to_the_rhine.decks import air_home
from engines.race_to_the_rhine.game import Game


def turn(game: Game, card: str) -> None:
    """A card turned in an entry may change the weather (RR-15.7)."""
    state = game.state
    sign = CARDS[card].weather
    if sign is None or state.options["weather"] != "on" or state.rain == (sign == "rain"):
        return
    state.rain = sign == "rain"
    game.say(f"rr-log-weather-{sign}")
    if state.rain:  # RR-15.9
        for deck in state.decks:
            air_home(game, deck)
