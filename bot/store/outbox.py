"""Messages to be sent, each exactly once; and the private places they go to: threads that were
opened for people of a table, and the channels of direct messages, with how fast new ones are
opened."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.store import rows, users
from bot.store.db import Db
from bot.store.rows import Users, column, exists, first, one, put, select

BEFORE_HANDS = 60.0
"""Seconds for which hands wait for their board, should its channel refuse it."""


@dataclass(slots=True)
class OutboxRow:
    kind: str
    game: int | None
    channel: int | None
    user: int | None
    seat: str | None
    body: str
    due: float
    id: int = 0
    tries: int = 0
    nonce: str = field(default_factory=lambda: secrets.token_urlsafe(16))
    """The message's name at Discord, the same for every try, so that a second copy is dropped.
    Random: numbers would reveal private messages by their gaps, and repeat with a new file."""


OF_SEAT = "coalesce(seat, '') = coalesce(?, '')"
"""Of a seat, or of none."""


def add(db: Db, row: OutboxRow) -> int:
    return rows.add(db, "outbox", row)


def supersede(db: Db, game: int, kinds: Iterable[str], seat: str | None) -> list[str]:
    """Withdraw messages that a newer one replaces, and return their bodies, oldest first.

    One the sender has taken may have reached its reader: it stays, and is sent again if need be.
    """
    wanted = ", ".join(f"'{kind}'" for kind in kinds)
    found = db.execute(
        f"UPDATE outbox SET status = 'superseded' WHERE game = ? AND kind IN ({wanted})"
        f" AND status = 'new' AND {OF_SEAT} RETURNING id, body",
        (game, seat),
    ).fetchall()
    return [body for _, body in sorted(map(tuple, found))]


def waiting(db: Db, now: float, known: Iterable[str]) -> list[int]:
    """The oldest unsent message of every channel and every person, if it is due, but those of games
    that are not `known`. What was written for a later hour, and has never been tried, holds up
    nothing else. No message is struck through
    before it is known whether it was sent. A hand waits for the board that was written before it:
    direct messages to strangers are opened one after the other, and the board calls them all."""
    return column(
        db,
        int,
        "SELECT id FROM outbox WHERE id IN (SELECT min(id) FROM outbox"
        " WHERE status IN ('new', 'taken')"
        " AND NOT EXISTS (SELECT 1 FROM games WHERE games.id = outbox.game"
        " AND games.game NOT IN (SELECT value FROM json_each(?)))"
        " AND NOT (kind = 'strike' AND EXISTS (SELECT 1 FROM outbox AS struck WHERE struck.id ="
        " CASE WHEN json_valid(outbox.body) THEN json_extract(outbox.body, '$.row') END"
        " AND struck.status IN ('new', 'taken')))"
        " AND NOT (kind = 'hand' AND EXISTS (SELECT 1 FROM outbox AS board WHERE"
        " board.game = outbox.game AND board.kind = 'turn' AND board.id < outbox.id"
        " AND board.status IN ('new', 'taken') AND board.due > ? AND board.due <= ?))"
        " GROUP BY user, CASE WHEN user IS NULL THEN channel END,"
        " CASE WHEN kind = 'remind' OR (tries = 0 AND due > ?) THEN id END)"
        " AND due <= ? ORDER BY id",
        *(json.dumps(list(known)), now - BEFORE_HANDS, now, now, now),
    )


def get(db: Db, row: int) -> OutboxRow:
    found = one(db, OutboxRow, "FROM outbox WHERE id = ?", row)
    assert found is not None
    return found


def take(db: Db, ids: list[int]) -> None:
    db.executemany(
        "UPDATE outbox SET status = 'taken', tries = tries + 1 WHERE id = ?", [(i,) for i in ids]
    )


def sent(db: Db, row: int, message: int | None) -> None:
    db.execute("UPDATE outbox SET status = 'sent', message = ? WHERE id = ?", (message, row))


def call_off(db: Db, user: int, kind: str, name: str, value: float | None = None) -> None:
    """Withdraw letters to a person about this that have not been sent; without a value, all about
    any."""
    about = f"json_extract(body, '$.{name}')"
    db.execute(
        "UPDATE outbox SET status = 'superseded' WHERE user = ? AND kind = ? AND status = 'new'"
        f" AND {about} IS NOT NULL AND (? IS NULL OR {about} = ?)",
        (user, kind, value, value),
    )


def later(db: Db, row: int, due: float) -> None:
    db.execute("UPDATE outbox SET due = ? WHERE id = ?", (due, row))


def shift(db: Db, seconds: float) -> None:
    """Move the due time of everything unsent, later or earlier."""
    db.execute("UPDATE outbox SET due = due + ? WHERE status IN ('new', 'taken')", (seconds,))


def hold(db: Db, row: int, due: float) -> None:
    """Put off a message that has surely not arrived; a newer one may replace it meanwhile."""
    db.execute("UPDATE outbox SET status = 'new', due = ? WHERE id = ?", (due, row))


def unsent(db: Db, kinds: str) -> list[OutboxRow]:
    """Messages that wait, of all kinds that begin so."""
    return select(
        db,
        OutboxRow,
        "FROM outbox WHERE status IN ('new', 'taken') AND kind LIKE ? || '%' ORDER BY id",
        kinds,
    )


def redirect(db: Db, row: int, channel: int) -> None:
    """Send a message to another channel, now."""
    db.execute("UPDATE outbox SET channel = ?, due = 0 WHERE id = ?", (channel, row))


def dead(db: Db, row: int, why: str) -> None:
    db.execute("UPDATE outbox SET status = 'dead', why = ? WHERE id = ?", (why, row))


def will_be_sent(db: Db, kind: str, name: str, value: int) -> bool:
    """Whether a message of a kind about this waits and shows whatever is true when it is sent."""
    return exists(
        db,
        "SELECT 1 FROM outbox WHERE kind = ? AND status = 'new' AND game IS NULL"
        " AND json_extract(body, '$.' || ?) = ?",
        *(kind, name, value),
    )


def at_table(db: Db, row: int) -> bool:
    """Whether a message goes to the channel of its own table."""
    found = first(
        db,
        int,
        "SELECT outbox.channel = games.channel FROM outbox JOIN games"
        " ON games.id = outbox.game WHERE outbox.id = ?",
        row,
    )
    return bool(found)


def game_of(db: Db, row: int) -> int | None:
    """The game a message is about. Works even if the rest of the row cannot be read."""
    return first(db, int, "SELECT game FROM outbox WHERE id = ?", row)


def died_before(db: Db, game: int, why: str) -> bool:
    """Whether another message of the game was given up for this reason."""
    sql = "SELECT 1 FROM outbox WHERE game = ? AND status = 'dead' AND why = ?"
    return exists(db, sql, game, why)


def prune(db: Db, before: float) -> int:
    """Forget old messages that are done with. An open lobby's message and the newest board of a
    game under way are kept, as they still change."""
    gone = db.execute(
        "DELETE FROM outbox WHERE status IN ('sent', 'superseded', 'dead') AND due < ?"
        " AND NOT (kind = 'lobby' AND game IN (SELECT id FROM games WHERE status = 'lobby'))"
        " AND id NOT IN (SELECT max(o.id) FROM outbox AS o JOIN games ON games.id = o.game"
        " WHERE o.kind = 'turn' AND o.status = 'sent' AND games.status IN ('playing', 'paused')"
        " GROUP BY o.game)",
        (before,),
    )
    return gone.rowcount


def latest(db: Db, game: int, kind: str, seat: str | None = None) -> OutboxRow | None:
    """The newest message of a kind that was sent, or is being sent now."""
    return one(
        db,
        OutboxRow,
        f"FROM outbox WHERE game = ? AND kind = ? AND {OF_SEAT} AND status IN ('taken', 'sent')"
        " ORDER BY id DESC LIMIT 1",
        *(game, kind, seat),
    )


def message(db: Db, row: int) -> int | None:
    """The Discord id of what came of a row, if it was sent and is remembered."""
    return first(db, int, "SELECT message FROM outbox WHERE id = ?", row)


def newest_hand(db: Db, row: OutboxRow, *, anywhere: bool = False) -> int | None:
    """The Discord id of the last hand of the same seat and person: unless it may be `anywhere`,
    only if they were sent nothing since but hands and calls of the same table."""
    return first(
        db,
        int,
        f"SELECT message FROM outbox AS hand WHERE game = ? AND {OF_SEAT} AND user = ?"
        " AND kind = 'hand' AND message IS NOT NULL AND (? = 1 OR NOT EXISTS (SELECT 1 FROM"
        " outbox AS other WHERE other.user = hand.user AND other.id > hand.id"
        " AND other.message IS NOT NULL"
        " AND (coalesce(other.game, 0) != coalesce(hand.game, 0)"
        " OR other.kind NOT IN ('hand', 'remind', 'call', 'strike'))))"
        " ORDER BY id DESC LIMIT 1",
        *(row.game, row.seat, row.user, anywhere),
    )


def letters(db: Db, game: int, seat: str) -> list[OutboxRow]:
    """What has called or reminded a seat and is not yet struck through."""
    return select(
        db,
        OutboxRow,
        "FROM outbox AS letter WHERE game = ? AND kind IN ('remind', 'call') AND seat = ?"
        " AND status IN ('taken', 'sent') AND user IS NOT NULL AND NOT EXISTS (SELECT 1 FROM outbox"
        " WHERE game = letter.game AND kind = 'strike' AND seat = letter.seat"
        " AND json_extract(body, '$.row') = letter.id) ORDER BY kind, id",
        *(game, seat),
    )


def to_be_struck(db: Db, row: int) -> bool:
    """Whether a message is going to be struck through."""
    return exists(
        db,
        "SELECT 1 FROM outbox WHERE kind = 'strike' AND status = 'new'"
        " AND json_extract(body, '$.row') = ?",
        row,
    )


def newest_board(db: Db, game: int) -> tuple[int, int, int] | None:
    """The server, the channel and the Discord id of the newest board of a game."""
    found = db.execute(
        "SELECT guild, games.channel, message FROM outbox JOIN games ON games.id = outbox.game"
        " WHERE outbox.game = ? AND kind = 'turn' AND message IS NOT NULL"
        " ORDER BY outbox.id DESC LIMIT 1",
        (game,),
    ).fetchone()
    return tuple(found) if found else None


def last_message(db: Db, game: int, kind: str) -> int | None:
    """The Discord id of the last message of a kind."""
    return first(
        db,
        int,
        "SELECT message FROM outbox WHERE game = ? AND kind = ? AND message IS NOT NULL"
        " ORDER BY id DESC LIMIT 1",
        *(game, kind),
    )


@dataclass(slots=True)
class TalkRow:
    about: str
    since: int
    users: Users
    closed: bool = False


def talks_open(db: Db, game: int) -> list[TalkRow]:
    return select(
        db, TalkRow, "FROM talks WHERE game = ? AND closed = 0 ORDER BY since, about", game
    )


def save_talks(db: Db, game: int, rows: list[TalkRow]) -> None:
    """Write new threads. Who is in one never changes; where it is comes from whoever opens it."""
    put(db, "talks", "game, about, since", rows, game=game)


def talk_opened(db: Db, outgoing: int, thread: int | None) -> None:
    """Note the thread that an outbox row has opened; other rows change nothing."""
    db.execute(
        "UPDATE talks SET thread = ? WHERE (game, about, since) = (SELECT game,"
        " json_extract(body, '$.about'), json_extract(body, '$.since') FROM outbox"
        " WHERE id = ? AND kind = 'talk')",
        (thread, outgoing),
    )


def thread(db: Db, game: int, about: str, since: int) -> int | None:
    return first(
        db,
        int,
        "SELECT thread FROM talks WHERE game = ? AND about = ? AND since = ?",
        *(game, about, since),
    )


SPAN, MOST, APART = 600.0, 15, 3.0
"""In so many seconds, so many may be opened; to strangers, each so many seconds after another."""
KEPT = 5
"""So many of them are kept for people who have pressed something lately: they are no strangers."""
SHUT = 1800.0
"""Seconds for which none is opened after Discord has said that they were too many."""
GATE = "doors-shut"


def knock(
    db: Db, user: int, now: float, *, known: bool, opening: Sequence[float] = ()
) -> tuple[int | None, float]:
    """The channel of a person, if Discord has told it; and for how many seconds they cannot be
    written to. `known`: they have pressed something lately. `opening`: when others were begun to be
    opened that are not noted yet."""
    found = db.execute("SELECT channel FROM doors WHERE user = ?", (user,)).fetchone()
    if found is not None:
        return found["channel"], 0.0
    times = column(db, float, "SELECT opened FROM doors WHERE opened > ?", now - SPAN)
    times = sorted([*times, *opening], reverse=True)
    most, apart = (MOST, 0.0) if known else (MOST - KEPT, APART)
    free = [float(users.fact(db, GATE) or 0)]
    if times:
        free.append(times[0] + apart)
    if len(times) >= most:
        free.append(times[most - 1] + SPAN)
    return None, max(max(free) - now, 0.0)


def door_opened(db: Db, user: int, channel: int, now: float) -> None:
    db.execute(
        "INSERT INTO doors (user, channel, opened) VALUES (?, ?, ?)"
        " ON CONFLICT (user) DO UPDATE SET channel = excluded.channel",
        (user, channel, now),
    )


def door_lost(db: Db, user: int) -> None:
    """Forget a channel that Discord does not know any more; it is asked for again."""
    db.execute("UPDATE doors SET channel = NULL WHERE user = ?", (user,))


def shut_doors(db: Db, user: int, now: float) -> None:
    """Discord wants no more doors opened, beginning with this one."""
    db.execute("DELETE FROM doors WHERE user = ?", (user,))
    users.set_fact(db, GATE, str(now + SHUT))
