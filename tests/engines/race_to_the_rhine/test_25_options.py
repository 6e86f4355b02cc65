"""25. Options of a table."""

from __future__ import annotations

import pytest

from engines.kit.rng import SeededRng
from engines.race_to_the_rhine import ENGINE
from tests.engines.race_to_the_rhine.table import position

ALL = ("red", "white", "blue")
DEFAULTS = {option.name: option.values[0] for option in ENGINE.options}


def why_not(seats: tuple[str, ...], **options: str) -> str:
    reason = ENGINE.check(seats, options)
    return reason.id if reason else ""


def test_rr_25_1_seats() -> None:
    assert [why_not(ALL[:n]) for n in (1, 2, 3)] == ["", "", ""]
    assert why_not(()) == why_not(("red", "red")) == "rr-options-seats"


def test_rr_25_2_armies() -> None:
    assert DEFAULTS["armies"] == "choose"
    assert why_not(ALL, armies="random") == ""


def test_rr_25_3_turn_order() -> None:
    assert DEFAULTS["turn_order"] == "random"
    listed = ENGINE.new(("blue", "red", "white"), {"turn_order": "listed"}, SeededRng(b""))
    assert listed.order == ["blue", "red", "white"]


@pytest.mark.parametrize("name", ["weather", "common_deck", "training"])
def test_rr_25_4_25_5_25_7_switches(name: str) -> None:
    """RR-25.4, RR-25.5, RR-25.7."""
    assert DEFAULTS[name] == "off"
    assert why_not(ALL, **{name: "on"}) == ""
    assert why_not(ALL, **{name: "maybe"}) == "rr-options-value"


def test_rr_25_6_harder_for_armies_in_play() -> None:
    assert why_not(ALL, harder="red+white+blue") == ""
    assert why_not(("red", "white"), harder="blue") == "rr-options-harder"


def test_rr_25_7_training_goes_with_no_other_printed_option() -> None:
    for other in ({"weather": "on"}, {"common_deck": "on"}, {"harder": "red"}):
        assert why_not(ALL, training="on", **other) == "rr-options-training"
    assert why_not(ALL, training="on", round_limit="6") == ""


def test_rr_25_8_undo() -> None:
    assert DEFAULTS["undo"] == "barrier"
    assert why_not(ALL, undo="none") == ""


def test_rr_25_10_round_limit() -> None:
    assert why_not(ALL, round_limit="41") == "rr-options-value"
    desk = position("red", "white", round_limit="5", medals={"red": 1})
    for _ in range(10):
        desk.answer("end")
        desk.answer(desk.question.default[0])
    assert desk.state.end is not None
    assert (desk.state.end.reason, desk.state.round) == ("medals", 5)


def test_rr_25_11_solo_limit() -> None:
    desk = position("white", active="white", solo_limit="5", round_limit="6")
    for _ in range(5):
        desk.answer("end")
    assert desk.state.end is not None
    assert desk.state.end.reason == "unsolved"
