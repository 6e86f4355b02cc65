"""The games the bot knows: ours, and those of installed packages. To add one of ours, add its line.

A package names its `Title` as an entry point of the group `adjutant.games`. Its rules are read at
once, so that a package that does not fit is left out, whatever it does, and nothing else is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from engines.contract import CONTRACT, Engine, Illegal, Title, msg

GROUP = "adjutant.games"
GAMES: dict[str, Title] = {}
LEFT_OUT: dict[str, str] = {}
"""Why a game is not among them."""


@cache
def engine(name: str) -> Engine[Any]:
    """The rules of a game; its data is read on first use."""
    if name not in GAMES:
        raise Illegal(msg("table-no-rules", game=name))
    found: Engine[Any] = import_module(GAMES[name].engine).ENGINE
    return found


def admit(name: str, read: Callable[[], Title]) -> None:
    """Take a game in, or note why it is left out."""
    before = GAMES.get(name)
    try:
        title = read()
        if fault := unfit(name, title):
            LEFT_OUT[name] = fault
            return
        GAMES[name] = title
        if title.package:
            engine(name)
    except Exception as error:
        LEFT_OUT[name] = f"{type(error).__name__}: {error}"
        if before is None:
            GAMES.pop(name, None)


def unfit(name: str, title: Title) -> str:
    """Why a game cannot be taken in; nothing if it can."""
    if title.contract != CONTRACT:
        newer = "Adjutant" if title.contract > CONTRACT else "the game"
        return f"written for contract {title.contract}, but this is {CONTRACT}: upgrade {newer}"
    if name != title.name:
        return f"its entry point is called {name}, but the game {title.name}"
    same = [g for g, other in GAMES.items() if g == name or other.prefix == title.prefix]
    return f"{same[0]} has the same name or prefix ({title.prefix})" if same else ""


OURS = (
    Title("race_to_the_rhine", "rr", 1),
    Title("quartermaster", "qm", 1),
    Title("attack", "at", 1),
    Title("total_domination", "td", 1),
    Title("overlord", "ov", 1),
)
for ours in OURS:
    admit(ours.name, lambda title=ours: title)  # type: ignore[misc]
for point in entry_points(group=GROUP):
    admit(point.name, point.load)
