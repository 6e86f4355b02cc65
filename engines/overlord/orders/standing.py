"""Standing orders: what to do when an enemy asks (OV-27.27).

`flags` = `ignore`, for all units; `flags.armor` for a class, `flags.sniper` for a type, `flags.E8`
for one unit: the narrower wins. `ambush.E8` and `ambush` are the lines of the sheet. Orders look at
the question, never at cards.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from engines.contract import Choice, Key, Msg, Offer, Seat, msg
from engines.extras import OrderProfile
from engines.kit.spelling import plain
from engines.kit.turns import reasons
from engines.kit.turns.standing import Form
from engines.overlord import roles
from engines.overlord.components import CLASSES, TYPES
from engines.overlord.orders.words import HEX
from engines.overlord.state import Attack, Flags, State

VALUES = {
    "ambush": ("no", "yes", "armor", "infantry", "ask"),
    "flags": ("ignore", "yield", "ask"),
    "retreat": ("auto", "left", "right", "ask"),
    "back": ("yes", "no", "ask"),
    "initiative": ("roll", "no", "ask"),
    "ground": ("yes", "no", "ask"),
    "overrun": ("best", "none", "ask"),
}
BY_DEFAULT = {"flags": "ignore", "retreat": "auto", "back": "yes", "initiative": "roll"}
"""What holds without an order where questions are not always asked (OV-33.6)."""
FORM = Form(msg("ov-ask-standing"), "OV-27.27")
PROFILES: Mapping[str, OrderProfile] = {
    "filed": lambda state, seat: {"ambush": "yes", "ground": "yes", "overrun": "best"}
}
"""An enemy's attack need ask nothing: for figures of how often a turn waits for somebody."""


def label(name: str, value: str) -> Msg:
    return msg("ov-standing", what=msg(f"ov-verb-{name}"), how=msg(f"ov-how-{value}"))


def read(typed: str) -> dict[str, str]:
    """`standing retreat=left flags=ignore`, `ambush E8 yes, others no`; nothing of other lines."""
    verb, _, rest = plain(typed).partition(" ")
    if verb == "standing":
        pairs = [pair.partition("=")[::2] for pair in rest.replace(",", " ").split() or [""]]
    elif verb == "ambush":
        said = (part.strip().rpartition(" ")[::2] for part in rest.split(","))
        pairs = [("ambush" if on in ("", "others") else f"ambush.{on}", how) for on, how in said]
    else:
        return {}
    return {_name(name, value, typed): value for name, value in pairs}


def _name(name: str, value: str, typed: str) -> str:
    base, _, narrow = name.partition(".")
    if narrow and re.fullmatch(HEX, narrow):
        narrow = narrow.upper()
    elif narrow not in ("", *CLASSES, *TYPES):
        base = ""
    if value not in VALUES.get(base, ()):
        raise reasons.unread(typed, "standing retreat=left flags=ignore")
    return f"{base}.{narrow}" if narrow else base


def answer(
    state: State, seat: Seat, offer: Offer, filed: Mapping[str, str]
) -> tuple[Key, ...] | None:
    kind = offer.question.id.removeprefix("ov-ask-")
    if kind == "sheet":
        return _sheet(state, offer, filed)
    frame = state.flow[-1] if state.flow else None
    if kind == "roll":
        said = _said(state, "initiative", "", filed)
        return (said,) if said in ("roll", "no") else None
    if kind == "ambush" and isinstance(frame, Attack):
        return _window(state, frame, filed)
    if kind == "overrun" and isinstance(frame, Attack):
        return _overrun(state, offer, _said(state, "overrun", frame.at, filed))
    if kind in ("ground", "back") and isinstance(frame, Attack):
        said = _said(state, kind, frame.at if kind == "ground" else frame.target, filed)
        return (f"{kind}/{said}",) if said in ("yes", "no") else None
    if isinstance(frame, Flags) and kind in ("flags", "retreat"):
        return _flags(state, seat, offer, kind, _said(state, kind, frame.at, filed))
    return None


def _said(state: State, name: str, cell: str, filed: Mapping[str, str]) -> str:
    """The narrowest order that fits: the unit on this hex, its type, its class, all units."""
    silent = "ask" if state.rules.interrupts == "ask" else BY_DEFAULT.get(name, "ask")
    return _own(state, name, cell, filed) or filed.get(name, silent)


def _own(state: State, name: str, cell: str, filed: Mapping[str, str]) -> str | None:
    """What was said for the unit on this hex alone, for its type or its class."""
    unit = state.units.get(cell)
    kind, cls = (unit.type, TYPES[unit.type].cls) if unit else ("", "")
    keys = (f"{name}.{cell}", f"{name}.{kind}", f"{name}.{cls}")
    return next((filed[key] for key in keys if key in filed), None)


def _sheet(state: State, offer: Offer, filed: Mapping[str, str]) -> tuple[Key, ...] | None:
    """A sheet filed in advance answers for every turn until changed (OV-14.12)."""
    if not any(name.partition(".")[0] == "ambush" for name in filed):
        return None
    others = filed.get("ambush", "no")
    found = [f"sheet/others.{others}"]
    for cell in dict.fromkeys(choice.place for choice in offer.choices if choice.place):
        own = _own(state, "ambush", cell, filed)
        if own not in (None, others):
            found.append(f"sheet/{cell.lower()}.{own}")
    return tuple(key for key in found if offer.find(key)) or ("no",)


def _window(state: State, frame: Attack, filed: Mapping[str, str]) -> tuple[Key, ...] | None:
    """A window was opened because somebody wants to be asked, or asks each time (OV-14.13)."""
    said = _own(state, "ambush", frame.target, filed) or filed.get("ambush", "ask")
    attacker = state.units.get(frame.at)
    if said in CLASSES and attacker is not None:
        said = "yes" if TYPES[attacker.type].cls == said else "no"
    return {"yes": ("use",), "no": ("pass",)}.get(said)


def _flags(state: State, seat: Seat, offer: Offer, kind: str, said: str) -> tuple[Key, ...] | None:
    """Left and right are those of the side that sits at its edge (OV-2.7)."""
    if said == "ask":
        return None
    if kind == "flags":
        return (offer.choices[0].key,) if said == "yield" else offer.default
    ways = [choice.key for choice in offer.choices if choice.verb == "retreat"]
    if said == "auto" or len(ways) != len(offer.choices):
        return offer.default
    side, _ = roles.who(seat)
    bottom = state.field.camps[side].edge == "bottom"
    return (ways[0] if (said == "left") == bottom else ways[-1],)


def _overrun(state: State, offer: Offer, said: str) -> tuple[Key, ...] | None:
    """`best`: most dice, then fewest figures, then the first hex (OV-27.28)."""
    if said == "none":
        return ("halt",)
    if said != "best":
        return None
    xy = state.field.grid.xy

    def worth(choice: Choice) -> tuple[int, int, tuple[int, int]]:
        dice = choice.label.args["n"]
        unit = state.units[choice.place]
        x, y = xy[choice.place]
        return (-int(dice) if isinstance(dice, int) else 0, unit.figures, (y, x))

    shots = [choice for choice in offer.choices if choice.verb == "attack"]
    return (min(shots, key=worth).key,) if shots else None
