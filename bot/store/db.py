"""The file everything is kept in: one SQLite database, one process, one writing connection."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import aiosqlite

T = TypeVar("T")
Db = sqlite3.Connection

MIGRATIONS = Path(__file__).parent / "migrations"


class Taken(Exception):
    """Another process works with this file."""


class Store:
    """Runs whole transactions, each a plain function of the connection.

    A function runs in aiosqlite's thread in one go: a move costs one hop between threads instead
    of one a statement, and nothing can come between two statements of it.
    """

    def __init__(self, path: Path, connection: aiosqlite.Connection, guard: Db | None) -> None:
        self.path = path
        self._connection = connection
        self._guard = guard
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open the file, make it if need be, and bring it up to date (with a copy beside it)."""
        path.parent.mkdir(parents=True, exist_ok=True)
        guard = _hold(path)
        try:
            connection = await _connect(path.resolve().as_uri())
        except BaseException:
            guard.close()
            raise
        store = cls(path, connection, guard)
        try:
            await store._run(_prepare)
            await store._run(lambda db: migrate(db, path))
        except BaseException:
            await store.close()
            raise
        return store

    @classmethod
    async def look(cls, path: Path) -> Store:
        """Open a file another process may be working with, only to read and to copy it."""
        connection = await _connect(f"{path.resolve().as_uri()}?mode=ro")
        store = cls(path, connection, None)
        try:
            await store._run(_prepare_reading)
            found, known = await store._run(version), newest()
            if found != known:
                raise RuntimeError(f"{path} has version {found}, we know {known}")
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        await self._connection.close()
        if self._guard is not None:
            self._guard.close()

    async def write(self, work: Callable[[Db], T]) -> T:
        """Carry out `work` entirely and durably, or not at all."""
        async with self._lock:
            return await self._run(lambda db: _transaction(db, "BEGIN IMMEDIATE", work))

    async def read(self, work: Callable[[Db], T]) -> T:
        """Look at one consistent state of the file."""
        return await self._run(lambda db: _transaction(db, "BEGIN", work))

    async def backup(self, path: Path) -> None:
        """A copy of the file as it is now, while the bot runs on."""
        await self._run(lambda db: copy(db, path))

    async def _run(self, work: Callable[[Db], T]) -> T:
        # aiosqlite has no public way to run a function of ours in its thread.
        connection = self._connection
        result: T = await connection._execute(lambda: work(connection._conn))  # type: ignore[no-untyped-call]
        return result


def _hold(path: Path) -> Db:
    """Keep other processes out: a lock on a file beside ours, which ends with this process."""
    guard = sqlite3.connect(
        f"{path}-lock", isolation_level=None, timeout=0, check_same_thread=False
    )
    try:
        guard.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        guard.close()
        raise Taken(f"{path} is in use by another process") from None
    return guard


async def _connect(uri: str) -> aiosqlite.Connection:
    connecting = aiosqlite.connect(uri, uri=True, isolation_level=None)
    connecting._thread.daemon = True  # a bot that fails must end, not wait for its database
    return await connecting


def _prepare_reading(db: Db) -> None:
    db.row_factory = sqlite3.Row
    db.execute("PRAGMA busy_timeout = 5000")


def _prepare(db: Db) -> None:
    _prepare_reading(db)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")


def _transaction(db: Db, begin: str, work: Callable[[Db], T]) -> T:
    db.execute(begin)
    try:
        result = work(db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return result


@contextmanager
def looking(path: Path) -> Iterator[Db]:
    """Read the file and change nothing, also while the bot works with it."""
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {path}")
    db = sqlite3.connect(path, isolation_level=None)
    try:
        db.row_factory = sqlite3.Row
        db.execute("PRAGMA query_only = ON")
        yield db
    finally:
        db.close()


def copy(db: Db, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    target = sqlite3.connect(path)
    try:
        db.backup(target)
    finally:
        target.close()


def version(db: Db) -> int:
    found: int = db.execute("PRAGMA user_version").fetchone()[0]
    return found


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))


def newest(folder: Path = MIGRATIONS) -> int:
    """The version a database has once every migration was applied."""
    return int(_files(folder)[-1].name[:4])


def migrate(db: Db, path: Path, folder: Path = MIGRATIONS) -> None:
    """Apply the numbered files the database has not seen yet, each in a transaction of its own."""
    now, last = version(db), newest(folder)
    if now > last:
        raise RuntimeError(f"{path} was made by a newer version: it has {now}, we know {last}")
    if 0 < now < last:
        copy(db, path.with_name(f"{path.name}-before-{last:04}"))
    for file in _files(folder)[now:]:
        number = int(file.name[:4])
        try:
            db.executescript(
                f"BEGIN IMMEDIATE;\n{file.read_text('utf-8')}\n"
                f"PRAGMA user_version = {number};\nCOMMIT;"
            )
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
