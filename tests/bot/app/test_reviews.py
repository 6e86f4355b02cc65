"""Where finished games were decided: found in parts, told to those who played, fair to what they
knew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
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
from bot.app.past.reviewing import Review, Reviewer, WholeGame, affordable, best, glances, review_of
from bot.app.play.thinking import Thinker
from bot.app.session.rebuild import Deed
from bot.edge.looking_actions import reviewed
from bot.store.reviews import ReviewRow
from bot.text import words
from conformance.cases import cases_of, random_game
from engines.contract import Illegal
from engines.kit import review
from engines.kit.review import Doubt, Moment
from engines.kit.rng import SeededRng
from engines.kit.simulate import Chooser, QuickRng, able, blind, walk
from engines.registry import GAMES, engine
from tests.bot.app.house import ANN, BOB, CAT, House
from tests.bot.app.test_computers import Here
from tools.lab import whole

MOST = 12
GAME, OPTIONS = "race_to_the_rhine", {"armies": "choose"}


@cache
def played(most: int = MOST, seed: int = 1, chooser: Chooser = able) -> WholeGame:
    """The beginning of a game of officers, as it is kept."""
    rules, dice = engine(GAME), SeededRng(b"%d" % seed)
    seats, state = begin(rules, OPTIONS, [None, None], dice)
    deeds = []
    for n, (_, seat, picks) in enumerate(
        walk(rules, state, dice, QuickRng(seed), chooser), start=1
    ):
        if n > most:
            break
        deeds.append((n, Deed("play", seat, picks, 0)))
    held = {seat: (seat,) for seat in seats}
    wishes: list[int | None] = [None, None]
    return WholeGame(GAME, OPTIONS, b"%d" % seed, wishes, tuple(deeds), held, frozenset(seats))


def slips() -> WholeGame:
    """The same by somebody who does now and then what no officer would."""
    return played(chooser=careless)


def careless(rules: Any, state: Any, offers: dict[str, Any], chance: Any) -> Any:
    return (blind if chance.below(2) else able)(rules, state, offers, chance)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A staff that looks at little and tells whatever it finds, a few looks in each piece."""
    monkeypatch.setattr(review, "GLANCES", 1)
    monkeypatch.setattr(reviewing, "MOST", 1)
    monkeypatch.setattr(review, "SURE", {1: (0.0, 0.0)})
    monkeypatch.setattr(review, "settled", lambda gains: bool(gains) or None)
    monkeypatch.setattr(reviewing, "until", counted)


def counted() -> Callable[[], bool]:
    """Time is up at the third question."""
    asked = count()
    return lambda: next(asked) >= 2


@pytest.mark.usefixtures("hasty")
def test_a_game_is_looked_at_in_parts_and_nothing_is_lost_between_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    doubts, luck, place, parts = list[Doubt](), Counter[str](), None, 0
    while place is None or place.at < MOST:
        before = place.at if place else 0
        one = glances(slips(), place)
        place, parts = one.place, parts + 1
        assert before < place.at <= before + 2
        doubts += one.doubts
        luck.update(one.luck)
    monkeypatch.setattr(reviewing, "until", lambda: lambda: False)
    whole = glances(slips(), None)
    assert whole.place == place
    assert parts == MOST // 2
    assert whole.doubts == tuple(doubts) != ()
    assert whole.luck == pytest.approx(luck)


@pytest.mark.usefixtures("hasty")
def test_moments_are_told_of_those_who_played_and_the_same_however_long_a_piece_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row, pieces = found()
    assert row.moments
    assert row.done
    assert set(pieces) == {"glances", "further"}
    monkeypatch.setattr(reviewing, "until", lambda: lambda: False)
    again, fewer = found()
    assert again == row
    assert len(fewer) < len(pieces)
    nobody = slips()._replace(people=frozenset())
    assert whole(reviewing.search(1, nobody)).moments == []


def found() -> tuple[ReviewRow, list[str]]:
    """What comes of a search, and its pieces."""
    pieces = list[str]()
    row = whole(reviewing.search(1, slips()), lambda work, came: pieces.append(work.__name__))
    return row, pieces


def doubt(at: int, seat: str, gain: float | None = None, *, seems: float = 0.0) -> Doubt:
    return Doubt(at, seat, (seat,), b"", ("a",), ("b",), seems, () if gain is None else (gain,))


