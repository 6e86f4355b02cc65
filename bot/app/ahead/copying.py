"""Positions tried out: a copy of a game for one person alone, dealt anew from what they may know.

A copy is no part of the table: it is kept beside it, nothing at the table is asked or told, and it
is forgotten after a day. Whatever is played in it is worked out in another process.
"""

from __future__ import annotations

import zlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.app.clocks.calendars import DAY
from bot.app.door import Tables
from bot.app.model import ENDED, LEAGUE, PlayerView, Table, User
from bot.app.past import replaying
from bot.app.play import playing
from bot.app.session.session import Session
from bot.store import desks
from bot.store.desks import TrialRow
from engines.contract import Engine, Event, Illegal, Key, Offer, Result, Seat, msg
from engines.extras import Imagination
from engines.kit import play, trial
from engines.kit.simulate import QuickRng
from engines.kit.trial import Deed, Went
from engines.registry import engine as rules

MOST = 10
"""Copies of one person, each of another game."""
LONGEST = 2000
"""Moves in one of them."""
SEEDS = 1 << 32
STEP = 1 << 12
"""Between the tokens of one deal and those of the next."""

Work = Callable[..., Awaitable[Any]]
"""Carries a plain function out in another process (`Thinker.work`)."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A copy, as its person sees it."""

    table: Table
    seat: Seat
    """Who is asked; empty when the copy's game is over."""
    offer: Offer | None
    view: PlayerView
    token: int
    undoable: bool
    everybody: bool
    """The person answers for all seats."""
    known: bool
    """Nothing was dealt anew: the game is over, and everybody may know all of it."""
    events: tuple[Event, ...] = ()
    result: Result | None = None


async def begin(
    tables: Tables, work: Work, user: User, game: int, seq: int | None = None, seat: Seat = ""
) -> Tried:
    """A copy of what is on the table; with `seq`, of the board that was shown then, as `seat` knew
    it. It takes the place of the last copy of that game."""
    session = await tables.load(game)
    _allowed(session)
    seed = int(tables.now() * 1000) % SEEDS
    row = TrialRow(user, game, seq, [], [], seed, b"", b"", [], session.now)
    state, knows = await _found(tables, session, user, seq, seat)
    row.knows, row.seats = knows, knows or session.seats
    _deal(session, row, state)
    await tables.store.write(lambda db: desks.forget_trials(db, user, tables.now() - DAY, MOST - 1))
    return await _on(tables, work, session, row)


async def look(tables: Tables, user: User, game: int) -> Tried:
    return _seen(*await _mine(tables, user, game))


async def pick(
    tables: Tables, work: Work, user: User, game: int, token: int, picks: Sequence[Key]
) -> Tried:
    """Answer the copy's question, and let others answer until the next one. A second click, or one
    on an older question, does nothing."""
    session, row = await _mine(tables, user, game)
    found = _asked(session.engine, _state(session, row), row)
    if found is None or token != _token(row):
        return _seen(session, row)
    seat, offer = found
    if len(_deeds(row)) >= LONGEST:
        raise Illegal(msg("trial-too-long", n=LONGEST))
    return await _on(tables, work, session, row, [Deed(seat, play.checked(offer, picks))])


async def back(tables: Tables, work: Work, user: User, game: int, token: int) -> Tried:
    """Take the person's last answer back, and whatever came of it."""
    session, row = await _mine(tables, user, game)
    deeds, own = _deeds(row), row.seats
    at = max((n for n, deed in enumerate(deeds) if deed.seat in own), default=None)
    if at is None or token != _token(row):
        return _seen(session, row)
    row.state, row.deeds = row.base, []
    return await _on(tables, work, session, row, deeds[:at])


async def deal(tables: Tables, work: Work, user: User, game: int) -> Tried:
    """The same board once more, with other cards where nobody can know them, and other dice."""
    session, row = await _mine(tables, user, game)
    row.seed, row.deeds = (row.seed + 1) % SEEDS, []
    _deal(session, row, session.engine.load(zlib.decompress(row.base)))
    return await _on(tables, work, session, row)


async def swap(tables: Tables, work: Work, user: User, game: int) -> Tried:
    """Answer for everybody, or leave the others to computers again."""
    session, row = await _mine(tables, user, game)
    everybody = len(row.seats) < len(session.seats)
    row.seats = session.seats if everybody else row.knows or session.seats
    return await _on(tables, work, session, row)


