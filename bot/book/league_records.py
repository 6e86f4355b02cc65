"""Reads what leagues have shown to everybody: standings as they were last shown, the games in them,
and what is known of those who played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bot.app.door import Tables
from bot.app.leagues import reads
from bot.app.leagues.context import Context
from bot.app.leagues.records import Card, League, LeagueTable, Season, Standings
from bot.app.model import User
from bot.app.play.computers import is_computer
from bot.edge.leagues import plates as plates
from bot.league.ratings import Rating
from bot.league.results import Game
from bot.store import Store
from bot.store.leagues import numbers
from engines.contract import Msg


@dataclass(frozen=True, slots=True)
class SeasonShown:
    """A season as everybody has seen it."""

    season: Season
    pools: tuple[Standings, ...]
    """The last standings of each pool."""
    tables: tuple[LeagueTable, ...]
    """The games that are over and belong to those standings."""

    @property
    def over(self) -> bool:
        return self.season.status == "over"

    @property
    def state(self) -> Msg:
        return Msg(f"leagues-is-{self.season.status}", {"n": str(self.season.number)})


@dataclass(frozen=True, slots=True)
class LeagueShown:
    league: League
    seasons: tuple[SeasonShown, ...]
    """The latest first."""
    games: tuple[Game, ...]
    """All results, those from before the bot too."""

    @property
    def ended(self) -> list[Standings]:
        """The final standings that count for the hall of fame, the latest first."""
        return [
            each for told in self.seasons if told.over for each in told.pools if plates.wins(each)
        ]


@dataclass(frozen=True, slots=True)
class LeagueBook:
    """All leagues of a file, the newest first, and the cards of their people."""

    leagues: tuple[LeagueShown, ...] = ()
    cards: Mapping[tuple[int, User], Card] = field(default_factory=dict)
    """By server and person."""
    ratings: Mapping[int, Mapping[tuple[str, User], Rating]] = field(default_factory=dict)
    """By server."""

    @property
    def people(self) -> Iterator[User]:
        """Everybody who can be read about, in an order that stays as leagues go on; some of them
        more than once."""
        for league in reversed(self.leagues):
            for told in reversed(league.seasons):
                yield from (user for shown in told.pools for user in shown.pool.people)
            yield from (person for game in league.games for person in game.people)


async def read(file: Path) -> LeagueBook:
    """What the leagues in a file have shown."""
    store = await Store.look(file)
    try:
        leagues = Context.of(Tables(store))
        return await found(leagues, await store.read(numbers))
    finally:
        await store.close()


async def found(leagues: Context, ids: list[int]) -> LeagueBook:
    """These leagues; one of which nothing was shown yet is left out."""
    every = [await _league(leagues, number) for number in reversed(ids)]
    told = LeagueBook(tuple(each for each in every if each.seasons))
    guilds = {each.league.guild for each in told.leagues}
    people = dict.fromkeys(user for user in told.people if user > 0 and not is_computer(user))
    cards = {
        (guild, user): card
        for guild in sorted(guilds)
        for user in people
        if (card := await reads.card(leagues, guild, user)).games
    }
    ratings = {guild: await reads.ratings_of(leagues, guild) for guild in guilds}
    return LeagueBook(told.leagues, cards, ratings)


async def _league(leagues: Context, number: int) -> LeagueShown:
    league = await reads.league(leagues, number)
    seasons = [await _season(leagues, each) for each in reversed(league.seasons)]
    games = await reads.games(leagues, number)
    return LeagueShown(league, tuple(each for each in seasons if each.pools), tuple(games))


async def _season(leagues: Context, number: int) -> SeasonShown:
    pools = plates.latest(await reads.shown(leagues, number))
    every = await reads.tables_of(leagues, number)
    tables = [
        table
        for shown in pools
        for table in plates.counted(shown, every)
        if table.status == "finished" and table.result is not None
    ]
    tables.sort(key=lambda table: table.number)
    return SeasonShown(await reads.season(leagues, number), tuple(pools), tuple(tables))
