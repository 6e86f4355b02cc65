"""Simulates how long games take, for tables of which too few have been finished.

    python -m tools.lab.lengths --games 20 --paces daily brisk -- quartermaster

writes into bot/app/clocks/lengths.json, for each pace and number of people, from how many to
how many days a game takes: from the lower quartile among people who say all they can in advance
to the upper one among people who say nothing (see PACE.md). Of an evening nobody says anything
in advance. What is not named keeps its figures.
"""

from __future__ import annotations

import argparse
import json
from datetime import date
from pathlib import Path
from statistics import quantiles

from bot.app.clocks.pace import FILE
from bot.commands import rules
from bot.commands.simulate import chosen, seated
from engines.contract import Engine
from tools.lab.pace import PACES_PLAYED
from tools.lab.people import PEOPLE
from tools.lab.virtual_game import Game

PEOPLE_AT_A_TABLE = {
    "attack": range(2, 7),
    "overlord": range(2, 9),
    "quartermaster": range(2, 7),
    "race_to_the_rhine": range(2, 4),
    "total_domination": range(2, 5),
}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--paces", nargs="+", choices=PACES_PLAYED, default=PACES_PLAYED)
    parser.add_argument("titles", nargs="*", default=list(PEOPLE_AT_A_TABLE))
    args = parser.parse_args()
    file = Path(FILE)
    kept = json.loads(file.read_text("utf-8")) if file.exists() else {}
    games = kept.get("games", {})
    for title in args.titles:
        engine = rules(title)
        games.setdefault(title, {})
        for pace in args.paces:
            games[title][pace] = {
                str(n): _length(engine, pace, n, args.games) for n in PEOPLE_AT_A_TABLE[title]
            }
        told = {
            "source": f"python -m tools.lab.lengths --games {args.games}; see tools/lab/PACE.md",
            "made": date.today().isoformat(),
            "games": dict(sorted(games.items())),
        }
        file.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def _length(engine: Engine[object], pace: str, people: int, games: int) -> list[float]:
    ours = _quartiles(engine, pace, people, games, "ours")
    said = ours if pace == "evening" else _quartiles(engine, pace, people, games, "orders")
    return [said[0], ours[1]]


def _quartiles(
    engine: Engine[object], pace: str, people: int, games: int, policy: str
) -> tuple[float, float]:
    options = chosen(engine, "")
    seats = seated(engine, str(people), options)
    played = [Game(engine, seats, options, PEOPLE, policy, n + 1, pace) for n in range(games)]
    for game in played:
        game.play()
    first, _, last = quantiles([game.days for game in played if game.finished], method="inclusive")
    return round(first, 3), round(last, 3)


if __name__ == "__main__":
    main()
