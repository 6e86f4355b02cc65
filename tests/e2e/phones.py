"""Three people at a phone each: the sandbox in a real browser, pressed as people press it.

A game is started from the first page, and whoever is asked presses what is to be seen, turn by
turn: Play under the newest board, then buttons and menus of the panel. What to answer is said by
the games' computer players, as somebody else might whisper it; where to press it is read from the
page. Nobody leaves a panel while still asked.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from urllib.parse import quote

from playwright.async_api import FrameLocator, Locator, Page
from playwright.async_api import TimeoutError as TooLate

from bot.app.model import Prompt
from bot.app.play import deeds
from bot.edge import choices
from bot.edge.client import Adjutant
from bot.edge.components import Pressed
from bot.sandbox import World
from bot.text import words
from engines.contract import Key, Msg
from engines.kit.simulate import QuickRng
from tests.e2e.people import Shown
from tools.lab.bench import due, whispered
from tools.lab.messages import Tally

PEOPLE = ("Ada", "Borys", "Chen")
PATIENCE = 60_000
TRIES, SLOW = 8, 8_000


class Lost(Exception):
    """What is looked for is not on the page."""


@dataclass
class Phone:
    """One person at the page: sees the messages of the channel, and presses what they hold."""

    page: Page
    here: World
    name: str
    table: int
    place: str = "#table-1"
    clicks: int = 0
    lang: str = "en"
    patience: int = PATIENCE

    def say(self, name: str) -> str:
        return words(self.lang).say(Msg(name))

    @property
    def id(self) -> int:
        return self.here.people[self.name].id

    @property
    def window(self) -> FrameLocator:
        return self.page.frame_locator(f'iframe[title="{self.name}/{self.place}"]')

    @property
    def seen(self) -> list[Shown]:
        """The messages this person sees in the channel, oldest first."""
        found = self.here.env.backend.messages[self.here.channel.id].values()
        return [Shown(self.here, each) for each in found if each.visible_to(self.id)]  # type: ignore[arg-type]

    async def take(self) -> None:
        """Take the phone: the tab of this person in the sandbox, which is no click."""
        await self.page.locator(f'#people button[data-name="{self.name}"]').click()
        await self.page.locator(f'iframe[title="{self.name}/{self.place}"]').wait_for()

    async def answer(self, prompt: Prompt, picks: Sequence[Key]) -> None:
        """Have the question in front, then pick these answers to it."""
        panel = self.panel(prompt)
        if panel is None:
            await self._press(await self._board(), self.say("show-play"))
            panel = await self._until(lambda: self.panel(prompt) or self._switch(prompt))
        if not _asks(panel, prompt):
            seat = next(each for each in panel.buttons.values() if each.endswith(f":{prompt.seat}"))
            await self._touch(panel, seat)
            panel = await self._until(lambda: self.panel(prompt))
        await self._give(panel, prompt, list(picks))

    async def _board(self) -> Shown:
        return await self._until(
            lambda: next((each for each in reversed(self.seen) if each.opens), None)
        )

    async def _give(self, panel: Shown, prompt: Prompt, left: list[Key]) -> None:
        if not left:
            nothing = words(self.lang).say(choices.nothing(prompt.offer))
            await self._touch(panel, panel.buttons[nothing])
            return
        every = [choice.key for choice in prompt.offer.choices]
        together = next((each for each in panel.buttons.values() if _what(each) == "all"), "")
        if together and set(left) == set(every):
            await self._touch(panel, together)
            return
        while left:
            pressed, values = self._holding(panel, left)
            taken = values or [key for key in left if pressed.endswith(f":{key}")][:1]
            left = [key for key in left if key not in taken]
            await self._touch(panel, pressed, values)
            if _what(pressed) == "sure":
                await self._sure(pressed.replace("adj-sure:", "adj:"))
            elif _what(pressed) == "tick":
                panel = await self._until(partial(self._ticked, taken))
                if not left:
                    done = next(i for i in panel.buttons.values() if _what(i) == "ticked")
                    await self._touch(panel, done)

    async def _sure(self, pressed: str) -> None:
        panel = await self._until(lambda: self._with(pressed))
        await self._touch(panel, pressed)

    def _holding(self, panel: Shown, keys: Sequence[Key]) -> tuple[str, list[Key]]:
        """The button that is one of these answers, or the menu that holds some of them."""
        for part in panel.parts:
            found = part.get("custom_id", "")
            if part.get("disabled") or _what(found) not in ("act", "sure", "tick"):
                continue
            values = [option["value"] for option in part.get("options", ())]
            picked = [key for key in keys if key in values]
            if picked or any(found.endswith(f":{key}") for key in keys):
                return found, picked
        raise Lost(f"{keys}: {panel.text} {list(panel.menus)} {list(panel.buttons)}")

    @property
    def _newest(self) -> Shown | None:
        """The newest message for this person alone: a board may have arrived below it since."""
        return next((each for each in reversed(self.seen) if each.message.is_ephemeral), None)

    def panel(self, prompt: Prompt) -> Shown | None:
        """The newest message for this person alone, if it is the panel with the question."""
        newest = self._newest
        return newest if newest and _asks(newest, prompt) else None

    def _switch(self, prompt: Prompt) -> Shown | None:
        newest = self._newest
        ends = f":{prompt.seat}"
        own = newest and any(
            _what(each) == "seat" and each.endswith(ends) for each in newest.buttons.values()
        )
        return newest if own else None

    def _with(self, pressed: str) -> Shown | None:
        newest = self._newest
        return newest if newest and pressed in newest.buttons.values() else None

    def _ticked(self, values: Sequence[str]) -> Shown | None:
        newest = self._newest
        if newest is None:
            return None
        ticked = {
            option["value"]
            for part in newest.parts
            for option in part.get("options", ())
            if option.get("default")
        }
        return newest if set(values) <= ticked else None

    async def _until(self, found: Callable[[], Shown | None]) -> Shown:
        async with asyncio.timeout(self.patience / 1000):
            while (there := found()) is None:
                await asyncio.sleep(0.05)
        return there

    async def settled(self) -> None:
        """Wait until the bot has answered what was pressed, and the page shows it."""
        await asyncio.sleep(0.2)
        async with self.here.windows.turn:
            pass
        await self.window.locator("#preview-app[aria-busy=false]").wait_for(state="attached")

    # Fingers.

    def _at(self, shown: Shown) -> Locator:
        return self.window.locator(f'[data-message-id="{shown.message.id}"]')

    async def _press(self, shown: Shown, label: str) -> None:
        found = self._at(shown).get_by_role("button")  # by its words: an emoji has a name too
        await found.get_by_text(label, exact=True).first.click()
        self.clicks += 1
        await self.settled()

    async def _touch(self, shown: Shown, pressed: str, values: Sequence[str] = ()) -> None:
        part = next(each for each in shown.parts if each.get("custom_id") == pressed)
        if part["type"] == 2:
            await self._press(shown, part["label"])
            return
        menu = self._at(shown).get_by_role("combobox", name=part["placeholder"], exact=True)
        several = part.get("max_values", 1) > 1
        for _ in range(TRIES):  # a picture that arrives draws the page anew, which shuts menus
            with suppress(TooLate):
                if await menu.get_attribute("aria-expanded") != "true":
                    await menu.click(timeout=SLOW)
                offered = await menu.get_attribute("aria-controls")
                listed = self.window.locator(f'[id="{offered}"]')
                for value in values:
                    option = listed.locator(_option(value)).first
                    if not several or await option.get_attribute("aria-selected") != "true":
                        await option.click(timeout=SLOW)
                if several:
                    await menu.click(timeout=SLOW)
                break
        else:
            raise Lost(f"{values} in {part['placeholder']}")
        self.clicks += 1 + len(values) + several
        await self.settled()


def _option(value: str) -> str:
    """How the page names an option: at the end of its id."""
    ends = quote(json.dumps(value, ensure_ascii=False) + "]", safe="-_.!~*'()")
    return f'[id^="option-"][id$="{ends}"]'


def _what(custom_id: str) -> str:
    pressed = Pressed.read(custom_id)
    return pressed.what if pressed else ""


def _asks(shown: Shown, prompt: Prompt) -> bool:
    here = [str(prompt.game), prompt.seat, str(prompt.token)]
    pressed = (Pressed.read(part.get("custom_id", "")) for part in shown.parts)
    return shown.message.is_ephemeral and any(
        each is not None and list(each.rest[:3]) == here for each in pressed
    )


class Evening:
    """One game from the first page on, until each person has had so many turns."""

    def __init__(self, bot: Adjutant, here: World, page: Page, game: str) -> None:
        self.bot, self.here, self.page, self.game = bot, here, page, game
        self.chance = QuickRng(1)
        self.tally = Tally()
        self.answers = self.repeated = 0
        self.last: Phone | None = None

    async def open(self) -> None:
        """Choose the game and three people on the first page, and start."""
        page = self.page
        await page.goto(self.here.windows.url)
        card = page.locator(f'input[name=game][value="{self.game}"]')
        await page.locator("label.game").filter(has=card).click()
        await page.get_by_role("radio", name=str(len(PEOPLE)), exact=True).check(force=True)
        for name in PEOPLE[1:]:
            await page.get_by_label(f"{name} is a computer").uncheck(force=True)
        await page.get_by_role("button", name="Start", exact=True).click()
        await page.locator(f'iframe[title="{PEOPLE[0]}/#table-1"]').wait_for(timeout=PATIENCE)
        table = await deeds.at(self.bot.tables, self.here.channel.id)
        assert table is not None
        self.phones = [Phone(page, self.here, name, table.id) for name in PEOPLE]

    async def play(self, turns: int) -> None:
        while min(self.tally.own[each.id] for each in self.phones) < turns:
            if not await self.one_answer():
                return

    async def one_answer(self) -> bool:
        tables = self.bot.tables
        asked = {
            each.id: await deeds.prompts(tables, self.phones[0].table, each.id)
            for each in self.phones
        }
        waited = {each.name: found for each in self.phones if (found := due(asked[each.id]))}
        if not waited:
            return False
        phone = self.last
        if phone is None or phone.name not in waited:
            phone = next(each for each in self.phones if each.name in waited)
            await phone.take()
        mine = waited[phone.name]
        prompt = next((p for p in mine if phone.panel(p)), mine[0])
        await phone.answer(prompt, await whispered(tables, prompt, self.chance))
        still = await deeds.prompts(tables, prompt.game, phone.id)
        if any(
            (p.seat, p.token, p.offer.answered) == (prompt.seat, prompt.token, ()) for p in still
        ):
            self.repeated += 1  # pressed on a page that was being drawn anew
        else:
            self.tally.answered(phone.id, prompt, asked)
            self.answers += 1
        self.last = phone
        return self.repeated < self.answers + 20
