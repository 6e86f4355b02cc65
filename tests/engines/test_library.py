"""The engines without the bot: docs/ENGINES.md runs as it stands, and nothing else is loaded."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from engines.registry import GAMES

HOME = Path(__file__).parents[2]
PAGE = (HOME / "docs" / "ENGINES.md").read_text("utf-8")
EXAMPLES = dict(re.findall(r"^## (.+?)\n.*?^```python\n(.+?)^```$", PAGE, re.DOTALL | re.MULTILINE))


def test_every_chapter_has_an_example():
    assert len(EXAMPLES) == PAGE.count("\n## ") == PAGE.count("```python")


@pytest.mark.parametrize("chapter", EXAMPLES)
def test_an_example_runs_as_it_stands(chapter: str, capsys: pytest.CaptureFixture[str]):
    if "pettingzoo" in EXAMPLES[chapter]:
        pytest.importorskip("pettingzoo")
    found: dict[str, Any] = {}
    exec(EXAMPLES[chapter], found)
    assert capsys.readouterr().out


def test_the_games_load_nothing_of_the_bot():
    program = (
        "import sys; from engines.registry import engine\n"
        f"for game in {list(GAMES)}: engine(game).options\n"
        "print(*{name.partition('.')[0] for name in sys.modules})"
    )
    told = subprocess.run([sys.executable, "-c", program], cwd=HOME, capture_output=True, text=True)
    loaded = set(told.stdout.split())
    assert {"engines", "pydantic"} <= loaded
    assert loaded.isdisjoint({"bot", "renderers", "PIL", "discord", "fluent", "aiohttp", "numpy"})


def test_both_wheels_are_of_one_version_and_need_what_they_say():
    def read(path: str) -> Any:
        return tomllib.loads((HOME / path).read_text("utf-8"))["project"]

    whole, part = read("pyproject.toml"), read("packaging/engines/pyproject.toml")
    extra = part["optional-dependencies"]["pettingzoo"]
    assert part["version"] == whole["version"]
    assert part["dependencies"] == ["pydantic>=2.13"]
    assert set(part["dependencies"]) <= set(whole["dependencies"])
    assert extra == whole["optional-dependencies"]["pettingzoo"]
