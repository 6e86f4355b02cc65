"""The book holds finished games only, names nobody who was not named, and can be checked."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from shutil import copytree
from sqlite3 import Row, connect

import pytest

from bot.app.past.record import verify
from bot.book.gather import Cast
from bot.book.speech import Speech
from bot.cli import main
from bot.store import users
from bot.text import words
from engines.contract import msg
from engines.registry import engine
from tests.bot.book import FIRST, played, with_a_league

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
    assert main([*arguments, "--url", address]) == 0
    return folder


@pytest.fixture(scope="module")
def league_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A league of two divisions: a season that is over, and one that goes on."""
    file = tmp_path_factory.mktemp("leagues") / "games.sqlite3"
    asyncio.run(with_a_league(file, people=16, rounds=2))
    return file


@pytest.fixture(scope="module")
def leagues(league_file: Path) -> Path:
    folder = league_file.parent / "book"
    named = league_file.parent / "names.json"
    named.write_text(json.dumps({str(FIRST): "Ada & Co"}))
    arguments = ["publish", str(folder), "--db", str(league_file), "--names", str(named)]
    assert main(arguments) == 0
    return folder


def page(book: Path, path: str) -> str:
    return (book / path).read_text("utf-8")


def test_a_game_has_a_page_in_each_language(book: Path) -> None:
    english, polish = (page(book, f"{lang}/games/1/index.html") for lang in ("en", "pl"))
    assert '<html lang="en">' in english
    assert '<html lang="pl">' in polish
    assert "Board 1 of" in english
    assert "Plansza 1 z" in polish
    for name in ("film.gif", "story.png", "last.png", "replay.js", "small.webp", "game.json"):
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


def test_every_link_leads_somewhere(book: Path, leagues: Path) -> None:
    for file in (*book.rglob("*.html"), *leagues.rglob("*.html")):
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
    say = Speech(words("en"), Cast({FIRST: 1}, {}))
    text = f"**<b>** <@{FIRST}> <@-3> `x<y` \\* <t:0:f>"
    said = say(msg("toy-arg", what=text))
    assert said == (
        "<strong>&lt;b&gt;</strong> Player 1 Somebody <code>x&lt;y</code> *"
        ' <time datetime="1970-01-01T00:00:00+00:00">1970-01-01</time>'
    )
    assert say.plain(msg("toy-arg", what="a **&** b")) == "a & b"


def text_of(said: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", said))


def test_a_season_that_is_over_has_pictures_standings_and_cross_tables(leagues: Path) -> None:
    said = page(leagues, "en/leagues/1/season-1.html")
    for name in ("end-1-1.png", "end-1-2.png"):
        assert f'src="{name}"' in said
        assert (leagues / "en/leagues/1" / name).stat().st_size > 10_000
    told = text_of(said)
    assert "goes down a division" in told
    assert "goes up a division" in told
    assert told.count("Cross-table 1: placed before the other") == 2
    assert "The number behind all pairings and lots" in told
    assert told.count("decided by a referee") == 8


def test_a_season_that_goes_on_is_told_as_it_was_last_shown(leagues: Path) -> None:
    said = page(leagues, "en/leagues/1/season-2.html")
    told = text_of(said)
    assert "After round 1" in told
    assert told.count("decided by a referee") == 4, "no game of the round that goes on"
    assert "would go up" in told
    assert "end-2" not in said
    assert "The number behind" not in told, "the seed is told at the end"


def test_a_league_has_a_hall_of_fame_and_win_rates(leagues: Path) -> None:
    told = text_of(page(leagues, "en/leagues/1/index.html"))
    assert "Season 1, Division 1" in told
    assert "Season 1, Division 2" not in told, "only who has won the season"
    assert "How often each side wins" in told
    assert re.search(r"Red \d+ % \d+ % \d+ to \d+ %", told)
    assert "Rekordy" in page(leagues, "pl/leagues/1/index.html")
    assert "[]" not in page(leagues, "en/leagues.html"), "nobody has won a season that goes on"


def test_a_person_has_a_card(leagues: Path) -> None:
    [mine] = [f for f in (leagues / "en/people").iterdir() if "Ada" in f.read_text("utf-8")]
    told = text_of(mine.read_text("utf-8"))
    assert re.search(r"games ended \d", told)
    assert "answers not known yet" in told
    assert "Winter, Season 1, Division" in told


def test_people_of_leagues_are_numbers_unless_they_are_named(leagues: Path) -> None:
    everything = [file.read_text("utf-8") for file in leagues.rglob("*.html")]
    assert any("Ada &amp; Co" in said for said in everything)
    assert all(f"{FIRST // 10}" not in said for said in everything), "no Discord number"
    assert {file.name for file in (leagues / "en/people").iterdir()} == {
        f"player-{n}.html" for n in range(1, 17)
    }


def test_who_is_forgotten_vanishes_from_the_pages_of_leagues(
    league_file: Path, leagues: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "games.sqlite3"
    copy.write_bytes(league_file.read_bytes())
    with connect(copy) as db:
        db.row_factory = Row
        users.forget(db, FIRST)
    named = league_file.parent / "names.json"
    before = (leagues / "en/leagues/1/end-1-1.png").read_bytes()
    again = tmp_path / "book"
    copytree(leagues, again)
    assert main(["publish", str(again), "--db", str(copy), "--names", str(named)]) == 0
    assert all("Ada" not in file.read_text("utf-8") for file in again.rglob("*.html"))
    assert (again / "en/leagues/1/end-1-1.png").read_bytes() != before
    assert len(list((again / "en/people").iterdir())) == 15
    assert "Somebody" in text_of(page(again, "en/leagues/1/season-1.html"))


def test_a_league_of_which_nothing_was_shown_is_not_published(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    asyncio.run(with_a_league(file, people=4, seasons=0))
    assert main(["publish", str(tmp_path / "book"), "--db", str(file)]) == 0
    assert not (tmp_path / "book/en/leagues.html").exists()
    assert "leagues.html" not in page(tmp_path / "book", "en/index.html")
