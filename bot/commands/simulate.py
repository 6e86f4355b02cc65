"""Random games: do they end, how, and how fast are the rules?"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import median
from time import perf_counter
from typing import Any

from bot.commands import Mistake, rules
from bot.text import words
from engines.contract import Engine, Result, Seat
from engines.extras import Statistics, Teams
from engines.kit.play import move
from engines.kit.rng import SeededRng
from engines.kit.simulate import RUNAWAY, QuickRng, able, blind, decide

Spread = dict[str, float]
NO_STATISTICS: Statistics[Any] = Statistics()

PATIENCE = 2_000
"""Decisions after which somebody who plays alone gives up: nothing else need end such a game."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument(
        "--seats", help="how many, or their names joined with commas; all if unsaid"
    )
    parser.add_argument("--seed", type=int, default=1, help="the first game's; then counted up")
    parser.add_argument(
        "--players",
        choices=("able", "random"),
        default="able",
        help="the game's own computer players, where it has any, or blind chance",
    )
    parser.add_argument("--options", default="", metavar="NAME=VALUE,...")
    parser.add_argument(
        "--each", metavar="NAME", help="play so many games with every value of this option"
    )
    parser.add_argument("--stored", action="store_true", help="also load and save at every move")
    parser.add_argument(
        "--json", action="store_true", help="print one JSON object and nothing else"
    )


def run(args: argparse.Namespace) -> int:
    engine = rules(args.game)
    options = chosen(engine, args.options)
    each = args.each or (engine.compared_option if isinstance(engine, Statistics) else "")
    if each and each not in options:
        told = compared(engine, each, options, args)
    else:
        told = simulated(engine, options, args)
    print(json.dumps(told) if args.json else "\n".join(f"{k}: {shown(v)}" for k, v in told.items()))
    return 0 if told["finished"] == told["games"] else 1


def compared(
    engine: Engine[Any], each: str, options: dict[str, str], args: argparse.Namespace
) -> dict[str, Any]:
    """The same with every value of an option; an engine may name one that is always compared."""
    values = {option.name: option.values for option in engine.options}.get(each)
    if values is None:
        raise Mistake(f"{engine.name} has no option {each}")
    told = {value: simulated(engine, options | {each: value}, args) for value in values}
    total = {name: sum(one[name] for one in told.values()) for name in ("games", "finished")}
    return {"game": engine.name, **total, each: told}


def simulated(
    engine: Engine[Any], options: dict[str, str], args: argparse.Namespace
) -> dict[str, Any]:
    seats = seated(engine, args.seats, options)
    if wrong := engine.check(seats, options):
        raise Mistake(words("en").say(wrong))
    tally = Tally(engine, seats, options, args.players)
    for seed in range(args.seed, args.seed + args.games):
        tally.play(seed)
    told = tally.told() | {"seats": seats, "options": options, "seed": args.seed}
    if args.stored:
        told |= stored(engine, seats, options, args.seed, min(args.games, 20))
    return told


def chosen(engine: Engine[Any], text: str) -> dict[str, str]:
    known = [option.name for option in engine.options]
    found: dict[str, str] = {}
    for pair in filter(None, text.split(",")):
        name, _, value = pair.partition("=")
        if not value:
            raise Mistake(f"options are given as name=value,name=value, not as {text}")
        if name not in known:
            raise Mistake(f"{engine.name} has no option {name}; it has: {', '.join(known)}")
        found[name] = value
    return found


def seated(engine: Engine[Any], text: str | None, options: dict[str, str]) -> list[Seat]:
    everybody = [seat for chair in engine.chairs(options) for seat in chair]
    if text is None:
        return everybody
    if not text.isdecimal():
        return text.split(",")
    if any(option.name == "players" for option in engine.options):
        options["players"] = text  # the game always has all its seats; people share them
        return [seat for chair in engine.chairs(options) for seat in chair]
    if int(text) > len(everybody):
        raise Mistake(f"{engine.name} has {len(everybody)} seats: {', '.join(everybody)}")
    return everybody[: int(text)]


