"""What a game means to a league: who had which part in it, and how it ended for them, or how one
that goes on would end, as far as everybody can see.

Worked out from the game's own record: its seats, results, moves and clock book, and the word of a
referee. It is never stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from statistics import fmean, median
from typing import Any

from bot.app.leagues.context import Context
from bot.app.model import User
from bot.app.people import outlook
from bot.app.play.computers import is_computer
from bot.league.results import Game, Kind, Part, Verdict
from bot.store import Db, games
from bot.store.league_results import Played
from bot.store.league_tables import RulingRow, TableRow
from engines.contract import Engine, Seat

KNOWN = 10
"""Finished games of a title, from which on a usual length is known."""


def result(
    table: TableRow,
    played: Played,
    ruling: RulingRow | None,
    usual: Callable[[str], Sequence[int]] = lambda title: (),
) -> Game:
    """The result of a table. `usual` tells how long the games of a title are."""
    verdict: Verdict = "played" if played.status == "over" else "annulled"
    if ruling is not None and ruling.verdict != "corrected":
        verdict = ruling.verdict  # type: ignore[assignment]
    found = Game(
        id=played.game,
        title=played.title,
        ended=played.ended,
        parts=_parts(table, played),
        round=table.round,
        verdict=verdict,
        computers=any(is_computer(holder) for holder in _holders(played).values()),
    )
    if ruling is not None and ruling.places:
        found = ruled(found, ruling.places)
    if any(part.kind == "conceded" for part in found.parts):
        found = replace(found, length=_length(played.lines, usual(played.title)))
    return found


def ruled(game: Game, places: dict[str, int]) -> Game:
    """A result with other places for its sides."""
    parts = tuple(replace(part, place=places.get(part.side, part.place)) for part in game.parts)
    return replace(game, parts=parts)


def standing_game(game: Game, substitutes: str, line: Collection[User]) -> Game:
    """A result as it counts for standings: the points of a seat that changed hands go to whoever
    it was given to (`line`), or else to who took it."""
    if substitutes == "line":
        return replace(game, parts=tuple(part for part in game.parts if part.person in line))
    taken = {part.side for part in game.parts if part.substitute}
    return replace(
        game,
        parts=tuple(
            part
            for part in game.parts
            if part.substitute or part.side not in taken or part.turns == 1.0 or _stayed(part, game)
        ),
    )


def _stayed(part: Part, game: Game) -> bool:
    """Whether somebody still held a seat of their side at the end."""
    mine = sum(each.seats for each in game.parts if each.side == part.side and each.substitute)
    return part.kind == "played" and part.seats > mine


def _holders(played: Played) -> dict[Seat, User]:
    """Who held each seat at the end."""
    return {seat: user for seat, _, user, _ in played.holders}


def _parts(table: TableRow, played: Played) -> tuple[Part, ...]:
    chairs = {seat: chair for seat, chair, _, _ in played.holders}
    first: dict[Seat, User] = {}
    for seat, _, user, _ in played.holders:
        first.setdefault(seat, user)
    held: dict[tuple[User, str], list[Seat]] = {}
    for seat, chair, user, _ in played.holders:
        seats = held.setdefault((user, table.sides[chair]), [])
        if seat not in seats:
            seats.append(seat)
    last = _holders(played)
    made = _made(played)
    asked = {seat: sum(made[seat].values()) for seat in chairs}
    parts = []
    for (user, side), seats in held.items():
        results = [played.results[seat] for seat in seats if seat in played.results]
        moves = sum(asked[seat] for seat in seats)
        own = sum(made[seat].get(user, 0) for seat in seats)
        parts.append(
            Part(
                person=user,
                side=side,
                place=min((place for place, _, _ in results if place is not None), default=1),
                points=float(max((points or 0 for _, points, _ in results), default=0)),
                kind=_kind(user, seats, last, played),
                seats=float(len(seats)),
                turns=own / moves if moves else float(user == last[seats[0]]),
                substitute=all(first[seat] != user for seat in seats),
                seconds=round(played.seconds.get(user, 0.0), 3),
            )
        )
    return tuple(parts)


def _kind(user: User, seats: Sequence[Seat], last: dict[Seat, User], played: Played) -> Kind:
    """How somebody's part ended. Who left a seat gave it up if they offered it themselves, and
    else lost it to the clock."""
    kept = [seat for seat in seats if last[seat] == user]
    if not kept:
        return "conceded" if user in played.offered else "timeout"
    kinds = {
        "timeout" if seat in played.lapsed else played.results[seat][2]
        for seat in kept
        if seat in played.results
    }
    if "played" in kinds or not kinds & {"conceded", "timeout"}:
        return "played"
    return "conceded" if "conceded" in kinds else "timeout"


def _made(played: Played) -> dict[Seat, dict[User, int]]:
    """How many moves each person made in each seat; those of computers, while nobody was there,
    are under the computer's number."""
    tenures: dict[Seat, list[tuple[int, User]]] = {}
    for seat, _, user, since in played.holders:
        tenures.setdefault(seat, []).append((since, user))
    found: dict[Seat, dict[User, int]] = {seat: {} for seat in tenures}
    for seat, line, _, user in played.moves:
        who = user
        if not is_computer(user):
            who = next((u for since, u in reversed(tenures[seat]) if since <= line), user)
        found[seat][who] = found[seat].get(who, 0) + 1
    return found


def _length(lines: int, usual: Sequence[int]) -> float:
    """How long a game was, as a share of the usual length; 1 as long as none is known."""
    return lines / median(usual) if len(usual) >= KNOWN else 1.0


EVEN = 0.1
"""Sides that are nearer to each other than this share a place."""


def places(
    engine: Engine[Any], state: bytes, sides: Mapping[str, Sequence[Seat]], seed: int
) -> dict[str, int]:
    """The place of each side; all share the first where the engine cannot tell."""
    everybody = [seat for seats in sides.values() for seat in seats]
    ahead = outlook.worth(engine, engine.load(state), everybody, seed)
    if not ahead:
        return dict.fromkeys(sides, 1)
    worth = {side: fmean(ahead[seat] for seat in seats) for side, seats in sides.items()}
    found: dict[str, int] = {}
    for place, side in enumerate(sorted(worth, key=lambda each: -worth[each]), 1):
        above = next(reversed(found), None)
        near = above is not None and worth[above] - worth[side] < EVEN
        found[side] = found[above] if near and above is not None else place
    return found


def as_if_over(table: TableRow, places: Mapping[str, int], now: float) -> Game:
    """A game that goes on, as if it had ended with these places."""
    parts = tuple(
        Part(person, side, places[side])
        for person, side in zip(table.people, table.sides, strict=True)
    )
    assert table.game is not None
    return Game(table.game, table.title, now, parts, table.round, "adjudicated")


async def as_it_stands(ctx: Context, table: TableRow) -> dict[str, int]:
    """The places of the sides of a game that goes on, from what everybody can see."""
    game = table.game
    assert game is not None

    def load(db: Db) -> tuple[bytes | None, dict[str, list[Seat]]]:
        row, people = games.get(db, game, state=True), games.people(db, game)
        sides: dict[str, list[Seat]] = {side: [] for side in table.sides}
        for each in people.seats:
            sides[table.sides[each.chair]].append(each.seat)
        return row.state if row else None, sides

    state, sides = await ctx.store.read(load)
    if state is None or not all(sides.values()):
        return dict.fromkeys(table.sides, 1)
    engine = ctx.engine(table.title)
    return await asyncio.to_thread(places, engine, state, sides, table.id)
