"""The six players told apart by everybody, at the size a chat shows. AT-24.1."""

from __future__ import annotations

import io
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from PIL import Image

from bot.text import words
from engines.attack.view import TableView
from renderers import picture
from renderers.attack import layout, places
from renderers.attack.colours import WALL
from tests.renderers.attack.conftest import ALL, NONE, position
from tests.renderers.eyes import EYES, Light, apart, light, lightness

CHAT = 560
"""So many pixels wide are pictures in a chat."""
WIDE = "french_west_africa"


@cache
def ground(owner: str | None) -> Light:
    """The middle colour of a region on the board as a chat shows it, hatching included."""
    view = position(1, 0)
    assert isinstance(view, TableView)
    held = tuple(replace(r, owner=owner, units=NONE, capital=None) for r in view.regions)
    made = picture("attack", replace(view, regions=held), words("en").say, width=CHAT)
    return _mean(made.png, layout.inside(WIDE))


@cache
def water() -> Light:
    made = picture("attack", position(1, 0), words("en").say, width=CHAT)
    return _mean(made.png, [(x, y) for x in range(40, 140, 10) for y in range(1000, 1400, 10)])


def _mean(png: bytes, points) -> Light:
    image = Image.open(io.BytesIO(png)).convert("RGB")
    scale = image.width / places.WIDTH
    found = [image.getpixel((int(x * scale), int(y * scale))) for x, y in points]
    red, green, blue = (
        sum(part) / len(found)
        for part in zip(
            *(light("#{:02X}{:02X}{:02X}".format(*each)) for each in found), strict=True
        )
    )
    return red, green, blue


@pytest.mark.parametrize("eyes", EYES)
def test_at_24_1_the_ground_of_any_two_players_differs_for_all_eyes(eyes: str) -> None:
    far = {pair: apart(ground(pair[0]), ground(pair[1]), eyes) for pair in combinations(ALL, 2)}
    assert min(far.values()) >= 0.095, min(far.items(), key=lambda each: each[1])


@pytest.mark.parametrize("eyes", EYES)
def test_at_24_1_held_ground_is_neither_land_without_owner_nor_sea(eyes: str) -> None:
    far = {
        (seat, name): apart(ground(seat), other, eyes)
        for seat in ALL
        for name, other in (("land", ground(None)), ("sea", water()))
    }
    assert min(far.values()) >= 0.08, min(far.items(), key=lambda each: each[1])


@pytest.mark.parametrize("eyes", EYES)
def test_at_24_1_the_units_of_any_two_players_differ_for_all_eyes(eyes: str) -> None:
    chips = {seat: light(WALL.sides[seat].colour) for seat in ALL}
    far = {pair: apart(chips[pair[0]], chips[pair[1]], eyes) for pair in combinations(ALL, 2)}
    assert min(far.values()) >= 0.1, min(far.items(), key=lambda each: each[1])


def test_at_24_1_land_without_owner_and_sea_are_of_different_weight() -> None:
    assert lightness(ground(None)) - lightness(water()) >= 0.25
