"""Write a small complete game to begin with: engine, words, rules, pictures and tests.

It passes every test at once. Change it step by step: docs/ADDING_A_GAME.md.
"""

from __future__ import annotations

import argparse
import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.commands import Mistake
from engines.kit import data

TEMPLATE = data.HOME / "template"
NAME = re.compile(r"[a-z][a-z0-9]+(_[a-z0-9]+)*")
TAKEN = {"contract", "extras", "kit", "registry", "table", "template", "toy"}
"""What has a place of its own in engines/, docs/rules, data/ or tests/."""
REGISTRY = Path("engines/registry.py")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="of the folders: river_raid")
    parser.add_argument("--prefix", help="two letters before message ids and rules: rv")
    parser.add_argument("--title", help="what players call it: 'River Raid'")
    parser.add_argument("--into", type=Path, default=Path(), metavar="REPOSITORY")


def run(args: argparse.Namespace) -> int:
    home, name = args.into, args.name
    text = registry(home)
    games = dict(re.findall(r'^    "(\w+)": "(\w+)",$', text, re.MULTILINE))
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or len(name) > 30:
        raise Mistake(f"{name}: a name has small letters, digits and single underscores")
    if name in games or name in TAKEN:
        raise Mistake(f"{name} exists already")
    prefix = args.prefix or free_prefix(name, set(games.values()))
    if not re.fullmatch(r"[a-z]{2}", prefix) or prefix in {*games.values(), "tb"}:
        raise Mistake(f"{prefix}: a prefix is two small letters that no other game has")
    written = write(home, name, prefix, args.title or name.replace("_", " ").title())
    last = f'    "{list(games)[-1]}": "{list(games.values())[-1]}",\n'
    line = f'    "{name}": "{prefix}",\n'
    (home / REGISTRY).write_text(text.replace(last, last + line), "utf-8")
    tidy(home, [file for file in written if file.suffix == ".py"])
    for file in [*written, REGISTRY]:
        print(file)
    print(f"Try it: make test-game GAME={name}; make play. Then: docs/ADDING_A_GAME.md")
    return 0


def registry(home: Path) -> str:
    try:
        return (home / REGISTRY).read_text("utf-8")
    except OSError:
        raise Mistake(f"{home.resolve()} is no copy of this repository: no {REGISTRY}") from None


def free_prefix(name: str, taken: set[str]) -> str:
    """Two letters that remind of the name: its initials, else its first and a later letter."""
    words = name.split("_")
    letters = re.sub(r"[^a-z]", "", name)
    likely = [words[0][0] + words[-1][0]] if len(words) > 1 else []
    likely += [letters[0] + letter for letter in letters[1:]]
    free = [each for each in likely if each.isalpha() and each not in taken | {"tb"}]
    if not free:
        raise Mistake(f"every prefix like {name} is taken; choose two letters with --prefix")
    return free[0]


def write(home: Path, name: str, prefix: str, title: str) -> list[Path]:
    """The files of the template under their new names."""
    files = [file.relative_to(TEMPLATE) for file in sources()]
    renamed = {file: Path(said(str(file), name, prefix, title)) for file in files}
    if there := [str(file) for file in renamed.values() if (home / file).exists()]:
        raise Mistake(f"{', '.join(there)}: already there, nothing was written")
    for file, new in renamed.items():
        text = (TEMPLATE / file).read_text("utf-8")
        (home / new).parent.mkdir(parents=True, exist_ok=True)
        (home / new).write_text(said(text, name, prefix, title), "utf-8")
    return list(renamed.values())


def sources() -> Iterator[Path]:
    for file in sorted(TEMPLATE.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            yield file


def said(text: str, name: str, prefix: str, title: str) -> str:
    """A text of the template as the new game says it."""
    text = text.replace("Sample Game", title).replace("sample_game", name)
    text = text.replace("SampleGame", name.title().replace("_", ""))
    text = re.sub(r"(?<![a-z])sg(?=[-_])", prefix, text)
    return re.sub(r"\bSG(?=[-)])", prefix.upper(), text)


def tidy(home: Path, files: list[Path]) -> None:
    """Sort imports and wrap lines as the new name needs it, where ruff is installed."""
    for words in (["check", "--fix", "--select", "I"], ["format"]):
        command = [sys.executable, "-m", "ruff", *words, "--quiet", "--no-cache", *map(str, files)]
        if subprocess.run(command, cwd=home, capture_output=True).returncode:
            print("ruff is missing: run `make format`", file=sys.stderr)
            return
