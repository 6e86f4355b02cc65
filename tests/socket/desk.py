"""What a rehearsal asks of Discord besides what the bot asks: commands of one server, its members,
posts in forums, and the removal of all that was made."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.socket.world import Json, Refusal, snowflake

if TYPE_CHECKING:
    from tests.socket.rest import Rest

FORUM, NEWS, NEWS_THREAD = 15, 5, 10
REQUIRE_TAG = 1 << 4


def fits(parent: Json, body: Json) -> None:
    """Whether a thread of this kind can be opened there."""
    if parent["type"] == FORUM:
        if parent.get("flags", 0) & REQUIRE_TAG and not body.get("applied_tags"):
            raise Refusal(400, 40067, "A tag is required to create a forum post in this channel")
    elif (parent["type"] == NEWS) != (body.get("type") == NEWS_THREAD):
        raise Refusal(400, 50024, "Cannot execute action on this channel type")


def own_commands(rest: Rest, commands: list[Json]) -> tuple[int, list[Json]]:
    rest.own = [{**each, "id": str(snowflake())} for each in commands]
    return 200, rest.own


def one_more(rest: Rest, command: Json) -> tuple[int, Json]:
    rest.own.append({"type": 1, **command, "id": str(snowflake())})
    return 201, rest.own[-1]


def one_less(rest: Rest, number: str) -> tuple[int, None]:
    rest.own = [each for each in rest.own if each["id"] != number]
    return 204, None


def remove(rest: Rest, channel: int) -> tuple[int, Json]:
    gone = rest.world.channels.pop(channel)
    for message in [m for m in rest.world.messages.values() if m["channel_id"] == str(channel)]:
        del rest.world.messages[int(message["id"])]
    return 200, gone


def remove_message(rest: Rest, number: int) -> tuple[int, None]:
    rest.read(number)
    del rest.world.messages[number]
    return 204, None


def told_before(rest: Rest, channel: str) -> tuple[int, list[Json]]:
    """What stands in a channel and is older than an hour."""
    hour = snowflake() - (3_600_000 << 22)
    here = [each for each in rest.world.messages.values() if each["channel_id"] == channel]
    return 200, [each for each in here if int(each["id"]) < hour]


Route = tuple[str, str, Callable[["Rest", "re.Match[str]", Any, Any], tuple[int, Any]]]
OWN = r"/applications/\d+/guilds/\d+/commands"
ROUTES: tuple[Route, ...] = (
    ("GET", OWN, lambda r, m, b, f: (200, r.own)),
    ("PUT", OWN, lambda r, m, b, f: own_commands(r, b)),
    ("POST", OWN, lambda r, m, b, f: one_more(r, b)),
    ("DELETE", OWN + r"/(\d+)", lambda r, m, b, f: one_less(r, m[1])),
    ("GET", r"/guilds/(\d+)", lambda r, m, b, f: (200, r.world.server(int(m[1])))),
    ("GET", r"/guilds/\d+/members/(\d+)", lambda r, m, b, f: (200, r.world.member(int(m[1])))),
    ("GET", r"/channels/(\d+)/messages", lambda r, m, b, f: told_before(r, m[1])),
    ("DELETE", r"/channels/(\d+)", lambda r, m, b, f: remove(r, int(m[1]))),
    ("DELETE", r"/channels/\d+/messages/(\d+)", lambda r, m, b, f: remove_message(r, int(m[1]))),
)
