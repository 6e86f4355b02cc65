"""Draws the pictures of the book. Finished games do not change: each picture is drawn once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image as Painting

import renderers
import renderers.league
from bot.app.play import workers
from bot.book import pages
from bot.book.gather import Finished
from bot.book.html import Speech
from bot.book.league_records import LeagueShown, SeasonShown
from bot.book.page import Image
from bot.edge.leagues import pictures as plates
from bot.text import Words, words
from engines.contract import msg
from engines.registry import engine
from renderers.film import FRAMES, film
from renderers.story import spread

WIDE = 900
"""Pixels of a board."""
SMALL = (480, 300)
QUALITY = 70


class Board(NamedTuple):
    """A board that is to be drawn."""

    game: str
    state: bytes
    lang: str
    file: Path


def missing(game: Finished, here: Path, lang: str) -> Iterator[Board]:
    """The boards of a game that have not been drawn."""
    for number, step in enumerate(game.steps, 1):
        file = here / _name(number)
        if not file.exists():
            yield Board(game.table.game, step.state, lang, file)


def paint(boards: Sequence[Board], jobs: int) -> None:
    """Draw boards, in so many processes."""
    if jobs == 1 or len(boards) < 2 * jobs:
        for each in boards:
            _paint(each)
        return
    with workers.process(jobs) as pool:
        for _ in pool.map(_paint, boards, chunksize=4):
            pass


def _paint(board: Board) -> None:
    rules = engine(board.game)
    view = rules.view(rules.load(board.state), None)
    png = renderers.picture(board.game, view, words(board.lang).say, width=WIDE, steady=True).png
    _put(board.file, _packed(png))


def _put(file: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    half = file.with_suffix(".half")
    half.write_bytes(content)
    half.rename(file)


def _name(number: int) -> str:
    return f"board-{number:03}.webp"


def drawn(game: Finished, here: Path, said: Words) -> pages.Pictures:
    """The pictures of a game whose boards have been drawn; the others are unless they lie there."""
    name, rules = game.table.game, game.engine
    views = [rules.view(rules.load(step.state), None) for step in game.steps]
    boards = []
    for number, view in enumerate(views, 1):
        file = here / _name(number)
        boards.append(Image(file.name, renderers.alt(name, view, said.say), _size(file)))
    last = here / "last.png"
    if not last.exists():  # as a PNG, which everybody shows beside a link
        _put(last, renderers.picture(name, views[-1], said.say, width=WIDE).png)
    small = here / "small.webp"
    if not small.exists():
        _put(small, _thumbnail(last))
    return pages.Pictures(
        tuple(boards), _film(game, views, here, said), _story(game, views, here, said)
    )


def _film(game: Finished, views: list[object], here: Path, said: Words) -> Image | None:
    file = here / "film.gif"
    if len(views) < 2:
        return None
    if not file.exists():
        _put(file, film(game.table.game, spread(views, FRAMES), said.say))
    alt = said.say(msg("chronicle-film", n=len(views)))
    return Image(file.name, alt, _size(file))


def _story(game: Finished, views: list[object], here: Path, said: Words) -> Image | None:
    file, words_of_it = here / "story.png", here / "story.txt"
    if not file.exists():
        made = renderers.story(game.table.game, views, said.say)
        if made is None:
            return None
        _put(file, made.png)
        words_of_it.write_text(made.alt, "utf-8")
    return Image(file.name, words_of_it.read_text("utf-8"), _size(file))


def endings(league: LeagueShown, told: SeasonShown, here: Path, say: Speech) -> dict[int, Image]:
    """The pictures of a season's end by the ids of its pools; none before it is over. They are
    drawn each time, since people may have got other names or have been forgotten."""
    if not told.over:
        return {}
    users = {row.person for shown in told.pools for row in shown.rows}
    named = {user: say.name(user) for user in users}
    found = {}
    drawn = plates.endings(league.league, told.pools, told.tables, named)
    for shown, record in zip(told.pools, drawn, strict=True):
        made = renderers.league.picture(record, say.words.say)
        file = here / f"end-{told.season.number}-{shown.pool.number}.png"
        _put(file, made.png)
        found[shown.pool.id] = Image(file.name, made.alt, _size(file))
    return found


def _size(file: Path) -> tuple[int, int]:
    with Painting.open(file) as image:
        return image.size


def _thumbnail(file: Path) -> bytes:
    """The upper part of a board, small."""
    with Painting.open(file) as image:
        wide, high = SMALL
        part = image.convert("RGB").crop(
            (0, 0, image.width, min(image.height, image.width * high // wide))
        )
        out = BytesIO()
        part.resize(SMALL, Painting.Resampling.LANCZOS).save(out, "WEBP", quality=QUALITY)
        return out.getvalue()


def _packed(png: bytes) -> bytes:
    """A picture as WebP: a third as large, and letters stay crisp."""
    out = BytesIO()
    with Painting.open(BytesIO(png)) as image:
        image.convert("RGB").save(out, "WEBP", quality=QUALITY)
    return out.getvalue()
