"""Units low in their hexes, the last attack on the board, the line of signs, and the places of a
question on a phone. OV-30."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from bot.edge.pictures import fitting
from bot.text import words
from engines.contract import Choice, Event, Msg, msg
from engines.overlord import ENGINE
from renderers import overlord
from renderers.closeup import CLOSE, LETTERS, PHONE
from renderers.draw import Stamp, Text, overlap
from renderers.overlord import pieces
from renderers.overlord.hexagon import R
from renderers.overlord.kinds import HILLS, WOODS, kin
from renderers.overlord.places import placed
from tests.engines.overlord.table import fight
from tests.renderers.overlord.test_overlord import about, say, state, view

__all__ = ["say", "view"]
FULL = "ov-05-hells-highway"


def test_ov_30_1_the_upper_part_of_every_hex_stays_in_sight_under_its_unit(view, say):
    for mark in overlord.plan(view, say).about("unit:"):
        assert isinstance(mark, Stamp)
        ground = placed(view)
        middle = ground.at(mark.about.split(":")[1])[1]
        free = mark.box[1] - (middle - R * ground.by)
        assert free >= 0.6 * R * ground.by
        plate = (mark.box[2] - mark.box[0]) * (mark.box[3] - mark.box[1])
        assert plate < 0.62 * ground.w * 2 * ground.radius


def test_ov_30_1_what_is_of_one_kind_grows_together():
    assert kin("forest") == WOODS
    assert kin("hill") == HILLS
    assert kin("beach") == {"beach"}
    plan = overlord.plan(ENGINE.view(state("tr-01-crossroads", 5, 0), None), words("en").say)
    hills = {mark.about: mark.shapes for mark in plan.about("hex:") if mark.about.endswith(":hill")}
    assert len(set(hills.values())) > 1


def attacked():
    t = fight("ALLIES E12 infantry, AXIS E14 infantry, AXIS A1 armor", ordered="E12")
    t.roll("IG")
    t.do("allies_center", "E12xE14")
    return ENGINE.view(t.state, None)


def test_ov_30_14_the_last_attack_is_an_arrow_with_its_dice(say):
    view = attacked()
    plan = overlord.plan(view, say)
    assert about(plan, "last-attack:") == ["last-attack:E12-E14"]
    (tray,) = plan.about("last-dice:")
    assert tray.about == "last-dice:E14:" + "-".join(view.attack.faces)
    for unit in plan.about("unit:"):
        assert not overlap(tray.box, unit.box)


def test_ov_30_2_no_unit_covers_more_than_it_is_thought_to(view, say):
    field = placed(view)
    for mark in overlord.plan(view, say).about("unit:"):
        at = field.at(mark.about.split(":")[1])
        box = [(edge - at[n % 2]) / field.by for n, edge in enumerate(mark.box)]
        assert all(a <= b for a, b in zip(pieces.STANDS[:2], box[:2], strict=True))
        assert all(a >= b for a, b in zip(pieces.STANDS[2:], box[2:], strict=True))


def test_ov_30_14_before_any_attack_there_is_no_arrow(say):
    plan = overlord.plan(ENGINE.view(state(FULL, 4, 0), None), say)
    assert not plan.about("last-attack:")
    assert not plan.about("last-dice:")


def test_ov_30_7_every_sign_of_the_board_is_named_below_it(view, say):
    plan = overlord.plan(view, say)
    named = {mark.about.removeprefix("key:") for mark in plan.about("key:")}
    assert {"ordered", "moved", "may-battle", "attack", "wounded", "goal"} <= named
    assert {"retreat", "lost"} <= named
    here = {mark.about.removeprefix("here:") for mark in plan.about("here:")}
    works = {name for cell in view.hexes for name in (cell.obstacle, cell.rect) if name}
    assert here == works | {unit.type for unit in view.units if unit.type in pieces.TYPES}
    assert ("exit" in named) == bool(view.exits)
    assert ("mine" in named) == any(cell.mine for cell in view.hexes)
    assert all(say(Msg(f"ov-board-sign-{sign}")) for sign in named)
    drawn = [mark.shapes for mark in plan.about("key:")]
    assert all(a != b for a, b in combinations(drawn, 2))


def test_ov_30_14_an_attack_that_fells_many_is_shown_to_everybody():
    view, events = attacked(), (Event(msg("ov-ordered")), Event(msg("ov-attack")))
    assert view.attack
    felled = replace(view, attack=replace(view.attack, hits=overlord.GREAT))
    assert overlord.great(felled, events) == "battle"
    assert overlord.great(felled, events[:1]) == ""
    felled = replace(view, attack=replace(view.attack, hits=overlord.GREAT - 1))
    assert overlord.great(felled, events) == ""


@pytest.mark.parametrize("scenario", [FULL, "tr-01-crossroads"])
def test_ov_30_10_a_question_is_shown_large_enough_for_a_phone(scenario, say):
    view = ENGINE.view(state(scenario, 5, 0), None)
    plan = overlord.plan(view, say, marks=("D5", "E6", "F6"), focus=CLOSE)
    part = plan.sheet.view
    assert about(plan, "choice:") == ["choice:D5", "choice:E6", "choice:F6"]
    for mark in plan.about("choice:"):
        x0, y0, x1, y1 = mark.box
        assert x0 >= 0
        assert y0 >= 0
        assert x1 <= part.width
        assert y1 <= part.height
    for mark in plan.about("name:"):
        size = max(shape.size for shape in mark.shapes if isinstance(shape, Text))
        assert size * PHONE / part.width >= LETTERS


def test_ov_30_10_places_far_apart_are_shown_on_the_whole_board(say):
    view = ENGINE.view(state(FULL, 4, 0), None)
    far = overlord.plan(view, say, marks=("A1", "I26"), focus=CLOSE)
    assert far.sheet == overlord.plan(view, say).sheet


def test_ov_30_10_a_picture_follows_the_question():
    seen = ENGINE.view(state(FULL, 4, 0), "allies_left")
    near = [Choice(f"order/{cell}", msg("x"), cell) for cell in ("D5", "E6")]
    assert fitting("overlord", seen, near) == CLOSE
    assert fitting("overlord", seen, ()) == "left"


def test_units_are_of_one_size_and_smaller_than_their_hex():
    assert 2 * pieces.W < 72
    assert pieces.LOW + pieces.H < R


def test_ov_30_5_the_last_board_has_a_plate_with_the_winner_and_the_score(say):
    view = replace(attacked(), winner="ALLIES")
    plan = overlord.plan(view, say)
    assert about(plan, "plate:winner") == ["plate:winner"]
    assert about(plan, "plate:side:") == ["plate:side:ALLIES", "plate:side:AXIS"]
    assert about(plan, "last-attack:")
    assert not overlord.plan(attacked(), say).about("plate:")
