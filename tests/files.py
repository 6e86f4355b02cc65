"""Databases of tests: migrated once for all of a process, and not written through to the disk."""

from __future__ import annotations

import sqlite3
from functools import cache
from pathlib import Path

from bot.store import db

migrate, prepare = db.migrate, vars(db)["_prepare"]


@cache
def made_once() -> db.File:
    """A new file with every migration, of which all others are copies."""
    made = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    migrate(made, Path("memory"))
    return made


def migrated(file: db.File, path: Path, folder: Path = db.MIGRATIONS) -> None:
    if folder == db.MIGRATIONS and db.version(file) == 0:
        made_once().backup(file)
    else:
        migrate(file, path, folder)


def prepared(file: db.File) -> None:
    prepare(file)
    file.execute("PRAGMA synchronous = OFF")  # processes are killed here, but no plug is pulled


def quick() -> None:
    """Let every database of this process be such a one."""
    vars(db).update(migrate=migrated, _prepare=prepared)
