"""Section 34: a scenario is one file, checked as a whole before anybody plays it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.edge import lobby_panel
from bot.text import words
from engines.contract import Msg
from engines.kit.data import BadData
from engines.kit.simulate import QuickRng
from engines.overlord import ENGINE, checking, library, names, opening
from engines.overlord.checking import Fault
from engines.overlord.engine import Overlord
from engines.overlord.state import Rules
from tests.bot.app.house import ANN, House
from tests.engines.overlord.table import field_of, scenario, table

ROOT = Path(__file__).parents[3]
UNITS = "ALLIES E5 infantry, AXIS E6 infantry"


def faults(changed: dict[str, Any] | None = None, **more: Any) -> list[Fault]:
    raw = scenario(UNITS, "E6:forest", medals=1, **more) | (changed or {})
    return checking.read(raw, raw["id"])[1]


def told(changed: dict[str, Any] | None = None, **more: Any) -> set[tuple[str, bool]]:
    """Codes, each with whether it is a warning only; empty sections aside."""
    found = faults(changed, **more)
    return {(f.code, f.warning) for f in found if f.code != "SCN_EMPTY_SECTION"}


def error(code: str) -> set[tuple[str, bool]]:
    return {(code, False)}


def warning(code: str) -> set[tuple[str, bool]]:
    return {(code, True)}


def unit(**changed: Any) -> list[dict[str, Any]]:
    """One unit with a fault, and an enemy without."""
    own = {"id": "a", "at": "E5", "side": "ALLIES", "nation": "US", "type": "infantry"}
    foe = {"id": "z", "at": "E9", "side": "AXIS", "nation": "DE", "type": "infantry"}
    return [own | changed, foe]


def place(**what: str) -> dict[str, Any]:
    return {"hexes": [{"at": "G9"} | what]}


def camps(**changed: Any) -> dict[str, Any]:
    """The Allies changed."""
    sides = scenario(UNITS, medals=1)["sides"]
    return {"sides": [sides[0], sides[1] | changed]}


def goal(**changed: Any) -> dict[str, Any]:
    one = {
        "id": "o",
        "side": "AXIS",
        "hexes": ["A1", "A2"],
        "hexes_needed": 1,
        "medals": 1,
        "kind": "temporary",
    }
    return {"objectives": [one | changed]}


# ---- 1 to 8: what stands in a file


TOP = (
    "format", "id", "name", "front", "date", "provenance", "board", "sides", "first_side",
    "options", "hexes", "units", "objectives", "exits", "special_rules", "briefing",
)  # fmt: skip


@pytest.mark.parametrize("key", TOP)
def test_ov_34_1_every_key_is_needed(key: str) -> None:
    raw = scenario(UNITS, medals=1)
    del raw[key]
    found = checking.read(raw, "any")[1]
    assert [fault.code for fault in found if fault.what == f"{key}: Field required"] == [
        "SCN_FORMAT"
    ]


def test_ov_34_1_nothing_else_but_design_notes() -> None:
    assert told({"design_notes": ["why"]}) == set()
    assert told({"author": "me"}) == error("SCN_FORMAT")
    assert told({"front": "southern"}) == error("SCN_FORMAT")


@pytest.mark.parametrize(("size", "hexes"), [("overlord", 230), ("standard", 113)])
def test_ov_34_2_the_board(size: str, hexes: int) -> None:
    field = field_of(scenario(UNITS, size=size))
    assert len(field.grid.hexes) == hexes
    assert field_of(scenario(UNITS, face="beach")).ground["F1"].beach


def test_ov_34_3_the_sides() -> None:
    raw = scenario(UNITS, rules={"ALLIES": ["gung_ho"]}, medals=4)
    field = field_of(raw)
    camp = field.camps["ALLIES"]
    assert (camp.nation, camp.edge, camp.hand, camp.medals_to_win) == ("US", "bottom", 6, 4)
    assert camp.command_rules == ("gung_ho",)


def test_ov_34_4_options_and_what_holds_without_them() -> None:
    plain = field_of(scenario(UNITS)).scenario.options
    assert (plain.air_rules, plain.night, plain.blitz, plain.desert) == ("off", False, False, False)
    assert (plain.recon_as_barrage, plain.night_side, plain.terrain_powers, plain.reshuffle) == (
        False,
        "ALLIES",
        (),
        True,
    )
    assert not plain.air_power_as_artillery_bombard
    dark = field_of(scenario(UNITS, options={"night": True}))
    state = opening.set_up(dark.id, Rules(), {}, QuickRng(1))
    assert state.visibility == 1


def test_ov_34_5_hexes_in_layers_and_the_face_elsewhere() -> None:
    field = field_of(scenario(UNITS, "G3:hill+bunker@AXIS G4:wadi", face="desert"))
    assert field.base["G3"] == ("hill", "bunker")
    assert field.places["G3"].rect_owner == "AXIS"
    assert field.base["A1"] == ("open",)
    raw = scenario(UNITS, "G4:wadi")
    raw["hexes"][0]["open"] = ["e", "w"]
    assert field_of(raw).open_sides == {"G4": ("e", "w")}
    raw["hexes"][0]["open"] = ["up"]
    assert checking.read(raw, raw["id"])[1][0].code == "SCN_FORMAT"


def test_ov_34_6_units_at_full_strength_unless_told() -> None:
    t = table("ALLIES E5 infantry 2, AXIS E6 armor")
    assert (t.figures("E5"), t.figures("E6"), t.unit("E6").nation) == (2, 3, "DE")


def test_ov_34_7_objectives_and_exits() -> None:
    way = {"side": "ALLIES", "hexes": ["A4"], "medals": 2}
    field = field_of(scenario(UNITS, objectives=goal()["objectives"], exits=[way]))
    assert field.exits["ALLIES"] == {"A4": 2}
    assert field.exits["AXIS"] == {}
    assert names.goal(field.scenario.objectives[0]) == Msg("ov-goal", {"hex": "A1"})
    named = goal(name={"en": "Mill", "pl": "Młyn"})["objectives"]
    told_ = names.goal(field_of(scenario(UNITS, objectives=named)).scenario.objectives[0])
    assert [words(lang).say(told_) for lang in ("en", "pl")] == ["Mill", "Młyn"]


RULE = {"id": "fog", "en": "Fog lies over the river.", "pl": "Nad rzeką leży mgła."}


def test_ov_34_8_the_host_reads_what_nothing_carries_out() -> None:
    """OV-34.27: by itself a warning; the host is told in his own language before the game."""
    raw = scenario(UNITS, medals=1) | {"special_rules": [RULE]}
    assert told({"special_rules": [RULE]}) == warning("SCN_SPECIAL")
    field_of(raw)
    warnings = ENGINE.warnings({"scenario": raw["id"]})
    said = [warning for warning in warnings if warning.id == "ov-warn-special"]
    assert [words(lang).say(said[0]) for lang in ("en", "pl")] == [
        "The bot does not carry out this special rule; see to it yourselves: "
        "Fog lies over the river.",
        "Bot nie wykonuje tej reguły specjalnej; jej przestrzeganie należy do was: "
        "Nad rzeką leży mgła.",
    ]
    assert told({"special_rules": [RULE | {"id": "mines"}]}) == set(), "that is in the data"


# ---- 9 to 24: errors


@pytest.mark.parametrize(
    "changed",
    [
        {"format": "overlord-scenario/2"},
        {"id": "Has Blanks"},
        {"date": 1944},
        {"board": {"size": "overlord"}},
        {"units": [{"id": "a"}]},
        {"board": scenario(UNITS)["board"] | {"colour": "green"}},
    ],
)
def test_ov_34_9_scn_format(changed: dict[str, Any]) -> None:
    assert ("SCN_FORMAT", False) in told(changed)


def test_ov_34_9_the_id_is_the_name_of_the_file() -> None:
    raw = scenario(UNITS, medals=1)
    found = checking.read(raw, "other")[1]
    assert ("SCN_FORMAT", f"id {raw['id']} is not the file name other") in [
        (fault.code, fault.what) for fault in found
    ]


@pytest.mark.parametrize(
    "changed",
    [
        {"size": "huge"},
        {"rows": 8},
        {"cols_even_rows": 25},
        {"cols_odd_rows": 26},
        {"face": "moon"},
    ],
)
def test_ov_34_10_scn_board(changed: dict[str, Any]) -> None:
    board = scenario(UNITS, medals=1)["board"] | changed
    assert told({"board": board}) == error("SCN_BOARD")


@pytest.mark.parametrize(
    "changed",
    [
        camps(side="AXIS"),
        camps(edge="top"),
        camps(nation="DE", nations=["DE", "US"]),
        {"first_side": "RED"},
        {"sides": scenario(UNITS, medals=1)["sides"][:1]},
    ],
)
def test_ov_34_11_scn_sides(changed: dict[str, Any]) -> None:
    assert ("SCN_SIDES", False) in told(changed)


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        (camps(command_rules=["magic"]), error("SCN_COMMAND_RULE")),
        (camps(command_rules=["commissar"]), error("SCN_COMMAND_RULE")),
        (camps(command_rules=["japanese_army"]), error("SCN_COMMAND_RULE")),
        ({"options": {"rain": True}}, error("SCN_COMMAND_RULE")),
        ({"options": {"terrain_powers": ["church"]}}, error("SCN_COMMAND_RULE")),
        (camps(command_rules=["gung_ho"]), set()),
    ],
)
def test_ov_34_12_scn_command_rule(changed: dict[str, Any], expected: set[Any]) -> None:
    assert told(changed) == expected


def test_ov_34_12_gung_ho_without_marines_is_a_warning_only() -> None:
    changed = camps(nation="GB", nations=["GB", "US"], command_rules=["gung_ho"])
    assert told(changed) == warning("SCN_COMMAND_RULE")


@pytest.mark.parametrize(("hand", "fits"), [(1, False), (2, True), (13, True), (14, False)])
def test_ov_34_13_scn_hand(hand: int, fits: bool) -> None:
    assert told(camps(hand=hand)) == (set() if fits else error("SCN_HAND"))


@pytest.mark.parametrize(
    ("size", "hand", "fits"), [("overlord", 3, False), ("overlord", 4, True), ("standard", 3, True)]
)
def test_ov_34_13_a_commissar_needs_four_cards(size: str, hand: int, fits: bool) -> None:
    raw = scenario(UNITS, size=size, medals=1, nations={"ALLIES": "RU"})
    sides = [raw["sides"][0], raw["sides"][1] | {"hand": hand, "command_rules": ["commissar"]}]
    found = told({"sides": sides}, size=size, nations={"ALLIES": "RU"})
    assert found == (set() if fits else error("SCN_HAND"))


@pytest.mark.parametrize(
    "changed",
    [
        {"units": unit(at="E27")},
        {"hexes": [{"at": "D26", "terrain": "forest"}]},
        goal(hexes=["A1", "J1"]),
        {"exits": [{"side": "AXIS", "hexes": ["A0"], "medals": 1}]},
    ],
)
def test_ov_34_14_scn_hex_off(changed: dict[str, Any]) -> None:
    assert told(changed) == error("SCN_HEX_OFF")


@pytest.mark.parametrize(
    "changed",
    [
        {"hexes": [{"at": "G9", "terrain": "hill"}, {"at": "G9", "obstacle": "wire"}]},
        {"units": [*unit(), *unit(id="b")[:1]]},
        {"units": [*unit(), *unit(at="E7")[:1]]},
        {"objectives": goal()["objectives"] * 2},
    ],
)
def test_ov_34_15_scn_hex_twice(changed: dict[str, Any]) -> None:
    assert told(changed) == error("SCN_HEX_TWICE")


@pytest.mark.parametrize(
    "changed",
    [
        place(terrain="swimming_pool"),
        place(terrain="bunker"),
        place(rect="wire"),
        place(token="hill"),
    ],
)
def test_ov_34_16_scn_feature(changed: dict[str, Any]) -> None:
    assert told(changed) == error("SCN_FEATURE")


@pytest.mark.parametrize(
    "changed",
    [
        place(rect="bunker"),
        place(obstacle="sea_wall"),
        place(token="minefield"),
        place(rect="bunker", rect_owner="US"),
        place(obstacle="wire", obstacle_owner="US"),
    ],
)
def test_ov_34_17_scn_owner(changed: dict[str, Any]) -> None:
    assert told(changed) == error("SCN_OWNER")


@pytest.mark.parametrize("rect", ["bridge", "pontoon", "railroad_bridge"])
def test_ov_34_18_scn_bridge(rect: str) -> None:
    assert told(place(rect=rect)) == error("SCN_BRIDGE")
    assert told(place(rect=rect, terrain="hill")) == error("SCN_BRIDGE")
    for water in ("river", "frozen_river", "ford"):
        assert told(place(rect=rect, terrain=water)) == set()


@pytest.mark.parametrize(
    "changed",
    [
        {"type": "elephant"},
        {"nation": "CA"},
        {"nation": "DE"},
        {"figures": 5},
        {"figures": 0},
        {"side": "NEUTRAL"},
    ],
)
def test_ov_34_19_scn_unit(changed: dict[str, Any]) -> None:
    assert told({"units": unit(**changed)}) == error("SCN_UNIT")


@pytest.mark.parametrize(
    ("hexes", "kind", "fits"),
    [
        ("E5:lake", "infantry", False),
        ("E5:river", "armor", False),
        ("E5:hedgehog", "armor", False),
        ("E5:mountain", "armor", False),
        ("E5:mountain", "artillery", True),
        ("E5:bunker@ALLIES", "artillery", True),
        ("E5:bunker@ALLIES", "armor", True),
        ("E5:ocean", "infantry", True),
        ("E5:bunker@AXIS", "infantry", False),
        ("E5:beach", "destroyer", False),
        ("E5:ocean", "destroyer", True),
    ],
)
def test_ov_34_20_scn_unit_place(hexes: str, kind: str, fits: bool) -> None:
    raw = scenario(f"ALLIES E5 {kind}, AXIS E9 infantry", hexes, medals=1)
    found = {fault.code for fault in checking.read(raw, raw["id"])[1] if not fault.warning}
    assert found == (set() if fits else {"SCN_UNIT_PLACE"})


def test_ov_34_20_and_21_sandbags_are_their_units() -> None:
    """OV-34.21: no sandbags without a unit of their owner."""
    assert told(place(obstacle="sandbag", obstacle_owner="AXIS")) == error("SCN_SANDBAG")
    on = {"hexes": [{"at": "E5", "obstacle": "sandbag", "obstacle_owner": "AXIS"}]}
    assert told(on) == error("SCN_SANDBAG") | error("SCN_UNIT_PLACE")
    own = {"hexes": [{"at": "E5", "obstacle": "sandbag", "obstacle_owner": "ALLIES"}]}
    assert told(own) == set()


@pytest.mark.parametrize(("many", "fits"), [(9, True), (10, False)])
def test_ov_34_22_scn_mines(many: int, fits: bool) -> None:
    fields = [
        {"at": f"C{n}", "token": "minefield", "token_owner": "AXIS"} for n in range(1, many + 1)
    ]
    assert told({"hexes": fields}) == (set() if fits else error("SCN_MINES"))


@pytest.mark.parametrize(
    ("changed", "fits"),
    [
        ({"kind": "sometimes"}, False),
        ({"hexes_needed": 0}, False),
        ({"hexes_needed": 3}, False),
        ({"hexes_needed": 3, "kind": "majority"}, True),
        ({"hexes_needed": 0, "kind": "majority"}, False),
        ({"medals": 0}, False),
        ({"side": "RED"}, False),
    ],
)
def test_ov_34_23_scn_objective(changed: dict[str, Any], fits: bool) -> None:
    assert told(goal(**changed)) == (set() if fits else error("SCN_OBJECTIVE"))


def test_ov_34_24_scn_victory() -> None:
    out = {"exits": [{"side": "ALLIES", "hexes": ["A4"], "medals": 1}]}
    assert told(camps(medals_to_win=2)) == error("SCN_VICTORY")
    assert told(camps(medals_to_win=2) | goal(side="ALLIES")) == set()
    assert told(camps(medals_to_win=9) | out) == set()


def test_ov_34_25_scn_text() -> None:
    for changed in (
        {"name": {"en": "Only English"}},
        {"briefing": {"pl": "Tylko po polsku"}},
        {"special_rules": [{"id": "mines", "en": "Mines."}]},
    ):
        assert told(changed) == warning("SCN_TEXT")


def test_ov_34_26_scn_empty_section() -> None:
    found = [fault for fault in faults() if fault.code == "SCN_EMPTY_SECTION"]
    assert all(fault.warning for fault in found)
    assert "AXIS in section 1" in [fault.what for fault in found]
    assert "ALLIES in section 2" not in [fault.what for fault in found]


def test_ov_34_9_to_24_all_faults_at_once() -> None:
    changed = (
        camps(hand=14, command_rules=["magic"])
        | {"units": unit(type="elephant", at="E27")}
        | place(terrain="bunker")
        | goal(medals=0)
        | {"first_side": "RED"}
    )
    assert told(changed) == {
        (code, False)
        for code in ("SCN_HAND", "SCN_COMMAND_RULE", "SCN_UNIT", "SCN_HEX_OFF", "SCN_FEATURE",
                     "SCN_OBJECTIVE", "SCN_SIDES")
    }  # fmt: skip


# ---- a host's own file


def host(tmp_path: Path, raw: dict[str, Any], name: str = "") -> str:
    """What the game says of itself with a host's folder laid over the data."""
    folder = tmp_path / "overlord" / "scenarios"
    folder.mkdir(parents=True)
    (folder / f"{name or raw['id']}.json").write_text(json.dumps(raw), "utf-8")
    script = (
        "from pathlib import Path; from engines.kit import data\n"
        f"data.add_overlay(Path({str(tmp_path)!r}))\n"
        "try:\n"
        "    from engines.overlord import ENGINE\n"
        "except data.BadData as bad: print('BAD', bad)\n"
        "else:\n"
        "    from bot.text import words\n"
        "    option = ENGINE.options[0]\n"
        "    for lang in ('en', 'pl'):\n"
        "        print([words(lang).say(option.names[v]) for v in option.values][-3:])\n"
        "    print(option.values[0])\n"
    )
    env = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        env=env,
        cwd=ROOT,
        check=True,
    )
    return done.stdout


