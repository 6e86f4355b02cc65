"""Cards on the board, dice, airplanes, the hand and the help card. OV-30.6 to 30.16."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.text import words
from engines.overlord import ENGINE
from engines.overlord.components import FEATURES
from engines.overlord.state import Mark, Mine, Plane, Rules
from engines.overlord.view import LaidView
from renderers import leaflet, overlord, picture
from renderers.overlord import help_card
from renderers.overlord.places import field, holds, sections
from tests.engines.overlord.table import Table, fight, orders, table
from tests.renderers.overlord.test_overlord import about, state, texts

say = words("en").say
FULL = "ov-05-hells-highway"


def plan(t: Table, seat: str | None = None, focus: str = ""):
    return overlord.plan(ENGINE.view(t.state, seat), say, focus=focus)


def test_ov_30_1_a_building_is_seen_although_a_unit_stands_on_it():
    t = table("ALLIES E5 infantry, AXIS A1 infantry", "E5:church E7:church C3:forest")
    assert about(plan(t), "landmark:") == ["landmark:E5:church"]


# ---- OV-30.6

UNITS = "ALLIES E2 infantry, ALLIES E7 infantry, ALLIES E13 armor, AXIS A1 infantry"


def test_ov_30_6_a_card_lies_on_its_section_with_units_ordered_and_left():
    t = table(f"{UNITS}, ALLIES E6 infantry", hand="attack_left move_out probe_center probe_right")
    t.roll("F")  # the center general has no card
    t.do("allies_chief", "give A-L>L; send")
    t.do("allies_left", "play A-L @2: E7 E6")
    drawn = plan(t)
    assert about(drawn, "laid:") == ["laid:attack_left:2:now"]
    assert texts(drawn, "laid-count:attack_left:2:2") == ["0/2"]
    view = ENGINE.view(t.state, None)
    edges = sections(view, field(view))
    [mark] = drawn.about("laid:")
    assert edges[1] < mark.x < edges[2]
    t.do("allies_left", "E7-E8")
    assert texts(plan(t), "laid-count:attack_left:2:1") == ["1/2"]


def test_ov_30_6_a_card_that_works_in_both_sections_lies_on_the_line():
    t = table(UNITS, hand="move_out attack_left probe_center probe_right")
    t.roll("F")  # the center general has no card
    t.do("allies_chief", "give MO>L; send")
    drawn = plan(t)
    assert about(drawn, "laid:") == ["laid:move_out:1+2:now"]
    view = ENGINE.view(t.state, None)
    [mark] = drawn.about("laid:")
    assert abs(mark.x - field(view).column(view.lines[0])) < 120


def test_ov_30_6_cards_of_the_last_enemy_turn_are_smaller_and_tell_what_can_be_countered():
    view = ENGINE.view(state(FULL, 4, 150), None)
    name = view.name
    laid = LaidView("probe_left", name, "left", (1,), 2, 0, True)
    sortie = LaidView("air_sortie", name, "right", (5, 6), 1, 0, False)
    drawn = overlord.plan(replace(view, laid=(laid,), before=(laid, sortie)), say)
    before = [m for m in drawn.about("laid:") if m.about.endswith(":before")]
    [now] = [m for m in drawn.about("laid:") if m.about.endswith(":now")]
    assert {m.about for m in before} == {"laid:probe_left:1:before", "laid:air_sortie:5+6:before"}
    assert all(m.box[3] - m.box[1] < now.box[3] - now.box[1] for m in before)
    assert about(drawn, "counterable:") == ["counterable:probe_left"]


def test_ov_30_6_turned_round_a_card_stays_on_its_section():
    t = table(UNITS, hand="attack_left move_out probe_center probe_right")
    t.roll("F")  # the center general has no card
    t.do("allies_chief", "give A-L>L; send")
    t.do("allies_left", "play A-L @2: E7")
    [mark] = plan(t, "axis_chief").about("laid:")
    ground = field(ENGINE.view(t.state, None), True)
    edges = sections(ENGINE.view(t.state, None), ground)
    assert edges[4] < mark.x < edges[5]


# ---- OV-30.9


def test_ov_30_9_mines_face_down_or_with_their_strength():
    t = table(UNITS)
    t.state.mines = {"C3": Mine("AXIS", 3), "C5": Mine("AXIS", 4, shown=True)}
    drawn = plan(t)
    assert about(drawn, "mine:") == ["mine:C3:?", "mine:C5:4"]
    assert texts(drawn, "mine:") == ["?", "4"]


def test_ov_30_9_marks_of_guns_and_sealed_caves():
    t = table("ALLIES E2 big_gun, AXIS B4 infantry")
    gun = t.unit("E2").id
    t.state.marks, t.state.sealed = [Mark(gun, "B4")], ["C8"]
    drawn = plan(t)
    assert about(drawn, "ranged:") == ["ranged:E2:B4"]
    assert about(drawn, "sealed:") == ["sealed:C8"]


def test_ov_30_9_airplanes_with_flown_path_and_airspace():
    t = table(UNITS)
    t.state.planes = [Plane("p1", "ALLIES", "D5", "left", ["F3", "E4", "D4", "D5"])]
    drawn = plan(t)
    assert about(drawn, "plane:") == ["plane:p1"]
    assert about(drawn, "flown:") == ["flown:p1:F3-E4-D4-D5"]
    assert about(drawn, "airspace:") == ["airspace:allies_left:p1"]


# ---- OV-30.13


def test_ov_30_13_the_sum_of_what_each_general_would_order():
    t = table(UNITS, hand="attack_left move_out probe_center probe_right")
    t.do("allies_chief", "give A-L>L, P-C>C")
    drawn = overlord.hand(ENGINE.view(t.state, "allies_chief"), say)
    assert about(drawn, "sum:") == ["sum:left:1:1:2", "sum:center:1:1:1", "sum:right:0:0:0"]
    assert texts(drawn, "sum-text:left") == ["left general: 1 of 2 units"]
    for seat in ("allies_left", "axis_chief"):
        assert not overlord.hand(ENGINE.view(t.state, seat), say).about("sum:")


def test_ov_30_13_a_card_that_is_chosen_is_shown_once():
    t = table(UNITS, hand="attack_left attack_left probe_center probe_right")
    t.do("allies_chief", "give A-L>L")
    drawn = overlord.hand(ENGINE.view(t.state, "allies_chief"), say)
    assert about(drawn, "title:") == [
        "title:given:0:attack_left",
        "title:hand:0:attack_left",
        "title:hand:1:probe_center",
        "title:hand:2:probe_right",
    ]


def test_ov_30_13_a_section_card_shows_its_arrow_and_number():
    t = table(UNITS, hand="attack_left assault_center pincer_move move_out")
    drawn = overlord.hand(ENGINE.view(t.state, "allies_chief"), say)
    numbers = {name: texts(drawn, name) for name in about(drawn, "arrows:")}
    assert numbers == {
        "arrows:hand:0:attack_left": ["3"],
        "arrows:hand:1:assault_center": ["A"],
        "arrows:hand:2:pincer_move": ["2", "2"],
    }


def test_ov_30_13_cards_that_can_be_given_now_are_framed_and_tell_to_whom():
    t = table(UNITS, hand="attack_left move_out ambush probe_right")
    drawn = overlord.hand(ENGINE.view(t.state, "allies_chief"), say)
    notes = {name: " ".join(texts(drawn, name)) for name in about(drawn, "note:")}
    assert notes["note:hand:0:attack_left"] == "Can go now to: left general"
    assert notes["note:hand:1:move_out"] == "Can go now to any general"
    assert not any("ambush" in name for name in notes)


# ---- OV-30.14


def test_ov_30_14_the_last_attack_with_its_sum_faces_hits_flags_and_retreat():
    t = fight("ALLIES E5 infantry, AXIS E7 infantry, AXIS E2 infantry", "E7:forest")
    t.roll("F")
    t.do("allies_left", "E5xE7")
    t.defaults("select")
    drawn = plan(t)
    assert texts(drawn, "last:who") == ["E5 attacks E7"]
    assert texts(drawn, "last:dice") == ["Dice: 2 -1 = 1"]
    assert about(drawn, "die:0") == ["die:0:flag"]
    [told] = texts(drawn, "last:result")
    assert "Hits 0, flags 1, ignored 0." in told
    assert f"Retreat {ENGINE.view(t.state, None).attack.retreat[0]}." in told


# ---- OV-30.15


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_ov_30_15_a_part_is_told_in_full(lang):
    speak = words(lang).say
    view = ENGINE.view(state(FULL, 4, 150), "axis_left")
    told = picture("overlord", view, speak, focus="left").alt
    ground = field(view.table, True)
    here = [u for u in view.table.units if holds(view.table, "left", ground, (u.at,))]
    assert 0 < len(here) < len(view.table.units) / 2
    assert all(f" {u.at} ({u.figures})" in told for u in here)
    assert len(told) <= 1024


def test_ov_30_15_a_battle_is_told_with_its_dice():
    t = fight("ALLIES E12 infantry, AXIS E13 infantry, AXIS A1 armor", ordered="E12")
    t.roll("IGF")
    t.do("allies_center", "E12xE13")
    told = picture("overlord", ENGINE.view(t.state, None), say, focus="battle").alt
    assert "E12 attacks E13: infantry, grenade, flag." in told
    assert "Hits 2, flags 1" in told
    assert "A1" not in told


# ---- OV-30.16


def test_ov_30_16_the_help_card_tells_of_this_battle_only():
    view = ENGINE.view(state(FULL, 4, 150), None)
    told = leaflet.alt(overlord.card(view), say)
    card = overlord.card(view)
    assert [say(section.title).split(":")[0] for section in card.sections] == [
        "Dice",
        "A turn",
        "Terrain here",
        "Units here",
        "Initiative die",
    ]
    names = [say(row.text).partition(":")[0] for row in card.sections[2].rows]
    there = {name for h in view.hexes for name in (h.terrain, h.rect, h.obstacle)} - {"", "open"}
    assert len(names) == len(there)
    assert "Forest" in names
    assert "Beach" not in names
    assert "hits infantry" in told
    assert all(row.sign for row in card.sections[3].rows)


def test_ov_30_16_the_help_card_tells_the_rules_of_the_armies():
    for scenario, rule in (("ov-02-kalach-pincers", "Commissar"), ("ov-03-saipan-landing", "Gung")):
        card = overlord.card(ENGINE.view(state(scenario, 1, 0), None))
        assert any(say(row.text).startswith(rule) for row in card.sections[-1].rows)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_ov_30_16_the_help_card_is_offered_as_a_picture_of_its_own(lang):
    view = ENGINE.view(state("tr-02-sand-and-wire", 6, 5000), None)
    speak = words(lang).say
    made = picture("overlord", view, speak, focus="help", width=600)
    assert leaflet.HELP in overlord.RENDERER.parts()
    assert made.alt == leaflet.alt(overlord.card(view), speak)


def test_ov_30_16_every_terrain_of_the_game_has_its_facts():
    for feature in FEATURES.values():
        for fact in help_card.facts(feature):
            for lang in ("en", "pl"):
                assert words(lang).say(fact) != fact.id


def test_ov_30_12_what_a_unit_can_do_is_shown_in_a_part_too():
    t = orders("ALLIES E5 infantry, AXIS C5 infantry")
    t.press("allies_left", "move/e5")
    assert plan(t, "allies_left", "left").about("reach:")


def test_ov_18_10_moves_that_wait_are_drawn_for_their_general_only():
    exits = [{"side": "ALLIES", "hexes": ["A5"], "medals": 1}]
    t = orders(
        "ALLIES E8 infantry, ALLIES A5 infantry, ALLIES E19 infantry, AXIS A1 infantry",
        ordered="E8 A5 E19",
        exits=exits,
        rules_of=Rules(order="batch"),
    )
    for pick in ("move/e8", "to/e7", "move/a5", "exit/a5"):
        t.press("allies_left", pick)
    own = plan(t, "allies_left")
    assert about(own, "move:") == ["move:E8-E7"]
    assert "exit:A5" in about(own, "exit:")
    for seat in (None, "allies_chief", "allies_center", "axis_left"):
        seen = plan(t, seat)
        assert about(seen, "move:") == []
        assert "exit:A5" not in about(seen, "exit:")
