"""What there is on the Discord of the tests: one server with its channels, people and messages."""

from __future__ import annotations

import itertools
import mimetypes
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, NamedTuple

Json = dict[str, Any]

EPOCH = 1_420_070_400_000
"""The millisecond from which Discord counts its ids."""
EVERYTHING = str((1 << 53) - 1)
"""Every permission there is."""
EPHEMERAL, LOADING = 1 << 6, 1 << 7
TEXT, DM, PRIVATE_THREAD = 0, 1, 12


class Refusal(Exception):
    """What Discord answers instead of doing it."""

    def __init__(self, status: int, code: int, text: str) -> None:
        super().__init__(text)
        self.status, self.body = status, {"code": code, "message": text}


class File(NamedTuple):
    name: str
    data: bytes


_counter = itertools.count(1)


def snowflake() -> int:
    """An id as Discord makes them: the time, and a number that no other has."""
    return (int(time.time() * 1000) - EPOCH << 22) | (next(_counter) & 0x3FFFFF)


def now() -> str:
    return datetime.now(UTC).isoformat()


@dataclass
class World:
    guild: int = 500
    """The server there always is."""
    application: int = 900
    servers: list[int] = field(default_factory=lambda: [500])
    channels: dict[int, Json] = field(default_factory=dict)
    messages: dict[int, Json] = field(default_factory=dict)
    people: dict[int, Json] = field(default_factory=dict)
    cdn: str = "https://cdn.discordapp.com"
    """Where files are fetched."""
    files: dict[str, bytes] = field(default_factory=dict)
    """The files that messages have now, by their addresses."""
    keeps: bool = True
    """Whether an edit may keep files by their ids."""
    _attached: dict[str, list[Json]] = field(default_factory=dict)
    """All files of each message, also those its components show."""

    @property
    def bot(self) -> Json:
        return {**user(self.application, "Adjutant"), "bot": True}

    def channel(self, channel: int, guild: int | None = None, **more: Any) -> Json:
        """A channel for a table."""
        made: Json = {
            "id": str(channel),
            "type": TEXT,
            "guild_id": str(guild or self.guild),
            "name": f"table-{channel}",
            "position": channel,
            "permission_overwrites": [],
            "parent_id": None,
            "nsfw": False,
            **more,
        }
        self.channels[channel] = made
        return made

    def direct(self, person: int) -> Json:
        """The channel between the bot and a person, the same each time."""
        number = 10_000_000 + person
        found = self.channels.get(number)
        if found is None:
            found = {"id": str(number), "type": DM, "recipients": [self.person(person)]}
            self.channels[number] = found
        return found

    def person(self, number: int) -> Json:
        return self.people.setdefault(number, user(number, f"person-{number}"))

    def member(self, user: int) -> Json:
        return {
            "user": self.person(user),
            "roles": [],
            "joined_at": "2024-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": EVERYTHING,
        }

    def server(self, guild: int) -> Json:
        """A server as the gateway tells of it."""
        everyone = {
            "id": str(guild),
            "name": "@everyone",
            "permissions": EVERYTHING,
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        here = [each for each in self.channels.values() if each.get("guild_id") == str(guild)]
        return {
            "id": str(guild),
            "name": "Tables",
            "owner_id": "1",
            "member_count": 100,
            "roles": [everyone],
            "emojis": [],
            "features": [],
            "preferred_locale": "en-US",
            "channels": [each for each in here if "thread_metadata" not in each],
            "threads": [each for each in here if "thread_metadata" in each],
            "members": [],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "system_channel_flags": 0,
            "premium_progress_bar_enabled": False,
            "large": False,
            "unavailable": False,
        }

    def thread(self, parent: int, body: Json) -> Json:
        number = snowflake()
        about = {
            "archived": False,
            "locked": False,
            "invitable": body.get("invitable", True),
            "auto_archive_duration": body.get("auto_archive_duration", 1440),
            "archive_timestamp": now(),
            "create_timestamp": now(),
        }
        return self.channel(
            number,
            int(self.channels[parent]["guild_id"]),
            type=body.get("type", PRIVATE_THREAD),
            name=body["name"],
            parent_id=str(parent),
            owner_id=str(self.application),
            applied_tags=body.get("applied_tags", []),
            thread_metadata=about,
            message_count=0,
            member_count=1,
            members=[],
        )

    def post(self, channel: int, body: Json, files: list[File], flags: int = 0) -> Json:
        """A new message of the bot."""
        made: Json = {
            "id": str(snowflake()),
            "channel_id": str(channel),
            "author": self.bot,
            "content": "",
            "timestamp": now(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "type": 0,
            "flags": flags,
            "nonce": body.get("nonce"),
        }
        self.messages[int(made["id"])] = made
        return self.change(made, {**body, "flags": body.get("flags", 0) | flags}, files)

    def change(self, message: Json, body: Json, files: list[File]) -> Json:
        """A message with what an edit names put in place of what was there. Files that an edit does
        not name are gone, unless it names none at all; those that components show are not among
        the message's attachments."""
        attached = before = self._attached.get(message["id"], [])
        if "attachments" in body:
            attached = [self._file(message, each, files) for each in body["attachments"] or ()]
        components = message["components"]
        if "components" in body:
            shown = {each["filename"]: each for each in attached}
            components = _resolved(body["components"], shown, itertools.count(1))
        for name in ("content", "embeds"):
            if name in body:
                message[name] = body[name] or ([] if name == "embeds" else "")
        if "flags" in body:
            message["flags"] = (message["flags"] & EPHEMERAL | body["flags"]) & ~LOADING
        message["components"] = components
        if "components" in body or "content" in body:
            message["mentions"] = self._mentioned(message, body.get("allowed_mentions"))
        for each in before:
            if each["id"] not in {kept["id"] for kept in attached}:
                del self.files[each["url"]]
        self._attached[message["id"]] = attached
        shown_ids = {each["attachment_id"] for each in media(components)}
        message["attachments"] = [each for each in attached if each["id"] not in shown_ids]
        return message

    def _file(self, message: Json, named: Json, files: list[File]) -> Json:
        """A file that an edit keeps by its id, or brings: then its number is its id."""
        for each in self._attached.get(message["id"], ()):
            if self.keeps and each["id"] == str(named["id"]):
                return each
        if not int(named["id"]) < len(files):
            raise Refusal(400, 50035, f"there is no attachment {named['id']}")
        name, data = files[int(named["id"])]
        number = str(snowflake())
        url = f"{self.cdn}/attachments/{message['channel_id']}/{number}/{name}"
        self.files[url] = data
        return {
            "id": number,
            "filename": name,
            "size": len(data),
            "url": url,
            "proxy_url": url,
            "content_type": mimetypes.guess_type(name)[0],
            "description": named.get("description"),
        }

    def _mentioned(self, message: Json, allowed: Json | None) -> list[Json]:
        """Whom a message highlights: those it names, as far as it may."""
        named = dict.fromkeys(re.findall(r"<@(\d+)>", said(message)))
        if allowed is not None and "users" not in allowed.get("parse", ()):
            named = {each: None for each in named if each in map(str, allowed.get("users", ()))}
        return [self.person(int(each)) for each in named]


def user(number: int, name: str) -> Json:
    return {
        "id": str(number),
        "username": name,
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": False,
    }


def _resolved(components: Any, shown: dict[str, Json], ids: Any) -> Any:
    """Components as Discord hands them back: numbered, and with addresses for attachments."""
    if isinstance(components, list):
        return [_resolved(each, shown, ids) for each in components]
    if not isinstance(components, dict):
        return components
    found = {key: _resolved(value, shown, ids) for key, value in components.items()}
    if isinstance(url := found.get("url"), str) and url.startswith("attachment://"):
        if (file := shown.get(url.removeprefix("attachment://"))) is None:
            raise Refusal(400, 50035, f"unfurled media {url} not found")
        found |= {key: file[key] for key in ("url", "proxy_url", "content_type")}
        found |= {"id": str(snowflake()), "attachment_id": file["id"]}
    if "type" in found:
        found["id"] = next(ids)
    return found


def media(components: Any) -> Iterator[Json]:
    """What components show of the files of their message."""
    for each in walk(components):
        found = [each, *each.get("items", ())]
        yield from (one["media"] for one in found if "attachment_id" in one.get("media", ()))


def walk(components: Any) -> Any:
    """Every component of a message, also those inside others."""
    for each in components or ():
        yield each
        yield from walk(each.get("components"))
        for key in ("accessory", "component"):
            if each.get(key):
                yield from walk([each[key]])


def said(message: Json) -> str:
    """All words of a message."""
    texts = [message.get("content", "")]
    texts += [each.get("content", "") for each in walk(message["components"])]
    return re.sub(r"\s+", " ", " ".join(texts)).strip()
