"""19. Decisions: what is asked, what silence means, and what can be said in advance."""

from __future__ import annotations

import pytest

from engines.contract import OrderBook
from engines.kit.simulate import QuickRng
from engines.race_to_the_rhine import ENGINE
from engines.race_to_the_rhine.orders import TypedOrders, questions
from engines.race_to_the_rhine.orders.questions import SETTINGS
from tests.engines.race_to_the_rhine import bot
from tests.engines.race_to_the_rhine.scribe import go_on, write
from tests.engines.race_to_the_rhine.table import Table, card_of, position

ORDERS = TypedOrders(ENGINE)
EVENTS = ["blue_event_1", "blue_event_2"]
CIVILIANS = card_of("blue", "starving_civilians")
MARKET = card_of("blue", "black_market")
BOCHES = card_of("blue", "les_boches")
DIVISION = card_of("blue", "division")


def standing(**settings: str) -> OrderBook:
    filed = OrderBook()
    ORDERS.set(filed, tuple(f"{name}/{value}" for name, value in settings.items()))
    return filed


# --- the table of decisions ----------------------------------------------------------------------


def test_rr_19_2_every_legal_action_and_the_end_which_silence_means() -> None:
    desk = position(
        active="blue",
        stock={"orleans": "3f"},
        kept={"blue": ["blue_resistance_keep_1", "blue_recon_1"]},
        medals={"blue": 1},
    )
    assert desk.open_verbs() == {
        "supply", "trucks", "haul", "move", "air", "drop", "recon", "end", "leave",
        "card-supply", "card-trucks", "card-haul", "card-move", "card-air", "card-drop", "cmd-move",
    }  # fmt: skip
    assert desk.question.default == ("end",)
    desk.turn.actions = 2
    assert "trucks" not in desk.open_verbs()
    assert "card-trucks" in desk.open_verbs()


def test_rr_19_3_base_and_set_and_then_the_bonus_which_silence_leaves_out() -> None:
    desk = position(active="red", control={"red": ["dieppe"]})
    assert desk.open_args("supply") == [
        "lisieux.mix",
        "lisieux.3f",
        "lisieux.3a",
        "lisieux.3r",
        "dieppe.mix",
    ]
    desk.answer("supply-plus/dieppe.mix")
    assert desk.question.default == ("back",)
    desk.answer("back")
    assert desk.turn.actions == 0
    assert desk.state.player.commander


def test_rr_19_4_exactly_the_surplus_and_silence_takes_the_most_numerous() -> None:
    desk = position(active="red", stock={"lisieux": "5f2a1r"}).answer("supply/lisieux.mix")
    offer = desk.question
    assert (offer.least, offer.most) == (2, 2)
    assert offer.default == ("shed/f1", "shed/f2")


def test_rr_19_5_trucks_up_to_the_bound() -> None:
    assert position(active="red").open_args("trucks") == ["1", "2", "3"]


def test_rr_19_6_one_leg_at_a_time_and_silence_ends_the_transport() -> None:
    desk = position(active="white", stock={"chartres": "3f"})
    desk.answer("haul/chartres.rambouillet", "cargo/f1")
    assert "leg" in desk.open_verbs()
    assert desk.question.default == ("done",)


def test_rr_19_7_loading_is_never_a_question_of_its_own() -> None:
    desk = position(active="red", stock={"lisieux": "1f"})
    assert "load/red_i.1f" in desk.open_keys
    desk.answer("load/red_i.1f")
    assert "end" in desk.open_keys
    assert desk.turn.actions == 0


def test_rr_19_8_corps_that_can_make_a_first_step() -> None:
    desk = position(active="blue", corps={"blue_xv": "sens 1r"}, halted=["blue_xx"])
    assert desk.open_args("move") == ["blue_xii"]
    desk.state.corps["blue_xii"].moved = True
    assert desk.open_args("move") == []


def test_rr_19_9_each_step_has_its_price_and_silence_stops() -> None:
    desk = position(active="blue", corps={"blue_xii": "verdun 3f2a"}, top=[BOCHES])
    desk.set_corps("blue_xii", "toul 3f2a")
    desk.answer("move/blue_xii", "step/nancy")
    steps = {
        choice.arg: choice.label.args for choice in desk.question.choices if choice.verb == "step"
    }
    assert steps["metz"]["fuel"] == 1
    assert steps["metz"]["fort"] == 1
    assert desk.question.default == ("stop",)


