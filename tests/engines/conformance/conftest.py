"""Every law for every table of every registered game, and of the toy."""

from __future__ import annotations

import pytest

from tests.engines.conformance.cases import ALL_GAMES, Case, cases_of


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" not in metafunc.fixturenames:
        return
    cases: list[Case | str] = []
    for game in ALL_GAMES:
        try:
            cases += cases_of(game)
        except ImportError as error:
            cases.append(f"{game} cannot be tried: {error}")
    metafunc.parametrize("case", cases, ids=str, indirect=True)


@pytest.fixture
def case(request: pytest.FixtureRequest) -> Case:
    found: Case | str = request.param
    if isinstance(found, str):
        pytest.fail(found)
    return found
