"""RR-8. Transport, loading and unloading."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from engines.contract import Choice, Key, Offer, Seat, msg
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.actions import BACK, PREFIX, ask, pay_for
from engines.race_to_the_rhine.board import ROADS
from engines.race_to_the_rhine.components import CORPS, KINDS, NUMBERS
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.loads import load_key, load_text, read_load
from engines.race_to_the_rhine.state import Haul, Pay, State
from engines.race_to_the_rhine.stock import lying, mixed, picked, put, remove, settle, tokens

DONE = Choice("done", msg("rr-do-done"))


def legs(state: State) -> Iterator[tuple[str, str, str]]:
    """Every leg a truck of the active player could drive: from, to, arrow (RR-8.2 to 8.4)."""
    army = state.active
    roads, owner = ROADS[army], position.owners(state)
    for start in state.stock:
        if owner(start) != army:  # cargo may go on from here: RR-8.5
            continue
        for end, arrow in roads[start]:
            if arrow not in state.trucks and owner(end) == army:
                yield start, end, arrow


def choices(state: State, pay: Pay) -> list[Choice]:
    if not state.player.trucks:
        return []
    return [_leg("haul", pay, start, end) for start, end, _ in legs(state)]


@cache
def _leg(verb: str, pay: Pay, start: str, end: str) -> Choice:
    label = msg(f"rr-do-{verb}", start=names.space(start), end=names.space(end), pay=pay)
    return Choice(f"{PREFIX[pay]}{verb}/{start}.{end}", label, end)


def start(game: Game, pay: Pay, arg: str) -> None:
    state = game.state
    frame = Haul(pay)
    state.flow.append(frame)
    choose(game, frame, arg)


def choose(game: Game, frame: Haul, arg: str) -> None:
    """A leg was named; a single token is its only possible cargo (RR-19.18)."""
    state = game.state
    frame.leg = arg.split(".")
    there = lying(state, frame.leg[0])
    if sum(there) == 1:
        drive(game, frame, there)


def drive(game: Game, frame: Haul, load: Sequence[int]) -> None:
    state = game.state
    if not frame.placed:
        pay_for(game, frame.pay)
    start, end = frame.leg
    frame.leg = []
    frame.placed += 1
    state.player.trucks -= 1
    arrow = next(arrow for other, arrow in ROADS[state.active][start] if other == end)
    state.trucks[arrow] = start  # until the next logistics phase: RR-8.7
    load = list(load)
    remove(state, start, load)
    put(state, end, load)
    game.record("haul", start, end, what=load_key(load))
    game.say(
        "rr-log-haul",
        start,
        end,
        army=names.seat(state.active),
        start=names.space(start),
        end=names.space(end),
        tokens=load_text(load),
    )
    settle(game, end)  # fed first, then the limit: RR-8.8, 8.9


def settled(state: State, frame: Haul) -> bool:
    """Whether a transport is over without asking (RR-19.18)."""
    if frame.leg:
        return False
    if frame.placed >= position.level(state.player).placement or not state.player.trucks:
        return True
    return next(legs(state), None) is None and not free_acts(state)


def advance_haul(game: Game, frame: Haul) -> bool:
    if not settled(game.state, frame):
        return False
    game.pop()
    return True


def ask_haul(state: State, frame: Haul) -> dict[Seat, Offer]:
    if frame.leg:
        start, end = frame.leg
        there = lying(state, start)
        return ask(
            state,
            msg(
                "rr-ask-cargo",
                start=names.space(start),
                end=names.space(end),
                most=NUMBERS.truck_load,
                tokens=load_text(there),
            ),
            (*tokens("cargo", there, start), BACK),
            (BACK.key,),
            "RR-8.4",
            most=NUMBERS.truck_load,
            together=sum(there) <= NUMBERS.truck_load,
        )
    left = min(position.level(state.player).placement - frame.placed, state.player.trucks)
    found = [_leg("leg", "action", start, end) for start, end, _ in legs(state)]
    return ask(
        state, msg("rr-ask-leg", n=left), (*found, *free_acts(state), DONE), (DONE.key,), "RR-8.1"
    )


def answer_haul(game: Game, frame: Haul, seat: Seat, picks: tuple[Key, ...]) -> None:
    verb, _, arg = picks[0].partition("/")
    if frame.leg and BACK.key in picks:
        frame.leg = []
        if not frame.placed:
            game.pop()
    elif frame.leg:
        drive(game, frame, picked(picks))
    elif verb == "leg":
        choose(game, frame, arg)
    elif verb == "done":
        game.pop()
    else:
        shift(game, verb, arg)


# --- loading and unloading -----------------------------------------------------------------------


def free_acts(state: State, only: Iterable[str] | None = None) -> list[Choice]:
    """Everything the active player could load or leave now (RR-8.10)."""
    found: list[Choice] = []
    own = position.own_corps(state, state.active)
    for corps_id, corps in (
        own if only is None else [(corps_id, state.corps[corps_id]) for corps_id in only]
    ):
        there = lying(state, corps.space)
        room = CORPS[corps_id].slots - sum(corps.load)  # RR-2.17
        if room and any(there):
            fits = sum(there) <= room
            most = tuple(there) if fits else tuple(min(n, room) for n in there)
            found += _shifts("load", corps_id, corps.space, most)
            if fits and mixed(there):
                found.append(_shift_all("load", corps_id, corps.space))
        if any(corps.load):
            found += _shifts("leave", corps_id, corps.space, tuple(corps.load))
            if mixed(corps.load):
                found.append(_shift_all("leave", corps_id, corps.space))
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
        f"rr-do-{verb}", corps=names.corps(corps), tokens=load_text(load), space=names.space(space)
    )
    return Choice(f"{verb}/{corps}.{load_key(load)}", label, space)


@cache
def _shift_all(verb: str, corps: str, space: str) -> Choice:
    label = msg(f"rr-do-{verb}-all", corps=names.corps(corps), space=names.space(space))
    return Choice(f"{verb}/{corps}.all", label, space)


def shift(game: Game, verb: str, arg: str) -> None:
    state = game.state
    corps_id, _, what = arg.partition(".")
    corps = state.corps[corps_id]
    source = lying(state, corps.space) if verb == "load" else corps.load
    load = list(source) if what == "all" else read_load(what)
    sign = 1 if verb == "load" else -1
    for kind, n in enumerate(load):
        corps.load[kind] += sign * n
    put(state, corps.space, [-sign * n for n in load])
    game.say(
        f"rr-log-{verb}",
        corps.space,
        corps=names.corps(corps_id),
        tokens=load_text(load),
        space=names.space(corps.space),
    )
    settle(game, corps.space)
