"""AT-18. Build: PP into units and ships, all in one order."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engines import contract
from engines.attack import board, cards, names
from engines.attack import components as c
from engines.attack.game import Game
from engines.attack.state import Build, State

COST = dict(zip((*c.UNITS, *c.SHIPS), (*c.UNIT_COST, *c.SHIP_COST), strict=True))
CHEAPEST = min(COST.values())


def spent(frame: Build) -> int:
    return sum(COST[what] * n for what, _, n in frame.bought)  # one purse: AT-18.2


def ask(state: State, frame: Build) -> dict[contract.Seat, contract.Offer]:
    left = frame.pp - spent(frame)
    choices: list[contract.Choice] = []
    if frame.region:
        for unit in c.UNITS:
            choices += _priced(unit, left // COST[unit])
        question = contract.msg("at-ask-build-here", left=left, region=names.region(frame.region))
    else:
        if left >= min(c.UNIT_COST):
            choices += _packages(state, left)
            choices += [
                names.at_region("into", region) for region in board.own(state, state.active)
            ]
        for ship in c.SHIPS:
            choices += _priced(ship, left // COST[ship])
        if frame.bought:
            lost = contract.msg("at-sure-build", n=left) if left >= CHEAPEST else None
            choices += (names.plain("undo"), names.plain("done")._replace(confirm=lost))  # AT-18.3
        question = contract.msg("at-ask-build", left=left, n=frame.pp)
        if frame.bought:
            question = contract.msg("at-ask-build-more", left=left, n=frame.pp, what=basket(frame))
    choices.append(names.plain("back"))
    return {
        state.active: contract.Offer(
            question,
            tuple(choices),
            ("back",),
            names.turn_of(state.active),
            f"turn/{state.turn}",
            "AT-18.4",
            place=frame.region,
        )
    }


FRONTS = 4
"""Regions for which purchases are put together."""


def _packages(state: State, pp: int) -> Iterator[contract.Choice]:
    """All there is to spend in one region, in three ways, for the regions most in danger."""
    threats = _threats(state, state.active, board.own(state, state.active))
    for _, region in sorted((-n, region) for region, n in threats.items())[:FRONTS]:
        yield from _offered(region, pp)


@cache
def _offered(region: c.Region, pp: int) -> tuple[contract.Choice, ...]:
    return tuple(
        contract.Choice(
            f"package/{region}." + "+".join(map(str, force)),
            contract.msg("at-do-package", what=names.stands(region, force), n=board.price(force)),
            region,
        )
        for force in dict.fromkeys(_ways(pp))
    )


def _ways(pp: int) -> Iterator[tuple[int, ...]]:
    """Only infantry; tanks, or planes, for half of it at least, and infantry for the rest."""
    for kind in (c.INFANTRY, c.TANK, c.PLANE):
        price = c.UNIT_COST[kind]
        dear = 0 if kind == c.INFANTRY else min(-(-pp // (2 * price)), pp // price)
        force = [0] * len(c.UNITS)
        force[kind] = dear
        force[c.INFANTRY] = (pp - dear * price) // c.UNIT_COST[c.INFANTRY]
        yield tuple(force)


@cache
def _priced(what: str, most: int) -> tuple[contract.Choice, ...]:
    """So many of one kind, with what they cost together."""
    return tuple(
        contract.Choice(
            f"{what}/{n}", contract.msg("at-do-buy", what=names.counted(what, n), n=n * COST[what])
        )
        for n in range(1, most + 1)
    )


def answer(game: Game, frame: Build, seat: contract.Seat, picks: tuple[contract.Key, ...]) -> None:
    verb, _, arg = picks[0].partition("/")
    if verb == "back":
        if frame.region:
            frame.region = ""
        else:
            game.pop()
    elif verb == "into":
        frame.region = arg
    elif verb == "package":
        region, _, counts = arg.partition(".")
        bought = zip(c.UNITS, map(int, counts.split("+")), strict=True)
        frame.bought += [(unit, region, n) for unit, n in bought if n]
    elif verb == "undo":
        frame.bought.pop()
    elif verb == "done":
        game.pop()
        carry_out(game, seat, frame)
    else:
        frame.bought.append((verb, frame.region, int(arg)))
        frame.region = ""


def carry_out(game: Game, seat: contract.Seat, frame: Build) -> None:
    """Placed at once; ships join the fleet wherever it lies (AT-18.5, 18.9)."""
    state = game.state
    game.begin("build")
    game.succeed("build")
    hand = tuple(state.players[seat].hand)
    for what, region, n in frame.bought:
        if region:
            state.units[region][c.UNITS.index(what)] += n  # to be used in this very turn: AT-18.8
        else:
            state.players[seat].fleet[c.SHIPS.index(what)] += n
    places = tuple(dict.fromkeys(region for _, region, _ in frame.bought if region))
    for region in places:
        game.record("build", seat, region)
    game.show(
        "at-log-build",
        *places,
        what=basket(frame),
        seat=names.seat(seat),
        n=frame.pp,
        capitals=len(board.capitals(state, seat)),
        cards=cards.value(hand),
        sets=cards.sets(hand),
        spent=spent(frame),
        lost=frame.pp - spent(frame),  # AT-18.3
    )


def basket(frame: Build) -> tuple[contract.Msg, ...]:
    """What is bought so far, region by region, then the ships."""
    here: dict[c.Region, list[int]] = {}
    ships = [0] * len(c.SHIPS)
    for what, region, n in frame.bought:
        if region:
            here.setdefault(region, [0] * len(c.UNITS))[c.UNITS.index(what)] += n
        else:
            ships[c.SHIPS.index(what)] += n
    found = [names.stands(region, units) for region, units in here.items()]
    return (*found, *(names.fleet(ships) if any(ships) else ()))


def caretaker(game: Game, seat: contract.Seat) -> None:
    """As many infantry as the PP allow, for a turn without an action (AT-20.7)."""
    state = game.state
    frame = Build(cards.production(state, seat))
    n = frame.pp // COST["infantry"]
    if n:
        frame.bought.append(("infantry", _threatened(state, seat), n))
        game.say("at-log-caretaker", seat=names.seat(seat))
        carry_out(game, seat, frame)


def _threatened(state: State, seat: contract.Seat) -> c.Region:
    mine = board.own(state, seat)
    if state.capitals.get(seat) in mine:
        return state.capitals[seat]
    threats = _threats(state, seat, mine)
    return min(mine, key=lambda region: (-threats[region], region))


def _threats(state: State, seat: contract.Seat, mine: list[c.Region]) -> dict[c.Region, int]:
    """How many units of others stand beside each region."""
    others = {region: sum(state.units[region]) for region, of in state.owner.items() if of != seat}
    return {region: sum([others.get(near, 0) for near in c.LAND[region]]) for region in mine}


def possible(state: State) -> bool:
    """Something must be affordable (AT-18.6)."""
    return cards.production(state, state.active) >= CHEAPEST
