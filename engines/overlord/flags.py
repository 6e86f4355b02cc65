"""Flags: ignored, obeyed by retreating, or paid for with figures (OV-10)."""

from __future__ import annotations

from engines import contract
from engines.kit.hexes import Hex
from engines.overlord import arrival, land, medals, movement, names, questions, roles
from engines.overlord.components import CLASSES, EVERY_FLAG, FEATURES, TYPES, Role
from engines.overlord.field import BARRED, Field
from engines.overlord.game import Game
from engines.overlord.state import Flags, State, Unit


def owner(field: Field, unit: Unit, cell: Hex) -> Role:
    """Whose question it is: the general under whose command the unit stands (OV-1.14)."""
    return field.roles[unit.side][cell][0]


def advance(game: Game, frame: Flags) -> bool:
    unit = game.state.units.get(frame.at)
    if unit is None:
        game.pop()
        return True
    if not frame.asked:
        must, may = bounds(game.state, frame, unit)
        if must < may:
            return False
        _ignore(game, frame, may)  # OV-10.12
    while frame.left > 0:  # one after another, and no looking ahead: OV-10.1, 10.5
        if _stuck(game, frame, unit):
            continue
        if game.state.units.get(frame.at) is not unit:
            break
        ways = open_hexes(game.state, frame.at, unit)
        most = _hexes_a_flag(game.field, unit)
        if frame.run and (not ways or frame.run == most):
            frame.left, frame.run = frame.left - 1, 0
        elif not ways:  # OV-10.4
            frame.left -= 1
            if not _blocked(game, frame.at, 1):
                break
        elif len(ways) > 1 or frame.run:
            return False
        else:
            _step(game, frame, ways[0])
    game.pop()
    medals.check_units(game)
    return True


def bounds(state: State, frame: Flags, unit: Unit) -> tuple[int, int]:
    """The least and most flags that are ignored (OV-10.7 to 10.9)."""
    if frame.firm:
        return 0, 0
    ground, kind = land.at(state, frame.at), TYPES[unit.type]
    by_hex = land.flags_ignored(ground, unit)
    must = by_army = 0
    if land.is_japanese(state.field, unit, kind):
        must = by_army = EVERY_FLAG if ground.cave else 1  # OV-23.10, 7.27
    elif unit.type == "destroyer" or (
        unit.nation == "IT"
        and kind.cls == "artillery"
        and "italian_army" in state.field.camps[unit.side].command_rules
    ):
        by_army = 1
    return min(must, frame.left), min(by_hex + by_army, frame.left)


def ask(state: State, frame: Flags) -> dict[contract.Seat, contract.Offer]:
    unit = state.units[frame.at]
    role = unit.order.role if unit.order else owner(state.field, unit, frame.at)  # OV-18.14, 1.14
    what = names.unit(unit.type)
    if not frame.asked:
        must, may = bounds(state, frame, unit)
        choices = tuple(questions.number_choice("ignore", n) for n in range(must, may + 1))
        question = contract.msg("ov-ask-flags", unit=what, hex=frame.at, n=frame.left)
        default, rule = f"ignore/{may}", "OV-10.7"
    else:
        ways = open_hexes(state, frame.at, unit)
        choices = tuple(questions.hex_choice("retreat", cell) for cell in ways)
        if frame.run:
            choices = (questions.plain_choice("halt"), *choices)
        question = contract.msg("ov-ask-retreat", unit=what, hex=frame.at, n=frame.left)
        best = min(ways, key=lambda cell: _rank(state, cell, unit))
        default = "halt" if frame.run else f"retreat/{best.lower()}"
        rule = "OV-10.2"
    wait: contract.Msg = contract.msg("ov-wait-flags", side=names.side(unit.side), hex=frame.at)
    clock = questions.clock(state, "battle" if unit.side == state.side else "flags")
    seat = roles.seat(unit.side, role)
    return {seat: questions.offer(question, choices, default, wait, clock, rule, frame.at)}


def answer(game: Game, frame: Flags, seat: contract.Seat, picks: tuple[contract.Key, ...]) -> None:
    verb, _, arg = picks[0].partition("/")
    if verb == "ignore":
        _ignore(game, frame, int(arg))
    elif verb == "halt":
        frame.left, frame.run = frame.left - 1, 0
    else:
        _step(game, frame, questions.hex_of(arg))


