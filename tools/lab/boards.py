"""How long pictures take and how large they are: `python -m tools.lab.boards [game]`.

Random positions of whole games, each drawn warm: sheet in memory, stamps met before. CPU time.
A board is drawn twice: when the board one answer earlier was the last of the game that was drawn,
as at a table, and when nothing of it is kept.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from itertools import islice
from statistics import median, quantiles
from time import process_time
from typing import Any

from bot.text import words
from engines.contract import Msg
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, walk
from engines.registry import engine
from renderers import Picture, picture, prepare, zooms
from renderers.crowd import best_place
from renderers.picture import bands

GAMES = 8
EVERY = 60
SOME = 40
"""So many positions are enough for a part of a board or a hand."""


def positions(game: str) -> list[tuple[Any, Any, Any]]:
    """What everybody sees, what one seat sees, and what everybody saw one answer before; some sixty
    decisions apart."""
    rules = engine(game)
    seats = [seat for chair in rules.chairs({}) for seat in chair]
    found: list[tuple[Any, Any, Any]] = []
    for seed in range(GAMES):
        dice = SeededRng(b"bench %d" % seed)
        state = rules.new(seats, {}, dice)
        steps = walk(rules, state, dice, QuickRng(seed))
        for _ in islice(steps, 0, None, EVERY):
            before = rules.view(state, None)
            if next(steps, None) is None:
                break
            seat = seats[len(found) % len(seats)]
            found.append((rules.view(state, None), rules.view(state, seat), before))
    return found


def measured(
    name: str, views: list[Any], draw: Callable[[Any], Picture], earlier: list[Any] | None = None
) -> None:
    """Draw each view when nothing of it is kept, or else what the earlier one left."""
    times, sizes = [], []
    for i, view in enumerate(views):
        draw(view)
        bands.clear()
        best_place.cache_clear()
        if earlier is not None:
            draw(earlier[i])
        began = process_time()
        made = draw(view)
        times.append(1000 * (process_time() - began))
        sizes.append(len(made.png) / 1024)
    slow, large = quantiles(times, n=100)[98], quantiles(sizes, n=100)[98]
    print(
        f"{len(views)} times {name}: "
        f"{median(times):.1f} ms (p99 {slow:.1f}), {median(sizes):.0f} KB (p99 {large:.0f})"
    )


def _part(game: str, say: Callable[[Msg], str], part: str, view: Any) -> Picture:
    return picture(game, view, say, focus=part)


def main(game: str = "race_to_the_rhine") -> None:
    say = words("en").say
    both = positions(game)
    boards = [board for board, _, _ in both]
    prepare(game, say)
    began = process_time()
    picture(game, boards[0], say)
    print(f"first {1000 * (process_time() - began):.0f} ms")

    def board(view: Any) -> Picture:
        return picture(game, view, say)

    measured("board after an answer", boards, board, [before for _, _, before in both])
    measured("board of which nothing is kept", boards, board)
    measured("board, width 800", boards, lambda view: picture(game, view, say, width=800))
    few = both[:: max(1, len(both) // SOME)]
    for part in zooms(game):
        some = [board for board, _, _ in few]
        measured(part, some, partial(_part, game, say, part))
    measured("hand", [hand for _, hand, _ in few], lambda view: picture(game, view, say, hand=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
