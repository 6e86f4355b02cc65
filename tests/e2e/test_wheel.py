"""What somebody gets who installs Adjutant and has no checkout."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import venv
from pathlib import Path

import aiohttp
import pydantic
import pytest

from engines.registry import GAMES
from tests.engines.test_library import EXAMPLES

HOME = Path(__file__).parents[2]
INSTALLED = Path(pydantic.__file__).parents[1]
"""Where what we depend on is installed; not our own packages, which lie in the checkout."""
PACKED = (
    *("bot", "engines", "renderers", "conformance", "data", "packaging"),
    *("pyproject.toml", "README.md", "LICENSE"),
)
JUNK = shutil.ignore_patterns("__pycache__")

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, so that nothing is left in the checkout, and nothing old gets in."""
    folder = tmp_path_factory.mktemp("wheel")
    for name in PACKED:
        source = HOME / name
        if source.is_dir():
            shutil.copytree(source, folder / "source" / name, ignore=JUNK)
        else:
            shutil.copy(source, folder / "source" / name)
    pip(folder, "wheel", "--no-deps", "--no-build-isolation", "-w", str(folder), "./source")
    (built,) = folder.glob("*.whl")
    return built


ENGINES_NEED = ("pydantic", "annotated_types", "typing_extensions", "typing_inspection")


def test_the_engines_alone_need_pydantic_alone(wheel: Path, tmp_path: Path) -> None:
    """Built from the same tree, installed where nothing else is, every example runs."""
    source = wheel.parent / "source" / "packaging" / "engines"
    pip(tmp_path, "wheel", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), str(source))
    (built,) = tmp_path.glob("*.whl")
    python = installed(built, tmp_path, only=ENGINES_NEED).with_name("python")
    examples = [each for each in EXAMPLES.values() if "pettingzoo" not in each]
    assert len(examples) == 4
    for example in examples:
        program = f"{example}\nimport sys; print(*sys.modules, sys.modules['engines'].__file__)"
        ran = said(python, tmp_path, "-c", program)
        assert (ran.returncode, ran.stderr) == (0, "")
        *loaded, place = ran.stdout.splitlines()[-1].split()
        assert place.startswith(str(tmp_path))
        assert {"PIL", "discord", "bot", "renderers"}.isdisjoint(loaded)
    drawn = said(python, tmp_path, "-c", "import PIL")
    assert "No module named 'PIL'" in drawn.stderr


def pip(folder: Path, *words: str) -> None:
    subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", *words],
        cwd=folder,
        check=True,
        capture_output=True,
    )


def installed(wheel: Path, folder: Path, without: str = "", only: tuple[str, ...] = ("",)) -> Path:
    """An environment with the wheel and its dependencies, and without a way to the checkout: the
    command `adjutant`."""
    packages = folder / "dependencies"
    packages.mkdir()
    for each in INSTALLED.iterdir():
        ours = "adjutant" in each.name or each.suffix == ".pth"
        wanted = each.name.startswith(only) and not (without and each.name.startswith(without))
        if wanted and not ours:
            (packages / each.name).symlink_to(each)
    venv.create(folder / "env", symlinks=True)
    python = folder / "env" / "bin" / "python"
    pip(folder, "--python", str(python), "install", "--no-deps", "--no-index", str(wheel))
    (site,) = (folder / "env" / "lib").glob("python*/site-packages")
    (site / "dependencies.pth").write_text(f"{packages}\n", "utf-8")
    (folder / "elsewhere").mkdir()
    return folder / "env" / "bin" / "adjutant"


def bare(folder: Path) -> dict[str, str]:
    """As little as a shell can have."""
    return {"HOME": str(folder), "PATH": os.defpath, "TMPDIR": str(folder)}


def said(command: Path, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [command, *words],
        cwd=folder / "elsewhere",
        env=bare(folder),
        capture_output=True,
        text=True,
    )


async def test_the_wheel_holds_everything(wheel: Path, tmp_path: Path) -> None:
    adjutant = installed(wheel, tmp_path)
    helped = said(adjutant, tmp_path, "run", "--help")
    assert (helped.returncode, helped.stderr) == (0, "")
    assert "usage: adjutant run" in helped.stdout
    assert said(adjutant, tmp_path, "run").stderr.startswith("adjutant: DISCORD_TOKEN is missing")
    for game in GAMES:  # data, words and fonts
        drawn = said(adjutant, tmp_path, "render", game, "--width", "400", "--lang", "pl")
        assert (drawn.returncode, drawn.stderr) == (0, "")

    process = await asyncio.create_subprocess_exec(
        *(adjutant, "play", "--port", "0", "--no-browser"),
        cwd=tmp_path / "elsewhere",
        env=bare(tmp_path),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        line = (await process.stdout.readline()).decode()
        url = next((word for word in line.split() if word.startswith("http://127.0.0.1:")), "")
        assert url
        async with aiohttp.ClientSession() as http:
            for path in ("", "start.css", "start.js", "start.json"):
                async with http.get(url + path) as answer:
                    assert answer.status == 200, path
            body = {"game": "overlord", "people": 2, "computers": ["Borys"]}
            headers = {"Origin": url.rstrip("/")}
            async with http.post(f"{url}start", json=body, headers=headers) as answer:
                assert (answer.status, await answer.json()) == (200, {"place": "#table-1"})
            for path in ("", "shell.js", "shell.css", "window", "window.js", "preview.css"):
                async with http.get(url + path) as answer:
                    assert answer.status == 200, path
    finally:
        process.send_signal(signal.SIGINT)
        _, complaints = await process.communicate()
    assert (process.returncode, complaints.decode()) == (0, "")


def test_without_simcord_the_extra_is_named(wheel: Path, tmp_path: Path) -> None:
    adjutant = installed(wheel, tmp_path, without="simcord")
    refused = said(adjutant, tmp_path, "play", "--no-browser")
    assert (refused.returncode, refused.stderr) == (
        2,
        "adjutant: the sandbox needs simcord, which is not installed: install adjutant[sandbox]\n",
    )
    assert said(adjutant, tmp_path, "run", "--help").returncode == 0
