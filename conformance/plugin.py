"""What pytest must know to ask every law of every table of every game, or of one (`--game`)."""

from __future__ import annotations

from traceback import format_tb
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from conformance.cases import Case

PROMISES = "conformance.promises"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden transcripts anew")
    parser.addoption("--game", help="only what concerns one game: its rules, laws, words, pictures")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    from conformance import golden, rules
    from conformance.cases import ALL_GAMES
    from engines.registry import GAMES

    one = metafunc.config.getoption("--game")
    games = [one] if one in ALL_GAMES else list(ALL_GAMES)
    wanted = set(metafunc.fixturenames) if metafunc.function.__module__ == PROMISES else set()
    given = [mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")]
    if "case" in metafunc.fixturenames and "case" not in given:
        marked = [pytest.param(case, marks=marks(case)) for case in tables(games)]
        metafunc.parametrize("case", marked, ids=str, indirect=True)
    if "game" in wanted:
        metafunc.parametrize("game", [game for game in games if game in GAMES])
    if "prefix" in wanted:
        own = [GAMES[game].prefix.upper() for game in games if game in GAMES]
        metafunc.parametrize("prefix", own if one else list(rules.PAGES))
    if "transcript" in wanted:
        files = {f"{game}-{file.stem}": file for game in games for file in golden.transcripts(game)}
        metafunc.parametrize("transcript", list(files.values()), ids=list(files))


def tables(games: list[str]) -> list[Case | str]:
    """Every table that is tried, or why a game has none."""
    from conformance.cases import cases_of

    found: list[Case | str] = []
    for game in games:
        try:
            found += cases_of(game)
        except Exception as error:
            found.append(cannot_be_tried(game, error))
    return found


def marks(case: Case | str) -> list[pytest.MarkDecorator]:
    return [] if isinstance(case, str) or not case.slow else [pytest.mark.slow]


def cannot_be_tried(game: str, error: Exception) -> str:
    missing = getattr(error, "name", "") or ""
    if missing.endswith((".twin", f"tests.engines.{game}")):
        return f"{game}: write its twin.py (docs/ADDING_A_GAME.md, step 3)"
    where = format_tb(error.__traceback__)[-1]
    return f"{game} cannot be imported: {type(error).__name__}: {error}\n{where}"


@pytest.fixture
def case(request: pytest.FixtureRequest) -> Case:
    """A table that a law is asked of. The first law tells why a game cannot be tried at all; the
    others are left out then."""
    from conformance.laws import games_end

    found: Case | str = request.param
    if isinstance(found, str):
        law = getattr(request.node, "callspec", None)
        if law is None or law.params.get("law") is games_end:
            pytest.fail(found, pytrace=False)
        pytest.skip(f"see {games_end.__name__}")
    return found
