"""Words of typed lines: hexes, cards, roles and numbers, or the refusal of what is none."""

from __future__ import annotations

import re

from engines.contract import Msg
from engines.kit.hexes import Grid
from engines.kit.refusal import Refusals
from engines.overlord.components import CARDS, CODES, CardId, Role

ROLE: dict[str, Role] = {"l": "left", "c": "center", "r": "right", "k": "chief"}
LETTER: dict[Role, str] = {role: letter.upper() for letter, role in ROLE.items()}
EXAMPLES = {
    "give": "give P-L>L, MO>C", "self": "self BA E9", "under": "under P-C, R-L",
    "visit": "visit C", "gung": "gung L:P-L", "name": "name E4",
    "play": "play P-L @2: E5 D6", "init:": "init: E8", "init": "init: E8",
    "flags": "flags 1", "retreat": "retreat F7-G7", "ground": "ground yes",
    "back": "back no", "fly": "fly A4-B4-C5", "strafe": "strafe C5", "support": "support C5",
    "scout": "scout C5", "shell": "shell R-C E9", "raid": "raid R-L E9", "discard": "discard P-L",
    "keep": "keep P-L", "shoot": "shoot E5 D6",
}  # fmt: skip

refuse = Refusals("ov-err-")
"""Refusals by their codes of section 36."""


class Words:
    """Reads words for one board. `own` are the cards of who types, for the refusal that lists
    them."""

    def __init__(self, grid: Grid, own: tuple[Msg, ...] = ()) -> None:
        self.grid = grid
        self.own = own

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


def code(card: CardId) -> str:
    return CARDS[card].code
