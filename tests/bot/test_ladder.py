"""A ladder of computers and guests, and its page in the book."""

from __future__ import annotations

import asyncio
import json
import sys
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


def test_strength_follows_from_what_was_won():
    scores = [Score("a", "b", 2, 1.0)] * 300 + [Score("b", "a", 2, 1.0)] * 100
    found = worths(["a", "b"], scores)
    assert found["a"] / found["b"] == pytest.approx(3, rel=0.05)


def test_a_side_of_six_that_wins_one_game_in_six_is_as_strong_as_the_others():
    scores = [Score("a", "b", 6, 1.0)] * 50 + [Score("a", "b", 6, 0.0)] * 250
    found = worths(["a", "b"], scores)
    assert found["a"] / found["b"] == pytest.approx(1, rel=0.05)


def test_who_has_never_lost_has_a_rating_all_the_same():
    first, last = rows(["a", "b=x"], [Score("a", "b=x", 2, 1.0)] * 5)
    assert (first["name"], first["guest"], first["games"], first["won"]) == ("a", False, 5, 5)
    assert (last["name"], last["guest"]) == ("b", True)
    assert 1500 < first["rating"] < 2500


def test_computers_and_guests_meet_and_the_book_tells(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    for module in (duel, ladder):
        monkeypatch.setattr(module, "rules", lambda game: ENGINE)
    monkeypatch.setattr(duel, "seated", None)
    monkeypatch.setattr(ladder, "seated", lambda *_: ["ada", "ben"])
    out = tmp_path / "ladder.json"
    guest = f"Hal={sys.executable} {GUEST}"
    line = ["quartermaster", "--of", "officer,random", "--guest", guest, "--each", "6"]
    assert command(ladder, [*line, "--out", str(out)]) == 0
    duel.program(guest).end()
    told = json.loads(out.read_text())["quartermaster"]
    assert {each["name"]: each["games"] for each in told} == dict.fromkeys(
        ("officer", "random", "Hal"), 24
    )
    assert sum(each["won"] for each in told) == 36
    assert [each["rating"] for each in told] == sorted((x["rating"] for x in told), reverse=True)
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
