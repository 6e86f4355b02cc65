"""How colours look to eyes without red, green or blue cones, and how far apart they are."""

from __future__ import annotations

import math

from renderers.theme import rgb

Light = tuple[float, float, float]
"""Red, green and blue as amounts of light, 0 to 1."""

EYES: dict[str, tuple[Light, Light, Light]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What each kind of eye makes of light (Machado, Oliveira and Fernandes 2009, whole loss)."""


def light(colour: str) -> Light:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in rgb(colour))
    )
    return red, green, blue


def apart(a: Light, b: Light, eyes: str) -> float:
    """The distance in Oklab: 0.02 is just seen, black and white are 1 apart."""
    return math.dist(_lab(_seen(a, eyes)), _lab(_seen(b, eyes)))


def lightness(colour: Light) -> float:
    return _lab(colour)[0]


def _seen(colour: Light, eyes: str) -> Light:
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, colour, strict=True))))
        for row in EYES[eyes]
    )
    return red, green, blue


def _lab(colour: Light) -> Light:
    red, green, blue = colour
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )
