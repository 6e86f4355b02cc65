"""AT-28. Why a typed step is refused: as a whole, and by public and own facts only (AT-23.16)."""

from __future__ import annotations

from engines.attack import board, build, cards, diplomacy, march, names, naval
from engines.attack.components import (
    CONTINENTS,
    LAND,
    NUMBERS,
    REGIONS,
    SEA,
    SHIP_COST,
    TANK,
    TWO_STEPS,
    UNITS,
    Region,
    between,
)
from engines.attack.orders import replies
from engines.attack.orders.grammar import MARCHES
from engines.attack.orders.step import Piece, Step, purchases
from engines.attack.orders.words import refuse
from engines.attack.state import Line, March, Marshal, State
from engines.contract import Seat


def check(state: State, seat: Seat, step: Step) -> None:
    """Checks run in the sequence of AT-28.2; the first failure speaks."""
    if step.verb == "claim":
        _claim(state, seat, step)
    elif step.verb == "place":
        _place(state, seat, step)
    elif step.verb != "end":
        _available(state, step.verb)
        if step.verb in MARCHES:
            _march(state, seat, step)
        elif step.verb == "diplomacy":
            _diplomacy(state, step.regions[0])
        elif step.verb == "naval":
            _naval(state, seat, step)
        elif step.verb == "build":
            _build(state, seat, step)


def _available(state: State, verb: str) -> None:
    if len(state.used) >= NUMBERS.actions:
        raise refuse("action-left")  # AT-28.17
    if verb in state.used and verb != "diplomacy":
        raise refuse("action-again", action=names.action(verb))  # AT-28.18
    if verb == "blitz" and "move" not in state.used:
        raise refuse("blitz-yet")  # AT-28.27


# ---- set-up


def _claim(state: State, seat: Seat, step: Step) -> None:
    mine = {REGIONS[region].continent: region for region in board.own(state, seat)}
    for region in step.regions[:1] if state.rules.pace == "in_turn" else ():
        if region in state.owner:
            holder = names.seat(state.owner[region])
            raise refuse("claim", region=names.region(region), seat=holder)  # AT-28.12
        continent = REGIONS[region].continent
        if state.rules.continents and continent in mine:
            still = tuple(names.continent(each) for each in CONTINENTS if each not in mine)
            raise refuse(  # AT-28.13
                "continent",
                region=names.region(mine[continent]),
                continent=names.continent(continent),
                list=still,
            )


def _place(state: State, seat: Seat, step: Step) -> None:
    for region in (*(piece.target for piece in step.pieces), step.capital):
        _must_own(state, seat, region)
    for kind, stock in enumerate(NUMBERS.start_stock.force):
        if sum(piece.force[kind] for piece in step.pieces) > stock:
            units = (names.counted(UNITS[kind], stock),)
            raise refuse("stock", n=stock, units=units)  # AT-28.16


def _must_own(state: State, seat: Seat, region: Region) -> None:
    if state.owner.get(region) != seat:
        raise refuse("own-region", region=names.region(region))  # AT-28.14


# ---- movement


def _march(state: State, seat: Seat, step: Step) -> None:
    action: March = step.verb  # type: ignore[assignment]
    frame = Marshal(action)
    for piece in step.pieces:
        _must_own(state, seat, piece.origin)
        if piece.origin == piece.target:
            raise refuse("same-region", region=names.region(piece.origin))  # AT-28.22
        if action == "blitz" and (piece.force[0] or piece.force[2]):
            raise refuse("blitz-units")  # AT-28.28
        _enough(state, frame, piece)
        _reachable(state, seat, action, piece)
        frame.lines.append(Line(piece.origin, piece.target, list(piece.force), piece.planes))  # type: ignore[arg-type]
    planned = march.groups(state, action, frame.lines)
    if not march.keeps_every_region(state, planned):
        bare = [
            region
            for region in dict.fromkeys(piece.origin for piece in step.pieces)
            if sum(sum(p.force) for p in step.pieces if p.origin == region)
            >= sum(state.units[region])
        ]
        raise refuse("last-unit", list=names.regions(bare))  # AT-28.26


def _enough(state: State, frame: Marshal, piece: Piece) -> None:
    there = state.units[piece.origin]
    gone = [0, 0, 0, 0]
    for line in frame.lines:
        if line.origin == piece.origin:
            board.add(gone, line.force)
    for kind, n in enumerate(piece.force):
        if n + gone[kind] > there[kind]:
            raise refuse(  # AT-28.20
                "units",
                region=names.region(piece.origin),
                kind=names.counted(UNITS[kind], there[kind]),
                m=n + gone[kind],
            )
        if n + gone[kind] > board.unlocked(state, piece.origin)[kind]:
            k = state.locked[piece.origin][kind]
            units = (names.counted(UNITS[kind], k),)
            raise refuse("locked", region=names.region(piece.origin), n=k, units=units)  # AT-28.21


def _reachable(state: State, seat: Seat, action: March, piece: Piece) -> None:
    """Codes for a unit without a way, in the sequence of AT-28.62."""
    origin, target = piece.origin, piece.target
    where = {"origin": names.region(origin), "target": names.region(target)}
    if action == "strategic":
        if state.owner.get(target) != seat:
            owner = names.seat(state.owner.get(target, ""))
            raise refuse("target-own", region=names.region(target), seat=owner)  # AT-28.30
        if target not in board.connected(state, seat, origin):
            raise refuse("route", **where)  # AT-28.31
        return
    for kind, n in enumerate(piece.force):
        if not n or march.way(state, action, kind, origin, target):
            continue
        if action == "blitz" and target in SEA[origin]:
            raise refuse("blitz-sea", **where)  # AT-28.29
        if kind == TANK and target in TWO_STEPS[origin]:
            # AT-28.24
            raise refuse("tank-path", **where, list=names.regions(between(origin, target)))
        if action == "move" and _two_links(origin, target):
            raise refuse("crossing-on", **where)  # AT-28.25
        raise refuse("too-far", kind=names.counted(UNITS[kind], 1), **where)  # AT-28.23


def _two_links(origin: Region, target: Region) -> bool:
    """Two links would do, at least one of them by sea (AT-28.25)."""
    wet = any(target in LAND[mid] or target in SEA[mid] for mid in SEA[origin])
    return wet or any(target in SEA[mid] for mid in LAND[origin])


# ---- the other actions


def _diplomacy(state: State, region: Region) -> None:
    if not board.is_neutral(state, region):
        raise refuse("neutral", region=names.region(region))  # AT-28.41
    if not diplomacy.allowed(state):
        raise refuse("diplomacy")  # AT-28.42


def _naval(state: State, seat: Seat, step: Step) -> None:
    if state.seas == seat:
        raise refuse("already-seas")  # AT-28.37
    if not naval.allowed(state):
        raise refuse("ships")  # AT-28.38
    replies.check_lines(state, seat, step)


def _build(state: State, seat: Seat, step: Step) -> None:
    where = [piece.target for piece in step.pieces]
    for region in [*where, *([step.rest[1]] if step.rest else [])]:
        _must_own(state, seat, region)
    price = sum(n * each for n, each in zip(step.ships, SHIP_COST, strict=True))
    for piece in step.pieces:
        price += sum(n * build.COST[UNITS[kind]] for kind, n in enumerate(piece.force))
    have = cards.production(state, seat)
    if price > have:
        raise refuse("pp", n=price, m=have)  # AT-28.43
    if not any(True for _ in purchases(have, step)):
        raise refuse("purchase")  # AT-28.44
