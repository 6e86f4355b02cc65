"""What people may see of a table. Nothing here changes one."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Iterable
from typing import Any

from bot.app import (
    archive,
    clock_book,
    digest,
    encoding,
    playing,
    record,
    replaying,
)
from bot.app.clock_book import SeatTime
from bot.app.lookup import find, table
from bot.app.model import Logged, OrdersOverview, PlayerView, Prompt, Sight, Table, User
from bot.app.past import Digest, Memories, ReplayStep
from bot.app.tables.sessions import Sessions
from bot.store import Db, games, journal, looks, outbox, waits
from bot.store import archive as boards
from engines.contract import (
    Illegal,
    Msg,
    Seat,
    msg,
)
from engines.extras import CardCatalogue, CardText


class Looking(Sessions):
    async def at(self, channel: int) -> Table | None:
        """The live game of a channel."""
        game = await self._store.read(lambda db: games.live_at(db, channel))
        return None if game is None else await self.table(game)

    async def last(self, channel: int) -> Table | None:
        """The game of a channel that began last, even if it is over."""
        game = await self._store.read(lambda db: games.last_at(db, channel))
        return None if game is None else await self.table(game)

    async def spoken(self) -> list[tuple[str, str]]:
        """The live games, with the languages of their tables."""
        return await self._store.read(games.spoken)

    async def prompts(self, game: int, user: User) -> tuple[Prompt, ...]:
        return playing.prompts(await self._load(game), user)

    async def sight(self, game: int, user: User) -> Sight:
        """What a person sees of a table, all of one moment."""
        return playing.sight(await self._load(game), user)

    async def player_view(self, game: int, user: User) -> PlayerView:
        return playing.views(await self._load(game), user)

    async def cards(self, game: int) -> tuple[CardText, ...]:
        """The cards of a game, the same for every reader; none if it has no cards to look up."""
        session = await self._load(game)
        rules = session.engine
        return rules.cards(session.state) if isinstance(rules, CardCatalogue) else ()

    async def filed(self, game: int, user: User) -> dict[Seat, OrdersOverview]:
        """What a person has said in advance for each of their seats."""
        return playing.filed(await self._load(game), user)

    async def clocks(self, game: int, user: User) -> list[SeatTime]:
        """How much time each seat has used for its answers. Somebody's extra time and their answers
        to sealed questions are told to themselves alone (TB-1.16)."""
        stored, rows = await self._store.read(lambda db: (find(db, game), waits.of_game(db, game)))
        mine = table(stored, self._engine(stored.row.game)).seats(user)
        return [
            clock_book.seat_time(
                each.seat,
                each.user,
                rows,
                own=each.seat in mine,
                bank=stored.prompts[each.seat].bank,
            )
            for each in stored.people.seats
        ]

    async def log(self, game: int, user: User, last: int = 20) -> list[Logged]:
        """The latest events a person may know. Others are not counted: a missing line would tell
        that somebody did something in secret."""

        def newest(db: Db) -> list[Logged]:
            stored, found = find(db, game), list[Logged]()
            may = replaying.commanded(stored, self._engine(stored.row.game), user)
            for entry in journal.backwards(db, game):
                events = encoding.decode_events(entry.events)
                seats = [seat for seat, since in may.items() if since <= entry.seq]
                told = playing.readable(stored.row.game, events, seats)
                found = [Logged(entry.at, entry.seat, event) for event in told] + found
                if len(found) >= last:
                    break
            return found[-last:]

        return await self._store.read(newest)

    async def digest(
        self, game: int, user: User, *, again: bool = False, noted: bool = True
    ) -> Digest | None:
        """What has happened since somebody last did something at a table or was last told; with
        `again`, what they were told last if nothing is new. If `noted`, they have been told."""
        table = await self.table(game)
        engine, seats = self._engine(table.game), table.seats(user)
        found = await self._store.read(lambda db: digest.load(db, game, user, engine, again=again))
        if noted:
            await self._store.write(lambda db: looks.note(db, game, user, found.seq))
        return await asyncio.to_thread(digest.digest, found, engine, table, user, seats)

    async def replay_step(
        self, game: int, user: User, seq: int = 1 << 62, seat: Seat = ""
    ) -> ReplayStep:
        """The board that was shown last at a line of the journal; the last one if none is named."""
        past = await self._past(game)
        engine = self._engine(past.stored.row.game)
        return await asyncio.to_thread(replaying.step, past, engine, user, seq, seat)

    async def positions(self, game: int, which: Iterable[int]) -> list[bytes]:
        """Some of the positions of which boards were shown, by number."""
        known = (await self._past(game)).positions or []
        return [known[at].state for at in which]

    async def boards(self, game: int, which: Iterable[int]) -> list[Any]:
        """The public views of some of the boards that were shown, by number."""
        past = await self._past(game)
        engine = self._engine(past.stored.row.game)
        return await asyncio.to_thread(replaying.boards, past, engine, which)

    async def memories(self, game: int) -> Memories:
        """What the boards and dice of a finished game tell."""
        past = await self._past(game)
        engine = self._engine(past.stored.row.game)
        return await asyncio.to_thread(replaying.memories, past, engine)

    async def verified(self, game: int) -> list[Msg]:
        """The faults of a finished game; none if every die and card fell as it should."""
        exported = await self.export(game)
        return await asyncio.to_thread(record.verify, exported, self._engine(exported["game"]))

    async def _past(self, game: int) -> replaying.Past:
        """The past of a game. One that ended before positions were kept is played again, once."""
        past = await self._store.read(lambda db: replaying.load(db, game))
        if past.positions is not None:
            return past
        row, engine = past.stored.row, self._engine(past.stored.row.game)
        found = await asyncio.to_thread(replaying.rebuilt, row, past.lines, engine)
        await self._store.write(lambda db: archive.put(db, game, found))
        return dataclasses.replace(past, positions=found)

    async def newest_board(self, game: int) -> tuple[int, int, int] | None:
        """The server, the channel and the message of the newest board; None before the first."""
        return await self._store.read(lambda db: outbox.newest_board(db, game))

    async def shown_by(self, message: int) -> tuple[int, int] | None:
        """The game, and the line of its journal, that a message of the bot shows a board of."""
        return await self._store.read(lambda db: boards.board(db, message))

    async def hours(self, table: Table, zone: str) -> tuple[int, ...]:
        """The hours, in a zone, in which the people of a table answer."""
        rows = await self._store.read(lambda db: waits.of_game(db, table.id))
        return clock_book.active_hours(rows, zone)

    async def export(self, game: int, *, full: bool = False) -> dict[str, Any]:
        """A game as JSON. Picks and seed only when it is over, or with `full`, which is for the
        host's command line and never for Discord."""
        return await self._store.read(lambda db: record.export(db, game, full=full))

    async def replay(self, game: int) -> bool:
        """Whether seed and journal lead to the stored position, byte for byte."""
        row, entries = await self._store.read(
            lambda db: (games.get(db, game, state=True), journal.between(db, game))
        )
        if row is None or row.seed is None:
            raise Illegal(msg("table-not-started"))
        return record.replay(row, entries, self._engine(row.game))
