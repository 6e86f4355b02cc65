"""Misbehaviours that can be planted in the Discord of the tests: what the real one may do, and what
nobody would notice before people do."""

from __future__ import annotations

import asyncio
import copy
import re
from collections.abc import Callable
from typing import Any

from tests.socket.desk import REQUIRE_TAG
from tests.socket.server import Discord
from tests.socket.world import Json, media

Answer = tuple[int, Any]
MESSAGE = r".* /channels/\d+/messages/?\d*"


def after(there: Discord, asked: str, change: Callable[[Any, Any], Any]) -> None:
    """Do what is asked, and answer something else."""
    carry_out = there.rest.carry_out

    def meddled(request: Any, path: str, body: Any, files: Any) -> Answer:
        status, answer = carry_out(request, path, body, files)
        if status < 300 and re.fullmatch(asked, f"{request.method} {path}"):
            answer = copy.deepcopy(answer)
            answer = change(body or {}, answer) or answer
        return status, answer

    there.rest.carry_out = meddled  # type: ignore[method-assign]


def instead(there: Discord, asked: str, told: Callable[[Any, Any], Answer | None]) -> None:
    """Answer something instead of doing what is asked."""
    carry_out = there.rest.carry_out

    def meddled(request: Any, path: str, body: Any, files: Any) -> Answer:
        if re.fullmatch(asked, f"{request.method} {path}"):
            answer = told(body, files)
            if answer is not None:
                return answer
        return carry_out(request, path, body, files)

    there.rest.carry_out = meddled  # type: ignore[method-assign]


def refusing(request: str, status: int, code: int, text: str, **more: Any) -> Callable[..., None]:
    refusal = status, {"code": code, "message": text, **more}
    return lambda there: instead(there, request, lambda body, files: refusal)


def keeps_files_in_attachments(there: Discord) -> None:
    def doubled(_: Any, message: Json) -> None:
        message["attachments"] = [
            {**each, "filename": "a.png", "size": 1} for each in media(message["components"])
        ]

    after(there, MESSAGE, doubled)


def names_no_files(there: Discord, *, listed: bool) -> None:
    """Components do not say which file they show; the files are `listed` beside them, or not."""

    def nameless(_: Any, message: Json) -> None:
        for each in media(message["components"]):
            file = {"id": each.pop("attachment_id"), "url": each["url"], "filename": "a.png"}
            message["attachments"] += [file | {"size": 1, "proxy_url": ""}] * listed

    after(there, "GET " + MESSAGE[3:], nameless)


def _gone(message: Json) -> None:
    for box in message["components"]:
        box["components"] = [each for each in box.get("components", ()) if each["type"] != 12]


def drops_struck_pictures(there: Discord) -> None:
    def dropped(body: Any, message: Json) -> None:
        if any("~~" in str(each) for each in body.get("components", ())):
            _gone(there.world.messages[int(message["id"])])

    after(there, "PATCH " + MESSAGE[3:], dropped)


def forgets_files_of_edits(there: Discord) -> None:
    def forgotten(body: Any, message: Json) -> None:
        if any("~~" in str(each) for each in body.get("components", ())):
            there.world.files.clear()

    after(there, "PATCH " + MESSAGE[3:], forgotten)


def refuses_pictures_in_answers(there: Discord) -> None:
    told = {"code": 50035, "message": "Invalid Form Body: unfurled media not found"}
    instead(there, "PATCH /webhooks/.*", lambda body, files: (400, told) if files else None)


def slows_old_edits(there: Discord) -> None:
    """Many edits of one message: 30046, as a limit that lasts longer than anybody waits."""
    told = {"code": 30046, "message": "Too many edits", "retry_after": 90.0, "global": False}
    seen: list[str] = []

    def limited(body: Any, files: Any) -> Answer | None:
        seen.append("edit")
        return (429, told) if len(seen) > 2 else None

    instead(there, "PATCH " + MESSAGE[3:], limited)


