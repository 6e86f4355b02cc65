"""Finding a game without a league: a queue, who fits together, what they are asked, their tables,
and computers in a place that is left, if all agree."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.app.clocks import clock_book
from bot.app.clocks.calendars import DAY
from bot.app.clocks.clock_book import YEAR
from bot.app.clocks.pace import PACES
from bot.app.leagues.context import Context, say
from bot.app.leagues.records import Match, Seeking, Wishes
from bot.app.leagues.terms import seated
from bot.app.mail.stored import Envelope, NoticeMail
from bot.app.model import Instant, User
from bot.app.people import gathering, lobby
from bot.app.play import computers
from bot.app.session import rights
from bot.league.matching import Found, Seeker, matches
from bot.store import Db, outbox, questions, seekers
from bot.store.games import ChairRow
from engines.contract import Illegal, Msg, msg
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


logger = logging.getLogger(__name__)

AT_A_TIME = 20
"""People who are read, or tables that are written down, in one transaction."""
ANSWERS = DAY
"""How long people are asked whether they would play with a computer."""


async def match(ctx: Context) -> int:
    done = await ctx.store.write(lambda db: _lapse(ctx, db))
    waiting = await ctx.store.read(_waiting)
    for guild in sorted({row.guild for row in waiting}):
        done += await _find_matches(ctx, [row for row in waiting if row.guild == guild])
    for row in await ctx.store.read(seekers.under_way):
        if row.status == "agreed" and row.place is not None:
            try:
                await _make_match(ctx, row)
                done += 1
            except Exception:
                logger.exception("the table of match %s is made later", row.id)
    return done


def _lapse(ctx: Context, db: Db) -> int:
    """Call off what was not agreed to in time, and forget who has looked for long enough."""
    now, done = ctx.now(), 0
    for row in seekers.under_way(db):
        if row.status == "asked" and row.until <= now:
            row.status = "off"
            seekers.save_match(db, row)
            done += 1
    seekers.expire(db, now)
    return done


async def _find_matches(ctx: Context, waiting: Sequence[Seeking]) -> int:
    """Bring people of one server together. A thousand may wait: they are read and written a few
    at a time, and thought about in between."""
    rows, now, line = {row.user: row for row in waiting}, ctx.now(), list[Seeker]()
    for at in range(0, len(waiting), AT_A_TIME):
        some = waiting[at : at + AT_A_TIME]
        line += await ctx.store.read(
            lambda db, some=some: [_seeker(db, row, now) for row in some]  # type: ignore[misc]
        )
    found = await asyncio.to_thread(matches, line, now, partial(fits, ctx))
    done = 0
    for at in range(0, len(found), AT_A_TIME):
        tables = found[at : at + AT_A_TIME]
        done += await ctx.store.write(
            lambda db, tables=tables: _write_down(ctx, db, tables, rows)  # type: ignore[misc]
        )
    return done


def _write_down(ctx: Context, db: Db, tables: Iterable[Found], rows: Mapping[User, Seeking]) -> int:
    """Keep those of these tables whose people all still look for the same."""
    busy, done = _busy(db), 0
    for found in tables:
        people = [rows[user] for user in found.people]
        stay = all(seekers.seeker(db, row.guild, row.user) == row for row in people)
        if not stay or not busy.isdisjoint(found.people):
            continue
        if found.short and _asked_before(ctx, db, people[0].guild, found):
            continue
        _add(ctx, db, people[0], found)
        busy.update(found.people)
        done += 1
    return done


def _add(ctx: Context, db: Db, first: Seeking, found: Found) -> None:
    now = ctx.now()
    row = Match(
        id=0,
        guild=first.guild,
        channel=first.channel,
        title=found.game,
        pace=found.pace,
        size=found.size,
        people=list(found.people),
        made=now,
        until=now + ANSWERS,
    )
    row.id = seekers.add_match(db, row)
    if found.short:
        for user in found.people:
            say(db, "league/match", now, {"match": row.id}, user=user)
    else:
        go(ctx, db, row)
        seekers.save_match(db, row)


async def _make_match(ctx: Context, row: Match) -> None:
    game = await ctx.store.write(lambda db: _open_match(ctx, db, row.id))
    host = row.people[0]
    await gathering.start(ctx.tables, game, host, f"match:{row.id}:start")
    await ctx.store.write(lambda db: _match_made(ctx, db, row.id))


def _open_match(ctx: Context, db: Db, match: int) -> int:
    row = seekers.match(db, match)
    assert row is not None
    assert row.place is not None
    if row.game is not None:
        return row.game
    people = list(row.people)
    while len(people) < row.size:
        people.append(computers.number("officer", people))
    chairs, wishes = [ChairRow(user, None) for user in people], {"pace": row.pace}
    at, rules, host = (row.guild, row.place), ctx.engine(row.title), row.people[0]
    row.game = lobby.open_for(db, rules, at, host, wishes, chairs, ctx.now())
    seekers.save_match(db, row)
    return row.game


def _match_made(ctx: Context, db: Db, match: int) -> None:
    row = seekers.match(db, match)
    if row is None or row.status != "agreed" or row.place is None:
        return
    row.status = "made"
    seekers.save_match(db, row)
    people = tuple(rights.person(user) for user in row.people)
    text = msg("seek-found", people=people)
    _notice(ctx, db, row, text)


def _notice(ctx: Context, db: Db, row: Match, text: Msg) -> None:
    mail = NoticeMail(text, tuple(row.people))
    outbox.add(db, Envelope(mail, ctx.now(), row.game, row.place).row)


def _asked_before(ctx: Context, db: Db, guild: int, found: Found) -> bool:
    """Whether these people have refused the same, or let it pass, in the last days."""
    return seekers.refused(db, guild, found.people, ctx.now() - 3 * DAY)


def _waiting(db: Db) -> list[Seeking]:
    """Who looks for a game and has not been asked about one."""
    busy = _busy(db)
    return [row for row in seekers.seekers(db) if row.user not in busy]


def _busy(db: Db) -> set[User]:
    """Who is asked about a game, or waits for its table."""
    return {user for row in seekers.under_way(db) for user in row.people}


def _seeker(db: Db, row: Seeking, now: Instant) -> Seeker:
    wishes = row.wishes
    return Seeker(
        person=row.user,
        since=row.since,
        games=wishes.games,
        sizes=wishes.sizes,
        paces=wishes.paces,
        computers=wishes.computers,
        avoids=seekers.avoided(db, [row.user])[row.user],
        hours=frozenset(wishes.hours or hours_of(db, row.user, now)),
    )
