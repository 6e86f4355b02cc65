"""Nothing but a game's own rooms knows it: no name, no message, seat, team or option of its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engines.extras import Teams
from engines.registry import GAMES, engine

BOT = Path(__file__).parents[1] / "bot"
SHOWN = {
    "bot/sandbox": "the demonstrations name the games they show",
    "bot/commands": "examples in the help of the command line",
    "renderers/theme.py": "colours that a theme begins with",
    "renderers/icons.py": "emblems that several games share",
}
SHARED = {"undo"}
"""Options that any game may have; the table reads them in all (TB-5.5)."""


def names_of(game: str) -> set[str]:
    """What belongs to one game: its own name, its seats and teams."""
    rules = engine(game)
    options = {option.name: option.values[0] for option in rules.options}
    seats = [seat for chair in rules.chairs(options) for seat in chair]
    return {game, *seats, *(rules.teams(seats) if isinstance(rules, Teams) else ())}


parsed = cache(ast.parse)


def found(source: str, game: str) -> set[str]:
    """Strings of a module that belong to a game: names, message ids, keys of its options."""
    tree = parsed(source)
    docs = {n.value for n in ast.walk(tree) if isinstance(n, ast.Expr)}
    texts = {n.value: n for n in ast.walk(tree) if isinstance(n, ast.Constant) and n not in docs}
    said = {text for text in texts if isinstance(text, str)}
    prefixed = {text for text in said if text.startswith(f"{GAMES[game].prefix}-")}
    options = {option.name for option in engine(game).options} - SHARED
    return prefixed | (said & names_of(game)) | (set(map(key_of_options, ast.walk(tree))) & options)


def key_of_options(node: ast.AST) -> str:
    """`armies` of `options["armies"]` and of `options.get("armies")`."""
    match node:
        case ast.Subscript(value=owner, slice=ast.Constant(value=str(key))):
            pass
        case ast.Call(
            func=ast.Attribute(value=owner, attr="get"), args=[ast.Constant(str(key)), *_]
        ):
            pass
        case _:
            return ""
    return key if ast.unparse(owner).endswith("options") else ""


def shared() -> Iterator[Path]:
    """The sources that are no game's own."""
    for room in ("bot", "engines", "renderers", "conformance"):
        for path in (BOT.parent / room).rglob("*.py"):
            own = path.relative_to(BOT.parent).parts[1]
            if own not in GAMES and path.name != "registry.py":
                yield path


@pytest.mark.parametrize("game", GAMES)
def test_no_shared_module_knows_a_game(game: str) -> None:
    wrong = {
        str(path.relative_to(BOT.parent)): words
        for path in shared()
        if not any(str(path.relative_to(BOT.parent)).startswith(room) for room in SHOWN)
        if (words := found(path.read_text("utf-8"), game))
    }
    assert not wrong, f"they must learn this from the contract of {game}: {wrong}"


@pytest.mark.parametrize(
    ("game", "planted"),
    [
        ("race_to_the_rhine", 'blind = options.get("armies") == "random"'),
        ("overlord", 'SEATS = ("allies_left",)'),
        ("quartermaster", 'say(msg("qm-title"))'),
        ("attack", 'if game == "attack": pass'),
    ],
)
def test_a_planted_game_is_found(game: str, planted: str) -> None:
    assert found(planted, game)
