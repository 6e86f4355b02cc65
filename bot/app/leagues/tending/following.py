"""What follows from the steps of those who run a league, and from silence: seats at tables change
hands, people who fell silent are not paired until they say so."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from bot.app.leagues import facts, records
from bot.app.leagues.context import Context, announce, tell
from bot.app.leagues.records import Season
from bot.app.leagues.standing import Course, begun
from bot.app.model import LEAGUE, Instant, User
from bot.app.people import handover, seats
from bot.app.session import rights
from bot.league.results import in_order
from bot.store import Db, games, leagues
from bot.store import league_tables as rows
from bot.store.leagues import HostStep
from engines.contract import Illegal, Seat, msg


async def hand_seats(ctx: Context) -> int:
    """Give seats to whoever plays for somebody by now, and keep those of who has come back. What
    cannot be given is offered to everybody, like the seats of all who leave."""
    found = await ctx.store.read(leagues.pending_steps)
    for step in found:
        for game, seat, taker in await ctx.store.read(lambda db, s=step: _moves(db, s)):  # type: ignore[misc]
            command = f"step:{step.id}:{step.undone is not None}:{game}:{seat}"
            with suppress(Illegal):
                if taker is None:
                    deed = partial(seats.withdraw, user=step.user or 0, seat=seat)
                    await ctx.tables.change(game, deed, command)
                else:
                    await handover.substitute(
                        ctx.tables, game, LEAGUE, seat, taker, step.why, command
                    )
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
