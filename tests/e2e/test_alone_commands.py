"""Every command that somebody who plays alone may type is answered with a sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.app.play.thinking import Thinker
from tests.e2e.people import Club, Person, club
from tests.e2e.test_alone import Quick, nothing

COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("game status", {}),
    ("game options", {}),
    ("game rest", {}),
    ("game new", {"game": "attack"}),
    ("game join", {}),
    ("game leave", {}),
    ("game start", {}),
    ("game log", {}),
    ("game replay", {}),
    ("game clocks", {}),
    ("game computer", {"strength": "officer"}),
    ("game computer", {"strength": "off"}),
    ("game take", {"seat": "theirs"}),
    ("game stand-in", {"seat": "theirs"}),
    ("game takeback", {}),
    ("game deputy", {}),
    ("game report", {"text": "nothing"}),
    ("game forgive", {}),
    ("game offer", {"seat": "mine"}),
    ("game pause", {}),
    ("hint", {}),
    ("play", {}),
    ("game resume", {}),
    ("hint", {}),
    ("play", {}),
    ("hand", {}),
    ("orders", {}),
    ("plans", {}),
    ("undo", {}),
    ("note", {}),
    ("note", {"text": "hello"}),
    ("catch-up", {}),
    ("help", {}),
    ("seats", {}),
    ("me games", {}),
    ("me settings", {}),
    ("me vacation", {}),
    ("me export", {}),
    ("me forget", {}),
    ("game concede", {"seat": "mine"}),
    ("game abandon", {}),
)


async def alone(room: Club, lang: str) -> tuple[Person, dict[str, str]]:
    """Ann, who is asked in a game against computers; a seat of hers and one of theirs."""
    room.bot.thinker = Thinker(room.tables, Quick)
    ann = room.person("Ann", lang)
    place = (room.guild.id, room.channel.id, ann.id, "race_to_the_rhine")
    table = await room.tables.open(*place, {"language": lang[:2]}, seated=True)
    for _ in range(2):
        await room.tables.add_computer(table.id, ann.id, "officer")
    await room.tables.start(table.id, ann.id, "start")
    await room.bot.thinker.until_people(nothing)
    await room.later(0)
    table = await room.tables.table(table.id)
    seats = {player.user == ann.id: player.seats[0] for player in table.players}
    return ann, {"mine": seats[True], "theirs": seats[False]}


@pytest.mark.parametrize("lang", ["en-US", "pl"])
async def test_every_command_is_answered_with_a_sentence(lang: str, tmp_path: Path) -> None:
    async with club(tmp_path) as room:
        ann, seats = await alone(room, lang)
        said: dict[str, str] = {}
        for name, options in COMMANDS:
            given = {key: seats.get(value, value) for key, value in options.items()}
            shown = await ann.command(name, **given)
            said[name] = shown.text
            assert " " in shown.text or shown.files, f"/{name}: {shown.text}"
            assert not re.search(r"\b[a-z]+-[a-z]+-[a-z]+\b", shown.text.replace("stand-in", ""))
            assert ann.say("error-unexpected", reference="x")[:20] not in shown.text
        assert ann.say("table-report-own") == said["game report"]
        assert ann.say("options-agreed") in said["game rest"]
        assert ann.say("note-title") in said["note"]
        assert "hello" in said["note"]
        assert ann.say("digest-nothing") in said["catch-up"]
        assert ann.say("table-no-deputy") == said["game deputy"]
        assert [each.text for each in room.letters(ann)] == []


async def test_whoever_is_forgotten_ends_their_game_without_a_name(tmp_path: Path) -> None:
    async with club(tmp_path) as room:
        ann, _ = await alone(room, "en-US")
        await ann.command("me forget")
        await ann.press("Forget me")
        await room.delivered()
        assert (await room.tables.table(1)).status == "abandoned"
        assert "- (somebody who has left) called the game off." in room.public[-2].text
        assert "<@-" not in room.public[-1].text
