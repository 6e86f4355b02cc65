"""What every engine promises, one test for each law and each table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.extras import Imagination
from engines.registry import GAMES, engine
from tests.engines.conformance import computers, laws, leaks, pictures
from tests.engines.conformance.cases import Case, Unplayable, cases_of
from tests.engines.conformance.files import HOME, missing_files


def tried(law: Callable[[Case], None], case: Case) -> None:
    """A game that cannot be played fails once, not once for each law."""
    try:
        law(case)
    except Unplayable as error:
        if law is laws.games_end:
            pytest.fail(str(error), pytrace=False)
        pytest.skip("see games_end")


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_law(case: Case, law: Callable[[Case], None]):
    tried(law, case)


@pytest.mark.parametrize("law", leaks.LAWS, ids=lambda law: law.__name__)
def test_secrecy(case: Case, law: Callable[[Case], None]):
    tried(law, case)


@pytest.mark.parametrize("law", computers.LAWS, ids=lambda law: law.__name__)
def test_computers(case: Case, law: Callable[[Case], None]):
    if not isinstance(case.engine, Imagination):
        pytest.skip("no computer can play it")
    tried(law, case)


@pytest.mark.parametrize("law", pictures.LAWS, ids=lambda law: law.__name__)
def test_pictures(case: Case, law: Callable[[Case], None]):
    tried(law, case)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_all_its_files(game: str):
    missing = missing_files(HOME, game, GAMES[game])
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_every_number_of_seats_is_tried(game: str):
    rules, cases = engine(game), cases_of(game)
    chairs = [seat for chair in rules.chairs({}) for seat in chair]
    for n in range(1, len(chairs) + 1):
        if rules.check(chairs[:n], {}) is None:
            assert any(len(case.seats) == n for case in cases), f"never tried with {n} seats"
    for option in rules.options:
        tried = {v for case in cases for v in case.options.get(option.name, "").split("+")}
        others = set(option.values[1:])
        assert others & tried, f"{option.name} is never tried"
        if len(others) < 6:  # more are numbers: one will do
            assert others <= tried, f"{option.name}: never tried with {sorted(others - tried)}"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_by_the_name_of_its_folder(game: str):
    assert engine(game).name == game
