"""Section 25: the core of the air module, how airplanes fly and what they do."""

from __future__ import annotations

import pytest

from engines.overlord import ENGINE, library
from engines.overlord.state import Plane
from tests.engines.overlord.table import Table, open_battle, table
from tests.engines.overlord.test_25_air import UNITS, crowd, flying, over, sent


def next_turn(t: Table) -> None:
    """Silence until the same side is on turn again."""
    turn = t.state.turn
    while t.state.turn < turn + 2:
        seat = t.asked[0]
        t.dice.left.clear()
        t.roll("FFFF")
        t.press(seat, *ENGINE.offers(t.state)[seat].default)
    t.dice.left.clear()


def test_ov_25_21_it_comes_in_over_any_edge_hex_of_the_area() -> None:
    t = sent(flying(sorties=1), "give AS>L")
    gates = t.cells("allies_left", "enter")
    field = library.field(t.state.scenario)
    edge = {cell for cell in field.grid.hexes if len(field.grid.near[cell]) < 6}
    assert set(gates) == {cell for cell in edge if "left" in field.roles["ALLIES"][cell]}
    assert {"A1", "I9", "E1"} <= set(gates)
    assert "I10" not in gates
    assert "E3" not in gates


@pytest.mark.parametrize(
    ("units", "may"),
    [
        ("", True),
        (", AXIS G4 infantry", False),
        (", AXIS F4 infantry", False),
        (", ALLIES G4 infantry", True),
    ],
)
def test_ov_25_21_or_takes_off_where_no_enemy_is_on_or_next_to_the_airfield(
    units: str, may: bool
) -> None:
    t = sent(flying(sorties=1, units=UNITS + units, hexes="G4:airfield"), "give AS>L")
    assert ("enter/g4" in t.keys("allies_left")) == may


def test_ov_25_22_one_to_four_hexes_the_first_is_that_of_entry() -> None:
    t = sent(flying(sorties=1), "give AS>L")
    t.press("allies_left", "enter/i3")
    assert "land" in t.keys("allies_left"), "one hex is enough"
    for cell in ("h3", "g3"):
        t.press("allies_left", f"fly/{cell}")
        assert f"fly/{cell}" not in t.keys("allies_left"), "no hex twice"
    assert "fly/h3" not in t.keys("allies_left")
    assert "fly/f2" not in t.keys("allies_left"), "it does not end on a unit"
    t.press("allies_left", "fly/f3")
    assert t.state.planes[0].path == ["I3", "H3", "G3", "F3"]
    assert not t.keys("allies_left", "fly"), "four"


def test_ov_25_22_it_flies_over_everything_but_lands_on_no_unit_and_no_airplane() -> None:
    t = sent(flying(over("G2", "center", "AXIS"), sorties=1, hexes="G3:mountain"), "give AS>L")
    for cell in ("enter/i2", "fly/h2", "fly/g2"):
        t.press("allies_left", cell)
    assert "land" not in t.keys("allies_left"), "another airplane is there"
    assert "fly/g3" in t.keys("allies_left"), "a mountain is no obstacle"


def test_ov_25_22_one_that_is_up_already_flies_four_hexes_from_where_it_is() -> None:
    t = sent(flying(over("B3"), sorties=1), "give AS>L")
    t.do("allies_left", "fly B3-C3-D3-E3-F3")
    assert t.state.planes[0].at == "F3"


def test_ov_25_22_silence_brings_no_airplane_in_and_goes_no_further() -> None:
    """OV-27.12"""
    t = sent(flying(sorties=1), "give AS>L")
    t.press("allies_left", *ENGINE.offers(t.state)["allies_left"].default)
    assert t.state.planes == []
    assert t.said("ov-plane-none")
    up = sent(flying(over("B3"), sorties=1), "give AS>L")
    up.press("allies_left", *ENGINE.offers(up.state)["allies_left"].default)
    assert [(p.at, p.ordered) for p in up.state.planes] == [("B3", True)]


def battle(plane: Plane, path: str, units: str, ordered: str = "E5", **more) -> Table:
    """The phase BATTLE, an airplane of the left general has flown this way."""
    plane.path, plane.ordered, plane.by = path.split("-"), True, "left"
    t = table(units, **more)
    t.state.air, t.state.planes = True, [plane]
    return open_battle(t, ordered)


SPARE = ", ALLIES I20 infantry, AXIS A20 infantry"
ROW = "ALLIES I1 infantry, AXIS E3 infantry, AXIS E4 infantry, AXIS E5 armor, AXIS D8 infantry"


def test_ov_25_23_it_flies_in_orders_and_has_one_action_in_battle() -> None:
    t = sent(flying(sorties=1, units=f"{UNITS}, AXIS F4 infantry"), "give AS>L")
    t.do("allies_left", "fly I3-H3-G3-F3")
    assert t.state.phase == "battle"
    assert t.keys("allies_left") == ["done", "support/f3", "scout/f3"]
    t.press("allies_left", "scout/f3")
    assert t.state.side == "AXIS", "that was it"


