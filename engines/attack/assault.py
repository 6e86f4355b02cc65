"""Where the computer player attacks, and with how much: whole orders for a march."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from engines.attack import board, march
from engines.attack import components as c
from engines.attack.state import State
from engines.contract import Seat

Lines = list[tuple[c.Region, c.Region, c.Force]]
Ways = dict[c.Region, list[tuple[c.Region, tuple[int, ...]]]]
"""From where a region can be entered, and by which kinds of units (1 or 0 for each)."""

GOOD = 0.3
"""It attacks if it expects to keep this share of its units, and all of the region."""
SAFE = 0.5
"""The same where it keeps back units for another attack."""
SURE = 0.8
"""The same if that attack wins the game."""
LATE = 0.15
"""The same in the last round: a region counts, units hardly do (AT-19.3)."""
SHARES = (1 / 3, 2 / 3, 1)
"""Of the units that could go."""
MOST_LINES, REMEMBERED = 12, 500
REGION = 14.0
"""What one more is worth in PP, its card included."""
PRIZE = 20.0
"""A capital besides."""
LEADER = 4.0
"""A region of who has most."""
VICTORY = 200.0
"""The last region of somebody, if that wins the game (AT-19.2); of two it is a quarter, of three a
ninth."""
THREAT = 0.3
"""A capital is in danger if a neighbour would keep this share of its own."""
KEPT = (0.2, 0.35, 0.5, 0.75)
"""Of what stands in a capital, from which it looks for enough."""
LEFT_AT_HOME = 3
"""Units that stay in a capital even if nobody is next to it: from two regions away or over the sea
somebody soon is."""
WEAK = 2
"""Units that hardly guard a region."""
WORTH_A_MARCH = 5
"""Units far from every rival that are worth a Strategic move."""
ODDS = tuple(c.FACES.count(kind) / len(c.FACES) for kind in range(len(c.UNITS)))
GARRISON = [
    sum(card.defenders[kind] for card in c.CARDS.values()) / len(c.CARDS)
    for kind in range(len(c.UNITS))
]
"""What a neutral region has on an average."""
ALL, FAST, FLYING = (1, 1, 1, 1), (0, 1, 0, 1), (0, 0, 0, 1)


_planned: dict[object, Lines] = {}
"""Orders on boards it has seen: while one is written down it is asked again and again."""


def order(state: State, seat: Seat, action: str) -> Lines:
    """The whole order for a march, as the board stands; empty if nothing promises enough."""
    board_now = tuple((region, *force) for region, force in state.units.items())
    locked = tuple((region, *force) for region, force in state.locked.items())
    owned, homes = tuple(state.owner.items()), tuple(state.capitals.items())
    late = last_round(state)
    key = seat, action, board_now, locked, owned, homes, tuple(state.abandoned), state.seas, late
    if key not in _planned:
        if len(_planned) >= REMEMBERED:
            _planned.clear()
        front = action == "strategic"
        _planned[key] = _to_the_front(state, seat) if front else _attacks(state, seat, action)
    return _planned[key]


def ends_the_game(state: State, seat: Seat, action: str) -> bool:
    """Whether the order would win the game by the last region of somebody."""
    return any(prize(state, seat, to) >= VICTORY for _, to, _ in order(state, seat, action))


def last_round(state: State) -> bool:
    return bool(state.rules.rounds) and state.round >= state.rules.rounds


# ---- attacks


def _attacks(state: State, seat: Seat, action: str) -> Lines:
    """The attacks that promise most, one after another, each with as few units as will do."""
    spare = {region: _spare(state, seat, region, action) for region in board.own(state, seat)}
    ways = _ways(state, seat, action, spare)
    prizes = {target: prize(state, seat, target) for target in ways}
    good = LATE if last_round(state) else GOOD
    found: Lines = []
    taken: list[c.Region] = []
    while ways and len(found) < MOST_LINES:
        best, lines = 0.0, []
        for target, by in ways.items():
            enough = LATE if prizes[target] >= VICTORY else good
            worth, way = _attack(state, spare, by, target, prizes[target], enough)
            if worth > best:
                best, lines = worth, way
        if not lines:
            break
        taken.append(lines[0][1])
        del ways[taken[-1]]
        loser = state.owner.get(taken[-1])
        for target in ways:
            if loser and state.owner.get(target) == loser:
                prizes[target] = prize(state, seat, target, taken)
        found += lines
        for origin, _, force in lines:
            spare[origin] = [a - b for a, b in zip(spare[origin], force, strict=True)]
    return found


def _ways(state: State, seat: Seat, action: str, spare: dict[c.Region, c.Force]) -> Ways:
    """All regions of others that something can reach: by land, over the sea where nobody is
    likely to forbid it, and two steps on for tanks and planes (AT-6.2 to 6.5, 7.14)."""
    owner, found = state.owner, Ways()
    closed = state.seas if board.at_sea(state, seat) else ""
    stays = bool(closed) and too_large(state, closed, seat)
    for region, force in spare.items():
        if not any(force):
            continue
        for near in c.LAND[region]:
            if owner.get(near) != seat:
                found.setdefault(near, []).append((region, ALL))
        if action == "move":
            for near in c.SEA[region]:
                whose = owner.get(near, "")
                if whose != seat:
                    kinds = FLYING if stays or (closed and whose == closed) else ALL
                    found.setdefault(near, []).append((region, kinds))
        if force[c.TANK] or force[c.PLANE]:
            for far in c.TWO_STEPS[region]:
                if owner.get(far) != seat and (action == "blitz" or far not in c.SEA[region]):
                    own = any(owner.get(mid) == seat for mid in c.between(region, far))
                    if own or force[c.PLANE]:
                        found.setdefault(far, []).append((region, FAST if own else FLYING))
    return found


def too_large(state: State, controller: Seat, mover: Seat) -> bool:
    """Whether somebody has as many regions as the sea controller, who then lets nobody cross."""
    return len(board.own(state, mover)) >= len(board.own(state, controller))


def prize(state: State, seat: Seat, target: c.Region, taken: Sequence[c.Region] = ()) -> float:
    """What a region is worth in PP once these others are taken; less than nothing if taking it
    loses the game."""
    owner, worth = state.owner.get(target, ""), REGION
    if target in state.capitals.values():
        worth += PRIZE
    if not owner or state.rules.last_standing:
        return worth
    regions = Counter(state.owner.values())
    most = max((n for each, n in regions.items() if each not in (seat, owner)), default=0)
    left = regions[owner] - sum(state.owner.get(each) == owner for each in taken)
    if regions[seat] + regions[owner] > most:  # AT-19.1
        worth += VICTORY / left**2
    elif left == 1:
        return -VICTORY
    return worth + LEADER * (regions[owner] >= max(most, regions[seat]))


def _attack(
    state: State,
    spare: dict[c.Region, c.Force],
    by: Sequence[tuple[c.Region, tuple[int, ...]]],
    target: c.Region,
    prize: float,
    good: float,
) -> tuple[float, Lines]:
    """What an attack on a region promises, and with what force; 0 if it is not good. The largest
    forces around it go first, so that guards of two units stay where they are if they can."""
    defence = GARRISON if board.is_neutral(state, target) else state.units[target]
    forces = [
        (region, [n * may for n, may in zip(spare[region], kinds, strict=True)])
        for region, kinds in by
    ]
    forces.sort(key=lambda one: (-board.price(one[1]), one[0]))
    forces = [(region, force) for region, force in forces if any(force)]
    sent, total = Lines(), [0, 0, 0, 0]
    for region, force in forces:
        for share in SHARES:
            part = [-int(-n * share // 1) for n in force]
            both = [a + b for a, b in zip(total, part, strict=True)]
            kept, everybody = expect(both, defence), (region, part) == forces[-1]
            if kept >= (good if everybody else SURE if prize >= VICTORY else max(good, SAFE)):
                return prize - (1 - kept) * board.price(both), [*sent, (region, target, part)]
        sent.append((region, target, force))
        total = both
    return 0.0, []


def _spare(state: State, seat: Seat, region: c.Region, action: str) -> c.Force:
    """What may leave: half of what guards a capital stays, all if it is in danger, elsewhere one
    unit."""
    force = board.unlocked(state, region)
    there, stay = sum(state.units[region]), 1
    if region in state.capitals.values() and not last_round(state):
        guard = max(_guard(state, seat, region), min(there, LEFT_AT_HOME))
        stay = there if in_danger(state, seat, region) else guard
    stay -= there - sum(force)
    for kind, n in enumerate(force):
        kept = min(n, max(stay, 0))
        force[kind] -= kept
        stay -= kept
    if action == "blitz":
        force = [n if kind in (c.TANK, c.PLANE) else 0 for kind, n in enumerate(force)]
    return force


def _guard(state: State, seat: Seat, region: c.Region) -> int:
    """How many of those in a capital keep every neighbour from winning it with ease."""
    force = state.units[region]
    hostile = [near for near in c.ADJACENT[region] if state.owner.get(near, seat) != seat]
    for share in KEPT:
        left = [share * n for n in force]
        if all(expect(state.units[near], left) < THREAT for near in hostile):
            return max(ceil(share * sum(force)), 1)
    return sum(force)


# ---- battles in its head


def in_danger(state: State, seat: Seat, region: c.Region) -> bool:
    """Whether somebody next to it would win it with ease."""
    hostile = [near for near in c.ADJACENT[region] if state.owner.get(near, seat) != seat]
    return any(expect(state.units[near], state.units[region]) >= THREAT for near in hostile)


def expect(attack: Sequence[float], defence: Sequence[float]) -> float:
    """The share of the attackers that is left if every roll is an average one; 0: they lose."""
    return _expect(tuple(attack), tuple(defence))


@lru_cache(maxsize=16384)
def _expect(attack: tuple[float, ...], defence: tuple[float, ...]) -> float:
    one, two, before = list(attack), list(defence), sum(attack)
    while sum(two) > 0:
        _lose(one, hits(two))
        if sum(one) <= 0:
            return 0.0
        _lose(two, hits(one))
    return sum(one) / before


def hits(force: Sequence[float]) -> float:
    dice = max(
        float(c.NUMBERS.least_dice), sum(n * each for n, each in zip(force, c.DICE, strict=True))
    )
    return sum(min(n, dice * odds) for n, odds in zip(force, ODDS, strict=True)) + 0.01


def _lose(force: list[float], hits: float) -> None:
    for kind, n in enumerate(force):
        force[kind] = max(n - hits, 0.0)
        hits -= n - force[kind]


# ---- strategic moves


def _to_the_front(state: State, seat: Seat) -> Lines:
    """The largest force that has no rival near goes over own land to where one is (AT-12.2)."""
    mine = board.own(state, seat)
    front = [region for region in mine if rivals(state, seat, region)]
    behind = {
        region: _spare(state, seat, region, "strategic") for region in mine if region not in front
    }
    if not front or not behind:
        return []
    start = max(behind, key=lambda region: (sum(behind[region]), region))
    if sum(behind[start]) < WORTH_A_MARCH:
        return []
    for goal in sorted(front, key=lambda region: (-sum(state.units[region]), region)):
        if march.chain(state, seat, start, goal) == ():
            return [(start, goal, behind[start])]
    return []


def chances(state: State, seat: Seat, region: c.Region) -> int:
    """Regions of others near it that hardly anybody guards."""
    owner = state.owner
    return sum(
        owner.get(near, seat) != seat and sum(state.units[near]) <= WEAK
        for near in c.ADJACENT[region]
    )


def rivals(state: State, seat: Seat, region: c.Region) -> int:
    return sum(state.owner.get(near, seat) != seat for near in c.LAND[region])
