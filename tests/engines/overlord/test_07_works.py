"""Section 7, third part: powers, ice, mines and obstacles (OV-7.29 to 7.40)."""

from __future__ import annotations

import pytest

from engines.kit.simulate import QuickRng
from engines.overlord import ENGINE, opening
from engines.overlord.components import NUMBERS
from engines.overlord.state import Mine, Rules
from tests.engines.overlord.reckon import FAR, FOES, LEFT, dice, reach
from tests.engines.overlord.table import code_of, field_of, fight, orders, scenario, table

# ---- railroads, powers, works


def test_ov_7_29_a_railroad_bridge_is_a_soft_stop_for_armor_and_guns() -> None:
    for name in ("railroad", "river+railroad_bridge"):
        assert "E7" in reach("ALLIES E5 infantry", f"E6:{name}")
        ways = reach("ALLIES E5 armor", f"E6:{name} D5:forest F5:forest")
        assert ("E6" in ways, "E7" in ways) == (True, False)
        t = orders("ALLIES E5 armor, AXIS E7 infantry 1" + FOES, f"E6:{name}")
        t.do(LEFT, "E5-E6")
        t.roll("ISS")
        t.do(LEFT, "E6xE7+")
        assert "E7" in t.state.units


@pytest.mark.parametrize("place", ["hospital", "oasis"])
def test_ov_7_30_recovery_in_hospital_and_oasis(place: str) -> None:
    on = {"options": {"terrain_powers": ["hospital", "oasis"]}}
    t = fight("ALLIES E5 infantry 1" + FAR, f"E5:{place}", **on)
    t.roll("ISG")
    t.do(LEFT, "E5 rest")
    assert t.figures("E5") == 3
    assert t.state.phase == "select"
    t = fight("ALLIES E5 infantry 3" + FAR, f"E5:{place}", **on)
    t.roll("IIS")
    t.do(LEFT, "E5 rest")
    assert t.figures("E5") == 4  # never above full strength
    for units, more in (
        ("ALLIES E5 infantry", on),
        ("ALLIES E5 armor 1", on),
        ("ALLIES E5 infantry 1", {}),
        ("ALLIES E5 infantry 1, AXIS E6 infantry", on),
    ):
        t = fight(
            units + FAR + ", ALLIES I3 infantry, AXIS H3 infantry",
            f"E5:{place}",
            ordered="E5 I3",
            **more,
        )
        assert not t.keys(LEFT, "rest"), units
    t = orders(
        "ALLIES E4 infantry 1, ALLIES I3 infantry, AXIS H3 infantry" + FAR,
        f"E5:{place}",
        ordered="E4 I3",
        **on,
    )
    t.do(LEFT, "E4-E5; done")
    assert not t.keys(LEFT, "rest")  # it moved


def test_ov_7_30_headquarters_raided_and_retaken() -> None:
    on = {"options": {"terrain_powers": ["hq_tents"]}}
    t = orders(
        "ALLIES C5 infantry, ALLIES I9 infantry" + FOES,
        "B5:hq_tents",
        ordered="C5 I9",
        enemy="barrage dig_in",
        **on,
    )
    t.do(LEFT, "C5-B5")
    assert len(t.state.camps["AXIS"].hand) == 1
    assert t.state.discards[-1] in ("barrage", "dig_in")
    t = orders(
        "ALLIES H5 infantry, ALLIES I9 infantry" + FOES,
        "I5:hq_tents",
        ordered="H5 I9",
        hand="dig_in",
        pile="move_out barrage",
        **on,
    )
    t.state.tents = ["I5"]
    t.do(LEFT, "H5-I5")
    assert t.state.camps["ALLIES"].hand == ["dig_in", "barrage"]
    assert t.state.tents == []
    t = orders(
        "ALLIES C5 infantry, ALLIES I9 infantry" + FOES,
        "B5:hq_tents",
        ordered="C5 I9",
        enemy="barrage dig_in",
    )
    t.do(LEFT, "C5-B5")
    assert len(t.state.camps["AXIS"].hand) == 2  # no power unless the scenario lists it
    t = orders(
        "ALLIES F5 infantry, ALLIES I9 infantry" + FOES,
        "E5:hq_tents",
        ordered="F5 I9",
        enemy="barrage dig_in",
        hand="move_out dig_in",
        **on,
    )
    t.do(LEFT, "F5-E5")  # no edge is nearer: it is nobody's
    assert [len(camp.hand) for camp in t.state.camps.values()] == [2, 2]


