"""The sandbox as a newcomer meets it: a real browser, a real bot, and nothing but clicks."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

import discord
import pytest
from playwright.async_api import Error, FrameLocator, Locator, Page, expect
from playwright.async_api import TimeoutError as TooLate

from bot.app.model import Prompt, Waiting
from bot.app.play import deeds
from bot.edge.choices import verb_of
from bot.edge.client import Adjutant
from bot.sandbox import World, world
from bot.sandbox.start import deal
from bot.text import words
from bot.wiring import house
from engines.contract import Choice, Msg, msg
from tests.e2e.browsing import CHROMIUM, OUT, SIZES, browser

GAME = "race_to_the_rhine"
TRIES = 5

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")


class Reader:
    """Somebody who looks at the sandbox and clicks."""

    def __init__(self, page: Page, bot: Adjutant, here: World) -> None:
        self.page, self.bot, self.here = page, bot, here
        self.name = ""
        self.errors: list[Error] = []
        page.on("pageerror", self._note)

    def _note(self, error: Error) -> None:
        self.errors.append(error)

    @property
    def window(self) -> FrameLocator:
        return self.page.frame_locator(f'iframe[title="{self.name}/#table-1"]')

    @property
    def newest(self) -> Locator:
        return self.window.locator("[data-message-id]").last

    async def become(self, waiting: Waiting) -> None:
        who = {person.id: name for name, person in self.here.people.items()}
        self.name = who[waiting.user]
        await self.page.get_by_role("button", name=self.name, exact=True).click()

    async def press(self, label: Msg) -> None:
        await self.window.get_by_role("button", name=say(label), exact=True).last.click()

    async def pick(self, prompt: Prompt, key: str) -> None:
        """Find an answer as a person would: a button with its name, or a menu with it inside."""
        choice = prompt.offer.find(key)
        assert choice is not None
        if choice.back and prompt.undoable:  # then Undo is the one way back
            await self.window.get_by_role("button", name=say(msg("panel-undo"))).last.click()
            return
        button = self.window.get_by_role("button", name=say(choice.label))
        title = say(verb_of(prompt.offer, choice.verb))
        menu = self.window.get_by_role("combobox", name=title, exact=True)
        await menu.or_(button).last.wait_for()  # the page may still show the question before
        if await menu.count():
            await self._open(menu.last, choice)
        else:
            await button.last.click()
        if choice.confirm:
            await self.window.get_by_role("button", name=say(msg("panel-sure"))).last.click()

    async def _open(self, menu: Locator, choice: Choice) -> None:
        """A picture that arrives late draws the message anew, which shuts its menus."""
        for _ in range(TRIES):
            if await menu.get_attribute("aria-expanded") != "true":
                await menu.click()
            with suppress(TooLate):
                option = self.window.get_by_role("option", name=say(choice.label)).first
                await option.click(timeout=2_000)
                return
        raise AssertionError(f"{choice.key} cannot be picked")

    async def keep(self, name: str) -> None:
        OUT.mkdir(exist_ok=True)
        await self.window.locator("#preview-app[aria-busy=false]").wait_for(state="attached")
        await self.page.screenshot(path=OUT / f"{name}.png")


def say(text: Msg) -> str:
    return words("en").say(text)


async def test_turns_are_played_by_clicking_and_the_new_board_is_seen(tmp_path: Path) -> None:
    async with (
        house(tmp_path / "games.sqlite3", lambda: b"adjutant") as bot,
        world(bot) as here,
        browser() as opened,
    ):
        people = [person.id for person in here.people.values()]
        async for _ in deal(bot.tables, here.guild.id, here.channel.id, people, GAME, turns=1):
            await here.settle()
        for size, (width, height) in SIZES.items():
            page = await opened.new_page(viewport={"width": width, "height": height})
            page.set_default_timeout(20_000)
            reader = Reader(page, bot, here)
            await page.goto(here.windows.url)
            await play_a_turn(reader, size)
            assert reader.errors == []
            await page.close()


async def play_a_turn(reader: Reader, size: str) -> None:
    tables = reader.bot.tables
    table = await deeds.at(tables, reader.here.channel.id)
    assert table is not None
    (waiting,) = table.waiting
    await reader.become(waiting)
    boards = reader.window.get_by_role("img", name="1944")
    await boards.last.wait_for()
    await reader.keep(f"{size}-1-table")
    await reader.press(msg("show-play"))
    await reader.window.get_by_text(say(msg("panel-type"))).last.wait_for()
    await reader.keep(f"{size}-2-panel")

    pressed = 0
    while mine := [
        each for each in await deeds.prompts(tables, table.id, waiting.user) if each.offer.required
    ]:
        prompt, offer = mine[0], mine[0].offer
        others = [each.key for each in offer.choices if each.key not in offer.default]
        others.sort(key=lambda key: not key.startswith("move/"))
        await reader.pick(prompt, others[0] if not pressed else offer.default[0])
        pressed += 1
        async with asyncio.timeout(20):
            while prompt in await deeds.prompts(tables, table.id, waiting.user):
                await asyncio.sleep(0.02)
        if pressed == 1:
            await reader.window.get_by_text(say(msg("panel-undo"))).last.wait_for()
            await reader.keep(f"{size}-3-after-an-action")
    assert pressed >= 2

    # What comes last in the channel is the table's new board, and it asks the next player.
    await reader.newest.get_by_text(say(msg("show-play"))).wait_for()
    await reader.newest.get_by_role("img", name="1944").wait_for()
    await reader.keep(f"{size}-4-next")
    await reader.press(msg("show-hand"))
    await reader.newest.get_by_text("Only you can see this").wait_for()
    await reader.keep(f"{size}-5-hand")


class Cellar(discord.Client):
    """Hands out barrels, one by one, always from the same place in its message."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.taken: list[str] = []

    @property
    def menu(self) -> discord.ui.View:
        menu = discord.ui.Select[discord.ui.View](
            custom_id=f"barrel-{len(self.taken)}", placeholder="Take a barrel"
        )
        for name in ("Fuel", "Food"):
            menu.add_option(label=name)
        return discord.ui.View(timeout=None).add_item(menu)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        assert interaction.data is not None
        self.taken += interaction.data.get("values", [])
        await interaction.response.edit_message(content=f"Taken: {self.taken}", view=self.menu)


