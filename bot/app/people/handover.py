"""Who acts for a seat, and how a game under way is stopped, set back and handed on."""

from __future__ import annotations

from contextlib import suppress

from bot.app.clocks import alarms, pauses
from bot.app.door import Tables
from bot.app.model import Instant, Moment, Table, User
from bot.app.people import gathering, outlook, seats
from bot.app.play import takeback
from bot.app.session import rebuild, rights, saving
from bot.app.session.saving import find_all
from bot.app.session.session import Session
from bot.store import Db, desks, games, journal, outbox, questions
from bot.store.journal import JournalEntry
from engines.contract import Illegal, Msg, Seat, msg

MOST_NOTES = 20_000
"""How many characters somebody may note at a table (TB-8.23)."""


async def stand_in(tables: Tables, game: int, user: User, seat: Seat, command: str) -> Table:
    """Act for a team mate who has missed several turns, until they act again."""
    async with tables.session(game, command) as session:
        if not session.done:
            lines = await tables.store.read(lambda db: journal.between(db, game))
            seats.stand_in(session, user, seat, lines)
    return session.table


async def pause(
    tables: Tables, game: int, user: User, command: str | None = None, *, admin: bool = False
) -> Table:
    async with tables.session(game, command) as session:
        if not session.done:
            lines = await tables.store.read(lambda db: journal.between(db, game))
            earlier = sum((line.kind, line.user) == ("pause", user) for line in lines)
            pauses.pause(session, user, earlier, admin=admin)
    return session.table


async def resume(
    tables: Tables, game: int, user: User, command: str | None = None, *, admin: bool = False
) -> Table:
    """Let the game go on. Who is cut short by somebody else is told (TB-4.3)."""
    pause = await last_pause(tables, game)

    def go_on(session: Session) -> None:
        seats.resume(session, user, admin=admin)
        if pause and pause.user not in (None, user):
            session.notice(msg("pause-cut", user=rights.person(user)), user=pause.user)

    return await tables.change(game, go_on, command)


async def last_pause(tables: Tables, game: int) -> JournalEntry | None:
    """Who stopped the clocks last, and when."""
    return await tables.store.read(lambda db: journal.last_of_kind(db, game, "pause"))


async def vacation(
    tables: Tables, user: User, first: str, last: str, command: str
) -> list[tuple[Table, Msg | None]]:
    """Let somebody be away from all their tables; returns them, each with why it was refused
    there."""
    zone = (await tables.profile(user)).zone
    begin, end = pauses.read_days(first, last, tables.now(), zone)
    found: list[tuple[Table, Msg | None]] = []
    for at in await _playing(tables, user):
        try:
            changed = await tables.change(
                at.id,
                lambda s: pauses.take_vacation(s, user, begin, end, zone),
                f"{command}:{at.id}",
            )
        except Illegal as refusal:
            found.append((at, refusal.reason))
        else:
            found.append((changed, None))
    if any(why is None for _, why in found):
        now = tables.now()
        await tables.store.write(lambda db: pauses.write_letters(db, user, begin, end, now))
    return found


async def _playing(tables: Tables, user: User) -> list[Table]:
    """The tables with a game at which somebody holds a seat."""
    mine = [each for each in await tables.mine(user) if each.status != "lobby"]
    return [each for each in mine if user in {player.user for player in each.players}]


async def vacation_over(tables: Tables, user: User, command: str) -> list[Table]:
    """End somebody's vacation at all their tables; returns those at which they had one."""
    found: list[Table] = []
    for at in await _playing(tables, user):
        with suppress(Illegal):
            found.append(
                await tables.change(
                    at.id, lambda s: pauses.end_vacation(s, user), f"{command}:{at.id}"
                )
            )
    await tables.store.write(lambda db: outbox.call_off(db, user, pauses.LETTER, "vacation"))
    return found


async def days_left(tables: Tables, user: User) -> list[tuple[Table, int]]:
    """How many days of vacation somebody has left at each of their tables."""
    return [
        (at, pauses.days_left(await tables.load(at.id, asks=False), user))
        for at in await _playing(tables, user)
    ]


async def booked(tables: Tables, user: User) -> tuple[Instant, Instant] | None:
    """The vacation somebody is on, or the next one they have taken, at any table."""
    now = tables.now()
    return await tables.store.read(lambda db: questions.next_vacation(db, user, now))


async def forgive(tables: Tables, game: int, user: User, command: str) -> Table:
    """Undo the latest thing that was done because somebody's time ran out; for the host, within
    a day."""
    async with tables.session(game, command) as session:
        if not session.done:
            rights.host(session, user)
            lines = await tables.store.read(lambda db: journal.between(db, game))
            to = alarms.undoable(lines, tables.now())
            before = await tables.store.read(lambda db: rebuild.kept_position(db, game, to))
            alarms.forgive(session, user, to, before)
    return session.table


async def take_seat(tables: Tables, game: int, user: User, seat: Seat, command: str) -> Table:
    await gathering.check_cap(tables, (await tables.table(game)).guild, user)
    return await tables.change(game, lambda s: seats.take_over(s, user, seat), command)


async def open_seats(tables: Tables, guild: int | None) -> list[tuple[Table, Seat, Instant]]:
    """The seats that can be taken over, on one server or on all, and since when."""
    rows = await tables.store.read(lambda db: games.everywhere(db, guild))
    several = await tables.store.read(lambda db: find_all(db, {row.game for row in rows}))
    shown = {game: tables.shown(game, each) for game, each in several.items()}
    found = [(shown[row.game], row.seat, row.opened) for row in rows]
    return [(at, seat, opened) for at, seat, opened in found if at is not None]


async def stands(tables: Tables, game: int, seat: Seat) -> Msg | None:
    """What a seat has won or lost since the beginning, as far as everybody can see; None where
    nobody can tell."""
    session = await tables.load(game, asks=False)
    options = saving.rules(session.engine, session.row.options)
    return outlook.word(session.engine, options, session.seats, session.state, seat)


async def note(tables: Tables, game: int, user: User, text: str | None = None) -> str:
    """What somebody has noted for themselves at a table; with a text, after it was added. An
    empty text deletes everything."""

    def write(db: Db) -> str:
        now = desks.note(db, game, user)
        if text is None:
            return now
        now = "\n".join(filter(None, [now, text])) if text else ""
        if len(now) > MOST_NOTES:
            raise Illegal(msg("notes-full"))
        desks.set_note(db, game, user, now)
        return now

    table = await tables.table(game)
    if user not in {each.user for each in table.players}:
        raise Illegal(msg("table-not-seated"))
    return await tables.store.write(write)


async def moments(tables: Tables, game: int, last: int = 25) -> list[Moment]:
    """The points a game can be rewound to. For admins only: the numbers tell how often people
    acted."""
    entries = await tables.store.read(lambda db: journal.between(db, game))
    return takeback.moments(entries)[-last:]


async def rewind(
    tables: Tables, game: int, by: User, seq: int, reason: str, command: str | None = None
) -> Table:
    """Set a game back, for admins and in public. Dice thrown since are not thrown the same
    again."""
    async with tables.session(game, command) as session:
        if not session.done:
            before = await tables.store.read(lambda db: rebuild.kept_position(db, game, seq))
            takeback.rewind(session, by, seq, reason, before)
    return session.table
