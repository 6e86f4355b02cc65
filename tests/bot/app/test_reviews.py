"""Where finished games were decided: found in parts, told to those who played, fair to what they
knew."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from itertools import count, cycle, islice
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

from bot.app.past import reviewing
from bot.app.past.pieces import Pieces
from bot.app.past.record import begin
from bot.app.past.reviewing import Reviewer, WholeGame, best, glances, review_of
from bot.app.play.thinking import Thinker
from bot.app.session.rebuild import Deed
from bot.store.reviews import ReviewRow
from conformance.cases import cases_of, random_game
from engines.contract import Illegal
from engines.kit import review
from engines.kit.review import Doubt, Moment
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able, walk
from engines.registry import GAMES, engine
from tests.bot.app.house import ANN, BOB, CAT, House
from tests.bot.app.test_computers import Here

MOST = 12
GAME, OPTIONS = "race_to_the_rhine", {"armies": "choose"}


@cache
def played(most: int = MOST, seed: int = 1) -> WholeGame:
    """The beginning of a game of officers, as it is kept."""
    rules, dice = engine(GAME), SeededRng(b"%d" % seed)
    seats, state = begin(rules, OPTIONS, [None, None], dice)
    deeds = []
    for n, (_, seat, picks) in enumerate(walk(rules, state, dice, QuickRng(seed), able), start=1):
        if n > most:
            break
        deeds.append((n, Deed("play", seat, picks, 0)))
    held = {seat: (seat,) for seat in seats}
    wishes: list[int | None] = [None, None]
    return WholeGame(GAME, OPTIONS, b"%d" % seed, wishes, tuple(deeds), held, frozenset(seats))


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A staff that looks at little and tells whatever it finds."""
    monkeypatch.setattr(review, "ROLLOUTS", 4)
    monkeypatch.setattr(review, "PAIRS", 1)
    monkeypatch.setattr(review, "settled", lambda gains: bool(gains) or None)
    monkeypatch.setattr(reviewing, "GLANCES", 4 * MOST)
    monkeypatch.setattr(reviewing, "SECONDS", 1e9)


@pytest.mark.usefixtures("hasty")
def test_a_game_is_looked_at_in_parts_and_nothing_is_lost_between_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = glances(played(), 0, 4, 1e9)
    assert whole.upto == MOST
    assert whole.doubts
    row, pieces = found()
    assert row.moments
    monkeypatch.setattr(reviewing, "monotonic", count().__next__)
    monkeypatch.setattr(reviewing, "SECONDS", 2)
    doubts, luck, at = [], dict.fromkeys(whole.luck, 0.0), 0
    while at < MOST:
        one = glances(played(), at, 4, 4)
        assert at < one.upto <= at + 4
        at, doubts = one.upto, [*doubts, *one.doubts]
        luck = {seat: luck[seat] + n for seat, n in one.luck.items()}
    assert tuple(doubts) == whole.doubts
    assert luck == pytest.approx(whole.luck)
    again, more = found()
    assert more > pieces
    assert again.moments == row.moments


def found(most: int = MOST) -> tuple[ReviewRow, int]:
    """What comes of a search, and in how many pieces."""
    search, came = reviewing.search(1, played(most)), None
    for pieces in count():
        try:
            work, given = search.send(came)
        except StopIteration as end:
            return end.value, pieces
        came = work(*given)
    raise AssertionError


