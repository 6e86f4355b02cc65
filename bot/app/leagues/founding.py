"""Making leagues, changing them, and their seasons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.app.clocks.calendars import DAY, HOUR
from bot.app.leagues import facts, letters, reads, records
from bot.app.leagues.context import By, Context, log, once, show_sign_up, tell
from bot.app.leagues.records import League, Season, Settings
from bot.app.leagues.starting import begin
from bot.app.leagues.terms import FROM_NEXT_SEASON, changed, check, told
from bot.app.model import Instant
from bot.store import Db
from bot.store import leagues as store
from engines.contract import Illegal, Msg, msg

LONGEST_NAME = 80


# Who may do it.


async def create(
    ctx: Context, guild: int, channel: int, by: By, name: str, settings: Settings
) -> League:
    """A new league. `settings` that do not fit each other are refused with the reason."""
    check(settings, ctx.engine, ctx.names)
    name = _name(name)
    now = ctx.now()

    def make(db: Db) -> None:
        row = League(0, guild, channel, name, by.user, settings, now)
        made = store.add(db, row)
        log(db, made, now, Msg("league-log-created"), by=by)

    await once(ctx, by.command, make)
    return await _after(ctx, by.command)


async def change(ctx: Context, league: int, by: By, changes: Mapping[str, Any]) -> None:
    """Change fields of `Settings`, by name. They hold for tables that are made afterwards;
    games and format only from the next season on."""

    def write(db: Db) -> None:
        found, now = run_by(db, league, by), ctx.now()
        settings = changed(found.settings, changes)
        check(settings, ctx.engine, ctx.names)
        text = msg("league-log-changed", what=told(found.settings, settings, changes))
        found.settings = settings
        store.save(db, found)
        if found.season is not None:
            season = records.season(db, found.season)
            later = {name: getattr(season.settings, name) for name in FROM_NEXT_SEASON}
            season.settings = replace(settings, **later)
            store.save_season(db, season)
            show_sign_up(db, found, season.id, now)
        log(db, league, now, text, by=by)

    await once(ctx, by.command, write)


async def move(ctx: Context, league: int, channel: int, by: By) -> None:
    """Let a league go on in another channel: what it says, and the tables that are made from
    now on. What waits for the old one follows."""

    def write(db: Db) -> None:
        found, now = run_by(db, league, by), ctx.now()
        letters.move(db, league, channel)
        found.channel = channel
        store.save(db, found)
        if found.season is not None:
            show_sign_up(db, found, found.season, now)
        text = msg("league-log-moved", channel=f"<#{channel}>")
        log(db, league, now, text, by=by)

    await once(ctx, by.command, write)


async def archive(ctx: Context, league: int, by: By) -> None:
    """Close a league between two seasons. Everything stays readable."""

    def write(db: Db) -> None:
        found, now = run_by(db, league, by), ctx.now()
        if found.season is not None:
            raise Illegal(msg("league-season-first"))
        found.archived = now
        store.save(db, found)
        log(db, league, now, Msg("league-log-archived"), by=by)

    await once(ctx, by.command, write)


async def open_season(
    ctx: Context, league: int, by: By, *, closes: Instant | None = None
) -> Season:
    """Open sign-up. `closes` is when it ends; by default after `signup_days`. Who is in a
    division of the season before keeps a place in it by entering."""

    def write(db: Db) -> None:
        found, now = run_by(db, league, by), ctx.now()
        if found.season is not None:
            raise Illegal(msg("league-season-already"))
        row = next_season(found, now, ctx.seeds(), closes)
        if row.closes is not None and row.closes < now:
            raise Illegal(msg("league-past"))
        row.id = store.add_season(db, row)
        show_sign_up(db, found, row.id, now)
        text = msg("league-log-season", n=row.number)
        log(db, league, now, text, season=row.id, by=by)

    await once(ctx, by.command, write)
    return await _season_after(ctx, by.command)


async def preview(ctx: Context, league: int) -> Season:
    """The season that would open now."""
    return next_season(await reads.league(ctx, league), ctx.now(), b"")


async def start(ctx: Context, season: int, by: By) -> None:
    """Start now, with everybody who has entered."""

    def write(db: Db) -> None:
        row, found = season_run_by(db, season, by)
        if row.status not in ("signup", "confirming"):
            raise Illegal(msg("league-started"))
        ranked = facts.strength(ctx, db, found.guild, row)
        if not begin(db, found, row, facts.field_of(ctx, row), ctx.now(), ranked, everybody=True):
            raise Illegal(msg("league-too-few"))
        text = msg("league-log-started", n=row.number)
        log(db, row.league, ctx.now(), text, season=season, by=by)

    await once(ctx, by.command, write)


async def cancel(ctx: Context, season: int, by: By) -> None:
    """Call a season off that has not started."""

    def write(db: Db) -> None:
        row, found = season_run_by(db, season, by)
        by.demand_reason()
        if row.status not in ("signup", "confirming"):
            raise Illegal(msg("league-started"))
        now = ctx.now()
        row.status, row.ended = "cancelled", now
        store.save_season(db, row)
        show_sign_up(db, found, season, now)
        text = msg("league-season-off", n=row.number)
        tell(db, found, now, text, season=season)
        text = msg("league-log-off", n=row.number)
        log(db, row.league, now, text, season=season, by=by)

    await once(ctx, by.command, write)


async def end(ctx: Context, season: int, by: By) -> None:
    """Let a season end today: nothing more is paired, and games go on."""

    def write(db: Db) -> None:
        row, _ = season_run_by(db, season, by)
        by.demand_reason()
        if row.status != "playing":
            raise Illegal(msg("league-not-playing"))
        now = ctx.now()
        row.ends = now
        store.save_season(db, row)
        text = msg("league-log-ended", n=row.number)
        log(db, row.league, now, text, season=season, by=by)

    await once(ctx, by.command, write)


async def for_runner(ctx: Context, league: int, by: By) -> League:
    """A league, for somebody who runs it; others are refused before anything they bring is looked
    at."""
    return await ctx.store.read(lambda db: run_by(db, league, by))


def next_season(
    league: League, now: Instant, secret: bytes, closes: Instant | None = None
) -> Season:
    """The season that opens now; rolling pools begin at once."""
    settings, rolling = league.settings, league.settings.format == "pools"
    until = now + settings.signup_days * DAY if closes is None else closes
    return Season(
        id=0,
        league=league.id,
        number=len(league.seasons) + 1,
        status="playing" if rolling else "signup",
        settings=settings,
        secret=secret,
        opened=now,
        closes=None if rolling else until,
        starts=None if rolling else until + settings.confirm_hours * HOUR,
        started=now if rolling else None,
        ends=now + settings.season_days * DAY if rolling and settings.season_days else None,
    )


# Inside a transaction.


def run_by(db: Db, league: int, by: By) -> League:
    """A league, for somebody who runs it."""
    found = records.league(db, league)
    if not by.admin and by.user not in found.runners:
        raise Illegal(msg("league-runners-only"))
    if found.archived is not None:
        raise Illegal(msg("league-archived"))
    return found


def season_run_by(db: Db, season: int, by: By) -> tuple[Season, League]:
    row = records.season(db, season)
    return row, run_by(db, row.league, by)


async def _after(ctx: Context, command: str) -> League:
    """The league a command was about."""

    def find(db: Db) -> League:
        row = store.done(db, command)
        assert row is not None
        return records.league(db, row.league)

    return await ctx.store.read(find)


async def _season_after(ctx: Context, command: str) -> Season:
    def find(db: Db) -> Season:
        row = store.done(db, command)
        assert row is not None
        assert row.season is not None
        return records.season(db, row.season)

    return await ctx.store.read(find)


def _name(name: str) -> str:
    found = " ".join(name.split())[:LONGEST_NAME]
    if not found:
        raise Illegal(msg("league-no-name"))
    return found
