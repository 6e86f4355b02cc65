"""The printed board of Attack!: borders, lanes, zones, and land without play. AT-24.4."""

from __future__ import annotations

from engines.attack.components import MAP
from renderers import attack
from renderers.attack import ground, pieces, places, world
from renderers.attack.colours import NAMELESS, WALL
from renderers.draw import Line, Poly
from tests.renderers.attack.conftest import crowded

PRINTED = ground.printed(WALL)


def test_at_24_4_borders_and_lanes_are_lines():
    lines = {shape.points for shape in PRINTED.shapes if isinstance(shape, Line)}
    for rings in world.areas().values():
        assert all((*ring, ring[0]) in lines for ring in rings), "a border round every region"
    assert set(places.LANES.values()) <= lines
    assert len(places.LANES) == len(MAP.sea_lanes)


def test_at_24_4_land_without_play_is_plain_and_nobodys_colour():
    plain = [s for s in PRINTED.shapes if isinstance(s, Poly) and s.fill == NAMELESS]
    assert len(plain) == len(world.land()[0])
    colours = {side.colour for side in WALL.sides.values()} | {WALL.sea, WALL.paper}
    assert NAMELESS not in colours


def test_at_24_4_every_zone_has_its_name_and_an_anchor_on_each_of_its_shores(say):
    plan = attack.plan(crowded(), say)
    named = {mark.about for mark in plan.about("zone:")}
    assert named == {f"zone:{zone.id}" for zone in MAP.sea_zones}
    shores = sum(len(zone.borders) for zone in MAP.sea_zones)
    assert len(ground.shores(WALL)) == shores * len(pieces.shore(WALL))
