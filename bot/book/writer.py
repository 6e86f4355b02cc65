"""Writes the book into a folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from shutil import copyfile

from bot.app.leagues.model import Standings
from bot.app.model import User
from bot.book import pages, pictures
from bot.book.gather import anonymous, finished, people
from bot.book.html import Speech
from bot.store import Db
from bot.text import LANGUAGES, words

FILES = Path(__file__).parent


def write(
    db: Db,
    folder: Path,
    *,
    named: Mapping[User, str] | None = None,
    standings: Sequence[Standings] = (),
    url: str = "",
    jobs: int = 1,
    tell: Callable[[str], None] = lambda line: None,
) -> int:
    """Publish every finished game; how many there are."""
    found = finished(db)
    known = people(found, named or {})
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("book.css", "book.js"):
        copyfile(FILES / name, folder / name)
    (folder / "index.html").write_text(pages.cover(url), "utf-8")
    for lang in LANGUAGES:
        say = Speech(words(lang), known)
        top = folder / lang
        all_pages = [pages.index(found, known, say, leagues=bool(standings))]
        if standings:
            all_pages.append(pages.leagues(standings, known, say))
        all_pages += [pages.person(user, found, known, say) for user in known.numbers]
        for each in found:
            here = top / "games" / str(each.table.id)
            here.mkdir(parents=True, exist_ok=True)
            pictures.paint(list(pictures.missing(each, here, lang)), jobs)
            shown = pictures.drawn(each, here, words(lang))
            all_pages.append(pages.game(each, shown, known, say))
            (here / "game.json").write_text(anonymous(each.exported, known), "utf-8")
            tell(f"{lang}: {each.table.game} {each.table.id}, {len(each.steps)} boards")
        keep = {page.path for page in all_pages}
        for page in all_pages:
            path = top / page.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(pages.whole(page, say, url), "utf-8")
        for old in top.glob("people/*.html"):  # of somebody who has asked to be forgotten
            if old.relative_to(top).as_posix() not in keep:
                old.unlink()
    return len(found)
