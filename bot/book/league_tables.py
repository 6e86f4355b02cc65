"""Standings of leagues, as they were last shown to everybody."""

from __future__ import annotations

from pathlib import Path

from bot.app.leagues.model import Standings
from bot.app.leagues.service import Leagues
from bot.app.tables import Tables
from bot.store import Store
from bot.store.leagues import numbers


async def read(file: Path) -> list[Standings]:
    """The standings of all leagues in a file, the newest leagues and seasons first."""
    store = await Store.look(file)
    try:
        leagues = Leagues(Tables(store))
        found: list[Standings] = []
        for number in reversed(await store.read(numbers)):
            found += await latest(leagues, number)
        return found
    finally:
        await store.close()


async def latest(leagues: Leagues, number: int) -> list[Standings]:
    """Of each pool of a league what was shown last, the newest season first."""
    found: list[Standings] = []
    for season in reversed((await leagues.league(number)).seasons):
        found += {each.pool.id: each for each in await leagues.shown(season)}.values()
    return found
