"""Put a copy in the place of the file everything is kept in. The old file is kept beside it."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path
from sqlite3 import DatabaseError

from bot.commands import Mistake, readable
from bot.settings import games_file
from bot.store import copies, health
from bot.store.db import Lock, Taken, looking, version


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("copy", type=Path, help="what `adjutant backup` has made")
    parser.add_argument("--db", type=Path, metavar="FILE", help="instead of ADJUTANT_DB")


def run(args: argparse.Namespace) -> int:
    file = games_file(args.db)
    with readable(args.copy):
        copies.check(args.copy)
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        held = Lock(file)
    except Taken:
        raise Mistake(f"a bot is using {file}: stop it first") from None
    try:
        before = told(file)
        kept = copies.restore(args.copy, file, datetime.now())
    finally:
        held.release()
    print(f"before: {before}\nnow:    {told(file)}")
    if kept is not None:
        print(f"kept:   {kept}")
    return 0


def told(file: Path) -> str:
    """What a file holds, in a line."""
    try:
        with looking(file) as db:
            if not version(db):
                return "nothing"
            lines, last = health.written(db)
            when = f", the last on {datetime.fromtimestamp(last):%Y-%m-%d %H:%M}" if last else ""
            games = health.tables(db)
            return f"{games}; {lines} lines of journal{when}; schema {version(db)}"
    except DatabaseError as broken:
        return f"not readable: {broken}"
