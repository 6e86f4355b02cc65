"""One evening of a game in a package, in a process of its own: `begin`, `away` or `again`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.e2e.people import Club, Person, club, small


async def begin(room: Club, ada: Person, ewa: Person) -> None:
    table = await room.tables.open(
        room.guild.id, room.channel.id, ada.id, "night_auction", {"pace": "daily"}
    )
    for chair, person in enumerate((ada, ewa)):
        await room.tables.join(table.id, person.id, chair)
    await room.tables.start(table.id, ada.id, "start")
    await room.bot.deliver()
    await room.delivered()
    await ada.answer("settle/oak")
    await ewa.answer("raid/oak")
    await ada.answer("pass")
    await ada.answer("settle/elm")
    print("waits for", *(each.seat for each in (await room.tables.table(table.id)).waiting))


async def away(room: Club, ada: Person, ewa: Person) -> None:
    print((await ada.command("do", what="rest")).text)
    print((await ewa.command("do", what="odpocznij")).text)
    print((await ada.command("me games")).text)
    await room.later(100)
    print(len(room.public), "messages")


async def again(room: Club, ada: Person, ewa: Person) -> None:
    people = {"amber": ada, "blue": ewa}
    while waiting := (await room.tables.table(1)).waiting:
        seat = waiting[0].seat
        await people[seat].command("do", what="rest" if seat == "amber" else "odpocznij")
        print(seat)
    print("the game is", (await room.tables.table(1)).status)


async def main(part: str) -> None:
    async with club(Path(), draw=small) as room:
        ada, ewa = room.person("Ada"), room.person("Ewa", "pl")
        await {"begin": begin, "away": away, "again": again}[part](room, ada, ewa)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
