"""RR-17. Alone: the front moves, the Germans counter-attack, the dice turn a number over."""

from __future__ import annotations

from engines.kit.rng import die
from engines.race_to_the_rhine import front, names, position
from engines.race_to_the_rhine.board import BIT, GRAPH, ROAD_GRAPHS
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.reaction import counter, targets
from engines.race_to_the_rhine.state import State

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
    found = front.candidates(state, corps)
    if not found:
        state.markers_out += len(moved)
        game.say("rr-log-front-gone", numbers=numbers)
        return
    given = front.deal({space: sum(state.numbers.get(space, ())) for space in found}, moved)
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
