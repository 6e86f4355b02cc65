"""QM-23.9: what cards say is written by hand, and says what their definitions do, no more."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from engines.kit import data
from engines.quartermaster import card_text, parser
from engines.quartermaster.components import COUNTRIES, SPACES, VARIANTS, _cards, book
from engines.quartermaster.language import AnyOrder, OneOf
from tests.engines.quartermaster import facts
from tests.engines.quartermaster.table import words

LANGUAGES = ("en", "pl")
CARDS = {card.written: card for variants in ("", *VARIANTS) for card in book(variants).values()}
"""Every card as every option reads it."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("written", CARDS)
def test_qm_23_9_a_written_text_says_what_the_card_does(written: str, lang: str) -> None:
    card = CARDS[written]
    said = words(card_text.of(card), lang)
    assert facts.wrong(card, said, lang) == [], said


def test_qm_23_9_every_card_has_a_written_text() -> None:
    assert len(CARDS) == 143 + len(VARIANTS) + 1  # one option changes two cards
    assert all(card_text.of(card).id.startswith("qm-says-") for card in CARDS.values())


CHANGES = (
    *((rf"\b{n}\b", str(n + 1)) for n in range(8)),
    (r"\bbuild\(", "recruit("),
    (r"\brecruit\(", "build("),
    (r"\beliminate\(army", "recruit(army"),
    (r"\bland\b", "sea"),
    (r"\bsea\b", "land"),
    (r"\barmy/", "navy/"),
    (r"\bnavy/", "army/"),
    (r"\bpiece/", "army/"),
    (r"\bsupplied (?=\w)", ""),
    (r"(?<=removal\()(?=army|navy)", "supplied "),
    (r"(?<=removed\()(?=army|navy)", "supplied "),
    (r"(?<=\w, any\)) once\b", ""),
    (r"^on (?:battle|built|ew)\(.*?\)(?= pay| ->)", r"\g<0> once"),
    (r"\bpay deck\b", "pay hand"),
    (r"\bpay hand\b", "pay deck"),
    (r" pay \w+ \d", ""),
    (r"\badj\(", "near("),
    (r"\bnear\(", "adj("),
    (r"\bnone\(", "has("),
    (r"\bhas\(", "none("),
    (r"\bturn\)", "battle)"),
    (r"\bbattle\)", "turn)"),
    (r"\bBATTLED\b", "any"),
    (r"\bBUILT\b", "north_sea"),
    (r"\bLOST\b", "any"),
    (r"\bmay\((\w+)\)", r"each({\1})"),
    (r"^play\b", "instead pay deck 1"),
    (r"^instead pay \w+ \d", "play"),
    (r"\bvictory\b", "turn_start"),
    (r"\bturn_start\b", "discard_phase"),
    (r"\bremoval\b", "removed"),
    (r"\bremoved\b", "removal"),
    (r"\bbuilt\b", "removed"),
    (r"\bcard_leaves\b", "ew"),
    (r"\bany_order\b", "one_of"),
    (r"\bone_of\b", "any_order"),
    (r"\bdeck_\w+", "discard"),
    (r"\baxis\b", "allies"),
    (r"\ballies\b", "axis"),
    (r"(?<=/)me\b", "allies"),
    (r"(?<=ew\()me\b", "axis"),
    (r"(?<=mill\()\w+\b", "ussr"),
    *((rf"\b{name}\b", "madagascar") for name in SPACES if name not in COUNTRIES),
    *((rf"\b{name}\b", COUNTRIES[n - 1]) for n, name in enumerate(COUNTRIES)),
)
"""Each makes another card of a definition."""


def changed(does: str) -> Iterator[str]:
    """The definition with one thing changed, each thing in turn."""
    for pattern, instead in CHANGES:
        for hit in re.finditer(pattern, does):
            yield does[: hit.start()] + hit.expand(instead) + does[hit.end() :]


