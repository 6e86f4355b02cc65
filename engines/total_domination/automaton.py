"""Which unit, which space: how the bot carries out one action of a solo card (13.3.2, 13.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.contract import Arg, msg
from engines.kit.graph import Mask
from engines.total_domination import components as c
from engines.total_domination import deeds, ground, position
from engines.total_domination.game import Game
from engines.total_domination.position import Position
from engines.total_domination.state import State, Unit

Kinds = Sequence[str]


def rounds(action: c.Action, priority: Kinds) -> list[Kinds]:
    """What is tried one after the other: moving and destroying look at all kinds at once, because
    refilling and clearing homes come before the priority of units."""
    return [tuple(priority)] if action != "form" else [(kind,) for kind in priority]


def act(game: Game, power: c.Power, action: c.Action, kinds: Kinds, card: c.CardId) -> bool:
    """One action with one unit; False if no legal one exists (TD-13.3.2)."""
    arrows = c.SOLO_CARDS[card].arrows
    if action == "form":
        return form(game, power, kinds)
    if action == "move":
        return refill(game, power, kinds, arrows) or march(game, power, kinds, arrows)
    return destroy(game, power, kinds, arrows)


def _because(game: Game, what: str, **more: Arg) -> bool:
    """The priority that has decided (TD-E.16); the action is done."""
    game.say("td-log-solo-why", why=msg(f"td-solo-by-{what}", **more))
    return True


def controlled(state: State, power: c.Power) -> Mask:
    return position.of(state).control[power]


def defence(state: State, power: c.Power) -> list[c.Space]:
    """TD-13.4.2."""
    assert state.solo
    return state.solo.defence[power]


# ---- the sweep: TD-13.4.1


def distance(space: c.Space, edge: c.Arrow) -> int:
    x, y = c.SPACES[space].xy
    return {"E": c.MAP.canvas.width - x, "W": x, "N": y, "S": c.MAP.canvas.height - y}[edge]


def sweep(spaces: Iterable[c.Space], arrows: Sequence[c.Arrow]) -> list[c.Space]:
    """The spaces in the order in which the lines meet them."""
    left, found = list(spaces), []
    while left:
        chosen = first_met(left, arrows)
        found.append(chosen)
        left.remove(chosen)
    return found


def first_met(spaces: Sequence[c.Space], arrows: Sequence[c.Arrow]) -> c.Space:
    tied = list(spaces)
    for arrow in arrows:
        nearest = min(distance(space, arrow) for space in tied)
        tied = [s for s in tied if distance(s, arrow) - nearest <= c.TABLES.solo.tolerance]
    return min(tied)


# ---- form: TD-13.4.4


def form(game: Game, power: c.Power, kinds: Kinds) -> bool:
    state = game.state
    pos = position.of(state)
    for kind in kinds:
        sites = ground.forming(pos, power, kind)
        for home in defence(state, power):
            if sites & c.BIT[home]:
                unit = f"{ground.nation_at(home)}.{kind}"
                deeds.place(game, power, unit, home, "form")
                return _because(game, "defence")
    return False


# ---- move: TD-13.4.3, 13.4.5, 13.4.6


def unit_at(pos: Position, power: c.Power, space: c.Space, kind: str) -> Unit:
    """The unit of a kind that goes; of two nations the lower id."""
    units = [g.unit for g in pos.at(space) if g.kind == kind and pos.owner[g.nation] == power]
    return min(units, default="")


def refill(game: Game, power: c.Power, kinds: Kinds, arrows: Sequence[c.Arrow]) -> bool:
    """An empty home gets a unit before anything else moves (TD-13.2.10)."""
    state = game.state
    pos = position.of(state)
    for home in defence(state, power):
        if not pos.control[power] & ~pos.line[power] & c.BIT[home]:
            continue
        for kind in kinds:
            for start in sources(state, pos, power, arrows, singles=True):
                unit = unit_at(pos, power, start, kind)
                goals = ground.goals(pos, power, kind, start)
                if unit and goals & c.BIT[home]:
                    deeds.move(game, power, unit, start, home)
                    return _because(game, "refill")
    return False


def march(game: Game, power: c.Power, kinds: Kinds, arrows: Sequence[c.Arrow]) -> bool:
    """An advance onto ground the power does not control; single units hold theirs."""
    state = game.state
    pos = position.of(state)
    for kind in kinds:
        for start in sources(state, pos, power, arrows, singles=False):
            unit = unit_at(pos, power, start, kind)
            goals = ground.goals(pos, power, kind, start) & ~pos.control[power]
            if unit and goals:
                deeds.move(game, power, unit, start, first_met(c.named(goals), arrows))
                return _because(game, "edge", edge=arrows[0])
    return False


def sources(
    state: State, pos: Position, power: c.Power, arrows: Sequence[c.Arrow], *, singles: bool
) -> list[c.Space]:
    """Homes with two or more units, then other spaces with two or more, then single units."""
    first, many = defence(state, power), pos.stacked[power]
    elsewhere = pos.line[power] & ~c.mask(first)
    found = [home for home in first if many & c.BIT[home]]
    found += sweep(c.named(elsewhere & many), arrows)
    if singles:
        found += sweep(c.named(elsewhere & ~many), arrows)
    return found


# ---- destroy: TD-13.4.7, 13.4.8


def destroy(game: Game, power: c.Power, kinds: Kinds, arrows: Sequence[c.Arrow]) -> bool:
    state = game.state
    pos = position.of(state)
    open_to = c.named(ground.hostile(pos, power) & ground.in_reach(pos, power))
    for home in defence(state, power):
        if home in open_to:
            for kind in kinds:
                if unit := target_at(pos, power, home, kind):
                    deeds.strike_down(game, power, unit, home)
                    return _because(game, "defence")
    for kind in kinds:
        candidates = [space for space in open_to if target_at(pos, power, space, kind)]
        if candidates:
            space = first_met(candidates, arrows)
            deeds.strike_down(game, power, target_at(pos, power, space, kind), space)
            return _because(game, "edge", edge=arrows[0])
    return False


def target_at(pos: Position, power: c.Power, space: c.Space, kind: str) -> Unit:
    """On one space the lower nation id goes first."""
    units = [group.unit for group in ground.targets(pos, power, space) if group.kind == kind]
    return min(units, default="")
