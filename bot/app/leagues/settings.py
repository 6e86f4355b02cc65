"""What a league decides: as JSON, and whether it fits together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from bot.app.leagues.model import FORMATS, Settings
from bot.app.leagues.titles import DUELS, Title, pool_size, suited
from bot.app.people import lobby
from bot.league import schedule
from bot.league.pairing import sizes
from bot.league.points import SCHEMES
from bot.text import names
from engines.contract import Engine, Illegal, Msg, msg

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
    everybody_meets = found.size == 3 and found.pool in schedule.TRIPLES
    seated = everybody_meets or sizes(found.pool, found.least, found.size)
    if settings.format == "pools" and not seated:
        raise Illegal(msg("league-pool-unsuited", n=found.pool))
    if settings.division:
        if settings.format == "pools" or settings.format == "knockout":
            raise Illegal(msg("league-no-divisions"))
        if settings.division < max(4, found.size):
            least = max(4, found.size)
            raise Illegal(msg("league-number", least=least, most=BOUNDS["division"][1]))
