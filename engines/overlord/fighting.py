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
    library,
    movement,
    names,
    questions,
    recovery,
    roles,
)
from engines.overlord.box import NUMBERS, TYPES, Role
from engines.overlord.field import Field
from engines.overlord.game import Game
from engines.overlord.state import Again, Battle, State, Unit

HEALING = ("hospital", "oasis")
DONE = questions.plain_choice("done")


def advance(game: Game, frame: Battle) -> bool:
    """Over when nobody is waited for any more."""
    state = game.state
    if ambush.opens(game):
        ambush.open_sheet(game)
    if _sheet_out(state) or acting(state, game.field):
        return False
    game.pop()
    recovery.recover(game)
    return True


def _sheet_out(state: State) -> bool:
    return state.sheet is not None and state.sheet.window is not None


def acting(state: State, field: Field) -> list[Role]:
    """Generals who can do something; in `batch` only the first of them (OV-18.10)."""
    units = _by_role(state)
    able = [
        role
        for role, staff in state.staff.items()
        if not staff.done and _anything(state, field, role, units.get(role, ()))
    ]
    return able[:1] if state.rules.order == "batch" else able


def _by_role(state: State) -> dict[Role, list[tuple[Hex, Unit]]]:
    found: dict[Role, list[tuple[Hex, Unit]]] = {}
    for hex, unit in state.units.items():
        order = unit.order
        if order is not None and (order.battles > 0 or order.again):
            found.setdefault(order.role, []).append((hex, unit))
    return found


def _anything(
    state: State, field: Field, role: Role, units: list[tuple[Hex, Unit]] | tuple[()]
) -> bool:
    wait = _sheet_out(state)
    for hex, unit in units:
        if unit.order and unit.order.again:
            return True
        if not fire.ready(state, field, hex, unit):
            continue
        for shot in fire.shots(state, field, hex, unit):
            if wait and field.grid.far[hex][shot.at] == 1:
                break
            return True
        if any(True for _ in _instead(state, field, hex, unit)):
            return True
        if state.planes and any(True for _ in air.shooting(state, field, hex, unit)):
            return True
    return bool(state.planes) and any(True for _ in air.actions(state, field, role))


def ask(state: State, frame: Battle) -> dict[Seat, Offer]:
    field = library.field(state.scenario)
    offers: dict[Seat, Offer] = {}
    units = _by_role(state)
    for role in acting(state, field):
        choices = [DONE, *_choices(state, field, role, units.get(role, []))]
        seat = roles.seat(state.side, role)
        offers[seat] = questions.offer(
            msg("ov-ask-battle"),
            tuple(choices),
            "done",
            questions.waiting("battle", role),
            questions.clock(state, "battle"),
            "OV-9.1",
        )
    if _sheet_out(state):
        offers.update(ambush.ask_sheet(state))
    return offers


def _choices(
    state: State, field: Field, role: Role, units: list[tuple[Hex, Unit]]
) -> Iterator[Choice]:
    wait = _sheet_out(state)
    for hex, unit in units:
        if unit.order and unit.order.again:
            yield questions.unit_choice("again", hex, unit.type)
        if not fire.ready(state, field, hex, unit):
            continue
        for shot in fire.shots(state, field, hex, unit):
            if not (wait and field.grid.far[hex][shot.at] == 1):
                yield questions.attack_choice(hex, shot.at, shot.dice)
        for verb in _instead(state, field, hex, unit):
            yield questions.unit_choice(verb, hex, unit.type)
        if state.planes:
            yield from air.shooting(state, field, hex, unit)
    if state.planes:
        yield from air.actions(state, field, role)


def _instead(state: State, field: Field, hex: Hex, unit: Unit) -> Iterator[str]:
    """What a unit with the right to battle may do instead of battling."""
    ground, type = land.at(state, field, hex), TYPES[unit.type]
    if type.cls != "infantry":
        return
    if ground.wire:
        yield "wire"  # OV-7.37
    if unit.type == "engineer" and hex in state.mines and state.mines[hex].owner != unit.side:
        yield "mine"  # OV-7.36
    quiet = not land.next_to_enemy(state, field, hex, unit.side)
    if ground.cave and unit.side == "ALLIES" and quiet:
        yield "seal"  # OV-7.27
    powers = field.scenario.options.terrain_powers
    healing = [name for name in field.base[hex] if name in powers and name in HEALING]
    wounded = unit.figures < type.figures
    if healing and quiet and wounded and unit.order and not unit.order.gone:
        yield "rest"  # OV-7.30


def answer(game: Game, frame: Battle, seat: Seat, picks: tuple[Key, ...]) -> None:
    state = game.state
    if _sheet_out(state) and roles.who(seat)[0] != state.side:
        ambush.answer_sheet(game, picks)
        return
    verb, _, arg = picks[0].partition("/")
    _, role = roles.who(seat)
    if verb == "done":
        state.staff[role].done = True
        game.say("ov-battles-done", role=names.role(role))
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


def _do_instead(game: Game, verb: str, hex: Hex) -> None:
    state = game.state
    unit = state.units[hex]
    assert unit.order
    if verb == "wire":
        arrival.unwire(game, hex)
        if unit.type != "engineer":
            unit.order.battles -= 1
        return
    if verb == "mine":
        arrival.clear(game, hex, unit)
        return
    unit.order.battles -= 1
    faces = game.roll(NUMBERS.cave_dice)
    if verb == "seal":
        if "star" in faces:
            state.sealed.append(hex)
        game.say("ov-cave", hex, hex=hex, faces=names.faces(faces),
                 done="yes" if "star" in faces else "no")  # fmt: skip
        return
    back = faces.count("infantry") + faces.count("star")
    healed = min(back, TYPES[unit.type].figures - unit.figures)
    unit.figures += healed
    game.say("ov-healed", hex, unit=names.unit(unit.type), hex=hex, faces=names.faces(faces),
             n=healed)  # fmt: skip


# ---- the second move of Behind Enemy Lines


def ask_again(state: State, frame: Again) -> dict[Seat, Offer]:
    field = library.field(state.scenario)
    unit = state.units[frame.at]
    assert unit.order
    ways = movement.reach(state, field, frame.at, unit)
    choices = (
        questions.plain_choice("stay"),
        *(questions.hex_choice("to", hex) for hex in sorted(ways)),
    )
    seat = roles.seat(unit.side, unit.order.role)
    question = msg("ov-ask-move", unit=names.unit(unit.type), hex=frame.at)
    wait = questions.waiting("battle", unit.order.role)
    clock = questions.clock(state, "battle")
    return {seat: questions.offer(question, choices, "stay", wait, clock, "OV-13.19")}


def answer_again(game: Game, frame: Again, seat: Seat, picks: tuple[Key, ...]) -> None:
    verb, _, arg = picks[0].partition("/")
    game.pop()
    if verb == "to":
        unit = game.state.units[frame.at]
        way = movement.reach(game.state, game.field, frame.at, unit)[questions.hex_of(arg)]
        game.say("ov-move", frame.at, way.path[-1], unit=names.unit(unit.type), hex=frame.at,
                 to=way.path[-1], path="-".join(way.path))  # fmt: skip
        arrival.march(game, frame.at, way.path, "move")
