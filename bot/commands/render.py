"""Pictures of random positions, to look at and to measure."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from bot.commands import Mistake, rules
from bot.commands.simulate import chosen, seated
from bot.text import LANGUAGES, words
from engines.contract import Engine, Seat
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able, walk
from renderers import picture, zooms


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", type=int, default=0, help="random decisions before the picture")
    parser.add_argument("--seats", help="how many, or their names joined with commas")
    parser.add_argument("--options", default="", metavar="NAME=VALUE,...")
    parser.add_argument("--out", type=Path, default=Path("board.png"))
    parser.add_argument("--width", type=int, help="pixels; less than the picture's own width")
    parser.add_argument("--focus", default="", help="a part of the board")
    parser.add_argument("--hand", metavar="SEAT", help="what a seat holds instead of the board")
    parser.add_argument("--marks", default="", metavar="PLACE,...", help="places to be ringed")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])


def run(args: argparse.Namespace) -> int:
    engine = rules(args.game)
    known = zooms(args.game)
    if args.focus and args.focus not in known:
        raise Mistake(f"{args.game} has no part {args.focus}; it has: {', '.join(known)}")
    options = chosen(engine, args.options)
    seats = seated(engine, args.seats, options)
    if wrong := engine.check(seats, options):
        raise Mistake(words(args.lang).say(wrong))
    if args.hand and args.hand not in seats:
        raise Mistake(f"nobody sits at {args.hand}; there are: {', '.join(seats)}")
    state = position(engine, seats, options, args.seed, args.moves)
    made = picture(
        args.game,
        engine.view(state, args.hand),
        words(args.lang).say,
        width=args.width,
        marks=tuple(filter(None, args.marks.split(","))),
        focus=args.focus,
        hand=bool(args.hand),
    )
    args.out.write_bytes(made.png)
    print(f"{args.out}: {len(made.png) / 1024:.0f} KB")
    print(made.alt)
    return 0


def position(
    engine: Engine[Any], seats: Sequence[Seat], options: dict[str, str], seed: int, moves: int
) -> Any:
    """A position after so many decisions of computer players, or the end if that comes first."""
    dice = SeededRng(b"render %d" % seed)
    state = engine.new(seats, options, dice)
    for _ in islice(walk(engine, state, dice, QuickRng(seed), able), moves + 1):
        pass
    return state
