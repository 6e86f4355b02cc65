"""A league of one person and computers, so that a newcomer can see how one goes.

Everybody else in it has a name, and a computer that acts for them from the first move on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.app.door import Tables
from bot.app.leagues import entering, founding, reads
from bot.app.leagues.context import By, Context
from bot.app.leagues.model import Settings
from bot.app.model import User
from bot.app.people import seats
from engines.contract import Illegal
from engines.kit.search import Strength

NAME = "The sandbox league"
ROUNDS = 3


async def found(
    leagues: Context, guild: int, channel: int, people: Sequence[User], game: str
) -> None:
    """A season of some of these people that begins at once; the first of them runs the league and
    sits at every table: a game in which nobody is waited for would keep the sandbox busy."""
    host, usual = people[0], reads.suited(leagues, (game,))[0]
    some = people[: usual.sizes[0]]
    pools = usual.format == "pools"
    settings = Settings(
        (game,),
        usual.format,
        rounds=0 if pools else ROUNDS,
        pool=len(some) if pools else 0,
        options={"pace": "none"},
        confirm_hours=0,
        round_days=0,
    )
    named = f"sandbox-league-{channel}"
    league = await founding.create(leagues, guild, channel, By(host, named), NAME, settings)
    season = await founding.open_season(leagues, league.id, By(host, f"{named}-season"))
    await entering.invite(leagues, season.id, By(host, f"{named}-people"), some)
    if not pools:
        await founding.start(leagues, season.id, By(host, f"{named}-start"))


async def stand_in(
    tables: Tables, leagues: Context, guild: int, absent: set[User], strength: Strength
) -> bool:
    """Let computers act for these people at their tables of leagues. Whether there was anybody."""
    begun = False
    for league in await reads.leagues(leagues, guild):
        if league.season is None:
            continue
        for at in await reads.tables_of(leagues, league.season):
            if at.status != "playing" or at.game is None or not absent & set(at.people):
                continue
            table = await tables.table(at.game)
            for player in table.players:
                if player.user not in absent or player.deputy is not None:
                    continue
                command = f"sandbox-{table.id}-{player.user}"
                deed = partial(seats.computer_stands_in, by=player.user, strength=strength)
                try:
                    await tables.change(table.id, partial(deed, seat=player.seats[0]), command)
                except Illegal:  # it has ended meanwhile
                    continue
                begun = True
    return begun
