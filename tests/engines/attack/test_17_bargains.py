"""17, 21.18, 21.19, 28.46 to 28.52. Offers of cards and promises, typed and picked."""

from __future__ import annotations

import pytest

from bot.text import words
from engines.attack import ENGINE, trade
from engines.contract import OrderBook
from tests.engines.at_table import ids
from tests.engines.attack.table import Table

LANDS = {"red": "GER 3I, POL 2I", "blue": "IRQ 2I", "green": "BRA 2I"}
HANDS = {"red": "oil3a rail1a oil3b", "blue": "minerals2a factories4a", "green": "population1a"}


def market(**more: object) -> Table:
    return Table(LANDS, **({"hands": HANDS} | more))  # type: ignore[arg-type]


# ---- typed offers


def test_at_17_11_at_21_18_an_offer_names_partner_cards_wishes_and_promises() -> None:
    table = market()
    table.do("red", "offer blue: oil 3 + promise peace 2 for minerals 2 + any 1 + promise card")
    (deal,) = table.state.deals
    assert (deal.to, deal.gives, deal.wants) == (["blue"], ["oil3a"], ["minerals.2", "any.1"])
    assert (deal.promises, deal.asks) == (["peace.2"], ["card"])
    assert table.state.used == [], "talk costs nothing"


def test_at_17_11_several_cards_are_offered_and_taken_at_once() -> None:
    """Each card once, and eight picks at most."""
    table = market()
    table.press_each("red", "offer", "propose/blue")
    wants = ["want-card/minerals.2", "want-card/factories.1"]
    gives = ["give/oil3a", "give/rail1a"]
    assert table.cannot("red", *gives, *wants, gives[0])
    assert table.cannot("red", *table.keys("red", "want-card")[:9])
    table.press("red", *gives, *wants)
    table.do("blue", "accept 1")
    assert sorted(table.state.players["red"].hand) == ["factories4a", "minerals2a", "oil3b"]
    assert sorted(table.state.players["blue"].hand) == ["oil3a", "rail1a"]


def test_at_17_11_of_three_cards_every_way_to_give_them_is_an_answer_of_its_own() -> None:
    table = market(hands=HANDS | {"blue": "oil1a oil2a rail2a population1a"})
    table.do("red", "offer blue: oil 3 for oil 1 + rail 1 + population 1")
    either = {f"accept/1.{card}+population1a+rail2a" for card in ("oil1a", "oil2a")}
    assert {key for key in table.keys("blue") if key.startswith("accept/")} == either
    table.do("blue", "accept 1 with oil 2 + rail 2 + population 1")
    assert sorted(table.state.players["blue"].hand) == ["oil1a", "oil3a"]


def test_at_17_12_an_offer_goes_to_several_partners_or_to_all() -> None:
    table = Table(LANDS | {"yellow": "ALA 1I"}, seats="red blue green yellow", hands=HANDS)
    table.do("red", "offer blue green: oil 3 for nothing")
    table.do("red", "offer all: rail 1 for any 2")
    table.do("red", "offer public: oil 3 + rail 1 for oil 1 + oil 1")
    to = [deal.to for deal in table.state.deals]
    assert to == [["blue", "green"], ["blue", "green", "yellow"], ["blue", "green", "yellow"]]
    assert [deal.public for deal in table.state.deals] == [False, False, True]
    assert table.state.deals[2].wants == ["oil.1", "oil.1"]


def test_at_17_12_at_21_19_partners_answer_by_typed_words_and_nobody_waits() -> None:
    table = market()
    table.do("red", "offer blue: oil 3 for any 2")
    table.do("blue", "accept 1 with factories 4")
    assert table.state.players["red"].hand == ["rail1a", "oil3b", "factories4a"]
    table.do("red", "offer blue: rail 1 for nothing")
    table.do("blue", "decline 2")
    table.do("red", "offer blue: rail 1 for minerals 1")
    table.do("blue", "counter 3: minerals 2 for oil 3")
    assert [(d.by, d.to, d.gives) for d in table.state.deals] == [("blue", ["red"], ["minerals2a"])]
    table.do("blue", "recall 4")
    assert table.state.deals == []
    assert all(not offer.required for seat, offer in table.offers.items() if seat != "red")


def test_at_17_13_anybody_files_offers_ahead_and_a_plan_accepts_one() -> None:
    table = market()
    table.do("blue", "offer red: minerals 2 for oil 3")
    assert table.state.deals[0].standing
    table.do("red", "accept 1; diplomacy SAU")
    assert table.state.used[0] == "trade"
    assert "diplomacy" in table.state.used