@pytest.mark.parametrize("name", ["dragons_teeth", "hedgehog", "road_block"])
def test_ov_7_31_some_obstacles_are_removed_by_nobody(name: str) -> None:
    for kind in ("engineer", "infantry"):
        t = fight(f"ALLIES E5 {kind}, AXIS E6 infantry" + FAR, f"E5:{name}")
        assert {key.partition("/")[0] for key in t.keys(LEFT)} == {"done", "attack"}
        t.roll("SSS")
        t.do(LEFT, "E5xE6")
        assert t.state.obstacles == {"E5": name}


@pytest.mark.parametrize(("faces", "left"), [("SI", 3), ("SS", 2), ("GF", 4)])
def test_ov_7_32_ice_takes_a_figure_for_each_star(faces: str, left: int) -> None:
    t = orders("ALLIES E5 infantry, ALLIES I9 infantry" + FOES, "E6:frozen_river", ordered="E5 I9")
    t.roll(faces)
    t.do(LEFT, "E5-E6")
    assert t.figures("E6") == left
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR, "E6:frozen_river")
    t.roll("ISS" + faces)
    t.do(LEFT, "E5xE6+")
    assert t.figures("E6") == left
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR, "D5:frozen_river D6:lake")
    t.roll("FSS" + faces)
    t.do(LEFT, "E5xE6")
    assert t.figures("D5") == left


# ---- mines


def test_ov_7_33_tokens_are_drawn_at_random_and_seen_by_nobody() -> None:
    assert sorted(NUMBERS.mine_tokens) == [0, 0, 0, 1, 1, 2, 2, 3, 4]
    mines = " ".join(f"D{n}:minefield@AXIS" for n in range(1, 10))
    own = field_of(scenario("ALLIES I1 infantry, AXIS A1 infantry", mines))
    drawn = []
    for seed in range(6):
        state = opening.set_up(own.id, Rules(), {}, QuickRng(seed))
        strengths = [mine.strength for mine in state.mines.values()]
        assert sorted(strengths) == sorted(NUMBERS.mine_tokens)
        assert not any(mine.shown for mine in state.mines.values())
        drawn.append(strengths)
    assert len({tuple(d) for d in drawn}) > 1
    t = table("ALLIES I1 infantry, AXIS A1 infantry", "D5:minefield@AXIS")
    for seat in (None, "allies_chief", "axis_chief", "allies_left"):
        view = ENGINE.view(t.state, seat)
        public = view if seat is None else view.table
        assert [cell.mine for cell in public.hexes if cell.mine] == ["?"]


@pytest.mark.parametrize(
    ("unit", "strength", "faces", "left"),
    [
        ("infantry", 2, "IS", 3),
        ("infantry", 3, "IGF", 2),
        ("armor", 4, "AGSF", 1),
        ("armor", 2, "IF", 3),
        ("artillery", 1, "G", 1),
        ("infantry", 0, "", 4),
    ],
)
def test_ov_7_34_mines_work_on_enemies_that_move_in(
    unit: str, strength: int, faces: str, left: int
) -> None:
    t = orders(f"ALLIES E5 {unit}, ALLIES I9 infantry" + FOES, "E6:minefield@AXIS", ordered="E5 I9")
    t.state.mines["E6"] = Mine("AXIS", strength)
    t.roll(faces)
    t.do(LEFT, "E5-E6")
    assert t.figures("E6") == left
    assert t.state.mines == ({"E6": Mine("AXIS", strength, shown=True)} if strength else {})
    assert not t.said("ov-retreat")


def test_ov_7_34_mines_work_on_taking_ground_and_again() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR, "E6:minefield@AXIS")
    t.state.mines["E6"] = Mine("AXIS", 1, shown=True)
    t.roll("ISS I")
    t.do(LEFT, "E5xE6+")
    assert t.figures("E6") == 3
    assert t.state.mines["E6"].shown


def test_ov_7_34_every_hit_of_a_mine_on_a_tiger_is_rolled_again() -> None:
    """OV-3.12: although it has one figure only."""
    t = orders("ALLIES E5 tiger, ALLIES I9 infantry" + FOES, "E6:minefield@AXIS", ordered="E5 I9")
    t.state.mines["E6"] = Mine("AXIS", 3)
    t.roll("AGI SG")
    t.do(LEFT, "E5-E6")
    assert not t.figures("E6"), "two hits, and the second is confirmed"


