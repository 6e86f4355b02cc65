"""What follows from a position: control, supply, room, points (3.7 to 3.9, 5.1).

All of it is found anew whenever the board has changed (TD-0.10) and kept for the next question.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import compress, count
from operator import ne
from typing import Any, NamedTuple

from engines.kit.graph import Mask
from engines.total_domination import components
from engines.total_domination.state import Stack, State, Unit

Facts = tuple[
    tuple[Stack, ...],
    tuple[components.Power, ...],
    tuple[components.Space, ...],
    tuple[components.Space, ...],
    tuple[components.Space, ...],
    tuple[components.Space, ...],
    bool,
    bool,
]
"""What a position follows from: stacks by space; owners; U-boats, ruins and, in this turn, coasts
entered by sea and by land (TD-6.2.8); whether the Arctic is in play, and neutral homes are closed.
"""

kept = lru_cache(maxsize=32)
"""What is found out about a position is asked for again while it stands."""


class Group(NamedTuple):
    """Units of one nation and kind on one space."""

    unit: Unit
    nation: components.Nation
    kind: components.Kind
    n: int
    spent: int


@cache
def groups(stack: Stack) -> tuple[Group, ...]:
    found: dict[Unit, list[int]] = {}
    for word in stack.split():
        tally = found.setdefault(word.rstrip("!"), [0, 0])
        tally[0] += 1
        tally[1] += word.endswith("!")
    return tuple(
        Group(unit, unit.partition(".")[0], components.kind_of(unit), n, spent)
        for unit, (n, spent) in found.items()
    )


@cache
def size(stack: Stack) -> int:
    return len(stack.split())


class _Nobody:
    """A board without units."""

    stacks: tuple[Stack, ...] = ("",) * len(components.PLACES)
    line: dict[components.Power, Mask] = dict.fromkeys(components.POWERS, 0)
    fleets = stacked = bombers = ready = line
    neutral = uninvolved = full = 0


class Position:
    """Masks of spaces by power. `thoughts` keeps what computers think of it."""

    __slots__ = (
        "arctic", "bombers", "by_land", "by_sea", "closed", "control", "counts", "destroyed",
        "facts", "fed", "fleets", "full", "homes", "line", "neutral", "owned", "owner", "owners",
        "passable", "ready", "stacked", "stacks", "supplied", "thoughts", "uboats", "uninvolved",
    )  # fmt: skip

    def __init__(self, facts: Facts, like: Position | None = None) -> None:
        """What has not changed since a `like` position is taken from it."""
        stacks, owners, uboats, destroyed, by_sea, by_land, self.arctic, self.closed = facts
        self.facts, self.stacks, self.owners = facts, stacks, owners
        self.uboats, self.destroyed = components.mask(uboats), components.mask(destroyed)
        self.by_sea, self.by_land = components.mask(by_sea), components.mask(by_land)
        self.thoughts: dict[Any, Any] = {}
        self.owner = _owner(owners)
        self.owned = owned(owners)
        self.homes = _homes(owners, self.arctic)
        self._count(stacks, like if like and like.owner is self.owner else None)
        self.control = self._controlled()
        self.supplied: dict[components.Power, Mask] = {}
        self.passable: dict[components.Power, Mask] = {}
        self.fed: dict[components.Power, Mask] = {}
        """Where units of a power are supplied (TD-3.9.2)."""
        for power in components.POWERS:
            own = self.control[power]
            traced = own  # TD-3.9.6
            if uboats and components.SIDE[power] == components.ALLIES:
                traced |= self.line[power] & self.uboats & components.HOMELESS
            # Homes of coalition and joined nations are sources as well: TD-3.9.4.
            found, self.fed[power] = _fed(self.arctic, self.homes[power] & own, traced)
            self.supplied[power] = found
            self.passable[power] = found & own

    def _count(self, stacks: tuple[Stack, ...], like: Position | None) -> None:
        """Who stands where."""
        self.counts: dict[Unit, int] = dict(like.counts) if like else {}
        old: Position | type[_Nobody] = like or _Nobody
        self.line: dict[components.Power, Mask] = dict(old.line)
        self.fleets: dict[components.Power, Mask] = dict(old.fleets)
        self.stacked: dict[components.Power, Mask] = dict(old.stacked)
        """Spaces with two or more line units of a power."""
        self.bombers: dict[components.Power, Mask] = dict(old.bombers)
        self.ready: dict[components.Power, Mask] = dict(old.ready)
        """Spaces with a bomber not yet used."""
        self.neutral: Mask = old.neutral
        self.uninvolved: Mask = old.uninvolved
        self.full: Mask = old.full
        was = old.stacks
        for at in compress(count(), map(ne, stacks, was)):
            if was[at]:
                self._forget(was[at], ~(1 << at))
            if stacks[at]:
                self._add(stacks[at], 1 << at, components.LIMIT[components.PLACES[at]])

    def _forget(self, stack: Stack, rest: Mask) -> None:
        for group in groups(stack):
            self.counts[group.unit] -= group.n
            if power := self.owner[group.nation]:
                for masks in (self.line, self.fleets, self.stacked, self.bombers, self.ready):
                    masks[power] &= rest
        self.neutral &= rest
        self.uninvolved &= rest
        self.full &= rest

    def _add(self, stack: Stack, bit: Mask, limit: int) -> None:
        lines = size = 0
        for unit, nation, kind, n, spent in groups(stack):
            self.counts[unit] = self.counts.get(unit, 0) + n
            size += n
            power = self.owner[nation]
            if not power:
                if nation == components.NEUTRAL:
                    self.neutral |= bit
                else:
                    self.uninvolved |= bit
            elif kind in components.LINE:
                lines += n
                self.line[power] |= bit
                if kind == "fleet":
                    self.fleets[power] |= bit
                if lines > 1:
                    self.stacked[power] |= bit
            else:
                self.bombers[power] |= bit
                if n > spent:
                    self.ready[power] |= bit
        if size >= limit:  # TD-3.7.2
            self.full |= bit

    def _controlled(self) -> dict[components.Power, Mask]:
        """Who controls what, of line units alone (TD-3.8.1, 3.8.2): the units of a coalition nation
        count for the power that runs it (TD-3.8.9)."""
        line, homes, two = self.line, self.homes, self.stacked
        control = {}
        for power in components.POWERS:
            a, b = components.ENEMIES[power]
            own = homes[power] & ~(line[a] | line[b])  # TD-3.5.2, 3.8.3
            strong = (
                line[power] & ~components.CAPITALS | two[power]
            )  # one unit takes no capital: TD-3.8.5
            taken = strong & (homes[a] | homes[b])  # TD-3.8.4 to 3.8.6
            if components.SIDE[power] == components.AXIS:
                taken |= strong & homes[""]  # TD-3.8.7
                free = line[power] & components.HOMELESS  # TD-3.8.8
            else:
                free = line[power] & components.HOMELESS & ~self.uboats  # TD-11.2.8
            control[power] = own | taken | free
        return control

    # ---- questions

    def controller(self, space: components.Space) -> components.Power:
        bit = components.BIT[space]
        return next((power for power in components.POWERS if self.control[power] & bit), "")

    def at(self, space: components.Space) -> tuple[Group, ...]:
        return groups(self.stacks[components.BIT[space].bit_length() - 1])

    def room(self, space: components.Space) -> int:
        """For how many more units there is room (TD-3.7.2)."""
        return components.LIMIT[space] - size(self.stacks[components.BIT[space].bit_length() - 1])

    def pool(self, unit: Unit) -> int:
        """What is left of a nation's units (TD-1.1)."""
        nation, _, kind = unit.partition(".")
        return components.TABLES.pools[nation].get(kind, 0) - self.counts.get(unit, 0)  # type: ignore[call-overload,no-any-return]


