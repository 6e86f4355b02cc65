"""What typed words mean: hexes, cards, roles and numbers (OV-31)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engines.kit.refusal import Refusals
from engines.kit.spelling import keys
from engines.kit.turns import reasons
from engines.kit.turns.notation import Slot
from engines.overlord import names
from engines.overlord.components import CARDS, CardId, Role

ROLE: dict[str, Role] = {"l": "left", "c": "center", "r": "right", "k": "chief"}
LETTER: dict[Role, str] = {role: letter.upper() for letter, role in ROLE.items()}
HEX = r"[a-i]\d{1,2}"
_HEXES = rf"{HEX}(?:[ ,-]+{HEX})*"

refuse = Refusals("ov-err-")


def card(typed: str) -> CardId:
    return reasons.named(typed, _cards(), names.card)


@cache
def _cards() -> Mapping[str, tuple[str, ...]]:
    return {each.id: keys((each.code, each.id)) for each in CARDS.values()}


def role(typed: str) -> Role:
    if typed in ROLE:
        return ROLE[typed]
    found = next((role for role in LETTER if role == typed), None)
    if found is None:
        raise reasons.unknown(typed, [names.role(role) for role in LETTER])
    return found


SLOTS: Mapping[str, Slot] = {
    "hex": Slot(HEX),
    "hexes": Slot(_HEXES),
    "more": Slot(rf"(?:[ ,]+{_HEXES})?"),
    "way": Slot(rf"(?: ?- ?{HEX})*"),
    "path": Slot(rf"(?: ?(?:-|>|to|do) ?{HEX})+"),
    "targets": Slot(rf"{HEX}(?: ?/ ?{HEX})*"),
    "mark": Slot("[+=]?"),
    "next": Slot(rf"(?: ?> ?{HEX}(?: ?, ?{HEX})*)?"),
    "stop": Slot("(?: stop)?"),
    "card": Slot(r"[a-z][\w -]*?", card),
    "cards": Slot(".+"),
    "gifts": Slot(".+"),
    "own": Slot("self|shell|raid"),
    "role": Slot("[a-z]+", role),
    "section": Slot(r"(?: ?@ ?\d+)?"),
    "units": Slot(rf"(?:{_HEXES})?"),
    "heal": Slot("(?:heal )?"),
    "kind": Slot("strafe|support|scout"),
    "end": Slot("moves|battles"),
    "yes": Slot("yes|no"),
    "word": Slot("send|roll|stay|halt|leave|use|pass|yes|no|land"),
    "n": Slot(r"\d+"),
}
