"""A season of a league on a simulated Discord: people enter by a button, computers answer for them
at the pace of people, and nobody lends the league a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.app.leagues.model import LeagueTable, Season, Settings
from engines.contract import Illegal
from engines.kit.simulate import QuickRng, some_picks
from tests.e2e.people import Club, Person, Shown

STEP = 4.0
"""Hours between two looks of everybody at their games."""
AT_HAND = 60
"""In so many looks of a hundred somebody has the time to answer."""


@dataclass
class Winter:
    room: Club
    people: dict[int, Person]
    host: Person
    referee: Person
    season: int = 0
    chance: QuickRng = field(default_factory=lambda: QuickRng(18))
    silent: set[int] = field(default_factory=set)
    """Who has stopped playing without a word."""
    commands: int = 0
    hours: float = 0.0

    @classmethod
    def of(cls, room: Club, people: int) -> Winter:
        host, referee = room.person("Host", admin=True), room.person("Referee")
        found = [room.person(f"Player {n}") for n in range(1, people + 1)]
        return cls(room, {each.id: each for each in found}, host, referee)

    @property
    def leagues(self) -> Any:
        return self.room.bot.leagues

    def command(self) -> str:
        self.commands += 1
        return f"winter-{self.commands}"

    async def open(self, games: Sequence[str], **settings: Any) -> None:
        """Make the league and open its season."""
        wanted = Settings(tuple(games), referees=(self.referee.id,), **settings)
        league = await self.leagues.create(
            *(self.room.guild.id, self.room.channel.id, self.host.id, "Winter"),
            *(wanted, self.command()),
        )
        season = await self.leagues.open_season(league.id, self.host.id, self.command())
        self.season = season.id
        await self.tend()

    @property
    def sign_up(self) -> Shown:
        label = self.host.say("leagues-rules")
        return next(each for each in self.room.public if label in each.buttons)

    async def everybody_presses(self, label: str, but: int = 0) -> None:
        for person in list(self.people.values())[but:]:
            await person.press(person.say(label), on=self.sign_up)
        await self.tend()

    async def now(self) -> Season:
        found: Season = await self.leagues.season(self.season)
        return found

    async def tables(self, *statuses: str) -> list[LeagueTable]:
        found = await self.leagues.tables_of(self.season)
        return [each for each in found if each.status in statuses or not statuses]

    async def tend(self) -> None:
        """What the background loops of the bot do, until all is said."""
        for _ in range(40):
            done = await self.leagues.tend()
            await self.room.bot.deliver()
            await self.room.delivered()
            if not done and not await self._unsent():
                return

    async def _unsent(self) -> int:
        found = await self.room.store.read(
            lambda db: db.execute(
                "SELECT count(*) FROM outbox WHERE status IN ('new', 'taken') AND kind LIKE"
                " 'league/%'"
            ).fetchone()[0]
        )
        return int(found)

    async def pass_hours(self, hours: float) -> None:
        self.hours += hours
        await self.room.later(hours)
        await self.tend()

    async def look(self) -> None:
        """A few hours pass, and everybody who has the time answers what they are asked."""
        await self.pass_hours(STEP)
        for table in await self.tables("playing"):
            assert table.game is not None
            at = await self.room.tables.table(table.game)
            for user in {waiting.user for waiting in at.waiting}:
                if user not in self.silent and self.chance.below(100) < AT_HAND:
                    await self.answer(table.game, user)

    async def answer(self, game: int, user: int, most: int = 30) -> None:
        """Answer as a computer would, until nothing is asked any more."""
        tables = self.room.tables
        for _ in range(most):
            prompts = await tables.prompts(game, user)
            asked = [each for each in prompts if each.offer.required and not each.offer.answered]
            if not asked:
                return
            first = asked[0]
            picks = await tables.computed(game, first.seat) or some_picks(first.offer, self.chance)
            await tables.act(game, user, first.seat, first.token, picks, self.command())

    async def fall_silent(self, users: Sequence[int]) -> None:
        self.silent.update(users)

    async def take_open_seats(self, takers: Sequence[int]) -> int:
        """People of the league take over what the silent have left; how many seats."""
        taken = 0
        for table, seat, _ in await self.room.tables.open_seats(self.room.guild.id):
            for user in takers:
                try:
                    await self.room.tables.take_seat(table.id, user, seat, self.command())
                except Illegal:
                    continue
                taken += 1
                break
        return taken

    async def counts(self) -> Counter[str]:
        return Counter(table.status for table in await self.tables())

    def threads(self) -> list[Any]:
        return [each for each in self.room.env.backend.channels.values() if each.is_thread]
