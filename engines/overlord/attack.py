"""One attack from its declaration to the overrun (OV-9.19, 11)."""

from __future__ import annotations

from engines.contract import Choice, Key, Offer, Seat, msg
from engines.kit.hexes import Hex
from engines.overlord import (
    ambush,
    arrival,
    fire,
    flags,
    land,
    medals,
    movement,
    names,
    questions,
    roles,
)
from engines.overlord.components import TYPES
from engines.overlord.field import BARRED, HARD
from engines.overlord.fire import Attempt
from engines.overlord.game import Game
from engines.overlord.movement import RAIDERS
from engines.overlord.state import Again, Attack, Mark, Roll, State, Unit

MARKS = 3
BACK = questions.plain_choice("back/yes"), questions.plain_choice("back/no")
GROUND = questions.plain_choice("ground/no"), questions.plain_choice("ground/yes")


def declare(game: Game, at: Hex, target: Hex, second: bool = False) -> None:
    """A declared attack is final (OV-9.3); the same unit may be attacked again (OV-9.11)."""
    unit = game.state.units[at]
    assert unit.order
    if not second:
        unit.order.battles -= 1
    close = game.field.grid.far[at][target] == 1
    game.push(Attack(at, target, unit.order.role, second=second, close=close))


def advance(game: Game, frame: Attack) -> bool:
    while True:
        step = frame.step
        if step == "ambush":
            if _waits(game.state, frame):
                return False
            frame.window = None
            frame.step = "roll"
            if not ambush.settle(game, frame):
                frame.step = "ambush"
                return False
        elif step == "roll":
            frame.step = "back"
            ambush.replace(game)
            _strike(game, frame)
        elif step == "back":
            if _may_battle_back(game.state, frame):
                return False
            _mark(game, frame)
            frame.step = "ground"
        elif step == "ground":  # before any other battle: OV-11.11
            if _may_take(game.state, frame):
                return False
            frame.step = "end"
        elif step == "desert":
            if _may_go_on(game, frame):
                return False
            frame.step = "overrun"
        elif step == "overrun":
            if _overruns(game.state, frame):
                return False
            frame.step = "end"
        else:
            game.pop()
            _second_move(game, frame)
            return True
        if game.state.flow[-1] is not frame:
            return True


def _waits(state: State, frame: Attack) -> bool:
    """For the answer about an Ambush; fire goes on beside the sheet (OV-14.10)."""
    if frame.window is not None:
        return not frame.answer
    return frame.close and ambush.sheet_out(state)


def ask(state: State, frame: Attack) -> dict[Seat, Offer]:
    if frame.window is not None:
        return ambush.ask_window(state, frame)
    if frame.step == "ambush":  # for the sheet, which is asked for beside every question
        return {}
    if frame.step == "back":
        unit = state.units[frame.target]
        seat = roles.seat(unit.side, flags.owner(state.field, unit, frame.target))
        question = msg("ov-ask-back", unit=names.unit(unit.type), hex=frame.target, by=frame.at)
        wait = msg("ov-wait-flags", side=names.side(unit.side), hex=frame.target)
        offer = questions.offer(
            question, BACK, "back/yes", wait, f"flags/{state.turn}", "OV-24.1", frame.target
        )
        return {seat: offer}
    unit = state.units[frame.at]
    what, halt = names.unit(unit.type), questions.plain_choice("halt")
    default, place = "halt", frame.at
    if frame.step == "ground":
        question = msg("ov-ask-ground", unit=what, hex=frame.at, to=frame.target)
        choices: tuple[Choice, ...] = GROUND
        default, rule, place = "ground/no", "OV-11.1", frame.target
    elif frame.step == "desert":
        steps = sorted(_desert_steps(state, frame.at, unit))
        question, rule = msg("ov-ask-desert", unit=what, hex=frame.at), "OV-11.12"
        choices = (halt, *(questions.hex_choice("on", cell) for cell in steps))
    else:
        units, shots = state.units, fire.shots(state, frame.at, unit, second=True)
        question, rule = msg("ov-ask-overrun", unit=what, hex=frame.at), "OV-11.5"
        attacks = (questions.attack_choice(frame.at, s.at, units[s.at].type, s.dice) for s in shots)
        choices = (halt, *attacks)
    offer = questions.of_general(
        state, frame.role, "battle", question, choices, default, rule, place
    )
    return {roles.seat(unit.side, frame.role): offer}


