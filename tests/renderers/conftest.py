"""Positions to draw: random ones of real games, and one that holds everything at once."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from bot.text import words
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, walk
from engines.race_to_the_rhine import ENGINE
from engines.race_to_the_rhine.view import Drop, MarkView, SeatView, TableView

ALL = ("red", "white", "blue")


@cache
def position(
    seed: int,
    moves: int,
    seats: tuple[str, ...] = ALL,
    viewer: str | None = None,
    weather: str = "off",
) -> TableView | SeatView:
    dice = SeededRng(b"picture %d" % seed)
    state = ENGINE.new(list(seats), {}, dice)
    for _ in islice(walk(ENGINE, state, dice, QuickRng(seed)), moves + 1):
        pass
    return ENGINE.view(state, viewer)


SOME = [(1, 0, ALL), (2, 150, ALL), (3, 420, ALL), (4, 90, ("red", "blue")), (5, 90, ("white",))]
SOME_IDS = ["start", "early", "late", "two", "solo"]


@pytest.fixture(params=SOME, ids=SOME_IDS)
def view(request) -> TableView:
    return position(*request.param)


@pytest.fixture(params=["en", "pl"])
def say(request):
    return words(request.param).say


@cache
def crowded() -> TableView:
    """A board with one of everything that can lie on it."""
    view = position(2, 150)
    changed = {
        "metz": {"marked": True},
        "aachen": {"numbers": (5, 11)},
        "koln": {"drops": (Drop("blue", True), Drop("white", False))},
        "lille": {"token": "red", "owner": "red", "load": (2, 1, 3), "limit": 6},
        "antwerpen": {"token": "red", "owner": "red", "main_base": "red"},
        "lisieux": {"main_base": None},
        "dijon": {"owner": "blue", "closed": True},
    }
    corps = tuple(
        replace(c, halted=i == 0, moved=i == 1, hungry=i > 1) for i, c in enumerate(view.corps)
    )
    deeds = (
        MarkView("blue", "supplies", ("orleans",), "1f1a1r"),
        MarkView("blue", "haul", ("orleans", "montargis"), "2f"),
        MarkView("blue", "move", ("troyes", "brienne", "vitry"), "blue_xii"),
        MarkView("blue", "enter", ("brienne",), "blue_les_boches_1"),
        MarkView("blue", "won", ("vitry",), "blue_division_1"),
        MarkView("blue", "lost", ("chalons",), "blue_division_2"),
        MarkView("blue", "cut", ("toul", "nancy"), ""),
        MarkView("blue", "mark", ("metz",), ""),
        MarkView("blue", "counter", ("lille",), "red"),
    )
    return replace(
        view,
        spaces=tuple(replace(s, **changed.get(s.id, {})) for s in view.spaces),
        corps=corps,
        deeds=deeds,
        ostend=False,
        weather="rain",
        last_round=True,
        phase="reaction",
        extras=("card", "recon", "commander"),
        truck_track=1,
    )
