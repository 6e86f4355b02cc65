"""Every law for every table of every registered game, and of the toy."""

from __future__ import annotations

from traceback import format_tb

import pytest

from tests.engines.conformance.cases import ALL_GAMES, Case, cases_of
from tests.engines.conformance.laws import games_end

FIRST = games_end
"""The law that tells why a game cannot be tried at all; the others are left out then."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" not in metafunc.fixturenames:
        return
    cases: list[Case | str] = []
    one = metafunc.config.getoption("--game")
    for game in (one,) if one in ALL_GAMES else ALL_GAMES:
        try:
            cases += cases_of(game)
        except Exception as error:
            cases.append(cannot_be_tried(game, error))
    marked = [pytest.param(case, marks=marks(case)) for case in cases]
    metafunc.parametrize("case", marked, ids=str, indirect=True)


def marks(case: Case | str) -> list[pytest.MarkDecorator]:
    return [pytest.mark.slow] if isinstance(case, Case) and case.slow else []


def cannot_be_tried(game: str, error: Exception) -> str:
    missing = getattr(error, "name", "") or ""
    if missing.endswith((".twin", f"tests.engines.{game}")):
        return f"{game}: write tests/engines/{game}/twin.py (docs/ADDING_A_GAME.md, step 3)"
    where = format_tb(error.__traceback__)[-1]
    return f"{game} cannot be imported: {type(error).__name__}: {error}\n{where}"


@pytest.fixture
def case(request: pytest.FixtureRequest) -> Case:
    found: Case | str = request.param
    if isinstance(found, str):
        law = getattr(request.node, "callspec", None)
        if law is None or law.params.get("law") is FIRST:
            pytest.fail(found, pytrace=False)
        pytest.skip(f"see {FIRST.__name__}")
    return found