def test_a_long_game_costs_no_more_and_everybodys_first_decision_goes_before_anybodys_second() -> (
    None
):
    every = [doubt(at, "ada", at / 10) for at in range(4)] + [doubt(4, "ben", -0.3)]
    work = 2 * (97 + 96 + 98)  # both answers, from each of them on
    assert [each.at for each in affordable(every, 100, work)] == [3, 4, 2]
    assert [each.at for each in affordable(every, 100, work - 1)] == [3, 4]
    assert [each.at for each in affordable(every, 1000, work)] == []
    assert [each.at for each in affordable(every, 20, work)] == [3, 4, 2, 1, 0]


def test_fewer_and_fewer_doubts_of_each_person_are_looked_at_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    every = [doubt(at, "ada", seems=at) for at in range(9)] + [doubt(9, "ben")]
    rounds = list[tuple[list[int], int]]()

    def further(game: str, doubts: list[Doubt], upto: int) -> list[Doubt]:
        if not doubts[0].first:
            rounds.append((sorted(each.at for each in doubts), upto))
        gain = {each: (-1 if each.found else 1) * (0.1 * each.at - 0.2) for each in doubts}
        return [each._replace(gains=(gain[each],) * upto) for each in doubts]

    place = reviewing.Place(len(played().deeds), b"", 0, 0)
    monkeypatch.setattr(
        reviewing, "glances", lambda *given: reviewing.Glances(place, tuple(every), {})
    )
    monkeypatch.setattr(reviewing, "further", further)
    monkeypatch.setattr(reviewing, "_kept", lambda played, one: (one.at, one.found))
    monkeypatch.setattr(reviewing, "ROUND", 2 * 4 * (12 + 11 + 10 + 9 + 8 + 7 + 6 + 5 + 4 + 3))
    row = whole(reviewing.search(1, played()))
    assert rounds == [(list(range(10)), 4), ([4, 5, 6, 7, 8, 9], 13), ([6, 7, 8, 9], 29)]
    assert row.moments == [(9, False), (8, False), (7, False), (0, True)]
    monkeypatch.setattr(
        reviewing, "SURE", 16 * 2 * (3 + 4)
    )  # the last decision, and the one before
    assert whole(reviewing.search(1, played())).moments == [(9, False), (8, False)]


def test_what_is_confirmed_begins_with_nothing_and_what_gained_nothing_is_a_find() -> None:
    lost, find = doubt(1, "ada", 0.3).afresh(), doubt(2, "ada", -0.3).afresh()
    assert lost.gains == find.gains == ()
    assert lost.first == find.first == review.FRESH
    assert (lost.worse, lost.better, lost.found) == (("a",), ("b",), False)
    assert (find.worse, find.better, find.found) == (("b",), ("a",), True)


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
        one, two = (
            review.glance(case.engine, each, (seat,), seat, picks, at) for each in (state, other)
        )
        assert one == two, f"{game} {at}: {seat}"
        if one and two:
            (more,), (again,) = (
                review.further(case.engine, [each], 9, counted()) for each in (one, two)
            )
            assert len(more.gains) == 2
            assert more == again, f"{game} {at}: {seat}"
            told = review.told(case.engine, more)
            assert picks == one.worse
            assert told.made != told.better
            assert told.asked is not None
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
        ([0.6, 0.6, 0.6, -0.9], True, 128),
        ([0.55, -0.25], True, 128),  # sooner clear that it matters than that it matters enough
        ([1.0, -0.9], False, 32),  # nothing but chance
        ([1.0, 0.0, 0.0, -0.6], False, 32),
        ([0.03, 0.03], False, 128),  # clear, but too little to matter
        ([-1.0, 0.0], False, 16),
    ],
)
def test_continuations_are_made_until_they_are_clear(
    pattern: list[float], better: bool, many: int
) -> None:
    gains = list[float]()
    while (clear := review.settled(gains)) is None:
        gains += islice(cycle(pattern), len(gains), len(gains) + 4)
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


async def test_chance_is_never_said_to_have_given_more_than_a_hundred_percent(house: House) -> None:
    game = await house.game(ANN, BOB)
    table = replace(await house.tables.table(game), game=GAME)
    told = Review(table, (), None, 0.0, done=True)
    for luck, said in ((0.4, "gave you about 40 %"), (-1.3, "took as much as a whole win")):
        layout = reviewed(told._replace(luck=luck), words("en").say, ())
        assert said in "".join(
            each.content for each in layout.walk_children() if hasattr(each, "content")
        )
