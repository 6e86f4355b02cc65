"""What pairing promises comes before points; small rounds are compared with every possible one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

import pytest

from bot.league.pairing import Entrant, Past, explain, pair, sizes
from engines.kit.rng import shuffle
from engines.kit.simulate import QuickRng

TEAMS = ("axis", "allies", "axis", "allies")
SEATS = {2: ("white", "black"), 3: tuple("abc"), 4: TEAMS}
CASES = {
    "six in twos": (6, 2, 2),
    "eight in twos": (8, 2, 2),
    "six in threes": (6, 3, 3),
    "seven, four and three": (7, 3, 4),
    "eight in teams of four": (8, 4, 4),
}


def position(seed: int, people: int, least: int, most: int) -> tuple[list[Entrant], Past]:
    """Some rounds are over: points, zones, who avoids whom, who met and on which side."""
    chance, past = QuickRng(seed), Past()
    everybody = list(range(people))
    for _ in range(1 + chance.below(4)):
        shuffle(chance, everybody)
        line = iter(everybody)
        for size in sizes(people, least, most):
            past.add([next(line) for _ in range(size)], SEATS[size])
    return [
        Entrant(
            person,
            float(chance.below(4)),
            float(chance.below(24) - 12),
            frozenset({chance.below(people)} - {person}) if chance.below(3) == 0 else frozenset(),
        )
        for person in range(people)
    ], past


def cuts(people: frozenset[int], tables: Sequence[int]) -> Iterator[list[frozenset[int]]]:
    if not tables:
        yield []
        return
    equal = len(set(tables)) == 1
    for some in combinations(sorted(people), tables[0]):
        if equal and min(people) not in some:
            continue  # the same cut, its tables in another order
        for rest in cuts(people - set(some), tables[1:]):
            yield [frozenset(some), *rest]


def cheapest_found(case: str, seeds: int) -> int:
    """How often no round that could be made is cheaper than the one that is."""
    people, least, most = CASES[case]
    tables, found = sizes(people, least, most), 0
    for seed in range(seeds):
        entrants, past = position(seed, people, least, most)

        def cost(
            table: Sequence[int], entrants: Sequence[Entrant] = entrants, past: Past = past
        ) -> float:
            return sum(each.cost for each in explain(table, entrants, past, SEATS[len(table)]))

        rounds = list(cuts(frozenset(range(people)), tables))
        costs = {some: min(map(cost, permutations(some))) for each in rounds for some in each}
        best = min(sum(costs[some] for some in each) for each in rounds)
        found += sum(map(cost, pair(entrants, past, SEATS, tables, seed))) <= best + 1e-6
    return found


@pytest.mark.parametrize("case", CASES)
def test_tb_10_10_the_cheapest_round_is_found(case: str) -> None:
    assert cheapest_found(case, 4) >= 3


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_tb_10_10_the_cheapest_round_is_found_in_95_of_100(case: str) -> None:
    assert cheapest_found(case, 100) >= 95


def test_tb_10_10_points_never_bring_those_together_who_avoid_each_other() -> None:
    for seed in range(6):
        chance = QuickRng(seed)
        entrants = [
            Entrant(n, 40.0 * (n < 2), avoids=frozenset({1 - n} if n < 2 else ()))
            for n in range(12)
        ]
        tables = pair(entrants, Past(), {4: tuple("abcd")}, (4,) * 3, chance.below(99))
        assert not any({0, 1} <= set(table) for table in tables)


@pytest.mark.parametrize(
    ("people", "size", "rounds", "most"),
    [
        (15, 3, 4, 0),
        (16, 4, 4, 6),
        pytest.param(40, 3, 6, 0, marks=pytest.mark.slow),
        pytest.param(40, 4, 6, 3, marks=pytest.mark.slow),
    ],
)
def test_tb_10_10_points_never_bring_people_together_again(
    people: int, size: int, rounds: int, most: int
) -> None:
    past, points, chance, again = Past(), [0.0] * people, QuickRng(3), 0
    for number in range(rounds):
        entrants = [Entrant(person, points[person]) for person in range(people)]
        sides = tuple("abcd"[:size])
        for table in pair(entrants, past, {size: sides}, (size,) * (people // size), number):
            again += sum(past.met[frozenset(two)] > 0 for two in combinations(table, 2))
            past.add(table, sides)
            points[table[chance.below(size)]] += 1
    assert again <= most


def test_tb_10_10_nobody_has_the_same_side_three_times_running() -> None:
    for seed in range(3):
        past, points, chance = Past(), [0.0] * 12, QuickRng(seed)
        had: dict[int, str] = dict.fromkeys(range(12), "")
        for number in range(6):
            entrants = [Entrant(person, points[person]) for person in range(12)]
            for table in pair(entrants, past, {2: SEATS[2]}, (2,) * 6, 10 * seed + number):
                past.add(table, SEATS[2])
                points[table[chance.below(2)]] += 1
                for person, side in zip(table, SEATS[2], strict=True):
                    had[person] += side[0]
        assert not any(3 * side in line for line in had.values() for side in "wb"), had
