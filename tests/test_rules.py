"""The numbered rules of docs/rules: whatever is cited exists, and every rule is named by a test."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from engines import registry
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, walk
from engines.registry import engine
from tools.rules import HOME, PAGES, cited, files, in_name, known, main, named_tests, rules

GAMES = [prefix for prefix in PAGES if prefix != "TB"]
"""The table itself is no game."""


def test_every_game_has_its_page() -> None:
    assert {prefix: PAGES[prefix] for prefix in GAMES} == {
        prefix.upper(): game for game, prefix in registry.GAMES.items()
    }


@pytest.mark.parametrize("prefix", PAGES)
def test_no_number_is_given_twice(prefix: str) -> None:
    numbers = rules(prefix)
    assert numbers
    assert [rule for rule in set(numbers) if numbers.count(rule) > 1] == []
    assert {rule.partition("-")[0] for rule in numbers} == {prefix}


def test_a_number_that_does_not_exist_is_found() -> None:
    said = cited("# RR-10.21, 99.1 and TD-6.2.5, W.77 or AT-14.24 to 14.26")
    assert sorted(rule[3:] for rule in said - known()) == ["14.26", "99.1", "W.77"]
    assert [rule[3:] for rule in in_name("test_qm_99_1_what_at_1_1_says") - known()] == ["99.1"]


def test_short_forms_are_written_out() -> None:
    assert cited("TD-7.2.2 to 7.2.4, W.5 (QM-5.9, 5.11)") == {
        "TD-7.2.2",
        "TD-7.2.3",
        "TD-7.2.4",
        "TD-W.5",
        "QM-5.9",
        "QM-5.11",
    }


def test_a_rule_is_looked_up_with_its_code_and_its_tests(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["td-7.2.3"]) == 0
    said = capsys.readouterr().out
    assert "Bomber icon" in said
    assert "steps.py" in said
    assert "test_td_7_2_3" in said
    assert main(["qm-99.1"]) == 1


@pytest.mark.parametrize("folder", ["engines", "renderers", "bot", "tools", "tests"])
def test_every_rule_cited_in_code_exists(folder: str) -> None:
    strange = {
        (str(file.relative_to(HOME)), rule)
        for file in files(folder)
        if file != Path(__file__)
        for rule in cited(file.read_text("utf-8")) - known()
    }
    assert sorted(strange) == [], "cited, but not in docs/rules"


@pytest.mark.parametrize("folder", ["data", "docs"])
def test_every_rule_cited_in_words_exists(folder: str) -> None:
    strange = {
        (str(file.relative_to(HOME)), rule)
        for file in files(folder, kinds=("md", "ftl"))
        for rule in cited(file.read_text("utf-8")) - known()
    }
    assert sorted(strange) == [], "cited, but not in docs/rules"


@cache
def proven() -> frozenset[str]:
    sources = (file.read_text("utf-8") for file in files("tests") if file.stem[:5] == "test_")
    return frozenset(
        rule for source in sources for _, _, ids in named_tests(source) for rule in ids
    )


@pytest.mark.parametrize("prefix", PAGES)
def test_every_rule_is_named_by_a_test(prefix: str) -> None:
    missing = [rule for rule in rules(prefix) if rule not in proven()]
    assert missing == [], "no test has these numbers in its name or docstring"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert sorted(proven() - known()) == []


@pytest.mark.parametrize("prefix", GAMES)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_players_look_up_has_the_same_numbers(prefix: str, lang: str) -> None:
    """The short rules of a game hold headings and rules, nothing else."""
    file = HOME / "data" / PAGES[prefix] / f"rules.{lang}.md"
    lines = [line for line in file.read_text("utf-8").splitlines() if line]
    rules = [line.split(maxsplit=1)[0] for line in lines if not line.startswith("#")]
    assert [rule for rule in rules if rule not in known()] == []
    assert {rule.partition("-")[0] for rule in rules} == {prefix}


@pytest.mark.parametrize("prefix", GAMES)
def test_every_question_of_a_random_game_names_a_rule_that_exists(prefix: str) -> None:
    game, dice = engine(PAGES[prefix]), SeededRng(b"rules")
    seats = [seat for chair in game.chairs({}) for seat in chair]
    names: set[str] = set()
    for at, (offers, _, _) in enumerate(walk(game, game.new(seats, {}, dice), dice, QuickRng(3))):
        names |= {offer.rule for offer in offers.values()}
        if at == 400:
            break
    assert names
    assert names - known() == set()
