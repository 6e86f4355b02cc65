"""Rounds: when the next one begins, and with which tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, log2

from bot.app.clocks.calendars import DAY
from bot.app.leagues import adjudging, drawing, facts, records, starting
from bot.app.leagues.context import Context, tell
from bot.app.leagues.context import log as write_log
from bot.app.leagues.drawing import Drawn, Outside
from bot.app.leagues.settings import Field
from bot.app.leagues.standing import Course
from bot.app.leagues.tending import making, pools
from bot.app.leagues.titles import rounds_for
from bot.app.model import LEAGUE, User
from bot.league.pairing import Past
from bot.store import Db
from bot.store import league_tables as rows
from bot.store import leagues as store
from bot.store.league_tables import Pool, Round, TableRow
from bot.store.leagues import Season
from engines.contract import msg


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


async def open_next(ctx: Context, key: int) -> int:
    """Begin the next round of every pool that is ready for one."""
    done = 0
    for plan in await ctx.store.read(lambda db: _plans(ctx, db, key)):
        drawn, resting = await asyncio.to_thread(
            drawing.next_round,
            plan.course,
            plan.field,
            plan.here,
            plan.past,
            plan.outside,
            plan.secret,
        )
        made = (
            key,
            plan.course.pool.id,
            len(plan.course.rounds) + 1,
            drawn,
            [*resting, *plan.skipping],
        )
        done += await ctx.store.write(lambda db, made=made: _open(ctx, db, *made))  # type: ignore[misc]
    return done


def _plans(ctx: Context, db: Db, key: int) -> list[Plan]:
    """What the next rounds of a season follow from, for each pool that is ready for one."""
    season, now = records.season(db, key), ctx.now()
    settings = season.settings
    if season.status != "playing" or settings.format in ("pools", "round_robin"):
        return []
    if pools.has_ended(season, now):
        return []
    found = []
    tables = rows.of_season(db, key)
    for pool in rows.pools(db, key):
        rounds = pool.rounds
        if pool.ended is not None or (rounds and rounds[-1].closed is None):
            continue
        if len(rounds) >= number_of(ctx, season, pool):
            continue
        course = facts.course(ctx, db, season, pool, [t for t in tables if t.pool == pool.id])
        here = [user for user in pool.people if user not in course.left]
        if len(here) < 2:
            continue
        counts = rows.running_of(db, here, season.league)
        cap = settings.at_once + (1 if settings.format in ("pairs", "knockout") else 0)
        free = [user for user in here if pools.may_play(counts[user], cap, 0)]
        if settings.format == "knockout":
            free = here
        if 2 * len(free) < len(here):
            continue  # most have as many games as they may have: the round waits for them
        found.append(
            Plan(
                course=course,
                field=facts.field_of(ctx, season),
                here=free,
                skipping=[user for user in here if user not in free],
                past=drawing.past_of(tables),
                outside=facts.outside(ctx, db, here),
                secret=season.secret,
            )
        )
    return found


def number_of(ctx: Context, season: Season, pool: Pool) -> int:
    """How many rounds a pool has in all."""
    settings, people = season.settings, len(pool.people)
    if settings.format == "knockout":
        return ceil(log2(max(people, 2)))
    return settings.rounds or rounds_for(people, facts.field_of(ctx, season).size)


def _open(
    ctx: Context,
    db: Db,
    key: int,
    pool: int,
    number: int,
    drawn: Sequence[Drawn],
    resting: Iterable[User],
) -> bool:
    """Write down a round and ask for the threads of its tables, unless that has been done."""
    season, now = records.season(db, key), ctx.now()
    row = records.pool(db, pool)
    if len(row.rounds) != number - 1 or season.status != "playing":
        return False
    here = {row.user for row in store.entries(db, key) if row.status == "playing"}
    if any(user not in here for each in drawn for user in each.people):
        return False  # somebody has left meanwhile: it is drawn again
    league, settings = records.league(db, season.league), season.settings
    due = now + settings.round_days * DAY if settings.round_days else None
    rows.save_round(db, Round(pool, number, now, due, None, tuple(resting)))
    for each in drawn:
        table = starting.add_table(db, season, pool, number, each, "paired", now)
        making.ask_for_place(db, league, table, now)
    if drawn:
        until = f"<t:{int(due)}:R>" if due else "none"
        text = msg(
            "league-round-begins",
            n=number,
            of=number_of(ctx, season, row),
            division=row.division,
            tables=len(drawn),
            due=until,
        )
        tell(db, league, now, text, season=key)
    return True


async def adjudicate_overdue(ctx: Context, key: int) -> int:
    """In a knock-out nobody can wait for ever: what is not over on a round's date is decided as
    it stands, and a table that has got no thread by then is not played."""

    def overdue(db: Db) -> list[TableRow]:
        season, now = records.season(db, key), ctx.now()
        if season.status != "playing" or season.settings.format != "knockout":
            return []
        late = {
            (pool.id, each.number)
            for pool in rows.pools(db, key)
            for each in pool.rounds
            if each.closed is None and each.due is not None and each.due <= now
        }
        return [
            table
            for table in rows.of_season(db, key)
            if (table.pool, table.round) in late
            if table.status == "playing" or _unopened(table)
            if not rows.rulings(db, [table.id])
        ]

    tables = await ctx.store.read(overdue)
    for table in tables:
        if _unopened(table):
            await ctx.store.write(lambda db, t=table.id: _give_up(ctx, db, t))  # type: ignore[misc]
            continue
        places = await adjudging.as_it_stands(ctx, table)
        await ctx.store.write(lambda db, t=table, p=places: _adjudged(ctx, db, t, p))  # type: ignore[misc]
    if tables:
        await making.end_ruled(ctx)
        await making.count_results(ctx)
    return len(tables)


def _give_up(ctx: Context, db: Db, key: int) -> None:
    table, now = records.table_row(db, key), ctx.now()
    if not _unopened(table):
        return
    table.status, table.ended = "cancelled", now
    rows.save_table(db, table)
    season = records.season(db, table.season)
    text = msg("league-log-date-unopened", n=table.number)
    write_log(db, season.league, now, text, season=season.id, table=key)
    tell(db, records.league(db, season.league), now, text, season=season.id)


def _adjudged(ctx: Context, db: Db, table: TableRow, places: dict[str, int]) -> None:
    now = ctx.now()
    rows.rule(db, table.id, now, LEAGUE, "adjudicated", places)
    season = records.season(db, table.season)
    text = msg("league-log-date-adjudicated", n=table.number)
    write_log(db, season.league, now, text, season=season.id, table=table.id)
    tell(db, records.league(db, season.league), now, text, season=season.id)


def _unopened(table: TableRow) -> bool:
    """Whether a table waits for its thread."""
    return table.status == "paired" and table.place is None
