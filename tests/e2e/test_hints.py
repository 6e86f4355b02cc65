"""A button that asks the staff for advice."""

from __future__ import annotations

from pathlib import Path

from bot.app.play.thinking import Thinker
from tests.bot.app.test_computers import Here
from tests.e2e.people import club


async def test_tb_9_9_a_panel_offers_a_hint_where_the_table_allows_it(tmp_path: Path) -> None:
    async with club(tmp_path) as room:
        room.bot.thinker = Thinker(room.tables, Here)
        ann = room.person("Ann")
        place = (room.guild.id, room.channel.id, ann.id, "race_to_the_rhine")
        table = await room.tables.open(*place, {"armies": "choose"}, seated=True)
        await room.tables.add_computer(table.id, ann.id, "recruit")
        await room.tables.start(table.id, ann.id, "start")
        await room.later(0)
        await room.bot.thinker.until_people(room.bot.deliver)
        panel = await ann.press_play()
        advice = await ann.press("Hint")
        assert "Staff advice: " in advice.text
        _, move, _ = advice.text.split("**")
        verb, named, _ = move.partition(": ")
        assert named, "what to do, not only with what"
        assert verb in [*panel.menus, *(each.partition(": ")[0] for each in panel.buttons)]
        assert advice.message.is_ephemeral
        assert "Hint" not in (await ann.press("My hand", on=panel)).buttons
        played = await ann.press("Play this", on=advice)
        assert "Undo" in played.buttons, "what was advised is done, and can be taken back"


async def test_tb_9_9_no_panel_offers_a_hint_where_people_play_each_other(tmp_path: Path) -> None:
    async with club(tmp_path) as room:
        ann, bob = room.person("Ann"), room.person("Bob")
        place = (room.guild.id, room.channel.id, ann.id, "race_to_the_rhine")
        table = await room.tables.open(*place, {"armies": "choose"}, seated=True)
        await room.tables.join(table.id, bob.id)
        await room.tables.start(table.id, ann.id, "start")
        await room.later(0)
        for each in (ann, bob):
            assert "Hint" not in (await each.press_play()).buttons
