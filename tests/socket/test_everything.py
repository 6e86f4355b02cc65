"""Every command is typed and every kind of button pressed: each is answered with a sentence, and
Discord would have taken every request."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.edge.components import PRESSES
from tests.socket.laws import judge, settle
from tests.socket.person import Person, buttons, menus
from tests.socket.process import bot
from tests.socket.rest import Click
from tests.socket.server import discord
from tests.socket.table import BROKEN, Table, open_table
from tests.socket.world import Json, said

pytestmark = pytest.mark.slow
PLAYER = 10012
ARGUMENTS: dict[str, Any] = {
    "game": "quartermaster",
    "what": "pass",
    "text": "somebody shouts",
    "seat": "germany",
    "player": PLAYER,
    "reason": "they asked for it",
    "moment": "1",
    "search": "battle",
    "part": "map",
    "last": 5,
    "chair": "0",
    "zone": "Europe/Warsaw",
    "quiet": "22-7",
    "language": "pl",
}
HASTE = 6
"""How much faster the bot's clock runs. All its time-outs are as much shorter: at 20, a film had
four seconds and a window 75 ms, too little on a machine that runs other tests as well."""
LAST = ("game abandon", "admin abandon", "me forget")
"""After these there is less to see."""


def leaves(commands: list[Json]) -> Iterator[tuple[str, Json]]:
    """Every command that can be typed, with its options."""
    for each in commands:
        if each["type"] != 1:  # of the menu of a message
            continue
        below = [one for one in each.get("options", ()) if one["type"] in (1, 2)]
        if below:
            yield from ((f"{each['name']} {path}", leaf) for path, leaf in leaves(below))
        else:
            yield each["name"], each


async def test_every_command_is_answered(tmp_path: Path) -> None:
    async with discord(haste=HASTE) as there, bot(there, tmp_path / "games.sqlite3") as ours:
        table = await open_table(there, 1001, "quartermaster")
        await table.play(lambda: len(table.moves) >= 10)
        found = dict(leaves(there.rest.commands))
        first = [path for path in found if path not in LAST]
        assert len(found) > 30
        for path in [*first, *LAST]:
            options = found[path].get("options", ())
            for each in options:
                if each.get("autocomplete"):
                    await table.people[0].complete(table.channel, path, each["name"], "a")
            given = {each["name"]: argument(each) for each in options if each.get("required")}
            everything = {each["name"]: argument(each) for each in options}
            for filled in (given, everything):
                answered(path, await table.people[0].slash(table.channel, path, **filled))
        await settle(ours)
        written = ours.written()  # before the end, which cuts short what is still being drawn
        assert await ours.stop() == 0
        verdict = await judge(ours, [table])
        print(f"\n{len(found)} commands: {verdict}")
        assert verdict.clean, verdict
        assert "Traceback" not in written, written


def argument(option: Json) -> Any:
    if option.get("choices") and option["name"] != "game":
        return option["choices"][0]["value"]
    by_kind = {3: "something", 4: 1, 5: True, 6: PLAYER, 7: 1001, 11: 77}
    return ARGUMENTS.get(option["name"], by_kind[option["type"]])


def answered(what: str, click: Click) -> None:
    told = [each for each in (click.message, *click.followups) if each is not None]
    said_all = " ".join(map(said, told))
    assert said_all or click.window or any(each["attachments"] for each in told), what
    assert BROKEN not in said_all, f"{what}: {said_all}"


KINDS = {word for word in PRESSES if not word.startswith("league")}
"""Of tables; leagues have a test of their own."""


async def test_every_kind_of_button_is_answered(tmp_path: Path) -> None:
    async with discord(haste=HASTE) as there, bot(there, tmp_path / "games.sqlite3") as ours:
        pressed: set[str] = set()
        tables = []
        for n, game in enumerate(("quartermaster", "attack", "total_domination", "overlord")):
            table = await open_table(there, 1001 + n, game)
            tables.append(table)
            for goal in (2, 4, 6):
                await table.play(lambda t=table, n=goal: len(t.moves) >= n)
                for person in table.people:
                    await look_around(table, person, pressed)
        offered = set(pressed)
        message = tables[0].news
        assert message is not None
        stranger = Person(there, 5)
        for kind in sorted(KINDS - pressed):  # nobody was offered it: one of another message
            menu = kind in ("tick", "order", "ahead", "option", "style", "zoom")
            part = forged(f"adj{'s' if menu else ''}-{kind}:{tables[0].id}:germany:1:x", menu=menu)
            message["components"] = [{"type": 1, "id": 1, "components": [part]}]
            values = ["x"] if menu else []
            answered(kind, await stranger.press(message, part["custom_id"], values))
            pressed.add(kind)
        await settle(ours)
        written = ours.written()  # before the end, which cuts short what is still being drawn
        assert await ours.stop() == 0
        verdict = await judge(ours, tables)
        print(f"\n{len(pressed)} kinds of buttons, {len(offered)} of them offered: {verdict}")
        assert pressed >= KINDS
        assert verdict.clean, verdict
        assert "Traceback" not in written, written


async def look_around(table: Table, person: Person, pressed: set[str]) -> None:
    """Press everything in one's panel that has not been pressed yet, each in a fresh panel."""
    for _ in range(12):
        news = table.news
        if news is None:
            return
        panel = (await person.press(news, f"adj-open:{table.id}")).message
        pressed.add("open")
        parts = [*buttons(news), *buttons(panel), *menus(panel)]
        fresh = [each for each in parts if kind(each) not in pressed]
        if not fresh or panel is None:
            return
        part = fresh[0]
        where = news if part in buttons(news) else panel
        values = [each["value"] for each in part.get("options", ())][: part.get("min_values", 1)]
        if part["type"] == 3 and not values:
            values = [part["options"][0]["value"]]
        click = await person.press(where, part["custom_id"], values)
        pressed.add(kind(part))
        if click.window is not None:
            fields = {each["custom_id"]: "pass" for each in fields_of(click.window)}
            fields |= {"how": "do"}
            click = await person.fill_in(click, fields)
        answered(part["custom_id"], click)


def forged(custom_id: str, *, menu: bool) -> Json:
    if menu:
        return {
            "type": 3,
            "id": 2,
            "custom_id": custom_id,
            "options": [{"label": "x", "value": "x"}],
        }
    return {"type": 2, "id": 2, "custom_id": custom_id, "style": 2, "label": "x"}


def fields_of(window: Json) -> list[Json]:
    return [each["component"] for each in window["components"]]


def kind(part: Json) -> str:
    word = part["custom_id"].partition(":")[0].partition("-")[2]
    return str(word or "act")
