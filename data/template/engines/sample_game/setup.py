"""Before the game (SG-1)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.sample_game.components import COPIES, DEALT, POSTS, SEATS, VALUES
from engines.sample_game.state import VERSION, State

from engines.contract import Msg, Option, Options, Seat, msg
from engines.kit.options import chosen, first_wrong
from engines.kit.rng import Rng, shuffle

OPTIONS = (Option("rounds", ("4", "8")),)  # SG-4.1


def check(seats: Sequence[Seat], options: Options) -> Msg | None:
    """SG-1.1."""
    if len(seats) < 2 or len(set(seats)) < len(seats) or not set(seats) <= set(SEATS):
        return Msg("sg-check-seats")
    said = chosen(OPTIONS, options)
    if wrong := first_wrong(OPTIONS, said):
        option = Msg(f"sg-option-{wrong.name}")
        return msg("sg-check-option", option=option, value=said[wrong.name])
    return None


def new(seats: Sequence[Seat], options: Options, rng: Rng) -> State:
    deck = [value for value in VALUES for _ in range(COPIES)]
    shuffle(rng, deck)
    return State(
        VERSION,
        seats=[seat for seat in SEATS if seat in seats],
        rounds=int(chosen(OPTIONS, options)["rounds"]),
        hands={seat: [deck.pop() for _ in range(DEALT)] for seat in seats},  # SG-1.2
        deck=deck,
        posts=dict.fromkeys(POSTS, ""),  # SG-1.3
    )
