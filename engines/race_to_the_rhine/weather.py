"""15.5 to 15.9: sun and rain."""

from __future__ import annotations

from engines.contract import msg
from engines.race_to_the_rhine.box import CARDS
from engines.race_to_the_rhine.decks import air_home
from engines.race_to_the_rhine.names import Log, tell
from engines.race_to_the_rhine.state import State


def turn(s: State, card: str, log: Log) -> None:
    """A card turned in an entry may change the weather (RR-15.7)."""
    sign = CARDS[card].weather
    if sign is None or s.options["weather"] != "on" or s.rain == (sign == "rain"):
        return
    s.rain = sign == "rain"
    tell(log, msg(f"rr-log-weather-{sign}"))
    if s.rain:  # RR-15.9
        for deck in s.decks:
            air_home(s, deck, log)
