"""Orders as text (OV-31): what a typed line means, in full form and as steps.

A step is the keys it picks, joined with blanks. `?` before a step: taken only if it is asked, else
dropped. `~` before a step: of several keys the first that is legal (`E7xE8/E9`). `!` before a step:
nothing is picked, only looked at (`refusals.first`).
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

from engines.contract import Msg
from engines.kit.hexes import Grid
from engines.kit.refusal import Refusals
from engines.overlord.components import AIR_POWER, CARDS, CLASSES, CODES, TYPES, CardId, Role
from engines.overlord.orders.standing import VALUES

ROLE: dict[str, Role] = {"l": "left", "c": "center", "r": "right", "k": "chief"}
LETTER: dict[Role, str] = {role: letter.upper() for letter, role in ROLE.items()}
HEX = re.compile(r"[a-z]\d{1,2}")
MOVE = re.compile(r"^([a-z]\d+)((?:\s*-\s*[a-z]\d+)*)\s*-\s*(exit|[a-z]\d+)?$")
FIGHT = re.compile(r"^([a-z]\d+)\s*[x*:×]\s*([a-z]\d+(?:\s*/\s*[a-z]\d+)*)\s*(.*)$")
AFTER = re.compile(r"^([+=]?)\s*(?:>\s*([a-z]\d+(?:\s*,\s*[a-z]\d+)*)\s*([+=]?))?$")
CAVE = re.compile(r"^([a-z]\d+)\s*>>\s*([a-z]\d+)$")
BREAK = re.compile(r"[;\n]|,(?=\s*[a-z]\d+\s*[-x*:×])", re.IGNORECASE)
INSTEAD = ("wire", "mine", "seal", "rest")
ALONE = ("send", "roll", "done", "stay", "halt", "leave", "use", "pass", "yes", "no", "land")
PEOPLE = {"undo": "undo", "resign": "resign", "deputy": "deputy @user", "take": "take C"}
"""Lines about people are the table's (OV-31.20); each stands alone."""
MOVES_DONE, BATTLES_DONE = "done moves", "done battles"
"""`done`, told apart: it ends what it was meant to end, and nothing if that is over already."""
STOP = "stop"
EXAMPLES = {
    "give": "give P-L>L, MO>C", "self": "self BA E9", "under": "under P-C, R-L",
    "visit": "visit C", "gung": "gung L:P-L", "name": "name E4",
    "play": "play P-L @2: E5 D6", "init:": "init: E8", "init": "init: E8",
    "flags": "flags 1", "retreat": "retreat F7-G7", "ground": "ground yes",
    "back": "back no", "fly": "fly A4-B4-C5", "strafe": "strafe C5", "support": "support C5",
    "scout": "scout C5", "shell": "shell R-C E9", "raid": "raid R-L E9", "discard": "discard P-L",
    "keep": "keep P-L", "shoot": "shoot E5 D6",
}  # fmt: skip


class Line(NamedTuple):
    text: str
    """In full form; read again it means the same (OV-31.21)."""
    steps: list[str]


refuse = Refusals("ov-err-")
"""Refusals by their codes of section 36."""


