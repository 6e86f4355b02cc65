"""Coasts, cells and names of a map."""

from __future__ import annotations

import math

from renderers import cells, geo, labels
from renderers.draw import overlap
from renderers.race_to_the_rhine import ground, places


def test_the_world_and_the_rhine_are_there():
    rhine = geo.read("rhine", places.PROJECTION)
    assert rhine.land
    assert rhine.borders
    world = geo.read("world", geo.Projection(-180, 90, 10, 10))
    xs = [x for ring in world.land for x, _ in ring]
    assert min(xs) >= -1
    assert max(xs) <= 3601
    assert len(world.land) > 100


def test_spaces_stand_where_they_are_on_the_globe():
    for space in places.SPACES.values():
        assert math.dist(places.PROJECTION(space.lon, space.lat), space.xy) < 80, space.id


def test_victory_spaces_lie_beyond_the_rhine():
    rhine = next(r for r in geo.rivers("rhine", places.PROJECTION) if r.rank == 1)
    for space in places.SPACES.values():
        if space.kind != "victory" or space.id == "arnhem":  # there the river turns west
            continue
        x, y = space.xy
        left = [px for px, py in rhine.course if abs(py - y) < 14]
        assert left, space.id
        assert min(left) < x, space.id


def test_a_curve_passes_through_its_points():
    points = [(0.0, 0.0), (10.0, 5.0), (20.0, -5.0), (30.0, 0.0)]
    curve = geo.smooth(points)
    for point in points:
        assert any(math.dist(point, on) < 1e-9 for on in curve)


def test_every_cell_holds_its_own_space_and_no_other():
    for region, sides in ground.grounds().items():
        outline = cells.outline(sides)
        inside = [other for other, point in ground.POINTS.items() if _within(point, outline)]
        assert inside == [region]


def test_neighbouring_cells_name_each_other():
    made = ground.grounds()
    for region, sides in made.items():
        for _, _, beyond in sides:
            if beyond:
                assert any(other == region for _, _, other in made[beyond]), (region, beyond)


def _within(point, ring) -> bool:
    """A convex ring, either way round."""
    turns = [
        (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True)
    ]
    return all(t >= 0 for t in turns) or all(t <= 0 for t in turns)


def test_names_keep_off_each_other_and_off_what_is_blocked():
    wanted = [labels.Label(str(i), 100 + i * 30, 100, 60, 20, 8) for i in range(4)]
    blocked = [(90 + i * 30, 92, 110 + i * 30, 108) for i in range(4)]
    found = labels.place(wanted, blocked, frame=(0, 0, 400, 200))
    boxes = list(found.values())
    assert not any(overlap(a, b) for i, a in enumerate(boxes) for b in boxes[i + 1 :])
    assert not any(overlap(a, b) for a in boxes for b in blocked)
