"""The picture a host chooses a battle from."""

from __future__ import annotations

import pytest

from bot.text import words
from engines.extras import Preview
from engines.overlord import ENGINE, library
from renderers import overlord
from tests.renderers.overlord.test_overlord import about, texts

VIEWS = {scenario: ENGINE.preview(scenario) for scenario in library.scenarios()}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_ov_33_1_every_scenario_is_shown_with_its_name_sides_and_medals(lang):
    say = words(lang).say
    plan = overlord.chooser(VIEWS, "ov-04-bastogne", say)
    for scenario, view in VIEWS.items():
        assert texts(plan, f"battle:{scenario}:name") == [say(view.name)]
        for side in view.sides:
            assert texts(plan, f"battle:{scenario}:medals:{side.side}") == [str(side.to_win)]
        nations = {nation for side in view.sides for nation in side.nations}
        assert nations <= set(texts(plan, f"battle:{scenario}:nation:"))
    told = overlord.RENDERER.chooser.alt(VIEWS, say)
    assert len(told) <= 1024
    assert all(say(view.name) in told for view in VIEWS.values())


def test_ov_33_1_the_boards_are_drawn_and_the_chosen_one_is_framed():
    plan = overlord.chooser(VIEWS, "ov-04-bastogne", words("en").say)
    assert len(plan.about("board")) == len(VIEWS)
    assert len(plan.about("unit:")) == sum(len(view.units) for view in VIEWS.values())
    assert [a for a in about(plan, "battle:") if a.endswith(":chosen")] == [
        "battle:ov-04-bastogne:chosen"
    ]
    assert plan.sheet.view.width > 1000
    assert not any(m.x < 0 for m in plan.marks)


def test_ov_33_1_a_preview_is_public_and_holds_no_card():
    assert isinstance(ENGINE, Preview)
    for view in VIEWS.values():
        assert not any((view.laid, view.before, view.discards, view.opened, view.waiting))
        assert all(side.hand == 0 for side in view.sides)
    assert ENGINE.preview("ov-03-saipan-landing") == VIEWS["ov-03-saipan-landing"]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_ov_30_8_before_the_first_battle_the_board_tells_what_it_is_about(lang):
    say = words(lang).say
    for view in VIEWS.values():
        plan = overlord.plan(view, say)
        told = " ".join(texts(plan, "briefing"))
        assert told == say(view.briefing) or told.endswith(" …")
        assert texts(plan, "head:turn") == [say(overlord.head.title(view))]
        assert not any("0" in text for text in texts(plan, "head:"))
