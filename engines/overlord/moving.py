"""ORDERS, second half: ordered units move, one at a time, the generals side by side (OV-18)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal

from engines.contract import Choice, Event, Key, Offer, Seat, msg
from engines.kit.hexes import Hex
from engines.overlord import (
    air,
    arrival,
    batched_moves,
    land,
    medals,
    movement,
    names,
    ordering,
    paths,
    questions,
    roles,
)
from engines.overlord.components import TYPES, Role
from engines.overlord.field import BARRED, Way
from engines.overlord.game import Game
from engines.overlord.state import Asked, Battle, Orders, Planned, Staff, State, Unit

STAY = questions.plain_choice("stay")
LEAVE = (questions.plain_choice("leave"),)
VISIT_WAITS = msg("ov-wait-visit")
CAVE_COST = 2
"""Hexes that a way through the caves counts (OV-7.27)."""
Units = list[tuple[Hex, Unit]]


def advance(game: Game, frame: Orders) -> bool:
    """BATTLE opens when all generals are closed: all moves before all battles (OV-4.6, 18.12)."""
    state = game.state
    if not frame.opened:
        frame.opened = True
        state.phase = "orders"
        state.asked.clear()
        ordering.open_all(game)
    _forget(state, game.events)
    waits, seen = False, len(game.events)
    for role, staff in state.staff.items():
        if not staff.closed:
            if role not in state.asked:
                _settle(game, role, staff)
            waits |= not staff.closed
    if len(game.events) > seen:
        _forget(state, game.events[seen:])
    if waits:
        return False
    if batched_moves.collects(state):
        _make_collected(game)
        if not all(staff.closed for staff in state.staff.values()):
            return False
    if state.talking:
        ordering.end_visit(game)
    game.pop()
    state.phase = "battle"
    game.say("ov-battle-opens")
    game.push(Battle())
    return True


def _forget(state: State, events: Sequence[Event]) -> None:
    """Generals are asked anew whose questions follow from where something happened."""
    asked = state.asked
    for event in events:
        if event.places:
            for role, (_, over) in tuple(asked.items()):
                if not over.isdisjoint(event.places):
                    del asked[role]


def _settle(game: Game, role: Role, staff: Staff) -> None:
    """Everything that needs no answer of his, up to what he is asked next."""
    state = game.state
    if staff.jobs or staff.flying:
        if offer := ordering.settle(game, role, staff):
            _keep(state, role, (offer, state.field.under[state.side][role]))
        if staff.jobs or staff.flying:
            return
    if staff.via and not _still_open(game, staff):
        staff.via = []
    if staff.picked and _shut_in(state, staff.picked):
        if batched_moves.collects(state):
            _collect(game, role, staff, "stay", staff.picked)
        else:
            _stay(game, staff)
    unmoved = _unmoved(state, role)
    if staff.picked or _can_still_move(state, unmoved):
        _keep(state, role, _which_way(state, role, staff, unmoved))
    else:
        _close(state, staff, unmoved)


def _keep(state: State, role: Role, asked: Asked) -> None:
    if not state.air:  # airplanes fly in silence
        state.asked[role] = asked


def _can_still_move(state: State, unmoved: Units) -> bool:
    """Whoever is shut in may get room while somebody else still moves (OV-18.9)."""
    waits = [other.closed for other in state.staff.values()].count(False) > 1
    if waits or batched_moves.collects(state):
        return bool(unmoved)
    return any(not _shut_in(state, cell) for cell, _ in unmoved)


def _close(state: State, staff: Staff, unmoved: Units) -> None:
    """He moves no more, which may end the moves of others."""
    state.asked.clear()
    staff.closed = True
    for _, unit in unmoved:
        assert unit.order
        unit.order.settled = True


def _still_open(game: Game, staff: Staff) -> bool:
    """Another general may have moved into the way meanwhile (OV-18.9)."""
    unit = game.state.units[staff.picked]
    assert unit.order
    state = batched_moves.ahead(game.state, unit.order.role)
    return movement.told(state, staff.picked, unit, staff.via) is not None


def _shut_in(state: State, cell: Hex) -> bool:
    """Nothing but staying is left: no way, exit or cave."""
    field = state.field
    unit = state.units[cell]
    cls = TYPES[unit.type].cls
    if cls not in land.at(state, cell).cannot_leave:
        for near in field.grid.near[cell]:
            if near not in state.units and field.ground[near].enter[cls] != BARRED:
                return False
    return len(ways(state, cell)) == 1


def _unmoved(state: State, role: Role) -> Units:
    return [
        (cell, unit)
        for cell, unit in state.units.items()
        if unit.order and unit.order.role == role and not unit.order.settled
    ]


def ask(state: State, frame: Orders) -> dict[Seat, Offer]:
    offers: dict[Seat, Offer] = {}
    for role, staff in state.staff.items():
        if staff.closed:
            continue
        asked = state.asked.get(role)
        if asked is None:
            asked = _asked(state, role, staff)
            _keep(state, role, asked)
        offers[roles.seat(state.side, role)] = asked[0]
    if state.talking:
        chief = roles.seat(state.side, "chief")
        if chief not in offers:
            offers[chief] = _end_visit(state.visit, questions.clock(state, "visit"))
    return offers


@cache
def _end_visit(role: Role | Literal[""], clock: str) -> Offer:
    """The commander may end the talk; nobody waits for it (OV-21.11)."""
    visit = msg("ov-ask-visit", role=names.role(role))
    return Offer(visit, LEAVE, (), VISIT_WAITS, clock, "OV-21.11", least=0, required=False)


def _asked(state: State, role: Role, staff: Staff) -> Asked:
    """What a general is asked, and the hexes it follows from."""
    if staff.flying:
        ahead = air.ask_flight(state, role)
        question, first = msg("ov-ask-fly"), ahead[0].key
        offer = questions.of_general(state, role, "orders", question, ahead, first, "OV-25.22")
        return offer, frozenset()
    if staff.jobs:
        return ordering.ask(state, role, staff), state.field.under[state.side][role]
    return _which_way(state, role, staff, _unmoved(state, role))


def _which_way(state: State, role: Role, staff: Staff, unmoved: Units) -> Asked:
    field = state.field
    cell = staff.picked or _first_free(state, unmoved)
    units = [questions.turn_choice(each, unit.type, each == cell) for each, unit in unmoved]
    question = questions.which_way(state.units[cell].type, cell)
    choices = (*ways(state, cell, staff.via), *units, _done(len(unmoved)))
    offer = questions.of_general(state, role, "orders", question, choices, "done", "OV-6.1", cell)
    alone = cell in (staff.picked, unmoved[0][0]) and cell not in field.caves
    far = movement.FARTHEST if alone else field.grid.wide
    return offer, movement.around(field.grid, cell, far)


@cache
def _done(n: int) -> Choice:
    return questions.plain_choice("done")._replace(
        label=msg("ov-do-done-moves"), confirm=msg("ov-sure-moves", n=n)
    )


def asked_about(state: State, role: Role) -> Hex:
    """The unit a general is asked about: the one he picked, else the first that can leave. Empty if
    he is asked for no move. He may turn to another at any time (OV-5.5)."""
    staff = state.staff.get(role)
    if staff is None or staff.closed or staff.jobs or staff.flying:
        return ""
    if staff.picked:
        return staff.picked
    return _first_free(state, _unmoved(state, role))


def _first_free(state: State, unmoved: Units) -> Hex:
    for cell, _ in unmoved:
        if not _shut_in(state, cell):
            return cell
    return unmoved[0][0] if unmoved else ""


def ways(state: State, cell: Hex, via: Sequence[Hex] = ()) -> Sequence[Choice]:
    """Where a unit may go: hexes, exits, caves, or nowhere; `over` a hex if its owner wants to say
    the way himself."""
    field, unit = state.field, state.units[cell]
    if unit.order:
        state = batched_moves.ahead(state, unit.order.role)
    if via:
        choices = [STAY, *paths.next_steps(state, cell, unit, via)]
        return choices + paths.gates(state, cell, unit, via)
    ways = movement.reach(state, cell, unit)
    known = field.leads_to.get(cell)
    if known is None or known[0] is not ways or cell in field.caves:
        known = field.leads_to[cell] = ways, _leads_to(state, cell, unit, ways)
    return known[1]


def _leads_to(state: State, cell: Hex, unit: Unit, ways: Mapping[Hex, Way]) -> list[Choice]:
    choices = [STAY, *[questions.hex_choice("to", to) for to in ways]]
    choices += [questions.hex_choice("exit", to) for to in exits(state, cell, unit, ways)]
    choices += [questions.hex_choice("cave", to) for to in caves(state, cell, unit)]
    return choices + paths.first_steps(state, cell, ways)


def exits(state: State, cell: Hex, unit: Unit, ways: Mapping[Hex, Way]) -> list[Hex]:
    """Exit hexes from which it can leave the board with a hex of movement left (OV-6.7, 12.12)."""
    gates = state.field.exits[unit.side]
    if not gates:
        return []
    cls = TYPES[unit.type].cls
    found = []
    stuck = cls in land.at(state, cell).cannot_leave
    if cell in gates and not stuck and movement.allowance(state, cell, unit):
        found.append(cell)
    free = unit.order is not None and unit.order.card == movement.RAIDERS
    for to, way in ways.items():
        if to in gates and way.left > 0 and (free or not land.at(state, to).enter[cls]):
            found.append(to)
    return found


def caves(state: State, cell: Hex, unit: Unit) -> list[Hex]:
    """Japanese infantry goes from cave to cave (OV-7.27)."""
    field = state.field
    if not field.caves or cell not in field.caves or cell in state.sealed:
        return []
    if not land.is_japanese(field, unit, TYPES[unit.type]):
        return []
    still = movement.allowance(state, cell, unit) < CAVE_COST
    if still or movement.shadowed(state, cell, unit.side):
        return []
    return [to for to in field.caves if to not in state.units and to not in state.sealed]


def answer(game: Game, frame: Orders, seat: Seat, picks: tuple[Key, ...]) -> None:
    state = game.state
    _, role = roles.who(seat)
    verb, _, arg = picks[0].partition("/") if picks else ("", "", "")
    if role not in state.staff:
        if verb == "leave":
            ordering.end_visit(game)
        return
    staff = state.staff[role]
    asked = state.asked.pop(role, None)
    if staff.flying:
        air.fly(game, role, verb, arg)
    elif staff.jobs:
        ordering.answer(game, role, staff, picks)
    elif verb == "done":
        staff.picked, staff.via = "", []
        close(game, role, staff)
    elif verb == "move":
        staff.picked, staff.via = questions.hex_of(arg), []
    else:
        staff.picked = asked[0].place if asked else asked_about(state, role)
        _go(game, role, staff, verb, arg)


def _go(game: Game, role: Role, staff: Staff, verb: str, arg: str) -> None:
    """What the unit that is asked about does."""
    state = game.state
    if verb == "over":
        staff.via.append(questions.hex_of(arg))
    elif batched_moves.collects(state):
        _collect(game, role, staff, verb, questions.hex_of(arg) or staff.picked)
    elif verb == "stay":
        _stay(game, staff)
    else:
        _move(game, staff, verb, questions.hex_of(arg))


def _collect(game: Game, role: Role, staff: Staff, verb: str, to: Hex) -> None:
    order = game.state.units[staff.picked].order
    assert order
    order.settled = True
    batched_moves.note(game, role, staff, verb, to)
    staff.picked, staff.via = "", []


def _make_collected(game: Game) -> None:
    """Each is looked at again when its turn comes; who finds the way taken is asked again (OV-18.9,
    18.10)."""
    state = game.state
    for role, move in batched_moves.taken(state):
        staff = state.staff[role]
        possible = _possible(game.state, move)
        staff.picked, staff.via = move.at, move.via
        if move.verb == "stay":
            _stay(game, staff)
        elif possible:
            _move(game, staff, move.verb, move.to)
        else:
            staff.picked, staff.via, staff.closed = "", [], False
            unit = state.units[move.at]
            assert unit.order
            unit.order.settled = False
            game.show(
                "ov-left-out", move.at, move.to, unit=names.unit(unit.type), hex=move.at, to=move.to
            )


def _possible(state: State, move: Planned) -> bool:
    if move.via:
        way = paths.ended(move.via, move.to)
        return movement.told(state, move.at, state.units[move.at], way) is not None
    key = f"{move.verb}/{move.to.lower()}"
    return any(choice.key == key for choice in ways(state, move.at))


def _stay(game: Game, staff: Staff) -> None:
    cell, staff.picked, staff.via = staff.picked, "", []
    unit = game.state.units[cell]
    assert unit.order
    unit.order.settled = True
    told = game.show if batched_moves.collects(game.state) else game.say
    told("ov-stays", cell, unit=names.unit(unit.type), hex=cell)


def close(game: Game, role: Role, staff: Staff) -> None:
    """A general closes his moves; units he has not moved stay (OV-18.11)."""
    _close(game.state, staff, _unmoved(game.state, role))
    game.say("ov-moves-done", role=game.general(role))


def _move(game: Game, staff: Staff, verb: str, to: Hex) -> None:
    state = game.state
    cell, via = staff.picked, staff.via
    staff.picked, staff.via = "", []
    unit = state.units[cell]
    order = unit.order
    assert order
    order.settled = True
    way = Way((to,), CAVE_COST) if verb == "cave" else paths.offered(state, cell, unit, via, to)
    if verb == "exit":
        leave_board(game, cell, to, way.path)
        return
    order.cost, order.gone = way.cost, True
    if order.card == "artillery_bombard":
        order.battles = 1
    what = names.unit(unit.type)
    told = game.show if batched_moves.collects(state) else game.say
    road = "yes" if way.cost < len(way.path) else "no"
    told("ov-move", cell, to, unit=what, hex=cell, to=to, path="-".join(way.path), road=road)
    arrival.march(game, cell, way.path, "move")


def leave_board(game: Game, cell: Hex, gate: Hex, path: tuple[Hex, ...]) -> None:
    state, field = game.state, game.field
    unit = game.leave(cell)
    state.gone[unit.id] = "exited"
    worth = field.exits[unit.side][gate]
    state.camps[unit.side].exits += worth
    game.record("exit", unit.side, cell, *path)
    told = game.show if batched_moves.collects(state) else game.say
    told("ov-exit", cell, gate, unit=names.unit(unit.type), hex=cell, gate=gate, n=worth)
    medals.check_units(game)
