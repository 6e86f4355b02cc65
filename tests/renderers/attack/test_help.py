"""The help card of Attack!: AT-24.11 and AT-24.13."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engines.attack.components import NUMBERS, SHIP_COST, SHIPS, UNIT_COST, UNITS
from engines.contract import Msg, msg
from renderers import attack, leaflet, picture, zooms
from renderers.attack import help_card
from renderers.attack.colours import WALL
from renderers.draw import Text, overlap
from tests.renderers.attack.conftest import position


@pytest.fixture
def drawn(say):
    return attack.RENDERER.board(position(2, 1500), say, focus="help")


def words(plan, start: str = "help:") -> str:
    return " ".join(s.text for m in plan.about(start) for s in m.shapes if isinstance(s, Text))


def rows(title: str) -> tuple[leaflet.Row, ...]:
    sections = {section.title.id: section.rows for section in help_card.leaflet(WALL).sections}
    return sections[title]


def test_at_24_11_the_card_is_asked_for_like_a_part_of_the_board(say, drawn):
    assert "help" in zooms("attack")
    assert say(Msg("at-focus-help"))
    assert not drawn.about("name:")
    assert words(drawn, "help:title") == say(Msg("at-help-title"))


def test_at_24_11_every_action_is_told(say):
    told = [say(row.text) for row in rows("at-help-actions")]
    assert len(told) == 7
    assert all(row.sign for row in rows("at-help-actions"))
    diplomacy = next(text for text in told if str(NUMBERS.diplomacy_adjacent) in text)
    assert str(NUMBERS.diplomacy_far) in diplomacy
    assert any(f"{NUMBERS.capital_pp} PP" in text for text in told)
    assert say(msg("at-help-actions", n=3)) != say(msg("at-help-actions", n=2))


def test_at_24_11_prices_are_those_of_the_game():
    told = [row.value for row in rows("at-help-costs")]
    assert told == [f"{cost} PP" for cost in (*UNIT_COST, *SHIP_COST)]
    assert len(told) == len(UNITS) + len(SHIPS)


def test_at_24_11_the_faces_of_a_die_add_up_to_all_its_sides():
    faces = [row for row in rows("at-help-dice") if row.value]
    assert sum(int(row.value.split("/")[0]) for row in faces) == len(NUMBERS.battle_die)
    assert {row.value for row in faces if row.text.id == "at-help-face-plane"} == {"2/6"}
    assert len({row.sign for row in faces}) == len(faces)


def test_at_24_11_units_are_lost_infantry_first_and_planes_last():
    lost = {row.value: row.text.id for row in rows("at-help-battle") if row.value}
    assert lost == {f"{i + 1}.": f"at-help-unit-{unit}" for i, unit in enumerate(UNITS)}


def test_at_24_11_what_counts_at_sea(say):
    told = [(say(row.text), row.value) for row in rows("at-help-naval") if row.value]
    assert [value for _, value in told] == ["+2", "+2", "+2", "+1", "+1"]
    for text, (one, other) in zip(
        (text for text, value in told if value == "+2"),
        (("battleship", "destroyer"), ("submarine", "battleship"), ("destroyer", "submarine")),
        strict=True,
    ):
        ships = [say(Msg(f"at-board-ship-{ship}")) for ship in (one, other)]
        assert text.index(ships[0]) < text.rindex(ships[1])


def test_at_24_13_the_advice_of_the_rulebook_stands_on_the_card(say, drawn):
    advice = rows("at-help-advice")
    assert len(advice) == 5
    assert all(say(row.text).split()[0] in words(drawn) for row in advice)


def test_at_24_11_the_card_is_the_same_for_everybody_and_tells_no_position(say, drawn):
    other = attack.RENDERER.board(position(2, 1500, viewer="green"), say, focus="help")
    assert other.marks == drawn.marks
    assert attack.RENDERER.board(position(1, 0), say, focus="help").marks == drawn.marks


def test_at_24_11_the_card_can_be_read_on_a_telephone(drawn):
    assert leaflet.TEXT * 390 / drawn.sheet.view.width >= 11
    for column in (0, 1):
        lines = [m.box for m in drawn.about("help:row") if (m.x > 600) == bool(column)]
        assert all(not overlap(a, b) or abs(a[1] - b[1]) >= 38 for a, b in pairwise(lines))
        assert all(box[2] < drawn.sheet.view.width for box in lines)


def test_at_24_11_words_stand_for_the_card(say):
    made = picture("attack", position(1, 0), say, focus="help")
    assert len(made.png) < 250 * 1024
    assert len(made.alt) <= 1024
    assert made.alt.startswith(say(Msg("at-help-title")))
    assert say(rows("at-help-actions")[0].text) in made.alt