def _ignore(game: Game, frame: Flags, n: int) -> None:
    frame.asked = True
    frame.left -= n
    if n:
        unit = game.state.units[frame.at]
        why = _ignored_by(game, frame.at, unit, n)
        game.tell_of(unit, "ov-flags-ignored", frame.at, n=n, why=why)
        if game.state.attack:
            game.state.attack.ignored += n


def _ignored_by(game: Game, cell: Hex, unit: Unit, n: int) -> tuple[contract.Msg, ...]:
    """Whose doing it is: the unit's own, then the hex's (OV-10.7, 10.8)."""
    ground = land.at(game.state, cell)
    by_hex = land.flags_ignored(ground, unit)
    found = [names.unit(unit.type)] if not by_hex or n > by_hex else []
    if by_hex:
        saved = (name for name in ground.features if FEATURES[name].ignore_flags)
        found += [names.feature(name) for name in saved][:1]
    return tuple(found)


def _step(game: Game, frame: Flags, to: Hex) -> None:
    """One hex back (OV-10.10). Ice rolls do happen; stops, mines and wire do nothing (OV-7.7,
    10.3)."""
    state, start = game.state, frame.at
    unit = game.leave(start)
    state.units[to] = unit
    frame.at = to
    if _hexes_a_flag(game.field, unit) > 1:
        frame.run += 1
    else:
        frame.left -= 1
    if state.attack:
        state.attack.retreat.append(to)
    game.record("retreat", unit.side, start, to)
    game.tell_of(unit, "ov-retreat", start, to, to=to)
    if land.at(game.state, to).ice and not arrival.ice(game, to):
        frame.left = 0


def _hexes_a_flag(field: Field, unit: Unit) -> int:
    if unit.nation == "IT" and "italian_army" in field.camps[unit.side].command_rules:
        return 3  # OV-24.2
    return TYPES[unit.type].retreat_hexes_per_flag[1]


def _stuck(game: Game, frame: Flags, unit: Unit) -> bool:
    """Units that cannot leave their hex pay for every flag (OV-10.6)."""
    if game.state.units.get(frame.at) is not unit:
        return False
    ground = land.at(game.state, frame.at)
    if TYPES[unit.type].cls not in ground.cannot_leave:
        return False
    n, frame.left = frame.left, 0
    _blocked(game, frame.at, n)
    return True


def _blocked(game: Game, cell: Hex, n: int) -> bool:
    """Flags that cannot be carried out; False if the unit is gone."""
    unit = game.state.units[cell]
    if game.state.attack:
        game.state.attack.blocked += n
    game.tell_of(unit, "ov-blocked", cell, n=n)
    return not hurt(game, cell, n)


def hurt(game: Game, cell: Hex, n: int) -> bool:
    """Hits on a unit. True if it is eliminated (OV-9.17, 10.11)."""
    n = arrival.confirmed(game, cell, n)
    gone = bool(n) and game.lose(cell, min(n, game.state.units[cell].figures))
    if gone and game.state.attack:
        game.state.attack.eliminated = True
    return gone


def suffer(game: Game, cell: Hex, hits: int, flags: int, *, firm: bool = False) -> None:
    """Take the hits; a unit that still stands has its flags to answer (OV-10.1)."""
    if hits and hurt(game, cell, hits):
        medals.check_units(game)  # OV-12.1
    elif flags:
        game.push(Flags(cell, flags, firm=firm))


def open_hexes(state: State, cell: Hex, unit: Unit) -> list[Hex]:
    """Where a retreat step may go, the left one first (OV-10.2, 10.3)."""
    kind = TYPES[unit.type]
    here = land.at(state, cell)
    found = []
    for to in state.field.behind[unit.side][cell]:
        if to in state.units:
            continue
        if kind.id == "destroyer":
            if to in state.field.deep:
                found.append(to)
            continue
        there = land.at(state, to)
        if there.enter[kind.cls] == BARRED or not there.retreat_onto:
            continue
        if movement.climbs(here, there):
            found.append(to)
    return found


def _rank(state: State, cell: Hex, unit: Unit) -> tuple[int, ...]:
    """The order in which the engine itself picks a way (OV-10.13)."""
    ground = land.at(state, cell)
    low = [land.cover(ground, cls, unit.side, 0, False) for cls in CLASSES[:2]]
    return (
        int(ground.ice),
        sum(low),
        -int(land.flags_ignored(ground, unit) > 0),
        -len(open_hexes(state, cell, unit)),
        state.field.grid.xy[cell][0],
    )
