"""The file: whole transactions, numbered migrations, one process."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.store import Db, Store, Taken, Unfit, copies, db
from tests import files


async def test_a_transaction_that_fails_leaves_nothing(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.sqlite3")

    def half(db: Db) -> None:
        db.execute("INSERT INTO facts VALUES ('a', '1')")
        raise ValueError("half done")

    with pytest.raises(ValueError, match="half done"):
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


async def test_commits_are_durable_and_references_are_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(db, "_prepare", files.prepare)
    monkeypatch.setattr(db, "migrate", files.migrate)
    store = await Store.open(tmp_path / "a.sqlite3")

    async def pragma(name: str) -> object:
        return await store.read(lambda d: d.execute(f"PRAGMA {name}").fetchone()[0])

    assert await pragma("journal_mode") == "wal"
    assert await pragma("synchronous") == 2
    with pytest.raises(sqlite3.IntegrityError):
        await store.write(lambda d: d.execute("INSERT INTO deputies VALUES (1, 2, 3)"))
    await store.close()


TAKEN = 7
"""What another process ends with that finds the file in use."""


def second_bot(path: Path) -> int:
    program = (
        "import asyncio, sys; from pathlib import Path; from bot.store import Store, Taken\n"
        f"try: asyncio.run(Store.open(Path(sys.argv[1])))\nexcept Taken: sys.exit({TAKEN})"
    )
    return subprocess.run([sys.executable, "-c", program, str(path)], check=False).returncode


async def test_a_second_bot_cannot_open_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    store = await Store.open(path)
    assert second_bot(path) == TAKEN
    with pytest.raises(Taken):
        await Store.open(path)
    await store.close()
    again = await Store.open(path)
    await again.close()


@pytest.mark.parametrize("link", [os.symlink, os.link])
async def test_a_second_bot_cannot_come_through_a_link(
    tmp_path: Path, link: Callable[[Path, Path], None]
) -> None:
    path, other = tmp_path / "a.sqlite3", tmp_path / "elsewhere" / "b.sqlite3"
    store = await Store.open(path)
    other.parent.mkdir()
    link(path, other)
    assert second_bot(other) == TAKEN
    with pytest.raises(Taken):
        await Store.open(other)
    await store.close()
    assert second_bot(other) == 0


async def test_who_is_refused_leaves_the_locks_of_the_first_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    store = await Store.open(path)

    def refused_meanwhile(d: Db) -> None:
        d.execute("INSERT INTO facts VALUES ('a', '1')")
        with pytest.raises(Taken):
            db.Lock(path)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            sqlite3.connect(path, timeout=0).execute("BEGIN IMMEDIATE")

    await store.write(refused_meanwhile)
    assert second_bot(path) == TAKEN
    await store.close()


async def test_what_is_used_of_the_private_side_of_aiosqlite_is_there(tmp_path: Path) -> None:
    connection = await db.connect((tmp_path / "a.sqlite3").as_uri())
    try:
        here: list[object] = []

        def work(d: Db) -> int:
            here.append(threading.current_thread())
            found: int = d.execute("SELECT 7").fetchone()[0]
            return found

        assert await db.in_thread(connection, work) == 7
        assert here == [connection._thread], "in the thread of the connection, in one hop"
        assert connection._thread.daemon, "a bot that fails does not wait for it"
        with pytest.raises(ZeroDivisionError):
            await db.in_thread(connection, lambda d: 1 / 0)
    finally:
        await connection.close()


async def test_a_backup_is_a_whole_file_taken_while_the_bot_runs(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.sqlite3")
    await store.write(lambda d: d.execute("INSERT INTO facts VALUES ('a', '1')"))
    copies.write(store.path, tmp_path / "copies" / "b.sqlite3")
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
    copies.write(path, tmp_path / "copy.sqlite3")
    await looking.close()
    await store.close()
    copy = await Store.look(tmp_path / "copy.sqlite3")
    await copy.close()


async def test_a_missing_or_foreign_file_cannot_be_looked_at(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError):
        await Store.look(tmp_path / "none.sqlite3")
    sqlite3.connect(tmp_path / "old.sqlite3").execute("PRAGMA user_version = 0").close()
    with pytest.raises(Unfit, match="version"):
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


def of_version(folder: Path, last: int) -> Path:
    """The migrations there were once."""
    folder.mkdir()
    for file in db.numbered_files(db.MIGRATIONS)[:last]:
        (folder / file.name).write_bytes(file.read_bytes())
    return folder


def test_version_6_is_lifted_with_its_games_alarms_and_messages(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    connection = sqlite3.connect(path, isolation_level=None)
    db.migrate(connection, path, of_version(tmp_path / "m", 6))
    connection.executescript(
        "INSERT INTO games (id, game, version, guild, channel, host, status, options, opened)"
        " VALUES (3, 'toy', 1, 1, 2, 11, 'playing', '{}', 5.0);"
        "INSERT INTO alarms VALUES (8, 3, 'ada', 'deadline', 9.5);"
        "INSERT INTO outbox (id, game, kind, body, due, status)"
        " VALUES (41, 3, 'turn', '{}', 1.0, 'taken');"
    )
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO alarms VALUES (9, 3, 'ada', 'whatever', 9.5)")
    db.migrate(connection, path)
    assert connection.execute("SELECT * FROM alarms WHERE id = 8").fetchall() == [
        (8, 3, "ada", "deadline", 9.5)
    ]
    connection.execute("INSERT INTO alarms VALUES (19, 3, 'ada', 'whatever', 9.5)")
    assert connection.execute("SELECT id, refused FROM games").fetchall() == [(3, None)]
    sent = connection.execute("SELECT id, nonce, status FROM outbox").fetchall()
    assert sent == [(41, "41", "taken")], "what may be under way keeps what Discord knows it by"


def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA user_version = 99")
    with pytest.raises(Unfit, match="newer"):
        db.recognise(connection, path)


def foreign(path: Path) -> None:
    path.write_text("Dear diary, " * 500)


def of_another_program(path: Path) -> None:
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE albums (title TEXT)")


def numbered_like_ours(path: Path) -> None:
    of_another_program(path)
    with sqlite3.connect(path) as other:
        other.execute("PRAGMA user_version = 5")


def newer(path: Path) -> None:
    with sqlite3.connect(path) as other:
        other.execute("PRAGMA user_version = 999")


@pytest.mark.parametrize(
    "make", [foreign, of_another_program, numbered_like_ours, newer, Path.mkdir]
)
async def test_a_file_that_is_none_of_ours_is_refused_and_left_alone(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    path = tmp_path / "a.sqlite3"
    make(path)
    before = path.is_file() and path.read_bytes()
    with pytest.raises(Unfit, match=r"a\.sqlite3"):
        await Store.open(path)
    assert before == (path.is_file() and path.read_bytes())
    assert not list(tmp_path.glob("*-before-*"))


async def test_only_whoever_runs_the_bot_reads_the_file_and_its_copies(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = await Store.open(tmp_path / "a.sqlite3")
        copies.write(store.path, tmp_path / "copy.sqlite3")
        made = {each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()}
        await store.close()
    finally:
        os.umask(before)
    assert made == dict.fromkeys(made, 0o600)
    assert {"a.sqlite3", "a.sqlite3-wal", "copy.sqlite3"} <= made.keys()
