"""Whole games as they were, line by line. `pytest --golden` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance import golden, laws
from conformance.cases import cases_of

HOME = Path(__file__).parents[3]


def test_a_changed_rule_shows_as_a_changed_line():
    script = golden.read("game: toy\nseats: ada ben\nseed: 1\nplayer: random 1\n")
    text = golden.written(script, fresh=True)
    again = golden.read(text)
    assert golden.written(again) == text, "what was written is what is played"
    shorter = golden.Script(again.about, again.head, again.moves[:-1])
    assert golden.written(shorter) != text


def test_a_move_that_became_illegal_is_named():
    script = golden.read("game: toy\nseats: ada ben\nseed: 1\n> ada: fly/moon\n")
    with pytest.raises(golden.Illegible, match="move 1, ada"):
        golden.written(script)


def test_a_game_in_which_all_give_up_is_one_of_its_endings():
    ends = dict(laws.endings(case := cases_of("toy")[0]))
    result = case.engine.result(ends["a game in which all give up"])
    assert result is not None
    assert result.reason == "last"
