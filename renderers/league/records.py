"""What the pictures of a league show: plain records, with people already called by their names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engines.contract import Msg

Moves = Literal["up", "down", ""]
"""Who goes to the division above or below at the end, as things stand."""


@dataclass(frozen=True, slots=True)
class Score:
    """One game in somebody's row: the place they took, and whether they shared it."""

    place: int
    won: bool = False
    shared: bool = False
    table: int = 0
    points: float = 0.0


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of the standings."""

    place: int
    name: str
    points: float
    games: int
    wins: int = 0
    tie: str = ""
    """What put this person behind the one above with the same points: one of `TIES`."""
    goes: Moves = ""
    left: bool = False
    form: tuple[Score, ...] = ()
    """Their games, the latest last."""
    rounds: Mapping[int, tuple[Score, ...]] = field(default_factory=dict)
    """Their games by the number of the round."""


@dataclass(frozen=True, slots=True)
class Standings:
    title: str
    about: Msg
    """Season, round, division: one line."""
    rows: tuple[Standing, ...]
    page: int = 0


@dataclass(frozen=True, slots=True)
class Cross:
    """Everybody against everybody. `met` holds, for each meeting of two rows, 1, a half or 0 for
    the first, in the order in which they were played; None where they were on one side."""

    title: str
    about: Msg
    rows: tuple[Standing, ...]
    met: Mapping[tuple[int, int], tuple[float | None, ...]]


@dataclass(frozen=True, slots=True)
class Share:
    """How many of so many games were won. `name` says with what: a side, a title."""

    name: Msg
    won: float
    games: int


@dataclass(frozen=True, slots=True)
class Shares:
    """Shares that belong together, under a heading."""

    heading: Msg
    rows: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class Strength:
    """A rating in one title."""

    title: Msg
    shown: float
    games: int
    provisional: bool
    place: int = 0
    """Among all who have one that is not provisional; 0 without."""
    of: int = 0


@dataclass(frozen=True, slots=True)
class Season:
    """How somebody came in in one season."""

    name: str
    place: int
    of: int


@dataclass(frozen=True, slots=True)
class Card:
    """One player."""

    name: str
    about: Msg
    reliability: Msg
    games: int
    wins: int
    strengths: tuple[Strength, ...] = ()
    sides: tuple[Shares, ...] = ()
    seasons: tuple[Season, ...] = ()


@dataclass(frozen=True, slots=True)
class Sides:
    """Win rates by side, a group for each title."""

    title: str
    about: Msg
    groups: tuple[Shares, ...]


@dataclass(frozen=True, slots=True)
class Champions:
    """The first three of one season, best first."""

    season: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hall:
    """Hall of fame: the latest season first; `records` are sentences."""

    title: str
    seasons: tuple[Champions, ...]
    records: tuple[Msg, ...] = ()


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a season."""

    title: str
    about: Msg
    rows: tuple[Standing, ...]
    facts: tuple[Msg, ...] = ()
    """What is worth remembering, a sentence each."""


Record = Standings | Cross | Card | Sides | Hall | Ending
