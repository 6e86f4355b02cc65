"""Where finished games were decided: found in parts, told to those who played, fair to what they
knew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
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
from bot.app.past.reviewing import Reviewer, WholeGame, best, glances, likeliest, review_of
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
from tools.lab import whole

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
    """A staff that looks at little and tells whatever it finds, however slow the machine."""
    monkeypatch.setattr(review, "GLANCES", 1)
    monkeypatch.setattr(review, "LOOKS", 1)
    monkeypatch.setattr(review, "PAIRS", 1)
    monkeypatch.setattr(review, "settled", lambda gains: bool(gains) or None)
    monkeypatch.setattr(reviewing, "until", counted)


def counted(seconds: float) -> Callable[[], bool]:
    """Time is up at the third question."""
    asked = count()
    return lambda: next(asked) >= 2


@pytest.mark.usefixtures("hasty")
def test_a_game_is_looked_at_in_parts_and_nothing_is_lost_between_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = glances(played(), None, 9.0, 1e9)
    assert whole.place.at == MOST
    assert whole.doubts
    clock = count()
    monkeypatch.setattr(reviewing, "process_time", lambda: next(clock))
    doubts, luck, place = [], dict.fromkeys(whole.luck, 0.0), None
    while place is None or place.at < MOST:
        before = place.at if place else 0
        one = glances(played(), place, 9.0, 4)
        place = one.place
        assert before < place.at <= before + 4
        doubts += one.doubts
        luck = {seat: luck[seat] + n for seat, n in one.luck.items()}
    assert tuple(doubts) == whole.doubts
    assert luck == pytest.approx(whole.luck)
    assert place == whole.place


@pytest.mark.usefixtures("hasty")
def test_moments_are_told_of_those_who_played_and_the_same_each_time() -> None:
    row, pieces = found()
    assert row.moments
    assert row.done
    assert set(pieces) == {"glances", "further", "ends"}
    assert found()[0].moments == row.moments
    nobody = played()._replace(people=frozenset())
    assert whole(reviewing.search(1, nobody)).moments == []


def found() -> tuple[ReviewRow, list[str]]:
    """What comes of a search, and its pieces."""
    pieces = list[str]()
    row = whole(reviewing.search(1, played()), lambda work, came: pieces.append(work.__name__))
    return row, pieces


def test_a_game_costs_so_many_seconds_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, asked = [0.0], Counter[str]()

    def glance(*given: Any) -> list[Doubt]:
        clock[0] += 1.0
        asked["glance"] += 1
        return [doubt(given[5], given[3], given[5] / 10)]

    def further(rules: Any, doubts: list[Doubt], stop: Callable[[], bool]) -> list[Doubt]:
        while not stop():
            clock[0] += 0.1
        return doubts

    def ends(rules: Any, one: Doubt, gains: list[float], stop: Callable[[], bool]) -> list[float]:
        clock[0] += 5.0
        asked[one.seat] += 1
        return [0.0] * 16

    monkeypatch.setattr(reviewing, "process_time", lambda: clock[0])
    for name, work in (("glance", glance), ("further", further), ("ends", ends)):
        monkeypatch.setattr(review, name, work)
    game = played(80)
    whole(reviewing.search(1, game))
    assert asked == {"glance": 80, "blue": 3, "red": 3}  # five seconds each
    glanced = 80.0  # as long as it takes: each decision is looked at once
    assert clock[0] == pytest.approx(glanced + reviewing.FURTHER + reviewing.ENDING, abs=2.0)


def doubt(at: int, seat: str, gain: float, *, found: bool = False) -> Doubt:
    return Doubt(at, seat, (seat,), b"", ("a",), ("b",), (gain,), found)


def test_a_closer_look_goes_first_where_most_was_lost_by_anybody_and_a_find_after_some() -> None:
    some = [(1, 0.1), (2, 0.3), (3, 0.0), (4, 0.2), (5, 0.15), (6, 0.25)]
    every = [doubt(at, "ada", gain) for at, gain in some]
    every += [doubt(7, "ben", 0.01), doubt(8, "ada", 0.9, found=True)]
    assert [each.at for each in likeliest(every, 9)] == [2, 7, 6, 8, 4, 5, 1, 3]
    assert [each.at for each in likeliest(every, 1)] == [2, 7, 6, 8, 4, 5, 1, 3]
    monkey = [doubt(at, "ada", at / 100) for at in range(20)]
    assert [each.at for each in likeliest(monkey, 8)] == [19, 18, 17, 16, 15, 14, 13, 12]


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_a_decision_does_not_depend_on_what_its_seat_could_not_know(
    game: str,
) -> None:
    case, looked = cases_of(game)[0], 0
    twin, chance = import_module(f"tests.engines.{game}.twin").twin, QuickRng(1)
    game_played = random_game(case, 1)
    for at in range(3, len(game_played.positions), len(game_played.positions) // 30):
        seat, picks = game_played.moves[at]
        state = case.engine.load(game_played.positions[at])
        other = twin(case.engine.load(game_played.positions[at]), seat, chance)
        asked = (seat,), seat, picks, at, counted(1.0)
        one, two = (review.glance(case.engine, each, *asked) for each in (state, other))
        assert one == two, f"{game} {at}: {seat}"
        if one:
            more, again = (review.further(case.engine, each, counted(1.0)) for each in (one, two))
            assert [len(each.gains) for each in more] == [2] * len(one)
            assert more == again
            told = [review.ends(case.engine, each[0], [], counted(1.0)) for each in (more, again)]
            assert told[0] == told[1], f"{game} {at}: {seat}"
            told_of = review.told(case.engine, one[0], told[0])
            assert picks in (one[0].worse, one[0].better)
            assert told_of.asked is not None
            looked += 1
        if looked == 2:
            break
    assert looked == 2


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
        ([1.0, 0.5], True, 16),  # clear at the first look
        ([1.0, 0.0], True, 32),  # clear enough at the second
        ([0.6, 0.6, 0.6, -0.9], True, 64),
        ([1.0, -0.9], False, 16),  # nothing but chance
        ([1.0, 0.0, 0.0, -0.6], False, 32),
        ([0.03, 0.03], False, 64),  # clear, but too little to matter
        ([-1.0, 0.0], False, 16),
    ],
)
def test_continuations_are_made_until_they_are_clear(
    pattern: list[float], better: bool, many: int
) -> None:
    gains = list[float]()
    while (clear := review.settled(gains)) is None:
        gains += islice(cycle(pattern), len(gains), len(gains) + review.PAIRS)
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
