"""RR-17. Alone: the front moves, and solo numbers go where it passes over them; the Germans
counter-attack, the dice turn a number over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engines.kit.graph import Graph, Mask
from engines.kit.rng import die
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.board import BIT, GRAPH, ROAD_GRAPHS, VICTORY
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.reaction import counter, targets
from engines.race_to_the_rhine.state import State


def candidates(state: State, corps: Iterable[str]) -> list[str]:
    """Where the lead corps push numbers to (RR-17.18 to 17.22), by id."""
    roads = ROAD_GRAPHS[state.order[0]]
    land = GRAPH.everywhere & ~VICTORY & ~GRAPH.mask(position.field(state).closed)
    free = land & ~position.controlled(state) & ~position.marked(state)
    found = 0
    for start in sorted({state.corps[corps_id].space for corps_id in corps}):
        found |= first_free(roads, start, land, free)
    return GRAPH.named(found)


def first_free(roads: Graph, start: str, land: Mask, free: Mask) -> Mask:
    """The first free space of each shortest way to the Rhine that has one (RR-17.19 to 17.21)."""
    land &= on_a_way(roads, start, land)
    free &= land
    if not free:
        return 0
    to_rhine = {space: n for n, space in _ringed(roads, VICTORY, land)}
    past_free = _past_free(roads, to_rhine, free)
    found = 0

    def walk(space: str, seen: Mask, left: int, first: Mask) -> None:
        nonlocal found
        first = first or BIT[space] & free
        ahead = roads.near(space)
        if first & found or (to_rhine if first else past_free).get(space, left + 1) > left:
            return
        if first and ahead & VICTORY:
            found |= first  # longer ways from here add nothing: the first free space is known
            return
        for other in roads.named(ahead & land & ~seen):
            walk(other, seen | BIT[other], left - 1, first)

    length = past_free[start]
    while not found:
        walk(start, BIT[start], length, 0)
        length += 1
    return found


def on_a_way(roads: Graph, start: str, land: Mask) -> Mask:
    """Spaces that lie on some path without repetition from the start to a victory space.

    By Menger: no single space cuts them off from both ends, and neither end from the other.
    """
    ends = BIT[start] | VICTORY
    good = roads.linked(BIT[start], land) & (BIT[start] | roads.linked(VICTORY, land & ~BIT[start]))
    for cut in roads.named(good & ~BIT[start]):
        good &= BIT[cut] | BIT[start] | roads.linked(ends, land & ~BIT[cut])
    return good


def _ringed(roads: Graph, start: Mask, through: Mask) -> Iterable[tuple[int, str]]:
    for n, ring in enumerate(roads.rings(start, through)):
        for space in roads.named(ring):
            yield n, space


def _past_free(roads: Graph, to_rhine: Mapping[str, int], free: Mask) -> dict[str, int]:
    """How far every space is from the Rhine by way of a free space, repetitions allowed."""
    far = {space: n for space, n in to_rhine.items() if BIT[space] & free}
    edge = sorted(far, key=far.__getitem__)
    while edge:
        again = []
        for space in edge:
            for other in roads.named(roads.near(space)):
                if other in to_rhine and far[space] + 1 < far.get(other, len(roads.places)):
                    far[other] = far[space] + 1
                    again.append(other)
        edge = again
    return far


def deal(old: Mapping[str, int], moved: Sequence[int]) -> dict[str, list[int]]:
    """Numbers to candidates, so that the sums differ as little as possible (RR-17.23, 17.24).

    Deals are tried in the order of preference, highest number to the earliest candidate first,
    so the first of the best ones is the right one.
    """
    order = sorted(old, key=lambda corps: (old[corps], corps))
    numbers = sorted(moved, reverse=True)
    total = sum(old.values()) + sum(numbers)
    ceiling, floor = -(-total // len(order)), total // len(order)
    best, spread = [0] * len(numbers), total + 1
    seen: set[tuple[int, tuple[int, ...]]] = set()

    def go(i: int, sums: tuple[int, ...], chosen: list[int], left: int) -> None:
        nonlocal best, spread
        least = max(max(sums), ceiling) - min(floor, min(sums) + left)
        if least >= spread or (i, sums) in seen:
            return
        seen.add((i, sums))
        if i == len(numbers):
            best, spread = list(chosen), max(sums) - min(sums)
            return
        for at in range(len(order)):
            more = sums[at] + numbers[i]
            chosen.append(at)
            go(i + 1, (*sums[:at], more, *sums[at + 1 :]), chosen, left - numbers[i])
            chosen.pop()

    go(0, tuple(old[corps] for corps in order), [], sum(numbers))
    given: dict[str, list[int]] = {corps: [] for corps in order}
    for number, at in zip(numbers, best, strict=True):
        given[order[at]].append(number)
    return given


MIDDLE = 10
"""Rolls up to this look for the next higher number first (RR-17.11), others for the next lower
(RR-17.12)."""


def react(game: Game, leads: list[str]) -> None:
    """RR-17.8. The player decides nothing, and no marker spreads (RR-17.16)."""
    state = game.state
    move_front(game, leads)
    hit = GRAPH.named(targets(state, state.active))
    if hit:
        counter(game, hit)
    roll(game)


def move_front(game: Game, leads: list[str]) -> None:
    """RR-17.17, 17.18: numbers on spaces taken are moved, all together."""
    state = game.state
    taken = [space for space in state.numbers if position.owner(state, space) == state.active]
    standing = [
        corps_id
        for corps_id, corps in state.corps.items()
        if corps.space in taken and corps_id not in leads
    ]
    moved = [number for space in taken for number in state.numbers.pop(space)]
    if moved:
        push(game, moved, leads + standing)


def push(game: Game, moved: list[int], corps: list[str]) -> None:
    """Deal numbers to where the lead corps push them (RR-17.23 to 17.26)."""
    state = game.state
    numbers = "+".join(str(n) for n in sorted(moved))
    found = candidates(state, corps)
    if not found:
        state.markers_out += len(moved)
        game.say("rr-log-front-gone", numbers=numbers)
        return
    given = deal({space: sum(state.numbers.get(space, ())) for space in found}, moved)
    for space, new in given.items():
        if new:
            state.numbers[space] = sorted(state.numbers.get(space, []) + new)
            text = "+".join(str(n) for n in new)
            game.record("front", space, what=text)
            game.say(
                "rr-log-front",
                space,
                numbers=text,
                space=names.space(space),
                sum=sum(state.numbers[space]),
            )


def roll(game: Game) -> None:
    """RR-17.10 to 17.14."""
    state = game.state
    dice = [die(game.rng) for _ in range(3)]
    number = wanted(sum(dice), sorted(n for many in state.numbers.values() for n in many))
    facts = {"a": dice[0], "b": dice[1], "c": dice[2], "sum": sum(dice)}
    if number is None:
        game.say("rr-log-roll-none", **facts)
        return
    space = next(space for space, many in state.numbers.items() if number in many)
    driven = [n for n in state.numbers.pop(space) if n != number]
    state.marked.append(space)
    game.record("roll", space, what=str(sum(dice)))
    game.say("rr-log-roll", space, **facts, number=number, space=names.space(space))
    if driven:
        push(game, driven, nearest(state, space))


def wanted(rolled: int, left: list[int]) -> int | None:
    """Which number a roll turns over (RR-17.10 to 17.13)."""
    if rolled in left:
        return rolled
    higher = [n for n in left if n > rolled][:1]
    lower = [n for n in left if n < rolled][-1:]
    found = higher + lower if rolled <= MIDDLE else lower + higher
    return found[0] if found else None


def nearest(state: State, space: str) -> list[str]:
    """The corps nearest to a space, all that tie (RR-17.27)."""
    land = GRAPH.everywhere & ~GRAPH.mask(position.field(state).closed)
    for ring in ROAD_GRAPHS[state.active].rings(BIT[space], land):
        near = [corps_id for corps_id, corps in state.corps.items() if BIT[corps.space] & ring]
        if near:
            return near
    return []
