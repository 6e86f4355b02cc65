"""Rounds: when the next one begins, and with which tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, log2

from bot.app.clocks.calendars import DAY, HOUR
from bot.app.leagues import drawing, facts, reading, records, standing, starting
from bot.app.leagues.context import Context, announce, tell
from bot.app.leagues.drawing import NewTable, Outside
from bot.app.leagues.standing import Course
from bot.app.leagues.tending import making, pools
from bot.app.leagues.terms import Field, rounds_for
from bot.app.model import LEAGUE, Instant, User
from bot.app.session import rights
from bot.league.pairing import Past
from bot.store import Db, leagues
from bot.store import league_tables as rows
from bot.store.league_tables import Pool, Round, TableRow
from bot.store.leagues import Season
from engines.contract import Arg, Msg, msg


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything the next round of a pool follows from."""

    season: int
    course: Course
    """Without a round that is drawn and has not begun."""
    field: Field
    here: list[User]
    skipping: list[User]
    """Who has as many games as they may have, or sits out."""
    past: Past
    outside: Outside
    draws: int

    @property
    def number(self) -> int:
        return len(self.course.rounds) + 1

    def drawn(self) -> Seating:
        drawn, resting = drawing.next_round(
            self.course, self.field, self.here, self.past, self.outside, self.course.lot, self.draws
        )
        return Seating(tuple(drawn), (*resting, *self.skipping))


@dataclass(frozen=True, slots=True)
class Seating:
    """The tables of a round, and who rests."""

    tables: tuple[NewTable, ...]
    resting: tuple[User, ...]

    @property
    def people(self) -> set[User]:
        return {user for table in self.tables for user in table.people}


async def open_next(ctx: Context, key: int) -> int:
    """Draw the next round of every pool that is ready for one."""
    done = 0
    for plan in await ctx.store.read(lambda db: _plans(ctx, db, key)):
        seating = await asyncio.to_thread(plan.drawn)
        done += await ctx.store.write(lambda db, p=plan, s=seating: _open(ctx, db, p, s))  # type: ignore[misc]
    return done


def _plans(ctx: Context, db: Db, key: int) -> list[Plan]:
    """What the next rounds of a season follow from, for each pool that is ready for one."""
    season, now = records.season(db, key), ctx.now()
    if season.status != "playing" or season.settings.format in ("pools", "round_robin"):
        return []
    if pools.has_ended(season, now):
        return []
    found = []
    tables = rows.of_season(db, key)
    for pool in rows.pools(db, key):
        if pool.ended is not None:
            continue
        if (held := standing.held(pool.rounds)) is not None:
            due = held.begins is not None and held.begins <= now
            again = due and stale(ctx, db, season, pool, tables)
        else:
            again = not pool.rounds or pool.rounds[-1].closed is not None
            again = again and len(pool.rounds) < number_of(ctx, db, season, pool)
        if again and (plan := planned(ctx, db, season, pool, tables)) is not None:
            found.append(plan)
    return found


def planned(
    ctx: Context, db: Db, season: Season, pool: Pool, tables: Sequence[TableRow]
) -> Plan | None:
    """What the next round of a pool follows from; None if it cannot be drawn now. A round that
    has not begun is drawn anew."""
    held, settings = standing.held(pool.rounds), season.settings
    if held is not None:
        pool = replace(pool, rounds=pool.rounds[:-1])
        tables = [t for t in tables if (t.pool, t.round) != (pool.id, held.number)]
    course = facts.course(ctx, db, season, pool, [t for t in tables if t.pool == pool.id])
    if len(course.here) < 2:
        return None
    sitting = standing.resting(course.steps, len(pool.rounds) + 1)
    here = [user for user in course.here if user not in sitting]
    counts = rows.running_of(db, here, season.league)
    if held is not None:  # its tables do not count: they are drawn anew
        free = here
    else:
        cap = settings.at_once + (1 if settings.format in ("pairs", "knockout") else 0)
        free = [user for user in here if pools.may_play(counts[user], cap, 0)]
    if settings.format == "knockout":
        free = here
    if 2 * len(free) < len(here):
        return None  # most have as many games as they may have: the round waits for them
    heir = standing.heirs(course.steps)
    return Plan(
        season=season.id,
        course=course,
        field=facts.field_of(ctx, season),
        here=free,
        skipping=[user for user in course.here if user not in free],
        past=drawing.past_of([standing.inherited(table, heir) for table in tables]),
        outside=facts.outside(ctx, db, course.here),
        draws=held.draws + 1 if held is not None else 1,
    )


def stale(ctx: Context, db: Db, season: Season, pool: Pool, tables: Sequence[TableRow]) -> bool:
    """Whether a round that has not begun has people who do not play it, or misses some who do."""
    course = facts.course(ctx, db, season, pool, [t for t in tables if t.pool == pool.id])
    held = course.rounds[-1]
    seated = {user for t in course.tables if t.round == held.number for user in t.people}
    sitting = standing.resting(course.steps, held.number)
    if not seated <= {*course.here} - sitting:
        return True
    waits = {*course.here} - seated - {*held.resting}
    return bool(waits) and season.settings.format != "knockout"


