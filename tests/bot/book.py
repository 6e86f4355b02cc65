"""A file with games that are over, as the bot leaves them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from sqlite3 import connect

from bot.app.leagues import entering, founding, refereeing
from bot.app.leagues.context import By
from bot.app.model import Table
from bot.store import Store
from engines.kit.simulate import QuickRng, able
from engines.registry import engine
from tests.bot.app.league_house import BOSS, JUDGE, LeagueHouse
from tests.desk import Tables

FIRST = 1_000_000
"""The number of the first person: smaller ones are computers."""


async def played(
    file: Path, games: Sequence[str], *, people: int = 0, moves: int = 5000, seed: int = 1
) -> list[int]:
    """Play each of these games to its end, or so many moves far, after which all but one give up;
    their numbers."""
    store, found, time = await Store.open(file), [], [1_700_000_000.0]
    tables = Tables(store, now=lambda: time[0], seeds=lambda: b"book" * 8)
    await tables.ring()
    try:
        for number, game in enumerate(games):
            found.append(await _one(tables, game, 500 + number, people, moves, seed, time))
    finally:
        await store.close()
    return found


async def _one(
    tables: Tables, game: str, channel: int, people: int, moves: int, seed: int, time: list[float]
) -> int:
    rules, command = engine(game), iter(range(10**9))
    table: Table = await tables.open(1, channel, FIRST, game, {"pace": "none", "language": "en"})
    most = len(table.chairs)
    for chair in range(people or most):
        await tables.join(table.id, FIRST + chair, chair)
    await tables.start(table.id, FIRST, f"start{channel}")
    chance = QuickRng(seed)
    for _ in range(moves):
        session = await tables.load(table.id)
        if not session.playing:
            break
        seat, picks = able(rules, session.state, session.offers, chance)
        user = session.holder(seat)
        token = session.prompts[seat].token
        time[0] += 40
        await tables.act(table.id, user, seat, token, picks, f"{channel}:{next(command)}")
    for chair in range(1, people or most):
        for seat in table.chairs[chair]:
            if (await tables.table(table.id)).status == "playing":
                await tables.concede(table.id, FIRST + chair, seat, f"{channel}:up:{seat}")
    return table.id


async def with_a_league(
    file: Path, people: int = 8, seasons: int = 2, rounds: int = 3, game: str = "attack"
) -> None:
    """A league of two divisions, or of one for fewer people, whose games a referee has decided;
    its last season goes on."""
    house = LeagueHouse((game,))
    everybody = range(FIRST, FIRST + people)
    wanted = {"format": "swiss", "size": 4, "rounds": rounds, "games": (game,)}
    if people >= 8:
        wanted["division"] = people // 2
    season = await house.season(everybody, **wanted)
    chance = QuickRng(people)
    for number in range(1, seasons + 1):
        if number > 1:
            season = await founding.open_season(
                house.leagues, season.league, By(BOSS, house.command())
            )
            for user in everybody:
                await entering.enter(house.leagues, season.id, user, house.command())
        await founding.start(house.leagues, season.id, By(BOSS, house.command()))
        await house.tend()
        for turn in range(rounds):
            going_on = await house.going_on(season)
            await house.days(5)
            for table in going_on if number < seasons or turn < rounds - 1 else going_on[:1]:
                sides = sorted(table.sides, key=lambda side: chance.below(1000))
                places = {side: n for n, side in enumerate(sides, 1)}
                places[sides[1]] = 1 + chance.below(2)  # sometimes a shared first place
                why = "It took too long."
                await refereeing.adjudicate(
                    house.leagues, table.id, By(JUDGE, house.command(), why), places
                )
            await house.tend()
    with connect(file) as kept:
        house.store.db.backup(kept)  # type: ignore[attr-defined]
    await house.store.close()


if __name__ == "__main__":
    import sys

    asyncio.run(played(Path(sys.argv[1]), sys.argv[2:]))
