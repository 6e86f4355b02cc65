"""What the pictures of Sample Game show."""

from __future__ import annotations

import pytest
from engines.sample_game import ENGINE
from renderers.sample_game import PLACES, plan

from bot.text import LANGUAGES, words
from engines.kit.rng import SeededRng
from renderers import picture


@pytest.mark.parametrize("lang", LANGUAGES)
def test_flags_stand_on_their_posts(lang: str) -> None:
    state = ENGINE.new(("amber", "blue"), {}, SeededRng(b"picture"))
    state.posts["oak"] = "blue"
    view, say = ENGINE.view(state, None), words(lang).say
    (flag,) = plan(view, say).about("flag:")
    assert (flag.about, (flag.x, flag.y)) == ("flag:oak:blue", PLACES["oak"])
    assert not plan(view, say).about("choice:")
    (ring,) = plan(view, say, marks=["elm"]).about("choice:")
    assert (ring.x, ring.y) == PLACES["elm"]
    drawn = picture("sample_game", view, say)
    assert drawn.png.startswith(b"\x89PNG")
    assert drawn.alt


def test_players_have_their_flags_and_cards() -> None:
    state = ENGINE.new(("amber", "blue"), {}, SeededRng(b"picture"))
    state.posts["oak"] = state.posts["elm"] = "amber"
    (line,) = plan(ENGINE.view(state, None), words("en").say).about("cards:amber")
    assert [shape.text for shape in line.shapes] == ["flags 2, cards 3"]


def test_a_hand_shows_its_cards() -> None:
    state = ENGINE.new(("amber", "blue"), {}, SeededRng(b"picture"))
    drawn = picture("sample_game", ENGINE.view(state, "amber"), words("en").say, hand=True)
    assert all(str(card) in drawn.alt for card in state.hands["amber"])
