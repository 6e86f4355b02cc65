"""From plans to pixels: the same bytes every time, small, from any thread."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from bot.text import words
from engines.contract import msg
from renderers import atlas, picture, zooms
from renderers import race_to_the_rhine as rhine
from renderers.atlas import Ground, Print, Tone, View
from renderers.draw import Disc, Line, Poly, Stamp, Text, Wash, bounds, dashes, png, stamped, stamps
from renderers.picture import Plan, draw
from tests.renderers.conftest import crowded, position

SAY = words("en").say
GAME = "race_to_the_rhine"


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """An empty place for sheets, and none in memory."""
    monkeypatch.setenv("ADJUTANT_CACHE", str(tmp_path))
    atlas.sheets.clear()
    yield tmp_path
    atlas.sheets.clear()


def small() -> Plan:
    """A little land with one region and a token on it."""
    square = ((10.0, 10.0), (50.0, 10.0), (50.0, 50.0), (10.0, 50.0))
    ground = Ground(
        "#EDE4CD",
        (Line(((0, 30), (60, 30)), "#2A251F", 3.0), Poly(square, None, "#A5362A", 2.0)),
        {"home": square},
        (((0.0, 0.0), (60.0, 0.0), (60.0, 60.0), (0.0, 60.0)),),
        {"red": Tone("#E6B49D"), "shut": Tone("#E6B49D", hatch="#000000")},
        ("#2E5180",),
    )
    token = Stamp(30, 30, (Disc(0, 0, 8, 8, "#2E5180"),), "token")
    sheet = Print("small", View(0, 0, 60, 60), "", lambda: ground)
    return Plan(sheet, (Wash("home", "red"), token))


def test_the_same_view_gives_the_same_bytes():
    first = picture(GAME, crowded(), SAY)
    assert picture(GAME, crowded(), SAY) == first


def test_a_sheet_from_disk_is_the_sheet_that_was_made(shelf):
    made = draw(small())
    assert list(shelf.iterdir())
    atlas.sheets.clear()
    assert draw(small()) == made


def test_a_damaged_sheet_is_made_again(shelf):
    made = draw(small())
    for file in shelf.rglob("about.json"):
        file.write_text("{")
    atlas.sheets.clear()
    assert draw(small()) == made


def test_a_host_that_forbids_writing_still_gets_pictures(shelf, monkeypatch):
    made = draw(small())
    blocked = shelf / "file"
    blocked.write_text("")
    monkeypatch.setenv("ADJUTANT_CACHE", str(blocked))
    atlas.sheets.clear()
    assert draw(small()) == made


def test_what_was_found_out_once_is_kept(shelf):
    assert atlas.kept("thing", "facts", lambda: {"a": [1, 2]}) == {"a": [1, 2]}
    assert atlas.kept("thing", "facts", dict) == {"a": [1, 2]}
    assert atlas.kept("thing", "other facts", dict) == {}


def test_washes_and_stamps_reach_the_pixels(shelf):
    image = opened(draw(small())).convert("RGB")
    near = lambda at, colour: all(  # noqa: E731
        abs(a - b) < 14 for a, b in zip(image.getpixel(at), colour, strict=True)
    )
    assert near((5, 5), (0xED, 0xE4, 0xCD))
    assert near((16, 16), (0xE6, 0xB4, 0x9D))
    assert near((30, 32), (0x2E, 0x51, 0x80))


def test_drawing_in_threads_is_safe():
    stamps.clear()
    plans = [rhine.plan(position(2, 150), SAY), rhine.plan(crowded(), SAY)]
    alone = [draw(plan, 800) for plan in plans]
    stamps.clear()
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda i: draw(plans[i % 2], 800), range(8)))
    assert together == alone * 4


def test_pictures_are_small_palette_pngs():
    made = picture(GAME, position(3, 420), SAY)
    image = opened(made.png)
    assert image.mode == "P"
    assert image.width >= 1500
    assert len(made.png) <= 250 * 1024


def test_a_narrow_picture_keeps_its_shape():
    whole = opened(picture(GAME, position(2, 150), SAY).png)
    narrow = opened(picture(GAME, position(2, 150), SAY, width=800).png)
    assert narrow.width == 800
    assert narrow.height == round(whole.height * 800 / whole.width)


def test_zooms_and_hands_are_pictures_too():
    for focus in zooms(GAME):
        assert opened(picture(GAME, position(2, 150), SAY, focus=focus).png).width >= 1200
    seen = position(2, 150, viewer="red")
    made = picture(GAME, seen, SAY, hand=True)
    assert opened(made.png).width == 1200
    assert made.alt


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_word_on_a_picture_is_known(lang):
    said = words(lang)

    def say(message):
        assert said.knows(message.id), message.id
        return said.say(message)

    for view in (crowded(), position(3, 3000)):
        picture(GAME, view, say)
    picture(GAME, position(2, 150, viewer="red"), say, hand=True)
    for focus in zooms(GAME):
        assert said.knows(f"rr-focus-{focus}")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_fonts_have_every_letter_we_need(lang):
    said = words(lang)
    names = [said.say(msg(f"rr-space-{id}")) for id in rhine.SPACES]
    letters = {letter for name in names for letter in name} | set("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ0123456789")
    for face in ("title", "water", "text", "bold"):
        missing = stamped_letter(face, "\uffff")
        for letter in letters - {" "}:
            assert stamped_letter(face, letter) != missing, (face, letter)


def stamped_letter(face: str, letter: str) -> bytes:
    image, _, _ = stamped((Text(0, 0, letter, 30, "#000000", face),), 1.0)
    box = image.getbbox()
    return image.crop(box).tobytes() if box else b""


def test_stamps_are_as_large_as_their_shapes():
    shapes = (Disc(0, 0, 10, 10, "#000000"), Line(((0, 0), (30, 0)), "#000000", 4.0))
    image, left, top = stamped(shapes, 2.0)
    x0, y0, x1, y1 = bounds(shapes)
    assert left <= x0 * 2
    assert top <= y0 * 2
    assert image.width >= (x1 - x0) * 2
    assert image.height >= (y1 - y0) * 2


def test_dashes_leave_gaps():
    parts = dashes([(0, 0), (100, 0)], [10, 10])
    assert [(part[0][0], part[-1][0]) for part in parts] == [
        (0, 10),
        (20, 30),
        (40, 50),
        (60, 70),
        (80, 90),
    ]


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (64, 50)])
def test_a_written_picture_reads_back_the_same(size: tuple[int, int]):
    image = Image.effect_noise(size, 90).quantize(13)
    with Image.open(io.BytesIO(png(image))) as back:
        assert back.mode == "P"
        assert back.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_only_pictures_with_a_palette_are_written():
    with pytest.raises(ValueError, match="RGB"):
        png(Image.new("RGB", (2, 2)))
