"""Computers against each other: who wins how often, and how long do they think?"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from math import sqrt
from time import process_time
from typing import Any

from bot.commands import Mistake, rules
from bot.commands.bot import Program, picked
from bot.commands.simulate import chosen, seated
from bot.text import words
from engines.contract import Engine, Key, Offer, Seat
from engines.extras import Imagination, Teams
from engines.kit.rng import Rng, SeededRng
from engines.kit.search import ROLLOUTS, STRENGTHS, Computer
from engines.kit.simulate import QuickRng, Stuck, next_seat, some_picks, some_seat, walk
from tools.lab import command, spread

NAMES = (*STRENGTHS, "random")
Sides = Mapping[str, tuple[Seat, ...]]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--a", choices=NAMES, default="staff", help="holds each side in turn")
    parser.add_argument("--b", choices=NAMES, default="officer", help="holds all others")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument(
        "--seats", help="how many, or their names joined with commas; all if unsaid"
    )
    parser.add_argument("--seed", type=int, default=1, help="the first game's; then counted up")
    parser.add_argument(
        "--jobs", default="1", help="processes, or a Dask scheduler; changes nothing but speed"
    )
    parser.add_argument("--options", default="", metavar="NAME=VALUE,...")
    parser.add_argument(
        "--rollouts", type=int, default=ROLLOUTS, help="continuations the staff plays out"
    )
    parser.add_argument(
        "--json", action="store_true", help="print one JSON object and nothing else"
    )


def run(args: argparse.Namespace) -> int:
    engine = rules(args.game)
    if not isinstance(engine, Imagination):
        raise Mistake(f"no computer can play {args.game}")
    options = chosen(engine, args.options)
    seats = seated(engine, args.seats, options)
    if wrong := engine.check(seats, options):
        raise Mistake(words("en").say(wrong))
    if len(opponents(engine, seats, options)) < 2:
        raise Mistake("a duel needs two sides")
    duel = Duel(args.game, tuple(seats), options, args.a, args.b, args.rollouts)
    found = summary(duel, played(duel, range(args.seed, args.seed + args.games), args.jobs))
    print(json.dumps(found) if args.json else "\n".join(f"{k}: {v}" for k, v in found.items()))
    return 0 if found["finished"] == found["games"] else 1


@dataclass(frozen=True)
class Duel:
    """Who plays what against whom."""

    game: str
    seats: tuple[Seat, ...]
    options: dict[str, str]
    a: str
    b: str
    rollouts: int = ROLLOUTS


@dataclass
class Match:
    """One game that was played, and what `a` needed for it."""

    side: str
    """Held by `a`."""
    finished: bool = False
    share: float = 0.0
    """Of the win: 1, 0, or a part of it if several sides won."""
    seconds: list[float] = field(default_factory=list)
    rollouts: int = 0


def opponents(engine: Engine[Any], seats: Sequence[Seat], options: dict[str, str]) -> Sides:
    """The sides of a game by name: its teams, or else its chairs."""
    if isinstance(engine, Teams):
        return engine.teams(seats)
    chairs = [chair for chair in engine.chairs(options) if set(chair) <= set(seats)]
    return {"+".join(chair): tuple(chair) for chair in chairs}


def played(duel: Duel, seeds: Sequence[int], jobs: str = "1") -> list[Match]:
    with spread(jobs) as over:
        return list(told(over(partial(match, duel), seeds), len(seeds)))


def told(matches: Iterable[Match], games: int) -> Iterator[Match]:
    """The same matches, counted on the error channel: hundreds of games take hours."""
    wins = 0.0
    for n, one in enumerate(matches, 1):
        wins += one.share
        print(f"game {n} of {games}: {wins:g} won so far", file=sys.stderr)
        yield one


def match(duel: Duel, seed: int) -> Match:
    """A game that the seed decides; so does it which side `a` holds."""
    sides = opponents(rules(duel.game), duel.seats, duel.options)
    name = list(sides)[seed % len(sides)]
    who = {side: duel.a if side == name else duel.b for side in sides}
    found = Match(name)
    shares = fought(duel, who, seed, found)
    found.finished, found.share = bool(shares), shares.get(name, 0.0)
    return found


def fought(
    duel: Duel, who: Mapping[str, str], seed: int, found: Match | None = None
) -> dict[str, float]:
    """What each side has of the win, when those named held them; nothing if nobody comes to an
    end. `found` is told what one of the sides needed."""
    engine = rules(duel.game)
    sides = opponents(engine, duel.seats, duel.options)
    dice = SeededRng(b"duel %d" % seed)
    state = engine.new(duel.seats, duel.options, dice)
    held = {seat: who[side] for side, seats in sides.items() for seat in seats}
    timed = sides[found.side] if found else ()
    try:
        for _ in walk(engine, state, dice, QuickRng(seed), Players(duel, held, timed, found)):
            pass
    except Stuck:
        return {}
    result = engine.result(state)
    won = [side for side, seats in sides.items() if result and set(seats) & set(result.winners)]
    return {side: (side in won) / len(won) for side in sides if won}


class Players:
    """Whoever is asked picks as its name says. Only the thinking of one side is timed."""

    def __init__(
        self, duel: Duel, who: Mapping[Seat, str], timed: Sequence[Seat], found: Match | None
    ) -> None:
        self.duel, self.who, self.timed, self.found = duel, who, timed, found
        chairs = [c for c in rules(duel.game).chairs(duel.options) if set(c) <= set(duel.seats)]
        self.held = {seat: tuple(chair) for chair in chairs for seat in chair}

    def __call__(
        self, engine: Engine[Any], state: Any, offers: dict[Seat, Offer], rng: Rng
    ) -> tuple[Seat, tuple[Key, ...]]:
        seat = next_seat(offers, rng)
        picks = self.picked(engine, state, seat, offers[seat], rng)
        if picks is None:
            waited = {seat: offer for seat, offer in offers.items() if offer.required}
            seat = some_seat(waited, rng)
            picks = self.picked(engine, state, seat, offers[seat], rng)
        return seat, offers[seat].default if picks is None else picks

    def picked(
        self, engine: Engine[Any], state: Any, seat: Seat, offer: Offer, rng: Rng
    ) -> tuple[Key, ...] | None:
        name, held = self.who[seat], self.held.get(seat, (seat,))
        if name == "random":
            return some_picks(offer, rng)
        if name not in STRENGTHS:  # a guest, as `ladder` names it
            return picked(program(name), engine, state, held, seat, rng)
        began = process_time()
        computer = Computer(engine, state, held, seat, rng, self.duel.rollouts)
        picks = computer.choose(name)
        if self.found and seat in self.timed:
            self.found.seconds.append(process_time() - began)
            self.found.rollouts += computer.rolled
        return picks


@cache
def program(name: str) -> Program:
    """The program behind NAME=PROGRAM; it ends with us, when nothing is left to read."""
    return Program(name.partition("=")[2])


def summary(duel: Duel, matches: Sequence[Match]) -> dict[str, Any]:
    ended = [one for one in matches if one.finished]
    wins, games = sum(one.share for one in ended), len(ended)
    seconds = sorted(second for one in matches for second in one.seconds)
    sides = opponents(rules(duel.game), duel.seats, duel.options)
    thought = sum(seconds)
    return {
        "game": duel.game,
        "games": len(matches),
        "finished": games,
        "a": duel.a,
        "b": duel.b,
        "a_wins": round(wins, 2),
        "share": round(wins / games, 3) if games else None,
        "even": round(1 / len(sides), 3),
        "wilson": [round(end, 3) for end in wilson(wins, games)],
        "by_side": {
            side: {
                "games": sum(one.side == side for one in ended),
                "wins": round(sum(one.share for one in ended if one.side == side), 2),
            }
            for side in sides
        },
        "seconds": {
            "mean": round(thought / len(seconds), 4) if seconds else 0,
            "p99": round(seconds[len(seconds) * 99 // 100], 4) if seconds else 0,
            "max": round(seconds[-1], 4) if seconds else 0,
        },
        "rollouts_per_second": round(sum(one.rollouts for one in matches) / thought)
        if thought
        else 0,
        "seats": list(duel.seats),
        "options": duel.options,
    }


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    share, shrink = wins / games, 1 + z * z / games
    middle = (share + z * z / (2 * games)) / shrink
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / shrink
    return max(0.0, middle - half), min(1.0, middle + half)


if __name__ == "__main__":
    sys.exit(command(sys.modules[__name__]))
