"""Write a small complete game to begin with: engine, words, rules, pictures and tests.

It passes every test at once, in a copy of this repository or as a project of its own. Change it
step by step: docs/ADDING_A_GAME.md.
"""

from __future__ import annotations

import argparse
import keyword
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path

from bot.commands import Mistake
from engines.kit import data
from engines.registry import GAMES

TEMPLATE, PROJECT = data.HOME / "template", data.HOME / "package"
NAME = re.compile(r"[a-z][a-z0-9]+(_[a-z0-9]+)*")
TAKEN = {"contract", "extras", "kit", "registry", "table", "template", "toy"}
"""What has a place of its own in engines/, docs/rules, data/ or tests/."""
REGISTRY = Path("engines/registry.py")
LINE = re.compile(r'^    Title\("(\w+)", "(\w+)", \d+\),\n', re.MULTILINE)
"""A game in the registry."""
OWN = {
    "tests/engines/sample_game/": "tests/",
    "tests/renderers/test_sample_game.py": "tests/test_pictures.py",
    "engines/sample_game/": "sample_game/engine/",
    "engines.sample_game": "sample_game.engine",
    "renderers/sample_game/": "sample_game/pictures/",
    "renderers.sample_game": "sample_game.pictures",
    "data/sample_game/": "sample_game/data/",
    "docs/rules/sample_game.md": "sample_game/rules.md",
    "[table.md](table.md)": "docs/rules/table.md of Adjutant",
    "github/": ".github/",
    "gitignore": ".gitignore",
    "project.toml": "pyproject.toml",
}
"""What the parts of the template are called in a project of its own."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="of the folders: river_raid")
    parser.add_argument("--prefix", help="two letters before message ids and rules: rv")
    parser.add_argument("--title", help="what players call it: 'River Raid'")
    parser.add_argument("--package", action="store_true", help="a project of its own, to install")
    parser.add_argument("--into", type=Path, default=Path(), metavar="FOLDER")


def run(args: argparse.Namespace) -> int:
    home, name = args.into, args.name
    text = "" if args.package else registry(home)
    games = {game: title.prefix for game, title in GAMES.items()} | dict(LINE.findall(text))
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or len(name) > 30:
        raise Mistake(f"{name}: a name has small letters, digits and single underscores")
    if name in games or name in TAKEN or (args.package and find_spec(name)):
        raise Mistake(f"{name} exists already")
    prefix = args.prefix or free_prefix(name, set(games.values()))
    if not re.fullmatch(r"[a-z]{2}", prefix) or prefix in {*games.values(), "tb"}:
        raise Mistake(f"{prefix}: a prefix is two small letters that no other game has")
    if args.package:
        home /= name
    words = {"sample_game": name, "SampleGame": name.title().replace("_", "")}
    words["Sample Game"] = args.title or name.replace("_", " ").title()
    written = write(home, words, prefix, OWN if args.package else {})
    if not args.package:
        *_, last = LINE.finditer(text)
        line = last[0].replace(last[1], name).replace(f'"{last[2]}"', f'"{prefix}"')
        (home / REGISTRY).write_text(text[: last.end()] + line + text[last.end() :], "utf-8")
        written.append(REGISTRY)
    tidy(home, [file for file in written if file.suffix == ".py" and file != REGISTRY])
    for file in written:
        print(file)
    how = f"{home}/README.md" if args.package else f"make test-game GAME={name}; make play"
    print(f"Try it: {how}. Then: docs/ADDING_A_GAME.md of Adjutant")
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


def write(
    home: Path, words: Mapping[str, str], prefix: str, moved: Mapping[str, str]
) -> list[Path]:
    """The files of the template under their new names; `moved` are parts that lie elsewhere."""
    written = {
        Path(said(file.relative_to(folder).as_posix(), words, prefix, moved)): file
        for folder in ((TEMPLATE, PROJECT) if moved else (TEMPLATE,))
        for file in sources(folder)
    }
    if there := [str(file) for file in written if (home / file).exists()]:
        raise Mistake(f"{', '.join(there)}: already there, nothing was written")
    for new, file in written.items():
        text = said(file.read_text("utf-8"), words, prefix, moved)
        (home / new).parent.mkdir(parents=True, exist_ok=True)
        (home / new).write_text(text, "utf-8")
    return list(written)


def sources(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            yield file


def said(text: str, words: Mapping[str, str], prefix: str, moved: Mapping[str, str]) -> str:
    """A text of the template as the new game says it."""
    for old, new in (*moved.items(), *words.items()):
        text = text.replace(old, new)
    text = re.sub(r'(?<![a-z])sg(?=[-_"])', prefix, text)
    return re.sub(r"\bSG(?=[-)])", prefix.upper(), text)


def tidy(home: Path, files: list[Path]) -> None:
    """Sort imports and wrap lines as the new name needs it, where ruff is installed."""
    for words in (["check", "--fix", "--select", "I"], ["format"]):
        command = [sys.executable, "-m", "ruff", *words, "--quiet", "--no-cache", *map(str, files)]
        if subprocess.run(command, cwd=home, capture_output=True).returncode:
            print("without ruff, imports are not sorted and lines not wrapped", file=sys.stderr)
            return
