"""PNG files, packed in bands: rows that stay the same from picture to picture are packed once.
Large pictures have fewer colours: soft edges take most of a file's bytes."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, pairwise

from PIL import Image
from zlib_ng import zlib_ng

LEVEL = 5
"""Above it much more time saves few bytes. Pillow's own writer takes half as long again as we do
and makes larger files."""
ALONE = -15
"""Packed with the longest memory, and without a frame around it: the frame is the file's."""
FRAME, END = b"\x78\x01", b"\x03\x00"
"""How packed data begins, and an empty last block (RFC 1950, RFC 1951)."""
PRIME = 65521
"""Adler's checksum counts up to it (RFC 1950)."""


@dataclass(frozen=True, slots=True)
class Band:
    """Some rows of a picture, packed so that any band can follow them."""

    chunk: bytes
    check: int
    length: int
    """Adler's checksum of the rows, and how many bytes they were."""


def in_bands(image: Image.Image, heights: Sequence[int]) -> list[Band]:
    """A picture of palette numbers as rows of a file, so many in each band."""
    if image.mode != "P":
        raise ValueError(f"no palette: {image.mode}")
    wide = image.width + 1
    rows = Image.new("P", (wide, image.height))  # each row begins with its filter: none
    rows.paste(image, (1, 0))
    plain = memoryview(rows.tobytes())
    feet = accumulate((wide * high for high in heights), initial=0)
    return [_band(plain[top:foot]) for top, foot in pairwise(feet)]


def band(image: Image.Image) -> Band:
    """The whole picture as one band."""
    return in_bands(image, [image.height])[0]


def _band(plain: memoryview) -> Band:
    deflate = zlib_ng.compressobj(LEVEL, zlib_ng.DEFLATED, ALONE)
    packed = deflate.compress(plain) + deflate.flush(zlib_ng.Z_FULL_FLUSH)
    return Band(_chunk(b"IDAT", packed), zlib_ng.adler32(plain), len(plain))


def png(size: tuple[int, int], palette: bytes, bands: Sequence[Band]) -> bytes:
    """The file that shows the bands, one below the other."""
    check = 1
    for part in bands:
        check = _checked(check, part)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">2I5B", *size, 8, 3, 0, 0, 0)),  # eight bits, by palette
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", FRAME),
            *(part.chunk for part in bands),
            _chunk(b"IDAT", END + struct.pack(">I", check)),
            _chunk(b"IEND", b""),
        )
    )


def _checked(check: int, part: Band) -> int:
    """Adler's checksum of all so far and of the band, from their two: the low half is one more than
    the sum of all bytes, the high half the sum of what the low half was after each byte."""
    low, high = check & 0xFFFF, check >> 16
    low_then, high_then = part.check & 0xFFFF, part.check >> 16
    high = (high + high_then + part.length * (low - 1)) % PRIME
    return high << 16 | (low + low_then - 1) % PRIME


def _chunk(name: bytes, body: bytes) -> bytes:
    check = zlib_ng.crc32(name + body)
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", check)


COLOURS = 64
"""So many are left."""


def in_few_colours(image: Image.Image, palette: bytes, most: int = COLOURS) -> Image.Image:
    """A picture of palette numbers in at most so many colours. One after the other gives way to the
    colour most like it: first those that few pixels have and that another is very like, so that a
    small thing in a colour of its own keeps it."""
    count = [*image.histogram(), *[0] * 256][:256]
    left = [number for number in range(256) if count[number]]
    used, likest = set(left), _likest(palette)
    for_whom = list(range(256))
    nearest = {number: _next(likest[number], used) for number in left}
    loss = {number: count[number] * nearest[number][0] for number in left}
    while len(used) > most:
        gone = min(loss, key=loss.__getitem__)
        used.remove(gone)
        del loss[gone]
        heir = nearest[gone][1]
        count[heir] += count[gone]
        for_whom[gone] = heir
        for number in used:
            if nearest[number][1] == gone:
                nearest[number] = _next(likest[number], used)
            elif number != heir:
                continue
            loss[number] = count[number] * nearest[number][0]
    for number in left:
        heir = number
        while for_whom[heir] != heir:
            heir = for_whom[heir]
        for_whom[number] = heir
    made = image.point(for_whom)
    made.putpalette(palette)
    return made


Like = tuple[int, int]
"""How far another colour is, and its number."""


def _next(others: Sequence[Like], used: set[int]) -> Like:
    return next((like for like in others if like[1] in used), others[-1])


@lru_cache(maxsize=16)
def _likest(palette: bytes) -> tuple[tuple[Like, ...], ...]:
    """For every colour all others, the one most like it first."""
    colours = list(zip(palette[::3], palette[1::3], palette[2::3], strict=True))
    return tuple(
        tuple(
            sorted(
                (2 * (r - a) ** 2 + 4 * (g - b) ** 2 + 3 * (h - c) ** 2, j)
                for j, (a, b, c) in enumerate(colours)
                if j != i
            )
        )
        for i, (r, g, h) in enumerate(colours)
    )