def definitions() -> dict[str, str]:
    found = {}
    for row in _cards.cards:
        found[row.id] = row.does
        for name, does in row.variants.items():
            found[f"{row.id}.{name.rpartition('.')[2]}"] = does
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_is_wrong_for_a_definition_with_anything_changed(lang: str) -> None:
    tried, passed = 0, []
    for written, does in definitions().items():
        card = CARDS[written]
        said = words(card_text.of(card), lang)
        for other in changed(does):
            try:
                parsed = parser.parse(other, COUNTRIES, SPACES)
            except ValueError:
                continue  # no definition at all
            if parsed.abilities != card.abilities or parsed.blocks != card.blocks:
                another = replace(card, abilities=parsed.abilities, blocks=parsed.blocks)
                passed += [] if facts.wrong(another, said, lang) else [f"{written}: {other}"]
                tried += 1
    assert passed == []
    assert tried > 800


@pytest.mark.parametrize(
    ("card", "planted", "why"),
    [
        ("germany.blitzkrieg", ("Once per turn, after", "After"), "lacks 'once'"),
        ("germany.blitzkrieg", ("1 card from your deck", "2 cards from your deck"), "numbers"),
        ("germany.blitzkrieg", ("your deck", "your hand"), "lacks 'from deck'"),
        ("germany.blitzkrieg", ("you may discard", "discard"), "lacks 'may'"),
        ("uk.dutch_east_indies", ("Indonesia", "Madagascar"), "names"),
        ("uk.dutch_east_indies", ("Recruit", "Build"), "verbs"),
        ("uk.destroyers", ("supplied ", ""), "lacks 'supplied'"),
        ("usa.lend_lease", ("the UK or the USSR", "the UK"), "names"),
        ("ussr.rasputitsa", ("in or next to", "in"), "lacks 'in or next to'"),
        ("italy.mare_nostrum", ("victory phase", "play phase"), "lacks 'victory'"),
    ],
)
def test_a_wrong_text_is_found(card: str, planted: tuple[str, str], why: str) -> None:
    said = words(card_text.of(book()[card]))
    assert planted[0] in said
    assert why in "; ".join(facts.wrong(book()[card], said.replace(*planted), "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_parts_among_which_somebody_chooses_are_written_too(lang: str) -> None:
    found = [
        words(card_text.part(card, block), lang)
        for card in book().values()
        for steps in card.blocks
        for line in steps
        if isinstance(line.step, OneOf | AnyOrder)
        for block in line.step.blocks
    ]
    assert len(found) == 10
    assert not any("(" in said or said.endswith(".") for said in found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_short_sentences(lang: str) -> None:
    for card in CARDS.values():
        said = words(card_text.of(card), lang)
        assert len(said) <= 180, said
        assert said.endswith("."), said
        assert not re.search(r"\b(zagrałeś|sformowałeś|użyłeś|gracz)\b", said), said


def test_a_card_that_does_something_else_in_a_list_of_a_host_says_so(tmp_path: Path) -> None:
    """Theirs is put together from its definition; the others keep the text written for them."""
    raw = json.loads((data.HOME / "quartermaster/cards.json").read_text("utf-8"))
    rows = {row["id"]: row for row in raw["cards"]}
    rows["germany.plunder"]["does"] = "play -> vp(3)"
    rows["germany.wolf_packs"]["tag"] = "sub"
    rows["uk.free_france"]["variants"] = {"free_france_cost.deck": "instead -> draw(me, 1)"}
    rows["ussr.guards"]["id"] = "ussr.militia"
    (tmp_path / "quartermaster").mkdir()
    (tmp_path / "quartermaster/cards.json").write_text(json.dumps(raw), "utf-8")
    code = (
        "from pathlib import Path; from engines.kit import data;"
        f"data.add_overlay(Path({str(tmp_path)!r}));"
        "from engines.quartermaster import card_text;"
        "from engines.quartermaster.components import book;"
        "print(*(card_text.of(book(v)[c]).id for v, c in ["
        "('', 'germany.plunder'), ('', 'germany.wolf_packs'), ('', 'uk.free_france'),"
        "('free_france_cost.deck', 'uk.free_france'), ('', 'ussr.militia'),"
        "('', 'italy.plunder')]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=Path(__file__).parents[3]
    )
    assert done.stdout.split() == [
        "qm-text-play",
        "qm-text-react",
        "qm-says-uk-free-france",
        "qm-text-react",
        "qm-text-react",
        "qm-says-italy-plunder",
    ], done.stderr
