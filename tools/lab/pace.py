"""How long do games take among people who sleep, work and go away? Played in virtual time."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bot.app.clocks.calendars import HOUR
from bot.app.clocks.pace import PACES
from bot.commands import Mistake, rules
from bot.commands.simulate import chosen, seated
from tools.lab import command
from tools.lab.people import PEOPLE, read
from tools.lab.virtual_game import Game

PACES_PLAYED = tuple(each for each in PACES if each != "none")
POLICIES = ("naive", "ours", "orders")
"""`naive` asks one person at a time, at any hour, and waits for ever. `ours` asks everybody at once
whom a question concerns, lets people sleep, and answers by default when time is up. With `orders`
people have said in advance what they would pass on anyway, and put their next turn together when
one has ended, when they look in between two, and when they are told that theirs is next."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--people", type=Path, help="who plays; see tools/lab/PACE.md")
    parser.add_argument("--policy", choices=POLICIES, default="ours")
    parser.add_argument("--pace", choices=PACES_PLAYED, default="daily")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", help="how many, or their names joined with commas")
    parser.add_argument("--options", default="", metavar="NAME=VALUE,...")
    parser.add_argument("--seed", type=int, default=1, help="the first game's; then counted up")
    parser.add_argument(
        "--json", action="store_true", help="print one JSON object and nothing else"
    )


def run(args: argparse.Namespace) -> int:
    engine = rules(args.game)
    options = chosen(engine, args.options)
    seats = seated(engine, args.seats, options)
    try:
        people = read(args.people) if args.people else PEOPLE
    except (OSError, ValueError, TypeError, KeyError) as wrong:
        raise Mistake(f"{args.people}: {wrong}") from None
    if len(people) < len(seats):
        raise Mistake(f"{len(seats)} seats need {len(seats)} people; there are {len(people)}")
    seeds = range(args.seed, args.seed + args.games)
    games = [Game(engine, seats, options, people, args.policy, n, args.pace) for n in seeds]
    told = measured(games)
    print(json.dumps(told) if args.json else "\n".join(f"{k}: {v}" for k, v in told.items()))
    return 0 if told["finished"] == told["games"] else 1


def measured(played: Sequence[Game]) -> dict[str, Any]:
    """Play games that differ in nothing but their numbers, and say how it went."""
    for game in played:
        game.play()
    seats = played[0].seats
    done = [game for game in played if game.finished]
    days = [game.days for game in done]
    turns = sum(len(game.turns) for game in played)
    rounds = turns / max(len(seats), 1)
    waits = [wait for game in played for wait in game.waits]
    person_days = sum(game.days * len(game.persons) for game in played)
    return {
        "game": played[0].engine.name,
        "policy": played[0].policy,
        "games": len(played),
        "finished": len(done),
        "days": {
            "median": round(median(days), 1) if days else None,
            "p90": round(quantiles(days, n=10)[-1], 1) if len(days) > 1 else None,
        },
        "waits_per_turn": round(len(waits) / max(turns, 1), 2),
        "foreign_answers_per_round": round(sum(g.foreign for g in played) / max(rounds, 1), 2),
        "longest_wait_hours": round(max(waits, default=0.0) / HOUR, 1),
        "pings_per_person_day": round(
            sum(len(game.pings) for game in played) / max(person_days, 1.0), 2
        ),
        "pings_in_quiet_hours": sum(
            person.asleep(at) for game in played for person, at in game.pings
        ),
        "turns_planned": sum(game.planned for game in played),
        "turns_played_whole": sum(game.whole for game in played),
    }


if __name__ == "__main__":
    sys.exit(command(sys.modules[__name__]))
