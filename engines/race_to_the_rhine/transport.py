"""8. Transport, loading and unloading."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from engines.contract import Choice, Key, Offer, msg
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.actions import BACK, PREFIX, ask, did, pay_for
from engines.race_to_the_rhine.board import ROADS
from engines.race_to_the_rhine.box import CORPS, KINDS, NUMBERS
from engines.race_to_the_rhine.names import (
    Log,
    army_name,
    corps_name,
    load_key,
    load_text,
    read_load,
    space_name,
    tell,
)
from engines.race_to_the_rhine.state import Haul, Pay, State
from engines.race_to_the_rhine.stock import lying, picked, put, remove, settle, tokens

DONE = Choice("done", msg("rr-do-done"))


def legs(s: State) -> Iterator[tuple[str, str, str]]:
    """Every leg a truck of the active player could drive: from, to, arrow (RR-8.2 to 8.4)."""
    army = s.active
    roads = ROADS[army]
    for start in s.stock:
        if position.owner(s, start) != army:
            continue
        for end, arrow in roads[start]:
            if arrow not in s.trucks and position.owner(s, end) == army:
                yield start, end, arrow


def choices(s: State, pay: Pay) -> list[Choice]:
    if not s.player.trucks:
        return []
    return [_leg("haul", pay, start, end) for start, end, _ in legs(s)]


@cache
def _leg(verb: str, pay: Pay, start: str, end: str) -> Choice:
    label = msg(f"rr-do-{verb}", start=space_name(start), end=space_name(end), pay=pay)
    return Choice(f"{PREFIX[pay]}{verb}/{start}.{end}", label, end)


def start(s: State, pay: Pay, arg: str, log: Log) -> None:
    frame = Haul(pay)
    s.flow.append(frame)
    choose(s, frame, arg, log)


def choose(s: State, frame: Haul, arg: str, log: Log) -> None:
    """A leg was named; a single token is its only possible cargo (RR-19.18)."""
    frame.leg = arg.split(".")
    there = lying(s, frame.leg[0])
    if sum(there) == 1:
        drive(s, frame, there, log)


def drive(s: State, frame: Haul, load: Sequence[int], log: Log) -> None:
    if not frame.placed:
        pay_for(s, frame.pay, log)
    start, end = frame.leg
    frame.leg = []
    frame.placed += 1
    s.player.trucks -= 1
    arrow = next(arrow for other, arrow in ROADS[s.active][start] if other == end)
    s.trucks[arrow] = start
    load = list(load)
    remove(s, start, load)
    put(s, end, load)
    did(s, "haul", start, end, what=load_key(load))
    tell(
        log,
        msg(
            "rr-log-haul",
            army=army_name(s.active),
            start=space_name(start),
            end=space_name(end),
            tokens=load_text(load),
        ),
        start,
        end,
    )
    settle(s, end, log)


def settled(s: State, frame: Haul) -> bool:
    """Whether a transport is over without asking (RR-19.18)."""
    if frame.leg:
        return False
    if frame.placed >= position.level(s.player).placement or not s.player.trucks:
        return True
    return next(legs(s), None) is None and not free_acts(s)


def ask_haul(s: State, frame: Haul) -> Offer:
    if frame.leg:
        start, end = frame.leg
        there = lying(s, start)
        return ask(
            s,
            msg(
                "rr-ask-cargo",
                start=space_name(start),
                end=space_name(end),
                most=NUMBERS.truck_load,
                tokens=load_text(there),
            ),
            (*tokens("cargo", there, start), BACK),
            (BACK.key,),
            "RR-8.4",
            most=NUMBERS.truck_load,
        )
    left = min(position.level(s.player).placement - frame.placed, s.player.trucks)
    found = [_leg("leg", "action", start, end) for start, end, _ in legs(s)]
    return ask(
        s,
        msg("rr-ask-leg", n=left),
        (*found, *free_acts(s), DONE),
        (DONE.key,),
        "RR-8.1",
    )


def answer_haul(s: State, frame: Haul, picks: tuple[Key, ...], log: Log) -> None:
    verb, _, arg = picks[0].partition("/")
    if frame.leg and BACK.key in picks:
        frame.leg = []
        if not frame.placed:
            s.flow.remove(frame)
    elif frame.leg:
        drive(s, frame, picked(picks), log)
    elif verb == "leg":
        choose(s, frame, arg, log)
    elif verb == "done":
        s.flow.remove(frame)
    else:
        shift(s, verb, arg, log)


# --- loading and unloading -----------------------------------------------------------------------


def free_acts(s: State, only: Iterable[str] | None = None) -> list[Choice]:
    """Everything the active player could load or leave now (RR-8.10)."""
    found: list[Choice] = []
    own = position.own_corps(s, s.active)
    for id, corps in own if only is None else [(id, s.corps[id]) for id in only]:
        there = lying(s, corps.space)
        room = CORPS[id].slots - sum(corps.load)
        if room and any(there):
            found += _shifts("load", id, corps.space, tuple(min(n, room) for n in there))
            if sum(n > 0 for n in there) > 1 and sum(there) <= room:
                found.append(_shift_all("load", id, corps.space))
        if any(corps.load):
            found += _shifts("leave", id, corps.space, tuple(corps.load))
            if sum(n > 0 for n in corps.load) > 1:
                found.append(_shift_all("leave", id, corps.space))
    return found


@cache
def _shifts(verb: str, corps: str, space: str, most: tuple[int, ...]) -> tuple[Choice, ...]:
    return tuple(
        _shift(verb, corps, space, kind, n)
        for kind, top in enumerate(most)
        for n in range(1, top + 1)
    )


@cache
def _shift(verb: str, corps: str, space: str, kind: int, n: int) -> Choice:
    load = [0] * len(KINDS)
    load[kind] = n
    label = msg(
        f"rr-do-{verb}", corps=corps_name(corps), tokens=load_text(load), space=space_name(space)
    )
    return Choice(f"{verb}/{corps}.{load_key(load)}", label, space)


@cache
def _shift_all(verb: str, corps: str, space: str) -> Choice:
    label = msg(f"rr-do-{verb}-all", corps=corps_name(corps), space=space_name(space))
    return Choice(f"{verb}/{corps}.all", label, space)


def shift(s: State, verb: str, arg: str, log: Log) -> None:
    id, _, what = arg.partition(".")
    corps = s.corps[id]
    source = lying(s, corps.space) if verb == "load" else corps.load
    load = list(source) if what == "all" else read_load(what)
    sign = 1 if verb == "load" else -1
    for kind, n in enumerate(load):
        corps.load[kind] += sign * n
    put(s, corps.space, [-sign * n for n in load])
    tell(
        log,
        msg(
            f"rr-log-{verb}",
            corps=corps_name(id),
            tokens=load_text(load),
            space=space_name(corps.space),
        ),
        corps.space,
    )
    settle(s, corps.space, log)
