"""Attacks are a strip: who, whom, the dice, and what fell. OV-30.14."""

from __future__ import annotations

from bot.text import words
from renderers.overlord import strip
from tests.engines.overlord.reckon import FAR, LEFT
from tests.engines.overlord.table import fight

SAY = words("en").say


def test_ov_30_14_an_attack_shows_its_dice_and_what_it_felled() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR)
    t.roll("IGS")
    plan = strip.plan(t.press(LEFT, "attack/e5.e6"), SAY)
    assert plan is not None
    dice = [mark.about for mark in plan.about("strip:die")]
    assert dice == ["strip:die:infantry", "strip:die:grenade", "strip:die:star"]
    assert [mark.about for mark in plan.about("strip:E6")] == ["strip:E6:2"]
    units = [mark.about for mark in plan.about("strip:unit")]
    assert units == ["strip:unit:infantry"] * 4, "both, and two that fell"


def test_nothing_is_drawn_where_nobody_fights() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR)
    assert strip.plan([], SAY) is None
    assert strip.plan(t.press(LEFT, "done"), SAY) is None
