"""The numbered rules of docs/rules: whatever is cited exists, and every rule is named by a test."""

from __future__ import annotations

import pytest

from conformance.rules import PAGES, cited, in_name, known, main, proven
from engines import registry


def test_every_game_has_its_page() -> None:
    assert {prefix: PAGES[prefix].stem for prefix in PAGES if prefix != "TB"} == {
        title.prefix.upper(): game for game, title in registry.GAMES.items()
    }


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


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert [rule for prefix in PAGES for rule in proven(prefix) - known()] == []
