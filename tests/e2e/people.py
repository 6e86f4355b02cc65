"""People in a simulated Discord. The only module of the tests that knows how it is driven."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simcord import interactions
from simcord.actors import MemberActor
from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage

import bot.sandbox.attachments  # noqa: F401  SimCord as Discord is documented
import renderers
from bot.edge.client import Adjutant
from bot.edge.components import Pressed
from bot.edge.pictures import Pictures
from bot.store import Store
from bot.text import words
from engines.contract import Msg
from tests.bot.openapi import faults
from tests.desk import Tables

RADIO = 21
"""Values side by side, of which one is picked."""
PATIENCE = 120.0
"""Seconds in which the bot must have done what was asked, however busy the machine is."""
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360"
    "606060000000050001a5f645400000000049454e44ae426082"
)
settled = vars(simcord.Env)["_settle_internal"]


async def patiently(env: simcord.Env, *, timeout: float | None = None, **more: Any) -> None:
    """SimCord gives a bot five seconds to start."""
    await settled(env, timeout=timeout and max(timeout, PATIENCE), **more)


setattr(simcord.Env, "_settle_internal", patiently)  # noqa: B010


@dataclass(frozen=True)
class Sketch:
    """A picture without a painter: its words tell what it was asked to show."""

    png: bytes
    alt: str


def sketch(game: str, view: Any, say: Any, **how: Any) -> Sketch:
    return Sketch(PIXEL, f"sketch of {game}: {view}"[:900])


def outline(game: str, views: Any, say: Any, course: Any = ()) -> Sketch:
    return Sketch(PIXEL, f"story of {game} in {len(views)} boards")


def small(*args: Any, **more: Any) -> renderers.Picture:
    """Pictures as they are, but quickly drawn."""
    return renderers.picture(*args, **more | {"width": 480})


@dataclass
class Club:
    """A server with one channel in it, and the bot."""

    folder: Path
    env: simcord.Env = field(init=False)
    store: Store = field(init=False)
    bot: Adjutant = field(init=False)
    draw: Any = sketch
    house: dict[str, Any] = field(default_factory=dict)
    """What the tables are run with besides: other rules, a chance that is none."""
    last: dict[str, Any] = field(default_factory=dict)
    """The last interaction as Discord delivered it."""
    locales: dict[str, str] = field(default_factory=dict)
    guild_locale: str = "en-US"
    skipped: float = 0.0
    """Seconds that passed for the tables without every tick of the bot."""

    async def open(self) -> Adjutant:
        self.store = await Store.open(self.folder / "games.sqlite3")
        self.tables = Tables(
            self.store,
            now=lambda: self.env.now().timestamp() + self.skipped,
            seeds=lambda: b"always the same dice in the tests",
            **self.house,
        )
        self.bot = Adjutant(self.tables, Pictures(self.draw, tell=outline))
        return self.bot

    async def restart(self) -> None:
        """The bot dies and comes back; Discord and the file stay."""
        old = self.store
        await self.env.settle()
        await old.close()
        await self.env.restart_bot(await self.open())

    async def later(self, hours: float) -> None:
        """Hours pass; the bot looks at its alarms and its outbox."""
        self.skipped += hours * 3600
        self.tables.last_beat = self.env.now().timestamp() + self.skipped  # it was up all the while
        await self.tables.ring()
        await self.bot.deliver()

    async def delivered(self) -> None:
        """Wait for messages that are still being made: a first board takes seconds to draw."""
        while going := set(self.bot.sender.under_way):
            await asyncio.wait(going)

    def furnish(self) -> None:
        self.guild = self.env.create_guild("The map room")
        self.channel = self.guild.create_text_channel("table")

    def person(self, name: str, locale: str = "en-US", *, admin: bool = False) -> Person:
        user = self.env.create_user(name.lower(), global_name=name)
        self.bot.sender.doors.pressed(user.id)  # no stranger, although tests may seat them
        rights = discord.Permissions(manage_guild=True)
        roles = [self.guild.create_role("Staff", permissions=rights)] if admin else []
        return Person(self, self.guild.add_member(user, roles=roles), locale)

    @property
    def public(self) -> list[Shown]:
        """Everything the bot has said in the channel."""
        found = self.env.backend.messages[self.channel.id].values()
        return [Shown(self, message) for message in found if not message.is_ephemeral]

    def letters(self, person: Person) -> list[Shown]:
        """Everything the bot has sent to a person directly."""
        channel = self.env.backend.get_dm_channel(person.id)
        return [Shown(self, message) for message in self.env.backend.messages[channel.id].values()]

    async def again(self) -> None:
        """Discord delivers the last interaction a second time."""
        self.env.backend.emit("INTERACTION_CREATE", self.last)
        await self.env.settle()

    def faults(self) -> list[str]:
        """What Discord would have refused."""
        return [
            fault
            for each in self.env.http_requests
            for fault in faults(each.method, each.path, each.json)
        ]


class Shown:
    """A message as a person sees it: words, labels of buttons, options of menus."""

    def __init__(self, club: Club, message: Any) -> None:
        self.club = club
        self.message = message
        self.parts = list(walk_components(message.components))

    @classmethod
    def of(cls, club: Club, answer: ResponseMessage) -> Shown:
        """What a command or a click was answered with."""
        return cls(club, answer._message)

    @property
    def attached(self) -> list[str]:
        """Its files to the last byte: `board.png 89504e47…`."""
        blobs = self.club.env.backend.cdn._blobs
        return [
            f"{file['filename']} {blobs[file['url']].hex()}" for file in self.message.attachments
        ]

    @property
    def text(self) -> str:
        said = [part["content"] for part in self.parts if part["type"] == 10]
        return "\n".join([self.message.content, *said]).strip()

    @property
    def buttons(self) -> dict[str, str]:
        """Labels of what can be pressed, with ids."""
        return {
            part["label"]: part["custom_id"]
            for part in self.parts
            if part["type"] == 2 and not part.get("disabled") and "custom_id" in part
        }

    @property
    def links(self) -> dict[str, str]:
        """Labels of what leads elsewhere, with addresses."""
        return {part["label"]: part["url"] for part in self.parts if part.get("url")}

    @property
    def opens(self) -> str:
        """The id of the button that leads to one's own panel."""
        return next(
            (custom_id for custom_id in self.buttons.values() if custom_id.startswith("adj-open:")),
            "",
        )

    @property
    def menus(self) -> dict[str, dict[str, Any]]:
        return {part["placeholder"]: part for part in self.parts if part["type"] in (3, 5)}

    @property
    def chosen(self) -> str:
        """What its menus say is so now."""
        options = [each for part in self.parts for each in part.get("options", ())]
        return "\n".join(each["label"] for each in options if each.get("default"))

    @property
    def alts(self) -> list[str]:
        items = [item for part in self.parts for item in part.get("items", ())]
        return [item.get("description", "") for item in items]

    @property
    def files(self) -> list[str]:
        return [each["filename"] for each in self.message.attachments]

    @property
    def pictures(self) -> list[bytes]:
        """What is fetched for the pictures it shows; nothing for one that is gone."""
        found = [item for part in self.parts for item in (part, *part.get("items", ()))]
        urls = [each["media"]["url"] for each in found if "media" in each]
        return [self.club.env.backend.cdn.get(url) or b"" for url in urls]


