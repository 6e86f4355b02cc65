"""Refusals about units on the board: moves, battles, and what is done instead of battling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engines.contract import (
    Arg,
    Illegal,
    Key,
    Msg,
    Seat,
    msg,
)
from engines.kit.hexes import Hex
from engines.overlord import attack, fire, land, movement, names, paths, questions, roles
from engines.overlord.board import Board, board_of
from engines.overlord.components import FEATURES, TYPES, Class, Role
from engines.overlord.field import BARRED, Ground
from engines.overlord.fire import Attempt
from engines.overlord.moving import asked_about
from engines.overlord.orders.words import refuse
from engines.overlord.paths import Stumble
from engines.overlord.state import Again, Order, State, Unit

FARTHEST = 4
"""Hexes of the longest move there is: three and one more on a road."""


def _why(reason: str, **args: Arg) -> Msg:
    return Msg(f"ov-why-{reason}", args)


# ---- moves


def moving(board: Board, role: Role, verb: str, arg: str, line: Sequence[Key]) -> Illegal | None:
    """`line` are all keys of the move: the hex it starts from, the way, the target."""
    cell = questions.hex_of(arg)
    if verb == "move":
        return _picking_up(board, role, cell)
    start, via = told(board, role)
    if line and line[0].startswith("move/"):
        named = questions.hex_of(line[0].partition("/")[2])
        if named != start:
            return _picking_up(board, role, named)
    if start not in board.state.units:
        return None
    if verb == "over":
        way = [questions.hex_of(key.partition("/")[2]) for key in line[1:]]
        via = [*via, *way[way.index(cell) : -1]] if cell in way else via
        verb, _, arg = line[-1].partition("/") if cell in way else (verb, "", arg)
    return onward(board, start, via, f"{verb}/{arg}")


def told(board: Board, role: Role) -> tuple[Hex, list[Hex]]:
    """The unit whose move is asked for, and the way its owner has said so far."""
    state = board.state
    frame = state.flow[-1]
    if isinstance(frame, Again):
        return frame.at, frame.via
    via = state.staff[role].via if role in state.staff else []
    return asked_about(board, role), via


def _picking_up(board: Board, role: Role, cell: Hex) -> Illegal:
    state = board.state
    planned = state.staff[role].planned if role in state.staff else []
    gone = next((move.to for move in planned if move.at == cell and move.to in state.units), cell)
    unit = state.units.get(cell) or state.units.get(gone)
    if unit is None or unit.side != state.side:
        return refuse("NO_UNIT", hex=cell)
    what, order = names.unit(unit.type), unit.order
    if order is None or order.role != role:
        return refuse("NOT_ORDERED", unit=what, hex=cell)
    if gone != cell and cell not in state.units:
        return refuse("ALREADY_MOVED", unit=what, hex=cell)
    if any(cell == (move.at if move.verb == "stay" else move.to) for move in planned):
        return refuse("ALREADY_MOVED", unit=what, hex=cell)  # collected already (OV-18.10)
    stuck = TYPES[unit.type].cls in land.at(board, cell).cannot_leave
    can = movement.allowance(board, cell, unit) and not stuck
    if order.gone or (order.settled and can):
        return refuse("ALREADY_MOVED", unit=what, hex=cell)
    return refuse("MAY_NOT_MOVE", unit=what, hex=cell, why=_stuck(board, cell, unit))


def _stuck(board: Board, cell: Hex, unit: Unit) -> Msg:
    ground, cls = land.at(board, cell), TYPES[unit.type].cls
    if cls in ground.cannot_leave:
        return names.feature(_of(ground, lambda name: cls in FEATURES[name].cannot_leave))
    return names.card(unit.order.card) if unit.order and unit.order.card else names.unit(unit.type)


def onward(board: Board, start: Hex, via: list[Hex], step: Key) -> Illegal:
    """Why a unit that may move cannot go there. A typed path or a neighbour: its first illegal
    step; any other target as OV-36.2 lists it."""
    state, field = board.state, board.field
    verb, _, arg = step.partition("/")
    to, unit = questions.hex_of(arg), state.units[start]
    if verb == "cave":
        what = names.unit(unit.type)
        return refuse("NO_SUCH_ACTION", what=_why("cave"), hex=start, unit=what, right="yes")
    path = paths.ended(via, to)
    if verb == "exit" and (to == start or to in field.exits[unit.side]):
        path = () if to == start else path
    found = paths.walk(board, start, unit, path) if path else None
    if isinstance(found, Stumble) and (via or field.grid.far[start][to] == 1):
        return _stumbled(board, start, unit, found, to, len(path))
    if verb == "exit":
        return refuse("NO_EXIT", hex=to, gate="yes" if to in field.exits[unit.side] else "no")
    return _too_far(board, start, unit, to)


def _stumbled(board: Board, start: Hex, unit: Unit, found: Stumble, to: Hex, n: int) -> Illegal:
    what = names.unit(unit.type)
    if found.code == "STOPS_AT":
        stop = _stop(board, found.at, unit)
        return refuse("STOPS_AT", unit=what, hex=found.at, feature=stop)
    if found.code == "IMPASSABLE":
        return _impassable(board, found.at, found.to, unit)
    if found.code == "TOO_FAR":
        return refuse("TOO_FAR", unit=what, hex=to, n=n, m=found.most, note=found.note or "none")
    if found.code == "BAD_PATH":
        return refuse("BAD_PATH", a=found.at, b=found.to, back="yes" if found.to == start else "no")
    if found.code == "MAY_NOT_MOVE":
        return refuse("MAY_NOT_MOVE", unit=what, hex=start, why=_stuck(board, start, unit))
    return refuse(found.code, hex=found.to)


def _too_far(board: Board, start: Hex, unit: Unit, to: Hex) -> Illegal:
    cls, what = TYPES[unit.type].cls, names.unit(unit.type)
    if to == start:
        return refuse("BAD_PATH", a=start, b=to, back="yes")
    if to in board.state.units:
        return refuse("HEX_TAKEN", hex=to)
    here, there = land.at(board, start), land.at(board, to)
    if there.enter[cls] == BARRED:
        return _impassable(board, "", to, unit)
    if there.first_only or here.first_only:
        return refuse("HEDGEROW", hex=to)
    stop, most, note = _barring(board, start, unit, to)
    if stop:
        return refuse("STOPS_AT", unit=what, hex=stop, feature=_stop(board, stop, unit))
    n = board.field.grid.far[start][to]
    return refuse("TOO_FAR", unit=what, hex=to, n=n, m=most, note=note or "none")


def _barring(board: Board, start: Hex, unit: Unit, to: Hex) -> tuple[Hex, int, str]:
    """The stop that alone bars every way to a hex, if it is so; else the limit of the move."""
    field = board.field
    most, note = movement.allowance(board, start, unit), ""
    edge: list[tuple[Hex, ...]] = [()]
    for _ in range(FARTHEST):
        ahead: list[tuple[Hex, ...]] = []
        for path in edge:
            for near in field.grid.near[path[-1] if path else start]:
                if near in path or field.grid.far[near][to] >= FARTHEST:
                    continue
                walked = paths.walk(board, start, unit, (*path, near), stops=False)
                if isinstance(walked, Stumble):
                    if walked.code == "TOO_FAR" and (walked.note or not note):
                        most, note = walked.most, walked.note
                elif near == to:
                    found = paths.walk(board, start, unit, (*path, near))
                    return (found.at if isinstance(found, Stumble) else ""), most, note
                else:
                    ahead.append((*path, near))
        edge = ahead
    return "", most, note


def _of(ground: Ground, fits: Callable[[str], bool]) -> str:
    return next((name for name in ground.features if fits(name)), ground.features[0])


def _stop(board: Board, cell: Hex, unit: Unit) -> Msg:
    cls = TYPES[unit.type].cls
    ground = land.at(board, cell)
    return names.feature(_of(ground, lambda name: getattr(FEATURES[name].enter, cls) != "free"))


def _impassable(board: Board, at: Hex, to: Hex, unit: Unit) -> Illegal:
    cls = TYPES[unit.type].cls
    there = land.at(board, to)
    barred = there.enter[cls] == BARRED
    if barred:
        feature = _barring_feature(board, to, cls)
    else:
        here = land.at(board, at)
        feature = names.feature(next(iter(_steep(here, there)), there.features[0]))
    step = "yes" if at else "no"
    return refuse("IMPASSABLE", cls=names.cls(cls), start=at, hex=to, step=step, feature=feature)


def _barring_feature(board: Board, cell: Hex, cls: Class) -> Msg:
    ground = land.at(board, cell)
    return names.feature(
        _of(ground, lambda name: getattr(FEATURES[name].enter, cls) == "impassable")
    )


def _steep(here: Ground, there: Ground) -> list[str]:
    """The feature at which a step between neighbours fails (OV-7.13, 7.14, 7.20, 7.28)."""
    found = []
    for ground in (there, here):
        if ground.mountain or ground.bluff or ground.wadi or ground.pier:
            found.append(ground.features[0])
    return found


# ---- battles


def attacking(board: Board, role: Role, at: Hex, target: Hex) -> Illegal:
    state = board.state
    unit, other = state.units.get(at), state.units.get(target)
    if unit is None or unit.side != state.side:
        return refuse("NO_UNIT", hex=at)
    what, order = names.unit(unit.type), unit.order
    if order is None or order.role != role:
        return refuse("NOT_ORDERED", unit=what, hex=at)
    if not order.barred and order.battles < 1:
        if order.grounds and not order.overran:
            return refuse("NO_OVERRUN", unit=what, why=_why("lapsed"))
        return refuse("SPENT", unit=what, hex=at)
    if not fire.ready(board, at, unit):
        return refuse("NO_RIGHT_TO_BATTLE", unit=what, why=_no_right(board, at, unit))
    if other is None or other.side == unit.side:
        return refuse("NO_TARGET", hex=target, unit=what)
    if unit.type == "sniper" and TYPES[other.type].cls == "armor":
        return refuse("NO_TARGET", hex=target, unit=what)
    return _aiming(board, at, unit, target, other)


def _aiming(board: Board, at: Hex, unit: Unit, target: Hex, other: Unit) -> Illegal:
    state, field = board.state, board.field
    assert unit.order
    what, kind, card = names.unit(unit.type), TYPES[unit.type], unit.order.card
    far = field.grid.far[at][target]
    near = [h for h in field.grid.near[at] if h in state.units and _foes(state, h, unit)]
    if far > 1 and near:
        return refuse("ADJACENT_FIRST", unit=what, hexes=", ".join(near))
    reach = len(fire.table(field, at, unit, kind))
    if state.visibility:
        reach = min(reach, state.visibility)
    if far > reach:
        return refuse("OUT_OF_RANGE", hex=target, n=far, m=reach)
    if not fire.needs_no_sight(unit, kind) and not fire.sees(board, at, target):
        return refuse("NO_SIGHT", hex=target, hexes=", ".join(blockers(board, at, target)))
    if fire.aim(board, Attempt(at, unit, target, other, far)) is None:
        return _no_dice(board, at, unit, target, other)
    if card == "firefight":
        return refuse("ONLY_FIRE", card=names.card(card))
    if card == "close_assault":
        return refuse("ONLY_CLOSE", what=names.card(card))
    return refuse("ONLY_CLOSE", what=_why("japanese"))


def _foes(state: State, cell: Hex, unit: Unit) -> bool:
    return state.units[cell].side != unit.side


def blockers(board: Board, a: Hex, b: Hex) -> list[Hex]:
    """The hexes on the line that take the sight away (OV-8.4, 8.5, 8.10)."""
    state, field = board.state, board.field
    line = field.grid.line(a, b)

    def bars(cell: Hex) -> bool:
        return cell in state.units or field.blocks(cell, a, b)

    through = [cell for cell in line.through if bars(cell)]
    lakes = [cell for cell in line.through if "lake" in field.base[cell]]
    through += [cell for cell in lakes[1:] if cell not in through]
    return through or [cell for cell in (*line.left, *line.right) if bars(cell)]


def _no_dice(board: Board, at: Hex, unit: Unit, target: Hex, other: Unit) -> Illegal:
    here, there = land.at(board, at), land.at(board, target)
    far = board.field.grid.far[at][target]
    if far > 1 and here.wadi != there.wadi:
        return refuse("OUT_OF_RANGE", hex=target, n=far, m=1)  # OV-7.28
    shot = fire.sum_of(board, Attempt(at, unit, target, other, far))
    return refuse(
        "NO_DICE", hex=target, table=shot.table, bonus=shot.bonus, cover=shot.cover, own=shot.own
    )


def _no_right(board: Board, at: Hex, unit: Unit) -> Msg:
    """Moved too far, entered or left such terrain, stands in the ocean or a trench (36.53)."""
    order, kind = unit.order, TYPES[unit.type]
    assert order
    if not fire.stands_to_fight(board, at, unit):
        ground = land.at(board, at)
        name = _of(ground, lambda name: not getattr(FEATURES[name].battle_while_on, kind.cls))
        return _why("stands", feature=names.feature(name))
    if order.card == "dig_in":
        return _why("card", card=names.card("dig_in"))
    if order.barred:
        return _barred(board, at, order.start, kind.cls)
    return _why("moved", n=order.cost, m=kind.move_and_battle)


def _barred(board: Board, at: Hex, start: Hex, cls: Class) -> Msg:
    ground = land.at(board, at)
    for name in ground.features:
        if not getattr(FEATURES[name].battle_on_entry_turn, cls):
            return _why("entered", feature=names.feature(name))
    left = land.at(board, start)
    for name in left.features:
        if not getattr(FEATURES[name].battle_after_leaving, cls):
            return _why("left", feature=names.feature(name))
    return _why("entered", feature=names.feature(ground.features[0]))


def instead(board: Board, role: Role, verb: str, cell: Hex) -> Illegal:
    unit = board.state.units.get(cell)
    if unit is None or unit.side != board.state.side:
        return refuse("NO_UNIT", hex=cell)
    if unit.order is None or unit.order.role != role:
        return refuse("NOT_ORDERED", unit=names.unit(unit.type), hex=cell)
    ground = land.at(board, cell)
    there = {"wire": ground.wire, "mine": ground.mine, "seal": ground.cave}.get(verb, False)
    ready = there and not fire.ready(board, cell, unit)
    return refuse(
        "NO_SUCH_ACTION",
        what=_why(f"do-{verb}"),
        hex=cell,
        unit=names.unit(unit.type),
        right="no" if ready else "yes",
    )


# ---- marks of a line (OV-31.13)


def no_ground(state: State, seat: Seat, at: Hex, targets: Sequence[Hex]) -> Illegal:
    """Taking ground that did not come about (36.62)."""
    board, (side, _) = board_of(state), roles.who(seat)
    roll = state.attack
    target = roll.target if roll and roll.target in targets else targets[0]
    unit = state.units.get(at)
    what = names.unit(roll.by if roll and unit is None else unit.type if unit else "infantry")
    if unit is None or unit.side != side:
        why = _why("gone")
    elif target in state.units:
        why = _why("held", hex=target)
    elif board.field.grid.far[at][target] > 1:
        why = _why("fire")
    elif not TYPES[unit.type].take_ground:
        why = _why("never", unit=names.unit(unit.type))
    elif unit.order.hard if unit.order else _open(board, at, unit, target):
        why = _why("hard")
    else:
        why = _why("barred", feature=_barring_feature(board, target, TYPES[unit.type].cls))
    return refuse("NO_GROUND", unit=what, hex=target, why=why)


def _open(board: Board, at: Hex, unit: Unit, target: Hex) -> bool:
    """Whether the terrain lets a unit take ground, had it not moved. Its order is gone when the
    turn is over."""
    fresh = replace(unit, order=Order(board.field.roles[unit.side][at][0], "", at))
    return attack.can_take(board, at, fresh, target)


def no_overrun(state: State, seat: Seat, targets: Sequence[Hex]) -> Illegal:
    """An overrun battle that did not come about (36.63)."""
    board, (side, _) = board_of(state), roles.who(seat)
    at = next((h for h in targets if h in state.units and state.units[h].side == side), "")
    if not at:
        return refuse("NO_OVERRUN", unit=msg("ov-class-any"), why=_why("not-taken"))
    unit = state.units[at]
    ground, kind = land.at(board, at), TYPES[unit.type]
    what = names.unit(unit.type)
    if not kind.overrun_battles:
        why = _why("no-overrun", unit=what)
    elif unit.order and unit.order.overran:
        why = _why("third")
    elif not ground.battle_on_entry[kind.cls] or ground.swamp or ground.trench:
        why = _why("entered", feature=names.feature(ground.features[0]))
    elif not any(True for _ in fire.shots(board, at, unit, second=True)):
        why = _why("nobody")
    else:
        why = _why("lapsed")
    return refuse("NO_OVERRUN", unit=what, why=why)
