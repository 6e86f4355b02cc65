"""Tables of leagues: made, seated and started by the bot, and what became of them; what follows
from the steps of those who run a league, and from silence: seats change hands, people who fell
silent are not paired until they say so."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from bot.app.clocks import pauses
from bot.app.leagues import facts, records
from bot.app.leagues.context import Context, announce, log, say, tell
from bot.app.leagues.records import League, Season
from bot.app.leagues.standing import Course, begun
from bot.app.model import LEAGUE, Instant, User
from bot.app.people import gathering, lobby, seats
from bot.app.session import rights
from bot.league.results import in_order
from bot.store import Db, games, leagues
from bot.store import league_tables as rows
from bot.store.games import ChairRow
from bot.store.leagues import HostStep
from engines.contract import Illegal, Msg, Seat, msg

logger = logging.getLogger(__name__)


USUAL = {"turn_timeout": "ladder", "copies": "off"}
"""Unless a league wants it otherwise, a time-out leads to the seat being offered to others, and
nobody tries things out in games under way."""

END = partial(pauses.abandon, user=LEAGUE, admin=True)
"""A game that is not to go on."""
AT_A_TIME = 20
"""Results that are noted in one transaction: after an evening of the bot's absence there may be
hundreds, and nobody's click is to wait for all of them."""


async def end_ruled(ctx: Context) -> int:
    """End games that a referee has decided."""
    found = await ctx.store.read(rows.ruled_and_playing)
    for table, game in found:
        await ctx.tables.change(game, END, f"league:{table}:ruled")
    return len(found)


async def count_results(ctx: Context) -> int:
    done, over = 0, await ctx.store.read(rows.over)
    for at in range(0, len(over), AT_A_TIME):
        done += await ctx.store.write(
            lambda db, some=over[at : at + AT_A_TIME]: sum(_count(ctx, db, t) for t in some)  # type: ignore[misc]
        )
    return done


def _count(ctx: Context, db: Db, table: int) -> bool:
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
    row.ended, row.counted = game.ended, ctx.now()
    rows.save_table(db, row)
    if row.status == "annulled" and ruling is None:
        season = records.season(db, row.season)
        text = msg("league-log-no-result", n=row.number)
        announce(db, season, ctx.now(), text, table=table)
    return True


# Tables.


async def make_tables(ctx: Context) -> int:
    done = 0
    for row in await ctx.store.read(rows.to_make):
        try:
            done += await _make(ctx, row.id)
        except Exception:
            logger.exception("table %s of a league is made later", row.id)
    return done


async def _make(ctx: Context, table: int) -> bool:
    """Open the game of a table in its thread, seat its people, and start it."""
    game = await ctx.store.write(lambda db: _open_game(ctx, db, table))
    if game is None:
        return False
    try:
        await gathering.start(ctx.tables, game, LEAGUE, f"league:{table}:start")
    except Illegal as refusal:
        why = refusal.reason
        logger.error("table %s of a league cannot start: %s", table, why.id)
        await ctx.tables.change(game, END, f"league:{table}:off")
        return await ctx.store.write(lambda db: _call_off(ctx, db, table, why))
    return await ctx.store.write(lambda db: _started(ctx, db, table))


def _open_game(ctx: Context, db: Db, table: int) -> int | None:
    """The game of a table; it is opened if there is none yet."""
    row = records.table_row(db, table)
    if row.status != "paired" or row.place is None or row.game is not None:
        return row.game if row.status == "paired" else None
    season = records.season(db, row.season)
    league, settings = records.league(db, season.league), season.settings
    wishes = {**USUAL, **settings.options, **settings.variants.get(row.title, {})}
    chairs = [ChairRow(user, chair) for chair, user in enumerate(row.people)]
    at = league.guild, row.place
    row.game = lobby.open_for(db, ctx.engine(row.title), at, LEAGUE, wishes, chairs, ctx.now())
    rows.save_table(db, row)
    return row.game


def _started(ctx: Context, db: Db, table: int) -> bool:
    row = records.table_row(db, table)
    if row.status != "paired":
        return False
    row.status = "playing"
    rows.save_table(db, row)
    season = records.season(db, row.season)
    league = records.league(db, season.league)
    people = tuple(rights.person(user) for user in row.people)
    text = msg("league-your-table", league=league.name, n=row.number, people=people)
    now = ctx.now()
    tell(db, league, now, text, season=season.id, mention=row.people, channel=row.place)
    return True


