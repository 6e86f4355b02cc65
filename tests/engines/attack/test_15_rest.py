"""15 to 20. Diplomacy, cards, trade, Build, the end, and those who leave."""

from __future__ import annotations

from typing import Any

import pytest

from engines.attack import ENGINE, cards, trade
from tests.engines.attack.table import Table, sums

LANDS = {"red": "GER 3I, POL 2I", "blue": "IRQ 2I", "green": "BRA 2I"}


def field(**more: object) -> Table:
    return Table(LANDS, **more)  # type: ignore[arg-type]


def court(where: str, *rolls: int, table: Table | None = None) -> Table:
    table = table or field()
    table.dice(*sums(*rolls))
    table.press("red", "diplomacy")
    table.press("red", where)
    return table


# ---- 15


def test_at_15_1_at_21_17_any_neutral_region_on_the_map() -> None:
    table = field()
    table.press("red", "diplomacy")
    assert "far/alaska" in table.keys("red")
    assert not {"near/iraq", "far/iraq", "far/germany"} & set(table.keys("red"))


@pytest.mark.parametrize(
    ("where", "roll", "won"),
    [
        ("near/france", 8, True),
        ("near/france", 7, False),
        ("near/great_britain", 8, True),
        ("far/alaska", 9, True),
        ("far/alaska", 8, False),
    ],
)
def test_at_15_2_eight_beside_an_own_region_else_nine(where: str, roll: int, won: bool) -> None:
    table = court(where, roll, *([] if won else [2, 2]))
    assert table.state.results == [won]


def test_at_15_3_at_15_7_a_free_infantry_and_a_card_unseen() -> None:
    table = court("near/france", 8)
    assert table.at("FRA") == "red 1I"
    assert len(table.state.players["red"].hand) == 1
    assert table.event("at-log-drawn").audience == ("red",)


def test_at_15_4_at_1_16_every_rival_rolls_from_the_left_and_needs_nine() -> None:
    table = court("near/france", 7, 8, 8)
    rolls: Any = table.event("at-log-rival-rolls").text.args["rolls"]
    rolled = [roll.args["seat"].id for roll in rolls]
    assert rolled == ["at-seat-blue", "at-seat-green"]
    assert table.at("FRA") == "-"


def test_at_15_5_at_15_6_the_highest_wins_and_ties_roll_again_without_need() -> None:
    table = court("near/france", 7, 10, 10, 3, 4)
    assert table.at("FRA") == "green 1I"
    assert len(table.state.players["green"].hand) == 1


def test_at_15_7_with_an_empty_deck_there_is_no_card() -> None:
    table = field()
    table.state.deck = []
    court("near/france", 12, table=table)
    assert table.state.players["red"].hand == []


def test_at_15_8_not_on_controlled_or_abandoned_regions() -> None:
    table = field()
    ENGINE.concede(table.state, "blue", table.rng)
    table.press("red", "diplomacy")
    assert not {"near/iraq", "far/iraq"} & set(table.keys("red"))


def test_at_15_9_it_may_be_tried_again() -> None:
    table = court("near/france", 7, 2, 2)
    court("near/france", 8, table=table)
    assert table.state.used == ["diplomacy", "diplomacy"]


def test_at_15_10_sea_control_does_not_matter() -> None:
    assert court("near/great_britain", 8, table=field(seas="blue")).at("GBR") == "red 1I"


def test_at_26_15_option_two() -> None:
    table = field(options={"diplomacy_limit": "two"})
    for _ in range(2):
        court("near/france", 7, 2, 2, table=table)
    assert "diplomacy" not in table.keys("red")


# ---- 16


def test_at_16_3_at_16_4_a_set_of_four_counts_double() -> None:
    assert cards.value(("oil1a", "minerals2a", "factories1a", "rail1a")) == 10
    assert cards.value(("oil1a", "minerals2a", "factories1a", "population1a")) == 5


def test_at_16_5_at_16_6_several_sets_take_the_dearest() -> None:
    hand = ("oil1a", "oil3a", "minerals2a", "factories1a", "rail1a")
    assert set(cards.doubled(hand)) == {"oil3a", "minerals2a", "factories1a", "rail1a"}
    two = (
        "oil1a",
        "oil3a",
        "minerals2a",
        "minerals1a",
        "factories1a",
        "factories2a",
        "rail1a",
        "rail2a",
    )
    assert cards.sets(two) == 2
    assert cards.value(two) == 2 * 13


