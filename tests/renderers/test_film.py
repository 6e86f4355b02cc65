"""A film shows its pictures as they are, in little space, and the same each time."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from renderers import film
from renderers.story import spread


def pictures(n: int) -> list[Image.Image]:
    """A square that walks over a board of stripes."""
    found = []
    for at in range(n):
        image = Image.new("RGB", (120, 80), "#dfe8c8")
        pen = ImageDraw.Draw(image)
        for x in range(0, 120, 8):
            pen.line((x, 0, x, 80), fill="#8a9a5b")
        pen.rectangle((10 + 6 * at, 20, 30 + 6 * at, 40), fill="#b03030")
        found.append(image)
    return found


def shown(gif: bytes) -> list[Image.Image]:
    image, found = Image.open(BytesIO(gif)), []
    for at in range(image.n_frames):  # type: ignore[attr-defined]
        image.seek(at)
        found.append(image.convert("RGB"))
    return found


def test_every_frame_looks_like_its_picture() -> None:
    made = pictures(8)
    for frame, picture in zip(shown(film.gif(made)), made, strict=True):
        assert frame.tobytes() == picture.tobytes()


def test_what_has_not_changed_takes_no_space() -> None:
    walking, changing = pictures(20), [*pictures(1), *[p.rotate(180) for p in pictures(1)]] * 10
    assert len(film.gif(walking)) < len(film.gif(changing)) / 2


def test_a_film_that_is_too_large_leaves_boards_out_but_not_the_first_and_last() -> None:
    made = pictures(16)
    whole, less = film.gif(made), film.within(made, len(film.gif(made)) * 9 // 10)
    assert len(less) < len(whole)
    found = shown(less)
    assert len(found) < 16
    assert [found[0].tobytes(), found[-1].tobytes()] == [made[0].tobytes(), made[-1].tobytes()]
    assert len(shown(film.within(made, 10))) <= film.FEWEST, "never fewer than tell the game"


def test_the_last_frame_stays_longest() -> None:
    image = Image.open(BytesIO(film.gif(pictures(3))))
    seconds = []
    for at in range(3):
        image.seek(at)
        seconds.append(image.info["duration"])
    assert seconds == [700, 700, 4000]
    assert image.info["loop"] == 0


def test_the_same_pictures_make_the_same_film() -> None:
    assert film.gif(pictures(5)) == film.gif(pictures(5))


def test_a_long_game_is_shown_in_forty_frames_from_first_to_last() -> None:
    chosen = spread(range(140), film.FRAMES)
    assert len(chosen) == 40
    assert (chosen[0], chosen[-1]) == (0, 139)
    assert chosen == sorted(set(chosen))
    assert spread(range(7), film.FRAMES) == list(range(7))


def test_a_board_of_another_size_is_fitted_whole_into_the_size_of_most() -> None:
    usual, taller = (Image.new("RGB", (40, high), "#c00000") for high in (20, 40))
    frames = film.level([usual, usual, taller], "#ffffff")
    assert {frame.size for frame in frames} == {(40, 20)}
    assert frames[0] is usual
    last = frames[-1]
    assert [last.getpixel((x, 10)) for x in (0, 9, 10, 29, 30)] == [
        (255, 255, 255), (255, 255, 255), (192, 0, 0), (192, 0, 0), (255, 255, 255),
    ]  # fmt: skip
    assert len(shown(film.gif(frames))) == 3
