"""What leagues do by themselves: dates, rounds, tables, results, standings, matches.

Everything is looked at and done within one transaction, or is a command with an id of its own: a
step that is taken twice, or broken off by a crash, does nothing twice and leaves nothing out.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from bot.app.leagues import entering, seeking, starting
from bot.app.leagues.context import Context, Rest
from bot.app.leagues.tending import making, pools, rounds
from bot.store import Db
from bot.store import leagues as store

logger = logging.getLogger(__name__)

Step = Callable[[Context], Awaitable[int]]
SeasonStep = Callable[[Context, int], Awaitable[int]]
"""Does what is due in a season, and says how much it was."""


def at_once(step: Callable[[Context, Db, int], int]) -> SeasonStep:
    """A step that is one transaction."""

    async def take(ctx: Context, season: int) -> int:
        return await ctx.store.write(lambda db: step(ctx, db, season))

    return take


STEPS: tuple[Step, ...] = (
    making.end_ruled,
    making.count_results,
    making.make_tables,
    making.hand_seats,
    entering.offer_left,
    seeking.match,
)
PER_SEASON: tuple[SeasonStep, ...] = (
    at_once(starting.keep),
    rounds.adjudicate_overdue,
    at_once(pools.play_on),
    at_once(making.notice_silence),
    rounds.open_next,
    at_once(rounds.begin),
    pools.close,
)


async def tend(ctx: Context) -> int:
    """Do everything that is due. Returns how many things were done; harmless at any time, and after
    any crash."""
    done = 0
    for step in STEPS:
        try:
            done += await step(ctx)
        except Exception:
            logger.exception("leagues go on with the next step")
    for season, rest in await ctx.store.read(lambda db: _awake(ctx, db)):
        did = 0
        try:
            for each in PER_SEASON:
                did += await each(ctx, season)
        except Exception:  # other seasons must not wait for this one
            logger.exception("season %s is tended later", season)
            continue
        if not did:
            ctx.memory.resting[season] = rest
        done += did
    return done


def _awake(ctx: Context, db: Db) -> list[tuple[int, Rest]]:
    """The seasons that may have something to do, each with how long it may rest if there turns
    out to be nothing. Read before they are tended: what changes meanwhile wakes them again."""
    now, found = ctx.now(), []
    seasons = store.revisions(db)
    kept = {season for season, _ in seasons}
    ctx.memory.resting = {key: rest for key, rest in ctx.memory.resting.items() if key in kept}
    for season, revision in seasons:
        rest = ctx.memory.resting.get(season)
        if rest is None or rest.ended(revision, now):
            found.append((season, Rest(revision, store.next_date(db, season, now))))
    return found
