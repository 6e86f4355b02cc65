"""The numbered rules can be looked up, in both languages."""

import re

import pytest

from bot.text.rulebook import HOME, Rulebook, rulebook

GAMES = sorted(p.parent.name for p in HOME.glob("*/rules.en.md"))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_rules_in_the_same_order(game: str) -> None:
    english, polish = Rulebook(game, "en"), Rulebook(game, "pl")
    assert list(english.rules) == list(polish.rules)
    assert len(english.rules) > 100
    assert all(text.strip() for text in [*english.rules.values(), *polish.rules.values()])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_line_of_the_file_is_a_heading_or_a_rule(game: str, lang: str) -> None:
    for line in (HOME / game / f"rules.{lang}.md").read_text("utf-8").splitlines():
        assert not line or line.startswith("#") or re.match(r"[A-Z]+-\d+(\.\d+)+ \S", line), line


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_rules_of_the_rhine_are_numbered_without_a_gap(lang: str) -> None:
    book = rulebook("race_to_the_rhine", lang)
    last: dict[int, int] = {}
    for id in book.rules:
        chapter, number = map(int, id.removeprefix("RR-").split("."))
        assert number == last.get(chapter, 0) + 1, id
        last[chapter] = number
    assert set(range(1, 18)) <= set(last)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_rule_that_a_rule_refers_to_exists(lang: str) -> None:
    book = rulebook("race_to_the_rhine", lang)
    for id, text in book.rules.items():
        for named in re.findall(r"RR-\d+\.\d+", text):
            assert named in book.rules, f"{id} speaks of {named}"


def test_a_rule_is_found_by_its_number_however_it_is_written() -> None:
    book = rulebook("race_to_the_rhine", "en")
    text = book.rules["RR-10.21"]
    assert "Les Boches" in text
    assert book.find("RR-10.21") == book.find("rr-10.21") == book.find(" 10.21 ") == text
    assert book.find("10.99") is None
    assert book.search("10.21") == [("RR-10.21", text)]


def test_a_chapter_number_gives_the_beginning_of_the_chapter() -> None:
    book = rulebook("race_to_the_rhine", "en")
    assert [id for id, _ in book.search("14", most=3)] == ["RR-14.1", "RR-14.2", "RR-14.3"]


def test_words_are_found_without_case_and_accents() -> None:
    book = rulebook("race_to_the_rhine", "en")
    assert book.search("LES BOCHES")[0][0] == "RR-10.24"
    assert book.search("dusseldorf")[0][1].count("Düsseldorf") >= 1
    assert book.search("black market")[0][0] == "RR-10.30"
    assert book.search("xyzzy") == []


def test_polish_endings_do_not_hide_a_rule() -> None:
    book = rulebook("race_to_the_rhine", "pl")
    assert "ciężarów" in book.search("ciezarowka")[0][1]
    ids = [id for id, _ in book.search("unieruchomiony korpus ruch")]
    assert "RR-10.3" in ids


def test_a_rule_with_all_the_words_comes_first() -> None:
    book = rulebook("race_to_the_rhine", "en")
    first = book.search("rain air support")[0][1].lower()
    assert all(word in first for word in ("rain", "air", "support"))