def answer(game: Game, frame: Attack, seat: Seat, picks: tuple[Key, ...]) -> None:
    verb, _, arg = picks[0].partition("/")
    if frame.window is not None:
        frame.answer = verb
    elif frame.step == "back":
        frame.step = "ground"
        if arg == "yes":
            _battle_back(game, frame)
    elif frame.step == "ground":
        frame.step = "end"
        if arg == "yes":
            _take(game, frame)
    elif verb == "on":
        frame.step = "overrun"
        to = questions.hex_of(arg)
        game.say("ov-desert", frame.at, to, hex=frame.at, to=to)
        ground = land.at(game.state, to)
        if not arrival.march(game, frame.at, (to,), "move"):
            frame.step = "end"
        frame.at = to
        frame.crushed = ground.wire
    elif verb == "attack":
        frame.step = "end"
        target = questions.hex_of(arg.partition(".")[2])
        order = game.state.units[frame.at].order
        assert order
        order.overran = True  # OV-11.6, 11.9
        what = names.unit(game.state.units[frame.at].type)
        game.say("ov-overrun", frame.at, unit=what, hex=frame.at)
        declare(game, frame.at, target, second=True)
    else:
        frame.step = "overrun" if frame.step == "desert" else "end"
        if frame.step == "end" or not _overruns(game.state, frame):
            frame.step = "end"


# ---- the dice


def _strike(game: Game, frame: Attack) -> None:
    state, field = game.state, game.field
    unit, target = state.units.get(frame.at), state.units.get(frame.target)
    if unit is None or target is None or unit.side == target.side:
        frame.step = "end"
        if unit is None or unit.side != state.side:
            game.say("ov-attack-void", frame.at, hex=frame.at)
            medals.check_units(game)
        return
    arrival.crush(game, frame.at)
    far = field.grid.far[frame.at][frame.target]
    shot = fire.aim(game.state, Attempt(frame.at, unit, frame.target, target, far, frame.second))
    if shot is None:
        frame.step = "end"
        game.say("ov-attack-void", frame.at, hex=frame.at)
        return
    _use_support(game.state, frame)
    faces = game.roll(shot.dice)
    stars = fire.stars_hit(unit, TYPES[target.type].cls)
    struck, flagged = fire.hits(faces, target, stars=stars), faces.count("flag")
    state.attack = Roll(
        frame.at, frame.target, unit.type, unit.side, target.type, shot.table, shot.bonus,
        shot.cover, shot.own, faces, struck, flagged,
    )  # fmt: skip
    game.record("attack", unit.side, frame.at, frame.target, note=f"{struck}h{flagged}f")
    game.say(
        "ov-attack", frame.at, frame.target, unit=names.unit(unit.type), hex=frame.at,
        foe=names.unit(target.type), target=frame.target, table=shot.table, bonus=shot.bonus,
        cover=shot.cover, own=shot.own, n=shot.dice, far=far,
        plain="no" if shot.bonus or shot.cover or shot.own else "yes", faces=names.faces(faces),
        hits=struck, flags=flagged,
    )  # fmt: skip
    flags.suffer(game, frame.target, struck, flagged)


def _use_support(state: State, frame: Attack) -> None:
    """An airplane helps the first such attack of the turn only (OV-25.24)."""
    for plane in state.planes:
        if plane.support and state.field.grid.far[plane.at][frame.target] == 1:
            plane.support = False


def _mark(game: Game, frame: Attack) -> None:
    """A big gun has ranged in on a unit that it hit and that stands where it stood (OV-3.9)."""
    state = game.state
    unit, roll = state.units.get(frame.at), state.attack
    if frame.close or unit is None or roll is None or unit.type not in fire.RANGERS:
        return
    if frame.target not in state.units or not roll.hits or roll.target != frame.target:
        return
    if any(mark.gun == unit.id and mark.at == frame.target for mark in state.marks):
        return
    own = [mark for mark in state.marks if mark.gun == unit.id]
    if len(own) >= MARKS:
        state.marks.remove(own[0])
    state.marks.append(Mark(unit.id, frame.target))


# ---- battle back


def _may_battle_back(state: State, frame: Attack) -> bool:
    """OV-24.1."""
    field = state.field
    unit = state.units.get(frame.target)
    if not frame.close or unit is None or frame.at not in state.units:
        return False
    return (
        unit.side != state.side
        and unit.nation == "GB"
        and unit.figures == 1
        and unit.type != "sniper"
        and "battle_back" in field.camps[unit.side].command_rules
        and not field.ground[frame.target].ocean
        and state.attack is not None
        and not state.attack.retreat
    )


