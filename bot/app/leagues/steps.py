"""What follows from the steps of those who run a league: who sits out, who plays for whom, what a
missed round is worth, penalties. Pure functions of the steps that stand."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from bot.app.leagues.reading import standing_game
from bot.app.model import User
from bot.league.results import Game
from bot.store.host_steps import HostStep
from bot.store.league_tables import Round, TableRow


def begun(rounds: Sequence[Round]) -> int:
    """How many rounds have begun."""
    return sum(each.begins is None for each in rounds)


def held(rounds: Sequence[Round]) -> Round | None:
    """The round that is drawn and has not begun."""
    return rounds[-1] if rounds and rounds[-1].begins is not None else None


def standing(steps: Sequence[HostStep], pool: int | None = None) -> list[HostStep]:
    """The steps that were not undone, of a season or of one of its pools."""
    return [s for s in steps if s.undone is None and (pool is None or s.pool in (pool, None))]


def silent(steps: Sequence[HostStep]) -> set[User]:
    return {step.user for step in steps if step.kind == "silent" and step.user is not None}


Heir = Callable[[User], User]


def heirs(steps: Sequence[HostStep]) -> Heir:
    """Who plays for somebody by now; they themselves if nobody does."""
    after = {s.user: s.other for s in steps if s.kind == "heir" and s.other is not None}

    def heir(user: User) -> User:
        while (other := after.get(user)) is not None:
            user = other
        return user

    return heir


def resting(steps: Sequence[HostStep], number: int) -> set[User]:
    """Who sits out a round because somebody said so."""
    heir = heirs(steps)
    return {heir(s.user) for s in steps if s.kind == "rest" and s.round + 1 == number and s.user}


def late(steps: Sequence[HostStep]) -> list[HostStep]:
    return [step for step in steps if step.kind == "late"]


def penalties(steps: Sequence[HostStep]) -> Mapping[User, float]:
    """Points that were given, or taken away, by word."""
    heir, found = heirs(steps), defaultdict[User, float](float)
    for step in steps:
        if step.kind == "points" and step.user is not None:
            found[heir(step.user)] += step.number or 0.0
    return found


def inherited(table: TableRow, heir: Heir) -> TableRow:
    """A table with those who play for its people by now."""
    people = tuple(map(heir, table.people))
    return table if people == table.people else replace(table, people=people)


def of_heirs(game: Game, substitutes: str, line: Collection[User], heir: Heir) -> Game:
    """A result as it counts for those who play by now. `line` are the people who were paired."""
    if all(heir(user) == user for user in line):
        return game
    game = standing_game(game, substitutes, line)
    return replace(
        game, parts=tuple(replace(part, person=heir(part.person)) for part in game.parts)
    )


def missed(
    steps: Sequence[HostStep], rounds: Sequence[Round]
) -> list[tuple[User, int, float | None]]:
    """Who missed which round, and what they get for it: nothing, a half, or their average."""
    heir = heirs(steps)
    found = [
        (heir(step.user), each.number, step.number)
        for step in steps
        if step.kind in ("late", "rest") and step.user is not None
        for each in rounds
        if each.begins is None
        if (each.number == step.round + 1 if step.kind == "rest" else each.number <= step.round)
    ]
    return list(dict.fromkeys(found))
