"""Finding a game without a league: a queue, tables for those who fit together, and computers in a
place that is left, if all agree."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.app.clocks import clock_book
from bot.app.clocks.calendars import DAY
from bot.app.clocks.clock_book import YEAR
from bot.app.clocks.pace import PACES
from bot.app.leagues.context import Context, say
from bot.app.leagues.model import Match, Seeking, Wishes
from bot.app.leagues.titles import seated
from bot.app.model import Instant, User
from bot.store import Db, questions, seekers
from engines.contract import Illegal, msg
from engines.extras import Imagination

LONGEST = 30
"""Days somebody may look for a game."""


async def seek(
    ctx: Context, guild: int, channel: int, user: User, wishes: Wishes, command: str
) -> Seeking:
    """Look for a game. Replaces what the person looked for before."""
    for name in wishes.games:
        if name not in ctx.names:
            raise Illegal(msg("table-unknown-game", game=name))
    if not wishes.games or not set(wishes.paces) <= set(PACES) or not wishes.paces:
        raise Illegal(msg("seek-nothing"))
    if not any(fits(ctx, game, size) for game in wishes.games for size in wishes.sizes):
        raise Illegal(msg("seek-no-size"))
    if not 1 <= wishes.days <= LONGEST:
        raise Illegal(msg("league-number", least=1, most=LONGEST))
    now = ctx.now()

    def write(db: Db) -> None:
        before = seekers.seeker(db, guild, user)
        kept = wishes.hours or (before.wishes.hours if before else ())
        wanted = replace(wishes, hours=kept)
        same = before is not None and before.wishes == wanted
        since = before.since if before is not None and same else now
        until = now + wishes.days * DAY
        seekers.seek(db, Seeking(0, guild, channel, user, wanted, since, until))

    await ctx.store.write(write)
    return (await seeker(ctx, guild, user))[0]


async def seek_in(ctx: Context, guild: int, user: User, hours: Collection[int]) -> None:
    """Say at which hours of the day, in UTC, one answers; none: as the clock book has it. The
    place in the queue stays."""
    if not set(hours) <= set(range(24)):
        raise Illegal(msg("league-number", least=0, most=23))

    def write(db: Db) -> None:
        if (row := seekers.seeker(db, guild, user)) is None:
            raise Illegal(msg("seek-not-seeking"))
        row.wishes = replace(row.wishes, hours=tuple(sorted(hours)))
        seekers.seek(db, row)

    await ctx.store.write(write)


async def answers_at(ctx: Context, user: User) -> tuple[int, ...]:
    """The hours of the day, in UTC, in which somebody answers, by the clock book; empty as long
    as that is not known."""

    def find(db: Db) -> tuple[int, ...]:
        return hours_of(db, user, ctx.now())

    return await ctx.store.read(find)


async def stop_seeking(ctx: Context, user: User) -> None:
    await ctx.store.write(lambda db: seekers.stop(db, [user]))


async def seeker(ctx: Context, guild: int, user: User) -> tuple[Seeking, int]:
    """What somebody looks for, and how many others look for a game."""

    def find(db: Db) -> tuple[Seeking, int]:
        if (row := seekers.seeker(db, guild, user)) is None:
            raise Illegal(msg("seek-not-seeking"))
        return row, seekers.others(db, guild, user)

    return await ctx.store.read(find)


async def everybody(ctx: Context, guild: int) -> list[Seeking]:
    """Who looks for a game on a server, longest first."""
    return await ctx.store.read(lambda db: seekers.seekers(db, guild))


async def agree(
    ctx: Context, match: int, user: User, command: str, *, agrees: bool = True
) -> Match:
    """Say whether one would play with computers in the places that are left."""

    def write(db: Db) -> Match:
        row = seekers.match(db, match)
        if row is None or user not in row.people:
            raise Illegal(msg("seek-not-yours"))
        if row.status != "asked":
            return row
        if not agrees:
            row.status = "off"
        elif user not in row.agreed:
            row.agreed.append(user)
        if set(row.agreed) == set(row.people):
            go(ctx, db, row)
        seekers.save_match(db, row)
        return row

    return await ctx.store.write(write)


def go(ctx: Context, db: Db, row: Match) -> None:
    """Have a thread opened for people who have found each other."""
    row.status = "agreed"
    seekers.stop(db, row.people, row.guild)
    say(db, "league/place", ctx.now(), {"match": row.id}, channel=row.channel)


def fits(ctx: Context, game: str, size: int) -> bool:
    engine = ctx.engine(game)
    return size in seated(engine) and isinstance(engine, Imagination)


def hours_of(db: Db, user: User, now: Instant) -> tuple[int, ...]:
    """The hours of the day in which somebody answers, by the clock book."""
    return clock_book.usual_hours(questions.answered_by_hour(db, user, now - YEAR))