def _battle_back(game: Game, frame: Attack) -> None:
    unit, attacker = game.state.units[frame.target], game.state.units[frame.at]
    faces = game.roll(1)
    struck, flagged = fire.hits(faces, attacker), faces.count("flag")
    told = names.faces(faces)
    game.tell_of(unit, "ov-back", frame.target, frame.at, faces=told, hits=struck, flags=flagged)
    game.state.attack = Roll(
        frame.target, frame.at, unit.type, unit.side, attacker.type, 1, 0, 0, 0, faces, struck,
        flagged,
    )  # fmt: skip
    flags.suffer(game, frame.at, struck, flagged)


# ---- taking ground and overrun


def _may_take(state: State, frame: Attack) -> bool:
    unit = state.units.get(frame.at)
    if not frame.close or unit is None or unit.side != state.side or frame.target in state.units:
        return False  # nor after an Ambush or a battle back: OV-11.10
    return unit.order is not None and can_take(state, frame.at, unit, frame.target)


def can_take(state: State, at: Hex, unit: Unit, to: Hex) -> bool:
    """OV-11.1, 11.2."""
    kind, order = TYPES[unit.type], unit.order
    here, there = land.at(state, at), land.at(state, to)
    if not kind.take_ground or order is None or order.hard:
        return False
    if there.enter[kind.cls] == BARRED or kind.cls in here.cannot_leave:  # OV-9.20
        return False
    if there.first_only and (order.gone or order.grounds):
        return False  # OV-7.11
    if here.beach and there.bluff and (kind.cls != "infantry" or there.cliff):
        return False  # OV-7.14
    if here.bluff and there.beach and kind.cls != "infantry":
        return False
    if there.jungle and kind.cls == "armor" and order.gone:
        return False  # OV-7.25
    return movement.passable(state.field, at, to, here, there, kind.cls)


def _take(game: Game, frame: Attack) -> None:
    state = game.state
    unit = state.units[frame.at]
    order, kind = unit.order, TYPES[unit.type]
    assert order
    to = frame.target
    ground = land.at(game.state, to)
    frame.crushed = ground.wire and kind.cls == "armor"
    barred = order.barred
    game.tell_of(unit, "ov-ground", frame.at, to, to=to)
    survived = arrival.march(game, frame.at, (to,), "ground")  # OV-11.3, 11.4
    order.grounds += 1
    order.hard |= ground.enter[kind.cls] == HARD
    order.barred = barred
    frame.at = to
    fresh = ground.battle_on_entry[kind.cls] and not ground.swamp and not ground.trench
    jumped = ground.jungle and (order.gone or order.grounds > 1)  # OV-7.25
    if survived and fresh and not jumped and not frame.crushed and not frame.second:
        frame.step = "desert"


def _desert_steps(state: State, at: Hex, unit: Unit) -> list[Hex]:
    """One hex more, only as far as a move of one hex would go (OV-11.12)."""
    field = state.field
    kind = TYPES[unit.type]
    here = land.at(state, at)
    return [
        near
        for near in field.grid.near[at]
        if near not in state.units
        and (there := land.at(state, near)).enter[kind.cls] != BARRED
        and movement.step(field, at, near, here, there, kind.cls, True) == 1
    ]


def _may_go_on(game: Game, frame: Attack) -> bool:
    unit = game.state.units.get(frame.at)
    if unit is None or not game.field.scenario.options.desert:
        return False
    if TYPES[unit.type].cls != "armor" or not TYPES[unit.type].overrun_battles:
        return False
    return bool(_desert_steps(game.state, frame.at, unit))


def _overruns(state: State, frame: Attack) -> bool:
    """OV-11.5 to 11.7: a target, and ground to battle from."""
    unit = state.units.get(frame.at)
    if unit is None or unit.order is None or frame.second or unit.side != state.side:
        return False
    kind = TYPES[unit.type]
    if not kind.overrun_battles or unit.order.overran or frame.crushed:
        return False
    ground = land.at(state, frame.at)
    if not ground.battle_on_entry[kind.cls] or not ground.battle_here[kind.cls]:
        return False
    if ground.swamp or ground.trench:
        return False
    return any(True for _ in fire.shots(state, frame.at, unit, second=True))


def _second_move(game: Game, frame: Attack) -> None:
    """Behind Enemy Lines: at once after the battle (OV-13.19)."""
    unit = game.state.units.get(frame.at)
    if unit is None or unit.order is None or unit.side != game.state.side or frame.second:
        return
    if unit.order.again and unit.order.card == RAIDERS:
        unit.order.again = False
        game.push(Again(frame.at))
