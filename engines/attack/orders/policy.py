"""AT-21. Standing orders in words, as the table of AT-4.10 shows them.

What is typed about a thing replaces what was filed about it. All `sea` orders of one message
together make up the policy, tested in the order written.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from engines.attack import naval
from engines.attack.components import SHIP_LETTERS
from engines.attack.orders import sea, tactics
from engines.attack.orders.words import colour, number, region
from engines.contract import Illegal
from engines.kit.turns import reasons

VERBS = ("doctrine", "garrisons", "sea", "defence", "trades")
_DEFENCE = "defence fight 75 line S B D retreat below 40 or left 2"
_TRADES = "trades forbid red blue"
DEFENCES = ("ask", "fight", "withdraw")
TRADES = ("allow", "forbid", "ask")
Filed = Mapping[str, str]


def read(texts: list[str]) -> dict[str, str]:
    """What is filed by these orders; an empty value takes an order back."""
    filed: dict[str, str] = {}
    for text in texts:
        verb, _, rest = text.strip().partition(" ")
        reader, example = _READERS[verb.lower()]
        try:
            filed |= reader(rest.strip(), filed)
        except Illegal as why:
            if why.reason.id == "turn-form":  # the whole order is more than its part
                raise reasons.unread(text.strip(), example) from why
            raise
    return filed


def _doctrine(text: str, filed: Filed) -> dict[str, str]:
    what, *where = re.split(r"\s+in\s+", text, maxsplit=1, flags=re.IGNORECASE)
    said = "" if what.lower() == "usual" else tactics.read(what)
    if not where:
        return {"doctrine": said}
    return {f"doctrine.{region(each)}": said for each in where[0].split(",")}


def _garrisons(text: str, filed: Filed) -> dict[str, str]:
    return {"garrisons": "no" if text.lower() == "no" else tactics.read(text)}


def _sea(text: str, filed: Filed) -> dict[str, str]:
    """Lines come one after the other, and what holds where none fits."""
    lines = filed.get("sea", "")
    if text.lower().startswith("else "):
        said = text[5:].strip().lower()
        if said not in ("own", *sea.SAYS):
            raise reasons.unread(text, "sea else ask")
        return {"sea": lines, "leave": said}
    clear = text.lower() == "clear"
    return {"sea": "" if clear else ";".join(filter(None, (lines, sea.read(text))))}


def _defence(text: str, filed: Filed) -> dict[str, str]:
    text, _, retreat = text.partition("retreat")
    text, _, line = text.partition("line")
    what, _, share = text.strip().lower().partition(" ")
    if what not in DEFENCES:
        raise reasons.unread(text.strip(), _DEFENCE)
    said = {"naval": f"{what}.{number(share.rstrip('% '))}" if share else what}
    if line.strip():
        said["line"] = ships(line)
    if retreat.strip():
        said["rule"] = "+".join(retreats(retreat))
    return said


def _trades(text: str, filed: Filed) -> dict[str, str]:
    said, *parties = text.lower().split() or [""]
    if said not in TRADES or len(parties) not in (0, 2):
        raise reasons.unread(text, _TRADES)
    return {"trades" + "".join(f".{seat}" for seat in sorted(map(colour, parties))): said}


_READERS = {
    "doctrine": (_doctrine, "doctrine shield cap 5 in FRA"),
    "garrisons": (_garrisons, "garrisons balanced"),
    "sea": (_sea, sea.EXAMPLE),
    "defence": (_defence, _DEFENCE),
    "trades": (_trades, _TRADES),
}
"""How an order is read, and how it is written."""


# ---- ships


def ships(text: str) -> str:
    """Letters of a line, head first: `S B D`."""
    letters = re.sub(r"[\s,+]", "", text.upper())
    for letter in letters:
        if letter not in SHIP_LETTERS:
            raise reasons.unread(letter, "S B D")
    return letters


STAY = ("stay", "never", "nigdy")
"""How not to retreat is written, and what the menu calls it."""


def retreats(text: str) -> list[str]:
    """`below 50 or left 2` as rules (AT-14.24)."""
    found = []
    for part in filter(None, (each.strip() for each in text.lower().split(" or "))):
        kind, _, n = part.partition(" ")
        rule = "stay" if kind in STAY else f"{kind}.{n.strip('% ')}"
        if rule not in naval.RULES:
            raise reasons.unread(part, "retreat below 40 or left 2")
        found.append(rule)
    if "stay" in found and len(found) > 1:
        raise reasons.unread(text.strip(), "retreat below 40 or left 2")
    return found
