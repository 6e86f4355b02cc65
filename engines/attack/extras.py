"""What the game offers besides its rules: whose turn is next, what somebody has, its cards, how its
past is told."""

from __future__ import annotations

from math import comb
from typing import Any

from engines.attack import board
from engines.attack.components import FACES, UNITS
from engines.attack.state import State
from engines.contract import Event, Msg, Seat
from engines.extras import Roll


def next_turn(state: State) -> Seat | None:
    return next(iter(board.after(state, state.active)), None) if state.active else None


def pieces(state: State, seat: Seat) -> dict[str, str]:
    """A region with the units in it."""
    return {region: str(list(state.units[region])) for region in board.own(state, seat)}


def hand(state: State, seat: Seat) -> list[str]:
    return sorted(state.players[seat].hand)


COUNTED = {f"at-n-{kind}": number for number, kind in enumerate(UNITS)}
SEAT = "at-seat-"


def held(view: Any, seat: Seat) -> frozenset[str]:
    return frozenset(each.region for each in view.regions if each.owner == seat)


def rolled(event: Event) -> Roll | None:
    """A half-round; that of a garrison nobody commands is nobody's luck."""
    side, battle = event.text.args.get("side"), event.text.args.get("battle")
    if event.text.id != "at-log-half-round" or not isinstance(side, Msg):
        return None
    if not side.id.startswith(SEAT) or not isinstance(battle, tuple):
        return None
    units = [0] * len(UNITS)
    for each in battle:
        if each.id in COUNTED:
            units[COUNTED[each.id]] = int(str(each.args["n"]))
    dice = len(str(event.text.args["dice"]).split())
    hits = int(str(event.text.args["hits"]))
    return Roll(hits, expected(dice, units), side.id.removeprefix(SEAT))


def expected(dice: int, units: list[int]) -> float:
    """How many of these dice hit on average: each unit can take one that shows its kind
    (AT-8.11)."""
    found = 0.0
    for kind, there in enumerate(units):
        chance = FACES.count(kind) / len(FACES)
        found += sum(
            min(n, there) * comb(dice, n) * chance**n * (1 - chance) ** (dice - n)
            for n in range(dice + 1)
        )
    return found
