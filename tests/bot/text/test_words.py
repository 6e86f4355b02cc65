"""Sentences in both languages: all there, with the same gaps, and every id in the code known."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.text import LANGUAGES, Words, words
from bot.text.words import Unsaid, catalogues
from bot.text.words import entries as parted
from conformance.words import entries, faults, sentences
from engines.contract import Msg, msg

HOME = Path(__file__).parents[3]
SPOKEN_BY = [HOME / "bot", HOME / "engines/kit", HOME / "renderers/league"]


def own(lang: str) -> list[Path]:
    """The catalogues of the bot itself."""
    return [file for file in catalogues(lang) if file.parent == HOME / "bot/text" / lang]


def test_the_bots_own_words_are_whole_and_the_same_in_every_language() -> None:
    assert faults(own) == []


def spoken() -> set[tuple[str, str]]:
    """Every literal message id in the code, also one of two: first argument of msg, Msg or text."""
    found = set()
    for folder in SPOKEN_BY:
        for file in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and node.args:
                    name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                    first = node.args[0]
                    either = isinstance(first, ast.IfExp)
                    for each in (first.body, first.orelse) if either else (first,):
                        said = each.value if isinstance(each, ast.Constant) else None
                        if name in ("msg", "Msg", "text") and isinstance(said, str):
                            found.add((said, str(file.relative_to(HOME))))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_in_the_code_has_a_sentence(lang: str) -> None:
    known = sentences(lang)
    assert [(message, file) for message, file in sorted(spoken()) if message not in known] == []


def test_every_sentence_of_the_bot_is_said_somewhere() -> None:
    homes = [*SPOKEN_BY, HOME / "renderers"]
    code = "\n".join(f.read_text("utf-8") for home in homes for f in home.rglob("*.py"))
    ids = [e.id.name for file in own("en") for e in entries(file) if isinstance(e, ftl.Message)]
    made = tuple(re.findall(r'(?:Msg\(|text\(|: )f"([a-z-]+-)\{', code))
    unsaid = [
        message for message in ids if f'"{message}"' not in code and not message.startswith(made)
    ]
    assert unsaid == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_is_read_alone_as_in_its_catalogue(lang: str) -> None:
    for file in own(lang):
        alone = dict(parted(file.read_text("utf-8")))
        whole = {each.id.name: each for each in entries(file) if isinstance(each, ftl.Message)}
        assert alone.keys() == whole.keys()
        for name, entry in alone.items() if file.stem in ("history", "leagues_setup") else ():
            [read] = FluentParser().parse(entry).body[:1]
            assert whole[name].equals(read, ignored_fields=["span", "comment"]), entry


def test_a_sentence_is_read_with_those_it_names() -> None:
    fresh = Words("en")
    assert fresh.say(Msg("leagues-open")) in fresh.say(Msg("leagues-do-preview"))


def test_names_inside_a_sentence_are_declined_and_verbs_agree_with_them() -> None:
    unit = msg("td-unit", nation="france", kind="army")
    powers = [msg("td-seat-germany"), msg("td-seat-uk")]
    where = msg("td-space-balkans")
    said = [words("pl").say(msg("td-log-attack", power=p, unit=unit, space=where)) for p in powers]
    assert said == [
        "Niemcy niszczą francuską armię na Bałkanach.",
        "Wielka Brytania niszczy francuską armię na Bałkanach.",
    ]


def test_sentences_inside_a_sentence_are_said_first() -> None:
    inner = msg("play-not-offered")
    said = words("en").say(msg("play-contradiction", one=inner, other=(inner, inner)))
    one = "That is not possible right now."
    assert said == f"“{one}” and “{one}, {one}” contradict each other: choose one of them."


def test_a_missing_sentence_or_gap_is_an_error_in_tests() -> None:
    with pytest.raises(Unsaid, match="no message 'never-said'"):
        words("en").say(msg("never-said"))
    with pytest.raises(Unsaid, match="play-how-many"):
        words("en").say(msg("play-how-many", n=1))


def test_a_missing_sentence_is_a_makeshift_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", False)
    assert words("pl").say(msg("never-said", who="Ola", n=3)) == "never said (Ola, 3)"


def test_an_unknown_language_is_answered_in_english_whose_catalogues_are_read_once() -> None:
    assert words("de").lang == "en"
    assert words("de") is words("") is words("en")


HOUSE_WORDS = {
    "en": r"\b(letters?|silence|under seal)\b",
    "pl": r"\b(listownie|milczenie|odcisk\w*|los(y|ów)|\w+łeś|jesteś \w+ny)\b",
}
"""What Discord calls otherwise, and Polish that takes every reader for a man."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_bot_speaks_as_users_of_discord_do(lang: str) -> None:
    lines = "\n".join(file.read_text("utf-8") for file in own(lang)).splitlines()
    said = [re.sub(r"\{.*?\}", "", line.partition(" = ")[2]) for line in lines]
    assert [line for line in said if re.search(HOUSE_WORDS[lang], line.lower())] == []


def test_no_polish_sentence_takes_its_reader_for_a_man() -> None:
    for file in catalogues("pl"):
        found = re.findall(r"\b\w+łeś\b|jesteś \w+[nt]y\b", file.read_text("utf-8"))
        assert found == [], file
