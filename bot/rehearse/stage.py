"""Where a rehearsal takes place, how a step is carried out, and how all it made is removed."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

import aiohttp
import discord

from bot.app.mail.kinds import Outgoing
from bot.edge.client import Adjutant
from bot.edge.layout import Drawn, Layout
from bot.edge.registration import Translated
from bot.rehearse.tap import Json, Tap
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
