"""Two laws for whatever is typed, at every table of every game (typed.py)."""

from __future__ import annotations

import re
from contextlib import suppress
from time import perf_counter
from typing import Any

import pytest

from conformance.cases import Case, cases_of, random_game
from engines.contract import Illegal
from engines.kit.data import HOME
from engines.kit.simulate import QuickRng
from tests.engines.conformance.typed import Tally, grammar, tried

REASONS = {
    "quartermaster": r"qm-err-[a-z-]+",
    "race_to_the_rhine": r"rr-err-[a-z-]+",
    "attack": r"at-no-[a-z-]+",
    "total_domination": r"td-x-(?!step|none|target-)[a-z-]+|td-why-[a-z-]+",
    "overlord": r"ov-err-[a-z-]+",
}
"""How the ids of refusals look, those left out that only stand within another."""


@pytest.mark.parametrize("game", REASONS)
def test_of_every_reason_there_is_a_fact_that_makes_it_true(game: str) -> None:
    said = (HOME / game / "words/en.ftl").read_text("utf-8")
    ids = set(re.findall(rf"^({REASONS[game]}) =", said, re.MULTILINE))
    assert ids
    assert ids - set(grammar(game).FACTS) == set()


def check(tally: Tally) -> None:
    assert not tally.broken, f"{len(tally.broken)} of {tally.commands}:\n" + "\n".join(
        tally.broken[:5]
    )


def test_what_is_typed_is_carried_out_whole_or_refused_with_a_true_reason(case: Case) -> None:
    if case.engine.orders is None or case.engine.name == "toy":
        pytest.skip("a game without a grammar of its own")
    check(tried(case, 4, 6))


COMMANDS = 100_000
"""How many are typed in each game."""


@pytest.mark.slow
@pytest.mark.parametrize("game", REASONS)
def test_a_hundred_thousand_typed_commands(game: str) -> None:
    tables = cases_of(game)
    tally = Tally()
    while tally.commands < COMMANDS:
        for case in tables:
            tally.add(tried(case, 100, 50, seed=tally.commands + 11))
    check(tally)
    assert tally.carried_out, "a notation must sometimes say something legal"
    assert len(tally.reasons) > 5
    assert tally.judged
    assert not set(tally.reasons) & set(grammar(game).GENERAL)


TWENTY = {"race_to_the_rhine": "load {} all; leave {} 1F", "attack": "build 1I {}; diplomacy {}"}


@pytest.mark.parametrize("game", TWENTY)
def test_a_turn_of_twenty_steps_is_read_at_once(game: str) -> None:
    """A tenth of this on a quiet machine; the best of three, so that a busy one fails nobody."""
    case = cases_of(game)[0]
    state = case.engine.new(case.seats, case.options, QuickRng(1))
    orders, seat = case.engine.orders, case.seats[0]
    names = {"race_to_the_rhine": ["I", "V", "XII"], "attack": ["GER"]}[game]
    read = []
    for _ in range(3):
        begin = perf_counter()
        for name in names:
            with suppress(Illegal):
                text = "; ".join([TWENTY[game].format(name, name)] * 10)
                assert orders.read(state, seat, text).plan  # type: ignore[union-attr]
                read.append(perf_counter() - begin)
    assert read
    assert min(read) < READ


READ = 0.1
"""Seconds."""


@pytest.mark.parametrize(
    ("game", "said", "short"),
    [
        ("quartermaster", "battle in the western europe", "battle western europe"),
        ("quartermaster", "sformuj w europa zachodnia", "sformuj europa zachodnia"),
        ("total_domination", "attack the neutral army in poland", "attack neutral army poland"),
        ("total_domination", "form an army in germany", "form army germany"),
        ("race_to_the_rhine", "supply at lisieux mix", "supply lisieux mix"),
        ("race_to_the_rhine", "mark the aachen", "mark aachen"),
        ("attack", "diplomacy with the Poland", "diplomacy POL"),
        ("attack", "move 2I from the GER to POL", "move 2I GER>POL"),
        ("overlord", "self BA at E9", "self BA E9"),
        ("overlord", "visit the C", "visit C"),
        ("overlord", "move E5 to E6", "E5-E6"),
        ("overlord", "move e5-e6 to f6", "E5-E6-F6"),
        ("quartermaster", "remove the army in germany", "remove germany"),
        ("quartermaster", "remove navy in the north sea", "remove north sea"),
        ("quartermaster", "zdejmij armię w niemcy", "zdejmij niemcy"),
    ],
)
def test_tb_6_16_small_words_do_not_matter(game: str, said: str, short: str) -> None:
    case = cases_of(game)[0]
    state = case.engine.new(case.seats, case.options, QuickRng(1))
    orders: Any = case.engine.orders
    lines = [orders.step(state, case.seats[0], text) for text in (said, short)]
    assert lines[0].wishes
    assert [each.ways for each in lines[0].wishes] == [each.ways for each in lines[1].wishes]


CHAPTERS = {
    "attack": "- **AT-4.10**",
    "overlord": "## 31.",
    "quartermaster": "## 33.",
    "race_to_the_rhine": "## 23.",
    "total_domination": "## T ",
}


@pytest.mark.parametrize("game", CHAPTERS)
def test_the_ten_examples_of_each_page_are_read(game: str) -> None:
    """In some position they are possible; here it is enough that each is understood."""
    page = (HOME.parent / f"docs/rules/{game}.md").read_text("utf-8").partition(CHAPTERS[game])[2]
    table = page.partition("| ten examples |")[2].partition("\n\n")[0].splitlines()[2:]
    assert len(table) == 10
    case = cases_of(game)[0]
    state = case.engine.new(case.seats, case.options, QuickRng(1))
    orders: Any = case.engine.orders
    for text in re.findall(r"`([^`]+)`", "".join(row.split("|")[1] for row in table)):
        if text == "Build Army":
            continue  # by the words of a menu: bot/app/play/typed.py
        for line in orders.lines(text.split("; ")):
            said, left = orders.standing([line])
            ends = " moves" if game == "overlord" and line == "done" else ""
            if not (game == "overlord" and line == "stop"):
                assert said or _understood(case, state, left[0] + ends), line


def _understood(case: Case, state: Any, line: str) -> bool:
    """By somebody: corps are called by their own side."""
    orders: Any = case.engine.orders
    for seat in case.seats:
        with suppress(Illegal):
            return bool(orders.step(state, seat, line))
    return False


@pytest.mark.parametrize("game", REASONS)
def test_in_a_game_that_is_over_whatever_is_typed_is_read_or_refused(game: str) -> None:
    case = cases_of(game)[0]
    state = case.engine.load(random_game(case, case.seeds[0]).last)
    orders: Any = case.engine.orders
    assert not any(offer.required for offer in case.engine.offers(state).values())
    for seat in case.seats:
        for text in {shorthand.example for shorthand in orders.table} - {""}:
            for read in (orders.read, orders.paraphrase):
                with suppress(Illegal):  # nothing else is raised
                    assert read(state, seat, text)
