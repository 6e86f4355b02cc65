"""Four people at one table, in which everybody answers by buttons and menus or in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.contract import Key, Seat
from tests.e2e.people import Club, Person, Shown


class Four:
    def __init__(self, room: Club, people: Mapping[Seat, Person]) -> None:
        self.room, self.people = room, people

    async def answer(self, seat: Seat, *keys: Key) -> Shown:
        """Open the own panel from the newest board and pick these answers to the question."""
        return await self.people[seat].answer(*keys)

    async def first(self, seat: Seat) -> Shown:
        return await self.people[seat].first()

    async def order(self, seat: Seat, pick: Key) -> Shown:
        """Set a standing order by menu."""
        person = self.people[seat]
        shown = await person.command("orders")
        for title, menu in shown.menus.items():
            if pick in [option["value"] for option in menu["options"]]:
                return await person.choose(title, pick)
        raise AssertionError(f"no order {pick}")

    async def do(self, seat: Seat, what: str) -> Shown:
        return await self.people[seat].command("do", what=what)

    async def waiting(self) -> list[Seat]:
        return [each.seat for each in (await self.room.tables.table(1)).waiting]

    def letter(self, seat: Seat) -> str:
        """What the newest picture of the hand says."""
        return self.room.letters(self.people[seat])[-1].alts[0]


async def seated(room: Club, game: str, seats: Sequence[Seat], **options: str) -> Four:
    """Four people sit down in the order of the chairs, two of them Poles, and begin."""
    tongues = {"Ada": "en-US", "Borys": "pl", "Chen": "en-US", "Ewa": "pl"}
    people = [room.person(name, tongue) for name, tongue in tongues.items()]
    guild, channel = room.guild.id, room.channel.id
    found = await room.tables.open(guild, channel, people[0].id, game, options)
    for chair, person in enumerate(people):
        await room.tables.join(found.id, person.id, chair)
    await room.tables.start(found.id, people[0].id, "start")
    await room.bot.deliver()
    await room.delivered()
    await room.env.settle()
    return Four(room, dict(zip(seats, people, strict=True)))
