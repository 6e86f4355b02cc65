"""Referees: what they may do, each time with a public reason.

The word of a referee is written down first; the game at the table follows it, at once or after a
crash.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from bot.app.clocks import pauses
from bot.app.leagues import facts, founding, reading, reads, records
from bot.app.leagues.context import By, Context, log, once, say, tell
from bot.app.leagues.records import LeagueTable
from bot.app.leagues.tending.making import count_results, end_ruled
from bot.app.model import User
from bot.app.people import handover, seats
from bot.app.play.computers import is_person
from bot.app.session import rights
from bot.league.results import Game
from bot.store import Db, games
from bot.store import league_tables as rows
from bot.store import leagues as store
from bot.store.league_tables import TableRow
from bot.text import names, verbatim
from engines.contract import Illegal, Msg, Seat, msg

MOST_HOURS = 240


async def extend(ctx: Context, table: int, by: By, hours: int) -> None:
    """Give everybody a table waits for more time."""
    row = await _refereed(ctx, table, by, playing=True)
    if not 1 <= hours <= MOST_HOURS:
        raise Illegal(msg("league-number", least=1, most=MOST_HOURS))
    deed = partial(pauses.more_time, by=by.user, hours=hours, reason=by.why)
    await ctx.tables.change(row.game or 0, deed, f"{by.command}:table")
    await _written(ctx, row, by, msg("league-log-extended", n=row.number, hours=hours))


async def pause(ctx: Context, table: int, by: By, *, on: bool = True) -> None:
    """Stop all clocks of a table, or let them go on from where they stood."""
    row = await _refereed(ctx, table, by, playing=True)
    deed = handover.pause if on else handover.resume
    await deed(ctx.tables, row.game or 0, by.user, f"{by.command}:table", admin=True)
    what = "league-log-paused" if on else "league-log-resumed"
    await _written(ctx, row, by, Msg(what, {"n": row.number}))


async def replace(ctx: Context, table: int, by: By, seat: Seat, user: User) -> None:
    """Give a seat to somebody else; never to oneself, who would see a hand by it."""
    row = await _refereed(ctx, table, by, playing=True)
    assert row.game is not None
    if user == by.user:
        raise Illegal(msg("league-own-table"))
    before = await ctx.tables.table(row.game)
    if user in {player.user for player in before.players} and before.holder(seat) != user:
        raise Illegal(msg("league-plays-already", user=rights.person(user)))
    if await ctx.store.read(lambda db: facts.knows(db, row.game or 0, user) - {seat}):
        raise Illegal(msg("table-knows-too-much", user=rights.person(user)))
    if before.holder(seat) != user:
        deed = partial(
            seats.substitute, by=by.user, seat=seat, user=user, reason=by.why, admin=True
        )
        await ctx.tables.change(row.game, deed, f"{by.command}:table")
    text = msg(
        "league-log-replaced",
        n=row.number,
        user=rights.person(user),
        seat=names.seat(row.title, seat),
    )
    await _written(ctx, row, by, text)


async def adjudicate(ctx: Context, table: int, by: By, places: Mapping[str, int]) -> None:
    """End a game by word: the place of each side, 1 the best. Without places they are worked
    out from the position as everybody may see it."""
    row = await _refereed(ctx, table, by, playing=True)
    found = dict(places) or await reading.as_it_stands(ctx, row)
    _check_places(row, found)
    await _rule(ctx, row, by, "adjudicated", found)


async def annul(ctx: Context, table: int, by: By) -> None:
    """Let a game count for nothing; one under way is ended."""
    row = await _refereed(ctx, table, by)
    await _rule(ctx, row, by, "annulled", {})


async def correct(ctx: Context, table: int, by: By, places: Mapping[str, int]) -> None:
    """Change the places of a finished game. Standings that were shown stay as they were."""
    row = await _refereed(ctx, table, by)
    if row.counted is None:
        raise Illegal(msg("league-not-finished"))
    _check_places(row, places)
    played = (await ctx.tables.table(row.game or 0)).status == "over"
    verdict = "corrected" if played else "adjudicated"
    await _rule(ctx, row, by, verdict, dict(places))


async def dispute(ctx: Context, game: int, by: User, text: str, command: str) -> None:
    """Ask for a referee, by the number of the game: a private thread opens for those who play
    and the referees."""

    def write(db: Db) -> None:
        row = rows.of_game(db, game)
        if row is None:
            raise Illegal(msg("league-no-table"))
        holders = {each.user for each in games.people(db, game).seats}
        if by not in holders | set(row.people):
            raise Illegal(msg("table-not-seated"))
        if rows.dispute(db, row.id) is not None:
            raise Illegal(msg("league-dispute-already"))
        season = records.season(db, row.season)
        league, now = records.league(db, season.league), ctx.now()
        number = rows.open_dispute(db, row.id, by, text, now)
        people = [each for each in sorted(holders | {by}) if is_person(each)]
        judges = [each for each in league.referees if is_person(each) and each not in people]
        everybody = [str(each) for each in dict.fromkeys([*people, *judges])]
        body: dict[str, object] = {"table": row.id, "dispute": number, "users": everybody}
        say(db, "league/dispute", now, body, channel=row.place or league.channel)
        what = msg("league-log-dispute", n=row.number, user=rights.person(by))
        log(db, league.id, now, what, season=season.id, table=row.id, by=By(by, command))

    await once(ctx, command, write)


async def for_referee(ctx: Context, table: int, by: By) -> LeagueTable:
    """A table, for somebody who may referee it; others are refused before anything they bring is
    looked at."""
    await ctx.store.read(lambda db: _for_referee(db, table, by))
    return await reads.table(ctx, table)


async def check_admin(ctx: Context, game: int, by: User, *, ruling: bool) -> None:
    """Refuse what an admin would do at a table of a league from outside of it: everything to
    those who play or have played there, and to others what is a referee's to decide."""

    def check(db: Db) -> None:
        if (row := rows.of_game(db, game)) is None:
            return
        _not_playing(db, row, by)
        if ruling:
            raise Illegal(msg("league-referees-decide"))

    await ctx.store.read(check)