async def test_the_same_option_can_be_picked_of_one_menu_after_another() -> None:
    cellar = Cellar()
    async with world(cellar, people=["Ada"]) as here, browser() as opened:
        async with here.windows.turn:
            await cellar.get_partial_messageable(here.channel.id).send("Empty", view=cellar.menu)
            here.windows.publish()
        page = await opened.new_page()
        page.set_default_timeout(20_000)
        await page.goto(here.windows.url)
        window = page.frame_locator('iframe[title="Ada/#table-1"]')
        for picked in (["Fuel"], ["Fuel", "Fuel"], ["Fuel", "Fuel", "Food"]):
            await window.get_by_role("combobox", name="Take a barrel").click()
            await window.get_by_role("option", name=picked[-1]).click()
            await window.locator("p", has_text=f"Taken: {picked}").wait_for()
            assert cellar.taken == picked


class Usher(discord.Client):
    """Answers who presses, and tells everybody something long at once."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Your seat", ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.channel.send("News\n" * 60)


async def test_what_a_press_brings_stays_in_sight_when_news_arrives_below_it() -> None:
    usher = Usher()
    async with world(usher, people=["Ada"]) as here, browser() as opened:
        view = discord.ui.View(timeout=None).add_item(
            discord.ui.Button(label="Play", custom_id="play")
        )
        async with here.windows.turn:
            await usher.get_partial_messageable(here.channel.id).send("Come in", view=view)
            here.windows.publish()
        width, height = SIZES["phone"]
        page = await opened.new_page(viewport={"width": width, "height": height})
        page.set_default_timeout(20_000)
        await page.goto(here.windows.url)
        window = page.frame_locator('iframe[title="Ada/#table-1"]')
        await window.get_by_role("button", name="Play", exact=True).click()
        await window.locator("p", has_text="News").wait_for()
        await expect(window.locator("p", has_text="Your seat")).to_be_in_viewport()


async def test_play_tells_its_address_and_ends_cleanly_on_ctrl_c(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.cli", "play", "--demo", GAME, "--port", "0", "--no-browser"),
        cwd=Path(__file__).parents[2],
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "TMPDIR": str(tmp_path)},
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    url = next((word for word in line.split() if word.startswith("http://127.0.0.1:")), "")
    try:
        assert url
        async with browser() as opened:
            page = await opened.new_page()
            await page.goto(url)
            window = page.frame_locator('iframe[title="Ada/#table-1"]')
            await window.get_by_role("button", name=say(msg("show-play"))).last.wait_for()
    finally:
        process.send_signal(signal.SIGINT)
        _, complaints = await process.communicate()
    assert (process.returncode, complaints.decode()) == (0, "")
    assert list(tmp_path.iterdir()) == []
