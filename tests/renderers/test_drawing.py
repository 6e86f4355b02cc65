"""From plans to pixels: the same bytes every time, small, from any thread."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.text import words
from engines.contract import Title, msg
from engines.registry import GAMES
from renderers import atlas, picture, zooms
from renderers import race_to_the_rhine as rhine
from renderers.art import drawn, groups
from renderers.atlas import Ground, Print, Tone, View
from renderers.draw import (
    Disc,
    Line,
    Painter,
    Poly,
    Stamp,
    Text,
    Wash,
    bounds,
    dashes,
    stamped,
    stamps,
)
from renderers.overlord import colours as overlord
from renderers.overlord.colours import FRONT
from renderers.picture import Plan, Strip, bands, draw
from renderers.png import band, in_few_colours, png
from tests.renderers.conftest import crowded, position

SAY = words("en").say
GAME = "race_to_the_rhine"


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """An empty place for sheets, and none in memory."""
    monkeypatch.setenv("ADJUTANT_CACHE", str(tmp_path))
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    atlas.sheets.clear()
    bands.clear()


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
    forget()
    assert draw(small()) == made


def test_a_damaged_sheet_is_made_again(shelf):
    made = draw(small())
    for file in shelf.rglob("about.json"):
        file.write_text("{")
    forget()
    assert draw(small()) == made


def test_a_host_that_forbids_writing_still_gets_pictures(shelf, monkeypatch):
    made = draw(small())
    blocked = shelf / "file"
    blocked.write_text("")
    monkeypatch.setenv("ADJUTANT_CACHE", str(blocked))
    forget()
    assert draw(small()) == made


def test_what_was_found_out_once_is_kept(shelf):
    assert atlas.kept("thing", "facts", lambda: {"a": [1, 2]}) == {"a": [1, 2]}
    assert atlas.kept("thing", "facts", dict) == {"a": [1, 2]}
    assert atlas.kept("thing", "other facts", dict) == {}


def test_a_package_in_another_version_is_drawn_anew(shelf, monkeypatch):
    code = shelf / "night_ferry" / "__init__.py"
    code.parent.mkdir()
    code.write_text("SEA = 'grey'")
    monkeypatch.syspath_prepend(shelf)
    monkeypatch.setitem(GAMES, "night_ferry", Title("night_ferry", "nf", 1, "night_ferry"))
    atlas.sources.cache_clear()
    try:
        assert atlas.kept("thing", "facts", lambda: {"sea": "grey"}) == {"sea": "grey"}
        assert atlas.kept("thing", "facts", dict) == {"sea": "grey"}
        code.write_text("SEA = 'blue'")
        atlas.sources.cache_clear()  # as after a new start
        assert atlas.kept("thing", "facts", dict) == {}
    finally:
        atlas.sources.cache_clear()


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
    bands.clear()
    plans = [rhine.plan(position(2, 150), SAY), rhine.plan(crowded(), SAY)]
    alone = [draw(plan, width) for plan in plans for width in (800, None)]
    stamps.clear()
    bands.clear()
    with ThreadPoolExecutor(4) as pool:
        work = [(plan, width) for plan in plans for width in (800, None)] * 4
        together = list(pool.map(lambda asked: draw(*asked), work))
    assert together == alone * 4


def test_pictures_are_small_palette_pngs():
    made = picture(GAME, position(3, 420), SAY)
    image = opened(made.png)
    assert image.mode == "P"
    assert image.width >= 1500
    assert len(made.png) <= 240 * 1024


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
    names = [said.say(msg(f"rr-space-{space}")) for space in rhine.SPACES]
    letters = {letter for name in names for letter in name} | set("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ0123456789")
    for face in ("title", "water", "text", "bold"):
        missing = stamped_letter(face, "\uffff")
        for letter in letters - {" "}:
            assert stamped_letter(face, letter) != missing, (face, letter)


def stamped_letter(face: str, letter: str) -> bytes:
    image = stamped((Text(0, 0, letter, 30, "#000000", face),), 1.0).image
    box = image.getbbox()
    return image.crop(box).tobytes() if box else b""


def test_letters_of_one_ink_look_as_they_would_among_other_colours():
    letters = Text(0, 0, "Łódź 17", 34, "#8E2A20", "text")
    among = Disc(0, 0, 1, 1, "#F5EFDF")  # of the colour of the paper, under the letters
    plain, coloured = stamped((letters,), 1.0), stamped((among, letters), 1.0)
    assert plain.ink
    assert not coloured.ink
    assert plain.size < coloured.size / 3
    drawn = []
    for sprite in (plain, coloured):
        drawn.append(Image.new("RGB", (200, 80), "#F5EFDF"))
        sprite.onto(drawn[-1], 100 + sprite.left, 40 + sprite.top)
    apart = ImageChops.difference(*drawn).getextrema()
    assert max(most for _, most in apart) <= 2


def test_stamps_are_as_large_as_their_shapes():
    shapes = (Disc(0, 0, 10, 10, "#000000"), Line(((0, 0), (30, 0)), "#000000", 4.0))
    sprite = stamped(shapes, 2.0)
    image = sprite.image
    x0, y0, x1, y1 = bounds(shapes)
    assert sprite.left <= x0 * 2
    assert sprite.top <= y0 * 2
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
@pytest.mark.parametrize("rows", [1, 2, 17, 50])
def test_a_picture_written_in_bands_reads_back_the_same(size: tuple[int, int], rows: int):
    image = Image.effect_noise(size, 90).quantize(13)
    parts = [image.crop((0, y, size[0], min(y + rows, size[1]))) for y in range(0, size[1], rows)]
    made = png(size, bytes(image.getpalette() or ()), [band(part) for part in parts])
    with Image.open(io.BytesIO(made)) as back:
        assert back.mode == "P"
        assert back.convert("RGB").tobytes() == image.convert("RGB").tobytes()
    plain = zlib.decompress(b"".join(chunks(made, b"IDAT")))  # which compares the checksum
    assert len(plain) == (size[0] + 1) * size[1]


def test_a_picture_in_few_colours_keeps_small_things_in_their_own():
    """Forty shades of sea become few; the red dot of four pixels stays red."""
    palette = bytes([n for shade in range(40) for n in (0, 100 + shade, 150)] + [220, 20, 30])
    palette = palette.ljust(768, b"\0")
    image = Image.new("P", (80, 40))
    image.putdata([x // 2 for _ in range(40) for x in range(80)])
    image.paste(40, (10, 10, 12, 12))
    image.putpalette(palette)
    few = in_few_colours(image, palette, 8)
    assert len(few.getcolors()) == 8
    assert few.convert("RGB").getpixel((11, 11)) == (220, 20, 30)
    before, after = image.convert("RGB").load(), few.convert("RGB").load()
    shades = [abs(before[x, y][1] - after[x, y][1]) for x in range(80) for y in range(40)]
    assert max(shades) <= 6
    assert in_few_colours(image, palette, 64).tobytes() == image.tobytes()


def chunks(png: bytes, wanted: bytes) -> Iterator[bytes]:
    at = 8
    while at < len(png):
        length, name = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length :][:4]) == (zlib.crc32(name + body),)
        if name == wanted:
            yield body
        at += 12 + length


def test_only_pictures_with_a_palette_are_written():
    with pytest.raises(ValueError, match="RGB"):
        band(Image.new("RGB", (2, 2)))


def at_once(plan: Plan) -> Image.Image:
    """The plan drawn in one piece."""
    sheet, view = atlas.sheet(plan.sheet), plan.sheet.view
    image = sheet.compose(
        [mark for mark in plan.marks if isinstance(mark, Wash)], (0, 0, *view.size)
    )
    for mark in plan.marks:
        if isinstance(mark, Stamp):
            sprite = stamped(mark.shapes, view.scale)
            x, y = (mark.x - view.x) * view.scale, (mark.y - view.y) * view.scale
            sprite.onto(image, round(x) + sprite.left, round(y) + sprite.top)
    part = plan.part or view
    left, top = round((part.x - view.x) * view.scale), round((part.y - view.y) * view.scale)
    return sheet.reduced(image.crop((left, top, left + part.size[0], top + part.size[1])))


@pytest.mark.parametrize("part", [None, View(301.5, 207.0, 640.0, 433.0)])
def test_strips_join_without_a_seam(part):
    plan = replace(rhine.plan(position(2, 150), SAY), part=part)
    bands.clear()
    for _ in range(2):  # made, and kept
        image = opened(draw(plan))
        assert image.convert("RGB").tobytes() == at_once(plan).convert("RGB").tobytes()


def test_a_strip_is_kept_until_something_in_it_changes(shelf):
    plan = small()
    wash, token = plan.marks
    bands.clear()
    first = draw(plan)
    others = [
        replace(plan, marks=(wash, replace(token, x=31))),
        replace(plan, marks=(wash, replace(token, y=29))),
        replace(plan, marks=(wash, token, replace(token, x=20))),
        replace(plan, marks=(token,)),
        replace(plan, marks=(Wash("home", "shut"), token)),
        replace(plan, part=View(5, 0, 55, 60)),
    ]
    drawn = [draw(other) for other in others]
    assert len({first, *drawn}) == 1 + len(others)
    bands.clear()
    assert [draw(other) for other in others] == drawn
    assert draw(plan) == first


def test_the_next_board_draws_only_what_changed(monkeypatch):
    plan = rhine.plan(position(2, 150), SAY)
    bands.clear()
    draw(plan)
    made: list[Strip] = []
    monkeypatch.setattr(Strip, "drawn", counted(made, Strip.drawn))
    draw(plan)
    assert not made
    token = next(mark for mark in plan.marks if isinstance(mark, Stamp) and mark.about)
    draw(replace(plan, marks=(*plan.marks, replace(token, x=token.x + 3))))
    assert 1 <= len(made) <= 3


def test_what_lies_outside_of_a_part_is_not_drawn(shelf, monkeypatch):
    plan = small()
    far = Stamp(59, 59, (Disc(0, 0, 0.7, 0.7, "#123456"),))
    near = Stamp(20, 20, (Disc(0, 0, 0.9, 0.9, "#123456"),))
    painted = []
    monkeypatch.setattr(Painter, "paint", lambda self, shapes: painted.extend(shapes))
    draw(replace(plan, marks=(far, near), part=View(0, 0, 40, 40)))
    assert near.shapes[0] in painted
    assert far.shapes[0] not in painted


def test_a_stamp_of_every_board_outlives_those_of_one(monkeypatch):
    stamps.clear()
    monkeypatch.setattr(stamps, "most", 40_000)
    always = (Disc(0, 0, 20, 20, "#2E5180"),)
    first = stamped(always, 1.0).number
    for n in range(60):
        assert stamped(always, 1.0).number == first
        stamped((Text(0, 0, f"turn {n}", 30.0, "#2E5180"),), 1.0)
    stamps.clear()


def counted(made, drawn):
    return lambda strip: made.append(strip) or drawn(strip)


def test_backgrounds_and_caches_of_all_games_fit_into_120_megabytes():
    assert sum(cache.most for cache in (atlas.sheets, stamps, bands)) <= 120 * 2**20


GIVEN = dict.fromkeys(
    (
        "colour",
        "body",
        "fill",
        "ground",
        "light",
        "pale_gold",
        "guard",
        "partisans",
        "fire",
        "near",
        "far",
    ),
    "#123456",
)


@pytest.mark.parametrize("sheet", ["icons", "attack", "landmarks", "works", "terrain", "signs"])
def test_every_drawing_can_be_read_and_its_inks_are_known(sheet):
    inks = {**overlord.NAMED, **GIVEN} if sheet in ("landmarks", "works", "terrain") else GIVEN
    for name in groups(sheet):
        shapes = drawn(sheet, name, FRONT, **inks)
        assert shapes, name
        assert shapes != drawn(sheet, name, FRONT, 2.0, **inks)


def test_an_ink_that_nobody_knows_is_not_drawn_as_another():
    with pytest.raises(AttributeError, match="colour"):
        drawn("icons", "swords", FRONT)


def test_a_stroke_never_falls_below_its_least_width():
    (wall, gate) = drawn("icons", "fort", FRONT, 5.0)
    assert isinstance(wall, Poly)
    assert wall.width == 1
    assert isinstance(gate, Poly)
    assert gate.edge is None
