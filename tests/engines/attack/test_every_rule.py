"""Every numbered rule of the specification is named by a test that would fail without it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from engines.attack import ENGINE, naval, setup
from engines.attack.orders.standing import FORMS
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, walk
from tests.engines.attack.field import Field

HERE = Path(__file__).parent
AT_THE_TABLE = HERE.parents[1] / "bot" / "app"
"""Clocks, absences, deputies and threads are the table's, not the game's."""
PICTURES = HERE.parents[1] / "renderers" / "attack"
"""Section 24."""

RULES = {
    1: 18, 2: 11, 3: 17, 4: 13, 5: 10, 6: 14, 7: 14, 8: 25, 9: 9, 10: 9, 11: 6, 12: 10, 13: 12,
    14: 25, 15: 10, 16: 7, 17: 15, 18: 9, 19: 12, 20: 10, 21: 27, 22: 13, 23: 17, 24: 13, 25: 25,
    26: 18, 27: 14, 28: 63, 29: 5,
}  # fmt: skip
"""How many rules each section of AT has."""

RULINGS = {
    1: "1 5 6 11 15 16 17", 2: "8 9 11", 3: "2 6 9 11 12 14 16 17", 4: "2 7 10 11 12 13",
    5: "5 6 9", 6: "1 6 9 12 13 14", 7: "2 3 9 11 12 13 14", 8: "7 8 18 19 20 21 22 23 24 25",
    9: "3 5 6 9", 10: "4 5 9", 11: "5", 12: "1 3 5 6 7 10", 13: "3 8 10 11 12",
    14: "2 6 11 15 17 19 22 23 24 25", 15: "4 5 7 8 10", 16: "5 7", 17: "6 7 8 10 11 12 13 14",
    18: "4 6 8", 19: "2 5 6 8 9 11 12",
}  # fmt: skip
"""What the rulebook leaves open and this table has settled, by section (AT-29.5)."""


def named() -> set[tuple[int, int]]:
    """Rules in names of tests (`at_4_11`) and in what they say of themselves (`AT-28.12`)."""
    found: set[tuple[int, int]] = set()
    for file in (
        *HERE.glob("test_*.py"),
        *PICTURES.glob("test_*.py"),
        *AT_THE_TABLE.glob("test_attack*.py"),
    ):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
                "test_"
            ):
                text = f"{node.name} {ast.get_docstring(node) or ''}"
                for section, rule in re.findall(r"at[_-](\d+)[_.](\d+)", text, re.IGNORECASE):
                    found.add((int(section), int(rule)))
    return found


def test_the_specification_has_451_rules() -> None:
    assert sum(RULES.values()) == 451


@pytest.mark.parametrize("section", RULES)
def test_every_rule_of_a_section_is_named_by_a_test(section: int) -> None:
    wanted = {(section, rule) for rule in range(1, RULES[section] + 1)}
    missing = sorted(rule for _, rule in wanted - named())
    assert not missing, f"AT-{section}: {missing}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    strange = {f"AT-{s}.{r}" for s, r in named() if not 1 <= r <= RULES.get(s, 0)}
    assert strange == set()


# ---- 29. The index of rulings says nothing new: it is held if what it lists is


def test_at_29_1_at_29_3_at_29_5_every_ruling_is_named_by_a_test() -> None:
    listed = {(s, int(rule)) for s, rules in RULINGS.items() for rule in rules.split()}
    for section in (20, 24, 25, 28):
        listed |= {(section, rule) for rule in range(1, RULES[section] + 1)}
    listed |= {(21, rule) for rule in range(23, 28)}
    assert listed <= named(), sorted(listed - named())


def test_at_29_2_what_was_changed_holds_where_nothing_is_said() -> None:
    """Policies of somebody who has filed nothing, and options of a table that chose nothing."""
    silence = {name: what for name, _, what in FORMS.values()}
    assert silence["leave"] == "own", "crossings into the controller's own regions are blocked"
    assert silence["garrisons"] == "no", "volunteers come by standing order"
    assert naval.DEFAULT_RULE == ("below.50",)
    assert setup.rules({}).pace == "sealed"
    table = Field({"red": "GBR 5I+1P, GER 1I", "blue": "BRA 1I"}, seats="red blue", seas="blue")
    table.march("strategic", "2I+1P GBR>GER")
    assert [c.verb for c in table.offers["blue"].choices] == ["allow-all", "block"]
    table.do("blue", "block/great_britain.germany")
    assert table.at("GER") == "red 1I+1P", "one answer for the whole group; planes go on into own"
    attack = Field({"red": "GBR 5I+1P", "blue": "BRA 1I"}, seats="red blue", seas="blue")
    attack.march("move", "2I+1P GBR>GER")
    attack.do("blue", "block/great_britain.germany")
    assert attack.at("GBR") == "red 5I+1P", "and turn back from an attack"


def test_at_29_4_slips_of_the_rulebook_are_read_in_one_way() -> None:
    """Fewer actions than three, no step from zone to zone, five faces of six, pairs as the smaller
    fleet has them, reinforcement in round 1."""
    table = Field({"red": "GER 5I", "blue": "IRQ 1I"}, seats="red blue")
    table.do("red", "end")
    assert table.state.active == "blue"
    from engines.attack import box, doctrine
    from engines.attack.state import Doctrine, Side

    assert ("great_britain", "egypt") not in box.LINK, "North Sea and Mediterranean do not chain"
    assert len(box.FACES) == 6
    assert len(set(box.FACES)) == 5
    lost = Side("red", [9, 0, 0, 0], [2, 0, 0, 0], Doctrine(), [2, 0, 0, 0])
    assert doctrine.wanted(lost, 1) == 2
    sea = Field({"red": "GER 5I", "blue": "IRQ 1I"}, seats="red blue", seas="blue",
                fleets={"red": "2B+4D", "blue": "1B+1D"})  # fmt: skip
    sea.type("naval D D B B D D")
    sea.type("fight", "blue")
    first = next(e for e in sea.events if e.text.id == "at-log-lines")
    assert first.text.args["n"] == 2


def test_at_21_27_every_question_of_a_random_game_names_a_rule_that_exists() -> None:
    dice, names = SeededRng(b"rules"), set()
    state = ENGINE.new(("red", "blue", "green"), {"end": "5", "naval": "live"}, dice)
    for offers, _, _ in walk(ENGINE, state, dice, QuickRng(3)):
        names |= {offer.rule for offer in offers.values()}
    for name in names:
        section, _, rule = name.removeprefix("AT-").partition(".")
        assert 1 <= int(rule) <= RULES[int(section)], name
    assert len(names) > 10
