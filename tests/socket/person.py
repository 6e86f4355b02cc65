"""Somebody on Discord: types commands, presses buttons, picks from menus, fills in windows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from tests.socket.rest import Click
from tests.socket.server import Discord
from tests.socket.world import EVERYTHING, Json, snowflake, walk

COMMAND, COMPONENT, COMPLETE, SUBMIT = 2, 3, 4, 5
GROUPS = (1, 2)
BUTTON, SELECT, INPUT, RADIO, TICKS = 2, 3, 4, 21, 22
ANSWER = 60.0
"""Seconds after which nobody waits for an answer any more."""


class Person:
    def __init__(self, discord: Discord, number: int, locale: str = "en-US") -> None:
        self.discord = discord
        self.id = number
        self.locale = locale
        discord.world.person(number)

    async def slash(self, channel: int, path: str, /, **options: Any) -> Click:
        """Type a command, such as `game new`, and wait for the answer."""
        return await self.answered(self.slashing(channel, path, **options))

    def slashing(self, channel: int, path: str, /, **options: Any) -> Json:
        return self.payload(COMMAND, channel, self._command(path, options))

    async def press(self, message: Json, custom_id: str, values: Sequence[str] = ()) -> Click:
        """Press a button, or pick from a menu, and wait for the answer."""
        return await self.answered(self.pressing(message, custom_id, values))

    def pressing(self, message: Json, custom_id: str, values: Sequence[str] = ()) -> Json:
        data: Json = {"custom_id": custom_id, "component_type": SELECT if values else BUTTON}
        if values:
            data["values"] = list(values)
        return self.payload(COMPONENT, int(message["channel_id"]), data, message=message)

    async def fill_in(self, asked: Click, fields: dict[str, str]) -> Click:
        """Fill in the window that opened, and send it."""
        assert asked.window is not None, "no window opened"
        rows = []
        for part in walk(asked.window["components"]):
            if part["type"] in (SELECT, INPUT, RADIO, TICKS):
                value, several = fields[part["custom_id"]], part["type"] in (SELECT, TICKS)
                said = {"values": [value]} if several else {"value": value}
                own = {"type": part["type"], "id": 2, "custom_id": part["custom_id"], **said}
                rows.append({"type": 18, "id": 1, "component": own})
        data = {"custom_id": asked.window["custom_id"], "components": rows}
        channel, message = int(asked.payload["channel_id"]), asked.payload.get("message")
        more = {"message": message} if message else {}
        return await self.answered(self.payload(SUBMIT, channel, data, **more))

    async def complete(self, channel: int, path: str, option: str, typed: str) -> list[Json]:
        """What is offered while an option of a command is typed."""
        data = self._command(path, {option: typed}, focused=option)
        click = await self.answered(self.payload(COMPLETE, channel, data))
        return click.choices or []

    # How it gets to the bot.

    async def do(self, payload: Json) -> Click:
        """Send something to the bot and wait for nothing."""
        click = Click(payload, time.perf_counter())
        self.discord.rest.clicks[click.id] = click
        await self.discord.gateway.tell("INTERACTION_CREATE", payload)
        return click

    async def answered(self, payload: Json) -> Click:
        click = await self.do(payload)
        try:
            await asyncio.wait_for(click.done.wait(), ANSWER)
        except TimeoutError:
            raise AssertionError(f"no answer to {payload['data']}") from None
        return click

    def payload(self, kind: int, channel: int, data: Json, **more: Any) -> Json:
        number = snowflake()
        world = self.discord.world
        place = world.channels[channel]
        payload: Json = {
            "id": str(number),
            "application_id": str(world.application),
            "type": kind,
            "token": f"token-{number}",
            "version": 1,
            "data": data,
            "channel_id": str(channel),
            "channel": place,
            "locale": self.locale,
            "entitlements": [],
            "authorizing_integration_owners": {"0": place.get("guild_id", "0")},
            "attachment_size_limit": 10 * 2**20,
            "app_permissions": EVERYTHING,
            **more,
        }
        if "guild_id" in place:
            guild = place["guild_id"]
            server = {"id": guild, "locale": "en-US", "features": []}
            payload |= {"guild_id": guild, "guild": server, "guild_locale": "en-US"}
            payload |= {"member": world.member(self.id), "context": 0}
        else:
            payload |= {"user": world.person(self.id), "context": 1}
        return payload

    def _command(self, path: str, options: dict[str, Any], focused: str = "") -> Json:
        names = path.split()
        node = next(each for each in self.discord.rest.commands if each["name"] == names[0])
        nodes = [node]
        for name in names[1:]:
            node = next(each for each in node["options"] if each["name"] == name)
            nodes.append(node)
        known = {each["name"]: each for each in node.get("options", ())}
        resolved: Json = {}
        filled = []
        for name, value in options.items():
            kind = known[name]["type"]
            if kind == 6:
                users = resolved.setdefault("users", {})
                users[str(value)] = self.discord.world.person(int(value))
                value = str(value)
            elif kind == 7:
                here = self.discord.world.channels[int(value)]
                channels = resolved.setdefault("channels", {})
                channels[str(value)] = {**here, "permissions": "2147483647"}
                value = str(value)
            elif kind == 11:
                files = resolved.setdefault("attachments", {})
                files[str(value)] = attachment(int(value))
                value = str(value)
            filled.append({"name": name, "type": kind, "value": value})
            if name == focused:
                filled[-1]["focused"] = True
        for each in reversed(nodes[1:]):
            filled = [{"name": each["name"], "type": each["type"], "options": filled}]
        top = nodes[0]
        made: Json = {"id": top["id"], "name": top["name"], "type": 1, "options": filled}
        return made | ({"resolved": resolved} if resolved else {})


def attachment(number: int) -> Json:
    """A file somebody adds to a command, far too large for anything."""
    url = f"https://cdn.example/{number}"
    facts = {"filename": "people.csv", "size": 2**24, "url": url, "proxy_url": url}
    return {"id": str(number), **facts}


def buttons(message: Json | None, start: str = "") -> list[Json]:
    """The buttons of a message that can be pressed, and whose ids begin so."""
    return [each for each in _parts(message, BUTTON, start) if not each.get("disabled")]


def menus(message: Json | None, start: str = "") -> list[Json]:
    return [each for each in _parts(message, SELECT, start) if not each.get("disabled")]


def _parts(message: Json | None, kind: int, start: str) -> list[Json]:
    found = walk(message["components"]) if message else ()
    return [
        each
        for each in found
        if each["type"] == kind and each.get("custom_id", "").startswith(start)
    ]
