"""Write finished games as static pages, for any web server or none."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from bot.app.play import computers
from bot.book import league_records
from bot.book.writer import write
from bot.commands import Mistake, looking_at
from bot.settings import games_file
from bot.store import Unfit, users

K = TypeVar("K")


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
    named = {user: str(name) for user, name in _read(args.names, "ids and names", int).items()}
    ladder = _read(args.ladder, "a ladder", str)
    file = games_file(args.db)
    with looking_at(file) as db:
        try:
            leagues = asyncio.run(league_records.read(file))
        except Unfit as other_version:
            raise Mistake(str(other_version)) from None
        computers.know(users.all_guests(db))
        games = write(
            db, args.folder, named=named, leagues=leagues, ladder=ladder, url=args.url, tell=print
        )
    print(f"{args.folder}: {games} games")
    return 0


def _read(file: Path | None, what: str, key: Callable[[str], K]) -> dict[K, Any]:
    """A JSON object, if there is a file."""
    try:
        read = json.loads(file.read_text("utf-8")) if file else {}
        return {key(name): value for name, value in read.items()}
    except (OSError, ValueError, AttributeError) as odd:
        raise Mistake(f"{file} does not hold {what}: {odd}") from None
