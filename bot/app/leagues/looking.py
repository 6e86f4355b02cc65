"""What people may see of leagues. Nothing here changes one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from bot.app import clock_book
from bot.app.calendars import DAY, HOUR, offset_of
from bot.app.clock_book import YEAR
from bot.app.leagues import drawing, records
from bot.app.leagues.base import Base
from bot.app.leagues.model import (
    Card,
    Entry,
    Explained,
    League,
    LeagueTable,
    LogLine,
    Meeting,
    Season,
    Standings,
    Steadiness,
    Suited,
)
from bot.app.leagues.reading import standing_game
from bot.app.leagues.settings import unpacked
from bot.app.leagues.standing import Course, rank
from bot.app.leagues.titles import Title, suited
from bot.app.model import User
from bot.league import pairing, ratings
from bot.league.points import SCHEMES
from bot.league.ratings import Rating
from bot.league.results import Game, in_order
from bot.store import Db, league_results, openings, seekers, users, waits
from bot.store import league_tables as rows
from bot.store import leagues as store
from bot.store.league_tables import PoolRow, TableRow
from bot.store.leagues import SeasonRow
from engines.contract import Illegal, msg

STEADY, GOOD = 90, 75
"""Reliability from which on somebody is called so."""
RECENT = clock_book.RECENT


class Looking(Base):
    def suited(self, games: Sequence[str]) -> tuple[Suited, ...]:
        """The formats that suit all of these games, the usual one first."""
        for name in games:
            if name not in self._names:
                raise Illegal(msg("table-unknown-game", game=name))
        return suited([Title.of(self._engine(name)) for name in games]) if games else ()

    async def league(self, league: int) -> League:
        return await self._store.read(lambda db: records.league(db, league))

    async def leagues(self, guild: int, *, archived: bool = False) -> list[League]:
        """The leagues of a server, newest first."""
        return await self._store.read(
            lambda db: [
                records.of_league(db, row) for row in store.of_guild(db, guild, archived=archived)
            ]
        )

    async def season(self, season: int) -> Season:
        return await self._store.read(lambda db: records.season(db, season))

    async def preview(self, league: int) -> Season:
        """The season that would open now."""
        found, now = await self.league(league), self._now()
        settings, rolling = found.settings, found.settings.format == "pools"
        closes = None if rolling else now + settings.signup_days * DAY
        return Season(
            id=0,
            league=league,
            number=len(found.seasons) + 1,
            status="playing" if rolling else "signup",
            settings=settings,
            opened=now,
            closes=closes,
            starts=None if closes is None else closes + settings.confirm_hours * HOUR,
            started=now if rolling else None,
            ends=now + settings.season_days * DAY if rolling and settings.season_days else None,
            ended=None,
            pledge="",
            seed="",
            entered=0,
            waiting=0,
        )

    async def entries(self, season: int) -> list[Entry]:
        """Everybody who entered, in the order of entering; those who withdrew or left too."""
        return await self._store.read(lambda db: records.entries(db, season))

    async def mine(self, user: User) -> list[tuple[League, Season, Entry]]:
        """The seasons somebody has entered that are not over."""

        def find(db: Db) -> list[tuple[League, Season, Entry]]:
            found = []
            for row in store.entries_of(db, user):
                season = records.season(db, row.season)
                entry = records.entry_of(db, row.season, user)
                found.append((records.league(db, season.league), season, entry))
            return found

        return await self._store.read(find)

    async def tables_of(self, season: int) -> list[LeagueTable]:
        """All tables of a season, in the order of pairing, with their results."""
        return await self._store.read(
            lambda db: self._tables_as_records(db, rows.of_season(db, season))
        )

    async def table(self, table: int) -> LeagueTable:
        """A table by its own number (`LeagueTable.id`)."""
        return await self._store.read(
            lambda db: self._tables_as_records(db, [records.table_row(db, table)])[0]
        )

    async def of_game(self, game: int) -> LeagueTable | None:
        """The table of a league by the number of its game; None if the game belongs to none."""

        def find(db: Db) -> LeagueTable | None:
            row = rows.of_game(db, game)
            return self._tables_as_records(db, [row])[0] if row else None

        return await self._store.read(find)

    async def standings(self, season: int) -> list[Standings]:
        """How it stands now in each pool of a season."""
        return await self._store.read(lambda db: self._standings(db, season))

    async def shown(self, season: int) -> list[Standings]:
        """The standings that were shown, as they were shown; oldest first."""
        return await self._store.read(
            lambda db: [records.shown(db, row) for row in rows.shown(db, season)]
        )

    async def cross_table(self, pool: int) -> dict[tuple[User, User], tuple[Meeting, ...]]:
        """What each person got in each game against each other, by the two."""

        def find(db: Db) -> dict[tuple[User, User], tuple[Meeting, ...]]:
            row = records.pool_row(db, pool)
            season = records.season_row(db, row.season)
            settings = unpacked(season.settings)
            tables = {each.id: each for each in rows.of_pool(db, pool)}
            found: dict[tuple[User, User], tuple[Meeting, ...]] = {}
            for table, result in self._results(db, tables.values()).items():
                if result.verdict == "annulled":
                    continue
                game = standing_game(result, settings.substitutes, tables[table].people)
                worth = SCHEMES[settings.points](game)
                for one in game.parts:
                    for other in game.parts:
                        if one.side != other.side:
                            met = Meeting(table, worth[one.person])
                            pair = (one.person, other.person)
                            found[pair] = (*found.get(pair, ()), met)
            return found

        return await self._store.read(find)

    async def explain(self, table: int) -> Explained:
        """Why these people sit together."""

        def find(db: Db) -> Explained:
            row = records.table_row(db, table)
            season = records.season_row(db, row.season)
            course = self._course(db, season, records.pool_row(db, row.pool))
            before = [each for each in course.tables if each.round < max(row.round, 1)]
            earlier = [each for each in course.rounds if each.number < row.round]
            then = replace(course, rounds=earlier, tables=before)
            points = {each.person: each.points for each in rank(then)}
            outside = self._outside(db, row.people)
            entrants = [
                outside.entrant(user, points.get(user, 0.0) if row.round else 0.0)
                for user in row.people
            ]
            all_before = [each for each in rows.of_season(db, season.id) if each.id < row.id]
            past = drawing.past_of([each for each in all_before if each.round < max(row.round, 1)])
            terms = pairing.explain(row.people, entrants, past, row.sides)
            # Whom somebody avoids is nobody else's business.
            told = tuple(term for term in terms if term.what != "blocked")
            number = drawing.seed(season.seed, course.pool.number, row.round)
            seed = number.to_bytes(8, "big").hex() if season.status == "over" else ""
            record = self._tables_as_records(db, [row])[0]
            return Explained(record, told, seed)

        return await self._store.read(find)

    async def taken(self, places: Sequence[int]) -> set[int]:
        """Those of these threads that belong to a table or a dispute."""
        return await self._store.read(lambda db: rows.taken(db, places))

    async def games(self, league: int) -> list[Game]:
        """Every result of a league, old ones that were brought in too, in the order in which they
        count."""

        def find(db: Db) -> list[Game]:
            own = self._results(db, rows.of_league(db, league)).values()
            return in_order([*own, *self._old(db, league)])

        return await self._store.read(find)

    async def ratings(self, guild: int) -> dict[tuple[str, User], Rating]:
        """Everybody's rating by title, worked out from all results of the server's leagues."""
        games = await self._store.read(lambda db: self._games_of(db, guild))
        return ratings.rated(games)

    async def card(self, guild: int, user: User) -> Card:
        games = await self._store.read(lambda db: self._games_of(db, guild))
        mine = [g for g in games if user in g.people and g.verdict != "annulled"]
        sides: Counter[tuple[str, str]] = Counter()
        won: Counter[tuple[str, str]] = Counter()
        for game in mine:
            part = game.part(user)
            assert part is not None
            sides[game.title, part.side] += 1
            won[game.title, part.side] += part.place == 1

        def find(db: Db) -> tuple[int, tuple[tuple[int, int], ...]]:
            running = sum(
                each.status in ("paired", "playing") and user in each.people
                for each in rows.of_guild(db, guild)
            )
            return running, self._titles(db, guild, user)

        running, titles = await self._store.read(find)
        rated = ratings.rated(games)
        return Card(
            user=user,
            games=len(mine),
            wins=sum(won.values()),
            sides={side: (n, won[side]) for side, n in sorted(sides.items())},
            ratings={title: each for (title, who), each in rated.items() if who == user},
            steadiness=await self.steadiness(user),
            running=running,
            titles=titles,
        )

    async def steadiness(self, user: User) -> Steadiness:
        """How reliably somebody answers, in a word."""
        found = await self._store.read(lambda db: self._reliability(db, user))
        if found is None:
            return "unknown"
        return "steady" if found >= STEADY else "good" if found >= GOOD else "uneven"

    async def log(self, league: int, last: int = 50) -> list[LogLine]:
        """What was done and why, newest first."""
        return await self._store.read(
            lambda db: [records.log_line(row) for row in store.log(db, league, last)]
        )

    # Read inside a transaction.

    def _course(
        self, db: Db, season: SeasonRow, pool: PoolRow, tables: Sequence[TableRow] | None = None
    ) -> Course:
        """A pool as it is now."""
        every = rows.of_pool(db, pool.id) if tables is None else tables
        left = {row.user for row in store.entries(db, season.id) if row.status == "left"}
        left |= {user for user in pool.people if user < 0}
        return Course(
            settings=unpacked(season.settings),
            size=self._field(season).size,
            pool=pool,
            rounds=rows.rounds(db, pool.id),
            tables=every,
            results=self._results(db, [row for row in every if in_season(row, season)]),
            left=left,
            lot=season.seed,
        )

    def _standings(self, db: Db, season: int) -> list[Standings]:
        row = records.season_row(db, season)
        league, record = records.league(db, row.league), records.season(db, season)
        found = []
        for pool in rows.pools(db, season):
            course = self._course(db, row, pool)
            found.append(
                Standings(
                    league=league,
                    season=record,
                    pool=records.pool(pool, course.rounds),
                    round=0,
                    rows=tuple(rank(course)),
                    shown=None,
                    playing=sum(each.status in ("paired", "playing") for each in course.tables),
                )
            )
        return found

    def _old(self, db: Db, league: int) -> list[Game]:
        """Results from before. Their numbers are below those of all games of the bot."""
        return [records.unpack_game(raw, -number) for number, raw in rows.old(db, league)]

    def _games_of(self, db: Db, guild: int) -> list[Game]:
        own = list(self._results(db, rows.of_guild(db, guild)).values())
        for league in store.of_guild(db, guild, archived=True):
            own += self._old(db, league.id)
        return in_order(own)

    def _titles(self, db: Db, guild: int, user: User) -> tuple[tuple[int, int], ...]:
        """The seasons somebody has won."""
        found = []
        for league in store.of_guild(db, guild, archived=True):
            for season in store.seasons_of(db, league.id):
                for row in rows.shown(db, season.id) if season.status == "over" else ():
                    first = records.unpack_rows(row.rows)[:1]
                    if row.round == 0 and first and first[0].person == user and first[0].played:
                        found.append((season.id, row.pool))
        return tuple(found)

    def _reliability(self, db: Db, user: User) -> int | None:
        now = self._now()
        handed = openings.handed_over(db, user)
        clocks = clock_book.not_excused(waits.of_user(db, user, now - YEAR), handed)
        abandoned = league_results.abandoned(db, user, now - RECENT)
        return clock_book.reliability(clocks, now, openings.takeovers(db, user), abandoned)

    def _outside(self, db: Db, people: Sequence[User]) -> drawing.Outside:
        """What pairing looks at besides games."""
        now = self._now()
        zones = {
            user: offset_of(zone, now) / HOUR for user, zone in users.zones(db, people).items()
        }
        return drawing.Outside(zones, seekers.avoided(db, people))

    def _strength(self, db: Db, guild: int, season: SeasonRow) -> dict[User, float]:
        """How strong people are known to be, over all games of a season."""
        titles = unpacked(season.settings).games
        found: dict[User, float] = {}
        for (title, user), rating in ratings.rated(self._games_of(db, guild)).items():
            if title in titles:
                found[user] = found.get(user, 0.0) + rating.shown
        return found


def in_season(table: TableRow, season: SeasonRow) -> bool:
    """Whether a game ended before its season did; later ones count for ratings only."""
    return season.ended is None or table.ended is None or table.ended <= season.ended
