"""Typed plans of Attack!, and what makes its refusals true (AT-28)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from engines.attack import board, names
from engines.attack import components as box
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
    force = _letters(" ".join(item[0] for item in units), box.LETTERS)
    own = all(fitting(item[-1], NAMES)[0] in board.own(state, seat) for item in items)
    capitals = len(items) - len(units)
    over = any(n > most for n, most in zip(force, box.NUMBERS.start_stock.force, strict=True))
    return sum(force) != args["n"] or capitals != 1 or over or not own


def _no_line(state: State, seat: Seat, args: Args) -> bool:
    """Not so many ships, or ships that are not there."""
    first, _, later = re.sub(r"^\W*\w+|retreat.*", "", str(args["typed"]).lower()).partition("then")
    lines = [_letters(line, box.SHIP_LETTERS) for line in (first, later)]
    fleet = [str(args["ships"]).count(kind) for kind in box.SHIPS]
    fighting = isinstance(state.flow[-1], NavalBattle)
    there = fleet if fighting else state.players[seat].fleet
    over = any(n > have for line in lines for n, have in zip(line, there, strict=True))
    return sum(lines[0]) != args["n"] or over or fighting


def _not_held(state: State, seat: Seat, args: Args) -> bool:
    """So many as were named are not in the hand."""
    kind, _, value = str(args["x"]).partition(" ")
    hand = [(box.CARDS[card].kind, box.CARDS[card].value) for card in state.players[seat].hand]
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
ACTIONS = (
    "move {n}{unit} {own}>{near}{planes}", "move {n}{unit} {own}>{near}, {n}{unit} {own}>{near}",
    "blitz {n}{unit} {own}>{near}", "strategic {n}{unit} {own}>{near}", "diplomacy {region}",
    "naval {ships}{retreat}", "build {n}{unit} {own}", "build {n}{unit} {own}, 1D",
    "build {n}{unit} {own}, rest {unit} {own}", "build rest {unit} {own}", "end",
)  # fmt: skip
SET_UP = ("claim {region} > GER > GER", "place 2I+1T {own}, 1A+1P {own}, capital {own}")
ASIDE = (
    "offer {to}: {cards} for {cards}", "counter {n}: {cards} for {cards}",
    "accept {n} with {cards}", "decline {n}", "recall {n}", "accept {n}",
    "doctrine {doctrine}", "defence {defence}",
    "trades {trades}", "sea {sea}", "bring {force}", "stay {line}{retreat}",
    "fight {line}{retreat}", "naval {line}{retreat}", "retreat", "withdraw", "dance", "build 2I",
    "build rest P GER", "build", "move GER", "if ok 4: end", "blitz; move 1I ger>fra",
)  # fmt: skip
REPLIES = {
    "land_battle": ("bring {n}{unit}",),
    "naval_battle": ("stay {ships}", "stay"),
    "challenge": ("fight {ships}", "withdraw"),
}
SLOTS: Mapping[str, tuple[str, ...]] = {
    "n": ("1", "2", "3", "4"),
    "unit": tuple("ITAP"),
    "ships": ("D", "S B", "D D D", "S B D", "B B D D S", "C C C C"),
    "line": ("S B", "D D D D D D D D D", "C then C C", "X"),
    "retreat": ("", "", " retreat below 50", " retreat never", " retreat stay or left 2"),
    "planes": ("", "", "", " planes on", " planes back", " planes ask"),
    "to": ("blue", "red", "all", "public", "pink", ""),
    "doctrine": ("shield", "all_in cap 3", "itap", "brave", "shield script 4I / 2T",
                 "shield script 9I"),
    "defence": ("fight 80", "withdraw", "hide", "fight line S X"),
    "trades": ("forbid", "allow", "never", "forbid red pink"),
    "sea": ("allow", "block by red", "ask in blitz", "shoot"),
    "force": ("4I", "1T", "none", "9P", "2I+2T"),
    "region": (*box.REGIONS, "GER", "s", "atlantis", "qq"),
    "card": ("oil 3", "oil 1", "minerals 2", "any", "any 2", "promise peace 2", "promise war",
             "factories", "2I", "any 9"),
}  # fmt: skip


def line(state: State, seat: Seat, chance: Rng) -> str:
    """A line of some kind, its slots filled with what is there, mostly."""
    kinds: tuple[str, ...] = ACTIONS if state.phase == "play" else SET_UP
    if state.phase == "play" and (state.flow[-1].kind != "turn" or not chance.below(4)):
        kinds = REPLIES.get(state.flow[-1].kind, ASIDE) if chance.below(4) else ASIDE
    if not chance.below(12):
        kinds = (*ACTIONS, *SET_UP)
    own, start = sorted(board.own(state, seat)) or list(box.REGIONS), ""

    def filled(slot: re.Match[str]) -> str:
        nonlocal start
        name = slot[1]
        if name == "own":
            start = pick(chance, own if chance.below(6) else SLOTS["region"])
            return start
        if name == "near":
            near = [*box.LAND.get(start, ()), *box.SEA.get(start, ())]
            return pick(chance, near if near and chance.below(3) else SLOTS["region"])
        if name == "cards":
            return " + ".join(pick(chance, SLOTS["card"]) for _ in range(1 + chance.below(3)))
        return pick(chance, SLOTS[name])

    only = f"if {pick(chance, ['ok', 'fail'])} 1: " if not chance.below(12) else ""
    return only + re.sub(r"\{(\w+)\}", filled, pick(chance, kinds))


def begun(state: State, seat: Seat) -> str:
    return ""


def spell(picks: tuple[Key, ...]) -> str:
    """Whole steps are not single answers in this game; only the plainest can be spelled."""
    return "end" if picks == ("end",) else ""
