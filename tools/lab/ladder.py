"""Everybody against everybody, computers and guests: how strong is each, in each title?"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import permutations
from math import log10
from pathlib import Path
from typing import Any, NamedTuple

from bot.commands import rules
from bot.commands.simulate import seated
from engines.kit.search import ROLLOUTS
from engines.registry import GAMES
from tools.lab import command
from tools.lab.duel import NAMES, Duel, opponents, played

ROUNDS = 500
"""Steps towards the likeliest ratings."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="game")
    parser.add_argument("--of", default=",".join(NAMES), help="who of our own takes part")
    parser.add_argument(
        "--guest", action="append", default=[], metavar="NAME=PROGRAM", help="Hal=node hal.js"
    )
    parser.add_argument("--each", type=int, default=4, help="games each way of each two")
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS)
    parser.add_argument("--jobs", default="1", help="processes, or a Dask scheduler")
    parser.add_argument("--out", type=Path, metavar="FILE", help="for `adjutant publish --ladder`")


class Score(NamedTuple):
    """What one of two had of their games, holding one side while the other held all others."""

    one: str
    other: str
    sides: int
    share: float


def run(args: argparse.Namespace) -> int:
    names = [name for name in (*args.of.split(","), *args.guest) if name]
    told = {}
    for game in args.games:
        told[game] = rows(names, fought(game, names, args))
        print(
            game,
            *("{rating:7} {name}: {won:g} of {games}".format(**x) for x in told[game]),
            sep="\n",
        )
    if args.out:
        args.out.write_text(json.dumps(told, indent=1), "utf-8")
    return 0


def fought(game: str, names: Sequence[str], args: argparse.Namespace) -> list[Score]:
    seats = seated(rules(game), None, {})
    sides, found = len(opponents(rules(game), seats, {})), list[Score]()
    for n, (one, other) in enumerate(permutations(names, 2)):
        duel = Duel(game, tuple(seats), {}, one, other, args.rollouts)
        seeds = range(n * args.each + 1, (n + 1) * args.each + 1)
        matches = [each for each in played(duel, seeds, args.jobs) if each.finished]
        found += [Score(one, other, sides, each.share) for each in matches]
    return found


def rows(names: Sequence[str], scores: Sequence[Score]) -> list[dict[str, Any]]:
    """Best first."""
    worth, won = worths(names, scores), wins(scores)
    games = Counter(name for each in scores for name in (each.one, each.other))
    return [
        {
            "name": name.partition("=")[0],
            "guest": "=" in name,
            "rating": round(1500 + 400 * log10(worth[name])),
            "games": games[name],
            "won": won[name],
        }
        for name in sorted(names, key=lambda name: -worth[name])
    ]


def wins(scores: Sequence[Score]) -> dict[str, float]:
    won: dict[str, float] = defaultdict(float)
    for one, other, _, share in scores:
        won[one] += share
        won[other] += 1 - share
    return won


def worths(names: Sequence[str], scores: Sequence[Score]) -> dict[str, float]:
    """The strengths under which these scores are the likeliest (Plackett and Luce: each side wins
    in proportion to the strength of who holds it). Everybody also has a draw with strength 1."""
    worth, won = dict.fromkeys(names, 1.0), wins(scores)
    for _ in range(ROUNDS):
        met = {name: 1 / (worth[name] + 1) for name in names}
        for one, other, sides, _ in scores:
            together = worth[one] + (sides - 1) * worth[other]
            met[one] += 1 / together
            met[other] += (sides - 1) / together
        worth = {name: (won[name] + 0.5) / met[name] for name in names}
    return worth


if __name__ == "__main__":
    sys.exit(command(sys.modules[__name__]))