@pytest.mark.parametrize(("accepted", "steps"), [(True, ["trade"]), (False, [])])
def test_at_4_11_a_trade_has_succeeded_if_cards_were_exchanged(
    accepted: bool, steps: list[str]
) -> None:
    """A later step may hang on it."""
    table = market(seas="green")
    table.do("blue", "offer red: minerals 2 for oil 3")
    orders = ENGINE.orders
    assert orders
    filed = orders.read(table.state, "red", "accept 1; if ok 1: naval")
    table.carry_out("red", filed)
    table.press("green", "allow" if accepted else "forbid")
    table.carry_out("red", filed)
    assert table.state.used[:1] == steps
    assert ("naval" in table.state.used) is accepted


# ---- promises


def test_at_17_5_at_17_7_at_22_12_promises_are_recorded_as_words_and_bind_nobody() -> None:
    table = market()
    table.do("red", "offer blue: oil 3 + promise peace 2 for promise leave 1")
    table.press("blue", "accept/1")
    kept = [(p.by, p.to, p.what, p.round) for p in table.state.promises]
    assert kept == [("red", "blue", "peace.2", 1), ("blue", "red", "leave.1", 1)]
    assert (
        words("en").say(table.events[-1].text)
        == "Blue has promised Red: leave to cross for one round."
    )
    table.press("red", "move")
    table.press("red", "back")
    table.press("red", "end")
    assert "move" in table.keys("blue"), "nothing is forbidden by a promise"


@pytest.mark.parametrize(("to", "audience"), [("blue", {"red", "blue"}), ("public", None)])
def test_at_23_14_at_25_18_promises_are_public_where_both_made_them_so(
    to: str, audience: set[str] | None
) -> None:
    table = market()
    table.do("red", f"offer {to}: oil 3 + promise favour for nothing")
    table.press("blue", "accept/1")
    told = table.event("at-log-promise").audience
    assert (set(told) if told else None) == audience
    everybody, third = ENGINE.view(table.state, None), ENGINE.view(table.state, "green")
    assert len(everybody.promises) == (audience is None)
    assert third.promises == ()
    assert len(ENGINE.view(table.state, "blue").promises) == (audience is not None)
    exchange = table.event("at-log-exchange")
    assert exchange.audience is None
    assert (exchange.text.args["n"], exchange.text.args["m"]) == (1, 0)


def test_at_17_6_a_bargain_of_promises_alone_is_talk() -> None:
    table = market()
    table.press("red", "offer")
    table.press("red", "propose/blue")
    assert ids(table.press("red", "promise/peace.1", "ask-promise/card")) == ["at-log-talk"]
    assert table.state.deals == []
    assert table.state.promises == []
    assert set(table.event("at-log-talk").audience or ()) == {"red", "blue"}


def test_at_17_6_a_card_for_a_mere_promise_or_for_nothing_is_legal() -> None:
    table = market()
    table.do("red", "offer blue: oil 3 for promise favour")
    table.do("red", "offer blue: rail 1 for nothing")
    table.do("red", "offer blue: nothing for minerals 2")
    assert len(table.state.deals) == 3


def test_at_17_6_a_promise_named_twice_is_given_once() -> None:
    table = market()
    table.do("blue", "offer all: minerals 2 + promise peace 2 + promise peace 2 for oil 3")
    assert table.state.deals[0].promises == ["peace.2"]


# ---- refusals


@pytest.mark.parametrize(
    "terms",
    [
        *(f"{thing} for oil 1" for thing in ("2I", "1B", "5 PP", "capital", "a region", "GER")),
        *(f"oil 3 for {thing}" for thing in ("2I", "1B", "5 PP", "capital", "a region", "GER")),
        "promise peace 1 for promise card", "nothing for nothing", "nothing for promise card", "",
        "oil 3 for oil 9", "oil 3 for oil 1 + oil 1 + oil 1", "oil 3 + promise love for oil 1",
        "oil x for oil 1",
    ],
)  # fmt: skip
def test_at_17_5_at_17_6_only_cards_and_promises_are_traded_and_at_least_one_card(
    terms: str,
) -> None:
    assert market().refused("red", f"offer blue: {terms}").id == "turn-form"


def test_at_28_55_a_number_before_its_cards_is_told_how_to_write_it() -> None:
    refused = market().refused("red", "offer blue: 3 oil for any 1")
    assert (refused.id, refused.args) == ("turn-form", {"said": "3 oil", "form": "oil 3"})


def test_at_28_49_nobody_gives_what_he_does_not_hold() -> None:
    refused = market().refused("red", "offer blue: minerals 2 for oil 1")
    assert (refused.id, refused.args) == ("at-no-card", {"x": "minerals 2"})
    refused = market().refused("red", "offer blue: rail 1 + rail 1 for oil 1")
    assert refused.args == {"x": "rail 1"}, "he holds one of them"


