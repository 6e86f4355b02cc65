"""Finding a game without a league."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable

import pytest

from bot.app.leagues import entering, seeking
from bot.app.leagues.records import Wishes
from bot.league.matching import NEAR, Found, Seeker, matches
from engines.registry import GAMES
from tests.bot.app.house import refused
from tests.bot.app.league_house import CHANNEL, GUILD, LeagueHouse
from tests.engines.toy import TOY

WISH = Wishes(games=("toy",), sizes=(3,), paces=("daily", "brisk"))


@pytest.fixture
async def house(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LeagueHouse]:
    monkeypatch.setitem(GAMES, "toy", TOY)
    house = LeagueHouse()
    yield house
    await house.store.close()


def seeker(person: int, **how: object) -> Seeker:
    wishes = {"games": ("a",), "sizes": (3,), "paces": ("daily",), "since": float(person)}
    return Seeker(person, **(wishes | how))  # type: ignore[arg-type]


def test_tb_10_24_who_has_looked_longest_comes_first() -> None:
    assert matches([seeker(n) for n in (4, 2, 3, 1)], 10.0) == [Found("a", "daily", 3, (1, 2, 3))]


def test_tb_10_24_only_what_all_of_them_want() -> None:
    line = [
        seeker(1, games=("b", "a"), sizes=(2, 3)),
        seeker(2, paces=("brisk",)),
        seeker(3),
        seeker(4, sizes=(2, 3)),
        seeker(5, games=("b",)),
    ]
    assert matches(line, 10.0) == [Found("a", "daily", 3, (1, 3, 4))]


def test_tb_10_24_nobody_meets_who_avoids_them_or_sleeps_while_they_play() -> None:
    avoiding = [seeker(1), seeker(2, avoids=frozenset({1})), seeker(3), seeker(4)]
    assert [each.people for each in matches(avoiding, 10.0)] == [(1, 3, 4)]
    morning, night = frozenset(range(6, 12)), frozenset(range(18, 24))
    apart = [seeker(1, hours=morning), seeker(2, hours=night), seeker(3), seeker(4, hours=morning)]
    assert [each.people for each in matches(apart, 10.0)] == [(1, 3, 4)]


def test_tb_10_25_one_place_may_be_left_after_a_day() -> None:
    willing = [seeker(n, computers=True) for n in (1, 2)]
    assert matches(willing, 10.0) == []
    (found,) = matches(willing, NEAR + 1)
    assert (found.people, found.short) == ((1, 2), 1)
    assert matches([seeker(1, computers=True), seeker(2)], NEAR + 9) == []


async def meanwhile(house: LeagueHouse, deed: Callable[[], object]) -> list[bool]:
    """What `deed` does while people are brought together; whether that held up the loop or the
    file."""
    held: list[bool] = []
    files = [await house.store.read(lambda db: threading.current_thread())]

    def watched(*args: object) -> list[Found]:
        held.append(threading.current_thread() in (threading.main_thread(), *files))
        deed()
        return matches(*args)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seeking, "matches", watched)
        await house.tend()
    return held


async def test_tb_10_24_nobody_waits_while_people_are_brought_together(house: LeagueHouse) -> None:
    for user in (101, 102, 103):
        await seeking.seek(house.leagues, GUILD, CHANNEL, user, WISH, f"s{user}")
    held = await meanwhile(house, lambda: None)
    assert held
    assert not any(held)
    assert await house.tables.mine(101)


async def test_tb_10_24_who_stops_looking_meanwhile_is_left_out(house: LeagueHouse) -> None:
    for user in (101, 102, 103):
        await seeking.seek(house.leagues, GUILD, CHANNEL, user, WISH, f"s{user}")
    loop = asyncio.get_running_loop()

    def stop() -> None:
        asyncio.run_coroutine_threadsafe(seeking.stop_seeking(house.leagues, 102), loop).result(9)

    await meanwhile(house, stop)
    assert await house.tables.mine(101) == []
    assert [each.user for each in await house.seeking()] == [101, 103]


async def test_tb_10_24_people_who_fit_get_a_table(house: LeagueHouse) -> None:
    with refused("seek-no-size"):
        await seeking.seek(
            house.leagues, GUILD, CHANNEL, 101, Wishes(("toy",), (7,), ("daily",)), "s"
        )
    for user in (101, 102):
        await seeking.seek(house.leagues, GUILD, CHANNEL, user, WISH, f"s{user}")
        house.time += 60
    await entering.avoid(house.leagues, 103, 101)
    await seeking.seek(house.leagues, GUILD, CHANNEL, 103, WISH, "s103")
    await house.tend()
    assert len(await house.seeking()) == 3
    await entering.avoid(house.leagues, 103, 101, avoids=False)
    await house.tend()
    assert await house.seeking() == []
    (table,) = await house.tables.mine(103)
    assert {p.user for p in table.players} == {101, 102, 103}
    assert (table.status, table.options["pace"]) == ("playing", "daily")
    house.restart()
    await house.tend()
    assert len(await house.tables.mine(101)) == 1


async def test_tb_10_24_looking_ends_after_so_many_days(house: LeagueHouse) -> None:
    await seeking.seek(house.leagues, GUILD, CHANNEL, 101, WISH, "s")
    await house.days(6.9)
    assert len(await house.seeking()) == 1
    await house.days(0.2)
    assert await house.seeking() == []
    await seeking.seek(house.leagues, GUILD, CHANNEL, 101, WISH, "t")
    await seeking.stop_seeking(house.leagues, 101)
    assert await house.seeking() == []


async def test_tb_10_25_a_computer_plays_if_all_agree(house: LeagueHouse) -> None:
    for user in (101, 102):
        wish = Wishes(("toy",), (3,), ("daily",), computers=True)
        await seeking.seek(house.leagues, GUILD, CHANNEL, user, wish, f"s{user}")
    await house.days(0.5)
    assert house.said("match") == []
    await house.days(0.6)
    first, second = (body.match for body in house.said("match"))
    assert first == second
    with refused("seek-not-yours"):
        await seeking.agree(house.leagues, first.id, 103, "a0")
    await seeking.agree(house.leagues, first.id, 101, "a1")
    await house.tend()
    assert await house.tables.mine(101) == []
    await seeking.agree(house.leagues, first.id, 102, "a2")
    await house.tend()
    (table,) = await house.tables.mine(101)
    assert sorted(p.user for p in table.players if p.user > 100) == [101, 102]
    assert len(table.players) == 3


async def test_tb_10_25_who_refuses_keeps_looking(house: LeagueHouse) -> None:
    for user in (101, 102):
        wish = Wishes(("toy",), (3,), ("daily",), computers=True)
        await seeking.seek(house.leagues, GUILD, CHANNEL, user, wish, f"s{user}")
    await house.days(1.1)
    match = house.said("match")[0].match
    await seeking.agree(house.leagues, match.id, 101, "a1", agrees=False)
    await seeking.agree(house.leagues, match.id, 102, "a2")
    await house.days(1)
    assert len(house.said("match")) == 2  # they are not asked the same again
    assert len(await house.seeking()) == 2


async def test_tb_10_24_hours_that_were_chosen_keep_people_apart(house: LeagueHouse) -> None:
    for user, hours in ((1001, range(6)), (1002, range(12, 18)), (1003, range(2, 8))):
        await seeking.seek(house.leagues, GUILD, CHANNEL, user, WISH, house.command())
        await seeking.seek_in(house.leagues, GUILD, user, hours)
    first = (await house.seeking())[0]
    again = await seeking.seek(house.leagues, GUILD, CHANNEL, 1001, WISH, house.command())
    assert again.wishes.hours == tuple(range(6)), "they stay when somebody looks again"
    assert again.since == first.since, "and so does the place in the queue"
    await house.tend()
    assert len(await house.seeking()) == 3, "no three of them at the same hours"
    await seeking.seek_in(house.leagues, GUILD, 1002, range(8))
    await house.tend()
    assert await house.seeking() == []
    with refused("league-number"):
        await seeking.seek_in(house.leagues, GUILD, 1002, [24])
    with refused("seek-not-seeking"):
        await seeking.seek_in(house.leagues, GUILD, 1002, [3])
