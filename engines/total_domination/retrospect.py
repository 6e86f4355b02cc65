"""How a game is told afterwards: what a summary begins with, keeps and leaves out."""

from __future__ import annotations

from typing import Any

from engines.contract import Msg, Seat
from engines.extras import Retrospect
from engines.total_domination import names


class TotalDominationRetrospect(Retrospect):
    turns = frozenset(
        (
            "td-log-year",
            "td-log-draft-ends",
            "td-log-actions",
            "td-log-operation",
            "td-log-event",
            "td-log-front",
            "td-log-technology",
            "td-log-lend",
            "td-log-rocket",
            "td-log-strike",
            "td-log-diplomacy",
            "td-log-pass",
            "td-log-pass-empty",
        )
    )
    major = frozenset(
        (
            "td-log-attack",
            "td-log-control",
            "td-log-joins",
            "td-log-switch",
            "td-log-destroyed",
            "td-log-bombed",
            "td-log-sink",
            "td-log-tech-active",
        )
    )
    minor = frozenset(
        (
            "td-log-peace",
            "td-log-picked",
            "td-log-packet-own",
            "td-log-exchange",
            "td-log-spent",
            "td-log-points",
            "td-log-reshuffled",
            "td-log-ready",
            "td-log-no-swap",
        )
    )

    def held(self, view: Any, seat: Seat) -> frozenset[str]:
        powers = {each.power for each in view.powers if each.seat == seat}
        return frozenset(
            space.id
            for space in view.spaces
            if space.control in powers or any(piece.power in powers for piece in space.pieces)
        )

    def place(self, name: str) -> Msg:
        return names.space(name)
