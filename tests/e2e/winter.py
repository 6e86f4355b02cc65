"""A season of a league on a simulated Discord: people enter by a button, computers answer for them
at the pace of people, and nobody lends the league a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.app.leagues import entering, founding, reads, refereeing, tending
from bot.app.leagues.context import By
from bot.app.leagues.records import LeagueTable, Season, Settings
from engines.contract import Illegal
from engines.kit.simulate import QuickRng, some_picks
from tests.e2e.people import Club, Person, Shown

STEP = 4.0
"""Hours between two looks of everybody at their games."""
AT_HAND = 60
"""In so many looks of a hundred somebody has the time to answer."""


AWHILE = 6
"""Looks until there is trouble."""


@dataclass
class Story:
    """What happened on the way."""

    left: list[int] = field(default_factory=list)
    taken: int = 0
    disputes: int = 0


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
        place, by = (self.room.guild.id, self.room.channel.id), By(self.host.id, self.command())
        league = await founding.create(self.leagues, *place, by, "Winter", wanted)
        season = await founding.open_season(
            self.leagues, league.id, By(self.host.id, self.command())
        )
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
        found: Season = await reads.season(self.leagues, self.season)
        return found

    async def tables(self, *statuses: str) -> list[LeagueTable]:
        found = await reads.tables_of(self.leagues, self.season)
        return [each for each in found if each.status in statuses or not statuses]

    async def tend(self) -> None:
        """What the background loops of the bot do, until all is said."""
        for _ in range(40):
            done = await tending.tend(self.leagues)
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

    async def play(self, leaving: int, rounds: int, running: int, looks: int = 3000) -> Story:
        """Play on until only so many games of the last round go on. In the middle people leave,
        half of them without a word, and somebody complains."""
        story, everybody = Story(), list(self.people)
        story.left = everybody[3 :: max(1, len(everybody) // max(1, leaving))][:leaving]
        for look in range(looks):
            await self.look()
            if look == AWHILE:
                await self._trouble(story)
            staying = [user for user in everybody if user not in story.left]
            story.taken += await self.take_open_seats(staying)
            going_on = await self.tables("playing")
            last = [each for each in going_on if each.round == rounds]
            if look > AWHILE and last == going_on and 0 < len(last) <= running:
                return story
        raise AssertionError("the season never comes to its end")

    async def _trouble(self, story: Story) -> None:
        await self.fall_silent(story.left[1::2])
        for user in story.left[::2]:
            await entering.withdraw(self.leagues, self.season, user, self.command())
        table = (await self.tables("playing"))[0]
        assert table.game is not None
        await refereeing.dispute(self.leagues, table.game, table.people[0], "?", self.command())
        await self.tend()
        await refereeing.settle(
            self.leagues, table.id, By(self.referee.id, self.command(), "All is well.")
        )
        story.disputes += 1

    async def correct(self) -> LeagueTable:
        """A referee turns the result of a game round."""
        found = await self.tables("finished")
        table = next(each for each in found if each.result and not each.corrected)
        sides = sorted(set(table.sides), key=table.result.place_of)  # type: ignore[union-attr]
        turned = {side: place for place, side in enumerate(reversed(sides), 1)}
        by = By(self.referee.id, self.command(), "Counted anew.")
        await refereeing.correct(self.leagues, table.id, by, turned)
        corrected: LeagueTable = await reads.table(self.leagues, table.id)
        return corrected

    async def play_to_the_end(self, looks: int = 3000) -> None:
        for _ in range(looks):
            if not await self.tables("playing"):
                return
            await self.look()
        raise AssertionError("some game never ends")

    async def counts(self) -> Counter[str]:
        return Counter(table.status for table in await self.tables())

    def threads(self) -> list[Any]:
        return [each for each in self.room.env.backend.channels.values() if each.is_thread]
