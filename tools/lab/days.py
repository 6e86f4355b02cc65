"""A month of positions of the day, from games of computers: how clear is the best answer, and which
computers find it?"""

from __future__ import annotations

import argparse
import sys
import zlib
from functools import partial
from time import process_time
from typing import Any

from bot.app.past import daily as room
from bot.edge.planner import worded
from bot.store.dailies import DailyRow
from bot.text import names, words
from engines.kit.daily import ranked
from engines.kit.search import STRENGTHS, choose
from engines.kit.simulate import QuickRng
from engines.registry import GAMES, engine
from tools.lab import command, spread, whole

TRIES = 5
"""How often each strength is asked: a recruit and the staff leave something to chance."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--first", type=int, default=20_000, help="of the days, counted from 1970")
    parser.add_argument("--games", default=",".join(GAMES), help="which take turns")
    parser.add_argument("--jobs", default="1", help="processes, or a Dask scheduler")


def run(args: argparse.Namespace) -> int:
    print(
        "| day | game | seat | best | instead of | margin | better in |",
        *STRENGTHS,
        "CPU |",
        sep=" | ",
    )
    with spread(args.jobs) as over:
        days = range(args.first, args.first + args.days)
        for line in over(partial(found, args.games.split(",")), days):
            print(line, flush=True)
    return 0


def found(games: list[str], day: int) -> str:
    """One line of the table."""
    game, began, samples = games[day % len(games)], process_time(), list[list[float]]()

    def seen(work: Any, came: Any) -> None:
        if work is room.look:
            samples.clear()
        elif work is room.weigh:
            samples.extend(came)

    row = whole(room.search(day, game, []), seen)
    spent = f"{process_time() - began:.0f} s"
    if row is None:
        return f"| {day} | {game} | none | | | | | | | | {spent} |"
    best, second, margin = ranked(samples)
    say, rules = words("en").say, engine(game)
    offer = rules.offers(rules.load(zlib.decompress(row.state)))[row.seat]
    picked = [[each for key in row.answers[n] if (each := offer.find(key))] for n in (best, second)]
    told = [worded(game, ((each.verb, each.label) for each in one), say) for one in picked]
    who, solved = say(names.seat(game, row.seat)), [f"{times}/{TRIES}" for times in solvers(row)]
    parts = [day, game, who, *told, f"{margin:.2f}", f"{row.times}/{row.tries}", *solved, spent]
    return f"| {' | '.join(map(str, parts))} |"


def solvers(row: DailyRow) -> list[int]:
    """How often each strength finds the best answer."""
    rules = engine(row.game)
    state = rules.load(zlib.decompress(row.state))
    held = next(chair for chair in rules.chairs({}) if row.seat in chair)
    right = set(row.answers[row.best])
    return [
        sum(
            set(choose(rules, state, held, row.seat, QuickRng(n), each) or ()) == right
            for n in range(TRIES)
        )
        for each in STRENGTHS
    ]


if __name__ == "__main__":
    sys.exit(command(sys.modules[__name__]))
