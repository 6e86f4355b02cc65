"""Games as environments, held to PettingZoo's and Gymnasium's own checks."""

from __future__ import annotations

import pytest

from engines.contract import Choice, Offer, msg
from engines.kit.simulate import QuickRng
from engines.registry import GAMES
from tests.engines.quartermaster.twin import twin

pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from engines.pettingzoo import ACTIONS, DONE, Table, legal, to_gymnasium, to_pettingzoo

FEW = 6
"""Rounds of all seats."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoos_own_checks(game: str):
    api_test(to_pettingzoo(game), FEW)
    seed_test(lambda: to_pettingzoo(game), FEW)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasiums_own_check(game: str):
    seat = to_pettingzoo(game).possible_agents[-1]
    check_env(to_gymnasium(game, seat, "recruit"), skip_render_check=True)


def played(env: Table, seed: int) -> None:
    env.reset(seed=seed)
    for seat in env.agents:
        env.action_space(seat).seed(seed)
    for seat in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        env.step(None if ended else env.action_space(seat).sample(seen["action_mask"]))
        if all(env.terminations.values()) and env.terminations:
            return


def test_a_whole_game_ends_with_a_reward_for_each():
    env = to_pettingzoo("quartermaster")
    played(env, 3)
    winners = env.rules.result(env.position).winners
    assert {seat for seat, reward in env.rewards.items() if reward == 1} == set(winners)
    assert {seat for seat, reward in env.rewards.items() if reward == -1} == set(env.agents) - {
        *winners
    }


def test_one_seat_meets_computers_to_the_end():
    env = to_gymnasium("quartermaster", "uk", "recruit")
    seen, _ = env.reset(seed=1)
    env.action_space.seed(1)
    ended = False
    while not ended:
        seen, reward, ended, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
    assert reward in (1, -1)


def test_what_is_not_legal_counts_as_the_default():
    env = to_pettingzoo("total_domination")
    env.reset(seed=1)
    default = env.offers[env.agent_selection].default
    wrong = next(n for n in range(ACTIONS) if n not in env.numbers)
    other = to_pettingzoo("total_domination")
    other.reset(seed=1)
    env.step(wrong)
    other.answer(default)
    assert env.rules.dump(env.position) == other.rules.dump(other.position)


def offer(least: int, most: int) -> Offer:
    choices = tuple(Choice(f"take/{n}", msg("x"), sole=n == 3) for n in range(4))
    return Offer(msg("x"), choices, ("take/0",), msg("x"), "turn/1", least=least, most=most)


def test_several_picks_are_several_steps():
    start = legal(offer(1, 2), ())
    assert set(start.values()) == {f"take/{n}" for n in range(4)}
    number = {key: n for n, key in start.items()}
    then = legal(offer(1, 2), ("take/1",))
    assert then == {DONE: "", number["take/0"]: "take/0", number["take/2"]: "take/2"}
    assert legal(offer(0, 2), ())[DONE] == ""


def test_a_seat_is_shown_nothing_but_what_it_may_know():
    env = to_pettingzoo("quartermaster")
    env.reset(seed=5)
    true, seat = env.position, env.agent_selection
    before = env.observe(seat)
    env.position = twin(env.rules.load(env.rules.dump(true)), seat, QuickRng(1))
    assert env.rules.dump(env.position) != env.rules.dump(true)
    after = env.observe(seat)
    assert all((before[name] == after[name]).all() for name in before)
