"""Positions of the day: found by work that knows no secrets, clear in every series, and the same
for everybody who cannot tell two positions apart."""

from __future__ import annotations

from importlib import import_module

import pytest

from bot.app.past import daily as room
from bot.app.past.pieces import Pieces
from bot.app.past.reviewing import Place
from bot.app.play.thinking import Thinker
from conformance.cases import cases_of, random_game
from engines.kit import daily
from engines.kit.daily import Solution, riddle, solved
from engines.kit.simulate import QuickRng
from engines.registry import GAMES, engine
from tests.bot.app.house import House
from tests.bot.app.test_computers import Here


def test_a_position_is_clear_only_if_the_same_answer_leads_in_every_series() -> None:
    clear = [[0.1, 0.9, 0.2], [0.3, 0.7, 0.2]]
    assert solved([clear] * 5) == Solution(1, 10, 10)
    even = [[0.1, 0.9, 0.2], [0.3, 0.3, 0.2]]
    assert solved([even] * 5) == Solution(1, 5, 10), "a draw is no better"
    close = [[0.1, 0.3, 0.2], [0.3, 0.3, 0.2]]
    assert solved([*[clear] * 4, close]) is None
    turned = [[0.9, 0.1, 0.2]]
    assert solved([*[clear] * 4, turned]) is None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_does_not_depend_on_what_its_seat_could_not_know(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("MARGIN", -9.0), ("FEW", 2), ("PART", 2)):
        monkeypatch.setattr(daily, name, value)
    case, found = cases_of(game)[0], 0
    twin, chance = import_module(f"tests.engines.{game}.twin").twin, QuickRng(1)
    game_played = random_game(case, 1)
    for at in range(3, len(game_played.positions), len(game_played.positions) // 30):
        seat, picks = game_played.moves[at]
        state = case.engine.load(game_played.positions[at])
        other = twin(case.engine.load(game_played.positions[at]), seat, chance)
        one, two = (riddle(case.engine, each, (seat,), seat, picks, at) for each in (state, other))
        assert one == two, f"{game} {at}: {seat}"
        if one is not None:
            samples = daily.weighed(case.engine, one, at)
            assert {len(each) for each in samples} == {len(one.answers)}
            found += 1
        if found == 2:
            break
    assert found, game


def test_a_game_of_computers_is_gone_through_once_until_a_position_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in (("MARGIN", -9.0), ("FEW", 2), ("SERIES", 2), ("LONG", 2), ("PART", 1)):
        monkeypatch.setattr(daily, name, value)
    monkeypatch.setattr(room, "PART", 1)
    monkeypatch.setattr(room, "until", lambda: lambda: False)
    work, asked = room.search(20_000, "race_to_the_rhine", []), 0
    wanted = next(work)
    while True:
        asked += 1
        try:
            wanted = work.send(wanted[0](*wanted[1]))
        except StopIteration as end:
            row = end.value
            break
    assert asked == 1 + 1 + 4 + 1  # a game, a look, four parts, who won
    assert (row.day, row.game) == (20_000, "race_to_the_rhine")
    assert row.won
    assert 0 <= row.best < len(row.answers)
    played = room.officers("race_to_the_rhine", 20_000_000)
    assert room.winners(played) == tuple(row.won)
    found, _ = room.look(played, None, 0)
    assert found is not None
    assert engine(played.game).load(found.state) is not None


def test_a_day_is_searched_for_in_so_many_games_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "MARGIN", 9.0)
    monkeypatch.setattr(daily, "FEW", 1)
    monkeypatch.setattr(room, "GAMES", 1)
    work = room.search(20_000, "race_to_the_rhine", [])
    wanted = next(work)
    assert wanted[0] is room.officers
    played = room.officers("race_to_the_rhine", 1)._replace(deeds=())
    assert work.send(played)[0] is room.look
    with pytest.raises(StopIteration) as end:
        work.send((None, Place(0, b"", 0, 0)))
    assert end.value.value is None


async def test_what_goes_wrong_is_tried_again_after_an_hour_and_holds_up_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries, shown = [], []

    def broken(*given: object) -> None:
        tries.append(given)
        raise RuntimeError("no such game")

    monkeypatch.setattr(room, "officers", broken)
    monkeypatch.setattr(room, "show", lambda *given: shown.append(given))
    await house.tables.set_fact(room.channel(1), "77")
    finder = room.Finder(house.tables, Pieces(lambda: Thinker(house.tables, Here)))
    for seconds, tried in ((0, 1), (room.REST, 1), (room.LATER, 2)):
        house.time += seconds
        for _ in range(4):
            await finder.step()
        assert len(tries) == tried
    assert len(shown) == 3
