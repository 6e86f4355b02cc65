"""The film of a game at its end: drawn once, and never in the way of the words."""

from __future__ import annotations

import asyncio
from io import BytesIO
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from bot.edge import limits, pictures
from bot.edge.pictures import Pictures
from bot.text import words
from renderers.film import film
from tests.bot.edge.conftest import table


def draw(game: str, view: int, say: Any, *, width: int, steady: bool) -> Any:
    made = BytesIO()
    Image.new("RGB", (width, 20), (view, 0, 0)).save(made, "PNG")
    return SimpleNamespace(png=made.getvalue(), alt="")


async def shoot(game: str, states: list[bytes], lang: str) -> bytes:
    return film(game, [int(state) for state in states], words(lang).say, draw=draw)


def pictures_of_numbers() -> Pictures:
    return Pictures(draw, shoot=shoot)


class Boards:
    """Boards that are asked for, and how often they were."""

    def __init__(self, *views: Any) -> None:
        self.views = list(views)
        self.asked = 0

    async def __call__(self) -> list[Any]:
        self.asked += 1
        return self.views


async def test_a_film_has_a_frame_for_every_board_and_words_for_who_cannot_see_it() -> None:
    film = await pictures_of_numbers().film(table(), words("en"), Boards(b"10", b"200"))
    assert film is not None
    assert film.name == "film.gif"
    assert "2" in film.alt
    assert Image.open(BytesIO(film.png)).n_frames == 2  # type: ignore[attr-defined]


async def test_a_film_is_drawn_once_for_each_language() -> None:
    here, boards = pictures_of_numbers(), Boards(b"10", b"200")
    first = await here.film(table(), words("en"), boards)
    assert await here.film(table(), words("en"), boards) is first
    assert boards.asked == 1
    await here.film(table(), words("pl"), boards)
    await here.film(table(id=8), words("en"), boards)
    assert boards.asked == 3


async def test_only_the_last_films_are_remembered() -> None:
    here, boards = pictures_of_numbers(), Boards(b"10", b"200")
    for game in range(pictures.KEPT + 1):
        await here.film(table(id=game), words("en"), boards)
    before = boards.asked
    await here.film(table(id=pictures.KEPT), words("en"), boards)
    assert boards.asked == before
    await here.film(table(id=0), words("en"), boards)
    assert boards.asked == before + 1


async def test_a_film_that_cannot_be_drawn_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await pictures_of_numbers().film(table(), words("en"), Boards(b"nonsense")) is None
    monkeypatch.setattr(limits, "FILM", 10)
    assert await pictures_of_numbers().film(table(), words("en"), Boards(b"10", b"200")) is None


async def test_a_film_that_takes_too_long_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never() -> list[Any]:
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(pictures, "PATIENCE", 0.01)
    assert await pictures_of_numbers().film(table(), words("en"), never) is None


async def test_the_story_of_a_game_is_a_picture_beside_the_film() -> None:
    def tell(game: str, views: Any, say: Any) -> Any:
        return SimpleNamespace(png=b"png", alt=f"{game} {views}")

    story = await Pictures(draw, tell=tell).story(table(), words("en"), Boards(10, 200))
    assert story is not None
    assert (story.name, story.png, story.alt) == ("story.png", b"png", "toy [10, 200]")


async def test_a_story_that_cannot_be_drawn_is_left_out() -> None:
    def tell(game: str, views: Any, say: Any) -> Any:
        raise ValueError("no views")

    assert await Pictures(draw, tell=tell).story(table(), words("en"), Boards()) is None
