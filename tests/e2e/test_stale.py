"""Buttons of any age: whatever their ids say, whoever presses them gets an answer, and nothing is
logged as an error of ours."""

from __future__ import annotations

import logging
from random import Random

import pytest
from simcord.results import ResponseMessage

from bot.app.play.thinking import Thinker
from bot.edge.components import NUMBERS, PRESSES, WINDOWS
from tests.bot.app.test_computers import Here
from tests.e2e.people import Club, Person, Shown
from tests.e2e.test_table import duel

WORDS = sorted({**PRESSES, **WINDOWS})
NUMBER = ("0", "1", "2", "7", "99", str(2**63 - 1))
TEXT = ("ada", "ben", "zed", "rest", "fire", "aim/ben", "end", "all", "en", "yes", "2", "report")


def ident(word: str, chance: Random) -> str:
    """An id as there may have been one: of this table or another, of seats that are gone."""
    takes = {**PRESSES, **WINDOWS}[word].takes
    parts = [
        chance.choice(NUMBER if each.type in NUMBERS else TEXT)
        for each in takes
        if each.needed or chance.random() < 0.7
    ]
    if parts and takes[0].type in NUMBERS and chance.random() < 0.9:
        parts[0] = "1"
    return ":".join((f"adj-{word}" if word else "adj", *parts))


async def press(room: Club, person: Person, idents: set[str]) -> None:
    """Press the first button of the board with these ids in place of its own; last what ends the
    table."""
    for each in sorted(idents, key=lambda each: ("abandon" in each, each)):
        if not (boards := [shown for shown in room.public if shown.buttons]):
            return
        board = boards[-1]
        if each not in board.buttons.values():
            own = next(iter(board.buttons.values()))
            button = next(part for part in board.parts if part.get("custom_id") == own)
            button["custom_id"] = each
            message = ResponseMessage(room.env, Shown(room, board.message).message)
            found = await person.actor.click(message, custom_id=each)
            assert found.modal or found.followups or found.response, each


@pytest.mark.parametrize("begun", [False, True], ids=["lobby", "game"])
async def test_a_button_of_any_age_is_answered(
    room: Club, begun: bool, caplog: pytest.LogCaptureFixture
) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    room.bot.thinker = Thinker(room.tables, Here)
    if begun:
        await duel(room, ada, ben)
    else:
        place = room.guild.id, room.channel.id
        table = await room.tables.open(*place, ada.id, "toy")
        for chair, person in enumerate((ada, ben)):
            await room.tables.join(table.id, person.id, chair)
        await room.bot.deliver()
    chance = Random("stale")
    with caplog.at_level(logging.ERROR):
        await press(room, ada, {ident(word, chance) for word in WORDS for _ in range(5)})
    assert not caplog.records
