"""23. Orders as text."""

from __future__ import annotations

import pytest

from engines.contract import Illegal, OrderBook
from engines.kit.turns.notation import Shorthand
from engines.race_to_the_rhine import ENGINE
from engines.race_to_the_rhine.orders import spelling
from engines.race_to_the_rhine.orders.table import TABLE
from engines.race_to_the_rhine.state import State
from tests.engines.race_to_the_rhine.scribe import go_on, write
from tests.engines.race_to_the_rhine.table import card_of, position

QUIET = ["blue_event_1", "blue_event_2"]


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.example)
def test_rr_23_1_every_form_has_an_example_that_is_read(row: Shorthand[State]) -> None:
    desk = position(active="white")
    line = ENGINE.orders.step(desk.state, "white", f"if ok 1: {row.example}")  # type: ignore[union-attr]
    assert line.wishes
    assert line.only.step == 1


# --- 23.2: names ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "space_id"),
    [
        ("koln", "koln"),
        ("KÖLN", "koln"),
        ("Kolonia", "koln"),
        ("cologne", "koln"),
        ("'s-Hertogenbosch", "s_hertogenbosch"),
        ("st vith", "st_vith"),
        ("St. Vith", "st_vith"),
        ("bergen", "bergen_op_zoom"),
        ("mons", "mons"),
        ("châ-thi", "chateau_thierry"),
        ("Paryż", "paris"),
    ],
)
def test_rr_23_2_spaces_by_id_name_or_beginning(typed: str, space_id: str) -> None:
    if typed == "châ-thi":
        with pytest.raises(Illegal):
            spelling.space(typed)
        typed = "château-th"
    assert spelling.space(typed) == space_id


def test_rr_23_2_every_name_a_space_is_called_by_is_understood() -> None:
    from bot.text import words
    from engines.contract import msg
    from engines.race_to_the_rhine.components import SPACES

    for space_id, space in SPACES.items():
        for name in (
            space_id,
            space.name,
            *(words(lang).say(msg(f"rr-space-{space_id}")) for lang in LANGS),
        ):
            assert spelling.space(name) == space_id, name


LANGS = ("en", "pl")


def test_rr_23_2_a_beginning_that_fits_several_names_them() -> None:
    with pytest.raises(Illegal) as refused:
        spelling.space("neufch")
    near = {name.id for name in refused.value.reason.args["near"]}  # type: ignore[union-attr]
    assert near == {"rr-space-neufchatel_bray", "rr-space-neufchateau"}


def test_rr_23_2_a_numeral_means_the_senders_own_corps() -> None:
    assert spelling.corps("red", "xii") == "red_xii"
    assert spelling.corps("blue", "XII") == "blue_xii"
    with pytest.raises(Illegal):
        spelling.corps("white", "XII")


def test_rr_23_2_spacing_and_arrows_do_not_matter() -> None:
    for text in ("haul Lisieux→Brionne2A1F", "haul lisieux  ->  brionne 2 a 1 f"):
        desk = position(active="red", stock={"lisieux": "2f3a"})
        assert write(desk, text).keys[0] == "haul/lisieux.brionne"
        assert desk.stock("brionne") == "1F2A"


def test_rr_23_2_cards_by_id_name_or_beginning() -> None:
    held = ["res_19", "res_01", "blue_division_1"]
    assert spelling.card("res_19", held) == "res_19"
    assert spelling.card("9 Panzer Div", held) == "res_19"
    assert spelling.card("275", held) == "res_01"
    assert spelling.card("res", held) is None


# --- 23.3 to 23.6: paying, supplies, trucks, transport -------------------------------------------


def test_rr_23_3_a_ready_resistance_card_is_used_before_a_kept_one() -> None:
    kept, ready = card_of("red", "resistance", keep=True), card_of("red", "resistance", keep=False)
    desk = position(active="red", kept={"red": [kept]})
    desk.give(desk.turn.ready, [ready])
    assert write(desk, "card trucks 1").keys == ["card-trucks/1"]
    assert desk.turn.ready == []
    assert desk.state.player.kept == [kept]
    assert desk.turn.actions == 0


def test_rr_23_3_plus_is_the_bonus_of_reds_commander() -> None:
    desk = position(active="red")
    done = write(desk, "supply lisieux 3F +1A1R")
    assert done.keys == ["supply-plus/lisieux.3f", "bonus/1a1r"]
    assert desk.stock("lisieux") == "3F1A1R"
    assert not desk.state.player.commander


