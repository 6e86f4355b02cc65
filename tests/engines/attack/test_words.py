"""Everything Attack! can say has words in both languages, and no words are left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.text import words
from engines.attack import ENGINE, names
from engines.attack.components import CARDS, REGIONS, SEATS, ZONES
from engines.attack.setup import OPTIONS

ROOT = Path(__file__).parents[3]
LANGS = ("en", "pl")
IDS = re.findall(r"^(at-\S+) =", (ROOT / "data/attack/words/en.ftl").read_text("utf-8"), re.M)
CODE = "\n".join(
    file.read_text("utf-8")
    for file in (
        *(ROOT / "engines/attack").rglob("*.py"),
        *(ROOT / "renderers/attack").rglob("*.py"),
        ROOT / "data/attack/lesson.json",
    )
)


@pytest.mark.parametrize("lang", LANGS)
def test_at_24_1_every_region_zone_and_card_has_a_name(lang: str) -> None:
    say = words(lang).say
    assert len({say(names.region(name)) for name in REGIONS}) == len(REGIONS)
    assert all(words(lang).knows(f"at-zone-{name}") for name in ZONES)
    assert all(say(names.card(name)) for name in CARDS)
    assert len({say(names.seat(name)) for name in SEATS}) == 6


@pytest.mark.parametrize("lang", LANGS)
def test_at_26_1_every_option_and_value_has_words(lang: str) -> None:
    for option in OPTIONS:
        for message in (
            option.name,
            f"{option.name}-help",
            *(f"{option.name}-{v}" for v in option.values),
        ):
            assert words(lang).knows(f"at-option-{message}"), message


@pytest.mark.parametrize("lang", LANGS)
def test_at_28_3_every_literal_id_in_the_code_has_words(lang: str) -> None:
    said = set(re.findall(r'"(at-[a-z0-9_-]+)"', CODE))
    said |= {f"at-no-{message}" for message in re.findall(r'refuse\(\s*"([a-z-]+)"', CODE)}
    assert [
        message
        for message in sorted(said)
        if not words(lang).knows(message) and not message.endswith("-")
    ] == []


def test_at_25_1_no_sentence_is_left_over() -> None:
    made = tuple(re.findall(r'"(at-[a-z0-9_-]+-)\{', CODE))
    refused = {f"at-no-{message}" for message in re.findall(r'"([a-z-]+)"', CODE)}
    other = (
        "at-title",
        "at-about",
        "at-style-",
        "at-verb-",
        "at-option-",
        "at-zoom-",
        "at-focus-",
        *made,
    )
    left = [
        message
        for message in IDS
        if f'"{message}"' not in CODE and message not in refused and not message.startswith(other)
    ]
    assert left == []


@pytest.mark.parametrize("lang", LANGS)
def test_at_4_10_at_21_23_every_typed_example_of_the_rulebook_can_be_typed(lang: str) -> None:
    from engines.attack.orders import PlayerOrders, policy
    from tests.engines.attack.table import Table

    orders, table = PlayerOrders(ENGINE), Table({"red": "GER 3I", "blue": "BRA 1I"})
    known = {*policy.VERBS, *(each.verb for each in orders.table)}
    text = (ROOT / f"data/attack/rules.{lang}.md").read_text("utf-8")
    examples = [e for e in re.findall(r"`([^`]+)`", text) if e.split(" ")[0] in known and " " in e]
    assert len(examples) > 5
    for example in examples:
        assert orders.read(table.state, "red", example)
