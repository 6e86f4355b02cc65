"""Reads leagues from the store as the records of `model`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import astuple, fields
from typing import Any

from bot.app.leagues.model import Entry, League, LeagueTable, LogLine, Pool, Season, Standings
from bot.app.session import encoding
from bot.league.results import Game, Part
from bot.league.standings import Row
from bot.store import Db
from bot.store import league_tables as rows
from bot.store import leagues as store
from bot.store.league_tables import RulingRow, ShownRow, TableRow
from bot.store.leagues import LogRow
from engines.contract import Illegal, msg


def league(db: Db, league: int) -> League:
    if (row := store.get(db, league)) is None:
        raise Illegal(msg("league-unknown"))
    return row


def season(db: Db, season: int) -> Season:
    if (row := store.season(db, season)) is None:
        raise Illegal(msg("league-unknown-season"))
    return row


def entry(db: Db, season: int, user: int) -> Entry:
    found = next((each for each in store.entries(db, season) if each.user == user), None)
    if found is None:
        raise Illegal(msg("league-not-entered"))
    return found


def pool(db: Db, pool: int) -> Pool:
    if (row := rows.pool(db, pool)) is None:
        raise Illegal(msg("league-unknown-season"))
    return row


def table(
    row: TableRow, results: Mapping[int, Game], rulings: Mapping[int, RulingRow]
) -> LeagueTable:
    kept = {each.name: getattr(row, each.name) for each in fields(row) if each.name != "counted"}
    return LeagueTable(**kept, result=results.get(row.id), corrected=row.id in rulings)


def table_row(db: Db, table: int) -> TableRow:
    if (row := rows.table(db, table)) is None:
        raise Illegal(msg("table-unknown"))
    return row


def log_line(row: LogRow) -> LogLine:
    what = encoding.decode_msg(json.loads(row.what))
    return LogLine(row.id, row.at, row.by, what, row.why, row.table)


# Standings and results as they are kept.


def pack_rows(standing: Iterable[Row]) -> str:
    return encoding.dumps([_quoted(row) for row in standing])


def _quoted(row: Row | Part) -> list[Any]:
    """Somebody's row as a list that begins with their number, in quotes: a reader of JSON might
    round it."""
    person, *rest = astuple(row)
    return [str(person), *rest]


def unpack_rows(packed: str) -> tuple[Row, ...]:
    return tuple(Row(int(person), *rest) for person, *rest in json.loads(packed))


def pack_game(game: Game) -> str:
    raw = {each.name: getattr(game, each.name) for each in fields(Game) if each.name != "id"}
    return encoding.dumps(raw | {"parts": [_quoted(part) for part in game.parts]})


def unpack_game(raw: dict[str, Any], number: int) -> Game:
    parts = tuple(Part(int(person), *rest) for person, *rest in raw["parts"])
    return Game(id=number, **{**raw, "parts": parts})


def shown(db: Db, row: ShownRow) -> Standings:
    """Standings exactly as they were shown."""
    found = pool(db, row.pool)
    of = season(db, found.season)
    return Standings(league(db, of.league), of, found, row.round, unpack_rows(row.rows), row.at)
