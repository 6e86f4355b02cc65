"""Whole games as they were, line by line. `pytest --golden` writes them anew."""

from __future__ import annotations

import ast
import difflib
import re
from pathlib import Path

import pytest

from engines.registry import GAMES
from tests.engines.conformance import golden
from tests.engines.conformance.cases import ALL_GAMES, Case, random_game

HOME = Path(__file__).parents[3]


@pytest.mark.parametrize(
    "file", golden.transcripts(), ids=lambda file: f"{file.parts[-3]}-{file.stem}"
)
def test_golden(file: Path, request: pytest.FixtureRequest):
    old = file.read_text("utf-8")
    rewrite = request.config.getoption("--golden")
    new = golden.written(golden.read(old), fresh=rewrite)
    if rewrite:
        file.write_text(new, "utf-8")
    elif new != old:
        lines = difflib.unified_diff(old.splitlines(), new.splitlines(), "was", "is", n=1)
        pytest.fail("\n".join(list(lines)[:60]))
    assert len(new) <= golden.LARGEST, f"{file.name} is too long to be read: tell less in `show`"


@pytest.mark.parametrize("game", ALL_GAMES)
def test_golden_transcripts_meet_every_frame(game: str):
    seen: set[str] = set()
    for file in golden.transcripts(game):
        script = golden.read(file.read_text("utf-8"))
        seen |= frames_met(script)
    declared = frames_declared(HOME / ("tests/engines/toy" if game == "toy" else f"engines/{game}"))
    assert declared <= seen, f"in no transcript: {sorted(declared - seen)}"


def test_golden_transcripts_show_this_ending(case: Case):
    endings = {
        golden.read(text).engine.name + " " + re.findall(r"^  result (\S+):", text, re.M)[-1]
        for file in golden.transcripts(case.engine.name)
        if "\n  result " in (text := file.read_text("utf-8"))
    }
    for seed in case.seeds:
        result = case.engine.result(case.engine.load(random_game(case, seed).last))
        assert result is not None
        assert f"{case.engine.name} {result.reason}" in endings, f"no transcript ends like {seed}"


def frames_met(script: golden.Script) -> set[str]:
    rules, dice = script.engine, golden.SeededRng(script.head["seed"].encode())
    state = script.new(dice)
    met: set[str] = set()
    for move in script.moves:
        met |= set(re.findall(r'"kind":"([^"]+)"', rules.dump(state).decode()))
        state = golden.made(rules, state, move, dice, "").state
    return met


def frames_declared(folder: Path) -> set[str]:
    """Every `kind: Literal["..."]` of a game's saved records."""
    found: set[str] = set()
    for file in folder.rglob("state*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "kind":
                found |= set(re.findall(r"'([^']+)'", ast.unparse(node.annotation)))
    return found


def test_a_changed_rule_shows_as_a_changed_line():
    script = golden.read("game: toy\nseats: ada ben\nseed: 1\nplayer: random 1\n")
    text = golden.written(script, fresh=True)
    again = golden.read(text)
    assert golden.written(again) == text, "what was written is what is played"
    shorter = golden.Script(again.about, again.head, again.moves[:-1])
    assert golden.written(shorter) != text


def test_a_move_that_became_illegal_is_named():
    script = golden.read("game: toy\nseats: ada ben\nseed: 1\n> ada: fly/moon\n")
    with pytest.raises(golden.Illegible, match="move 1, ada"):
        golden.written(script)


def test_registered_games_have_transcripts():
    for game in GAMES:
        assert golden.transcripts(game), f"{game} has no golden transcript"
