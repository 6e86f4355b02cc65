"""What every command about leagues is made of."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from bot.app import encoding
from bot.app.leagues import reading, records
from bot.app.leagues.model import League, LeagueTable
from bot.app.leagues.settings import Field, field, unpacked
from bot.app.model import Instant, User
from bot.app.tables import Tables
from bot.league.results import Game
from bot.store import Db, Store, league_results, outbox, users
from bot.store import league_tables as rows
from bot.store import leagues as store
from bot.store.league_tables import RulingRow, TableRow
from bot.store.leagues import SeasonRow
from bot.store.outbox import OutboxRow
from engines.contract import Engine, Illegal, Msg, msg

T = TypeVar("T")


class Base:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._read: dict[int, tuple[object, Game]] = {}
        """Results that have been worked out, by game, with what they rest on besides the game."""
        self._forgotten = ""

    @property
    def _store(self) -> Store:
        return self._tables.store

    @property
    def _now(self) -> Callable[[], Instant]:
        return self._tables.now

    @property
    def _seeds(self) -> Callable[[], bytes]:
        return self._tables.seeds

    @property
    def _engine(self) -> Callable[[str], Engine[Any]]:
        return self._tables.rules_of

    @property
    def _names(self) -> tuple[str, ...]:
        return self._tables.names

    async def _once(self, command: str, deed: Callable[[Db], T]) -> None:
        """Carry out a command, unless it has been carried out before. `deed` writes a line of the
        log with the command's id."""

        def work(db: Db) -> None:
            if store.done(db, command) is None:
                deed(db)

        await self._store.write(work)

    def _results(self, db: Db, tables: Iterable[TableRow]) -> dict[int, Game]:
        """The results of those tables whose game has ended, by table."""
        every = [row for row in tables if row.game is not None and row.counted is not None]
        forgotten = users.fact(db, "forgotten") or ""
        if forgotten != self._forgotten:  # people in old results are others now
            self._read, self._forgotten = {}, forgotten
        rulings = rows.rulings(db, [row.id for row in every])
        unread = {row.game: row for row in every if not self._known(row, rulings.get(row.id))}
        lengths: dict[str, list[int]] = {}

        def usual(title: str) -> list[int]:
            if title not in lengths:
                lengths[title] = league_results.usual_lines(db, title)
            return lengths[title]

        played = league_results.played(db, [game for game in unread if game is not None])
        for game, found in played.items():
            row = unread[game]
            ruling = rulings.get(row.id)
            self._read[game] = ruling, reading.result(row, found, ruling, usual)
        return {
            row.id: self._read[row.game][1]
            for row in every
            if row.game is not None and row.game in self._read
        }

    def _known(self, row: TableRow, ruling: RulingRow | None) -> bool:
        return row.game in self._read and self._read[row.game][0] == ruling

    def _tables_as_records(self, db: Db, found: Iterable[TableRow]) -> list[LeagueTable]:
        every = list(found)
        results = self._results(db, every)
        rulings = rows.rulings(db, [row.id for row in every])
        return [records.table(row, results, rulings) for row in every]

    def _field(self, season: SeasonRow) -> Field:
        return field(unpacked(season.settings), self._engine)

    # Who may do it.

    @staticmethod
    def _runner(league: League, user: User, *, admin: bool) -> None:
        if not admin and user not in league.runners:
            raise Illegal(msg("league-runners-only"))


def log(
    db: Db,
    league: int,
    at: Instant,
    what: Msg,
    *,
    season: int | None = None,
    table: int | None = None,
    by: User | None = None,
    command: str | None = None,
    why: str = "",
) -> None:
    """Write down what was done, for everybody to read."""
    packed = encoding.dumps(encoding.encode_msg(what))
    store.enter_log(
        db,
        league,
        at,
        packed,
        season=season,
        table=table,
        by=by,
        command=command,
        why=why,
    )


def say(
    db: Db,
    kind: str,
    at: Instant,
    body: dict[str, object],
    *,
    channel: int | None = None,
    user: User | None = None,
) -> None:
    """Put a message of a league into the outbox."""
    outbox.add(db, OutboxRow(kind, None, channel, user, None, encoding.dumps(body), at))


def tell(
    db: Db,
    league: League,
    at: Instant,
    text: Msg,
    *,
    season: int | None = None,
    mention: Iterable[User] = (),
    user: User | None = None,
    channel: int | None = None,
    confirm: bool = False,
) -> None:
    """Say something in the league's channel or another, or to one person."""
    body: dict[str, object] = {
        "league": league.id,
        "season": season,
        "text": encoding.encode_msg(text),
        "mention": [str(each) for each in mention],
    }
    if confirm:
        body["confirm"] = True
    where = None if user is not None else channel or league.channel
    say(db, "league/notice", at, body, channel=where, user=user)


def show_sign_up(db: Db, league: League, season: int, at: Instant) -> None:
    """Post the sign-up message of a season, or bring it up to date."""
    if not outbox.will_be_sent(db, "league/signup", "season", season):
        body: dict[str, object] = {"league": league.id, "season": season}
        say(db, "league/signup", at, body, channel=league.channel)


def demand_reason(reason: str) -> None:
    """Refuse a word without a reason. Asked for before anything is done."""
    if not reason.strip():
        raise Illegal(msg("league-no-reason"))


def quoted(text: str) -> list[int]:
    """People in JSON."""
    return [int(each) for each in json.loads(text)]
