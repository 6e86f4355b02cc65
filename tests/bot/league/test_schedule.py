from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.league.pairing import knockout, pool, round_robin


@pytest.mark.parametrize("n", range(2, 13))
def test_everybody_meets_everybody_once_and_has_each_side_as_often_as_can_be(n: int) -> None:
    rounds = round_robin(range(n))
    met = Counter(frozenset(meeting) for meetings in rounds for meeting in meetings)
    assert met == Counter(frozenset(two) for two in combinations(range(n), 2))
    for meetings in rounds:
        people = [person for meeting in meetings for person in meeting]
        assert len(people) == len(set(people)) == n - n % 2
    first = Counter(meeting[0] for meetings in rounds for meeting in meetings)
    assert all(abs(2 * first[person] - (n - 1)) <= 1 for person in range(n))


def test_sides_are_swapped_in_the_second_half() -> None:
    rounds = round_robin("abcd", swapped=True)  # type: ignore[arg-type]
    assert rounds[3:] == [[(b, a) for a, b in meetings] for meetings in rounds[:3]]


@pytest.mark.parametrize(("n", "games", "meetings"), [(3, 3, 3), (7, 7, 1), (9, 36, 3)])
def test_in_a_pool_each_pair_meets_and_each_seat_is_had_equally_often(
    n: int, games: int, meetings: int
) -> None:
    tables = pool(range(n))
    assert len(tables) == games
    assert set(
        Counter(frozenset(two) for table in tables for two in combinations(table, 2)).values()
    ) == {meetings}
    for seat in range(3):
        assert len(set(Counter(table[seat] for table in tables).values())) == 1


def test_a_pool_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="no pool of 5"):
        pool(range(5))


def test_the_best_of_a_knock_out_meet_last() -> None:
    assert knockout([1, 2, 3, 4, 5, 6, 7, 8]) == [(1, 8), (4, 5), (2, 7), (3, 6)]


def test_without_a_full_bracket_the_best_go_on_without_a_game() -> None:
    assert knockout([1, 2, 3, 4, 5]) == [(1, None), (4, 5), (2, None), (3, None)]
