"""The numbered rules can be looked up, in both languages."""

import json
import re
from pathlib import Path

import pytest

from bot.text.rulebook import Rulebook, rulebook
from engines.kit.data import HOME

RR, AT, OV = "race_to_the_rhine", "attack", "overlord"
QM, TD = "quartermaster", "total_domination"
GAMES = sorted(p.parent.name for p in HOME.glob("*/rules.en.md"))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_rules_in_the_same_order(game: str) -> None:
    english, polish = Rulebook(game, "en"), Rulebook(game, "pl")
    assert list(english.rules) == list(polish.rules)
    assert english.rules
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
    for rule_id in book.rules:
        chapter, number = map(int, rule_id.removeprefix("RR-").split("."))
        assert number == last.get(chapter, 0) + 1, rule_id
        last[chapter] = number
    assert set(range(1, 18)) <= set(last)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_rule_that_a_rule_refers_to_exists(lang: str) -> None:
    book = rulebook("race_to_the_rhine", lang)
    for number, text in book.rules.items():
        for named in re.findall(r"RR-\d+\.\d+", text):
            assert named in book.rules, f"{number} speaks of {named}"


def test_a_rule_is_found_by_its_number_however_it_is_written() -> None:
    book = rulebook("race_to_the_rhine", "en")
    text = book.rules["RR-10.21"]
    assert "Les Boches" in text
    assert book.find("RR-10.21") == book.find("rr-10.21") == book.find(" 10.21 ") == text
    assert book.find("10.99") is None
    assert book.search("10.21") == [("RR-10.21", text)]


def test_a_chapter_number_gives_the_beginning_of_the_chapter() -> None:
    book = rulebook("race_to_the_rhine", "en")
    assert [number for number, _ in book.search("14", most=3)] == ["RR-14.1", "RR-14.2", "RR-14.3"]


def test_words_are_found_without_case_and_accents() -> None:
    book = rulebook("race_to_the_rhine", "en")
    assert book.search("LES BOCHES")[0][0] == "RR-10.24"
    assert book.search("dusseldorf")[0][1].count("Düsseldorf") >= 1
    assert book.search("black market")[0][0] == "RR-10.30"
    assert book.search("xyzzy") == []


def test_polish_endings_do_not_hide_a_rule() -> None:
    book = rulebook("race_to_the_rhine", "pl")
    assert "ciężarów" in book.search("ciezarowka")[0][1].lower()
    ids = [number for number, _ in book.search("unieruchomiony korpus ruch")]
    assert "RR-10.3" in ids


def test_a_rule_with_all_the_words_comes_first() -> None:
    book = rulebook("race_to_the_rhine", "en")
    number, rule = book.search("rain air support")[0]
    first = f"{book.chapters[number]} {rule}".lower()
    assert all(word in first for word in ("rain", "air", "support"))


