"""The computer player: it plays by the rules, to the end, and knows what a player knows."""

from __future__ import annotations

import pytest

from bot.commands.simulate import Tally
from engines.kit import play
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able
from engines.total_domination import ENGINE
from engines.total_domination.state import State
from tests.engines.total_domination.table import census
from tests.engines.total_domination.twin import OPTIONS, twin

PATIENCE = 1_500
"""More decisions than a whole game takes, and few enough to be played in seconds."""


def played(seed: int, seats: tuple[str, ...], options: dict[str, str]) -> State:
    """A game of computer players, every move through the door."""
    dice, chooser = SeededRng(b"simulate %d" % seed), QuickRng(seed)
    state = ENGINE.new(seats, options, dice)
    for _ in range(PATIENCE):
        offers = ENGINE.offers(state)
        if not offers:
            return state
        seat, picks = able(ENGINE, state, offers, chooser)
        state = play.move(ENGINE, state, seat, picks, dice).state
    raise AssertionError(f"no end in {PATIENCE} decisions")


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_every_kind_of_table_is_played_to_its_end(seats: tuple[str, ...], options: dict[str, str]):
    state = played(1, seats, options)
    census(state)
    result = ENGINE.result(state)
    assert result
    assert result.reason in ("threshold", "time", "points", "homes")


@pytest.mark.parametrize("seed", [4, 5])
def test_td_13_1_1_a_lone_player_is_a_match_for_the_bot(seed: int):
    """TD-13.1.2, TD-13.1.3: it holds out longer than chance, which is beaten by 1941."""
    assert played(seed, ("allies",), {"players": "1"}).year > 1941


@pytest.mark.parametrize(("seats", "options"), OPTIONS[:1] + OPTIONS[4:5] + OPTIONS[10:11])
def test_td_h_1_it_looks_at_nobodys_cards(seats: tuple[str, ...], options: dict[str, str]):
    """TD-H.1, TD-H.3: where it cannot tell two positions apart it does the same."""
    dice, chooser, other = SeededRng(b"twins"), QuickRng(5), QuickRng(6)
    state = ENGINE.new(seats, options, dice)
    for n in range(150):
        offers = ENGINE.offers(state)
        if not offers:
            break
        seat, picks = able(ENGINE, state, offers, chooser)
        if n % 5 == 0:
            double = twin(state, seat, other)
            asked = ENGINE.offers(double).get(seat)
            if asked and asked.choices == offers[seat].choices:
                assert ENGINE.choose(double, seat, asked, QuickRng(1)) == picks, (n, picks)
        ENGINE.apply(state, seat, picks, dice)


def test_figures_of_a_lone_game_are_told():
    """What `adjutant simulate total_domination --seats 1 --seed 3 --games 1` counts."""
    tally = Tally(ENGINE, ["allies"], {"players": "1"})
    tally.play(3)
    told = tally.told()
    assert (told["finished"], told["reasons"]) == (1, {"threshold": 1})
    assert told["winners"] == {"allies": 0}
    assert told["year"]["max"] == 1941
