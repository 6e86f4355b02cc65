"""The laws of `costs.py` for everything people type, pick and bring in leagues."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.app.leagues import sheets
from bot.app.leagues.records import LeagueTable, Season, Settings
from bot.edge.leagues import exchange, forms, options, referees, running, setting_up
from bot.text import words
from engines.registry import GAMES
from tests.bot.app.costs import Work, cost, linear, unread
from tests.bot.app.league_house import BOSS, GUILD, JUDGE, PEOPLE, LeagueHouse
from tests.engines.toy import TOY

STRANGER = 999
RIGHTS = ("league-runners-only", "league-referees-only", "table-not-seated", "admin-only")


class Brought:
    """A file somebody brings."""

    def __init__(self, text: str) -> None:
        self.text = text.encode()
        self.size = len(self.text)

    async def read(self) -> bytes:
        return self.text


async def nothing(*what: object, **more: object) -> None: ...


def brought(text: str, *names: str) -> dict[str, list[str]]:
    """What a window holds: a text in every field where no person is picked."""
    people = {"user": ["950"], "pair": ["950", "951"]}
    return {name: people.get(name, [text]) for name in (*names, forms.REASON)}


class Scene:
    """A league with one season that goes on and one that has only been opened."""

    def __init__(
        self, house: LeagueHouse, opened: Season, started: Season, table: LeagueTable
    ) -> None:
        self.house, self.table = house, table
        self.open, self.running, self.league = opened.id, started.id, opened.league
        self.of = started.league

    def asked(self, user: int) -> Any:
        async def carry_out(deed: Awaitable[object]) -> object:
            return await deed

        interaction = SimpleNamespace(
            guild_id=GUILD,
            guild=SimpleNamespace(id=GUILD),
            channel_id=77,
            permissions=discord.Permissions.none(),
            guild_locale=None,
            data={},
        )
        return SimpleNamespace(
            user=user,
            command=self.house.command(),
            interaction=interaction,
            tables=self.house.tables,
            leagues=self.house.leagues,
            say=words("en").say,
            answer=nothing,
            tell=nothing,
            carry_out=carry_out,
        )

    def given(self, user: int, name: str, text: str) -> Work:
        """A command of somebody who brings a text."""
        by = self.asked(user)
        file: Any = Brought(text)
        found: dict[str, Work] = {
            "dispute": lambda: referees.dispute(by, self.table.game or 0, text),
            "a list": lambda: exchange.bring(by, self.league, "people", file, "", dry=False),
            "results": lambda: exchange.bring(by, self.league, "results", file, "", dry=False),
            "results, why": lambda: exchange.bring(
                by,
                self.league,
                "results",
                Brought("person\n"),
                text,
                dry=False,  # type: ignore[arg-type]
            ),
            "a league": lambda: setting_up.create(by, {key: [text] for key in forms.NEW}),
            "a window": lambda: setting_up.change_window(by, self.league, text),
            "its options": lambda: setting_up.options_window(by, self.league, "toy", [text]),
        }
        for deed, fields in referees.FIELDS.items():
            read = brought(text, *fields)
            found[f"ruling: {deed}"] = lambda deed=deed, read=read: referees.rule(  # type: ignore[misc]
                by, self.of, self.table.id, deed, read
            )
        for kind, fields in running.FIELDS.items():
            read = brought(text, *fields)
            found[f"step: {kind}"] = lambda kind=kind, read=read: running.step(  # type: ignore[misc]
                by, self.of, kind, PEOPLE[1], read
            )
        for which, fields in forms.WINDOWS.items():
            found[which] = lambda which=which, fields=fields: setting_up.change(  # type: ignore[misc]
                by, self.league, which, {key: [text] for key in (*fields, "reason")}
            )
        for which in ("toy", options.TABLES):
            found[f"options of {which}"] = lambda which=which: setting_up.change_options(  # type: ignore[misc]
                by, self.league, which, {text: [text], "clock": [text]}
            )
        return found[name]


@pytest.fixture
async def scene(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    monkeypatch.setitem(GAMES, "toy", TOY)
    monkeypatch.setattr(referees, "show_table", nothing)
    monkeypatch.setattr(running, "show", nothing)
    monkeypatch.setattr(running, "person", nothing)
    house = LeagueHouse()
    opened = await house.season(PEOPLE[:4], size=2)
    season = await house.started(PEOPLE[:4], format="swiss", size=2, rounds=3)
    yield Scene(house, opened, season, (await house.going_on(season))[0])
    await house.store.close()


COMMANDS = (
    *(f"ruling: {deed}" for deed in referees.FIELDS),
    *(f"step: {kind}" for kind in running.FIELDS),
    *("dispute", "a list", "results", "results, why"),
    *("a league", "a window", "its options", "options of toy", "options of tables"),
    *forms.WINDOWS,
)


@pytest.mark.parametrize("name", COMMANDS)
async def test_who_may_not_give_a_command_is_refused_before_what_they_bring_is_read(
    scene: Scene, name: str
) -> None:
    _, why = await cost(scene.given(STRANGER, name, "x"))
    assert why in RIGHTS
    await unread(lambda text: scene.given(STRANGER, name, text))


@pytest.mark.parametrize("name", [each for each in COMMANDS if each != "a league"])
async def test_what_somebody_brings_costs_no_more_than_it_is_long(scene: Scene, name: str) -> None:
    user = JUDGE if name.startswith("ruling") else PEOPLE[0] if name == "dispute" else BOSS
    await linear(lambda text: scene.given(user, name, text))


READERS: dict[str, Callable[[str], object]] = {
    "people": sheets.read_people,
    "results": lambda text: sheets.read_results(text, GAMES),
    "results, lines": lambda text: sheets.read_results(
        ",".join(sheets.COLUMNS) + f"\n{text}", GAMES
    ),
    "a new league": lambda text: forms.read(
        {key: [text] for key in forms.NEW}, forms.NEW, Settings(("toy",))
    ),
    "what is looked for": lambda text: forms.wishes({"sizes": ["2"], "paces": [text]}),
    "hours": lambda text: forms.wishes({"sizes": ["2"], "days": [text]}),
}


@pytest.mark.parametrize("name", READERS)
async def test_what_is_read_costs_no_more_than_it_is_long(name: str) -> None:
    async def reading(text: str) -> object:
        return READERS[name](text)

    await linear(lambda text: lambda: reading(text))
