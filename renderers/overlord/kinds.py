"""Kinds of terrain that are drawn alike."""

from __future__ import annotations

WATERWAYS = frozenset({"river", "ford", "fordable_stream", "frozen_river", "dam"})
OPEN_WATER = frozenset({"lake", "ocean", "coast", "pier"})
SEA = frozenset({"ocean", "coast"})
ROADS = frozenset({"road", "road_hill"})
RAILS = frozenset({"railroad", "rail_station"})
SPANS = frozenset({"bridge", "railroad_bridge", "pontoon"})
WOODS = frozenset({"forest", "hill_forest"})
PALMS = frozenset({"palm_forest", "jungle", "oasis"})
HILLS = frozenset({"hill", "road_hill", "hill_forest", "hill_village", "cave_hill"})
PEAKS = frozenset({"mountain", "cave_mountain"})
STEEP = frozenset({"steep_hill", "cliff", "sea_bluff", "escarpment", "erg"})
HOUSES = frozenset({"town", "hill_village"})


def kin(terrain: str) -> frozenset[str]:
    """The terrain with which it grows together."""
    for group in (WOODS | HILLS, HOUSES, PALMS, PEAKS):
        if terrain in group:
            return group if terrain not in WOODS | HILLS else _grown(terrain)
    return frozenset((terrain,))


def _grown(terrain: str) -> frozenset[str]:
    return WOODS if terrain == "forest" else HILLS
