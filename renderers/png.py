"""PNG files, packed in bands: rows that stay the same from picture to picture are packed once."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
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
