"""Turns put together in advance by picking."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.app.ahead import plans
from bot.app.door import Tables
from bot.app.model import Acted, Drafted, Table, User
from bot.app.play import deeds
from bot.app.session import rights
from bot.app.session.session import Session
from bot.store import desks
from bot.store.desks import DraftRow
from engines.contract import Guard, Illegal, Key, Seat, msg
from engines.kit.turns import picked


async def plan_begin(
    tables: Tables, game: int, user: User, seat: Seat, edits: int | None = None
) -> Drafted:
    """Begin to put a turn together, or to change one that is filed."""
    session = await tables.load(game)
    return await _kept(tables, session, plans.begin(session, user, seat, edits))


async def plan_look(tables: Tables, game: int, user: User, seat: Seat) -> Drafted:
    """The turn that somebody is putting together."""
    session, row = await _drafted(tables, game, user, seat)
    return plans.look(session, row)


async def plan_pick(
    tables: Tables, game: int, user: User, seat: Seat, made: int, picks: Sequence[Key]
) -> Drafted:
    """Add an answer to it. `made` is how many the person saw."""
    return await _drafting(tables, game, user, seat, lambda s, row: plans.pick(s, row, made, picks))


async def plan_back(tables: Tables, game: int, user: User, seat: Seat, made: int) -> Drafted:
    """Take its last answer back."""
    return await _drafting(tables, game, user, seat, lambda s, row: plans.back(row, made))


async def plan_guard(tables: Tables, game: int, user: User, seat: Seat, guard: Guard) -> Drafted:
    """Choose the condition on which it begins."""

    def deed(session: Session, row: DraftRow) -> None:
        if guard not in plans.guards(session, seat):
            raise Illegal(msg("play-not-offered"))
        row.guard = guard

    return await _drafting(tables, game, user, seat, deed)


async def plan_file(tables: Tables, game: int, user: User, seat: Seat, command: str) -> Table:
    """File it. Nobody else learns of it (TB-6.3)."""
    _, row = await _drafted(tables, game, user, seat)
    table = await tables.change(game, lambda s: plans.file(s, user, row), command)
    await tables.store.write(lambda db: desks.drop_draft(db, game, seat, user))
    return table


async def plan_again(tables: Tables, game: int, user: User, seat: Seat, command: str) -> Acted:
    """File what was left of the last turn once more."""
    filed = (await tables.load(game)).filed.get(seat)
    if filed and filed.rest and not all(map(picked.is_picked, filed.rest)):
        return await deeds.say(tables, game, user, seat, "; ".join(filed.rest), command)
    return await tables.do(game, user, command, lambda s: plans.again(s, user, seat))


async def _drafting(
    tables: Tables, game: int, user: User, seat: Seat, deed: Callable[[Session, DraftRow], None]
) -> Drafted:
    session, row = await _drafted(tables, game, user, seat)
    deed(session, row)
    return await _kept(tables, session, row)


async def _kept(tables: Tables, session: Session, row: DraftRow) -> Drafted:
    """Keep a draft that can be shown."""
    drafted = plans.look(session, row)
    await tables.store.write(lambda db: desks.save_draft(db, row))
    return drafted


async def _drafted(tables: Tables, game: int, user: User, seat: Seat) -> tuple[Session, DraftRow]:
    row = await tables.store.read(lambda db: desks.draft(db, game, seat, user))
    session = await tables.load(game)
    if row is None:
        raise Illegal(msg("plan-none"))
    rights.commanding(session, user, seat)
    return session, row
