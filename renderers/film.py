"""A whole game as an animated picture.

All frames share one palette, made of the first, the middle and the last of them, and a pixel that
has not changed since the frame before is transparent: a game takes less than a megabyte.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from itertools import pairwise
from typing import Any

from PIL import Image, ImageChops, ImageOps

from renderers import picture, renderer
from renderers.story import spread
from renderers.theme import STAFF, Colour
from renderers.wording import Say

WIDE = 800
"""Pixels."""
FRAMES = 40
"""At most so many."""
LARGEST, FEWEST = 1_000_000, 12
"""Bytes. A larger film leaves boards out, until so few are left."""
COLOURS = 127
"""Of the shared palette; the next entry is the transparent one."""
PACE, REST = 700, 4000
"""Milliseconds for a frame, and for the last one."""


def film(
    game: str,
    views: Sequence[Any],
    say: Say,
    *,
    wide: int = WIDE,
    draw: Callable[..., Any] = picture,
) -> bytes:
    """A GIF of these public views."""
    room, chosen = renderer(game), spread(views, FRAMES)
    frames = [_frame(draw(game, view, say, width=wide, steady=True).png) for view in chosen]
    return within(level(frames, (room.theme if room else STAFF).paper_deep))


def within(frames: Sequence[Image.Image], most: int = LARGEST) -> bytes:
    """A GIF of these pictures; of fewer of them, evenly apart, as long as it is too large."""
    made = gif(frames)
    while len(made) > most and len(frames) > FEWEST:
        frames = spread(frames, len(frames) * 7 // 8)
        made = gif(frames)
    return made


def gif(pictures: Sequence[Image.Image]) -> bytes:
    """Pictures of one size as a GIF."""
    frames = list(pictures)
    palette = _palette([frames[0], frames[len(frames) // 2], frames[-1]])
    colours = palette.getpalette() or []
    drawn = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    clear = Image.new("L", drawn[0].size, COLOURS)
    shown = [drawn[0]]
    for before, now in pairwise(drawn):
        same = ImageChops.difference(_indices(before), _indices(now)).point(_CHANGED)
        changes = Image.composite(_indices(now), clear, same)
        changes = Image.frombytes("P", changes.size, changes.tobytes())
        changes.putpalette(colours)
        shown.append(changes)
    out = BytesIO()
    shown[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=shown[1:],
        duration=[PACE] * (len(shown) - 1) + [REST],
        loop=0,
        transparency=COLOURS,
        disposal=1,
        optimize=False,
    )
    return out.getvalue()


_CHANGED = [0] + [255] * 255
"""White where the indices of two frames differ."""


def _frame(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def level(pictures: Sequence[Image.Image], paper: Colour) -> list[Image.Image]:
    """The pictures, all as large as most of them are. Others, such as a last board with a plate
    below it, are fitted in whole and lie on paper."""
    ((size, _),) = Counter(each.size for each in pictures).most_common(1)
    found = []
    for each in pictures:
        if each.size != size:
            part = ImageOps.contain(each, size)
            each = Image.new("RGB", size, paper)
            each.paste(part, ((size[0] - part.width) // 2, (size[1] - part.height) // 2))
        found.append(each)
    return found


def _palette(frames: Iterable[Image.Image]) -> Image.Image:
    """One palette for several pictures."""
    known = list(frames)
    wide, high = known[0].size
    together = Image.new("RGB", (wide, high * len(known)))
    for at, frame in enumerate(known):
        together.paste(frame, (0, high * at))
    return together.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def _indices(image: Image.Image) -> Image.Image:
    return Image.frombytes("L", image.size, image.tobytes())
