"""RR-7. Taking trucks, and RR-9: the logistics phase they may start."""

from __future__ import annotations

from functools import cache

from engines.contract import Choice, msg
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.actions import PREFIX, pay_for
from engines.race_to_the_rhine.components import FOOD, KINDS, NUMBERS
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.loads import load_text
from engines.race_to_the_rhine.state import Pay, State
from engines.race_to_the_rhine.stock import feed, lying, spend


def choices(state: State, pay: Pay) -> list[Choice]:
    """RR-7.1; the number that starts a logistics phase says whom it would halt (RR-7.7)."""
    if not state.truck_track:
        return [_empty(pay, tuple(hungry(state)))]  # RR-7.6
    level = position.level(state.player)  # RR-7.2: fewer is legal; RR-7.3: never above the limit
    most = min(level.draw, level.limit - state.player.trucks, state.truck_track)
    found = [
        _take(pay, n, state.truck_track - n) for n in range(1, min(most, state.truck_track - 1) + 1)
    ]
    if most == state.truck_track:
        found.append(_last(pay, most, tuple(hungry(state))))
    return found


@cache
def _take(pay: Pay, n: int, left: int) -> Choice:
    return Choice(f"{PREFIX[pay]}trucks/{n}", msg("rr-do-trucks", n=n, left=left, pay=pay))


@cache
def _last(pay: Pay, n: int, halted: tuple[str, ...]) -> Choice:
    label = msg(
        "rr-do-trucks-last", n=n, pay=pay, count=len(halted), corps=names.many_corps(halted)
    )
    return Choice(f"{PREFIX[pay]}trucks/{n}", label)


@cache
def _empty(pay: Pay, halted: tuple[str, ...]) -> Choice:
    label = msg("rr-do-trucks-none", pay=pay, count=len(halted), corps=names.many_corps(halted))
    return Choice(f"{PREFIX[pay]}trucks/0", label)


def hungry(state: State) -> list[str]:
    """Corps that a logistics phase now would halt."""
    return [
        corps_id
        for corps_id, corps in state.corps.items()
        if not corps.halted and not corps.load[FOOD] and not lying(state, corps.space)[FOOD]
    ]


def start(game: Game, pay: Pay, arg: str) -> None:
    state = game.state
    pay_for(game, pay)
    n, player = int(arg), state.player
    state.truck_track -= n
    player.trucks += n
    game.record("trucks", what=str(n))
    game.say(
        "rr-log-trucks",
        army=names.seat(state.active),
        n=n,
        area=player.trucks,
        limit=position.level(player).limit,
        track=state.truck_track,
    )
    if not state.truck_track:  # RR-7.4; afterwards the turn goes on: RR-7.5
        logistics_phase(game)


def logistics_phase(game: Game) -> None:
    """RR-9.1: no decision, all players alike."""
    state = game.state
    for player in state.players.values():  # RR-9.2
        player.level = min(player.level + 1, len(NUMBERS.levels))
    fed, halted = _eat(game)
    back = len(state.trucks)  # RR-9.8
    state.trucks.clear()
    state.truck_track += back
    added = 0
    if any(player.level == len(NUMBERS.levels) for player in state.players.values()):  # RR-9.9
        added, state.trucks_to_come = state.trucks_to_come, 0
        state.truck_track += added
    refilled = _refill(state)
    for player in state.players.values():  # RR-9.11
        player.commander = True
    game.record("logistics", *(state.corps[corps].space for corps in halted))
    game.say(
        "rr-log-logistics",
        *(state.corps[corps].space for corps in halted),
        armies=names.seats(state.order),
        levels=", ".join(str(state.players[army].level) for army in state.order),
        fed=len(fed),
        halted=names.many_corps(halted),
        count=len(halted),
        back=back,
        added=added,
        refilled=load_text(refilled),
    )


def _eat(game: Game) -> tuple[list[str], list[str]]:
    """RR-9.3 to 9.6: the card pays before the space; who cannot pay is halted."""
    state = game.state
    fed: list[str] = []
    halted: list[str] = []
    for corps_id, corps in state.corps.items():
        if corps.halted:  # RR-9.5
            continue
        if corps.load[FOOD]:  # RR-9.4
            spend(state, corps, FOOD, 1)
            fed.append(corps_id)
        else:
            corps.halted = True
            feed(game, corps.space)
            (halted if corps.halted else fed).append(corps_id)
    return fed, halted


def _refill(state: State) -> list[int]:
    """RR-9.10: the supply track, as far as the pool has it."""
    full = NUMBERS.supply_track[len(state.order)]
    added = [0, 0, 0]
    for kind in range(len(KINDS)):
        added[kind] = min(full - state.supply_track[kind], state.pool[kind])
        state.supply_track[kind] += added[kind]
        state.pool[kind] -= added[kind]
    return added
