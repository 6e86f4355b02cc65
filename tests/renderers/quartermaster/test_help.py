"""The help card of Quartermaster."""

from __future__ import annotations

import pytest

from bot.text import LANGUAGES, words
from engines.contract import Msg
from engines.quartermaster.engine import ENGINE
from engines.quartermaster.scoring import LEAD, ROUNDS
from renderers import leaflet, picture, quartermaster, zooms
from renderers.draw import Stamp, Text
from renderers.quartermaster import help_card
from renderers.quartermaster.colours import KINDS, WAR
from tests.engines.quartermaster.table import table


def section(title: str) -> leaflet.Section:
    return next(one for one in help_card.leaflet(WAR).sections if one.title.id == title)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_is_asked_for_like_a_part_of_the_board(lang: str) -> None:
    say = words(lang).say
    assert "help" in zooms("quartermaster")
    assert say(Msg("qm-focus-help"))
    view = ENGINE.view(table("germany:A@germany").state, None)
    drawn = quartermaster.RENDERER.board(view, say, focus="help")
    told = [s.text for m in drawn.about("help:title") for s in m.shapes if isinstance(s, Text)]
    assert told == [say(Msg("qm-help-title"))]
    assert leaflet.TEXT * 390 / drawn.sheet.view.width >= 11, "readable on a phone"
    alt = picture("quartermaster", view, say, focus="help").alt
    assert say(section("qm-help-turn").rows[0].text) in alt


def test_every_type_of_card_is_told_with_its_own_sign() -> None:
    rows = section("qm-help-cards").rows
    assert len(rows) == len(KINDS)
    assert len({row.sign for row in rows}) == len(KINDS)


def test_the_signs_on_the_sheet_of_a_country_are_told() -> None:
    rows = section("qm-help-sheet").rows
    told = {row.text.id.removeprefix("qm-help-sheet-"): row.sign for row in rows}
    assert len(set(told.values())) == len(rows)
    view = ENGINE.view(table("germany:A@germany").state, None)
    plan = quartermaster.plan(view, words("en").say)
    drawn = {mark.shapes for mark in plan.marks if isinstance(mark, Stamp)}
    now_and_then = {"removed", "ready", "used", "fallen"}
    assert {name for name, sign in told.items() if sign not in drawn} <= now_and_then


@pytest.mark.parametrize("lang", LANGUAGES)
def test_qm_20_5_qm_20_7_the_numbers_of_victory_are_those_of_the_game(lang: str) -> None:
    told = words(lang).say(section("qm-help-end").rows[-1].text)
    assert str(LEAD) in told
    assert str(ROUNDS) in told
