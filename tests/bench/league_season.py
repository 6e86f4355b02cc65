"""A whole season on a simulated Discord: 64 people, three games, and nobody lends it a hand.

    python -m tests.bench.league_season [--people 64] [--games a,b,c] [--size 3]

People press the buttons of the sign-up message; then computers answer for them at the pace of
people, in virtual time. One in seven leaves: some withdraw, the others fall silent, and people of
the league take over the seats that are offered. There is a dispute, a result is corrected, and the
season ends while ten games go on.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from engines.contract import Illegal
from tests.e2e.people import club
from tests.e2e.winter import STEP, Winter

RUNNING = 10
"""Games that go on when the season ends."""
LOOKS = 3000


async def run(games: list[str], people: int, size: int, drop: int) -> None:
    began = time.perf_counter()
    with TemporaryDirectory() as folder:
        async with club(Path(folder)) as room:
            winter = Winter.of(room, people)
            rounds = len(games)
            await winter.open(
                games,
                format="swiss",
                size=size,
                rounds=rounds,
                confirm_hours=24,
                signup_days=3,
                round_days=45,
                options={"pace": "daily"},
            )
            await winter.everybody_presses("leagues-enter")
            await winter.pass_hours(72.1)
            await winter.everybody_presses("leagues-confirm")
            await winter.pass_hours(24.1)
            await play(winter, people * drop // 100, rounds)
            await tell(winter, began)


async def play(winter: Winter, leaving: int, rounds: int) -> None:
    """Play on; in the middle people leave, complain and are replaced."""
    taken = complaints = 0
    everybody = list(winter.people)
    quitters = everybody[3 :: max(1, len(everybody) // max(1, leaving))][:leaving]
    for look in range(LOOKS):
        await winter.look()
        if look == 12:
            await winter.fall_silent(quitters[1::2])
            for user in quitters[::2]:
                await winter.leagues.withdraw(winter.season, user, winter.command())
            table = (await winter.tables("playing"))[0]
            assert table.game is not None
            await winter.leagues.dispute(table.game, table.people[0], "?", winter.command())
            await winter.tend()
            await winter.leagues.settle(
                table.id, winter.referee.id, "All is well.", winter.command()
            )
            complaints += 1
        taken += await winter.take_open_seats([u for u in everybody if u not in quitters])
        tables = await winter.tables()
        last = [each for each in tables if each.round == rounds and each.status == "playing"]
        if last and len(last) <= RUNNING and len(last) == len(await winter.tables("playing")):
            break
        if look % 20 == 0:
            print(f"day {winter.hours / 24:.0f}: {dict(await winter.counts())}", flush=True)
    print(f"{len(quitters)} left, {taken} seats were taken over, {complaints} dispute")
    await winter.leagues.end(winter.season, winter.host.id, "It is spring.", winter.command())
    await winter.tend()


async def tell(winter: Winter, began: float) -> None:
    season, running = await winter.now(), await winter.tables("playing")
    print(f"day {winter.hours / 24:.0f}: the season is {season.status}, {len(running)} games go on")
    shown = await winter.leagues.shown(winter.season)
    table = next(t for t in await winter.tables("finished") if t.result and len(set(t.sides)) > 1)
    sides = list(dict.fromkeys(table.sides))
    turned = {side: place for place, side in enumerate(reversed(sides), 1)}
    try:
        await winter.leagues.correct(
            table.id, winter.referee.id, turned, "Counted anew.", winter.command()
        )
    except Illegal as refusal:
        print(f"not corrected: {refusal.reason.id}")
    for _ in range(LOOKS):
        if not await winter.tables("playing"):
            break
        await winter.look()
    same = await winter.leagues.shown(winter.season) == shown
    once = await winter.leagues.ratings(winter.room.guild.id)
    await winter.room.restart()
    again = await winter.leagues.ratings(winter.room.guild.id)
    league = await winter.leagues.archive(season.league, winter.host.id, winter.command())
    kept = sum(not each.is_ephemeral for each in _messages(winter))
    print(f"tables: {dict(await winter.counts())}")
    print(f"shown standings as they were: {same}; ratings after a restart equal: {once == again}")
    print(f"messages of the bot: {kept}; threads: {len(winter.threads())}")
    print(f"archived: {league.archived is not None}")
    print(f"{winter.hours / 24:.0f} days of {STEP:.0f}-hour looks, {winter.commands} commands,")
    print(f"in {time.perf_counter() - began:.0f} s")


def _messages(winter: Winter) -> list[object]:
    found = winter.room.env.backend.messages.values()
    return [each for messages in found for each in messages.values()]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=64)
    parser.add_argument("--games", default="quartermaster,race_to_the_rhine,attack")
    parser.add_argument("--size", type=int, default=3)
    parser.add_argument("--drop", type=int, default=15)
    given = parser.parse_args()
    asyncio.run(run(given.games.split(","), given.people, given.size, given.drop))
