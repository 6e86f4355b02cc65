"""Tables that have not begun: who sits where, the options, the start; and the next game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping

from bot.app.door import Tables
from bot.app.model import Acted, Table, User
from bot.app.people import lobby, seating
from bot.app.play import computers
from bot.app.session import rights
from bot.app.session.session import Session
from bot.store import games, users
from bot.store.games import GameRow
from engines.contract import Illegal, msg
from engines.kit.search import Strength

MOST_STAFFS = 16
"""How many seats of the strongest computers a person's tables may have: each thinks for seconds
about every question (TB-9.1)."""
MOST_LOBBIES = 5
"""How many tables of a person may wait for their start (TB-8.23)."""
NONE: Mapping[str, str] = {}


def rotation(game: int) -> str:
    """The name of the fact who played which seats before a rematch."""
    return f"{users.ROTATIONS}{game}"


async def open_table(
    tables: Tables,
    guild: int,
    channel: int,
    host: User,
    game: str,
    options: Mapping[str, str] = NONE,
    *,
    seated: bool = False,
) -> Table:
    """A new table in a channel. `seated`: its host takes a seat, and the number of people
    follows who sits down."""
    if game not in tables.names:
        raise Illegal(msg("table-unknown-game", game=game))
    if (
        computers.is_person(host)
        and await tables.store.read(lambda db: games.lobbies_of(db, host)) >= MOST_LOBBIES
    ):
        raise Illegal(msg("table-too-many-lobbies", n=MOST_LOBBIES))
    engine, now = tables.rules_of(game), tables.now()
    chosen = lobby.chosen(engine, options)
    if seated and not any(each.by_people and each.name in options for each in engine.options):
        chosen = seating.followed(engine, chosen, 1)
    if seated:
        await check_cap(tables, guild, host)
    row = GameRow(0, game, engine.version, guild, channel, host, "lobby", chosen, now)
    opened = await tables.store.write(lambda db: lobby.open_table(db, row, seated=seated))
    return await tables.table(opened)


async def join(
    tables: Tables,
    game: int,
    user: User,
    chair: int | None = None,
    command: str | None = None,
    *,
    also: bool = False,
) -> Table:
    """Take a chair, also beside those one has; or wait for the deal."""
    at = await tables.table(game)
    if user not in {each.user for each in at.players}:
        await check_cap(tables, at.guild, user)
    if chair is None:
        said = json.loads(await tables.fact(rotation(game)) or "{}")
        before = tuple(said.get(str(user), ()))
        chair = next((n for n in at.free if tuple(at.chairs[n]) == before), None)
    return await tables.change(game, lambda s: lobby.join(s, user, chair, also=also), command)


async def start(tables: Tables, game: int, user: User, command: str) -> Acted:
    seed = tables.seeds()
    said = json.loads(await tables.fact(rotation(game)) or "{}")
    before = {int(who): tuple(seats) for who, seats in said.items()}
    acted = await tables.do(game, user, command, lambda s: lobby.start(s, user, seed, before))
    await tables.store.write(lambda db: users.drop_fact(db, rotation(game)))
    return acted


async def add_computer(
    tables: Tables, game: int, user: User, wanted: Strength | User, command: str | None = None
) -> Table:
    """Seat a computer at a table that has not started. For its host."""
    if wanted == "staff":
        await _check_staffs(tables, user, 1)
    return await tables.change(game, lambda s: lobby.add_computer(s, user, wanted), command)


async def rematch(tables: Tables, game: int, user: User) -> Table:
    """Open a table for the same game, with the same options, in the same channel and with as
    many computers; whoever else played before is told there."""
    old = await tables.table(game)
    people = {each.user for each in old.players if computers.is_person(each.user)}
    if old.ended is None:
        raise Illegal(msg("rematch-not-over"))
    if user not in people:
        raise Illegal(msg("table-not-seated"))
    again = [
        each.user if computers.visiting(each.user, old.guild) else found
        for each in old.players
        if (found := computers.strength(each.user))
    ]
    await _check_staffs(tables, user, again.count("staff"))
    known = {each.name for each in lobby.all_options(tables.rules_of(old.game))}
    options = {name: value for name, value in old.options.items() if name in known}
    new = await open_table(tables, old.guild, old.channel, user, old.game, options, seated=True)
    held = Counter(each.user for each in old.players)
    before = {str(p.user): list(p.seats) for p in old.players if held[p.user] == 1 and p.seats}
    await tables.set_fact(rotation(new.id), json.dumps(before))
    others = tuple(rights.person(each) for each in sorted(people - {user}))
    text = msg("table-rematch", user=rights.person(user), people=others)

    def invite(session: Session) -> None:
        for wanted in again:
            lobby.add_computer(session, user, wanted)
        chairs = map(list, seating.chairs(session.engine, session.row.options))
        mine = before.get(str(user))
        for n, each in enumerate(chairs):
            if each == mine:
                lobby.join(session, user, n)
        if others:
            session.notice(text)

    return await tables.change(new.id, invite)


async def _check_staffs(tables: Tables, host: User, more: int) -> None:
    """Refuse a host more of the strongest computers than a person's tables may have."""
    staffs = computers.of_strength("staff")
    held = await tables.store.read(lambda db: games.seated_for(db, host, staffs))
    if more and held + more > MOST_STAFFS:
        raise Illegal(msg("table-too-many-staffs", n=MOST_STAFFS))


async def set_cap(tables: Tables, guild: int, most: int) -> None:
    """Set how many games at once somebody may play on a server; 0 for as many as they like."""
    await tables.set_fact(f"cap/{guild}", str(most))


async def check_cap(tables: Tables, guild: int, user: User) -> None:
    """Refuse somebody another game if they play as many as their server allows."""
    most = int(await tables.fact(f"cap/{guild}") or 0)
    if not most:
        return
    mine = [each for each in await tables.mine(user) if each.guild == guild]
    if sum(user in {p.user for p in each.players} for each in mine) >= most:
        raise Illegal(msg("table-cap", n=most))
