"""Writes the book into a folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from shutil import copyfile

from bot.app.model import User
from bot.book import notices, pages, pictures
from bot.book.gather import anonymous, finished, people
from bot.book.html import Speech
from bot.book.league_pages import LeaguePages
from bot.book.league_records import LeagueBook
from bot.book.page import Page, cover, whole
from bot.store import Db
from bot.text import LANGUAGES, words
from bot.web import files as page_files

FILES = Path(__file__).parent
NONE = LeagueBook()


def write(
    db: Db,
    folder: Path,
    *,
    named: Mapping[User, str] | None = None,
    leagues: LeagueBook = NONE,
    url: str = "",
    tell: Callable[[str], None] = lambda line: None,
) -> int:
    """Publish every finished game; how many there are."""
    found = finished(db)
    known = people(found, named or {}, leagues.people)
    folder.mkdir(parents=True, exist_ok=True)
    for file in (FILES / "book.css", FILES / "book.js", *page_files.FILES):
        copyfile(file, folder / file.name)
    (folder / "index.html").write_text(cover(url), "utf-8")
    for lang in LANGUAGES:
        say = Speech(words(lang), known)
        top = folder / lang
        told = LeaguePages(leagues, known, say, (each.table.id for each in found))
        all_pages = [pages.index(found, known, say, leagues=bool(leagues.leagues))]
        all_pages += _leagues(told, top)
        all_pages += notices.pages() if lang == LANGUAGES[0] else ()
        all_pages += [
            pages.person(user, found, known, say, told.cards(user)) for user in known.numbers
        ]
        for each in found:
            here = top / "games" / str(each.table.id)
            here.mkdir(parents=True, exist_ok=True)
            shown = pictures.drawn(each, here, top / "grounds", words(lang))
            all_pages.append(pages.game(each, shown, known, say))
            (here / "game.json").write_text(anonymous(each.exported, known), "utf-8")
            tell(f"{lang}: {each.table.game} {each.table.id}, {len(each.steps)} boards")
        keep = {page.path for page in all_pages}
        for page in all_pages:
            path = top / page.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(whole(page, say, url), "utf-8")
        for old in top.glob("people/*.html"):  # of somebody who has asked to be forgotten
            if old.relative_to(top).as_posix() not in keep:
                old.unlink()
    return len(found)


def _leagues(told: LeaguePages, top: Path) -> Iterator[Page]:
    """The pages of all leagues, with the pictures of their seasons' ends."""
    if not told.found.leagues:
        return
    yield told.index()
    for league in told.found.leagues:
        yield told.league(league)
        here = top / "leagues" / str(league.league.id)
        here.mkdir(parents=True, exist_ok=True)
        for season in league.seasons:
            drawn = pictures.endings(league, season, here, told.say)
            yield told.season(league, season, drawn)
