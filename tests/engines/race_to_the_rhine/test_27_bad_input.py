"""27. Bad input: why a step is refused, and that nothing has changed.

What the table refuses (who sits where, stale buttons, undo, lobby) is proved with the table.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.text import words
from engines.contract import Illegal, Msg
from engines.race_to_the_rhine import ENGINE
from tests.engines.race_to_the_rhine.scribe import Written, write
from tests.engines.race_to_the_rhine.table import Table, card_of, position

EVENTS = ["blue_event_1", "blue_event_2"]


def refused_with(desk: Table, text: str, code: str, /, **args: str | int) -> Written:
    """The text is refused with this code before anything is done, and says what is expected."""
    before = ENGINE.dump(desk.state)
    done = write(desk, text)
    assert done.code == code, f"{text}: {done.code or 'accepted'} {done.picks}"
    assert ENGINE.dump(desk.state) == before, "a refused order has changed something (RR-27.1)"
    assert isinstance(done.why, Msg)
    for name, wanted in args.items():
        got = plain(done.why.args[name])
        assert got == wanted, f"{name}: {got}"
    for lang in ("en", "pl"):
        assert words(lang).say(done.why)
    return done


def plain(arg: Any) -> str | int:
    """An argument as text: ids of messages without their first parts."""
    if isinstance(arg, tuple):
        return " ".join(str(plain(each)) for each in arg)
    return arg.id.split("-", 2)[-1] if isinstance(arg, Msg) else arg


def test_rr_27_1_a_transport_is_refused_as_a_whole() -> None:
    desk = position(active="red", stock={"lisieux": "3f"})
    refused_with(desk, "haul lisieux>brionne 3F, brionne>rouen 4F", "NOT_THERE", tokens="3F")
    assert desk.turn.actions == 0
    assert not desk.state.trucks


def test_rr_27_1_the_unit_of_a_turn_text_is_the_step() -> None:
    desk = position(active="red")
    done = write(desk, "trucks 1; trucks 7; end")
    assert done.keys == ["trucks/1"]
    assert done.code == "NOT_POSSIBLE"
    assert done.rest == ["trucks 7", "end"]


@pytest.mark.parametrize(
    ("text", "form"),
    [("move I rouen civ=maybe", "civ=spare"), ("move I rouen market=none", "market=R>A")],
)
def test_rr_23_8_a_setting_that_cannot_be_read_is_shown_how_it_is_written(
    text: str, form: str
) -> None:
    why = write(position(active="red"), text).why
    assert isinstance(why, Msg)
    assert f"Write it like this: `{form}`." in words("en").say(why)


@pytest.mark.parametrize("text", ["move I corps brionne", "move I to brionne", "move i>brionne"])
def test_rr_23_7_a_corps_may_be_sent_to_a_space_in_plain_words(text: str) -> None:
    keys = ["move/red_i", "step/brionne", "stop"]
    assert write(position(active="red"), text).keys == keys


@pytest.mark.parametrize("later", ["supply lisie_x mix", "dance", "move LXX rouen", "load I 3Q"])
def test_rr_27_2_what_cannot_be_read_is_refused_before_anything_is_done(later: str) -> None:
    refused = write(desk := position(active="red"), f"trucks 1; {later}")
    assert refused.keys == []
    assert refused.code in ("UNKNOWN", "FORM", "UNREAD")
    assert desk.turn.actions == 0


def test_rr_27_3_what_is_possible_is_said_in_both_languages() -> None:
    desk = position(active="red")
    why = refused_with(desk, "trucks 9", "NOT_POSSIBLE").why
    assert isinstance(why, Msg)
    assert (
        words("en")
        .say(why)
        .endswith(
            "“Take trucks: 1 truck, 5 left”, “Take trucks: 2 trucks, 4 left”, "
            "“Take trucks: 3 trucks, 3 left”."
        )
    )
    assert "Możesz odpowiedzieć na przykład: „" in words("pl").say(why)


def test_rr_27_7_a_step_that_answers_another_question() -> None:
    desk = position(active="red", reaction=True)
    refused_with(desk, "trucks 1", "NOT_POSSIBLE", question="reaction")
    civilians = card_of("blue", "starving_civilians")
    desk = position(active="blue", corps={"blue_xii": "troyes 2f1r"}, top=[civilians])
    desk.answer("move/blue_xii", "step/vitry")
    refused_with(desk, "trucks 1", "NOT_POSSIBLE", question="civilians")
    desk = position(active="white", stock={"chartres": "3f"})
    desk.answer("haul/chartres.rambouillet", "cargo/f1")
    refused_with(desk, "air own", "NOT_POSSIBLE", question="leg")
    assert not write(desk, "load V all").code, "loading is free at any moment (RR-8.10)"


@pytest.mark.parametrize(
    ("active", "text", "possible"),
    [
        ("red", "supply brionne mix", "supply"),
        ("red", "trucks 4", "trucks"),
        ("blue", "move XII metz", "step"),
        ("blue", "move XII vitry>chalons>reims>chalons", "step"),
        ("red", "mark paris", "mark"),
        ("red", "counter paris", "mark"),
        ("red", "load I 9F", "load"),
        ("red", "leave I 2F", "leave"),
        ("red", "supply lisieux mix +3F", "bonus"),
    ],
)
def test_rr_27_8_the_right_question_but_not_this_answer(
    active: str, text: str, possible: str
) -> None:
    desk = position(active=active, stock={"lisieux": "1f"}, top=EVENTS)
    before = ENGINE.dump(desk.state)
    done = write(desk, text)
    assert ENGINE.dump(desk.state) == before or done.keys[-1].startswith("step/")
    assert isinstance(done.why, Msg)
    if done.code == "NOT_POSSIBLE":
        shown = [each.args["what"].args["what"].id for each in done.why.args["possible"]]  # type: ignore[union-attr]
        assert all(each.startswith(f"rr-do-{possible}") for each in shown)
    else:
        assert done.code in ("EARLY",)


def test_rr_27_9_unknown_space() -> None:
    desk = position(active="red")
    refused_with(desk, "mark xyzzy", "UNKNOWN", said="xyzzy")
    refused_with(desk, "mark achen", "UNKNOWN", said="achen", near="aachen marche")
    refused_with(desk, "mark neufch", "UNKNOWN", near="neufchatel_bray neufchateau")


def test_rr_27_10_unknown_corps() -> None:
    desk = position(active="white")
    refused_with(desk, "load XII all", "UNKNOWN", near="white_v white_vii white_xix")


@pytest.mark.parametrize("load", ["3Q", "0F", "1F0R"])
def test_rr_27_11_bad_tokens(load: str) -> None:
    refused_with(position(active="red"), f"load I {load}", "FORM", said=load, form="2F1A")


def test_rr_27_73_bad_text() -> None:
    desk = position(active="red")
    refused_with(desk, "trucks 1; dance", "UNREAD", said="dance")
    refused_with(desk, "if ok 1: trucks 1", "IF", n=1)
    refused_with(desk, "supply lisieux", "FORM", form="supply lisieux mix")
    refused_with(desk, " ; ", "FORM")


def test_rr_27_13_no_action_left() -> None:
    desk = position(active="blue", kept={"blue": ["blue_resistance_keep_1"]})
    desk.turn.actions = 2
    refused_with(desk, "trucks 1", "NO_ACTION_LEFT")
    assert not write(desk, "card trucks 1").code


@pytest.mark.parametrize(
    ("army", "text", "said"),
    [
        ("red", "recon own", "recon"),
        ("red", "card trucks 1", "card"),
        ("white", "cmd move V meaux", "cmd"),
        ("red", "cmd move I brionne", "cmd"),
    ],
)
def test_rr_27_14_what_is_not_there_pays_for_nothing(army: str, text: str, said: str) -> None:
    refused_with(position(active=army), text, "CANNOT_PAY", said=said)


def test_rr_27_16_without_his_commander_an_army_has_no_bonus() -> None:
    refused_with(position(active="blue"), "supply orleans mix +1F", "NOT_POSSIBLE")
    desk = position(active="blue")
    desk.state.player.commander = False
    refused_with(desk, "cmd move XII vitry", "CANNOT_PAY", said="cmd")


def test_rr_27_26_too_many_or_too_few_at_once() -> None:
    desk = position(active="red", stock={"lisieux": "9f"})
    why = refused_with(desk, "haul lisieux>brionne 6F", "HOW_MANY").why
    assert why.args["answers"].args["most"] == 5
    desk = position(active="red", stock={"lisieux": "3f3a2r"})
    why = refused_with(desk, "supply lisieux mix shed 1R", "HOW_MANY").why
    assert why.args["answers"].args["n"] == 2


def test_rr_27_37_not_there() -> None:
    desk = position(active="red", stock={"lisieux": "1f"})
    refused_with(desk, "haul lisieux>brionne 2F", "NOT_THERE", space="lisieux", tokens="1F")
    refused_with(position(active="red"), "haul lisieux>brionne 2F", "NOT_THERE", tokens="nothing")


def test_rr_27_42_corps_halted() -> None:
    desk = position(active="blue", halted=["blue_xii"])
    refused_with(desk, "move XII vitry", "CORPS_HALTED", corps="blue_xii")


def test_rr_27_52_a_move_that_ends_early() -> None:
    desk = position(
        active="blue", corps={"blue_xii": "troyes 3f"}, top=[card_of("blue", "division")]
    )
    done = write(desk, "move XII vitry > chalons; trucks 1")
    assert (done.code, done.rest) == ("EARLY", ["trucks 1"])


def test_rr_27_60_a_payment_that_is_not_exact() -> None:
    desk = position(active="red", medals={"red": 2}, won={"red": ["res_19"]})
    refused_with(desk, "drop koln 1 pay medal, medal", "CANNOT_PAY")
    refused_with(desk, "drop koln 1 pay res_01", "CANNOT_PAY", said="res_01")
    done = write(desk, "drop koln 1, aachen 1 pay medal, medal")
    assert not done.code
    assert desk.state.player.medals == 0


def test_rr_27_78_a_lost_battle_is_a_result_and_no_error() -> None:
    desk = position(
        active="blue", corps={"blue_xii": "troyes 3f"}, top=[card_of("blue", "division")]
    )
    desk.answer("move/blue_xii", "step/vitry")
    assert desk.at("blue_xii") == "troyes"


def test_rr_27_72_an_answer_that_is_not_offered_is_refused() -> None:
    desk = position(active="red")
    with pytest.raises(Illegal):
        desk.press("red", "trucks/9")
