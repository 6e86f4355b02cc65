"""What a commander or general may imagine (OV-29)."""

from __future__ import annotations

from engines.kit import play
from engines.kit.rng import Rng, SeededRng
from engines.overlord import ENGINE, library, roles
from engines.overlord.components import AMBUSH
from engines.overlord.state import State
from tests.engines.uniform import drawn_evenly


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


def test_ov_22_3_the_first_cards_under_the_commissar_may_be_any():
    """What was chosen of a hand nobody else knows is chosen again."""
    seats = roles.seats(library.field("ov-02-kalach-pincers"))
    options = {"scenario": "ov-02-kalach-pincers", "commissar": "three"}
    state = ENGINE.new(seats, options, SeededRng(b"first chips"))
    [(chief, offer)] = ENGINE.offers(state).items()
    assert offer.question.id == "ov-ask-first-chips"
    state = play.play(ENGINE, state, chief, (offer.choices[0].key,), SeededRng(b"")).state
    viewer = next(seat for seat in seats if seat.partition("_")[0] != chief.partition("_")[0])
    for seed in range(20):
        other = ENGINE.imagine(ENGINE.load(ENGINE.dump(state)), (viewer,), SeededRng(b"%d" % seed))
        assert ENGINE.offers(other)[chief].choices


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


def test_a_figure_counts_for_more_where_there_are_few():
    def lost(scenario: str) -> float:
        state = battle(scenario)
        before = ENGINE.worth(state, "axis_chief")
        units = (unit for unit in state.units.values() if unit.side == "AXIS")
        next(unit for unit in units if unit.type == "infantry").figures -= 1
        return before - ENGINE.worth(state, "axis_chief")

    assert lost("tr-01-crossroads") > 2 * lost("ov-02-kalach-pincers") > 0
