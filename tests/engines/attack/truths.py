"""What makes each refusal of Attack! true, told from the position and what was typed (AT-28)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engines.attack import board, names, trade
from engines.attack.components import (
    CARDS,
    CONTINENTS,
    LETTERS,
    NUMBERS,
    REGIONS,
    SHIP_LETTERS,
    UNITS,
)
from engines.attack.state import NavalBattle, State
from engines.contract import Seat

Args = Mapping[str, Any]
WORDS = ("move", "blitz", "strategic", "diplomacy", "naval", "build", "end", "claim", "place")


def _region(said: object) -> str:
    return next((region for region in REGIONS if names.region(region) == said), "")


def _typed(args: Args) -> str:
    return str(args["typed"])


def _numbers(typed: str, letters: str) -> list[int]:
    """How many of each letter are typed."""
    found = re.findall(rf"(\d*)([{letters}])\b", typed.upper())
    return [sum(int(n or 1) for n, kind in found if kind == letter) for letter in letters]


def _no_unit(state: State, seat: Seat, args: Args) -> bool:
    naval = re.match(r"\s*(if \w+ \d+:\s*)?(naval|fight|stay|defence|build)", _typed(args).lower())
    letters = SHIP_LETTERS + LETTERS if naval else LETTERS
    if naval and naval[2] != "build":
        letters = SHIP_LETTERS
    return re.fullmatch(rf"\d*\s*[{letters}]", str(args["x"]).upper()) is None


def _no_number(state: State, seat: Seat, args: Args) -> bool:
    return not str(args["x"]).isdecimal() or int(args["x"]) < 1


def _claimed(state: State, seat: Seat, args: Args) -> bool:
    return bool(names.seat(state.owner[_region(args["region"])]) == args["seat"])


def _one_there(state: State, seat: Seat, args: Args) -> bool:
    region = _region(args["region"])
    here = {REGIONS[each].continent for each in board.own(state, seat)}
    still = tuple(names.continent(each) for each in CONTINENTS if each not in here)
    return state.owner.get(region) == seat and args["list"] == still


def _not_five(state: State, seat: Seat, args: Args) -> bool:
    units = _typed(args).lower().partition("capital")[0]
    n = sum(_numbers(re.sub(r"\b[A-Z]{3}\b|\w\w+$", "", units.upper()), LETTERS))
    return args["n"] != 5 or args["m"] != 1 or n != 5


def _over_stock(state: State, seat: Seat, args: Args) -> bool:
    stock = NUMBERS.start_stock.force
    return any(
        n > most and names.counted(UNITS[kind], most) in args["units"]
        for kind, (n, most) in enumerate(zip(_numbers(_typed(args), LETTERS), stock, strict=True))
    )


def _bared(state: State, seat: Seat, args: Args) -> bool:
    """All that stands there was ordered away."""
    listed = [_region(each) for each in args["list"]]
    return bool(listed) and all(state.owner.get(each) == seat for each in listed)


def _ships(state: State, seat: Seat, args: Args) -> bool:
    fleet = state.players[seat].fleet
    said = [
        _numbers(re.sub(r"(?i)then.*|retreat.*", "", part), SHIP_LETTERS)
        for part in (_typed(args), _typed(args).lower().partition("then")[2])
    ]
    return any(
        n > have for line in said for n, have in zip(line, fleet, strict=True)
    ) or isinstance(state.flow[-1], NavalBattle)


def _hand(state: State, seat: Seat) -> list[tuple[str, int]]:
    return [(CARDS[card].kind, CARDS[card].value) for card in state.players[seat].hand]


def _not_held(state: State, seat: Seat, args: Args) -> bool:
    """So many as were named are not in the hand."""
    kind, _, value = str(args["x"]).partition(" ")
    held = sum(each == (kind, int(value)) for each in _hand(state, seat))
    said = _typed(args).lower()
    typed = re.findall(rf"\b{kind[:3]}\w*(?: (\d+))?", said)
    return bool(held < max(1, sum((n or "1") == value for n in typed)))


def _longest(state: State, seat: Seat, args: Args) -> bool:
    top = state.flow[-1]
    if isinstance(top, NavalBattle):
        return True
    fleets = [sum(state.players[each].fleet) for each in (state.active, state.seas)]
    line = re.sub(r"(?i)^\W*\w+|then.*|retreat.*", "", _typed(args))
    n = min(NUMBERS.longest_line, *fleets)
    return bool(args["n"] == n != len(re.findall(f"[{SHIP_LETTERS}]", line.upper())))


def _used(state: State, seat: Seat, args: Args) -> bool:
    again = [action for action in state.used if names.action(action) == args["action"]]
    return bool(again) or (args["action"] == names.action("trade") and not trade.possible(state))


def _quoted(state: State, seat: Seat, args: Args) -> bool:
    """What is called wrong was typed."""
    squeezed = re.sub(r"[\s.]+", "", _typed(args).lower())
    return re.sub(r"[\s.]+", "", str(args["x"]).lower()) in squeezed


def _offer_form(state: State, seat: Seat, args: Args) -> bool:
    """Nobody it is for, or no colon."""
    return re.fullmatch(
        r"(?s)\s*(offer|counter)\s*[^:]*:.*\w.*\sfor\s.*\w.*", _typed(args).lower()
    ) is None or (re.search(r"offer\s*:", _typed(args).lower()) is not None)


def _untradeable(state: State, seat: Seat, args: Args) -> bool:
    kinds = {card.kind for card in CARDS.values()} | {"any"}
    said = str(args["x"]).lower().split()
    return (
        len(said) > 2
        or not said
        or sum(kind.startswith(said[0]) for kind in kinds) != 1
        or (len(said[0]) < 3)
    )


def _of(many: Iterable[str]) -> Callable[[State, Seat, Args], bool]:
    listed = tuple(many)
    return lambda state, seat, args: _quoted(state, seat, args) and args["x"] not in listed


FACTS: Mapping[str, Callable[[State, Seat, Args], bool]] = {
    "at-no-unit": _no_unit,
    "at-no-number": _no_number,
    "at-no-claim": _claimed,
    "at-no-continent": _one_there,
    "at-no-own-region": lambda s, seat, a: s.owner.get(_region(a["region"])) != seat,
    "at-no-five": _not_five,
    "at-no-stock": _over_stock,
    "at-no-action-left": lambda s, seat, a: len(s.used) >= NUMBERS.actions,
    "at-no-action-again": _used,
    "at-no-last-unit": _bared,
    "at-no-blitz-yet": lambda s, seat, a: "move" not in s.used,
    "at-no-already-seas": lambda s, seat, a: s.seas == seat,
    "at-no-ship": _ships,
    "at-no-card": _not_held,
    "at-no-doctrine": _quoted,
    "at-no-script": lambda s, seat, a: (
        a["typed"].count("/") > 3 or re.search(r"[5-9]", a["typed"]) is not None
    ),
    "at-no-sea-line": _quoted,
    "at-no-answer": _quoted,
    "at-no-retreat-rule": _quoted,
    "at-no-line-size": _longest,
    "at-no-your-turn": lambda s, seat, a: s.active != seat and names.seat(s.active) == a["seat"],
    "at-no-offer-form": _offer_form,
    "at-no-promise": _of(trade.PROMISES),
    "at-no-tradeable": _untradeable,
    "at-no-card-in-trade": lambda s, seat, a: "promise" in a["typed"] or " for " not in a["typed"],
    "at-no-want": _quoted,
    "at-no-changed": lambda s, seat, a: False,  # told where a filed turn begins, not when typing
}
