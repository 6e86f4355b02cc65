"""Units on the map: who stands where, which straits are open and how far things are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.kit.graph import Graph, Mask
from engines.quartermaster.components import (
    BIT,
    CONTROL,
    COUNTRIES,
    FRIENDS,
    KIND,
    LIMIT,
    MEMBERS,
    STRAITS,
    TEAM,
    Country,
    Space,
    StraitRow,
    Team,
    Unit,
    graph,
)
from engines.quartermaster.state import Protection, State

KEPT = 1 << 14
"""Answers about the map that are kept: the same ones are wanted again and again in a position."""


def team_units(state: State, team: Team) -> Mask:
    a, b, c = MEMBERS[team]
    units = state.units
    return units[a] | units[b] | units[c]


def enemies(state: State, country: Country) -> Mask:
    return team_units(state, "allies" if TEAM[country] == "axis" else "axis")


def friends(state: State, country: Country) -> Mask:
    return team_units(state, TEAM[country])


def standing(state: State, space: Space) -> list[Country]:
    """Whose units are in a space, in turn order (QM-4.2, 4.3)."""
    bit = BIT[space]
    return [country for country in COUNTRIES if state.units[country] & bit]


def has_unit(state: State, country: Country, space: Space) -> bool:
    return bool(state.units[country] & BIT[space])


def pool(state: State, country: Country, unit: Unit) -> int:
    """Units of a kind still off the board, QM-4.5."""
    return LIMIT[country][unit] - (state.units[country] & KIND[unit]).bit_count()


def protected(state: State, country: Country, space: Space) -> Protection | None:
    for shield in state.protected:
        if shield.country == country and shield.space == space:
            return shield
    return None


def removable(state: State, country: Country) -> Mask:
    """Units nothing protects (QM-4.9, 15.14)."""
    found = state.units[country]
    for shield in state.protected:
        if shield.country == country:
            found &= ~BIT[shield.space]
    return found


# ---- straits and distance: QM-3.8 to 3.12


def geography(state: State, team: Team, extra: Mask = 0) -> Graph:
    """The map as one team may use it now (QM-3.11); `extra` are units of it only thought of."""
    axis = team_units(state, "axis")
    # QM-3.9: an Army of the team, supplied or not; without one the Allies. QM-3.10 for this team.
    open_straits = (axis | extra) & CONTROL if team == "axis" else CONTROL & ~axis
    return graph(open_straits, state.rules.jutland)


@lru_cache(KEPT)
def around(world: Graph, places: Mask) -> Mask:
    """All neighbours of a set of spaces."""
    return world.around(places)


def open_for(state: State, strait: StraitRow) -> Team:
    return "axis" if team_units(state, "axis") & BIT[strait.control] else "allies"


def straits(state: State) -> dict[str, Team]:
    return {strait.id: open_for(state, strait) for strait in STRAITS}


def within(state: State, team: Team, start: Mask, steps: int) -> Mask:
    """Everything at most so many steps away, over land and sea alike (QM-3.12)."""
    world = geography(state, team)
    for _ in range(steps):
        start |= world.around(start)
    return start


def companions(state: State, country: Country, space: Space) -> int:
    """How many other countries of the team stand in a space."""
    return sum(c != country and has_unit(state, c, space) for c in FRIENDS[country])


def bits(places: Mask) -> Iterator[Mask]:
    while places:
        low = places & -places
        yield low
        places ^= low
