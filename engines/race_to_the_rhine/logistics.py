"""7. Taking trucks and 9. the logistics phase they may start."""

from __future__ import annotations

from functools import cache

from engines.contract import Choice, msg
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.actions import PREFIX, did, pay_for
from engines.race_to_the_rhine.box import FOOD, KINDS, NUMBERS
from engines.race_to_the_rhine.names import (
    Log,
    armies,
    army_name,
    corps_names,
    load_text,
    tell,
)
from engines.race_to_the_rhine.state import Pay, State
from engines.race_to_the_rhine.stock import feed, lying


def choices(s: State, pay: Pay) -> list[Choice]:
    """RR-7.1; the number that starts a logistics phase says whom it would halt (RR-7.7)."""
    if not s.truck_track:
        return [_empty(pay, tuple(hungry(s)))]  # RR-7.6
    level = position.level(s.player)
    most = min(level.draw, level.limit - s.player.trucks, s.truck_track)
    found = [_take(pay, n, s.truck_track - n) for n in range(1, min(most, s.truck_track - 1) + 1)]
    if most == s.truck_track:
        found.append(_last(pay, most, tuple(hungry(s))))
    return found


@cache
def _take(pay: Pay, n: int, left: int) -> Choice:
    return Choice(f"{PREFIX[pay]}trucks/{n}", msg("rr-do-trucks", n=n, left=left, pay=pay))


@cache
def _last(pay: Pay, n: int, halted: tuple[str, ...]) -> Choice:
    label = msg("rr-do-trucks-last", n=n, pay=pay, count=len(halted), corps=corps_names(halted))
    return Choice(f"{PREFIX[pay]}trucks/{n}", label)


@cache
def _empty(pay: Pay, halted: tuple[str, ...]) -> Choice:
    label = msg("rr-do-trucks-none", pay=pay, count=len(halted), corps=corps_names(halted))
    return Choice(f"{PREFIX[pay]}trucks/0", label)


def hungry(s: State) -> list[str]:
    """Corps that a logistics phase now would halt."""
    return [
        id
        for id, corps in s.corps.items()
        if not corps.halted and not corps.load[FOOD] and not lying(s, corps.space)[FOOD]
    ]


def start(s: State, pay: Pay, arg: str, log: Log) -> None:
    pay_for(s, pay, log)
    n, player = int(arg), s.player
    s.truck_track -= n
    player.trucks += n
    did(s, "trucks", what=str(n))
    tell(
        log,
        msg(
            "rr-log-trucks",
            army=army_name(s.active),
            n=n,
            area=player.trucks,
            limit=position.level(player).limit,
            track=s.truck_track,
        ),
    )
    if not s.truck_track:  # RR-7.4
        logistics_phase(s, log)


def logistics_phase(s: State, log: Log) -> None:
    """RR-9.1: no decision, all players alike."""
    for player in s.players.values():  # RR-9.2
        player.level = min(player.level + 1, len(NUMBERS.levels))
    fed, halted = _eat(s, log)
    back = len(s.trucks)  # RR-9.8
    s.trucks.clear()
    s.truck_track += back
    added = 0
    if any(player.level == len(NUMBERS.levels) for player in s.players.values()):  # RR-9.9
        added, s.trucks_to_come = s.trucks_to_come, 0
        s.truck_track += added
    refilled = _refill(s)
    for player in s.players.values():  # RR-9.11
        player.commander = True
    did(s, "logistics", *(s.corps[id].space for id in halted))
    tell(
        log,
        msg(
            "rr-log-logistics",
            armies=armies(s.order),
            levels=", ".join(str(s.players[army].level) for army in s.order),
            fed=len(fed),
            halted=corps_names(halted),
            count=len(halted),
            back=back,
            added=added,
            refilled=load_text(refilled),
        ),
        *(s.corps[id].space for id in halted),
    )


def _eat(s: State, log: Log) -> tuple[list[str], list[str]]:
    """RR-9.3 to 9.6: the card pays before the space; who cannot pay is halted."""
    fed: list[str] = []
    halted: list[str] = []
    for id, corps in s.corps.items():
        if corps.halted:  # RR-9.5
            continue
        if corps.load[FOOD]:
            corps.load[FOOD] -= 1
            s.pool[FOOD] += 1
            fed.append(id)
        else:
            corps.halted = True
            feed(s, corps.space, log)
            (halted if corps.halted else fed).append(id)
    return fed, halted


def _refill(s: State) -> list[int]:
    """RR-9.10: the supply track, as far as the pool has it."""
    full = NUMBERS.supply_track[len(s.order)]
    added = [0, 0, 0]
    for kind in range(len(KINDS)):
        added[kind] = min(full - s.supply_track[kind], s.pool[kind])
        s.supply_track[kind] += added[kind]
        s.pool[kind] -= added[kind]
    return added
