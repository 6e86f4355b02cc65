"""People of a season: they enter, wait, confirm, withdraw."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.app.leagues import facts, founding, reads, records
from bot.app.leagues.context import By, Context, log, once, show_sign_up, tell
from bot.app.leagues.records import Entry, League
from bot.app.model import User
from bot.app.people import seats
from bot.app.session import rights
from bot.store import Db, seekers, users
from bot.store import league_tables as rows
from bot.store import leagues as store
from bot.store.league_tables import TableRow
from bot.store.leagues import EntryStatus, Season
from engines.contract import Illegal, msg


async def enter(
    ctx: Context, season: int, user: User, command: str, *, roles: Collection[int] = ()
) -> Entry:
    """Enter a season, or its waiting list. `roles` are those the person has on the server."""

    def write(db: Db) -> None:
        row = records.season(db, season)
        settings = row.settings
        if settings.door == "invited":
            raise Illegal(msg("league-invited-only"))
        if settings.door == "role" and settings.role not in roles:
            raise Illegal(msg("league-role-only", role=f"<@&{settings.role}>"))
        known = facts.reliability(ctx, db, user)
        if known is not None and known < settings.reliability:
            raise Illegal(msg("league-unreliable", least=settings.reliability, known=known))
        profile = users.get(db, user)
        if profile.dm != "on" and profile.remind == "off":
            raise Illegal(msg("league-unreachable"))
        _enter(ctx, db, row, user)
        text = msg("league-log-entered", user=rights.person(user))
        log(db, row.league, ctx.now(), text, season=season, by=By(user, command))

    await once(ctx, command, write)
    return await ctx.store.read(lambda db: records.entry(db, season, user))


async def invite(
    ctx: Context, season: int, by: By, users: Sequence[User], *, dry: bool = False
) -> list[Entry]:
    """Enter people, whatever the door says. `dry`: say what would be done, and do nothing."""
    wanted = list(dict.fromkeys(users))

    def fresh(db: Db) -> list[User]:
        found = {e.user: e.status for e in store.entries(db, season)}
        return [u for u in wanted if found.get(u, "left") in ("withdrawn", "left")]

    def write(db: Db) -> None:
        row, _ = founding.season_run_by(db, season, by)
        for user in fresh(db):
            _enter(ctx, db, row, user)
        people = tuple(rights.person(user) for user in wanted)
        text = msg("league-log-invited", people=people)
        log(db, row.league, ctx.now(), text, season=season, by=by)

    def look(db: Db) -> list[Entry]:
        row, _ = founding.season_run_by(db, season, by)
        room = _room(db, row)
        found = []
        for at, user in enumerate(fresh(db)):
            placed = room is None or at < room
            status = "entered" if placed else "waiting"
            found.append(Entry(season, user, status, ctx.now()))  # type: ignore[arg-type]
        return found

    if dry:
        return await ctx.store.read(look)
    await once(ctx, by.command, write)
    return [each for each in await reads.entries(ctx, season) if each.user in wanted]


async def withdraw(ctx: Context, season: int, user: User, command: str) -> None:
    """Leave a season: before the start the place goes to the waiting list, afterwards nothing
    more is paired, and games under way are played or handed over."""

    def write(db: Db) -> None:
        row = records.season(db, season)
        league, now = records.league(db, row.league), ctx.now()
        entry = store.entry(db, season, user)
        if entry is None or entry.status in ("withdrawn", "left"):
            raise Illegal(msg("league-not-entered"))
        if row.status in ("over", "cancelled"):
            raise Illegal(msg("league-over"))
        withdrawn(db, league, row, entry, now)
        text = msg("league-log-withdrew", user=rights.person(user))
        log(db, row.league, now, text, season=season, by=By(user, command))

    await once(ctx, command, write)
    await offer_left(ctx)


async def confirm(ctx: Context, season: int, user: User, command: str) -> None:
    """Say that one will play."""

    def write(db: Db) -> None:
        row = records.season(db, season)
        entry = store.entry(db, season, user)
        if entry is None or entry.status in ("withdrawn", "left"):
            raise Illegal(msg("league-not-entered"))
        if row.status != "confirming":
            raise Illegal(msg("league-nothing-to-confirm"))
        entry.confirmed = ctx.now()
        if entry.status == "entered":
            entry.status = "confirmed"
        store.save_entries(db, [entry])
        show_sign_up(db, records.league(db, row.league), season, ctx.now())
        text = msg("league-log-confirmed", user=rights.person(user))
        log(db, row.league, ctx.now(), text, season=season, by=By(user, command))

    await once(ctx, command, write)


async def avoid(ctx: Context, user: User, other: User, *, avoids: bool = True) -> tuple[User, ...]:
    """Keep apart from somebody wherever pairing can. Nobody else learns of it. Returns all whom
    the person avoids."""
    if user == other:
        raise Illegal(msg("league-avoid-oneself"))
    await ctx.store.write(lambda db: seekers.avoid(db, user, other, avoids=avoids))
    return await avoided(ctx, user)


async def avoided(ctx: Context, user: User) -> tuple[User, ...]:
    found = await ctx.store.read(lambda db: seekers.avoided(db, [user]))
    return tuple(sorted(found[user]))


async def offer_left(ctx: Context) -> int:
    """Offer everybody the seats of those who have left; they play on until somebody takes
    them. Seats that cannot be offered now are offered later."""
    done = 0
    for game, seat, user in await ctx.store.read(rows.seats_of_leavers):
        with suppress(Illegal):
            deed = partial(seats.offer, user=user, seat=seat)
            await ctx.tables.change(game, deed, f"left:{game}:{seat}:{user}")
            done += 1
    return done


# Inside a transaction.


def _enter(ctx: Context, db: Db, season: Season, user: User) -> None:
    """Give somebody a place, or the end of the waiting list."""
    league, now = records.league(db, season.league), ctx.now()
    before = store.entry(db, season.id, user)
    rolling = season.settings.format == "pools"
    if before is not None and before.status in ("entered", "waiting", "confirmed"):
        raise Illegal(msg("league-entered"))
    playing = before is not None and before.status == "playing"
    if playing and (not rolling or _in_a_pool(db, season, user)):
        raise Illegal(msg("league-entered"))
    if season.status in ("over", "cancelled"):
        raise Illegal(msg("league-over"))
    if season.status == "playing" and not rolling:
        raise Illegal(msg("league-signup-over"))
    if season.ends is not None and season.ends <= now:
        raise Illegal(msg("league-signup-over"))
    room = _room(db, season)
    full = season.status == "confirming" or (room is not None and room < 1)
    status: EntryStatus = "waiting" if full else "entered"
    division = before.division if before else 0
    store.save_entries(db, [Entry(season.id, user, status, now, None, division)])
    show_sign_up(db, league, season.id, now)


def _room(db: Db, season: Season) -> int | None:
    """How many more have a place; None without a limit."""
    most = season.settings.most
    if not most:
        return None
    placed = [e for e in store.entries(db, season.id) if e.status in store.PLACED]
    return max(0, most - len(placed))


def _in_a_pool(db: Db, season: Season, user: User) -> bool:
    return any(pool.ended is None and user in pool.people for pool in rows.pools(db, season.id))


def withdrawn(db: Db, league: League, season: Season, entry: Entry, now: float) -> None:
    """Take somebody out of a season; before its start the place goes to the waiting list."""
    if entry.status == "playing":
        leave(db, season, entry, now)
    else:
        entry.status, entry.confirmed = "withdrawn", None
        store.save_entries(db, [entry])
        move_up(db, league, season, now)
    show_sign_up(db, league, season.id, now)


def leave(db: Db, season: Season, entry: Entry, now: float) -> list[TableRow] | None:
    """Take somebody out of a season that goes on: what has not begun is not played, unless
    somebody waits who can play all of it in their place. A round that is only drawn is drawn anew
    by itself. Returns the tables that are not played, as they were; None if somebody follows."""
    entry.status = "left"
    store.save_entries(db, [entry])
    if _succeeded(db, season, entry.user, now):
        return None
    drawn = {
        (pool.id, each.number)
        for pool in rows.pools(db, season.id)
        for each in pool.rounds
        if each.begins is not None
    }
    found = []
    for table in rows.of_season(db, season.id):
        waits = (table.pool, table.round) in drawn
        if entry.user in table.people and not _begun(table) and not waits:
            found.append(replace(table))
            table.status, table.ended = "cancelled", now
            rows.save_table(db, table)
    return found


def _begun(table: TableRow) -> bool:
    return table.game is not None or table.status not in ("due", "paired")


def _succeeded(db: Db, season: Season, user: User, now: float) -> bool:
    """Give the place of somebody in a rolling pool, before their first game, to whoever has waited
    longest for a pool."""
    line = [row for row in store.entries(db, season.id) if row.status == "entered"]
    if season.settings.format != "pools" or season.status != "playing" or not line:
        return False
    done = False
    for pool in rows.pools(db, season.id):
        mine = [table for table in rows.of_pool(db, pool.id) if user in table.people]
        open_ = pool.ended is None and mine and line
        if not open_ or any(_begun(table) or table.place is not None for table in mine):
            continue
        heir = line.pop(0)
        rows.succeed(db, pool.id, user, heir.user)
        heir.status, done = "playing", True
        store.save_entries(db, [heir])
        league = records.league(db, season.league)
        text = msg(
            "league-place-taken",
            n=pool.number,
            user=rights.person(heir.user),
            left=rights.person(user),
        )
        tell(db, league, now, text, season=season.id, mention=[heir.user])
    return done


def move_up(db: Db, league: League, season: Season, now: float) -> None:
    """Give free places to those who wait, in order."""
    most = season.settings.most
    entries = store.entries(db, season.id)
    placed = sum(entry.status in store.PLACED for entry in entries)
    for entry in entries:
        if entry.status == "waiting" and (not most or placed < most):
            placed += 1
            entry.status = "entered" if entry.confirmed is None else "confirmed"
            store.save_entries(db, [entry])
            text = msg("league-moved-up", league=league.name)
            confirm = season.status == "confirming" and entry.confirmed is None
            tell(db, league, now, text, season=season.id, user=entry.user, confirm=confirm)
