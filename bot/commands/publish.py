"""Write finished games as static pages, for any web server or none."""

from __future__ import annotations

import argparse
import asyncio
import json
from pathlib import Path

from bot.book import league_records
from bot.book.writer import write
from bot.commands import Mistake, looking_at
from bot.settings import games_file
from bot.store import Unfit


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, help="where the pages go; what lies there is kept")
    parser.add_argument(
        "--names", type=Path, metavar="FILE", help="JSON: the names to print, by Discord id"
    )
    parser.add_argument("--url", default="", help="where the pages will lie, for pasted links")
    parser.add_argument("--db", type=Path, metavar="FILE", help="instead of ADJUTANT_DB")


def run(args: argparse.Namespace) -> int:
    named = {}
    if args.names:
        try:
            read = json.loads(args.names.read_text("utf-8"))
            named = {int(user): str(name) for user, name in read.items()}
        except (OSError, ValueError, AttributeError) as odd:
            raise Mistake(f"{args.names} does not hold ids and names: {odd}") from None
    file = games_file(args.db)
    with looking_at(file) as db:
        try:
            leagues = asyncio.run(league_records.read(file))
        except Unfit as other_version:
            raise Mistake(str(other_version)) from None
        games = write(db, args.folder, named=named, leagues=leagues, url=args.url, tell=print)
    print(f"{args.folder}: {games} games")
    return 0
