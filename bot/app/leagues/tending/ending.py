"""The end of a season: when all is played, or on its date; it stops no game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.leagues import adjudging, facts, records
from bot.app.leagues.context import Context, log, say, show_sign_up
from bot.app.leagues.tending.pools import FINAL, OPEN, has_ended, show
from bot.app.leagues.tending.rounds import number_of
from bot.league.results import Game
from bot.store import Db, league_results
from bot.store import league_tables as rows
from bot.store import leagues as store
from bot.store.league_tables import Pool, TableRow
from bot.store.leagues import Season
from engines.contract import msg


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
        table.id: adjudging.as_if_over(table, await adjudging.as_it_stands(ctx, table), now)
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
