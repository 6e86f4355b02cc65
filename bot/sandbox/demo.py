"""What a newcomer can look at: a game already under way, a league of one person and computers; and
what a computer would answer in somebody's place."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from functools import partial

from bot.app.door import Tables
from bot.app.leagues import entering, founding, reads
from bot.app.leagues.context import By, Context
from bot.app.leagues.records import Settings
from bot.app.model import Prompt, User
from bot.app.people import seats
from bot.app.play import deeds, sights, thinking
from bot.sandbox.start import begin
from engines.contract import Illegal
from engines.kit.search import Strength

STEPS = 400
"""More than the turns asked for ever take; a game that never moves on must not hang the page."""


async def deal(
    tables: Tables,
    guild: int,
    channel: int,
    people: Sequence[User],
    game: str,
    computers: Sequence[Strength] = (),
    turns: int = 3,
) -> AsyncIterator[str]:
    """Start a game of these people and computers, and let a few turns be played for all of them:
    tells of each turn begun. It ends when one of the people is asked."""
    table = await begin(tables, guild, channel, people, game, computers, hints="on")
    clocks: list[str] = []
    for _ in range(STEPS):
        if await answer_computer(tables, table.id):
            continue
        found = await asked(tables, table.id, people)
        if found is None:
            return
        user, prompt = found
        if prompt.offer.clock not in clocks:
            clocks.append(prompt.offer.clock)
            yield prompt.offer.clock
            if len(clocks) > turns:
                return
        await answer(tables, user, prompt)


async def asked(tables: Tables, table: int, people: Iterable[User]) -> tuple[User, Prompt] | None:
    """The first of these people for whom a table waits, and the question."""
    for user in people:
        for prompt in await sights.prompts(tables, table, user):
            if prompt.offer.required and not prompt.offer.answered:
                return user, prompt
    return None


async def answer(tables: Tables, user: User, prompt: Prompt) -> None:
    """Answer for a person as an officer would, from what their seat may know."""
    asked = thinking.hint_question(await tables.load(prompt.game), user, prompt.seat)
    picks = thinking.answer(asked._replace(strength="officer"))
    if picks is not None:
        command = f"demo:{asked.command}"
        await deeds.act(tables, prompt.game, user, prompt.seat, prompt.token, picks, command)


async def answer_computer(tables: Tables, table: int) -> bool:
    """Let a computer of this table answer at once; whether one was asked."""
    asked = thinking.question(await tables.load(table))
    if asked is None:
        return False
    picks = thinking.answer(asked._replace(strength="officer"))
    return picks is not None and await deeds.play_computer(tables, asked, picks)


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
