"""Where a rehearsal takes place, how a step is carried out, what the bot says to Discord's API and
hears, kept without names, and how all it made is removed."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

import aiohttp
import discord

from bot.app.mail.kinds import Outgoing
from bot.edge.client import Adjutant
from bot.edge.commands.here import Translated
from bot.edge.layout import Drawn, Layout
from bot.wiring import house

PATIENCE = 90.0
"""Seconds a step may take, and the gateway until it is ready."""


class Wrong(Exception):
    """Discord did something else than the bot counts on."""


class Skipped(Exception):
    """A step has nothing to try, and why."""


@dataclass(frozen=True, slots=True)
class Outcome:
    path: str
    how: Literal["ok", "failed", "skipped"]
    text: str


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the host named. Whatever is None is skipped."""

    channel: int
    forum: int | None = None
    news: int | None = None
    person: int | None = None
    closed: int | None = None
    long: bool = False
    presses: float = 120.0
    """Seconds in which the host presses what there is to press."""


@dataclass
class Stage:
    bot: Adjutant
    asked: Wanted
    tap: Tap
    made: AsyncExitStack
    """What must be undone when the rehearsal ends."""
    tell: Callable[[Outcome], None]
    outcomes: list[Outcome] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    """Errors that were logged."""
    threads: dict[str, int] = field(default_factory=dict)
    _channel: discord.TextChannel | None = None

    @property
    def channel(self) -> discord.TextChannel:
        if self._channel is None:
            raise Skipped("there is no channel to try it in")
        return self._channel

    @property
    def me(self) -> int:
        assert self.bot.user is not None
        return self.bot.user.id

    async def enter(self) -> str:
        """Find the channel everything is tried in."""
        found = await self.bot.fetch_channel(self.asked.channel)
        if not isinstance(found, discord.TextChannel) or found.is_news():
            raise Wrong(f"{self.asked.channel} is not an ordinary text channel")
        self._channel = found
        return f"#{found.name} of {found.guild.name}"

    # What steps do.

    async def ask(
        self, method: str, path: str, *, json: Any = None, params: Any = None, **ids: Any
    ) -> Any:
        """One request to Discord's API, and its answer as it came."""
        ids["application_id"] = self.bot.application_id or 0
        if self._channel is not None:
            ids["guild_id"] = self._channel.guild.id
        more = {"json": json} if json is not None else {}
        route = discord.http.Route(method, path, **ids)
        return await self.bot.http.request(route, params=params, **more)

    def later(self, undo: Callable[..., Awaitable[Any]], *args: Any, **more: Any) -> None:
        """Undo something at the end, whatever happens until then."""

        async def undone() -> None:
            try:
                await undo(*args, **more)
            except discord.NotFound:
                pass
            except (discord.DiscordException, aiohttp.ClientError) as error:
                self.note("removed afterwards", Wrong(f"{undo.__name__}: {told(error)}"))

        self.made.push_async_callback(undone)

    async def thread(self, name: str) -> int:
        """The public thread of this name, for as long as the rehearsal lasts."""
        if name not in self.threads:
            made = await self.channel.create_thread(
                name=f"rehearsal: {name}", type=discord.ChannelType.public_thread
            )
            self.later(made.delete)
            self.threads[name] = made.id
        return self.threads[name]

    async def send(self, place: int, body: Any) -> Json:
        """Send what the outbox holds as the bot does, and read it back."""
        number = await self.bot.sender.send(outgoing(place, body))
        return await self.read(place, number or 0)

    async def post(
        self,
        place: int,
        view: Layout,
        *drawn: Drawn | None,
        earlier: int | None = None,
        user: int | None = None,
    ) -> Json:
        """Send or edit a message as the bot does, and read it back."""
        row = outgoing(place, None, user=user, earlier=earlier)
        number = await self.bot.sender.post(row, view, *drawn)
        if number is None or earlier not in (None, number):
            raise Wrong(f"it was refused: {self.tap.refused.get(place)}")
        if user is not None:
            place = (await self.bot.create_dm(discord.Object(user))).id
        if (
            earlier is None and place not in self.threads.values()
        ):  # with a thread goes all that is in it
            self.later(self.bot.http.delete_message, place, number)
        return await self.read(place, number)

    async def read(self, channel: int, message: int) -> Json:
        found: Json = await self.ask(
            "GET",
            "/channels/{channel_id}/messages/{message_id}",
            channel_id=channel,
            message_id=message,
        )
        return found

    async def loads(self, url: str) -> int:
        """The bytes behind an address; refused unless somebody would see them."""
        try:
            async with aiohttp.ClientSession() as session, session.get(url) as answer:
                size = len(await answer.read())
        except aiohttp.ClientError as error:
            raise Wrong(f"{error}") from None
        if answer.status != 200 or not size:
            raise Wrong(f"{answer.status} for {url.partition('?')[0]}")
        return size

    # What came of them.

    def note(self, path: str, what: str | BaseException) -> None:
        how: Literal["ok", "failed", "skipped"] = "ok"
        if isinstance(what, BaseException):
            how = "skipped" if isinstance(what, Skipped) else "failed"
            what = told(what)
        self.outcomes.append(Outcome(path, how, what))
        self.tell(self.outcomes[-1])

    async def carry_out(self, path: str, work: Work, patience: float = PATIENCE) -> None:
        try:
            async with asyncio.timeout(patience):
                self.note(path, await work(self))
        except Exception as error:
            self.note(path, error)


