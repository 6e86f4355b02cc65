"""Reads leagues from the store as the records of `model`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from bot.app import encoding
from bot.app.leagues.model import (
    Entry,
    League,
    LeagueTable,
    LogLine,
    Pool,
    Round,
    Season,
    Standings,
)
from bot.app.leagues.settings import unpacked
from bot.app.lookup import pledge
from bot.league.results import Game, Part
from bot.league.standings import Row
from bot.store import Db
from bot.store import league_tables as rows
from bot.store import leagues as store
from bot.store.league_tables import PoolRow, RoundRow, RulingRow, ShownRow, TableRow
from bot.store.leagues import EntryRow, LeagueRow, LogRow, SeasonRow
from engines.contract import Illegal, msg

PLACED = ("entered", "confirmed", "playing")
"""Entries that have a place."""


def league(db: Db, league: int) -> League:
    if (row := store.get(db, league)) is None:
        raise Illegal(msg("league-unknown"))
    return of_league(db, row)


def of_league(db: Db, row: LeagueRow) -> League:
    seasons = store.seasons_of(db, row.id)
    live = [each.id for each in seasons if each.status not in ("over", "cancelled")]
    return League(
        id=row.id,
        guild=row.guild,
        channel=row.channel,
        name=row.name,
        by=row.by,
        settings=unpacked(row.settings),
        opened=row.opened,
        archived=row.archived,
        season=live[0] if live else None,
        seasons=tuple(each.id for each in seasons),
    )


def season_row(db: Db, season: int) -> SeasonRow:
    if (row := store.season(db, season)) is None:
        raise Illegal(msg("league-unknown-season"))
    return row


def season(db: Db, season: int) -> Season:
    row = season_row(db, season)
    statuses = [each.status for each in store.entries(db, season)]
    return Season(
        id=row.id,
        league=row.league,
        number=row.number,
        status=row.status,  # type: ignore[arg-type]
        settings=unpacked(row.settings),
        opened=row.opened,
        closes=row.closes,
        starts=row.starts,
        started=row.started,
        ends=row.ends,
        ended=row.ended,
        pledge=pledge(row.seed),
        seed=row.seed.hex() if row.status == "over" else "",
        entered=sum(each in PLACED for each in statuses),
        waiting=statuses.count("waiting"),
        message=row.message,
    )


def entries(db: Db, season: int) -> list[Entry]:
    pools: dict[int, int] = {}
    for pool in rows.pools(db, season):
        pools |= dict.fromkeys(pool.people, pool.id)
    line = 0
    found = []
    for row in store.entries(db, season):
        line += row.status == "waiting"
        found.append(entry(row, pools.get(row.user), line if row.status == "waiting" else None))
    return found


def entry(row: EntryRow, pool: int | None, place: int | None) -> Entry:
    return Entry(
        row.season,
        row.user,
        row.status,  # type: ignore[arg-type]
        row.at,
        row.confirmed,
        row.division,
        pool,
        place,
    )


def entry_of(db: Db, season: int, user: int) -> Entry:
    found = next((each for each in entries(db, season) if each.user == user), None)
    if found is None:
        raise Illegal(msg("league-not-entered"))
    return found


def pool_row(db: Db, pool: int) -> PoolRow:
    if (row := rows.pool(db, pool)) is None:
        raise Illegal(msg("league-unknown-season"))
    return row


def pool(row: PoolRow, rounds: Iterable[RoundRow]) -> Pool:
    return Pool(
        id=row.id,
        season=row.season,
        number=row.number,
        division=row.division,
        people=tuple(row.people),
        started=row.started,
        ended=row.ended,
        rounds=tuple(
            Round(each.pool, each.number, each.opened, each.due, each.closed, tuple(each.resting))
            for each in rounds
        ),
    )


def table(
    row: TableRow, results: Mapping[int, Game], rulings: Mapping[int, RulingRow]
) -> LeagueTable:
    return LeagueTable(
        id=row.id,
        season=row.season,
        pool=row.pool,
        round=row.round,
        number=row.number,
        title=row.title,
        people=tuple(row.people),
        sides=tuple(row.sides),
        status=row.status,  # type: ignore[arg-type]
        paired=row.paired,
        place=row.place,
        game=row.game,
        ended=row.ended,
        result=results.get(row.id),
        corrected=row.id in rulings,
    )


def table_row(db: Db, table: int) -> TableRow:
    if (row := rows.table(db, table)) is None:
        raise Illegal(msg("table-unknown"))
    return row


def log_line(row: LogRow) -> LogLine:
    what = encoding.decode_msg(json.loads(row.what))
    return LogLine(row.id, row.at, row.by, what, row.why, row.table)


# Standings and results as they are kept.


def pack_rows(standing: Iterable[Row]) -> str:
    return encoding.dumps(
        [
            [
                str(row.person),
                row.place,
                row.points,
                row.played,
                row.wins,
                row.opponents,
                row.seconds,
                row.decided_by,
                row.left,
            ]
            for row in standing
        ]
    )


def unpack_rows(packed: str) -> tuple[Row, ...]:
    return tuple(Row(int(person), *rest) for person, *rest in json.loads(packed))


def pack_game(game: Game) -> str:
    parts = [
        [
            str(part.person),
            part.side,
            part.place,
            part.points,
            part.kind,
            part.seats,
            part.turns,
            part.substitute,
            part.seconds,
        ]
        for part in game.parts
    ]
    return encoding.dumps(
        {
            "title": game.title,
            "ended": game.ended,
            "parts": parts,
            "round": game.round,
            "verdict": game.verdict,
            "length": game.length,
            "computers": game.computers,
        }
    )


def unpack_game(raw: dict[str, Any], number: int) -> Game:
    parts = tuple(Part(int(person), *rest) for person, *rest in raw["parts"])
    return Game(id=number, **{**raw, "parts": parts})


def shown(db: Db, row: ShownRow) -> Standings:
    """Standings exactly as they were shown."""
    found = pool_row(db, row.pool)
    of = season(db, found.season)
    played = pool(found, rows.rounds(db, found.id))
    return Standings(league(db, of.league), of, played, row.round, unpack_rows(row.rows), row.at)
