"""BATTLE: the generals attack side by side, one attack at a time (OV-18.15, 18.16)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract import Choice, Key, Offer, Seat, msg
from engines.kit.hexes import Hex
from engines.overlord import (
    air,
    ambush,
    arrival,
    attack,
    fire,
    land,
    movement,
    moving,
    names,
    paths,
    questions,
    recovery,
    roles,
)
from engines.overlord.components import NUMBERS, TYPES, Role
from engines.overlord.game import Game
from engines.overlord.state import Again, Battle, State, Unit

HEALING = ("hospital", "oasis")
DONE = questions.plain_choice("done")._replace(confirm=msg("ov-sure-battle"))
ATTACK = msg("ov-ask-battle")


def advance(game: Game, frame: Battle) -> bool:
    """Over when nobody is waited for any more."""
    state = game.state
    state.asked.clear()
    if ambush.opens(game):
        ambush.open_sheet(game)
    if ambush.sheet_out(state) or ask(state, frame):
        return False
    game.pop()
    recovery.recover(game)
    return True


def _by_role(state: State) -> dict[Role, list[tuple[Hex, Unit]]]:
    """Units that may still do something, of the generals who have not closed."""
    found: dict[Role, list[tuple[Hex, Unit]]] = {
        role: [] for role, staff in state.staff.items() if not staff.done
    }
    for cell, unit in state.units.items():
        order = unit.order
        if order is None or order.role not in found:
            continue
        if order.battles > 0 or order.again or _cuts(state, cell, unit):
            found[order.role].append((cell, unit))
    return found


def held_back(state: State, role: Role, at: Hex, target: Hex) -> bool:
    """Whether this close assault waits for the sheet of the defender, and for nothing else
    (OV-14.10)."""
    unit, staff = state.units.get(at), state.staff.get(role)
    if not ambush.sheet_out(state) or unit is None or unit.order is None:
        return False
    if staff is None or staff.done or unit.order.role != role:
        return False
    if state.field.grid.far[at].get(target) != 1 or not fire.ready(state, at, unit):
        return False
    return any(shot.at == target for shot in fire.shots(state, at, unit))


def ask(state: State, frame: Battle) -> dict[Seat, Offer]:
    for role, units in _by_role(state).items() if not state.asked else ():
        choices = tuple(_choices(state, role, units))
        if not choices:
            continue
        choices = DONE, *choices
        offer = questions.of_general(state, role, "battle", ATTACK, choices, "done", "OV-9.1")
        state.asked[role] = offer, frozenset()
        if state.rules.order == "batch":  # one general after the other: OV-18.10
            break
    return {roles.seat(state.side, role): offer for role, (offer, _) in state.asked.items()}


def _choices(state: State, role: Role, units: list[tuple[Hex, Unit]]) -> Iterator[Choice]:
    wait = ambush.sheet_out(state)
    for cell, unit in units:
        if unit.order and unit.order.again:
            yield questions.unit_choice("again", cell, unit.type)
        if _cuts(state, cell, unit):
            yield questions.unit_choice("wire", cell, unit.type)
        if not fire.ready(state, cell, unit):
            continue
        for shot in fire.shots(state, cell, unit):
            if not (wait and state.field.grid.far[cell][shot.at] == 1):
                foe = state.units[shot.at].type
                yield questions.attack_choice(cell, shot.at, foe, shot.dice)
        for verb in _instead(state, cell, unit):
            yield questions.unit_choice(verb, cell, unit.type)
        if state.planes:
            yield from air.shooting(state, cell, unit)
    if state.planes:
        yield from air.actions(state, role)


def _cuts(state: State, cell: Hex, unit: Unit) -> bool:
    """An engineer removes the wire under it after its battle, too (OV-3.7)."""
    if unit.type != "engineer" or unit.order is None or unit.order.battles > 0:
        return False
    return state.obstacles.get(cell) == "wire" and any(
        trace.kind == "attack" and trace.side == unit.side and trace.hexes[0] == cell
        for trace in state.traces
    )


def _instead(state: State, cell: Hex, unit: Unit) -> Iterator[str]:
    """What a unit with the right to battle may do instead of battling."""
    field = state.field
    ground, kind = land.at(state, cell), TYPES[unit.type]
    if kind.cls != "infantry":
        return
    if ground.wire:
        yield "wire"  # OV-7.37
    if unit.type == "engineer" and cell in state.mines and state.mines[cell].owner != unit.side:
        yield "mine"  # OV-7.36
    powers = field.scenario.options.terrain_powers
    seals = ground.cave and unit.side == "ALLIES"
    rests = (
        unit.figures < kind.figures
        and any(name in powers and name in HEALING for name in field.base[cell])
        and unit.order
        and not unit.order.gone
    )
    if (seals or rests) and not land.next_to_enemy(state, cell, unit.side):
        if seals:
            yield "seal"  # OV-7.27
        if rests:
            yield "rest"  # OV-7.30


def answer(game: Game, frame: Battle, seat: Seat, picks: tuple[Key, ...]) -> None:
    state = game.state
    verb, _, arg = picks[0].partition("/")
    _, role = roles.who(seat)
    if verb == "done":
        units = _by_role(state)[role]
        state.staff[role].done = True
        game.say("ov-battles-done", role=game.general(role))
        for cell, unit in units:
            if unit.order and unit.order.again:
                arrival.end_raid(game, cell)
    elif verb == "attack":
        at, _, target = arg.partition(".")
        attack.declare(game, questions.hex_of(at), questions.hex_of(target))
    elif verb == "again":
        unit = state.units[questions.hex_of(arg)]
        assert unit.order
        unit.order.again, unit.order.battles = False, 0
        game.push(Again(questions.hex_of(arg)))
    elif verb in ("strafe", "support", "scout", "shoot"):
        air.act(game, verb, arg)
    else:
        _do_instead(game, verb, questions.hex_of(arg))


def _do_instead(game: Game, verb: str, cell: Hex) -> None:
    state = game.state
    unit = state.units[cell]
    assert unit.order
    if verb == "wire":
        arrival.unwire(game, cell)
        if unit.type == "engineer":
            unit.order.cut = True
        else:
            unit.order.battles -= 1
        return
    if verb == "mine":
        arrival.clear(game, cell, unit)
        return
    unit.order.battles -= 1
    faces = game.roll(NUMBERS.cave_dice)
    if verb == "seal":
        if "star" in faces:
            state.sealed.append(cell)
        game.say(
            "ov-cave",
            cell,
            hex=cell,
            faces=names.faces(faces),
            done="yes" if "star" in faces else "no",
        )
        return
    back = faces.count("infantry") + faces.count("star")
    healed = min(back, TYPES[unit.type].figures - unit.figures)
    unit.figures += healed
    game.tell_of(unit, "ov-healed", cell, faces=names.faces(faces), n=healed)


# ---- the second move of Behind Enemy Lines


def ask_again(state: State, frame: Again) -> dict[Seat, Offer]:
    unit = state.units[frame.at]
    assert unit.order
    choices = (questions.plain_choice("stay"), *_second_ways(state, frame, unit))
    role, question = unit.order.role, questions.which_way(unit.type, frame.at)
    offer = questions.of_general(
        state, role, "battle", question, choices, "stay", "OV-13.19", frame.at
    )
    return {roles.seat(unit.side, role): offer}


def _second_ways(state: State, frame: Again, unit: Unit) -> list[Choice]:
    if frame.via:
        return paths.next_steps(state, frame.at, unit, frame.via)
    ways = movement.reach(state, frame.at, unit)
    choices = [questions.hex_choice("to", cell) for cell in sorted(ways)]
    gates = moving.exits(state, frame.at, unit, ways)
    choices += [questions.hex_choice("exit", cell) for cell in gates]
    return choices + paths.first_steps(state, frame.at, ways)


def answer_again(game: Game, frame: Again, seat: Seat, picks: tuple[Key, ...]) -> None:
    verb, _, arg = picks[0].partition("/")
    if verb == "over":
        frame.via.append(questions.hex_of(arg))
        return
    game.pop()
    if verb == "stay":
        arrival.end_raid(game, frame.at)
        return
    unit, to = game.state.units[frame.at], arg.upper()
    path = paths.offered(game.state, frame.at, unit, frame.via, to).path
    if verb == "exit":
        moving.leave_board(game, frame.at, to, path)
        return
    game.tell_of(unit, "ov-move", frame.at, to, to=to, path="-".join(path), road="no")
    arrival.march(game, frame.at, path, "move")
