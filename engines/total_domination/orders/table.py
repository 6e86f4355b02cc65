"""How a turn is typed (TD-D.19): every line with the answers it gives.

    operate germany 1; move german army germany poland; attack france french army; done

An order is one line, from its card to `done`: it is carried out whole or not at all (TD-6.0.9).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engines.contract import Key, Msg, Offer, Picks, Seat, msg
from engines.kit.spelling import plain
from engines.kit.turns.conditions import conditional
from engines.kit.turns.notation import Found, Shorthand, Slot
from engines.kit.turns.picked import is_picked
from engines.kit.turns.wishes import Wish, wish
from engines.total_domination import passing, position
from engines.total_domination.components import CARDS
from engines.total_domination.orders import spelling, words
from engines.total_domination.state import State

ORDERS = ("operate", "event", "strike")
OPENING = (*ORDERS, "technology", "lend", "rocket", "pass")
"""What a turn can begin with."""
STEPS = (
    "form", "recall", "move", "attack", "uboat", "sail", "attack-uboat", "attack-resistance",
    "place-satellite", "place-resistance", "aim", "hit", "research", "done",
)  # fmt: skip
OF_CARDS = ("keep", "drop", "give", "swap", "burn", "reserve", "discard")
MANY = (*OF_CARDS, "spy", "bomb")
"""Typed in a row they answer one question together."""
STEPPED = ("tactics_value", "logistics", "peace")
"""Events that bring steps."""
Wishes = Iterator[Wish[State]]


# ---- lines


def joined(parts: Sequence[str]) -> list[str]:
    """Orders, passes, and answers to one question as a line each. An order with steps ends with
    them; one without leaves them to the player."""
    lines: list[str] = []
    for part in parts:
        if lines and _goes_on(lines[-1], part):
            lines[-1] += f"; {part}"
        else:
            lines[-1:] = map(_ended, lines[-1:])
            lines.append(part)
    if lines and ";" in lines[-1]:
        lines[-1] = _ended(lines[-1])
    return lines


def _goes_on(line: str, part: str) -> bool:
    if is_picked(line) or is_picked(part):
        return False
    first, last, word = verb(line), verb(line.split(";")[-1]), verb(part)
    if first in ORDERS:
        return word in STEPS and last != "done"
    if first == "pass":
        return word in ("reserve", "discard")
    return word in MANY and (word == first or {word, first} == {"swap", "spy"})


def _ended(line: str) -> str:
    if is_picked(line) or verb(line) not in ORDERS or verb(line.split(";")[-1]) == "done":
        return line
    return re.sub(r"( else skip| albo pomiń)?$", r"; done\1", line, count=1, flags=re.IGNORECASE)


def rest(line: str, answers: int) -> str:
    """A line without what its first answers were."""
    parts = line.split("; ")
    while answers > 0 and len(parts) > 1:
        word, then = verb(parts.pop(0)), verb(parts[0])
        answers -= 2 if word == "move" else int(word != then or word not in MANY)
    return "; ".join(parts)


def verb(line: str) -> str:
    """The word a line begins with."""
    return conditional(plain(line.partition(";")[0]))[1].partition(" ")[0]


def whole(wishes: Sequence[Wish[State]]) -> list[Wish[State]]:
    """The answers of a line: what goes to one question together, and what each stands on."""
    found: list[Wish[State]] = []
    for each in wishes:
        if found and _together(found[-1], each):
            found[-1] = replace(found[-1], ways=((*found[-1].ways[0], *each.ways[0]),), said="")
        else:
            found.append(each)
    first, *rest = found
    if rest and first.keys == ["pass"]:
        found[0] = replace(first, needs=_after_pass([each.keys[0] for each in rest]))
    if rest and rest[-1].keys == ["done"]:
        found[-1] = replace(rest[-1], if_asked=not _stepped(first.keys[0]))
    found[-1] = replace(found[-1], last=True)
    return found


def _together(one: Wish[State], other: Wish[State]) -> bool:
    kinds = {key.partition("/")[0] for key in (*one.keys, *other.keys)}
    return kinds <= {*MANY} and (len(kinds) == 1 or kinds == {"swap", "spy"})


def _stepped(key: Key) -> bool:
    used, _, arg = key.partition("/")
    return used == "operate" or (
        used == "event" and CARDS[arg.partition(".")[0]].event.type in STEPPED
    )


def _after_pass(then: Sequence[Key]) -> Callable[[State], Msg | None]:
    """Why what is typed after a pass would not be asked (TD-4.2.8, 4.2.9, 10.1.7)."""
    reserves = any(key.startswith("reserve/") for key in then)

    def needs(state: State) -> Msg | None:
        first = passing.first_of_side(state, state.active)
        if first and reserves and state.rules.reserve == "last":
            return msg("td-why-first-pass")
        return passing.reserve_hurdle(state, state.active) if reserves or not first else None

    return needs


# ---- answers


def _opening(answer: str) -> Callable[[State, Seat, Found], Wishes]:
    """A card is used, if no enemy stands where none may (TD-14.5)."""

    def wishes(state: State, seat: Seat, found: Found) -> Wishes:
        spaces = list(filter(None, found["free"].split(",")))

        def needs(state: State) -> Msg | None:
            power = position.powers_of(seat)[0]
            return next(filter(None, (words.held(state, power, each) for each in spaces)), None)

        yield Wish(((answer.format_map(found),),), needs=needs)

    return wishes


def _unit(verb: str, to: str = "") -> Callable[[State, Seat, Found], Wishes]:
    """A unit on a space; its nation may be left out where only one fits."""

    def wishes(state: State, seat: Seat, found: Found) -> Wishes:
        at = found.get("space") or found.get("space1", "")
        ways = tuple(
            (f"{verb}/{unit}" + (f".{at}" if at else ""),) for unit in found["unit"].split(",")
        )

        def choose(state: State, offer: Offer, said: Mapping[str, str]) -> Picks:
            there = [way for way in ways if offer.find(way[0])]
            return there[0] if len(there) == 1 else ()

        yield Wish(ways) if len(ways) == 1 else Wish(ways, choose=choose)
        if to:
            yield wish(to.format_map(found))

    return wishes


def _cards(verb: str) -> Callable[[State, Seat, Found], Wishes]:
    def wishes(state: State, seat: Seat, found: Found) -> Wishes:
        yield wish(*(f"{verb}/{card}" for card in found["cards"].split(",")))

    return wishes


def _each(read: Callable[[str], str], parting: str) -> Callable[[str], str]:
    return lambda typed: ",".join(read(x.strip()) for x in typed.split(parting) if x.strip())


SLOTS: Mapping[str, Slot] = {
    "space": Slot(spelling.SPACE, spelling.space),
    "unit": Slot(spelling.UNIT, lambda typed: ",".join(spelling.units(typed))),
    "kind": Slot(spelling.KIND, spelling.kind),
    "card": Slot(spelling.CARD, spelling.card),
    "cards": Slot(rf"(?:{spelling.CARD})(?: ?, ?(?:{spelling.CARD}))*", _each(spelling.card, ",")),
    "tech": Slot(spelling.TECH, spelling.tech),
    "power": Slot(spelling.SEAT, spelling.seat),
    "how": Slot("ask|best|look"),
    "free": Slot(rf"(?: if-free (?:{spelling.SPACE}))*", _each(spelling.space, "if-free")),
    "to": Slot(" to | ?> ?| "),
}
TABLE: tuple[Shorthand[Any], ...] = (
    Shorthand("operate {card}{free}", _opening("operate/{card}"), "operate germany 1"),
    Shorthand("event {card}{free}", _opening("event/{card}"), "event germany 9"),
    Shorthand("event {card} {power}{free}", _opening("event/{card}.{power}")),
    Shorthand("technology {card}{free}", _opening("technology/{card}"), "technology ussr 3"),
    Shorthand("lend {card}{free}", _opening("lend/{card}"), "lend uk 13"),
    Shorthand("strike {card}{free}", _opening("strike/{card}"), "strike germany 5"),
    Shorthand(
        "rocket {card} {tech} {power}{free}",
        _opening("rocket/{card}.{tech}.{power}"),
        "rocket germany 5 v1 uk",
    ),
    Shorthand("pass{free}", _opening("pass"), "pass"),
    Shorthand("done", "done", "done"),
    Shorthand("form {kind} {space}", "form/{kind}.{space}", "form army germany"),
    Shorthand("recall {unit} {space}", _unit("recall"), "recall german army austria"),
    Shorthand(
        "move {unit} {space1}{to}{space2}",
        _unit("move", "to/{space2}"),
        "move german army germany poland",
    ),
    Shorthand("attack {space} {unit}", _unit("attack"), "attack poland neutral army"),
    Shorthand("attack {unit} {space}", _unit("attack")),
    Shorthand("uboat {space}", "uboat/{space}", "uboat atlantic"),
    Shorthand("sail {space1}{to}{space2}", "sail/{space1}.{space2}", "sail atlantic caribbean"),
    Shorthand("attack uboat {space}", "sink/{space}"),
    Shorthand("attack-uboat {space}", "sink/{space}", "attack-uboat atlantic"),
    Shorthand("attack resistance {space}", "quell/{space}"),
    Shorthand("attack-resistance {space}", "quell/{space}", "attack-resistance poland"),
    Shorthand("place-satellite {space}", "satellite/{space}", "place-satellite romania"),
    Shorthand("place-resistance {space}", "resistance/{space}", "place-resistance poland"),
    Shorthand("aim {space1}{to}{space2}", "aim/{space1}.{space2}", "aim germany benelux"),
    Shorthand("hit {unit}", _unit("hit"), "hit british fleet"),
    Shorthand("research {card}", "research/{card}", "research germany 7"),
    *(Shorthand(f"{verb} {{cards}}", _cards(verb), f"{verb} germany 5") for verb in OF_CARDS),
    Shorthand("spy {power} {how}", "spy/{power}.{how}", "spy uk look"),
    Shorthand("withdraw {unit}{to}{space}", _unit("withdraw"), "withdraw german army austria"),
    Shorthand("deploy {unit} {space}", _unit("deploy"), "deploy german army germany"),
    Shorthand("bomb {space1}{to}{space2}", "bomb/{space1}.{space2}", "bomb great britain germany"),
)
