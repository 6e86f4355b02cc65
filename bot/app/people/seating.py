"""How many people a table takes, which options then apply, and which would let them start.

In some games an option says how many people share the seats. Unless the host chooses a number, it
follows who sits down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.app.session.saving import rules
from engines.contract import Engine, Option, Seat

MOST = 8
"""The largest number of people that is tried."""
FOLLOWS = "follows"
"""Kept beside the options: the name of the one that follows who sits down."""
AS_MANY = "as-many"
"""The value by which the host lets it follow them again."""


def followed(engine: Engine[Any], options: Mapping[str, str], people: int) -> dict[str, str]:
    """The options for so many people, where a number of people follows who sits down: the
    smallest that seats them all."""
    option = next((each for each in engine.options if each.by_people), None)
    if option is None:
        return dict(options)
    fitting = [value for value in sorted(option.values, key=int) if int(value) >= people]
    number = fitting[0] if fitting else max(option.values, key=int)
    return {**options, option.name: number, FOLLOWS: option.name}


def wanted(engine: Engine[Any], options: Mapping[str, str]) -> int:
    """How many people the host has chosen; 0 where that follows who sits down."""
    chosen = (each.name for each in engine.options if each.by_people)
    named = next((name for name in chosen if name in options), options.get(FOLLOWS))
    return 0 if named is None or named == options.get(FOLLOWS) else int(options[named])


@dataclass(frozen=True, slots=True)
class Room:
    """How many people a table has and takes."""

    people: int
    most: int
    more: int | None
    """How many are still needed; None if these options make no game with any number of people."""


def room(engine: Engine[Any], options: Mapping[str, str], taken: Sequence[int | None]) -> Room:
    """`taken` are the chairs of those who sit, None for who waits for the deal."""
    people = len(taken)
    if FOLLOWS in options:
        sizes = range(max(people, 1), MOST + 1)
        fitting = {n: _sized(engine, options, n) for n in sizes}
        tables = {n: found for n, found in fitting.items() if len(chairs(engine, found)) == n}
        enough = [n for n, found in tables.items() if _playable(engine, found, range(n))]
        most = max([people, *tables])
    else:
        most = len(chairs(engine, options))
        seated = [each for each in taken if each is not None]
        order = seated + [n for n in range(most) if n not in seated]
        sizes = range(max(people, 1), most + 1)
        enough = [n for n in sizes if _playable(engine, applying(engine, options, n), order[:n])]
    return Room(people, most, min(enough) - people if enough else None)


def _sized(engine: Engine[Any], options: Mapping[str, str], people: int) -> dict[str, str]:
    return applying(engine, followed(engine, options, people), people)


def chairs(engine: Engine[Any], options: Mapping[str, str]) -> tuple[tuple[Seat, ...], ...]:
    return engine.chairs(rules(engine, options))


def _playable(engine: Engine[Any], options: Mapping[str, str], taken: Sequence[int]) -> bool:
    every = chairs(engine, options)
    seats = [seat for chair in taken for seat in every[chair]]
    return engine.check(seats, rules(engine, options)) is None


def applies(engine: Engine[Any], option: Option, options: Mapping[str, str], people: int) -> bool:
    """Whether an option means anything with the others as they are and so many people."""
    if option.by_people and options.get(FOLLOWS) == option.name:
        return True
    known = rules(engine, options)
    known.setdefault("players", str(people))
    return all(known.get(name) in values for name, values in option.only.items())


def applying(engine: Engine[Any], options: Mapping[str, str], people: int) -> dict[str, str]:
    """The options, and the defaults of those that mean nothing here."""
    idle = [o for o in engine.options if not applies(engine, o, options, people)]
    return {**options, **{option.name: option.values[0] for option in idle}}


def mends(
    engine: Engine[Any], options: Mapping[str, str], taken: Sequence[int | None]
) -> list[tuple[str, str]]:
    """Options that keep these people from starting, each with the value that would let them."""
    people = len(taken)
    wanted = [each for each in taken if each is not None]
    found = []
    for option in engine.options:
        values = (AS_MANY, *option.values) if option.by_people else option.values[:1]
        for value in values:
            tried = changed(engine, options, option, value, people)
            here = chairs(engine, tried)
            kept = wanted if here == chairs(engine, options) else []
            order = [*kept, *(n for n in range(len(here)) if n not in kept)][:people]
            if 0 < len(order) == people and _playable(
                engine, applying(engine, tried, people), order
            ):
                found.append((option.name, value))
                break
    return found


def changed(
    engine: Engine[Any], options: Mapping[str, str], option: Option, value: str, people: int
) -> dict[str, str]:
    """The options with one of them changed."""
    if value == AS_MANY:
        return followed(engine, options, people)
    kept = {name: each for name, each in options.items() if name != FOLLOWS or not option.by_people}
    return {**kept, option.name: value}
