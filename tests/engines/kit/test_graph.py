"""Sets of places as bits give the same answers as walking the map by hand."""

from __future__ import annotations

import pytest

from engines.kit.graph import Graph

#   a - b - c    f
#   |   |        |
#   d - e        g
PLACES = "abcdefg"
G = Graph(PLACES, [("a", "b"), ("b", "c"), ("a", "d"), ("b", "e"), ("d", "e"), ("f", "g")])


def test_joins_work_both_ways_and_names_keep_their_order():
    assert G.named(G.near("b")) == ["a", "c", "e"]
    assert G.named(G.mask("ecb")) == ["b", "c", "e"]


def test_around_a_set_holds_its_own_places_only_if_they_touch():
    assert G.named(G.around(G.mask("ac"))) == ["b", "d"]
    assert G.named(G.around(G.mask("ab"))) == ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize(
    ("start", "through", "linked"),
    [
        ("a", "abcdefg", "abcde"),
        ("a", "acdeg", "ade"),
        ("a", "bc", "bc"),  # a chain may begin outside
        ("a", "cfg", ""),
        ("af", "adg", "adg"),
        ("", "abc", ""),
    ],
)
def test_linked(start: str, through: str, linked: str):
    assert "".join(G.named(G.linked(G.mask(start), G.mask(through)))) == linked


def test_parts_hang_together():
    assert ["".join(G.named(part)) for part in G.parts(G.mask("acdfg"))] == ["ad", "c", "fg"]


def test_rings_are_distances():
    rings = G.rings(G.mask("c"), G.everywhere)
    assert ["".join(G.named(ring)) for ring in rings] == ["c", "b", "ae", "d"]


def test_steps():
    assert G.steps("c", "d") == 3
    assert G.steps("c", "c") == 0
    assert G.steps("c", "g") is None
    assert G.steps("a", "e", through=G.mask("bce")) == 2
    assert G.steps("a", "e", through=G.mask("ce")) is None
