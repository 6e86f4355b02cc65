"""The officer: what a good player would not leave lying."""

from __future__ import annotations

import pytest

from engines.kit.search import FIELD
from engines.kit.simulate import QuickRng
from engines.race_to_the_rhine import player
from tests.engines.race_to_the_rhine.table import Table, position

SEEDS = range(8)
CORPS_OF_WHITE = ("white_v", "white_vii", "white_xix")
NEAR_VERDUN = ("verdun", "metz", "st_mihiel", "bar_le_duc", "ste_menehould")


def picked(desk: Table, seed: int) -> tuple[str, ...]:
    offer = desk.question
    return player.picks(desk.state, desk.state.active, offer, QuickRng(seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_corps_takes_the_medal_it_stands_next_to(seed: int):
    desk = position(
        corps={"red_xii": "st_omer 1f", "red_i": "lisieux", "red_ii": "rouen", "red_xxx": "vernon"},
        control={"red": ["neufchatel_bray", "abbeville", "st_omer"]},
    )
    assert picked(desk, seed) == ("move/red_xii",)
    desk.answer("move/red_xii")
    assert picked(desk, seed) == ("step/lille",)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_corps_without_ammunition_does_not_wait_for_it_before_an_open_way(seed: int):
    desk = position(
        active="blue", corps={"blue_xii": "troyes 3f1r", "blue_xv": "sens", "blue_xx": "nogent"}
    )
    assert picked(desk, seed)[0] in ("move/blue_xii", "cmd-move/blue_xii")


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_attacks_who_cannot_pay_for_a_battle(seed: int):
    desk = position(
        corps={"red_xii": "amiens 2f1a1r"},
        control={"red": ["amiens", "neufchatel_bray", "abbeville"]},
        marked=["st_omer", "arras"],
    )
    desk.answer("move/red_xii", "step/abbeville")
    assert picked(desk, seed) == ("stop",)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_truck_takes_first_what_the_corps_lacks(seed: int):
    desk = position(
        active="blue",
        corps={"blue_xii": "vitry 2f1r", "blue_xv": "sens 3f1a1r", "blue_xx": "nogent 3f1a1r"},
        control={"blue": ["vitry"]},
        stock={"troyes": "3f3a"},
        marked=["chalons", "st_dizier"],
    )
    desk.answer("haul/troyes.vitry")
    cargo = [key.removeprefix("cargo/")[0] for key in picked(desk, seed)]
    assert cargo.count("a") == 3


@pytest.mark.parametrize("seed", SEEDS)
def test_in_the_last_round_it_takes_a_medal_from_a_rival_rather_than_pass(seed: int):
    desk = position(
        active="red",
        corps={"white_v": "paris"},
        control={"white": ["reims"]},
        medals={"white": 2},
        reaction=True,
    )
    desk.state.last_round = True
    assert picked(desk, seed) == ("counter/reims",)


def test_the_staff_tries_the_best_of_each_kind_and_carries_nothing_to_and_fro():
    desk = position(corps={"red_xii": "st_omer 2f1a"}, control={"red": ["st_omer"]})
    liked = [keys[0] for keys in player.rivals(desk.state, "", desk.question, QuickRng(1))]
    kinds = [key.partition("/")[0] for key in liked]
    assert {"move", "supply", "trucks", "end"} <= set(kinds[: FIELD + 2])
    assert not {"load", "leave"} & set(kinds)
    assert set(liked) <= set(desk.open_keys)


@pytest.mark.parametrize("seed", SEEDS)
def test_patton_walks_nobody_up_and_down(seed: int):
    desk = position(
        active="blue",
        corps={"blue_xx": "metz 0f", "blue_xii": "verdun 2f1r", "blue_xv": "sens 0f"},
        control={"blue": [*NEAR_VERDUN, "vitry", "st_dizier", "epernay", "chalons", "reims"]},
        marked=["nancy", "thionville", "st_avold", "toul"],
    )
    desk.turn.actions = 2
    assert picked(desk, seed) == ("end",)


HELD = ("yvetot", "dieppe", "abbeville", "st_omer", "lille", "tournai", "bruxelles", "diest")
LINE = (*HELD, "leopoldsburg", "eindhoven", "venlo")


@pytest.mark.parametrize("seed", SEEDS)
def test_alone_a_corps_crosses_though_the_line_would_not_last(seed: int):
    desk = position("red", corps={"red_i": "venlo 2f1a1r"}, control={"red": LINE})
    assert picked(desk, seed) == ("move/red_i",)
    desk.answer("move/red_i")
    assert picked(desk, seed) == ("step/wesel",)


@pytest.mark.parametrize("seed", SEEDS)
def test_alone_nothing_is_taken_where_it_would_have_to_be_discarded(seed: int):
    desk = position(
        "red",
        corps={"red_i": "lisieux", "red_ii": "rouen", "red_xii": "louviers", "red_xxx": "vernon"},
        stock={"lisieux": "3f3a3r"},
        trucks={"red": 0},
        track=0,
    )
    assert not picked(desk, seed)[0].startswith("supply")


@pytest.mark.parametrize("seed", SEEDS)
def test_who_has_no_truck_left_takes_the_last_one_though_it_brings_hunger(seed: int):
    desk = position(
        active="white",
        corps={"white_v": "rethel 1a", "white_vii": "sedan", "white_xix": "mantes"},
        control={"white": ["rethel", "sedan"]},
        stock={"chartres": "3f3a3r"},
        trucks={"white": 0},
        track=1,
        marked=["libramont", "longwy"],
    )
    assert picked(desk, seed) == ("trucks/1",)


@pytest.mark.parametrize(("halted", "likes"), [(CORPS_OF_WHITE, True), ((), False)])
def test_only_a_spearhead_that_is_not_halted_fears_the_phase(halted: tuple[str, ...], likes: bool):
    desk = position(
        active="white",
        corps={"white_v": "rethel 1a", "white_vii": "sedan", "white_xix": "mantes"},
        halted=halted,
        control={"white": ["rethel", "sedan"]},
        trucks={"white": 1},
        track=1,
    )
    [last] = (choice for choice in desk.question.choices if choice.key == "trucks/1")
    assert (player.mind_of(desk.state, "white").likes(last) > 0) is likes