def test_rr_19_10_silence_feeds_civilians_if_food_is_left() -> None:
    for food, default in (("2r", "give"), ("1r", "decline")):
        desk = position(active="blue", corps={"blue_xii": f"troyes 2f{food}"}, top=[CIVILIANS])
        desk.answer("move/blue_xii", "step/vitry")
        assert desk.question.default == (default,)
        assert desk.open_verbs() == {"give", "decline"}


def test_rr_19_11_every_swap_that_is_possible_and_silence_declines() -> None:
    desk = position(active="blue", corps={"blue_xii": "troyes 2f1r"}, top=[MARKET])
    desk.answer("move/blue_xii", "step/vitry")
    assert desk.open_args("swap") == ["f.a", "f.r", "r.f", "r.a"]
    assert desk.question.default == ("decline",)


def test_rr_19_12_the_card_looked_at_is_told_to_its_owner_alone() -> None:
    desk = position(active="white").answer("air/own")
    (seen,) = [event for event in desk.log if event.text.id == "rr-log-seen"]
    assert seen.audience == ("white",)
    assert all("card" not in e.text.args for e in desk.log if e.audience is None)


def test_rr_19_13_number_spaces_and_payment_of_a_drop() -> None:
    desk = position(active="red", medals={"red": 1}, won={"red": ["res_19"]})
    assert desk.open_args("drop") == ["1", "2"]
    desk.answer("drop/1", "land/koln")
    assert desk.question.default == ("pay/usual",)
    desk.answer("pay/usual")
    assert desk.state.player.medals == 0
    assert desk.state.player.won == ["res_19"], "tokens first (RR-12.4)"


def test_rr_19_14_every_site_every_target_and_the_default_reaction() -> None:
    desk = position(active="blue", control={"red": ["lille"]}, reaction=True)
    assert desk.open_args("counter") == ["lille"]
    assert "aachen" in desk.open_args("mark")
    assert desk.open_verbs() == {"mark", "counter"}
    assert desk.question.default[0].startswith("mark/")


# --- what is not asked, and what always is --------------------------------------------------------


def test_rr_19_18_the_end_of_actions_and_the_reaction_are_always_confirmed() -> None:
    desk = position(active="red")
    desk.turn.actions = 2
    desk.state.player.trucks, desk.state.truck_track = 9, desk.state.truck_track - 3
    for corps in desk.state.corps.values():
        desk.state.pool = [n + more for n, more in zip(desk.state.pool, corps.load, strict=True)]
        corps.load = [0, 0, 0]
    assert desk.open_keys == ["end"]
    desk.answer("end")
    assert desk.question.question.id == "rr-ask-reaction"


def test_rr_19_18_a_cargo_of_one_token_is_not_asked() -> None:
    desk = position(active="red", stock={"lisieux": "1f"}).answer("haul/lisieux.brionne")
    assert desk.stock("brionne") == "1F"


def test_rr_19_19_no_question_has_a_single_answer_but_the_end_and_the_reaction() -> None:
    dice, chance = QuickRng(3), QuickRng(4)
    state = ENGINE.new(("red", "white", "blue"), {"weather": "on"}, dice)
    while offers := ENGINE.offers(state):
        ((seat, offer),) = offers.items()
        verbs = {choice.verb for choice in offer.choices}
        assert len(offer.choices) > 1 or verbs <= {"end", "mark", "counter", "box", "pass"}, offer
        assert all(offer.find(key) for key in offer.default)
        ENGINE.apply(state, seat, bot.picks(seat, offer, chance), dice)


# --- whole turns ---------------------------------------------------------------------------------


def test_rr_19_20_a_whole_turn_in_one_message() -> None:
    calm = [*EVENTS, card_of("blue", "vive_la_liberation")]
    desk = position(active="blue", top=calm)
    done = write(
        desk, "move XII vitry > chalons; supply orleans 3A; cmd move XV auxerre; mark mayen"
    )
    assert not done.code
    assert not done.asked
    assert desk.state.active == "red"


