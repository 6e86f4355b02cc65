"""Copies of the file: made sound, thinned out, put back."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Collection
from contextlib import suppress
from datetime import datetime, timedelta
from hashlib import sha256
from pathlib import Path

from bot.store import health
from bot.store.db import Db, Unfit, copy, looking, recognise, version

SCHEMAS = {"1.0.0": 34}
"""The newest version of the file each release knows. It reads all older ones, and no newer one."""
PASSING = ("heartbeat", "probe", "starts")
"""Facts that change though nobody has done anything."""
STAMP = "%Y%m%d-%H%M%S"
DATED = "[0-9]" * 8 + "-" + "[0-9]" * 6
SPANS = (
    (timedelta(hours=1), STAMP),
    (timedelta(days=1), "%Y%m%d%H"),
    (timedelta(days=7), "%Y%m%d"),
    (timedelta(weeks=4), "%G%V"),
)
"""Up to which age the first copy of each second, hour, day and week is kept."""


def write(file: Path, to: Path) -> None:
    """A copy that is there entirely, and sound, or not at all."""
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    try:
        with looking(file) as db:
            copy(db, part)
        check(part)
        _sync(part)
        part.replace(to)
    finally:
        part.unlink(missing_ok=True)


def check(file: Path) -> None:
    """Refuse a file that is damaged, none of ours, or too new."""
    with looking(file) as db:
        recognise(db, file)
        if not version(db):
            raise Unfit(f"{file} is empty")
        if damage := health.damage(db):
            raise Unfit(f"{file} is damaged: {damage}")


def content(db: Db) -> str:
    """Two copies have the same, if nothing was done between them."""
    found = sha256()
    db.execute("BEGIN")
    names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    for (name,) in names.fetchall():
        if not name.startswith("_litestream"):
            for row in db.execute(f'SELECT * FROM "{name}"'):
                if row[0] not in PASSING:
                    found.update(repr(tuple(row)).encode())
    db.execute("COMMIT")
    return found.hexdigest()


def dated(folder: Path, file: Path) -> list[Path]:
    """The copies of a file in a folder, the newest last: their names sort by date."""
    return sorted(folder.glob(f"{file.stem}-{DATED}{file.suffix}"))


def changed(file: Path, last: Path) -> bool:
    with looking(file) as new, looking(last) as old:
        return version(new) != version(old) or content(new) != content(old)


def surplus(copies: Collection[Path], now: datetime) -> list[Path]:
    """Those that need not be kept."""
    kept: dict[tuple[str, str], Path] = {}
    for each in sorted(copies):
        at = datetime.strptime(each.stem[-15:], STAMP)
        if spell := next((spell for length, spell in SPANS if now - at < length), None):
            kept.setdefault((spell, at.strftime(spell)), each)
    return sorted({*copies} - {*kept.values()})


def restore(copied: Path, file: Path, now: datetime) -> Path | None:
    """Put a copy in the place of the file, which the caller holds; where the old one is kept.

    The old file is brought up to date before anything else, so that it is whole without the log
    beside it. From the last step on, the new one is there; before that, the old one.
    """
    write(copied, new := file.with_name(f"{file.name}.new"))
    with suppress(sqlite3.DatabaseError), looking(file) as db:
        db.execute("PRAGMA query_only = OFF")
        if db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
            raise Unfit(f"another program is reading {file}")
    kept = None
    if file.stat().st_size:
        kept = file.with_name(f"{file.stem}-replaced-{now:{STAMP}}{file.suffix}")
        os.link(file, kept)
    for end in ("-wal", "-shm"):
        if (part := Path(f"{file}{end}")).exists():
            part.replace(f"{kept or new}{end}")
    new.replace(file)
    _sync(file.parent)
    return kept


def readers(schema: int) -> str:
    """Which releases can read a file of this version."""
    able = [release for release, known in SCHEMAS.items() if known >= schema]
    return f"release {able[0]} and newer" if able else "no release yet"


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
