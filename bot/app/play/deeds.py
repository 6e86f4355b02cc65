"""Moves: clicked, typed, filed, taken back, or made by a computer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.app.door import Tables
from bot.app.model import Acted, Prompt, User
from bot.app.people import handover, seats
from bot.app.play import playing, thinking, typed
from bot.app.play import takeback as taking_back
from bot.app.play import takeback as undoing
from bot.app.session import rebuild
from bot.app.session.session import CHANGES, Session
from bot.store import journal
from engines.contract import Illegal, Key, Seat
from engines.extras import ComputerPlayer
from engines.kit.simulate import QuickRng

if TYPE_CHECKING:
    from bot.app.play.thinking import Question


async def act(
    tables: Tables,
    game: int,
    user: User,
    seat: Seat,
    token: int,
    picks: Iterable[Key],
    command: str,
) -> Acted:
    return await tables.do(game, user, command, lambda s: playing.act(s, user, seat, token, picks))


async def say(tables: Tables, game: int, user: User, seat: Seat, text: str, command: str) -> Acted:
    """Carry out a typed turn, several choices separated by `;`, or a typed command."""
    if line := typed.command(text):
        now = await tables.load(game)
        if typed.about_people(now, seat, text, line, tables.called):
            return await _typed_command(tables, now, user, seat, line, command)
    return await tables.do(
        game, user, command, lambda s: playing.say(s, user, seat, text, tables.called)
    )


async def prompts_after(
    tables: Tables, game: int, user: User, seat: Seat, text: str
) -> list[Prompt]:
    """The questions a seat would get after a typed turn, as far as its own choices decide that;
    none once a number would be drawn or something hidden shown. Changes nothing."""
    session = await tables.load(game)
    try:
        playing.say_choices(session, user, seat, text, tables.called)
    except Illegal:
        return []
    if session.stopped or any(entry.barrier for entry in session.entries):
        return []
    return [each for each in playing.prompts(session, user) if each.seat == seat]


async def unchanged(tables: Tables, game: int, seq: int) -> bool:
    """Whether nothing has happened in a game since a line of its journal."""
    since = await tables.store.read(lambda db: journal.between(db, game, seq, undone=True))
    return not any(entry.kind in CHANGES for entry in since)


def still(tables: Tables, game: int, seq: int) -> bool:
    """Whether nothing at all has been written down since a line of a game's journal."""
    return tables.seqs.get(game, seq) == seq


async def _typed_command(
    tables: Tables, now: Session, user: User, seat: Seat, line: typed.Line, command: str
) -> Acted:
    """Run a typed line that is really a command: `undo`, `resign`, ... (TB-6.9)."""
    if line.verb == "undo":
        return await undo(tables, now.id, user, seat, command)
    if line.verb == "resign":
        return await tables.do(now.id, user, command, lambda s: playing.concede(s, user, seat))
    if line.verb == "deputy":
        await tables.change(now.id, lambda s: seats.deputy(s, user, line.user), command)
    else:
        wanted = typed.seat_named(now.engine, line.seat, seat, now.seats)
        await handover.stand_in(tables, now.id, user, wanted, command)
    return playing.acted(await tables.load(now.id), user)


async def undoable(tables: Tables, game: int, user: User) -> list[Seat]:
    """The person's seats that have a latest pick to take back."""
    session = await tables.load(game)
    mine = session.commands(user) if session.playing else set()
    return [seat for seat in session.seats if seat in mine and undoing.steps(session, seat)]


async def undo(tables: Tables, game: int, user: User, seat: Seat, command: str) -> Acted:
    """Take back the seat's latest pick."""
    async with tables.session(game, command) as session:
        if not session.done:
            to = undoing.target(session, user, seat)
            before = await tables.store.read(lambda db: rebuild.kept_position(db, game, to))
            undoing.undo(session, user, seat, to, before)
    return playing.acted(session, user)


async def takeback(tables: Tables, game: int, user: User, command: str) -> bool:
    """Ask everybody else to agree that one's latest move is taken back. Returns whether it was
    done."""
    async with tables.session(game, command) as session:
        if not session.done:
            first = session.row.seq - taking_back.LINES
            lines = await tables.store.read(lambda db: journal.between(db, game, first))
            taking_back.ask(session, user, lines)
            await _take_back(tables, session)
    return session.taken_back is not None


async def consent(
    tables: Tables, game: int, user: User, number: int, command: str, *, agrees: bool
) -> bool:
    """Agree to a takeback or refuse it, unseen. Returns whether the move was taken back now."""
    async with tables.session(game, command) as session:
        if not session.done:
            taking_back.answer(session, user, number, agrees=agrees)
            await _take_back(tables, session)
    return session.taken_back is not None


async def _take_back(tables: Tables, session: Session) -> None:
    to = taking_back.granted(session)
    if to is not None:
        before = await tables.store.read(lambda db: rebuild.kept_position(db, session.id, to))
        taking_back.carry_out(session, before)


async def play_computer(tables: Tables, asked: Question, picks: Iterable[Key]) -> bool:
    """Answer for a computer, unless the question is no longer asked. Returns whether that was
    done."""
    async with tables.session(asked.game, asked.command) as session:
        if session.done or not thinking.still_asked(session, asked):
            return False
        playing.act(session, asked.user, asked.seat, asked.token, picks)
    return True


async def computed(tables: Tables, game: int, seat: Seat) -> tuple[Key, ...] | None:
    """The picks of the game's own computer player; None if it has no answer. It may look at
    hidden things, so this is for demonstrations and measurements only."""
    now = await tables.load(game)
    if not isinstance(now.engine, ComputerPlayer) or seat not in now.offers:
        return None
    return now.engine.choose(now.state, seat, now.offers[seat], QuickRng(now.row.seq))
