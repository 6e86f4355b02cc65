"""The file: whole transactions, numbered migrations, one process."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import Db, Store, Taken, db


async def test_a_transaction_that_fails_leaves_nothing(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.sqlite3")

    def half(db: Db) -> None:
        db.execute("INSERT INTO facts VALUES ('a', '1')")
        raise ValueError

    with pytest.raises(ValueError):
        await store.write(half)
    assert await store.read(lambda d: d.execute("SELECT count(*) FROM facts").fetchone()[0]) == 0
    await store.close()


async def test_transactions_at_once_come_one_after_the_other(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.sqlite3")
    await store.write(lambda d: d.execute("INSERT INTO facts VALUES ('n', '0')"))

    def count(d: Db) -> None:
        n = int(d.execute("SELECT value FROM facts").fetchone()[0])
        d.execute("UPDATE facts SET value = ?", (str(n + 1),))

    await asyncio.gather(*(store.write(count) for _ in range(50)))
    assert await store.read(lambda d: d.execute("SELECT value FROM facts").fetchone()[0]) == "50"
    await store.close()


async def test_commits_are_durable_and_references_are_checked(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.sqlite3")

    async def pragma(name: str) -> object:
        return await store.read(lambda d: d.execute(f"PRAGMA {name}").fetchone()[0])

    assert await pragma("journal_mode") == "wal"
    assert await pragma("synchronous") == 2
    with pytest.raises(sqlite3.IntegrityError):
        await store.write(lambda d: d.execute("INSERT INTO deputies VALUES (1, 2, 3)"))
    await store.close()


async def test_a_second_bot_cannot_open_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    store = await Store.open(path)
    other = (
        "import asyncio, sys; from pathlib import Path; from bot.store import Store, Taken\n"
        "try: asyncio.run(Store.open(Path(sys.argv[1])))\n"
        "except Taken: sys.exit(7)"
    )
    assert subprocess.run([sys.executable, "-c", other, str(path)], check=False).returncode == 7
    with pytest.raises(Taken):
        await Store.open(path)
    await store.close()
    again = await Store.open(path)
    await again.close()


async def test_a_backup_is_a_whole_file_taken_while_the_bot_runs(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.sqlite3")
    await store.write(lambda d: d.execute("INSERT INTO facts VALUES ('a', '1')"))
    await store.backup(tmp_path / "copies" / "b.sqlite3")
    await store.write(lambda d: d.execute("UPDATE facts SET value = '2'"))
    await store.close()
    copy = await Store.open(tmp_path / "copies" / "b.sqlite3")
    assert await copy.read(lambda d: d.execute("SELECT value FROM facts").fetchone()[0]) == "1"
    await copy.close()


async def test_others_may_look_while_the_bot_runs_but_not_touch(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    store = await Store.open(path)
    looking = await Store.look(path)
    await store.write(lambda d: d.execute("INSERT INTO facts VALUES ('a', '1')"))
    rows = await looking.read(lambda d: [tuple(row) for row in d.execute("SELECT * FROM facts")])
    assert rows == [("a", "1")]
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await looking.write(lambda d: d.execute("DELETE FROM facts"))
    await looking.backup(tmp_path / "copy.sqlite3")
    await looking.close()
    await store.close()
    copy = await Store.look(tmp_path / "copy.sqlite3")
    await copy.close()


async def test_a_missing_or_foreign_file_cannot_be_looked_at(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError):
        await Store.look(tmp_path / "none.sqlite3")
    sqlite3.connect(tmp_path / "old.sqlite3").execute("PRAGMA user_version = 0").close()
    with pytest.raises(RuntimeError, match="version"):
        await Store.look(tmp_path / "old.sqlite3")


def steps(folder: Path, *texts: str) -> Path:
    folder.mkdir(exist_ok=True)
    for number, text in enumerate(texts, 1):
        (folder / f"{number:04}_step.sql").write_text(text)
    return folder


def test_migrations_run_once_and_leave_a_copy_of_what_was(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    connection = sqlite3.connect(path, isolation_level=None)
    one = "CREATE TABLE t (a); INSERT INTO t VALUES (1);"
    db.migrate(connection, path, steps(tmp_path / "m", one))
    assert not list(tmp_path.glob("*before*")), "there was nothing to keep"
    folder = steps(tmp_path / "m", one, "ALTER TABLE t ADD COLUMN b;")
    db.migrate(connection, path, folder)
    db.migrate(connection, path, folder)
    assert db.version(connection) == 2
    assert connection.execute("SELECT a, b FROM t").fetchall() == [(1, None)]
    with sqlite3.connect(tmp_path / "a.sqlite3-before-0002") as before:
        assert before.execute("SELECT * FROM t").fetchall() == [(1,)]
        assert db.version(before) == 1


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    connection = sqlite3.connect(path, isolation_level=None)
    folder = steps(tmp_path / "m", "CREATE TABLE t (a);", "CREATE TABLE u (a); NONSENSE;")
    with pytest.raises(sqlite3.OperationalError):
        db.migrate(connection, path, folder)
    assert db.version(connection) == 1
    names = connection.execute("SELECT name FROM sqlite_schema").fetchall()
    assert names == [("t",)]


def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA user_version = 99")
    with pytest.raises(RuntimeError, match="newer"):
        db.migrate(connection, path)
