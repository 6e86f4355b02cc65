"""Both simulations of Discord answer in the forms that were recorded of it or that it documents."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord as library
import pytest

from bot.edge.components import button, menu, option, text
from bot.edge.layout import Drawn, Layout, beside, lines, shown
from bot.rehearse.stage import bare
from tests.bot.openapi import answer_faults
from tests.e2e.people import club
from tests.socket.inside import inside
from tests.socket.server import discord
from tests.socket.world import Json, walk

RECORDED = Path(__file__).with_name("recorded")
BOARD, SMALL = Drawn("board.png", "a board", b"png"), Drawn("small.png", "a small board", b"png")


def forms() -> Iterator[Json]:
    """Every message that was recorded, or is documented."""
    for file in sorted(RECORDED.glob("*.json")):
        read = json.loads(file.read_text("utf-8"))
        for each in read if isinstance(read, list) else [read]:
            yield from (one for one in each["answers"] if "components" in one)


def parts(message: Json) -> dict[str, set[str]]:
    """The fields of a message and of everything it is made of, by the kind of component."""
    found: dict[str, set[str]] = {"message": set(message)}
    for each in walk(message["components"]):
        kind = found.setdefault(f"component {each['type']}", set())
        kind |= {key for key, value in each.items() if value is not None}
        for item in (each, *each.get("items", ())):
            if "media" in item:
                found.setdefault("media", set()).update(item["media"])
        for item in each.get("items", ()):
            found.setdefault("item", set()).update(item)
    return found


async def everything(bot: library.Client, channel: int) -> list[Json]:
    """A message with every component the bot uses, as it is read back when new and when edited."""
    place = bot.get_partial_messageable(channel)
    row = [(button("Play", "adj-open"),), (menu("Pick", [option("One", "1")], "adjs-tick"),)]
    made = Layout(text("Words"), *shown(BOARD), beside("A table", SMALL), *lines(row))
    sent = await place.send(view=made, files=[*BOARD.files(), *SMALL.files()])
    new = await bot.http.get_message(channel, sent.id)
    other = Layout(text("Other words"), *shown(BOARD))
    await sent.edit(view=other, attachments=BOARD.files())
    return [dict(new), dict(await bot.http.get_message(channel, sent.id))]


async def of_our_own(folder: Path) -> list[Json]:
    async with discord() as there, inside(there, folder / "games.sqlite3") as bot:
        return await everything(bot, 1001)


async def of_simcord(folder: Path) -> list[Json]:
    async with club(folder) as room:
        return await everything(room.bot, room.channel.id)


@pytest.mark.parametrize("simulation", [of_our_own, of_simcord])
async def test_simulations_answer_in_the_forms_of_discord(simulation: Any, tmp_path: Path) -> None:
    new, edited = await simulation(tmp_path)
    assert parts(new).keys() >= {"media", "item", "component 9", "component 11", "component 17"}
    for answer in (new, edited):
        assert answer["attachments"] == []
        for each in answer["components"]:
            assert answer_faults("ContainerComponentResponse", each) == []
        given = parts(answer)
        for form in forms():
            for part, fields in parts(form).items():
                assert fields <= given.get(part, fields), part


def test_the_forms_are_such_as_discord_describes() -> None:
    found = list(forms())
    assert len(found) > 4
    for form in found:
        assert form["attachments"] == []
        for each in form["components"]:
            assert answer_faults("ContainerComponentResponse", each) == []


def test_nothing_of_a_person_or_server_is_recorded() -> None:
    said = {
        "id": "123456789012345678",
        "author": {"id": "223456789012345678", "username": "Ada", "avatar": "abc"},
        "content": "<@223456789012345678>",
        "url": "https://cdn.example/attachments/123456789012345678/a.png?ex=1&is=2&hm=3",
        "timestamp": "2026-08-06T12:34:56+00:00",
    }
    kept = str(bare(said, {}))
    for each in ("123456789012345678", "223456789012345678", "Ada", "abc", "hm=", "08-06"):
        assert each not in kept
    for file in RECORDED.glob("*.json"):
        assert "127.0.0.1" not in file.read_text("utf-8")
