"""Games of officers looked at once more: is a planted mistake found, and is what is told true?

Somewhere in each game one decision is a random one that costs a win by much, by many continuations
to the end: a mistake that somebody could be asked to find. What is told is held against fresh
continuations to the end, too. All of them begin in positions the seat might imagine.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from functools import partial
from itertools import count
from math import sqrt
from statistics import stdev
from time import process_time
from typing import Any, NamedTuple

from bot.app.past import reviewing
from bot.app.past.daily import officers
from bot.app.past.reviewing import WholeGame
from bot.commands import Mistake, rules
from bot.edge.planner import worded
from bot.text import names, words
from engines.contract import Offer, Picks, Seat
from engines.extras import Imagination
from engines.kit.review import LEAST, Doubt, Moment, further
from engines.kit.rng import Rng
from engines.kit.search import never
from engines.kit.simulate import QuickRng, able, some_picks
from tools.lab import command, spread, whole

COSTLY = 0.25
"""Of a win: a mistake that costs so much should be found."""
STEPS, SURE = (2, 6, 14, 34), 60
"""So many continuations are spent on a random decision while it seems that bad, and so many fresh
ones have to say so."""
BATCH, CLEAR = 40, 2.5
"""What is told is judged by so many at a time, until it is so many errors from being no moment."""
TRIED, FRESH, JUDGED = 1_000_000, 2_000_000, 3_000_000
"""The numbers of these continuations: none is one of a review."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1, help="the first game's; then counted up")
    parser.add_argument("--fresh", type=int, default=200, help="continuations of each moment")
    parser.add_argument("--tries", type=int, default=100, help="random decisions tried in a game")
    parser.add_argument("--slips", type=int, default=0, help="of 100 decisions, so many are random")
    parser.add_argument("--jobs", default="1", help="processes, or a Dask scheduler")
    parser.add_argument("--read", action="store_true", help="print each moment as it is told")
    parser.add_argument("--json", action="store_true", help="print one JSON object, nothing else")


def run(args: argparse.Namespace) -> int:
    if not isinstance(rules(args.game), Imagination):
        raise Mistake(f"no computer can play {args.game}")
    total = Counter[str]()
    with spread(args.jobs) as over:
        seeds = range(args.seed, args.seed + args.games)
        one = partial(reviewed, args.game, args.tries, args.slips, args.fresh)
        for counts, lines in over(one, seeds):
            total += counts
            print(*(lines if args.read else ()), dict(total), sep="\n", file=sys.stderr, flush=True)
    cpu = total["milliseconds"] / 1000
    named = ("decisions", "flags", "confirmed", "finds", "planted", "found")
    found: dict[str, Any] = {"game": args.game, "games": args.games}
    found |= {name: total[name] for name in named}
    found |= {"cpu_seconds": round(cpu, 1), "cpu_a_game": round(cpu / args.games, 1)}
    print(json.dumps(found) if args.json else "\n".join(f"{k}: {v}" for k, v in found.items()))
    return 0


class Plant(NamedTuple):
    """A mistake."""

    at: int
    instead: Picks
    """What an officer would have done."""
    cost: float
    error: float


def planted(game: str, seed: int, tries: int, slips: int) -> tuple[WholeGame, Plant | None]:
    """A game of officers with a mistake in its middle, if one that costs enough was found."""
    numbers, chance, found = count(), QuickRng(seed), list[Plant]()
    length = len(officers(game, seed).deeds)
    first, left = length * (30 + chance.below(50)) // 100, tries
    apart = 1 + length // 4 // max(tries, 1)

    def careless(engine: Any, state: Any, offers: dict[Seat, Offer], rng: Rng) -> Any:
        nonlocal left
        seat, usual = able(engine, state, offers, rng)
        offer, at = offers[seat], next(numbers)
        if not offer.required or len(offer.choices) < 2:
            return seat, usual
        if chance.below(100) < slips:
            return seat, some_picks(offer, chance)
        if found or at < first or not left or chance.below(apart):
            return seat, usual
        left, picks = left - 1, some_picks(offer, chance)
        held = next(each for each in engine.chairs({}) if seat in each)
        doubt = Doubt(at, seat, held, engine.dump(state), picks, usual, first=TRIED)
        cost = () if set(picks) == set(usual) else _cost(engine, doubt)
        if not cost:
            return seat, usual
        found.append(Plant(at, usual, *cost))
        return seat, picks

    played = officers(game, seed, careless)
    return played._replace(people=frozenset(played.held)), next(iter(found), None)


