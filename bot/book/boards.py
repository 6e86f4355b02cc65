"""Draws the pictures of the book. Finished games do not change: each picture is drawn once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from io import BytesIO
from itertools import takewhile
from operator import eq
from pathlib import Path

from PIL import Image as Painting

import renderers
import renderers.league
from bot.book import pages
from bot.book.gather import Finished
from bot.book.league_records import LeagueShown, SeasonShown
from bot.book.page import Image
from bot.book.speech import Speech
from bot.edge.leagues import plates
from bot.text import Words
from engines.contract import msg
from renderers import svg
from renderers.film import FRAMES, film
from renderers.story import spread

WIDE = 900
"""Pixels of a board."""
SMALL = (480, 300)
QUALITY = 70


def _put(file: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    half = file.with_suffix(".half")
    half.write_bytes(content)
    half.rename(file)


def drawn(game: Finished, here: Path, grounds: Path, said: Words) -> pages.BookPictures:
    """The pictures of a game; what lies there already is not drawn again."""
    name, rules = game.table.game, game.engine
    views = [rules.view(rules.load(step.state), None) for step in game.steps]
    replay = here / "replay.js"
    if not replay.exists():
        _put(replay, _replay(name, views, grounds, said).encode())
    last = here / "last.png"
    if not last.exists():  # as a PNG, which everybody shows beside a link
        _put(last, renderers.picture(name, views[-1], said.say, width=WIDE).png)
    small = here / "small.webp"
    if not small.exists():
        _put(small, _thumbnail(last))
    alts = tuple(renderers.alt(name, view, said.say) for view in views)
    return pages.BookPictures(alts, _film(game, views, here, said), _story(game, views, here, said))


def _replay(game: str, views: Sequence[object], grounds: Path, said: Words) -> str:
    """All boards of a game as one script: what ever lay on one, and for each board what changed."""
    papers: dict[str, dict[str, object]] = {}
    drawings: dict[str, str] = {}
    places: dict[svg.Place, int] = {}
    steps: list[tuple[str, int, int, list[int]]] = []
    before: list[int] = []
    for view in views:
        made = svg.vector(renderers.steady(game, view, said.say))
        papers[made.paper.name] = _laid(made.paper, grounds)
        drawings |= made.drawings
        now = [places.setdefault(place, len(places)) for place in made.places]
        head = sum(takewhile(bool, map(eq, before, now)))
        foot = sum(takewhile(bool, map(eq, before[head:][::-1], now[head:][::-1])))
        steps.append((made.paper.name, head, foot, now[head : len(now) - foot]))
        before = now
    whole = {"papers": papers, "drawings": drawings, "places": list(places), "steps": steps}
    told = json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
    return f"window.replay={told};"


def _laid(paper: svg.Paper, grounds: Path) -> dict[str, object]:
    """A ground for the script; as a picture it lies in a folder that all games share."""
    image = grounds / f"{paper.name}.webp"
    if paper.image and not image.exists():
        image.parent.mkdir(exist_ok=True)
        _put(image, paper.image)
    address = f"../../{grounds.name}/{image.name}" if paper.image else ""
    return paper.told(address)


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
