"""Say whether all is well with a bot: its file, its token, its rights, its messages, the disk.

Changes nothing, and may be asked while the bot runs. The exit code is 1 if something needs
attention.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from sqlite3 import DatabaseError

import aiohttp
import discord

from bot.app.door import HEARTBEAT
from bot.commands import drill, release
from bot.edge import limits
from bot.edge.commands import here
from bot.rehearse.application import LIVE
from bot.rehearse.stage import Wanted, opened, play
from bot.settings import games_file, settings
from bot.store import copies, games, health, users
from bot.store.db import Db, in_use, looking, newest
from bot.store.db import version as schema
from bot.text import words
from engines.registry import GAMES, LEFT_OUT
from renderers import renderer

MB = 1024 * 1024
LATE = 600.0
"""Seconds after which an unsent message, or a bot that has not shown itself, needs attention."""
DAY = 86_400.0
LOG = 64 * MB
"""How large the log beside the file grows only if nobody moves it into the file."""
SOUND = (3, 51, 3)
"""The first SQLite that two processes may checkpoint with."""
ROOM = 200 * MB
"""What should be free on the disk, besides twice the size of the file."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    what: str
    well: bool
    text: str


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--channel", type=int, metavar="ID", help="the bot's rights in a channel")
    parser.add_argument("--live", action="store_true", help="the commands Discord has, its limits")
    parser.add_argument("--offline", action="store_true", help="do not ask Discord")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    parser.add_argument("--db", type=Path, metavar="FILE", help="instead of ADJUTANT_DB")


def run(args: argparse.Namespace) -> int:
    token = settings().get("DISCORD_TOKEN", "")
    found = [about(), *packages(), *of_file(games_file(args.db), time.time())]
    found += asyncio.run(of_discord(token, args.channel, offline=args.offline))
    if args.live and found[-1].well and not args.offline:
        found += asyncio.run(live(token))
    well = all(each.well for each in found)
    if args.json:
        print(json.dumps({"well": well, "checks": [asdict(each) for each in found]}))
    else:
        for each in found:
            print(f"{'ok' if each.well else 'attention':<10} {each.what}: {each.text}")
    return 0 if well else 1


def about() -> Finding:
    python, sqlite = platform.python_version(), sqlite3.sqlite_version
    others = f"Python {python}, SQLite {sqlite}, discord.py {discord.__version__}"
    return Finding("version", True, f"{release()}, {others}")


def packages() -> Iterator[Finding]:
    """Games that are not ours, and those that had to be left out."""
    for title in GAMES.values():
        if title.package:
            try:
                renderer(title.name)
                yield Finding("game", True, f"{title.name} is there, from {title.package}")
            except Exception as error:
                text = f"{title.name} has no pictures: {type(error).__name__}: {error}"
                yield Finding("game", False, text)
    for name, why in LEFT_OUT.items():
        yield Finding("game", False, f"{name} is left out: {why}")


def of_file(file: Path, now: float) -> Iterator[Finding]:
    """What can be told without Discord."""
    if not file.is_file():
        yield Finding("file", False, f"there is no file {file}; the first `adjutant run` makes it")
        yield disk(file, 0)
        return
    size = sum(part.stat().st_size for part in (file, Path(f"{file}-wal")) if part.is_file())
    try:
        running = in_use(file)
        with looking(file) as db:
            yield sound(db, file, size)
            yield shape(db)
            yield awake(db, now, running=running)
            yield from replica(db, file, now)
            if schema(db) == newest():
                yield messages(db, now)
                yield tables(db)
                yield from waiting(db)
    except (DatabaseError, OSError) as broken:
        yield Finding("file", False, f"{file} cannot be used: {broken}")
    yield from copied(file)
    yield disk(file, size)