def test_ov_25_23_the_general_who_ordered_it_acts_also_where_it_crossed_over() -> None:
    units = f"{UNITS}, AXIS C11 infantry"
    t = sent(flying(over("C8"), sorties=1, units=units), "give AS>L")
    t.do("allies_left", "fly C8-C9-C10")
    assert t.state.planes[0].role == "center"
    assert "support/c10" in t.keys("allies_left")
    assert not t.keys("allies_center")


def test_ov_25_23_and_he_names_what_it_strafes() -> None:
    """OV-18.14"""
    t = sent(
        flying(over("C8"), sorties=1, units=f"{UNITS}, AXIS C9 infantry, AXIS C10 infantry"),
        "give AS>L",
    )
    t.do("allies_left", "fly C8-C9-C10-C11")
    assert t.state.planes[0].role == "center"
    t.press("allies_left", "strafe/c11")
    assert t.cells("allies_left", "at") == ["C10", "C9"]
    assert not t.keys("allies_center")


def test_ov_25_24_it_strafes_up_to_three_units_in_one_straight_row() -> None:
    t = battle(over("E6"), "E3-E4-E5-E6", ROW + ", AXIS E6 infantry, AXIS A20 infantry", "I1")
    t.press("allies_left", "strafe/e6")
    assert t.cells("allies_left", "at") == ["E3", "E4", "E5", "E6"]
    for cell, die in (("e3", "I"), ("e4", "G"), ("e5", "S")):
        t.roll(die)
        t.press("allies_left", f"at/{cell}")
    assert [t.figures(cell) for cell in ("E3", "E4", "E5", "E6")] == [3, 3, 3, 4], "stars miss"
    assert not t.keys("allies_left", "at"), "three"


def test_ov_25_24_not_round_a_corner_and_flags_count() -> None:
    t = battle(
        over("D7"),
        "E5-E6-D6-D7",
        "ALLIES I1 infantry, AXIS E5 infantry, AXIS E6 infantry, AXIS D6 infantry"
        ", AXIS A20 infantry",
        "I1",
    )
    t.press("allies_left", "strafe/d7")
    t.roll("F")
    t.press("allies_left", "at/e5")
    [retreat, *_] = t.keys("axis_right", "retreat")
    t.press("axis_right", retreat)
    assert t.cells("allies_left", "at") == ["E6"], "D6 is not in line with E5 and E6"


def test_ov_25_24_support_gives_a_die_to_the_first_attack_next_to_it() -> None:
    t = battle(
        over("D6"), "D6", f"ALLIES E5 infantry, ALLIES F6 infantry, AXIS E6 armor{SPARE}", "E5 F6"
    )

    def dice(key: str) -> int:
        return ENGINE.offers(t.state)["allies_left"].find(key).label.args["n"]

    assert dice("attack/e5.e6") == 3
    t.press("allies_left", "support/d6")
    assert dice("attack/e5.e6") == dice("attack/f6.e6") == 4
    t.roll("SSSS")
    t.press("allies_left", "attack/e5.e6")
    assert dice("attack/f6.e6") == 3, "the first only"


def test_ov_25_24_recon_draws_one_more_and_discards_one_of_his_choice() -> None:
    """OV-27.21: nobody waits, silence discards the last one drawn, only he sees them."""
    for said, gone in ((None, "move_out"), ("discard/dig_in", "dig_in")):
        t = battle(
            over("D6"),
            "D6",
            f"ALLIES I1 infantry, AXIS E6 armor{SPARE}",
            "I1",
            hand="dig_in probe_right",
            pile="move_out medics barrage",
        )
        t.press("allies_left", "scout/d6")
        camp = t.state.camps["ALLIES"]
        assert t.state.side == "AXIS"
        assert camp.hand == ["dig_in", "probe_right", "barrage", "medics"]
        offer = ENGINE.offers(t.state)["allies_chief"]
        assert not offer.required
        assert offer.default == ("discard/move_out",)
        assert t.cells("allies_chief", "discard") == [
            "BARRAGE",
            "DIG_IN",
            "MEDICS",
            "MOVE_OUT",
            "PROBE_RIGHT",
        ]
        private = [e for e in t.events if "move_out" in repr(e).replace("-", "_")]
        assert all(e.audience == ("allies_chief",) for e in private)
        if said:
            t.press("allies_chief", said)
        else:
            while t.state.side == "AXIS":
                t.roll("FFFF")
                t.press(t.asked[0], *ENGINE.offers(t.state)[t.asked[0]].default)
        assert t.state.discards[-1] == gone
        assert len(t.state.camps["ALLIES"].hand) == 4
        assert not t.state.kept


def test_ov_25_24_it_scouts_and_supports_only_next_to_an_enemy() -> None:
    t = battle(over("D8"), "E3-E4-D8", f"ALLIES I1 infantry, AXIS E4 armor{SPARE}", "I1")
    assert t.keys("allies_left") == ["done", "strafe/d8"]


