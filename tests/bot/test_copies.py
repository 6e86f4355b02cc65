"""Copies that are made, thinned out, tried and put back."""

from __future__ import annotations

import gzip
import os
import sqlite3
import sys
import time
import tomllib
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from bot import cli
from bot.commands import check, drill
from bot.store import Store, copies, health, users
from bot.store.db import Db, looking, newest
from engines.registry import engine
from tests.bot import replica
from tests.bot.app.house import ANN, BOB, CAT, House
from tests.engines.toy import ENGINE

HOME = Path(__file__).parents[2]
RELEASES = HOME / "tests" / "data" / "releases"
NOW = datetime(2026, 11, 19, 18, 0)


async def played(folder: Path, acts: int = 1) -> House:
    """A house with one game under way."""
    house = await House.build(folder)
    game = await house.game(ANN, BOB, CAT)
    for _ in range(acts):
        await act(house, game)
    return house


async def act(house: House, game: int = 1) -> None:
    [seat, *_] = await house.waited(game)
    people = (await house.tables.table(game)).players
    [user] = [each.user for each in people if seat in each.seats]
    await house.act(game, user, seat, "rest")


def lines(file: Path) -> int:
    with looking(file) as db:
        assert not health.damage(db)
        return health.written(db)[0]


async def test_a_copy_takes_the_place_of_the_file_which_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await played(tmp_path)
    file, copied = house.store.path, tmp_path / "copy.sqlite3"
    monkeypatch.setenv("ADJUTANT_DB", str(file))
    assert cli.main(["backup", str(copied)]) == 0
    then = lines(file)
    await act(house)
    assert cli.main(["restore", str(copied)]) == 2
    assert "a bot is using" in capsys.readouterr().err
    await house.store.close()
    later = lines(file)
    assert cli.main(["restore", str(copied)]) == 0
    out = capsys.readouterr().out
    assert f"{later} lines of journal" in out.splitlines()[0]
    assert f"now:    1 playing; {then} lines of journal" in out.splitlines()[1]
    [kept] = tmp_path.glob("house-replaced-*.sqlite3")
    assert (lines(file), lines(kept), lines(copied)) == (then, later, then)
    again = await House.build(tmp_path)
    await act(again)
    await again.store.close()


async def test_a_restore_that_is_broken_off_leaves_the_old_file_or_the_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await played(tmp_path)
    file, copied = house.store.path, tmp_path / "copy.sqlite3"
    copies.write(file, copied)
    then = lines(file)
    await act(house)
    now = lines(file)
    await house.store.close()
    whole = file.read_bytes()
    seen = []
    for step in range(1, 20):
        file.write_bytes(whole)
        left = step

        def crash(real):  # type: ignore[no-untyped-def]
            def stepped(*given, **named):  # type: ignore[no-untyped-def]
                nonlocal left
                left -= 1
                if not left:
                    raise KeyboardInterrupt
                return real(*given, **named)

            return stepped

        with monkeypatch.context() as broken:
            for module, name in ((os, "link"), (os, "fsync"), (Path, "replace"), (Path, "unlink")):
                broken.setattr(module, name, crash(getattr(module, name)))
            try:
                copies.restore(copied, file, NOW + timedelta(hours=step))
            except KeyboardInterrupt:
                seen.append(lines(file))
            else:
                break
    assert lines(file) == then
    assert seen == sorted(seen, reverse=True)
    assert set(seen) == {now, then}, "the old one, up to the moment when it is the new one"


