"""A digest in words: nine lines, in order of weight, within what a message holds."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.app.past.past import Digest, Turn
from bot.edge import digests, limits
from bot.edge.layout import Drawn
from bot.edge.panel import Panel, lay_out
from bot.edge.pictures import Pictures
from engines.contract import Event, msg
from tests.bot.edge.conftest import prompt, said, table
from tests.bot.edge.test_public import LONG, PICTURES, fits, wordy


def event(words: str) -> Event:
    return Event(msg(words))


def digest(mine: int = 0, turns: int | tuple[Turn, ...] = 0, **more: Any) -> Digest:
    each = Turn(event("begins"), (event("first"), event("second")))
    facts: dict[str, Any] = {
        "table": table(),
        "since": None,
        "mine": tuple(event(f"mine{n}") for n in range(mine)),
        "left_out": 0,
        "turns": (each,) * turns if isinstance(turns, int) else turns,
        "board": (),
        "view": None,
    }
    return Digest(**facts | more)


def test_tb_11_1_a_digest_has_nine_lines_at_most() -> None:
    for mine in range(10):
        for turns in range(40):
            found = digests.lines(digest(mine, turns, left_out=mine), said)
            assert len(found) <= digests.LINES, (mine, turns)
    assert len(digests.lines(digest(9, 40), said)) == digests.LINES


def test_tb_11_1_what_concerned_the_reader_comes_first_and_the_rest_is_counted() -> None:
    found = digests.lines(digest(2, 1), said)
    assert found[:3] == ["**digest-mine**", "- mine0", "- mine1"]
    assert found[3:] == ["**digest-turns**", "- **begins** first second"]
    assert digests.lines(digest(9, 0), said)[-1] == "- digest-more 5"
    assert digests.lines(digest(2, 0, left_out=5), said)[-1] == "- digest-more 5"
    assert digests.lines(digest(0, 30), said)[0] == "- digest-turns-earlier 22"


def test_tb_11_1_sentences_bear_the_numbers_of_the_picture() -> None:
    mine, other = event("taken"), event("built")
    turn = Turn(None, (other,))
    found = digests.lines(
        replace(digest(), board=(other, mine), turns=(turn,), mine=(mine,)), said, (1, 2)
    )
    assert found[1] == "- digest-numbered ② taken"
    assert found[3] == "- digest-numbered ① built"
    assert [digests.circled(n) for n in (1, 20, 21, 24)] == ["①", "⑳", "㉑", "㉔"]


def test_tb_11_1_whose_turn_it_was_is_said_once() -> None:
    begun = Event(msg("begins", who=msg("Ann"), round=3))
    for first, line in (
        (event("Ann builds"), "- **Ann** builds"),
        (event("The Ann builds"), "- The **Ann** builds"),
        (event("In the end Ann wins"), "- In the end **Ann** wins"),
        (event("The Annales fall"), "- **Ann:** The Annales fall"),
    ):
        found = digests.lines(digest(turns=(Turn(begun, (first,)),)), said)
        assert found == [line]
    played = Event(msg("plays", who=msg("Ann"), card=msg("Spade")))
    found = digests.lines(digest(turns=(Turn(played, (event("Ann wins"),)),)), said)
    assert found == ["- **plays Ann Spade** Ann wins"]


def test_tb_11_1_what_the_picture_shows_is_told_before_the_rest() -> None:
    built, dull = event("Ann builds"), event("Ann talks " * 9)
    turn = Turn(None, (dull, built))
    found = digests.lines(replace(digest(), board=(built,), turns=(turn,)), said, (1,), 70)
    assert found == ["- digest-numbered ① Ann builds …"]


@pytest.mark.parametrize("picture", PICTURES)
def test_a_panel_with_a_digest_fits_into_one_message(picture: Drawn | None) -> None:
    keys = [f"v{n}/{i}" for n in range(9) for i in range(9)]
    prompts = (prompt(*keys, undoable=1, rule="TOY-1", default=tuple(keys)),)
    recap = Drawn("since.png", "w" * limits.ALT, b"png")
    panel = Panel(
        table(), prompts, alert=LONG * 5, zooms=("a", "b"), digest="d" * digests.ROOM, recap=recap
    )
    fits(lay_out(panel, wordy, picture), recap, *filter(None, [picture]))


async def test_a_digest_does_not_wait_long_for_its_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(Pictures):
        async def since(self, *about: Any, near: bool = False) -> Any:
            await asyncio.Event().wait()

    monkeypatch.setattr(digests, "PATIENCE", 0.01)
    words, drawn = await digests.told(digest(2, 1), Slow(), said, digests.ROOM)
    assert drawn is None
    assert "mine0" in words
