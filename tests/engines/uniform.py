"""Whether things are drawn evenly: a chi-square test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from math import sqrt

from engines.kit.rng import Rng
from engines.kit.simulate import QuickRng

Z = 3.7
"""Once in ten thousand, even draws would fail; the numbers are the same every time."""


def drawn_evenly(draw: Callable[[Rng], Hashable], ways: int, each: int = 120) -> None:
    """Draws `ways` different things, and each of them as often as the others."""
    rng = QuickRng(20)
    found = Counter(draw(rng) for _ in range(ways * each))
    assert len(found) == ways, f"{len(found)} different ones of {ways}: {sorted(map(str, found))}"
    chi = sum((n - each) ** 2 / each for n in found.values())
    df = ways - 1  # Wilson and Hilferty's approximation
    most = df * (1 - 2 / (9 * df) + Z * sqrt(2 / (9 * df))) ** 3
    assert chi < most, f"chi-square {chi:.1f} is more than {most:.1f}: {found}"
