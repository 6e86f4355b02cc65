"""The first page: which game, how many people, and which of them a computer plays; and what a
newcomer can look at: a game already under way, a league of one person and computers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any

import renderers
from bot.app.door import Tables
from bot.app.leagues import entering, founding, reads
from bot.app.leagues.context import By, Context
from bot.app.leagues.records import Settings
from bot.app.model import Prompt, Table, User
from bot.app.people import gathering, seats
from bot.app.play import deeds, thinking
from bot.text import names, words
from engines.contract import Illegal, Msg
from engines.kit.rng import SeededRng
from engines.kit.search import STRENGTHS, Strength
from engines.kit.simulate import QuickRng, able, walk
from engines.registry import GAMES, engine

PLAYERS = "players"
"""The option of games that share their seats out by the number of people."""
NAMES = ("Ada", "Borys", "Chen", "Dora", "Emil", "Femi", "Greta", "Hugo")

SHOWN = Path(__file__).parents[2] / "docs"
"""Pictures of our games, which are there at once."""
WIDTH = 720
MOVES = 150
"""Decisions before the picture of a game on the first page."""


SCENARIO = "scenario"
"""The option of games with several battles."""


class Complaint(Exception):
    """A sentence for whoever filled in the first page."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What was chosen on the first page."""

    game: str
    people: tuple[str, ...]
    computers: frozenset[str]
    strength: Strength = "officer"
    """Of all computers."""
    league: bool = False
    """A season of a league, in which everybody else has a computer."""
    seat: int = 0
    """Which seat the first person takes; the others take the rest in order."""
    scenario: str = ""
    """Which battle; empty for the usual one."""
    lesson: bool = False
    """The game explains itself, and settles all the rest."""


def read(body: Any) -> Wish:
    """What a browser has sent, checked."""
    try:
        game, people = str(body["game"]), int(body["people"])
        strength = next(each for each in STRENGTHS if each == body.get("strength", "officer"))
        wish = Wish(
            game,
            NAMES[:people],
            frozenset(map(str, body["computers"])),
            strength,
            body.get("league") is True,
            int(body.get("seat") or 0),
            str(body.get("scenario") or ""),
            body.get("lesson") is True,
        )
    except (ArithmeticError, AttributeError, LookupError, StopIteration, TypeError, ValueError):
        raise Complaint("Say which game, how many people, and who is a computer.") from None
    if game not in GAMES:
        raise Complaint(f"There is no game called {game}.")
    if wish.lesson:
        return replace(wish, people=NAMES[:1], computers=frozenset())
    if people not in sizes(game):
        raise Complaint(f"{title(game)} is for {min(sizes(game))} to {max(sizes(game))} people.")
    if not 0 <= wish.seat < people:
        raise Complaint("There is no such seat.")
    usual = {each.name: each.values[0] for each in engine(game).options}
    options = {**usual, **sizes(game)[people], **battle(wish.scenario)}
    if wish.scenario not in {"", *battles(game)}:
        raise Complaint("There is no such battle.")
    chairs = engine(game).chairs(options)
    if len(chairs) < people:
        raise Complaint(f"{battles(game)[wish.scenario]} is for {len(chairs)} people.")
    seats = [seat for chair in chairs[:people] for seat in chair]
    if why := engine(game).check(seats, options):
        raise Complaint(words("en").say(why))
    if not wish.computers < set(wish.people):
        raise Complaint("At least one of the people has to be you.")
    return wish


@cache
def sizes(game: str) -> dict[int, Mapping[str, str]]:
    """How many people can play a game, and what the table has to be set to for so many."""
    rules = engine(game)
    found: dict[int, Mapping[str, str]] = {}
    for people in range(1, len(NAMES) + 1):
        shared = any(o.name == PLAYERS and str(people) in o.values for o in rules.options)
        options = {PLAYERS: str(people)} if shared else {}
        chairs = rules.chairs(options)[:people]
        seats = [seat for chair in chairs for seat in chair]
        if len(chairs) == people and rules.check(seats, options) is None:
            found[people] = options
    return found


def battles(game: str) -> dict[str, str]:
    """The battles of a game by name: those to learn it with come first."""
    found = [each for each in engine(game).options if each.name == SCENARIO]
    named = {
        value: words("en").say(each.names.get(value) or names.value(game, SCENARIO, value))
        for each in found
        for value in each.values
    }
    return dict(sorted(named.items(), key=lambda entry: not entry[1].startswith("Training")))


def battle(scenario: str) -> dict[str, str]:
    return {SCENARIO: scenario} if scenario else {}


def roles(game: str, people: int) -> list[str]:
    """The seats among which so many people choose."""
    chairs = engine(game).chairs(sizes(game)[people])
    every, say = [seat for chair in chairs for seat in chair], words("en").say
    return [", ".join(map(say, names.chair(game, chair, every))) for chair in chairs[:people]]


def title(game: str) -> str:
    return words("en").say(names.title(game))


def about(game: str) -> str:
    return words("en").say(names.about(game))


def games() -> list[dict[str, Any]]:
    """What the first page shows of every game."""
    return [
        {
            "game": game,
            "title": title(game),
            "about": about(game),
            "people": list(sizes(game)),
            "roles": {people: roles(game, people) for people in sizes(game)},
            "battles": list(battles(game).items()),
        }
        for game in GAMES
    ]


async def begin(
    tables: Tables,
    guild: int,
    channel: int,
    people: Sequence[User],
    game: str,
    computers: Sequence[Strength] = (),
    seat: int = 0,
    **more: str,
) -> Table:
    """A table at which all these people and computers sit, started: the first person on this seat;
    `more` are options."""
    options = {**sizes(game)[len(people) + len(computers)], **more}
    table = await gathering.open_table(tables, guild, channel, people[0], game, options)
    rest = [chair for chair in range(len(people) + len(computers)) if chair != seat]
    for chair, user in zip([seat, *rest], people, strict=False):
        await gathering.join(tables, table.id, user, chair)
    for strength in computers:
        await gathering.add_computer(tables, table.id, people[0], strength)
    return (await gathering.start(tables, table.id, people[0], f"sandbox-start-{table.id}")).table


def position(game: str) -> Any:
    """What everybody may see of a game after its first moves."""
    rules = engine(game)
    people, options = max(sizes(game).items())
    seats = [seat for chair in rules.chairs(options)[:people] for seat in chair]
    dice = SeededRng(game.encode())
    state = rules.new(seats, options, dice)
    for _ in islice(walk(rules, state, dice, QuickRng(1), able), MOVES + 1):
        pass
    return rules.view(state, None)


@cache
def picture(game: str) -> bytes:
    """A game under way, as a PNG: as README shows it, or drawn, which takes a second or two."""
    if (shown := SHOWN / f"{game}.png").is_file():
        return shown.read_bytes()
    return renderers.picture(game, position(game), words("en").say, width=WIDTH).png


def strengths() -> list[dict[str, str]]:
    """How strong computers can be, in words."""
    say = words("en").say
    return [
        {
            "strength": each,
            "name": say(Msg(f"computer-{each}")),
            "about": say(Msg(f"computer-{each}-about")),
        }
        for each in STRENGTHS
    ]


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
        for prompt in await deeds.prompts(tables, table, user):
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
