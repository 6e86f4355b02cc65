"""What a league decides: as JSON, and whether it fits together; how people sit down to a game: how
many can, and who wins with whom. That is read from what the engine declares of its chairs and
teams; no game is known by its name here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any

from bot.app.leagues.records import FORMATS, Format, Settings, Suited
from bot.app.people import lobby, seating
from bot.league import pairing
from bot.league.pairing import sizes
from bot.league.results import SCHEMES
from bot.text import names
from engines.contract import Engine, Illegal, Msg, Seat, msg
from engines.extras import Teams

FROM_NEXT_SEASON = (
    *("games", "format", "size", "rounds", "pool", "division", "variants"),
    *("points", "best", "substitutes"),
)
"""What a season keeps as it was when sign-up opened."""
BOUNDS = {
    "size": (0, 8),
    "rounds": (0, 20),
    "pool": (0, 16),
    "division": (0, 64),
    "least": (0, 1000),
    "most": (0, 1000),
    "best": (0, 20),
    "reliability": (0, 100),
    "at_once": (1, 20),
    "signup_days": (0, 90),
    "confirm_hours": (0, 96),
    "round_days": (0, 365),
    "season_days": (0, 730),
    "notice_hours": (0, 96),
    "silent": (0, 10),
}
"""The least and the most of each number."""
CHOICES = {
    "points": tuple(SCHEMES),
    "substitutes": ("line", "taker"),
    "door": ("open", "role", "invited"),
}
"""What each of these can be."""


def changed(settings: Settings, changes: Mapping[str, Any]) -> Settings:
    """Settings with some of them changed; refused if one has an unknown name."""
    known = {each.name for each in fields(Settings)}
    if strange := sorted(set(changes) - known):
        raise Illegal(msg("table-option-unknown", name=strange[0]))
    return replace(settings, **changes)


def told(before: Settings, after: Settings, changes: Iterable[str]) -> tuple[Msg, ...]:
    """What was changed, for the log: of options, which ones, and of which game."""
    return tuple(each for name in changes for each in _told(before, after, name))


def _told(before: Settings, after: Settings, name: str) -> list[Msg]:
    found: list[Msg] = []
    if name == "options" and (some := _different(before.options, after.options)):
        said = tuple(Msg(f"table-option-{each}") for each in some)
        found.append(msg("league-setting-options-of-tables", what=said))
    elif name == "variants":
        for game in sorted({*before.variants, *after.variants}):
            some = _different(before.variants.get(game, {}), after.variants.get(game, {}))
            said = tuple(names.option(game, each) for each in some)
            if said:
                title = names.title(game)
                found.append(msg("league-setting-options-of-game", game=title, what=said))
    return found or [Msg(f"league-setting-{name.replace('_', '-')}")]


def _different(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    return [name for name in {**before, **after} if before.get(name) != after.get(name)]


@dataclass(frozen=True, slots=True)
class Field:
    """How the settings of a season are played: what 0 stands for is worked out."""

    titles: tuple[Title, ...]
    size: int
    """How many people sit at a table at most."""
    least: int
    """At a table, and for a season to start."""
    pool: int


def field(settings: Settings, engine: Callable[[str], Engine[Any]]) -> Field:
    """Settings as they are played; refused with the reason if they do not fit together."""
    if not settings.games:
        raise Illegal(msg("league-game-needed"))
    titles = tuple(
        Title.of(engine(name), settings.variants.get(name, {})) for name in settings.games
    )
    found = next((each for each in suited(titles) if each.format == settings.format), None)
    if found is None:
        raise Illegal(msg("league-format-unsuited"))
    size = settings.size or found.sizes[0]
    if size not in found.sizes:
        legal = ", ".join(map(str, sorted(found.sizes)))
        raise Illegal(msg("league-size-unsuited", size=size, legal=legal))
    least = max(title.least_of(size) for title in titles)
    pool = settings.pool or pool_size(size)
    return Field(titles, size, least, pool)


def check(settings: Settings, engine: Callable[[str], Engine[Any]], names: tuple[str, ...]) -> None:
    """Refuse settings that make no league."""
    for name in settings.games:
        if name not in names:
            raise Illegal(msg("table-unknown-game", game=name))
    if settings.format not in FORMATS:
        raise Illegal(msg("league-format-unsuited"))
    for name, (least, most) in BOUNDS.items():
        if not least <= getattr(settings, name) <= most:
            raise Illegal(msg("league-number", least=least, most=most))
    for name, known in CHOICES.items():
        if getattr(settings, name) not in known:
            raise Illegal(msg("table-option-unknown", name=name))
    if settings.door == "role" and not settings.role:
        raise Illegal(msg("league-no-role"))
    for name in settings.games:
        lobby.chosen(engine(name), {**settings.options, **settings.variants.get(name, {})})
    _check_groups(settings, field(settings, engine))
    if settings.best and (settings.format in DUELS or _partners(field(settings, engine))):
        raise Illegal(msg("league-best-of-all"))
    if settings.most and settings.least > settings.most:
        raise Illegal(msg("league-number", least=settings.least, most=BOUNDS["most"][1]))


def _partners(found: Field) -> bool:
    """Whether people win together at some table. Where the best games count, somebody could then
    be overtaken by a partner for whom the game they won together counts for more."""
    return any(
        len(set(sides)) < len(sides)
        for title in found.titles
        for people, sides in title.sides.items()
        if found.least <= people <= found.size
    )


def _check_groups(settings: Settings, found: Field) -> None:
    """Refuse pools and divisions that cannot be seated."""
    if settings.pool and settings.pool < max(3, found.size):
        raise Illegal(msg("league-number", least=max(3, found.size), most=BOUNDS["pool"][1]))
    everybody_meets = found.size == 3 and found.pool in pairing.TRIPLES
    seated = everybody_meets or sizes(found.pool, found.least, found.size)
    if settings.format == "pools" and not seated:
        raise Illegal(msg("league-pool-unsuited", n=found.pool))
    if settings.division:
        if settings.format == "pools" or settings.format == "knockout":
            raise Illegal(msg("league-no-divisions"))
        if settings.division < max(4, found.size):
            least = max(4, found.size)
            raise Illegal(msg("league-number", least=least, most=BOUNDS["division"][1]))


WANTED = 4
"""People at a table, where the title allows it."""
ROUNDS = ((8, 3), (16, 4), (32, 5))
"""How many rounds suit up to so many people."""
MOST_ROUNDS = 6
POOLS = {2: 4, 3: 7}
"""People in a pool, by how many sit at its tables: each meets each with changed sides, or each
meets each once. Elsewhere twice as many as sit at a table."""


@dataclass(frozen=True, slots=True)
class Title:
    """A game, and how so many people sit down to it."""

    engine: Engine[Any]
    chairs: dict[int, tuple[tuple[Seat, ...], ...]]
    """The seats of each chair, by the number of people."""
    options: dict[int, dict[str, str]]
    sides: dict[int, tuple[str, ...]]
    """The side of each chair, by the number of people."""

    @classmethod
    def of(cls, engine: Engine[Any], chosen: Mapping[str, str] | None = None) -> Title:
        """`chosen` are options of the game that are not its defaults."""
        chairs, options, sides = {}, {}, {}
        for people in range(2, seating.MOST + 1):
            found = seating.applying(engine, seating.followed(engine, chosen or {}, people), people)
            found.pop(seating.FOLLOWS, None)
            seated = engine.chairs(found)[:people]
            seats = [seat for chair in seated for seat in chair]
            if len(seated) == people and engine.check(seats, found) is None:
                chairs[people], options[people] = seated, found
                sides[people] = tuple(side(engine, seats, chair) for chair in seated)
        return cls(engine, chairs, options, sides)

    @property
    def most(self) -> int:
        """How many sit at a table, unless somebody wants it otherwise."""
        return max((n for n in self.chairs if n <= WANTED), default=min(self.chairs))

    @property
    def least(self) -> int:
        return self.least_of(self.most)

    def least_of(self, most: int) -> int:
        """The smallest table, where every number up to `most` is possible too."""
        return min(n for n in self.chairs if set(range(n, most + 1)) <= self.chairs.keys())


@cache
def seated(engine: Engine[Any]) -> frozenset[int]:
    """How many people can sit down to a game."""
    return frozenset(Title.of(engine).chairs)


def side(engine: Engine[Any], seats: Sequence[Seat], chair: Sequence[Seat]) -> str:
    """Who this chair wins with: its team, or itself alone."""
    if isinstance(engine, Teams):
        for name, team in engine.teams(seats).items():
            if set(chair) <= set(team):
                return name
    return chair[0]


def suited(titles: Sequence[Title]) -> tuple[Suited, ...]:
    """The formats that suit all of these, the usual one first; none if no number of people suits
    all of them."""
    sizes = sorted(set.intersection(*(set(title.chairs) for title in titles)))
    if not sizes:
        return ()
    usual = max((n for n in sizes if n <= WANTED), default=sizes[0])
    several = (usual, *(n for n in sizes if n not in (usual, 2)))
    two = (2,) if 2 in sizes else ()
    pools = Suited("pools", (usual, *(n for n in sizes if n != usual)), 4, pool_size(usual))
    swiss = Suited("swiss", (*dict.fromkeys((*several, *two)),), 0, 0)
    duels = [Suited(each, two, 0, 0) for each in DUELS if two]
    if usual == 2:
        return (duels[0], pools, swiss, *duels[1:])
    # Few enough for everybody to sit on every chair against everybody: nobody waits for a round.
    return (pools, swiss, *duels) if usual == 3 else (swiss, pools, *duels)


DUELS: tuple[Format, ...] = ("pairs", "round_robin", "knockout")
"""Formats for tables of two."""


def pool_size(size: int) -> int:
    """How many people make a pool with tables of this size."""
    return POOLS.get(size, 2 * size)


def rounds_for(people: int, size: int) -> int:
    """How many rounds suit so many people, at tables of this size."""
    found = next((rounds for most, rounds in ROUNDS if people <= most), MOST_ROUNDS)
    return max(1, min(found, (people - 1) // max(1, size - 1)))
