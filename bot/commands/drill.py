"""Try whether a copy, or Litestream's replica, could take the place of the file: restore it aside,
check it, play all its games again, and count what is missing."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.app.past import record
from bot.commands import Mistake, readable, rules
from bot.settings import games_file, settings
from bot.store import copies, games, health, journal
from bot.store.db import Db, looking

LAG = 120.0
"""Seconds by which a replica may be behind."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("copy", type=Path, nargs="?", help="instead of Litestream's replica")
    parser.add_argument("--db", type=Path, metavar="FILE", help="instead of ADJUTANT_DB")


def run(args: argparse.Namespace) -> int:
    file, now = games_file(args.db), time.time()
    with TemporaryDirectory() as folder:
        copied = args.copy or fetched(file, Path(folder) / "copy.sqlite3")
        with readable(copied):
            text, well = tried(copied, file, now, LAG if args.copy is None else None)
    noted(file).write_text(f"{'passed' if well else 'FAILED'}: {text}", "utf-8")
    print(text)
    return 0 if well else 1


def noted(file: Path) -> Path:
    """Where the outcome of the last one stands: only the bot writes to the file itself."""
    return file.with_name(f"{file.name}-drill.json")


def fetched(file: Path, to: Path) -> Path:
    """The file as Litestream would restore it."""
    config = settings().get("ADJUTANT_LITESTREAM")
    if not config:
        raise Mistake("ADJUTANT_LITESTREAM names no configuration: give a copy to try")
    try:
        litestream("restore", "-config", config, "-o", str(to), str(file.resolve()))
    except subprocess.SubprocessError as failed:
        raise Mistake(f"litestream restores nothing: {failed}", 1) from None
    except OSError as missing:
        raise Mistake(f"litestream cannot be run: {missing.strerror}") from None
    return to


def litestream(*words: str) -> str:
    """What Litestream says. It lies beside our Python, or where the shell finds it."""
    given = [shutil.which("litestream", path=Path(sys.executable).parent) or "litestream", *words]
    return subprocess.run(given, capture_output=True, text=True, timeout=3600, check=True).stdout


def tried(copied: Path, file: Path, now: float, lag: float | None) -> tuple[str, bool]:
    """What is found, and whether all is well."""
    copies.check(copied)
    with looking(copied) as db:
        there = games.dealt(db)
        odd = [game for game in there if not same(db, game)]
        lines, _ = health.written(db)
    with looking(file) as db:
        due = health.written(db, now - lag)[0] if lag is not None else 0
        missing = max(due - lines, 0)
    text = f"{len(there)} games played again, {lines} lines of journal"
    text += f"; these DIFFER: {odd}" if odd else ""
    text += f"; {missing} lines are MISSING" if missing else ""
    return text, not odd and not missing


def same(db: Db, game: int) -> bool:
    row = games.get(db, game, state=True)
    return row is not None and record.replay(row, journal.between(db, game), rules(row.game))
