"""Typed turns: steps of a plan, up to six, each one action (AT-4.10).

    move 2I+1T GER>POL, 1P FRA>ITA planes back with shield
    blitz 1T POL>UKR            strategic 3I GER>FRA
    diplomacy SAU               naval S B D then B B S retreat below 50
    build 3I GER, 1T FRA, 2D, rest I GER
    claim FRA > GER > ...       place 2I+1T FRA, 1A+1P ITA, capital FRA
    end
    if fail 2: diplomacy IRQ    (or `if ok 2:`)

Steps stand on lines of their own or are parted by semicolons. Offers of cards are in bargain.py,
answers to questions in replies.py, standing orders in policy.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from engines.attack.components import LETTERS, SHIP_LETTERS
from engines.attack.orders import bargain, policy, replies, tactics
from engines.attack.orders.step import Piece, Step
from engines.attack.orders.words import refuse, region, units
from engines.contract import msg

STEPS = 6
MARCHES = ("move", "blitz", "strategic")
ACTIONS = (*MARCHES, "diplomacy", "naval", "build", "end")
SET_UP = ("claim", "place")
VERBS = (*ACTIONS, *SET_UP, *bargain.VERBS, *replies.VERBS, *policy.VERBS)
CONDITION = re.compile(r"\s*if\s+(ok|fail)\s*(\d+)\s*:\s*", re.IGNORECASE)


def parts(text: str) -> list[str]:
    found = [part.strip() for line in text.splitlines() for part in line.split(";")]
    return [part for part in found if part]


def verb(text: str) -> str:
    if found := CONDITION.match(text):
        text = text[found.end() :]
    return text.strip().partition(" ")[0].lower()


def check_verbs(said: Iterable[str]) -> None:
    """AT-28.55."""
    for part in said:
        if verb(part) not in VERBS:
            raise refuse("step", x=verb(part), list=", ".join(VERBS))


def check(steps: Sequence[str]) -> None:
    """AT-28.57: what can be seen of a plan without a look at the board."""
    if len(steps) > STEPS:
        raise refuse("plan", why=msg("at-why-six"))
    for n, text in enumerate(steps, 1):
        only = read(text).only
        if only and not 1 <= only[1] < n:
            raise refuse("plan", why=msg("at-why-condition", n=only[1]))


def read(text: str) -> Step:
    only = None
    if found := CONDITION.match(text):
        only = (found[1].lower() == "ok", int(found[2]))
        text = text[found.end() :]
    what, _, rest = text.strip().partition(" ")
    what, rest = what.lower(), rest.strip()
    items = [part.strip() for part in rest.split(",") if part.strip()]
    if what in bargain.VERBS:
        return bargain.read(what, rest, only)
    if what in replies.VERBS:
        return replies.read(what, rest)
    if what in MARCHES:
        if not items:
            raise refuse("empty-order")  # AT-28.19
        return Step(what, tuple(_march(item) for item in items), only=only)
    if what == "diplomacy":
        return Step(what, regions=(region(rest),), only=only)
    if what == "naval":
        return replace(replies.read("fight", rest), verb=what, only=only)
    if what == "build":
        return _build(items, only)
    if what == "place":
        return _place(items)
    if what == "claim":
        return Step(what, regions=tuple(region(each) for each in re.split(r"[>,]", rest)))
    return Step(what, only=only)


def _march(part: str) -> Piece:
    planes = doctrine = ""
    if found := re.search(r"\s+with\s+(.+)$", part, re.IGNORECASE):
        doctrine, part = tactics.read(found[1]), part[: found.start()]
    if found := re.search(r"\s+planes\s+(on|back|ask)$", part, re.IGNORECASE):
        planes, part = found[1].lower(), part[: found.start()]
    counts, _, way = part.partition(" ")
    if ">" not in way:
        raise refuse("empty-order")
    origin, _, target = way.partition(">")
    return Piece(tuple(units(counts)), region(origin), region(target), planes, doctrine)


def _build(items: Sequence[str], only: tuple[bool, int] | None) -> Step:
    pieces, ships, rest = [], [0, 0, 0, 0], None
    for item in items:
        words = item.split(maxsplit=1)
        if words[0].lower() == "rest":
            what, _, where = words[1].partition(" ") if len(words) > 1 else ("", "", "")
            kind = units(what)
            rest = (LETTERS[kind.index(1)], region(where))
        elif len(words) == 1 and re.fullmatch(rf"[\d{SHIP_LETTERS}+]+", item.upper()):
            for i, n in enumerate(units(item, SHIP_LETTERS)):
                ships[i] += n
        elif len(words) == 2 and not set(words[0].upper()) & set(SHIP_LETTERS):
            pieces.append(Piece(tuple(units(words[0])), "", region(words[1])))
        else:
            raise refuse("place", x=item)  # AT-28.45
    if not pieces and not any(ships) and not rest:
        raise refuse("purchase")
    return Step("build", tuple(pieces), ships=tuple(ships), rest=rest, only=only)


def _place(items: Sequence[str]) -> Step:
    pieces, capital = [], []
    for item in items:
        head, _, where = item.partition(" ")
        if head.lower() == "capital":
            capital.append(region(where))
        else:
            pieces.append(Piece(tuple(units(head)), "", region(where)))
    n = sum(sum(piece.force) for piece in pieces)
    if n != 5 or len(capital) != 1:
        raise refuse("five", n=n, m=len(capital))  # AT-28.15
    return Step("place", tuple(pieces), capital=capital[0])