class Reader:
    """Reads lines for one board. `own` are the cards of who types, for the refusal that lists
    them."""

    def __init__(self, grid: Grid, own: tuple[Msg, ...] = ()) -> None:
        self.grid = grid
        self.own = own

    def line(self, line: str) -> Line:  # noqa: C901
        typed = re.sub(r"\s+", " ", line.strip().lower())
        verb, _, rest = typed.partition(" ")
        rest = rest.strip()
        if verb in PEOPLE:
            raise refuse("PEOPLE", what=line.strip(), example=PEOPLE[verb])
        if verb == "plan" and rest:
            return self.line(rest)
        if typed in (MOVES_DONE, BATTLES_DONE):
            return Line(typed, [f"?{typed}"])
        if verb == "give" and rest:
            gifts = [self._give(part) for part in rest.split(",")]
            return Line(f"give {', '.join(said for said, _ in gifts)}", [step for _, step in gifts])
        if verb in ("self", "shell", "raid") and rest:
            return self._self(verb, rest)
        if verb == "under" and rest:
            cards = [self.card(part) for part in re.split(r"[ ,]+", rest)]
            return Line(f"under {', '.join(map(code, cards))}", [f"under/{card}" for card in cards])
        if verb == "visit" and rest:
            role = self.role(rest)
            return Line(f"visit {LETTER[role]}", [f"visit/{role}"])
        if verb == "gung" and rest:
            return self._gung(rest)
        if verb == "name" and rest:
            cell = self.hex(rest)
            return Line(f"name {cell.upper()}", [f"name/{cell}"])
        if verb == "play" and rest:
            return self._play(rest)
        if verb in ("init:", "init") or typed.startswith("init:"):
            return self._initiative(typed.removeprefix("init").removeprefix(":").strip())
        if verb in ("flags", "ignore") and rest:
            n = self.number(rest, line)
            return Line(f"flags {n}", [f"ignore/{n}"])
        if verb == "retreat" and rest:
            hexes = self.hexes(rest)[-3:]
            steps = [f"!retreat/{'.'.join(hexes)}", *(f"?retreat/{cell}" for cell in hexes)]
            return Line(f"retreat {_way(hexes)}", steps)
        if verb in ("ground", "back") and rest in ("yes", "no"):
            return Line(typed, [f"{verb}/{rest}"])
        if verb == "fly" and rest:
            hexes = self.hexes(rest)
            steps = [f"?enter/{hexes[0]}", *(f"fly/{cell}" for cell in hexes[1:]), "?land"]
            return Line(f"fly {_way(hexes)}", ["!fly", *steps])
        if verb in ("strafe", "support", "scout") and rest:
            hexes = self.hexes(rest)
            steps = [f"{verb}/{cell}" for cell in hexes[:1]] + [f"?at/{cell}" for cell in hexes[1:]]
            return Line(f"{verb} {_listed(hexes)}", steps + ["?halt"] * (verb == "strafe"))
        if verb == "shoot" and rest:
            at, target, *_ = [*self.hexes(rest), "", ""]
            if target:
                return Line(f"shoot {_listed([at, target])}", [f"shoot/{at}.{target}"])
        if verb in ("discard", "keep", "counter") and rest:
            card = self.card(rest)
            return Line(f"{verb} {code(card)}", [f"{verb}/{card}"])
        if typed in ALONE:
            return Line(typed, [typed])
        return self._on_board(typed, line.strip())

    # ---- moves and battles

    def _on_board(self, typed: str, line: str) -> Line:
        if found := CAVE.match(typed):
            start, end = self.hex(found[1]), self.hex(found[2])
            return Line(f"{start}>>{end}".upper(), [f"move/{start}", f"cave/{end}"])
        if found := MOVE.match(typed):
            return self._move(found)
        if found := FIGHT.match(typed):
            return self._fight(found, line)
        cell, _, rest = typed.partition(" ")
        if HEX.fullmatch(cell) and rest in (*INSTEAD, "pass"):
            steps = [f"{rest}/{self.hex(cell)}"] if rest != "pass" else []
            return Line(f"{cell.upper()} {rest}", steps)
        example = EXAMPLES.get(typed.partition(" ")[0], "E5-E7; E7xE8")
        raise refuse("BAD_COMMAND", what=line, example=example)

    def _move(self, found: re.Match[str]) -> Line:
        start, path = self.hex(found[1]), self.hexes(found[2])
        first = f"move/{start} again/{start}"
        if found[3] and found[3] != "exit":
            path.append(self.hex(found[3]))
        if not path and not found[3]:
            return Line(f"{start.upper()}-", [first, "?stay"])
        if found[3] == "exit":
            text = f"{_way([start, *path])}-exit"
            if len(path) == 1 and self.far(start, path[0]) != 1:
                return Line(text, [first, f"exit/{path[-1]}"])
            self._neighbours([start, *path])
            over = [f"over/{cell}" for cell in path[:-1]]
            return Line(text, [first, *over, f"exit/{path[-1] if path else start}"])
        if start in path:
            raise refuse("BAD_PATH", a=start.upper(), b=start.upper(), back="yes")
        if len(path) > 1:
            self._neighbours([start, *path])
        over = [f"over/{cell}" for cell in path[:-1]]
        return Line(_way([start, *path]), [first, *over, f"to/{path[-1]} on/{path[-1]}"])

    def _neighbours(self, hexes: list[str]) -> None:
        for a, b in pairwise(hexes):
            if self.far(a, b) != 1:
                raise refuse("BAD_PATH", a=a.upper(), b=b.upper(), back="no")

    def _fight(self, found: re.Match[str], line: str) -> Line:
        at = self.hex(found[1])
        targets = [self.hex(cell.strip()) for cell in found[2].split("/")]
        after = AFTER.match(found[3].strip())
        if after is None:
            raise refuse("BAD_COMMAND", what=line, example="E7xE8+>F8,E9")
        text = f"{at.upper()}x{'/'.join(targets).upper()}{after[1]}"
        steps = ["~" + " ".join(f"attack/{at}.{target}" for target in targets)]
        steps += _ground(after[1])
        if after[2]:
            wanted = [self.hex(cell.strip()) for cell in after[2].split(",")]
            text += f">{','.join(wanted).upper()}{after[3]}"
            spots = [f"attack/{target}.{cell}" for target in targets for cell in wanted]
            steps.append("?~" + " ".join(spots))
            steps += _ground(after[3])
        return Line(text, steps)

    # ---- cards

    def _give(self, part: str) -> tuple[str, str]:
        name, arrow, who = part.partition(">")
        if not arrow or not who.strip():
            raise refuse("BAD_COMMAND", what=part.strip(), example=EXAMPLES["give"])
        card, role = self.card(name), self.role(who, EXAMPLES["give"])
        return f"{code(card)}>{LETTER[role]}", f"give/{card}.{role}"

    def _self(self, verb: str, rest: str) -> Line:
        name, *targets = re.split(r"[\s,]+", rest)
        hexes = [self.hex(cell) for cell in targets if cell]
        card = self.card(name)
        if verb != "self" or card in (AIR_POWER, "barrage"):
            most = 4 if (verb, card) == ("self", AIR_POWER) else 1
            if not 1 <= len(hexes) <= most:
                raise refuse("BAD_TARGETS", n=most)
        text = " ".join([verb, code(card), *map(str.upper, hexes)])
        return Line(text, [f"{verb}/{card}", *(f"target/{cell}" for cell in hexes)])

    def _gung(self, rest: str) -> Line:
        """`gung R`, `gung L:P-L`, `gung L:P-L E4`."""
        who, _, unit = rest.partition(" ")
        letter, _, name = who.partition(":")
        role = self.role(letter)
        text = f"gung {LETTER[role]}"
        if name:
            card = self.card(name)
            text += f":{code(card)}"
            steps = [f"gung/{card}.{role}"]
        else:
            numbered = [c for c in CARDS.values() if c.kind == "section" and c.gung_ho]
            numbered.sort(key=lambda c: -c.orders)  # OV-23.3: the larger number
            steps = ["~" + " ".join(f"gung/{c.id}.{role}" for c in numbered)]
        if unit:
            cell = self.hex(unit)
            return Line(f"{text} {cell.upper()}", [*steps, f"name/{cell}"])
        return Line(text, steps)

    def _play(self, rest: str) -> Line:
        """`P-L @2: E5 D6`, `RF: E3 F8`, `MM: heal E8`, `CT=P-R @2: E5`."""
        head, colon, units = rest.partition(":")
        name, at, section = head.partition("@")
        first, _, countered = name.strip().partition("=")
        card, where = self.card(first), section.strip()
        if at and where not in ("1", "2", "3", "4", "5", "6"):
            raise refuse("BAD_COMMAND", what=f"play {rest}", example=EXAMPLES["play"])
        text = f"play {code(card)}"
        steps = [f"!play/{card}.{where}"]
        if countered:
            wanted = self.card(countered)
            text += f"={code(wanted)}"
            steps = [f"!play/{card}.{where}.{wanted}", f"?~{_countered(wanted, where)}"]
        elif where:
            steps.append(f"?lay/{card}.{where}")
        text += f" @{where}" if where else ""
        if not colon:
            return Line(text, steps)
        healed = units.strip().removeprefix("heal")
        verb = "order" if healed == units.strip() else "heal"
        hexes = self.hexes(healed)
        text += f": {'heal ' * (verb == 'heal')}{_listed(hexes)}".rstrip()
        return Line(text, [*steps, *(_units(verb, hexes) or ["?"])])

    def _initiative(self, rest: str) -> Line:
        hexes = self.hexes(rest.removeprefix("none"))
        if not hexes:
            return Line("init none", ["!init", "?no", "?"])
        return Line(f"init: {_listed(hexes)}", ["!init", "?roll", *_units("order", hexes)])

    # ---- words

    def hex(self, text: str) -> str:
        name = text.strip()
        if name.upper() not in self.grid.xy:
            row = name[:1].upper()
            wide = {cell[0]: int(cell[1:]) for cell in self.grid.hexes}.get(row, 0)
            raise refuse("UNKNOWN_HEX", what=name.upper(), row=row if wide else "none", n=wide)
        return name

    def hexes(self, text: str) -> list[str]:
        words = re.split(r"[\s,\-]+", text.strip())
        return [self.hex(word) for word in words if word]

    def far(self, a: str, b: str) -> int:
        return self.grid.far[a.upper()][b.upper()]

    def card(self, text: str) -> CardId:
        name = text.strip().lower()
        if name.upper() in CODES:
            return CODES[name.upper()]
        if name.replace(" ", "_") in CARDS:
            return name.replace(" ", "_")
        raise refuse("UNKNOWN_CARD", what=text.strip().upper(), cards=self.own, n=len(self.own))

    def role(self, text: str, example: str = "visit C") -> Role:
        name = text.strip().lower()
        if name in ROLE:
            return ROLE[name]
        if name in ROLE.values():
            return next(role for role in ROLE.values() if role == name)
        raise refuse("BAD_COMMAND", what=text.strip(), example=example)

    def number(self, text: str, line: str) -> int:
        if not text.isdecimal():
            raise refuse("BAD_COMMAND", what=line.strip(), example=EXAMPLES["flags"])
        return int(text)


