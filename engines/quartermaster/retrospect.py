"""How a game is told afterwards: what a summary begins with, keeps and leaves out."""

from __future__ import annotations

from typing import Any

from engines.contract import Msg, Seat
from engines.extras import Retrospect
from engines.quartermaster import names


class QuartermasterRetrospect(Retrospect):
    turns = frozenset(("qm-turn",))
    major = frozenset(
        ("qm-removed", "qm-build", "qm-recruit", "qm-vp-lost", "qm-response-lost", "qm-strait")
    )
    minor = frozenset(
        (
            "qm-drawn",
            "qm-reads",
            "qm-opened",
            "qm-no-reaction",
            "qm-ready",
            "qm-dropped",
            "qm-discarded",
            "qm-looks",
            "qm-tucked",
            "qm-moved",
            "qm-skipped",
            "qm-shuffled",
            "qm-reallocates",
            "qm-redeclared",
            "qm-declined",
            "qm-round-ends",
            "qm-battle",
        )
    )

    def held(self, view: Any, seat: Seat) -> frozenset[str]:
        return frozenset(piece.space for piece in view.pieces if piece.country == seat)

    def place(self, name: str) -> Msg:
        return names.space(name)