def number_of(ctx: Context, db: Db, season: Season, pool: Pool) -> int:
    """How many rounds a pool has in all. Whoever comes late makes it no longer."""
    taken = standing.standing(leagues.steps_of(db, season.id), pool.id)
    settings, people = season.settings, len(pool.people) - len(standing.late(taken))
    if settings.format == "knockout":
        return ceil(log2(max(people, 2)))
    return settings.rounds or rounds_for(people, facts.field_of(ctx, season).size)


def _open(ctx: Context, db: Db, plan: Plan, seating: Seating) -> bool:
    """Write down a round, unless that has been done. It begins at once, or is shown before."""
    season, now = records.season(db, plan.season), ctx.now()
    pool = records.pool(db, plan.course.pool.id)
    held = standing.held(pool.rounds)
    if standing.begun(pool.rounds) != plan.number - 1 or season.status != "playing":
        return False
    if (held.draws + 1 if held is not None else 1) != plan.draws:
        return False
    here = facts.course(ctx, db, season, pool, ()).here
    if not seating.people <= set(here):
        return False  # somebody has left meanwhile: it is drawn again
    hours = 0 if held is not None else season.settings.notice_hours
    begins = now + hours * HOUR if hours and seating.tables else now
    seat(ctx, db, season, pool, plan.number, seating, begins, plan.draws)
    if begins == now:
        start(ctx, db, season, records.pool(db, pool.id))
    else:
        tell_round(ctx, db, season, records.pool(db, pool.id), "league-round-drawn")
    return True


def seat(
    ctx: Context,
    db: Db,
    season: Season,
    pool: Pool,
    number: int,
    seating: Seating,
    begins: Instant,
    draws: int,
) -> None:
    """Write down the tables of a round that has not begun, in the place of those there were."""
    now, days, before = ctx.now(), season.settings.round_days, standing.held(pool.rounds)
    due = begins + days * DAY if days else None
    if before is not None and before.begins == begins:
        due = before.due  # it may have been moved
    rows.clear(db, pool.id, number)
    rows.save_round(db, Round(pool.id, number, now, due, None, seating.resting, begins, draws))
    for each in seating.tables:
        starting.add_table(db, season, pool.id, number, each, "paired", now)


def seating_of(tables: Sequence[TableRow], row: Round) -> Seating:
    """The tables of a round as they are written down."""
    mine = [t for t in tables if (t.pool, t.round) == (row.pool, row.number)]
    drawn = (NewTable(t.title, t.people, t.sides) for t in mine)
    return Seating(tuple(drawn), row.resting)


def begin(ctx: Context, db: Db, key: int) -> int:
    """Begin rounds that have been shown for long enough."""
    season, now, done = records.season(db, key), ctx.now(), 0
    if season.status != "playing" or pools.has_ended(season, now):
        return 0
    tables = rows.of_season(db, key)
    for pool in rows.pools(db, key):
        held = standing.held(pool.rounds)
        if held is None or held.begins is None or held.begins > now:
            continue
        if not stale(ctx, db, season, pool, tables):
            start(ctx, db, season, pool)
            done += 1
        elif planned(ctx, db, season, pool, tables) is None:  # there are too few for another
            rows.clear(db, pool.id, held.number)
            rows.save_round(db, replace(held, begins=None, resting=(), closed=now))
            done += 1
    return done


def start(ctx: Context, db: Db, season: Season, pool: Pool) -> None:
    """Ask for the threads of a round's tables, and tell everybody."""
    league, now, row = records.league(db, season.league), ctx.now(), pool.rounds[-1]
    rows.save_round(db, replace(row, begins=None))
    mine = [t for t in rows.of_pool(db, pool.id) if t.round == row.number]
    for table in mine:
        making.ask_for_place(db, league, table.id, now)
    if mine:
        tell_round(ctx, db, season, pool, "league-round-begins")
    for user in row.resting:
        text = msg("league-you-rest", league=league.name, n=row.number)
        tell(db, league, now, text, season=season.id, user=user)


def tell_round(ctx: Context, db: Db, season: Season, pool: Pool, what: str) -> None:
    """Say how many tables a round has, who rests, and when it begins or ends."""
    row, now = pool.rounds[-1], ctx.now()
    facts_: dict[str, Arg] = {
        "n": row.number,
        "of": number_of(ctx, db, season, pool),
        "division": pool.division,
        "tables": sum(t.round == row.number for t in rows.of_pool(db, pool.id)),
        "due": f"<t:{int(row.due)}:R>" if row.due else "none",
        "begins": f"<t:{int(row.begins or now)}:f>",
        "resting": len(row.resting),
        "people": tuple(rights.person(user) for user in row.resting),
    }
    tell(db, records.league(db, season.league), now, Msg(what, facts_), season=season.id)


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
        places = await reading.as_it_stands(ctx, table)
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
    announce(db, season, now, text, table=key)


def _adjudged(ctx: Context, db: Db, table: TableRow, places: dict[str, int]) -> None:
    now = ctx.now()
    rows.rule(db, table.id, now, LEAGUE, "adjudicated", places)
    season = records.season(db, table.season)
    text = msg("league-log-date-adjudicated", n=table.number)
    announce(db, season, now, text, table=table.id)


def _unopened(table: TableRow) -> bool:
    """Whether a table waits for its thread."""
    return table.status == "paired" and table.place is None
