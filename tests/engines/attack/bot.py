"""The game's own computer player, for transcripts."""

from __future__ import annotations

from engines.attack import player
from engines.contract import Key, Offer
from engines.kit.rng import Rng


def picks(seat: str, offer: Offer, rng: Rng) -> tuple[Key, ...]:
    return player.picks(None, seat, offer, rng)