def lines(text: str) -> list[str]:
    """Typed orders one by one: a comma before a move or an attack parts lines too."""
    return BREAK.split(text)


def code(card: CardId) -> str:
    return CARDS[card].code


def _way(hexes: list[str]) -> str:
    return "-".join(hexes).upper()


def _listed(hexes: list[str]) -> str:
    return " ".join(hexes).upper()


def _units(verb: str, hexes: list[str]) -> list[str]:
    return [" ".join(f"{verb}/{cell}" for cell in hexes)] if hexes else []


def _ground(mark: str) -> list[str]:
    return {"+": ["?ground/yes"], "=": ["?ground/no"], "": []}[mark]


def _countered(card: CardId, where: str) -> str:
    """The enemy's card on one section, or on any."""
    return " ".join(f"counter/{card}.{n}" for n in ([where] if where else range(7)))


def standing(line: str, grid: Grid) -> dict[str, str] | None:
    """`standing retreat=left flags=ignore` or `ambush E8 yes, others no`; None for other lines."""
    verb, _, rest = line.strip().lower().partition(" ")
    found: dict[str, str] = {}
    if verb == "standing":
        for pair in rest.replace(",", " ").split() or [""]:
            name, _, value = pair.partition("=")
            found.update(_one(name, value, grid))
        return found
    if verb == "ambush":
        for part in rest.split(","):
            where, _, value = part.strip().rpartition(" ")
            name = "ambush" if where in ("", "others") else f"ambush.{where}"
            found.update(_one(name, value, grid))
        return found
    return None


def _one(name: str, value: str, grid: Grid) -> dict[str, str]:
    base, _, narrow = name.partition(".")
    fits = not narrow or narrow.upper() in grid.xy or narrow in CLASSES or narrow in TYPES
    if base not in VALUES or value not in VALUES[base] or not fits:
        names = "; ".join(f"{name}={'/'.join(values)}" for name, values in VALUES.items())
        said = f"{name}={value}".strip("=")
        raise refuse("BAD_STANDING", what=said, names=names)
    where = narrow.upper() if narrow.upper() in grid.xy else narrow
    return {f"{base}.{where}" if where else base: value}
