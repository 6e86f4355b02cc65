"""1. Terms."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from engines.kit import data
from engines.kit.data import BadData
from engines.kit.rng import ScriptedRng
from engines.race_to_the_rhine import ENGINE, components, position
from engines.race_to_the_rhine.board import BIT, GRAPH
from engines.race_to_the_rhine.loads import load_key, load_text, read_load
from tests.engines.race_to_the_rhine.table import position as at


def test_rr_1_1_one_to_three_different_armies() -> None:
    for seats in (("red",), ("blue", "white"), ("red", "white", "blue")):
        assert ENGINE.check(seats, {}) is None
    for seats in ((), ("red", "red"), ("green",), ("red", "white", "blue", "red")):
        assert ENGINE.check(seats, {}) is not None
    assert ENGINE.chairs({}) == (("red",), ("white",), ("blue",))


def test_rr_1_2_an_absent_army_has_nothing() -> None:
    s = at("red", "blue").state
    assert not any("white" in corps_id for corps_id in s.corps)
    assert "white" not in s.players
    assert "white" not in s.decks
    assert s.order == ["red", "blue"]
    assert position.owner(s, "paris") == "white"


def test_rr_1_3_the_active_player_and_rivals() -> None:
    desk = at(active="white", control={"red": ["arras"], "white": ["laon"], "blue": ["verdun"]})
    assert list(ENGINE.offers(desk.state)) == ["white"]
    desk.answer("end")
    assert not {"laon"} & set(desk.open_args("counter"))
    assert {"arras", "verdun"} <= set(desk.open_args("counter"))


def test_rr_1_4_a_load_is_written_fuel_ammunition_food() -> None:
    assert load_text([3, 2, 1]) == "3F2A1R"
    assert load_text([0, 2, 0]) == "2A"
    assert load_key([1, 0, 1]) == "1f1r"
    assert read_load("1f1r") == [1, 0, 1]


def test_rr_1_5_what_is_spent_goes_to_the_pool_not_to_the_track() -> None:
    desk = at(active="blue", top=["blue_event_1"])
    pool, track = desk.state.pool[0], list(desk.state.supply_track)
    desk.answer("move/blue_xii", "step/vitry")
    assert desk.state.pool[0] == pool + 1
    assert desk.state.supply_track == track


def test_rr_1_6_what_is_in_the_box_never_returns() -> None:
    s = at("red", "white", medals={"white": 1}).state
    assert s.markers == 18, "seven of 25 markers are not in the game"
    desk = at(active="white", medals={"white": 1})
    desk.answer("drop/1", "land/wesel")
    assert (desk.state.medals, desk.state.medals_out) == (19, 1)


def test_rr_1_7_nobody_else_disposes_of_an_area() -> None:
    desk = at(active="white", kept={"red": ["red_recon_1", "red_resistance_keep_1"]})
    assert not {"recon"} & desk.open_verbs()
    assert not [key for key in desk.open_keys if key.startswith("card-")]
    assert all(not arg.startswith("red") for arg in desk.open_args("move") + desk.open_args("load"))


def test_rr_1_8_control() -> None:
    s = at("red", "white", control={"red": ["arras"]}).state
    assert position.owner(s, "arras") == "red"
    assert position.owner(s, "lisieux") == "red", "permanently"
    assert position.owner(s, "metz") == "blue", "closed"
    assert position.owner(s, "lille") is None


def test_rr_1_9_a_marker_and_the_symbol_are_two_things() -> None:
    desk = at(marked=["diest"])
    view = desk.view()
    assert view.space("diest").marked
    assert not components.SPACES["diest"].resistance_symbol
    assert not view.space("calais").marked
    assert components.SPACES["calais"].resistance_symbol


def test_rr_1_10_what_is_linked() -> None:
    pocket = {"chatillon", "tonnerre", "auxerre", "bonny"}
    for ring, cut in ((["brienne"], set()), (["brienne", "chaumont"], pocket)):
        s = at(control={"blue": ring}, marked=["langres"], drops=[("dijon", "white", True)]).state
        linked = set(GRAPH.named(position.linked(s)))
        assert pocket - linked == cut
        assert {"langres", "dijon", "le_havre"} <= linked, "markers and paratroops do not matter"
        assert not linked & {*ring, "orleans"}
    closed = at("red", "white").state
    assert not position.linked(closed) & BIT["metz"], "control by absent armies breaks it too"
    black = {a.id for a in components.ARROWS.values() if not a.colours}
    assert black
    assert GRAPH.near("wesel") & BIT["dusseldorf"], "black arrows count"


def test_rr_1_11_the_far_bank_stays_passable() -> None:
    free = position.linked(at().state)
    rhine = ["dusseldorf", "koln", "remagen", "koblenz"]
    held = position.linked(at(control={"white": rhine}).state)
    assert held == free & ~GRAPH.mask(rhine), "only these spaces themselves are not linked"


def test_rr_1_12_steps_and_entries() -> None:
    desk = at(active="blue", control={"blue": ["vitry"]}, top=["blue_event_1"])
    left = len(desk.state.decks["blue"].cards)
    desk.answer("move/blue_xii", "step/vitry")
    assert len(desk.state.decks["blue"].cards) == left, "a step into an own space is no entry"
    desk.answer("step/chalons")
    assert len(desk.state.decks["blue"].cards) == left - 1
    assert desk.state.control["chalons"] == "blue", "taken"


def test_rr_1_13_a_line_needs_own_spaces_and_own_arrows() -> None:
    desk = at()
    way = position.way_back(desk.state, "white", "koln")
    desk.state.control.update(dict.fromkeys(way[1:], "white"))
    assert position.line(desk.state, "white")[0] == "chartres"
    assert position.line(desk.state, "white")[-1] == "koln"
    del desk.state.control["st_quentin"]
    assert not position.line(desk.state, "white")
    mainz = at(control={"white": ["koln", "koblenz", "mainz"]}).state
    assert not position.line(mainz, "white"), "black arrows join nothing"


def test_rr_1_14_by_id_is_the_order_of_the_ids() -> None:
    assert list(GRAPH.places) == sorted(GRAPH.places)
    sites = at(reaction=True).open_args("mark")
    assert sites == sorted(sites)


def test_rr_1_15_decks_dice_and_turn_order_can_be_fed_in() -> None:
    fixed = ScriptedRng(0, 0, *[0] * (21 * 3 + 23))
    s = ENGINE.new(("red", "white", "blue"), {}, fixed)
    fixed.done()
    again = ENGINE.new(("red", "white", "blue"), {}, ScriptedRng(0, 0, *[0] * (21 * 3 + 23)))
    assert ENGINE.dump(s) == ENGINE.dump(again)


def test_rr_1_16_everything_is_read_from_the_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    home = data.HOME / components.GAME
    mine = tmp_path / components.GAME
    mine.mkdir()
    shutil.copy(home / "rules.json", mine / "rules.json")
    numbers = json.loads((mine / "rules.json").read_text())
    numbers["levels"][0]["draw"] = 5
    (mine / "rules.json").write_text(json.dumps(numbers))
    monkeypatch.setattr(data, "_overlays", [tmp_path])
    assert components.open_box().numbers.levels[0].draw == 5


FAULTS = [
    ("map.json", ("arrows", 0, "a"), "atlantis", "arrows > lisieux--brionne", "atlantis"),
    ("map.json", ("spaces", 0, "lanes"), ["green"], "lisieux", "red"),
    ("map.json", ("spaces", 1, "id"), "lisieux", "spaces > lisieux", "twice"),
    ("map.json", ("spaces", 0, "main_base_of"), None, "spaces", "0 main bases"),
    ("map.json", ("arrows", 0, "colours"), ["blue"], "arrows > lisieux--brionne", "may not enter"),
    ("map.json", ("spaces", 0, "kind"), "shared", "spaces > lisieux", "normal"),
    ("map.json", ("solo_numbers", "red", "gent"), 4, "solo_numbers > red", "3 to 18"),
    ("map.json", ("encirclement_reference",), "nowhere", "encirclement_reference", "nowhere"),
    ("map.json", ("spaces", 0, "fort"), True, "lisieux", "Extra"),
    ("cards.json", ("corps", 0, "start"), "rouen", "corps > red_i", "start space"),
    ("cards.json", ("corps", 0, "slots"), 2, "corps > red_i", "slots"),
    ("cards.json", ("pursuit", "red", 0, "id"), "red_event_1", "red_event_1", "twice"),
    ("cards.json", ("pursuit", "blue", 0, "cost"), None, "blue_division_1", "cost"),
    ("cards.json", ("resistance", 0, "cost", "ammo"), -1, "res_01", "greater"),
    ("rules.json", ("levels", 1, "level"), 7, "levels", "gap"),
    ("rules.json", ("markers",), {"1": 0}, "markers", "1, 2 and 3"),
    ("rules.json", ("actions",), "two", "actions", "integer"),
]


@pytest.mark.parametrize(("name", "where", "value", "entry", "why"), FAULTS)
def test_rr_1_16_a_faulty_file_is_refused_by_file_entry_and_reason(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    name: str,
    where: tuple[str | int, ...],
    value: object,
    entry: str,
    why: str,
) -> None:
    (tmp_path / components.GAME).mkdir()
    raw = json.loads((data.HOME / components.GAME / name).read_text("utf-8"))
    row = raw
    for step in where[:-1]:
        row = row[step]
    row[where[-1]] = value
    (tmp_path / components.GAME / name).write_text(json.dumps(raw))
    monkeypatch.setattr(data, "_overlays", [tmp_path])
    with pytest.raises(BadData) as caught:
        components.open_box()
    assert caught.value.file == tmp_path / components.GAME / name
    assert entry in caught.value.entry
    assert why in caught.value.why


def test_rr_1_17_control_tokens_never_run_out_other_parts_do() -> None:
    desk = at()
    for army in ("red", "white", "blue"):
        lane = [s.id for s in components.SPACES.values() if army in s.lanes and not s.permanent]
        desk.state.control.update(dict.fromkeys(lane, army))  # type: ignore[arg-type]
    assert sum(its == "red" for its in desk.state.control.values()) + 1 > 30
    short = at(active="red", track=0)
    assert short.open_args("trucks") == ["0"]
