"""Points first, then a fixed order of tie-breaks; losing never pays; the past does not move."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.app.leagues.records import Settings
from bot.league.results import SCHEMES, Game, Part, by_result, by_share, by_win, even
from bot.league.standings import Row, Rules, divided, moves, standings
from engines.kit.rng import shuffle
from engines.kit.simulate import QuickRng


def duel(number: int, winner: int, loser: int, *, in_round: int = 0, draw: bool = False) -> Game:
    second = 1 if draw else 2
    parts = (Part(winner, "white", 1), Part(loser, "black", second))
    return Game(number, "toy", float(number), parts, in_round)


def melee(number: int, *places: int, people: tuple[int, ...] = (), in_round: int = 0) -> Game:
    names = people or tuple(range(len(places)))
    parts = tuple(
        Part(p, f"seat-{at}", place)
        for at, (p, place) in enumerate(zip(names, places, strict=True))
    )
    return Game(number, "toy", float(number), parts, in_round)


def order(rows: list[Row]) -> list[int]:
    return [row.person for row in rows]


def test_two_sides_get_one_half_and_nothing() -> None:
    assert by_result(duel(1, 7, 8)) == {7: 1, 8: 0}
    assert by_result(duel(1, 7, 8, draw=True)) == {7: 0.5, 8: 0.5}


def test_everybody_on_a_winning_side_gets_its_points() -> None:
    parts = (Part(1, "axis", 1), Part(2, "allies", 3), Part(3, "axis", 1))
    assert by_result(Game(1, "toy", 1.0, parts)) == {1: 1, 2: 0, 3: 1}


def test_a_free_for_all_pays_by_place_and_a_third_for_a_sole_winner() -> None:
    def ninths(*places: int) -> list[int]:
        return [round(9 * worth) for worth in by_result(melee(1, *places)).values()]

    assert ninths(1, 2, 3, 4) == [9, 4, 2, 0]
    assert ninths(1, 1, 3, 4) == [5, 5, 2, 0]
    assert ninths(1, 2, 2, 4) == [9, 3, 3, 0]
    assert ninths(1, 1, 2, 3) == ninths(1, 1, 3, 4), "a referee counts so"


def test_shares_and_wins() -> None:
    parts = (Part(1, "a", 1, 30), Part(2, "b", 2, 10))
    assert by_share(Game(1, "toy", 1.0, parts)) == {1: 1.75, 2: 0.25}
    partners = (Part(1, "a", 1, 30), Part(2, "b", 2, 10), Part(3, "b", 2, 10))
    assert by_share(Game(1, "toy", 1.0, partners)) == {1: 1.75, 2: 0.25, 3: 0.25}
    level = (Part(1, "a", 1, 0), Part(2, "b", 1, 0), Part(3, "b", 1, 0))
    assert by_share(Game(1, "toy", 1.0, level)) == {1: 0.5, 2: 0.5, 3: 0.5}
    assert by_win(melee(1, 1, 1, 3)) == {0: 0.5, 1: 0.5, 2: 0}


def test_meetings_of_those_who_are_level_decide_first() -> None:
    rows = standings(Rules(), [1, 2], [duel(1, 2, 1), duel(2, 1, 9)])
    assert order(rows) == [2, 1]
    assert rows[1].decided_by == "meetings"


def test_meetings_say_nothing_unless_all_who_are_level_met() -> None:
    rows = standings(Rules(lot=b"x"), [1, 2, 3], [duel(1, 1, 8), duel(2, 2, 8), duel(3, 3, 8)])
    assert {row.decided_by for row in rows[1:]} == {"lot"}


def test_strength_of_opponents_decides_next_and_is_frozen_when_their_round_ends() -> None:
    games = [duel(1, 1, 3, in_round=1), duel(2, 2, 4, in_round=1), duel(3, 3, 5, in_round=2)]
    games += [duel(4, 4, 6, in_round=2)]
    before = standings(Rules(), range(1, 7), games[:2])
    after = standings(Rules(), range(1, 7), games)
    strength = {row.person: row.opponents for row in before}
    assert {row.person: row.opponents for row in after if row.person in (1, 2)} == {
        1: strength[1],
        2: strength[2],
    }


def test_less_running_time_decides_before_the_lot() -> None:
    slow = Game(1, "toy", 1.0, (Part(1, "a", 1, seconds=50), Part(8, "b", 2)))
    fast = Game(2, "toy", 2.0, (Part(2, "a", 1, seconds=40), Part(9, "b", 2)))
    rows = standings(Rules(), [1, 2], [slow, fast])
    assert order(rows) == [2, 1]
    assert rows[1].decided_by == "time"


def test_whoever_has_nobody_to_play_gets_their_own_average() -> None:
    games = [duel(1, 1, 2), duel(2, 1, 3, draw=True)]
    row = standings(Rules(), [1], games, byes=[(1, None)])[0]
    assert row.points == pytest.approx(2.25)


def test_whoever_handed_a_seat_on_got_nothing_in_that_game() -> None:
    games = [duel(1, 1, 2)]
    kept = standings(Rules(), [1], games, byes=[(1, None)])[0]
    handed = standings(Rules(), [1], games, byes=[(1, None)], handed=[1])[0]
    lost = standings(Rules(), [1], [*games, duel(2, 3, 1)], byes=[(1, None)])[0]
    assert (kept.points, handed.points, lost.points) == (2, 1.5, 1.5)


@pytest.mark.parametrize(("points", "worth"), [("result", 0.5), ("win", 0.5), ("share", 1.0)])
def test_an_even_game_of_two_sides_is_worth_a_draw(points: str, worth: float) -> None:
    assert even(points, ("a", "b", "b")) == worth


def test_only_the_best_games_count_if_the_league_says_so() -> None:
    games = [duel(1, 1, 2), duel(2, 3, 1), duel(3, 1, 4)]
    assert standings(Rules(best=2), [1], games)[0].points == 2
    assert standings(Rules(per_game=True), [1], games)[0].points == pytest.approx(2 / 3)


def test_a_round_robin_forgets_who_left_before_half_of_it() -> None:
    games = [duel(1, 9, 1), duel(2, 2, 1)]
    rows = standings(Rules(round_robin=True), [1, 2, 9], games, left=[9], due={9: 4})
    assert {row.person: row.played for row in rows} == {1: 1, 2: 1, 9: 0}
    kept = standings(Rules(round_robin=True), [1, 2, 9], games, left=[9], due={9: 2})
    assert {row.person: row.played for row in kept} == {1: 2, 2: 1, 9: 1}


def test_games_of_rounds_stand_when_somebody_leaves() -> None:
    games = [duel(1, 1, 9), duel(2, 9, 2)]
    rows = standings(Rules(), [1, 2, 9], games, left=[9])
    assert {row.person: row.points for row in rows} == {1: 1, 9: 1, 2: 0}
    assert order(rows)[-1] == 9


def test_annulled_games_do_not_count_and_adjudicated_ones_do() -> None:
    game = duel(1, 1, 2)
    assert standings(Rules(), [1], [replace(game, verdict="annulled")])[0].points == 0
    assert standings(Rules(), [1], [replace(game, verdict="adjudicated")])[0].points == 1


def test_a_loss_that_does_not_count_helps_nobody_by_stronger_opponents() -> None:
    """Where the best two of one's games count, the one lost here changes nobody's points."""
    level = [duel(n, n % 2, 8, in_round=n // 2) for n in range(2, 6)]
    games = [duel(0, 0, 1), *level]
    rows = standings(Rules(best=2), range(2), games)
    assert [row.points for row in rows] == [2.0, 2.0]
    assert rows[0].person == 0, "one win more"
    won = standings(Rules(best=2), range(2), [duel(0, 1, 0), *level])
    assert won[0].person == 1


@st.composite
def leagues(draw: st.DrawFn) -> tuple[list[Game], int, int]:
    """Some games, and one of them with somebody who has lost to somebody in it."""
    games = []
    for number in range(draw(st.integers(1, 7))):
        people = draw(st.permutations(range(6)))[: draw(st.sampled_from((2, 3, 4)))]
        places = sorted(draw(st.integers(1, len(people))) for _ in people)
        ranked = [1 + sum(other < place for other in places) for place in places]
        games.append(melee(number, *ranked, people=tuple(people), in_round=number // 2))
    at = draw(st.integers(0, len(games) - 1))
    return games, at, draw(st.integers(0, len(games[at].parts) - 1))


@pytest.mark.parametrize("rules", [Rules(), Rules(per_game=True), Rules(best=2)], ids=repr)
@given(drawn=leagues())
def test_losing_never_improves_ones_place(rules: Rules, drawn: tuple[list[Game], int, int]) -> None:
    games, at, who = drawn
    parts = list(games[at].parts)
    better = [n for n, part in enumerate(parts) if part.place < parts[who].place]
    if not better:
        return
    other = better[0]  # had they won instead of this one
    won, lost = parts[other].place, parts[who].place
    swapped = list(parts)
    swapped[who] = replace(parts[who], place=won)
    swapped[other] = replace(parts[other], place=lost)
    person = parts[who].person
    as_it_was = standings(rules, range(6), games)
    had_they_won = standings(
        rules, range(6), [*games[:at], replace(games[at], parts=tuple(swapped)), *games[at + 1 :]]
    )
    place = {row.person: row.place for row in as_it_was}[person]
    assert {row.person: row.place for row in had_they_won}[person] <= place


def test_a_quarter_goes_up_and_down() -> None:
    assert [moves(9, n) for n in (0, 3, 4, 5, 8, 9)] == [0, 1, 1, 2, 2, 3]
    divisions = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
    assert divided(divisions, range(1, 13)) == [[1, 2, 3, 5], [4, 6, 7, 9], [8, 10, 11, 12]]


def test_gaps_are_filled_from_below_in_order() -> None:
    divisions = [[1, 2, 3, 4], [5, 6, 7, 8]]
    assert divided(divisions, [1, 3, 4, 5, 6, 7]) == [[1, 3, 5, 4], [6, 7]]


def mixed(chance: QuickRng) -> list[Game]:
    """A season of tables of two to five, with partners at some, with ties and without."""
    games = []
    for number in range(4 + chance.below(16)):
        size = 2 + chance.below(4)
        people = list(range(8))
        shuffle(chance, people)
        sides = ["ab"[at % 2] if size == 4 else f"s{at}" for at in range(size)]
        place = {side: 1 + chance.below(3) for side in sides}
        best = min(place.values())
        parts = tuple(
            Part(person, side, place[side] - best + 1, float(chance.below(40)))
            for person, side in zip(people, sides, strict=False)
        )
        games.append(Game(number, "toy", float(number), parts, 1 + number // 4))
    return games


def test_tb_10_13_whoever_won_more_of_as_many_games_never_stands_below() -> None:
    compared = 0
    for seed in range(400):
        games = mixed(QuickRng(seed))
        rows = standings(Rules(Settings(("toy",)).points), range(8), games)
        won = {row.person: sum(by_win(game).get(row.person, 0.0) for game in games) for row in rows}
        for above, below in combinations(rows, 2):
            if above.played == below.played:
                compared += won[above.person] != won[below.person]
                assert round(won[above.person] - won[below.person], 6) >= 0, seed
    assert compared > 1000


@pytest.mark.parametrize("points", SCHEMES)
def test_tb_10_13_a_win_and_a_last_place_are_worth_the_same_at_every_table(points: str) -> None:
    scored = {
        n: SCHEMES[points](
            Game(
                1,
                "toy",
                1.0,
                tuple(Part(at, f"s{at}", at + 1, float(n - 1 - at)) for at in range(n)),
            )
        )
        for n in range(2, 9)
    }
    if points == "share":
        assert all(1.5 < worth[0] <= 2.0 for worth in scored.values())
    else:
        assert {worth[0] for worth in scored.values()} == {1.0}
    assert {worth[n - 1] for n, worth in scored.items()} == {0.0}


def test_tb_10_13_who_has_won_as_often_is_told_apart_by_places() -> None:
    rows = standings(Rules("win"), range(4), [melee(1, 1, 2, 3, 4), melee(2, 2, 3, 1, 4)])
    assert order(rows) == [0, 2, 1, 3]
    assert [row.decided_by for row in rows] == ["", "places", "", "places"]
