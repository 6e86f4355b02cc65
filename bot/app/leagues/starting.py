"""Dates and the start of a season: sign-up closes, people are asked, it starts or is called off;
who plays, in which division or pool, and which tables are fixed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.app.clocks.calendars import DAY
from bot.app.leagues import drawing, facts, records
from bot.app.leagues.context import Context, announce, show_sign_up, tell
from bot.app.leagues.drawing import NewTable, Outside
from bot.app.leagues.records import League
from bot.app.leagues.terms import Field
from bot.app.model import Instant, User
from bot.app.session import rights
from bot.league.standings import divided
from bot.store import Db
from bot.store import league_tables as rows
from bot.store import leagues as store
from bot.store.league_tables import Pool, TableRow, TableStatus
from bot.store.leagues import Entry, Season
from engines.contract import Msg, msg


def begin(
    db: Db,
    league: League,
    season: Season,
    field: Field,
    now: Instant,
    strength: Mapping[User, float],
    *,
    everybody: bool = False,
) -> bool:
    """Start a season with those who have confirmed, or with `everybody` who entered. False, with
    nothing changed, if they are too few."""
    settings = season.settings
    entries = store.entries(db, season.id)
    asked = not everybody and season.status == "confirming"
    there = [row for row in entries if row.user > 0 and _comes(row, asked=asked)]
    there.sort(key=lambda row: (row.status == "waiting", row.at, row.user))
    playing = there[: settings.most] if settings.most else there
    least = max(settings.least, field.least)
    if len(playing) < least:
        return False
    divisions = _divisions(db, season, settings.division, [r.user for r in playing], strength)
    if settings.format == "knockout":
        divisions = [sorted(divisions[0], key=lambda user: -strength.get(user, 0.0))]
    for number, people in enumerate(divisions, 1):
        for row in playing:
            if row.user in people:
                row.status = "playing"
                row.division = number if settings.division else 0
    for row in entries:
        if row.status in ("entered", "confirmed"):
            row.status = "withdrawn"
            text = msg("league-place-lost", league=league.name)
            tell(db, league, now, text, season=season.id, user=row.user)
    store.save_entries(db, entries)
    season.status, season.started = "playing", now
    season.ends = now + settings.season_days * DAY if settings.season_days else None
    store.save_season(db, season)
    for number, people in enumerate(divisions, 1):
        division = number if settings.division else 0
        open_pool(db, season, number, division, people, now)
    show_sign_up(db, league, season.id, now)
    tell(
        db,
        league,
        now,
        msg("league-begins", n=season.number, people=len(playing)),
        season=season.id,
    )
    return True


def _comes(row: Entry, *, asked: bool) -> bool:
    """Whether somebody is to play: they have confirmed, or were not asked to."""
    if row.status == "entered" and not asked:
        return True
    return row.status in ("entered", "waiting", "confirmed") and row.confirmed is not None


def open_pool(
    db: Db, season: Season, number: int, division: int, people: Sequence[User], now: Instant
) -> Pool:
    row = Pool(0, season.id, number, division, now, people=tuple(people))
    row.id = rows.add_pool(db, row)
    return row


def fix_tables(db: Db, season: Season, pool: Pool, drawn: Sequence[NewTable], now: Instant) -> None:
    """Write down tables that begin as soon as all of their people are free."""
    for each in drawn:
        add_table(db, season, pool.id, 0, each, "due", now)


def add_table(
    db: Db,
    season: Season,
    pool: int,
    number: int,
    drawn: NewTable,
    status: TableStatus,
    now: Instant,
) -> int:
    row = TableRow(
        id=0,
        season=season.id,
        pool=pool,
        round=number,
        number=0,
        title=drawn.title,
        status=status,
        paired=now,
        people=drawn.people,
        sides=drawn.sides,
    )
    return rows.add_table(db, row)


def gather(
    db: Db,
    league: League,
    season: Season,
    field: Field,
    queued: Sequence[Entry],
    outside: Outside,
    now: Instant,
) -> None:
    """Start a rolling pool with these people, all of its tables fixed."""
    settings = season.settings
    number = len(rows.pools(db, season.id)) + 1
    people = drawing.drawn_order([row.user for row in queued], season.secret, number)
    pool = open_pool(db, season, number, 0, people, now)
    past = drawing.past_of(rows.of_season(db, season.id))
    made = drawing.seed(season.secret, number, 0)
    fix_tables(db, season, pool, drawing.fixed(people, settings, field, past, outside, made), now)
    for row in queued:
        row.status = "playing"
    store.save_entries(db, queued)
    named: tuple[Msg, ...] = tuple(rights.person(user) for user in people)
    text = msg("league-pool-begins", n=number, people=named)
    tell(db, league, now, text, season=season.id, mention=people)
    show_sign_up(db, league, season.id, now)


def _divisions(
    db: Db, season: Season, size: int, people: Sequence[User], strength: Mapping[User, float]
) -> list[list[User]]:
    """The people of each division, the highest first; all in one without divisions. Who played in
    the season before keeps their division, goes up or goes down; the others follow by strength."""
    if not size:
        return [list(people)]
    before = _last_divisions(db, season)
    kept = divided(before, set(people)) if before else []
    old = [user for division in kept for user in division]
    new = sorted((user for user in people if user not in old), key=lambda u: -strength.get(u, 0.0))
    line = [*old, *new]
    found = [line[at : at + size] for at in range(0, len(line), size)]
    if len(found) > 1 and len(found[-1]) < max(4, size // 2):
        found[-2:] = [found[-2] + found[-1]]
    return found


def _last_divisions(db: Db, season: Season) -> list[list[User]]:
    """The divisions of the season before, in the order in which it ended."""
    over = [
        each
        for each in store.seasons_of(db, season.league)
        if each.status == "over" and each.number < season.number
    ]
    if not over:
        return []
    pools = {pool.id: pool for pool in rows.pools(db, over[-1].id)}
    last = {row.pool: row for row in rows.shown(db, over[-1].id) if row.round == 0}
    ordered = sorted(last.values(), key=lambda row: pools[row.pool].division)
    return [[each.person for each in records.unpack_rows(row.rows)] for row in ordered]


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
    if begin(db, league, season, facts.field_of(ctx, season), now, strength):
        return
    season.status, season.ended = "cancelled", now
    store.save_season(db, season)
    show_sign_up(db, league, season.id, now)
    announce(db, season, now, msg("league-season-too-few", n=season.number))
