"""What somebody is told of their finished game, in the simulated Discord."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app.past import reviewing
from bot.app.play.thinking import Thinker
from engines.kit import review
from engines.kit.simulate import QuickRng, some_picks
from tests.bot.app.test_computers import Here
from tests.e2e.people import club


async def test_who_played_is_told_alone_where_a_finished_game_was_decided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "GLANCES", 1)
    monkeypatch.setattr(review, "SURE", {1: (0.0, 0.0)})
    monkeypatch.setattr(reviewing, "MOST", 1)
    monkeypatch.setattr(review, "settled", lambda gains: bool(gains) or None)
    monkeypatch.setattr(reviewing, "until", lambda: lambda: False)
    chance = QuickRng(3)
    async with club(tmp_path) as room:
        room.bot.thinker = Thinker(room.tables, Here)
        ann, bob = room.person("Ann"), room.person("Bob")
        place = (room.guild.id, room.channel.id, ann.id, "race_to_the_rhine")
        table = await room.tables.open(*place, {"armies": "choose"}, seated=True)
        await room.tables.join(table.id, bob.id)
        await room.tables.start(table.id, ann.id, "start")
        for n in range(12):
            for user in (ann.id, bob.id):
                for prompt in await room.tables.prompts(table.id, user):
                    if prompt.offer.required:
                        picks = some_picks(prompt.offer, chance)
                        asked = table.id, user, prompt.seat, prompt.token, picks
                        await room.tables.act(*asked, f"{n}-{user}-{prompt.token}")
                        break
        now = await room.tables.table(table.id)
        seat = next(each.seats[0] for each in now.players if each.user == bob.id)
        await room.tables.concede(table.id, bob.id, seat, "enough")
        await room.later(0)
        early = await ann.press("Where was it decided?", on=room.public[-1])
        assert "still looking at this game" in early.text
        await room.later(0.01)  # finished games are looked for every half a minute
        for _ in range(100):
            await room.bot.reviewer.step()
        told = await bob.press("Where was it decided?", on=room.public[-1])
        assert told.message.is_ephemeral
        assert "The staff would have chosen" in told.text
        assert told.files == [f"board{n}.png" for n in range(1, len(told.files) + 1)]
        assert told.text.count("The staff would have chosen") == len(told.files) <= 3
        assert told.text.count("\n-# ") + told.text.startswith("-# ") >= len(told.files)  # asked
        replay = await bob.press("Replay from here", on=told)
        assert "board.png" in replay.files
        told = await bob.press("Where was it decided?", on=room.public[-1])
        tried = await bob.press("Try it", on=told)
        assert "with everything as it was" in tried.text
