"""Nobody is written to for the first time in a crowd: Discord would let the bot write to nobody
new any more."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app.mail.kinds import Outgoing, RemindBody
from bot.app.session import encoding
from bot.edge.client import Adjutant
from bot.edge.connection import Later
from bot.store import Db, outbox
from bot.store.outbox import OutboxRow
from engines.contract import msg
from tests.bot.edge.conftest import table
from tests.socket.inside import logged_in
from tests.socket.server import Discord, discord
from tests.socket.world import said

PEOPLE = range(11, 41)


class House:
    """A bot with an hour of its own, and a Discord that counts whom it writes to."""

    def __init__(self, there: Discord, file: Path) -> None:
        self.there, self.file, self.time = there, file, 1_000_000.0

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[Adjutant]:
        async with logged_in(self.there, self.file, lambda: self.time) as bot:
            bot.background.send.cancel()
            yield bot

    async def write_to(self, bot: Adjutant, *people: int) -> None:
        body = encoding.dumps({"text": encoding.encode_msg(msg("me-no-games"))})
        rows = [OutboxRow("notice", None, None, user, None, body, self.time) for user in people]

        def add(db: Db) -> None:
            for row in rows:
                outbox.add(db, row)

        await bot.tables.store.write(add)

    async def deliver(self, bot: Adjutant, seconds: int = 0) -> int:
        """Send what can be sent within so many seconds; how many have got something by then."""
        for _ in range(seconds + 1):
            await bot.deliver()
            self.time += 1
        return len(self.there.rest.posted)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with discord() as there:
        there.rest.limits.most = there.rest.limits.all = 10_000
        yield House(there, tmp_path / "games.sqlite3")


async def test_strangers_are_written_to_one_after_the_other(house: House) -> None:
    async with house.bot() as bot:
        await house.write_to(bot, *PEOPLE)
        assert await house.deliver(bot) == 1
        assert await house.deliver(bot, 8) == 4
        assert await house.deliver(bot, 500) == outbox.MOST - outbox.KEPT
        await house.write_to(bot, 99)
        bot.sender.doors.pressed(99)
        await house.deliver(bot)
        assert house.there.rest.opened[-1] == 99, "who has pressed something does not wait"
    async with house.bot() as bot:  # nor is the gate wider after a restart
        assert await house.deliver(bot, 30) == outbox.MOST - outbox.KEPT + 1
        assert await house.deliver(bot, 3600) == len(PEOPLE) + 1
    assert len(house.there.rest.opened) == len(PEOPLE) + 1


async def test_whoever_was_written_to_is_not_asked_for_again(house: House) -> None:
    for _ in range(3):
        async with house.bot() as bot:
            await house.write_to(bot, 11, 12)
            await house.deliver(bot, 5)
    assert sorted(house.there.rest.opened) == [11, 12]
    assert len(house.there.rest.posted) == 6


async def test_after_a_refusal_of_crowds_nobody_new_is_tried(house: House) -> None:
    async with house.bot() as bot:
        await house.write_to(bot, 11)
        await house.deliver(bot)
        house.there.rest.crowded = True
        house.there.world.direct(11)["last_message_id"] = "1"
        await house.write_to(bot, *PEOPLE)
        assert await house.deliver(bot, int(outbox.SHUT) - 10) == 2, "those who are known"
        assert house.there.rest.opened == [11, 12]
        house.there.rest.crowded = False
        await house.deliver(bot, 60)
        assert len(house.there.rest.posted) > 10
        await house.deliver(bot, 3600)
        assert len(house.there.rest.posted) == len(PEOPLE) + 1


async def test_a_channel_discord_has_forgotten_is_asked_for_again(house: House) -> None:
    async with house.bot() as bot:
        await house.write_to(bot, 11)
        await house.deliver(bot)
        del house.there.world.channels[10_000_011]
        await house.write_to(bot, 11)
        assert await house.deliver(bot, 10) == 2
    assert house.there.rest.opened == [11, 11]


@pytest.mark.parametrize(("channel", "came"), [(1001, "table"), (None, "later")])
async def test_tb_8_4_a_stranger_is_reminded_at_the_table_if_everybody_may_know(
    house: House, monkeypatch: pytest.MonkeyPatch, channel: int | None, came: str
) -> None:
    async with house.bot() as bot:
        await house.write_to(bot, 11)
        await house.deliver(bot)
        body = RemindBody(table(channel=1001), "ada", None)
        row = Outgoing(9, "nonce", "remind", 7, channel, 112, body, 0)
        house.time -= 1  # the door of the one before is not shut yet
        if came == "later":
            with pytest.raises(Later):
                await bot.sender._remind(row, body)  # noqa: SLF001
        else:
            assert await bot.sender._remind(row, body)  # noqa: SLF001
            assert house.there.rest.posted[-1]["channel_id"] == "1001"
            assert "<@112>" in said(house.there.rest.posted[-1])
    assert house.there.rest.opened == [11]
