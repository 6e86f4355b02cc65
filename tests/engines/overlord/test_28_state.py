"""What is true after every step of every battle (OV-28.12), and of the saved scenarios (OV-34)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.overlord import checking, library
from tests.engines.overlord.table import scenario


def codes(**changes: Any) -> set[str]:
    raw = scenario("ALLIES E5 infantry, AXIS E6 infantry", "E6:forest", medals=1)
    raw["options"] = {"air_rules": "off"}
    for key, value in changes.items():
        raw[key] = value
    _, faults = checking.read(raw, raw["id"])
    return {fault.code for fault in faults if not fault.warning}


def unit(**more: Any) -> dict[str, Any]:
    return {"id": "a", "at": "E5", "side": "ALLIES", "nation": "US", "type": "infantry"} | more


FOE = {"id": "z", "at": "A1", "side": "AXIS", "nation": "DE", "type": "infantry"}
BOARD = {"size": "overlord", "rows": 9, "cols_even_rows": 26, "cols_odd_rows": 25}


def camps(**more: Any) -> list[dict[str, Any]]:
    sides = scenario("ALLIES E5 infantry", medals=1)["sides"]
    return [sides[0] | more, sides[1]]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"format": "other"}, "SCN_FORMAT"),
        ({"id": "Bad Id"}, "SCN_FORMAT"),
        ({"extra": 1}, "SCN_FORMAT"),
        ({"board": BOARD | {"face": "moon"}}, "SCN_BOARD"),
        ({"board": BOARD | {"face": "country", "rows": 8}}, "SCN_BOARD"),
        ({"first_side": "NOBODY"}, "SCN_SIDES"),
        ({"sides": camps(edge="bottom")}, "SCN_SIDES"),
        ({"sides": camps(nation="US")}, "SCN_SIDES"),
        ({"sides": camps(command_rules=["magic"])}, "SCN_COMMAND_RULE"),
        ({"sides": camps(command_rules=["japanese_army"])}, "SCN_COMMAND_RULE"),
        ({"sides": camps(hand=14)}, "SCN_HAND"),
        ({"units": [unit(at="E27"), FOE]}, "SCN_HEX_OFF"),
        ({"units": [unit(), unit(id="b"), FOE]}, "SCN_HEX_TWICE"),
        ({"hexes": [{"at": "E6", "terrain": "bunker"}]}, "SCN_FEATURE"),
        ({"hexes": [{"at": "E6", "rect": "bunker"}]}, "SCN_OWNER"),
        ({"hexes": [{"at": "E6", "rect": "bridge"}]}, "SCN_BRIDGE"),
        ({"units": [unit(type="elephant"), FOE]}, "SCN_UNIT"),
        ({"units": [unit(figures=9), FOE]}, "SCN_UNIT"),
        ({"hexes": [{"at": "E5", "terrain": "lake"}]}, "SCN_UNIT_PLACE"),
        ({"hexes": [{"at": "G9", "obstacle": "sandbag", "obstacle_owner": "AXIS"}]}, "SCN_SANDBAG"),
        (
            {
                "objectives": [
                    {
                        "id": "o",
                        "side": "AXIS",
                        "hexes": ["A1"],
                        "hexes_needed": 2,
                        "medals": 1,
                        "kind": "temporary",
                    }
                ]
            },
            "SCN_OBJECTIVE",
        ),
        ({"sides": camps(medals_to_win=9)}, "SCN_VICTORY"),
        (
            {
                "hexes": [
                    {"at": f"C{n}", "token": "minefield", "token_owner": "AXIS"}
                    for n in range(1, 11)
                ]
            },
            "SCN_MINES",
        ),
    ],
)
def test_ov_34_9_to_34_24_faulty_files_are_refused(changes: dict[str, Any], code: str) -> None:
    assert code in codes(**changes)


def test_ov_34_a_sound_file_has_no_errors() -> None:
    assert codes() == set()


@pytest.mark.parametrize("name", list(library.scenarios()))
def test_ov_34_our_own_scenarios_have_neither_errors_nor_warnings(name: str) -> None:
    assert list(checking.faults(library.scenarios()[name], name)) == []