def allows_no_user_install(there: Discord) -> None:
    def servers(_: Any, about: Json) -> None:
        about["integration_types_config"] = {"0": {}}

    after(there, "GET .*applications/@me", servers)


def has_another_endpoint(there: Discord) -> None:
    def elsewhere(_: Any, about: Json) -> None:
        about["interactions_endpoint_url"] = "https://example.org"

    after(there, "GET /applications/@me", elsewhere)


def loses_translations(there: Discord) -> None:
    def lost(_: Any, commands: list[Json]) -> None:
        for each in commands:
            each.pop("name_localizations", None)

    after(there, r"GET .*/guilds/\d+/commands", lost)


def sends_what_nobody_can_read(there: Discord) -> None:
    def told(_: Any, message: Json) -> None:
        thread = {"id": "7", "guild_id": None, "name": 7, "thread_metadata": [1]}
        task = asyncio.create_task(there.gateway.send(0, "THREAD_CREATE", thread))
        under_way.add(task)
        task.add_done_callback(under_way.discard)

    under_way: set[asyncio.Task[None]] = set()

    after(there, "POST " + MESSAGE[3:], told)


def answers_presses_unreadably(there: Discord) -> None:
    after(there, ".*/callback", lambda body, told: {"interaction": 7, "resource": "7"})


def forgets_nonces(there: Discord) -> None:
    there.rest.memory = 0.0


def loses_emojis(there: Discord) -> None:
    def bare(_: Any, message: Json) -> None:
        for row in (row for block in message["components"] for row in block.get("components", ())):
            for each in row.get("components", ()):
                each.pop("emoji", None)

    after(there, MESSAGE, bare)


def loses_alt_texts(there: Discord) -> None:
    def lost(_: Any, message: Json) -> None:
        for box in message["components"]:
            for part in box.get("components", ()):
                for item in part.get("items", ()):
                    item.pop("description", None)

    after(there, MESSAGE, lost)


def highlights_nobody(there: Discord) -> None:
    after(there, "GET " + MESSAGE[3:], lambda _, message: message | {"mentions": []})


def ends_sessions(there: Discord) -> None:
    hear = there.gateway.hear

    async def forgetful(stream: Any, said: Json) -> None:
        if said["op"] == 6:
            await stream.send({"op": 9, "d": False})
        else:
            await hear(stream, said)

    there.gateway.hear = forgetful  # type: ignore[method-assign]


def takes_every_file(there: Discord) -> None:
    there.rest.checks = False


def rings_always(there: Discord) -> None:
    after(there, "GET " + MESSAGE[3:], lambda _, message: message | {"flags": 1 << 15})


def takes_every_letter(there: Discord) -> None:
    there.rest.closed.clear()


def tires_of_starts(there: Discord) -> None:
    there.gateway.identified = 990


def leaves_threads_open(there: Discord) -> None:
    def opened(_: Any, channel: Json) -> None:
        if "thread_metadata" in channel:
            channel["thread_metadata"]["locked"] = False

    after(there, r"GET /channels/\d+", opened)


def grants_nothing(there: Discord) -> None:
    def lacking(_: Any, server: Json) -> None:
        server["roles"][0]["permissions"] = "2048"

    after(there, r"GET /guilds/\d+", lacking)


def lives_in_another_hour(there: Discord) -> None:
    def later(_: Any, message: Json) -> None:
        message["id"] = str(int(message["id"]) + (3_600_000 << 22))

    after(there, "GET " + MESSAGE[3:], later)


def knows_nobody(there: Discord) -> None:
    hear = there.gateway.hear

    async def forgetful(stream: Any, said: Json) -> None:
        if said["op"] == 8:
            said["d"]["user_ids"] = []
        await hear(stream, said)

    there.gateway.hear = forgetful  # type: ignore[method-assign]