def test_ov_7_35_everybody_stops_on_a_minefield() -> None:
    for owner in ("AXIS", "ALLIES"):
        ways = reach("ALLIES E5 armor", f"E6:minefield@{owner} D5:forest F5:forest")
        assert ("E6" in ways, "E7" in ways) == (True, False)
    t = orders("ALLIES E5 infantry, AXIS E7 infantry 1" + FOES, "E6:minefield@ALLIES")
    t.state.mines["E6"] = Mine("ALLIES", 4)
    t.do(LEFT, "E5-E6")  # unharmed on his own field
    assert t.figures("E6") == 4
    t.roll("ISS")
    t.do(LEFT, "E6xE7+")
    assert "E6" in t.state.units  # a hard stop: no ground


def test_ov_7_35_survivors_battle_and_retreats_trigger_nothing() -> None:
    t = orders("ALLIES E5 infantry, AXIS E7 infantry" + FOES, "E6:minefield@AXIS")
    t.state.mines["E6"] = Mine("AXIS", 1)
    t.roll("I")
    t.do(LEFT, "E5-E6")
    assert t.keys(LEFT, "attack") == ["attack/e6.e7"]
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR, "D5:minefield@ALLIES D6:lake")
    t.state.mines["D5"] = Mine("ALLIES", 4)
    t.roll("FFS")
    t.do(LEFT, "E5xE6")
    assert t.cells("axis_right", "retreat") == ["C5", "C6"]  # the second flag goes on
    assert not t.state.mines["D5"].shown


def test_ov_7_36_an_engineer_clears_a_field_instead_of_battling() -> None:
    t = orders("ALLIES E5 engineer, AXIS E7 infantry" + FOES, "E6:minefield@AXIS")
    t.state.mines["E6"] = Mine("AXIS", 4)
    t.do(LEFT, "E5-E6")
    assert not t.state.mines
    assert (t.figures("E6"), t.state.phase) == (4, "select")
    t = fight("ALLIES E5 engineer, AXIS E6 infantry" + FAR, "E5:minefield@AXIS")
    assert t.keys(LEFT, "mine") == ["mine/e5"]
    t.do(LEFT, "E5 mine")
    assert not t.state.mines
    assert t.state.phase == "select"


def test_ov_7_36_without_the_right_to_battle_an_engineer_triggers_it() -> None:
    t = orders(
        "ALLIES E4 engineer, ALLIES I9 infantry" + FOES, "E6:minefield@AXIS", ordered="E4 I9"
    )
    t.state.mines["E6"] = Mine("AXIS", 1)
    t.roll("I")
    t.do(LEFT, "E4-E6")  # two hexes
    assert t.figures("E6") == 3
    t = fight("ALLIES E5 engineer, AXIS E6 infantry 1" + FAR, "E6:minefield@AXIS")
    t.state.mines["E6"] = Mine("AXIS", 1)
    t.roll("ISS I")
    t.do(LEFT, "E5xE6+")
    assert t.figures("E6") == 3


# ---- wire and sandbags


def test_ov_7_37_wire_costs_infantry_a_die_or_its_battle() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR, "E5:wire")
    assert t.keys(LEFT, "wire") == ["wire/e5"]
    t.roll("SS")
    t.do(LEFT, "E5xE6")
    assert t.state.attack
    assert t.state.attack.own == -1
    assert t.state.obstacles == {"E5": "wire"}
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR, "E5:wire")
    t.do(LEFT, "E5 wire")
    assert (t.state.obstacles, t.state.phase) == ({}, "select")
    t = orders(
        "ALLIES E4 infantry, ALLIES I3 infantry, AXIS H3 infantry" + FOES,
        "E6:wire",
        ordered="E4 I3",
    )
    t.do(LEFT, "E4-E6; done")
    assert not t.keys(LEFT, "wire")  # two hexes: no right to battle


def test_ov_7_37_armor_crushes_wire_when_it_comes() -> None:
    t = orders("ALLIES E5 armor, AXIS E7 infantry 1" + FOES, "E6:wire")
    t.do(LEFT, "E5-E6")
    assert not t.state.obstacles
    assert t.keys(LEFT, "attack") == ["attack/e6.e7"]
    t = fight("ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry" + FAR, "E6:wire")
    t.roll("GSS")
    t.do(LEFT, "E5xE6+")
    assert not t.state.obstacles
    assert ("E6" in t.state.units, t.state.phase) == (True, "select")  # no overrun there


