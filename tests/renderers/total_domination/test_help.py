"""The help card of Total Domination."""

from __future__ import annotations

import pytest

from bot.text import LANGUAGES, words
from engines.contract import Msg
from engines.kit.rng import SeededRng
from engines.total_domination import ENGINE
from engines.total_domination.components import POWERS, TABLES
from renderers import leaflet, picture, total_domination, zooms
from renderers.draw import Text
from renderers.total_domination import help_card
from renderers.total_domination.colours import POLAR


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_is_asked_for_like_a_part_of_the_board(lang: str) -> None:
    say = words(lang).say
    assert "help" in zooms("total_domination")
    assert say(Msg("td-focus-help"))
    view = ENGINE.view(ENGINE.new(POWERS, {}, SeededRng(b"help")), None)
    drawn = total_domination.RENDERER.board(view, say, focus="help")
    told = [s.text for m in drawn.about("help:title") for s in m.shapes if isinstance(s, Text)]
    assert told == [say(Msg("td-help-title"))]
    assert leaflet.TEXT * 390 / drawn.sheet.view.width >= 11, "readable on a phone"
    assert drawn.sheet.view.height <= 1600
    alt = picture("total_domination", view, say, focus="help").alt
    assert say(Msg("td-help-year-draft")) in alt


@pytest.mark.parametrize("lang", LANGUAGES)
def test_td_4_3_2_td_6_1_1_its_numbers_are_those_of_the_game(lang: str) -> None:
    told = {
        row.text.id: f"{words(lang).say(row.text)} {row.value}"
        for section in help_card.leaflet(POLAR).sections
        for row in section.rows
    }
    assert str(TABLES.thresholds.axis) in told["td-help-points-win"]
    assert str(TABLES.thresholds.allies) in told["td-help-points-win"]
    for step, costs in (
        ("form", TABLES.costs.form),
        ("move", TABLES.costs.move),
        ("attack", TABLES.costs.attack),
    ):
        assert {costs[kind] for kind in ("army", "fleet", "bomber")} == {costs["army"]}
        assert str(costs["army"]) in told[f"td-help-steps-{step}"]
