"""Leagues as files that people take away, and lists and results they bring."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Sequence
from dataclasses import asdict

import discord

from bot.app.leagues import entering, founding, reads, refereeing, sheets
from bot.app.leagues.records import League, Season, Standings
from bot.app.leagues.sheets import Cell, Fault
from bot.app.model import User
from bot.edge import limits
from bot.edge.layout import bullet, plain
from bot.edge.leagues.actions import by
from bot.edge.request import Request
from bot.text import names
from bot.text.words import verbatim
from engines.contract import Illegal, Msg, msg
from engines.registry import GAMES

LARGEST = 2 * 1024 * 1024
"""Bytes of a file somebody may bring."""
TABLES = ("standings", "games", "people")
"""Of each season."""
FAULTS = 15
"""So many faults are shown."""


async def export(request: Request, league: int, kind: str) -> None:
    """Send a league as a file: one table for a spreadsheet, all of them, or all as JSON."""
    found = await reads.league(request.leagues, league)
    if kind == "json":
        name, made = "league.json", await _json(request, found)
    elif kind == "all":
        name, made = "league.zip", await _all(request, found)
    else:
        name, made = await _table(request, found, kind)
    file = discord.File(io.BytesIO(made), name)
    await request.hand_over(file, Msg(f"leagues-exported-{kind}"))


async def _table(request: Request, league: League, kind: str) -> tuple[str, bytes]:
    """One table and what its file is called; of the latest season, except for results."""
    if kind == "results":
        games = await reads.games(request.leagues, league.id)
        made = await asyncio.to_thread(sheets.results_table, games, request.words.lang)
        return "results.csv", made
    if not league.seasons or kind not in TABLES:
        raise Illegal(Msg("leagues-no-standings"))
    season = await reads.season(request.leagues, league.seasons[-1])
    return await _of_season(request, league, season, kind)


async def _of_season(
    request: Request, league: League, season: Season, kind: str
) -> tuple[str, bytes]:
    made = {"standings": _standings, "games": _games, "people": _people_of}
    rows = await made[kind](request, league, season)
    return f"{kind}-{season.number}.csv", sheets.table(rows, request.words.lang)


async def _json(request: Request, league: League) -> bytes:
    seasons = []
    for number in league.seasons:
        season = await reads.season(request.leagues, number)
        seasons.append(
            {
                "season": _told(season),
                "entries": await reads.entries(request.leagues, number),
                "tables": await reads.tables_of(request.leagues, number),
                "standings": [
                    _rows(each) for each in await reads.standings(request.leagues, number)
                ],
                "shown": [_rows(each) for each in await reads.shown(request.leagues, number)],
            }
        )
    games = await reads.games(request.leagues, league.id)
    return await asyncio.to_thread(sheets.as_json, league=league, seasons=seasons, games=games)


async def _all(request: Request, league: League) -> bytes:
    """All tables of all seasons, packed."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as folder:
        folder.writestr(*await _table(request, league, "results"))
        for number in league.seasons:
            season = await reads.season(request.leagues, number)
            for kind in TABLES:
                folder.writestr(*await _of_season(request, league, season, kind))
    return made.getvalue()


async def _standings(request: Request, league: League, season: Season) -> list[Sequence[Cell]]:
    every = await reads.standings(request.leagues, season.id)
    users = [row.person for each in every for row in each.rows]
    named = await request.called.names(league.guild, users, request.say)
    return _standings_table(request, every, named)


async def _people_of(request: Request, league: League, season: Season) -> list[Sequence[Cell]]:
    """Who has entered, in a form that `bring` reads back."""
    say = request.say
    columns = ("mention", "player", "state", "division")
    rows: list[Sequence[Cell]] = [[say(Msg(f"leagues-column-{each}")) for each in columns]]
    entries = [each for each in await reads.entries(request.leagues, season.id) if each.user > 0]
    named = await request.called.names(league.guild, [each.user for each in entries], say)
    for each in entries:
        state = say(Msg(f"leagues-person-{each.status}"))
        rows.append((f"<@{each.user}>", named[each.user], state, each.division or None))
    return rows