def _cost(engine: Any, doubt: Doubt) -> tuple[float, float] | tuple[()]:
    """What a decision costs, with the error of that; nothing unless it is much."""
    for upto in STEPS:
        (doubt,) = further(engine, [doubt], upto, never)
        if doubt.gain < COSTLY:
            return ()
    (doubt,) = further(engine, [doubt._replace(gains=(), first=FRESH)], SURE, never)
    return (doubt.gain, _error(doubt)) if doubt.gain > max(COSTLY, 3 * _error(doubt)) else ()


def _error(doubt: Doubt) -> float:
    return stdev(doubt.gains) / sqrt(len(doubt.gains))


def reviewed(
    game: str, tries: int, slips: int, fresh: int, seed: int
) -> tuple[Counter[str], list[str]]:
    """One game: what was counted, and said."""
    played, plant = planted(game, seed, tries, slips)
    doubts, way, began = dict[int, Doubt](), dict[int, str](), process_time()

    def seen(work: Any, came: Any) -> None:
        some = came.doubts if work is reviewing.glances else came
        doubts.update((each.at, each) for each in some if not each.first)
        if one := next((each for each in some if plant and each.at == plant.at), None):
            stood = f"{one.gain:+.2f} in {len(one.gains)}" if one.gains else f"{one.seems:+.2f}"
            way[one.first + len(one.gains)] = f"{stood}, of {len(some)}"

    moments = reviewing.moments_of(whole(reviewing.search(0, played), seen))
    spent, told, finds = process_time() - began, dict[int, Moment](), dict[int, Moment]()
    for held in set(played.held.values()):
        lost, find = reviewing.best(moments, held)
        told |= dict(lost)
        finds |= dict([find] if find else [])
    counts = Counter(milliseconds=round(1000 * spent), decisions=len(played.deeds))
    counts |= Counter(flags=len(told), finds=len(finds))
    lines = list[str]()
    for n, one in sorted((told | finds).items()):
        gain, error = _truth(game, doubts[n], fresh)
        gain = -gain if one.found else gain
        counts["confirmed"] += gain > LEAST and not one.found
        who = "found" if one.found else "planted" if plant and n == plant.at else "lost"
        lines.append(f"{seed}.{n} {who}: {_told(game, one)}, in truth {gain:+.2f} ±{error:.2f}")
    if plant:
        counts["planted"], counts["found"] = 1, plant.at in told
        ended, made = ("missed", "found")[plant.at in told], played.deeds[plant.at][1].picks
        lines.append(
            f"{seed}.{plant.at} of {len(played.deeds)} cost {plant.cost:.2f} ±{plant.error:.2f},"
            f" {ended}: {made} for {plant.instead}; {'; '.join(way.values())}"
        )
    return counts, [*lines, f"{seed}: {spent:.0f} s, {len(doubts)} decisions in doubt"]


def _truth(game: str, doubt: Doubt, most: int) -> tuple[float, float]:
    """What a moment is worth, with the error of that."""
    doubt = doubt._replace(gains=(), first=JUDGED)
    for upto in range(BATCH, most + 1, BATCH):
        (doubt,) = further(rules(game), [doubt], upto, never)
        if abs(doubt.gain - LEAST) > CLEAR * _error(doubt):
            break
    return doubt.gain, _error(doubt)


def _told(game: str, one: Moment) -> str:
    """As its person reads it."""
    say = words("en").say
    made, instead = (worded(game, said, say) for said in (one.made, one.better))
    who = say(names.seat(game, one.seat))
    return f"{who}: {made} -> {instead}, {one.times}/{one.of}, {one.gain:+.2f}"


if __name__ == "__main__":
    sys.exit(command(sys.modules[__name__]))
