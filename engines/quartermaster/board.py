"""Units on the map: who stands where, which straits are open and how far things are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.kit.graph import Graph, Mask
from engines.quartermaster import components
from engines.quartermaster.state import Protection, State

KEPT = 1 << 14
"""Answers about the map that are kept: the same ones are wanted again and again in a position."""


def team_units(state: State, team: components.Team) -> Mask:
    a, b, c = components.MEMBERS[team]
    units = state.units
    return units[a] | units[b] | units[c]


def enemies(state: State, country: components.Country) -> Mask:
    return team_units(state, "allies" if components.TEAM[country] == "axis" else "axis")


def friends(state: State, country: components.Country) -> Mask:
    return team_units(state, components.TEAM[country])


def standing(state: State, space: components.Space) -> list[components.Country]:
    """Whose units are in a space, in turn order (QM-4.2, 4.3)."""
    bit = components.BIT[space]
    return [country for country in components.COUNTRIES if state.units[country] & bit]


def has_unit(state: State, country: components.Country, space: components.Space) -> bool:
    return bool(state.units[country] & components.BIT[space])


def pool(state: State, country: components.Country, unit: components.Unit) -> int:
    """Units of a kind still off the board, QM-4.5."""
    return (
        components.LIMIT[country][unit] - (state.units[country] & components.KIND[unit]).bit_count()
    )


def protected(
    state: State, country: components.Country, space: components.Space
) -> Protection | None:
    for shield in state.protected:
        if shield.country == country and shield.space == space:
            return shield
    return None


def removable(state: State, country: components.Country) -> Mask:
    """Units nothing protects (QM-4.9, 15.14)."""
    found = state.units[country]
    for shield in state.protected:
        if shield.country == country:
            found &= ~components.BIT[shield.space]
    return found


# ---- straits and distance: QM-3.8 to 3.12


def geography(state: State, team: components.Team, extra: Mask = 0) -> Graph:
    """The map as one team may use it now (QM-3.11); `extra` are units of it only thought of."""
    axis = team_units(state, "axis")
    # QM-3.9: an Army of the team, supplied or not; without one the Allies. QM-3.10 for this team.
    open_straits = (
        (axis | extra) & components.CONTROL if team == "axis" else components.CONTROL & ~axis
    )
    return components.graph(open_straits, state.rules.jutland)


@lru_cache(KEPT)
def around(world: Graph, places: Mask) -> Mask:
    """All neighbours of a set of spaces."""
    return world.around(places)


def open_for(state: State, strait: components.StraitRow) -> components.Team:
    return "axis" if team_units(state, "axis") & components.BIT[strait.control] else "allies"


def straits(state: State) -> dict[str, components.Team]:
    return {strait.id: open_for(state, strait) for strait in components.STRAITS}


def within(state: State, team: components.Team, start: Mask, steps: int) -> Mask:
    """Everything at most so many steps away, over land and sea alike (QM-3.12)."""
    world = geography(state, team)
    for _ in range(steps):
        start |= world.around(start)
    return start


def companions(state: State, country: components.Country, space: components.Space) -> int:
    """How many other countries of the team stand in a space."""
    return sum(c != country and has_unit(state, c, space) for c in components.FRIENDS[country])


def bits(places: Mask) -> Iterator[Mask]:
    while places:
        low = places & -places
        yield low
        places ^= low
