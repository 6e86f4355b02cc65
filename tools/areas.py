"""Joins the countries of `world-atlas` into the regions of Attack! (see data/geo/SOURCES.md).

    npm pack world-atlas && tar xzf world-atlas-*.tgz && pip install shapely
    python tools/areas.py package

writes data/geo/attack.json: land, and the outline of every region. Regions are today's countries,
whole or cut along the lines below; neighbours keep exactly the same border between them.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import shapely
from geography import GRAIN, HOME, Topology, packed
from shapely.geometry import MultiPolygon, Polygon, box

WINDOW = (-170.5, -57.0, 72.0, 79.0)
TOLERANCE = 0.012
"""Square degrees that the outline may stray by, corner for corner."""
LEAST = 0.05
"""Islands smaller than this, in square degrees, go."""

Ring = list[tuple[float, float]]

# fmt: off
YUKON: Ring = [(-142, 59.5), (-136.5, 58.5), (-133, 60), (-124, 60), (-127, 62), (-132, 65),
    (-136.5, 68.9), (-136, 71), (-142, 71)]
WEST_CANADA: Ring = [(-142, 60), (-142, 48), (-102, 48), (-102, 60)]
CENTRAL_CANADA: Ring = [(-102, 60), (-102, 40), (-74.3, 40), (-74.4, 45.3), (-75.7, 45.5),
    (-77.7, 46.2), (-79.5, 47.4), (-79.5, 51.8), (-81, 53.5), (-88, 60)]
QUEBEC: Ring = [(-79.5, 51.8), (-79.5, 47.4), (-77.7, 46.2), (-75.7, 45.5), (-74.4, 45.3),
    (-74.3, 40), (-50, 40), (-50, 60), (-64.5, 60.7), (-72, 62.7), (-79, 62.7)]
WEST_US: Ring = [(-130, 50), (-104, 50), (-104, 41), (-103, 37), (-103, 32), (-106.6, 31.9),
    (-106.6, 25), (-130, 25)]
SOUTH_US: Ring = [(-106.6, 25), (-106.6, 31.9), (-103, 32), (-103, 37), (-94.6, 36.5),
    (-89.5, 36.5), (-81.7, 36.6), (-74, 36.6), (-74, 23), (-106, 23)]
MIDDLE_US: Ring = [(-104, 50), (-104, 41), (-103, 37), (-94.6, 36.5), (-89.5, 36.5),
    (-90.1, 38.8), (-91.4, 40.4), (-90.6, 42.5), (-87.6, 42.5), (-86.8, 45.3), (-88.6, 46.5),
    (-88.6, 48.3), (-89, 50)]
AMAZON: Ring = [(-45.5, 6), (-46.3, -1), (-48.5, -5), (-50, -9.5), (-57.8, -9.2), (-60.2, -13.6),
    (-60.2, -17), (-76, -17), (-76, 6)]
POLISH_WEST: Ring = [(13, 55), (17.6, 55), (17.9, 53.3), (15.9, 52.4), (16.9, 51.4),
    (18.6, 50.9), (18.7, 49.9), (17.5, 49.5), (13, 50)]
EAST_PRUSSIA: Ring = [(19.2, 54.9), (19.2, 53.9), (20.6, 53.2), (22.7, 53.9), (23.2, 55.5),
    (19, 55.6)]
GALICIA: Ring = [(22, 52.5), (22, 49), (24.6, 48.4), (24.6, 47.6), (25.2, 47.7), (25.9, 48.6),
    (26.3, 50.4), (27.3, 51.2), (27.3, 52.5)]
RUTHENIA: Ring = [(21.9, 49.3), (21.9, 47.9), (24.6, 47.8), (24.6, 48.4), (22.9, 49.1)]
WEST_BELARUS: Ring = [(22, 56.4), (22, 51.2), (27.4, 51.2), (26.6, 53.4), (27.6, 54.4),
    (27.4, 56.4)]
PETSAMO: Ring = [(28.3, 68.2), (30, 68.2), (32.2, 69.9), (30, 70.2), (28.3, 69.4)]
KALININGRAD: Ring = [(19, 54), (23.3, 54), (23.3, 55.6), (19, 55.6)]
CRIMEA: Ring = [(32, 44), (36.55, 44), (36.55, 46.4), (32, 46.4)]
KUBAN: Ring = [(36.55, 41), (36.55, 46.4), (38.3, 47), (38.2, 47.6), (40, 49.62), (42.8, 49.7),
    (44.4, 48.6), (46.6, 47.8), (48.6, 46), (49, 41)]
VOLGA: Ring = [(70, 40), (70, 66.5), (64, 67.5), (58, 68.5), (52.5, 65), (48, 59), (45, 53.5),
    (42.8, 49.7), (44.4, 48.6), (46.6, 47.8), (48.6, 46), (49.5, 40)]
GUIANA: Ring = [(-56, 1), (-50, 1), (-50, 7), (-56, 7)]
HEXAGON: Ring = [(-6, 41), (10, 41), (10, 52), (-6, 52)]
IBERIAN: Ring = [(-10.5, 35.9), (5, 35.9), (5, 44.5), (-10.5, 44.5)]
HOME_ISLES: Ring = [(-11, 49.8), (3, 49.8), (3, 61.2), (-11, 61.2)]
# fmt: on

Part = str | tuple[str, list[Ring]] | tuple[str, list[Ring], list[Ring]]
"""A country; what of it lies within some rings; and not within others."""
CANADA = "Canada"
US = "United States of America"
REGIONS: dict[str, list[Part]] = {
    "alaska": [(US, [[(-171, 50), (-129, 50), (-129, 73), (-171, 73)]]), (CANADA, [YUKON])],
    "western_canada": [(CANADA, [WEST_CANADA], [YUKON])],
    "central_canada": [(CANADA, [CENTRAL_CANADA], [QUEBEC])],
    "quebec": [(CANADA, [QUEBEC]), "St. Pierre and Miquelon"],
    "western_us": [(US, [WEST_US])],
    "central_us": [(US, [MIDDLE_US], [WEST_US, SOUTH_US])],
    "southern_us": [(US, [SOUTH_US], [WEST_US])],
    "eastern_us": [
        (US, [[(-92, 35), (-60, 35), (-60, 49), (-92, 49)]], [SOUTH_US, MIDDLE_US, WEST_US])
    ],
    "mexico": ["Mexico", "Belize"],
    "central_america": ["Guatemala", "Honduras", "El Salvador", "Nicaragua", "Costa Rica"],
    "panama": ["Panama"],
    "cuba": ["Cuba", "Haiti", "Dominican Rep.", "Jamaica", "Puerto Rico"],
    "colombia": ["Colombia"],
    "venezuela": ["Venezuela", "Guyana", "Suriname", ("France", [GUIANA]), "Trinidad and Tobago"],
    "peru": ["Peru", ("Ecuador", [[(-83, -6), (-74, -6), (-74, 3), (-83, 3)]])],
    "bolivia": ["Bolivia"],
    "amazonia": [("Brazil", [AMAZON])],
    "brazil": [("Brazil", [[(-61, -34), (-30, -34), (-30, 6), (-61, 6)]], [AMAZON])],
    "paraguay": ["Paraguay"],
    "argentina": ["Argentina", "Uruguay"],
    "chile": [("Chile", [[(-77, -57), (-60, -57), (-60, -15), (-77, -15)]])],
    "morocco": ["Morocco", "W. Sahara"],
    "algeria": ["Algeria", "Tunisia"],
    "libya": ["Libya"],
    "egypt": ["Egypt"],
    "sudan": ["Sudan", "S. Sudan"],
    "ethiopia": ["Ethiopia", "Eritrea", "Djibouti", "Somalia", "Somaliland"],
    "french_west_africa": [
        "Senegal",
        "Gambia",
        "Guinea-Bissau",
        "Guinea",
        "Sierra Leone",
        "Liberia",
        "Côte d'Ivoire",
        "Mali",
        "Burkina Faso",
        "Mauritania",
        "Niger",
    ],
    "nigeria": ["Nigeria", "Ghana", "Togo", "Benin"],
    "central_africa": ["Chad", "Central African Rep.", "Cameroon", "Gabon", "Congo", "Eq. Guinea"],
    "belgian_congo": ["Dem. Rep. Congo", "Rwanda", "Burundi"],
    "east_africa": ["Kenya", "Uganda", "Tanzania"],
    "angola": [("Angola", [[(11, -18.2), (25, -18.2), (25, -6), (13, -6), (12.1, -6.02)]])],
    "rhodesia": ["Zambia", "Zimbabwe", "Malawi", "Mozambique"],
    "south_africa": [
        ("South Africa", [[(15, -36), (34, -36), (34, -20), (15, -20)]]),
        "Namibia",
        "Botswana",
        "Lesotho",
        "eSwatini",
    ],
    "madagascar": ["Madagascar", "Comoros"],
    "iceland": ["Iceland", "Faeroe Is."],
    "great_britain": [("United Kingdom", [HOME_ISLES]), "Ireland", "Isle of Man"],
    "france": [("France", [HEXAGON]), "Monaco"],
    "low_countries": [
        "Belgium",
        ("Netherlands", [[(3, 50), (8, 50), (8, 54), (3, 54)]]),
        "Luxembourg",
    ],
    "iberia": [("Spain", [IBERIAN]), ("Portugal", [IBERIAN]), "Andorra"],
    "germany": ["Germany", ("Poland", [POLISH_WEST, EAST_PRUSSIA]), ("Russia", [KALININGRAD])],
    "italy": ["Italy", "San Marino", "Vatican"],
    "scandinavia": [("Norway", [[(4, 57), (32, 57), (32, 72), (4, 72)]]), "Sweden", "Denmark"],
    "finland": ["Finland", ("Russia", [PETSAMO]), "Åland", "Estonia", "Latvia", "Lithuania"],
    "poland": [
        ("Poland", [[(13, 48), (25, 48), (25, 56), (13, 56)]], [POLISH_WEST, EAST_PRUSSIA]),
        ("Ukraine", [GALICIA], [RUTHENIA]),
        ("Belarus", [WEST_BELARUS]),
    ],
    "danubia": ["Austria", "Czechia", "Slovakia", "Hungary", ("Ukraine", [RUTHENIA])],
    "balkans": [
        "Slovenia",
        "Croatia",
        "Bosnia and Herz.",
        "Serbia",
        "Montenegro",
        "Kosovo",
        "Macedonia",
        "Albania",
        "Greece",
    ],
    "romania": ["Romania", "Bulgaria", "Moldova"],
    "ukraine": [
        ("Ukraine", [[(21, 44), (41, 44), (41, 53), (21, 53)]], [GALICIA, RUTHENIA]),
        ("Russia", [CRIMEA]),
    ],
    "russia": [
        (
            "Russia",
            [[(26, 45), (66, 45), (66, 70), (26, 70)]],
            [CRIMEA, KUBAN, VOLGA, PETSAMO, [(47, 68.9), (61, 68.9), (61, 71), (47, 71)]],
        ),
        ("Belarus", [[(23, 51), (34, 51), (34, 57), (23, 57)]], [WEST_BELARUS]),
    ],
    "urals": [("Russia", [VOLGA])],
    "caucasus": [("Russia", [KUBAN], [CRIMEA]), "Georgia", "Armenia", "Azerbaijan"],
    "turkey": ["Turkey"],
    "levant": ["Syria", "Lebanon", "Israel", "Palestine", "Jordan"],
    "iraq": ["Iraq", "Kuwait"],
    "saudi_arabia": ["Saudi Arabia", "Yemen", "United Arab Emirates", "Qatar", "Oman", "Bahrain"],
}


def countries(package: Path) -> dict[str, Any]:
    file = Topology(package / "countries-50m.json")
    found: dict[str, Any] = {}
    for shape in file.objects["countries"]["geometries"]:
        parts = {"Polygon": [shape.get("arcs")], "MultiPolygon": shape.get("arcs")}[shape["type"]]
        polygons = []
        for rings in parts:
            outer, *holes = [_unbroken(file.ring(arcs)) for arcs in rings]
            polygons.append(Polygon(outer, [hole for hole in holes if len(hole) > 3]))
        whole = shapely.make_valid(MultiPolygon(polygons))
        found[shape["properties"]["name"]] = whole.intersection(box(*WINDOW))
    return found


def _unbroken(ring: Ring) -> Ring:
    """A ring across the date line, without the leap to the other end of the scale."""
    if max(lon for lon, _ in ring) - min(lon for lon, _ in ring) < 300:
        return ring
    return [(lon + 360 if lon < 0 else lon, lat) for lon, lat in ring]


def joined(parts: list[Part], world: dict[str, Any]) -> Any:
    found = []
    for part in parts:
        if isinstance(part, str):
            found.append(world[part])
            continue
        land = world[part[0]].intersection(shapely.union_all([_valid(ring) for ring in part[1]]))
        if len(part) == 3:
            land = land.difference(shapely.union_all([_valid(ring) for ring in part[2]]))
        found.append(land)
    return shapely.union_all(found, grid_size=0.001)


def _valid(ring: Ring) -> Any:
    return shapely.make_valid(Polygon(ring))


def rings(shape: Any) -> list[Any]:
    """The outlines of its parts, the largest first."""
    parts = [part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"]
    large = sorted((part for part in parts if part.area > LEAST), key=lambda part: -part.area)
    return [packed(list(part.exterior.coords)) for part in large]


def _noded(shapes: list[Any]) -> list[Any]:
    """Where one outline has a corner, so has every other outline that passes there."""
    found = []
    for shape in shapes:
        near = [other for other in shapes if other is not shape and other.distance(shape) < 0.01]
        corners = shapely.extract_unique_points(shapely.union_all(near)).intersection(
            shape.boundary.buffer(0.003)
        )
        found.append(shapely.make_valid(shapely.snap(shape, corners, 0.003)))
    return found


def build(package: Path) -> dict[str, Any]:
    world = countries(package)
    shapes = [joined(parts, world) for parts in REGIONS.values()]
    taken = shapely.union_all(shapes, grid_size=0.001)
    rest = shapely.union_all(list(world.values()), grid_size=0.001).difference(
        taken, grid_size=0.001
    )
    smooth = shapely.coverage_simplify(_noded([*shapes, rest]), TOLERANCE**0.5)
    whole = shapely.union_all(smooth)
    lakes = [hole for part in shapely.get_parts(whole) for hole in part.interiors]
    return {
        "window": WINDOW,
        "detail": "50m",
        "grain": GRAIN,
        "land": [{"hole": False, "ring": ring} for ring in rings(whole)]
        + [{"hole": True, "ring": packed(list(h.coords))} for h in lakes if Polygon(h).area > 1],
        "borders": [],
        "areas": {region: rings(shape) for region, shape in zip(REGIONS, smooth, strict=False)},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("package", type=Path, help="unpacked folder of world-atlas")
    built = build(parser.parse_args().package)
    file = HOME / "attack.json"
    file.write_text(json.dumps(built, separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")
    print(
        file, file.stat().st_size, {region: len(found) for region, found in built["areas"].items()}
    )


if __name__ == "__main__":
    main()