def copied(file: Path) -> Iterator[Finding]:
    """What to go back to: the newest copy, and those made before upgrades."""
    found = copies.dated(file.parent / "backups", file)[-1:]
    for each in [*found, *sorted(file.parent.glob(f"{file.name}-before-????"))]:
        try:
            with looking(each) as db:
                made = datetime.fromtimestamp(each.stat().st_mtime)
                text = f"{each}, {made:%Y-%m-%d %H:%M}, for {copies.readers(schema(db))}"
            yield Finding("copy", True, text)
        except DatabaseError as broken:
            yield Finding("copy", False, f"{each} cannot be read: {broken}")


def replica(db: Db, file: Path, now: float) -> Iterator[Finding]:
    """Whether Litestream does its work, if it is wanted, and how the last drill ended."""
    log, config = Path(f"{file}-wal"), settings().get("ADJUTANT_LITESTREAM")
    if config:
        yield replicated(config, file, now)
        if log.is_file() and log.stat().st_size > LOG:
            text = "Litestream does not move the log into the file: is it running?"
            yield Finding("replica", False, text)
    elif health.replicated(db) and sqlite3.sqlite_version_info < SOUND:
        text = "with this SQLite, Litestream needs ADJUTANT_LITESTREAM to be set for the bot"
        yield Finding("replica", False, text)
    if (noted := drill.noted(file)).is_file():
        outcome, _, text = noted.read_text("utf-8").partition(": ")
        ago = now - noted.stat().st_mtime
        well = outcome == "passed" and ago < 2 * DAY
        yield Finding("drill", well, f"{outcome} {lasted(ago)} ago: {text}")


def replicated(config: str, file: Path, now: float) -> Finding:
    try:
        told = drill.litestream("ltx", "-config", config, "-json", str(file.resolve()))
        last = datetime.fromisoformat(json.loads(told)[-1]["timestamp"]).timestamp()
    except (OSError, ValueError, LookupError, TypeError, subprocess.SubprocessError) as broken:
        return Finding("replica", False, f"Litestream says nothing of it: {broken}")
    return Finding("replica", now - last < LATE, f"written to {lasted(now - last)} ago")


def sound(db: Db, file: Path, size: int) -> Finding:
    if damage := health.damage(db):
        return Finding("file", False, f"{file} is damaged: {damage}; `adjutant restore` a copy")
    if locked := health.locked(file):
        return Finding("file", False, f"{file} cannot be written to: {locked}")
    return Finding("file", True, f"{file}, {size / MB:.1f} MB, sound")


def shape(db: Db) -> Finding:
    found, known = schema(db), newest()
    if found > known:
        return Finding("schema", False, f"{found}, but we only know {known}: upgrade Adjutant")
    if found < known:
        text = f"{found}; the next `adjutant run` brings it to {known}, and keeps a copy"
        return Finding("schema", False, text)
    return Finding("schema", True, str(found))


def awake(db: Db, now: float, *, running: bool) -> Finding:
    if not running:
        return Finding("bot", False, "it is not running; `adjutant run` starts it")
    last = users.fact(db, HEARTBEAT)
    if last is None or now - float(last) > LATE:
        ago = "never" if last is None else f"{lasted(now - float(last))} ago"
        return Finding("bot", False, f"it is running, but last showed itself {ago}: restart it")
    return Finding("bot", True, f"running, last showed itself {lasted(now - float(last))} ago")


def messages(db: Db, now: float) -> Finding:
    number, late = health.unsent(db, now)
    if lost := health.given_up(db, now - DAY):
        text = f"{lost} of the last day could not be made or were refused: see the log"
        return Finding("messages", False, text)
    if not number:
        return Finding("messages", True, "none is waiting to be sent")
    text = f"{number} waiting to be sent, the oldest for {lasted(late)}"
    return Finding("messages", late <= LATE, text)


def tables(db: Db) -> Finding:
    mute = [f"table {table} in channel {place}" for table, place in health.refusing(db)]
    if mute:
        return Finding("tables", False, f"the bot may not write any more for {', '.join(mute)}")
    return Finding("tables", True, health.tables(db))


