"""Writes the book into a folder. Finished games do not change: pictures are drawn once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from shutil import copyfile

from PIL import Image

import renderers
from bot.app.leagues.model import Standings
from bot.app.model import User
from bot.book import pages
from bot.book.gather import Finished, anonymous, finished, people
from bot.book.html import Speech
from bot.store import Db
from bot.text import LANGUAGES, Words, words
from engines.contract import msg
from renderers.film import FRAMES, film
from renderers.story import spread

WIDE = 900
"""Pixels of a board."""
SMALL = (480, 300)
QUALITY = 70
FILES = Path(__file__).parent


def write(
    db: Db,
    folder: Path,
    *,
    named: Mapping[User, str] | None = None,
    standings: Sequence[Standings] = (),
    url: str = "",
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
            all_pages.append(pages.game(each, drawn(each, here, words(lang)), known, say))
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


def drawn(game: Finished, here: Path, said: Words) -> pages.Pictures:
    """The pictures of a game, drawn unless they lie there already."""
    name, rules = game.table.game, game.engine
    views = [rules.view(rules.load(step.state), None) for step in game.steps]
    boards = []
    for number, view in enumerate(views, 1):
        file = here / f"board-{number:03}.webp"
        if not file.exists():
            png = renderers.picture(name, view, said.say, width=WIDE).png
            file.write_bytes(_packed(png))
        boards.append(pages.Image(file.name, renderers.alt(name, view, said.say), _size(file)))
    last = here / "last.png"
    if not last.exists():  # as a PNG, which everybody shows beside a link
        last.write_bytes(renderers.picture(name, views[-1], said.say, width=WIDE).png)
    small = here / "small.webp"
    if not small.exists():
        small.write_bytes(_thumbnail(last))
    return pages.Pictures(
        tuple(boards), _film(game, views, here, said), _story(game, views, here, said)
    )


def _film(game: Finished, views: list[object], here: Path, said: Words) -> pages.Image | None:
    file = here / "film.gif"
    if len(views) < 2:
        return None
    if not file.exists():
        file.write_bytes(film(game.table.game, spread(views, FRAMES), said.say))
    alt = said.say(msg("chronicle-film", n=len(views)))
    return pages.Image(file.name, alt, _size(file))


def _story(game: Finished, views: list[object], here: Path, said: Words) -> pages.Image | None:
    file, words_of_it = here / "story.png", here / "story.txt"
    if not file.exists():
        made = renderers.story(game.table.game, views, said.say)
        if made is None:
            return None
        file.write_bytes(made.png)
        words_of_it.write_text(made.alt, "utf-8")
    return pages.Image(file.name, words_of_it.read_text("utf-8"), _size(file))


def _size(file: Path) -> tuple[int, int]:
    with Image.open(file) as image:
        return image.size


def _thumbnail(file: Path) -> bytes:
    """The upper part of a board, small."""
    with Image.open(file) as image:
        wide, high = SMALL
        part = image.convert("RGB").crop(
            (0, 0, image.width, min(image.height, image.width * high // wide))
        )
        out = BytesIO()
        part.resize(SMALL, Image.Resampling.LANCZOS).save(out, "WEBP", quality=QUALITY)
        return out.getvalue()


def _packed(png: bytes) -> bytes:
    """A picture as WebP: a third as large, and letters stay crisp."""
    out = BytesIO()
    with Image.open(BytesIO(png)) as image:
        image.convert("RGB").save(out, "WEBP", quality=QUALITY)
    return out.getvalue()
