"""Writes the book into a folder, with the pages Discord asks for: what is kept about people, and on
which terms the bot is used."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from shutil import copyfile
from types import MappingProxyType
from typing import Any

from markupsafe import Markup, escape

from bot import web
from bot.app.model import User
from bot.book import boards, pages
from bot.book.gather import anonymous, finished, people
from bot.book.league_pages import LeaguePages
from bot.book.league_records import LeagueBook
from bot.book.page import Page, cover, whole
from bot.book.speech import Speech
from bot.store import Db
from bot.text import LANGUAGES, words

DOCS = Path(__file__).parents[2] / "docs"
NOTICES = {"privacy.html": "PRIVACY.md", "terms.html": "TERMS.md"}


def notices() -> Iterator[Page]:
    """One page for each text, in the language it is written in."""
    for path, name in NOTICES.items():
        title, *paragraphs = re.split(r"\n{2,}", (DOCS / name).read_text("utf-8").strip())
        facts = {"paragraphs": [*map(_paragraph, paragraphs)]}
        about = " ".join(paragraphs[0].split())
        title = title.removeprefix("# ")
        yield Page(path, title, about, "notice.html", facts, languages=("en",))


def _paragraph(written: str) -> Markup:
    """One paragraph of Markdown: a heading, a list or plain text."""
    if written.startswith("## "):
        return Markup("<h2>{}</h2>").format(written.removeprefix("## "))
    if written.startswith("- "):
        entries = re.split(r"^- ", written, flags=re.MULTILINE)[1:]
        listed = Markup("").join(Markup("<li>{}</li>").format(_marked(each)) for each in entries)
        return Markup("<ul>{}</ul>").format(listed)
    return Markup("<p>{}</p>").format(_marked(written))


def _marked(written: str) -> Markup:
    """Words with what is bold, a command or a link."""
    plain = str(escape(" ".join(written.split())))
    plain = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", plain)
    plain = re.sub(r"`(.+?)`", r"<code>\1</code>", plain)
    link = re.compile(r"\[(.+?)\]\((.+?)\.md\)")
    return Markup(link.sub(lambda of: f'<a href="{of[2].lower()}.html">{of[1]}</a>', plain))


FILES = Path(__file__).parent
NONE = LeagueBook()


def write(
    db: Db,
    folder: Path,
    *,
    named: Mapping[User, str] | None = None,
    leagues: LeagueBook = NONE,
    ladder: Mapping[str, Sequence[Mapping[str, Any]]] = MappingProxyType({}),
    url: str = "",
    tell: Callable[[str], None] = lambda line: None,
) -> int:
    """Publish every finished game; how many there are."""
    found = finished(db)
    known = people(found, named or {}, leagues.people)
    folder.mkdir(parents=True, exist_ok=True)
    for file in (FILES / "book.css", FILES / "book.js", *web.FILES):
        copyfile(file, folder / file.name)
    (folder / "index.html").write_text(cover(), "utf-8")
    for lang in LANGUAGES:
        say = Speech(words(lang), known)
        top = folder / lang
        told = LeaguePages(leagues, say, (each.table.id for each in found))
        all_pages = [pages.index(found, known, say, leagues=leagues.leagues, ladder=ladder)]
        all_pages += [pages.ladder(ladder, say)] if ladder else []
        all_pages += _leagues(told, top)
        all_pages += notices() if lang == LANGUAGES[0] else ()
        all_pages += [
            pages.person(user, found, known, say, told.cards(user)) for user in known.numbers
        ]
        for each in found:
            here = top / "games" / str(each.table.id)
            here.mkdir(parents=True, exist_ok=True)
            shown = boards.drawn(each, here, top / "grounds", words(lang))
            all_pages.append(pages.game(each, shown, say))
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
            drawn = boards.endings(league, season, here, told.say)
            yield told.season(league, season, drawn)