class Person:
    """Somebody in the room. Remembers the private message they look at."""

    def __init__(self, club: Club, actor: MemberActor, locale: str) -> None:
        self.club = club
        self.actor = actor
        self.id: int = actor.id
        self.words = words(locale.partition("-")[0])
        club.locales[str(self.id)] = locale
        self.panel: Shown | None = None
        self.taps = 0
        """What a thumb had to do: for a menu, open it, pick each thing, and close it if it takes
        several."""

    def say(self, message: str, **gaps: Any) -> str:
        return self.words.say(Msg(message, gaps))

    async def command(self, name: str, **options: Any) -> Shown:
        return self._look(await self.actor.slash(self.club.channel, name, **options))

    async def complete(self, name: str, option: str, typed: str = "") -> dict[str, str]:
        found = await self.actor.autocomplete(self.club.channel, name, option, typed)
        return {each["name"]: each["value"] for each in found}

    async def pick(self, custom_id: str, *values: str) -> Shown:
        """Press what has this id in the own panel, or pick these values in it."""
        message = self._message(self._panel)
        if not values:
            self.taps += 1
            return self._look(await self.actor.click(message, custom_id=custom_id))
        menu = next(part for part in self._panel.parts if part.get("custom_id") == custom_id)
        self.taps += 1 + len(values) + (menu.get("max_values", 1) > 1)
        return self._look(await self.actor.select(message, list(values), custom_id=custom_id))

    async def press(self, label: str, on: Shown | None = None) -> Shown:
        """Press the button of that label, in the own panel if no other message is named."""
        shown = on or self._panel
        custom_id = shown.buttons[label]
        self.taps += 1
        return self._look(await self.actor.click(self._message(shown), custom_id=custom_id), on)

    async def choose(self, menu: str, *values: Any, on: Shown | None = None) -> Shown:
        """Pick from the menu of that title."""
        shown = on or self._panel
        custom_id = shown.menus[menu]["custom_id"]
        result = await self.actor.select(self._message(shown), list(values), custom_id=custom_id)
        return self._look(result, on)

    def look(self) -> Shown:
        """The own panel as it is by now."""
        self.panel = Shown(self.club, self._panel.message)
        return self.panel

    async def press_play(self) -> Shown:
        """Press the first button under the newest board."""
        await self.club.delivered()
        board = next(shown for shown in reversed(self.club.public) if shown.opens)
        self.taps += 1
        return self._look(await self.actor.click(self._message(board), custom_id=board.opens))

    async def answer(self, *keys: str) -> Shown:
        """Open the own panel from the newest board and pick these answers to the question."""
        await self.press_play()
        return await self.give(*keys)

    async def give(self, *keys: str) -> Shown:
        """Pick these answers in the own panel, as it is."""
        panel, left = self._panel, list(keys)
        if together := _together(panel, left):
            return await self.pick(together)
        while left:
            custom_id, picked = _holding(panel, left)
            left = [key for key in left if key not in picked]
            panel = (
                await self.pick(custom_id, *picked)
                if picked[0] not in custom_id
                else await self.pick(custom_id)
            )
            yes = ":".join(("adj", *custom_id.split(":")[1:4], picked[0]))
            if _what(custom_id) == "sure" and yes in panel.buttons.values():
                panel = await self.pick(yes)
        confirm = next(
            (each for each in panel.buttons.values() if _what(each).startswith("tick")), ""
        )
        if _what(confirm) == "ticksure":
            await self.pick(confirm)
            confirm = confirm.replace("ticksure", "ticked")
        return await self.pick(confirm) if confirm else panel

    async def first(self) -> Shown:
        """Pick the first answer there is, or as many as are asked for, whatever they are."""
        panel = await self.press_play()
        for part in panel.parts:
            custom_id = part.get("custom_id", "")
            if _what(custom_id) in ("act", "tick") and part.get("options"):
                values = [option["value"] for option in part["options"]]
                return await self.answer(*values[: part["min_values"]])
            if _what(custom_id) == "act":
                return await self.pick(custom_id)
        raise AssertionError(panel.text)

    async def replay_from(self, shown: Shown) -> Shown:
        """Step through the game from a message on, by the menu of that message."""
        menu, message = "Replay from here", self._message(shown)
        return self._look(await self.actor.context_menu(self.club.channel, menu, message))

    async def type(self, orders: str, **more: list[str]) -> Shown:
        """Press the button that opens a window, and send orders in it."""
        custom_id = self._panel.buttons[self.say("panel-type")]
        window = await self.actor.click(self._message(self._panel), custom_id=custom_id)
        return await self._submit(window, {"orders": orders, **more})

    async def _submit(self, opened: Any, values: dict[str, Any]) -> Shown:
        """Send a window filled in. Of what stands side by side and excludes each other one is
        picked, of a menu a list."""
        fields = [each["component"] for each in opened.modal["components"]]
        alone = {each["custom_id"] for each in fields if each["type"] == RADIO}
        sent = {name: each[0] if name in alone else each for name, each in values.items()}
        return self._look(await self.actor.submit_modal(opened, sent))

    async def press_letter(self, shown: Shown, custom_id: str) -> Shown:
        """Press a button of a direct message."""
        message = self._message(shown)
        return self._look(await self.actor.user.click(message, custom_id=custom_id))

    async def window(self, command: str, values: dict[str, Any]) -> Shown:
        """Type a command that opens a window, and send it filled in."""
        opened = await self.actor.slash(self.club.channel, command)
        return await self._submit(opened, values)

    async def fill_in(self, label: str, values: dict[str, Any]) -> Shown:
        """Press a button of the own panel that opens a window, and send it filled in."""
        custom_id, message = self._panel.buttons[label], self._message(self._panel)
        self.taps += 1
        opened = await self.actor.click(message, custom_id=custom_id)
        return await self._submit(opened, values)

    async def pick_window(self, menu: str, picks: Sequence[str], values: dict[str, Any]) -> Shown:
        """Pick from a menu of the own panel that opens a window, and send it filled in."""
        custom_id, message = self._panel.menus[menu]["custom_id"], self._message(self._panel)
        self.taps += 1
        opened = await self.actor.select(message, list(picks), custom_id=custom_id)
        return await self._submit(opened, values)

    @property
    def _panel(self) -> Shown:
        assert self.panel is not None, "nothing private has been shown yet"
        return self.panel

    def _message(self, shown: Shown) -> ResponseMessage:
        return ResponseMessage(self.club.env, shown.message)

    def _look(self, result: InteractionResult, on: Shown | None = None) -> Shown:
        """The answer: a private word beside the message, or what took its place."""
        answer = result.followups[-1] if result.followups else result.response
        assert answer is not None, "no answer"
        shown = Shown.of(self.club, answer)
        if answer.ephemeral:
            self.panel = shown
        return shown


