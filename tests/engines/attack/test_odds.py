"""Chances before a battle: against every roll, and against battles that are fought."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import sqrt

import pytest

from engines.attack import ENGINE, battle, flow, naval, odds
from engines.attack.components import FACES
from engines.attack.game import Game
from engines.attack.state import Admiral, Doctrine, LandBattle, NavalBattle, Side
from engines.kit.rng import SeededRng
from engines.kit.window import Window
from tests.engines.attack.table import Table

GAMES = 400


@pytest.mark.parametrize("units", [(1, 0, 0, 0), (1, 1, 0, 0), (2, 1, 1, 0), (0, 1, 1, 2)])
def test_at_8_11_hits_are_as_likely_as_all_rolls_say(units: tuple[int, ...]) -> None:
    dice = battle.dice_of(units)
    rolls = Counter(battle.hits(faces, units) for faces in product(FACES, repeat=dice))
    found = odds.hit_chances(units)
    assert {n for n, chance in found.items() if chance} == set(rolls)
    for n, times in rolls.items():
        assert found[n] == pytest.approx(times / len(FACES) ** dice)


def test_at_8_10_one_against_one_is_a_series() -> None:
    miss = Fraction(5, 6) ** 2
    wins = miss * (1 - miss) / (1 - miss**2)
    assert odds.on_land((1, 0, 0, 0), (1, 0, 0, 0)).win == pytest.approx(float(wins))


def fought(ours: tuple[int, ...], theirs: tuple[int, ...], seed: int) -> tuple[bool, int]:
    """A battle on land between two players as the rules fight it."""
    t = Table({"red": "GER 1I", "blue": "POL 1I"})
    state = t.state
    nobody = [0, 0, 0, 0]
    sides = [
        Side(s, list(n), nobody[:], Doctrine(), nobody[:])
        for s, n in (("red", ours), ("blue", theirs))
    ]
    state.units["poland"] = list(theirs)
    state.flow.append(
        LandBattle("poland", *sides, [("germany", list(ours))], "blue", "", brought=nobody)
    )
    flow.run(Game(state, SeededRng(b"battle %d" % seed)))
    left = state.units["poland"] if state.owner["poland"] == "red" else [0]
    return state.owner["poland"] == "red", sum(left)


@pytest.mark.parametrize(
    ("ours", "theirs"), [((3, 1, 1, 0), (2, 1, 1, 1)), ((2, 2, 1, 1), (3, 1, 0, 0))]
)
def test_at_8_battles_are_won_as_often_as_told(
    ours: tuple[int, ...], theirs: tuple[int, ...]
) -> None:
    told = odds.on_land(ours, theirs)
    results = [fought(ours, theirs, seed) for seed in range(GAMES)]
    often = sum(won for won, _ in results) / GAMES
    assert abs(often - told.win) < 4 * sqrt(told.win * (1 - told.win) / GAMES)
    assert sum(left for _, left in results) / GAMES == pytest.approx(told.own, abs=0.35)


@pytest.mark.parametrize(("ours", "theirs"), [("2B+2D+1S", "1B+3D+1S"), ("1B+1C", "3S")])
def test_at_14_the_seas_are_won_as_often_as_told(ours: str, theirs: str) -> None:
    def once(seed: int) -> bool:
        t = Table({"red": "GER 1I"}, seas="blue", fleets={"red": ours, "blue": theirs})
        sides = [Admiral(seat, "", list(naval.DEFAULT_RULE)) for seat in ("red", "blue")]
        game = Game(t.state, SeededRng(b"seas %d" % seed))
        game.begin("naval")
        t.state.flow.append(NavalBattle(*sides, Window("", [])))
        flow.run(game)
        return t.state.seas == "red"

    t = Table({"red": "GER 1I"}, seas="blue", fleets={"red": ours, "blue": theirs})
    fleets = (tuple(t.state.players[seat].fleet) for seat in ("red", "blue"))
    told = odds.at_sea(*fleets).win
    often = sum(map(once, range(GAMES))) / GAMES
    assert abs(often - told) < 4 * sqrt(told * (1 - told) / GAMES) + 0.001


def test_two_equal_fleets_are_even() -> None:
    assert odds.at_sea((1, 1, 1, 0), (1, 1, 1, 0)).win == pytest.approx(0.5, abs=0.02)


def test_what_is_told_depends_on_nothing_hidden() -> None:
    t = Table({"red": "GER 3I+1T", "blue": "FRA 2I"}, hands={"blue": "oil3a", "green": "rail1a"})
    t.press("red", "move")
    asked = t.offer("red").choices
    told = {each.key: ENGINE.odds(t.state, "red", each.key) for each in asked}
    assert told["attack/germany.poland"] is not None, "a neutral"
    assert told["attack/germany.france"] is not None, "a player"
    assert told["from/germany"] is None
    blue, deck = t.state.players["blue"].hand, t.state.deck
    blue[0], deck[0] = deck[0], blue[0]
    again = {each.key: ENGINE.odds(t.state, "red", each.key) for each in asked}
    assert again == told


def test_a_march_is_told_as_one_although_somebody_else_holds_the_seas() -> None:
    t = Table({"red": "GER 3I", "blue": "FRA 1I"}, seas="blue", fleets={"red": "1B", "blue": "1B"})
    sea = ENGINE.odds(t.state, "red", "naval")
    t.press("red", "move")
    land = ENGINE.odds(t.state, "red", "attack/germany.france")
    assert (sea and sea.id, land and land.id) == ("at-odds-sea", "at-odds-land")


def test_a_very_large_battle_is_left_alone() -> None:
    t = Table({"red": "GER 9I+9T", "blue": "FRA 9I"})
    t.press("red", "move")
    assert ENGINE.odds(t.state, "red", "attack/germany.france") is None
