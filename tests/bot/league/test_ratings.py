"""Ratings are the same whenever they are worked out, and a side counts as one player."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt

import pytest

from bot.app.leagues.terms import Title
from bot.league.ratings import MODEL, Rating, Sides, after, expected, rated
from bot.league.results import Game, Part
from engines.kit.simulate import QuickRng
from engines.registry import engine


def game(number: int, *parts: Part, title: str = "toy") -> Game:
    return Game(number, title, float(number), parts)


def duel(number: int, winner: int, loser: int) -> Game:
    return game(number, Part(winner, "a", 1), Part(loser, "b", 2))


def many(n: int) -> list[Game]:
    chance, games = QuickRng(1), []
    for number in range(n):
        people = [chance.below(6), 6 + chance.below(6), 12 + chance.below(6)]
        games.append(game(number, *(Part(p, f"s{p}", at + 1) for at, p in enumerate(people))))
    return games


def test_two_recomputations_are_equal_to_the_bit() -> None:
    games = many(120)
    assert rated(games) == rated(games[::-1])


def test_nobody_is_better_for_the_side_they_drew() -> None:
    """White wins four games in five, whoever plays it."""
    sides = Sides()
    for n in range(60):
        first = "white" if n % 5 else "black"
        other = "black" if n % 5 else "white"
        sides.add(game(n, Part(n, first, 1), Part(100 + n, other, 2)))
    white = game(99, Part(1, "white", 1), Part(2, "black", 2))
    assert 0.7 < expected(white, {}, sides)["white"] < 0.8
    easy, hard = after(white, {}, sides), after(duel(99, 1, 2), {})
    assert 25 < easy[1].mu < hard[1].mu
    black = game(99, Part(1, "black", 1), Part(2, "white", 2))
    assert after(black, {}, sides)[1].mu > hard[1].mu
    three = game(99, Part(1, "white", 1), Part(2, "black", 2), Part(3, "green", 3))
    assert expected(three, {}, sides)["white"] == pytest.approx(1 / 3), "each number on its own"


def test_what_computers_have_shown_of_sides_is_known_before_the_first_game() -> None:
    rhine = [Part(n, side, n) for n, side in enumerate(("white", "red", "blue"), 1)]
    first = expected(game(1, *rhine, title="race_to_the_rhine"), {})
    assert first["white"] < 0.27 < 0.36 < first["blue"]
    sides = Sides()
    for number in range(2000):  # here white wins half of all games
        place = {"white": 1 + number % 2, "red": 3, "blue": 2 - number % 2}
        parts = (replace(part, place=place[part.side]) for part in rhine)
        sides.add(game(number, *parts, title="race_to_the_rhine"))
    assert expected(game(1, *rhine, title="race_to_the_rhine"), {}, sides)["white"] > 0.45


def test_titles_are_rated_apart() -> None:
    found = rated([duel(1, 1, 2), game(2, Part(2, "a", 1), Part(1, "b", 2), title="other")])
    assert found["toy", 1] == found["other", 2]
    assert found["toy", 1].mu > found["toy", 2].mu


def test_one_person_against_three_is_even_at_equal_strength() -> None:
    one = game(1, Part(1, "axis", 1, seats=3), *(Part(n, "allies", 2) for n in (2, 3, 4)))
    assert expected(one, {})["axis"] == pytest.approx(0.5)
    five = game(
        1, *(Part(n, "axis", 1) for n in (1, 2)), *(Part(n, "allies", 2) for n in (3, 4, 5))
    )
    assert max(expected(five, {}).values()) < 0.8


@pytest.mark.parametrize(
    ("title", "people"),
    [("quartermaster", 3), ("quartermaster", 5), ("overlord", 3), ("overlord", 5), ("overlord", 7)],
)
def test_no_side_is_a_favourite_because_it_has_more_people(title: str, people: int) -> None:
    """At equal strength, with the seats each of so many people has there."""
    found = Title.of(engine(title))
    seats = zip(found.chairs[people], found.sides[people], strict=True)
    parts = (Part(n, side, 1, seats=len(chair)) for n, (chair, side) in enumerate(seats))
    chances = expected(game(1, *parts, title=title), {})
    assert len(chances) == 2
    assert max(chances.values()) <= 0.8


def test_the_surest_of_four_wins_nearly_always_and_equals_equally_often() -> None:
    four = game(1, *(Part(n, f"s{n}", n) for n in (1, 2, 3, 4)))
    assert expected(four, {})["s3"] == pytest.approx(0.25)
    known = {("toy", 1): Rating(60.0, 1.0, 90), ("toy", 2): Rating(30.0, 1.0, 90)}
    chances = expected(four, known)
    assert chances["s1"] > 0.7
    assert chances["s1"] > chances["s2"] > chances["s3"]
    assert sum(chances.values()) == pytest.approx(1.0)


def test_a_side_with_a_substitute_is_as_strong_as_who_made_its_turns() -> None:
    known = {("toy", 1): Rating(40.0, 2.0, 30), ("toy", 2): Rating(10.0, 2.0, 30)}

    def chance(first: float) -> float:
        left = Part(1, "a", 1, kind="timeout", turns=first)
        taken = Part(2, "a", 1, substitute=True, turns=1 - first)
        return expected(game(1, left, taken, Part(3, "b", 2)), known)["a"]

    assert chance(0.9) > chance(0.5) > chance(0.1)
    few = game(
        1, Part(1, "a", 1, kind="timeout", turns=0.5), Part(2, "a", 1, substitute=True, turns=0.5)
    )
    assert after(replace(few, parts=(*few.parts, Part(3, "b", 2))), {}) == {}


def test_the_change_of_a_side_goes_to_those_who_are_least_known() -> None:
    known = {("toy", 1): Rating(25.0, 2.0, 30)}
    new = after(game(1, Part(1, "a", 1), Part(2, "a", 1), Part(3, "b", 2)), known)
    assert 0 < new[1].mu - 25 < (new[2].mu - 25) / 10
    assert new[2].sigma < MODEL.sigma


def test_a_side_of_one_is_rated_as_openskill_rates_it() -> None:
    (a,), (b,) = MODEL.rate([[MODEL.rating()], [MODEL.rating()]], ranks=[1, 2])
    new = after(duel(1, 1, 2), {})
    assert (new[1].mu, new[2].mu) == pytest.approx((a.mu, b.mu))
    assert new[1].sigma == pytest.approx(a.sigma)


def test_what_a_side_learns_is_shared_like_an_observation_of_its_mean() -> None:
    new = after(game(1, Part(1, "a", 1, seats=2), Part(2, "a", 1), Part(3, "b", 2)), {})
    assert (new[1].mu - MODEL.mu) == pytest.approx(2 * (new[2].mu - MODEL.mu))
    virtual = MODEL.sigma * sqrt((2 / 3) ** 2 + (1 / 3) ** 2)
    ((won,), _) = MODEL.rate([[MODEL.rating(mu=25, sigma=virtual)], [MODEL.rating()]], ranks=[1, 2])
    mean = (2 * new[1].mu + new[2].mu) / 3
    assert mean == pytest.approx(won.mu)


def test_a_seat_lost_to_time_is_left_out_of_a_free_for_all() -> None:
    three = (Part(1, "a", 1), Part(2, "b", 2), Part(3, "c", 3))
    late = after(game(1, *three[:2], replace(three[2], kind="timeout")), {})
    among_themselves = after(game(1, *three[:2]), {})
    assert set(late) == {1, 2}
    assert late[1].mu == pytest.approx(among_themselves[1].mu)
    assert late[1].mu != pytest.approx(after(game(1, *three), {})[1].mu)


def test_a_game_of_two_sides_needs_people_for_two_thirds_of_each() -> None:
    half = game(1, Part(1, "a", 1), Part(2, "b", 2, turns=0.6))
    assert after(half, {}) == {}
    assert after(game(1, Part(1, "a", 1), Part(2, "b", 2, turns=0.7)), {}) != {}


def test_a_substitute_who_made_most_turns_is_rated_upwards_only() -> None:
    base = game(1, Part(1, "a", 1), Part(2, "b", 2, substitute=True, turns=0.7))
    assert set(after(base, {})) == {1}
    won = game(1, Part(1, "a", 2), Part(2, "b", 1, substitute=True, turns=0.7))
    assert set(after(won, {})) == {1, 2}


@pytest.mark.parametrize(
    "changes", [{"verdict": "annulled"}, {"verdict": "adjudicated"}, {"computers": True}], ids=repr
)
def test_what_did_not_end_by_play_among_people_is_not_rated(changes: dict[str, object]) -> None:
    assert after(replace(duel(1, 1, 2), **changes), {}) == {}  # type: ignore[arg-type]


def test_a_game_given_up_early_is_not_rated_and_nor_is_one_alone() -> None:
    parts = (Part(1, "a", 1), Part(2, "b", 2, kind="conceded"))
    assert after(Game(1, "toy", 1.0, parts, length=0.2), {}) == {}
    assert after(Game(1, "toy", 1.0, parts, length=0.5), {}) != {}
    assert after(game(1, Part(1, "a", 1)), {}) == {}


def test_a_rating_is_provisional_until_it_means_something() -> None:
    wins = [(1, 2) if n % 3 else (2, 1) for n in range(40)]
    games = [duel(n, *who) for n, who in enumerate(wins)]
    turned = [game(n, Part(a, "b", 1), Part(b, "a", 2)) for n, (a, b) in enumerate(wins)]
    found = rated([turned[n] if n % 2 else games[n] for n in range(40)])
    assert rated([duel(1, 1, 2)])["toy", 1].provisional
    assert not found["toy", 1].provisional
    assert found["toy", 1].shown < found["toy", 1].mu
