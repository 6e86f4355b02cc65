"""Games of officers looked at once more: are moments true, and are planted mistakes found?

One decision in four is a random one. What is flagged is held against fresh continuations to the
end of the game, and so is every random decision: one that loses clearly to the officer's own is a
planted mistake, and should be flagged. All continuations begin in positions the seat might imagine.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

from bot.commands import Mistake, rules
from bot.commands.simulate import chosen, seated
from bot.edge.planner import worded
from bot.text import names, words
from engines.contract import Illegal, Offer, Picks, Seat
from engines.extras import Imagination
from engines.kit import play, review
from engines.kit.review import Moment
from engines.kit.rng import SeededRng
from engines.kit.search import Computer, Luck
from engines.kit.simulate import QuickRng, able, some_picks, walk
from tools.lab import command, spread

PLANTED = 4
"""Of those that are looked at, one decision in so many is a random one."""
FRESH = 200
"""Pairs of continuations by which something is judged, at most; it stops where all is clear."""
BATCH, CLEAR = 20, 3.5
COSTLY = 0.15
"""Of a win: a mistake that costs so much should be found."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seats", help="how many, or their names joined with commas")
    parser.add_argument("--seed", type=int, default=1, help="the first game's; then counted up")
    parser.add_argument("--options", default="", metavar="NAME=VALUE,...")
    parser.add_argument("--fresh", type=int, default=FRESH, help="continuations of each moment")
    parser.add_argument("--every", type=int, default=1, help="look at one decision in so many")
    parser.add_argument("--jobs", default="1", help="processes, or a Dask scheduler")
    parser.add_argument("--read", action="store_true", help="print each moment as it is told")
    parser.add_argument("--json", action="store_true", help="print one JSON object, nothing else")


def run(args: argparse.Namespace) -> int:
    engine = rules(args.game)
    if not isinstance(engine, Imagination):
        raise Mistake(f"no computer can play {args.game}")
    options = chosen(engine, args.options)
    seats = tuple(seated(engine, args.seats, options))
    look = Look(args.game, seats, options, args.fresh, args.every)
    total = Counter[str]()
    with spread(args.jobs) as over:
        seeds = range(args.seed, args.seed + args.games)
        for counts, lines in over(partial(reviewed, look), seeds):
            total += counts
            print(*(lines if args.read else ()), dict(total), sep="\n", file=sys.stderr)
    cpu = total["microseconds"] / 1e6
    named = ("all", "decisions", "flags", "confirmed", "planted", "found")
    found: dict[str, Any] = {"game": args.game, "games": args.games}
    found |= {name: total[name] for name in named} | {"cpu_seconds": round(cpu, 1)}
    found["cpu_a_game"] = round(cpu / max(total["decisions"], 1) * total["all"] / args.games, 1)
    print(json.dumps(found) if args.json else "\n".join(f"{k}: {v}" for k, v in found.items()))
    return 0


class Look(NamedTuple):
    """What is looked at, and how closely."""

    game: str
    seats: tuple[Seat, ...]
    options: dict[str, str]
    fresh: int
    every: int


def reviewed(look: Look, seed: int) -> tuple[Counter[str], list[str]]:
    """One game of officers in which chance plays now and then: what was counted, and said."""
    engine, dice = rules(look.game), SeededRng(b"review %d" % seed)
    state, chance = engine.new(look.seats, look.options, dice), QuickRng(seed)
    chairs = {seat: chair for chair in engine.chairs(look.options) for seat in chair}
    counts, told = Counter[str](), list[str]()
    offers = engine.offers(state)
    for n in range(20_000):
        if not offers:
            break
        seat, picks = usual = able(engine, state, offers, chance)
        offer = offers[seat]
        looked = n % look.every == 0
        free = looked and offer.required and len(offer.choices) > 1
        planted = free and not chance.below(PLANTED)
        picks = some_picks(offer, chance) if planted else picks
        counts["all"] += 1
        if looked:
            computer = Computer(engine, state, chairs.get(seat, (seat,)), seat, QuickRng(n))
            began = process_time()
            one = review.moment(engine, state, computer.seats, seat, picks, n)
            counts["microseconds"] += round(1e6 * (process_time() - began))
            counts["decisions"] += 1
            flagged = one is not None and not one.found
            if one and flagged:
                gain, _ = better(computer, picks, _keys(offer, one), look.fresh)
                counts["flags"] += 1
                counts["confirmed"] += gain > 0
                who = "random" if planted else "officer"
                told.append(f"{who} {_told(look.game, seat, one)}, in truth {gain:+.2f}")
            if planted and set(picks) != set(usual[1]):
                gain, error = better(computer, picks, usual[1], look.fresh, COSTLY)
                costly = gain > COSTLY and gain > 2 * error
                counts["planted"] += costly
                counts["found"] += costly and flagged
        outcome = play.move(engine, state, seat, picks, dice, offers)
        state, offers = outcome.state, dict(outcome.offers)
    return counts, told


def better(
    computer: Computer[Any], made: Picks, other: Picks, most: int, least: float = 0.0
) -> tuple[float, float]:
    """How much more of a win another answer brings, with the error of that: by continuations to the
    end, each pair from the same position and with the same dice."""
    gains = list[float]()
    while len(gains) < most:
        for _ in range(BATCH):
            world, seed = computer.engine.dump(computer.imagined()), len(gains)
            try:
                one, two = (_ended(computer, world, picks, seed) for picks in (made, other))
            except Illegal:
                return 0.0, 0.0
            gains.append(two - one)
        gain, error = fmean(gains), stdev(gains) / sqrt(len(gains))
        if len(gains) > BATCH and abs(gain - least) > CLEAR * error:
            break
    return gain, error


def _ended(computer: Computer[Any], saved: bytes, picks: Picks, seed: int) -> float:
    engine, seat = computer.engine, computer.seat
    world, luck = engine.load(saved), Luck(seed)
    luck.of(computer.player.turn(world), picks)
    engine.apply(world, seat, picks, luck)
    for _, _, deed in walk(engine, world, luck, QuickRng(seed + 1), able):
        luck.of(computer.player.turn(world), deed)
    return review.chances(engine, world, [seat])[seat]


def _keys(offer: Offer, one: Moment) -> Picks:
    """What the staff would have picked, found by what it is called."""
    left = list(offer.choices)
    found = []
    for said in one.better:
        choice = next(each for each in left if (each.verb, each.label) == said)
        left.remove(choice)
        found.append(choice.key)
    return tuple(found)


def _told(game: str, seat: Seat, one: Moment) -> str:
    """As its person reads it."""
    say = words("en").say
    made, instead = (worded(game, said, say) for said in (one.made, one.better))
    who = say(names.seat(game, seat))
    return f"{who}: {made} -> {instead}, {one.times}/{one.of}, {one.gain:+.2f}"


if __name__ == "__main__":
    sys.exit(command(sys.modules[__name__]))
