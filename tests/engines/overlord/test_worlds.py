"""What a commander or general may imagine (OV-29)."""

from __future__ import annotations

from engines.kit.rng import Rng, SeededRng
from engines.overlord import ENGINE, library, roles
from engines.overlord.components import AMBUSH
from engines.overlord.state import State
from tests.engines.conformance.uniform import drawn_evenly


def battle(scenario: str) -> State:
    seats = roles.seats(library.field(scenario))
    state = ENGINE.new(seats, {"scenario": scenario}, SeededRng(b"worlds"))
    for camp in state.camps.values():
        camp.hand, camp.commissar = [], []
    state.pile = []
    return state


def test_ov_29_1_cards_of_the_enemy_and_the_pile_may_be_any():
    state = battle("tr-01-crossroads")
    state.camps["AXIS"].hand, state.pile = ["probe_left"], ["attack_left", "assault_left"]

    def where(rng: Rng) -> tuple[str, ...]:
        other = ENGINE.imagine(state, ("allies_chief",), rng)
        return (*other.camps["AXIS"].hand, *other.pile)

    drawn_evenly(where, 6)
    assert ENGINE.imagine(state, ("axis_chief",), SeededRng(b"")).camps["AXIS"].hand == [
        "probe_left"
    ]


def test_ov_22_9_no_ambush_lies_under_the_commissar():
    state = battle("tr-01-crossroads")
    axis = state.camps["AXIS"]
    axis.hand, axis.commissar, state.pile = ["probe_left"], ["attack_left"], [AMBUSH]

    def where(rng: Rng) -> tuple[str, ...]:
        camp = (other := ENGINE.imagine(state, ("allies_chief",), rng)).camps["AXIS"]
        return (*camp.commissar, *camp.hand, *other.pile)

    drawn_evenly(where, 4)


def test_medals_and_figures_stand_better():
    state = battle("tr-01-crossroads")
    even = ENGINE.worth(state, "axis_chief")
    state.camps["AXIS"].units += 1
    assert ENGINE.worth(state, "axis_chief") > even
    state.camps["AXIS"].units -= 1
    cell = next(cell for cell, unit in state.units.items() if unit.side == "AXIS")
    state.units[cell].figures -= 1
    assert ENGINE.worth(state, "axis_chief") < even
    assert ENGINE.worth(state, "allies_chief") == -ENGINE.worth(state, "axis_chief")