def test_ov_7_37_armor_that_retreated_onto_wire_crushes_it_when_it_battles() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 armor" + FAR, "D5:wire D6:lake")
    t.roll("FSS")
    t.do(LEFT, "E5xE6=")
    assert t.state.obstacles == {"D5": "wire"}
    t = fight("ALLIES E5 armor, AXIS E6 infantry" + FAR, "E5:wire")
    t.roll("SSS")
    t.do(LEFT, "E5xE6")
    assert not t.state.obstacles
    t = fight(
        "ALLIES E5 infantry, AXIS E6 armor" + FAR,
        "E6:wire",
        enemy="ambush dig_in",
        rules_of=Rules(ambush="ask"),
    )
    t.do(LEFT, "E5xE6")
    t.roll("SSS SSS")
    t.press("axis_chief", "use")
    assert not t.state.obstacles


def test_ov_7_37_artillery_only_stops_on_wire() -> None:
    t = orders("ALLIES E5 artillery, ALLIES I9 infantry" + FOES, "E6:wire", ordered="E5 I9")
    t.do(LEFT, "E5-E6")
    assert t.state.obstacles == {"E6": "wire"}
    assert dice("artillery", "infantry", "E5:wire") == 3
    ways = reach("ALLIES E5 artillery", "E6:wire D5:lake F5:lake", card="artillery_bombard")
    assert ("E6" in ways, "E7" in ways) == (True, False)


def test_ov_7_38_sandbags_go_with_their_unit_and_sea_walls_stay() -> None:
    for work, stays in (("sandbag", False), ("sea_wall", True)):
        t = orders(
            "ALLIES E5 infantry, ALLIES I9 infantry" + FOES, f"E5:{work}@ALLIES", ordered="E5 I9"
        )
        t.do(LEFT, "E5-E6")
        assert bool(t.state.obstacles) == stays
        for faces in ("F", "I"):  # a retreat; an elimination
            t = fight("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR, f"E6:{work}@AXIS D5:lake")
            t.roll(faces + "S")
            t.do(LEFT, "E5xE6=")
            if faces == "F":
                t.do("axis_right", "flags 0")
            assert "E6" not in t.state.units
            assert bool(t.state.obstacles) == stays, (work, faces)
    exits = [{"side": "ALLIES", "hexes": ["E5"], "medals": 1}]
    t = orders(
        "ALLIES E5 infantry, ALLIES I9 infantry" + FOES,
        "E5:sandbag@ALLIES",
        ordered="E5 I9",
        exits=exits,
    )
    t.do(LEFT, "E5-exit")
    assert not t.state.obstacles


@pytest.mark.parametrize(
    ("hexes", "may"),
    [
        ("", True),
        ("E5:forest", True),
        ("E5:hill", True),
        ("E5:beach", True),
        ("E5:frozen_river", True),
        ("E5:minefield@ALLIES", True),
        ("E5:ocean", False),
        ("E5:ford", False),
        ("E5:bunker@ALLIES", False),
        ("E5:wire", False),
        ("E5:sea_wall@ALLIES", False),
        ("E5:river+bridge", True),
    ],
)
def test_ov_7_39_where_sandbags_can_be_dug(hexes: str, may: bool) -> None:
    t = table(
        "ALLIES E5 infantry, ALLIES G5 infantry, AXIS A1 infantry", hexes, hand="dig_in probe_left"
    )
    t.do("allies_chief", "give DI>L; send")
    assert t.cells(LEFT, "order") == (["E5", "G5"] if may else ["G5"])
    if may:
        t.do(LEFT, "play DI: E5")
        assert t.state.obstacles["E5"] == "sandbag.ALLIES"
    else:
        assert code_of(t.refused(LEFT, "play DI: E5")) == "NOT_OFFERED"


@pytest.mark.parametrize("hexes", ["E6:frozen_river", "E6:minefield@AXIS"])
def test_ov_7_40_losses_by_ice_and_mines_give_medals(hexes: str) -> None:
    t = orders("ALLIES E5 infantry 1, ALLIES I9 infantry" + FOES, hexes, ordered="E5 I9")
    if t.state.mines:
        t.state.mines["E6"] = Mine("AXIS", 2)
    t.roll("SS" if not t.state.mines else "IG")
    t.do(LEFT, "E5-E6")
    assert t.state.camps["AXIS"].units == 1
    assert t.state.camps["ALLIES"].lost == ["infantry"]
    t = orders("ALLIES E5 infantry 1, ALLIES I9 infantry" + FOES, hexes, ordered="E5 I9", medals=1)
    if t.state.mines:
        t.state.mines["E6"] = Mine("AXIS", 1)
    t.roll("SS" if not t.state.mines else "G")
    t.do(LEFT, "E5-E6")
    assert (t.state.winner, t.state.reason) == ("AXIS", "medals")
