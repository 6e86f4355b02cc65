"""What every game promises, one test for each law and each table.

A test file that imports all of this asks it: of the game of `--game`, or of all of them.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path

import pytest

from bot.text import LANGUAGES, Words
from bot.text.rulebook import Rulebook
from conformance import (
    computers,
    golden,
    hidden,
    imports,
    laws,
    leaks,
    pictures,
    rules,
    saved,
    words,
)
from conformance.cases import Case, Unplayable, cases_of
from conformance.files import missing_files
from conformance.places import place
from engines.extras import Imagination
from engines.kit import data
from engines.registry import GAMES, engine

Words.strict = True


def playable(game: str) -> bool:
    return isinstance(engine(game), Imagination)


@pytest.mark.parametrize(
    "law",
    [*laws.LAWS, *leaks.LAWS, *hidden.LAWS, *computers.LAWS, *pictures.LAWS],
    ids=lambda law: f"{law.__module__.partition('.')[2]}-{law.__name__}",
)
def test_law(case: Case, law: Callable[[Case], None]) -> None:
    """A game that cannot be played fails once, not once for each law."""
    if law in computers.LAWS and not isinstance(case.engine, Imagination):
        pytest.skip("no computer can play it")
    if law in pictures.LAWS and case.engine.name not in GAMES:
        pytest.skip("the toy has none")
    try:
        law(case)
    except Unplayable as error:
        if law is laws.games_end:
            pytest.fail(str(error), pytrace=False)
        pytest.skip("see games_end")


def tables(game: str) -> list[Case]:
    """Those that are tried every time."""
    return [case for case in cases_of(game) if not case.slow]


def never_tried(game: str) -> list[str]:
    """The numbers of seats and the values of options that no table has."""
    rules, cases = engine(game), cases_of(game)
    chairs = [seat for chair in rules.chairs({}) for seat in chair]
    numbers = [n for n in range(1, len(chairs) + 1) if rules.check(chairs[:n], {}) is None]
    found = [f"{n} seats" for n in numbers if all(len(case.seats) != n for case in cases)]
    for option in rules.options:
        tried = {v for case in cases for v in case.options.get(option.name, "").split("+")}
        others = set(option.values[1:])
        missing = others - tried if len(others) < 6 else () if others & tried else others
        found += [f"{option.name}={value}" for value in sorted(missing)]  # many: one will do
    return found


FEW = 3
"""Tables of a game that are enough where what is asked hardly depends on the table."""


def without_effect(game: str) -> list[str]:
    cosmetic = getattr(import_module(f"{place(game).imported}.twin"), "COSMETIC", ())
    return laws.values_without_effect(tables(game), cosmetic)


PROMISES: dict[str, tuple[Callable[[str], Iterable[str]], str]] = {
    "a_game_has_all_its_files": (
        lambda game: missing_files(place(game), GAMES[game].prefix),
        "these are missing",
    ),
    "a_game_goes_by_the_name_of_its_folder": (
        lambda game: [engine(game).name] * (engine(game).name != game),
        "its engine is called otherwise",
    ),
    "words_are_whole_and_the_same_in_every_language": (words.of_game, "these words are wrong"),
    "a_game_keeps_to_the_rule_of_dependence": (imports.of_game, "what lies there may not"),
    "every_option_and_every_number_of_seats_is_tried": (never_tried, "no table of twin.py has"),
    "every_value_of_an_option_matters": (
        without_effect,
        "these change nothing anybody sees (or name them in COSMETIC)",
    ),
    "what_is_hidden_is_dealt_anew": (
        lambda game: hidden.fields_never_dealt_anew(tables(game)),
        "in every twin as it was; `imagine` must deal it anew, or the field is `Public`, or stands"
        " in DERIVED or KEPT of twin.py",
    ),
    "piles_nobody_sees_are_dealt_anew": (
        lambda game: hidden.piles_never_dealt_anew(tables(game)),
        "in every twin as they were, though nobody sees what lies in them; `imagine` must deal them"
        " anew, or they stand in KEPT of twin.py",
    ),
    "what_everybody_sees_is_marked_public": (
        lambda game: hidden.fields_everybody_sees(tables(game)),
        "always the same for all seats, but not `Public[...]`, so that each change of it sends"
        " everybody their hand",
    ),
    "pictures_show_numbers_as_they_are": (
        lambda game: pictures.numbers_told_otherwise(tables(game)[:FEW]),
        "these numbers of views (or name them in RECKONED)",
    ),
    "worth_tells_winners_from_losers": (
        lambda game: computers.worth_is_no_worth(tables(game)) if playable(game) else (),
        "what a position is `worth`",
    ),
}
"""What a game promises as a whole: what is wrong with it, and what to say of that."""


@pytest.mark.parametrize("promise", PROMISES)
def test_promise(game: str, promise: str) -> None:
    faults, told = PROMISES[promise]
    found = sorted(faults(game))
    assert not found, f"{told}:\n" + "\n".join(found)


def test_saved_positions_can_be_read(game: str, request: pytest.FixtureRequest) -> None:
    faults = saved.faults(tables(game)[0], write=request.config.getoption("--golden"))
    assert not faults, "\n".join(faults)


# ---- golden transcripts


def test_golden(transcript: Path, request: pytest.FixtureRequest) -> None:
    old = transcript.read_text("utf-8")
    rewrite = request.config.getoption("--golden")
    new = golden.written(golden.read(old), fresh=rewrite)
    if rewrite:
        transcript.write_text(new, "utf-8")
    elif new != old:
        lines = difflib.unified_diff(old.splitlines(), new.splitlines(), "was", "is", n=1)
        pytest.fail("\n".join(list(lines)[:60]))
    assert len(new) <= golden.LARGEST, (
        f"{transcript.name} is too long to be read: tell less in `show`"
    )


def test_golden_transcripts_meet_every_frame(game: str) -> None:
    left = golden.frames_declared(place(game).engine)
    for file in golden.transcripts(game) if left else ():
        left -= golden.frames_met(golden.read(file.read_text("utf-8")), left)
    assert not left, f"in no transcript: {sorted(left)}"


def test_golden_transcripts_show_this_ending(case: Case) -> None:
    told = {
        reason
        for file in golden.transcripts(case.engine.name)
        for reason in re.findall(r"^  result (\S+):", file.read_text("utf-8"), re.M)[-1:]
    }
    for how, end in laws.endings(case):
        result = case.engine.result(end)
        assert result is not None, how
        assert result.reason in told, f"no transcript ends with {result.reason!r}, as {how} does"


# ---- rules by number


def test_no_number_is_given_twice(prefix: str) -> None:
    numbers = rules.rules(prefix)
    assert numbers
    assert [rule for rule in set(numbers) if numbers.count(rule) > 1] == []
    assert {rule.partition("-")[0] for rule in numbers} == {prefix}


@pytest.mark.parametrize(
    ("folder", "kinds"),
    [
        *((folder, ("py",)) for folder in ("engines", "renderers", "bot", "tools", "tests")),
        *((folder, ("md", "ftl")) for folder in ("data", "docs")),
    ],
)
def test_every_rule_cited_exists(folder: str, kinds: tuple[str, ...]) -> None:
    strange = {
        (rules.short(file), rule)
        for file in rules.files(folder, kinds=kinds)
        if file.name != "test_rules.py" or file.parent.name != "tests"
        for rule in rules.cited(file.read_text("utf-8")) - rules.known()
    }
    assert sorted(strange) == [], "cited, but on no page of rules"


def test_every_rule_is_named_by_a_test(prefix: str) -> None:
    missing = [rule for rule in rules.rules(prefix) if rule not in rules.proven(prefix)]
    assert missing == [], "no test has these numbers in its name or docstring"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_players_look_up_has_the_same_numbers(game: str, lang: str) -> None:
    """The short rules of a game hold headings and rules, nothing else."""
    lines = data.path(game, f"rules.{lang}.md").read_text("utf-8").splitlines()
    numbers = [line.split(maxsplit=1)[0] for line in lines if line and not line.startswith("#")]
    assert [rule for rule in numbers if rule not in rules.known()] == []
    assert {rule.partition("-")[0] for rule in numbers} == {GAMES[game].prefix.upper()}


def test_both_languages_have_the_same_rules_in_the_same_order(game: str) -> None:
    one, *others = (Rulebook(game, lang) for lang in LANGUAGES)
    assert one.rules
    for other in others:
        assert list(one.rules) == list(other.rules)
        assert all(text.strip() for text in [*one.rules.values(), *other.rules.values()])
