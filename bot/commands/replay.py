"""Play stored games again from their seeds: do they lead to the positions that are kept?"""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.app.past import record
from bot.commands import looking_at, rules
from bot.settings import games_file
from bot.store import games, journal


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", type=int, nargs="*", help="numbers of tables; all if unsaid")
    parser.add_argument("--db", type=Path, metavar="FILE", help="instead of ADJUTANT_DB")


def run(args: argparse.Namespace) -> int:
    broken = 0
    with looking_at(games_file(args.db)) as db:
        for game in args.game or games.dealt(db):
            row = games.get(db, game, state=True)
            if row is None or row.seed is None:
                print(f"{game}: no such game, or it was never started")
                broken += 1
                continue
            same = record.replay(row, journal.between(db, game), rules(row.game))
            print(f"{game}: {row.game}, {row.status}: {'as stored' if same else 'DIFFERS'}")
            broken += not same
    return 1 if broken else 0
