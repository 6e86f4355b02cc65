"""Positions to draw: random ones of real games, and one that holds everything at once."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from bot.text import words
from engines.attack import ENGINE
from engines.attack.view import (
    BattleView,
    DeedView,
    DuelView,
    GroupView,
    NavalView,
    SeatView,
    ShipView,
    SideView,
    TableView,
    VolleyView,
)
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, walk

ALL = ("red", "blue", "green", "yellow", "purple", "orange")
NONE = (0, 0, 0, 0)


@cache
def position(
    seed: int, moves: int, seats: tuple[str, ...] = ALL, viewer: str | None = None
) -> TableView | SeatView:
    dice = SeededRng(b"picture %d" % seed)
    state = ENGINE.new(list(seats), {}, dice)
    for _ in islice(walk(ENGINE, state, dice, QuickRng(seed)), moves + 1):
        pass
    return ENGINE.view(state, viewer)


SOME = [(1, 0, ALL), (2, 1500, ALL), (3, 9000, ALL), (4, 900, ("red", "blue"))]


@pytest.fixture(params=SOME, ids=["start", "early", "late", "two"])
def view(request) -> TableView:
    return position(*request.param)


@pytest.fixture(params=["en", "pl"])
def say(request):
    return words(request.param).say


@cache
def crowded(most: int = 7) -> TableView:
    """Every region held, with all kinds of units; every deed; units at sea."""
    view = position(2, 1500)
    regions = tuple(
        replace(region, owner=ALL[i % 6], abandoned=None, units=(most, most - 2, 2, 3))
        for i, region in enumerate(view.regions)
    )
    changed = {
        "egypt": {"owner": None, "abandoned": "red"},
        "quebec": {"owner": None, "units": NONE},
        "france": {"locked": (1, 1, 0, 0)},
    }
    regions = tuple(replace(r, **changed.get(r.region, {})) for r in regions)

    def deed(
        kind: str, place: str, origin: str = "", won: bool = True, other: str = ""
    ) -> DeedView:
        return DeedView(
            view.turn, "blue", kind, place, origin, (3, 1, 0, 0), (2, 0, 0, 0), other, won
        )

    deeds = (
        deed("move", "poland", "germany"),
        deed("cross", "morocco", "cuba"),
        deed("blocked", "south_africa", "argentina"),
        deed("battle", "poland", other="red"),
        deed("conquest", "poland", other="red"),
        deed("battle", "morocco", won=False),
        deed("diplomacy", "turkey"),
        deed("diplomacy", "iceland", won=False),
        deed("build", "alaska"),
        deed("seas", "", other="green"),
    )
    moving = (GroupView("brazil", "angola", (2, 0, 0, 0), "sea", "lane", True),)
    return replace(
        view,
        regions=regions,
        deeds=deeds,
        moving=moving,
        seas="blue",
        fleet=(2, 3, 4, 1),
        locked_trade=True,
        battle=None,
        naval=None,
    )


@cache
def in_battle() -> TableView:
    battle = BattleView(
        "ukraine",
        3,
        6,
        "attacker",
        SideView("yellow", (1, 2, 1, 1), (0, 1, 1, 0), (4, 0, 0, 0)),
        SideView("green", (1, 0, 1, 2), NONE, (2, 2, 0, 0)),
        None,
        "I T T P P -",
    )
    volleys = (
        VolleyView(2, "attacker", "A A", 0, NONE),
        VolleyView(3, "defender", "I P", 2, (2, 0, 0, 0)),
        VolleyView(3, "attacker", "I T T P P -", 3, (1, 2, 0, 0)),
    )
    return replace(crowded(), battle=battle, volleys=volleys)


@cache
def at_sea() -> TableView:
    ships = [ShipView(ship, False, False) for ship in "BCD"]
    mine = (ShipView("S", True, False), ShipView("B", False, True), ShipView("D", False, False))
    fought = NavalView(2, "green", "yellow", (tuple(ships), mine), (0, 1))
    duels = (
        DuelView(1, ("S", "S"), (2, 3), "S", True),
        DuelView(2, ("B", "S"), (12, 8), "S", True),
        DuelView(2, ("C", "B"), (9, 7), "B", False),
        DuelView(2, ("D", "D"), (7, 7), "", False),
    )
    return replace(crowded(), naval=fought, duels=duels)


@cache
def fought() -> TableView:
    """A land battle that is over, and a naval one."""
    volleys = (
        VolleyView(1, "defender", "I A A P P", 3, (3, 0, 0, 0)),
        VolleyView(1, "attacker", "T A P P P P", 2, (1, 1, 0, 0)),
        VolleyView(2, "defender", "I I", 0, NONE),
    )
    duels = (
        DuelView(1, ("B", "S"), (12, 10), "S", True),
        DuelView(1, ("C", "B"), (8, 7), "B", False),
        DuelView(2, ("D", "D"), (7, 7), "", False),
    )
    return replace(crowded(), deeds=crowded().deeds[:4], volleys=volleys, duels=duels)
