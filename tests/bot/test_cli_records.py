"""Games looked at from the shell, while the bot works with the same file."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from bot.commands import replay, verify
from tests.bot.app.house import ANN, BOB, CAT, House
from tests.engines.toy import ENGINE


@pytest.fixture
async def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house with one game that is over, one under way and one not begun."""
    for module in (verify, replay):
        monkeypatch.setattr(module, "rules", lambda game: ENGINE)
    house = await House.build(tmp_path)
    monkeypatch.setenv("ADJUTANT_DB", str(house.store.path))
    for over in (True, False):
        game_id = (await house.lobby()).id
        for user in (ANN, BOB, CAT):
            await house.tables.join(game_id, user)
        table = (await house.tables.start(game_id, ANN, f"go{game_id}")).table
        users = {seat: player.user for player in table.players for seat in player.seats}
        first, second, third = users
        await house.act(game_id, users[first], first, "rest")
        for seat in (second, third) if over else ():
            await house.tables.concede(game_id, users[seat], seat, f"{seat}{game_id}")
    await house.lobby()
    yield house
    await house.store.close()


def written(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = cli.main(list(words))
    said = capsys.readouterr()
    return code, said.out, said.err


def exported(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    code, out, _ = written(capsys, "export", *words)
    assert code == 0
    found: dict[str, Any] = json.loads(out)
    return found


async def test_an_exported_game_is_verified(
    played: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    assert written(capsys, "export", "1", "--out", str(file))[0] == 0
    code, out, _ = written(capsys, "verify", str(file))
    assert code == 0
    assert "follow from the seed" in out


async def test_a_forged_game_is_found_out(
    played: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = exported(capsys, "1")
    game["pledge"] = "0" * 64
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(game))
    code, out, _ = written(capsys, "verify", str(file))
    assert code == 1
    assert "does not match the fingerprint" in out


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game": "toy"}', "null"])
def test_what_is_no_game_is_told(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(verify, "rules", lambda game: ENGINE)
    file = tmp_path / "odd.json"
    file.write_text(text)
    code, _, err = written(capsys, "verify", str(file))
    assert code == 2
    assert f"{file} is not an exported game" in err


def test_a_missing_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = written(capsys, "verify", str(tmp_path / "none.json"))
    assert (code, err) == (2, f"adjutant: {tmp_path}/none.json: No such file or directory\n")


async def test_a_running_game_keeps_its_secrets_unless_the_host_insists(
    played: House, capsys: pytest.CaptureFixture[str]
) -> None:
    assert exported(capsys, "2")["seed"] == ""
    assert exported(capsys, "2", "--full")["seed"]


async def test_stored_games_are_replayed(played: House, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = written(capsys, "replay")
    assert code == 0
    assert out == "1: toy, over: as stored\n2: toy, playing: as stored\n"


async def test_a_position_that_does_not_follow_is_named(
    played: House, capsys: pytest.CaptureFixture[str]
) -> None:
    db = sqlite3.connect(played.store.path)
    db.execute("UPDATE games SET state = replace(state, '\"turns\":', '\"turns\": ') WHERE id = 2")
    db.commit()
    db.close()
    code, out, _ = written(capsys, "replay", "2", "7")
    assert code == 1
    assert out == "2: toy, playing: DIFFERS\n7: no such game, or it was never started\n"


async def test_a_backup_is_whole_and_never_overwrites(
    played: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    to = tmp_path / "kept" / "copy.sqlite3"
    assert written(capsys, "backup", str(to))[0] == 0
    assert written(capsys, "replay", "--db", str(to))[0] == 0
    code, _, err = written(capsys, "backup", str(to))
    assert (code, err) == (2, f"adjutant: {to} is there already\n")


@pytest.mark.parametrize("words", [["export", "1"], ["replay"], ["backup"]])
def test_without_a_file_of_games_that_is_told(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "none.sqlite3"
    code, _, err = written(capsys, *words, "--db", str(file))
    assert (code, err) == (2, f"adjutant: there is no file {file}\n")
    assert not file.exists()


async def test_a_table_that_is_not_there_is_told(
    played: House, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = written(capsys, "export", "99")
    assert code == 2
    assert "has no table 99" in err


@pytest.mark.parametrize("words", [["--sparing"], ["file", "--folder", "x"]])
async def test_a_backup_that_would_delete_or_miss_its_place_is_refused(
    words: list[str], played: House, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = written(capsys, "backup", *words)
    assert code == 2
    assert "--folder" in err