@pytest.mark.parametrize(
    ("top", "order", "question", "reply", "after"),
    [
        (CIVILIANS, "move XII vitry", "rr-ask-civilians", "give", "stop"),
        (MARKET, "move XII vitry", "rr-ask-market", "decline", "stop"),
        (BOCHES, "move XII vitry > chalons", "rr-ask-step", "stop", "trucks/1"),
    ],
)
def test_rr_19_21_a_text_pauses_for_what_it_does_not_say_and_goes_on(
    top: str, order: str, question: str, reply: str, after: str
) -> None:
    desk = position(active="blue", corps={"blue_xii": "troyes 3f2r"}, top=[top])
    filed = OrderBook()
    assert write(desk, f"{order} else skip; trucks 1; mark mayen", filed).asked == question
    done = go_on(desk.answer(reply), filed)
    assert done.keys[0] == after
    assert done.keys[-1] == "mark/mayen"
    assert desk.state.active == "red"


def test_rr_19_21_discarding_that_is_not_said_is_asked() -> None:
    desk = position(active="red", stock={"lisieux": "5f2a1r"})
    filed = OrderBook()
    assert write(desk, "supply lisieux mix; trucks 1", filed).asked == "rr-ask-shed"
    done = go_on(desk.answer("shed/r1 shed/r2"), filed)
    assert done.keys == ["trucks/1"]


def test_rr_19_22_a_text_stops_at_an_illegal_step_and_what_was_done_stands() -> None:
    desk = position(active="red")
    done = write(desk, "trucks 1; haul lisieux>brionne 1F; supply lisieux mix")
    assert desk.state.player.trucks == 7
    assert done.code == "NOT_THERE"
    assert done.rest == ["haul lisieux>brionne 1F", "supply lisieux mix"]


def test_rr_19_22_a_text_stops_after_a_lost_battle() -> None:
    desk = position(active="blue", corps={"blue_xii": "troyes 3f"}, top=[DIVISION])
    done = write(desk, "move XII vitry; trucks 1")
    assert done.code == "EARLY"
    assert done.rest == ["trucks 1"]


def test_rr_19_22_a_text_stops_when_a_corps_named_later_has_been_halted() -> None:
    desk = position(
        active="blue", corps={"blue_xii": "troyes 2f"}, track=1, trucks={"red": 9, "white": 9}
    )
    desk.set_track(1)
    done = write(desk, "trucks 1; supply orleans mix; cmd move XII vitry")
    assert "rr-log-logistics" in done.told
    assert done.code == "CORPS_HALTED"
    assert done.rest == ["cmd move XII vitry"]


def test_rr_19_22_a_corps_halted_before_may_be_fed_by_the_text() -> None:
    desk = position(
        active="blue",
        corps={"blue_xv": "sens 2f"},
        halted=["blue_xv"],
        stock={"nemours": "1r"},
        control={"blue": ["nemours"]},
        top=EVENTS,
    )
    done = write(desk, "trucks 1; haul nemours>sens 1R; cmd move XV auxerre")
    assert not done.code
    assert desk.at("blue_xv") == "auxerre"


def test_rr_19_23_a_text_without_a_reaction_leaves_it_as_a_question() -> None:
    desk = position(active="red")
    done = write(desk, "trucks 1; end")
    assert done.asked == "rr-ask-reaction"
    assert write(desk, "mark aachen").keys == ["mark/aachen"], "or the reaction alone"


# --- said before the turn ------------------------------------------------------------------------


def filed_ahead(desk: Table) -> OrderBook:
    return ORDERS.read(desk.state, "blue", "trucks 1; mark mayen")


def test_rr_19_24_a_text_filed_before_the_turn_starts_with_it() -> None:
    desk = position(active="red", control={"blue": ["vitry", "chalons"]})
    filed = filed_ahead(desk)
    for space in ("aachen", "kehl"):
        desk.answer("end", f"mark/{space}")
    assert go_on(desk, filed).keys == ["trucks/1", "end", "mark/mayen"]


def test_rr_19_24_unless_a_token_has_been_taken_off() -> None:
    desk = position(active="red", control={"blue": ["vitry", "chalons", "reims"]})
    desk.set_corps("blue_xii", "auxerre 1f")
    filed = filed_ahead(desk)
    desk.answer("end", "counter/reims", "end", "mark/kehl")
    done = go_on(desk, filed)
    assert done.why.id == "turn-changed"
    assert done.rest == ["trucks 1", "mark mayen"]
    assert not done.picks


def test_rr_19_24_unless_a_corps_has_been_halted() -> None:
    desk = position(active="white", corps={"blue_xv": "sens 2f"})
    filed = filed_ahead(desk)
    desk.state.corps["blue_xv"].halted = True
    desk.answer("end", "mark/kehl")
    assert go_on(desk, filed).why.id == "turn-changed"  # type: ignore[attr-defined]


