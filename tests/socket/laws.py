"""What must hold after every run: nothing lost, nothing doubled, nothing stuck."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.store import Store
from tests.desk import Tables
from tests.socket.process import Bot
from tests.socket.rest import Click
from tests.socket.server import Discord
from tests.socket.table import Table
from tests.socket.world import EPHEMERAL

POSTED = ("lobby", "turn", "over", "chronicle", "notice", "plea")
"""Kinds of messages that always end as a message in a channel."""

SERVING, LATE = 5.0, 1.0
"""Seconds an answer may take on a busy machine, and in which what a bot has sent may still arrive
after its end."""


@dataclass
class Verdict:
    clicks: int = 0
    """Everything that was pressed or typed."""
    moves: int = 0
    """Answers their people were shown to count."""
    messages: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    disliked: list[str] = field(default_factory=list)
    """What Discord would have refused."""

    @property
    def clean(self) -> bool:
        return not (self.lost or self.doubled or self.stuck or self.disliked)

    def __str__(self) -> str:
        told = f"{self.clicks} clicks, {self.moves} moves, {self.messages} messages: "
        told += f"{len(self.lost)} lost, {len(self.doubled)} doubled, {len(self.stuck)} stuck"
        for found in (self.lost, self.doubled, self.stuck, self.disliked):
            told += "".join(f"\n  {each}" for each in found[:5])
        return told


def rows(file: Path, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """Look into the file of a bot that may be running."""
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
        return db.execute(sql, values).fetchall()


def unsent(bot: Bot) -> int:
    """Messages that are due and have not gone out."""
    now = bot.born + (time.time() - bot.born) * bot.discord.haste
    sql = "SELECT count(*) FROM outbox WHERE status IN ('new', 'taken')"
    sql += " AND NOT (kind IN ('remind', 'call', 'news') AND due > ?)"
    return int(rows(bot.file, sql, now)[0][0])


async def settle(bot: Bot, seconds: float = 60) -> None:
    """Wait until everything that was to be sent has been sent."""
    await bot.discord.until(lambda: unsent(bot) == 0, "the outbox is empty", seconds)


async def judge(bot: Bot, tables: Sequence[Table]) -> Verdict:
    """Hold the file of a bot that has ended against what people have seen."""
    discord, file = bot.discord, bot.file
    verdict = Verdict(clicks=len(discord.rest.clicks), messages=len(discord.rest.posted))
    verdict.disliked += discord.faults
    _moves(verdict, file, tables)
    _messages(verdict, discord, file)
    for click in discord.rest.clicks.values():
        if (
            click.acknowledged is not None
            and click.answered is None
            and not cut_off(bot.cut_off, click)
        ):
            verdict.stuck.append(f"never answered: {click.payload['data']}")
    await _games(verdict, file)
    return verdict


def cut_off(ends: Iterable[float], click: Click) -> bool:
    """Whether the bot was killed, or Discord went away, while it served somebody: soon after it had
    acknowledged what they did. An acknowledgement that was under way at that instant still came."""
    assert click.acknowledged is not None
    return any(-LATE < end - click.acknowledged < SERVING for end in ends)


def _moves(verdict: Verdict, file: Path, tables: Sequence[Table]) -> None:
    journal = rows(file, "SELECT command, game, seq FROM journal")
    commands = [command for command, _, _ in journal]
    verdict.doubled += sorted({each for each in commands if commands.count(each) > 1})
    done = set(commands)
    for table in tables:
        for move in table.moves:
            if move.accepted:
                verdict.moves += 1
                if move.click.id not in done:
                    verdict.lost.append(f"move {move.click.payload['data']}")


def _messages(verdict: Verdict, discord: Discord, file: Path) -> None:
    known = rows(file, "SELECT id, kind, status, why, message, channel FROM outbox")
    there = {int(each["id"]) for each in discord.rest.posted}
    for row, kind, status, why, message, _ in known:
        name = f"message {row} ({kind}) is {status}"
        if status in ("new", "taken") and kind != "remind":
            verdict.stuck.append(name)
        elif status == "dead" and why != "nothing left to say":
            verdict.lost.append(f"{name}: {why}")
        elif status == "sent" and kind in POSTED and message not in there:
            verdict.lost.append(f"{name}, but nobody has seen it")
    ours = {message for *_, message, _ in known}
    for message in discord.rest.posted:
        private = message["flags"] & EPHEMERAL
        thread = int(message["channel_id"]) in ours  # the first words in a thread
        if int(message["id"]) not in ours and not private and not thread:
            verdict.doubled.append(f"message {message['id']} with nonce {message['nonce']}")


async def _games(verdict: Verdict, file: Path) -> None:
    for game, seq, last, count in rows(
        file,
        "SELECT g.id, g.seq, max(j.seq), count(*) FROM games g JOIN journal j ON j.game = g.id"
        " GROUP BY g.id",
    ):
        if not seq == last == count:
            verdict.lost.append(f"the journal of game {game} has a gap")
    store = await Store.open(file)
    try:
        tables = Tables(store)
        for (game,) in rows(file, "SELECT id FROM games WHERE started IS NOT NULL"):
            if not await tables.replay(game):
                verdict.lost.append(f"game {game} is not what its journal says")
            table = await tables.table(game)
            if table.status == "playing" and not table.waiting:
                verdict.stuck.append(f"game {game} waits for nobody")
    finally:
        await store.close()
