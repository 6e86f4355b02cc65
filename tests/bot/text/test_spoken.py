"""Would a game master say it aloud? What people read holds no keys, codes or markup, counts as
people count, and says a time so that it can be read to its end."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from bot.app.model import Waiting
from bot.text import LANGUAGES, words
from engines.contract import Event, Msg, msg
from tests.bot.app.test_photograph import GOLDEN
from tests.bot.text.spoken import LATER, wrong
from tests.bot.text.test_words import HOME, sentences


def evenings() -> Iterator[Msg]:
    """Every sentence of the recorded evenings."""
    known = {"Event": Event, "Msg": Msg, "Waiting": Waiting}
    for file in sorted(GOLDEN.glob("*.txt")):
        for line in file.read_text("utf-8").splitlines():
            if line.startswith("['=',"):
                *_, kept = eval(line, known)  # our own file
                yield from messages(kept)


def messages(found: object) -> Iterator[Msg]:
    if isinstance(found, Event | Waiting):
        yield found.text
    elif isinstance(found, Msg):
        yield found
    elif isinstance(found, dict | list | tuple):
        for each in found.values() if isinstance(found, dict) else found:
            yield from messages(each)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_master_would_say_every_sentence_of_the_catalogues(lang: str) -> None:
    later = counted()
    assert ("remind-call", "time") in later
    found = [
        (what, said)
        for message, gaps in sentences(lang).items()
        for n in (1, 2, 5)
        for filled in [{gap: LATER if (message, gap) in later else n for gap in gaps}]
        for said in [words(lang).say(msg(message, **filled))]
        for what in wrong(said)
    ]
    assert found == []


def counted() -> set[tuple[str, str]]:
    """The gaps that Discord fills with "in two hours": `msg("remind", time=when(…))`."""
    calls = [
        node
        for file in (HOME / "bot/edge").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "msg"
    ]
    return {
        (said.value, gap.arg or "")
        for call in calls
        for said in ast.walk(call.args[0])
        if isinstance(said, ast.Constant)
        for gap in call.keywords
        if getattr(getattr(gap.value, "func", None), "id", "") == "when"
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_master_would_say_every_sentence_of_the_recorded_evenings(lang: str) -> None:
    said = {words(lang).say(each) for each in evenings()}
    assert len(said) > 300
    assert [(what, each) for each in sorted(said) for what in wrong(each)] == []


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ("Not carried out: attack/neutral.army.poland", "a key"),
        ("Did you mean ba? (E-08)", "a code"),
        ("1. -# All dice follow from one number.", "small print by hand"),
        ("Which 1 cards do you discard?", "one of many"),
        (f"The table waits, until {LATER}.", "until in two hours"),
        ("It was played out 4 times.", "a statistic"),
        ("-: nothing", "an empty name"),
        ("An Army just built in China. Asked: USA.", "a telegram"),
        ("ZSRR – dobrane: jedna karta.", "a telegram"),
    ],
)
def test_the_law_of_spoken_words_sees_what_it_forbids(said: str, what: str) -> None:
    assert what in wrong(said)