def test_rr_19_24_a_token_won_holds_no_turn_back() -> None:
    desk = position(active="red", control={"blue": ["vitry"]})
    filed = filed_ahead(desk)
    desk.state.control["chalons"] = "blue"
    desk.answer("end", "mark/aachen", "end", "mark/kehl")
    assert go_on(desk, filed).keys[0] == "trucks/1"


def test_rr_19_24_a_text_sent_in_the_turn_counts_on_nothing() -> None:
    desk = position(active="blue", control={"blue": ["vitry"]})
    assert ORDERS.read(desk.state, "blue", "trucks 1").progress.relies_on == []


# --- standing answers ----------------------------------------------------------------------------


def test_rr_19_25_the_menu_ticks_what_holds_and_names_every_setting() -> None:
    desk = position()
    menu = ORDERS.menu(desk.state, "red", standing(civ="spare", surplus="raf"))
    assert {"civ/spare", "surplus/raf", "market/ask", "go/ask", "stops/no"} == set(menu.answered)
    assert len(menu.choices) == sum(map(len, SETTINGS.values()))
    assert not menu.required


@pytest.mark.parametrize(
    ("top", "setting", "key"),
    [
        (CIVILIANS, {"civ": "yes"}, "give"),
        (CIVILIANS, {"civ": "no"}, "decline"),
        (CIVILIANS, {"civ": "spare"}, "give"),
        (MARKET, {"market": "r.a"}, "swap/r.a"),
        (MARKET, {"market": "a.f"}, "decline"),
        (MARKET, {"market": "no"}, "decline"),
    ],
)
def test_rr_19_25_standing_answers_serve_where_nothing_is_said(
    top: str, setting: dict[str, str], key: str
) -> None:
    corps = {"blue_xii": "troyes 2f2r"}
    desk = position(active="blue", corps=corps, top=[top])
    assert key in write(desk, "move XII vitry", standing(**setting)).keys
    by_hand = position(active="blue", corps=corps, top=[top]).answer("move/blue_xii", "step/vitry")
    assert go_on(by_hand, standing(**setting)).keys == [key]


def test_rr_19_25_what_a_text_says_goes_before_what_stands() -> None:
    desk = position(active="blue", corps={"blue_xii": "troyes 2f2r"}, top=[CIVILIANS])
    assert "decline" in write(desk, "move XII vitry civ=no", standing(civ="yes")).keys
    desk = position(active="blue", corps={"blue_xii": "troyes 2f2r"}, top=[CIVILIANS])
    assert write(desk, "move XII vitry civ=ask", standing(civ="yes")).asked == "rr-ask-civilians"


def test_rr_19_25_going_on_and_loading_by_standing_answer() -> None:
    desk = position(
        active="blue",
        corps={"blue_xii": "troyes 3f"},
        stock={"vitry": "1f1a"},
        top=[BOCHES, EVENTS[0]],
    )
    done = write(desk, "move XII vitry > chalons", standing(go="yes", stops="a"))
    assert not done.code
    assert desk.load("blue_xii") == "1F1A"
    assert desk.stock("vitry") == "1F"


@pytest.mark.parametrize(
    ("order", "left"),
    [("usual", "3F3A3R"), ("far", "2F4A3R"), ("rfa", "4F4A1R"), ("arf", "4F2A3R")],
)
def test_rr_19_25_the_order_of_discarding(order: str, left: str) -> None:
    desk = position(active="red", stock={"lisieux": "3f3a2r"})
    done = write(desk, "supply lisieux mix", standing(surplus=order))
    assert done.asked != "rr-ask-shed"
    assert desk.stock("lisieux") == left


def test_rr_19_25_standing_answers_may_be_changed_and_are_one_persons_own() -> None:
    filed = standing(civ="yes")
    ORDERS.set(filed, ("civ/no",))
    assert questions.said(filed.standing, "civ") == "no"
    assert questions.said({}, "civ") == "ask"


def test_rr_19_26_forms_ask_for_little_at_a_time() -> None:
    desk = position(active="blue", corps={"blue_xii": "troyes 2f"}, top=EVENTS)
    asked = []
    for key in ("move/blue_xii", "step/vitry", "stop"):
        asked.append(desk.question.question.id)
        desk.answer(key)
    assert asked == ["rr-ask-action", "rr-ask-first-step", "rr-ask-step"]
