"""Another position that a viewer cannot tell from this one (QM-11.1, QM-26)."""

from __future__ import annotations

from conformance.twins import reseal
from engines.contract import Seat
from engines.kit.rng import Rng, pick
from engines.quartermaster import ENGINE, reactions
from engines.quartermaster.components import COUNTRIES, TEAM
from engines.quartermaster.state import EachOf, Setup, Situation, State

_ON = ["reallocation", "attackers_supplied", "loose_build_words", "build_next_to_supplied"]
_MORE = ["portless_fleet_links", "supply_grants_extend"]
_LESS = ["baltic_jutland", "enigma_blocking"]

OPTIONS = [
    (COUNTRIES, {}),
    (COUNTRIES, {"players": "5", **dict.fromkeys(_ON, "on")}),
    (COUNTRIES, {"players": "4", **dict.fromkeys(_MORE, "on"), **dict.fromkeys(_LESS, "off")}),
    (
        COUNTRIES,
        {
            "players": "3",
            "swedish_iron_ore": "navy_first",
            "free_france_cost": "deck",
            "italian_event_builds": "recruit",
            "reveal_at_end": "off",
        },
    ),
    (COUNTRIES, {"players": "2", "reallocation": "on"}),
    *(
        (COUNTRIES, {"custom_seats": "on", "axis_seats": split, "allies_seats": split})
        for split in ("first", "second", "third", "all")
    ),
]


HARMLESS = ("mill", "skip", "none")
"""What must be done without a card in hand, and what need not be done."""


COPIES = ("discard",)
"""Of the plainest cards a country has several."""


def twin(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Every hidden card of the others may be another one; so may what they have sealed."""
    other = ENGINE.imagine(state, (viewer,) if viewer else (), rng)
    top = other.flow[-1]
    if isinstance(top, Situation):
        reseal_situation(other, top, viewer, rng)
    elif isinstance(top, Setup | EachOf):
        reseal(ENGINE, other, top.window, viewer, rng)
    return other


def reseal_situation(state: State, sit: Situation, viewer: Seat | None, rng: Rng) -> None:
    """Others may have answered otherwise or not yet; the situation is still open."""
    box = sit.window
    others = [seat for seat in box.asked if seat != viewer]
    now = [seat for seat in others if TEAM[seat] == sit.side]
    open_anyway = viewer in box.asked and viewer not in box.sealed
    missing = pick(rng, now or others) if now or (others and not open_anyway) else ""
    for seat in others:
        if seat != missing and rng.below(2):
            keys = [c.key for c in reactions.ask(state, sit)[seat].choices]
            box.sealed[seat] = [pick(rng, keys)]
