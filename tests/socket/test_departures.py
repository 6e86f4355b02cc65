"""The bot is removed from a server while people play there, and a channel is deleted."""

from __future__ import annotations

from pathlib import Path

from tests.socket.laws import rows
from tests.socket.person import Person
from tests.socket.process import bot
from tests.socket.server import discord
from tests.socket.table import open_table
from tests.socket.world import said


async def test_what_the_gateway_tells_of_servers_and_channels_is_heard(tmp_path: Path) -> None:
    async with discord(haste=20) as there, bot(there, tmp_path / "games.sqlite3") as ours:
        table = await open_table(there, 1001)
        host = table.people[0].id

        def letters(text: str) -> bool:
            direct = str(10_000_000 + host)
            return any(
                text in said(each) for each in there.rest.posted if each["channel_id"] == direct
            )

        deleted = there.world.channels.pop(1001)
        await there.gateway.tell("CHANNEL_DELETE", deleted)
        await there.until(lambda: letters("cannot be found any more"), "the host is told")
        there.world.channels[1001] = deleted

        outage = {"id": str(there.world.guild), "unavailable": True}
        await there.gateway.tell("GUILD_DELETE", outage)
        await there.gateway.tell("GUILD_DELETE", {"id": str(there.world.guild)})
        paused = lambda: rows(ours.file, "SELECT status FROM games") == [("paused",)]  # noqa: E731
        await there.until(paused, "the clocks stand still")
        await there.until(lambda: letters("was removed from its server"), "the host is told")

        joined = there.world.server(there.world.guild)
        del joined["unavailable"]
        await there.gateway.tell("GUILD_CREATE", joined)
        going = lambda: rows(ours.file, "SELECT status FROM games") == [("playing",)]  # noqa: E731
        await there.until(going, "they go on")

        admin = Person(there, 9)
        refused = await admin.slash(1002, "admin forget", name="Something else")
        assert refused.message is not None
        assert "type the name of this server: Tables" in said(refused.message)
        assert going()
        done = await admin.slash(1002, "admin forget", name="Tables")
        assert done.message is not None
        assert "It had one table." in said(done.message)
        assert rows(ours.file, "SELECT * FROM journal") == []
        assert await ours.stop() == 0