def test_at_27_10_at_18_1_thirty_seven_pp() -> None:
    hand = "oil2a minerals3a factories2a rail2a population4a population3a oil2b"
    table = field(hands={"red": hand}, capitals={"red": "GER"})
    assert cards.production(table.state, "red") == 37


def test_at_16_1_other_actions_bring_no_card() -> None:
    table = field(capitals={"red": "GER"}, hands={"red": "oil4a"})
    table.do("red", "move 1I GER>POL; build 1I GER; naval; end")
    assert table.state.players["red"].hand == ["oil4a"], "and cards are not spent by building"


def test_at_16_2_a_hand_may_be_empty_and_is_of_no_region() -> None:
    table = field(hands={"red": ""})
    assert ENGINE.view(table.state, "red").hand == ()
    table.do("red", "move 1I GER>POL")


def test_at_16_1_at_16_2_no_limit_for_a_hand() -> None:
    table = field(hands={"red": " ".join(f"oil{v}{c}" for v in (1, 2, 3) for c in "abc")})
    assert len(ENGINE.view(table.state, "red").hand) == 9


# ---- 17

HANDS = {"red": "oil3a rail1a", "blue": "minerals2a factories4a", "green": "population1a"}


def market(**more: object) -> Table:
    return field(**({"hands": HANDS} | more))  # type: ignore[arg-type]


def offer(table: Table, *picks: str, seat: str = "red", to: str = "propose/blue") -> Table:
    table.press(seat, "offer")
    table.press(seat, to)
    table.press(seat, *picks)
    return table


def test_at_17_1_at_17_3_an_exchange_uses_the_action() -> None:
    table = offer(market(), "give/oil3a", "want-card/minerals.1")
    assert table.state.used == []
    table.press("blue", "accept/1.minerals2a")
    assert table.state.used == ["trade"]
    assert table.state.players["red"].hand == ["rail1a", "minerals2a"]
    assert "oil3a" in table.state.players["blue"].hand


def test_at_17_1_others_cannot_trade_among_themselves() -> None:
    table = offer(market(), "give/minerals2a", seat="blue", to="propose/green")
    assert "accept" not in table.verbs("green")


def test_at_17_2_offers_lapse_when_the_next_action_begins() -> None:
    table = offer(market(), "give/oil3a")
    court("near/france", 8, table=table)
    assert table.state.deals == []


def test_at_17_4_later_exchanges_of_the_same_trade_need_no_action() -> None:
    table = offer(market(), "give/oil3a")
    table.press("blue", "accept/1")
    offer(table, "give/rail1a", to="propose/green")
    table.press("green", "accept/2")
    assert table.state.used == ["trade"]
    assert table.state.trading


def test_at_17_6_a_gift_and_a_demand_are_legal_and_nothing_for_nothing_is_not() -> None:
    table = market()
    table.press("red", "offer")
    table.press("red", "propose/blue")
    assert table.offers["red"].least == 1
    assert {c.verb for c in table.offers["red"].choices} == {
        "give",
        "want-card",
        "more",
        "promise",
        "ask-promise",
        "also",
        "back",
    }


def test_at_17_6_a_gift_is_asked_about_and_an_exchange_is_not() -> None:
    table = market()
    table.press_each("red", "offer", "propose/blue")
    offered = table.offer("red")
    gift = offered.to_confirm(("give/oil3a", "promise/favour"))
    assert gift is not None
    assert gift.id == "at-sure-gift"
    assert offered.to_confirm(("give/oil3a", "want-card/minerals.1")) is None
    assert offered.to_confirm(("give/oil3a", "ask-promise/peace.1")) is None


def test_at_17_11_who_is_asked_for_cards_for_nothing_is_asked_whether_he_means_it() -> None:
    table = offer(market(), "want-card/minerals.1")
    begged = next(c for c in table.offer("blue").choices if c.verb == "accept")
    assert begged.confirm is not None
    assert begged.confirm.id == "at-sure-gift"


