"""Everybody against everybody, computers and guests: how strong is each, in each title?

A title may be followed by its number of seats and by options, for a table that is soon over:
`attack@2:end=4`. Games are kept beside the file of the ladder, one a line: the next run goes on
where this one ended.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice, takewhile
from math import log10
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from bot.commands import rules
from bot.commands.simulate import chosen, seated
from engines.kit.search import ROLLOUTS
from engines.registry import GAMES
from tools.lab import command, spread
from tools.lab.duel import NAMES, Duel, fought, opponents

ROUNDS = 500
"""Steps towards the likeliest ratings."""
AT_ONCE = 32
"""Games that a Dask scheduler is given at a time."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "games", nargs="*", default=list(GAMES), metavar="game[@SEATS][:NAME=VALUE,...]"
    )
    parser.add_argument("--of", default=",".join(NAMES), help="who of our own takes part")
    parser.add_argument(
        "--guest", action="append", default=[], metavar="NAME=PROGRAM", help="Hal=node hal.js"
    )
    parser.add_argument("--each", type=int, default=24, help="games a title, with those kept")
    parser.add_argument("--minutes", type=float, default=1e6, help="after which no game begins")
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS)
    parser.add_argument("--jobs", default="1", help="processes, or a Dask scheduler")
    parser.add_argument("--out", type=Path, metavar="FILE", help="for `adjutant publish --ladder`")


class Score(NamedTuple):
    """Who held the sides of a game, and what each of them had of the win."""

    game: str
    who: Sequence[str]
    shares: Sequence[float]


def run(args: argparse.Namespace) -> int:
    names = [name for name in (*args.of.split(","), *args.guest) if name]
    until = monotonic() + 60 * args.minutes
    games = args.out.with_suffix(".games") if args.out else None
    lines = games.read_text("utf-8").splitlines() if games and games.exists() else []
    scores = [Score(*json.loads(line)) for line in lines if line.endswith("]]")]  # or broken off
    for title in args.games:
        for score in played(title, names, scores, until, args):
            scores.append(score)
            if games:
                with games.open("a", encoding="utf-8") as file:
                    file.write("\n" + json.dumps(score))
    told = {
        game: rows([each for each in scores if each.game == game])
        for game in dict.fromkeys(each.game for each in scores)
    }
    for game, rungs in told.items():
        print(game, *("{rating:7} {name}: {won:g} of {games}".format(**x) for x in rungs), sep="\n")
    if args.out:
        args.out.write_text(json.dumps(told, indent=1), "utf-8")
    return 0


def played(
    title: str, names: Sequence[str], scores: Sequence[Score], until: float, args: Any
) -> Iterator[Score]:
    """The games of a title that are missing, as far as there is time for them."""
    table, _, told = title.partition(":")
    game, _, n = table.partition("@")
    engine = rules(game)
    options = chosen(engine, told)
    duel = Duel(game, tuple(seated(engine, n or None, options)), options, "", "", args.rollouts)
    begin = sum(each.game == game for each in scores)
    missing = takewhile(lambda _: monotonic() < until, range(begin, args.each))
    with spread(args.jobs) as over:
        at_once = int(args.jobs) if args.jobs.isdigit() else AT_ONCE
        while some := list(islice(missing, at_once)):
            yield from filter(None, over(partial(match, duel, tuple(names)), some))


def match(duel: Duel, names: Sequence[str], n: int) -> Score | None:
    """The nth game of a ladder. Each side is held by another one, further apart in the list each
    time round, so that everybody meets everybody, from every side."""
    sides = opponents(rules(duel.game), duel.seats, duel.options)
    apart = 1 + n // len(names) % max(1, len(names) - 1)
    who = [names[(n + i * apart) % len(names)] for i in range(len(sides))]
    shares = fought(duel, dict(zip(sides, who, strict=True)), n + 1)
    return Score(duel.game, who, [shares[side] for side in sides]) if shares else None


def rows(scores: Sequence[Score]) -> list[dict[str, Any]]:
    """Best first."""
    sides = [side for each in scores for side in zip(each.who, each.shares, strict=True)]
    worth, games = worths(scores), Counter(name for name, _ in sides)
    return [
        {
            "name": name.partition("=")[0],
            "guest": "=" in name,
            "rating": round(1500 + 400 * log10(worth[name])),
            "games": games[name],
            "won": round(sum(share for who, share in sides if who == name), 2),
        }
        for name in sorted(games, key=lambda name: -worth[name])
    ]


def worths(scores: Sequence[Score]) -> dict[str, float]:
    """The strengths under which these scores are the likeliest (Plackett and Luce: each side wins
    in proportion to the strength of who holds it). Everybody also has a draw with strength 1."""
    worth = {name: 1.0 for each in scores for name in each.who}
    for _ in range(ROUNDS):
        won, met = dict.fromkeys(worth, 0.5), {name: 1 / (worth[name] + 1) for name in worth}
        for _, who, shares in scores:
            together = sum(worth[name] for name in who)
            for name, share in zip(who, shares, strict=True):
                won[name] += share
                met[name] += 1 / together
        worth = {name: won[name] / met[name] for name in worth}
    return worth


if __name__ == "__main__":
    sys.exit(command(sys.modules[__name__]))