class Tally:
    """What came of games so far. Only the rules are timed, not what the players think."""

    def __init__(
        self,
        engine: Engine[Any],
        seats: Sequence[Seat],
        options: dict[str, str],
        players: str = "able",
    ) -> None:
        self.engine, self.seats, self.options = engine, seats, options
        self.choose = able if players == "able" else blind
        self.finished = self.games = self.decisions = 0
        self.seconds = 0.0
        self.turns: list[int] = []
        self.winners: Counter[Seat] = Counter(dict.fromkeys(seats, 0))
        self.reasons: Counter[str] = Counter()
        self.points: dict[Seat, list[int]] = {seat: [] for seat in seats}
        self.own: dict[str, list[float]] = {}
        self.sides: Counter[str] = Counter()
        self.statistics = engine if isinstance(engine, Statistics) else NO_STATISTICS
        counted = self.statistics.counted
        self.counts = {heading: Counter(dict.fromkeys(ids, 0)) for heading, ids in counted.items()}

    def play(self, seed: int) -> None:
        dice, chooser = SeededRng(b"simulate %d" % seed), QuickRng(seed)
        engine = self.engine
        state = engine.new(self.seats, self.options, dice)
        clocks: set[str] = set()
        patience = PATIENCE if len(self.seats) == 1 else RUNAWAY
        self.games += 1
        waits, before, mover = 0, set[Seat](), ""
        for n in range(patience + 1):
            began = perf_counter()
            offers = engine.offers(state)
            self.seconds += perf_counter() - began
            if not offers:
                break
            if n == patience:
                if patience == RUNAWAY:
                    self.reasons["stuck"] += 1
                    return
                engine.concede(state, self.seats[0], dice)
                break
            waited = {s for s, offer in offers.items() if offer.required and not offer.answered}
            waits += len(waited - before - {mover})
            before = waited
            mover, picks = self.choose(engine, state, offers, chooser)
            clocks.add(offers[mover].clock)
            began = perf_counter()
            events = engine.apply(state, mover, picks, dice)
            self.seconds += perf_counter() - began
            self.decisions += 1
            if self.counts:
                for heading, name in self.statistics.count(events):
                    self.counts[heading][name] += 1
        self.own.setdefault("waits", []).append(waits)
        if result := engine.result(state):
            self.count(result, sum(clock.startswith("turn/") for clock in clocks))
            self._ask_engine(state)

    def count(self, result: Result, turns: int) -> None:
        self.finished += 1
        self.turns.append(turns)
        self.reasons[result.reason] += 1
        self.winners.update(result.winners)
        for seat, points in result.points.items():
            self.points[seat].append(points)
        if isinstance(self.engine, Teams):
            self.sides.update(
                team
                for team, seats in self.engine.teams(self.seats).items()
                if set(seats) <= set(result.winners)
            )

    def _ask_engine(self, state: Any) -> None:
        for name, figure in self.statistics.figures(state).items():
            self.own.setdefault(name, []).append(figure)

    def told(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "game": self.engine.name,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "winners": dict(self.winners),
            "reasons": dict(self.reasons),
            "turns": spread(self.turns),
            "points": {seat: spread(points) for seat, points in self.points.items()},
        }
        if self.sides:
            told["winning_teams"] = dict(self.sides)
        for heading, counts in self.counts.items():
            told[heading] = dict(counts)
            told[f"never_{heading}"] = [name for name, n in counts.items() if not n]
        return told | {name: spread(figures) for name, figures in self.own.items()}


def stored(
    engine: Engine[Any], seats: Sequence[Seat], options: dict[str, str], seed: int, games: int
) -> dict[str, Any]:
    """The same with every position loaded before its move and saved after it."""
    sizes: list[int] = []
    began = perf_counter()
    for n in range(seed, seed + games):
        sizes += (len(saved) for saved in saved_moves(engine, seats, options, n))
    seconds = perf_counter() - began
    return {
        "stored_decisions_per_second": round(len(sizes) / seconds) if seconds else 0,
        "state_bytes": spread(sizes),
    }


def saved_moves(
    engine: Engine[Any], seats: Sequence[Seat], options: dict[str, str], seed: int
) -> Iterator[bytes]:
    dice, chooser = SeededRng(b"simulate %d" % seed), QuickRng(seed)
    saved = engine.dump(engine.new(seats, options, dice))
    for _ in range(PATIENCE if len(seats) == 1 else RUNAWAY):
        state = engine.load(saved)
        offers = engine.offers(state)
        if not offers:
            return
        saved = engine.dump(move(engine, state, *decide(offers, chooser), dice).state)
        yield saved


def spread(numbers: Iterable[float]) -> Spread:
    known = list(numbers)
    return {"min": min(known), "median": median(known), "max": max(known)} if known else {}


def shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {shown(part)}" for name, part in value.items())
    return " ".join(value) if isinstance(value, list) else str(value)
