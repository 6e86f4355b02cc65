"""17. Alone: the front moves, the Germans counter-attack, the dice turn a number over."""

from __future__ import annotations

from engines.contract import msg
from engines.kit.rng import Rng, die
from engines.race_to_the_rhine import front, position
from engines.race_to_the_rhine.actions import did
from engines.race_to_the_rhine.board import BIT, GRAPH, ROAD_GRAPHS
from engines.race_to_the_rhine.names import Log, space_name, tell
from engines.race_to_the_rhine.reaction import counter, targets
from engines.race_to_the_rhine.state import State

MIDDLE = 10
"""Rolls up to this look for the next higher number first, others for the next lower (17.11)."""


def react(s: State, leads: list[str], rng: Rng, log: Log) -> None:
    """RR-17.8. The player decides nothing."""
    move_front(s, leads, log)
    hit = GRAPH.named(targets(s, s.active))
    if hit:
        counter(s, hit, log)
    roll(s, rng, log)


def move_front(s: State, leads: list[str], log: Log) -> None:
    """RR-17.17, 17.18: numbers on spaces taken are moved, all together."""
    taken = [space for space in s.numbers if position.owner(s, space) == s.active]
    standing = [id for id, corps in s.corps.items() if corps.space in taken and id not in leads]
    moved = [number for space in taken for number in s.numbers.pop(space)]
    if moved:
        push(s, moved, leads + standing, log)


def push(s: State, moved: list[int], corps: list[str], log: Log) -> None:
    """Deal numbers to where the lead corps push them (RR-17.23 to 17.26)."""
    numbers = "+".join(str(n) for n in sorted(moved))
    found = front.candidates(s, corps)
    if not found:
        s.markers_out += len(moved)
        tell(log, msg("rr-log-front-gone", numbers=numbers))
        return
    given = front.deal({space: sum(s.numbers.get(space, ())) for space in found}, moved)
    for space, new in given.items():
        if new:
            s.numbers[space] = sorted(s.numbers.get(space, []) + new)
            text = "+".join(str(n) for n in new)
            did(s, "front", space, what=text)
            tell(
                log,
                msg(
                    "rr-log-front",
                    numbers=text,
                    space=space_name(space),
                    sum=sum(s.numbers[space]),
                ),
                space,
            )


def roll(s: State, rng: Rng, log: Log) -> None:
    """RR-17.10 to 17.14."""
    dice = [die(rng) for _ in range(3)]
    number = wanted(sum(dice), sorted(n for many in s.numbers.values() for n in many))
    facts = {"a": dice[0], "b": dice[1], "c": dice[2], "sum": sum(dice)}
    if number is None:
        tell(log, msg("rr-log-roll-none", **facts))
        return
    space = next(space for space, many in s.numbers.items() if number in many)
    driven = [n for n in s.numbers.pop(space) if n != number]
    s.marked.append(space)
    did(s, "roll", space, what=str(sum(dice)))
    tell(log, msg("rr-log-roll", **facts, number=number, space=space_name(space)), space)
    if driven:
        push(s, driven, nearest(s, space), log)


def wanted(rolled: int, left: list[int]) -> int | None:
    """Which number a roll turns over (RR-17.10 to 17.13)."""
    if rolled in left:
        return rolled
    higher = [n for n in left if n > rolled][:1]
    lower = [n for n in left if n < rolled][-1:]
    found = higher + lower if rolled <= MIDDLE else lower + higher
    return found[0] if found else None


def nearest(s: State, space: str) -> list[str]:
    """The corps nearest to a space, all that tie (RR-17.27)."""
    land = GRAPH.everywhere & ~GRAPH.mask(position.field(s).closed)
    for ring in ROAD_GRAPHS[s.active].rings(BIT[space], land):
        near = [id for id, corps in s.corps.items() if BIT[corps.space] & ring]
        if near:
            return near
    return []