def waiting(db: Db) -> Iterator[Finding]:
    """Tables whose rules are not here."""
    for game, number in games.without_rules(db, GAMES):
        text = f"{number} of {game} wait, because its rules are not here: install its package"
        yield Finding("tables", False, text)


def disk(file: Path, size: int) -> Finding:
    folder = next(each for each in file.resolve().parents if each.is_dir())
    free = shutil.disk_usage(folder).free
    return Finding("disk", free >= ROOM + 2 * size, f"{free / MB:,.0f} MB free in {folder}")


def lasted(seconds: float) -> str:
    """A time as people say it, roughly."""
    for unit, length in (("days", 86_400), ("hours", 3600), ("minutes", 60)):
        if seconds >= 2 * length:
            return f"{seconds / length:.0f} {unit}"
    return f"{max(seconds, 0):.0f} seconds"


async def of_discord(token: str, channel: int | None, *, offline: bool) -> list[Finding]:
    """The token, and what the bot may do in a channel."""
    if not token:
        text = "DISCORD_TOKEN is missing: put it into a file called .env in this folder"
        return [Finding("token", False, text)]
    if offline:
        return [Finding("token", True, "there is one; Discord was not asked")]
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            return [Finding("token", False, "Discord does not accept DISCORD_TOKEN")]
        except (aiohttp.ClientError, discord.HTTPException, OSError) as away:
            return [Finding("token", False, f"Discord cannot be reached: {away}")]
        found = [Finding("token", True, f"Discord knows it as {client.user}")]
        found.append(installation(await client.application_info()))
        if channel is not None:
            found.append(await in_channel(client, channel))
        return found


async def live(token: str) -> list[Finding]:
    """What a rehearsal looks at without changing anything, of a bot that runs."""
    async with opened(token, Wanted(0), lambda each: None) as stage:
        await play(stage, LIVE)
    return [Finding(each.path, each.how != "failed", each.text) for each in stage.outcomes]


def installation(about: discord.AppInfo) -> Finding:
    """How the application may be installed: its commands are sent to fit."""
    ways = here.installs(about)
    if here.HERE not in ways:
        text = "it cannot be installed on servers: tick Guild Install on the page Installation"
        return Finding("installation", False, text)
    if here.EVERYWHERE not in ways:
        return Finding("installation", True, "on servers only: /me works there, not everywhere")
    return Finding("installation", True, "on servers, and by people for themselves")


async def in_channel(client: discord.Client, number: int) -> Finding:
    """Whether a table could be opened in a channel or thread, or what is missing for that."""
    try:
        channel = await client.fetch_channel(number)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return Finding("channel", False, f"{number} is not a channel of a server")
        missing = await lacking(client, channel)
    except discord.NotFound:
        return Finding("channel", False, f"there is no channel {number}")
    except discord.Forbidden:
        return Finding("channel", False, f"the bot cannot see channel {number}: allow View Channel")
    except (aiohttp.ClientError, discord.HTTPException, OSError) as away:
        return Finding("channel", False, f"Discord cannot be reached: {away}")
    if missing:
        return Finding("channel", False, f"in #{channel.name} the bot lacks: {', '.join(missing)}")
    return Finding("channel", True, f"in #{channel.name} the bot has every right it needs")


async def lacking(
    client: discord.Client, channel: discord.abc.GuildChannel | discord.Thread
) -> list[str]:
    """The names of the rights that a table in this channel would miss."""
    assert client.user is not None
    guild = await client.fetch_guild(channel.guild.id)
    me = await guild.fetch_member(client.user.id)
    send, place = "send_messages", channel
    if isinstance(channel, discord.Thread):
        send = "send_messages_in_threads"
        parent = await client.fetch_channel(channel.parent_id)
        assert isinstance(parent, discord.abc.GuildChannel)
        place = parent
    place.guild = guild  # with its roles, which a channel fetched by itself does not know
    has = place.permissions_for(me)
    needed = (*limits.TABLE, send)
    return [words("en").say(limits.called(each)) for each in needed if not getattr(has, each)]