def test_at_17_4_who_accepts_with_an_action_of_his_own_is_told_so() -> None:
    table = offer(market(), "give/minerals2a", "want-card/oil.1", seat="blue", to="propose/red")
    costly = next(c for c in table.offer("red").choices if c.verb == "accept")
    assert (costly.label.args["costs"], bool(costly.confirm)) == (1, True)
    table.press("red", costly.key)
    table = offer(table, "give/oil3a", "want-card/rail.1", seat="blue", to="propose/red")
    free = next(c for c in table.offer("red").choices if c.verb == "accept")
    assert (free.label.args["costs"], free.confirm) == (0, None)


def test_at_17_5_of_all_things_only_cards_are_given() -> None:
    table = market()
    table.press("red", "offer")
    table.press("red", "propose/blue")
    given = [key for key in table.keys("red") if key.startswith("give/")]
    assert given == ["give/oil3a", "give/rail1a"]


def test_at_17_8_at_17_9_a_third_at_sea_may_forbid_it_but_not_between_neighbours() -> None:
    far = offer(market(seas="green"), "give/oil3a")
    far.press("blue", "accept/1")
    assert list(far.offers) == ["green"]
    far.press("green", "forbid")
    assert far.event("at-log-forbids").audience is None
    assert far.state.used == []
    assert far.state.players["red"].hand == ["oil3a", "rail1a"]
    lands = LANDS | {"blue": "IRQ 2I, FRA 1I"}
    near = offer(Table(lands, hands=HANDS, seas="green"), "give/oil3a")
    near.press("blue", "accept/1")
    assert near.state.used == ["trade"]


def test_at_17_9_a_controller_who_trades_himself_does_not_forbid() -> None:
    table = offer(market(seas="blue"), "give/oil3a")
    table.press("blue", "accept/1")
    assert table.state.used == ["trade"]


def test_at_17_10_silence_allows_and_cards_are_not_shown() -> None:
    table = offer(market(seas="green"), "give/oil3a", "want-card/any.1")
    table.press("blue", "accept/1.minerals2a")
    asked = table.offers["green"]
    assert asked.default == ("allow",)
    assert "oil" not in str(asked)
    assert set(asked.question.args) == {"one", "two", "n", "m"}


def test_at_17_11_the_partner_picks_cards_that_fit() -> None:
    table = offer(market(), "give/oil3a", "want-card/any.2")
    accepts = [key for key in table.keys("blue") if key.startswith("accept/")]
    assert accepts == ["accept/1.minerals2a", "accept/1.factories4a"]
    assert trade.fitting(("oil1a",), ("oil.2",)) == ()


def test_at_17_12_offers_to_several_and_nobody_waits_for_an_answer() -> None:
    table = offer(market(), "give/oil3a", to="propose-all")
    assert table.state.deals[0].to == ["blue", "green"]
    assert not table.offers["blue"].required
    table.press("blue", "decline/1")
    assert table.state.deals[0].to == ["green"]
    table.press("green", "decline/1")
    assert table.state.deals == []


def test_at_17_12_an_offer_can_be_withdrawn_and_countered() -> None:
    table = offer(market(), "give/oil3a", "want-card/factories.4")
    table.press("blue", "counter/1")
    table.press("blue", "give/minerals2a", "want-card/oil.3")
    table.press("red", "accept/2.oil3a")
    assert "minerals2a" in table.state.players["red"].hand
    offer(table, "give/rail1a")
    table.press("red", "recall/3")
    assert table.state.deals == []


def test_at_17_13_a_standing_offer_waits_for_its_addressees_turn() -> None:
    table = offer(market(), "give/minerals2a", seat="blue", to="propose/green")
    table.press("red", "end")
    assert "accept/1" in table.keys("green")
    table.press("blue", "end")
    table.do("green", "accept 1")
    assert table.state.players["green"].hand == ["population1a", "minerals2a"]


def test_at_17_14_an_offer_whose_cards_are_gone_is_gone() -> None:
    table = offer(market(), "give/oil3a", to="propose/blue")
    offer(table, "give/oil3a", to="propose/green")
    table.press("green", "accept/2")
    assert table.state.deals == []
    assert table.event("at-log-offer-gone")


def test_at_17_15_at_19_9_no_trade_in_the_last_round() -> None:
    table = market(round_number=12)
    assert ENGINE.view(table.state, None).locked_trade
    assert "offer" not in table.verbs("red")
    assert list(table.offers) == ["red"]
    assert "offer" in market(round_number=12, options={"trade_lock": "0"}).verbs("red")


