"""A copy of the board for one person alone."""

from __future__ import annotations

from pathlib import Path

from bot.app.play.thinking import Thinker
from tests.bot.app.test_computers import Here
from tests.e2e.people import club


async def test_a_copy_is_tried_out_and_taken_back_while_the_table_stands_still(
    tmp_path: Path,
) -> None:
    async with club(tmp_path) as room:
        room.bot.thinker = Thinker(room.tables, Here)
        ann, bob = room.person("Ann"), room.person("Bob")
        place = (room.guild.id, room.channel.id, ann.id, "race_to_the_rhine")
        table = await room.tables.open(*place, {"armies": "choose"}, seated=True)
        await room.tables.join(table.id, bob.id)
        await room.tables.start(table.id, ann.id, "start")
        await room.later(0)
        before = await room.tables.log(table.id, ann.id)
        board = room.public[-1]
        copy = await ann.press("Try it", on=board)
        assert copy.message.is_ephemeral
        assert "for you alone" in copy.text
        first = copy.text
        menu, options = next(iter(copy.menus.items()))
        on = await ann.choose(menu, options["options"][0]["value"], on=copy)
        assert "Undo" in on.buttons
        back = await ann.press("Undo", on=on)
        assert back.text == first
        everybody = await ann.press("Play all sides", on=back)
        assert "Computers play the others" in everybody.buttons
        assert "for you alone" in (await ann.press("Deal again", on=everybody)).text
        assert await room.tables.log(table.id, ann.id) == before
