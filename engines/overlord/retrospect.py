"""How a game is told afterwards: what a summary begins with, keeps and leaves out."""

from __future__ import annotations

from typing import Any

from engines.contract import Event, Msg, Seat, msg
from engines.extras import Retrospect, Roll
from engines.overlord import names
from engines.overlord.components import FACES, TYPES

BY_NAME = {names.unit(kind).id: kind for kind in TYPES}


class OverlordRetrospect(Retrospect):
    turns = frozenset(("ov-turn",))
    major = frozenset(
        (
            "ov-eliminated",
            "ov-objective-taken",
            "ov-objective-lost",
            "ov-exit",
            "ov-ground",
            "ov-losses",
            "ov-your-cards",
        )
    )
    minor = frozenset(
        (
            "ov-given",
            "ov-laid-idle",
            "ov-ordered",
            "ov-ordered-nobody",
            "ov-stays",
            "ov-moves-done",
            "ov-battles-done",
            "ov-battle-opens",
            "ov-may-answer",
            "ov-discards",
            "ov-discarded",
            "ov-drawn",
            "ov-you-draw",
            "ov-reshuffled",
            "ov-collected",
            "ov-plays",
            "ov-attack",
            "ov-flags-ignored",
        )
    )

    def held(self, view: Any, seat: Seat) -> frozenset[str]:
        """Where the units stand that a commander, or a general in his sections, leads."""
        own = next((each for each in view.generals if each.seat == seat), None)
        if own is None:
            return frozenset()
        here = {at.at: set(at.sections) for at in view.hexes}
        return frozenset(
            unit.at
            for unit in view.units
            if unit.side == own.side
            and (own.role == "chief" or here.get(unit.at, set()) & set(own.sections))
        )

    def place(self, name: str) -> Msg:
        return msg("ov-hex", hex=name)

    def rolled(self, event: Event) -> Roll | None:
        """An attack: each die hits with the symbol of the target, or a grenade (OV-9.15)."""
        foe = event.text.args.get("foe")
        if event.text.id != "ov-attack" or not isinstance(foe, Msg):
            return None
        kind = BY_NAME[foe.id]
        symbols = {"grenade", TYPES[kind].cls} - {"artillery"}
        if kind == "sniper":
            symbols = {"grenade"}
        chance = sum(face in symbols for face in FACES) / len(FACES)
        dice, hits = int(str(event.text.args["n"])), int(str(event.text.args["hits"]))
        return Roll(hits, dice * chance)