def test_a_game_costs_so_much_work_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    glanced, asked = list[int](), list[str]()

    def glance(*given: Any) -> Doubt:
        glanced.append(given[-1])
        return Doubt(0.1, 0.0)

    def better(*given: Any) -> tuple[None, int]:
        asked.append(given[3])
        return None, 10

    monkeypatch.setattr(review, "glance", glance)
    monkeypatch.setattr(review, "better", better)
    monkeypatch.setattr(reviewing, "CLOSER", 50)
    found(80)
    assert set(glanced) == {reviewing.GLANCES // 80}
    assert asked == ["blue"] * 3 + ["red"] * 3  # 25 each: the third look goes beyond it


def test_a_closer_look_goes_first_where_most_was_lost_and_now_and_then_where_most_was_found() -> (
    None
):
    doubts = [(1, 0.1, 0.0), (2, 0.3, 0.0), (3, -0.1, 0.2), (4, 0.2, 0.0), (5, 0.05, 0.0)]
    doubts += [(6, -0.2, 0.4), (7, -0.3, -0.1)]
    some = [(n, Doubt(*each)) for n, *each in doubts]
    assert reviewing.suspects(some) == (2, 4, 1, 6, 5, 3)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_a_decision_does_not_depend_on_what_its_seat_could_not_know(
    game: str,
) -> None:
    case, looked, glanced = cases_of(game)[0], 0, 0
    twin, chance = import_module(f"tests.engines.{game}.twin").twin, QuickRng(1)
    game_played = random_game(case, 1)
    for at in range(3, len(game_played.positions), len(game_played.positions) // 9):
        seat, picks = game_played.moves[at]
        state = case.engine.load(game_played.positions[at])
        other = twin(case.engine.load(game_played.positions[at]), seat, chance)
        one, two = (
            review.better(case.engine, each, (seat,), seat, picks, at) for each in (state, other)
        )
        assert one == two, f"{game} {at}: {seat}"
        if one[0] is not None:
            told = [
                review.ends(case.engine, each, (seat,), seat, one[0], at) for each in (state, other)
            ]
            assert told[0] == told[1], f"{game} {at}: {seat}"
            looked += 1
        first, second = (
            review.glance(case.engine, each, (seat,), seat, picks, at, 4) for each in (state, other)
        )
        assert first == second, f"{game} {at}: {seat}"
        glanced += first is not None
        if min(looked, glanced) == 2:
            break
    assert looked
    assert glanced


@pytest.mark.parametrize("game", GAMES)
def test_the_curve_of_a_game_tells_nothing_of_what_not_everybody_knew(game: str) -> None:
    case, chance = cases_of(game)[0], QuickRng(1)
    twin = import_module(f"tests.engines.{game}.twin").twin
    known = random_game(case, 1).positions
    some = known[3 : -1 : len(known) // 5]
    others = []
    for n, saved in enumerate(some):
        seat = case.seats[n % len(case.seats)]
        others.append(case.engine.dump(twin(case.engine.load(saved), seat, chance)))
    assert others != some
    one, two = (review.course(case.engine, each, case.seats) for each in (some, others))
    assert one == two
    assert all(0 <= share <= 1 for each in one for share in each.values())
    assert len({round(share, 6) for each in one for share in each.values()}) > 2


@pytest.mark.parametrize(
    ("pattern", "better", "many"),
    [
        ([1.0, 0.0], True, 16),  # clear at the second look, never at the first
        ([1.0, 0.0, 0.0, -0.1], True, 64),
        ([1.0, -0.8], False, 8),  # nothing but chance
        ([0.03, 0.03], False, 64),  # clear, but too little to matter
        ([-1.0, 0.0], False, 8),
    ],
)
def test_continuations_are_made_until_they_are_clear(
    pattern: list[float], better: bool, many: int
) -> None:
    gains = list[float]()
    while (clear := review.settled(gains)) is None:
        gains += islice(cycle(pattern), review.PAIRS)
    assert (clear, len(gains)) == (better, many)


def test_luck_comes_to_nothing_over_many_games() -> None:
    case, found = cases_of("attack")[0], []
    first = case.seats[:1]
    for seed in range(10):
        total, saved = 0.0, b""
        dice = QuickRng(seed)
        walked = walk(case.engine, state := case.new(dice), dice, QuickRng(seed), able)
        seat, picks, drawn = "", (), 0
        for n, (_, after_seat, after_picks) in enumerate(walked):
            if saved and dice.count != drawn:
                total += review.luck(case.engine, saved, seat, picks, state, first, 99 * n)[
                    first[0]
                ]
            if n > 150:
                break
            saved, seat, picks, drawn = case.engine.dump(state), after_seat, after_picks, dice.count
        found.append(total)
    assert any(found)
    assert abs(fmean(found)) <= 3 * stdev(found) / sqrt(len(found)), found


def moment(seat: str, gain: float, *, found: bool = False) -> Moment:
    said: Any = (("go", "a"),)
    return Moment(seat, said, said if found else (("go", "b"),), gain, 13, 16)  # type: ignore[arg-type]


def test_three_moments_that_cost_most_are_told_in_the_order_of_play_and_one_find() -> None:
    every = [
        (4, moment("ada", 0.1)),
        (9, moment("ada", 0.3)),
        (2, moment("ada", 0.2)),
        (5, moment("ada", 0.05)),
        (7, moment("ben", 0.9)),
        (8, moment("ada", 0.4, found=True)),
    ]
    lost, find = best(every, ["ada"])
    assert [line for line, _ in lost] == [2, 4, 9]
    assert find is not None
    assert find[0] == 8


async def test_a_finished_game_is_looked_at_while_nobody_waits_and_told_to_who_played(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "rules", lambda name: house.engine)
    game = await house.game(ANN, BOB)
    with pytest.raises(Illegal, match="review-not-yours"):
        await review_of(house.tables, ANN, game)
    await house.tables.concede(game, BOB, "ben", house.command())
    reviewer = Reviewer(house.tables, Pieces(lambda: Thinker(house.tables, Here)))
    assert not (await review_of(house.tables, ANN, game)).done
    for _ in range(4):
        await reviewer.step()
    assert (await review_of(house.tables, ANN, game)).done
    with pytest.raises(Illegal, match="review-not-yours"):
        await review_of(house.tables, CAT, game)
