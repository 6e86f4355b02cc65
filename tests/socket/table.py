"""A table with people at it who press whatever they are offered."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tests.socket.person import Person, buttons, menus
from tests.socket.rest import Click
from tests.socket.server import Discord
from tests.socket.world import Json, said

ANSWER = re.compile(r"adjs?(?:-none|-all|-ticked)?:(\d+):([^:]*):(\d+)(?::|$)")
"""The ids of buttons and menus that answer a question: table, seat and token."""
STALE = ("This question is no longer open", "Already decided:")
BROKEN = "Something went wrong"
SEATS = {
    "race_to_the_rhine": 3,
    "quartermaster": 6,
    "attack": 6,
    "total_domination": 4,
    "overlord": 8,
}
"""How many people each game wants if nothing else was agreed on."""
PATIENCE = 3.0
"""Seconds after which somebody presses again."""


@dataclass
class Move:
    """An answer somebody gave by a click."""

    click: Click
    seat: str
    token: str

    @property
    def accepted(self) -> bool:
        """Whether the person was shown that it counted: an answer without a word of refusal, and
        the question is gone."""
        if self.click.answered is None or self.click.message is None:
            return False
        told = said(self.click.message)
        if BROKEN in told or any(each in told for each in STALE):
            return False
        here = f":{self.seat}:{self.token}"
        return here not in str(self.click.message["components"])


@dataclass
class Table:
    discord: Discord
    channel: int
    id: int
    people: Sequence[Person]
    rng: random.Random
    moves: list[Move] = field(default_factory=list)
    unanswered: int = 0
    """Clicks given up after some seconds, and made again."""

    @property
    def news(self) -> Json | None:
        """The newest public message with a button to open one's panel."""
        for message in reversed(self.discord.rest.posted):
            if int(message["channel_id"]) == self.channel and buttons(message, "adj-open:"):
                return message
        return None

    @property
    def over(self) -> bool:
        last = [m for m in self.discord.rest.posted if int(m["channel_id"]) == self.channel][-1:]
        return bool(last) and bool(buttons(last[0], "adj-rematch:"))

    async def play(self, enough: Callable[[], bool], pause: float = 0.0) -> None:
        """Everybody presses what they are offered, until it is enough."""
        players = [asyncio.create_task(self._play(each, enough, pause)) for each in self.people]
        try:
            await asyncio.gather(*players)
        finally:
            for each in players:
                each.cancel()

    async def _play(self, person: Person, enough: Callable[[], bool], pause: float) -> None:
        while not enough():
            news = self.news
            asked = news is not None and f"<@{person.id}>" in said(news)
            panel = await self._try(person, news, f"adj-open:{self.id}") if asked else None
            while panel is not None and not enough():
                chosen = self.choice(panel)
                if chosen is None:
                    break
                custom_id, values = chosen
                panel = await self._try(person, panel, custom_id, values)
                await asyncio.sleep(pause)
            await asyncio.sleep(max(pause, 0.02))

    def choice(self, panel: Json) -> tuple[str, list[str]] | None:
        """Something that answers the question, at random."""
        found: list[tuple[str, list[str]]] = []
        for each in buttons(panel):
            if ANSWER.match(each["custom_id"]):
                found.append((each["custom_id"], []))
        for each in menus(panel):
            tick = each["custom_id"].startswith("adjs-tick:")
            if not tick and not ANSWER.match(each["custom_id"]):
                continue
            values = [option["value"] for option in each["options"]]
            least = max(each.get("min_values", 1), 1)
            most = min(each.get("max_values", 1), len(values))
            found.append(
                (each["custom_id"], self.rng.sample(values, self.rng.randint(least, most)))
            )
        confirm = [each for each in found if each[0].startswith("adj-ticked:")]
        return self.rng.choice(confirm or found) if found else None

    async def _try(
        self, person: Person, message: Json | None, custom_id: str, values: Sequence[str] = ()
    ) -> Json | None:
        """Press, and give up if nothing comes; the message that answers."""
        assert message is not None
        click = await person.do(person.pressing(message, custom_id, values))
        answers = ANSWER.match(custom_id)
        if answers and not custom_id.startswith("adjs-tick:"):
            self.moves.append(Move(click, answers[2], answers[3]))
        try:
            await asyncio.wait_for(click.done.wait(), PATIENCE)
        except TimeoutError:
            self.unanswered += 1
            return None
        return click.message


async def open_table(
    discord: Discord,
    channel: int,
    game: str = "race_to_the_rhine",
    rng: random.Random | None = None,
    **more: Any,
) -> Table:
    """A table that was opened and filled by command and button, and has begun."""
    people = [Person(discord, channel * 10 + n) for n in range(SEATS[game])]
    host, before = people[0], len(discord.rest.posted)

    def lobby() -> Json | None:
        for message in discord.rest.posted[before:]:
            if int(message["channel_id"]) == channel and buttons(message, "adj-join:"):
                return message
        return None

    await host.slash(channel, "game new", game=game, **more)
    await discord.until(lobby, f"the lobby of {game} is shown")
    message = lobby()
    assert message is not None
    game_id = int(buttons(message, "adj-join:")[0]["custom_id"].split(":")[1])
    for person in people[1:]:  # the host sits already
        await person.press(message, f"adj-join:{game_id}")
        sits = partial(_sits, message, person)
        await discord.until(sits, "somebody sits")
    await host.press(message, f"adj-start:{game_id}")
    table = Table(discord, channel, game_id, people, rng or random.Random(channel))
    await discord.until(lambda: table.news, "the game has begun")
    return table


def _sits(message: Json, person: Person) -> bool:
    return f"<@{person.id}>" in said(message)
