"""Where units can be formed, move to and attack (6.1 to 6.3), whatever it costs.

Answers depend on the position alone and are kept with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from engines.kit.graph import Mask
from engines.total_domination import components as c
from engines.total_domination.position import Group, Position, kept, owned
from engines.total_domination.state import State, Unit

KINDS: tuple[c.Kind, ...] = (*c.LINE, "bomber")  # type: ignore[assignment]

# ---- forming: 6.1


def sites(pos: Position, nation: c.Nation, kind: c.Kind) -> Mask:
    """Homes where the nation forms units of a kind, room not counted (TD-6.1.2, 6.1.4)."""
    power = pos.owner[nation]
    if not power:
        return 0
    if kind == "bomber" and nation != power:  # TD-6.1.5
        return 0
    works = c.SHIPYARDS if kind == "fleet" else c.FACTORIES
    # TD-6.1.3: control is enough; TD-6.1.13: not where it lies in ruins.
    return c.HOMES_OF[nation] & works & c.FITS[kind] & pos.control[power] & ~pos.destroyed


@kept
def sites_of(pos: Position, unit: Unit) -> Mask:
    nation, _, kind = unit.partition(".")
    return sites(pos, nation, kind)  # type: ignore[arg-type]


@kept
def forming(pos: Position, power: c.Power, kind: c.Kind) -> Mask:
    """Where a power can form a unit of a kind now: pool and room are there."""
    found = 0
    for nation in pos.owned[power]:
        if pos.pool(f"{nation}.{kind}") > 0:
            found |= sites(pos, nation, kind) & ~pos.full
    return found


def nation_at(home: c.Space) -> c.Nation:
    """Whose units are formed on a home (TD-D.19)."""
    return c.SPACES[home].home_of or ""


def bombers_left(state: State, pos: Position, power: c.Power) -> int:
    """How many more bombers a power may have (TD-6.1.6)."""
    if not state.rules.bombers:
        return 0
    limits = c.TABLES.bombers
    most = limits.heavy if "heavy_bombers" in state.powers[power].techs else limits.limit
    return most - pos.counts.get(f"{power}.bomber", 0)


def uboat_sites(state: State, pos: Position) -> Mask:
    """Where a U-boat can be: two at most on a space (TD-11.2.4)."""
    found = c.UBOAT_SPACES & c.IN_PLAY[pos.arctic]
    for space in dict.fromkeys(state.uboats):
        if state.uboats.count(space) >= c.TABLES.stacking.uboats:
            found &= ~c.BIT[space]
    return found


# ---- moving: 6.2


@kept
def enterable(pos: Position, power: c.Power) -> Mask:
    """Spaces a power may enter (TD-6.2.5)."""
    a, b = c.ENEMIES[power]
    enter = c.HOMELESS & c.IN_PLAY[pos.arctic] | pos.homes[a] | pos.homes[b]
    if c.SIDE[power] == c.AXIS and not pos.closed:  # TD-6.2.12, 12.1.3
        enter |= pos.homes[""]
    ally = c.ALLY[power]
    shut = pos.neutral | pos.uninvolved | pos.line[a] | pos.line[b]
    shut |= pos.line[ally] | pos.bombers[ally]  # TD-3.7.1, 3.8.10, 6.2.11
    return enter & ~shut & ~pos.control[power]


@kept
def goals(pos: Position, power: c.Power, kind: c.Kind, space: c.Space) -> Mask:
    """Where a unit can end a move."""
    start = c.BIT[space]
    if not pos.fed[power] & start:  # TD-6.2.2
        return 0
    kept, enter, by_land, by_sea = _goals(pos, power, kind)
    near, over_land, over_sea = hubs(pos.arctic, pos.passable[power], space)
    enter |= over_land & by_land | over_sea & by_sea
    if not pos.control[power] & start:  # TD-6.2.6
        enter &= around(pos.arctic, pos.control[power])
    return (kept | enter) & near & ~start  # TD-6.2.7


@kept
def _goals(pos: Position, power: c.Power, kind: c.Kind) -> tuple[Mask, Mask, Mask, Mask]:
    """Where units of a kind can end a move, wherever they start: on own ground; on ground that is
    entered by any route, by land, by sea."""
    fit = c.FITS[kind] & ~pos.full  # TD-3.7.4, 3.7.7
    kept = pos.passable[power] & fit  # TD-6.2.4 (a), 6.2.10
    enter = enterable(pos, power) & (fit | c.FITS[kind] & caught(pos, power))
    if kind == "bomber":  # TD-6.2.14
        kept &= (pos.homes[power] | pos.line[power]) & ~c.ARCTIC
        enter &= pos.line[power] & ~c.ARCTIC
    land, sea = opened(pos, kind)  # elsewhere the shape decides: TD-6.2.9
    return kept, enter & ~c.COASTAL, enter & c.COASTAL & land, enter & c.COASTAL & sea


def caught(pos: Position, power: c.Power) -> Mask:
    """Enemy bombers with no other unit: they make room by dying (TD-6.2.13)."""
    a, b = c.ENEMIES[power]
    return (pos.bombers[a] | pos.bombers[b]) & ~(pos.line[a] | pos.line[b])


@lru_cache(maxsize=1 << 14)
def around(arctic: bool, spaces: Mask) -> Mask:
    return c.GRAPHS[arctic].around(spaces)


@lru_cache(maxsize=1 << 14)
def hubs(arctic: bool, passable: Mask, space: c.Space) -> tuple[Mask, Mask, Mask]:
    """What is next to a start and to the ground that can be crossed from it: by any route, by land,
    by sea."""
    graph = c.GRAPHS[arctic]
    crossed = graph.linked(c.BIT[space], passable) | c.BIT[space]
    return (
        graph.around(crossed),
        c.BY_LAND[arctic].around(crossed),
        c.BY_SEA[arctic].around(crossed),
    )


def opened(pos: Position, kind: c.Kind) -> tuple[Mask, Mask]:
    """Coasts a unit of this kind may come to over land and over the sea: armies lead the way by
    land, fleets by sea, and others follow in the same turn (TD-6.2.8)."""
    if kind == "army":
        return c.COASTAL, pos.by_sea
    return pos.by_land, c.COASTAL if kind == "fleet" else pos.by_sea


def path(
    pos: Position, power: c.Power, kind: c.Kind, start: c.Space, goal: c.Space
) -> list[c.Space]:
    """A shortest legal way, for the log (TD-E.7, 6.2.18)."""
    graph = c.GRAPHS[pos.arctic]
    step = _last_step(pos, power, kind, goal)
    rings = graph.rings(c.BIT[start], pos.passable[power])
    at = next((i for i, ring in enumerate(rings) if ring & step), 0)
    way = [goal]
    here = rings[at] & step
    while at:
        last = c.named(here)[0]
        way.append(last)
        at -= 1
        here = rings[at] & graph.near(last)
    return [start, *reversed(way)]


def _last_step(pos: Position, power: c.Power, kind: c.Kind, goal: c.Space) -> Mask:
    """From where the goal is entered."""
    end = c.BIT[goal]
    if not end & c.COASTAL & ~pos.control[power]:
        return c.GRAPHS[pos.arctic].near(goal)
    land, sea = opened(pos, kind)
    found = c.BY_LAND[pos.arctic].near(goal) if end & land else 0
    return found | (c.BY_SEA[pos.arctic].near(goal) if end & sea else 0)


# ---- attacking: 6.3


def attackers(pos: Position, power: c.Power) -> Mask:
    """Supplied line units (TD-6.3.1) of whatever kind, as often as they like (TD-6.3.3); no bombers
    and no U-boats (TD-6.3.4)."""
    return pos.line[power] & pos.fed[power]


def in_reach(pos: Position, power: c.Power) -> Mask:
    """Next to a supplied line unit, or the own capital (TD-6.3.6)."""
    return around(pos.arctic, attackers(pos, power)) | pos.homes[power] & c.CAPITALS


def hostile(pos: Position, power: c.Power) -> Mask:
    """Spaces with enemy units (TD-0.7)."""
    a, b = c.ENEMIES[power]
    found = pos.line[a] | pos.line[b] | pos.bombers[a] | pos.bombers[b] | pos.neutral
    if c.SIDE[power] == c.AXIS and not pos.closed:
        found |= pos.uninvolved
    return found


def targets(pos: Position, power: c.Power, space: c.Space) -> list[Group]:
    """Units on a space that can be attacked."""
    return _targets(pos.at(space), enemies(pos.owners, c.SIDE[power], pos.closed))


@lru_cache(maxsize=1 << 12)
def _targets(groups: tuple[Group, ...], enemies: frozenset[c.Nation]) -> list[Group]:
    """Bombers only when alone (TD-6.3.5)."""
    found = [group for group in groups if group.nation in enemies]
    return [group for group in found if group.kind in c.LINE] or found


@cache
def enemies(owners: tuple[c.Power, ...], side: c.Side, closed: bool) -> frozenset[c.Nation]:
    """Nations whose units a side can attack."""
    foes = {nation for power in c.MEMBERS[c.FOE[side]] for nation in owned(owners)[power]}
    # TD-3.2.4 to 3.2.6, 6.3.7
    nobodys = owned(owners)[""] if side == c.AXIS and not closed else [c.NEUTRAL]
    return frozenset({*foes, *nobodys})


def sinkable(state: State, pos: Position, power: c.Power) -> Mask:
    """U-boats beside a supplied fleet (TD-6.3.9)."""
    if c.SIDE[power] != c.ALLIES or not state.uboats:
        return 0
    return pos.uboats & pos.fleets[power] & pos.fed[power]


def quellable(state: State, pos: Position, power: c.Power) -> list[c.Space]:
    """Resistance beside a supplied army (TD-6.3.9)."""
    if c.SIDE[power] != c.AXIS or not state.resistance:
        return []
    return [
        space
        for space in dict.fromkeys(state.resistance)
        if pos.fed[power] & c.BIT[space] and any(runs(pos, power, g, "army") for g in pos.at(space))
    ]


def runs(pos: Position, power: c.Power, group: Group, kind: c.Kind) -> bool:
    return group.kind == kind and pos.owner[group.nation] == power


# ---- costs: 6.1.1, 6.2.1, 6.3.2


def form_cost(techs: Sequence[c.Tech], kind: c.Kind) -> int:
    """TD-6.1.1, 8.1.8, 8.1.9."""
    base = c.TABLES.costs.form[kind]
    if kind == "uboat":  # TD-11.2.2
        return base
    cheaper = "shipyard_industry" if kind == "fleet" else "production_optimization"
    return base - (cheaper in techs)


def move_cost(techs: Sequence[c.Tech], kind: c.Kind) -> int:
    """TD-6.2.1, 8.1.1, 8.1.5."""
    base = c.TABLES.costs.move[kind]
    if kind == "uboat":  # TD-6.2.16
        return base
    cheaper = "landing_craft" if kind == "fleet" else "mechanization"
    return base - (cheaper in techs)


@cache
def form_costs(techs: tuple[c.Tech, ...]) -> dict[c.Kind, int]:
    return {kind: form_cost(techs, kind) for kind in KINDS}


@cache
def move_costs(techs: tuple[c.Tech, ...]) -> dict[c.Kind, int]:
    return {kind: move_cost(techs, kind) for kind in KINDS}


def attack_cost(techs: Sequence[c.Tech], kind: c.Kind, coastal: bool) -> int:
    """The lowest that applies (TD-6.3.2, 8.1.2, 8.1.3, 8.1.6, 8.1.7); `coastal` is the target's
    space."""
    artillery, aircraft = "self_propelled_artillery" in techs, "ground_attack_aircraft" in techs
    battleships, carriers = "modern_battleships" in techs, "aircraft_carriers" in techs
    own, finest, other = artillery, aircraft, carriers
    if kind == "fleet":
        own, finest, other = battleships, carriers, aircraft
    base = c.TABLES.costs.attack[kind]
    if finest or (coastal and other and own):
        return base - 2
    return base - 1 if own or (coastal and other) else base


@cache
def attack_costs(techs: tuple[c.Tech, ...]) -> dict[tuple[c.Kind, bool], int]:
    """The cost of every kind of target, inland or on an island, and on a coast."""
    coasts = (False, True)
    return {(kind, coast): attack_cost(techs, kind, coast) for kind in KINDS for coast in coasts}


def is_coastal(space: c.Space) -> bool:
    return bool(c.BIT[space] & c.COASTAL)


# ---- satellites, resistance: 7.2


def resistance_sites(pos: Position) -> Mask:
    """Axis ground that is no Axis home, where an army can stand (TD-7.2.12)."""
    held = homes = 0
    for power in c.POWERS:
        if c.SIDE[power] == c.AXIS:
            held |= pos.control[power]
            homes |= pos.homes[power]
    return held & ~homes & c.FOR_ARMIES


@kept
def own_units(pos: Position, power: c.Power) -> list[tuple[Unit, c.Space]]:
    """Every kind of unit of a power on every space, in the order of the map."""
    here = pos.line[power] | pos.bombers[power]
    return [(group.unit, space) for space in c.named(here) for group in pos.at(space)]