async def settle(ctx: Context, table: int, by: By) -> None:
    """Close the dispute of a table with a public word."""
    row = await _refereed(ctx, table, by)

    def also(db: Db) -> None:
        found = rows.dispute(db, table)
        if found is None:
            raise Illegal(msg("league-no-dispute"))
        rows.close_dispute(db, found.id, ctx.now())

    text = msg("league-log-settled", n=row.number)
    await _written(ctx, row, by, text, also)


async def bring_in(
    ctx: Context, league: int, by: By, games: Sequence[Game], *, dry: bool = False
) -> list[Game]:
    """Add old results, which count for ratings and cards. Returns those that are new; `dry`:
    and does nothing."""

    def fresh(db: Db) -> list[Game]:
        founding.run_by(db, league, by)
        by.demand_reason()
        if strange := {each.title for each in games} - set(ctx.names):
            raise Illegal(msg("table-unknown-game", game=min(strange)))
        known = {records.pack_game(each) for each in facts.old(db, league)}
        return [each for each in games if records.pack_game(each) not in known]

    def write(db: Db) -> None:
        new = fresh(db)
        for each in new:
            rows.add_old(db, league, each.ended, records.pack_game(each))
        text = msg("league-log-brought-in", count=len(new))
        log(db, league, ctx.now(), text, by=by)

    found = await ctx.store.read(fresh)
    if not dry:
        await once(ctx, by.command, write)
    return found


# How it is done.


async def _refereed(ctx: Context, table: int, by: By, *, playing: bool = False) -> TableRow:
    """A table, for somebody who may referee it and says why: who plays there may not, whoever
    they are. A command that was carried out may have changed what it needs."""

    def find(db: Db) -> TableRow:
        if store.done(db, by.command) is not None:
            return records.table_row(db, table)
        row = _for_referee(db, table, by)
        by.demand_reason()
        if playing and row.status != "playing":
            raise Illegal(msg("league-not-playing"))
        if row.game is None or row.status not in ("playing", "finished", "annulled"):
            raise Illegal(msg("league-not-begun"))
        return row

    return await ctx.store.read(find)


def _for_referee(db: Db, table: int, by: By) -> TableRow:
    row = records.table_row(db, table)
    league = records.league(db, records.season(db, row.season).league)
    if not by.admin and by.user not in league.referees:
        raise Illegal(msg("league-referees-only"))
    _not_playing(db, row, by.user)
    return row


def _not_playing(db: Db, row: TableRow, by: User) -> None:
    if by in row.people or (row.game is not None and facts.knows(db, row.game, by)):
        raise Illegal(msg("league-own-table"))


async def _rule(ctx: Context, row: TableRow, by: By, verdict: str, places: dict[str, int]) -> None:
    """Write a verdict down; a game under way is ended by it."""

    def also(db: Db) -> None:
        rows.rule(db, row.id, ctx.now(), by.user, verdict, places)
        now = records.table_row(db, row.id)
        if now.counted is not None:  # it is over: its status follows the latest word
            now.status = "annulled" if verdict == "annulled" else "finished"
            rows.save_table(db, now)

    text = Msg(f"league-log-{verdict}", {"n": row.number})
    await _written(ctx, row, by, text, also)
    await end_ruled(ctx)
    await count_results(ctx)


async def _written(
    ctx: Context, row: TableRow, by: By, text: Msg, also: Callable[[Db], None] | None = None
) -> None:
    """Write down what a referee did, and say it in the league's channel."""

    def write(db: Db) -> None:
        season = records.season(db, row.season)
        league, now = records.league(db, season.league), ctx.now()
        if also is not None:
            also(db)
        ids = {"season": season.id, "table": row.id}
        log(db, league.id, now, text, by=by, **ids)
        said = msg(
            "league-ruled", by=rights.person(by.user), what=text, reason=verbatim(by.why.strip())
        )
        tell(db, league, now, said, season=season.id)

    await once(ctx, by.command, write)


def _check_places(row: TableRow, places: Mapping[str, int]) -> None:
    """Refuse places that leave a side out, or no first place."""
    sides = set(row.sides)
    if set(places) != sides or min(places.values(), default=0) != 1:
        legal = ", ".join(sorted(sides))
        raise Illegal(msg("league-bad-places", sides=legal))
