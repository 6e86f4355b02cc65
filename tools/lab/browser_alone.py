"""One person against computers in a real browser, from the first page to the end of the game.

    python -m tools.lab.browser_alone [--games attack overlord] [--turns 3] [--pictures FOLDER]

As tools.lab.browser_evening, at 390 x 844, but Ada's two friends are computers, as the first page
proposes. Without --turns it goes on until the game is over.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from bot.app.play import sights
from tools.lab.browser_evening import PEOPLE, Evening, Lost, Phone, main, on_a_phone

ENDLESS = 1_000
SOON = 10_000
"""Milliseconds in which a pressed button must have shown its panel, or it is pressed again."""
LOST = 40
"""Presses in vain that are put up with."""


@dataclass
class Watched(Phone):
    """A phone that notes how long each press took."""

    waits: list[float] = field(default_factory=list)

    async def settled(self) -> None:
        began = perf_counter()
        await super().settled()
        self.waits.append(perf_counter() - began)

    @property
    def letters(self) -> int:
        """How many direct messages have come."""
        channel = self.here.people[self.name].user.dm_channel
        return len(self.here.env.backend.messages[channel.id])


class Alone(Evening):
    """Ada is a person, the others are what the first page proposes: computers."""

    ada: Watched
    computers = 0.0
    """The longest that Ada waited for them."""

    async def open(self) -> None:
        page = self.page
        await page.goto(self.here.windows.url)
        card = page.locator(f'input[name=game][value="{self.game}"]')
        await page.locator("label.game").filter(has=card).click()
        await self.keep("start")
        await page.get_by_role("button", name="Start", exact=True).click()
        await page.locator(f'iframe[title="{PEOPLE[0]}/#table-1"]').wait_for()
        table = await sights.at(self.bot.tables, self.here.channel.id)
        assert table is not None
        self.ada = Watched(page, self.here, PEOPLE[0], table.id, patience=SOON)
        self.phones = [self.ada]

    async def play(self, turns: int) -> None:
        """Wait for the computers wherever nobody is asked."""
        table, since = self.phones[0].table, perf_counter()
        while self.tally.own[self.phones[0].id] < turns:
            if self.repeated > LOST:
                await self.keep("lost")
                raise Lost(f"{self.repeated} presses, after {self.answers} answers")
            try:
                answered = await self.one_answer()
            except TimeoutError:  # pressed on a page that was being drawn anew
                self.repeated += 1
                continue
            if answered:
                since = perf_counter()
                if self.answers % 25 == 0:
                    await self.keep(f"{self.answers:03}")
            elif (await self.bot.tables.table(table)).status == "over":
                return
            else:
                await asyncio.sleep(0.2)
                self.computers = max(self.computers, perf_counter() - since)


async def measure(game: str, turns: int, pictures: Path | None) -> None:
    async with on_a_phone() as (bot, here, page):
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        alone = Alone(bot, here, page, game)
        alone.pictures = pictures
        began = perf_counter()
        await alone.open()
        await alone.play(turns)
        took = perf_counter() - began
        await asyncio.sleep(3)
        await alone.keep("end")
        ada = alone.ada
        table = await bot.tables.table(ada.table)
        print(
            f"{game}: {table.status}, {alone.answers} answers, {ada.clicks} clicks,"
            f" {alone.repeated} in vain, {took / 60:.1f} minutes, waited at most"
            f" {max(ada.waits):.1f} s for an answer and {alone.computers:.1f} s for computers,"
            f" {ada.letters} direct messages,"
            f" {len(errors)} errors on the page",
            flush=True,
        )


if __name__ == "__main__":
    main(measure, ENDLESS, __doc__)
