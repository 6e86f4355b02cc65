"""`adjutant new-game` writes a game that passes every test at once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli import main
from bot.commands import new_game
from engines.registry import GAMES

HOME = Path(__file__).parents[2]


def copied(folder: Path) -> Path:
    """The sources as they are now, without what git does not keep."""
    for part in ("bot", "conformance", "data", "docs", "engines", "renderers", "tests", "tools"):
        shutil.copytree(HOME / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(HOME / "pyproject.toml", folder)
    return folder


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    (tmp_path / "engines").mkdir()
    shutil.copy(HOME / new_game.REGISTRY, tmp_path / new_game.REGISTRY)
    return tmp_path


def in_(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    place = {"PYTHONPATH": str(folder), "ADJUTANT_CACHE": str(folder / "sheets")}
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=folder,
        env={**os.environ, **place, "PYTEST_ADDOPTS": "", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )


@pytest.mark.slow
def test_a_new_game_passes_its_tests_at_once(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    assert main(["new-game", "zeppelin_race", "--into", str(folder)]) == 0
    for words in (["ruff", "check"], ["ruff", "format", "--check"]):
        done = in_(folder, *words)
        assert done.returncode == 0, done.stdout
    done = in_(folder, "mypy", "-p", "engines.zeppelin_race", "-p", "renderers.zeppelin_race")
    assert done.returncode == 0, done.stdout
    done = in_(folder, "pytest", "-n", "0", "-p", "no:cacheprovider", "--game", "zeppelin_race")
    assert done.returncode == 0, done.stdout[-4000:]


def test_every_file_and_line_of_the_template_takes_the_new_name(
    empty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", "zeppelin_race", "--prefix", "zp", "--into", str(empty)]) == 0
    assert "engines/zeppelin_race/engine.py" in capsys.readouterr().out
    assert 'Title("zeppelin_race", "zp", 1),' in (empty / new_game.REGISTRY).read_text("utf-8")
    for file in filter(Path.is_file, empty.rglob("*")):
        text = str(file.relative_to(empty)) + file.read_text("utf-8")
        for old in ("sample", "Sample", "sg-", "SG-", "(SG)"):
            assert old not in text, file


def test_a_project_of_its_own_is_whole(tmp_path: Path) -> None:
    """Its own checks hold at once, and it keeps out of git what is made anew."""
    assert main(["new-game", "zeppelin_race", "--package", "--into", str(tmp_path)]) == 0
    project = tmp_path / "zeppelin_race"
    for words in (["check"], ["format", "--check"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *words, "--no-cache"],
            cwd=project,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout
    assert ".venv/" in (project / ".gitignore").read_text("utf-8").split()
    for file in filter(Path.is_file, project.rglob("*")):
        text = str(file.relative_to(project)) + file.read_text("utf-8")
        for old in ("sample", "Sample", "sg-", "SG-", "(SG)"):
            assert old not in text, file


def test_a_prefix_is_found_that_no_game_has() -> None:
    taken = {title.prefix for title in GAMES.values()}
    assert new_game.free_prefix("zeppelin_race", taken) == "zr"
    assert new_game.free_prefix("river_race", taken) == "ri"
    with pytest.raises(new_game.Mistake, match="--prefix"):
        new_game.free_prefix("tb", {"tb"})


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["attack"], "exists already"),
        (["toy"], "exists already"),
        (["Zeppelin Race"], "small letters"),
        (["zeppelin", "--prefix", "rr"], "no other game has"),
        (["zeppelin", "--prefix", "zep"], "two small letters"),
    ],
)
def test_a_name_that_will_not_do_is_refused(
    words: list[str], why: str, empty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", *words, "--into", str(empty)]) == 2
    assert why in capsys.readouterr().err
    assert [file.name for file in empty.rglob("*") if file.is_file()] == ["registry.py"]


def test_nothing_is_written_over_or_beside_the_repository(
    empty: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", "zeppelin", "--into", str(tmp_path / "elsewhere")]) == 2
    assert "no copy of this repository" in capsys.readouterr().err
    (empty / "data/zeppelin").mkdir(parents=True)
    (empty / "data/zeppelin/SOURCES.md").write_text("mine")
    assert main(["new-game", "zeppelin", "--into", str(empty)]) == 2
    assert "data/zeppelin/SOURCES.md: already there" in capsys.readouterr().err
    assert not (empty / "engines/zeppelin").exists()
