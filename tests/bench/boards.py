"""How long a board takes and how large it is: `python -m tests.bench.boards [game]`.

Random positions of whole games, each drawn warm: sheet in memory, stamps met before. CPU time.
"""

from __future__ import annotations

import sys
from itertools import islice
from statistics import median, quantiles
from time import process_time
from typing import Any

from bot.text import words
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, walk
from engines.registry import engine
from renderers import picture

GAMES = 8
EVERY = 60


def positions(game: str) -> list[Any]:
    """Public views, some sixty decisions apart."""
    rules = engine(game)
    seats = [seat for chair in rules.chairs({}) for seat in chair]
    found = []
    for seed in range(GAMES):
        dice = SeededRng(b"bench %d" % seed)
        state = rules.new(seats, {}, dice)
        for _ in islice(walk(rules, state, dice, QuickRng(seed)), 0, None, EVERY):
            found.append(rules.view(state, None))
    return found


def main(game: str = "race_to_the_rhine") -> None:
    say = words("en").say
    views = positions(game)
    began = process_time()
    picture(game, views[0], say)
    print(f"first {1000 * (process_time() - began):.0f} ms")
    for width in (None, 800):
        times, sizes = [], []
        for view in views:
            picture(game, view, say, width=width)
            began = process_time()
            made = picture(game, view, say, width=width)
            times.append(1000 * (process_time() - began))
            sizes.append(len(made.png) / 1024)
        slow, large = quantiles(times, n=100)[98], quantiles(sizes, n=100)[98]
        print(
            f"{len(views)} boards, width {width or 'full'}: "
            f"{median(times):.1f} ms (p99 {slow:.1f}), {median(sizes):.0f} KB (p99 {large:.0f})"
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
