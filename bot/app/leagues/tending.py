"""What leagues do by themselves: dates, rounds, tables, results, standings.

Everything is looked at and done within one transaction, or is a command with an key of its own: a
step that is taken twice, or broken off by a crash, does nothing twice and leaves nothing out.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import ceil, log2

from bot.app import lobby, rights, seating
from bot.app.calendars import DAY
from bot.app.leagues import adjudging, drawing, records, starting
from bot.app.leagues.base import log as write_log
from bot.app.leagues.base import say, show_sign_up, tell
from bot.app.leagues.drawing import Drawn, Outside
from bot.app.leagues.entering import Entering, leave
from bot.app.leagues.model import League, Settings
from bot.app.leagues.settings import Field, unpacked
from bot.app.leagues.standing import Course, rank
from bot.app.leagues.titles import rounds_for
from bot.app.model import LEAGUE, Instant, User
from bot.league.pairing import Past
from bot.league.results import Game
from bot.store import Db, games, users
from bot.store import league_tables as rows
from bot.store import leagues as store
from bot.store.games import ChairRow, GameRow
from bot.store.league_tables import PoolRow, RoundRow, TableRow
from bot.store.leagues import SeasonRow
from engines.contract import Illegal, Msg, Seat, msg

logger = logging.getLogger(__name__)

OPEN = ("due", "paired", "playing")
LADDER = {"turn_timeout": "ladder"}
"""What a time-out leads to unless a league wants it otherwise: the seat is offered to others."""
FINAL = 0
"""The round of the standings that are shown last."""


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


class Tending(Entering):
    async def tend(self) -> int:
        """Do everything that is due: seasons, rounds, tables, results, standings, matches. Returns
        how many things were done; harmless at any time, and after any crash."""
        done = 0
        for step in (self._end_ruled, self._count_results, self._make_tables, self._match):
            try:
                done += await step()
            except Exception:
                logger.exception("leagues go on with the next step")
        for season in await self._store.read(lambda db: [row.id for row in store.going_on(db)]):
            try:
                done += await self._tend(season)
            except Exception:  # other seasons must not wait for this one
                logger.exception("season %s is tended later", season)
        return done

    async def _match(self) -> int:
        return 0

    async def _tend(self, season: int) -> int:
        done = await self._store.write(lambda db: self._keep_dates(db, season))
        done += await self._adjudicate_overdue(season)
        done += await self._store.write(lambda db: self._play_on(db, season))
        for plan in await self._store.read(lambda db: self._plans(db, season)):
            drawn, resting = await asyncio.to_thread(
                drawing.next_round,
                *(plan.course, plan.field, plan.here, plan.past, plan.outside, plan.secret),
            )
            number = len(plan.course.rounds) + 1
            pool, resting = plan.course.pool.id, [*resting, *plan.skipping]
            done += await self._store.write(
                lambda db, a=(season, pool, number, drawn, resting): self._open_round(db, *a)  # type: ignore[misc]
            )
        return done + await self._end_season(season)

    # Games that have ended.

    async def _end_ruled(self) -> int:
        """End games that a referee has decided."""
        found = await self._store.read(rows.ruled_and_playing)
        for table, game in found:
            await self._tables.abandon(game, LEAGUE, f"league:{table}:ruled", admin=True)
        return len(found)

    async def _count_results(self) -> int:
        done = 0
        for table in await self._store.read(rows.over):
            done += await self._store.write(lambda db, t=table: self._count(db, t))  # type: ignore[misc]
        return done

    def _count(self, db: Db, table: int) -> bool:
        """Take note of the end of a game."""
        row = records.table_row(db, table)
        assert row.game is not None
        game = games.get(db, row.game)
        if row.status != "playing" or game is None or game.ended is None:
            return False
        ruling = rows.rulings(db, [table]).get(table)
        ruled = ruling is not None and ruling.verdict == "adjudicated"
        row.status = "finished" if game.status == "over" or ruled else "annulled"
        if ruling is not None and ruling.verdict == "annulled":
            row.status = "annulled"
        row.ended, row.counted = game.ended, self._now()
        rows.save_table(db, row)
        if row.status == "annulled" and ruling is None:
            season = records.season_row(db, row.season)
            text = msg("league-log-no-result", n=row.number)
            write_log(db, season.league, self._now(), text, season=season.id, table=table)
        return True

    # Tables.

    async def _make_tables(self) -> int:
        done = 0
        for row in await self._store.read(rows.to_make):
            try:
                done += await self._make(row.id)
            except Exception:
                logger.exception("table %s of a league is made later", row.id)
        return done

    async def _make(self, table: int) -> bool:
        """Open the game of a table in its thread, seat its people, and start it."""
        game = await self._store.write(lambda db: self._open_game(db, table))
        if game is None:
            return False
        try:
            await self._tables.start(game, LEAGUE, f"league:{table}:start")
        except Illegal as refusal:
            why = refusal.reason
            logger.error("table %s of a league cannot start: %s", table, why.id)
            await self._tables.abandon(game, LEAGUE, f"league:{table}:off", admin=True)
            return await self._store.write(lambda db: self._call_off(db, table, why))
        return await self._store.write(lambda db: self._started(db, table))

    def _open_game(self, db: Db, table: int) -> int | None:
        """The game of a table; it is opened if there is none yet."""
        row = records.table_row(db, table)
        if row.status != "paired" or row.place is None or row.game is not None:
            return row.game if row.status == "paired" else None
        season = records.season_row(db, row.season)
        league, settings = records.league(db, season.league), unpacked(season.settings)
        engine, now = self._engine(row.title), self._now()
        wishes = {**LADDER, **settings.options, **settings.variants.get(row.title, {})}
        options = seating.followed(engine, lobby.chosen(engine, wishes), len(row.people))
        row.game = games.add(
            db,
            GameRow(
                *(0, row.title, engine.version, league.guild, row.place, LEAGUE),
                *("lobby", options, now),
            ),
        )
        chairs = [ChairRow(user, chair) for chair, user in enumerate(row.people)]
        games.save_chairs(db, row.game, chairs)
        rows.save_table(db, row)
        return row.game

    def _started(self, db: Db, table: int) -> bool:
        row = records.table_row(db, table)
        if row.status != "paired":
            return False
        row.status = "playing"
        rows.save_table(db, row)
        season = records.season_row(db, row.season)
        league = records.league(db, season.league)
        people = tuple(rights.person(user) for user in row.people)
        text = msg("league-your-table", league=league.name, n=row.number, people=people)
        now = self._now()
        tell(db, league, now, text, season=season.id, mention=row.people, channel=row.place)
        return True

    def _call_off(self, db: Db, table: int, why: Msg) -> bool:
        row = records.table_row(db, table)
        row.status, row.ended, row.game = "cancelled", self._now(), None
        rows.save_table(db, row)
        season = records.season_row(db, row.season)
        text = msg("league-log-table-off", n=row.number, reason=why)
        write_log(db, season.league, self._now(), text, season=season.id, table=table)
        return True

    # Dates of a season.

    def _keep_dates(self, db: Db, key: int) -> int:
        """Close sign-up, ask for confirmation, start or call off."""
        season, now = records.season_row(db, key), self._now()
        if season.status == "signup" and season.closes is not None and season.closes <= now:
            if unpacked(season.settings).confirm_hours:
                self._ask(db, season, now)
            else:
                self._begin(db, season, now)
            return 1
        if season.status == "confirming" and season.starts is not None and season.starts <= now:
            self._begin(db, season, now)
            return 1
        return 0

    def _ask(self, db: Db, season: SeasonRow, now: Instant) -> None:
        """Ask everybody whether they will play."""
        league = records.league(db, season.league)
        season.status = "confirming"
        store.save_season(db, season)
        assert season.starts is not None
        asked = [e.user for e in store.entries(db, season.id) if e.status in ("entered", "waiting")]
        by = f"<t:{int(season.starts)}:F>"
        text = msg("league-confirm", league=league.name, n=season.number, by=by)
        tell(db, league, now, text, season=season.id, mention=asked, confirm=True)
        for user in asked:
            tell(db, league, now, text, season=season.id, user=user, confirm=True)
        show_sign_up(db, league, season.id, now)

    def _begin(self, db: Db, season: SeasonRow, now: Instant) -> None:
        league = records.league(db, season.league)
        strength = self._strength(db, league.guild, season)
        if starting.begin(db, league, season, self._field(season), now, strength):
            return
        season.status, season.ended = "cancelled", now
        store.save_season(db, season)
        show_sign_up(db, league, season.id, now)
        text = msg("league-season-too-few", n=season.number)
        tell(db, league, now, text, season=season.id)
        write_log(db, league.id, now, text, season=season.id)

    # A season that is played.

    def _play_on(self, db: Db, key: int) -> int:
        """Everything that follows from what is over: pools that are full, tables whose people are
        free, rounds and pools that have ended."""
        season, now = records.season_row(db, key), self._now()
        if season.status != "playing":
            return 0
        league, settings = records.league(db, season.league), unpacked(season.settings)
        done = self._let_go(db, season, now)
        if not _ended(season, now):
            done += self._gather(db, league, season, settings, now)
        tables = rows.of_season(db, key)
        done += self._give(db, league, season, settings, tables, now)
        fixed = settings.format in ("pools", "round_robin")
        for pool in rows.pools(db, key):
            if pool.ended is not None:
                continue
            mine = [table for table in tables if table.pool == pool.id]
            rounds = rows.rounds(db, pool.id)
            if settings.format == "round_robin" and not mine:
                self._fix(db, season, pool, settings, now)
                done += 1
            elif fixed and not any(table.status in OPEN for table in mine):
                self._end_pool(db, season, pool, now)
                done += 1
            elif rounds and rounds[-1].closed is None and _over(rounds[-1], mine, settings, now):
                self._close_round(db, season, pool, rounds[-1], now)
                done += 1
        return done

    def _let_go(self, db: Db, season: SeasonRow, now: Instant) -> int:
        """Take out of the season whoever asked to be forgotten."""
        gone = [
            entry
            for entry in store.entries(db, season.id)
            if entry.user < 0 and entry.status not in ("withdrawn", "left")
        ]
        for entry in gone:
            leave(db, season, entry, now)
        return len(gone)

    def _gather(
        self, db: Db, league: League, season: SeasonRow, settings: Settings, now: Instant
    ) -> int:
        """Start a rolling pool as soon as enough wait for one."""
        if settings.format != "pools":
            return 0
        field, done = self._field(season), 0
        while True:
            queued = [row for row in store.entries(db, season.id) if row.status == "entered"]
            if len(queued) < field.pool:
                return done
            some = queued[: field.pool]
            outside = self._outside(db, [row.user for row in some])
            starting.gather(db, league, season, field, some, outside, now)
            done += 1

    def _fix(
        self, db: Db, season: SeasonRow, pool: PoolRow, settings: Settings, now: Instant
    ) -> None:
        """Write down all meetings of a round robin."""
        people = drawing.drawn_order(pool.people, season.seed, pool.number)
        made = drawing.seed(season.seed, pool.number, 0)
        outside = self._outside(db, people)
        drawn = drawing.fixed(people, settings, self._field(season), Past(), outside, made)
        starting.fix_tables(db, season, pool, drawn, now)

    def _give(
        self,
        db: Db,
        league: League,
        season: SeasonRow,
        settings: Settings,
        tables: Sequence[TableRow],
        now: Instant,
    ) -> int:
        """Begin the tables whose people are all free."""
        due = [table for table in tables if table.status == "due"]
        if not due:
            return 0
        if _ended(season, now):
            for table in due:
                table.status, table.ended = "cancelled", now
                rows.save_table(db, table)
            return len(due)
        people = {user for table in due for user in table.people}
        counts = rows.running_of(db, people, league.id)
        cap = int(users.fact(db, f"cap/{league.guild}") or 0)
        busy = {
            (table.pool, user)
            for table in tables
            if table.status in ("paired", "playing")
            for user in table.people
        }
        given = 0
        for table in due:
            if any((table.pool, user) in busy for user in table.people):
                continue
            if not all(_free(counts[user], settings.at_once, cap) for user in table.people):
                continue
            table.status, table.paired = "paired", now
            rows.save_table(db, table)
            ask_for_place(db, league, table.id, now)
            for user in table.people:
                busy.add((table.pool, user))
                running, finished = counts[user]
                counts[user] = (running + 1, finished)
            given += 1
        return given

    def _close_round(
        self, db: Db, season: SeasonRow, pool: PoolRow, row: RoundRow, now: Instant
    ) -> None:
        """End a round and show how it stands. Games that go on count when they end."""
        row.closed = now
        rows.save_round(db, row)
        self._show(db, season, pool, row.number, now)

    def _end_pool(
        self, db: Db, season: SeasonRow, pool: PoolRow, now: Instant, *, aloud: bool = True
    ) -> None:
        rows.end_pool(db, pool.id, now)
        self._show(db, season, pool, FINAL, now, aloud=aloud)

    def _show(
        self,
        db: Db,
        season: SeasonRow,
        pool: PoolRow,
        number: int,
        now: Instant,
        *,
        also: dict[int, Game] | None = None,
        aloud: bool = True,
    ) -> None:
        """Keep standings as they are now, and post them. `also` are games as if they had ended."""
        course = self._course(db, season, pool)
        if also:
            mine = {table.id for table in course.tables}
            more = {key: game for key, game in also.items() if key in mine}
            course = replace(course, results={**course.results, **more})
        made = rows.show(db, pool.id, number, now, records.pack_rows(rank(course)))
        if made is not None and aloud:
            channel = records.league(db, season.league).channel
            say(db, "league/standings", now, {"shown": made}, channel=channel)

    # Rounds.

    def _plans(self, db: Db, key: int) -> list[Plan]:
        """What the next rounds of a season follow from, for each pool that is ready for one."""
        season, now = records.season_row(db, key), self._now()
        settings = unpacked(season.settings)
        if season.status != "playing" or settings.format in ("pools", "round_robin"):
            return []
        if _ended(season, now):
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
            free = [user for user in here if _free(counts[user], cap, 0)]
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
            row = self._pool(db, pool)
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
        it stands."""

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
                if (table.pool, table.round) in late and table.status == "playing"
                if not rows.rulings(db, [table.id])
            ]

        tables = await self._store.read(overdue)
        for table in tables:
            places = await self._as_it_stands(table)
            await self._store.write(lambda db, t=table, p=places: self._adjudged(db, t, p))  # type: ignore[misc]
        if tables:
            await self._end_ruled()
            await self._count_results()
        return len(tables)

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

    # The end of a season.

    async def _end_season(self, key: int) -> int:
        """End a season: when all is played, or on its date, as it then stands."""

        def going_on(db: Db) -> list[TableRow] | None:
            season, now = records.season_row(db, key), self._now()
            if season.status != "playing":
                return None
            pools = rows.pools(db, key)
            rolling = season.settings["format"] == "pools"
            tables = rows.of_season(db, key)
            played = bool(pools) and not rolling and self._all_played(db, season, pools, tables)
            if not (played or _ended(season, now)):
                return None
            return [table for table in tables if table.status == "playing"]

        tables = await self._store.read(going_on)
        if tables is None:
            return 0
        now = self._now()
        as_if = {
            table.id: adjudging.as_if_over(table, await self._as_it_stands(table), now)
            for table in tables
        }
        return await self._store.write(lambda db: self._close_season(db, key, as_if))

    def _all_played(
        self,
        db: Db,
        season: SeasonRow,
        pools: Sequence[PoolRow],
        tables: Sequence[TableRow],
    ) -> bool:
        if any(table.status in OPEN for table in tables):
            return False
        if season.settings["format"] == "round_robin":
            return all(pool.ended is not None for pool in pools)
        return all(self._no_round_left(db, season, pool) for pool in pools)

    def _no_round_left(self, db: Db, season: SeasonRow, pool: PoolRow) -> bool:
        rounds = rows.rounds(db, pool.id)
        if rounds and rounds[-1].closed is None:
            return False
        left = {row.user for row in store.entries(db, season.id) if row.status == "left"}
        here = [user for user in pool.people if user not in left]
        return len(rounds) >= self._rounds(season, pool) or len(here) < 2

    def _close_season(self, db: Db, key: int, as_if: dict[int, Game]) -> int:
        season, now = records.season_row(db, key), self._now()
        if season.status != "playing":
            return 0
        league = records.league(db, season.league)
        for table in rows.of_season(db, key):
            if table.status in ("due", "paired") and table.game is None:
                table.status, table.ended = "cancelled", now
                rows.save_table(db, table)
        for pool in rows.pools(db, key):
            for each in rows.rounds(db, pool.id):
                if each.closed is None:
                    each.closed = now
                    rows.save_round(db, each)
            if pool.ended is None:
                rows.end_pool(db, pool.id, now)
                self._show(db, season, pool, FINAL, now, also=as_if, aloud=False)
        season.status, season.ended = "over", now
        store.save_season(db, season)
        for entry in store.entries(db, key):
            if entry.status in ("entered", "waiting", "confirmed"):
                entry.status = "withdrawn"
                store.save_entries(db, [entry])
        say(db, "league/over", now, {"season": key}, channel=league.channel)
        show_sign_up(db, league, key, now)
        text = msg("league-log-over", n=season.number, running=len(as_if))
        write_log(db, league.id, now, text, season=key)
        return 1


def ask_for_place(db: Db, league: League, table: int, now: Instant) -> None:
    """Have a thread opened for a table."""
    say(db, "league/place", now, {"table": table}, channel=league.channel)


def _ended(season: SeasonRow, now: Instant) -> bool:
    return season.ends is not None and season.ends <= now


def _over(row: RoundRow, tables: Sequence[TableRow], settings: Settings, now: Instant) -> bool:
    """Whether a round has ended: all of its games have, or its date has come."""
    going_on = [table for table in tables if table.round == row.number and table.status in OPEN]
    if not going_on:
        return True
    late = row.due is not None and row.due <= now
    return late and settings.format != "knockout"


def _free(counts: tuple[int, int], at_once: int, cap: int) -> bool:
    """Whether somebody with so many games under way and finished may have one more."""
    running, finished = counts
    return running < finished + at_once and (not cap or running < cap)
