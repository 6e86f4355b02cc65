"""What becomes of messages on a Discord that follows its own documents."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import pytest

from tests.socket.laws import settle
from tests.socket.person import buttons
from tests.socket.process import bot
from tests.socket.server import discord
from tests.socket.table import open_table
from tests.socket.world import media, said

HASTE = 20.0


@pytest.mark.parametrize("kept", [True, False], ids=["kept by their ids", "drawn anew"])
async def test_tb_8_19_boards_that_are_struck_through_keep_their_pictures(
    kept: bool, tmp_path: Path
) -> None:
    async with discord(HASTE) as there, bot(there, tmp_path / "games.sqlite3") as ours:
        there.world.keeps = kept
        table = await open_table(there, 1001)
        boards = [table.news]
        while len(boards) < 4:
            await table.play(lambda: table.news is not boards[-1])
            boards.append(table.news)
        await settle(ours)
        async with aiohttp.ClientSession() as session:
            for board in boards[:-1]:
                assert board is not None
                assert "~~" in said(board)
                assert board["attachments"] == []
                [picture] = media(board["components"])
                async with session.get(picture["url"]) as answer:
                    assert answer.status == 200
                    assert (await answer.read()).startswith(b"\x89PNG")
                assert buttons(board, "adj-open:"), "and their buttons"
        assert there.faults == []