@pytest.mark.parametrize("spoil", ["damaged", "foreign", "newer", "missing"])
async def test_what_is_no_sound_copy_is_not_put_back(
    spoil: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = await played(tmp_path)
    await house.store.close()
    file, copied = house.store.path, tmp_path / "copy.sqlite3"
    copies.write(file, copied)
    if spoil == "damaged":
        content = bytearray(copied.read_bytes())
        for page in range(3, len(content) // 4096, 2):
            content[page * 4096 : page * 4096 + 64] = b"\xff" * 64
        copied.write_bytes(content)
    elif spoil == "missing":
        copied.unlink()
    else:
        with sqlite3.connect(copied) as db:
            db.execute("DROP TABLE games" if spoil == "foreign" else "PRAGMA user_version = 999")
    before = file.read_bytes()
    assert cli.main(["restore", str(copied), "--db", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert file.read_bytes() == before


async def test_a_damaged_file_is_replaced_and_kept(tmp_path: Path) -> None:
    house = await played(tmp_path)
    file, copied = house.store.path, tmp_path / "copy.sqlite3"
    copies.write(file, copied)
    then = lines(file)
    await house.store.close()
    file.write_bytes(b"no database at all " * 500)
    kept = copies.restore(copied, file, NOW)
    assert kept is not None
    assert kept.read_bytes().startswith(b"no database")
    assert lines(file) == then


async def test_only_what_was_done_makes_another_copy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await played(tmp_path)
    monkeypatch.setenv("ADJUTANT_DB", str(house.store.path))
    folder = tmp_path / "backups"
    old = folder / f"house-{datetime.now() - timedelta(minutes=7):{copies.STAMP}}.sqlite3"
    copies.write(house.store.path, old)
    sparing = ["backup", "--folder", str(folder), "--sparing"]
    await house.store.write(lambda db: users.set_fact(db, "heartbeat", "5"))
    assert cli.main(sparing) == 0
    assert copies.dated(folder, house.store.path) == [old]
    await house.store.write(lambda db: users.set_fact(db, "agreed", "5"))
    assert cli.main(sparing) == 0
    assert len(copies.dated(folder, house.store.path)) == 2
    await house.store.close()


def test_copies_grow_fewer_with_age() -> None:
    kept: set[datetime] = set()
    hours = [NOW - timedelta(hours=n) for n in range(24 * 40, 1, -1)]
    for now in [*hours, *(NOW - timedelta(minutes=5 * n) for n in range(23, -1, -1))]:
        kept.add(now)
        found = {each: Path(f"a-{each:{copies.STAMP}}.sqlite3") for each in kept}
        gone = set(copies.surplus(found.values(), now))
        kept = {each for each, file in found.items() if file not in gone}
        assert now in kept
    ages = sorted(now - each for each in kept)
    assert sum(age < timedelta(hours=1) for age in ages) == 12
    assert 23 <= sum(timedelta(hours=1) <= age < timedelta(days=1) for age in ages) <= 24
    assert 6 <= sum(timedelta(days=1) <= age < timedelta(days=7) for age in ages) <= 7
    assert 3 <= sum(timedelta(days=7) <= age for age in ages) <= 4
    assert max(later - age for age, later in pairwise(ages)) <= timedelta(days=7)


async def test_a_drill_plays_a_copy_and_check_tells_how_it_went(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drill, "rules", lambda game: ENGINE)
    house = await played(tmp_path)
    file, copied = house.store.path, tmp_path / "copy.sqlite3"
    copies.write(file, copied)
    words = ["drill", str(copied), "--db", str(file)]
    assert cli.main(words) == 0
    assert capsys.readouterr().out.startswith("1 games played again, ")
    with looking(file) as db:
        [told] = check.replica(db, file, time.time() + 7200)
        assert told.well
        assert told.text.startswith("passed 2 hours ago: 1 games")
        assert not next(check.replica(db, file, time.time() + 3 * 86_400)).well
    with sqlite3.connect(copied) as db:
        db.execute("UPDATE games SET state = replace(state, '\"turns\":', '\"turns\": ')")
    assert cli.main(words) == 1
    assert "these DIFFER: [1]" in capsys.readouterr().out
    with sqlite3.connect(copied) as db:
        db.execute("DELETE FROM journal WHERE seq > 1")
    text, well = drill.tried(copied, file, time.time(), lag=drill.LAG)
    assert "lines are MISSING" in text
    assert not well
    await house.store.close()


async def test_check_lists_copies_before_upgrades_and_who_can_read_them(tmp_path: Path) -> None:
    house = await played(tmp_path)
    await house.store.close()
    file = house.store.path
    before = file.with_name(f"{file.name}-before-0028")
    copies.write(file, before)
    with sqlite3.connect(before) as db:
        db.execute("PRAGMA user_version = 27")
    [told] = check.copied(file)
    assert told.text.startswith(f"{before}, ")
    assert told.text.endswith(", for release 1.0.0 and newer")
    assert copies.readers(newest() + 1) == "no release yet"


async def test_check_says_what_litestream_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await played(tmp_path)
    await house.store.write(lambda db: db.execute("CREATE TABLE _litestream_seq (id)") and None)
    monkeypatch.setattr(check.sqlite3, "sqlite_version_info", (3, 40, 1))
    with looking(house.store.path) as db:
        [told] = check.replica(db, house.store.path, 0.0)
        assert told.what == "replica"
        assert "needs ADJUTANT_LITESTREAM" in told.text
        monkeypatch.setattr(check.sqlite3, "sqlite_version_info", (3, 51, 3))
        assert list(check.replica(db, house.store.path, 0.0)) == []
        monkeypatch.setenv("ADJUTANT_LITESTREAM", "nowhere.yml")
        monkeypatch.setattr(check, "LOG", 1)
        found = list(check.replica(db, house.store.path, 0.0))
        assert [each.well for each in found] == [False, False]
        assert "is it running?" in found[1].text
    await house.store.close()


async def test_litestream_may_come_before_the_bot(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "a.sqlite3") as db:
        db.execute("CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)")
    db.close()
    store = await Store.open(tmp_path / "a.sqlite3")
    await store.close()


def autocheckpoint(db: Db) -> int:
    return int(db.execute("PRAGMA wal_autocheckpoint").fetchone()[0])


async def test_beside_litestream_the_bot_leaves_the_log_alone(tmp_path: Path) -> None:
    for checkpoints, pages in ((True, 1000), (False, 0)):
        store = await Store.open(tmp_path / "a.sqlite3", checkpoints=checkpoints)
        assert await store.read(autocheckpoint) == pages
        await store.close()


@pytest.mark.skipif(sys.platform != "linux", reason="Litestream is had for Linux only")
@pytest.mark.parametrize("rounds", [1, pytest.param(20, marks=pytest.mark.slow)])
def test_a_replica_has_all_but_the_last_seconds_whoever_is_killed(
    rounds: int, tmp_path: Path
) -> None:
    outcome = replica.run(tmp_path, rounds, seed=rounds)
    print(f"\n{outcome}")
    assert outcome.lost == 0, "when it has caught up, nothing is missing"
    assert not outcome.differ
    assert outcome.lines >= 20 * rounds


# Releases.


def test_what_a_release_can_read_is_written_down() -> None:
    here = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert list(copies.SCHEMAS)[-1] == here
    assert copies.SCHEMAS[here] == newest(), "a new release, if the last one cannot read the file"
    assert {each.name for each in RELEASES.iterdir()} == {f"{n}.sql.gz" for n in copies.SCHEMAS}
    changes = (HOME / "CHANGELOG.md").read_text("utf-8")
    for release in copies.SCHEMAS:
        assert f"\n## {release} " in changes


@pytest.mark.parametrize("release", copies.SCHEMAS)
async def test_a_file_of_a_release_is_played_on(
    release: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.sqlite3"
    with sqlite3.connect(file) as db:
        db.executescript(gzip.decompress((RELEASES / f"{release}.sql.gz").read_bytes()).decode())
        db.execute(f"PRAGMA user_version = {copies.SCHEMAS[release]}")
    db.close()
    house = await House.build(tmp_path, engine("race_to_the_rhine"))
    house.commands = 10**6
    assert cli.main(["replay", "--db", str(file)]) == 0
    assert "as stored" in capsys.readouterr().out
    before = lines(file)
    [seat, *_] = await house.waited(1)
    people = (await house.tables.table(1)).players
    [user] = [each.user for each in people if seat in each.seats]
    prompt = await house.prompt(1, user, seat)
    some = prompt.offer.choices[: max(prompt.offer.least, 1)]
    await house.act(1, user, seat, *(each.key for each in some))
    assert lines(file) > before
    await house.store.close()
