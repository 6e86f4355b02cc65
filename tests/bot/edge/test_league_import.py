"""What somebody brings to a league is read only when they may bring it, and never in the loop."""

from __future__ import annotations

import json
import threading
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.app.leagues import reads
from bot.app.leagues import sheets as parsing
from bot.edge.leagues import exchange
from bot.edge.request import Request
from bot.league import ratings as rating
from engines.registry import GAMES
from tests.bot.app.house import refused
from tests.bot.app.league_house import BOSS, GUILD, PEOPLE, LeagueHouse
from tests.engines.toy import TOY


class Brought:
    """A file that notes whether anybody has looked into it."""

    size = 40

    def __init__(self) -> None:
        self.opened = False

    async def read(self) -> bytes:
        self.opened = True
        return f"<@{10**17 + 1}>\n".encode()


@pytest.fixture
async def house(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LeagueHouse]:
    monkeypatch.setitem(GAMES, "toy", TOY)
    house = LeagueHouse()
    yield house
    await house.store.close()


def request(house: LeagueHouse, user: int) -> Any:
    async def answer(layout: object) -> None: ...

    return SimpleNamespace(
        user=user,
        command=f"bring{user}",
        leagues=house.leagues,
        interaction=SimpleNamespace(guild_id=None),
        say=str,
        answer=answer,
    )


def exporting(house: LeagueHouse, files: list[discord.File]) -> Any:
    async def hand_over(file: discord.File, _: object) -> None:
        files.append(file)

    return SimpleNamespace(
        leagues=house.leagues,
        called=Called(),
        hand_over=hand_over,
        say=str,
        words=SimpleNamespace(lang="en"),
    )


class Called:
    """Nobody has a name."""

    async def names(self, guild: int, users: Any, say: Any) -> dict[int, str]:
        return dict.fromkeys(users, "?")


@pytest.mark.parametrize("what", ["people", "results"])
async def test_a_strangers_file_is_not_even_opened(house: LeagueHouse, what: str) -> None:
    league = (await house.season(())).league
    brought: Any = Brought()
    with refused("league-runners-only"):
        await exchange.bring(request(house, PEOPLE[0]), league, what, brought, "mine", dry=True)
    assert not brought.opened


@pytest.mark.parametrize("what", ["people", "results"])
async def test_a_file_is_read_outside_the_loop(
    house: LeagueHouse, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    league = (await house.season(())).league
    threads: list[threading.Thread] = []
    read = getattr(parsing, f"read_{what}")

    def watched(*args: Any) -> Any:
        threads.append(threading.current_thread())
        return read(*args)

    monkeypatch.setattr(parsing, f"read_{what}", watched)
    brought: Any = Brought()
    by: Request = request(house, BOSS)
    await exchange.bring(by, league, what, brought, "mine", dry=True)
    assert threads
    assert threading.main_thread() not in threads


@pytest.mark.parametrize("what", ["results", "all", "json", "ratings"])
async def test_what_is_made_of_many_results_is_made_outside_the_loop(
    house: LeagueHouse, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    season = await house.season(())
    threads: list[threading.Thread] = []

    def watch(module: Any, name: str) -> None:
        real = getattr(module, name)

        def watched(*args: Any, **more: Any) -> Any:
            threads.append(threading.current_thread())
            return real(*args, **more)

        monkeypatch.setattr(module, name, watched)

    for module, name in ((parsing, "results_table"), (parsing, "as_json"), (rating, "rated")):
        watch(module, name)
    if what == "ratings":
        await reads.ratings_of(house.leagues, GUILD)
    else:
        await exchange.export(exporting(house, []), season.league, what)
    assert threads
    assert threading.main_thread() not in threads


async def test_tb_10_10_no_file_tells_the_seed_of_a_season_that_goes_on(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:4], format="swiss", size=2, rounds=1)
    files: list[discord.File] = []

    await exchange.export(exporting(house, files), season.league, "json")
    made = files[0].fp.read()
    (told,) = [each["season"] for each in json.loads(made)["seasons"]]
    assert (told["pledge"], told["seed"]) == (season.pledge, "")
    assert house.seed.hex() not in made.decode()
    assert repr(house.seed) not in made.decode()
    assert "secret" not in made.decode()
