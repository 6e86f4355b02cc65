"""Pools that are full, tables whose people are free, rounds and pools that have ended; and the end
of a season: when all is played, or on its date; it stops no game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.app.leagues import drawing, facts, reading, records, starting
from bot.app.leagues.context import Context, log, say, show_sign_up
from bot.app.leagues.entering import leave
from bot.app.leagues.records import League, Settings
from bot.app.leagues.standing import rank
from bot.app.leagues.tending.making import ask_for_place
from bot.app.leagues.tending.rounds import number_of
from bot.app.model import Instant
from bot.league.pairing import Past
from bot.league.results import Game
from bot.store import Db, league_results, users
from bot.store import league_tables as rows
from bot.store import leagues as store
from bot.store.league_tables import Pool, Round, TableRow
from bot.store.leagues import Season
from engines.contract import msg

OPEN = ("due", "paired", "playing")
FINAL = 0
"""The round of the standings that are shown last."""


def play_on(ctx: Context, db: Db, key: int) -> int:
    """Everything that follows from what is over: pools that are full, tables whose people are
    free, rounds and pools that have ended."""
    season, now = records.season(db, key), ctx.now()
    if season.status != "playing":
        return 0
    league, settings = records.league(db, season.league), season.settings
    done = _let_go(db, season, now)
    if not has_ended(season, now):
        done += _gather(ctx, db, league, season, settings, now)
    tables = rows.of_season(db, key)
    done += _give(db, league, season, settings, tables, now)
    fixed = settings.format in ("pools", "round_robin")
    for pool in rows.pools(db, key):
        if pool.ended is not None:
            continue
        mine = [table for table in tables if table.pool == pool.id]
        rounds = pool.rounds
        if settings.format == "round_robin" and not mine:
            _fix(ctx, db, season, pool, settings, now)
            done += 1
        elif fixed and not any(table.status in OPEN for table in mine):
            _end_pool(ctx, db, season, pool, now)
            done += 1
        elif rounds and rounds[-1].closed is None and _over(rounds[-1], mine, settings, now):
            _close_round(ctx, db, season, pool, rounds[-1], now)
            done += 1
    return done


def _let_go(db: Db, season: Season, now: Instant) -> int:
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
    ctx: Context, db: Db, league: League, season: Season, settings: Settings, now: Instant
) -> int:
    """Start a rolling pool as soon as enough wait for one."""
    if settings.format != "pools":
        return 0
    field, done = facts.field_of(ctx, season), 0
    while True:
        queued = [row for row in store.entries(db, season.id) if row.status == "entered"]
        if len(queued) < field.pool:
            return done
        some = queued[: field.pool]
        outside = facts.outside(ctx, db, [row.user for row in some])
        starting.gather(db, league, season, field, some, outside, now)
        done += 1


def _fix(
    ctx: Context, db: Db, season: Season, pool: Pool, settings: Settings, now: Instant
) -> None:
    """Write down all meetings of a round robin."""
    people = drawing.drawn_order(pool.people, season.secret, pool.number)
    made = drawing.seed(season.secret, pool.number, 0)
    outside = facts.outside(ctx, db, people)
    drawn = drawing.fixed(people, settings, facts.field_of(ctx, season), Past(), outside, made)
    starting.fix_tables(db, season, pool, drawn, now)


def _give(
    db: Db,
    league: League,
    season: Season,
    settings: Settings,
    tables: Sequence[TableRow],
    now: Instant,
) -> int:
    """Begin the tables whose people are all free."""
    due = [table for table in tables if table.status == "due"]
    if not due:
        return 0
    if has_ended(season, now):
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
        if not all(may_play(counts[user], settings.at_once, cap) for user in table.people):
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
    ctx: Context, db: Db, season: Season, pool: Pool, row: Round, now: Instant
) -> None:
    """End a round and show how it stands. Games that go on count when they end."""
    row.closed = now
    rows.save_round(db, row)
    show(ctx, db, season, pool, row.number, now)


def _end_pool(
    ctx: Context, db: Db, season: Season, pool: Pool, now: Instant, *, aloud: bool = True
) -> None:
    rows.end_pool(db, pool.id, now)
    show(ctx, db, season, pool, FINAL, now, aloud=aloud)


def show(
    ctx: Context,
    db: Db,
    season: Season,
    pool: Pool,
    number: int,
    now: Instant,
    *,
    also: dict[int, Game] | None = None,
    aloud: bool = True,
) -> None:
    """Keep standings as they are now, and post them. `also` are games as if they had ended."""
    course = facts.course(ctx, db, season, pool)
    if also:
        mine = {table.id for table in course.tables}
        more = {key: game for key, game in also.items() if key in mine}
        course = replace(course, results={**course.results, **more})
    made = rows.show(db, pool.id, number, now, records.pack_rows(rank(course)))
    if made is not None and aloud:
        channel = records.league(db, season.league).channel
        say(db, "league/standings", now, {"shown": made}, channel=channel)


def has_ended(season: Season, now: Instant) -> bool:
    """Whether the last day of a season is over."""
    return season.ends is not None and season.ends <= now


def _over(row: Round, tables: Sequence[TableRow], settings: Settings, now: Instant) -> bool:
    """Whether a round has ended: all of its games have, or its date has come."""
    going_on = [table for table in tables if table.round == row.number and table.status in OPEN]
    if not going_on:
        return True
    late = row.due is not None and row.due <= now
    return late and settings.format != "knockout"


def may_play(counts: tuple[int, int], at_once: int, cap: int) -> bool:
    """Whether somebody with so many games under way and finished may have one more."""
    running, finished = counts
    return running < finished + at_once and (not cap or running < cap)


async def close(ctx: Context, key: int) -> int:
    """End a season: when all is played, or on its date, as it then stands."""

    def going_on(db: Db) -> list[TableRow] | None:
        season, now = records.season(db, key), ctx.now()
        if season.status != "playing":
            return None
        pools = rows.pools(db, key)
        rolling = season.settings.format == "pools"
        tables = rows.of_season(db, key)
        played = bool(pools) and not rolling and _all_played(ctx, db, season, pools, tables)
        if not (played or has_ended(season, now)):
            return None
        going = [table for table in tables if table.status == "playing"]
        moved = league_results.touched(db, [table.game for table in going if table.game])
        return [table for table in going if table.game in moved]

    tables = await ctx.store.read(going_on)
    if tables is None:
        return 0
    now = ctx.now()
    as_if = {
        table.id: reading.as_if_over(table, await reading.as_it_stands(ctx, table), now)
        for table in tables
    }
    return await ctx.store.write(lambda db: _close(ctx, db, key, as_if))


def _all_played(
    ctx: Context, db: Db, season: Season, pools: Sequence[Pool], tables: Sequence[TableRow]
) -> bool:
    if any(table.status in OPEN for table in tables):
        return False
    if season.settings.format == "round_robin":
        return all(pool.ended is not None for pool in pools)
    return all(_no_round_left(ctx, db, season, pool) for pool in pools)


def _no_round_left(ctx: Context, db: Db, season: Season, pool: Pool) -> bool:
    rounds = pool.rounds
    if rounds and rounds[-1].closed is None:
        return False
    here = facts.course(ctx, db, season, pool, ()).here
    return len(rounds) >= number_of(ctx, db, season, pool) or len(here) < 2


def _close(ctx: Context, db: Db, key: int, as_if: dict[int, Game]) -> int:
    season, now = records.season(db, key), ctx.now()
    if season.status != "playing":
        return 0
    league, running = records.league(db, season.league), 0
    for table in rows.of_season(db, key):
        running += table.status == "playing"
        if table.status in ("due", "paired") and table.game is None:
            table.status, table.ended = "cancelled", now
            rows.save_table(db, table)
    for pool in rows.pools(db, key):
        for each in pool.rounds:
            if each.closed is None:
                each.closed = now
                rows.save_round(db, each)
        if pool.ended is None:
            rows.end_pool(db, pool.id, now)
            show(ctx, db, season, pool, FINAL, now, also=as_if, aloud=False)
    season.status, season.ended = "over", now
    store.save_season(db, season)
    for entry in store.entries(db, key):
        if entry.status in ("entered", "waiting", "confirmed"):
            entry.status = "withdrawn"
            store.save_entries(db, [entry])
    say(db, "league/over", now, {"season": key}, channel=league.channel)
    show_sign_up(db, league, key, now)
    text = msg("league-log-over", n=season.number, running=running)
    log(db, league.id, now, text, season=key)
    return 1
