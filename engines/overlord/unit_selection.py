"""Which units and airplanes a card or die may order (OV-5, 13)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from engines.contract import Choice
from engines.kit.hexes import Hex
from engines.overlord import air, card_assignment, land, questions
from engines.overlord.components import ALL, FINEST_HOUR, TYPES, CardId, Role
from engines.overlord.state import Job, Staff, State, Unit


def commanded(state: State, role: Role) -> Iterator[str]:
    """The types of the units of the side that moves under a general's command (OV-1.9)."""
    side = state.side
    over = state.field.under[side][role]
    return (u.type for cell, u in state.units.items() if u.side == side and cell in over)


@cache
def _kinds(who: str) -> tuple[str, ...]:
    """The types of the units of a class, or of any."""
    return tuple(kind.id for kind in TYPES.values() if who in ("any", kind.cls))


def fits(state: State, who: str, cell: Hex, unit: Unit) -> bool:
    if who == "close":  # OV-13.22
        near = land.next_to_enemy(state, cell, unit.side)
        return near and TYPES[unit.type].cls != "artillery"
    if who == "far":  # OV-13.25
        return not land.next_to_enemy(state, cell, unit.side)
    if who == "wounded":
        hurt = unit.figures < TYPES[unit.type].figures
        return hurt and unit.type not in ("tiger", "destroyer")
    return unit.type in _kinds(who)


class Terms(NamedTuple):
    """Who may be ordered, how many, with which effect."""

    who: str
    most: int
    card: CardId


def terms(state: State, role: Role, job: Job) -> Terms:
    """Those of the card or die; the fallback where a class is missing (OV-5.7)."""
    most = min(ALL, job.most + job.extra)
    if job.laid < 0 or job.card == FINEST_HOUR:
        return Terms(job.who, most, job.card)
    own = card_assignment.effect(job.card)
    if not own.fallback or any(TYPES[kind].cls == own.who for kind in commanded(state, role)):
        return Terms(job.who, most, job.card)
    return Terms("any", own.fallback + int(state.laid[job.laid].marine), "")


def candidates(state: State, role: Role, job: Job, meant: Terms | None = None) -> list[Hex]:
    """Where the units stand that may be ordered; `meant` are the terms, if they are known."""
    who, _, card = meant or terms(state, role, job)
    side, field = state.side, state.field
    # Where they stand at this moment: OV-5.3, 13.6, 18.5, 18.7. One order a turn: OV-5.2, 18.6.
    over = field.hexes_of(tuple(job.sections)) if job.sections else field.under[side][role]
    kinds, anywhere = _kinds(who), card != "dig_in"
    return [
        cell
        for cell, unit in state.units.items()
        if cell in over
        and unit.side == side
        and unit.order is None
        and (unit.type in kinds or fits(state, who, cell, unit))
        and (anywhere or land.at(state, cell).sandbags)  # OV-7.39
    ]


def airplanes(state: State, role: Role, staff: Staff, job: Job) -> list[Choice]:
    """Airplanes that may be one of the units of a card or die (OV-25.13, 25.14)."""
    if not staff.planes or job.kind != "order":
        return []
    found = [
        questions.hex_choice("plane", plane.at)
        for plane in air.own(state, role)
        if not plane.ordered
        and (not job.sections or set(state.field.sections[plane.at]) & set(job.sections))
    ]
    if job.laid < 0:
        up = air.takeoffs(state, role)
        found += [questions.hex_choice("takeoff", cell) for cell in up]
    return found
