"""The first game as README tells it, step by step, in a real browser."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from playwright.async_api import Error, FrameLocator, Locator, Page, expect
from playwright.async_api import TimeoutError as TooLate

from bot.sandbox.serving import sandbox
from tests.e2e.browsing import CHROMIUM, OUT, SIZES, browser

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
PATIENCE = 60_000
TRIES = 5

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")


def steps() -> list[str]:
    """The numbered steps of README, a line each."""
    _, _, rest = README.partition("## Your first game in five minutes\n")
    text, _, _ = rest.partition("\n## ")
    return [
        " ".join(each.split())
        for each in re.findall(r"^\d\. (.*?)(?=^\d\. |^\S|\Z)", text, re.MULTILINE | re.DOTALL)
    ]


def bold(step: str) -> Iterator[str]:
    """What a step tells the reader to look for, in order."""
    return iter(re.findall(r"\*\*(.*?)\*\*", step))


class Newcomer:
    """Somebody who does what README says."""

    def __init__(self, page: Page, size: str) -> None:
        self.page, self.size, self.seen = page, size, 0
        self.place = "#table-1"
        self.errors: list[Error] = []
        page.on("pageerror", lambda error: self.errors.append(error))

    @property
    def window(self) -> FrameLocator:
        return self.page.frame_locator(f'iframe[title="Ada/{self.place}"]')

    @property
    def newest(self) -> Locator:
        return self.window.locator("[data-message-id]").last

    async def press(self, label: str) -> None:
        await self.window.get_by_role("button", name=label, exact=True).last.click()

    async def open(self, menu: str, option: str = "") -> None:
        """A picture that arrives late draws the page anew, which shuts its menus: try again."""
        found = self.window.get_by_role("combobox", name=menu, exact=True).last
        for _ in range(TRIES):
            if await found.get_attribute("aria-expanded") != "true":
                await found.click()
            with suppress(TooLate):
                await self.window.get_by_role("option", name=option).first.click(timeout=4_000)
                return
        raise AssertionError(f"{menu}: {option} cannot be picked")

    async def sees(self, text: str) -> None:
        """The newest message says this, and its end is in the visible part of the page."""
        await expect(self.newest.get_by_text(text).last).to_be_visible()
        await expect(self.newest.get_by_text(text).last).to_be_in_viewport()

    async def keep(self) -> None:
        self.seen += 1
        OUT.mkdir(exist_ok=True)
        await self.page.screenshot(path=OUT / f"first-game-{self.size}-{self.seen}.png")


@pytest.mark.parametrize("size", SIZES)
async def test_the_first_game_is_as_readme_tells_it(size: str, tmp_path: Path) -> None:
    start, watch, move, end, second, other = steps()
    width, height = SIZES[size]
    async with sandbox(tmp_path / "games.sqlite3") as (_, here), browser() as opened:
        page = await opened.new_page(viewport={"width": width, "height": height})
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        me = Newcomer(page, size)

        await page.goto(here.windows.url)
        game, press = bold(start)
        await expect(page.get_by_role("radio", name=game)).to_be_checked()
        await expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
        await expect(page.get_by_label("Borys is a computer")).to_be_checked()
        await expect(page.get_by_label("Chen is a computer")).to_be_checked()
        await expect(page.get_by_label("Ada is a computer")).not_to_be_checked()
        for strength, about in (("Staff", "the strongest"), ("Officer", "soundly")):
            await page.get_by_role("radio", name=strength).check(force=True)
            await expect(page.get_by_text(about)).to_be_visible()
        await me.keep()
        await page.get_by_role("button", name=press, exact=True).click()

        assert "`#table-1`" in watch
        assert "Montgomery's army" in watch
        await me.sees("Montgomery is choosing actions")
        await expect(me.newest.get_by_text("@Ada")).to_be_visible()
        await me.keep()

        play, menu, corps, go, stop, undo, rule, hand = bold(move)
        await me.press(play)
        await expect(me.newest.get_by_text("Only you can see this")).to_be_visible()
        await expect(me.newest.get_by_role("button", name="Type orders")).to_be_in_viewport()
        await me.open(menu, corps)
        await me.press(go)
        await me.press(stop)
        for label in (undo, rule, hand):
            await expect(me.window.get_by_role("button", name=label).last).to_be_visible()
        await me.keep()

        done, sure, marker = bold(end)
        await me.press(done)
        await me.press(sure)
        await me.open(marker)
        await expect(me.newest.get_by_text("Patton", exact=True).first).to_be_attached()
        await me.sees("What do you do?")
        await me.keep()

        place, command, look_up, every = re.findall(r"`(.*?)`", second)
        await page.get_by_role("button", name=place).click()
        me.place = place
        await expect(me.window.get_by_text("No messages in this channel.")).to_be_visible()
        box = me.window.locator("#channel-composer-input")
        await box.press_sequentially(command)
        await expect(me.window.get_by_role("option", name=command)).to_be_visible()
        await page.keyboard.press("Enter")
        await me.window.get_by_role("option", name="Attack!").click()
        await page.keyboard.press("Enter")
        await expect(me.newest.get_by_text("@Ada opened this table")).to_be_visible()
        add, begin, later = bold(second)
        await me.press(add)
        await expect(me.newest.get_by_role("button", name=add)).to_have_count(0)
        await expect(me.newest.get_by_role("button", name=begin)).to_be_visible()
        await me.keep()
        for typed, listed in ((look_up, "/rules"), (every, "/card")):
            await box.fill("")
            await box.press_sequentially(typed)
            await expect(me.window.get_by_role("option", name=listed).first).to_be_visible()

        await expect(page.get_by_role("button", name=later)).to_be_enabled()
        new, lesson = bold(other)
        await page.get_by_role("link", name=new).click()
        assert "the other four games" in other
        await expect(page.get_by_role("radio", name="people")).to_have_count(5)
        await expect(page.get_by_role("button", name=lesson)).to_be_enabled()
        assert me.errors == []


@asynccontextmanager
async def on_a_phone(tmp_path: Path) -> AsyncIterator[Newcomer]:
    """Somebody who looks at a game under way."""
    width, height = SIZES["phone"]
    async with (
        sandbox(tmp_path / "games.sqlite3", "race_to_the_rhine") as (_, here),
        browser() as opened,
    ):
        page = await opened.new_page(viewport={"width": width, "height": height})
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        await page.goto(here.windows.url)
        me = Newcomer(page, "phone")
        await me.sees("is choosing actions")
        yield me


async def test_an_answer_to_a_typed_command_is_in_sight(tmp_path: Path) -> None:
    """Also when one had scrolled up before, and with keys."""
    async with on_a_phone(tmp_path) as me:
        timeline = me.window.locator("#channel-timeline")
        await timeline.focus()
        for _ in range(3):
            await me.page.keyboard.press("PageUp")
        await expect(me.newest.get_by_role("button", name="Play")).not_to_be_in_viewport()
        await me.window.locator("#channel-composer-input").press_sequentially("/play")
        await me.page.keyboard.press("Enter")
        await expect(me.newest.get_by_text("Only you can see this")).to_be_attached()
        await expect(me.newest.get_by_role("button", name="My hand")).to_be_in_viewport()


async def test_a_command_typed_in_one_go_is_carried_out(tmp_path: Path) -> None:
    """With the words after its name, and the message box stays ready."""
    async with on_a_phone(tmp_path) as me:
        box = me.window.locator("#channel-composer-input")
        await box.press_sequentially("/rules how do I win")
        await me.page.keyboard.press("Enter")
        await expect(me.newest.get_by_text("RR-3.1")).to_be_visible()
        await expect(box).to_be_focused()


async def test_what_is_pressed_further_up_stays_in_sight(tmp_path: Path) -> None:
    async with on_a_phone(tmp_path) as me:
        await me.press("Play")
        await expect(me.newest.get_by_text("Only you can see this")).to_be_attached()
        messages = me.window.locator("[data-message-id]")
        before = await messages.count()
        await me.press("Rule")
        await expect(messages.nth(before)).to_be_attached()
        await me.press("My hand")
        await expect(me.newest.locator("img.gallery-image")).to_be_attached()
        await expect(messages).to_have_count(before + 2)  # a row and what it says: no rule any more
        end = me.window.get_by_role("button", name="End the actions")
        await end.last.click()
        await expect(me.window.get_by_role("button", name="Yes, do it")).to_be_in_viewport()


async def test_a_press_counts_although_its_button_is_drawn_anew_under_the_finger(
    tmp_path: Path,
) -> None:
    async with on_a_phone(tmp_path) as me:
        await me.press("Play")
        await expect(me.newest.get_by_text("Only you can see this")).to_be_attached()
        end = me.window.get_by_role("button", name="End the actions").last
        await end.hover()
        await me.page.mouse.down()
        await end.evaluate(
            """button => {
                const anew = button.cloneNode(true);
                anew.addEventListener("click", () => { window.counted = true; });
                button.replaceWith(anew);
            }"""
        )
        await me.page.mouse.up()
        frame = await (await me.window.locator("body").element_handle()).owner_frame()
        assert frame is not None
        await frame.wait_for_function("window.counted === true")


async def test_an_option_of_a_command_lists_what_it_may_be_before_anything_is_typed(
    tmp_path: Path,
) -> None:
    """What is picked is shown by its name, and what it stands for is sent, as on Discord."""
    async with on_a_phone(tmp_path) as me:
        await me.window.locator("#channel-composer-input").press_sequentially("/game take")
        await expect(me.window.get_by_role("option", name="/game take", exact=False)).to_have_count(
            2
        )
        await me.page.keyboard.press("Enter")
        for seat in ("Bradley", "Patton"):
            await expect(me.window.get_by_role("option", name=seat)).to_be_visible()
        await me.window.get_by_role("option", name="Patton").click()
        await expect(me.window.locator(".command-option-input")).to_have_value("Patton")
        await me.page.keyboard.press("Enter")
        await expect(me.newest.get_by_text("things that this seat must not know")).to_be_visible()
