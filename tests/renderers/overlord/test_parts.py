"""Parts of the board, the board turned round, and what one seat sees on it. OV-30.10 to 30.12."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.text import words
from engines.contract import Event, msg
from engines.overlord import ENGINE
from renderers import overlord, picture
from renderers.draw import Stamp
from renderers.overlord.places import AREAS, SECTIONS, field
from tests.engines.overlord.table import Table, fight, orders, table
from tests.renderers.overlord.test_overlord import about, seats, state, texts

say = words("en").say
FULL = "ov-05-hells-highway"


def plan(t: Table, seat: str | None, focus: str = "", marks: tuple[str, ...] = ()):
    return overlord.plan(ENGINE.view(t.state, seat), say, focus=focus, marks=marks)


def shown(plan, start: str) -> list[str]:
    """What of that kind has its middle within the picture."""
    view = plan.sheet.view
    marks = [m for m in plan.about(start) if isinstance(m, Stamp)]
    return [m.about for m in marks if 0 <= m.x <= view.width and 0 <= m.y <= view.height]


def columns(plan) -> set[int]:
    names = (name.split(":")[1] for name in shown(plan, "name:"))
    return {int(name[1:]) for name in names if name[0] in "ACEGI"}


# ---- OV-30.10


def test_ov_30_10_an_area_is_shown_with_two_columns_more_on_each_side():
    view = ENGINE.view(state(FULL, 4, 150), None)
    assert view.lines[1] // 2 + 1 == 9  # the line between left and center goes through column 9
    assert columns(overlord.plan(view, say, focus="left")) == set(range(1, 12))
    center = columns(overlord.plan(view, say, focus="center"))
    assert {8, 9, 10, 17, 18, 19} <= center
    assert not center & {6, 7, 20, 21}
    assert columns(overlord.plan(view, say, focus="right")) == set(range(16, 27))


def test_ov_30_10_a_section_is_shown_with_one_column_more_on_each_side():
    view = ENGINE.view(state(FULL, 4, 150), None)
    found = [columns(overlord.plan(view, say, focus=n)) for n in SECTIONS]
    assert found[0] == set(range(1, 6))
    assert found[5] == set(range(22, 27))
    assert found[1] >= set(range(5, 10))
    assert found[1] <= set(range(4, 11))
    assert set.union(*found) == set(range(1, 27))


@pytest.mark.parametrize("focus", [*AREAS, *SECTIONS])
def test_ov_30_10_a_part_is_larger_and_keeps_coordinates_and_a_small_map(focus):
    view = ENGINE.view(state(FULL, 4, 150), None)
    part = overlord.plan(view, say, focus=focus)
    assert part.sheet.view.scale >= 1.4
    assert part.sheet.view.width < field(view).width * 0.55
    assert len(part.about("map")) == 1
    rows = texts(part, "row:") + texts(part, "rim:")
    assert set("ABCDEFGHI") <= set(rows)
    whole = overlord.plan(view, say)
    assert about(part, "unit:") == about(whole, "unit:")


def test_ov_30_10_a_small_board_has_three_sections():
    view = ENGINE.view(state("tr-01-crossroads", 5, 40), None)
    assert overlord.plan(view, say, focus="3").sheet.view.scale > 1
    assert overlord.plan(view, say, focus="4").sheet == overlord.plan(view, say).sheet


def test_ov_30_10_only_parts_that_this_board_has_are_offered():
    small = ENGINE.view(state("tr-01-crossroads", 5, 40), None)
    assert overlord.parts(small) == ("1", "2", "3", *(["battle"] if small.attack else []))
    fresh = ENGINE.view(table().state, "allies_chief")
    assert overlord.parts(fresh) == (*AREAS, *SECTIONS), "nothing has been fought yet"
    assert set(overlord.parts(ENGINE.view(state(FULL, 4, 150), None))) == set(overlord.FOCUS)


def test_ov_30_10_a_battle_is_shown_with_three_hexes_around():
    t = fight("ALLIES E12 infantry, AXIS E13 infantry, AXIS A1 armor", ordered="E12")
    t.roll("IGF")
    t.do("allies_center", "E12xE13")
    part = plan(t, None, "battle")
    assert {9, 10, 11, 12, 13, 14, 15, 16} <= columns(part) <= set(range(8, 18))
    assert {"B", "C", "D", "E", "F", "G", "H"} <= {n.split(":")[1][0] for n in shown(part, "name:")}
    assert shown(part, "unit:A1") == []
    assert texts(part, "last:who") == ["E12 attacks E13"]
    assert len(part.about("die:")) == 3
    assert len(part.about("map")) == 1
    assert texts(part, "row:")


def test_ov_30_10_before_any_battle_the_whole_board_is_shown():
    t = table()
    assert plan(t, None, "battle").sheet == plan(t, None).sheet


def test_ov_30_10_generals_look_at_their_area_first_and_a_commander_where_most_is_at_stake():
    one = state(FULL, 4, 0)
    for seat in seats({"scenario": FULL}):
        role = seat.partition("_")[2]
        assert overlord.own(ENGINE.view(one, seat)) == ("center" if role == "chief" else role)


def test_ov_30_10_a_general_asked_about_a_hex_elsewhere_sees_the_whole():
    view = ENGINE.view(state(FULL, 4, 150), "allies_left")
    assert overlord.own(view, ("A1", "I11")) == "left"
    assert overlord.own(view, ("A1", "C20")) == ""


# ---- OV-30.11


def test_ov_30_11_each_player_has_his_own_edge_at_the_bottom():
    one = state(FULL, 4, 150)
    edge = {side.side: side.edge for side in ENGINE.view(one, None).sides}
    for seat in ("axis_chief", "allies_left"):
        view = ENGINE.view(one, seat)
        board = {m.about: m for m in overlord.plan(view, say).about("name:")}
        low, high = ("name:A1", "name:I1") if edge[view.side] == "top" else ("name:I1", "name:A1")
        assert board[low].y > board[high].y
        names = overlord.plan(view, say).about("general:")
        own = [m.y for m in names if m.about.startswith(f"general:{view.side.lower()}")]
        assert min(own) > max(m.y for m in names if m.y not in own)


def test_ov_30_11_the_public_picture_has_the_bottom_side_at_the_bottom():
    board = {m.about: m for m in overlord.plan(ENGINE.view(state(FULL, 4, 150), None), say).marks}
    assert board["name:I1"].y > board["name:A1"].y
    assert board["name:A26"].x > board["name:A1"].x


@pytest.mark.parametrize("seat", ["axis_left", "allies_left"])
def test_ov_30_11_left_is_the_left_of_who_looks(seat):
    view = ENGINE.view(state(FULL, 4, 150), seat)
    whole = {m.about: m for m in overlord.plan(view, say).marks}
    name = next(n for n in whole if n.startswith(f"general:{seat}"))
    assert whole[name].x == 0.0
    there = columns(overlord.plan(view, say, focus="left"))
    assert there == (set(range(16, 27)) if seat.startswith("axis") else set(range(1, 12)))


def test_ov_30_11_rivers_and_roads_turn_with_the_board():
    """A river that runs over the left edge of a hex runs over the right edge of it turned."""
    one = state(FULL, 4, 150)

    def shapes(seat):
        marks = overlord.plan(ENGINE.view(one, seat), say).about("hex:")
        return {m.about: m.shapes for m in marks if "river" in m.about or "road" in m.about}

    upright, turned = shapes("allies_chief"), shapes("axis_chief")
    assert upright.keys() == turned.keys()
    bend = next(name for name in upright if "road" in name and upright[name] != turned[name])
    assert bend


# ---- OV-30.12


def test_ov_30_12_a_unit_picked_up_shows_where_it_can_go_and_battle():
    t = orders("ALLIES E5 infantry, AXIS C5 infantry, AXIS A20 armor")
    t.press("allies_left", "move/e5")
    drawn = plan(t, "allies_left")
    assert "reach:D5" in about(drawn, "reach:")
    assert "reach:E7" in about(drawn, "reach:")
    assert "reach:E8" not in about(drawn, "reach:")
    assert "from:E6" in about(drawn, "from:")
    assert "from:E7" not in about(drawn, "from:")
    assert about(drawn, "back:"), "ways of retreat"
    for other in (None, "axis_left", "allies_right"):
        assert not plan(t, other).about("reach:")


def test_ov_30_12_targets_with_dice_and_why():
    t = fight("ALLIES E5 infantry, AXIS E7 infantry, AXIS E2 infantry", "E7:forest")
    drawn = plan(t, "allies_left")
    assert about(drawn, "dice:") == ["dice:E5-E7:1", "dice:E5-E2:1"]
    assert texts(drawn, "dice:E5-E7") == ["1", "2-1"], "two by range, one less for the forest"
    assert texts(drawn, "dice:E5-E2") == ["1"]
    assert not plan(t, "allies_right").about("dice:")
    assert not plan(t, None).about("dice:")


def test_ov_30_12_an_enemy_out_of_sight_and_what_hides_it():
    t = fight("ALLIES E5 infantry, AXIS E7 infantry, AXIS E3 infantry", "E6:forest")
    drawn = plan(t, "allies_left")
    assert about(drawn, "blind:") == ["blind:E5-E7"]
    assert about(drawn, "wall:") == ["wall:E6"]
    assert about(drawn, "dice:") == ["dice:E5-E3:2"]


def test_ov_30_12_nobody_else_sees_what_is_picked():
    t = orders("ALLIES E5 infantry, AXIS C5 infantry")
    before = plan(t, None).marks
    t.press("allies_left", "move/e5")
    assert plan(t, None).marks == before


def test_ov_30_10_a_part_is_small_enough_for_a_telephone():
    view = ENGINE.view(state(FULL, 4, 150), "allies_left")
    made = picture("overlord", view, say, focus="left")
    assert len(made.png) < 150_000


def test_everybody_is_shown_the_area_that_is_fought_over():
    view = ENGINE.view(state(FULL, 4, 150), None)
    attack = Event(msg("ov-attack"), places=("C3", "D4"))
    afar = Event(msg("ov-attack"), places=("C24", "D24"))
    moved = Event(msg("ov-move"), places=("C24", "D24"))
    assert overlord.fought_over(view, [attack, moved]) == "left"
    assert overlord.fought_over(view, [afar]) == "right"
    assert overlord.fought_over(view, [attack, afar]) == "", "the whole board"
    assert overlord.fought_over(view, [moved]) == ""
    assert overlord.fought_over(replace(view, winner="AXIS"), [attack]) == ""
