"""The windows of the sandbox, asked as a browser would ask them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord.ext import tasks

from bot.app.leagues import reads, tending
from bot.app.play import computers, deeds
from bot.app.play.workers import LOOK
from bot.edge.pictures import Pictures
from bot.sandbox import CHANNELS, MESSAGES, World, world
from bot.sandbox.serving import sandbox
from bot.sandbox.start import Complaint, answer, answer_computer, asked, read, sizes, stand_in
from bot.sandbox.start import begin as start
from bot.store import Store
from bot.text import words
from engines.kit.search import Strength
from engines.registry import GAMES
from tests.bot.edge.conftest import table
from tests.desk import Tables

ADA = 1001


class Bell(discord.Client):
    """Greets the channel when rung, and the ringer in private."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = discord.app_commands.CommandTree(self)
        self.rung: list[tuple[int, int]] = []

        @self.tree.command(name="ring", description="Ring the bell")
        async def ring(interaction: discord.Interaction) -> None:
            assert interaction.channel_id is not None
            self.rung.append((interaction.channel_id, interaction.user.id))
            await interaction.response.send_message("Rung.", ephemeral=True)

    async def setup_hook(self) -> None:
        await self.tree.sync()
        self.greet.start()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(content="Dong", view=rope("once-more"))

    @tasks.loop(seconds=0.05)
    async def greet(self) -> None:
        while self.rung:
            channel, user = self.rung.pop()
            await self.get_partial_messageable(channel).send("Ding", view=rope("again"))
            await (await self.create_dm(discord.Object(user))).send("You rang")


def rope(custom_id: str) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Pull", custom_id=custom_id))
    return view


class Browser:
    def __init__(self, session: aiohttp.ClientSession, base: str, secret: str) -> None:
        self.session, self.base = session, base
        self.headers = {"X-Simcord-Capability": secret}
        self.pressed = 0

    async def open(self) -> dict[str, Any]:
        async with self.session.post(
            f"{self.base}api/pages", json={}, headers=self.headers
        ) as answer:
            assert answer.status == 200
            page: dict[str, Any] = await answer.json()
        self.headers["X-Simcord-Context"] = page["context"]["id"]
        return page

    async def look(self) -> dict[str, Any]:
        async with self.session.get(f"{self.base}api/state", headers=self.headers) as answer:
            page: dict[str, Any] = await answer.json()
            return page

    async def pull(self, page: dict[str, Any]) -> str:
        """Press the button of the last message, as this page shows it."""
        (message,) = (each for each in page["timeline"] if page["messages"][each]["components"])
        self.pressed += 1
        body = {
            "protocol_version": 3,
            "sequence": self.pressed,
            "request_id": f"r{self.pressed}",
            "generation": page["context"]["generation"],
            "bot_generation": page["botGeneration"],
            "published_revision": page["publishedRevision"],
            "kind": "click",
            "target_id": message,
            "control_key": page["messages"][message]["components"][0]["components"][0][
                "control_key"
            ],
        }
        async with self.session.post(
            f"{self.base}api/action", json=body, headers=self.headers
        ) as answer:
            receipt: dict[str, Any] = await answer.json()
            return str(receipt["settlement"])


def contents(page: dict[str, Any]) -> list[str]:
    return [page["messages"][each]["content"] for each in page["timeline"]]


async def windows(session: aiohttp.ClientSession, base: str) -> dict[str, str]:
    async with session.get(f"{base}shell.json") as answer:
        return {each["name"]: each["href"].partition("#")[2] for each in await answer.json()}


async def test_each_person_sees_every_channel_and_their_direct_messages() -> None:
    async with world(Bell()) as house, aiohttp.ClientSession() as session:
        names = await windows(session, house.windows.url)
    assert list(names) == [
        f"{who}/{where}"
        for who in ("Ada", "Borys", "Chen")
        for where in (*(f"#{name}" for name in CHANNELS), MESSAGES)
    ]


async def test_what_happens_reaches_the_windows_of_those_who_may_see_it() -> None:
    async with world(Bell()) as house, aiohttp.ClientSession() as session:
        secrets = await windows(session, house.windows.url)
        seen = {name: Browser(session, house.windows.url, each) for name, each in secrets.items()}
        for browser in seen.values():
            await browser.open()
        async with house.windows.turn:
            await house.people["Borys"].slash(house.channel, "ring")
            await house.env.advance_time(0.1)
            house.windows.publish()
        shown = {name: contents(await browser.look()) for name, browser in seen.items()}
    assert shown["Borys/#table-1"] == ["Rung.", "Ding"]
    assert shown["Ada/#table-1"] == shown["Chen/#table-1"] == ["Ding"]
    assert shown["Borys/Direct messages"] == ["You rang"]
    assert shown["Ada/Direct messages"] == shown["Chen/Direct messages"] == []