@cache
def _owner(owners: tuple[components.Power, ...]) -> dict[components.Nation, components.Power]:
    others = (*components.TABLES.owners, *components.TABLES.joins)
    return (
        {power: power for power in components.POWERS}
        | dict(zip(others, owners, strict=True))
        | {components.NEUTRAL: ""}
    )


@cache
def owned(owners: tuple[components.Power, ...]) -> dict[components.Power, list[components.Nation]]:
    """The nations a power runs; under the empty name those nobody does."""
    found: dict[components.Power, list[components.Nation]] = {}
    for nation, power in _owner(owners).items():
        found.setdefault(power, []).append(nation)
    return found


@cache
def _homes(owners: tuple[components.Power, ...], arctic: bool) -> dict[components.Power, Mask]:
    """Homes of each power (TD-0.6); under the empty name those of nobody."""
    found = dict.fromkeys((*components.POWERS, ""), 0)
    for nation, power in _owner(owners).items():
        found[power] |= components.HOMES_OF.get(nation, 0) & components.IN_PLAY[arctic]
    return found


@lru_cache(maxsize=1 << 14)
def _fed(arctic: bool, sources: Mask, through: Mask) -> tuple[Mask, Mask]:
    """What is supplied, and where units are (TD-3.9.1, 3.9.2)."""
    graph = components.GRAPHS[arctic]
    found = graph.linked(sources, through)
    return found, found | graph.around(found)


