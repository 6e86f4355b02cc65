"""The book holds finished games only, names nobody who was not named, and can be checked."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from sqlite3 import Row, connect

import pytest

from bot.app.record import verify
from bot.book import league_tables, pages
from bot.book.gather import People
from bot.book.html import Speech, tag
from bot.cli import main
from bot.store import users
from bot.text import words
from engines.contract import msg
from engines.registry import GAMES, engine
from tests.bot.app.league_house import PEOPLE, LeagueHouse
from tests.bot.book import FIRST, played

GAME = "race_to_the_rhine"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a finished game of two people."""
    file = tmp_path_factory.mktemp("games") / "games.sqlite3"
    asyncio.run(played(file, [GAME], people=2, moves=25))
    return file


@pytest.fixture(scope="module")
def book(games: Path) -> Path:
    folder = games.parent / "book"
    named = games.parent / "names.json"
    named.write_text(json.dumps({str(FIRST): "Ada <script>"}))
    address = "https://example.org/book/"
    arguments = ["publish", str(folder), "--db", str(games), "--names", str(named)]
    assert main([*arguments, "--url", address, "--jobs", "1"]) == 0
    return folder


def page(book: Path, path: str) -> str:
    return (book / path).read_text("utf-8")


def test_a_game_has_a_page_in_each_language(book: Path) -> None:
    english, polish = (page(book, f"{lang}/games/1/index.html") for lang in ("en", "pl"))
    assert '<html lang="en">' in english
    assert '<html lang="pl">' in polish
    assert "Board 1 of" in english
    assert "Plansza 1 z" in polish
    for name in ("film.gif", "story.png", "last.png", "board-001.webp", "small.webp", "game.json"):
        assert (book / "en/games/1" / name).stat().st_size > 0


def test_names_are_escaped_and_everybody_else_is_a_number(book: Path) -> None:
    everything = "".join(f.read_text("utf-8") for f in book.rglob("*.html"))
    assert "Ada &lt;script&gt;" in everything
    assert "<script>" not in everything
    assert re.search("Player [12]", everything)
    for file in [*book.rglob("*.html"), *book.rglob("*.json")]:
        assert str(FIRST) not in file.read_text("utf-8"), f"a Discord number in {file}"
        assert str(FIRST + 1) not in file.read_text("utf-8"), f"a Discord number in {file}"


def test_a_pasted_link_shows_the_board(book: Path) -> None:
    said = page(book, "en/games/1/index.html")
    assert '<meta property="og:title" content="1944: Race to the Rhine, game 1">' in said
    picture = "https://example.org/book/en/games/1/last.png"
    assert f'<meta property="og:image" content="{picture}">' in said


def test_the_record_can_be_checked(book: Path) -> None:
    record = json.loads(page(book, "en/games/1/game.json"))
    assert verify(record, engine(GAME)) == []
    assert set(record["users"].values()) == {"player-1", "player-2"}


def test_every_link_leads_somewhere(book: Path) -> None:

    for file in book.rglob("*.html"):
        for address in re.findall(r'(?:href|src)="([^"#]+)"', file.read_text("utf-8")):
            assert not address.startswith(("http", "/")), address
            assert (file.parent / address).exists(), f"{file}: {address}"


def test_a_game_that_goes_on_is_not_published(games: Path, tmp_path: Path) -> None:
    copy = tmp_path / "games.sqlite3"
    copy.write_bytes(games.read_bytes())
    with connect(copy) as db:
        db.execute("UPDATE games SET status = 'playing', result = NULL")
    assert main(["publish", str(tmp_path / "book"), "--db", str(copy)]) == 0
    assert not (tmp_path / "book/en/games").exists()
    assert "No game has ended yet" in page(tmp_path / "book", "en/index.html")


def test_who_asks_to_be_forgotten_is_nobody_in_the_next_edition(
    games: Path, book: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "games.sqlite3"
    copy.write_bytes(games.read_bytes())
    with connect(copy) as db:
        db.row_factory = Row
        users.forget(db, FIRST)
    named = games.parent / "names.json"
    before = {file.name: file.read_text("utf-8") for file in (book / "en/people").iterdir()}
    assert main(["publish", str(book), "--db", str(copy), "--names", str(named)]) == 0
    everything = "".join(f.read_text("utf-8") for f in book.rglob("*.html"))
    assert "Ada" not in everything
    left = [file.name for file in (book / "en/people").iterdir()]
    assert left == [name for name, said in before.items() if "Ada" not in said], (
        "nobody else gets their number"
    )


def test_names_that_cannot_be_read_are_a_mistake(games: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "names.json"
    wrong.write_text("[]")
    arguments = ["publish", str(tmp_path / "book"), "--db", str(games), "--names", str(wrong)]
    assert main(arguments) == 2


def test_what_the_bot_says_is_put_into_html(toy: None) -> None:
    say = Speech(words("en"), People({FIRST: 1}, {}))
    text = f"**<b>** <@{FIRST}> <@-3> `x<y` \\* <t:0:f>"
    said = say(msg("toy-arg", what=text))
    assert said == (
        "<strong>&lt;b&gt;</strong> Player 1 Somebody <code>x&lt;y</code> *"
        ' <time datetime="1970-01-01T00:00:00+00:00">1970-01-01</time>'
    )
    assert say.plain(msg("toy-arg", what="a **&** b")) == "a & b"
    assert tag("a", "<x>", href='"') == '<a href="&quot;">&lt;x&gt;</a>'


async def test_leagues_stand_as_they_were_last_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "toy")
    house = LeagueHouse()
    season = await house.started(PEOPLE[:4], format="swiss", size=4, rounds=1)
    assert await league_tables.latest(house.leagues, season.league) == [], "nothing was shown yet"
    await house.play_season(season)
    found = await league_tables.latest(house.leagues, season.league)
    [shown] = found
    known = People({PEOPLE[0]: 1, PEOPLE[1]: 2}, {PEOPLE[0]: "A & B"})
    page = pages.leagues(found, known, Speech(words("en"), known))
    assert "Winter, season 1" in page.body
    assert '<a href="people/player-1.html">A &amp; B</a>' in page.body
    assert page.body.count("Somebody") == 2, "who has finished no game of the book"
    assert page.body.count("<tr>") == 1 + len(shown.rows)
    await house.store.close()
