"""Typed plans of Attack!, and what makes its refusals true (AT-28)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from engines.attack import board, names
from engines.attack.components import (
    CARDS,
    LAND,
    LETTERS,
    NUMBERS,
    REGIONS,
    SEA,
    SHIP_LETTERS,
    SHIPS,
)
from engines.attack.orders.words import NAMES
from engines.attack.state import NavalBattle, State
from engines.contract import Key, Seat
from engines.kit.rng import Rng, pick
from engines.kit.spelling import fitting

GENERAL: tuple[str, ...] = ()
Args = Mapping[str, Any]


def _letters(typed: str, letters: str) -> list[int]:
    """How many of each are typed."""
    found = re.findall(rf"(\d*)([{letters}])\b", typed.upper())
    return [sum(int(n or 1) for n, kind in found if kind == letter) for letter in letters]


def _not_placed(state: State, seat: Seat, args: Args) -> bool:
    items = [item.split() for item in str(args["typed"]).lower().removeprefix("place").split(",")]
    units = [item for item in items if item[:1] != ["capital"]]
    force = _letters(" ".join(item[0] for item in units), LETTERS)
    own = all(fitting(item[-1], NAMES)[0] in board.own(state, seat) for item in items)
    capitals = len(items) - len(units)
    over = any(n > most for n, most in zip(force, NUMBERS.start_stock.force, strict=True))
    return sum(force) != args["n"] or capitals != 1 or over or not own


def _no_line(state: State, seat: Seat, args: Args) -> bool:
    """Not so many ships, or ships that are not there."""
    first, _, later = re.sub(r"^\W*\w+|retreat.*", "", str(args["typed"]).lower()).partition("then")
    lines = [_letters(line, SHIP_LETTERS) for line in (first, later)]
    fleet = [str(args["ships"]).count(kind) for kind in SHIPS]
    fighting = isinstance(state.flow[-1], NavalBattle)
    there = fleet if fighting else state.players[seat].fleet
    over = any(n > have for line in lines for n, have in zip(line, there, strict=True))
    return sum(lines[0]) != args["n"] or over or fighting


def _not_held(state: State, seat: Seat, args: Args) -> bool:
    """So many as were named are not in the hand."""
    kind, _, value = str(args["x"]).partition(" ")
    hand = [(CARDS[card].kind, CARDS[card].value) for card in state.players[seat].hand]
    typed: list[str] = re.findall(rf"\b{kind[:3]}\w*(?: (\d+))?", str(args["typed"]).lower())
    wanted = sum((n or "1") == value for n in typed)
    return hand.count((kind, int(value))) < max(1, wanted)


FACTS: Mapping[str, Callable[[State, Seat, Args], bool]] = {
    "at-no-place": _not_placed,
    "at-no-line": _no_line,
    "at-no-card": _not_held,
    "at-no-last-unit": lambda state, seat, args: all(
        region in [names.region(each) for each in board.own(state, seat)] for region in args["list"]
    ),
    "at-no-blitz-yet": lambda state, seat, args: "move" not in state.used,
}
_VERBS = ("move", "blitz", "strategic", "diplomacy", "naval", "build", "end", "claim", "place")


def line(state: State, seat: Seat, chance: Rng) -> str:
    if state.phase == "play" and (state.flow[-1].kind != "turn" or not chance.below(4)):
        fitting = _REPLIES.get(state.flow[-1].kind, _ASIDE)
        return pick(chance, fitting if chance.below(4) else _ASIDE)(chance)
    verbs = _VERBS[:7] if state.phase == "play" else _VERBS[7:]
    verb = pick(chance, verbs if chance.below(12) else _VERBS)
    only = f"if {pick(chance, ['ok', 'fail'])} 1: " if not chance.below(8) else ""
    return only + _said(state, seat, verb, chance)


def _said(state: State, seat: Seat, verb: str, chance: Rng) -> str:
    own = sorted(board.own(state, seat)) or list(REGIONS)
    if verb in ("move", "blitz", "strategic"):
        return f"{verb} {', '.join(_march(own, chance) for _ in range(1 + chance.below(2)))}"
    if verb == "diplomacy":
        return f"diplomacy {_region(chance)}"
    if verb == "naval":
        ships = " ".join(pick(chance, list("SBDC")) for _ in range(1 + chance.below(4)))
        return f"naval {ships}{pick(chance, ['', ' retreat below 50', ' retreat never'])}"
    if verb == "build":
        rest = f", rest {pick(chance, list('ITAP'))} {pick(chance, own)}"
        items = [f"{1 + chance.below(4)}{pick(chance, list('ITAP'))} {pick(chance, own)}"]
        items += ["1D"] if not chance.below(4) else []
        only_rest = f"build{rest[1:]}"
        whole = f"build {', '.join(items)}{rest if chance.below(2) else ''}"
        return only_rest if not chance.below(5) else whole
    if verb == "claim":
        return f"claim {_region(chance)} > {_region(chance)}"
    if verb == "place":
        here = pick(chance, own)
        return f"place 2I+1T {here}, 1A+1P {pick(chance, own)}, capital {here}"
    return verb


def _region(chance: Rng) -> str:
    return pick(chance, [*REGIONS, "GER", "s", "atlantis", "qq"])


def _cards(chance: Rng) -> str:
    things = ("oil 3", "oil 1", "minerals 2", "any", "any 2", "promise peace 2", "promise war",
              "factories", "2I", "any 9")  # fmt: skip
    return " + ".join(pick(chance, things) for _ in range(1 + chance.below(3)))


_REPLIES: dict[str, tuple[Callable[[Rng], str], ...]] = {
    "land_battle": (lambda chance: f"bring {1 + chance.below(5)}{pick(chance, list('ITAP'))}",),
    "naval_battle": (lambda chance: f"stay{' D' * chance.below(6)}",),
    "challenge": (
        lambda chance: f"fight {' '.join(pick(chance, list('SBDC')) for _ in range(3))}",
        lambda chance: "withdraw",
    ),
}
_ASIDE: tuple[Callable[[Rng], str], ...] = (
    lambda chance: f"offer {pick(chance, ['blue', 'red', 'all', 'public', 'pink', ''])}: "
    f"{_cards(chance)} for {_cards(chance)}",
    lambda chance: f"accept {1 + chance.below(3)} with {_cards(chance)}",
    lambda chance: f"{pick(chance, ['decline', 'recall', 'accept'])} {chance.below(3)}",
    lambda chance: f"counter {1 + chance.below(2)}: {_cards(chance)} for {_cards(chance)}",
    lambda chance: f"doctrine {pick(chance, ['shield', 'all_in cap 3', 'itap', 'brave'])}",
    lambda chance: f"doctrine shield script {pick(chance, ['4I / 2T', '9I', 'x', 'i/i/i/i/i'])}",
    lambda chance: f"defence {pick(chance, ['fight 80', 'withdraw', 'hide', 'fight line S X'])}",
    lambda chance: f"trades {pick(chance, ['forbid', 'allow', 'never', 'forbid red pink'])}",
    lambda chance: f"sea {pick(chance, ['allow', 'block by red', 'ask in blitz', 'shoot'])}",
    lambda chance: f"bring {pick(chance, ['4I', '1T', 'none', '9P', '2I+2T'])}",
    lambda chance: f"{pick(chance, ['stay', 'fight', 'naval'])} "
    f"{pick(chance, ['S B', 'D D D D D D D D D', 'C then C C', 'X'])}"
    f"{pick(chance, ['', ' retreat below 7', ' retreat stay or left 2'])}",
    lambda chance: pick(chance, ["retreat", "withdraw", "dance", "build 2I", "build rest P GER",
                                 "build", "move GER", "if ok 4: end", "blitz; move 1I ger>fra"]),
)  # fmt: skip


def _march(own: list[str], chance: Rng) -> str:
    start = pick(chance, own) if chance.below(6) else _region(chance)
    near = [*LAND.get(start, ()), *SEA.get(start, ())]
    goal = pick(chance, near) if near and chance.below(3) else _region(chance)
    force = f"{1 + chance.below(3)}{pick(chance, list('ITAP'))}"
    planes = pick(chance, ["", "", "", " planes on", " planes back", " planes ask"])
    return f"{force} {start}>{goal}{planes}"


def begun(state: State, seat: Seat) -> str:
    return ""


def spell(picks: tuple[Key, ...]) -> str:
    """Whole steps are not single answers in this game; only the plainest can be spelled."""
    return "end" if picks == ("end",) else ""