def test_rr_23_4_base_set_bonus_and_what_to_discard() -> None:
    desk = position(
        active="red", control={"red": ["le_havre", "yvetot"]}, stock={"le_havre": "2f1a1r"}
    )
    write(desk, "supply le_havre mix +2A shed 2F1R")
    assert desk.stock("le_havre") == "1F4A1R"


@pytest.mark.parametrize(("word", "track", "taken"), [("max", 6, 3), ("spare", 6, 3)])
def test_rr_23_5_max_and_spare_within_the_limit(word: str, track: int, taken: int) -> None:
    desk = position(active="red")
    write(desk, f"trucks {word}")
    assert desk.state.player.trucks == 6 + taken


def test_rr_23_5_spare_leaves_one_truck_and_max_does_not() -> None:
    for word, left in (("max", 0), ("spare", 1)):
        desk = position(active="red", track=2, trucks={"red": 4, "white": 9, "blue": 9})
        desk.set_track(2)
        done = write(desk, f"trucks {word}")
        assert done.keys == [f"trucks/{2 - left}"]


def test_rr_23_6_loads_between_the_legs_are_free() -> None:
    desk = position(active="red", stock={"lisieux": "2f3a", "brionne": "1r"})
    done = write(
        desk, "haul lisieux>brionne 2F3A, load II 1R, brionne>rouen 2F2A1R; load II 1R; end"
    )
    assert done.code == "NOT_POSSIBLE", "Rouen has no food before the second leg"
    assert not done.keys
    done = write(desk, "haul lisieux>brionne 2F3A, brionne>rouen 2F2A1R, load II 1R")
    assert done.keys[0] == "haul/lisieux.brionne"
    assert not done.code
    assert desk.stock("brionne") == "1A"
    assert desk.stock("rouen") == "2F2A"
    assert desk.load("red_ii") == "1F2A2R"
    assert desk.turn.actions == 1


def test_rr_23_6_a_shorter_transport_is_ended() -> None:
    desk = position(active="white", stock={"chartres": "3f"})
    done = write(desk, "haul chartres>rambouillet 1F")
    assert done.keys[-1] == "done"
    assert "end" in desk.open_keys


# --- 23.7 to 23.13: moves ------------------------------------------------------------------------


def test_rr_23_7_loading_and_leaving_at_a_stop() -> None:
    desk = position(
        active="blue", corps={"blue_xii": "troyes 3f1r"}, stock={"vitry": "2a"}, top=QUIET
    )
    done = write(desk, "move XII vitry (load 2A, leave 1R) > chalons")
    assert desk.load("blue_xii") == "2F2A"
    assert desk.stock("vitry") == "1R"
    assert done.keys[-1] == "stop"
    assert desk.at("blue_xii") == "chalons"


def test_rr_23_7_load_all_loads_at_every_stop_what_fits_in_order() -> None:
    desk = position(
        active="blue", corps={"blue_xii": "troyes 3f"}, stock={"vitry": "2f2a2r"}, top=QUIET
    )
    done = write(desk, "move XII vitry load=all")
    assert [key for key in done.keys if key.startswith("load/")] == [
        "load/blue_xii.2f",
        "load/blue_xii.2a",
    ]
    assert desk.load("blue_xii") == "4F2A"
    assert desk.stock("vitry") == "2R"


def test_rr_23_7_load_of_kinds_loads_only_these() -> None:
    desk = position(
        active="blue", corps={"blue_xii": "troyes 2f"}, stock={"vitry": "1f1a1r"}, top=QUIET
    )
    write(desk, "move XII vitry load=AR")
    assert desk.load("blue_xii") == "1F1A1R"


CIVILIANS = card_of("blue", "starving_civilians")
MARKET = card_of("blue", "black_market")
BOCHES = card_of("blue", "les_boches")
DIVISION = card_of("blue", "division")


@pytest.mark.parametrize(
    ("said", "food", "answer"),
    [
        ("yes", "1r", "give"),
        ("no", "2r", "decline"),
        ("spare", "1r", "decline"),
        ("spare", "2r", "give"),
        ("ask", "2r", ""),
    ],
)
def test_rr_23_8_civilians(said: str, food: str, answer: str) -> None:
    desk = position(active="blue", corps={"blue_xii": f"troyes 2f{food}"}, top=[CIVILIANS])
    done = write(desk, f"move XII vitry civ={said}")
    assert (answer in done.keys) if answer else done.asked == "rr-ask-civilians"


