"""Section 1: the words of the rules, each by what follows from it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engines.kit.rng import SeededRng
from engines.overlord import ENGINE, checking, components, fire, library, medals, movement, roles
from engines.overlord.components import CARDS, FACES, FEATURES, NUMBERS, TYPES
from engines.overlord.state import Order, Plane
from tests.engines.overlord.reckon import FAR
from tests.engines.overlord.table import code_of, field_of, fight, orders, scenario, table

DATA = Path(components.__file__).parents[2] / "data" / "overlord"


def test_ov_1_1_two_games_share_the_rules() -> None:
    small = field_of(scenario("ALLIES I1 infantry, AXIS A1 infantry", size="standard"))
    large = field_of(scenario("ALLIES I1 infantry, AXIS A1 infantry"))
    assert [(own.grid.wide, own.grid.rows) for own in (small, large)] == [(13, 9), (26, 9)]
    assert [len(roles.seats(own)) for own in (small, large)] == [2, 8]
    assert [len(components.deck(own.overlord, False)) for own in (small, large)] == [60, 120]
    for size, seat in (("standard", "allies_chief"), ("overlord", "allies_left")):
        t = fight("ALLIES E5 infantry, AXIS E6 infantry", size=size)
        t.roll("IIS")
        t.do(seat, "E5xE6")
        assert t.figures("E6") == 2


def test_ov_1_2_the_scenario_says_who_sits_at_which_edge() -> None:
    raw = scenario("ALLIES E5 infantry, AXIS E6 infantry" + FAR)
    assert field_of(raw).back == {"AXIS": -1, "ALLIES": 1}
    for camp in raw["sides"]:
        camp["edge"] = "bottom" if camp["side"] == "AXIS" else "top"
    turned = field_of(raw | {"id": "turned"})
    assert turned.back == {"AXIS": 1, "ALLIES": -1}
    assert turned.area("ALLIES", "left") == (5, 6)


def test_ov_1_3_one_unit_stands_on_a_hex_and_acts_as_one() -> None:
    raw = scenario("ALLIES E5 infantry, ALLIES E5 armor, AXIS E6 infantry")
    _, faults = checking.read(raw, raw["id"])
    assert "SCN_HEX_TWICE" in {fault.code for fault in faults if not fault.warning}
    t = orders("ALLIES E5 infantry, ALLIES E6 infantry" + FAR)
    assert "E6" not in movement.reach(t.state, "E5", t.unit("E5"))
    t.do("allies_left", "E5-F5")
    assert (t.figures("E5"), t.figures("F5")) == (0, 4)


def test_ov_1_4_terrain_hits_and_cards_go_by_class() -> None:
    for kind, cls in (("engineer", "infantry"), ("tiger", "armor"), ("big_gun", "artillery")):
        assert TYPES[kind].cls == cls
    t = table(
        "ALLIES E5 cavalry, ALLIES E7 engineer, ALLIES E8 armor, AXIS A1 infantry",
        hand="move_out dig_in",
    )
    t.do("allies_chief", "give MO>L; send")
    assert t.cells("allies_left", "order") == ["E5", "E7"]
    t = fight("ALLIES E5 infantry, AXIS E6 cavalry" + FAR)
    t.roll("IAS")
    t.do("allies_left", "E5xE6")
    assert t.figures("E6") == 3


def test_ov_1_5_full_wounded_eliminated() -> None:
    units = "ALLIES E5 infantry, ALLIES E6 infantry 3, ALLIES E7 armor 3, AXIS A1 infantry"
    t = table(units, hand="medics dig_in")
    t.do("allies_chief", "give MM>L; send")
    assert t.cells("allies_left", "heal") == ["E6"]
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR)
    t.roll("ISS")
    t.do("allies_left", "E5xE6")
    assert "E6" not in t.state.units


def test_ov_1_6_the_battle_die() -> None:
    assert sorted(FACES) == ["armor", "flag", "grenade", "infantry", "infantry", "star"]


def test_ov_1_7_only_ordered_units_move_and_battle() -> None:
    units = "ALLIES E5 infantry, ALLIES E3 infantry, AXIS D3 infantry, AXIS E6 infantry"
    t = orders(units + FAR)
    assert t.keys("allies_left", "move") == ["move/e5"]
    assert code_of(t.refused("allies_left", "E3-F3")) == "IDLE"
    t = fight(units + FAR)
    assert {key.partition(".")[0] for key in t.keys("allies_left", "attack")} == {"attack/e5"}
    assert code_of(t.refused("allies_left", "E3xD3")) == "NOT_OFFERED"


def test_ov_1_8_distance_one_is_close_assault_two_or_more_is_fire() -> None:
    for card, at, bonus in (
        ("close_assault", "E6", 1),
        ("close_assault", "E7", None),
        ("firefight", "E6", None),
        ("firefight", "E7", 1),
    ):
        t = table(f"ALLIES E5 armor, AXIS {at} infantry" + FAR)
        t.unit("E5").order = Order("left", card, "E5")
        found = list(fire.shots(t.state, "E5", t.unit("E5")))
        assert [shot.bonus for shot in found] == ([] if bonus is None else [bonus])


def test_ov_1_9_a_general_commands_his_two_sections_only() -> None:
    t = table(
        "ALLIES E4 infantry, ALLIES E9 infantry, ALLIES E10 infantry, AXIS A1 infantry",
        hand="direct_from_hq dig_in",
    )
    t.roll("F")  # the initiative die of the center general
    t.do("allies_chief", "give HQ>L; send")
    assert t.cells("allies_left", "order") == ["E4", "E9"]
    assert "allies_chief" not in t.asked


def test_ov_1_10_turns_alternate_without_rounds() -> None:
    t = table("ALLIES E5 infantry, AXIS A5 infantry", size="standard")
    seen = []
    for _ in range(6):
        seen.append((t.state.turn, t.state.side))
        while t.state.turn == seen[-1][0]:
            seat = t.asked[0]
            t.press(seat, *ENGINE.offers(t.state)[seat].default)
    assert seen == [(n, ("AXIS", "ALLIES")[n % 2]) for n in range(1, 7)]


def test_ov_1_11_all_chance_comes_from_a_seed_and_in_the_order_of_the_rules() -> None:
    options = {"scenario": "tr-02-sand-and-wire"}
    seats = [seat for chair in ENGINE.chairs(options) for seat in chair]
    dumps = [
        ENGINE.dump(ENGINE.new(seats, options, SeededRng(seed))) for seed in (b"a", b"a", b"b")
    ]
    assert dumps[0] == dumps[1] != dumps[2]
    t = fight("ALLIES E5 infantry, AXIS E6 tiger" + FAR)
    t.roll("GGS" + "SI")  # the attack, then the two confirmations
    t.do("allies_left", "E5xE6")
    assert not t.dice.left
    assert t.figures("E6") == 1


def test_ov_1_12_everything_of_the_box_is_read_from_data() -> None:
    def rows(file: str, key: str) -> list[dict[str, object]]:
        return json.loads((DATA / file).read_text("utf-8"))[key]

    assert {r["id"]: tuple(r["dice_by_range"]) for r in rows("units.json", "units")} == {
        kind.id: kind.dice_by_range for kind in TYPES.values()
    }
    assert {r["id"]: r["defense_dice"] for r in rows("terrain.json", "terrain")} == {
        part.id: part.defense_dice.model_dump() for part in FEATURES.values()
    }
    assert [r["id"] for r in rows("cards.json", "cards")] == list(CARDS)
    files = {path.stem for path in (DATA / "scenarios").glob("*.json")}
    assert files == set(library.scenarios())


def test_ov_1_13_sandbags_never_run_out_and_mines_are_nine() -> None:
    rows = [f"{row}{n}" for row in "FGHI" for n in range(1, 10)]
    units = ", ".join(f"ALLIES {cell} infantry" for cell in rows)
    bags = " ".join(f"{cell}:sandbag@ALLIES" for cell in rows if cell != "F1")
    t = table(units + ", AXIS A1 infantry", bags, hand="dig_in probe_left")
    t.roll("F")  # the initiative die of the center general
    t.do("allies_chief", "give DI>L; send")
    t.do("allies_left", "play DI: F1")
    assert len(t.state.obstacles) == len(rows)
    assert len(NUMBERS.mine_tokens) == 9
    mines = " ".join(f"D{n}:minefield@AXIS" for n in range(1, 11))
    raw = scenario("ALLIES I1 infantry, AXIS A1 infantry", mines)
    assert "SCN_MINES" in {fault.code for fault in checking.read(raw, raw["id"])[1]}


@pytest.mark.parametrize(
    ("side", "at", "by", "asked"),
    [
        ("ALLIES", "D9", "D10", "allies_left"),
        ("AXIS", "D9", "D8", "axis_center"),
        ("ALLIES", "D17", "D16", "allies_center"),
        ("AXIS", "D17", "D18", "axis_left"),
    ],
)
def test_ov_1_14_on_a_hex_of_two_generals_the_one_further_left_answers(
    side: str, at: str, by: str, asked: str
) -> None:
    enemy = "AXIS" if side == "ALLIES" else "ALLIES"
    t = fight(f"{side} {at} infantry, {enemy} {by} infantry" + FAR, ordered=by, side=enemy)
    t.roll("FSS")
    role = library.field(t.state.scenario).roles[enemy][by][0]
    t.do(f"{enemy.lower()}_{role}", f"{by}x{at}")
    assert t.asked == [asked]


def test_ov_1_15_airplanes_are_no_units() -> None:
    t = orders("ALLIES E5 infantry, AXIS E8 infantry" + FAR)
    t.state.planes.append(Plane("p", "ALLIES", "E6", "left"))
    assert "E7" in movement.reach(t.state, "E5", t.unit("E5"))
    assert fire.sees(t.state, "E5", "E8")
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1")
    t.state.planes.append(Plane("p", "AXIS", "C5", "right"))
    t.roll("ISS")
    t.do("allies_left", "E5xE6")
    assert medals.result(t.state) is not None
    assert t.state.reason == "units"
