"""What one machine carries: answers a second, by its cores and by Discord's 50 requests a second.

    python -m tools.lab.capacity [--games attack overlord] [--press 36 --beside 12]

Requests are counted at a table of computers, an hour between two answers. Then many such tables
answer at random, ever faster, until one message in a hundred waits for a second; a newer board or
hand takes the place of one that waits. What answers a press is no request that Discord counts. CPU
a press is what `tools.lab.bench_socket` says, with `--blank` beside pictures.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from bot.app.mail.kinds import Outgoing
from bot.app.mail.posting import REPLACES
from bot.text import words
from engines.registry import GAMES
from renderers import picture
from tools.lab import command
from tools.lab.bench import Clock, house
from tools.lab.boards import positions
from tools.lab.messages import Evening, Tally

LIMIT, PATIENCE = 50.0, 1.0
"""Requests a second that Discord lets a bot make; seconds one message in a hundred may wait."""
ANSWERS, SECONDS = 300, 40.0
Step = list[tuple[str, int]]
"""What an answer has the bot send: what a newer one replaces, if anything, and its requests."""


class Steps(Tally):
    def __init__(self) -> None:
        super().__init__()
        self.steps: list[Step] = []

    def answered(self, *given: Any) -> None:
        self.steps.append([])

    def count(self, sent: Outgoing) -> None:
        if self.steps:  # a message is fetched before something in it is struck through
            takes = f"{sent.kind} {sent.user}" if sent.kind in REPLACES else ""
            self.steps[-1].append((takes, 2 if sent.kind == "strike" else 1))


async def counted(game: str, clock: Clock) -> list[Step]:
    async with house(now=clock, seeds=lambda: b"capacity" * 4) as tables:
        evening, found = Evening(tables, clock, game, 1), Steps()
        evening.tally = found
        await evening.play(ANSWERS)
        return found.steps


def late(steps: Sequence[Step], rate: float, tables: int = 400) -> float:
    """How long one message in a hundred waits at least, if so many answers come each second."""
    chance, at, free, waits = Random(1), 0.0, 0.0, list[float]()
    turns = [chance.randrange(len(steps)) for _ in range(tables)]
    waiting: dict[object, tuple[float, int]] = {}
    while at < SECONDS or waiting:
        at += chance.expovariate(rate)
        while waiting and free <= at:
            asked, requests = waiting.pop(next(iter(waiting)))
            waits.append(max(free - asked, 0.0))
            free = max(free, asked) + requests / LIMIT
        if at < SECONDS:
            table = chance.randrange(tables)
            turns[table] += 1
            for takes, requests in steps[turns[table] % len(steps)]:
                key = (table, takes) if takes else object()
                waiting.pop(key, None)
                waiting[key] = at, requests
    return sorted(waits)[int(0.99 * len(waits))] if waits else 0.0


def most(steps: Sequence[Step]) -> float:
    """How many answers a second it takes until messages begin to wait."""
    low, high = 1.0, 4096.0
    while high / low > 1.02:
        middle = (low * high) ** 0.5
        low, high = (middle, high) if late(steps, middle) <= PATIENCE else (low, middle)
    return low


def carried(cores: int, press: float, beside: float, handed: float) -> tuple[float, float]:
    """Answers a second by milliseconds of CPU a press: of one process, which has one core; and with
    boards drawn on all other cores, at what handing one over costs."""
    return 1000 / press, min(1000 / (beside + handed), (cores - 1) * 1000 / (press - beside))


def drawn(game: str, view: Any) -> tuple[float, bytes]:
    began = process_time()
    png = picture(game, view, words("en").say).png
    return 1000 * (process_time() - began), png


def boards(game: str, pool: Executor) -> tuple[float, float, float]:
    """Milliseconds of CPU a board: drawn here, handed to another process, drawn there."""
    first, *views = [board for board, _, _ in positions(game)][:40]
    found = [drawn(game, first), pool.submit(drawn, game, first).result()]
    here = fmean(drawn(game, view)[0] for view in views)
    began = process_time()
    found = [pool.submit(drawn, game, view).result() for view in views]
    return here, 1000 * (process_time() - began) / len(views), fmean(ms for ms, _ in found)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--press", type=float, default=36.0, help="ms of CPU a press")
    parser.add_argument("--beside", type=float, default=12.0, help="ms of it beside pictures")


def run(args: argparse.Namespace) -> int:
    print("game: requests an answer, answers a second; ms a board here, handed over, drawn there")
    costs = list[float]()
    with ProcessPoolExecutor(1) as pool:
        for game in args.games:
            steps = asyncio.run(counted(game, Clock()))
            requests = fmean(sum(n for _, n in step) for step in steps)
            spent = boards(game, pool)
            costs.append(spent[1])
            told = " ".join(f"{each:.1f}" for each in spent)
            print(f"{game}: {requests:.2f} {most(steps):.0f}; {told}", flush=True)
    print("cores: answers a second by one process, with boards drawn on the other cores")
    for cores in (2, 8, 32):
        found = carried(cores, args.press, args.beside, fmean(costs))
        print(f"{cores}:", *(f"{each:.0f}" for each in found))
    return 0


if __name__ == "__main__":
    sys.exit(command(sys.modules[__name__]))
