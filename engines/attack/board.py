"""Who stands where: the questions the other chapters ask of the map (sections 2 and 5)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.attack.components import ADJACENT, LAND, SEA, UNIT_COST, Force, Region
from engines.attack.state import State
from engines.contract import Seat


def own(state: State, seat: Seat) -> list[Region]:
    """In the order they were taken."""
    return [region for region, owner in state.owner.items() if owner == seat]


def is_neutral(state: State, region: Region) -> bool:
    """Nobody's; an abandoned region is neither neutral nor controlled (AT-5.2)."""
    return region not in state.owner and region not in state.abandoned


def army(state: State, seat: Seat) -> int:
    """Land units on the board."""
    return sum(sum(state.units[region]) for region in own(state, seat))


def price(force: Sequence[int]) -> int:
    """What land units cost together."""
    return sum(n * each for n, each in zip(force, UNIT_COST, strict=True))


def unlocked(state: State, region: Region) -> Force:
    locked = state.locked and state.locked.get(region)
    if not locked:
        return state.units[region][:]
    return [n - kept for n, kept in zip(state.units[region], locked, strict=True)]


def playing(state: State) -> list[Seat]:
    """In turn order."""
    return [seat for seat in state.order if state.players[seat].status == "playing"]


def after(state: State, seat: Seat) -> list[Seat]:
    """The others still in the game, from the left of a player (AT-1.16)."""
    at = state.order.index(seat)
    others = state.order[at + 1 :] + state.order[:at]
    return [other for other in others if state.players[other].status == "playing"]


def capitals(state: State, seat: Seat) -> list[Seat]:
    """Whose capitals a player holds (AT-10.7); no new one for one that is lost (AT-10.8)."""
    return [who for who, region in state.capitals.items() if state.owner.get(region) == seat]


def adjacent(state: State, seat: Seat, region: Region) -> bool:
    """Whether a region is adjacent to one of the player's, by border, lane or zone (AT-2.10)."""
    return seat in map(state.owner.get, ADJACENT[region])


def neighbours(state: State, one: Seat, other: Seat) -> bool:
    """Whether a trade between them is out of the sea controller's hands (AT-17.8)."""
    joins = ADJACENT if state.rules.sea_neighbours else LAND
    return any(other in map(state.owner.get, joins[region]) for region in own(state, one))


def at_sea(state: State, mover: Seat) -> bool:
    """Whether somebody else decides about crossings (AT-7.1, 7.2)."""
    return bool(state.seas) and state.seas != mover


def connected(state: State, seat: Seat, start: Region) -> set[Region]:
    """Own regions a chain of own regions joins to the start, the start left out (AT-12.2)."""
    seen, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for near in (*LAND[here], *SEA[here]):
            if near not in seen and state.owner.get(near) == seat:
                seen.add(near)
                todo.append(near)
    seen.discard(start)
    return seen


def add(to: Force, more: Sequence[int]) -> None:
    for kind, n in enumerate(more):
        to[kind] += n


def take(of: Force, less: Sequence[int]) -> None:
    for kind, n in enumerate(less):
        of[kind] -= n
