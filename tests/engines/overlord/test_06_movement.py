"""Section 6: how far, which way, where a move ends, and what it leaves of the battle."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.kit.hexes import Hex
from engines.overlord import library, movement
from engines.overlord.field import Way
from engines.overlord.state import Mine, Plane, State
from tests.engines.overlord.table import Table, code_of, orders

FOES = ", AXIS A1 infantry, ALLIES I20 infantry"
LEFT = "allies_left"


def reach(
    units: str, hexes: str = "", start: str = "E5", card: str = "", mines: str = "", **more
) -> dict[Hex, Way]:
    """Where the unit on a hex may go under an order, and how."""
    t = orders(units + FOES, hexes, ordered=start, card=card, **more)
    for cell in mines.split():
        t.state.mines[cell] = Mine("AXIS", 1)
    return movement.reach(t.state, start, t.unit(start))


def after(line: str, units: str, hexes: str = "", **more) -> Table:
    """The position after one typed move; a second ordered unit keeps the phase open."""
    t = orders(units + ", ALLIES I9 infantry" + FOES, hexes, ordered=f"{line[:2]} I9", **more)
    t.do(LEFT, line)
    return t


def test_ov_6_1_a_move_is_a_path_and_costs_its_hexes() -> None:
    ways = reach("ALLIES E5 armor")
    one = sorted(cell for cell, way in ways.items() if way.cost == 1)
    assert one == ["D4", "D5", "E4", "E6", "F4", "F5"]
    assert all(len(way.path) == way.cost and way.path[-1] == cell for cell, way in ways.items())
    assert len(ways) == 6 + 12 + 18
    steep = reach("ALLIES E5 armor", "E6:steep_hill")
    assert (steep["E6"].cost, steep["E6"].path) == (2, ("E6",))


@pytest.mark.parametrize(
    ("kind", "card", "most"),
    [
        ("infantry", "", 2),
        ("infantry", "infantry_assault", 3),
        ("ski", "infantry_assault", 3),
        ("cavalry", "infantry_assault", 3),
        ("artillery", "", 1),
        ("artillery", "artillery_bombard", 3),
        ("destroyer", "", 2),
        ("infantry", "behind_enemy_lines", 3),
        ("armor", "armor_assault", 3),
        ("armor", "firefight", 0),
        ("infantry", "close_assault", 0),
        ("infantry", "dig_in", 0),
    ],
)
def test_ov_6_2_the_larger_of_what_type_and_card_allow(kind: str, card: str, most: int) -> None:
    face = (
        "E5:open"
        if kind != "destroyer"
        else " ".join(f"{row}{n}:ocean" for row in "CDEFG" for n in range(1, 13))
    )
    ways = reach(f"ALLIES E5 {kind}", face, card=card)
    assert max((way.cost for way in ways.values()), default=0) == most


def test_ov_6_3_no_hex_with_a_unit_is_entered_even_in_passing() -> None:
    for side in ("ALLIES", "AXIS"):
        ring = "".join(f", {side} {h} infantry" for h in ("D4", "D5", "E4", "E6", "F4", "F5"))
        assert not reach(f"ALLIES E5 armor{ring}")
        ways = reach(f"ALLIES E5 infantry, {side} E6 infantry")
        assert "E6" not in ways
        assert "E7" not in ways  # the only way of two hexes leads over E6


def test_ov_6_4_enemies_nearby_do_not_hinder() -> None:
    assert reach("ALLIES E5 infantry, AXIS E6 infantry, AXIS D5 infantry")["E3"].cost == 2
    ways = reach("ALLIES E5 armor, AXIS D6 infantry, AXIS F6 infantry")
    assert ways["E8"].cost == 3  # between the two


@pytest.mark.parametrize(
    ("kind", "barred"),
    [
        ("infantry", "river lake escarpment"),
        (
            "armor",
            "river lake escarpment bunker@AXIS fortress city_ruins dam ravine hedgehog "
            "road_block dragons_teeth cave_hill",
        ),
        ("artillery", "river lake escarpment marsh rice_paddy trench bunker@AXIS"),
    ],
)
def test_ov_6_5_impassable_is_never_entered(kind: str, barred: str) -> None:
    for feature in barred.split():
        assert "E6" not in reach(f"ALLIES E5 {kind}", f"E6:{feature}"), feature
    assert "E6" in reach("ALLIES E5 infantry", "E6:fortress")


@pytest.mark.parametrize(("feature", "takes"), [("wire", False), ("fordable_stream", True)])
def test_ov_6_6_a_stop_ends_the_move_and_a_hard_one_bars_taking_ground(
    feature: str, takes: bool
) -> None:
    ways = reach("ALLIES E5 armor", f"E6:{feature} D5:forest F5:forest")
    assert "E6" in ways
    assert "E7" not in ways
    t = orders("ALLIES E5 infantry, AXIS E7 infantry 1" + FOES, f"E6:{feature}")
    t.do(LEFT, "E5-E6")
    t.roll("III"[: 2 if feature == "wire" else 3])
    t.do(LEFT, "E6xE7+")
    assert ("E7" in t.state.units) == takes


def test_ov_6_7_the_board_is_left_over_exits_of_the_own_side_only() -> None:
    exits = [
        {"side": "ALLIES", "hexes": ["A5"], "medals": 1},
        {"side": "AXIS", "hexes": ["A8"], "medals": 1},
    ]
    units = "ALLIES A5 infantry, ALLIES A8 infantry, ALLIES A10 infantry, ALLIES I20 infantry"
    t = orders(units + ", AXIS A1 infantry", exits=exits, ordered="A5 A8 A10")
    for cell, may in (("a8", []), ("a5", ["A5"])):
        t.press(LEFT, f"move/{cell}")
        assert t.cells(LEFT, "exit") == may
        t.press(LEFT, "stay")


@pytest.mark.parametrize(
    ("kind", "to", "may"),
    [
        ("infantry", "E5", True),
        ("infantry", "E6", True),
        ("infantry", "E7", False),
        ("special_forces", "E7", True),
        ("armor", "E8", True),
        ("artillery", "E6", False),
        ("artillery", "E5", True),
    ],
)
def test_ov_6_8_the_right_to_battle_after_moving(kind: str, to: str, may: bool) -> None:
    t = orders(f"ALLIES E5 {kind}, AXIS E9 infantry, AXIS D7 infantry" + FOES)
    t.do(LEFT, f"E5-{to}" if to != "E5" else "E5-")
    unit = t.state.units[to]
    assert (
        unit.order is not None and movement.strikes(library.field(t.state.scenario), unit)
    ) == may


def test_ov_6_8_a_path_does_not_return_to_its_start() -> None:
    assert "E5" not in reach("ALLIES E5 armor")
    t = orders("ALLIES E5 armor, ALLIES I9 infantry" + FOES, ordered="E5 I9")
    assert code_of(t.refused(LEFT, "E5-E6-E5")) == "NOT_OFFERED"


def test_ov_6_9_ice_is_met_on_the_way_and_a_survivor_goes_on() -> None:
    ice = "E6:frozen_river D5:forest F5:forest"
    t = orders("ALLIES E5 armor, ALLIES I9 infantry" + FOES, ice, ordered="E5 I9")
    t.roll("SI")
    t.do(LEFT, "E5-E7")
    assert t.figures("E7") == 2
    t = orders("ALLIES E5 armor 2, ALLIES I9 infantry" + FOES, ice, ordered="E5 I9")
    t.roll("SS")
    t.do(LEFT, "E5-E7")
    assert "E7" not in t.state.units
    assert t.state.camps["AXIS"].units == 1


def test_ov_6_9_a_mine_works_when_it_is_entered() -> None:
    t = orders("ALLIES E5 armor, ALLIES E9 infantry" + FOES, "E6:minefield@AXIS", ordered="E5 E9")
    t.state.mines["E6"] = Mine("AXIS", 2)
    t.roll("AG")
    t.do(LEFT, "E5-E6")
    assert t.figures("E6") == 1
    assert t.state.phase == "orders"


def test_ov_6_10_the_engine_takes_the_way_that_keeps_the_right_to_battle() -> None:
    ways = reach("ALLIES E5 infantry", "E5:road F5:road F6:road")
    assert ways["F6"] == Way(("F5", "F6"), 1, 0, goes_on=True)
    assert reach("ALLIES E5 infantry")["F6"].path == ("E6", "F6")


def test_ov_6_10_then_the_cheapest_then_least_ice_then_fewest_enemy_mines_then_the_alphabet() -> (
    None
):
    assert reach("ALLIES E5 armor", "E6:steep_hill")["F6"].path == ("F5", "F6")
    assert reach("ALLIES E5 infantry", "E6:frozen_river")["F6"].path == ("F5", "F6")
    assert reach("ALLIES E5 infantry", "E6:frozen_river F5:frozen_river")["F6"].path == ("E6", "F6")
    card = "behind_enemy_lines"
    mined = reach("ALLIES E5 infantry", "E6:minefield@AXIS", card=card, mines="E6")
    assert mined["F6"].path == ("F5", "F6")
    own = reach("ALLIES E5 infantry", "E6:minefield@ALLIES", card=card)
    assert own["F6"].path == ("E6", "F6")
    both = reach("ALLIES E5 infantry", "E6:minefield@AXIS F5:frozen_river", card=card, mines="E6")
    assert both["F6"].path == ("E6", "F6")
    assert reach("ALLIES D9 infantry", start="D9")["F9"].path == ("E9", "F9")  # E9 before E10


def _become_armor(state: State) -> None:
    state.units["E5"].type = "armor"


def _play_another_card(state: State) -> None:
    order = state.units["E5"].order
    assert order
    order.card = "infantry_assault"


def _fill(state: State) -> None:
    state.units["E6"] = state.units.pop("I20")


def _wire(state: State) -> None:
    state.obstacles["E6"] = "wire"


def _mine(state: State) -> None:
    state.mines["E6"] = Mine("AXIS", 1)


def _fly(state: State) -> None:
    state.planes.append(Plane("p", "AXIS", "D5", "left"))


@pytest.mark.parametrize("change", [_become_armor, _play_another_card, _fill, _wire, _mine, _fly])
def test_ov_6_10_ways_are_found_anew_when_anything_they_follow_from_changes(
    change: Callable[[State], None],
) -> None:
    t = orders("ALLIES E5 infantry" + FOES, "F5:frozen_river F6:hedgerow", ordered="E5")
    t.state.mines["D4"] = Mine("AXIS", 1)
    field = library.field(t.state.scenario)

    def ways() -> dict[Hex, Way]:
        return dict(movement.reach(t.state, "E5", t.unit("E5")))

    first = ways()
    assert ways() == first
    change(t.state)
    second = ways()
    field.reach.clear()
    assert second == ways()
    assert second != first


def test_ov_6_10_ways_of_another_kind_of_unit_are_its_own() -> None:
    t = orders("ALLIES E5 infantry" + FOES, "E6:ravine", ordered="E5", card="infantry_assault")
    for kind, there in (("infantry", True), ("armor", False)):  # both go three hexes
        t.state.units["E5"].type = kind
        assert ("E6" in movement.reach(t.state, "E5", t.unit("E5"))) == there


def test_ov_6_10_whose_a_minefield_is_counts_as_soon_as_it_changes() -> None:
    t = orders(
        "ALLIES E5 infantry" + FOES, "E6:minefield@AXIS", ordered="E5", card="behind_enemy_lines"
    )
    for owner, path in (("AXIS", ("F5", "F6")), ("ALLIES", ("E6", "F6"))):
        t.state.mines["E6"] = Mine(owner, 1)
        assert movement.reach(t.state, "E5", t.unit("E5"))["F6"].path == path


def test_ov_6_10_a_typed_path_is_taken_as_typed() -> None:
    t = after("E5-F5-F6", "ALLIES E5 infantry")
    assert t.said("ov-move")[-1].args["path"] == "F5-F6"
    t = after("E5-F6", "ALLIES E5 infantry")
    assert t.said("ov-move")[-1].args["path"] == "E6-F6"
    t = after("E5-D5-E6", "ALLIES E5 infantry")
    order = t.unit("E6").order
    assert order
    assert order.cost == 2


def test_ov_6_11_one_at_a_time_in_any_order_and_final() -> None:
    for first, second in (("E5-E6", "E7-F7"), ("E7-F7", "E5-E6")):
        t = orders(
            "ALLIES E5 armor, ALLIES E7 armor, ALLIES I9 infantry" + FOES, ordered="E5 E7 I9"
        )
        t.do(LEFT, first)
        assert len(t.keys(LEFT, "move")) == 2
        t.do(LEFT, second)
        assert t.keys(LEFT, "move") == ["move/i9"]
        assert code_of(t.refused(LEFT, "E6-E8")) == "IDLE"
    t = orders("ALLIES E5 armor, ALLIES E6 armor, ALLIES I9 infantry" + FOES, ordered="E5 E6 I9")
    t.do(LEFT, "E6-E7")
    t.do(LEFT, "E5-E6")  # the hex is free by now
    assert {"E6", "E7"} <= set(t.state.units)