def takes_posts_without_tags(there: Discord) -> None:
    there.world.channels[2001]["flags"] = 0
    after(there, "GET /channels/2001", lambda _, forum: forum | {"flags": REQUIRE_TAG})


def takes_small_files_only(there: Discord) -> None:
    told = {"code": 40005, "message": "Request entity too large"}

    def small(body: Any, files: Any) -> Answer | None:
        return (413, told) if any(len(each.data) > 7 * 2**20 for each in files) else None

    instead(there, "POST " + MESSAGE[3:], small)


FAULTS: dict[str, tuple[Callable[[Discord], None], tuple[str, ...]]] = {
    "files that components show stand in attachments": (
        keeps_files_in_attachments, ("edit: pictures", "messages of leagues")),
    "the picture goes when a message is struck through": (
        drops_struck_pictures, ("strike: the bot's own way",)),
    "the file goes when a message is struck through": (
        forgets_files_of_edits, ("strike: the bot's own way",)),
    "answers with pictures are refused (7529)": (
        refuses_pictures_in_answers, ("press: panel",)),
    "edits are limited for a minute and a half (30046)": (slows_old_edits, ("five edits",)),
    "the application allows no user install": (allows_no_user_install, ("application",)),
    "clicks go elsewhere": (has_another_endpoint, ("application",)),
    "commands are refused": (
        refusing(r"PUT .*/guilds/\d+/commands", 400, 50035, "Invalid Form Body"), ("commands",)),
    "commands come back without translations": (loses_translations, ("commands",)),
    "the application keeps no emoji": (
        refusing(r"POST /applications/\d+/emojis", 400, 30008, "Maximum reached"), ("emojis",)),
    "buttons lose their emojis": (loses_emojis, ("emojis",)),
    "private answers stay": (
        refusing("DELETE /webhooks/.*", 404, 10008, "Unknown Message"), ("press: command",)),
    "a tag is required, and nothing says so": (
        refusing(r"POST /channels/2001/threads", 400, 40067, "A tag is required"),
        ("forum with a tag",)),
    "announcement channels take no threads": (
        refusing(r"POST /channels/2002/threads", 400, 50024, "Cannot execute action"),
        ("announcement channel",)),
    "nobody can be added to a private thread": (
        refusing(r"PUT .*/thread-members/\d+", 403, 50001, "Missing Access"), ("private thread",)),
    "threads are not locked": (leaves_threads_open, ("private thread",)),
    "edits in archived threads are forbidden": (
        refusing("PATCH " + MESSAGE[3:], 403, 50001, "Missing Access"), ("archived thread",)),
    "an event nobody can read": (sends_what_nobody_can_read, ("log",)),
    "answers to presses nobody can read": (answers_presses_unreadably, ("log",)),
    "a nonce is forgotten": (forgets_nonces, ("one nonce",)),
    "direct messages cannot be opened (40003)": (
        refusing("POST /users/@me/channels", 403, 40003, "You are opening too many"),
        ("direct message",)),
    "closed direct messages are open": (takes_every_letter, ("closed direct messages",)),
    "silent messages ring": (rings_always, ("silent direct message",)),
    "alternative texts are lost": (loses_alt_texts, ("edit: pictures",)),
    "edits highlight nobody": (highlights_nobody, ("highlights of an edit",)),
    "files of any size are taken": (takes_every_file, ("a file too large",)),
    "sessions cannot be resumed": (ends_sessions, ("gateway resumed",)),
    "the bot has hardly a right": (grants_nothing, ("rights",)),
    "its clock is an hour ahead": (lives_in_another_hour, ("clock",)),
    "nobody is known by a name": (knows_nobody, ("names of people",)),
    "a tag is asked for, and not required": (takes_posts_without_tags, ("forum without a tag",)),
    "only small files are taken": (takes_small_files_only, ("the largest film",)),
    "hardly a start is left": (tires_of_starts, ("gateway starts",)),
}  # fmt: skip
"""What is planted, and the steps that must notice it."""
