"""An evening of three people who only press buttons and menus: clicks, messages and pings.

    python -m tools.lab.evening [--games attack overlord] [--answers 60] [--lang pl] [--read]

Everything goes through the simulated Discord: what is pressed are the components of the messages
people were sent. What to answer is said by the games' computer players. --read prints every panel
and every public message, as a newcomer would read them.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.app.door import Tables
from bot.app.mail.kinds import Outgoing
from bot.app.model import Prompt
from bot.app.people import persons
from bot.app.play import deeds, sights
from bot.edge.components import Pressed
from engines.contract import Key
from engines.kit.simulate import QuickRng, some_picks
from engines.registry import GAMES
from tests.e2e.people import Club, Person, Shown, club
from tools.lab.messages import Tally, shown

NAMES = ("Ada", "Borys", "Chen")
LOCALES = {"en": "en-US", "pl": "pl"}


class Evening:
    def __init__(self, room: Club, game: str, lang: str, *, read: bool) -> None:
        self.room, self.game, self.read = room, game, read
        room.guild_locale = LOCALES[lang]
        self.people = [room.person(name, LOCALES[lang]) for name in NAMES]
        self.chance = QuickRng(1)
        self.tally = Tally()
        self.answers = 0
        self.last: Person | None = None
        """Whose panel is the newest message."""
        self.typed = 0
        """Answers that were not among the buttons and menus in sight."""
        self._read = 0
        overhear(room.tables, self.tally)

    async def open(self) -> None:
        """The host opens the table, the others join, the host starts."""
        host, *others = self.people
        await host.command("game new", game=self.game)
        for each in others:
            await each.press(each.say("lobby-join"), on=self.room.public[-1])
        self.say("lobby", self.room.public[-1])
        await host.press(host.say("lobby-start"), on=self.room.public[-1])
        await self.room.bot.deliver()
        await self.room.delivered()

    async def play(self, answers: int) -> None:
        while self.answers < answers and await self._one():
            self.answers += 1
            await self.room.bot.deliver()
            await self.room.delivered()
            for message in self.room.public[self._read :]:
                self.say("everybody", message)
            self._read = len(self.room.public)

    async def _one(self) -> bool:
        """One answer of somebody who is asked; False if nobody is."""
        tables = self.room.tables
        asked = {each.id: await sights.prompts(tables, 1, each.id) for each in self.people}
        found = [
            (person, prompt)
            for person in self.people
            for prompt in asked[person.id]
            if prompt.offer.required and not prompt.offer.answered
        ]
        if not found:
            return False
        person, prompt = found[self.chance.below(len(found))]
        self.tally.answered(person.id, prompt, asked)
        await self._turn_to(person, prompt)
        self.say(NAMES[self.people.index(person)], person.panel)
        await self._give(person, prompt)
        self.last = person
        return True

    async def _turn_to(self, person: Person, prompt: Prompt) -> None:
        """Have the question in front: it is there already, or Play opens it, or another seat is
        turned to."""
        if person is self.last and person.panel and _asks(person.panel, prompt):
            return
        panel = await person.press_play()
        if not _asks(panel, prompt):
            seat = next(
                button for button in panel.buttons.values() if button.endswith(f":{prompt.seat}")
            )
            await person.pick(seat)

    async def _give(self, person: Person, prompt: Prompt) -> None:
        none = person.panel and person.panel.buttons.get(person.say("panel-none"))
        for picks in (await self._wise(prompt), some_picks(prompt.offer, self.chance)):
            if not picks and none:
                await person.pick(none)
                return
            try:
                await person.give(*picks)
                return
            except AssertionError:
                continue  # on another page, or usually typed
        self.typed += 1
        await person.command("do", what="; ".join(prompt.offer.default))

    async def _wise(self, prompt: Prompt) -> Sequence[Key]:
        picks = await deeds.computed(self.room.tables, prompt.game, prompt.seat)
        return prompt.offer.default if picks is None else picks

    def say(self, who: str, message: Shown | None) -> None:
        if self.read and message is not None:
            print(f"\n=== {who}\n{message.text}")
            for part in message.parts:
                if part["type"] == 2:
                    print(f"  [{part['label']}]" + " main" * (part["style"] != 2))
                for option in part.get("options", ()):
                    print(
                        f"  {part['placeholder']} > {option['label']}"
                        f" | {option.get('description', '')}"
                    )


def _asks(panel: Shown, prompt: Prompt) -> bool:
    here = [str(prompt.game), prompt.seat, str(prompt.token)]
    pressed = (Pressed.read(part.get("custom_id", "")) for part in panel.parts)
    return any(each is not None and list(each.rest[:3]) == here for each in pressed)


def overhear(tables: Tables, tally: Tally) -> None:
    """Count what is sent."""
    take = persons.take_outgoing

    async def counted(*args: Any) -> list[Outgoing]:
        found = await take(*args)
        for each in found:
            tally.count(each)
        return found

    persons.take_outgoing = counted  # type: ignore[assignment]


async def measure(game: str, answers: int, lang: str, *, read: bool) -> None:
    with TemporaryDirectory() as folder:
        async with club(Path(folder)) as room:
            evening = Evening(room, game, lang, read=read)
            await evening.open()
            opening = sum(each.taps for each in evening.people)
            evening.tally.sent.clear()
            await evening.play(answers)
            taps = sum(each.taps for each in evening.people) - opening
            own = sum(evening.tally.own.values())
            print(
                f"{shown(game, len(evening.people), evening.tally)}"
                f" | taps {opening} to begin, then {taps} for {evening.answers} answers"
                f" = {taps / own:5.2f} a person's turn | typed {evening.typed}",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--answers", type=int, default=60)
    parser.add_argument("--lang", choices=LOCALES, default="en")
    parser.add_argument("--read", action="store_true")
    args = parser.parse_args()
    for game in args.games:
        asyncio.run(measure(game, args.answers, args.lang, read=args.read))


if __name__ == "__main__":
    main()
