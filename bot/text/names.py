"""What the things every game has are called: the game, its seats, verbs and options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.contract import Msg, Seat
from engines.extras import Teams
from engines.registry import GAMES, engine


def title(game: str) -> Msg:
    return Msg(f"{GAMES[game].prefix}-title")


def about(game: str) -> Msg:
    """What the game is, in a sentence."""
    return Msg(f"{GAMES[game].prefix}-about")


def seat(game: str, name: Seat) -> Msg:
    return Msg(f"{GAMES[game].prefix}-seat-{name}")


def seats(game: str, names: Iterable[Seat]) -> tuple[Msg, ...]:
    return tuple(seat(game, name) for name in names)


def chair(game: str, held: Sequence[Seat], every: Sequence[Seat]) -> tuple[Msg, ...]:
    """The seats of a chair; the name of its team, if it is all of one with several seats."""
    rules = engine(game)
    groups = rules.teams(every) if isinstance(rules, Teams) else {}
    for name, members in groups.items():
        if len(members) > 1 and set(held) == set(members):
            return (team(game, name),)
    return seats(game, held)


def team(game: str, name: str) -> Msg:
    """Seats that win and lose together."""
    return Msg(f"{GAMES[game].prefix}-team-{name}")


def side(game: str, name: str) -> Msg:
    """Who wins together in a league: a team of several seats by its name, else the seat."""
    rules = engine(game)
    if isinstance(rules, Teams) and name not in {s for chair in rules.chairs({}) for s in chair}:
        return team(game, name)
    return seat(game, name)


def talk_rules(game: str) -> Msg:
    """What may be said where some confer; not every game has such a line."""
    return Msg(f"{GAMES[game].prefix}-talk-rules")


def verb(game: str, name: str) -> Msg:
    """What answers of one kind have in common; the title of their menu."""
    return Msg(f"{GAMES[game].prefix}-verb-{name}")


def option(game: str, name: str) -> Msg:
    return Msg(f"{GAMES[game].prefix}-option-{name}")


def value(game: str, name: str, chosen: str) -> Msg:
    return Msg(f"{GAMES[game].prefix}-option-{name}-{chosen}")


def style(game: str, name: str) -> Msg:
    """A way to play; what it means is in `style_about`."""
    return Msg(f"{GAMES[game].prefix}-style-{name}")


def style_about(game: str, name: str) -> Msg:
    return Msg(f"{GAMES[game].prefix}-style-{name}-about")


def zoom(game: str, focus: str) -> Msg:
    """A part of the board that has a picture of its own."""
    return Msg(f"{GAMES[game].prefix}-focus-{focus}")
