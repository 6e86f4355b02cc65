"""Copy the file everything is kept in, also while the bot runs."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from bot.commands import Mistake, looking_at
from bot.settings import games_file
from bot.store.db import copy


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("to", type=Path, nargs="?", help="a file that is not there yet")
    parser.add_argument("--db", type=Path, metavar="FILE", help="instead of ADJUTANT_DB")


def run(args: argparse.Namespace) -> int:
    file = games_file(args.db)
    to = args.to or file.with_name(f"{file.stem}-{datetime.now():%Y%m%d-%H%M%S}{file.suffix}")
    if to.exists():
        raise Mistake(f"{to} is there already")
    with looking_at(file) as db:
        copy(db, to)
    print(f"{to}: {to.stat().st_size / 1024:.0f} KB")
    return 0
