"""What makes each refusal of Attack! true, told from the position and what was typed (AT-28)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engines.attack import board, build, cards, march, names, trade
from engines.attack.components import (
    CARDS,
    CONTINENTS,
    LAND,
    LETTERS,
    NUMBERS,
    REGIONS,
    SEA,
    SEATS,
    SHIP_LETTERS,
    UNITS,
)
from engines.attack.doctrine import limit
from engines.attack.engine import ENGINE
from engines.attack.state import LandBattle, NavalBattle, State
from engines.contract import Msg, Seat

Args = Mapping[str, Any]
WORDS = ("move", "blitz", "strategic", "diplomacy", "naval", "build", "end", "claim", "place")


def _region(said: object) -> str:
    return next((region for region in REGIONS if names.region(region) == said), "")


def _called(x: str) -> list[str]:
    """The regions a word may mean, by the beginning of what they are called."""
    said = re.sub(r"[^a-z]", "", x.lower())
    found = []
    for region, row in REGIONS.items():
        ways = (re.sub(r"[^a-z]", "", way.lower()) for way in (row.abbr, row.name, region))
        if said and any(way.startswith(said) for way in ways):
            found.append(region)
    return found


def _exact(x: str) -> bool:
    said = x.strip().lower().replace("_", " ")
    return any(
        said in (row.abbr.lower(), row.name.lower(), region.replace("_", " "))
        for region, row in REGIONS.items()
    )


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
    return names.seat(state.owner[_region(args["region"])]) == args["seat"]


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


def _too_few(state: State, seat: Seat, args: Args) -> bool:
    there = state.units[_region(args["region"])]
    kind = next(k for k in range(4) if names.counted(UNITS[k], there[k]) == args["kind"])
    return int(args["m"]) > there[kind]


def _turned_back(state: State, seat: Seat, args: Args) -> bool:
    return any(state.locked.get(_region(args["region"]), ()))


def _ends(args: Args) -> tuple[str, str]:
    return _region(args["origin"]), _region(args["target"])


def _joined(state: State, seat: Seat, args: Args) -> set[str]:
    """Own regions that hang together with the start, over land."""
    found, edge = set(), [_ends(args)[0]]
    while edge:
        here = edge.pop()
        if here not in found and state.owner.get(here) == seat:
            found.add(here)
            edge += [*LAND[here]]
            edge += [*SEA[here]] if state.seas == seat else []
    return found


def _no_way(state: State, seat: Seat, args: Args) -> bool:
    start, goal = _ends(args)
    kind = next(k for k in range(4) if names.counted(UNITS[k], 1) == args["kind"])
    action = "blitz" if "blitz" in _typed(args) else "move"
    return march.way(state, action, kind, start, goal) is None  # type: ignore[arg-type]


def _blocked_between(state: State, seat: Seat, args: Args) -> bool:
    start, goal = _ends(args)
    between = [_region(each) for each in args["list"]]
    linked = all(each in LAND[start] and each in LAND[goal] for each in between)
    return (
        goal not in LAND[start]
        and linked
        and all(state.owner.get(each) != seat for each in between)
    )


def _crossing(state: State, seat: Seat, args: Args) -> bool:
    start, goal = _ends(args)
    wet = any(goal in LAND[mid] or goal in SEA[mid] for mid in SEA[start])
    return goal not in LAND[start] and (wet or any(goal in SEA[mid] for mid in LAND[start]))


def _bared(state: State, seat: Seat, args: Args) -> bool:
    """All that stands there was ordered away."""
    listed = [_region(each) for each in args["list"]]
    return bool(listed) and all(state.owner.get(each) == seat for each in listed)


def _blitzed(state: State, seat: Seat, args: Args) -> bool:
    return re.search(r"\d*[IA]\b", _typed(args).upper()) is not None


def _ships(state: State, seat: Seat, args: Args) -> bool:
    fleet = state.players[seat].fleet
    said = [
        _numbers(re.sub(r"(?i)then.*|retreat.*", "", part), SHIP_LETTERS)
        for part in (_typed(args), _typed(args).lower().partition("then")[2])
    ]
    return any(
        n > have for line in said for n, have in zip(line, fleet, strict=True)
    ) or isinstance(state.flow[-1], NavalBattle)


def _price(state: State, seat: Seat, args: Args) -> bool:
    return int(args["n"]) > int(args["m"]) == cards.production(state, seat)


def _nothing_bought(state: State, seat: Seat, args: Args) -> bool:
    bare = re.fullmatch(r"\s*(if \w+ \d+:\s*)?build\s*", _typed(args).lower())
    cheapest = min(build.COST.values())
    rest = re.search(r"rest\s+([ITAP])", _typed(args), re.IGNORECASE)
    price = build.COST[UNITS[LETTERS.index(rest[1].upper())]] if rest else cheapest
    return bool(bare) or cards.production(state, seat) < price


def _hand(state: State, seat: Seat) -> list[tuple[str, int]]:
    return [(CARDS[card].kind, CARDS[card].value) for card in state.players[seat].hand]


def _not_held(state: State, seat: Seat, args: Args) -> bool:
    """So many as were named are not in the hand."""
    kind, _, value = str(args["x"]).partition(" ")
    held = sum(each == (kind, int(value)) for each in _hand(state, seat))
    said = _typed(args).lower()
    return held < max(1, len(re.findall(rf"\b{kind[:3]}\w* {value}\b", said)))


def _offer_gone(state: State, seat: Seat, args: Args) -> bool:
    mine = "recall" in _typed(args)
    return not any(
        deal.id == args["n"] and (deal.by == seat if mine else seat in deal.to)
        for deal in state.deals
    )


def _wanted(state: State, seat: Seat, args: Args) -> bool:
    return any(tuple(map(names.wanted, deal.wants)) == args["list"] for deal in state.deals)


def _longest(state: State, seat: Seat, args: Args) -> bool:
    top = state.flow[-1]
    if isinstance(top, NavalBattle):
        return True
    fleets = [sum(state.players[each].fleet) for each in (state.active, state.seas)]
    line = re.sub(r"(?i)^\W*\w+|then.*|retreat.*", "", _typed(args))
    n = min(NUMBERS.longest_line, *fleets)
    return args["n"] == n != len(re.findall(f"[{SHIP_LETTERS}]", line.upper()))


def _battle(state: State) -> LandBattle | None:
    return next((top for top in state.flow[-1:] if isinstance(top, LandBattle)), None)


def _asked_others(state: State, seat: Seat, args: Args) -> bool:
    asked = [each for each, offer in ENGINE.offers(state).items() if offer.required]
    return seat not in asked and args["list"] == names.seats(asked)


def _phase(state: State, seat: Seat, args: Args) -> bool:
    """Somebody is asked this, or waited for with this."""
    return any(
        args["what"] in (each.question, each.waiting) for each in ENGINE.offers(state).values()
    )


def _plan(state: State, seat: Seat, args: Args) -> bool:
    why: Msg = args["why"]
    if why.id == "at-why-six":
        return _typed(args).count(";") >= 6
    if why.id == "at-why-condition":
        return f"{why.args['n']}:" in _typed(args)
    return "blitz" in _typed(args)


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
    "at-no-step": lambda s, seat, a: a["x"] not in str(a["list"]).split(", "),
    "at-no-region": lambda s, seat, a: not _exact(a["x"]),
    "at-no-region-at-all": lambda s, seat, a: not _called(a["x"]),
    "at-no-region-unclear": lambda s, seat, a: len(_called(a["x"])) > 1,
    "at-no-unit": _no_unit,
    "at-no-number": _no_number,
    "at-no-claim": _claimed,
    "at-no-continent": _one_there,
    "at-no-own-region": lambda s, seat, a: s.owner.get(_region(a["region"])) != seat,
    "at-no-five": _not_five,
    "at-no-stock": _over_stock,
    "at-no-action-left": lambda s, seat, a: len(s.used) >= NUMBERS.actions,
    "at-no-action-again": _used,
    "at-no-empty-order": lambda s, seat, a: (
        re.search(r"\d*[ITAP]\S* \S+\s*>", a["typed"].upper()) is None
        or not all(">" in part for part in a["typed"].split(","))
    ),
    "at-no-units": _too_few,
    "at-no-locked": _turned_back,
    "at-no-same-region": lambda s, seat, a: len(set(_called_twice(a["typed"]))) == 1,
    "at-no-too-far": _no_way,
    "at-no-tank-path": _blocked_between,
    "at-no-crossing-on": _crossing,
    "at-no-last-unit": _bared,
    "at-no-blitz-yet": lambda s, seat, a: "move" not in s.used,
    "at-no-blitz-units": _blitzed,
    "at-no-blitz-sea": lambda s, seat, a: _ends(a)[1] in SEA[_ends(a)[0]],
    "at-no-target-own": lambda s, seat, a: (
        s.owner.get(_region(a["region"])) != seat
        and names.seat(s.owner.get(_region(a["region"]), "")) == a["seat"]
    ),
    "at-no-route": lambda s, seat, a: _ends(a)[1] not in _joined(s, seat, a),
    "at-no-already-seas": lambda s, seat, a: s.seas == seat,
    "at-no-ships": lambda s, seat, a: not any(s.players[seat].fleet),
    "at-no-ship": _ships,
    "at-no-neutral": lambda s, seat, a: _region(a["region"]) in {**s.owner, **s.abandoned},
    "at-no-diplomacy": lambda s, seat, a: s.used.count("diplomacy") >= 2,
    "at-no-pp": _price,
    "at-no-purchase": _nothing_bought,
    "at-no-place": _quoted,
    "at-no-trade-locked": lambda s, seat, a: trade.locked(s),
    "at-no-card": _not_held,
    "at-no-offer": _offer_gone,
    "at-no-doctrine": _quoted,
    "at-no-script": lambda s, seat, a: (
        a["typed"].count("/") > 3 or re.search(r"[5-9]", a["typed"]) is not None
    ),
    "at-no-colour": lambda s, seat, a: all(not c.startswith(str(a["x"]) or "-") for c in SEATS),
    "at-no-sea-line": _quoted,
    "at-no-answer": _quoted,
    "at-no-retreat-rule": _quoted,
    "at-no-reserve": lambda s, seat, a: _battle(s) is not None,
    "at-no-opening": lambda s, seat, a: (
        (b := _battle(s)) is not None
        and b.round == 0
        and sum(_numbers(a["typed"], LETTERS)) != a["n"]
    ),
    "at-no-limit": lambda s, seat, a: (b := _battle(s)) is not None and limit(b.round) == a["n"],
    "at-no-battle-empty": lambda s, seat, a: _battle(s) is not None,
    "at-no-retreat": lambda s, seat, a: _battle(s) is not None,
    "at-no-line-size": _longest,
    "at-no-asked": _asked_others,
    "at-no-phase": _phase,
    "at-no-your-turn": lambda s, seat, a: s.active != seat and names.seat(s.active) == a["seat"],
    "at-no-offer-form": _offer_form,
    "at-no-promise": _of(trade.PROMISES),
    "at-no-tradeable": _untradeable,
    "at-no-card-in-trade": lambda s, seat, a: "promise" in a["typed"] or " for " not in a["typed"],
    "at-no-party": lambda s, seat, a: names.seat(s.active) == a["seat"],
    "at-no-offers-open": lambda s, seat, a: sum(d.by == seat for d in s.deals) >= a["n"],
    "at-no-offer-long": lambda s, seat, a: len(re.findall(r"[+,]| for ", a["typed"])) > 3,
    "at-no-card-wanted": _wanted,
    "at-no-want": _quoted,
    "at-no-plan": _plan,
    "at-no-changed": lambda s, seat, a: False,  # told where a filed turn begins, not when typing
}


def _called_twice(typed: str) -> list[str]:
    start, _, goal = typed.partition(">")
    return [*_called(start.split()[-1])[:1], *_called(re.split(r"[\s,]", goal.strip())[0])[:1]]
