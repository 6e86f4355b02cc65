"""Write finished games as static pages, for any web server or none."""

from __future__ import annotations

import argparse
import asyncio
import json
from pathlib import Path
from typing import Any

from bot.app.play import computers
from bot.book import league_records
from bot.book.writer import write
from bot.commands import Mistake, looking_at
from bot.settings import games_file
from bot.store import Unfit, guests


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, help="where the pages go; what lies there is kept")
    parser.add_argument(
        "--names", type=Path, metavar="FILE", help="JSON: the names to print, by Discord id"
    )
    parser.add_argument(
        "--ladder", type=Path, metavar="FILE", help="how strong computers are: tools.lab.ladder"
    )
    parser.add_argument("--url", default="", help="where the pages will lie, for pasted links")
    parser.add_argument("--db", type=Path, metavar="FILE", help="instead of ADJUTANT_DB")


def run(args: argparse.Namespace) -> int:
    named = {}
    if args.names:
        try:
            named = {int(user): str(name) for user, name in _read(args.names).items()}
        except (OSError, ValueError, AttributeError) as odd:
            raise Mistake(f"{args.names} does not hold ids and names: {odd}") from None
    try:
        ladder = _read(args.ladder) if args.ladder else {}
    except (OSError, ValueError) as odd:
        raise Mistake(f"{args.ladder} is no ladder: {odd}") from None
    file = games_file(args.db)
    with looking_at(file) as db:
        try:
            leagues = asyncio.run(league_records.read(file))
        except Unfit as other_version:
            raise Mistake(str(other_version)) from None
        computers.know(guests.everybody(db))
        games = write(
            db, args.folder, named=named, leagues=leagues, ladder=ladder, url=args.url, tell=print
        )
    print(f"{args.folder}: {games} games")
    return 0


def _read(file: Path) -> Any:
    return json.loads(file.read_text("utf-8"))