Work = Callable[[Stage], Awaitable[str]]


def told(error: BaseException) -> str:
    """What went wrong; of a refusal Discord's own words."""
    if isinstance(error, Wrong | Skipped | discord.HTTPException):
        return str(error)
    if isinstance(error, discord.RateLimited):
        return f"429: Discord wants {error.retry_after:.0f} s before the next one"
    if isinstance(error, TimeoutError):
        return "no answer"
    return f"{type(error).__name__}: {error}"


def outgoing(
    place: int | None, body: Any, *, user: int | None = None, earlier: int | None = None
) -> Outgoing:
    """A row of the outbox, as the sender gets it."""
    nonce = secrets.token_hex(11)
    return Outgoing(0, nonce, "notice", None, place, user, body, tries=2, earlier=earlier)


class Ears(logging.Handler):
    """Hears what is complained about in the log."""

    def __init__(self, complaints: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.complaints = complaints

    def emit(self, record: logging.LogRecord) -> None:
        broken = record.exc_info[1] if record.exc_info else None
        self.complaints.append(record.getMessage() + (f" ({told(broken)})" if broken else ""))


@asynccontextmanager
async def opened(
    token: str, asked: Wanted, tell: Callable[[Outcome], None]
) -> AsyncIterator[Stage]:
    """The bot at the gateway, over a file of its own that is thrown away; what was made on Discord
    is removed afterwards, also after Ctrl-C."""
    with TemporaryDirectory() as folder:
        async with house(Path(folder) / "games.sqlite3") as bot, bot:
            bot.setup_hook = _nothing  # type: ignore[method-assign]  # no command, no loop
            await bot.tree.set_translator(Translated())
            await bot.login(token)
            async with AsyncExitStack() as made:
                stage = Stage(bot, asked, Tap(bot.http), made, tell)
                ears = Ears(stage.complaints)
                logging.getLogger().addHandler(ears)
                made.callback(logging.getLogger().removeHandler, ears)
                yield stage


async def _nothing() -> None: ...


@asynccontextmanager
async def connected(stage: Stage) -> AsyncIterator[None]:
    """The gateway, in the background; its end is noted as a failure."""

    async def stay() -> None:
        try:
            await stage.bot.connect()
        except Exception as error:
            stage.note("gateway", error)

    staying = asyncio.create_task(stay())
    try:
        await asyncio.wait(
            [staying, asyncio.create_task(stage.bot.wait_until_ready())],
            timeout=PATIENCE,
            return_when=asyncio.FIRST_COMPLETED,
        )
        yield
    finally:
        staying.cancel()
        with suppress(asyncio.CancelledError):
            await staying


@dataclass(frozen=True, slots=True)
class Trial:
    name: str
    work: Work
    patience: float = PATIENCE


Act = tuple[Trial, ...]
"""Steps that are carried out at the same time."""


async def play(stage: Stage, acts: Sequence[Act]) -> None:
    for act in acts:
        await asyncio.gather(*(stage.carry_out(s.name, s.work, s.patience) for s in act))


def milliseconds(since: float) -> str:
    return f"{1000 * (time.perf_counter() - since):.0f} ms"


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
