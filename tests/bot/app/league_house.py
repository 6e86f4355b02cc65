"""A house with leagues: people enter, threads open, games are played by computers, time passes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.app.leagues import entering, founding, reads, tending
from bot.app.leagues.context import By, Context
from bot.app.leagues.records import League, LeagueTable, Season, Settings
from bot.app.mail.kinds import Outgoing
from bot.store import seekers
from bot.store.seekers import Seeking
from engines.contract import Engine
from engines.kit.simulate import QuickRng, some_picks
from engines.registry import engine
from tests.bot.app.house import House
from tests.bot.app.silence import InMemory
from tests.desk import Tables
from tests.engines.toy import ENGINE

BOSS, JUDGE = 900, 901
GUILD, CHANNEL = 1, 77
PEOPLE = tuple(range(1001, 1065))
DAY = 86_400.0


def rules_of(name: str) -> Engine[Any]:
    return ENGINE if name == "toy" else engine(name)


class LeagueHouse(House):
    """A league on a server, and everybody in it."""

    def __init__(self, games: Iterable[str] = ("toy",)) -> None:
        self.games = tuple(games)
        super().__init__(InMemory())
        self.leagues = Context.of(self.tables)
        self.letters: list[Outgoing] = []
        self.absent: set[int] = set()
        """Who never answers."""
        self.picker = QuickRng(5)

    def opened(self) -> Tables:
        return Tables(
            self.store,
            now=lambda: self.time,
            seeds=lambda: self.seed,
            engine=rules_of,
            names=self.games,
            chance=lambda: self.chance,
        )

    def restart(self) -> None:
        """The bot dies and comes back."""
        self.tables = self.opened()
        self.leagues = Context.of(self.tables)

    async def league(self, **settings: Any) -> League:
        wanted = {"games": self.games, "referees": (JUDGE,)} | settings
        return await founding.create(
            self.leagues, GUILD, CHANNEL, By(BOSS, self.command()), "Winter", Settings(**wanted)
        )

    async def season(self, people: Iterable[int], **settings: Any) -> Season:
        """A season in which these people have entered."""
        league = await self.league(**settings)
        season = await founding.open_season(self.leagues, league.id, By(BOSS, self.command()))
        for user in people:
            await entering.enter(self.leagues, season.id, user, self.command())
        return season

    async def started(self, people: Iterable[int], **settings: Any) -> Season:
        """A season that has begun, its first tables under way."""
        season = await self.season(people, **settings)
        if season.status == "signup":
            await founding.start(self.leagues, season.id, By(BOSS, self.command()))
        await self.tend()
        return await reads.season(self.leagues, season.id)

    async def tend(self) -> None:
        """Leagues go on until there is nothing to do; threads are opened meanwhile."""
        for _ in range(50):
            self.tables.last_beat = self.time
            done = await self.tended()
            sent = await self.post()
            self.letters += sent
            if not done and not sent:
                assert not await tending.tend(Context.of(self.tables)), (
                    "something was due, and passed over"
                )
                return
        raise AssertionError("leagues never come to rest")

    async def tended(self) -> int:
        return await tending.tend(self.leagues)

    async def days(self, days: float) -> None:
        self.time += days * DAY
        self.tables.last_beat = self.time
        await self.tables.ring()
        await self.tend()

    async def going_on(self, season: Season) -> list[LeagueTable]:
        return [t for t in await reads.tables_of(self.leagues, season.id) if t.status == "playing"]

    async def play(self, season: Season, *, most: int = 0) -> int:
        """Play the tables that go on to their ends, or only the first few of them."""
        tables = await self.going_on(season)
        for table in tables[: most or None]:
            assert table.game is not None
            await self.play_out(table.game)
        await self.tend()
        return len(tables)

    async def play_out(self, game: int, moves: int = 3000) -> None:
        """Everybody who is there answers what they are asked, until the game ends."""
        for _ in range(moves):
            if not await self.answer(game):
                return

    async def answer(self, game: int) -> bool:
        """Somebody who is waited for answers; False if nobody does."""
        table = await self.tables.table(game)
        for waiting in table.waiting:
            if waiting.user in self.absent:
                continue
            for prompt in await self.tables.prompts(game, waiting.user):
                if prompt.offer.required and not prompt.offer.answered:
                    picks = await self.tables.computed(game, prompt.seat)
                    picks = picks or some_picks(prompt.offer, self.picker)
                    await self.tables.act(
                        game, waiting.user, prompt.seat, prompt.token, picks, self.command()
                    )
                    return True
        return False

    async def play_season(self, season: Season) -> None:
        """Play until the season is over."""
        for _ in range(200):
            if (await reads.season(self.leagues, season.id)).status != "playing":
                return
            if not await self.play(season):
                await self.days(1)
        raise AssertionError("the season never ends")

    async def seeking(self) -> list[Seeking]:
        """Who looks for a game, longest first."""
        return await self.store.read(lambda db: seekers.seekers(db, GUILD))

    def said(self, kind: str) -> list[Any]:
        """What the league said, of one kind."""
        return [each.body for each in self.letters if each.kind == f"league/{kind}"]
