"""Names, units, capitals and leader lines on the map of Attack!. AT-24.1 to 24.3."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from bot.text import words
from engines.attack import ENGINE
from engines.attack.view import TableView
from engines.contract import Msg
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, walk
from renderers import attack
from renderers.attack import insets, layout, places
from renderers.attack.colours import WALL
from renderers.attack.layout import Layout
from renderers.draw import Box, Line, Stamp, Text, overlap
from tests.renderers.attack.conftest import ALL, crowded, position

SAY = {language: words(language).say for language in ("en", "pl")}
EVERY = 400
"""Moves between two positions of one game."""


def positions(first: int, count: int) -> Iterator[tuple[str, TableView]]:
    """Boards of random games at all times, with the seed they come from."""
    for seed in range(first, first + count):
        dice = SeededRng(b"layout %d" % seed)
        state = ENGINE.new(ALL[: 2 + seed % 5], {}, dice)
        for n, _ in enumerate(walk(ENGINE, state, dice, QuickRng(seed))):
            if n % EVERY == 50:
                yield f"seed {seed}, move {n}", ENGINE.view(state, None)
                count -= 1
                if not count:
                    return


def laid(view: TableView, language: str) -> tuple[Layout, list[Box]]:
    """Where everything lies, and what else stands on the map."""
    say = SAY[language]
    zones = {zone: say(Msg(f"at-zone-{zone}")) for zone in places.ZONES}
    ties = insets.walls() if insets.full(view) else ()
    walls = [places.SEAS, *(layout.zone_box(*zone) for zone in zones.items()), *ties]
    return layout.layout(view.regions, places.region_names(say), zones, WALL, ties), walls


def faults(view: TableView, language: str, lines: bool = True) -> list[str]:
    """What hides something else, what lies outside the map, and lines that point at nothing."""
    where, walls = laid(view, language)
    found = []
    for a, b in combinations(where, 2):
        if any(overlap(p, q) for p in where[a].boxes for q in where[b].boxes):
            found.append(f"{a} and {b} overlap")
    x0, y0, x1, y1 = places.CHART
    for region, spot in where.items():
        name, *rest = spot.boxes
        for box in spot.boxes:
            if box[0] < x0 or box[1] < y0 or box[2] > x1 or box[3] > y1:
                found.append(f"{region} leaves the map")
            if any(overlap(box, wall) for wall in walls):
                found.append(
                    f"{region} lies on a panel, on the name of a sea or on what leads to an inset"
                )
        if spot.star and any(overlap(rest[-1], box) for box in (name, *rest[:-1])):
            found.append(f"the capital of {region} hides its own name or units")
        if spot.tie:
            found += _line(region, where) if lines else []
    return found


def _line(region: str, where: Layout) -> Iterator[str]:
    (end, start), own = where[region].tie or ((), ()), where[region].boxes
    x, y = start
    if not any(b[0] - 1 <= x <= b[2] + 1 and b[1] - 1 <= y <= b[3] + 1 for b in own):
        yield f"the line of {region} begins beside its name and units"
    printed = places.PLACES[region].tie
    if not (layout.within(region, end) or (printed and end == layout.at(*printed))):
        yield f"the line of {region} does not end in it"
    around = (end[0] - 6, end[1] - 6, end[0] + 6, end[1] + 6)
    for other, spot in where.items():
        if any(overlap(around, box) for box in spot.boxes):
            yield f"the end of the line of {region} lies under {other}"
        if other != region and any(layout.crosses(box, end, start) for box in spot.boxes):
            yield f"the line of {region} runs under {other}"


def check(found: Iterator[tuple[str, TableView]]) -> int:
    seen = 0
    for seen, (told, view) in enumerate(found, 1):
        language = ("en", "pl")[seen % 2]
        assert faults(view, language) == [], f"{told}, {language}"
    return seen


def test_at_24_1_nothing_hides_anything_in_200_positions():
    assert check(positions(0, 200)) == 200


@pytest.mark.slow
def test_at_24_1_nothing_hides_anything_in_2000_positions():
    assert check(positions(1000, 2000)) == 2000


@pytest.mark.parametrize("language", ["en", "pl"])
def test_at_24_1_nothing_hides_anything_where_every_region_is_full(language: str):
    assert faults(crowded(9), language, lines=False) == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_at_24_3_a_capital_finds_room_in_every_region(language: str):
    view = position(2, 1500)
    for k in range(8):  # a few at a time, as in a game
        regions = tuple(
            replace(region, capital="red" if i % 8 == k else None)
            for i, region in enumerate(view.regions)
        )
        assert faults(replace(view, regions=regions), language) == []


def test_what_needs_no_room_lies_where_the_board_has_it():
    where, _ = laid(position(1, 0), "en")
    moved = [region for region, spot in where.items() if (spot.x, spot.y) != places.SPOTS[region]]
    assert moved == []


def test_boxes_are_as_large_as_what_is_drawn():
    """Else they would say nothing about overlaps."""
    view = crowded()
    where, _ = laid(view, "en")
    plan = attack.plan(view, SAY["en"])
    for stamp in plan.about("units:"):
        assert stamp.box == pytest.approx(where[stamp.about[6:]].boxes[1])
    for stamp in plan.about("name:"):
        texts = [shape for shape in stamp.shapes if isinstance(shape, Text)]
        x0, _, x1, _ = where[stamp.about[5:]].boxes[0]
        assert max(text.width for text in texts) == pytest.approx(x1 - x0)
    for stamp in plan.about("capital:"):
        x0, y0, x1, y1 = where[stamp.about[8:]].boxes[-1]
        assert max(abs(a - b) for a, b in zip(stamp.box, (x0, y0, x1, y1), strict=True)) < 1


def test_a_leader_line_is_drawn_where_it_is_laid():
    view = crowded(9)
    where, _ = laid(view, "en")
    drawn = {m.about[4:]: m for m in attack.plan(view, SAY["en"]).about("tie:")}
    assert drawn.keys() == {region for region, spot in where.items() if spot.tie}
    for region, stamp in drawn.items():
        (end, start) = where[region].tie
        assert _ends(stamp) == [end, pytest.approx(start)]


def _ends(stamp: Stamp) -> Sequence[tuple[float, float]]:
    line = next(shape for shape in stamp.shapes if isinstance(shape, Line))
    return [(stamp.x + x, stamp.y + y) for x, y in line.points]
