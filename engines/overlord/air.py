"""The air module: airplanes over the areas of the generals (OV-25)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract import Choice, Key, Offer, Seat, msg
from engines.kit.hexes import Hex
from engines.overlord import fire, flags, land, medals, names, piles, questions, roles
from engines.overlord.components import TYPES, Role, foe
from engines.overlord.field import Field
from engines.overlord.game import Game
from engines.overlord.state import Keep, Plane, Roll, State, Strafe, Unit

FLIGHT = 4
STRAFED = 3
MOST = 3
"""Airplanes of a side (OV-25.29)."""


def own(state: State, role: Role) -> list[Plane]:
    """Airplanes of the side that moves in the airspace of a general (OV-25.11)."""
    return [plane for plane in state.planes if plane.side == state.side and plane.role == role]


# ---- flying


def ask_flight(state: State, role: Role) -> tuple[Choice, ...]:
    """The next hex of a flight, or its end (OV-25.21, 25.22). Silence brings none in and goes no
    further (OV-27.12)."""
    staff = state.staff[role]
    plane = next((p for p in state.planes if p.id == staff.flying), None)
    if plane is None:
        entries = (questions.hex_choice("enter", cell) for cell in gates(state, role))
        return (questions.plain_choice("stay"), *entries)
    choices = []
    if _may_end(state, plane):
        choices.append(questions.plain_choice("land"))
    left = _hexes_left(plane)
    if left:
        ahead = [near for near in state.field.grid.near[plane.at] if near not in plane.path]
        if left == 1:
            ahead = [cell for cell in ahead if _free(state, plane, cell)]
        choices += [questions.hex_choice("fly", cell) for cell in ahead]
    return tuple(choices) or (questions.plain_choice("land"),)


def _free(state: State, plane: Plane, cell: Hex) -> bool:
    return cell not in state.units and not any(
        p.at == cell and p is not plane for p in state.planes
    )


def _may_end(state: State, plane: Plane) -> bool:
    return _free(state, plane, plane.at)


def _hexes_left(plane: Plane) -> int:
    """The hex of entry or take-off is the first of the flight; one it stood over is none."""
    return FLIGHT - len(plane.path) + (0 if plane.fresh else 1)


def gates(state: State, role: Role) -> list[Hex]:
    """Edge hexes of the area, and airfields nobody threatens (OV-25.21)."""
    field = state.field
    over = [cell for cell in field.grid.hexes if role in field.roles[state.side][cell]]
    edge = [cell for cell in over if len(field.grid.near[cell]) < 6]
    return list(dict.fromkeys([*edge, *strips(state, role)])) if _room(state) else []


def strips(state: State, role: Role) -> list[Hex]:
    """Airfields of the area without an enemy unit on or next to them (OV-25.21)."""
    field = state.field
    side = state.side
    return [
        cell
        for cell in field.grid.hexes
        if "airfield" in field.base[cell]
        and role in field.roles[side][cell]
        and not (cell in state.units and state.units[cell].side != side)
        and not land.next_to_enemy(state, cell, side)
    ]


def _room(state: State) -> bool:
    return sum(plane.side == state.side for plane in state.planes) < MOST


def takeoffs(state: State, role: Role) -> list[Hex]:
    """Where a star of the initiative die sends an airplane up (OV-25.13, 25.29)."""
    if not state.air or own(state, role) or not _room(state):
        return []
    return strips(state, role)


def fly(game: Game, role: Role, verb: str, arg: str) -> bool:
    """One step of a flight; True when it has ended."""
    state = game.state
    staff = state.staff[role]
    if verb == "stay":
        staff.flying = ""
        game.say("ov-plane-none", role=game.general(role))
        return True
    if verb == "enter":
        enter(game, role, questions.hex_of(arg))
        return False
    plane = next(p for p in state.planes if p.id == staff.flying)
    if verb == "fly":
        plane.at = questions.hex_of(arg)
        plane.path.append(plane.at)
        if _hexes_left(plane):
            return False
    staff.flying = ""
    if not _may_end(state, plane):
        state.planes.remove(plane)
        game.say("ov-plane-home", plane.at, side=names.side(plane.side), hex=plane.at)
        return True
    over = game.field.roles[plane.side][plane.at]
    plane.crossed = plane.role not in over
    if plane.crossed:
        plane.role = over[0]
    game.record("fly", plane.side, *plane.path)
    game.say("ov-plane-flies", *plane.path, side=names.side(plane.side), path="-".join(plane.path))
    return True


def enter(game: Game, role: Role, cell: Hex) -> Plane:
    """An airplane comes in over an edge, or from an airfield."""
    state = game.state
    taken = {plane.id for plane in state.planes}
    mine = (f"{state.side.lower()}{n}" for n in range(1, len(taken) + 2))
    name = next(name for name in mine if name not in taken)
    plane = Plane(name, state.side, cell, role, [cell], ordered=True, by=role)
    state.planes.append(plane)
    state.staff[role].flying = name
    game.say("ov-plane-enters", cell, side=names.side(state.side), hex=cell)
    return plane


def fly_on(game: Game, role: Role) -> None:
    """A flight goes on by itself where there is nothing to choose (OV-27.26)."""
    staff = game.state.staff[role]
    while staff.flying:
        ways = ask_flight(game.state, role)
        if len(ways) > 1:
            return
        fly(game, role, ways[0].verb, ways[0].arg)


def order(game: Game, role: Role, plane: Plane, check: bool) -> bool:
    """Send an airplane off from where it is; False if its air check sent it home (OV-25.15)."""
    state = game.state
    plane.ordered, plane.by = True, role
    if check:
        ground = game.field.ground[plane.at]
        faces = game.roll(2 if ground.mountain else 1)
        game.say("ov-air-check", plane.at, faces=names.faces(faces), hex=plane.at)
        if "star" in faces:
            state.staff[role].flying = ""
            home(game, plane)
            return False
    plane.path = [plane.at]
    state.staff[role].flying = plane.id
    return True


def home(game: Game, plane: Plane) -> None:
    game.state.planes.remove(plane)
    game.say("ov-plane-home", plane.at, side=names.side(plane.side), hex=plane.at)


def turn_begins(game: Game) -> None:
    """What was on the board must be ordered again; hexes of two generals count as the other's if
    that leaves no airspace with two (OV-25.16, 25.20)."""
    state = game.state
    mine = [plane for plane in state.planes if plane.side == state.side]
    for plane in mine:
        plane.ordered = plane.fresh = plane.acted = plane.support = False
        plane.path = []
    for plane in mine:
        crowd = [other for other in mine if other.role == plane.role]
        both = game.field.roles[state.side][plane.at]
        if len(crowd) > 1 and len(both) > 1:
            other = both[1] if both[0] == plane.role else both[0]
            if not any(p.role == other for p in mine):
                plane.role = other
    for plane in mine:
        if plane not in state.planes:
            continue
        shared = len(game.field.roles[state.side][plane.at]) > 1
        crowd = [p for p in state.planes if p.side == state.side and p.role == plane.role]
        if shared and len(crowd) > 1:
            home(game, plane)


def crowded(state: State, role: Role) -> list[Plane]:
    """Two airplanes in one airspace: one of them is removed (OV-25.19)."""
    over = own(state, role)
    return over if len(over) > 1 else []


def turn_ends(game: Game) -> None:
    """Airplanes nobody ordered go home (OV-25.16)."""
    for plane in list(game.state.planes):
        if plane.side == game.state.side and not plane.ordered:
            home(game, plane)


# ---- in battle


def actions(state: State, role: Role) -> Iterator[Choice]:
    """One action for each airplane, by the general who ordered it (OV-25.23)."""
    for plane in state.planes:
        if (
            plane.side != state.side
            or plane.acted
            or not plane.ordered
            or (plane.by or plane.role) != role
        ):
            continue
        if _strafeable(state, plane, []):
            yield questions.hex_choice("strafe", plane.at)
        near = [near for near in state.field.grid.near[plane.at] if near in state.units]
        if any(state.units[cell].side != plane.side for cell in near):
            yield questions.hex_choice("support", plane.at)
            yield questions.hex_choice("scout", plane.at)


def shooting(state: State, cell: Hex, unit: Unit) -> Iterator[Choice]:
    """A unit may fire at an enemy airplane instead of battling (OV-25.26)."""
    field = state.field
    reach = len(fire.table(field, cell, unit, TYPES[unit.type]))
    for plane in state.planes:
        far = field.grid.far[cell][plane.at]
        if plane.side != unit.side and 1 <= far <= reach:
            dice = fire.table(field, cell, unit, TYPES[unit.type])[far - 1]
            yield questions.shoot_choice(cell, plane.at, dice)


def act(game: Game, verb: str, arg: str) -> None:
    state = game.state
    if verb == "shoot":
        at, _, target = arg.partition(".")
        _shoot(game, questions.hex_of(at), questions.hex_of(target))
        return
    cell = questions.hex_of(arg)
    plane = next(p for p in state.planes if p.at == cell and p.side == state.side)
    plane.acted = True
    if verb == "support":
        plane.support = True
        game.say("ov-plane-supports", cell, side=names.side(plane.side), hex=cell)
    elif verb == "scout":
        state.scouted += 1
        game.say("ov-plane-scouts", cell, side=names.side(plane.side), hex=cell)
    else:
        game.push(Strafe(plane.id))


def _shoot(game: Game, cell: Hex, target: Hex) -> None:
    state, field = game.state, game.field
    unit = state.units[cell]
    assert unit.order
    unit.order.battles -= 1
    plane = next(p for p in state.planes if p.at == target and p.side != unit.side)
    dice = fire.table(field, cell, unit, TYPES[unit.type])[field.grid.far[cell][target] - 1]
    faces = game.roll(dice)
    down = "star" in faces
    hit = "yes" if down else "no"
    game.tell_of(
        unit, "ov-plane-shot", cell, target, target=target, faces=names.faces(faces), down=hit
    )
    if down:
        state.planes.remove(plane)
        state.camps[foe(plane.side)].units += 1  # OV-25.27
        medals.check(game)


def _strafeable(state: State, plane: Plane, named: list[Hex]) -> list[Hex]:
    """Enemy units on hexes it flew over this turn, in one straight row (OV-25.24)."""
    over = [
        cell
        for cell in plane.path
        if cell in state.units and state.units[cell].side != plane.side and cell not in named
    ]
    if len(named) >= STRAFED:
        return []
    return [cell for cell in over if _in_row(state.field, [*named, cell])]


def _in_row(field: Field, hexes: list[Hex]) -> bool:
    spots = [field.grid.xy[cell] for cell in hexes]
    return (
        len({y for _, y in spots}) == 1
        or len({x - y for x, y in spots}) == 1
        or len({x + y for x, y in spots}) == 1
    )


def advance_strafe(game: Game, frame: Strafe) -> bool:
    plane = next((p for p in game.state.planes if p.id == frame.plane), None)
    hexes = [] if plane is None else _strafeable(game.state, plane, frame.targets)
    if not hexes:
        game.pop()
        return True
    if frame.targets or len(hexes) > 1:
        return False
    frame.targets.append(hexes[0])  # nothing to choose (OV-27.26)
    assert plane
    strike(game, hexes[0], 1, "airplane", stars=False, firm=False, source=plane.at)
    return True


def ask_strafe(state: State, frame: Strafe) -> dict[Seat, Offer]:
    plane = next(p for p in state.planes if p.id == frame.plane)
    hexes = _strafeable(state, plane, frame.targets)
    choices = [questions.hex_choice("at", cell) for cell in hexes]
    if frame.targets:
        choices.append(questions.plain_choice("halt"))
    role = plane.by or plane.role  # OV-18.14
    question, default = msg("ov-ask-strafe"), choices[-1].key
    offer = questions.of_general(
        state, role, "battle", question, tuple(choices), default, "OV-25.24"
    )
    return {roles.seat(plane.side, role): offer}


def answer_strafe(game: Game, frame: Strafe, seat: Seat, picks: tuple[Key, ...]) -> None:
    verb, _, arg = picks[0].partition("/")
    if verb == "halt":
        game.pop()
        return
    cell = questions.hex_of(arg)
    frame.targets.append(cell)
    plane = next(p for p in game.state.planes if p.id == frame.plane)
    strike(game, cell, 1, "airplane", stars=False, firm=False, source=plane.at)


def strike(
    game: Game, cell: Hex, dice: int, by: str, *, stars: bool, firm: bool, source: Hex = ""
) -> None:
    """Dice on one unit without any terrain: airplanes, Air Power, Barrage (OV-13.11 to 13.13).

    `source` is where an airplane is; a card comes from nowhere on the board.
    """
    state = game.state
    unit = state.units[cell]
    faces = game.roll(dice)
    struck, flagged = fire.hits(faces, unit, stars=stars), faces.count("flag")
    side = foe(unit.side)
    state.attack = Roll(source, cell, by, side, unit.type, dice, 0, 0, 0, faces, struck, flagged)
    game.record("attack", side, cell, note=f"{struck}h{flagged}f")
    game.say(
        "ov-bombed",
        cell,
        by=names.cls(by),
        foe=names.unit(unit.type),
        hex=cell,
        faces=names.faces(faces),
        hits=struck,
        flags=flagged,
    )
    flags.suffer(game, cell, struck, flagged, firm=firm)


def recon_draw(game: Game) -> None:
    """The commander draws one card more and then discards one of those he has (OV-25.24, 27.21).
    Until he has said which, the card lies in no hand."""
    state = game.state
    for _ in range(state.scouted):
        card = piles.next_card(game, state.side)
        if card and set(state.camps[state.side].hand) <= {card}:
            state.discards.append(card)  # one like the other: nothing to decide (OV-27.26)
            game.show("ov-discarded", side=names.side(state.side), card=names.card(card))
        elif card:
            game.tell(piles.knowing(state, state.side), "ov-you-draw", cards=names.cards([card]))
            state.kept.append(Keep(state.side, [card], scouted=True))
