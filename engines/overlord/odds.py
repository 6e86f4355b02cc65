"""What an attack would do, exactly, before its dice are rolled (OV-9.5, 9.15, 9.16)."""

from __future__ import annotations

from math import comb

from engines.contract import Key, Msg, Seat, msg
from engines.overlord import fire, questions
from engines.overlord.components import FACES, TYPES
from engines.overlord.state import Attack, State, Unit


def told(state: State, seat: Seat, key: Key) -> Msg | None:
    """How likely it is that anything is hit, and that the target falls; None if it is no attack.
    Flags are not counted: they fell only who cannot retreat."""
    verb, _, arg = key.partition("/")
    at, _, target = arg.partition(".")
    cell, there = questions.hex_of(at), questions.hex_of(target)
    if verb != "attack" or cell not in state.units or there not in state.units:
        return None
    unit, other = state.units[cell], state.units[there]
    second = isinstance(state.flow[-1], Attack)
    found = (shot for shot in fire.shots(state, cell, unit, second) if shot.at == there)
    shot = next(found, None)
    if shot is None:
        return None
    hit, falls = (at_least(n, shot.dice, per_die(unit, other)) for n in (1, other.figures))
    return msg("ov-odds", hit=round(100 * hit), falls=round(100 * falls))


def per_die(unit: Unit, other: Unit) -> float:
    stars = fire.stars_hit(unit, TYPES[other.type].cls)
    return sum(fire.hits([face], other, stars=stars) for face in FACES) / len(FACES)


def at_least(n: int, dice: int, chance: float) -> float:
    """How likely at least so many of the dice hit."""
    return sum(comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(n, dice + 1))
