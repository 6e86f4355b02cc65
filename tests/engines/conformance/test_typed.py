"""Two laws for whatever is typed, at every table of every game (typed.py)."""

from __future__ import annotations

import re

import pytest

from engines.kit.data import HOME
from engines.kit.simulate import QuickRng
from tests.engines.conformance.cases import Case, random_game
from tests.engines.conformance.typed import Tally, Typist, grammar

REASONS = {
    "quartermaster": r"qm-e\d+[a-z-]*",
    "race_to_the_rhine": r"rr-err-[a-z-]+",
    "attack": r"at-no-[a-z-]+",
    "total_domination": r"td-x-(?!step|none|target-)[a-z-]+|td-why-[a-z-]+",
    "overlord": r"ov-err-[a-z-]+",
}
"""How the ids of refusals look, those left out that only stand within another."""


@pytest.mark.parametrize("game", REASONS)
def test_of_every_reason_there_is_a_fact_that_makes_it_true(game: str) -> None:
    said = (HOME / game / "words/en.ftl").read_text("utf-8")
    ids = set(re.findall(rf"^({REASONS[game]}) =", said, re.MULTILINE))
    assert ids
    assert ids - set(grammar(game).FACTS) == set()


def tried(case: Case, positions: int, each: int, seed: int = 7) -> Tally:
    if case.engine.orders is None or case.engine.name == "toy":
        pytest.skip("a game without a grammar of its own")
    typist = Typist(case, QuickRng(seed))
    for _, saved in random_game(case, case.seeds[0]).sample(positions, QuickRng(seed + 1)):
        typist.type_at(saved, each)
    return typist.tally


def check(tally: Tally) -> None:
    assert not tally.broken, f"{len(tally.broken)} of {tally.commands}:\n" + "\n".join(
        tally.broken[:5]
    )


def test_what_is_typed_is_carried_out_whole_or_refused_with_a_true_reason(case: Case) -> None:
    check(tried(case, 4, 6))


@pytest.mark.slow
def test_thousands_of_typed_commands(case: Case) -> None:
    tally = tried(case, 80, 25, seed=11)
    check(tally)
    assert tally.carried_out, "a grammar must sometimes say something legal"
    assert len(tally.reasons) > 5
    assert tally.judged
    general = grammar(case.engine.name).GENERAL
    assert not set(tally.reasons) & set(general)
