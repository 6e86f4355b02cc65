"""A whole season on a simulated Discord: 64 people, three games, and nobody lends it a hand.

    python -m tools.lab.league_season [--people 64] [--games a,b,c] [--size 3]

People press the buttons of the sign-up message; then computers answer for them at the pace of
people, in virtual time. One in seven leaves: some withdraw, the others fall silent, and people of
the league take over the seats that are offered. There is a dispute, a result is corrected, and the
season ends while ten games go on.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections import Counter
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.app.leagues import founding, reads
from tests.e2e.people import club
from tests.e2e.winter import STEP, Winter

RUNNING = 10
"""Games that go on when the season ends."""


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
            print(f"sign-up and confirmation: {time.perf_counter() - began:.0f} s", flush=True)
            story = await winter.play(people * drop // 100, rounds, RUNNING)
            print(f"{len(story.left)} left, {story.taken} seats were taken over", flush=True)
            await founding.end(
                winter.leagues, winter.season, winter.host.id, "It is spring.", winter.command()
            )
            await winter.tend()
            await tell(winter, began)


async def tell(winter: Winter, began: float) -> None:
    season, running = await winter.now(), await winter.tables("playing")
    print(f"day {winter.hours / 24:.0f}: the season is {season.status}, {len(running)} games go on")
    shown = await reads.shown(winter.leagues, winter.season)
    await winter.correct()
    await winter.play_to_the_end()
    same = await reads.shown(winter.leagues, winter.season) == shown
    once = await reads.ratings_of(winter.leagues, winter.room.guild.id)
    await winter.room.restart()
    again = await reads.ratings_of(winter.leagues, winter.room.guild.id)
    league = await founding.archive(winter.leagues, season.league, winter.host.id, winter.command())
    kept = sum(not each.is_ephemeral for each in _messages(winter))
    tables = [each for each in await winter.tables() if each.status != "cancelled"]
    met = Counter(pair for each in tables for pair in combinations(sorted(each.people), 2))
    parts = [part for each in tables if each.result for part in each.result.parts]
    print(f"tables: {dict(await winter.counts())}, of them {Counter(t.title for t in tables)}")
    print(f"met again: {sum(met.values()) - len(met)} of {sum(met.values())} meetings")
    print(f"how parts ended: {Counter(part.kind for part in parts)}")
    print(f"substitutes: {sum(part.substitute for part in parts)}")
    print(f"what Discord would have refused: {winter.room.faults()}")
    print(f"shown standings as they were: {same}; ratings after a restart equal: {once == again}")
    print(f"messages of the bot: {kept}; threads: {len(winter.threads())}")
    print(f"archived: {league.archived is not None}")
    print(f"{winter.hours / 24:.0f} days of {STEP:.0f}-hour looks, {winter.commands} commands,")
    print(f"in {time.perf_counter() - began:.0f} s, {time.process_time():.0f} s of processor time")


def _messages(winter: Winter) -> list[Any]:
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
