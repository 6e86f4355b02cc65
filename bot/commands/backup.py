"""Copy the file everything is kept in, also while the bot runs."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from bot.commands import Mistake, looking_at
from bot.settings import games_file
from bot.store.db import copy
from bot.store.health import damage


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("to", type=Path, nargs="?", help="a file that is not there yet")
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help="a dated copy in this folder")
    parser.add_argument("--keep", type=int, metavar="N", help="delete all but the newest N there")
    parser.add_argument("--db", type=Path, metavar="FILE", help="instead of ADJUTANT_DB")


def run(args: argparse.Namespace) -> int:
    file = games_file(args.db)
    if args.to and args.folder:
        raise Mistake("give a file or a --folder, not both")
    if args.keep is not None and (args.folder is None or args.keep < 1):
        raise Mistake("--keep goes with a --folder, and keeps at least 1")
    to = args.to or (args.folder or file.parent) / dated(file, f"{datetime.now():%Y%m%d-%H%M%S}")
    if to.exists():
        raise Mistake(f"{to} is there already")
    write(file, to)
    print(f"{to}: {to.stat().st_size / 1024:.0f} KB")
    if args.keep is not None:
        # Their names sort by date.
        for old in sorted(args.folder.glob(dated(file, "[0-9]*-[0-9]*")))[: -args.keep]:
            old.unlink()
            print(f"{old}: deleted")
    return 0


def dated(file: Path, when: str) -> str:
    return f"{file.stem}-{when}{file.suffix}"


def write(file: Path, to: Path) -> None:
    """A copy that is there entirely, and sound, or not at all."""
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    with looking_at(file) as db:
        copy(db, part)
    with looking_at(part) as db:
        if fault := damage(db):
            raise Mistake(f"{file} is damaged: {fault}")
    part.replace(to)
