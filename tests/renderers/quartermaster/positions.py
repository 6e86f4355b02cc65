"""Positions of Quartermaster to draw: random ones, and one that holds everything at once."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import islice

from engines.contract import Msg, msg
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, walk
from engines.quartermaster import ENGINE
from engines.quartermaster.build_view import card
from engines.quartermaster.components import COUNTRIES, DECK, LAND, SPACES, TEAM, book, named
from engines.quartermaster.state import State
from engines.quartermaster.view import PieceView, SeatView, StatusView, TableView


@cache
def state(seed: int, moves: int) -> State:
    dice = SeededRng(b"picture %d" % seed)
    found = ENGINE.new(list(COUNTRIES), {}, dice)
    for _ in islice(walk(ENGINE, found, dice, QuickRng(seed)), moves + 1):
        pass
    return found


@cache
def position(seed: int, moves: int, viewer: str | None = None) -> TableView | SeatView:
    return ENGINE.view(state(seed, moves), viewer)


def full(view: TableView, team: str) -> TableView:
    """Three pieces of a side in every space: more than any game can hold."""
    land = named(LAND)
    pieces = tuple(
        PieceView(country, "army" if space in land else "navy", space, True, True, False)
        for space in SPACES
        for country in COUNTRIES
        if TEAM[country] == team
    )
    return replace(view, pieces=pieces)


@cache
def crowded() -> TableView:
    """A board with one of everything that can lie on it."""
    view = position(3, 60)
    pieces = (
        PieceView("germany", "army", "western_europe", True, True, False),
        PieceView("italy", "army", "western_europe", True, True, False),
        PieceView("germany", "army", "north_africa", False, True, False),
        PieceView("germany", "army", "united_kingdom", True, True, True),
        PieceView("italy", "navy", "black_sea", False, False, False),
        PieceView("japan", "navy", "sea_of_japan", True, True, False),
        PieceView("uk", "army", "africa", True, True, False),
        PieceView("ussr", "army", "moscow", True, True, False),
        PieceView("usa", "navy", "north_atlantic", True, True, False),
    )
    statuses = {
        country: tuple(
            StatusView(card(name, ""), at == 0)
            for at, name in enumerate(dict.fromkeys(DECK[country]))
            if book("")[name].type == "status"
        )
        for country in COUNTRIES
    }
    countries = tuple(
        replace(
            one,
            statuses=statuses[one.country],
            held_by=("germany",) if one.country == "uk" else (),
            conceded=one.country == "ussr",
            top=card(DECK[one.country][0], ""),
            preview=replace(
                one.preview,
                spaces=((one.capital, 2),),
                statuses=((DECK[one.country][0], 1),),
                removed=("north_africa",) if one.country == "germany" else (),
                skipped=one.country == "uk",
            ),
        )
        for one in view.countries
    )
    straits = tuple(
        replace(s, open_for="axis" if s.id == "suez" else "allies") for s in view.straits
    )
    return replace(
        view,
        pieces=pieces,
        countries=countries,
        straits=straits,
        no_supply=(("ukraine", "axis"),),
        changed=("ukraine", "north_sea"),
        round=8,
        axis=47,
        allies=33,
        lead="axis",
        lead_by=14,
        to_win=16,
        country="italy",
        step="play",
        waiting=("uk", "usa"),
        question=msg("qm-wait-main", country=Msg("qm-seat-italy")),
        winner=None,
    )
