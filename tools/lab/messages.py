"""How many messages and pings a game sends: in all, for each turn, and for each person.

    python -m tools.lab.messages [--games quartermaster overlord] [--answers 400] [--seed 1]
    python -m tools.lab.messages --alone [--away 8]

The games' computer players answer at a real table, one question at a time, an hour apart;
everything is delivered at once, so nothing is saved by messages that overtake each other. A turn
is one player's, one side's where a side plays together, or one sealed question to everybody, a
draft for instance. With --alone one person plays against officers and answers within twenty
seconds, or comes back to each turn after so many hours.
"""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress

from bot.app.clocks.calendars import HOUR
from bot.app.door import Tables
from bot.app.mail.kinds import Outgoing, TurnBody
from bot.app.model import Acted, Prompt
from bot.app.people import gathering
from bot.app.play import deeds
from bot.app.play.thinking import Thinker
from engines.contract import Illegal
from engines.kit.simulate import QuickRng
from engines.registry import GAMES
from tests.bot.app.test_computers import Here
from tools.lab.bench import Clock, deliver, due, house, whispered

PEOPLE = tuple(range(101, 109))
SECONDS = 20.0
"""What one person alone needs for an answer."""
AT_MOST = {"race_to_the_rhine": 3, "attack": 4}
"""People at a table, where not as many as there are chairs."""


Asked = Mapping[int, Sequence[Prompt]]
"""What each person is asked."""


class Tally:
    """Turns, and what was sent meanwhile."""

    def __init__(self) -> None:
        self.sent: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        """Of what the private messages were."""
        self.own: Counter[int] = Counter()
        """Turns in which a person answered."""
        self.turns = 0
        self._seen: set[str] = set()
        self._mine: set[int] = set()

    def answered(self, user: int, prompt: Prompt, asked: Asked) -> None:
        """A turn begins with its own clock, or with a sealed question to everybody."""
        clock = prompt.offer.clock
        everybody = all(any(each.offer.clock == clock for each in p) for p in asked.values())
        whole = clock.startswith("turn/") or (prompt.offer.sealed and everybody)
        if clock not in self._seen and whole:
            self.turns += 1
            self._mine = set()
        self._seen.add(clock)
        if user not in self._mine:
            self._mine.add(user)
            self.own[user] += 1

    def count(self, sent: Outgoing) -> None:
        where = "public" if sent.user is None else "private"
        how = "edits" if sent.earlier is not None else "messages"
        self.sent[f"{where} {how}"] += 1
        if (where, how) == ("private", "messages"):
            self.kinds[sent.kind] += 1
        if isinstance(sent.body, TurnBody):
            self.sent["pings"] += len(sent.body.mention)


class Evening:
    """One table that is played."""

    def __init__(self, tables: Tables, clock: Clock, game: str, seed: int) -> None:
        self.tables = tables
        self.clock = clock
        self.game = game
        self.seed = seed
        self.chance = QuickRng(seed)
        self.tally = Tally()

    async def play(self, answers: int) -> None:
        table = await gathering.open_table(self.tables, 1, 1, PEOPLE[0], self.game)
        joined = {player.user for player in table.players}
        people = PEOPLE[: AT_MOST.get(self.game, len(table.chairs))]
        for user in people:
            if user not in joined:
                await gathering.join(self.tables, table.id, user)
        await gathering.start(self.tables, table.id, people[0], "start")
        await self._deliver()
        self.tally.sent.clear()
        for n in range(answers):
            found = await self._asked(table.id, people)
            if found is None:
                break
            user, prompt = found
            await self._pass(HOUR)
            self.tally.answered(user, prompt, self.asked)
            await self._answer(user, prompt, f"answer-{n}")
            await self._deliver()
        self.people = len(people)

    async def _asked(self, table: int, people: tuple[int, ...]) -> tuple[int, Prompt] | None:
        self.asked = {user: await deeds.prompts(self.tables, table, user) for user in people}
        found = [(user, prompt) for user, asked in self.asked.items() for prompt in due(asked)]
        return found[self.chance.below(len(found))] if found else None

    async def _answer(self, user: int, prompt: Prompt, command: str) -> Acted:
        picks = await whispered(self.tables, prompt, self.chance)
        return await deeds.act(
            self.tables, prompt.game, user, prompt.seat, prompt.token, picks, command
        )

    async def _pass(self, seconds: float) -> None:
        """Time passes, and what was written for later is sent."""
        self.clock.later(self.tables, seconds)
        await self._deliver()

    async def _deliver(self) -> None:
        for each in await deliver(self.tables):
            self.tally.count(each)


class Alone(Evening):
    """One person against officers. The clock goes on; whoever is away comes back to each turn after
    so many hours."""

    def __init__(self, tables: Tables, clock: Clock, game: str, seed: int, away: float) -> None:
        super().__init__(tables, clock, game, seed)
        self.thinker = Thinker(tables, Here)
        self.away = away

    async def play(self, answers: int) -> None:
        person = PEOPLE[0]
        table = await gathering.open_table(self.tables, 1, 1, person, self.game, seated=True)
        with suppress(Illegal):  # until the table is full
            for _ in range(AT_MOST.get(self.game, len(PEOPLE)) - 1):
                await gathering.add_computer(self.tables, table.id, person, "officer")
        await gathering.start(self.tables, table.id, person, "start")
        turn = ""
        for n in range(answers):
            await self._settle()
            found = await self._asked(table.id, (person,))
            if found is None:
                break
            user, prompt = found
            if self.away and prompt.offer.clock != turn:
                turn = prompt.offer.clock
                await self._pass(self.away * HOUR)
            await self._pass(SECONDS)
            self.tally.answered(user, prompt, self.asked)
            await self._answer(user, prompt, f"answer-{n}")
            await self._deliver()
        self.people = 1

    async def _settle(self) -> None:
        await self._deliver()
        await self.thinker.until_people(self._deliver)
        await self._deliver()


def shown(game: str, people: int, tally: Tally) -> str:
    sent, turns, own = tally.sent, max(tally.turns, 1), sum(tally.own.values())
    return (
        f"{game:18} {people} people {turns:4} turns"
        f" | public {sent['public messages']:4} = {sent['public messages'] / turns:5.2f} a turn,"
        f" edits {sent['public edits']:4}"
        f" | pings {sent['pings']:4} = {sent['pings'] / own:5.2f} a person's turn"
        f" | private {sent['private messages']:4} ="
        f" {sent['private messages'] / own:5.2f} a person's turn,"
        f" edits {sent['private edits']:4}"
        f" | {', '.join(f'{n} {kind}' for kind, n in tally.kinds.most_common())}"
    )


async def measure(
    game: str, seed: int, answers: int, *, alone: bool = False, away: float = 0.0
) -> Evening:
    secret, clock = seed.to_bytes(32, "big"), Clock()
    async with house(now=clock, seeds=lambda: secret) as tables:
        evening = Evening(tables, clock, game, seed)
        if alone:
            evening = Alone(tables, clock, game, seed, away)
        await evening.play(answers)
        return evening


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--answers", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--away", type=float, default=0.0, metavar="HOURS")
    args = parser.parse_args()
    for game in args.games:
        how = {"alone": args.alone, "away": args.away}
        evening = asyncio.run(measure(game, args.seed, args.answers, **how))
        print(shown(game, evening.people, evening.tally), flush=True)


if __name__ == "__main__":
    main()
