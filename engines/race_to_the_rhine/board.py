"""The printed board as the rules ask about it: neighbours, roads, and who is shut out where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from engines.kit.graph import Graph, Mask
from engines.race_to_the_rhine.components import ARMIES, ARROWS, BOX, CORPS, SPACES, Army

GRAPH = Graph(sorted(SPACES), ((arrow.a, arrow.b) for arrow in ARROWS.values()))
"""Every space in the order of its id (RR-1.14), joined by arrows of any colour (RR-2.13)."""

BIT = GRAPH.bit


def _mask(flag: str) -> Mask:
    return GRAPH.mask(space.id for space in SPACES.values() if getattr(space, flag))


VICTORY = GRAPH.mask(space.id for space in SPACES.values() if not space.lanes)
SYMBOLS = _mask("resistance_symbol")
STARTS = _mask("start_of")  # RR-2.8
REFERENCE = BIT[BOX.map.encirclement_reference]

Roads = Mapping[str, tuple[tuple[str, str], ...]]


def _roads(army: Army) -> Roads:
    found: dict[str, list[tuple[str, str]]] = {place: [] for place in SPACES}
    for arrow in ARROWS.values():
        if army in arrow.colours:
            found[arrow.a].append((arrow.b, arrow.id))
            found[arrow.b].append((arrow.a, arrow.id))
    return {place: tuple(sorted(ends)) for place, ends in found.items()}


ROADS: Mapping[Army, Roads] = {army: _roads(army) for army in ARMIES}
"""For each army and space: the spaces its arrows lead to, with the arrow (RR-2.11)."""

ROAD_GRAPHS: Mapping[Army, Graph] = {
    army: Graph(GRAPH.places, ((a.a, a.b) for a in ARROWS.values() if army in a.colours))
    for army in ARMIES
}

HOME: Mapping[Army, str] = {
    space.main_base_of: space.id for space in SPACES.values() if space.main_base_of
}
"""Main bases as printed; see `position.main_base`."""

SECOND_HOME: Mapping[Army, str] = {
    space.becomes_main_base_of: space.id for space in SPACES.values() if space.becomes_main_base_of
}
BLOCKADE = tuple(space.id for space in SPACES.values() if space.antwerp_blockade)

ADVANCE_BASES: Mapping[Army, tuple[str, ...]] = {
    army: tuple(
        sorted(space.id for space in SPACES.values() if space.advance_base and army in space.lanes)
    )
    for army in ARMIES
}
ONCE_BASES = frozenset(space.id for space in SPACES.values() if space.advance_base_uses)
"""Advance bases that serve once in a game (RR-6.5)."""

CORPS_OF: Mapping[Army, tuple[str, ...]] = {
    army: tuple(corps.id for corps in CORPS.values() if corps.army == army) for army in ARMIES
}


@dataclass(frozen=True, slots=True)
class Field:
    """The board of one set of armies in play."""

    closed: Mapping[str, Army]
    """Spaces that an absent army holds (RR-4.15 to 4.18)."""
    fixed: Mapping[str, Army]
    """Closed and permanently controlled spaces: what no token can change."""
    fixed_mask: Mask
    lanes: Mapping[str, tuple[Army, ...]]
    """Armies in play that may enter; a single one makes the space a normal one (RR-4.16)."""


@cache
def field_of(armies: tuple[Army, ...]) -> Field:
    closed: dict[str, Army] = {}
    for space in SPACES.values():
        absent = [army for army in space.lanes if army not in armies]
        if len(armies) == 1:  # RR-4.17
            shut = space.id in BOX.map.closed_in_solo.get(armies[0], ())
            absent = absent if shut or armies[0] not in space.lanes else []
        elif len(absent) < len(space.lanes):  # RR-4.16
            absent = [a for a in absent if a not in BOX.map.shared_stay_open_without]
        if absent:
            closed[space.id] = absent[0]
    permanent = {s.id: s.permanent for s in SPACES.values() if s.permanent in armies}
    fixed = closed | {place: army for place, army in permanent.items() if army}
    lanes = {s.id: tuple(a for a in s.lanes if a in armies) for s in SPACES.values()}
    return Field(closed, fixed, GRAPH.mask(fixed), lanes)


@lru_cache(maxsize=2048)
def linked_through(passable: Mask) -> Mask:
    """Which of these spaces hang together with Düsseldorf (RR-1.10)."""
    return GRAPH.linked(REFERENCE, passable)
