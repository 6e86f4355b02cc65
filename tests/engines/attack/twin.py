"""Another position that a viewer cannot tell from this one (AT-23)."""

from __future__ import annotations

from copy import deepcopy

from conformance.twins import reseal
from engines.attack import ENGINE
from engines.attack.state import (
    Build,
    Challenge,
    Claims,
    LandBattle,
    Marshal,
    Muster,
    NavalBattle,
    Placing,
    State,
)
from engines.contract import Seat
from engines.kit.rng import Rng, pick

_ALL = ("red", "blue", "green", "yellow", "purple", "orange")
OPTIONS = [
    (_ALL[:3], {"end": "5"}),
    (
        _ALL[:2],
        {"end": "4", "battles": "live", "naval": "live", "trade_lock": "0", "idle_end": "none"},
    ),
    (
        _ALL[:4],
        {
            "end": "4",
            "setup_pace": "in_turn",
            "claim_order": "snake",
            "seat_order": "random",
            "last_one_standing": "on",
            "weak_hand_redraw": "on",
            "trade_lock": "2",
            "idle_end": "10",
        },
    ),
    (
        _ALL[1:6],
        {
            "end": "4",
            "setup_pace": "quick",
            "seat_order": "random_after_claims",
            "sea_leave": "ask",
            "neutral_command": "engine",
            "diplomacy_limit": "two",
            "trade_lock": "3",
            "idle_end": "20",
        },
    ),
    (
        _ALL,
        {
            "end": "3",
            "continents": "off",
            "open_hands": "on",
            "caretaker": "build",
            "idle_end": "none",
            "trade_neighbours": "land_and_sea",
        },
    ),
]
"""Always with a limit of rounds: by elimination alone blind chance takes too long."""


ANNOUNCED = ("promise", "ask-promise")
"""Talk without a card, said to everybody."""
KEPT = ("lines", "origin", "targets", "needs", "force")
"""Orders that are just being written down, and carried out."""
COPIES = ("ship", "give")
"""One destroyer is like the other, and two cards may have the same value."""
PASSING = ("at-log-build",)
"""What the cards of a build were worth: they are laid away face down."""
HARMLESS = ("send",)
"""An order that has just been written."""
RECKONED = ("left", "fleet", "needs")
"""Free actions are drawn as pips, ships are added up."""


def twin(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Cards of the others lie elsewhere; they have sealed other answers, or none yet. What the
    active player is writing down stays, so that it can be compared what comes of it."""
    other = ENGINE.imagine(state, (viewer,) if viewer else (), rng)
    if isinstance(state.flow[-1], Marshal | Build):
        other.flow[-1] = deepcopy(state.flow[-1])
    if state.active in state.drafts:
        other.drafts[state.active] = deepcopy(state.drafts[state.active])
    for frame in other.flow:
        if isinstance(frame, Claims | Muster | Challenge | NavalBattle):
            reseal(ENGINE, other, frame.window, viewer, rng)
        if isinstance(frame, Placing):
            replace(other, frame, viewer, rng)
        if isinstance(frame, LandBattle):
            for side in (frame.attacker, frame.defender):
                if side.seat != viewer and not side.doctrine.steer:
                    side.doctrine.order = pick(rng, ["PITA", "ITAP", "TPAI"])
        if isinstance(frame, NavalBattle):
            was = next(one for one in state.flow if isinstance(one, NavalBattle))
            frame.challenger.retreat = list(was.challenger.retreat)  # shows as soon as it applies
            frame.controller.retreat = list(was.controller.retreat)
            for admiral in (frame.challenger, frame.controller):
                if admiral.seat != viewer:
                    admiral.template = pick(rng, ["", "SDB", "BDS"])
    return other


def replace(state: State, frame: Placing, viewer: Seat | None, rng: Rng) -> None:
    """Units others have placed under seal stand in other regions."""
    box = frame.window
    others = [seat for seat in box.asked if seat != viewer]
    open_anyway = viewer in box.asked and viewer not in box.sealed
    missing = "" if open_anyway or not others else pick(rng, others)
    for seat in others:
        first = state.players[seat].first
        units = [f"infantry/{first}"] * rng.below(6)
        frame.drafts[seat] = units
        if seat != missing and rng.below(2):
            frame.drafts[seat] = [*["tank/" + first] * 5, f"capital/{first}"]
            box.sealed[seat] = ["done"]