@pytest.mark.parametrize(
    ("said", "answer"),
    [("A>F,R>A", "swap/r.a"), ("A>F", "decline"), ("no", "decline"), ("ask", "")],
)
def test_rr_23_8_the_first_pair_that_is_possible_else_declined(said: str, answer: str) -> None:
    desk = position(active="blue", corps={"blue_xii": "troyes 2f1r"}, top=[MARKET])
    done = write(desk, f"move XII vitry market={said}")
    assert (answer in done.keys) if answer else done.asked == "rr-ask-market"


def test_rr_23_9_rr_23_10_going_on_is_paid_or_ends_the_move() -> None:
    for said, at in (("yes", "chalons"), ("no", "vitry")):
        desk = position(
            active="blue", corps={"blue_xii": "troyes 3f"}, top=[BOCHES, "blue_event_1"]
        )
        done = write(desk, f"move XII vitry > chalons go={said}")
        assert desk.at("blue_xii") == at
        assert done.code == ("" if said == "yes" else "EARLY")


def test_rr_23_9_going_on_that_nothing_was_said_about_is_asked_and_then_goes_on() -> None:
    desk = position(active="blue", corps={"blue_xii": "troyes 3f"}, top=[BOCHES, "blue_event_1"])
    filed = OrderBook()
    done = write(desk, "move XII vitry > chalons; trucks 1", filed)
    assert done.asked == "rr-ask-step"
    assert desk.at("blue_xii") == "vitry"
    desk.answer("step/chalons")
    done = go_on(desk, filed)
    assert done.keys == ["stop", "trucks/1"]


@pytest.mark.parametrize(
    "line",
    ["move US XII Corps from Troyes to Vitry", "move us XII vitry", "move XII corps > vitry"],
)
def test_rr_23_7_a_move_may_be_said_in_full(line: str) -> None:
    desk = position(active="blue", corps={"blue_xii": "troyes 3f"}, top=QUIET)
    write(desk, line)
    assert desk.at("blue_xii") == "vitry"


def test_rr_23_11_rr_23_12_three_dots_keep_the_move_open() -> None:
    desk = position(active="blue", corps={"blue_xii": "troyes 3f"}, top=QUIET)
    filed = OrderBook()
    done = write(desk, "move XII vitry ...; trucks 1", filed)
    assert done.asked == "rr-ask-step"
    assert desk.at("blue_xii") == "vitry"
    desk.answer("step/chalons")
    assert go_on(desk, filed).asked == "rr-ask-step"
    desk.answer("stop")
    assert go_on(desk, filed).keys == ["trucks/1"]


def test_rr_23_13_after_a_lost_battle_the_text_goes_on_if_told_to() -> None:
    for said, keys in (("", 0), (" else skip", 1)):
        desk = position(active="blue", corps={"blue_xii": "troyes 3f"}, top=[DIVISION])
        done = write(desk, f"move XII vitry > chalons{said}; trucks 1")
        assert done.keys.count("trucks/1") == keys
        assert desk.at("blue_xii") == "troyes"
        assert done.code == ("" if said else "EARLY")
        assert done.rest == ([] if said else ["trucks 1"])


def test_rr_23_13_after_a_move_ended_early_the_text_goes_on_if_told_to() -> None:
    for said in ("", " else skip"):
        desk = position(active="blue", corps={"blue_xii": "troyes 3f"}, top=[BOCHES])
        done = write(desk, f"move XII vitry > chalons go=no{said}; trucks 1")
        assert ("trucks/1" in done.keys) == bool(said)


# --- 23.14: conditions ---------------------------------------------------------------------------


def test_rr_23_14_steps_under_a_condition() -> None:
    for top, taken in ((DIVISION, "trucks/1"), ("blue_event_1", "trucks/2")):
        desk = position(active="blue", corps={"blue_xii": "troyes 3f"}, top=[top])
        done = write(desk, "move XII vitry; if fail 1: trucks 1; if ok 1: trucks 2")
        assert not done.code
        assert [key for key in done.keys if key.startswith("trucks")] == [taken]