class Projector(discord.Client):
    """Shows a film to who asks for it, as soon as it is drawn."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = discord.app_commands.CommandTree(self)
        self.pictures = Pictures(shoot=self.shoot)
        self.world: World | None = None
        self.drawn = False

        @self.tree.command(name="film", description="Show the film")
        async def show(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("It is being drawn.")
            film = await self.pictures.film(table(), words("en"), self.boards)
            assert film is not None
            await interaction.followup.send(film.name)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def boards(self) -> list[bytes]:
        return [b"board"]

    async def shoot(self, game: str, states: list[bytes], lang: str) -> bytes:
        async def draw() -> bytes:
            while not self.drawn:
                await asyncio.sleep(LOOK)
            return b"film"

        assert self.world is not None
        return await self.world.aside(draw())


async def test_nobody_waits_until_the_film_of_a_game_is_drawn() -> None:
    projector = Projector()
    async with world(projector, people=["Ada"]) as house, aiohttp.ClientSession() as session:
        projector.world = house
        secrets = await windows(session, house.windows.url)
        async with asyncio.timeout(10), house.windows.turn:
            await house.people["Ada"].slash(house.channel, "film")
            await house.people["Ada"].send(house.channel, "Well played!")
            projector.drawn = True
            await house.env.advance_time(1)
            house.windows.publish()
        ada = Browser(session, house.windows.url, secrets["Ada/#table-1"])
        said = contents(await ada.open())
    assert said == ["It is being drawn.", "Well played!", "film.gif"]


async def test_a_timer_that_fires_as_the_clock_moves_stops_nobody() -> None:
    """SimCord had both wait for each other, and the page froze for half a minute."""
    async with world(Bell()) as here, here.windows.turn:
        env, late = here.env, asyncio.get_running_loop().time() + 30
        timer = env._advance_to(env._virtual_time, late)  # noqa: SLF001
        env._real_advance_task = asyncio.create_task(timer)  # noqa: SLF001
        async with asyncio.timeout(5):
            await here.advance(0.1)


async def test_a_page_with_nothing_new_keeps_its_revision() -> None:
    async with world(Bell()) as house, aiohttp.ClientSession() as session:
        secrets = await windows(session, house.windows.url)
        ada = Browser(session, house.windows.url, secrets["Ada/#table-1"])
        before = await ada.open()
        async with house.windows.turn:
            house.windows.publish()
        after = await ada.look()
    assert after["publishedRevision"] == before["publishedRevision"]
    assert json.dumps(after["messages"]) == json.dumps(before["messages"])


async def test_a_click_counts_if_its_message_is_still_as_it_was() -> None:
    async with world(Bell()) as house, aiohttp.ClientSession() as session:
        secrets = await windows(session, house.windows.url)
        ada = Browser(session, house.windows.url, secrets["Ada/#table-1"])
        async with house.windows.turn:
            await house.people["Borys"].slash(house.channel, "ring")
            await house.env.advance_time(0.1)
        page = await ada.open()
        async with house.windows.turn:
            await house.people["Chen"].send(house.channel, "What was that?")
            house.windows.publish()
        assert (await ada.look())["publishedRevision"] > page["publishedRevision"]
        assert await ada.pull(page) == "settled", "somebody else's words have not changed the bell"
        assert "Dong" in contents(await ada.look())
        ada.pressed = 1
        assert await ada.pull(page) == "rejected", "the bell is another one now"


async def test_another_site_can_neither_frame_nor_ask_the_sandbox() -> None:
    async with world(Bell()) as house, aiohttp.ClientSession() as session:
        for path in ("", "window", "shell.json", "app.js", "preview.css"):
            async with session.get(house.windows.url + path) as answer:
                assert answer.status == 200
                assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"] or (
                    "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
                )
            async with session.get(
                house.windows.url + path, headers={"Host": "elsewhere.example"}
            ) as answer:
                assert answer.status == 403
        async with session.post(
            f"{house.windows.url}api/pages", json={}, headers={"X-Simcord-Capability": "guessed"}
        ) as answer:
            assert answer.status == 401


async def test_a_kept_game_is_found_again_by_the_same_people(tmp_path: Path) -> None:
    boards, panels = 0, 0
    for demo in ("race_to_the_rhine", None):
        async with sandbox(tmp_path / "games.sqlite3", demo) as (bot, here):
            said = here.env.backend.messages[here.channel.id]
            async with asyncio.timeout(60):
                while demo and len(said) < 2:  # on a busy machine a board takes seconds
                    await here.settle()
            found = list(said.values())
            if demo:
                boards = len(found)
            private = [str(each.components) for each in found if each.is_ephemeral]
            panels = sum("adj-hand:1" in each for each in private)
            table = await deeds.at(bot.tables, here.channel.id)
            assert table is not None
            assert table.id == 1
            people = {each.user for each in table.players if computers.is_person(each.user)}
            assert {person.id for person in here.people.values()} == people
    assert boards >= 2, "what was said at the start, and the board"
    assert panels == 1, "whoever is no computer asked for the game"


async def begin(
    session: aiohttp.ClientSession, url: str, **more: Any
) -> tuple[int, dict[str, Any]]:
    """Press Start on the first page, as a page of this origin."""
    body = {"game": "race_to_the_rhine", "people": 3, "computers": ["Borys", "Chen"], **more}
    headers = {"Origin": url.rstrip("/")}
    async with session.post(f"{url}start", json=body, headers=headers) as answer:
        return answer.status, await answer.json()


async def first_page(session: aiohttp.ClientSession, url: str) -> bool:
    async with session.get(url) as answer:
        return "Choose a game" in await answer.text()


async def test_computers_play_until_a_person_is_waited_for(tmp_path: Path) -> None:
    async with sandbox(tmp_path / "games.sqlite3") as (bot, here), aiohttp.ClientSession() as http:
        url = here.windows.url
        assert await first_page(http, url)
        assert await begin(http, url) == (200, {"place": "#table-1"})
        assert not await first_page(http, url)
        async with asyncio.timeout(60):
            while not (table := await deeds.at(bot.tables, here.channel.id)) or (
                [each.user for each in table.waiting] != [here.people["Ada"].id]
            ):
                await asyncio.sleep(0.01)
        assert [computers.strength(each.user) for each in table.players] == [
            None,
            "officer",
            "officer",
        ]
        assert set(here.people) == {"Ada"}
        # A second game takes the next channel, and its people are who they are there.
        more = {"computers": ["Chen"], "strength": "recruit"}
        assert (await begin(http, url, **more))[1] == {"place": "#table-2"}
        assert set(here.people) == {"Ada", "Borys"}
        for place in CHANNELS[2:]:
            assert (await begin(http, url))[1] == {"place": f"#{place}"}
        status, said = await begin(http, url)
        assert status == 400
        assert "/game abandon" in said["refused"]


@pytest.mark.parametrize(
    ("game", "people"), [(game, n) for game in GAMES for n in (min(sizes(game)), max(sizes(game)))]
)
async def test_one_person_plays_any_game_against_computers(
    game: str, people: int, tmp_path: Path
) -> None:
    store = await Store.open(tmp_path / "games.sqlite3")
    try:
        tables = Tables(store, seeds=lambda: b"computers")
        against: list[Strength] = ["recruit"] * (people - 1)
        table = await start(tables, 1, 2, [ADA], game, against)
        for _ in range(300):
            if not await answer_computer(tables, table.id):
                break
        assert await asked(tables, table.id, [ADA]), "it is up to us"
    finally:
        await store.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_against_computers_comes_to_its_end(game: str, tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite3")
    try:
        tables = Tables(store, seeds=lambda: b"to the end")
        against: list[Strength] = ["officer"] * (max(2, min(sizes(game))) - 1)
        table = await start(tables, 1, 2, [ADA], game, against)
        for _ in range(5_000):
            if await answer_computer(tables, table.id):
                continue
            if (found := await asked(tables, table.id, [ADA])) is None:
                break
            await answer(tables, *found)
        assert (await tables.table(table.id)).status == "over"
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"game": "chess"}, "There is no game called chess."),
        ({"people": 4}, "1944: Race to the Rhine is for 1 to 3 people."),
        ({"people": "many"}, "Say which game"),
        ({"strength": "marshal"}, "Say which game"),
        ({"people": 2, "computers": ["Ada", "Borys"]}, "At least one of the people has to be you."),
        ({"people": 2, "computers": ["Chen"]}, "At least one of the people has to be you."),
    ],
)
async def test_the_first_page_says_what_is_wrong(
    more: dict[str, Any], sentence: str, tmp_path: Path
) -> None:
    async with sandbox(tmp_path / "games.sqlite3") as (_, here), aiohttp.ClientSession() as http:
        status, said = await begin(http, here.windows.url, **more)
        assert status == 400
        assert sentence in said["refused"]
        assert await first_page(http, here.windows.url)


async def test_another_site_cannot_start_a_game(tmp_path: Path) -> None:
    async with sandbox(tmp_path / "games.sqlite3") as (_, here), aiohttp.ClientSession() as http:
        for origin in ({}, {"Origin": "http://elsewhere.example"}, {"Origin": "null"}):
            body = {"game": "attack", "people": 2, "computers": []}
            url = f"{here.windows.url}start"
            async with http.post(url, json=body, headers=origin) as answer:
                assert answer.status == 403
        async with http.get(f"{here.windows.url}start/chess.png") as answer:
            assert answer.status == 404


@pytest.mark.parametrize(
    "body",
    ['{"game": "attack", "people": 1e400, "computers": []}', "[" * 100_000, '{"game": 1', "null"],
)
async def test_what_no_page_of_ours_sends_is_refused_in_words(body: str) -> None:
    async def begin(wish: Any) -> str:
        raise AssertionError("nothing begins")

    async with world(Bell()) as here, aiohttp.ClientSession() as http:
        here.windows.begin = begin
        headers = {"Origin": here.windows.url.rstrip("/"), "Content-Type": "application/json"}
        for path in ("start", "api/pages"):
            url = f"{here.windows.url}{path}"
            async with http.post(url, data=body, headers=headers) as answer:
                assert 400 <= answer.status < 500, path


async def test_the_first_page_shows_every_game() -> None:
    async with world(Bell()) as here, aiohttp.ClientSession() as http:
        async with http.get(f"{here.windows.url}start.json") as answer:
            shown = await answer.json()
        async with http.get(f"{here.windows.url}start/overlord.png") as answer:
            assert (await answer.read()).startswith(b"\x89PNG")
    assert {each["game"]: each["people"] for each in shown["games"]} == {
        "race_to_the_rhine": [1, 2, 3],
        "quartermaster": [2, 3, 4, 5, 6],
        "attack": [2, 3, 4, 5, 6],
        "total_domination": [1, 2, 3, 4],
        "overlord": [2, 3, 4, 5, 6, 7, 8],
    }
    assert all(each["title"] and each["about"] for each in shown["games"])
    assert [each["game"] for each in shown["games"]] == list(GAMES)


def test_the_first_page_can_ask_for_a_league() -> None:
    wished = {"game": "race_to_the_rhine", "people": 3, "computers": []}
    assert [read({**wished, "league": each}).league for each in (True, False, "yes")] == [
        True,
        False,
        False,
    ]
    assert not read(wished).league


@pytest.mark.slow
async def test_a_league_begins_from_the_first_page_and_its_table_has_a_window(
    tmp_path: Path,
) -> None:
    async with sandbox(tmp_path / "games.sqlite3") as (bot, here):
        wished = {"game": "race_to_the_rhine", "people": 3, "computers": [], "league": True}
        assert await here.windows.begin(read(wished)) == f"#{CHANNELS[-1]}"
        [league] = await reads.leagues(bot.leagues, here.guild.id)
        await here.settle()  # its thread is opened
        async with here.windows.turn:
            await tending.tend(bot.leagues)
        await here.settle()
        assert league.season is not None
        tables = await reads.tables_of(bot.leagues, league.season)
        assert [table.status for table in tables] == ["playing", "due", "due"]
        ada = here.people["Ada"].id
        async with here.windows.turn:
            absent = set(tables[0].people) - {ada}
            await stand_in(bot.tables, bot.leagues, here.guild.id, absent, "recruit")
            await here.follow_threads()
        assert "Ada/Table 1" in here.windows.by_name
        assert tables[0].game is not None
        seated = (await bot.tables.table(tables[0].game)).players
        acted_for = {player.user for player in seated if player.deputy is not None}
        assert acted_for == absent
        with pytest.raises(Complaint, match="league already"):
            await here.windows.begin(read(wished))


async def test_a_day_that_passes_at_once_is_not_made_up_for_round_by_round(tmp_path: Path) -> None:
    async with sandbox(tmp_path / "games.sqlite3") as (bot, here), aiohttp.ClientSession() as http:
        assert (await begin(http, here.windows.url))[0] == 200
        before = bot.tables.now()
        async with http.post(
            f"{here.windows.url}later", headers={"Origin": here.windows.url.rstrip("/")}
        ) as answer:
            assert answer.status < 300
        assert bot.tables.now() >= before + 24 * 3600
        due = [loop.next_iteration for loop in bot.background.lasting]
        assert all(at and at.timestamp() > bot.tables.now() - 700 for at in due)
