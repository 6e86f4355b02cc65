"""A house with tables, a clock that can be turned, and people who answer as they are told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.app.mail.kinds import Outgoing
from bot.app.model import Acted, Prompt, Table
from bot.app.play import typed
from bot.store import Db, Store
from engines.contract import Choice, Engine, Illegal, Seat
from tests.desk import Tables
from tests.engines.toy import ENGINE

ANN, BOB, CAT, DAN = 101, 102, 103, 104
HOUR = 3600.0


def called(game: str, choice: Choice) -> Iterable[str]:
    """What the choices of the toy game are called here; those of others as everywhere."""
    if game != "toy":
        return typed.names_of(game, choice)
    return (f"{choice.verb} at {choice.arg or 'nobody'}",)


class House:
    def __init__(self, store: Store, engine: Engine[Any] = ENGINE) -> None:
        self.store = store
        self.time = 1_000_000.0
        self.commands = 0
        self.channels = 500
        self.struck: list[Outgoing] = []
        """Calls that were struck through when they had been answered."""
        self.engine = engine
        self.seed = b"seed" * 8
        """What the dice of the next game begin with."""
        self.chance = 0.5
        """What chance outside the game says."""
        self.tables = self.opened()

    def opened(self) -> Tables:
        """Another bot over the same file, as after a restart."""
        return Tables(
            self.store,
            now=lambda: self.time,
            seeds=lambda: self.seed,
            engine=lambda name: self.engine,
            names=(self.engine.name,),
            called=called,
            chance=lambda: self.chance,
        )

    @classmethod
    async def build(cls, path: Path, engine: Engine[Any] = ENGINE) -> House:
        return cls(await Store.open(path / "house.sqlite3"), engine)

    def command(self) -> str:
        self.commands += 1
        return f"c{self.commands}"

    def wait(self, hours: float) -> None:
        self.time += hours * HOUR

    async def lobby(self, host: int = ANN, **options: str) -> Table:
        self.channels += 1
        options = {"pace": "own"} | options
        opened: Table = await self.tables.open(1, self.channels, host, self.engine.name, options)
        return opened

    async def game(self, *users: int, **options: str) -> int:
        """A started game; the users sit in the engine's chairs in this order."""
        table = await self.lobby(users[0], **options)
        for chair, user in enumerate(users):
            await self.tables.join(table.id, user, chair, also=user in users[:chair])
        await self.tables.start(table.id, users[0], self.command())
        return table.id

    async def prompt(self, game: int, user: int, seat: Seat) -> Prompt:
        found: list[Prompt] = await self.tables.prompts(game, user)
        return next(each for each in found if each.seat == seat)

    async def act(self, game: int, user: int, seat: Seat, *picks: str) -> Acted:
        token = (await self.prompt(game, user, seat)).token
        acted: Acted = await self.tables.act(game, user, seat, token, picks, self.command())
        return acted

    async def waited(self, game: int) -> list[Seat]:
        return [waiting.seat for waiting in (await self.tables.table(game)).waiting]

    async def post(self) -> list[Outgoing]:
        """Everything there is to send, delivered; what is only struck through is noted apart."""
        found: list[Outgoing] = []
        while letters := await self.tables.take_outgoing():
            for letter in letters:
                await self.tables.delivered(letter.id, 9000 + letter.id)
                found.append(letter)
        self.struck += [each for each in found if each.kind == "strike"]
        return [each for each in found if each.kind != "strike"]

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        def ask(db: Db) -> list[tuple[Any, ...]]:
            return [tuple(row) for row in db.execute(sql, values)]

        return await self.store.read(ask)


@contextmanager
def refused(message: str) -> Iterator[None]:
    """What is done inside is refused with this sentence."""
    with pytest.raises(Illegal) as caught:
        yield
    assert caught.value.reason.id == message