def test_at_23_13_private_terms_are_for_the_parties_public_ones_for_all() -> None:
    table = offer(market(), "give/oil3a")
    assert ENGINE.view(table.state, "blue").deals
    assert ENGINE.view(table.state, "green").deals == ()
    assert set(table.event("at-log-offers").audience or ()) == {"red", "blue"}
    public = offer(market(), "give/oil3a", to="announce")
    assert ENGINE.view(public.state, None).deals
    assert public.event("at-log-offers").audience is None


def test_at_23_14_of_an_exchange_all_see_the_numbers() -> None:
    table = offer(market(), "give/oil3a")
    table.press("blue", "accept/1")
    assert table.event("at-log-exchange").audience is None
    assert "oil" not in str(table.event("at-log-exchange"))


# ---- 18


def buy(text: str, **more: object) -> Table:
    table = field(**({"hands": {"red": "oil4a rail4a"}, "capitals": {"red": "GER"}} | more))  # type: ignore[arg-type]
    table.do("red", text)
    return table


def test_at_18_1_at_10_7_each_capital_gives_ten() -> None:
    table = field(capitals={"red": "GER", "blue": "POL"})
    assert cards.production(table.state, "red") == 20


def test_at_18_2_at_18_5_units_and_ships_from_one_sum() -> None:
    table = buy("build 1I GER, 1I POL, 1D")
    assert (table.at("GER"), table.at("POL")) == ("red 4I", "red 3I")
    assert table.state.players["red"].fleet == [1, 3, 2, 0]


def test_at_18_3_what_is_not_spent_is_lost() -> None:
    table = buy("build 1I GER")
    assert table.event("at-log-build").text.args["lost"] == 13


def test_at_18_3_points_are_not_lost_without_a_question() -> None:
    table = field(hands={"red": "oil4a rail4a"}, capitals={"red": "GER"})
    table.press_each("red", "build", "into/germany", "infantry/1")
    assert table.offer("red").to_confirm(("done",)) is not None
    table.press("red", "into/germany")
    table.press("red", table.keys("red", "infantry")[-1])
    assert table.offer("red").to_confirm(("done",)) is None


def test_at_18_4_more_than_there_is_is_refused_as_a_whole() -> None:
    table = field(hands={"red": "oil4a rail4a"}, capitals={"red": "GER"})
    table.refused("red", "build 1P GER, 1A POL")
    assert table.state.used == []
    assert table.at("GER") == "red 3I"


def test_at_18_6_something_must_be_bought() -> None:
    table = field(capitals={"red": "GER"})
    table.press("red", "build")
    assert "done" not in table.keys("red")
    assert "build" not in field().keys("red")


def test_at_18_8_new_units_may_move_at_once() -> None:
    table = field(capitals={"red": "GER"})
    table.do("red", "build 2I GER; move 4I GER>POL")
    assert table.at("POL") == "red 6I"


def test_at_21_26_the_rest_goes_into_one_kind() -> None:
    table = buy("build 1A GER, rest I POL")
    assert (table.at("GER"), table.at("POL")) == ("red 3I+1A", "red 4I")


# ---- 19


def last_stand(**more: object) -> Table:
    table = Table(
        {"red": "GER 9T", "green": "POL 1I", "blue": "IRQ 2I"},
        hands={"green": "oil1a oil2a"},
        **more,
    )  # type: ignore[arg-type]
    table.march("move", "8T GER>POL")
    table.let()
    return table


def test_at_19_1_at_19_2_at_10_9_an_elimination_ends_the_game() -> None:
    table = last_stand()
    result = ENGINE.result(table.state)
    assert result
    assert result.reason == "elimination"
    assert result.winners == ("red",)
    assert result.ranking[-1] == ("green",)
    assert len(table.state.players["red"].hand) == 1


def test_at_19_2_battles_not_fought_are_void() -> None:
    table = Table({"red": "GER 9T+3I", "green": "POL 1I", "blue": "FRA 2I"})
    table.march("move", "8T GER>POL", "2I GER>FRA")
    table.let()
    assert table.at("GER") == "red 3I+1T"


def test_at_19_3_at_19_4_at_19_5_regions_then_units_then_pp() -> None:
    table = Table(
        {"red": "GER 1I, POL 1I", "blue": "IRQ 3I", "green": "BRA 3I"},
        round_number=12,
        capitals={"green": "BRA"},
    )
    for seat in ("red", "blue", "green"):
        table.press(seat, "end")
    result = ENGINE.result(table.state)
    assert result
    assert result.ranking == (("red",), ("green",), ("blue",))


