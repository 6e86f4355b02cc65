"""What leagues work out of everything that is kept, inside a transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.app.clocks import clock_book
from bot.app.clocks.calendars import HOUR, offset_of
from bot.app.clocks.clock_book import RECENT, YEAR
from bot.app.leagues import drawing, reading, records, standing
from bot.app.leagues.context import Context
from bot.app.leagues.records import LeagueTable, Standings
from bot.app.leagues.standing import Course, rank
from bot.app.leagues.terms import Field, field
from bot.app.model import User
from bot.app.session import rights
from bot.league import ratings
from bot.league.results import Game, in_order
from bot.store import Db, games, journal, league_results, leagues, questions, seekers, users
from bot.store import league_tables as rows
from bot.store import leagues as store
from bot.store.league_tables import Pool, RulingRow, TableRow
from bot.store.leagues import Season
from engines.contract import Seat


def results_of(ctx: Context, db: Db, tables: Iterable[TableRow]) -> dict[int, Game]:
    """The results of those tables whose game has ended, by table."""
    every = [row for row in tables if row.game is not None and row.counted is not None]
    forgotten = users.fact(db, "forgotten") or ""
    if forgotten != ctx.memory.forgotten:  # people in old results are others now
        ctx.memory.read, ctx.memory.forgotten = {}, forgotten
    rulings = rows.rulings(db, [row.id for row in every])
    unread = {row.game: row for row in every if not _known(ctx, row, rulings.get(row.id))}
    lengths: dict[str, list[int]] = {}

    def usual(title: str) -> list[int]:
        if title not in lengths:
            lengths[title] = league_results.usual_lines(db, title)
        return lengths[title]

    played = league_results.played(db, [game for game in unread if game is not None])
    for game, found in played.items():
        row = unread[game]
        ruling = rulings.get(row.id)
        ctx.memory.read[game] = ruling, reading.result(row, found, ruling, usual)
    return {
        row.id: ctx.memory.read[row.game][1]
        for row in every
        if row.game is not None and row.game in ctx.memory.read
    }


def _known(ctx: Context, row: TableRow, ruling: RulingRow | None) -> bool:
    return row.game in ctx.memory.read and ctx.memory.read[row.game][0] == ruling


def as_records(ctx: Context, db: Db, found: Iterable[TableRow]) -> list[LeagueTable]:
    every = list(found)
    results = results_of(ctx, db, every)
    rulings = rows.rulings(db, [row.id for row in every])
    return [records.table(row, results, rulings) for row in every]


def field_of(ctx: Context, season: Season) -> Field:
    return field(season.settings, ctx.engine)


def course(
    ctx: Context, db: Db, season: Season, pool: Pool, tables: Sequence[TableRow] | None = None
) -> Course:
    """A pool as it is now."""
    every = rows.of_pool(db, pool.id) if tables is None else tables
    taken = standing.standing(leagues.steps_of(db, season.id), pool.id)
    heir, substitutes = standing.heirs(taken), season.settings.substitutes
    results = results_of(ctx, db, [row for row in every if in_season(row, season)])
    lines = {row.id: row.people for row in every}
    left = {row.user for row in store.entries(db, season.id) if row.status == "left"}
    left |= {user for user in pool.people if user < 0}
    return Course(
        settings=season.settings,
        size=field_of(ctx, season).size,
        pool=pool,
        rounds=[replace(row, resting=tuple(map(heir, row.resting))) for row in pool.rounds],
        tables=[standing.inherited(row, heir) for row in every],
        results={
            key: standing.of_heirs(game, substitutes, lines[key], heir)
            for key, game in results.items()
        },
        left=left,
        lot=season.secret,
        steps=taken,
        lapsed={row.id for row in every if row.status == "annulled"}
        - rows.rulings(db, [row.id for row in every if row.status == "annulled"]).keys(),
    )


def standings(ctx: Context, db: Db, season: int) -> list[Standings]:
    row = records.season(db, season)
    league = records.league(db, row.league)
    found = []
    for pool in rows.pools(db, season):
        now = course(ctx, db, row, pool)
        found.append(
            Standings(
                league=league,
                season=row,
                pool=pool,
                round=0,
                rows=tuple(rank(now)),
                shown=None,
                playing=sum(each.status in ("paired", "playing") for each in now.tables),
            )
        )
    return found


NOT_OURS = 2**40
"""Numbers of games from elsewhere begin so far below zero: they keep their order."""


def old(db: Db, league: int) -> list[Game]:
    """Results from before. Their numbers are below those of all games of the bot."""
    return [records.unpack_game(raw, number - NOT_OURS) for number, raw in rows.old(db, league)]


def games_of(ctx: Context, db: Db, guild: int) -> list[Game]:
    own = list(results_of(ctx, db, rows.of_guild(db, guild)).values())
    for league in store.of_guild(db, guild, archived=True):
        own += old(db, league.id)
    return in_order(own)


def titles_won(db: Db, guild: int, user: User) -> tuple[tuple[int, int], ...]:
    """The seasons somebody has won."""
    found = []
    for league in store.of_guild(db, guild, archived=True):
        for season in store.seasons_of(db, league.id):
            for row in rows.shown(db, season.id) if season.status == "over" else ():
                first = records.unpack_rows(row.rows)[:1]
                if row.round == 0 and first and first[0].person == user and first[0].played:
                    found.append((season.id, row.pool))
    return tuple(found)


def reliability(ctx: Context, db: Db, user: User) -> int | None:
    now = ctx.now()
    handed = games.handed_over(db, user)
    clocks = clock_book.not_excused(questions.waits_of_user(db, user, now - YEAR), handed)
    abandoned = league_results.abandoned(db, user, now - RECENT)
    return clock_book.reliability(clocks, now, games.takeovers(db, user), abandoned)


def outside(ctx: Context, db: Db, people: Sequence[User]) -> drawing.Outside:
    """What pairing looks at besides games."""
    now = ctx.now()
    zones = {user: offset_of(zone, now) / HOUR for user, zone in users.zones(db, people).items()}
    return drawing.Outside(zones, seekers.avoided(db, people))


def strength(ctx: Context, db: Db, guild: int, season: Season) -> dict[User, float]:
    """How strong people are known to be, over all games of a season."""
    titles = season.settings.games
    found: dict[User, float] = {}
    for (title, user), rating in ratings.rated(games_of(ctx, db, guild)).items():
        if title in titles:
            found[user] = found.get(user, 0.0) + rating.shown
    return found


def in_season(table: TableRow, season: Season) -> bool:
    """Whether a game ended before its season did; later ones count for ratings only."""
    return season.ended is None or table.ended is None or table.ended <= season.ended


def knows(db: Db, game: int, user: User) -> set[Seat]:
    """The seats whose hands somebody has seen, as their holder or as a deputy."""
    return rights.had(games.held(db, game), journal.of_deputies(db, game), user)