def test_at_17_11_cards_that_do_not_fit_are_refused_with_what_is_asked_for() -> None:
    table = market()
    table.do("red", "offer blue: oil 3 for factories 3")
    refused = table.refused("blue", "accept 1 with minerals 2")
    assert refused.id == "turn-not-possible"
    assert "factories 3+" in words("en").say(refused)
    table.state.players["blue"].hand = ["minerals2a"]
    assert table.refused("blue", "accept 1").id == "turn-not-possible"
    assert table.refused("blue", "accept 1 with rail 1").id == "at-no-card"


def test_at_17_8_trade_is_between_the_active_and_another_player_in_the_game() -> None:
    refused = market().refused("red", "offer red: oil 3 for oil 1")
    assert refused.id == "turn-not-possible"
    gone = market()
    ENGINE.concede(gone.state, "green", gone.rng)
    assert gone.refused("red", "offer green: oil 3 for oil 1").id == "turn-not-possible"
    assert market().refused("red", "offer yellow: oil 3 for oil 1").id == "turn-not-possible"
    assert market().refused("blue", "offer blue: minerals 2 for oil 3").id == "turn-not-possible"
    others = market()
    others.do("blue", "offer green: minerals 2 for nothing")
    assert others.refused("green", "accept 1").id == "turn-not-possible", "red is active"


def test_at_17_4_an_offer_that_is_gone_or_not_his_is_no_longer_open() -> None:
    table = market()
    table.do("red", "offer blue: oil 3 for nothing")
    assert table.refused("green", "accept 1").id == "turn-not-possible"
    assert table.refused("blue", "recall 1").id == "turn-not-possible"
    table.do("red", "recall 1")
    refused = table.refused("blue", "accept 1")
    assert refused.id == "turn-not-possible"


def test_at_19_9_no_trade_when_the_game_is_about_to_end() -> None:
    late = market(round_number=12)
    for text in ("offer blue: oil 3 for oil 1", "accept 1", "decline 1"):
        assert late.refused("red", text).id.startswith("turn-not-")


def test_at_28_14_the_first_exchange_needs_a_free_action() -> None:
    table = market()
    table.do("blue", "offer red: minerals 2 for oil 3")
    table.state.used, table.state.results = ["build", "naval"], [True, True]
    table.state.used.append("trade")
    table.state.results.append(True)
    assert table.refused("red", "accept 1").id == "turn-not-possible"
    table.state.used = ["trade"]
    refused = table.refused("red", "accept 1")
    assert refused.id == "turn-not-possible"


def test_at_17_3_at_28_14_trade_that_was_counted_and_closed_is_not_reopened() -> None:
    table = market()
    table.do("red", "offer blue: oil 3 for minerals 2")
    table.do("blue", "accept 1")
    table.do("red", "diplomacy SAU")
    assert table.state.used == ["trade", "diplomacy"]
    refused = table.refused("red", "offer blue: rail 1 for factories 4")
    assert refused.id == "turn-not-possible"


@pytest.mark.parametrize(
    ("text", "code"),
    [("offer pink: oil 3 for oil 1", "unknown"), ("offer : oil 3", "form"), ("accept x", "form")],
)
def test_at_28_55_what_an_offer_cannot_say(text: str, code: str) -> None:
    assert market().refused("red", text).id == f"turn-{code}"


def test_at_17_12_somebody_has_at_most_three_offers_open() -> None:
    table = market()
    for _ in range(trade.OPEN):
        table.do("red", "offer blue: oil 3 for nothing")
    assert table.refused("red", "offer blue: oil 3 for nothing").id == "turn-not-possible"


def test_at_17_2_a_typed_offer_lapses_with_the_next_action() -> None:
    table = market()
    table.do("red", "offer blue: oil 3 for nothing; diplomacy SAU")
    assert table.state.deals == []


@pytest.mark.parametrize(
    ("said", "picks"),
    [
        ("trades forbid red blue", ("forbid",)),
        ("trades forbid red yellow", ("allow",)),
        ("trades forbid; trades allow blue red", ("allow",)),
        ("trades ask red blue", None),
    ],
)
def test_at_17_10_at_21_20_a_trade_policy_for_each_pair(
    said: str, picks: tuple[str, ...] | None
) -> None:
    table = market(seas="green")
    table.do("red", "offer blue: oil 3 for nothing")
    table.press("blue", "accept/1")
    orders = ENGINE.orders
    assert orders
    filed = orders.read(table.state, "green", said)
    found = orders.answer(table.state, "green", table.offers["green"], filed)
    assert (found.picks if found else None) == picks
    menu = {choice.key for choice in orders.menu(table.state, "green", OrderBook()).choices}
    assert "trades/forbid+blue.red" in menu
    orders.set(by_menu := OrderBook(), ("trades/forbid+blue.red",))
    assert by_menu.standing == {"trades.blue.red": "forbid"}
