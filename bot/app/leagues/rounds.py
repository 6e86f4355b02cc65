"""Rounds: when the next one begins, and with which tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, log2

from bot.app.calendars import DAY
from bot.app.leagues import adjudging, drawing, records, starting
from bot.app.leagues.base import log as write_log
from bot.app.leagues.base import tell
from bot.app.leagues.drawing import Drawn, Outside
from bot.app.leagues.making import ask_for_place
from bot.app.leagues.playing import Playing, has_ended, may_play
from bot.app.leagues.settings import Field, unpacked
from bot.app.leagues.standing import Course
from bot.app.leagues.titles import rounds_for
from bot.app.model import LEAGUE, User
from bot.league.pairing import Past
from bot.store import Db, games
from bot.store import league_tables as rows
from bot.store import leagues as store
from bot.store.league_tables import PoolRow, RoundRow, TableRow
from bot.store.leagues import SeasonRow
from engines.contract import Seat, msg


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything the next round of a pool follows from."""

    course: Course
    field: Field
    here: list[User]
    skipping: list[User]
    """Who has as many games as they may have."""
    past: Past
    outside: Outside
    secret: bytes


class Rounds(Playing):
    # Rounds.

    def _plans(self, db: Db, key: int) -> list[Plan]:
        """What the next rounds of a season follow from, for each pool that is ready for one."""
        season, now = records.season_row(db, key), self._now()
        settings = unpacked(season.settings)
        if season.status != "playing" or settings.format in ("pools", "round_robin"):
            return []
        if has_ended(season, now):
            return []
        found = []
        tables = rows.of_season(db, key)
        for pool in rows.pools(db, key):
            rounds = rows.rounds(db, pool.id)
            if pool.ended is not None or (rounds and rounds[-1].closed is None):
                continue
            if len(rounds) >= self._rounds(season, pool):
                continue
            course = self._course(db, season, pool, [t for t in tables if t.pool == pool.id])
            here = [user for user in pool.people if user not in course.left]
            if len(here) < 2:
                continue
            counts = rows.running_of(db, here, season.league)
            cap = settings.at_once + (1 if settings.format in ("pairs", "knockout") else 0)
            free = [user for user in here if may_play(counts[user], cap, 0)]
            if settings.format == "knockout":
                free = here
            if 2 * len(free) < len(here):
                continue  # most have as many games as they may have: the round waits for them
            found.append(
                Plan(
                    course=course,
                    field=self._field(season),
                    here=free,
                    skipping=[user for user in here if user not in free],
                    past=drawing.past_of(tables),
                    outside=self._outside(db, here),
                    secret=season.seed,
                )
            )
        return found

    def _rounds(self, season: SeasonRow, pool: PoolRow) -> int:
        """How many rounds a pool has in all."""
        settings, people = unpacked(season.settings), len(pool.people)
        if settings.format == "knockout":
            return ceil(log2(max(people, 2)))
        return settings.rounds or rounds_for(people, self._field(season).size)

    def _open_round(
        self,
        db: Db,
        key: int,
        pool: int,
        number: int,
        drawn: Sequence[Drawn],
        resting: Iterable[User],
    ) -> bool:
        """Write down a round and ask for the threads of its tables, unless that has been done."""
        season, now = records.season_row(db, key), self._now()
        if len(rows.rounds(db, pool)) != number - 1 or season.status != "playing":
            return False
        here = {row.user for row in store.entries(db, key) if row.status == "playing"}
        if any(user not in here for each in drawn for user in each.people):
            return False  # somebody has left meanwhile: it is drawn again
        league, settings = records.league(db, season.league), unpacked(season.settings)
        due = now + settings.round_days * DAY if settings.round_days else None
        rows.save_round(db, RoundRow(pool, number, now, due, None, list(resting)))
        for each in drawn:
            table = starting.add_table(db, season, pool, number, each, "paired", now)
            ask_for_place(db, league, table, now)
        if drawn:
            row = records.pool_row(db, pool)
            until = f"<t:{int(due)}:R>" if due else "none"
            text = msg(
                "league-round-begins",
                n=number,
                of=self._rounds(season, row),
                division=row.division,
                tables=len(drawn),
                due=until,
            )
            tell(db, league, now, text, season=key)
        return True

    async def _adjudicate_overdue(self, key: int) -> int:
        """In a knock-out nobody can wait for ever: what is not over on a round's date is decided as
        it stands, and a table that has got no thread by then is not played."""

        def overdue(db: Db) -> list[TableRow]:
            season, now = records.season_row(db, key), self._now()
            if season.status != "playing" or season.settings["format"] != "knockout":
                return []
            late = {
                (pool.id, each.number)
                for pool in rows.pools(db, key)
                for each in rows.rounds(db, pool.id)
                if each.closed is None and each.due is not None and each.due <= now
            }
            return [
                table
                for table in rows.of_season(db, key)
                if (table.pool, table.round) in late
                if table.status == "playing" or _unopened(table)
                if not rows.rulings(db, [table.id])
            ]

        tables = await self._store.read(overdue)
        for table in tables:
            if _unopened(table):
                await self._store.write(lambda db, t=table.id: self._give_up(db, t))  # type: ignore[misc]
                continue
            places = await self._as_it_stands(table)
            await self._store.write(lambda db, t=table, p=places: self._adjudged(db, t, p))  # type: ignore[misc]
        if tables:
            await self._end_ruled()
            await self._count_results()
        return len(tables)

    def _give_up(self, db: Db, key: int) -> None:
        table, now = records.table_row(db, key), self._now()
        if not _unopened(table):
            return
        table.status, table.ended = "cancelled", now
        rows.save_table(db, table)
        season = records.season_row(db, table.season)
        text = msg("league-log-date-unopened", n=table.number)
        write_log(db, season.league, now, text, season=season.id, table=key)
        tell(db, records.league(db, season.league), now, text, season=season.id)

    def _adjudged(self, db: Db, table: TableRow, places: dict[str, int]) -> None:
        now = self._now()
        rows.rule(db, table.id, now, LEAGUE, "adjudicated", places)
        season = records.season_row(db, table.season)
        text = msg("league-log-date-adjudicated", n=table.number)
        write_log(db, season.league, now, text, season=season.id, table=table.id)
        tell(db, records.league(db, season.league), now, text, season=season.id)

    async def _as_it_stands(self, table: TableRow) -> dict[str, int]:
        """The places of the sides of a game that goes on, from what everybody can see."""
        game = table.game
        assert game is not None

        def load(db: Db) -> tuple[bytes | None, dict[str, list[Seat]]]:
            row, people = games.get(db, game, state=True), games.people(db, game)
            sides: dict[str, list[Seat]] = {side: [] for side in table.sides}
            for each in people.seats:
                sides[table.sides[each.chair]].append(each.seat)
            return row.state if row else None, sides

        state, sides = await self._store.read(load)
        if state is None or not all(sides.values()):
            return dict.fromkeys(table.sides, 1)
        engine = self._engine(table.title)
        return await asyncio.to_thread(adjudging.places, engine, state, sides, table.id)


def _unopened(table: TableRow) -> bool:
    """Whether a table waits for its thread."""
    return table.status == "paired" and table.place is None
