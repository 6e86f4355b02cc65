"""Copy the file everything is kept in, also while the bot runs."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from bot.commands import Mistake, readable
from bot.settings import games_file
from bot.store import copies


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("to", type=Path, nargs="?", help="a file that is not there yet")
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help="a dated copy in this folder")
    parser.add_argument(
        "--sparing",
        action="store_true",
        help="only if anything has changed; there, keep one an hour, later a day, later a week",
    )
    parser.add_argument("--db", type=Path, metavar="FILE", help="instead of ADJUTANT_DB")


def run(args: argparse.Namespace) -> int:
    file, now = games_file(args.db), datetime.now()
    if args.to and args.folder:
        raise Mistake("give a file or a --folder, not both")
    if args.sparing and args.folder is None:
        raise Mistake("--sparing goes with a --folder")
    to = args.to or (args.folder or file.parent) / f"{file.stem}-{now:{copies.STAMP}}{file.suffix}"
    if to.exists() and not args.sparing:
        raise Mistake(f"{to} is there already")
    with readable(file):
        before = copies.dated(args.folder, file) if args.sparing else []
        if not before or copies.changed(file, before[-1]):
            copies.write(file, to)
            print(f"{to}: {to.stat().st_size / 1024:.0f} KB")
    if args.sparing:
        for old in copies.surplus(copies.dated(args.folder, file), now):
            old.unlink()
            print(f"{old}: deleted")
    return 0
