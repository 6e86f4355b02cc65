"""AT-21. Standing orders in words. What is typed about a thing replaces what was filed about it.

    doctrine shield cap 5                   doctrine all_in in FRA, GER     doctrine usual in FRA
    garrisons no                            garrisons shield
    sea block by red into mine              sea else ask                    sea clear
    defence fight 75 line S B D retreat below 40 or left 2                  defence withdraw
    trades forbid red blue                  trades ask

All `sea` orders of one message together make up the policy, tested in the order written.
"""

from __future__ import annotations

import re

from engines.attack import naval
from engines.attack.components import SHIP_LETTERS
from engines.attack.orders import sea, tactics
from engines.attack.orders.words import colour, number, refuse, region

VERBS = ("doctrine", "garrisons", "sea", "defence", "trades")
DEFENCES = ("ask", "fight", "withdraw")
TRADES = ("allow", "forbid", "ask")


def read(texts: list[str]) -> dict[str, str]:
    """What is filed by these orders; an empty value takes an order back."""
    filed: dict[str, str] = {}
    for text in texts:
        verb, _, rest = text.strip().partition(" ")
        if verb.lower() == "sea":
            _sea(filed, rest.strip())
        else:
            filed |= _READERS[verb.lower()](rest.strip())
    return filed


def _doctrine(text: str) -> dict[str, str]:
    what, *where = re.split(r"\s+in\s+", text, maxsplit=1, flags=re.IGNORECASE)
    said = "" if what.lower() == "usual" else tactics.read(what)
    if not where:
        return {"doctrine": said}
    return {f"doctrine.{region(each)}": said for each in where[0].split(",")}


def _garrisons(text: str) -> dict[str, str]:
    return {"garrisons": "no" if text.lower() == "no" else tactics.read(text)}


def _sea(filed: dict[str, str], text: str) -> None:
    filed.setdefault("sea", "")
    if text.lower() == "clear":
        filed["sea"] = ""
    elif text.lower().startswith("else "):
        said = text[5:].strip().lower()
        if said not in ("own", *sea.SAYS):
            raise refuse("sea-line", x=text)
        filed["leave"] = said
    else:
        filed["sea"] = ";".join(filter(None, (filed["sea"], sea.read(text))))


def _defence(text: str) -> dict[str, str]:
    text, _, retreat = text.partition("retreat")
    text, _, line = text.partition("line")
    what, _, share = text.strip().lower().partition(" ")
    if what not in DEFENCES:
        raise refuse("answer", x=text.strip(), list=", ".join(DEFENCES))  # AT-28.55
    filed = {"naval": f"{what}.{number(share.rstrip('% '))}" if share else what}
    if line.strip():
        filed["line"] = ships(line)
    if retreat.strip():
        filed["rule"] = "+".join(retreats(retreat))
    return filed


def _trades(text: str) -> dict[str, str]:
    said, *parties = text.lower().split() or [""]
    if said not in TRADES or len(parties) not in (0, 2):
        raise refuse("answer", x=text, list=", ".join(TRADES))
    return {"trades" + "".join(f".{seat}" for seat in sorted(map(colour, parties))): said}


_READERS = {
    "doctrine": _doctrine,
    "garrisons": _garrisons,
    "defence": _defence,
    "trades": _trades,
}


# ---- ships


def ships(text: str) -> str:
    """Letters of a line, head first: `S B D`."""
    letters = re.sub(r"[\s,+]", "", text.upper())
    for letter in letters:
        if letter not in SHIP_LETTERS:
            raise refuse("unit", x=letter)
    return letters


def retreats(text: str) -> list[str]:
    """`below 50 or left 2` as rules (AT-14.24)."""
    found = []
    for part in filter(None, (each.strip() for each in text.lower().split(" or "))):
        kind, _, n = part.partition(" ")
        rule = kind if kind == "stay" else f"{kind}.{number(n.strip('% '))}"
        if rule not in naval.RULES:
            raise refuse("retreat-rule", x=part)
        found.append(rule)
    if "stay" in found and len(found) > 1:
        raise refuse("retreat-rule", x=text.strip())
    return found
