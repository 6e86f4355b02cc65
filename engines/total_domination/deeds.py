"""What the steps of operations and Logistics do to the board (6.1 to 6.3, 7.2).

`steps.py` says which of them are possible. Set-up, strikes and automatic powers do the same without
paying for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.total_domination import components as c
from engines.total_domination import ground, names, pieces
from engines.total_domination.game import Game
from engines.total_domination.position import Position
from engines.total_domination.state import State, Steps, Unit


def pay(frame: Steps, icon: str, cost: int) -> None:
    if frame.free:
        frame.icons.remove(icon)
    else:
        frame.spent += cost


def _tell(game: Game, power: c.Power, what: str, space: c.Space, unit: Unit = "") -> None:
    """Said, and marked on the board."""
    told = {"unit": names.unit(unit)} if unit else {}
    game.say(f"td-log-{what}", space, power=names.power(power), **told, space=names.space(space))
    game.record(power, what, space, what=unit)


def form(game: Game, frame: Steps, arg: str) -> None:
    state = game.state
    kind, _, space = arg.partition(".")
    nation = ground.nation_at(space)
    unit = f"{nation}.{kind}"
    pay(frame, kind, ground.form_cost(state.powers[frame.power].techs, kind))  # type: ignore[arg-type]
    if unit in frame.recalled:
        frame.recalled.remove(unit)
    # It may move and attack in the same order: TD-6.1.7.
    place(game, frame.power, unit, space, "form")


def place(game: Game, power: c.Power, unit: Unit, space: c.Space, how: str) -> None:
    with pieces.change(game, power):
        pieces.put(game.state, unit, space)
        _tell(game, power, how, space, unit)


def recall(game: Game, frame: Steps, unit: Unit, space: c.Space) -> None:
    with pieces.change(game, frame.power):
        pieces.take(game.state, unit, space)
        frame.recalled.append(unit)
        _tell(game, frame.power, "recall", space, unit)


def attack(game: Game, frame: Steps, arg: str) -> None:
    unit, _, space = arg.rpartition(".")
    techs = game.state.powers[frame.power].techs
    frame.spent += ground.attack_cost(techs, c.kind_of(unit), ground.is_coastal(space))
    strike_down(game, frame.power, unit, space)


def strike_down(game: Game, power: c.Power, unit: Unit, space: c.Space) -> None:
    with pieces.change(game, power):
        _tell(game, power, "attack", space, unit)
        pieces.kill(game, power, unit, space)


def sink(game: Game, frame: Steps, space: c.Space) -> None:
    """TD-11.2.10."""
    frame.spent += c.TABLES.costs.attack["uboat"]
    with pieces.change(game, frame.power):
        game.state.uboats.remove(space)
        _tell(game, frame.power, "sink", space)


def quell(game: Game, frame: Steps, space: c.Space) -> None:
    """TD-7.2.16."""
    frame.spent += c.TABLES.costs.attack["resistance"]
    before = pieces.points(game)
    game.state.resistance.remove(space)
    _tell(game, frame.power, "quell", space)
    pieces.tell_points(game, before)


def form_uboat(game: Game, frame: Steps, space: c.Space) -> None:
    frame.spent += c.TABLES.costs.form["uboat"]
    with pieces.change(game, frame.power):
        game.state.uboats.append(space)
        _tell(game, frame.power, "uboat", space)


def sail(game: Game, frame: Steps, arg: str) -> None:
    start, _, goal = arg.partition(".")
    pay(frame, "move", c.TABLES.costs.move["uboat"])
    with pieces.change(game, frame.power):
        game.state.uboats.remove(start)
        game.state.uboats.append(goal)
        game.say(
            "td-log-sail",
            start,
            goal,
            power=names.power(frame.power),
            start=names.space(start),
            space=names.space(goal),
        )
        game.record(frame.power, "uboat", goal)


def satellite(game: Game, frame: Steps, space: c.Space) -> None:
    frame.icons.remove("satellite")
    frame.satellites.append(space)
    place(game, frame.power, f"{frame.power}.army", space, "satellite")


def resist(game: Game, frame: Steps, space: c.Space) -> None:
    """TD-7.2.12, 7.2.13."""
    frame.icons.remove("resistance")
    before = pieces.points(game)
    game.state.resistance.append(space)
    _tell(game, frame.power, "resistance", space)
    pieces.tell_points(game, before)


def move(game: Game, power: c.Power, unit: Unit, start: c.Space, goal: c.Space) -> None:
    state = game.state
    with pieces.change(game, power) as pos:
        way = ground.path(pos, power, c.kind_of(unit), start, goal)
        _lead_the_way(state, pos, power, unit, way)
        game.say(
            "td-log-move",
            start,
            goal,
            power=names.power(power),
            unit=names.unit(unit),
            way=names.way(way),
        )
        game.record(power, "move", start, goal, what=unit)
        # Bombers caught on the goal go first, so that the mover finds room.
        pieces.enter(game, power, unit, goal)
        pieces.take(state, unit, start)
        pieces.put(state, unit, goal)


def _lead_the_way(
    state: State, pos: Position, power: c.Power, unit: Unit, way: Sequence[c.Space]
) -> None:
    """Others may follow a fleet over the sea, or an army over land, in this turn (TD-6.2.8)."""
    last, goal = way[-2:]
    if not c.BIT[goal] & c.COASTAL & ~pos.control[power]:
        return
    if c.kind_of(unit) == "fleet" and c.BY_SEA[pos.arctic].near(goal) & c.BIT[last]:
        state.by_sea.append(goal)
    if c.kind_of(unit) == "army" and c.BY_LAND[pos.arctic].near(goal) & c.BIT[last]:
        state.by_land.append(goal)


DO = {
    "form": form,
    "attack": attack,
    "sink": sink,
    "quell": quell,
    "uboat": form_uboat,
    "sail": sail,
    "satellite": satellite,
    "resistance": resist,
}