@pytest.mark.parametrize(
    ("kind", "side", "near"),
    [("armor", "ALLIES", True), ("armor", "AXIS", False), ("infantry", "ALLIES", True)],
)
def test_ov_25_25_enemy_units_next_to_it_move_one_hex_at_most(
    kind: str, side: str, near: bool
) -> None:
    t = table(
        f"{side} E5 {kind}, {'AXIS' if side == 'ALLIES' else 'ALLIES'} A1 infantry",
        side=side,
        hand="direct_from_hq dig_in",
    )
    t.state.planes = [over("E6", "right", "AXIS")]
    seat, chief, arrow = (
        ("allies_left", "allies_chief", "L")
        if side == "ALLIES"
        else ("axis_right", "axis_chief", "R")
    )
    t.do(chief, f"give HQ>{arrow}; send")
    t.press(seat, "order/e5")
    t.press(seat, "move/e5")
    assert "to/e4" in t.keys(seat)
    assert ("to/e3" not in t.keys(seat)) == near


def test_ov_25_26_a_unit_fires_at_an_airplane_instead_of_its_battle() -> None:
    units = f"ALLIES E5 infantry, AXIS D5 infantry{SPARE}"
    t = table(units, hexes="E6:forest")
    t.state.planes = [over("E7", "right", "AXIS")]
    open_battle(t, "E5")
    shot = ENGINE.offers(t.state)["allies_left"].find("shoot/e5.e7")
    assert shot.label.args["n"] == 2, "in range, sight and terrain apart, an enemy adjacent"
    t.roll("II")
    t.press("allies_left", "shoot/e5.e7")
    assert t.state.planes
    assert t.state.side == "AXIS", "no battle is left to it"


@pytest.mark.parametrize(("cell", "may"), [("E8", True), ("E9", False)])
def test_ov_25_26_only_within_range(cell: str, may: bool) -> None:
    t = table(f"ALLIES E5 infantry{SPARE}")
    t.state.planes = [over(cell, "right", "AXIS")]
    open_battle(t, "E5")
    assert bool(t.keys("allies_left", "shoot")) == may


def test_ov_25_26_units_move_and_stop_under_airplanes() -> None:
    t = table("ALLIES E5 armor, AXIS A1 infantry", hand="direct_from_hq dig_in")
    t.state.planes = [over("E7", "right", "AXIS")]
    t.do("allies_chief", "give HQ>L; send")
    t.do("allies_left", "play HQ: E5; E5-E7")
    assert "E7" in t.state.units


@pytest.mark.parametrize(("die", "medals"), [("S", 1), ("F", 0)])
def test_ov_25_27_one_shot_down_is_a_medal(die: str, medals: int) -> None:
    t = table(f"ALLIES E5 infantry{SPARE}")
    t.state.planes = [over("E6", "right", "AXIS")]
    open_battle(t, "E5")
    t.roll(die + "II")
    t.press("allies_left", "shoot/e5.e6")
    assert t.state.camps["ALLIES"].units == medals
    assert bool(t.state.planes) == (die == "F")


def test_ov_25_27_one_sent_home_or_removed_is_none() -> None:
    t = crowd()
    t.press("allies_left", "ground-plane/b3")
    while t.state.side == "ALLIES":
        t.defaults()
    assert t.state.planes == []
    assert t.state.camps["AXIS"].units == 0


def test_ov_25_28_airplanes_take_no_objective_and_keep_no_side_alive() -> None:
    goal = {
        "id": "g",
        "side": "ALLIES",
        "hexes": ["C5"],
        "hexes_needed": 1,
        "medals": 1,
        "kind": "temporary",
    }
    t = sent(flying(over("B3"), sorties=1, objectives=[goal]), "give AS>L")
    t.do("allies_left", "fly B3-B4-C5")
    assert t.state.camps["ALLIES"].objectives == []
    last = table("ALLIES E5 infantry, AXIS E6 infantry 1")
    last.state.planes = [over("A5", "right", "AXIS")]
    open_battle(last, "E5")
    last.roll("III")
    last.press("allies_left", "attack/e5.e6")
    assert (last.state.winner, last.state.reason) == ("ALLIES", "units")


def test_ov_25_28_nor_do_they_count_as_adjacent_enemies() -> None:
    t = table(f"ALLIES E5 infantry, AXIS E7 infantry{SPARE}")
    t.state.planes = [over("E6", "right", "AXIS")]
    open_battle(t, "E5")
    assert "attack/e5.e7" in t.keys("allies_left"), "it may fire, and sees through"


def test_ov_25_29_at_most_one_an_area_and_three_a_side() -> None:
    three = [over("B3"), over("C11", "center"), over("C20", "right")]
    t = sent(flying(*three, sorties=1, hand="probe_left dig_in"), "give AS>L, P-L>L")
    assert not t.keys("allies_left", "enter")
    crossed = [over("B11", "center"), over("C11", "center"), over("C20", "right")]
    t = sent(flying(*crossed, sorties=1, hand="probe_left dig_in"), "give AS>L, P-L>L")
    assert not t.keys("allies_left", "enter"), "three are up"
    next_turn(t)
    homes = [plane.role for plane in t.state.planes if plane.side == "ALLIES"]
    assert len(homes) == len(set(homes))
