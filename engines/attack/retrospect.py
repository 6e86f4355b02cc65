"""How a game is told afterwards: what a summary begins with, keeps and leaves out."""

from __future__ import annotations

from math import comb
from typing import Any

from engines.attack import names
from engines.attack.components import FACES, UNITS
from engines.contract import Event, Msg, Seat
from engines.extras import Retrospect, Roll

COUNTED = {f"at-n-{kind}": number for number, kind in enumerate(UNITS)}
SEAT = "at-seat-"


class AttackRetrospect(Retrospect):
    turns = frozenset(("at-log-turn",))
    major = frozenset(
        (
            "at-log-takes",
            "at-log-takes-from",
            "at-log-takes-capital",
            "at-log-battle-won",
            "at-log-battle-held",
            "at-log-eliminated",
            "at-log-seas",
            "at-log-diplomacy-won",
            "at-log-digest",
        )
    )
    minor = frozenset(
        (
            "at-log-end",
            "at-log-half-round",
            "at-log-opening",
            "at-log-lines",
            "at-log-duel-tie",
            "at-log-duel-damaged",
            "at-log-duel-sunk",
            "at-log-battle",
            "at-log-no-card",
            "at-log-robs",
            "at-log-draws",
            "at-log-card-back",
            "at-log-garrison",
            "at-log-command-roll",
            "at-log-command-staff",
            "at-log-planes-on",
            "at-log-planes-back",
            "at-log-rival-rolls",
            "at-log-rival-again",
            "at-log-deck-empty",
            "at-log-stays-neutral",
            "at-log-fights",
        )
    )

    def held(self, view: Any, seat: Seat) -> frozenset[str]:
        return frozenset(each.region for each in view.regions if each.owner == seat)

    def place(self, name: str) -> Msg:
        return names.region(name)

    def rolled(self, event: Event) -> Roll | None:
        """A half-round; that of a garrison nobody commands is nobody's luck."""
        side, battle = event.text.args.get("side"), event.text.args.get("battle")
        if event.text.id != "at-log-half-round" or not isinstance(side, Msg):
            return None
        if not side.id.startswith(SEAT) or not isinstance(battle, tuple):
            return None
        units = [0] * len(UNITS)
        for each in battle:
            if each.id in COUNTED:
                units[COUNTED[each.id]] = int(str(each.args["n"]))
        dice = len(str(event.text.args["dice"]).split())
        hits = int(str(event.text.args["hits"]))
        return Roll(hits, expected(dice, units), side.id.removeprefix(SEAT))


def expected(dice: int, units: list[int]) -> float:
    """How many of these dice hit on average: each unit can take one that shows its kind
    (AT-8.11)."""
    found = 0.0
    for kind, there in enumerate(units):
        chance = FACES.count(kind) / len(FACES)
        found += sum(
            min(n, there) * comb(dice, n) * chance**n * (1 - chance) ** (dice - n)
            for n in range(dice + 1)
        )
    return found