def sound(scenario_id: str) -> dict[str, Any]:
    raw = scenario("ALLIES E5 infantry, AXIS E6 infantry", "E6:forest", size="standard", medals=1)
    return raw | {"id": scenario_id, "name": {"en": "The old mill", "pl": "Stary młyn"}}


def test_ov_34_1_a_hosts_scenario_stands_in_the_menu_by_its_own_name(tmp_path: Path) -> None:
    said = host(tmp_path, sound("zz-mill")).splitlines()
    assert "The old mill" in said[0]
    assert "Stary młyn" in said[1]
    assert said[2] == "ov-01-bloody-omaha", "the first of the full board is still the default"


def test_ov_34_9_a_hosts_faulty_file_is_refused_with_everything_that_is_wrong(
    tmp_path: Path,
) -> None:
    raw = sound("zz-mill") | {"first_side": "RED"} | place(terrain="bunker")
    said = host(tmp_path, raw)
    assert said.startswith("BAD ")
    assert "zz-mill.json: " in said
    assert "SCN_SIDES first side RED" in said
    assert "SCN_FEATURE G9: terrain bunker" in said


def test_ov_34_9_a_file_that_is_not_json(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "torn.json"
    file.write_text('{"id": "torn"', "utf-8")
    monkeypatch.setattr(library, "folder", lambda game, name: ["scenarios/torn.json"])
    monkeypatch.setattr(library, "path", lambda game, name: file)
    with pytest.raises(BadData, match=r"torn\.json: not JSON"):
        library.scenarios.__wrapped__()


async def test_ov_34_8_the_lobby_lists_the_warnings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    omaha = library.scenarios()["ov-01-bloody-omaha"]
    rule = omaha.special_rules[0]
    monkeypatch.setattr(
        library, "warnings", lambda scenario_id: (Fault("SCN_SPECIAL", rule.id, True),)
    )
    house = await House.build(tmp_path, Overlord())
    found = await house.lobby(ANN, scenario=omaha.id)
    shown = [
        str(lobby_panel.lobby(found, words(lang).say).to_components()) for lang in ("en", "pl")
    ]
    assert rule.en in shown[0]
    assert rule.pl in shown[1]
    await house.store.close()
