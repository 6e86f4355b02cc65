"""Take a game out as JSON: for `adjutant verify`, for the archive, for a bug report."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from bot.app.past import record
from bot.commands import Mistake, looking_at
from bot.settings import games_file
from bot.store import games


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", type=int, help="number of the table")
    parser.add_argument("--full", action="store_true", help="with the secrets of a running game")
    parser.add_argument("--out", type=Path, metavar="FILE", help="instead of the screen")
    parser.add_argument("--db", type=Path, metavar="FILE", help="instead of ADJUTANT_DB")


def run(args: argparse.Namespace) -> int:
    file = games_file(args.db)
    with looking_at(file) as db:
        if games.get(db, args.game) is None:
            raise Mistake(f"{file} has no table {args.game}")
        text = json.dumps(record.export(db, args.game, full=args.full), ensure_ascii=False)
    if args.out:
        args.out.write_text(text + "\n", "utf-8")
    else:
        print(text)
    return 0
