"""AT-3.12 to 3.17: everybody's first units and capital; then play begins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.attack import board, names
from engines.attack.claims import announce
from engines.attack.components import ADJACENT, NUMBERS, UNITS, Region
from engines.attack.game import Game
from engines.attack.state import Placing, State, Turn
from engines.contract import Arg, Choice, Key, Msg, Offer, Seat, msg
from engines.kit import window

STOCK = dict(zip(UNITS, NUMBERS.start_stock.force, strict=True))
PLACED = ("infantry", "tank", "artillery", "plane", "infantry")
"""The five units of a player who says nothing, AT-3.17."""
AGAIN = names.plain("again")._replace(back=True)
"""All units are taken off again."""
UNDO = names.plain("unplace")._replace(back=True)
"""The latest of them is."""
STYLES = {
    "balanced": (("infantry", "tank"), ("infantry", "artillery", "plane")),
    "fortress": (("infantry", "infantry", "artillery", "tank"), ("plane",)),
    "raid": (("infantry",), ("tank", "tank", "plane", "plane")),
}
"""All units at once: those at home, with the capital, and those at the front."""


@lru_cache(maxsize=1 << 10)
def _place_choices(mine: tuple[Region, ...], draft: tuple[Key, ...]) -> tuple[Choice, ...]:
    """One more unit within the stock, then the capital (AT-3.12, 3.13)."""
    if len(draft) >= NUMBERS.start_units:
        return tuple(names.at_region("capital", region) for region in mine)
    placed = [key.partition("/")[0] for key in draft]
    return tuple(
        names.at_region(unit, region)
        for unit, stock in STOCK.items()
        if placed.count(unit) < stock
        for region in mine
    )


def _style(mine: Sequence[Region], name: str) -> list[Key]:
    """Home is where fewest ways lead, the front where most do."""
    by_ways = sorted(mine, key=lambda region: (len(ADJACENT[region]), region))
    home, front = by_ways[0], by_ways[-1]
    there = zip((home, front), STYLES[name], strict=True)
    return [*(f"{unit}/{at}" for at, units in there for unit in units), f"capital/{home}"]


@lru_cache(maxsize=1 << 8)
def _style_choices(mine: tuple[Region, ...]) -> tuple[Choice, ...]:
    found = []
    for name in STYLES:
        *_, capital = keys = _style(mine, name)
        about = msg("at-about-style", units=drafted(tuple(keys)))
        found.append(Choice(name, msg(f"at-do-{name}"), capital.partition("/")[2], about))
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def drafted(keys: tuple[Key, ...]) -> tuple[Msg, ...]:
    """What was placed so far, region by region, in words."""
    here: dict[str, list[int]] = {}
    capital: tuple[Msg, ...] = ()
    for key in keys:
        what, _, region = key.partition("/")
        if what == "capital":
            capital = (msg("at-capital-in", region=names.region(region)),)
        else:
            here.setdefault(region, [0] * len(UNITS))[UNITS.index(what)] += 1
    return (*(names.stands(region, units) for region, units in here.items()), *capital)


def default_place(first: Region, draft: Sequence[str]) -> Key:
    if len(draft) >= NUMBERS.start_units:
        return f"capital/{first}"
    placed = [key.partition("/")[0] for key in draft]
    left = list(PLACED)
    for unit in placed:
        if unit in left:
            left.remove(unit)
    fits = [unit for unit in left if placed.count(unit) < STOCK[unit]]
    return f"{fits[0] if fits else 'infantry'}/{first}"


def advance_placing(game: Game, frame: Placing) -> bool:
    state = game.state
    if frame.window.asked:
        if not window.closed(frame.window):
            return False
        for seat in board.playing(state):
            for key in frame.drafts[seat]:
                _place(game, seat, key)
            _say_placed(game, seat)
    else:
        total = (NUMBERS.start_units + 1) * len(state.order)
        while frame.at < total and state.players[_placer(state, frame)].status != "playing":
            frame.at += 1
        if frame.at < total:
            return False
    game.pop()
    begin_play(game)
    return True


def _placer(state: State, frame: Placing) -> Seat:
    return state.order[frame.at % len(state.order)]


def ask_placing(state: State, frame: Placing) -> dict[Seat, Offer]:
    if not frame.window.asked:
        seat = _placer(state, frame)
        waiting = msg("at-wait-place", seat=names.seat(seat))
        offer = _place_offer(*_placed(state, frame, seat), sealed=False)
        return {seat: offer._replace(waiting=waiting, clock=f"place/{frame.at}")}
    return {
        seat: _done_offer(frame, seat)
        if len(frame.drafts[seat]) > NUMBERS.start_units
        else _place_offer(*_placed(state, frame, seat), sealed=True)
        for seat in frame.window.asked
    }


WAITING = msg("at-wait-placing")


def _placed(
    state: State, frame: Placing, seat: Seat
) -> tuple[Region, tuple[Region, ...], tuple[Key, ...]]:
    """The region claimed first, all of them, and what is placed there so far."""
    mine = tuple(board.own(state, seat))
    return state.players[seat].first, mine, tuple(frame.drafts[seat])


@lru_cache(maxsize=1 << 8)
def _place_offer(
    first: Region, mine: tuple[Region, ...], draft: tuple[Key, ...], *, sealed: bool
) -> Offer:
    capital = len(draft) >= NUMBERS.start_units
    so_far: dict[str, Arg] = {"n": len(draft) if sealed else 0, "units": drafted(draft)}
    question = (
        msg("at-ask-capital", **so_far)
        if capital
        else msg("at-ask-unit", left=NUMBERS.start_units - len(draft), **so_far)
    )
    choices = _place_choices(mine, draft)
    if sealed:
        choices = (*choices, UNDO) if draft else (*_style_choices(mine), *choices)
    return Offer(
        question,
        choices,
        (default_place(first, draft),),
        WAITING,
        "placing",
        "AT-3.13" if capital else "AT-3.12",
        sealed=sealed,
        counted=sealed,
    )


def _done_offer(frame: Placing, seat: Seat) -> Offer:
    return Offer(
        msg("at-ask-placed", units=drafted(tuple(frame.drafts[seat]))),
        (names.plain("done"), UNDO, AGAIN),
        ("done",),
        WAITING,
        "placing",
        "AT-3.14",
        sealed=True,
        answered=("done",) if seat in frame.window.sealed else (),
        counted=True,
    )


def answer_placing(game: Game, frame: Placing, seat: Seat, picks: tuple[Key, ...]) -> None:
    key = picks[0]
    if key == "done":
        window.answer(frame.window, seat, picks)
    elif key in (AGAIN.key, UNDO.key):
        window.lapse(frame.window, seat)
        frame.drafts[seat] = frame.drafts[seat][:-1] if key == UNDO.key else []
    elif key in STYLES:
        frame.drafts[seat] = _style(board.own(game.state, seat), key)
    else:
        frame.drafts[seat].append(key)
        if not frame.window.asked:
            _place(game, seat, key)
            _say_place(game, seat, key)
            frame.at += 1


def _place(game: Game, seat: Seat, key: Key) -> None:
    what, _, region = key.partition("/")
    if what == "capital":
        game.state.capitals[seat] = region
    else:
        game.state.units[region][UNITS.index(what)] += 1


def _say_place(game: Game, seat: Seat, key: Key) -> None:
    what, _, region = key.partition("/")
    name = "at-log-capital" if what == "capital" else f"at-log-place-{what}"
    game.show(name, region, seat=names.seat(seat), region=names.region(region))


def _say_placed(game: Game, seat: Seat) -> None:
    """One line for all that stands now, the claimed regions' own infantry included."""
    state = game.state
    mine = board.own(state, seat)
    game.show(
        "at-log-placed",
        *mine,
        seat=names.seat(seat),
        units=tuple(names.stands(region, state.units[region]) for region in mine),
        region=names.region(state.capitals[seat]),
    )


def begin_play(game: Game) -> None:
    """AT-3.15: the first player's turn of round 1."""
    state = game.state
    if not state.announced:
        announce(game)
    state.phase = "play"
    state.round = 1
    state.flow[:] = [Turn()]
    state.active = ""
