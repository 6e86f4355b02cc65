"""Seats, and how many people sit in them (OV-16.2, 16.5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engines.contract import Seat
from engines.overlord.components import GENERALS, ROLES, Role, Side
from engines.overlord.field import Field, side_of
from engines.overlord.state import Rules, State


@cache
def seat(side: Side, role: Role) -> Seat:
    return f"{side.lower()}_{role}"


@cache
def who(name: Seat) -> tuple[Side, Role]:
    side, _, role = name.partition("_")
    return side_of(side.upper()), next(one for one in ROLES if one == role)


def seats(field: Field) -> tuple[Seat, ...]:
    """All roles of both sides (OV-16.1); on the standard board one player a side (OV-16.7)."""
    roles = ROLES if field.overlord else ROLES[:1]
    return tuple(seat(side, role) for side in field.camps for role in roles)


def teams(field: Field, rules: Rules) -> dict[Side, int]:
    """People on each side (OV-16.5); on the standard board always one (OV-16.7)."""
    if not field.overlord:
        return dict.fromkeys(field.camps, 1)
    return _shared_out(field, rules.players, rules.axis_team, rules.allies_team)


@cache
def _shared_out(field: Field, players: int, axis: int, allies: int) -> dict[Side, int]:
    """As the sides have agreed; else an odd one goes to more units, the larger hand, the first
    side."""
    units = dict.fromkeys(field.camps, 0)
    for unit in field.scenario.units:
        units[side_of(unit.side)] += 1
    first = side_of(field.scenario.first_side)
    strong = max(units, key=lambda side: (units[side], field.camps[side].hand, side == first))
    even = {side: players // 2 + (players % 2 and side == strong) for side in field.camps}
    agreed = {"AXIS": axis, "ALLIES": allies}
    return {side: agreed[side] or even[side] for side in field.camps}


def chairs(field: Field, rules: Rules) -> tuple[tuple[Seat, ...], ...]:
    if not field.overlord:
        return tuple((name,) for name in seats(field))
    found: list[tuple[Seat, ...]] = []
    for side, people in teams(field, rules).items():
        found += (tuple(seat(side, role) for role in group) for group in _SPLITS[people])
    return tuple(found)


_SPLITS: dict[int, tuple[tuple[Role, ...], ...]] = {
    1: (("chief", "left", "center", "right"),),
    2: (("chief", "center"), ("left", "right")),
    3: (("chief", "center"), ("left",), ("right",)),
    4: (("chief",), ("left",), ("center",), ("right",)),
}


def joint(field: Field, rules: Rules) -> tuple[tuple[Seat, ...], ...]:
    """Sides whose players give every order together (OV-16.3, 16.4)."""
    return tuple(
        tuple(seat(side, role) for role in ROLES)
        for side, people in teams(field, rules).items()
        if field.overlord and (people == 1 or (people == 2 and rules.pair == "shared"))
    )


def hands(field: Field, rules: Rules, names: Sequence[Seat]) -> tuple[Seat, ...]:
    """One that sees all cards of its side shows what the others of its side would show."""
    shared = [name for group in joint(field, rules) for name in group]
    full: dict[Side, Seat] = {}
    for name in names:
        side, role = who(name)
        if role == "chief" or name in shared:
            full.setdefault(side, name)
    return tuple(name for name in names if full.get(who(name)[0], name) == name)


def team(state: State, side: Side) -> int:
    return teams(state.field, state.rules)[side]


def sees_hand(state: State, side: Side) -> bool:
    """Whether a side plays jointly, so that all of it knows the hand (OV-16.3, 16.4)."""
    people = team(state, side)
    return people == 1 or (people == 2 and state.rules.pair == "shared")


def council(state: State, side: Side) -> tuple[Role, ...]:
    """Who of a side talks in its thread now (OV-16.11, 21.6, 21.10, 21.16)."""
    if not state.field.overlord:
        return ()
    before = state.turn <= 1 and not state.begun
    free = state.rules.talk == "open" or before or team(state, side) < 3
    return ROLES if free else GENERALS


def visitable(state: State) -> tuple[Role, ...]:
    """Generals the commander may talk to while he hands out cards (OV-21.2, 21.9)."""
    people = teams(state.field, state.rules)[state.side]
    if state.rules.talk != "strict" or people < 3:
        return ()
    return GENERALS if people == 4 else ("left", "right")