QUESTIONS = [
    (RR, "en", "how do I win", "RR-3.1"),
    (RR, "en", "Paratroops?", "RR-12.1"),
    (RR, "en", "typed orders", "RR-23.1"),
    (RR, "en", "how do trucks work", "RR-7.1"),
    (RR, "en", "can I play alone", "RR-17.1"),
    (RR, "en", "how do I move my corps", "RR-10.1"),
    (RR, "en", "where do I get fuel", "RR-6."),
    (RR, "pl", "jak wygrać", "RR-3."),
    (RR, "pl", "spadochroniarze", "RR-12.1"),
    (RR, "pl", "Jak działają ciężarówki?", "RR-7.1"),
    (RR, "pl", "kiedy kończy się gra", "RR-16."),
    (RR, "pl", "wpisywanie rozkazów", "RR-23.1"),
    (RR, "pl", "co robi Patton", "RR-13.4"),
    (AT, "en", "how do I win", "AT-19.3"),
    (AT, "en", "how does a naval battle work", "AT-14.1"),
    (AT, "en", "what is a blitz?", "AT-11.1"),
    (AT, "en", "what is hidden", "AT-23."),
    (AT, "pl", "jak wygrać", "AT-19.3"),
    (AT, "pl", "co jest tajne", "AT-23."),
    (AT, "pl", "jak kupić jednostki", "AT-18."),
    (OV, "en", "how do I win", "OV-12.1"),
    (OV, "en", "line of sight", "OV-8.1"),
    (OV, "en", "how does shooting work", "OV-9.1"),
    (OV, "en", "how many dice", "OV-9.5"),
    (OV, "pl", "odwrót", "OV-10.1"),
    (OV, "pl", "jak strzelać", "OV-9.1"),
    (QM, "en", "how do I win", "QM-20.7"),
    (QM, "en", "when do I draw cards", "QM-10."),
    (QM, "en", "what happens when my deck is empty", "QM-10.4"),
    (QM, "en", "can I build in a space with an enemy", "QM-14.3"),
    (QM, "pl", "kiedy dobieram karty", "QM-10."),
    (QM, "pl", "ile punktów dostaję", "QM-20.1"),
    (TD, "en", "technologies", "TD-8.0.1"),
    (TD, "en", "how do I play with two players", "TD-10.1.1"),
    (TD, "en", "when does the USA join", "TD-9.0.1"),
    (TD, "pl", "jak wygrać", "TD-4.3.1"),
    (TD, "pl", "kiedy przystępują Chiny", "TD-9.0.1"),
    (RR, "en", "what is the German reaction", "RR-14.1"),
    (RR, "en", "when is a corps cut off", "RR-10.48"),
    (RR, "pl", "jak ruszyć korpus", "RR-10.1"),
    (RR, "pl", "ile akcji mam w turze", "RR-5.2"),
    (QM, "en", "what is the difference between build and recruit", "QM-14."),
    (QM, "en", "when is my army removed", "QM-8.1"),
    (QM, "pl", "co to jest reakcja", "QM-17.1"),
    (AT, "en", "how do I trade", "AT-17.1"),
    (AT, "pl", "jak handlować", "AT-17.1"),
    (AT, "pl", "jak działa bitwa", "AT-8.1"),
    (TD, "en", "how does the draft work", "TD-4.1."),
    (TD, "pl", "jak działa draft", "TD-4."),
    (TD, "pl", "bomba atomowa", "TD-8.1.15"),
    (TD, "pl", "kiedy kończy się gra", "TD-5."),
    (OV, "en", "what do flags do", "OV-10.1"),
    (OV, "en", "how do I get medals", "OV-12.3"),
    (OV, "en", "barbed wire", "OV-7."),
    (OV, "en", "ambush", "OV-14.1"),
    (OV, "pl", "co robi artyleria", "OV-3.4"),
    (OV, "pl", "drut kolczasty", "OV-7."),
]
"""What newcomers ask, and the rule or section that must come first."""


@pytest.mark.parametrize(("game", "lang", "question", "wanted"), QUESTIONS)
def test_a_question_of_a_newcomer_finds_its_rule(
    game: str, lang: str, question: str, wanted: str
) -> None:
    found = [number for number, _ in rulebook(game, lang).search(question)]
    right = found[:1] == [wanted] or (wanted.endswith(".") and found[0].startswith(wanted))
    assert right, found[:5]


ASKED = json.loads(Path(__file__).with_name("questions.json").read_text("utf-8"))
"""For each game and language questions in natural words, each with the rules, or sections, that
answer it."""


@pytest.mark.parametrize("game", ASKED)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_natural_questions_find_the_right_section_first(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    first = {question: book.search(question, 1)[0][0] for question, _ in ASKED[game][lang]}
    wrong = [
        f"{question}: {first[question]}"
        for question, wanted in ASKED[game][lang]
        if not any(_under(first[question], each) for each in wanted.split())
    ]
    assert wrong == []


def _under(rule: str, wanted: str) -> bool:
    """Whether this is the rule, or stands under it: TD-3.9.2 under TD-3.9, QM-5.7 under QM-5."""
    return f"{rule}.".startswith(wanted.rstrip(".") + ".")


@pytest.mark.parametrize("game", ASKED)
def test_every_answer_to_a_question_is_a_rule(game: str) -> None:
    answers = json.loads((HOME / game / "questions.json").read_text("utf-8"))
    for lang in ("en", "pl"):
        assert answers[lang].keys() <= rulebook(game, lang).rules.keys()


def test_a_section_shows_its_first_rules_and_then_makes_room() -> None:
    found = [number for number, _ in rulebook(RR, "en").search("paratroops", most=6)]
    assert found[:4] == ["RR-12.1", "RR-12.2", "RR-12.3", "RR-12.4"]
    assert not any(number.startswith("RR-12.") for number in found[4:])


def test_a_question_of_words_that_say_nothing_is_searched_all_the_same() -> None:
    assert rulebook(RR, "en").search("what is it") == []
    assert rulebook(RR, "en").search("") == rulebook(RR, "en").search("?!") == []


def test_a_very_long_question_is_answered_at_once() -> None:
    looked = 0

    class Counting(Rulebook):
        def _like(self, stem: str, least: float) -> list[tuple[float, str]]:
            nonlocal looked
            looked += 1
            return super()._like(stem, least)

    book = Counting(RR, "en")
    for asked in ("corps " * 1000, " ".join(f"a{n}b" for n in range(1500)), "9" * 6000, "x" * 6000):
        looked = 0
        book.search(asked)
        assert looked < 100
