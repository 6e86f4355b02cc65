"""Reads games from the store and presents them as the records of `model`."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from math import inf
from typing import Any

from bot.app.clocks.calendars import ALWAYS, Calendar, of_table
from bot.app.model import ENDED, Instant, Player, Table, User, Waiting
from bot.app.session import encoding
from bot.store import Db, absences, games, questions
from bot.store.games import GameRow, People
from bot.store.questions import PromptRow
from engines.contract import Engine, Illegal, Options, Seat, msg
from engines.extras import SharedSeats

log = logging.getLogger(__name__)


@dataclass(slots=True)
class StoredGame:
    row: GameRow
    people: People
    prompts: dict[Seat, PromptRow]
    away: dict[User, Instant] = field(default_factory=dict)
    """Who is on vacation, and until when."""


def find(db: Db, game: int, *, state: bool = False, now: Instant | None = None) -> StoredGame:
    """A game as it is stored; with `now`, also who is on vacation then."""
    row = games.get(db, game, state=state)
    if row is None:
        raise Illegal(msg("table-unknown"))
    away = {} if now is None else absences.away_at(db, game, now)
    return StoredGame(row, games.people(db, game), questions.of_game(db, game), away)


def find_all(db: Db, several: Iterable[int]) -> dict[int, StoredGame | None]:
    """Several games. None stands for one that cannot be read, so that it does not hide the
    others."""
    found: dict[int, StoredGame | None] = {}
    for game in several:
        try:
            found[game] = find(db, game)
        except Exception:
            log.exception("game %s cannot be read", game)
            found[game] = None
    return found


def table(stored: StoredGame, engine: Engine[Any]) -> Table:
    row = stored.row
    ended = row.status in ENDED
    return Table(
        id=row.id,
        game=row.game,
        guild=row.guild,
        channel=row.channel,
        host=row.host,
        status=row.status,  # type: ignore[arg-type]
        options=dict(row.options),
        players=tuple(_players(stored, engine)),
        chairs=engine.chairs(rules(engine, row.options)),
        waiting=tuple(_waiting(stored)),
        opened=row.opened,
        started=row.started,
        ended=row.ended,
        pledge=pledge(row.seed) if row.seed else "",
        seed=row.seed.hex() if row.seed and ended else "",
        result=encoding.decode_result(row.result) if row.result else None,
        joint=joint(engine, row.options),
    )


def urgency(table: Table, user: User) -> tuple[bool, float, int]:
    """What sorts somebody's tables by how soon they should look at them."""
    mine = [each.deadline for each in table.waiting if each.user == user]
    return not mine, min((each for each in mine if each is not None), default=inf), table.id


def calendars(db: Db) -> Callable[[int, Seat], Calendar]:
    """For every game under way: when the clock of a seat runs. A table whose options cannot be read
    keeps no other from getting its time back."""
    found: dict[int, Calendar] = {}
    for game, options in games.options_of_running(db):
        with suppress(ValueError, TypeError, AttributeError):
            found[game] = of_table(json.loads(options))
    away: dict[tuple[int, Seat], tuple[tuple[Instant, Instant], ...]] = {}
    for game, seat, begins, ends in absences.of_running(db):
        away[game, seat] = (*away.get((game, seat), ()), (begins, ends))
    return lambda game, seat: found.get(game, ALWAYS) | Calendar(away=away.get((game, seat), ()))


def rules(engine: Engine[Any], options: Options) -> dict[str, str]:
    """The game's own options, without those of the table."""
    return {o.name: options.get(o.name, o.values[0]) for o in engine.options}


def joint(engine: Engine[Any], options: Options) -> tuple[tuple[Seat, ...], ...]:
    """Groups of seats that partners play together."""
    return engine.shared_seats(rules(engine, options)) if isinstance(engine, SharedSeats) else ()


def shown_hands(engine: Engine[Any], options: Options, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Of one person's seats, those whose hands are worth a picture each."""
    if isinstance(engine, SharedSeats):
        return engine.distinct_hands(rules(engine, options), seats)
    return tuple(seats)


def pledge(seed: bytes) -> str:
    """The hash posted before the first die is thrown. It fixes the seed without revealing it."""
    return sha256(seed).hexdigest()


def _players(stored: StoredGame, engine: Engine[Any]) -> Iterable[Player]:
    people = stored.people
    if not people.seats:
        chairs = engine.chairs(rules(engine, stored.row.options))
        for each in people.chairs:
            yield Player(each.user, () if each.chair is None else chairs[each.chair], each.chair)
    for user, chair in dict.fromkeys((row.user, row.chair) for row in people.seats):
        rows = [row for row in people.seats if (row.user, row.chair) == (user, chair)]
        yield Player(
            user=user,
            seats=tuple(row.seat for row in rows),
            chair=chair,
            deputy=people.deputies.get(user),
            away=all(stored.prompts[row.seat].away for row in rows),
            conceded=all(row.conceded for row in rows),
        )


def _waiting(stored: StoredGame) -> Iterable[Waiting]:
    paused = stored.row.status == "paused"
    for seat in stored.people.seats:
        row = stored.prompts[seat.seat]
        if row.waiting is not None:
            text = encoding.decode_msg(json.loads(row.waiting))
            until = None if paused else row.deadline
            yield Waiting(seat.seat, seat.user, text, until, stored.away.get(seat.user))
