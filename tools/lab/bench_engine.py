"""How fast the rules are, and how large a position is.

    python -m tools.lab.bench_engine [game ...] [--games 100]

CPU seconds on one core. Every figure is the middle one of several rounds, with the lowest and the
highest beside it: other work on the machine only ever makes it slower.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from bot.commands.simulate import saved_moves
from engines.contract import Engine, Seat
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, play_out, walk
from engines.registry import GAMES, engine

ROUNDS = 5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=40, help="in each round")
    args = parser.parse_args()
    for game in args.game:
        measure(engine(game), args.games)


def measure(rules: Engine[Any], games: int) -> None:
    seats = [seat for chair in rules.chairs({}) for seat in chair]
    print(f"{rules.name}, {len(seats)} seats")
    report("decisions/s in memory", lambda n: in_memory(rules, seats, n, games))
    report("decisions/s with load, apply, save", lambda n: stored(rules, seats, n, games // 8 or 1))
    report("views/s, the public one and all seats'", lambda n: views(rules, seats, n))
    sizes = [len(saved) for saved in saved_moves(rules, seats, {}, 1)]
    print(f"  bytes of a position: {median(sizes):,.0f} ({min(sizes):,} to {max(sizes):,})")


def report(name: str, measure: Callable[[int], float]) -> None:
    measure(0)  # caches are warm after the first hour, and that is what counts
    found = sorted(measure(n) for n in range(1, ROUNDS + 1))
    print(f"  {name}: {median(found):,.0f} ({found[0]:,.0f} to {found[-1]:,.0f})")


def in_memory(rules: Engine[Any], seats: Sequence[Seat], first: int, games: int) -> float:
    """offers + apply, on a position that is only ever changed."""
    decisions, seconds = 0, 0.0
    for seed in range(first * games, first * games + games):
        dice = SeededRng(b"bench %d" % seed)
        state = rules.new(seats, {}, dice)
        began = process_time()
        decisions += play_out(rules, state, dice, QuickRng(seed))
        seconds += process_time() - began
    return decisions / seconds


def stored(rules: Engine[Any], seats: Sequence[Seat], first: int, games: int) -> float:
    """load, offers, the door, save: what the bot does for a click."""
    began, decisions = process_time(), 0
    for seed in range(first * games, first * games + games):
        decisions += sum(1 for _ in saved_moves(rules, seats, {}, seed))
    return decisions / (process_time() - began)


def views(rules: Engine[Any], seats: Sequence[Seat], seed: int) -> float:
    dice = SeededRng(b"bench %d" % seed)
    state = rules.new(seats, {}, dice)
    seconds, seen = 0.0, 0
    for _ in walk(rules, state, dice, QuickRng(seed)):
        began = process_time()
        for viewer in (None, *seats):
            rules.view(state, viewer)
        seconds += process_time() - began
        seen += 1 + len(seats)
    return seen / seconds


if __name__ == "__main__":
    main()
