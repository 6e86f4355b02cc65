"""The file everything is kept in: one SQLite database, one process, one writing connection."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar

import aiosqlite

T = TypeVar("T")
Values = Sequence[Any] | Mapping[str, Any]
File = sqlite3.Connection
FileError = sqlite3.Error
"""What is raised if the file can be neither read nor written just now."""


class Rows(Protocol):
    """What a statement found."""

    @property
    def rowcount(self) -> int: ...
    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class Db(Protocol):
    """All that work within a transaction may know of a database."""

    @property
    def in_transaction(self) -> bool: ...
    def execute(self, sql: str, values: Values = (), /) -> Rows: ...
    def executemany(self, sql: str, values: Iterable[Values], /) -> Rows: ...


PRIVATE = 0o600
"""What is kept is read by whoever runs the bot, and nobody else on the machine."""
MIGRATIONS = Path(__file__).parent / "migrations"


class Unfit(Exception):
    """A file cannot be used: it is none of ours, or a newer one."""


class Taken(Exception):
    """Another process is using this file."""


class Store:
    """Runs whole transactions, each a plain function of the connection.

    A function runs in aiosqlite's thread in one go: a move costs one hop between threads instead
    of one a statement, and nothing can come between two statements of it.
    """

    def __init__(
        self, path: Path, connection: aiosqlite.Connection, held: Lock | None = None
    ) -> None:
        self.path = path
        self._connection = connection
        self._held = held
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path, *, checkpoints: bool = True) -> Store:
        """Open the file, creating and migrating it if need be (with a copy beside it). Without
        `checkpoints`, another process moves the log into the file: never two, because SQLite up to
        3.51.2 loses what is committed while one process checkpoints twice beside another."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            held = Lock(path)
        except OSError as odd:
            raise Unfit(f"{path} cannot be used: {odd.strerror}") from None
        try:
            connection = await connect(path.resolve().as_uri())
        except BaseException:
            held.release()
            raise
        store = cls(path, connection, held)
        try:
            await store._run(_prepare_reading)
            await store._run(lambda db: recognise(db, path))
            await store._run(_prepare)
            if not checkpoints:
                await store._run(lambda db: db.execute("PRAGMA wal_autocheckpoint = 0") and None)
            await store._run(lambda db: migrate(db, path))
        except BaseException:
            await store.close()
            raise
        return store

    @classmethod
    async def look(cls, path: Path) -> Store:
        """Open a file another process may be using, only to read and to copy it."""
        connection = await connect(f"{path.resolve().as_uri()}?mode=ro")
        store = cls(path, connection)
        try:
            await store._run(_prepare_reading)
            found, known = await store._run(version), newest()
            if found != known:
                raise Unfit(f"{path} has version {found}, we know {known}")
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        await self._connection.close()
        if self._held is not None:
            self._held.release()

    async def write(self, work: Callable[[Db], T]) -> T:
        """Carry out `work` entirely and durably, or not at all."""
        async with self._lock:
            return await self._run(lambda db: _transaction(db, "BEGIN IMMEDIATE", work))

    async def read(self, work: Callable[[Db], T]) -> T:
        """Read one consistent state of the file."""
        return await self._run(lambda db: _transaction(db, "BEGIN", work))

    async def _run(self, work: Callable[[File], T]) -> T:
        return await in_thread(self._connection, work)


class Lock:
    """Keeps every other process away from a database until released or until this process ends.

    The lock is on the file itself (`flock`), not on a name: a second bot that comes through a
    symbolic or a hard link meets the same lock. SQLite uses locks of another kind, so reading or
    copying the file stays possible. SQLite's locks of this process would end if any descriptor of
    the file were closed; so a file this process already holds is refused before it is opened, and
    SQLite opens it after us and closes it before us.
    """

    _files: ClassVar[set[tuple[int, int]]] = set()
    """Files held by this process, by device and inode."""

    def __init__(self, path: Path) -> None:
        if path.exists() and _inode(os.stat(path)) in self._files:
            raise Taken(f"{path} is in use by this process")
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._descriptor)
            raise Taken(f"{path} is in use by another process") from None
        self._file = _inode(os.fstat(self._descriptor))
        self._files.add(self._file)

    def release(self) -> None:
        if self._file in self._files:
            self._files.remove(self._file)
            os.close(self._descriptor)