async def _games(request: Request, league: League, season: Season) -> list[Sequence[Cell]]:
    say = request.say
    columns = ("table", "round", "game", "state", "player", "side", "place", "points")
    rows: list[Sequence[Cell]] = [[say(Msg(f"leagues-column-{each}")) for each in columns]]
    tables = await reads.tables_of(request.leagues, season.id)
    users = [user for table in tables for user in table.people]
    users += [p.person for t in tables if t.result for p in t.result.parts]
    named = await request.called.names(league.guild, users, say)
    for table in tables:
        head = (table.number, table.round, say(names.title(table.title)))
        state = say(Msg(f"leagues-state-{table.status}"))
        seated = zip(table.people, table.sides, strict=True)
        parts: list[tuple[User, str, Cell, Cell]] = [(u, side, None, None) for u, side in seated]
        if table.result is not None:
            parts = [(p.person, p.side, p.place, p.points) for p in table.result.parts]
        for user, side, place, points in parts:
            called = say(names.side(table.title, side))
            rows.append((*head, state, named[user], called, place, points))
    return rows


async def bring(
    request: Request, league: int, what: str, file: discord.Attachment, reason: str, *, dry: bool
) -> None:
    """Read a file of people or of old results. `dry` says what would be done."""
    found = await founding.for_runner(request.leagues, league, by(request))
    if file.size > LARGEST:
        raise Illegal(msg("leagues-file-too-large"))
    try:
        text = (await file.read()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Illegal(Msg("leagues-file-unread")) from None
    done = _people if what == "people" else _results
    await done(request, found, text, reason, dry=dry)


async def _people(request: Request, league: League, text: str, reason: str, *, dry: bool) -> None:
    del reason  # the log says who entered them
    if league.season is None:
        raise Illegal(Msg("leagues-no-season"))
    read = await asyncio.to_thread(sheets.read_people, text)
    entries = await entering.invite(
        request.leagues, league.season, by(request), read.users, dry=dry
    )
    waiting = sum(entry.status == "waiting" for entry in entries)
    told = msg(
        "leagues-would-enter" if dry else "leagues-have-entered",
        n=len(entries) - waiting,
        waiting=waiting,
        already=len(read.users) - len(entries),
    )
    await _answer(request, told, read.faults)


async def _results(request: Request, league: League, text: str, reason: str, *, dry: bool) -> None:
    read = await asyncio.to_thread(sheets.read_results, text, GAMES)
    games = await refereeing.bring_in(
        request.leagues, league.id, by(request, reason), read.games, dry=dry
    )
    people: set[User] = {person for game in games for person in game.people}
    told = msg(
        "leagues-would-bring" if dry else "leagues-have-brought",
        n=len(games),
        people=len(people),
        known=len(read.games) - len(games),
    )
    await _answer(request, told, read.faults)


async def _answer(request: Request, told: Msg, faults: Sequence[Fault]) -> None:
    say = request.say
    lines = [say(told)]
    if faults:
        lines.append(say(msg("leagues-faults", n=len(faults))))
    for fault in faults[:FAULTS]:
        facts = {"line": str(fault.line), "found": verbatim(limits.fit(fault.found, 60))}
        lines.append(bullet(say(Msg(f"leagues-fault-{fault.what}", facts))))
    await request.answer(plain("\n".join(lines)))


def _told(season: Season) -> dict[str, object]:
    """A season with its pledge; with its seed only once it is over."""
    found = asdict(season) | {"pledge": season.pledge, "seed": season.seed}
    del found["secret"]
    return found


def _rows(each: Standings) -> dict[str, object]:
    return {"pool": each.pool.id, "round": each.round, "shown": each.shown, "rows": each.rows}


def _standings_table(
    request: Request, every: Sequence[Standings], named: dict[User, str]
) -> list[Sequence[Cell]]:
    say = request.say
    columns = ("pool", "place", "player", "points", "games", "wins", "opponents", "tie")
    rows: list[Sequence[Cell]] = [[say(Msg(f"leagues-column-{each}")) for each in columns]]
    for each in every:
        for row in each.rows:
            tie = say(Msg(f"standings-tie-{row.decided_by}")) if row.decided_by else ""
            rows.append(
                (
                    each.pool.number,
                    row.place,
                    named[row.person],
                    float(row.points),
                    row.played,
                    row.wins,
                    float(row.opponents),
                    tie,
                )
            )
    return rows
