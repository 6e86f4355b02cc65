"""Sealed reactions: nothing shows before the last answer is in."""

from __future__ import annotations

import pytest

from engines.contract import Choice, Offer, msg
from engines.kit import window
from engines.kit.codec import Codec
from engines.kit.play import waited_for
from engines.kit.window import Window

CHOICES = (Choice("pass", msg("t-pass")), Choice("use/raf", msg("t-raf")))


def asked(*seats: str) -> Window:
    return Window(clock="window/1", asked=list(seats))


def question(frame: Window, seat: str) -> Offer:
    return window.offer(frame, seat, msg("t-react"), CHOICES, msg("t-waiting"), rule="T-1")


def test_it_closes_with_the_last_answer():
    frame = asked("uk", "italy")
    assert not window.answer(frame, "italy", ("pass",))
    assert window.answer(frame, "uk", ("use/raf",))


def test_answers_come_out_in_rulebook_order_not_in_order_of_arrival():
    frame = asked("uk", "italy", "ussr")
    for seat in ("ussr", "italy", "uk"):
        window.answer(frame, seat, ("pass",))
    assert [seat for seat, _ in window.opened(frame)] == ["uk", "italy", "ussr"]


def test_an_answer_may_be_changed_until_it_closes():
    frame = asked("uk", "italy")
    window.answer(frame, "uk", ("use/raf",))
    window.answer(frame, "uk", ("pass",))
    window.answer(frame, "italy", ("pass",))
    assert dict(window.opened(frame))["uk"] == ("pass",)


def test_silence_is_a_pass_and_after_an_answer_it_is_that_answer():
    frame = asked("uk", "italy")
    assert question(frame, "uk").default == ("pass",)
    window.answer(frame, "uk", ("use/raf",))
    assert question(frame, "uk").default == question(frame, "uk").answered == ("use/raf",)


def test_nobody_else_can_tell_that_somebody_answered():
    frame = asked("uk", "italy")
    before = question(frame, "italy")
    waited = waited_for({seat: question(frame, seat) for seat in frame.asked})
    window.answer(frame, "uk", ("use/raf",))
    assert question(frame, "italy") == before
    assert waited_for({seat: question(frame, seat) for seat in frame.asked}) == waited


def test_a_lapsed_answer_is_asked_for_again():
    frame = asked("uk", "italy")
    window.answer(frame, "uk", ("use/raf",))
    window.lapse(frame, "uk")
    assert not window.answer(frame, "italy", ("pass",))
    assert question(frame, "uk").answered == ()


def test_a_seat_that_gives_up_is_waited_for_no_more():
    frame = asked("uk", "italy")
    window.answer(frame, "italy", ("pass",))
    assert window.leave(frame, "uk")
    assert window.opened(frame) == [("italy", ("pass",))]


def test_a_window_is_saved_with_the_game():
    from dataclasses import dataclass

    @dataclass(slots=True)
    class State:
        schema_version: int
        flow: list[Window]

    codec = Codec(State, 1)
    frame = asked("uk", "italy")
    window.answer(frame, "uk", ("use/raf",))
    saved = codec.dump(State(1, [frame]))
    assert codec.dump(codec.load(saved)) == saved
    assert codec.load(saved).flow == [frame]


ORDERS = {
    "*": "pass",
    "removal": "ask",
    "removal+space.ukraine": "use/stalingrad",
    "removal+space.ukraine+by.italy": "pass",
    "*+by.germany": "use/any",
}


@pytest.mark.parametrize(
    ("trigger", "facts", "says"),
    [
        ("built", {"space": "india", "by": "japan"}, "pass"),
        ("removal", {"space": "moscow", "by": "japan"}, "ask"),
        ("removal", {"space": "ukraine", "by": "japan"}, "use/stalingrad"),
        ("removal", {"space": "ukraine", "by": "italy"}, "pass"),
        ("built", {"space": "india", "by": "germany"}, "use/any"),
        ("removal", {"space": "ukraine", "by": "germany"}, "use/stalingrad"),
    ],
)
def test_the_most_specific_order_wins(trigger: str, facts: dict[str, str], says: str):
    assert window.standing(ORDERS, trigger, facts) == says


def test_without_an_order_the_person_is_asked():
    assert window.standing({}, "removal", {}) == "ask"
    assert window.settled("ask", {"pass"}) is None


def test_of_equal_orders_the_one_filed_last_wins():
    assert window.standing({"a+x.1": "pass", "a+y.2": "ask"}, "a", {"x": "1", "y": "2"}) == "ask"


def test_an_order_whose_card_is_gone_passes_at_once():
    assert window.settled("use/raf", {"pass", "use/raf"}) == "use/raf"
    assert window.settled("use/raf", {"pass"}) == "pass"
