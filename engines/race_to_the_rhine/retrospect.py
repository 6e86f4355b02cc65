"""How a game is told afterwards: what a summary begins with, keeps and leaves out."""

from __future__ import annotations

from typing import Any

from engines.contract import Msg, Seat
from engines.extras import Retrospect
from engines.race_to_the_rhine import names


class RhineRetrospect(Retrospect):
    turns = frozenset(("rr-log-turn",))
    major = frozenset(
        (
            "rr-log-takes",
            "rr-log-moves",
            "rr-log-supplies",
            "rr-log-trucks",
            "rr-log-battle",
            "rr-log-cut",
            "rr-log-lost",
            "rr-log-medal",
            "rr-log-counter",
            "rr-log-medal-back",
            "rr-log-base-lost",
            "rr-log-base-gained",
            "rr-log-crossing",
            "rr-log-crossing-broken",
            "rr-log-front",
            "rr-log-last-marker",
        )
    )
    minor = frozenset(
        (
            "rr-log-ends",
            "rr-log-commander",
            "rr-log-load",
            "rr-log-leave",
            "rr-log-goes-on",
            "rr-log-stops",
            "rr-log-steps",
            "rr-log-renewed",
            "rr-log-plays",
            "rr-log-pass",
            "rr-log-box",
            "rr-log-marker-back",
            "rr-log-drops-age",
            "rr-log-found",
            "rr-log-fort",
        )
    )

    def held(self, view: Any, seat: Seat) -> frozenset[str]:
        owned = {space.id for space in view.spaces if seat in (space.owner, space.token)}
        return frozenset(owned | {corps.space for corps in view.corps if corps.army == seat})

    def place(self, name: str) -> Msg:
        return names.space(name)
