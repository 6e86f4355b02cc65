"""A game of computers as an animated picture."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter
from typing import Any

from bot.commands import Mistake, rules
from bot.commands.simulate import chosen, seated
from bot.text import LANGUAGES, words
from engines.contract import Engine, Options, Seat
from engines.kit.play import waited_for
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able, walk
from renderers import story
from renderers.film import film


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", help="how many, or their names joined with commas")
    parser.add_argument("--options", default="", metavar="NAME=VALUE,...")
    parser.add_argument("--out", type=Path, default=Path("film.gif"))
    parser.add_argument("--story", type=Path, help="the last picture of the game too, as PNG")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])


def run(args: argparse.Namespace) -> int:
    engine = rules(args.game)
    options = chosen(engine, args.options)
    seats = seated(engine, args.seats, options)
    if wrong := engine.check(seats, options):
        raise Mistake(words(args.lang).say(wrong))
    views = boards(engine, seats, options, args.seed)
    began = perf_counter()
    made = film(args.game, views, words(args.lang).say)
    args.out.write_bytes(made)
    seconds = perf_counter() - began
    print(f"{args.out}: {len(views)} turns, {len(made) / 1024:.0f} KB, {seconds:.1f} s")
    if args.story and (last := story(args.game, views, words(args.lang).say)):
        args.story.write_bytes(last.png)
        print(f"{args.story}: {len(last.png) / 1024:.0f} KB")
    return 0


def boards(engine: Engine[Any], seats: list[Seat], options: Options, seed: int) -> list[Any]:
    """The public view whenever somebody new is waited for, and at the end."""
    dice = SeededRng(b"film %d" % seed)
    state = engine.new(seats, options, dice)
    before: set[str] = set()
    found: list[Any] = []
    for offers, _, _ in walk(engine, state, dice, QuickRng(seed), able):
        clocks = set(waited_for(offers).values())
        if clocks != before:
            found.append(engine.view(state, None))
        before = clocks
    return [*found, engine.view(state, None)]
