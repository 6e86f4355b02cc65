"""Colours as colour-blind eyes see them, and how far apart they look.

Simulation after Machado, Oliveira and Fernandes (2009), at full severity, on linear light;
distances as CIE76 in L*a*b*: 2.3 can just be told apart side by side, 20 at a glance.
"""

from __future__ import annotations

from math import dist

from renderers.theme import Colour, rgb

Triple = tuple[float, float, float]

EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "common": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def apart(a: Colour, b: Colour, eyes: str) -> float:
    """How different two colours look to such eyes."""
    (l0, a0, b0), (l1, a1, b1) = _lab(a, eyes), _lab(b, eyes)
    return dist((l0, a0, b0), (l1, a1, b1))


def _lab(colour: Colour, eyes: str) -> Triple:
    light = [_linear(part / 255) for part in rgb(colour)]
    r, g, b = (
        min(max(sum(m * part for m, part in zip(row, light, strict=True)), 0.0), 1.0)
        for row in EYES[eyes]
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (_root(part) for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _linear(part: float) -> float:
    return float(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116
