"""What those who run a league do in a running season: each step has a public reason, and can be
undone until the next round begins."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from bot.app.leagues import entering, founding, records, standing
from bot.app.leagues.context import By, Context, announce, log, once, show_sign_up, tell
from bot.app.leagues.drawing import NewTable
from bot.app.leagues.records import Entry, League, Season
from bot.app.leagues.tending import making, rounds
from bot.app.leagues.tending.rounds import Seating
from bot.app.model import Instant, User
from bot.app.session import rights
from bot.store import Db, leagues
from bot.store import league_tables as rows
from bot.store import leagues as store
from bot.store.league_tables import Pool, Round
from bot.store.leagues import HostStep, Kind
from bot.text import verbatim
from engines.contract import Arg, Illegal, Msg, msg

MOST_POINTS = 20


@dataclass(frozen=True, slots=True)
class At:
    """Where a step is taken."""

    ctx: Context
    db: Db
    league: League
    season: Season
    pool: Pool
    now: Instant

    @property
    def held(self) -> Round:
        """The round that is drawn and has not begun."""
        if (found := standing.held(self.pool.rounds)) is None:
            raise Illegal(msg("league-nothing-drawn"))
        return found

    def entry(self, user: User | None) -> Entry:
        return records.entry(self.db, self.season.id, user or 0)

    def save(self, entry: Entry, status: store.EntryStatus) -> None:
        entry.status = status
        store.save_entries(self.db, [entry])
        show_sign_up(self.db, self.league, self.season.id, self.now)


Deed = Callable[[At, HostStep], None]


async def take(
    ctx: Context,
    season: int,
    by: By,
    kind: Kind,
    *,
    user: User | None = None,
    other: User | None = None,
    number: float | None = None,
) -> None:
    """Take a step in a season that goes on. `number` are points, the moment a round ends, or what
    a missed round is worth: 0, a half, or None for one's average."""
    await ctx.store.read(lambda db: founding.season_run_by(db, season, by))
    plan = await ctx.store.read(lambda db: _plan(ctx, db, season)) if kind == "anew" else None
    seating = await asyncio.to_thread(plan.drawn) if plan is not None else None

    def write(db: Db) -> None:
        row, league = founding.season_run_by(db, season, by)
        by.demand_reason()
        if row.status != "playing":
            raise Illegal(msg("league-not-playing"))
        pool = _pool(db, row, kind, user)
        step = HostStep(
            *(0, season, kind, standing.begun(pool.rounds), ctx.now(), by.user),
            pool=pool.id,
            user=user,
            other=other,
            number=number,
            why=by.why.strip(),
        )
        at = At(ctx, db, league, row, pool, ctx.now())
        if plan is not None and seating is not None:
            _draw_anew(at, step, plan, seating)
        else:
            DEEDS[kind][0](at, step)
        leagues.add_step(db, step)
        _tell(at, said(step), by, [u for u in (user, other) if u])

    await once(ctx, by.command, write)
    await making.hand_seats(ctx)
    await entering.offer_left(ctx)


async def undo(ctx: Context, step: int, by: By) -> None:
    """Let a step not have been taken, as long as the next round has not begun."""

    def write(db: Db) -> None:
        if (row := leagues.step(db, step)) is None:
            raise Illegal(msg("league-step-gone"))
        season, league = founding.season_run_by(db, row.season, by)
        pool = records.pool(db, row.pool or 0)
        if not undoable(row, season, pool):
            raise Illegal(msg("league-step-gone"))
        at = At(ctx, db, league, season, pool, ctx.now())
        DEEDS[row.kind][1](at, row)
        row.undone = ctx.now()
        leagues.save_step(db, row)
        text = msg("league-step-undone", what=said(row))
        _tell(at, text, by, [u for u in (row.user, row.other) if u])

    await once(ctx, by.command, write)
    await making.hand_seats(ctx)
    await entering.offer_left(ctx)


def undoable(step: HostStep, season: Season, pool: Pool) -> bool:
    fresh = step.undone is None and season.status == "playing" and pool.ended is None
    return fresh and standing.begun(pool.rounds) == step.round and step.kind != "silent"


async def begin_now(ctx: Context, season: int, by: By) -> None:
    """Let a round begin that is only shown yet."""

    def write(db: Db) -> None:
        row, league = founding.season_run_by(db, season, by)
        by.demand_reason()
        at = At(ctx, db, league, row, _pool(db, row, "anew", None), ctx.now())
        for pool in rows.pools(db, season):
            held = standing.held(pool.rounds)
            if held is not None and held.begins is not None:
                early = max(0.0, held.begins - at.now)
                held.due = held.due - early if held.due is not None else None
                held.begins = at.now
                rows.save_round(db, held)
        _tell(at, msg("league-step-begin", n=at.held.number), by, [])

    await once(ctx, by.command, write)


async def wake(ctx: Context, season: int, user: User, command: str) -> None:
    """Be paired again, after one has fallen silent."""

    def write(db: Db) -> None:
        found = [
            step
            for step in standing.standing(leagues.steps_of(db, season))
            if (step.kind, step.user) == ("silent", user)
        ]
        if not found:
            raise Illegal(msg("league-not-silent"))
        row = records.season(db, season)
        for step in found:
            step.undone = ctx.now()
            leagues.save_step(db, step)
        text = msg("league-step-awake", user=rights.person(user))
        log(db, row.league, ctx.now(), text, season=season, by=By(user, command))

    await once(ctx, command, write)


async def expected(ctx: Context) -> dict[int, list[User]]:
    """Who is to play in seasons that are not over, by server."""
    found: dict[int, list[User]] = {}
    for guild, entry in await ctx.store.read(store.expected):
        found.setdefault(guild, []).append(entry.user)
    return found


async def notice_gone(ctx: Context, guild: int, users: Collection[User]) -> int:
    """Take out of all seasons who is no longer on the server. Where a season goes on it is a step
    of the league itself, which those who run it can undo."""

    def write(db: Db) -> int:
        found = [row for at, row in store.expected(db) if at == guild and row.user in users]
        for row in found:
            _gone(ctx, db, row)
        return len(found)

    if done := await ctx.store.write(write):
        await entering.offer_left(ctx)
    return done


def _gone(ctx: Context, db: Db, entry: Entry) -> None:
    season, now, user = records.season(db, entry.season), ctx.now(), entry.user
    league = records.league(db, season.league)
    pools = [each for each in rows.pools(db, season.id) if each.ended is None]
    mine = [pool for pool in pools if user in pool.people]
    if mine:
        at = At(ctx, db, league, season, mine[-1], now)
        step = HostStep(
            *(0, season.id, "drop", standing.begun(at.pool.rounds), now, None), at.pool.id, user
        )
        _drop(at, step)
        leagues.add_step(db, step)
    else:
        entering.withdrawn(db, league, season, entry, now)
    text = msg("league-step-away", user=rights.person(user))
    announce(db, season, now, text, mention=league.runners)


async def sit_out(ctx: Context, season: int, user: User, command: str) -> bool:
    """Sit out the next round by one's own wish, for nothing; or play it after all. Returns whether
    one sits out by now."""

    def write(db: Db) -> None:
        row = records.season(db, season)
        league, pool = records.league(db, row.league), _pool(db, row, "rest", user)
        at = At(ctx, db, league, row, pool, ctx.now())
        number = standing.begun(pool.rounds)
        mine = _rests(db, season, user, number)
        step = HostStep(
            *(0, season, "rest", number, at.now, user), pool=pool.id, user=user, number=0.0
        )
        text = msg("league-step-undone", what=said(step)) if mine else said(step)
        if mine:
            mine[0].undone = at.now
            leagues.save_step(db, mine[0])
        else:
            _rest(at, step)
            leagues.add_step(db, step)
        log(db, league.id, at.now, text, season=season, by=By(user, command))

    def sits(db: Db) -> bool:
        pool = _pool(db, records.season(db, season), "rest", user)
        return bool(_rests(db, season, user, standing.begun(pool.rounds)))

    await once(ctx, command, write)
    return await ctx.store.read(sits)


def _rests(db: Db, season: int, user: User, number: int) -> list[HostStep]:
    taken = standing.standing(leagues.steps_of(db, season))
    return [s for s in taken if (s.kind, s.user, s.round) == ("rest", user, number)]


async def of_season(ctx: Context, season: int) -> list[tuple[HostStep, bool]]:
    """What was done in a season, newest first, and whether it can be undone."""

    def find(db: Db) -> list[tuple[HostStep, bool]]:
        row = records.season(db, season)
        pools = {pool.id: pool for pool in rows.pools(db, season)}
        return [
            (step, step.pool in pools and undoable(step, row, pools[step.pool]))
            for step in reversed(leagues.steps_of(db, season))
        ]

    return await ctx.store.read(find)


def said(step: HostStep) -> Msg:
    """A step in words, for the channel and the log."""
    told: dict[str, Arg] = {"n": step.round + 1, "worth": _worth(step.number)}
    if step.user is not None:
        told["user"] = rights.person(step.user)
    if step.other is not None:
        told["other"] = rights.person(step.other)
    if step.kind == "points":
        told["points"] = f"{step.number:+g}".replace("-", "−")
    if step.kind == "date":
        told |= {"n": step.round, "due": f"<t:{int(step.number or 0)}:f>"}
    return Msg(f"league-step-{step.kind}", told)


def _worth(number: float | None) -> str:
    return "average" if number is None else "half" if number else "nothing"


# Inside a transaction.


