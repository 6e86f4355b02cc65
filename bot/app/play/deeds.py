"""What people do at a table, and what they may see of it: moves clicked, typed, filed, taken back,
or made by a computer; then what changes nothing."""

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
import asyncio
import dataclasses
from typing import Any

from bot.app.clocks import clock_book
from bot.app.clocks.clock_book import SeatTime
from bot.app.model import Logged, OrdersOverview, PlayerView, Sight, Table
from bot.app.past import digest as digests
from bot.app.past import record, replaying
from bot.app.past.past import Digest, Memories, ReplayStep
from bot.app.session import encoding
from bot.app.session.saving import find, table
from bot.store import Db, desks, games, questions
from engines.contract import Engine, Msg
from engines.extras import CardCatalogue, CardText


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


async def at(tables: Tables, channel: int) -> Table | None:
    """The live game of a channel."""
    game = await tables.store.read(lambda db: games.live_at(db, channel))
    return None if game is None else await tables.table(game)


async def last(tables: Tables, channel: int) -> Table | None:
    """The game of a channel that began last, even if it is over."""
    game = await tables.store.read(lambda db: games.last_at(db, channel))
    return None if game is None else await tables.table(game)


async def prompts(tables: Tables, game: int, user: User) -> tuple[Prompt, ...]:
    return playing.prompts(await tables.load(game), user)


async def sight(tables: Tables, game: int, user: User) -> Sight:
    """What a person sees of a table, all of one moment."""
    return playing.sight(await tables.load(game), user)


async def player_view(tables: Tables, game: int, user: User) -> PlayerView:
    return playing.views(await tables.load(game), user)


async def cards(tables: Tables, game: int) -> tuple[CardText, ...]:
    """The cards of a game, the same for every reader; none if it has no cards to look up."""
    session = await tables.load(game)
    rules = session.engine
    return rules.cards(session.state) if isinstance(rules, CardCatalogue) else ()


async def filed(tables: Tables, game: int, user: User) -> dict[Seat, OrdersOverview]:
    """What a person has said in advance for each of their seats."""
    return playing.filed(await tables.load(game), user)


async def clocks(tables: Tables, game: int, user: User) -> list[SeatTime]:
    """How much time each seat has used for its answers. Somebody's extra time and their answers
    to sealed questions are told to themselves alone (TB-1.16)."""
    stored, rows = await tables.store.read(
        lambda db: (find(db, game), questions.waits_of(db, game))
    )
    mine = table(stored, tables.rules_of(stored.row.game)).seats(user)
    return [
        clock_book.seat_time(
            each.seat, each.user, rows, own=each.seat in mine, bank=stored.prompts[each.seat].bank
        )
        for each in stored.people.seats
    ]


async def log(tables: Tables, game: int, user: User, last: int = 20) -> list[Logged]:
    """The latest events a person may know. Others are not counted: a missing line would tell
    that somebody did something in secret."""

    def newest(db: Db) -> list[Logged]:
        stored, found = find(db, game), list[Logged]()
        may = replaying.commanded(stored, tables.rules_of(stored.row.game), user)
        for entry in journal.backwards(db, game):
            events = encoding.decode_events(entry.events)
            seats = [seat for seat, since in may.items() if since <= entry.seq]
            told = playing.readable(stored.row.game, events, seats)
            found = [Logged(entry.at, entry.seat, event) for event in told] + found
            if len(found) >= last:
                break
        return found[-last:]

    return await tables.store.read(newest)


async def digest(
    tables: Tables, game: int, user: User, *, again: bool = False, noted: bool = True
) -> Digest | None:
    """What has happened since somebody last did something at a table or was last told; with
    `again`, what they were told last if nothing is new. If `noted`, they have been told."""
    table = await tables.table(game)
    engine, seats = tables.rules_of(table.game), table.seats(user)
    found = await tables.store.read(lambda db: digests.load(db, game, user, engine, again=again))
    if noted:
        await tables.store.write(lambda db: desks.note_look(db, game, user, found.seq))
    return await asyncio.to_thread(digests.digest, found, engine, table, user, seats)


async def replay_step(
    tables: Tables, game: int, user: User, seq: int = 1 << 62, seat: Seat = ""
) -> ReplayStep:
    """The board that was shown last at a line of the journal; the last one if none is named."""
    return await asyncio.to_thread(replaying.step, *await _past(tables, game), user, seq, seat)


async def positions(tables: Tables, game: int, which: Iterable[int]) -> list[bytes]:
    """Some of the positions of which boards were shown, by number."""
    known = (await _past(tables, game))[0].positions or []
    return [known[at].state for at in which]


async def shown_boards(tables: Tables, game: int, which: Iterable[int]) -> list[Any]:
    """The public views of some of the boards that were shown, by number."""
    return await asyncio.to_thread(replaying.boards, *await _past(tables, game), which)


async def course(tables: Tables, game: int, which: Iterable[int]) -> list[dict[Seat, float]]:
    """How near each seat was to winning on some of the boards that were shown."""
    return await asyncio.to_thread(replaying.course, *await _past(tables, game), which)


async def memories(tables: Tables, game: int) -> Memories:
    """What the boards and dice of a finished game tell."""
    return await asyncio.to_thread(replaying.memories, *await _past(tables, game))


async def verified(tables: Tables, game: int) -> list[Msg]:
    """The faults of a finished game; none if every die and card fell as it should."""
    exported = await export(tables, game)
    return await asyncio.to_thread(record.verify, exported, tables.rules_of(exported["game"]))


async def _past(tables: Tables, game: int) -> tuple[replaying.Replay, Engine[Any]]:
    """The past of a game, and its rules. One that ended before positions were kept is played again,
    once."""
    past = await tables.store.read(lambda db: replaying.load(db, game))
    row, engine = past.stored.row, tables.rules_of(past.stored.row.game)
    if past.positions is None:
        found = await asyncio.to_thread(replaying.rebuilt, row, past.lines, engine)
        await tables.store.write(lambda db: journal.archive(db, game, found))
        past = dataclasses.replace(past, positions=found)
    return past, engine


async def shown_by(tables: Tables, message: int) -> tuple[int, int] | None:
    """The game, and the line of its journal, that a message of the bot shows a board of."""
    return await tables.store.read(lambda db: journal.board_of(db, message))


async def hours(tables: Tables, table: Table, zone: str) -> tuple[int, ...]:
    """The hours, in a zone, in which the people of a table answer."""
    rows = await tables.store.read(lambda db: questions.waits_of(db, table.id))
    return clock_book.active_hours(rows, zone)


async def export(tables: Tables, game: int, *, full: bool = False) -> dict[str, Any]:
    """A game as JSON. Picks and seed only when it is over, or with `full`, which is for the
    host's command line and never for Discord."""
    return await tables.store.read(lambda db: record.export(db, game, full=full))
