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
from collections.abc import Collection
from functools import partial
from itertools import count
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

from bot.app.past import reviewing
from bot.app.past.daily import officers
from bot.app.past.reviewing import WholeGame
from bot.commands import Mistake, rules
from bot.edge.planner import worded
from bot.text import names, words
from engines.contract import Illegal, Offer, Picks, Seat
from engines.extras import Imagination
from engines.kit.review import Doubt, Moment
from engines.kit.rng import Rng
from engines.kit.search import Computer
from engines.kit.simulate import QuickRng, able, some_picks
from tools.lab import command, spread, whole

COSTLY = 0.25
"""Of a win: a mistake that costs so much should be found."""
STEPS, SURE = (2, 4, 8, 20), 60
"""So many continuations at a time are spent on a random decision while it seems that bad, and so
many fresh ones have to say so."""
BATCH, CLEAR = 10, 2.5
"""What is told is judged by so many at a time, until it is so many errors from nothing."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1, help="the first game's; then counted up")
    parser.add_argument("--fresh", type=int, default=200, help="continuations of each moment")
    parser.add_argument("--tries", type=int, default=100, help="random decisions tried in a game")
    parser.add_argument("--jobs", default="1", help="processes, or a Dask scheduler")
    parser.add_argument("--read", action="store_true", help="print each moment as it is told")
    parser.add_argument("--json", action="store_true", help="print one JSON object, nothing else")


def run(args: argparse.Namespace) -> int:
    if not isinstance(rules(args.game), Imagination):
        raise Mistake(f"no computer can play {args.game}")
    total = Counter[str]()
    with spread(args.jobs) as over:
        seeds = range(args.seed, args.seed + args.games)
        for counts, lines in over(partial(reviewed, args.game, args.tries, args.fresh), seeds):
            total += counts
            print(*(lines if args.read else ()), dict(total), sep="\n", file=sys.stderr)
    cpu = total.pop("milliseconds") / 1000
    named = ("decisions", "flags", "confirmed", "planted", "found")
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


def planted(game: str, seed: int, tries: int) -> tuple[WholeGame, Plant | None]:
    """A game of officers with a mistake in its middle, if one that costs enough was found."""
    numbers, chance, found = count(), QuickRng(seed), list[Plant]()
    length = len(officers(game, seed).deeds)
    first, left = length * (30 + chance.below(50)) // 100, tries
    apart = 1 + length // 4 // tries

    def careless(engine: Any, state: Any, offers: dict[Seat, Offer], rng: Rng) -> Any:
        nonlocal left
        seat, usual = able(engine, state, offers, rng)
        offer, at = offers[seat], next(numbers)
        asked = offer.required and len(offer.choices) > 1
        if found or at < first or not left or not asked or chance.below(apart):
            return seat, usual
        left, picks = left - 1, some_picks(offer, chance)
        held = next(each for each in engine.chairs({}) if seat in each)
        some, fresh = (Computer(engine, state, held, seat, QuickRng(n)) for n in (at, -at))
        cost = () if set(picks) == set(usual) else _cost(some, fresh, picks, usual)
        if not cost:
            return seat, usual
        found.append(Plant(at, usual, *cost))
        return seat, picks

    played = officers(game, seed, careless)
    return played._replace(people=frozenset(played.held)), next(iter(found), None)


def _cost(
    some: Computer[Any], fresh: Computer[Any], made: Picks, usual: Picks
) -> tuple[float, float] | tuple[()]:
    """What a decision costs, with the error of that; nothing unless it is much."""
    gains = list[float]()
    try:
        for more in STEPS:
            gains += _gains(some, made, usual, more)
            if fmean(gains) < COSTLY:
                return ()
        cost, error = _mean(_gains(fresh, made, usual, SURE))
    except Illegal:
        return ()
    return (cost, error) if cost > max(COSTLY, 3 * error) else ()


def _gains(computer: Computer[Any], made: Picks, other: Picks, many: int) -> list[float]:
    """How much more of a win another answer brings, by games played to the end, each pair from the
    same position and with the same dice."""
    computer.looks = 0
    return [(two - one) / 2 for one, two in (computer.sample((made, other)) for _ in range(many))]


def _mean(gains: list[float]) -> tuple[float, float]:
    return fmean(gains), stdev(gains) / sqrt(len(gains))


def reviewed(game: str, tries: int, fresh: int, seed: int) -> tuple[Counter[str], list[str]]:
    """One game: what was counted, and said."""
    played, plant = planted(game, seed, tries)
    losses, ranks, began = dict[int, Doubt](), list[str](), process_time()

    def seen(work: Any, came: Any) -> None:
        if work is reviewing.glances:
            losses.update((each.at, each) for each in came.doubts if not each.found)
            ranks[:] = [_rank(losses.values(), plant)]
        elif work is reviewing.further:
            ranks.append(_rank([each for each in came if not each.found], plant))

    moments = reviewing.moments_of(whole(reviewing.search(0, played), seen))
    spent = process_time() - began
    told = dict[int, Moment]()
    for held in set(played.held.values()):
        told |= dict(reviewing.best(moments, held)[0])
    counts = Counter(milliseconds=round(1000 * spent), decisions=len(played.deeds), flags=len(told))
    lines = list[str]()
    for n, one in sorted(told.items()):
        gain, error = _truth(game, losses[n], fresh)
        counts["confirmed"] += gain > 0
        who = "planted" if plant and n == plant.at else "officer"
        lines.append(f"{seed}.{n} {who} {_told(game, one)}, in truth {gain:+.2f} ±{error:.2f}")
    if plant:
        counts["planted"], counts["found"] = 1, plant.at in told
        ended, way = ("missed", "found")[plant.at in told], " ".join(dict.fromkeys(ranks))
        where, made = f"{seed}.{plant.at}", played.deeds[plant.at][1].picks
        lines.append(
            f"{where} of {len(played.deeds)} planted {plant.cost:.2f} ±{plant.error:.2f}, {ended}:"
            f" {way}; {made} for {plant.instead}"
        )
    return counts, lines


def _rank(losses: Collection[Doubt], plant: Plant | None) -> str:
    """Where a mistake stands among the losses of its person, by how much of a win, so far."""
    one = next((each for each in losses if plant and each.at == plant.at), None)
    if one is None:
        return "-"
    among = [each.gain for each in losses if each.held == one.held]
    return f"{1 + sum(gain > one.gain for gain in among)}/{len(among)}"


def _truth(game: str, doubt: Doubt, most: int) -> tuple[float, float]:
    """What a moment is worth, with the error of that."""
    engine, gains = rules(game), list[float]()
    state, chance = engine.load(doubt.state), QuickRng(-doubt.at)
    computer = Computer(engine, state, doubt.held, doubt.seat, chance)
    while len(gains) < most:
        gains += _gains(computer, doubt.worse, doubt.better, BATCH)
        gain, error = _mean(gains)
        if len(gains) > BATCH and abs(gain) > CLEAR * error:
            break
    return gain, error


def _told(game: str, one: Moment) -> str:
    """As its person reads it."""
    say = words("en").say
    made, instead = (worded(game, said, say) for said in (one.made, one.better))
    who = say(names.seat(game, one.seat))
    return f"{who}: {made} -> {instead}, {one.times}/{one.of}, {one.gain:+.2f}"


if __name__ == "__main__":
    sys.exit(command(sys.modules[__name__]))
