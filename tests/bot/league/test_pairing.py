"""Tables are even, old meetings rare, sides shared out; the same seed gives the same round."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.pairing import Entrant, Past, explain, pair, sizes
from engines.kit.simulate import QuickRng

FOUR = ("axis", "allies", "axis", "allies")


def season(people: int, sides: tuple[str, ...], rounds: int) -> tuple[Past, int]:
    """A season in which chance decides the games, and how many meetings were not the first."""
    past, chance, points, again = Past(), QuickRng(5), Counter[int](), 0
    for number in range(rounds):
        entrants = [Entrant(person, points[person]) for person in range(people)]
        tables = sizes(people, len(sides), len(sides))
        for table in pair(entrants, past, {len(sides): sides}, tables, number):
            again += sum(past.met[frozenset(two)] > 0 for two in combinations(table, 2))
            past.add(table, sides)
            for person in table:
                points[person] += 2 * chance.below(2)
    return past, again


def test_sixty_four_people_meet_again_at_most_three_times_in_six_rounds_of_four() -> None:
    assert season(64, FOUR, 6)[1] <= 3


def test_nobody_has_a_side_twice_more_often_than_the_other() -> None:
    past, _ = season(64, FOUR, 6)
    for person in range(64):
        assert abs(past.sides[person, "axis"] - past.sides[person, "allies"]) <= 2


def test_the_same_seed_gives_the_same_round_in_whatever_order_people_are_named() -> None:
    entrants = [Entrant(person, person % 5) for person in range(16)]
    one = pair(entrants, Past(), {4: FOUR}, (4,) * 4, 9)
    assert one == pair(entrants[::-1], Past(), {4: FOUR}, (4,) * 4, 9)
    assert one != pair(entrants, Past(), {4: FOUR}, (4,) * 4, 10)


@given(people=st.integers(1, 80), least=st.integers(2, 5), more=st.integers(0, 3))
def test_tables_are_within_one_of_each_other(people: int, least: int, more: int) -> None:
    found = sizes(people, least, least + more)
    if found:
        assert sum(found) == people
        assert max(found) - min(found) <= 1
        assert least <= min(found)
        assert max(found) <= least + more
    else:
        assert all(
            not least * tables <= people <= (least + more) * tables
            for tables in range(1, people + 1)
        )


def test_people_of_like_points_sit_together() -> None:
    entrants = [Entrant(person, 10 * (person // 4)) for person in range(16)]
    tables = pair(entrants, Past(), {4: tuple("abcd")}, (4,) * 4, 1)
    assert sorted(sorted(table) for table in tables) == [
        [0, 1, 2, 3],
        [4, 5, 6, 7],
        [8, 9, 10, 11],
        [12, 13, 14, 15],
    ]


def test_people_who_avoid_each_other_never_sit_together() -> None:
    entrants = [Entrant(0, avoids=frozenset({1, 2})), *(Entrant(n) for n in range(1, 8))]
    for seed in range(20):
        tables = pair(entrants, Past(), {4: FOUR}, (4, 4), seed)
        assert not {1, 2} & set(next(table for table in tables if 0 in table))


def test_distant_zones_are_kept_apart_where_nothing_else_is_lost() -> None:
    entrants = [Entrant(n, zone=12.0 if n % 2 else 0.0) for n in range(8)]
    for table in pair(entrants, Past(), {4: tuple("abcd")}, (4, 4), 3):
        assert len({person % 2 for person in table}) == 1


def test_a_table_is_explained_by_the_terms_it_was_made_by() -> None:
    past = Past()
    past.add((1, 2, 3, 4), FOUR)
    entrants = [
        Entrant(1, 4.0, zone=-8.0),
        Entrant(2, 2.0, zone=9.0),
        Entrant(5, 4.0, avoids=frozenset({1})),
        Entrant(3, 4.0),
    ]
    terms = explain((1, 2, 5, 3), entrants, past, FOUR)
    assert [(term.what, term.who) for term in terms[:4]] == [
        ("blocked", (1, 5)),
        ("again", (1, 2)),
        ("again", (1, 3)),
        ("again", (2, 3)),
    ]
    assert {term.what for term in terms} == {"blocked", "again", "points", "zones", "side"}
    assert next(term.amount for term in terms if term.what == "zones") == pytest.approx(7.0)