def _pool(db: Db, season: Season, kind: Kind, user: User | None) -> Pool:
    """The pool a step is about: the one somebody plays in, the one whose round is drawn, or the
    last that goes on."""
    found = [pool for pool in rows.pools(db, season.id) if pool.ended is None]
    if kind != "late" and user is not None:
        found = [pool for pool in found if user in pool.people]
        if not found:
            raise Illegal(msg("league-not-entered"))
    elif kind == "anew":
        found = [pool for pool in found if standing.held(pool.rounds)]
        if not found:
            raise Illegal(msg("league-nothing-drawn"))
    if not found:
        raise Illegal(msg("league-not-playing"))
    return found[-1]


def _plan(ctx: Context, db: Db, season: int) -> rounds.Plan:
    row = records.season(db, season)
    pool = _pool(db, row, "anew", None)
    if (plan := rounds.planned(ctx, db, row, pool, rows.of_season(db, season))) is None:
        raise Illegal(msg("league-too-few"))
    return plan


def _tell(at: At, text: Msg, by: By, people: list[User]) -> None:
    """Write down what was done, and say it in the league's channel."""
    season = at.season.id
    log(at.db, at.league.id, at.now, text, season=season, by=by)
    if by.why:
        who, why = rights.person(by.user), verbatim(by.why.strip())
        text = msg("league-ruled", by=who, what=text, reason=why)
    tell(at.db, at.league, at.now, text, season=season, mention=people)


def _demand_rounds(at: At) -> None:
    """Refuse what makes sense only where rounds are drawn one after the other."""
    if at.season.settings.format not in ("swiss", "pairs"):
        raise Illegal(msg("league-step-no-rounds"))


def _drop(at: At, step: HostStep) -> None:
    entry = at.entry(step.user)
    if entry.status != "playing":
        raise Illegal(msg("league-not-entered"))
    tables = entering.leave(at.db, at.season, entry, at.now)
    step.undo = {"tables": [[t.id, t.status] for t in tables] if tables is not None else None}
    show_sign_up(at.db, at.league, at.season.id, at.now)


def _undrop(at: At, step: HostStep) -> None:
    if step.undo["tables"] is None:  # somebody has their place
        raise Illegal(msg("league-step-gone"))
    at.save(at.entry(step.user), "playing")
    step.pending = True
    for number, status in step.undo["tables"]:
        table = records.table_row(at.db, number)
        if table.status != "cancelled" or table.game is not None:
            continue
        table.status, table.ended = status, None
        rows.save_table(at.db, table)
        if status == "paired" and table.place is None:
            making.ask_for_place(at.db, at.league, table.id, at.now)


def _back(at: At, step: HostStep) -> None:
    _demand_rounds(at)
    entry, quiet = at.entry(step.user), _silences(at, step.user)
    if entry.status != "left" and not quiet:
        raise Illegal(msg("league-plays-on"))
    for each in quiet:
        each.undone = at.now
        leagues.save_step(at.db, each)
    step.undo = {"left": entry.status == "left", "silent": [each.id for each in quiet]}
    step.pending = True
    at.save(entry, "playing")


def _unback(at: At, step: HostStep) -> None:
    for each in (leagues.step(at.db, number) for number in step.undo["silent"]):
        if each is not None:
            each.undone = None
            leagues.save_step(at.db, each)
    entry = at.entry(step.user)
    if step.undo["left"] and entry.status == "playing":
        entering.leave(at.db, at.season, entry, at.now)


def _silences(at: At, user: User | None) -> list[HostStep]:
    taken = standing.standing(leagues.steps_of(at.db, at.season.id))
    return [each for each in taken if (each.kind, each.user) == ("silent", user)]


def _late(at: At, step: HostStep) -> None:
    _demand_rounds(at)
    user, before = step.user or 0, store.entry(at.db, at.season.id, step.user or 0)
    if any(user in pool.people for pool in rows.pools(at.db, at.season.id)):
        raise Illegal(msg("league-was-here"))
    step.undo = {"entry": before.status if before else "withdrawn"}
    rows.join(at.db, at.pool.id, user)
    entry = Entry(at.season.id, user, "playing", at.now, None, at.pool.division)
    at.save(entry, "playing")


def _unlate(at: At, step: HostStep) -> None:
    rows.part(at.db, at.pool.id, step.user or 0)
    at.save(at.entry(step.user), step.undo["entry"])


def _rest(at: At, step: HostStep) -> None:
    _demand_rounds(at)
    taken = standing.standing(leagues.steps_of(at.db, at.season.id), at.pool.id)
    if at.entry(step.user).status != "playing":
        raise Illegal(msg("league-not-entered"))
    if step.user in standing.resting(taken, step.round + 1):
        raise Illegal(msg("league-rests-already"))