def carried(
    name: str, state: bytes, seed: int, made: int, deeds: Sequence[Deed], seats: Sequence[Seat]
) -> Went:
    """What the other process does."""
    return trial.go_on(rules(name), state, seed, made, deeds, seats)


# Where a copy begins.


def _allowed(session: Session) -> None:
    if not isinstance(session.engine, Imagination):
        raise Illegal(msg("trial-no-computers"))
    if session.row.status not in ("playing", *ENDED):
        raise Illegal(msg("table-not-started"))
    usual = "off" if session.row.host == LEAGUE else "on"
    if session.row.status not in ENDED and session.row.options.get("copies", usual) == "off":
        raise Illegal(msg("trial-league"))


async def _found(
    tables: Tables, session: Session, user: User, seq: int | None, seat: Seat
) -> tuple[Any, list[Seat]]:
    """The position, and the seats whose secrets the person knew in it."""
    own = [each for each in session.seats if each in session.own(user)]
    if seq is None and session.row.status not in ENDED:
        return session.state, own
    past = await tables.store.read(lambda db: replaying.load(db, session.id))
    may = replaying.readers(past.stored, session.engine, user)
    known = past.positions or []
    here = [each for each in known if seq is None or each.seq <= seq] or known[:1]
    if not here:
        raise Illegal(msg("replay-nothing"))
    at = here[-1]
    mine = [each for each in own if may.get(each, at.seq + 1) <= at.seq]
    if seat in may and may[seat] <= at.seq and seat not in mine:
        mine = [seat]
    return session.engine.load(at.state), mine


def _deal(session: Session, row: TrialRow, state: Any) -> None:
    """Begin with the position as it may be, for all that the person's seats know. What is over is
    known to all."""
    engine: Any = session.engine
    if session.row.status not in ENDED:
        state = engine.imagine(state, row.knows, QuickRng(row.seed))
    row.base = row.state = zlib.compress(engine.dump(state))


# How it stands.


def _token(row: TrialRow) -> int:
    return row.seed % STEP * STEP + len(_deeds(row))


def _deeds(row: TrialRow) -> list[Deed]:
    return [Deed(seat, tuple(picks)) for seat, picks in row.deeds]


def _state(session: Session, row: TrialRow) -> Any:
    return session.engine.load(zlib.decompress(row.state))


def _asked(engine: Engine[Any], state: Any, row: TrialRow) -> tuple[Seat, Offer] | None:
    """The first question to one of the person's seats that somebody waits for, else any."""
    offers = engine.offers(state)
    mine = [(seat, offers[seat]) for seat in row.seats if seat in offers]
    open_still = [each for each in mine if each[1].required and not each[1].answered]
    return next(iter(open_still or mine), None)


async def _on(
    tables: Tables, work: Work, session: Session, row: TrialRow, deeds: Sequence[Deed] = ()
) -> Tried:
    """Make these moves in a copy, let others answer until its person is asked, and keep it."""
    made, state = _deeds(row), zlib.decompress(row.state)
    went: Went = await work(carried, session.row.game, state, row.seed, len(made), deeds, row.seats)
    row.deeds = [(deed.seat, list(deed.picks)) for deed in (*made, *went.deeds)]
    row.state = zlib.compress(went.state)
    seen = _seen(session, row, went)
    await tables.store.write(lambda db: desks.keep_trial(db, row))
    return seen


async def _mine(tables: Tables, user: User, game: int) -> tuple[Session, TrialRow]:
    row = await tables.store.read(lambda db: desks.trial(db, user, game))
    if row is None or row.made < tables.now() - DAY:
        raise Illegal(msg("trial-gone"))
    session = await tables.load(game)
    _allowed(session)
    return session, row


def _seen(session: Session, row: TrialRow, went: Went | None = None) -> Tried:
    engine, state = session.engine, _state(session, row)
    found, own = _asked(engine, state, row), row.seats
    seat, offer = found or ("", None)
    everybody = len(own) == len(session.seats) > 1
    mine = [seat] if everybody and seat else own
    hands = {each: engine.view(state, each) for each in mine}
    told = playing.readable(session.row.game, [e for _, e in went.events], mine) if went else []
    return Tried(
        table=session.table,
        seat=seat,
        offer=offer,
        view=PlayerView(session.table, engine.view(state, None), hands, tuple(mine)),
        token=_token(row),
        undoable=any(deed.seat in own for deed in _deeds(row)),
        everybody=everybody,
        known=session.row.status in ENDED,
        events=tuple(told),
        result=engine.result(state),
    )
