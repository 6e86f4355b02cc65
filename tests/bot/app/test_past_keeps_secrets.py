"""Two positions somebody cannot tell apart have the same digest and the same film, to the byte."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from bot.app.past import digest
from bot.edge import digests
from bot.text import words
from conformance.cases import Case, cases_of
from conformance.twins import Step, pairs, steps
from engines.registry import GAMES
from renderers.film import film
from tests.bot.edge.conftest import table

MOST = 60
"""Moves compared in each game; with all of them, `MORE`."""
BOARDS = 2
"""Pictures in a film."""


def cases(game: str) -> list[Case]:
    """The game with its first two tables: their twins differ in whatever it hides."""
    return [replace(case, seeds=case.seeds[:1]) for case in cases_of(game)[:2]]


def moves(case: Case) -> Iterator[Step]:
    """The same move in a position and its twin that shows the viewer nothing hidden."""
    for step in steps(case, with_orders=False):
        viewer = step.pair.viewer
        if step.one.shown(viewer) or step.other.shown(viewer):
            continue
        if step.one.sealed != step.other.sealed and (step.one.closes or step.other.closes):
            continue
        yield step


@pytest.mark.parametrize("game", GAMES)
def test_tb_11_2_twins_have_the_same_digest(game: str) -> None:
    said = words("en").say
    compared = telling = 0
    for case in cases(game):
        for step in islice(moves(case), MOST):
            viewer = step.pair.viewer
            seats = (viewer,) if viewer else ()
            found = []
            for saved, after in ((step.pair.saved, step.one), (step.pair.twin, step.other)):
                views = (
                    case.engine.view(case.engine.load(saved), None),
                    case.engine.view(after.state, None),
                )
                said_of = digest.tell(case.engine, game, views, after.events, seats)
                board = tuple(event for event in after.events if event.audience is None)
                told = digest.Digest(table(game=game), None, *said_of, board, views[1])
                found.append("\n".join(digests.lines(told, said)))
            assert found[0] == found[1], step.where
            compared, telling = compared + 1, telling + bool(found[0])
    assert compared > 20
    assert telling, "no digest says anything"


@pytest.mark.parametrize("game", GAMES)
def test_tb_11_2_twins_have_the_same_film(game: str) -> None:
    said = words("en").say
    [case, *_] = cases(game)
    unlike = (p for p in pairs(case) if p.viewer is None and p.saved != p.twin)
    differing = list(islice(unlike, BOARDS))
    assert differing, "the twins are no twins"
    films = [
        film(
            game,
            [case.engine.view(case.engine.load(saved), None) for saved in both],
            said,
            wide=400,
        )
        for both in zip(*((pair.saved, pair.twin) for pair in differing), strict=True)
    ]
    assert films[0] == films[1]
