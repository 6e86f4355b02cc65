"""Somebody's own program at a table of the simulated Discord, over HTTP."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app.play import computers, deeds, thinking
from bot.app.play.thinking import Thinker
from bot.commands.bot import Program, once
from bot.edge.elsewhere import Offers
from bot.host import asking
from bot.host.listening import listening
from bot.store import users
from tests.bot.app.test_computers import Here
from tests.e2e.people import PATIENCE, Club, Person, club
from tests.e2e.test_alone import nothing

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
SAID = r"`([^`]+)`"


class Evening:
    """Ann hosts a table; Bob's program sits at it."""

    def __init__(self, room: Club, ann: Person, bob: Person, address: str) -> None:
        self.room, self.ann, self.bob, self.address = room, ann, bob, address
        self.key = ""

    async def sit_down(self, game: str) -> int:
        """Bob gets a key, Ann finds his program among the computers; the table's number."""
        told = await self.bob.command("me guest", program="Hal")
        self.key = re.findall(SAID, told.text)[0]
        assert told.message.is_ephemeral
        await self.ann.command("game new", game=game)
        await self.room.later(0)
        lobby = next(each for each in self.room.public if "Computers" in each.buttons)
        menu = await self.ann.press("Computers", on=lobby)
        menu = await self.ann.choose("Add a computer", str(users.FIRST_GUEST), on=menu)
        assert "Hal (guest)" in menu.text
        await self.room.later(0)
        board = next(each for each in self.room.public if "Computers" in each.buttons)
        assert f"Hal (a program of <@{self.bob.id}>)" in board.text
        await self.ann.press("Fill the table with computers", on=board)
        await self.ann.press("Start", on=board)
        assert (await self.room.tables.table(1)).status == "playing"
        return 1

    async def plays(self, table: int, moves: int) -> int:
        """Ann answers as an officer would, whoever answers for Hal; how often Hal was asked."""
        room, ann = self.room, self.ann
        guest = next(iter(computers.GUESTS))
        for n in range(moves):
            async with asyncio.timeout(PATIENCE):
                while True:
                    now = await room.tables.load(table)
                    waited = [s for s, each in now.offers.items() if each.required]
                    mine = [s for s in waited if now.holder(s) == ann.id]
                    mine = [s for s in mine if not now.offers[s].answered]
                    if mine or not now.playing:
                        break
                    await asyncio.sleep(0.01)
            if not now.playing:
                break
            asked = thinking.asked_of(now, mine[0], ann.id)
            picks = thinking.answer(asked._replace(strength="officer")) or asked.default
            await deeds.act(room.tables, table, ann.id, mine[0], asked.token, picks, f"ann-{n}")
        count = "SELECT count(*) FROM journal WHERE game = ? AND user = ? AND kind = 'play'"
        return await room.store.read(lambda db: db.execute(count, (table, guest)).fetchone()[0])


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[Evening]:
    async with club(folder) as room:
        room.bot.thinker = Thinker(room.tables, Here)
        room.bot.elsewhere.offers = Offers(guests="https://games.example.org")
        thinking = asyncio.create_task(officers(room))
        try:
            async with listening(room.bot, "127.0.0.1:0") as place:
                yield Evening(room, room.person("Ann"), room.person("Bob"), f"http://{place}")
        finally:
            thinking.cancel()
    computers.GUESTS.clear()


async def officers(room: Club) -> None:
    """The other computers, as the bot's own loop asks them."""
    while True:
        await room.bot.thinker.round(nothing)
        await asyncio.sleep(0.01)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "BURST", 1e9)  # the clock of tables stands still


@asynccontextmanager
async def node(there: Evening) -> AsyncIterator[asyncio.subprocess.Process]:
    """The guest of the page, in JavaScript."""
    process = await asyncio.create_subprocess_exec(
        *("node", str(EXAMPLES / "guest-http.js"), there.address, "5"),
        env={**os.environ, "ADJUTANT_KEY": there.key},
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")


@needs_node
async def test_tb_9_16_a_program_in_another_language_plays_over_http(tmp_path: Path) -> None:
    async with evening(tmp_path) as there:
        table = await there.sit_down("race_to_the_rhine")
        async with node(there):
            assert await there.plays(table, 12) > 3


@needs_node
@pytest.mark.slow
async def test_tb_9_16_it_plays_a_whole_game(tmp_path: Path) -> None:
    async with evening(tmp_path) as there:
        table = await there.sit_down("race_to_the_rhine")
        async with node(there):
            assert await there.plays(table, 2000) > 20
        assert (await there.room.tables.table(table)).status == "over"
        assert there.room.faults() == []


async def test_tb_9_16_the_same_program_as_over_lines(tmp_path: Path) -> None:
    """`adjutant bot --at`, once for each question."""
    async with evening(tmp_path) as there:
        table = await there.sit_down("race_to_the_rhine")
        program = Program(f"{sys.executable} {EXAMPLES / 'guest.py'}")

        async def bridge() -> None:
            while True:
                if not await asyncio.to_thread(once, program, there.address, there.key, 30.0):
                    await asyncio.sleep(0.01)

        bridging = asyncio.create_task(bridge())
        try:
            assert await there.plays(table, 20) > 2
        finally:
            bridging.cancel()
            program.end()
        assert program.asked > 2
        assert program.wrong == 0


async def test_tb_9_16_who_takes_the_key_away_is_told_that_an_officer_plays_on(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as there:
        none = await there.bob.command("me guest")
        assert "None of your programs has a key" in none.text
        for odd in ("x", "a <@1>", "a\\nb`c`", "n" * 25):
            assert "2 to 24" in (await there.bob.command("me guest", program=odd)).text
        table = await there.sit_down("race_to_the_rhine")
        assert "Hal (a program of" in (await there.bob.command("me guest")).text
        kept = await there.room.store.read(users.all_guests)
        assert there.key not in str(kept), "keys are kept as digests"
        gone = await there.bob.command("me guest", revoke=True)
        assert "officer plays on" in gone.text
        assert await there.plays(table, 6) > 1


async def test_nothing_is_offered_unless_the_host_wants_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as there:
        there.room.bot.elsewhere.offers = Offers()
        told = await there.bob.command("me guest", program="Hal")
        assert "does not offer this" in told.text
