"""A game in a package of its own: written, built, installed beside the bot, played, removed, and
played on."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from engines import registry
from engines.registry import GAMES
from tests.e2e.people import Club
from tests.e2e.test_table import duel
from tests.e2e.test_wheel import HOME, bare, installed, pip, said, wheel
from tests.engines.toy import TOY

__all__ = ["wheel"]


async def test_tb_1_22_at_a_table_without_rules_everybody_is_told_why(
    room: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ewa = room.person("Ada"), room.person("Ewa", "pl")
    await duel(room, ada, ewa)
    await ada.press_play()
    board = room.public[-1]

    monkeypatch.delitem(GAMES, "toy")
    registry.engine.cache_clear()
    await room.restart()
    for person in (ada, ewa):
        why = person.say("table-no-rules", game="toy")
        assert why in (await person.press_play()).text
        assert why in (await person.command("do", what="rest")).text
        assert (
            person.say("me-game-no-rules", table="1", game="toy")
            in (await person.command("me games")).text
        )
    assert "table-no-rules" not in ewa.say("table-no-rules", game="toy")
    await room.later(40)
    assert room.public[-1].text == board.text, "nothing is said in public"

    monkeypatch.setitem(GAMES, "toy", TOY)
    registry.engine.cache_clear()
    await room.restart()
    await ada.answer("rest")
    assert [each.seat for each in (await room.tables.table(1)).waiting] == ["ben"]


@pytest.mark.slow
def test_a_game_is_written_built_installed_played_removed_and_played_on(
    wheel: Path, tmp_path: Path
) -> None:
    adjutant = installed(wheel, tmp_path)
    python = adjutant.with_name("python")
    elsewhere = tmp_path / "elsewhere"
    for file in ("e2e/people.py", "desk.py", "bot/openapi.py", "data/discord.json"):
        (elsewhere / "tests" / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HOME / "tests" / file, elsewhere / "tests" / file)
    shutil.copy(HOME / "tests/e2e/package_evening.py", elsewhere)

    def evening(part: str) -> list[str]:
        command = [python, "package_evening.py", part]
        done = subprocess.run(
            command, cwd=elsewhere, env=bare(tmp_path), capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr[-3000:]
        return done.stdout.splitlines()

    def checked() -> str:
        return said(adjutant, tmp_path, "check", "--offline", "--db", "games.sqlite3").stdout

    written = said(adjutant, tmp_path, "new-game", "night_auction", "--package")
    assert written.returncode == 0, written.stderr
    project = elsewhere / "night_auction"
    shutil.move(project, tmp_path / "project")
    pip(tmp_path, "wheel", "--no-deps", "--no-build-isolation", "-w", "built", "./project")
    (game,) = (tmp_path / "built").glob("*.whl")

    def install() -> None:
        pip(tmp_path, "--python", str(python), "install", "--no-deps", "--no-index", str(game))

    install()
    assert "night_auction is there, from night_auction" in checked()
    drawn = said(adjutant, tmp_path, "render", "night_auction", "--lang", "pl")
    assert (drawn.returncode, drawn.stderr) == (0, "")
    assert evening("begin")[-1] == "waits for blue"

    pip(tmp_path, "--python", str(python), "uninstall", "-y", "adjutant-night_auction")
    assert "1 of night_auction wait, because its rules are not here" in checked()
    english, polish, games, last = evening("away")
    assert "The rules of this game (night_auction) are not here at present" in english
    assert "Zasad tej gry (night_auction) chwilowo tu nie ma" in polish
    assert "Table 1 waits" in games
    assert last == "0 messages"

    install()
    assert evening("again")[-1] == "the game is over"
    laws = subprocess.run(
        [python, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist"],
        cwd=tmp_path / "project",
        env=bare(tmp_path),
        capture_output=True,
        text=True,
    )
    assert laws.returncode == 0, laws.stdout[-4000:]
