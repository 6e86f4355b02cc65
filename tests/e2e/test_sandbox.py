"""The windows of the sandbox, asked as a browser would ask them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord.ext import tasks

from bot.sandbox import world
from bot.sandbox.play import SHOWN, furnish
from bot.text import names, words
from bot.wiring import house


class Bell(discord.Client):
    """Greets the channel when rung, and the ringer by letter."""

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


def rope(id: str) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Pull", custom_id=id))
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


async def test_each_person_has_a_table_and_a_letterbox() -> None:
    async with world(Bell()) as house, aiohttp.ClientSession() as session:
        names = await windows(session, house.windows.url)
    assert list(names) == [
        f"{who}/{where}" for who in ("Ada", "Borys", "Chen") for where in ("Table", "Letters")
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
    assert shown["Borys/Table"] == ["Rung.", "Ding"]
    assert shown["Ada/Table"] == shown["Chen/Table"] == ["Ding"]
    assert shown["Borys/Letters"] == ["You rang"]
    assert shown["Ada/Letters"] == shown["Chen/Letters"] == []


async def test_a_page_with_nothing_new_keeps_its_revision() -> None:
    async with world(Bell()) as house, aiohttp.ClientSession() as session:
        secrets = await windows(session, house.windows.url)
        ada = Browser(session, house.windows.url, secrets["Ada/Table"])
        before = await ada.open()
        async with house.windows.turn:
            house.windows.publish()
        after = await ada.look()
    assert after["publishedRevision"] == before["publishedRevision"]
    assert json.dumps(after["messages"]) == json.dumps(before["messages"])


async def test_a_click_counts_if_its_message_is_still_as_it_was() -> None:
    async with world(Bell()) as house, aiohttp.ClientSession() as session:
        secrets = await windows(session, house.windows.url)
        ada = Browser(session, house.windows.url, secrets["Ada/Table"])
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
    said: list[list[str]] = []
    for _ in range(2):
        async with house(tmp_path / "games.sqlite3") as bot:
            await bot.tables.set_fact("commands", "")
            async with world(bot) as here:
                await furnish(bot, here, None if said else "race_to_the_rhine")
                found = here.env.backend.messages[here.channel.id].values()
                said.append([str(each.components) for each in found])
                table = await bot.tables.at(here.channel.id)
                assert table is not None
                assert table.id == 1
                assert {person.id for person in here.people.values()} == {
                    player.user for player in table.players
                }
    assert len(said[0]) >= 3, "each turn of the demonstration has its board"
    assert len(said[1]) == 3, "each of the three asked for the game"
    assert all("adj-hand:1" in panel for panel in said[1])


async def test_the_demonstration_is_as_the_readme_tells_it(tmp_path: Path) -> None:
    async with house(tmp_path / "games.sqlite3", lambda: SHOWN) as bot, world(bot) as here:
        await furnish(bot, here, "race_to_the_rhine")
        table = await bot.tables.at(here.channel.id)
        assert table is not None
        (waiting,) = table.waiting
        (prompt,) = await bot.tables.prompts(table.id, here.people["Chen"].id)
    say = words("en").say
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8").replace("\n   ", " ")
    assert waiting.user == here.people["Chen"].id
    assert f"Chen's, who commands {say(names.seat(table.game, waiting.seat))}'s army" in readme
    verbs = {say(names.verb(table.game, each.verb)) for each in prompt.offer.choices}
    labels = {say(each.label) for each in prompt.offer.choices}
    assert "Move a corps" in verbs
    assert "**Move a corps**" in readme
    assert "End the actions" in labels
    assert "**End the actions**" in readme