def in_use(path: Path) -> bool:
    """Whether a bot is using this file. Only to be asked while this process has not opened it."""
    try:
        Lock(path).release()
    except Taken:
        return True
    return False


def _inode(file: os.stat_result) -> tuple[int, int]:
    return file.st_dev, file.st_ino


# All we use of aiosqlite that is not public: it has no other way to run a function of ours in its
# thread, and none to let a bot that fails end without waiting for its database. A test pins it.


async def connect(uri: str) -> aiosqlite.Connection:
    connecting = aiosqlite.connect(uri, uri=True, isolation_level=None)
    connecting._thread.daemon = True
    return await connecting


async def in_thread(connection: aiosqlite.Connection, work: Callable[[File], T]) -> T:
    result: T = await connection._execute(lambda: work(connection._conn))  # type: ignore[no-untyped-call]
    return result


def _prepare_reading(db: File) -> None:
    db.row_factory = sqlite3.Row
    db.execute("PRAGMA busy_timeout = 5000")


def _prepare(db: File) -> None:
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")


def _transaction(db: File, begin: str, work: Callable[[Db], T]) -> T:
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
def looking(path: Path) -> Iterator[File]:
    """A connection that reads the file and changes nothing, even while the bot is using it."""
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {path}")
    db = sqlite3.connect(path, isolation_level=None)
    try:
        db.row_factory = sqlite3.Row
        db.execute("PRAGMA query_only = ON")
        yield db
    finally:
        db.close()


def upsert(table: str, columns: str, key: str) -> str:
    """A statement that adds a row, or writes over the one with this key. `INSERT OR REPLACE`, which
    only SQLite knows, would take what is not named from the row."""
    names = columns.split(", ")
    kept = [name for name in names if name not in key.split(", ")]
    change = ", ".join(f"{name} = excluded.{name}" for name in kept)
    return (
        f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(names))})"
        f" ON CONFLICT ({key}) DO " + (f"UPDATE SET {change}" if kept else "NOTHING")
    )


def copy(db: File, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    target = sqlite3.connect(path)
    try:
        db.backup(target)
    finally:
        target.close()


def version(db: Db) -> int:
    found: int = db.execute("PRAGMA user_version").fetchone()[0]
    return found


def numbered_files(folder: Path) -> list[Path]:
    return sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))


def newest(folder: Path = MIGRATIONS) -> int:
    """The version a database has when every migration is applied."""
    return int(numbered_files(folder)[-1].name[:4])


def recognise(db: File, path: Path) -> None:
    """Refuse a file that is none of ours, or that a newer version has made."""
    try:
        now, last = version(db), newest()
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master")]
    except sqlite3.DatabaseError as odd:
        raise Unfit(f"{path} cannot be used: {odd}") from None
    if now > last:
        raise Unfit(f"{path} was made by a newer version: it has {now}, we know {last}")
    ours = [name for name in names if not name.startswith("_litestream")]  # which may come first
    if ours and not (now and "games" in ours):
        raise Unfit(f"{path} belongs to another program")


def migrate(db: File, path: Path, folder: Path = MIGRATIONS) -> None:
    """Apply the numbered files the database has not seen yet, each in its own transaction."""
    now, last = version(db), newest(folder)
    if 0 < now < last:
        copy(db, path.with_name(f"{path.name}-before-{last:04}"))
    for file in numbered_files(folder):
        if (number := int(file.name[:4])) <= now:
            continue
        try:
            db.executescript(
                f"BEGIN IMMEDIATE;\n{file.read_text('utf-8')}\n"
                f"PRAGMA user_version = {number};\nCOMMIT;"
            )
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
