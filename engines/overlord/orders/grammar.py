"""Orders as text (OV-31): what a typed line means, as steps.

A step is the keys it picks, joined with blanks. `?` before a step: taken only if it is asked, else
dropped. `~` before a step: of several keys the first that is legal (`E7xE8/E9`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engines.contract import Arg, Illegal, msg
from engines.kit.hexes import Grid
from engines.overlord.box import CARDS, CODES, CardId, Role
from engines.overlord.orders.standing import VALUES

ROLE: dict[str, Role] = {"l": "left", "c": "center", "r": "right", "k": "chief"}
HEX = re.compile(r"[a-z]\d{1,2}")
MOVE = re.compile(r"^([a-z]\d+)((?:\s*-\s*[a-z]\d+)*)\s*-\s*(exit|[a-z]\d+)?$")
FIGHT = re.compile(r"^([a-z]\d+)\s*[x*:]\s*([a-z]\d+(?:\s*/\s*[a-z]\d+)*)\s*(.*)$")
AFTER = re.compile(r"^([+=]?)\s*(?:>\s*([a-z]\d+(?:\s*,\s*[a-z]\d+)*)\s*([+=]?))?$")
CAVE = re.compile(r"^([a-z]\d+)\s*>>\s*([a-z]\d+)$")
INSTEAD = {"wire": "wire", "mine": "mine", "seal": "seal", "rest": "rest"}


def no(code: str, **args: Arg) -> Illegal:
    """A refusal by its code of section 36."""
    return Illegal(msg(f"ov-err-{code.lower().replace('_', '-')}", **args))


class Reader:
    """Reads lines for one board."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid

    def lines(self, text: str) -> Iterator[str]:
        for line in re.split(r"[;\n]", text):
            if line.strip():
                yield from self.line(line.strip())

    def line(self, line: str) -> list[str]:
        typed = re.sub(r"\s+", " ", line.strip().lower())
        verb, _, rest = typed.partition(" ")
        rest = rest.strip()
        if verb == "give":
            return [self._give(part) for part in rest.split(",")]
        if verb in ("self", "shell", "raid"):
            return self._self(verb, rest)
        if verb == "under":
            return [f"under/{self.card(part)}" for part in re.split(r"[ ,]+", rest)]
        if verb == "visit":
            return [f"visit/{self.role(rest)}"]
        if verb == "gung":
            return self._gung(rest)
        if verb == "play":
            return self._play(rest)
        if verb in ("init:", "init"):
            return self._units("order", rest.removeprefix("none")) or [""]
        if verb in ("flags", "ignore"):
            return [f"ignore/{self.number(rest, line)}"]
        if verb == "retreat":
            return [f"?retreat/{hex}" for hex in self.hexes(rest)[-3:]]
        if verb in ("ground", "back") and rest in ("yes", "no"):
            return [f"{verb}/{rest}"]
        if verb == "fly":
            return self._fly(rest)
        if verb in ("strafe", "support", "scout"):
            hexes = self.hexes(rest)
            return [f"{verb}/{hex}" for hex in hexes[:1]] + [f"?at/{hex}" for hex in hexes[1:]]
        if verb in ("send", "done", "stay", "halt", "leave", "use", "pass", "yes", "no", "land"):
            return [verb]
        if verb in ("discard", "keep") and rest:
            return [f"{verb}/{self.card(rest)}"]
        if verb == "counter" and rest:
            return [f"counter/{self.card(rest)}"]
        return self._on_board(typed, line)

    # ---- moves and battles

    def _on_board(self, typed: str, line: str) -> list[str]:
        if found := CAVE.match(typed):
            start, end = self.hex(found[1]), self.hex(found[2])
            return [f"move/{start}", f"cave/{end}"]
        if found := MOVE.match(typed):
            return self._move(found)
        if found := FIGHT.match(typed):
            return self._fight(found, line)
        hex, _, rest = typed.partition(" ")
        if HEX.fullmatch(hex) and rest in INSTEAD:
            return [f"{INSTEAD[rest]}/{self.hex(hex)}"]
        if HEX.fullmatch(hex) and rest == "pass":
            return []
        raise no("BAD_COMMAND", what=line, example="E5-E7")

    def _move(self, found: re.Match[str]) -> list[str]:
        start = self.hex(found[1])
        path = self.hexes(found[2])
        if found[3] == "exit":
            return [f"move/{start}", f"exit/{path[-1] if path else start}"]
        if found[3]:
            path.append(self.hex(found[3]))
        if not path:
            return [f"move/{start}", "?stay"]
        steps = [start, *path]
        if start in path:
            raise no("BAD_PATH", a=start.upper(), b=start.upper())
        if len(path) > 1:
            for a, b in zip(steps, path, strict=False):
                if self.grid.far[a.upper()][b.upper()] != 1:
                    raise no("BAD_PATH", a=a.upper(), b=b.upper())
        return [f"move/{start} again/{start}", f"to/{path[-1]} on/{path[-1]}"]

    def _fight(self, found: re.Match[str], line: str) -> list[str]:
        at = self.hex(found[1])
        targets = [self.hex(hex.strip()) for hex in found[2].split("/")]
        after = AFTER.match(found[3].strip())
        if after is None:
            raise no("BAD_COMMAND", what=line, example="E7xE8+>F8,E9")
        steps = ["~" + " ".join(f"attack/{at}.{target}" for target in targets)]
        steps += _ground(after[1])
        if after[2]:
            wanted = [self.hex(hex.strip()) for hex in after[2].split(",")]
            spots = [f"attack/{target}.{hex}" for target in targets for hex in wanted]
            steps.append("?~" + " ".join(spots))
            steps += _ground(after[3])
        return steps

    # ---- cards

    def _give(self, part: str) -> str:
        card, arrow, role = part.partition(">")
        if not arrow:
            raise no("BAD_COMMAND", what=part.strip(), example="give P-L>L, MO>C")
        return f"give/{self.card(card)}.{self.role(role)}"

    def _self(self, verb: str, rest: str) -> list[str]:
        card, *targets = rest.split(" ")
        hexes = [self.hex(hex.strip(",")) for hex in targets if hex.strip(",")]
        own = self.card(card)
        if own in ("air_power", "barrage") and not hexes:
            raise no("BAD_TARGETS", n=4 if own == "air_power" else 1)
        return [f"{verb}/{own}", *(f"target/{hex}" for hex in hexes)]

    def _gung(self, rest: str) -> list[str]:
        """`gung R`, `gung L:P-L`, `gung L:P-L E4`."""
        who, _, unit = rest.partition(" ")
        role, _, card = who.partition(":")
        if card:
            steps = [f"gung/{self.card(card)}.{self.role(role)}"]
        else:
            own = self.role(role)
            numbered = [c for c in CARDS.values() if c.kind == "section" and c.gung_ho]
            numbered.sort(key=lambda c: -c.orders)  # OV-23.3: the larger number
            steps = ["~" + " ".join(f"gung/{c.id}.{own}" for c in numbered)]
        return steps + ([f"?name/{self.hex(unit)}"] if unit else [])

    def _play(self, rest: str) -> list[str]:
        """`P-L @2: E5 D6`, `RF: E3 F8`, `MM: heal E8`, `CT=P-R @2: E5`."""
        head, _, units = rest.partition(":")
        name, _, section = head.partition("@")
        card, _, countered = name.strip().partition("=")
        steps = []
        where = section.strip()
        if countered:
            self.card(card)
            wanted = self.card(countered)
            steps.append(f"?counter/{wanted}.{where}" if where else f"?counter/{wanted}")
        elif where:
            steps.append(f"?lay/{self.card(card)}.{where}")
        else:
            self.card(card)
        healed = units.strip().removeprefix("heal")
        if healed != units.strip():
            return steps + self._units("heal", healed)
        return steps + (self._units("order", units) or ["?"])

    def _units(self, verb: str, text: str) -> list[str]:
        hexes = self.hexes(text)
        return [" ".join(f"{verb}/{hex}" for hex in hexes)] if hexes else []

    def _fly(self, rest: str) -> list[str]:
        hexes = self.hexes(rest)
        if not hexes:
            raise no("BAD_COMMAND", what=f"fly {rest}", example="fly A4-B4-C5")
        return [f"?enter/{hexes[0]}", *(f"fly/{hex}" for hex in hexes[1:]), "?land"]

    # ---- words

    def hex(self, text: str) -> str:
        name = text.strip()
        if name.upper() not in self.grid.xy:
            raise no("UNKNOWN_HEX", what=name.upper(), n=self.grid.wide)
        return name

    def hexes(self, text: str) -> list[str]:
        words = re.split(r"[\s,\-]+", text.strip())
        return [self.hex(word) for word in words if word]

    def card(self, text: str) -> CardId:
        name = text.strip().lower()
        if name.upper() in CODES:
            return CODES[name.upper()]
        if name.replace(" ", "_") in CARDS:
            return name.replace(" ", "_")
        raise no("UNKNOWN_CARD", what=text.strip().upper())

    def role(self, text: str) -> Role:
        name = text.strip().lower()
        if name in ROLE:
            return ROLE[name]
        if name in ROLE.values():
            return next(role for role in ROLE.values() if role == name)
        raise no("BAD_COMMAND", what=text.strip(), example="visit C")

    def number(self, text: str, line: str) -> int:
        if not text.isdecimal():
            raise no("BAD_COMMAND", what=line, example="flags 1")
        return int(text)


def _ground(mark: str) -> list[str]:
    return {"+": ["?ground/yes"], "=": ["?ground/no"], "": []}[mark]


def standing(line: str, grid: Grid) -> dict[str, str] | None:
    """`standing retreat=left flags=ignore` or `ambush E8 yes, others no`; None for other lines."""
    verb, _, rest = line.strip().lower().partition(" ")
    found: dict[str, str] = {}
    if verb == "standing":
        for pair in rest.replace(",", " ").split():
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
    fits = not narrow or narrow.upper() in grid.xy or narrow in ("infantry", "armor", "artillery")
    if base not in VALUES or value not in VALUES[base] or not fits:
        raise no("BAD_STANDING", what=f"{name}={value}", names=", ".join(VALUES))
    where = narrow.upper() if narrow.upper() in grid.xy else narrow
    return {f"{base}.{where}" if where else base: value}