@lru_cache(maxsize=128)
def _position(facts: Facts) -> Position:
    return Position(facts, _latest[0])


_latest: list[Position | None] = [None]
"""The last one asked for: mostly the same is asked for again, or one that differs by a unit or two.
Nothing follows from it."""


def of(state: State) -> Position:
    rules = state.rules
    facts = (
        tuple(state.board.values()),
        tuple(state.owners.values()),
        tuple(state.uboats),
        tuple(state.destroyed),
        tuple(state.by_sea),
        tuple(state.by_land),
        rules.arctic,
        rules.scenario == "rise",
    )
    found = _latest[0]
    if found is None or found.facts != facts:
        found = _latest[0] = _position(facts)
    return found


def imagined(pos: Position, stacks: tuple[Stack, ...]) -> Position:
    """The same with other units on the board. Not kept: whoever thinks ahead thinks of much."""
    return Position((stacks, *pos.facts[1:]), pos)


# ---- points


def points(state: State, power: components.Power) -> int:
    """VP of a power, from the position (TD-5.1.1)."""
    return points_at(state, of(state), power)


def points_at(state: State, pos: Position, power: components.Power) -> int:
    """The same with other units on the board."""
    return (
        worth(state, pos, pos.control[power], power)  # TD-5.1.3
        + sum(components.CARDS[card].event.vp for card in state.powers[power].diplomacy)  # TD-5.1.4
        + tech_points(state, power)
    )


def worth(state: State, pos: Position, spaces: Mask, power: components.Power) -> int:
    """Stars, less resistance under an Axis power (TD-5.1.2)."""
    total = components.value(spaces)
    if state.resistance and components.SIDE[power] == components.AXIS:
        for space in dict.fromkeys(state.resistance):
            if spaces & components.BIT[space]:
                total -= min(state.resistance.count(space), components.value(components.BIT[space]))
    return total


def tech_points(state: State, power: components.Power) -> int:
    """TD-8.2.2; in a solo game those of the Axis bring nothing (TD-13.2.6)."""
    if state.rules.solo and components.SIDE[power] == components.AXIS:
        return 0
    return _group_points(tuple(state.powers[power].techs))


@cache
def _group_points(techs: tuple[components.Tech, ...]) -> int:
    return max(0, len({components.TECHS[tech].group for tech in techs}) - 1)  # TD-8.2.1


def total(state: State, side: components.Side) -> int:
    """TD-4.3.1."""
    pos = of(state)
    found = sum(points_at(state, pos, power) for power in components.MEMBERS[side])
    return found + (state.solo.points if state.solo and side == components.AXIS else 0)


def threshold(state: State, side: components.Side) -> int:
    """TD-4.3.2."""
    numbers = components.TABLES.thresholds
    if side == components.AXIS:
        return numbers.axis
    joined = sum(bool(state.owners[nation]) for nation in components.UNINVOLVED)
    return numbers.allies + numbers.allies_per_joined_power * joined


# ---- seats


def seat_of(state: State, power: components.Power) -> str:
    """Whose hand a power plays from."""
    return components.SIDE[power] if state.rules.common else power


def nations_of(owners: tuple[components.Power, ...], seat: str) -> list[components.Nation]:
    """Those that play from a hand, given who owns the others."""
    return [nation for power in powers_of(seat) for nation in owned(owners)[power]]


def powers_of(seat: str) -> tuple[components.Power, ...]:
    return components.MEMBERS.get(seat, (seat,))