def _date(at: At, step: HostStep) -> None:
    """Every division keeps the same date."""
    due = step.number or 0.0
    if due <= at.now:
        raise Illegal(msg("league-past"))
    before: dict[str, float | None] = {}
    for pool in rows.pools(at.db, at.season.id):
        if pool.rounds and pool.rounds[-1].closed is None:
            row = pool.rounds[-1]
            if row.begins is not None and row.begins >= due:
                raise Illegal(msg("league-past"))
            before[str(pool.id)], row.due = row.due, due
            rows.save_round(at.db, row)
    if not before:
        raise Illegal(msg("league-no-round"))
    step.undo = {"due": before}


def _undate(at: At, step: HostStep) -> None:
    for pool in rows.pools(at.db, at.season.id):
        if str(pool.id) in step.undo["due"] and pool.rounds[-1].closed is None:
            pool.rounds[-1].due = step.undo["due"][str(pool.id)]
            rows.save_round(at.db, pool.rounds[-1])


def _draw_anew(at: At, step: HostStep, plan: rounds.Plan, seating: Seating) -> None:
    held = at.held
    if (at.pool.id, held.draws + 1) != (plan.course.pool.id, plan.draws):
        raise Illegal(msg("league-step-gone"))
    step.undo = _kept(at)
    _seat(at, seating, plan.draws)


def _swap(at: At, step: HostStep) -> None:
    before = rounds.seating_of(rows.of_pool(at.db, at.pool.id), at.held)
    turned = {step.user: step.other or 0, step.other: step.user or 0}
    if len(turned) < 2 or not {*turned} <= before.people | {*before.resting}:
        raise Illegal(msg("league-not-drawn"))
    mine = {u for t in before.tables if step.by in t.people for u in t.people}
    if mine & {*turned}:
        raise Illegal(msg("league-own-table"))
    step.undo = _kept(at)
    tables = tuple(
        NewTable(t.title, tuple(turned.get(u, u) for u in t.people), t.sides) for t in before.tables
    )
    _seat(at, Seating(tables, tuple(turned.get(u, u) for u in before.resting)), at.held.draws)


def _kept(at: At) -> dict[str, Any]:
    """The tables of the round that is drawn, to be brought back."""
    found = rounds.seating_of(rows.of_pool(at.db, at.pool.id), at.held)
    return {
        "tables": [[t.title, list(map(str, t.people)), t.sides] for t in found.tables],
        "resting": list(map(str, found.resting)),
    }


def _reseat(at: At, step: HostStep) -> None:
    tables = [
        NewTable(title, tuple(map(int, people)), tuple(sides))
        for title, people, sides in step.undo["tables"]
    ]
    _seat(at, Seating(tuple(tables), tuple(map(int, step.undo["resting"]))), at.held.draws)


def _seat(at: At, seating: Seating, draws: int) -> None:
    held = at.held
    assert held.begins is not None
    rounds.seat(at.ctx, at.db, at.season, at.pool, held.number, seating, held.begins, draws)


def _points(at: At, step: HostStep) -> None:
    if step.user == step.by:
        raise Illegal(msg("league-own-points"))
    if not step.number or abs(step.number) > MOST_POINTS:
        raise Illegal(msg("league-points", most=MOST_POINTS))


def _heir(at: At, step: HostStep) -> None:
    """The place, all points and the seats of somebody go to another."""
    user, other = step.user or 0, step.other or 0
    leaving = at.entry(user)
    if any(other in pool.people for pool in rows.pools(at.db, at.season.id)):
        raise Illegal(msg("league-was-here"))
    before = store.entry(at.db, at.season.id, other)
    if before is not None and before.status == "left":
        raise Illegal(msg("league-was-here"))
    step.undo = {"entry": before.status if before else "withdrawn", "was": leaving.status}
    step.pending = True
    rows.succeed(at.db, at.pool.id, user, other)
    at.save(leaving, "left")
    at.save(Entry(at.season.id, other, "playing", at.now, None, at.pool.division), "playing")


def _unheir(at: At, step: HostStep) -> None:
    step.pending = True
    rows.succeed(at.db, at.pool.id, step.other or 0, step.user or 0)
    at.save(at.entry(step.other), step.undo["entry"])
    at.save(at.entry(step.user), step.undo["was"])


def _nothing(at: At, step: HostStep) -> None:
    """What counts follows from the step."""


DEEDS: Mapping[Kind, tuple[Deed, Deed]] = {
    "drop": (_drop, _undrop),
    "back": (_back, _unback),
    "late": (_late, _unlate),
    "rest": (_rest, _nothing),
    "date": (_date, _undate),
    "anew": (_nothing, _reseat),
    "swap": (_swap, _reseat),
    "points": (_points, _nothing),
    "heir": (_heir, _unheir),
}
"""What a step does and how it is undone."""
