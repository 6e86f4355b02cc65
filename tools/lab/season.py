"""A season of computers: are tables varied, standings stable, ratings of any use?

Rounds are drawn by `drawing.next_round` as in the bot, the titles taking turns. People differ in
strength by how many of their moves are made at random; some leave in the middle of a game, and half
of those are replaced; the best avoid each other in twos.

    python -m tools.lab.season --people 25 --seasons 20

plays twenty, each of them also as leagues were first paired and counted: all costs in one sum, and
nine points for a win at a table of three but two at a table of two.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from dataclasses import field as dataclass_field
from functools import partial
from hashlib import sha256
from itertools import combinations
from math import log
from statistics import fmean
from time import process_time
from typing import Any
from unittest.mock import patch

from bot.app.leagues import drawing
from bot.app.leagues.drawing import Outside
from bot.app.leagues.records import Settings
from bot.app.leagues.standing import Course, rank
from bot.app.leagues.terms import Field, Title
from bot.app.leagues.terms import field as settings_field
from bot.commands import Mistake, rules
from bot.league import pairing, ratings
from bot.league.results import SCHEMES, Game, Kind, Part, Person, by_win, heights_of
from bot.store.league_tables import Pool, Round, TableRow
from engines.contract import Illegal, Result, Seat
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
    parser.add_argument("--seasons", type=int, default=1, help="as a table, each before and now")
    parser.add_argument("--json", action="store_true", help="print one JSON object, nothing else")


def run(args: argparse.Namespace) -> int:
    names = tuple(args.games.split(","))
    settings = Settings(names, "swiss", size=args.size, rounds=args.rounds)
    try:
        found = settings_field(settings, rules)
    except Illegal:
        raise Mistake(f"{args.size} people cannot sit at a table of these games") from None
    if not pairing.sizes(max(args.people, 2), found.least, found.size) or args.people < found.least:
        raise Mistake(f"{args.people} people cannot be seated at tables of these games")
    seasons = [
        partial(
            Season,
            field=found,
            people=args.people,
            rounds=args.rounds,
            drop=args.drop,
            seed=args.seed + at,
        )
        for at in range(args.seasons)
    ]
    if args.seasons > 1:
        compare(settings, seasons)
        return 0
    told = seasons[0](settings).told()
    print(json.dumps(told) if args.json else "\n".join(f"{k}: {v}" for k, v in told.items()))
    return 0 if told["finished"] == told["tables"] else 1


PROMISES = ("fewer_wins_above", "repeats", "avoided", "thrice")
FORMER = {"BLOCKED": 1e3, "AGAIN": 100.0, "THRICE": 0.0, "POINTS": 1.0, "STARTS": 1}
"""What pairing once took for expensive, all of it in one sum."""


def former(game: Game) -> dict[Person, float]:
    """What a game was once worth: up to nine points, but at a table of two up to two."""
    heights, won = heights_of(game), by_win(game)
    return {
        part.person: 2 * heights[part.side]
        if len(heights) == 2
        else 6 * heights[part.side] + 3 * (won[part.person] == 1.0)
        for part in game.parts
    }


def compare(settings: Settings, seasons: Sequence[Callable[[Settings], Season]]) -> None:
    """A line for each season: what was promised and broken, before and now, and how surprised each
    forecast was."""
    print("season", *(f"{each} before/now" for each in PROMISES), "ours", "Elo", "side", sep=" | ")
    every: list[tuple[dict[str, Any], dict[str, Any]]] = []
    for at, season in enumerate(seasons, 1):
        with ExitStack() as changed:
            changed.enter_context(patch.dict(SCHEMES, former=former))
            for name, cost in FORMER.items():
                changed.enter_context(patch.object(pairing, name, cost))
            before = season(replace(settings, points="former")).told()
        every.append((before, season(settings).told()))
        _line(str(at), every[-1:])
    _line("all", every)
    losses = [now["log_loss"] for _, now in every]
    better = sum(each["ours"] < min(each["elo"], each["side"]) for each in losses)
    print(f"ours is better than both in {better} of {len(losses)}")


def _line(name: str, seasons: Sequence[tuple[dict[str, Any], dict[str, Any]]]) -> None:
    before, now = zip(*seasons, strict=True)
    kept = [f"{sum(t[each] for t in before)}/{sum(t[each] for t in now)}" for each in PROMISES]
    losses = [fmean(told["log_loss"][each] for told in now) for each in ("ours", "elo", "side")]
    print(name, *kept, *(f"{loss:.3f}" for loss in losses), sep=" | ", flush=True)


@dataclass
class Season:
    settings: Settings
    field: Field
    people: int
    rounds: int
    drop: int
    seed: int
    results: dict[int, Game] = dataclass_field(default_factory=dict)
    tables: int = 0
    repeats: int = 0
    slowest: float = 0.0
    left: set[Person] = dataclass_field(default_factory=set)
    rows: list[TableRow] = dataclass_field(default_factory=list)
    past_rounds: list[Round] = dataclass_field(default_factory=list)

    def __post_init__(self) -> None:
        chance = QuickRng(self.seed)
        self.chance = chance
        self.blunders = [chance.below(WEAKEST + 1) for _ in range(self.people)]
        zones = [ZONES[chance.below(len(ZONES))] for _ in range(self.people)]
        best = sorted(range(self.people), key=lambda person: (self.blunders[person], person))
        avoids = {a: frozenset({b}) for a, b in zip(best[:6:2], best[1:6:2], strict=False)}
        self.outside = Outside(dict(enumerate(zones)), avoids)
        leaving = sorted(range(self.people), key=lambda _: chance.below(1 << 30))
        self.leaves = {
            person: chance.below(self.rounds)
            for person in leaving[: self.people * self.drop // 100]
        }
        for _ in range(self.rounds):
            self._round()

    @property
    def course(self) -> Course:
        """The season so far, as the bot looks at it."""
        people = tuple(range(self.people))
        return Course(
            settings=self.settings,
            size=self.field.size,
            pool=Pool(1, 1, 1, 0, 0.0, people=people, rounds=tuple(self.past_rounds)),
            rounds=self.past_rounds,
            tables=self.rows,
            results=self.results,
            left=self.left,
            lot=b"season %d" % self.seed,
        )

    def _round(self) -> None:
        course, number = self.course, len(self.past_rounds) + 1
        past = drawing.past_of(self.rows)
        began = process_time()
        drawn, resting = drawing.next_round(
            course, self.field, course.here, past, self.outside, course.lot
        )
        self.slowest = max(self.slowest, process_time() - began)
        self.past_rounds.append(Round(1, number, 0.0, None, 0.0, tuple(resting)))
        titles = {title.engine.name: title for title in self.field.titles}
        for table in drawn:
            self.repeats += sum(
                past.met[frozenset(two)] > 0 for two in combinations(table.people, 2)
            )
            self.tables += 1
            self.rows.append(
                TableRow(
                    *(self.tables, 1, 1, number, self.tables, table.title, "finished", 0.0),
                    people=table.people,
                    sides=table.sides,
                )
            )
            self._play(titles[table.title], table.people, number - 1)

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
            self.results[self.tables] = game

    def told(self) -> dict[str, Any]:
        rows = rank(self.course)
        text = json.dumps([(row.person, row.place, row.points) for row in rows])
        games = self.games
        once, again = ratings.rated(games), ratings.rated(games[::-1])
        return {
            "people": self.people,
            "tables": self.tables,
            "finished": len(games),
            "left": len(self.left),
            "repeats": self.repeats,
            "avoided": sum(
                {a, *bs} <= {*row.people}
                for row in self.rows
                for a, bs in self.outside.avoids.items()
            ),
            "thrice": self._thrice(),
            "fewer_wins_above": sum(
                upper.wins < lower.wins and upper.played == lower.played
                for upper, lower in combinations((row for row in rows if not row.left), 2)
            ),
            "side_imbalance": self._imbalance(),
            "pairing_seconds_max": round(self.slowest, 4),
            "standings_hash": sha256(text.encode()).hexdigest(),
            "ratings_recomputed_equal": once == again,
            "log_loss": self._losses(),
            "won": self._won(),
        }

    @property
    def games(self) -> list[Game]:
        return list(self.results.values())

    def _thrice(self) -> int:
        """How often somebody had one side three times running."""
        had = defaultdict[Person, list[str]](list)
        for row in self.rows:
            for person, side in zip(row.people, row.sides, strict=True):
                had[person].append(side)
        return sum(
            len({*run}) == 1
            for each in had.values()
            for run in zip(each, each[1:], each[2:], strict=False)
        )

    def _imbalance(self) -> int:
        """How much more often anybody had one side of a title of two sides than the other."""
        found, past = 0, drawing.past_of(self.rows)
        for title in self.field.titles:
            names = sorted({name for sides in title.sides.values() for name in sides})
            if len(names) == 2:
                for person in set(range(self.people)) - self.left:
                    a, b = (past.sides[person, name] for name in names)
                    found = max(found, abs(a - b))
        return found

    def _won(self) -> dict[str, dict[str, float]]:
        """How often each side won, by title and number of people: what `sides.json` is made of."""
        sides, found = ratings.Sides(), defaultdict[str, dict[str, float]](dict)
        for game in filter(ratings.counts, self.games):
            sides.add(game)
        for (title, people, side), times in sorted(sides.won.items()):
            found[f"{title} {people}"][side] = round(times, 1)
        return found

    def _losses(self) -> dict[str, float]:
        """How surprised each forecast was by who won: the mean of -log of what it expected. `side`
        knows how often each side has won, and nobody's strength."""
        known, sides, elo = ratings.Ratings(), ratings.Sides(), ratings.Elo({})
        found: dict[str, list[float]] = {"ours": [], "elo": [], "side": []}
        for game in self.games:
            if not (new := ratings.after(game, known, sides)):
                continue
            winners = [name for name in game.sides if game.place_of(name) == 1]
            if len(winners) == 1:
                said = {
                    "ours": ratings.expected(game, known, sides)[winners[0]],
                    "elo": elo.expected(game)[winners[0]],
                    "side": sides.share(game, winners[0]),
                }
                for name, chance in said.items():
                    found[name].append(-log(max(LEAST, chance)))
            sides.add(game)
            known |= {(game.title, person): rating for person, rating in new.items()}
            elo = elo.after(game)
        return {name: round(fmean(each), 4) for name, each in found.items() if each}


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