def test_rr_23_14_a_step_left_out_is_neither_success_nor_failure() -> None:
    desk = position(active="blue", corps={"blue_xii": "troyes 3f"}, top=["blue_event_1"])
    done = write(
        desk,
        "move XII vitry; if fail 1: trucks 1; if ok 2: trucks 2; if fail 2: trucks 3; mark mayen",
    )
    assert not [key for key in done.keys if key.startswith("trucks")]
    assert done.keys[-2:] == ["end", "mark/mayen"]


def test_rr_23_14_a_refused_step_is_a_failure_its_condition_provides_for() -> None:
    desk = position(active="red", trucks={"red": 9})
    done = write(desk, "trucks 1; if fail 1: supply lisieux mix")
    assert done.keys == ["supply/lisieux.mix"]


def test_rr_23_14_the_rest_given_back_can_be_sent_again() -> None:
    desk = position(active="blue", corps={"blue_xii": "troyes 3f"}, top=["blue_event_1"])
    done = write(
        desk,
        "trucks 1; move XII vitry > troyes > metz; if ok 1: supply orleans 3A; "
        "if fail 1: trucks 4; if ok 3: trucks 2; if fail 5: trucks 3; mark mayen",
    )
    assert done.code == "NOT_POSSIBLE"
    assert done.rest == [
        "move XII vitry > troyes > metz",
        "supply orleans 3A",
        "if ok 2: trucks 2",
        "if fail 3: trucks 3",
        "mark mayen",
    ]
    assert write(desk, "; ".join(done.rest)).rest == done.rest, "the move is still impossible"


# --- 23.15, 23.16: the end of a turn -------------------------------------------------------------


def test_rr_23_15_the_first_legal_choice_is_taken() -> None:
    desk = position(active="blue")
    assert write(desk, "mark metz else counter paris else mark mayen").keys == ["end", "mark/mayen"]


def test_rr_23_15_if_none_is_legal_the_turn_is_not_ended() -> None:
    desk = position(active="blue")
    done = write(desk, "mark metz else pass")
    assert done.keys == []
    assert done.code == "NOT_POSSIBLE"
    assert desk.question.question.id == "rr-ask-action"


def test_rr_23_16_end_closes_the_actions_and_leaves_the_reaction_open() -> None:
    desk = position(active="blue")
    done = write(desk, "trucks 1; end")
    assert done.keys == ["trucks/1", "end"]
    assert done.asked == "rr-ask-reaction"


# --- 23.17: whole turns from the set-up ----------------------------------------------------------


def test_rr_23_17_a_whole_turn_of_red() -> None:
    desk = position(active="red")
    done = write(
        desk,
        "supply lisieux mix +2F; haul lisieux>brionne 3F1A1R, brionne>rouen 3F1A1R; "
        "mark rheinhausen",
    )
    assert not done.code
    assert not done.asked
    assert desk.stock("rouen") == "3F1A1R"
    assert "rheinhausen" in desk.state.marked
    assert desk.state.active == "white"


def test_rr_23_17_a_whole_turn_of_white() -> None:
    tops = ["white_event_1", card_of("white", "starving_civilians"), BOCHES]
    desk = position("white", "red", "blue", active="white", top=[*tops[:2], "white_les_boches_1"])
    done = write(
        desk,
        "cmd air res; move VII meaux > soissons > reims civ=spare market=no go=yes load=all; "
        "trucks 5; mark haguenau",
    )
    assert not done.code
    assert not done.asked
    assert desk.at("white_vii") == "reims"
    assert desk.state.players["white"].trucks == 11
    assert desk.state.players["white"].air == "resistance"
    assert "haguenau" in desk.state.marked


def test_rr_23_17_a_whole_turn_of_blue() -> None:
    desk = position(
        "blue", "red", "white", active="blue", top=[MARKET, BOCHES, "blue_event_1", "blue_event_2"]
    )
    done = write(
        desk,
        "move XII vitry > chalons > reims market=R>A go=yes civ=no load=F; "
        "cmd move XV auxerre go=no; supply orleans 3A; mark schleiden else mark mayen",
    )
    assert not done.code
    assert not done.asked
    assert desk.load("blue_xii") == "1F1A"
    assert desk.at("blue_xv") == "auxerre"
    assert desk.stock("orleans") == "3A"
    assert "schleiden" in desk.state.marked


def test_rr_23_17_the_examples_read_alike_at_any_table() -> None:
    orders = ENGINE.orders
    assert orders is not None
    desk = position("red", "white")
    assert len(orders.read(desk.state, "white", "cmd air res; trucks 5; mark haguenau").plan) == 3
