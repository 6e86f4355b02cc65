"""Games of officers looked at once more: are moments true, and are planted mistakes found?

Now and then a decision is a random one. What its person would be told is held against fresh
continuations to the end of the game, and so is every random decision: one that loses clearly to the
officer's own is a planted mistake, and should be told. All continuations begin in positions the
seat might imagine.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from functools import partial
from itertools import count
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any

from bot.app.past import reviewing
from bot.app.past.daily import officers
from bot.app.past.reviewing import opened
from bot.commands import Mistake, rules
from bot.edge.planner import worded
from bot.text import names, words
from engines.contract import Engine, Illegal, Offer, Picks, Seat
from engines.extras import Imagination
from engines.kit.review import Moment
from engines.kit.rng import Rng
from engines.kit.search import Computer
from engines.kit.simulate import QuickRng, able, some_picks
from tools.lab import command, spread, whole

PLANTED = 20
"""One decision in so many is a random one."""
FRESH = 200
"""Pairs of continuations by which something is judged, at most; it stops where all is clear."""
BATCH, CLEAR = 10, 2.5
COSTLY = 0.15
"""Of a win: a mistake that costs so much should be found."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1, help="the first game's; then counted up")
    parser.add_argument("--fresh", type=int, default=FRESH, help="continuations of each moment")
    parser.add_argument("--planted", type=int, default=PLANTED, help="one in so many is random")
    parser.add_argument("--jobs", default="1", help="processes, or a Dask scheduler")
    parser.add_argument("--read", action="store_true", help="print each moment as it is told")
    parser.add_argument("--json", action="store_true", help="print one JSON object, nothing else")


def run(args: argparse.Namespace) -> int:
    if not isinstance(rules(args.game), Imagination):
        raise Mistake(f"no computer can play {args.game}")
    total = Counter[str]()
    with spread(args.jobs) as over:
        seeds = range(args.seed, args.seed + args.games)
        for counts, lines in over(partial(reviewed, args.game, args.planted, args.fresh), seeds):
            total += counts
            print(*(lines if args.read else ()), dict(total), sep="\n", file=sys.stderr)
    cpu = total.pop("milliseconds") / 1000
    named = ("decisions", "flags", "confirmed", "planted", "found")
    found: dict[str, Any] = {"game": args.game, "games": args.games}
    found |= {name: total[name] for name in named}
    found |= {"cpu_seconds": round(cpu, 1), "cpu_a_game": round(cpu / args.games, 1)}
    print(json.dumps(found) if args.json else "\n".join(f"{k}: {v}" for k, v in found.items()))
    return 0


def reviewed(game: str, one_in: int, fresh: int, seed: int) -> tuple[Counter[str], list[str]]:
    """One game of officers in which chance plays now and then: what was counted, and said."""
    engine, planted, numbers = rules(game), dict[int, Picks](), count()

    def careless(engine: Any, state: Any, offers: dict[Seat, Offer], chance: Rng) -> Any:
        seat, usual = able(engine, state, offers, chance)
        offer, n = offers[seat], next(numbers)
        if not offer.required or len(offer.choices) < 2 or chance.below(one_in):
            return seat, usual
        picks = some_picks(offer, chance)
        if set(picks) != set(usual):
            planted[n] = usual
        return seat, picks

    played = officers(game, seed, careless)
    played = played._replace(people=frozenset(played.held))
    began = process_time()
    moments = reviewing.moments_of(whole(reviewing.search(0, played)))
    spent = process_time() - began
    told = dict[int, Moment]()
    for held in set(played.held.values()):
        told |= dict(reviewing.best(moments, held)[0])
    counts = Counter(milliseconds=round(1000 * spent), decisions=len(played.deeds), flags=len(told))
    lines = list[str]()
    for n, one in sorted(told.items()):
        computer, picks = _asked(engine, played, n)
        gain, error = better(computer, picks, _keys(computer, one), fresh)
        counts["confirmed"] += gain > 0
        who = "random" if n in planted else "officer"
        lines.append(f"{seed}.{n} {who} {_told(game, one)}, in truth {gain:+.2f} ±{error:.2f}")
    for n, usual in planted.items():
        computer, picks = _asked(engine, played, n)
        gain, error = better(computer, picks, usual, fresh, COSTLY)
        if gain > COSTLY and gain > 2 * error:
            counts["planted"] += 1
            counts["found"] += n in told
            if n not in told:
                lines.append(f"{seed}.{n} missed {computer.seat} {picks} for {usual}: {gain:+.2f}")
    return counts, lines


def _asked(engine: Engine[Any], played: reviewing.WholeGame, n: int) -> tuple[Computer[Any], Picks]:
    """Who decided something, as they were asked then, and what they did."""
    done, (state, _) = played.deeds[n][1], opened(engine, played, n)
    seat = reviewing.mover(done)
    return Computer(engine, state, played.held[seat], seat, QuickRng(n)), done.picks


def better(
    computer: Computer[Any], made: Picks, other: Picks, most: int, least: float = 0.0
) -> tuple[float, float]:
    """How much more of a win another answer brings, with the error of that: by continuations to the
    end, each pair from the same position and with the same dice."""
    computer.far, gains = True, list[float]()
    while len(gains) < most:
        try:
            pairs = [computer.sample((made, other)) for _ in range(BATCH)]
        except Illegal:
            return 0.0, 0.0
        gains += [(two - one) / 2 for one, two in pairs]
        gain, error = fmean(gains), stdev(gains) / sqrt(len(gains))
        if len(gains) > BATCH and abs(gain - least) > CLEAR * error:
            break
    return gain, error


def _keys(computer: Computer[Any], one: Moment) -> Picks:
    """What the staff would have picked, found by what it is called."""
    left = list(computer.offer.choices if computer.offer else ())
    found = []
    for said in one.better:
        choice = next(each for each in left if (each.verb, each.label) == said)
        left.remove(choice)
        found.append(choice.key)
    return tuple(found)


def _told(game: str, one: Moment) -> str:
    """As its person reads it."""
    say = words("en").say
    made, instead = (worded(game, said, say) for said in (one.made, one.better))
    who = say(names.seat(game, one.seat))
    return f"{who}: {made} -> {instead}, {one.times}/{one.of}, {one.gain:+.2f}"


if __name__ == "__main__":
    sys.exit(command(sys.modules[__name__]))
