"""A ladder of computers and guests, and its page in the book."""

from __future__ import annotations

import asyncio
import json
import sys
from itertools import permutations
from pathlib import Path

import pytest

from bot.book import pages
from bot.book.gather import Cast
from bot.book.page import whole
from bot.book.speech import Speech
from bot.cli import main
from bot.text import words
from tests.bot.book import played
from tests.engines.toy import ENGINE
from tools.lab import command, duel, ladder
from tools.lab.ladder import Score, rows, worths

GUEST = Path(__file__).parents[2] / "docs" / "examples" / "guest.py"


def score(*who: str, won: int = 0) -> Score:
    return Score("toy", who, [float(n == won) for n in range(len(who))])


def test_strength_follows_from_what_was_won():
    found = worths([score("a", "b")] * 300 + [score("b", "a")] * 100)
    assert found["a"] / found["b"] == pytest.approx(3, rel=0.05)


def test_a_side_of_six_that_wins_one_game_in_six_is_as_strong_as_the_others():
    six = "a", "b", "b", "b", "b", "b"
    found = worths([score(*six)] * 50 + [score(*six, won=1)] * 250)
    assert found["a"] / found["b"] == pytest.approx(1, rel=0.05)


def test_who_has_never_lost_has_a_rating_all_the_same():
    first, last = rows([score("a", "b=x")] * 5)
    assert (first["name"], first["guest"], first["games"], first["won"]) == ("a", False, 5, 5)
    assert (last["name"], last["guest"]) == ("b", True)
    assert 1500 < first["rating"] < 2500


def test_everybody_meets_everybody_from_both_sides(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ladder, "rules", lambda game: ENGINE)
    monkeypatch.setattr(ladder, "fought", lambda duel, who, seed: dict.fromkeys(who, 0.5))
    duel = ladder.Duel("toy", ("ada", "ben"), {}, "", "", 6)
    found = [ladder.match(duel, "abcde", n) for n in range(20)]
    assert {tuple(each.who) for each in found if each} == set(permutations("abcde", 2))


def test_computers_and_guests_meet_and_the_book_tells(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    for module in (duel, ladder):
        monkeypatch.setattr(module, "rules", lambda game: ENGINE)
    monkeypatch.setattr(ladder, "seated", lambda *_: ["ada", "ben"])
    out = tmp_path / "ladder.json"
    guest = f"Hal={sys.executable} {GUEST}"
    line = ["quartermaster", "--of", "officer,random", "--guest", guest, "--out", str(out)]
    assert command(ladder, [*line, "--each", "5"]) == 0
    games = out.with_suffix(".games")
    games.write_text(games.read_text()[:-4])  # the power failed
    assert command(ladder, [*line, "--each", "12"]) == 0
    duel.program(guest).end()
    told = json.loads(out.read_text())["quartermaster"]
    assert {each["name"]: each["games"] for each in told} == dict.fromkeys(
        ("officer", "random", "Hal"), 8
    )
    assert len(games.read_text().splitlines()) == 14, "an empty line, 12 games and a broken one"
    assert sum(each["won"] for each in told) == 12
    assert [each["rating"] for each in told] == sorted((x["rating"] for x in told), reverse=True)
    before = games.read_text()
    assert command(ladder, [*line, "--each", "20", "--minutes", "0"]) == 0
    assert games.read_text() == before, "there was no time"
    say = Speech(words("pl"), Cast({}, {}))
    page = whole(pages.ladder({"quartermaster": told, "gone": told}, say), say, "")
    assert "Hal (gość)" in page
    assert page.count("<table>") == 1


async def test_the_book_has_a_page_of_it(tmp_path: Path) -> None:
    file, told = tmp_path / "games.sqlite3", tmp_path / "ladder.json"
    await played(file, ["race_to_the_rhine"], people=2, moves=3)
    row = {"name": "<b>", "guest": True, "rating": 1612, "games": 8, "won": 5.5}
    told.write_text(json.dumps({"quartermaster": [row]}))
    folder = tmp_path / "book"
    line = ["publish", str(folder), "--db", str(file), "--ladder", str(told)]
    assert await asyncio.to_thread(main, line) == 0
    for lang in ("en", "pl"):
        page = (folder / lang / "ladder.html").read_text("utf-8")
        assert "1612" in page
        assert "&lt;b&gt;" in page
        assert 'href="ladder.html"' in (folder / lang / "index.html").read_text("utf-8")
    told.write_text("nonsense")
    assert await asyncio.to_thread(main, line) == 2
