"""Typed lines of Overlord (OV-31)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.contract import Key, Seat
from engines.kit.rng import NoDice, Rng
from engines.overlord import ENGINE, moving, names, roles
from engines.overlord.components import CARDS
from engines.overlord.moving import asked_about
from engines.overlord.orders.words import LETTER
from engines.overlord.state import Again, Staff, State
from tests.engines.overlord import test_36_anything as anything

GENERAL: tuple[str, ...] = ()


def _not_held(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    given = state.staff[roles.who(seat)[1]].given
    return args["n"] == len(given) and args["cards"] == names.cards(sorted(given))


def _idle(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    unit, (side, role) = state.units.get(args["hex"]), roles.who(seat)
    if unit is None or unit.side != side or unit.order is None:
        return True
    shut_in = len(moving.ways(state, args["hex"])) == 1
    return unit.order.role != role or unit.order.settled or shut_in


def _nobody(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    """Wherever the card can be laid, it is not used for a unit there."""
    cells = str(args["hexes"]).lower().split(", ")
    for choice in ENGINE.offers(state)[seat].choices:
        draft = ENGINE.load(ENGINE.dump(state))
        if choice.verb in ("lay", "counter") and choice.label.args["card"] == args["card"]:
            ENGINE.apply(draft, seat, (choice.key,), NoDice())
        asked = ENGINE.offers(draft).get(seat)
        if asked and any(asked.find(f"{verb}/{c}") for verb in ("order", "heal") for c in cells):
            return False
    return True


FACTS: Mapping[str, Callable[[State, Seat, Mapping[str, Any]], bool]] = {
    "ov-err-idle": _idle,
    "ov-err-nobody": _nobody,
    "ov-err-not-your-card": _not_held,
    "ov-err-not-your-role": lambda state, seat, args: (
        args["role"] == names.role("general" if seat.endswith("chief") else "chief")
    ),
}


def line(state: State, seat: Seat, chance: Rng) -> str:
    return anything.line(state, chance)


def begun(state: State, seat: Seat) -> str:
    """The unit that is moved, or the card or die whose units are asked for."""
    role = roles.who(seat)[1]
    staff = state.staff.get(role, Staff())
    if state.flow and isinstance(again := state.flow[-1], Again):
        return "-".join([again.at, *again.via])
    if start := asked_about(state, role):
        return "-".join([start, *staff.via])
    laid = [state.laid[job.laid].card for job in staff.jobs if job.laid >= 0]
    return f"play {CARDS[laid[0]].code}" if laid else "init"


def spell(picks: tuple[Key, ...]) -> str:
    """The answers that are whole lines; what begins with a sign goes on with the line before."""
    if not picks:
        return ""
    verb, _, arg = picks[0].partition("/")
    first, _, second = arg.upper().partition(".")
    if verb in ("order", "heal"):
        cells = " ".join(key.partition("/")[2].upper() for key in picks)
        return f": {'heal ' * (verb == 'heal')}{cells}"
    if verb in ("give", "self", "shell", "raid", "under", "lay", "discard", "keep"):
        name, _, where = arg.partition(".")
        code = CARDS[name].code
        to = f">{LETTER[where]}" if verb == "give" else ""  # type: ignore[index]
        return f"play {code} @{where}" if verb == "lay" else f"{verb} {code}{to}"
    if verb == "attack":
        return f"{first}x{second}"
    if verb in ("wire", "mine", "seal", "rest"):
        return f"{first} {verb}"
    more = {"over": "-{}", "to": "-{}", "exit": "-{}-exit", "cave": ">>{}", "on": "-{}"}
    if verb in more:
        return more[verb].format(first)
    said = {"move": first, "again": first, "stay": "-", "target": f" {first}", "land": ""}
    said |= {"ignore": f"flags {arg}", "retreat": f"retreat {first}", "name": f"name {first}"}
    return said.get(verb, f"{verb} {arg}".strip())
