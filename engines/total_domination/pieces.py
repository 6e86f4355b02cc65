"""Putting units on the board and taking them off, and all that follows at once (3.8, 6.1.12,
7.2.15, 9, 11.1.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from engines.contract import msg
from engines.total_domination import components, names, position
from engines.total_domination.game import Game
from engines.total_domination.position import Group, Position, groups
from engines.total_domination.state import State, Unit, Withdraw

WORKS = components.FACTORIES | components.SHIPYARDS


# ---- stacks


def put(state: State, unit: Unit, space: components.Space) -> None:
    """TD-1.1: from the pool of its nation, which is what is not on the board."""
    state.board[space] = " ".join(sorted([*state.board[space].split(), unit]))


def take(state: State, unit: Unit, space: components.Space) -> Unit:
    """Take a unit off a space: of bombers one that has been used, if there is no other."""
    words = state.board[space].split()
    if unit not in words:
        unit += "!"
    words.remove(unit)
    state.board[space] = " ".join(words)
    return unit


# ---- changes


@contextmanager
def change(game: Game, by: components.Power) -> Iterator[Position]:
    """Everything that follows from what is done inside, in the same instant (TD-0.10)."""
    before = position.of(game.state)
    yield before
    settle(game, by, before)


def settle(game: Game, by: components.Power, before: Position) -> None:
    state = game.state
    pos = position.of(state)
    if pos is before:
        return
    if any(pos.bombers.values()) and _drop_bombers(game, by, pos):
        pos = position.of(state)
    if state.resistance:
        _lift_resistance(game, by, pos)
    if pos.control == before.control and pos.homes == before.homes:  # TD-3.8.11
        return
    _tell_control(game, by, before, pos)
    _destroy(game, by, before, pos)


def _drop_bombers(game: Game, by: components.Power, pos: Position) -> bool:
    """Bombers alone on ground that is not their home return to the pool (TD-11.1.5)."""
    gone = False
    top = game.state.flow[-1] if game.state.flow else None
    # Those about to withdraw wait until the line units have left: TD-4.3.10.
    leaving = components.BIT[top.space] if isinstance(top, Withdraw) else 0
    for power in components.POWERS:
        alone = pos.bombers[power] & ~pos.line[power]
        alone &= ~(pos.homes[power] & pos.control[power]) & ~leaving
        for space in components.named(alone):
            for group in groups(game.state.board[space]):
                if group.kind == "bomber" and group.nation == power:
                    _remove(game, by, group, space, "home")
                    gone = True
    return gone


def _remove(
    game: Game, by: components.Power, bombers: Group, space: components.Space, why: str
) -> None:
    for _ in range(bombers.n):
        take(game.state, bombers.unit, space)
    unit = names.unit(bombers.unit)
    game.say(f"td-log-bombers-{why}", space, unit=unit, space=names.space(space))
    game.record(by, "removed", space, what=bombers.unit)


def _lift_resistance(game: Game, by: components.Power, pos: Position) -> None:
    """An Allied unit on the space sends the markers back (TD-7.2.15)."""
    state = game.state
    allied = 0
    for power in components.POWERS:
        if components.SIDE[power] == components.ALLIES:
            allied |= pos.line[power] | pos.bombers[power]
    for space in dict.fromkeys(state.resistance):
        if allied & components.BIT[space]:
            state.resistance = [other for other in state.resistance if other != space]
            game.say("td-log-resistance-back", space, space=names.space(space))
            game.record(by, "quell", space)


def _tell_control(game: Game, by: components.Power, before: Position, pos: Position) -> None:
    """TD-E.8."""
    changed = 0
    for power in components.POWERS:
        changed |= before.control[power] ^ pos.control[power]  # TD-3.8.13
    for space in components.named(changed):
        old, new = before.controller(space), pos.controller(space)
        game.say(
            "td-log-control",
            space,
            space=names.space(space),
            old=names.power(old),
            new=names.power(new),
            n=components.SPACES[space].stars,
        )
        game.record(by, "control", space, what=new)
    if changed:
        tell_points(game, {p: position.points_at(game.state, before, p) for p in components.POWERS})


def points(game: Game) -> dict[components.Power, int]:
    pos = position.of(game.state)
    return {power: position.points_at(game.state, pos, power) for power in components.POWERS}


def tell_points(game: Game, before: Mapping[components.Power, int]) -> None:
    """VP before and after, and the totals (TD-E.8)."""
    now = points(game)
    extra = game.state.solo.points if game.state.solo else 0
    total = {
        side: sum(now[power] for power in powers) for side, powers in components.MEMBERS.items()
    }
    changed = tuple(
        msg("td-points", power=names.power(power), old=before[power], new=n)
        for power, n in now.items()
        if n != before[power]
    )
    game.say(
        "td-log-points",
        changed=changed,
        n=len(changed),
        axis=total[components.AXIS] + extra,
        allies=total[components.ALLIES],
    )


def _destroy(game: Game, by: components.Power, before: Position, pos: Position) -> None:
    """A home with works that an enemy takes is destroyed (TD-6.1.12, 6.1.15)."""
    state = game.state
    for power in components.POWERS:
        gained = pos.control[power] & ~before.control[power] & WORKS
        gained &= ~pos.homes[power] & ~pos.destroyed
        for space in components.named(gained):
            _mark_destroyed(game, by, space)
    assert len(set(state.destroyed)) == len(state.destroyed)  # TD-6.1.14


def _mark_destroyed(game: Game, by: components.Power, space: components.Space) -> None:
    game.state.destroyed.append(space)
    game.say("td-log-destroyed", space, space=names.space(space))
    game.record(by, "destroyed", space)


def bomb(
    game: Game, by: components.Power, bomber: components.Space, target: components.Space
) -> None:
    """A destruction marker from the air; the bomber is used (TD-11.1.17)."""
    spend_bomber(game.state, by, bomber)
    game.say(
        "td-log-bombed",
        target,
        power=names.power(by),
        bomber=names.space(bomber),
        space=names.space(target),
    )
    game.record(by, "bombed", bomber, target)
    _mark_destroyed(game, by, target)


def spend_bomber(state: State, power: components.Power, space: components.Space) -> None:
    take(state, f"{power}.bomber", space)
    put(state, f"{power}.bomber!", space)


def kill(game: Game, by: components.Power, unit: Unit, space: components.Space) -> None:
    """A unit is destroyed (TD-6.3.10)."""
    state = game.state
    take(state, unit, space)
    nation = unit.partition(".")[0]
    if nation == components.NEUTRAL:
        state.neutral_lost += 1  # TD-1.3
    aggress(game, by, nation)  # TD-9.2.1, 9.2.2


def enter(game: Game, by: components.Power, unit: Unit, space: components.Space) -> None:
    """A unit ends a move: enemy bombers there are destroyed, homes of the uninvolved provoked."""
    state = game.state
    for group in groups(state.board[space]):
        if group.kind == "bomber" and position.of(state).owner[group.nation] != by:  # TD-6.2.13
            _remove(game, by, group, space, "caught")
    aggress(game, by, components.SPACES[space].home_of)  # TD-6.2.17


# ---- the USA and China: chapter 9


def aggress(game: Game, by: components.Power, nation: components.Nation | None) -> None:
    """If the Axis provokes one that keeps out of the war, its track moves, and a card comes into
    the draw pile unseen (TD-9.2)."""
    state = game.state
    if nation is None or nation not in components.UNINVOLVED or state.owners[nation]:
        return
    if components.SIDE[by] != components.AXIS or state.rules.scenario == "rise":  # TD-12.1.2
        return
    state.tracks[nation] += 1
    game.say(
        "td-log-aggression",
        power=names.power(by),
        nation=names.nation(nation),
        at=state.tracks[nation],
        steps=components.TABLES.steps[nation],
    )
    if state.joining[nation]:
        card = state.joining[nation].pop()  # TD-9.2.3
        state.deck.insert(game.rng.below(len(state.deck) + 1), card)
    join_if_ready(game, nation)  # TD-9.2.4


def join_if_ready(game: Game, nation: components.Nation) -> None:
    """TD-9.0.1."""
    state = game.state
    if state.owners[nation] or state.tracks[nation] < components.TABLES.steps[nation]:
        return
    power = components.TABLES.joins[nation]
    before = points(game)
    state.owners[nation] = power  # for good: TD-9.0.2, 9.0.4
    game.say(
        "td-log-joins",
        *components.named(components.HOMES_OF[nation]),
        nation=names.nation(nation),
        power=names.power(power),
        gain=position.points(state, power) - before[power],
        threshold=position.threshold(state, components.ALLIES),
    )
    game.record(power, "joined", what=nation)
    tell_points(game, before)
