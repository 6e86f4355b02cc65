"""The first page: which game, how many people, and which of them a computer plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from typing import Any

import renderers
from bot.app.door import Tables
from bot.app.model import Table, User
from bot.app.people import gathering
from bot.text import names, words
from engines.contract import Msg
from engines.kit.rng import SeededRng
from engines.kit.search import STRENGTHS, Strength
from engines.kit.simulate import QuickRng, able, walk
from engines.registry import GAMES, engine

PLAYERS = "players"
"""The option of games that share their seats out by the number of people."""
NAMES = ("Ada", "Borys", "Chen", "Dora", "Emil", "Femi", "Greta", "Hugo")

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
    """A game after its first moves, as a PNG. The first call takes a second or two."""
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
