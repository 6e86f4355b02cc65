"""Typed turns: steps of a plan, up to six, each one action (AT-4.10).

    move 2I+1T GER>POL, 1P FRA>ITA planes back with shield
    blitz 1T POL>UKR            strategic 3I GER>FRA
    diplomacy SAU               naval S B D retreat below 50
    build 3I GER, 1T FRA, 2D, rest I GER
    accept 4                    end
    claim FRA > GER > ...       place 2I+1T FRA, 1A+1P ITA, capital FRA
    if fail 2: diplomacy IRQ    (or `if ok 2:`)

Steps stand on lines of their own or are parted by semicolons.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from engines.attack.box import LETTERS, REGIONS, SHIP_LETTERS, Force, Region
from engines.attack.doctrine import CAPS, NAMED
from engines.attack.names import region as region_name
from engines.contract import Illegal, Msg, msg
from engines.kit import spelling

STEPS = 6
MARCHES = ("move", "blitz", "strategic")
VERBS = (*MARCHES, "diplomacy", "naval", "build", "accept", "end", "claim", "place")
NAMES: spelling.Names = {id: spelling.keys((row.abbr, row.name, id)) for id, row in REGIONS.items()}


@dataclass(frozen=True)
class Piece:
    """Units and where: start and target, or target alone."""

    force: tuple[int, ...]
    origin: Region
    target: Region
    planes: str = ""
    doctrine: str = ""
    """For the battle at the target: `shield`, or `ptia.5`, an order with a cap (AT-8.24)."""


@dataclass(frozen=True)
class Step:
    verb: str
    pieces: tuple[Piece, ...] = ()
    regions: tuple[Region, ...] = ()
    ships: tuple[int, ...] = (0, 0, 0, 0)
    line: str = ""
    rules: tuple[str, ...] = ()
    rest: tuple[str, Region] | None = None
    capital: Region = ""
    number: int = 0
    only: tuple[bool, int] | None = None
    """Only if that step succeeded, or failed (AT-4.11)."""


def refuse(id: str, /, **args: str | int | Msg | tuple[Msg, ...]) -> Illegal:
    return Illegal(Msg(f"at-no-{id}", args))


def cut(text: str) -> list[str]:
    steps = [step.strip() for line in text.splitlines() for step in line.split(";")]
    steps = [step for step in steps if step]
    if len(steps) > STEPS:
        raise refuse("plan", why=msg("at-why-six"))
    return steps


def check_conditions(steps: list[str]) -> None:
    """AT-28.57."""
    for n, text in enumerate(steps, 1):
        only = read(text).only
        if only and not 1 <= only[1] < n:
            raise refuse("plan", why=msg("at-why-condition", n=only[1]))


def read(text: str) -> Step:
    only = None
    if found := re.match(r"\s*if\s+(ok|fail)\s*(\d+)\s*:\s*", text, re.IGNORECASE):
        only = (found[1].lower() == "ok", int(found[2]))
        text = text[found.end() :]
    verb, _, rest = text.strip().partition(" ")
    verb = verb.lower()
    if verb not in VERBS:
        raise refuse("step", x=verb, list=", ".join(VERBS))
    parts = [part.strip() for part in rest.split(",") if part.strip()]
    if verb in MARCHES:
        pieces = tuple(_march(part) for part in parts)
        if not pieces:
            raise refuse("empty-order")
        return Step(verb, pieces, only=only)
    if verb == "diplomacy":
        return Step(verb, regions=(region(rest),), only=only)
    if verb == "naval":
        return _naval(rest, only)
    if verb == "build":
        return _build(parts, only)
    if verb == "place":
        return _place(parts, only)
    if verb == "claim":
        return Step(verb, regions=tuple(region(each) for each in re.split(r"[>,]", rest)))
    return Step(verb, number=_number(rest) if verb == "accept" else 0, only=only)


# ---- words


def region(text: str) -> Region:
    """A name, its beginning or its three letters."""
    ids = spelling.fitting(text, NAMES)
    if len(ids) == 1:
        return ids[0]
    near = ids or spelling.near(text, NAMES)
    if not near:
        raise refuse("region-at-all", x=text.strip())
    listed = tuple(region_name(id) for id in near[:5])
    raise refuse("region-unclear" if ids else "region", x=text.strip(), near=listed)


def _number(text: str) -> int:
    if not text.strip().isdecimal() or int(text) < 1:
        raise refuse("number", x=text.strip())
    return int(text)


def units(text: str, letters: str = LETTERS) -> Force:
    """`2I+1T`; a letter alone is one unit."""
    force = [0] * len(letters)
    for part in text.upper().split("+"):
        found = re.fullmatch(r"(-?[\d.]*)\s*([A-Z]+)", part.strip())
        if not found or found[2] not in letters:
            raise refuse("unit", x=part.strip())
        force[letters.index(found[2])] += _number(found[1]) if found[1] else 1
    return force


def _march(part: str) -> Piece:
    planes = doctrine = ""
    if found := re.search(r"\s+with\s+(\S+(\s+cap\s+\S+)?)$", part, re.IGNORECASE):
        doctrine, part = read_doctrine(found[1]), part[: found.start()]
    if found := re.search(r"\s+planes\s+(on|back|ask)$", part, re.IGNORECASE):
        planes, part = found[1].lower(), part[: found.start()]
    counts, _, way = part.partition(" ")
    if ">" not in way:
        raise refuse("empty-order")
    origin, _, target = way.partition(">")
    return Piece(tuple(units(counts)), region(origin), region(target), planes, doctrine)


def read_doctrine(text: str) -> str:
    """`shield`, or `PTIA cap 5` as `ptia.5` (AT-28.56)."""
    name, _, cap = text.lower().partition(" cap ")
    known = name in (*NAMED, "steer") or sorted(name) == sorted(LETTERS.lower())
    if not known or (cap and (not cap.isdecimal() or int(cap) not in CAPS)):
        raise refuse("doctrine", x=text)
    return f"{name}.{cap}" if cap else name


def _naval(text: str, only: tuple[bool, int] | None) -> Step:
    line, _, retreat = text.partition("retreat")
    letters = re.sub(r"[\s,+]", "", line.upper())
    if wrong := [letter for letter in letters if letter not in SHIP_LETTERS]:
        raise refuse("unit", x=wrong[0])
    rules = []
    for part in filter(None, (each.strip() for each in retreat.split(" or "))):
        kind, _, number = part.partition(" ")
        if kind not in ("stay", "below", "after", "left"):
            raise refuse("step", x=part, list="stay, below, after, left")
        rules.append(kind if kind == "stay" else f"{kind}.{_number(number.rstrip('% '))}")
    return Step("naval", line=letters, rules=tuple(rules), only=only)


def _build(parts: list[str], only: tuple[bool, int] | None) -> Step:
    pieces, ships, rest = [], [0, 0, 0, 0], None
    for part in parts:
        words = part.split(maxsplit=1)
        if words[0].lower() == "rest":
            what, _, where = words[1].partition(" ") if len(words) > 1 else ("", "", "")
            kind = units(what)
            rest = (LETTERS[kind.index(1)], region(where))
        elif len(words) == 1 and re.fullmatch(rf"[\d{SHIP_LETTERS}+]+", part.upper()):
            for i, n in enumerate(units(part, SHIP_LETTERS)):
                ships[i] += n
        elif len(words) == 2 and not set(words[0].upper()) & set(SHIP_LETTERS):
            pieces.append(Piece(tuple(units(words[0])), "", region(words[1])))
        else:
            raise refuse("place", x=part)
    if not pieces and not any(ships) and not rest:
        raise refuse("purchase")
    return Step("build", tuple(pieces), ships=tuple(ships), rest=rest, only=only)


def _place(parts: list[str], only: tuple[bool, int] | None) -> Step:
    pieces, capital = [], []
    for part in parts:
        head, _, where = part.partition(" ")
        if head.lower() == "capital":
            capital.append(region(where))
        else:
            pieces.append(Piece(tuple(units(head)), "", region(where)))
    n = sum(sum(piece.force) for piece in pieces)
    if n != 5 or len(capital) != 1:
        raise refuse("five", n=n, m=len(capital))
    return Step("place", tuple(pieces), capital=capital[0], only=only)