def _what(custom_id: str) -> str:
    pressed = Pressed.read(custom_id)
    return (pressed.what.removeprefix("imagine") or "act") if pressed else ""


def _together(panel: Shown, keys: Sequence[str]) -> str:
    """The button that picks all there is, if these are all."""
    values = {
        option["value"]
        for part in panel.parts
        if _what(part.get("custom_id", "")) == "act"
        for option in part.get("options", ())
    }
    found = (each for each in panel.buttons.values() if _what(each) == "all")
    return next(found, "") if set(keys) == values else ""


def _holding(panel: Shown, keys: Sequence[str]) -> tuple[str, list[str]]:
    """The first button or menu that holds some of these answers, and which of them."""
    for part in panel.parts:
        custom_id = part.get("custom_id", "")
        if part.get("disabled") or _what(custom_id) not in ("act", "sure", "tick"):
            continue
        values = [option["value"] for option in part.get("options", ())]
        if picked := [key for key in keys if key in values or custom_id.endswith(f":{key}")]:
            return custom_id, picked
    raise AssertionError(f"cannot pick {keys}: {panel.text} {list(panel.menus)}")


@asynccontextmanager
async def club(folder: Path, *, draw: Any = sketch, **house: Any) -> AsyncIterator[Club]:
    """The bot in a room, until the block ends; then everything it sent is checked."""
    room = Club(folder, draw=draw, house=house)
    room.env = env = simcord.Env(await room.open(), settle_timeout=PATIENCE, shard_count=1)
    await env.start()
    room.furnish()
    build = interactions.base_payload

    def delivered(*args: Any, **more: Any) -> Any:
        record, payload = build(*args, **more)
        room.last = payload
        payload["locale"] = room.locales.get(str(more["user_id"]), "en-US")
        if "guild_locale" in payload:
            payload["guild_locale"] = room.guild_locale
        return record, payload

    interactions.base_payload = delivered
    try:
        yield room
    finally:
        interactions.base_payload = build
        await env.shutdown()
        await room.store.close()
    heard = [f"{each} would be listened to for ever" for each in room.bot.persistent_views]
    found = [*map(repr, env.errors), *room.faults(), *heard]
    if found:  # not an assert: this module's are not rewritten, and would say nothing
        pytest.fail("\n".join(found))


ID = re.compile(r"\b1456074443\d{9}\b")


def numbered(lines: Sequence[str]) -> list[str]:
    """The same lines with ids by order of appearance. Discord's ids tell the time; those of the
    simulation count all messages, private ones too, in whatever order their pictures are done."""
    known: dict[str, str] = {}
    return [
        ID.sub(lambda match: known.setdefault(match[0], f"#{len(known)}"), line) for line in lines
    ]
