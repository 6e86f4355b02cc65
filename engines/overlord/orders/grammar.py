"""Orders as text (OV-31): typed lines read into records. Nothing here knows positions."""

from __future__ import annotations

import re
from itertools import pairwise

from engines.contract import Key
from engines.kit.hexes import Grid
from engines.overlord.components import AIR_POWER, CARDS, CLASSES, COUNTER, TYPES, CardId
from engines.overlord.orders.standing import VALUES
from engines.overlord.orders.steps import (
    STOP,
    Closing,
    Fight,
    Line,
    Nobody,
    Part,
    Units,
)
from engines.overlord.orders.words import EXAMPLES, LETTER, Words, code, refuse

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
ENDS = {"done moves": "ov-ask-move", "done battles": "ov-ask-battle"}
"""`done`, told apart: it ends what it was meant to end, and nothing if that is over already."""


class Reader(Words):
    """Reads lines for one board."""

    def line(self, line: str) -> Line:  # noqa: C901
        typed = re.sub(r"\s+", " ", line.strip().lower())
        verb, _, rest = typed.partition(" ")
        rest = rest.strip()
        if verb in PEOPLE:
            raise refuse("PEOPLE", what=line.strip(), example=PEOPLE[verb])
        if verb == "plan" and rest:
            return self.line(rest)
        if typed == STOP:
            return Line(typed)
        if typed in ENDS:
            return Closing(typed, ends=ENDS[typed])
        if verb == "give" and rest:
            gifts = [self._give(part) for part in rest.split(",")]
            said = ", ".join(said for said, _ in gifts)
            return Line(f"give {said}", _parts(*(key for _, key in gifts)))
        if verb in ("self", "shell", "raid") and rest:
            return self._self(verb, rest)
        if verb == "under" and rest:
            cards = [self.card(part) for part in re.split(r"[ ,]+", rest)]
            said = ", ".join(map(code, cards))
            return Line(f"under {said}", _parts(*(f"under/{card}" for card in cards)))
        if verb == "visit" and rest:
            role = self.role(rest)
            return Line(f"visit {LETTER[role]}", _parts(f"visit/{role}"))
        if verb == "gung" and rest:
            return self._gung(rest)
        if verb == "name" and rest:
            cell = self.hex(rest)
            return Line(f"name {cell.upper()}", _parts(f"name/{cell}"))
        if verb == "play" and rest:
            return self._play(rest)
        if verb in ("init:", "init") or typed.startswith("init:"):
            return self._initiative(typed.removeprefix("init").removeprefix(":").strip())
        if verb in ("flags", "ignore") and rest:
            n = self.number(rest, line)
            return Line(f"flags {n}", _parts(f"ignore/{n}"))
        if verb == "retreat" and rest:
            hexes = self.hexes(rest)[-3:]
            ways = (f"retreat/{cell}" for cell in hexes)
            return Line(f"retreat {_way(hexes)}", _parts(*ways, if_asked=True), "retreat")
        if verb in ("ground", "back") and rest in ("yes", "no"):
            return Line(typed, _parts(f"{verb}/{rest}"))
        if verb == "fly" and rest:
            hexes = self.hexes(rest)
            entered, landed = _if_asked(f"enter/{hexes[0]}"), _if_asked("land")
            flown = _parts(*(f"fly/{cell}" for cell in hexes[1:]))
            return Line(f"fly {_way(hexes)}", (entered, *flown, landed), "fly")
        if verb in ("strafe", "support", "scout") and rest:
            hexes = self.hexes(rest)
            more = [f"at/{cell}" for cell in hexes[1:]] + ["halt"] * (verb == "strafe")
            parts = *_parts(f"{verb}/{hexes[0]}"), *_parts(*more, if_asked=True)
            return Line(f"{verb} {_listed(hexes)}", parts)
        if verb == "shoot" and rest:
            at, target, *_ = [*self.hexes(rest), "", ""]
            if target:
                return Line(f"shoot {_listed([at, target])}", _parts(f"shoot/{at}.{target}"))
        if verb in ("discard", "keep", "counter") and rest:
            card = self.card(rest)
            return Line(f"{verb} {code(card)}", _parts(f"{verb}/{card}"))
        if typed in ALONE:
            return Line(typed, _parts(typed))
        return self._on_board(typed, line.strip())

    # ---- moves and battles

    def _on_board(self, typed: str, line: str) -> Line:
        if found := CAVE.match(typed):
            start, end = self.hex(found[1]), self.hex(found[2])
            return Line(f"{start}>>{end}".upper(), _parts(f"move/{start}", f"cave/{end}"))
        if found := MOVE.match(typed):
            return self._move(found)
        if found := FIGHT.match(typed):
            return self._fight(found, line)
        cell, _, rest = typed.partition(" ")
        if HEX.fullmatch(cell) and rest in (*INSTEAD, "pass"):
            parts = _parts(f"{rest}/{self.hex(cell)}") if rest != "pass" else ()
            return Line(f"{cell.upper()} {rest}", parts)
        example = EXAMPLES.get(typed.partition(" ")[0], "E5-E7; E7xE8")
        raise refuse("BAD_COMMAND", what=line, example=example)

    def _move(self, found: re.Match[str]) -> Line:
        start, path = self.hex(found[1]), self.hexes(found[2])
        first = Part((f"move/{start}", f"again/{start}"))
        if found[3] and found[3] != "exit":
            path.append(self.hex(found[3]))
        if not path and not found[3]:
            return Line(f"{start.upper()}-", (first, _if_asked("stay")))
        if found[3] == "exit":
            text = f"{_way([start, *path])}-exit"
            if len(path) == 1 and self.far(start, path[0]) != 1:
                return Line(text, (first, *_parts(f"exit/{path[-1]}")))
            self._neighbours([start, *path])
            over = _parts(*(f"over/{cell}" for cell in path[:-1]))
            return Line(text, (first, *over, *_parts(f"exit/{path[-1] if path else start}")))
        if start in path:
            raise refuse("BAD_PATH", a=start.upper(), b=start.upper(), back="yes")
        if len(path) > 1:
            self._neighbours([start, *path])
        over = _parts(*(f"over/{cell}" for cell in path[:-1]))
        end = Part((f"to/{path[-1]}", f"on/{path[-1]}"))
        return Line(_way([start, *path]), (first, *over, end))

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
        parts = [Part(tuple(f"attack/{at}.{target}" for target in targets)), *_ground(after[1])]
        if after[2]:
            wanted = [self.hex(cell.strip()) for cell in after[2].split(",")]
            text += f">{','.join(wanted).upper()}{after[3]}"
            spots = (f"attack/{target}.{cell}" for target in targets for cell in wanted)
            parts += [Part(tuple(spots), if_asked=True), *_ground(after[3])]
        aimed = tuple(map(str.upper, targets))
        return Fight(text, tuple(parts), at=at.upper(), targets=aimed)

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
        return Line(text, _parts(f"{verb}/{card}", *(f"target/{cell}" for cell in hexes)))

    def _gung(self, rest: str) -> Line:
        """`gung R`, `gung L:P-L`, `gung L:P-L E4`."""
        who, _, unit = rest.partition(" ")
        letter, _, name = who.partition(":")
        role = self.role(letter)
        text = f"gung {LETTER[role]}"
        if name:
            card = self.card(name)
            text += f":{code(card)}"
            keys: tuple[Key, ...] = (f"gung/{card}.{role}",)
        else:
            numbered = [c for c in CARDS.values() if c.kind == "section" and c.gung_ho]
            numbered.sort(key=lambda c: -c.orders)  # OV-23.3: the larger number
            keys = tuple(f"gung/{c.id}.{role}" for c in numbered)
        if unit:
            cell = self.hex(unit)
            return Line(f"{text} {cell.upper()}", (Part(keys), *_parts(f"name/{cell}")))
        return Line(text, (Part(keys),))

    def _play(self, rest: str) -> Line:
        """`P-L @2: E5 D6`, `RF: E3 F8`, `MM: heal E8`, `CT=P-R @2: E5`."""
        head, colon, units = rest.partition(":")
        name, at, section = head.partition("@")
        first, _, countered = name.strip().partition("=")
        card, where = self.card(first), section.strip()
        if at and where not in ("1", "2", "3", "4", "5", "6"):
            raise refuse("BAD_COMMAND", what=f"play {rest}", example=EXAMPLES["play"])
        text, wanted = f"play {code(card)}", ""
        laid = _parts(f"lay/{card}.{where}", if_asked=True) if where else ()
        if countered and card != COUNTER:
            raise refuse("BAD_COMMAND", what=head.strip(), example="play CT=P-R @2: E5")
        if countered:
            wanted = self.card(countered)
            text += f"={code(wanted)}"
            laid = (Part(_countered(wanted, where), if_asked=True),)
        text += f" @{where}" if where else ""
        if not colon:
            return Line(text, laid, f"play/{card}.{where}.{wanted}")
        healed = units.strip().removeprefix("heal")
        verb = "order" if healed == units.strip() else "heal"
        hexes = list(dict.fromkeys(self.hexes(healed)))
        text += f": {'heal ' * (verb == 'heal')}{_listed(hexes)}".rstrip()
        return Line(text, (*laid, _units(verb, hexes)), f"play/{card}.{where}.{wanted}")

    def _initiative(self, rest: str) -> Line:
        hexes = list(dict.fromkeys(self.hexes(rest.removeprefix("none"))))
        if not hexes:
            return Line("init none", (_if_asked("no"), Nobody()), "init")
        parts = _if_asked("roll"), _units("order", hexes)
        return Line(f"init: {_listed(hexes)}", parts, "init")


def lines(text: str) -> list[str]:
    """Typed orders one by one: a comma before a move or an attack parts lines too."""
    return [line.strip() for line in BREAK.split(text) if line.strip()]


def _way(hexes: list[str]) -> str:
    return "-".join(hexes).upper()


def _listed(hexes: list[str]) -> str:
    return " ".join(hexes).upper()


def _parts(*keys: Key, if_asked: bool = False) -> tuple[Part, ...]:
    return tuple(Part((key,), if_asked) for key in keys)


def _if_asked(key: Key) -> Part:
    return Part((key,), if_asked=True)


def _units(verb: str, hexes: list[str]) -> Part:
    return Units(tuple(f"{verb}/{cell}" for cell in hexes)) if hexes else Nobody()


def _ground(mark: str) -> tuple[Part, ...]:
    return _parts(*{"+": ["ground/yes"], "=": ["ground/no"], "": []}[mark], if_asked=True)


def _countered(card: CardId, where: str) -> tuple[Key, ...]:
    """The enemy's card on one section, or on any."""
    return tuple(f"counter/{card}.{n}" for n in ([where] if where else range(7)))


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
