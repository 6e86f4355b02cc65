"""A season of computers: are tables varied, standings stable, ratings of any use?

Everybody plays one table a round, the titles taking turns. People differ in strength by how many of
their moves are made at random; some leave in the middle of a game, and half of those are replaced.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import combinations
from math import log
from statistics import fmean
from time import process_time
from typing import Any

from bot.app.leagues.titles import Title
from bot.commands import Mistake, rules
from bot.league import pairing, ratings
from bot.league.pairing import Entrant, Past
from bot.league.results import Game, Kind, Part, Person
from bot.league.standings import Rules, standings
from engines.contract import Result, Seat
from engines.kit.rng import SeededRng
from engines.kit.simulate import RUNAWAY, QuickRng, able, blind
from tools.lab import command

WEAKEST = 40
"""In a hundred moves of the weakest are made at random."""
ZONES = (-8.0, -5.0, 0.0, 1.0, 1.0, 2.0, 8.0, 11.0)
LEAST = 1e-6
"""No prediction is taken to be surer of being wrong than this."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--people", type=int, default=64)
    parser.add_argument("--games", default="quartermaster,attack,race_to_the_rhine")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--drop", type=int, default=0, help="per cent who leave during the season")
    parser.add_argument("--size", type=int, default=0, help="people at a table, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object, nothing else")


def run(args: argparse.Namespace) -> int:
    titles = [Title.of(rules(name)) for name in args.games.split(",")]
    if args.size and not all(args.size in title.chairs for title in titles):
        raise Mistake(f"{args.size} people cannot sit at a table of these games")
    if not all(_sizes(args.people, title, args.size) for title in titles):
        raise Mistake(f"{args.people} people cannot be seated at tables of these games")
    season = Season(titles, args.people, args.rounds, args.drop, args.seed, args.size)
    told = season.told()
    print(json.dumps(told) if args.json else "\n".join(f"{k}: {v}" for k, v in told.items()))
    return 0 if told["finished"] == told["tables"] else 1


def _sizes(people: int, title: Title, size: int) -> tuple[int, ...]:
    most = size or title.most
    return pairing.sizes(people, title.least_of(most), most)


