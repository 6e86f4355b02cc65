"""Dates of a season: sign-up closes, people are asked, it starts or is called off."""

from __future__ import annotations

from bot.app.leagues import facts, records, starting
from bot.app.leagues.context import Context, announce, show_sign_up, tell
from bot.app.model import Instant
from bot.store import Db
from bot.store import leagues as store
from bot.store.leagues import Season
from engines.contract import msg


def keep(ctx: Context, db: Db, key: int) -> int:
    """Close sign-up, ask for confirmation, start or call off."""
    season, now = records.season(db, key), ctx.now()
    if season.status == "signup" and season.closes is not None and season.closes <= now:
        if season.settings.confirm_hours:
            _ask(db, season, now)
        else:
            _begin(ctx, db, season, now)
        return 1
    if season.status == "confirming" and season.starts is not None and season.starts <= now:
        _begin(ctx, db, season, now)
        return 1
    return 0


def _ask(db: Db, season: Season, now: Instant) -> None:
    """Ask everybody whether they will play."""
    league = records.league(db, season.league)
    season.status = "confirming"
    store.save_season(db, season)
    assert season.starts is not None
    asked = [e.user for e in store.entries(db, season.id) if e.status in ("entered", "waiting")]
    by = f"<t:{int(season.starts)}:F>"
    text = msg("league-confirm", league=league.name, n=season.number, by=by)
    tell(db, league, now, text, season=season.id, mention=asked, confirm=True)
    for user in asked:
        tell(db, league, now, text, season=season.id, user=user, confirm=True)
    show_sign_up(db, league, season.id, now)


def _begin(ctx: Context, db: Db, season: Season, now: Instant) -> None:
    league = records.league(db, season.league)
    strength = facts.strength(ctx, db, league.guild, season)
    if starting.begin(db, league, season, facts.field_of(ctx, season), now, strength):
        return
    season.status, season.ended = "cancelled", now
    store.save_season(db, season)
    show_sign_up(db, league, season.id, now)
    announce(db, season, now, msg("league-season-too-few", n=season.number))