def _call_off(ctx: Context, db: Db, table: int, why: Msg) -> bool:
    row = records.table_row(db, table)
    row.status, row.ended, row.game = "cancelled", ctx.now(), None
    rows.save_table(db, row)
    season = records.season(db, row.season)
    text = msg("league-log-table-off", n=row.number, reason=why)
    log(db, season.league, ctx.now(), text, season=season.id, table=table)
    return True


def ask_for_place(db: Db, league: League, table: int, now: Instant) -> None:
    """Have a thread opened for a table."""
    say(db, "league/place", now, {"table": table}, channel=league.channel)


async def hand_seats(ctx: Context) -> int:
    """Give seats to whoever plays for somebody by now, and keep those of who has come back. What
    cannot be given is offered to everybody, like the seats of all who leave."""
    found = await ctx.store.read(leagues.pending_steps)
    for step in found:
        for game, seat, taker in await ctx.store.read(lambda db, s=step: _moves(db, s)):  # type: ignore[misc]
            command = f"step:{step.id}:{step.undone is not None}:{game}:{seat}"
            with suppress(Illegal):
                deed = partial(seats.withdraw, user=step.user or 0, seat=seat)
                if taker is not None:
                    given = partial(seats.substitute, by=LEAGUE, seat=seat, user=taker)
                    deed = partial(given, reason=step.why, admin=True)
                await ctx.tables.change(game, deed, command)
        step.pending = False
        await ctx.store.write(lambda db, s=step: leagues.save_step(db, s))  # type: ignore[misc]
    return len(found)


def _moves(db: Db, step: HostStep) -> list[tuple[int, Seat, User | None]]:
    """The seats that change hands, and who gets them; None: their holder keeps them."""
    user, other = step.user or 0, step.other
    if other is None:
        return [(game, seat, None) for game, seat in rows.offered_by(db, step.season, user)]
    holder, taker = (user, other) if step.undone is None else (other, user)
    found: list[tuple[int, Seat, User | None]] = []
    for game, seat in rows.seats_of(db, step.season, holder):
        row = rows.of_game(db, game)
        ours = row is not None and user in row.people
        sits = taker in {each.user for each in games.people(db, game).seats}
        if ours and not sits and not facts.knows(db, game, taker) - {seat}:
            found.append((game, seat, taker))
    return found


def notice_silence(ctx: Context, db: Db, key: int) -> int:
    """Let people sit out who have lost so many games in a row by time, until they press a
    button."""
    season, now, done = records.season(db, key), ctx.now(), 0
    most = season.settings.silent
    if season.status != "playing" or season.settings.format not in ("swiss", "pairs") or not most:
        return 0
    taken = leagues.steps_of(db, key)
    for pool in rows.pools(db, key):
        if pool.ended is not None:
            continue
        course = facts.course(ctx, db, season, pool)
        for user in course.here:
            if _silent(course, taken, user, most):
                step = HostStep(
                    *(0, key, "silent", begun(pool.rounds), now, None), pool=pool.id, user=user
                )
                leagues.add_step(db, step)
                _say(ctx, db, season, step)
                done += 1
    return done


def _silent(course: Course, taken: Sequence[HostStep], user: User, most: int) -> bool:
    """Whether somebody's latest games were lost by time; those before they were last noticed do
    not count."""
    since: Instant = max(
        (step.at for step in taken if step.kind == "silent" and step.user == user), default=0.0
    )
    mine = [g for g in in_order(list(course.results.values())) if user in g.people]
    latest = [g.part(user) for g in mine if g.ended > since and g.verdict == "played"][-most:]
    return len(latest) == most and all(part and part.kind == "timeout" for part in latest)


def _say(ctx: Context, db: Db, season: Season, step: HostStep) -> None:
    now = ctx.now()
    assert step.user is not None
    text = msg("league-step-silent", user=rights.person(step.user))
    league = announce(db, season, now, text, mention=[step.user], wake=True)
    text = msg("league-you-are-silent", league=league.name)
    tell(db, league, now, text, season=step.season, user=step.user, wake=True)
