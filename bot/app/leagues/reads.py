"""What people may see of leagues. Nothing here changes one."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from bot.app.clocks import clock_book
from bot.app.leagues import drawing, facts, records, terms
from bot.app.leagues.context import Context
from bot.app.leagues.standing import rank
from bot.app.model import User
from bot.league import pairing, ratings
from bot.league.ratings import Rating
from bot.league.results import Game, in_order
from bot.store import Db
from bot.store import league_tables as rows
from bot.store import leagues as store
from engines.contract import Illegal, msg

STEADY, GOOD = 90, 75
"""Reliability from which on somebody is called so."""
RECENT = clock_book.RECENT


def suited(ctx: Context, games: Sequence[str]) -> tuple[records.Suited, ...]:
    """The formats that suit all of these games, the usual one first."""
    for name in games:
        if name not in ctx.names:
            raise Illegal(msg("table-unknown-game", game=name))
    return terms.suited([terms.Title.of(ctx.engine(name)) for name in games]) if games else ()


async def league(ctx: Context, league: int) -> records.League:
    return await ctx.store.read(lambda db: records.league(db, league))


async def leagues(ctx: Context, guild: int, *, archived: bool = False) -> list[records.League]:
    """The leagues of a server, newest first."""
    return await ctx.store.read(lambda db: store.of_guild(db, guild, archived=archived))


async def season(ctx: Context, season: int) -> records.Season:
    return await ctx.store.read(lambda db: records.season(db, season))


async def entries(ctx: Context, season: int) -> list[records.Entry]:
    """Everybody who entered, in the order of entering; those who withdrew or left too."""
    return await ctx.store.read(lambda db: store.entries(db, season))


async def mine(
    ctx: Context, user: User
) -> list[tuple[records.League, records.Season, records.Entry]]:
    """The seasons somebody has entered that are not over."""

    def find(db: Db) -> list[tuple[records.League, records.Season, records.Entry]]:
        found = []
        for row in store.entries_of(db, user):
            season = records.season(db, row.season)
            entry = records.entry(db, row.season, user)
            found.append((records.league(db, season.league), season, entry))
        return found

    return await ctx.store.read(find)


async def tables_of(ctx: Context, season: int) -> list[records.LeagueTable]:
    """All tables of a season, in the order of pairing, with their results."""
    return await ctx.store.read(lambda db: facts.as_records(ctx, db, rows.of_season(db, season)))


async def table(ctx: Context, table: int) -> records.LeagueTable:
    """A table by its own number (`LeagueTable.id`)."""
    return await ctx.store.read(
        lambda db: facts.as_records(ctx, db, [records.table_row(db, table)])[0]
    )


async def of_game(ctx: Context, game: int) -> records.LeagueTable | None:
    """The table of a league by the number of its game; None if the game belongs to none."""

    def find(db: Db) -> records.LeagueTable | None:
        row = rows.of_game(db, game)
        return facts.as_records(ctx, db, [row])[0] if row else None

    return await ctx.store.read(find)


async def standings(ctx: Context, season: int) -> list[records.Standings]:
    """How it stands now in each pool of a season."""
    return await ctx.store.read(lambda db: facts.standings(ctx, db, season))


async def shown(ctx: Context, season: int) -> list[records.Standings]:
    """The standings that were shown, as they were shown; oldest first."""
    return await ctx.store.read(
        lambda db: [records.shown(db, row) for row in rows.shown(db, season)]
    )


async def explain(ctx: Context, table: int) -> records.Explained:
    """Why these people sit together."""

    def find(db: Db) -> records.Explained:
        row = records.table_row(db, table)
        season = records.season(db, row.season)
        course = facts.course(ctx, db, season, records.pool(db, row.pool))
        before = [each for each in course.tables if each.round < max(row.round, 1)]
        earlier = [each for each in course.rounds if each.number < row.round]
        then = replace(course, rounds=earlier, tables=before)
        points = {each.person: each.points for each in rank(then)}
        outside = facts.outside(ctx, db, row.people)
        entrants = [
            outside.entrant(user, points.get(user, 0.0) if row.round else 0.0)
            for user in row.people
        ]
        all_before = [each for each in rows.of_season(db, season.id) if each.id < row.id]
        past = drawing.past_of([each for each in all_before if each.round < max(row.round, 1)])
        against = pairing.explain(row.people, entrants, past, row.sides)
        # Whom somebody avoids is nobody else's business.
        told = tuple(term for term in against if term.what != "blocked")
        draws = next((r.draws for r in course.rounds if r.number == row.round), 1)
        number = drawing.seed(season.secret, course.pool.number, row.round, draws)
        seed = number.to_bytes(8, "big").hex() if season.status == "over" else ""
        record = facts.as_records(ctx, db, [row])[0]
        return records.Explained(record, told, seed)

    return await ctx.store.read(find)


async def games(ctx: Context, league: int) -> list[Game]:
    """Every result of a league, old ones that were brought in too, in the order in which they
    count."""

    def find(db: Db) -> list[Game]:
        own = facts.results_of(ctx, db, rows.of_league(db, league)).values()
        return in_order([*own, *facts.old(db, league)])

    return await ctx.store.read(find)


async def ratings_of(ctx: Context, guild: int) -> dict[tuple[str, User], Rating]:
    """Everybody's rating by title, worked out from all results of the server's leagues."""
    games = await ctx.store.read(lambda db: facts.games_of(ctx, db, guild))
    return await asyncio.to_thread(ratings.rated, games)


async def card(ctx: Context, guild: int, user: User) -> records.Card:
    games = await ctx.store.read(lambda db: facts.games_of(ctx, db, guild))
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
        return running, facts.titles_won(db, guild, user)

    running, titles = await ctx.store.read(find)
    return records.Card(
        user=user,
        games=len(mine),
        wins=sum(won.values()),
        sides={side: (n, won[side]) for side, n in sorted(sides.items())},
        steadiness=await steadiness(ctx, user),
        running=running,
        titles=titles,
    )


async def steadiness(ctx: Context, user: User) -> records.Steadiness:
    """How reliably somebody answers, in a word."""
    found = await ctx.store.read(lambda db: facts.reliability(ctx, db, user))
    if found is None:
        return "unknown"
    return "steady" if found >= STEADY else "good" if found >= GOOD else "uneven"


async def log(ctx: Context, league: int, last: int = 50) -> list[records.LogLine]:
    """What was done and why, newest first."""
    return await ctx.store.read(
        lambda db: [records.log_line(row) for row in store.log(db, league, last)]
    )