def test_at_19_4_of_equal_regions_more_units_count_before_pp() -> None:
    table = Table(
        {"red": "GER 1I", "blue": "IRQ 5I", "green": "BRA 3I"},
        round_number=12,
        capitals={"green": "BRA", "red": "GER"},
    )
    for seat in ("red", "blue", "green"):
        table.press(seat, "end")
    result = ENGINE.result(table.state)
    assert result
    assert result.ranking == (("blue",), ("green",), ("red",))


def test_at_19_5_still_equal_is_a_shared_victory() -> None:
    table = Table({"red": "GER 1I", "blue": "IRQ 1I"}, seats="red blue", round_number=12)
    table.press("red", "end")
    table.press("blue", "end")
    result = ENGINE.result(table.state)
    assert result
    assert result.winners == ("red", "blue")


def test_at_19_8_at_26_7_the_last_round_is_played_to_its_end() -> None:
    table = Table(LANDS, round_number=3, options={"end": "3"})
    table.press("red", "end")
    table.press("blue", "end")
    assert ENGINE.result(table.state) is None
    table.press("green", "end")
    assert table.state.reason == "rounds"


def test_at_19_13_without_a_limit_of_rounds_five_idle_rounds_end_the_game() -> None:
    table = Table(LANDS, options={"end": "none"})
    for _ in range(5):
        assert ENGINE.result(table.state) is None
        for seat in ("red", "blue", "green"):
            table.press(seat, "end")
    assert table.state.reason == "silence"
    result = ENGINE.result(table.state)
    assert result
    assert result.winners == ()
    assert len(result.ranking[0]) < 3, "the ranking is told all the same"
    limited = Table(LANDS, options={"end": "12"})
    for _ in range(6):
        for seat in ("red", "blue", "green"):
            limited.press(seat, "end")
    assert ENGINE.result(limited.state) is None, "the limit of rounds ends it"


@pytest.mark.parametrize(("idle_end", "rounds"), [("10", 10), ("none", 0)])
def test_at_26_19_after_how_many_idle_rounds_a_game_ends(idle_end: str, rounds: int) -> None:
    """AT-19.13"""
    table = Table(LANDS, options={"end": "none", "idle_end": idle_end})
    played = 0
    while not ENGINE.result(table.state) and played < 25:
        played += 1
        for seat in ("red", "blue", "green"):
            table.press(seat, "end")
    assert played == (rounds or 25)


def test_at_19_10_at_19_11_last_one_standing_goes_on() -> None:
    table = last_stand(options={"last_one_standing": "on"})
    assert ENGINE.result(table.state) is None
    fallen = table.state.players["green"]
    assert (fallen.status, fallen.hand, fallen.fleet) == ("eliminated", [], [0, 0, 0, 0])
    table.press("red", "end")
    assert table.state.active == "blue"
    table.press("blue", "end")
    assert table.state.active == "red"


def test_at_19_11_what_becomes_of_the_fallen() -> None:
    table = Table(
        {"red": "GER 9T+4I", "green": "POL 1I", "blue": "IRQ 2I, FRA 1I"},
        hands={"green": "oil1a oil2a oil3a"},
        seas="green",
        capitals={"green": "POL"},
        options={"last_one_standing": "on"},
    )
    table.press("green", "offer")
    table.press("green", "propose/blue")
    table.press("green", "give/oil1a")
    deck = len(table.state.deck)
    table.march("move", "8T GER>POL", "3I GER>FRA")
    table.let()
    assert len(table.state.players["red"].hand) == 1, "the conqueror has drawn his before"
    assert len(table.state.deck) == deck + 2
    assert table.state.seas == ""
    assert table.state.deals == []
    assert table.state.capitals["green"] == "poland"
    fought = [e.places[0] for e in table.events if e.text.id == "at-log-battle"]
    assert fought == ["poland", "france"], "the running action goes on"


def test_at_19_6_abandoned_regions_count_for_nobody() -> None:
    table = field()
    ENGINE.concede(table.state, "blue", table.rng)
    assert {p.seat: p.regions for p in ENGINE.view(table.state, None).players}["blue"] == 0
