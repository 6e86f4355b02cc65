"""Games as environments for programs that learn (extra `pettingzoo`): all seats, by PettingZoo, or
one against computers, by Gymnasium.

A seat sees what it may know, as numbers (`features`). A choice has the same number wherever it is
offered, unless two of one question would share it. Several picks are several steps, ended by
`DONE`. Only who is waited for is asked. What is not legal counts as the default.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from zlib import crc32

import gymnasium
import numpy as np
import pettingzoo
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pydantic_core import to_jsonable_python

from engines.contract import Key, Offer, Offers, Seat
from engines.kit.play import contradiction, move
from engines.kit.search import Strength, choose, ended
from engines.kit.simulate import QuickRng
from engines.registry import engine

ACTIONS, FEATURES = 4096, 1024
DONE = 0
"""Enough was picked."""
Observation = dict[str, NDArray[Any]]


class Table(pettingzoo.AECEnv[Seat, Any, Any]):
    """A game as an environment; without seats, with all it has."""

    def __init__(
        self, game: str, seats: Sequence[Seat] = (), options: Mapping[str, str] | None = None
    ) -> None:
        self.rules, self.options = rules, options = engine(game), options or {}
        chairs = [seat for chair in rules.chairs(options) for seat in chair]
        self.possible_agents = list(seats) or chairs
        if wrong := rules.check(self.possible_agents, options):
            raise ValueError(wrong.id)
        self.metadata = {"name": f"{rules.name}_v{rules.version}", "render_modes": []}
        self.observation_spaces = {seat: observed() for seat in self.possible_agents}
        self.action_spaces = {seat: Discrete(ACTIONS) for seat in self.possible_agents}
        self.chance, _ = np_random()
        self.picked: tuple[Key, ...] = ()
        self.numbers: dict[int, Key] = {}

    def observation_space(self, agent: Seat) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Seat) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        if seed is not None:
            self.chance, _ = np_random(seed)
        self.dice = QuickRng(int(self.chance.integers(1 << 32)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.position = self.rules.new(self.agents, self.options, self.dice)
        self._ask(self.rules.offers(self.position))

    def step(self, action: Any) -> None:
        seat = self.agent_selection
        if action is None or self.terminations[seat]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[seat] = 0.0
        offer, key = self.offers[seat], self.numbers.get(int(action))
        if key is None:
            self.answer(offer.default)
        elif key:
            self.picked = (*self.picked, key)
            self._number(offer)
            if len(self.picked) == offer.most or not self.numbers:
                self.answer(self.picked if len(self.picked) >= offer.least else offer.default)
        else:
            self.answer(self.picked)
        self._accumulate_rewards()

    def answer(self, picks: tuple[Key, ...]) -> None:
        """Answer for whoever is asked, and ask the next."""
        seat = self.agent_selection
        outcome = move(self.rules, self.position, seat, picks, self.dice, self.offers)
        self._ask(dict(outcome.offers))

    def _ask(self, offers: Offers) -> None:
        self.offers = offers
        self.picked, self.numbers = (), {}
        self.infos: dict[Seat, dict[str, Any]] = {seat: {} for seat in self.agents}
        if result := self.rules.result(self.position):
            self.agent_selection = self.agents[0]
            self.rewards = {seat: ended(result, seat) for seat in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            waited = [seat for seat, each in offers.items() if each.required and not each.answered]
            self.agent_selection = (waited or list(offers))[0]
            self._number(offers[self.agent_selection])

    def _number(self, offer: Offer) -> None:
        self.numbers = legal(offer, self.picked)
        self.infos[self.agent_selection] = {"choices": self.numbers}

    def observe(self, agent: Seat) -> Observation:
        mask = np.zeros(ACTIONS, np.int8)
        told: list[Any] = [self.rules.view(self.position, agent, self.offers)]
        if agent == self.agent_selection and agent in self.offers:
            mask[list(self.numbers)] = 1
            told += [self.offers[agent].question, self.picked]
        return {"observation": features(told), "action_mask": mask}


class OneSeat(gymnasium.Env[Any, Any]):
    """One seat of a game as an environment; computers hold the others."""

    def __init__(
        self,
        game: str,
        seat: Seat,
        strength: Strength = "officer",
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.table, self.seat, self.strength = Table(game, options=options), seat, strength
        self.observation_space = self.table.observation_space(seat)
        self.action_space = self.table.action_space(seat)

    def reset(
        self, *, seed: int | None = None, options: Any = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.reset(seed)
        self._others()
        return self.table.observe(self.seat), self.table.infos[self.seat]

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.table.step(action)
        self._others()
        table, seat = self.table, self.seat
        over = table.terminations[seat]
        return table.observe(seat), table.rewards[seat], over, False, table.infos[seat]

    def _others(self) -> None:
        table = self.table
        while not table.terminations[self.seat] and (seat := table.agent_selection) != self.seat:
            said = choose(table.rules, table.position, [seat], seat, table.dice, self.strength)
            table.answer(table.offers[seat].default if said is None else said)


to_pettingzoo, to_gymnasium = Table, OneSeat


def observed() -> Space[Any]:
    seen = Box(-np.inf, np.inf, (FEATURES,), np.float32)
    return Dict({"observation": seen, "action_mask": Box(0, 1, (ACTIONS,), np.int8)})


def legal(offer: Offer, picked: tuple[Key, ...]) -> dict[int, Key]:
    """What can be picked next, by number; the empty key ends it."""
    numbers: dict[int, Key] = {}
    for choice in offer.choices:
        n = crc32(choice.key.encode())
        while (at := n % (ACTIONS - 1) + 1) in numbers:
            n += 1
        numbers[at] = choice.key
    found = {
        n: key
        for n, key in numbers.items()
        if key not in picked and not (picked and contradiction(offer, (*picked, key)))
    }
    return {DONE: "", **found} if len(picked) >= offer.least else found


def features(seen: Any) -> NDArray[np.float32]:
    """Facts as numbers: each adds to one of them, which follows from its path and, unless it is a
    number itself, from what it says."""
    found = [0.0] * FEATURES
    _add(found, to_jsonable_python(seen), "")
    return np.array(found, np.float32)


def _add(found: list[float], seen: Any, path: str) -> None:
    if isinstance(seen, dict | list):
        for name, part in seen.items() if isinstance(seen, dict) else enumerate(seen):
            _add(found, part, f"{path}/{name}")
    elif seen is not None:
        told = isinstance(seen, str)
        n = crc32((f"{path}={seen}" if told else path).encode())
        found[n % FEATURES] += (1 if told else seen) * (-1 if n >> 31 else 1)