@dataclass
class Season:
    titles: list[Title]
    people: int
    rounds: int
    drop: int
    seed: int
    size: int = 0
    """People at a table at most; 0 for as many as is usual."""
    games: list[Game] = field(default_factory=list)
    tables: int = 0
    repeats: int = 0
    slowest: float = 0.0
    byes: list[tuple[Person, None]] = field(default_factory=list)
    left: set[Person] = field(default_factory=set)
    past: Past = field(default_factory=Past)

    def __post_init__(self) -> None:
        chance = QuickRng(self.seed)
        self.chance = chance
        self.blunders = [chance.below(WEAKEST + 1) for _ in range(self.people)]
        self.zones = [ZONES[chance.below(len(ZONES))] for _ in range(self.people)]
        leaving = sorted(range(self.people), key=lambda _: chance.below(1 << 30))
        self.leaves = {
            person: chance.below(self.rounds)
            for person in leaving[: self.people * self.drop // 100]
        }
        self.rules = Rules(lot=b"season %d" % self.seed)
        for number in range(self.rounds):
            self._round(number, self.titles[number % len(self.titles)])

    def _round(self, number: int, title: Title) -> None:
        here = [person for person in range(self.people) if person not in self.left]
        rows = standings(self.rules, here, self.games, byes=self.byes)
        while not (tables := _sizes(len(here), title, self.size)):
            resting = min(
                rows, key=lambda row: (self.byes.count((row.person, None)), -row.place)
            ).person
            here.remove(resting)
            self.byes.append((resting, None))
        points = {row.person: row.points for row in rows}
        entrants = [Entrant(person, points[person], self.zones[person]) for person in here]
        began = process_time()
        seed = int.from_bytes(sha256(b"%d/%d" % (self.seed, number)).digest()[:8], "big")
        seated = pairing.pair(entrants, self.past, title.sides, tables, seed)
        self.slowest = max(self.slowest, process_time() - began)
        for table in seated:
            self.repeats += sum(self.past.met[frozenset(two)] > 0 for two in combinations(table, 2))
            self.past.add(table, title.sides[len(table)])
            self.tables += 1
            self._play(title, table, number)

    def _play(self, title: Title, table: Sequence[Person], number: int) -> None:
        game = played(
            title,
            table,
            {person: self.blunders[person] for person in table},
            {person for person in table if self.leaves.get(person) == number},
            self.tables,
            number,
            QuickRng(self.seed * 100_003 + self.tables),
        )
        self.left.update(person for person in table if self.leaves.get(person) == number)
        if game is not None:
            self.games.append(game)

    def told(self) -> dict[str, Any]:
        rows = standings(self.rules, range(self.people), self.games, left=self.left, byes=self.byes)
        text = json.dumps([(row.person, row.place, row.points) for row in rows])
        once, again = ratings.rated(self.games), ratings.rated(self.games[::-1])
        return {
            "people": self.people,
            "tables": self.tables,
            "finished": len(self.games),
            "left": len(self.left),
            "repeats": self.repeats,
            "side_imbalance": self._imbalance(),
            "pairing_seconds_max": round(self.slowest, 4),
            "standings_hash": sha256(text.encode()).hexdigest(),
            "ratings_recomputed_equal": once == again,
            "log_loss": self._losses(),
        }

    def _imbalance(self) -> int:
        """How much more often anybody had one side of a title of two sides than the other."""
        found = 0
        for title in self.titles:
            names = sorted({name for sides in title.sides.values() for name in sides})
            if len(names) == 2:
                for person in set(range(self.people)) - self.left:
                    a, b = (self.past.sides[person, name] for name in names)
                    found = max(found, abs(a - b))
        return found

    def _losses(self) -> dict[str, float]:
        """How surprised each rating was by who won: the mean of -log of what it expected."""
        known: ratings.Ratings = {}
        elo = ratings.Elo({})
        ours, theirs = [], []
        for game in self.games:
            winners = [name for name in game.sides if game.place_of(name) == 1]
            if len(winners) == 1 and (new := ratings.after(game, known)):
                ours.append(-log(max(LEAST, ratings.expected(game, known)[winners[0]])))
                theirs.append(-log(max(LEAST, elo.expected(game)[winners[0]])))
                known |= {(game.title, person): rating for person, rating in new.items()}
                elo = elo.after(game)
        return {"ours": round(fmean(ours), 4), "elo": round(fmean(theirs), 4)} if ours else {}


def played(
    title: Title,
    table: Sequence[Person],
    blunders: dict[Person, int],
    leaving: set[Person],
    number: int,
    round_number: int,
    chance: QuickRng,
) -> Game | None:
    """One game to its end. Who leaves does so after some moves; every second seat that is left is
    taken over, the others are given up."""
    engine, people = title.engine, len(table)
    chairs, dice = title.chairs[people], SeededRng(b"season %d" % number)
    holder = {seat: person for person, chair in zip(table, chairs, strict=True) for seat in chair}
    state = engine.new(list(holder), title.options[people], dice)
    goes = {person: 20 + chance.below(150) for person in leaving}
    kinds: dict[Person, Kind] = defaultdict(lambda: "played")
    moves: Counter[Person] = Counter()
    for n in range(RUNAWAY):
        for person, when in list(goes.items()):
            if n >= when and kinds[person] != "timeout":
                kinds[person] = "timeout"
                if chance.below(2):
                    for seat in (seat for seat, who in holder.items() if who == person):
                        if engine.offers(state):
                            engine.concede(state, seat, dice)
        offers = engine.offers(state)
        if not offers:
            break
        seat, picks = able(engine, state, offers, chance)
        if chance.below(100) < blunders[holder[seat]]:
            seat, picks = blind(engine, state, {seat: offers[seat]}, chance)
        moves[holder[seat]] += 1
        engine.apply(state, seat, picks, dice)
    result = engine.result(state)
    if result is None:
        return None
    parts = tuple(
        Part(
            person,
            name,
            place(result, chair),
            float(max(result.points.get(seat, 0) for seat in chair)),
            kinds[person],
            seats=float(len(chair)),
        )
        for person, chair, name in zip(table, chairs, title.sides[people], strict=True)
    )
    return Game(number, engine.name, float(number), parts, round_number)


def place(result: Result, chair: Sequence[Seat]) -> int:
    """The best place of somebody's seats; those who share one have the same number."""
    ahead = 0
    for level in result.ranking:
        if set(chair) & set(level):
            return ahead + 1
        ahead += len(level)
    return ahead + 1


if __name__ == "__main__":
    sys.exit(command(sys.modules[__name__]))
