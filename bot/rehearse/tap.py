"""Listens to what the bot says to Discord's API and what it hears, and keeps it without names."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import discord

Json = dict[str, Any]
NAMES = {
    "username", "global_name", "nick", "display_name", "topic", "avatar", "banner", "icon",
    "splash", "email", "verify_key", "locale", "bio", "nonce",
}  # fmt: skip
"""What is told of people and servers that no fixture needs."""
ID = re.compile(r"(?<!\d)\d{17,20}(?!\d)")
TIME, NEVER = re.compile(r"^\d{4}-\d\d-\d\dT.*"), "2026-01-01T00:00:00+00:00"


class Tap:
    """Stands in the way of every request of discord.py's client; lets all of them through."""

    def __init__(self, http: discord.http.HTTPClient) -> None:
        self._ask: Callable[..., Awaitable[Any]] = http.request
        self.sent: dict[int, Json] = {}
        """The newest body with which each message was sent or edited."""
        self.heard: dict[str, list[Any]] = {}
        """Answers, by request: `POST /channels/{channel_id}/messages`."""
        self.refused: dict[int, list[str]] = {}
        """What Discord refused in each channel, in its own words: the bot goes on after some."""
        http.request = self.request  # type: ignore[method-assign]

    async def request(self, route: discord.http.Route, **how: Any) -> Any:
        try:
            answer = await self._ask(route, **how)
        except (discord.HTTPException, discord.RateLimited) as error:
            self.refused.setdefault(int(route.channel_id or 0), []).append(str(error))
            if isinstance(error, discord.HTTPException):
                said = {"status": error.status, "code": error.code, "message": error.text}
                self._keep(route, said)
            raise
        self._keep(route, answer)
        if isinstance(answer, dict) and "components" in answer and route.method != "GET":
            self.sent[int(answer["id"])] = _body(how)
        return answer

    def _keep(self, route: discord.http.Route, answer: Any) -> None:
        if answer in (None, ""):
            return
        kept, form = self.heard.setdefault(route.key, []), set(paths(answer))
        if all(set(paths(each)) != form for each in kept):
            kept.append(answer)

    def record(self, folder: Path) -> int:
        """Write one answer of each form, with ids and names replaced; how many requests."""
        folder.mkdir(parents=True, exist_ok=True)
        seen: dict[str, str] = {}
        for name, answers in sorted(self.heard.items()):
            file = re.sub(r"\W+", "-", name).strip("-").lower() + ".json"
            kept = [bare(each, seen) for each in answers]
            text = json.dumps({"request": name, "answers": kept}, indent=1, ensure_ascii=False)
            (folder / file).write_text(text + "\n", "utf-8")
        return len(self.heard)


def _body(how: Json) -> Json:
    """The body of a request, whether files came with it or not."""
    parts: Iterable[Json] = how.get("form") or ()
    for part in parts:
        if part["name"] == "payload_json":
            found: Json = json.loads(part["value"])
            return found
    return how.get("json") or {}


def bare(found: Any, seen: dict[str, str], key: str = "") -> Any:
    """An answer with every id replaced by a number, the same wherever it stands, and every name of
    a person or server by its kind."""
    if isinstance(found, dict):
        person = found.keys() & {"username", "owner_id", "guild_id", "recipients"}
        hidden = NAMES | ({"name"} if person else set())
        return {
            key: key if key in hidden and isinstance(each, str) else bare(each, seen, key)
            for key, each in found.items()
        }
    if isinstance(found, list):
        return [bare(each, seen, key) for each in found]
    if isinstance(found, str):
        text = re.sub(r"^\w+://[^/]+|\?\S*$", "", found) if "url" in key else TIME.sub(NEVER, found)
        return ID.sub(lambda m: seen.setdefault(m[0], str(10**17 + len(seen))), text)
    return found


def paths(found: Any, so_far: str = "") -> Iterator[str]:
    """The form of an answer: every field with the kind of its value."""
    if isinstance(found, dict):
        for key, value in found.items():
            yield from paths(value, f"{so_far}/{key}")
    elif isinstance(found, list) and found:
        for each in found:
            yield from paths(each, f"{so_far}/*")
    else:
        yield f"{so_far}: {type(found).__name__}"


def differs(sent: Any, got: Any, where: str = "") -> Iterator[str]:
    """Where something came back in another form than it was sent. Discord adds fields, leaves out
    what is empty, and writes ids as texts."""
    if isinstance(sent, dict):
        for key, value in sent.items():
            if value in (None, False, "", [], {}) or str(value).startswith("attachment://"):
                continue
            if not isinstance(got, dict) or key not in got:
                yield f"{where}/{key} is missing"
            else:
                yield from differs(value, got[key], f"{where}/{key}")
    elif isinstance(sent, list):
        if not isinstance(got, list) or len(got) != len(sent):
            yield f"{where} has another length"
        else:
            for n, pair in enumerate(zip(sent, got, strict=True)):
                yield from differs(*pair, f"{where}/{n}")
    elif str(sent) != str(got):
        yield f"{where} is {str(got)[:60]!r} instead of {str(sent)[:60]!r}"


def walk(components: Any) -> Iterator[Json]:
    """Every component of a message, also those inside others."""
    for each in components or ():
        yield each
        yield from walk(each.get("components"))
        if each.get("accessory"):
            yield from walk([each["accessory"]])


def media(message: Json) -> list[Json]:
    """What is shown in a message: pictures and films."""
    found = []
    for each in walk(message["components"]):
        found += [item["media"] for item in each.get("items", ())]
        found += [each["media"]] if "media" in each else []
    return found
