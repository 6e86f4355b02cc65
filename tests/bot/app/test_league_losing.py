"""No result improves the place of whoever lost it: random seasons of every format, with every way
to count, in which somebody who lost would have won instead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import pytest

from bot.app.leagues import drawing
from bot.app.leagues.drawing import NewTable, Outside
from bot.app.leagues.reading import standing_game
from bot.app.leagues.records import FORMATS, Format, Settings
from bot.app.leagues.standing import Course, rank
from bot.app.leagues.terms import DUELS, Field, Title
from bot.league import pairing
from bot.league.results import SCHEMES, Game, Part
from bot.store.league_tables import Pool, Round, TableRow
from engines.kit.rng import shuffle
from engines.kit.simulate import QuickRng
from tests.engines.toy import ENGINE

ALONE = {n: tuple(f"seat-{at}" for at in range(n)) for n in (2, 3, 4)}
SIDES = {2: ("a", "b"), 3: ("a", "b", "b"), 4: ("a", "b", "a", "b")}
CASES = [
    (form, points, best, substitutes)
    for form, points, best, substitutes in product(FORMATS, SCHEMES, (0, 1, 2), ("line", "taker"))
    if not (best and form in DUELS)  # refused, as `best` is where people have partners
]


@pytest.fixture(autouse=True)
def any_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who meets whom is chance here: nobody looks for the best round."""
    monkeypatch.setattr(pairing, "STARTS", 1)
    monkeypatch.setattr(pairing, "SWAPS", 2)


class Played:
    """A season of one pool, played by chance."""

    def __init__(self, case: tuple[Format, str, int, str], seed: int) -> None:
        form, points, best, substitutes = case
        self.chance = chance = QuickRng(seed)
        sides = ALONE if best else (SIDES, ALONE)[chance.below(2)]
        size = 2 if form in DUELS else 2 + chance.below(3)
        people = [1 + n for n in range(4 + chance.below(6))]
        if form == "pools":
            people = people[:4] if size == 2 else [*people, 11, 12, 13][:7] if size == 3 else people
        title = Title(ENGINE, {}, {}, sides)
        self.field = Field((title,), size, 2, 0)
        self.course = Course(
            settings=Settings(
                ("toy",),
                format=form,
                points=points,
                best=best,
                rounds=3,
                substitutes=substitutes,  # type: ignore[arg-type]
            ),
            size=size,
            pool=Pool(1, 1, 1, 0, 0.0, people=tuple(people)),
            rounds=[],
            tables=[],
            results={},
            left=set(),
            lot=b"%d" % seed,
        )
        (self._fixed if form in ("pools", "round_robin") else self._rounds)()

    def _fixed(self) -> None:
        course, outside = self.course, Outside({}, {})
        past = drawing.past_of([])
        drawn = drawing.fixed(
            course.pool.people, course.settings, self.field, past, outside, self.chance.below(99)
        )
        self._play(drawn, 0)

    def _rounds(self) -> None:
        for number in range(1, 5):
            here = [each for each in self.course.pool.people if each not in self.course.left]
            past = drawing.past_of(self.course.tables)
            outside = Outside({}, {})
            drawn, resting = drawing.next_round(
                self.course, self.field, here, past, outside, b"secret"
            )
            rounds = [*self.course.rounds, Round(1, number, 0.0, None, 1.0, resting)]
            self.course = replace(self.course, rounds=rounds)
            if not drawn:
                return
            self._play(drawn, number)

    def _play(self, drawn: Sequence[NewTable], number: int) -> None:
        chance, course = self.chance, self.course
        tables, results = list(course.tables), dict(course.results)
        left = set(course.left)
        for each in drawn:
            key = len(tables) + 1
            status = "finished"
            if course.settings.format != "knockout" and chance.below(12) == 0:
                status = ("cancelled", "annulled")[chance.below(2)]
            tables.append(
                TableRow(
                    *(key, 1, 1, number, key, "toy", status, 0.0),
                    people=each.people,
                    sides=each.sides,
                )
            )
            if status == "finished":
                results[key] = self._result(key, number, each)
        if chance.below(3) == 0 and len(left) < 2:
            left.add(course.pool.people[chance.below(len(course.pool.people))])
        self.course = replace(course, tables=tables, results=results, left=left)

    def _result(self, key: int, number: int, drawn: NewTable) -> Game:
        chance = self.chance
        sides = list(dict.fromkeys(drawn.sides))
        shuffle(chance, sides)
        places: dict[str, int] = {}
        for at, side in enumerate(sides, 1):
            level = at > 1 and chance.below(5) == 0
            places[side] = places[sides[at - 2]] if level else at
        parts = [
            Part(
                *(person, side, places[side], float(10 * (9 - places[side]) + chance.below(9))),
                seconds=float(chance.below(3)),
            )
            for person, side in zip(drawn.people, drawn.sides, strict=True)
        ]
        if chance.below(6) == 0:  # somebody's seat is taken over by somebody from outside
            at = chance.below(len(parts))
            parts.append(replace(parts[at], person=99, substitute=True, turns=0.5))
            parts[at] = replace(parts[at], kind="timeout", turns=0.5)
        return Game(key, "toy", float(key), tuple(parts), number)

    def faults(self) -> list[str]:
        """Everybody who would stand worse had they won or drawn a game they lost."""
        place = {row.person: row.place for row in rank(self.course)}
        found = []
        for key, game in self.course.results.items():
            lines = self.course.tables[key - 1].people
            counted = standing_game(game, self.course.settings.substitutes, lines)
            for part in counted.parts:
                for better in {p.place for p in game.parts if p.place < part.place}:
                    for won in (_exchanged(game, part, better), _level(game, part, better)):
                        course = replace(self.course, results={**self.course.results, key: won})
                        now = {row.person: row.place for row in rank(course)}
                        if part.person in place and now[part.person] > place[part.person]:
                            found.append(f"{part} of {game}: {place} but {now}")
        return found


def _exchanged(game: Game, loser: Part, better: int) -> Game:
    """The same game, had the side of the loser changed places with the one above it."""
    other = next(part.side for part in game.parts if part.place == better)
    worth = {part.side: (part.place, part.points) for part in game.parts}
    worth[loser.side], worth[other] = worth[other], worth[loser.side]
    return _with(game, worth)


def _level(game: Game, loser: Part, better: int) -> Game:
    """The same game, had they shared the place above it."""
    worth = {part.side: (part.place, part.points) for part in game.parts}
    points = max(points for place, points in worth.values() if place == better)
    worth[loser.side] = (better, max(points, loser.points))
    return _with(game, worth)


def _with(game: Game, worth: dict[str, tuple[int, float]]) -> Game:
    parts = tuple(
        replace(part, place=worth[part.side][0], points=worth[part.side][1]) for part in game.parts
    )
    return replace(game, parts=parts)


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, case)))
def test_tb_10_13_whoever_lost_would_not_stand_worse_had_they_won(
    case: tuple[Format, str, int, str],
) -> None:
    for seed in range(9):
        assert not Played(case, seed).faults()


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, case)))
def test_tb_10_13_in_many_more_seasons(case: tuple[Format, str, int, str]) -> None:
    for seed in range(100, 300):
        assert not Played(case, seed).faults(), seed
