"""Typed turns, refusals and standing orders (TD-D.19 to D.21, chapter X)."""

from __future__ import annotations

import pytest

from engines.contract import Illegal, Msg, OrderBook
from engines.total_domination import ENGINE
from engines.total_domination.components import CARDS
from engines.total_domination.orders import PowerOrders, standing
from tests.engines.total_domination.table import Table

ORDERS = PowerOrders(ENGINE)


def typed(t: Table, seat: str, text: str) -> str:
    """Carry out a typed turn as far as it goes; the id of the reason where it stopped, or ""."""
    stop = t.carry_out(seat, ORDERS.read(t.state, seat, text))
    if stop is None:
        return ""
    why = stop.args["why"] if stop.id == "td-x-step" else stop
    assert isinstance(why, Msg)
    return why.id.removeprefix("td-")


def table(seat: str = "germany", card: str = "germany_01", **options: str) -> Table:
    t = Table(active=seat, **options).hand(seat, card)
    other = "uk" if seat == "germany" else "germany"
    return t.hand(other, "uk_13" if card != "uk_13" else "japan_13")


def test_td_d_19_an_order_of_several_steps():
    t = table().clear("poland")
    assert (
        typed(
            t, "germany", "operate germany_01; move germany army germany poland; form army germany"
        )
        == ""
    )
    assert t.at("poland") == "germany.army"
    assert t.said("td-log-spent")[0].args["spent"] == 5


RECALLS = "operate germany_01; recall germany army siam; recall germany army burma"


def test_td_6_1_11_two_recalls_before_two_formings_typed():
    t = table().clear("germany").put("germany.army", "siam", "burma")
    assert typed(t, "germany", f"{RECALLS}; form army germany; form army germany; done") == ""
    assert t.at("germany") == "germany.army germany.army"
    t = table().clear("germany").put("germany.army", "siam", "burma")
    assert typed(t, "germany", f"{RECALLS}; form army germany; done") == "x-recall"
    assert t.at("siam") == "germany.army", "all or nothing"


def test_td_6_1_11_a_bomber_formed_while_a_recall_is_pending_typed():
    t = table().tech("germany", "heavy_bombers").clear("germany").put("germany.army", "siam")
    text = "operate germany_01; recall germany army siam; form bomber germany; form army germany"
    assert typed(t, "germany", text) == ""
    assert t.at("germany").split() == ["germany.army", "germany.bomber"]


def test_td_d_21_a_queued_turn_waits_for_its_turn():
    t = table()
    filed = ORDERS.read(t.state, "uk", "operate uk_13")
    t.press("germany", "pass")
    t.default()
    assert t.state.active == "uk"
    assert ORDERS.answer(t.state, "uk", t.offer("uk"), filed) is not None


def test_td_14_5_td_d_21_a_condition_gives_the_plan_back():
    t = table()
    filed = ORDERS.read(t.state, "germany", "operate germany_01 if-free poland")
    said = ORDERS.answer(t.state, "germany", t.offer("germany"), filed)
    assert said
    assert said.stop
    assert said.stop.id == "td-x-enemy"


@pytest.mark.parametrize(("full", "held"), [((), ""), (("siam",), "siam"), (("persia",), "persia")])
def test_td_d_21_every_condition_must_hold(full, held):
    """Of several the first that does not hold is named; nothing is carried out."""
    t = table().put("uk.army", *full)
    order = "operate germany_01 if-free persia if-free siam; form army germany; done"
    stop = t.carry_out("germany", ORDERS.read(t.state, "germany", order))
    assert (stop.args["space"].id if stop else "") == (f"td-space-{held}" if held else "")
    assert t.cards("germany") == (["germany_01"] if held else [])


def test_td_d_21_a_condition_is_read_when_the_turn_comes():
    t = table().put("uk.army", "persia")
    filed = ORDERS.read(t.state, "uk", "operate uk_13 if-free poland")
    t.clear("poland").press("germany", "pass")
    t.default()
    said = ORDERS.answer(t.state, "uk", t.offer("uk"), filed)
    assert said
    assert said.picks == ("operate/uk_13",)


def test_td_d_21_a_queued_turn_that_has_become_impossible_is_given_back():
    t = table("uk", card="uk_01")
    text = "operate uk_01; form army india; move uk army india persia"
    filed = ORDERS.read(t.state, "uk", text)
    t.put("germany.army", "persia")
    said = ORDERS.answer(t.state, "uk", t.offer("uk"), filed)
    assert said
    assert said.stop
    assert said.stop.args["n"] == 3
    assert said.stop.args["why"].id == "td-x-enemy"
    assert filed.plan
    assert t.cards("uk") == ["uk_01"]


def test_td_d_21_automatic_pass_with_an_empty_hand():
    t = table().hand("japan", "japan_13")
    t.press_each("germany", "operate/germany_01", "done")
    t.press_each("uk", "operate/uk_13", "done")
    t.press_each("japan", "operate/japan_13", "done")
    assert [m.args["power"].id for m in t.said("td-log-pass-empty")][:2] == [
        "td-seat-ussr",
        "td-seat-germany",
    ]


def test_td_d_21_steps_wait_for_the_question_they_are_for():
    """A plan of a whole year: an answer to a question that is still to come is no mistake."""
    t = Table().step("draft")
    packet = list(t.state.hands["germany"].packet)
    keeps = "; ".join(f"keep {card}" for card in packet[:2])
    filed = ORDERS.read(t.state, "germany", f"{keeps}; swap {packet[0]}; operate {packet[1]}")
    first = ORDERS.answer(t.state, "germany", t.offer("germany"), filed)
    assert first
    assert first.picks == tuple(f"keep/{card}" for card in packet[:2])
    t.press("germany", *first.picks)
    for seat in ("uk", "japan", "ussr"):
        t.press(seat, *t.offer(seat).default)
    assert ORDERS.answer(t.state, "germany", t.offer("germany"), filed) is None
    assert filed.plan[0] == f"swap/{packet[0]}"


def test_td_d_5_a_wish_and_a_spy_answer_one_question():
    """TD-D.7: typed in a row, as everything that answers one question."""
    t = Table().tech("uk", "espionage").hands(uk="uk_01", germany="germany_01").step("exchange")
    assert typed(t, "uk", "swap uk_01; spy germany look") == ""
    assert t.offer("uk").answered == ("swap/uk_01", "spy/germany.look")


def test_td_6_0_9_a_typed_order_is_carried_out_whole_or_not_at_all():
    """TD-X.2: the step that fails is numbered, a move counts as one."""
    t = table()
    stop = t.stopped(
        "germany",
        "operate germany_01; attack poland neutral army; move germany army germany poland; "
        "form army germany",
    )
    assert stop
    assert (stop.id, stop.args["n"]) == ("td-x-step", 4)
    assert stop.args["why"].id == "td-x-op"
    assert t.cards("germany") == ["germany_01"]
    assert t.at("poland") == "neutral.army"
    stop = t.stopped("germany", "operate germany_01; form army germany; move germany army polnd")
    assert stop
    assert (stop.id, stop.args["n"]) == ("td-x-step", 3)
    assert t.cards("germany") == ["germany_01"]


def test_td_6_0_9_peace_turns_its_card_up_first():
    """TD-7.5.4: the sum is not known before, so the order goes as far as it goes."""
    t = Table(active="germany").hands(germany="germany_14", uk="uk_01").top("uk_13")
    assert typed(t, "germany", "event germany_14; form army germany") == "x-op"
    assert t.said("td-log-peace")
    assert t.left() == 2
    t.press("germany", "done")
    assert t.state.powers["germany"].saved == "germany_14"


def test_td_14_3_td_d_21_standing_pass():
    t = table()
    filed = OrderBook(standing={"resting": "pass.1939"})
    said = ORDERS.answer(t.state, "germany", t.offer("germany"), filed)
    assert said
    assert said.picks == ("pass",)


def test_td_14_3_td_d_20_wishes_for_the_draft():
    t = Table().step("draft")
    packet = t.state.hands["uk"].packet
    packet[:] = ["uk_06", "germany_09", "ussr_13", "japan_07"]
    ranked = standing.ranking(t.state, "uk", "tech.shipyard_industry own")
    assert ranked == ["ussr_13", "japan_07", "uk_06", "germany_09"]
    assert standing.ranking(t.state, "uk", "")[0] == "ussr_13"
    filed = OrderBook(standing={"auto": "on", "prefer": "card.germany_09"})
    said = ORDERS.answer(t.state, "uk", t.offer("uk"), filed)
    assert said
    assert said.picks == ("keep/germany_09",)


def test_td_o_9_automatic_draft_can_be_switched_off():
    t = Table(auto_draft="off").step("draft")
    filed = OrderBook(standing={"auto": "on"})
    assert ORDERS.answer(t.state, "uk", t.offer("uk"), filed) is None
    keys = [choice.key for choice in ORDERS.menu(t.state, "uk", filed).choices]
    assert "auto/on" not in keys


def test_td_d_20_wishes_keep_their_order():
    filed = OrderBook()
    ORDERS.set(filed, ("prefer/op.5", "prefer/own", "auto/on"))
    assert filed.standing == {"prefer": "op.5 own", "auto": "on"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("form army", "td-x-words"),
        ("opperate germany_01", "td-x-unknown"),
        ("form army polnd", "td-x-unknown"),
        ("zzz", "td-x-unknown-word"),
    ],
)
def test_td_x_2_a_step_that_cannot_be_read_is_numbered(text, message):
    with pytest.raises(Illegal) as error:
        ORDERS.read(Table().state, "germany", f"pass; {text}")
    assert error.value.reason.args["n"] == 2
    assert error.value.reason.args["why"].id == message


@pytest.mark.parametrize("typed", ["germany 2", "Germany_2", "germany2", "germany_02"])
def test_td_d_19_a_card_is_typed_as_it_is_called(typed):
    plan = ORDERS.read(Table().state, "germany", f"operate {typed}; done").plan
    assert plan == ["operate/germany_02", "done"]


def test_td_x_3_a_repeated_command_does_nothing():
    t = table("germany").hand("germany", "germany_08")
    t.press_each("germany", "operate/germany_01", "done")
    assert t.cannot("germany", "operate/germany_01")
    assert t.cannot("uk", "no-such-thing")


def test_td_h_7_a_refused_technology_costs_nothing():
    t = table()
    assert t.cannot("germany", "technology/germany_01")
    assert t.cards("germany") == ["germany_01"]
    (mine,) = ENGINE.view(t.state, "germany").hand[0].uses
    assert not mine.tech_ok
    assert mine.tech_why
    assert mine.tech_why.id == "td-why-needs"


def test_td_4_2_8_a_pass_with_an_impossible_reserve_is_refused_whole():
    t = table()
    t.state.powers["germany"].lend = True
    assert typed(t, "germany", "pass; reserve germany_01") == "why-lent-no-reserve"
    assert not t.state.powers["germany"].passed
    t.state.powers["germany"].lend = False
    assert typed(t, "germany", "pass; reserve germany_02") == "x-card"
    assert not t.state.powers["germany"].passed
    assert typed(t, "germany", "pass; reserve germany_01") == ""
    assert t.state.hands["germany"].reserve == ["germany_01"]


@pytest.mark.parametrize(("reserve", "why"), [("last", "first-pass"), ("each", "discard-first")])
def test_td_10_1_7_what_is_reserved_at_the_first_pass_of_a_side(reserve, why):
    """TD-O.12."""
    t = Table(players="2", reserve=reserve)
    t.hands(axis="germany_01 germany_02 germany_03 germany_05", allies="uk_01")
    assert typed(t, "axis", "pass; reserve germany_01") == f"why-{why}"
    assert not t.state.powers["germany"].passed


def test_td_10_1_7_a_pass_is_typed_with_its_discards_and_its_reserve():
    t = Table(players="2").hands(axis="germany_01 germany_02 germany_03 germany_05", allies="uk_01")
    line = "pass; discard germany_02; discard germany_05; reserve germany_01"
    assert typed(t, "axis", line) == ""
    assert (t.state.hands["axis"].reserve, t.cards("axis")) == (["germany_01"], ["germany_03"])


def test_td_8_0_4_an_impossible_technology_in_research_is_refused_with_its_reason():
    research = next(tech_card for tech_card, card in CARDS.items() if card.event.type == "research")
    t = Table(active="germany").hands(germany=research, uk="uk_01")
    for card in ("japan_07", "germany_01"):
        t.find(card).state.discard.append(card)
    assert typed(t, "germany", f"event {research}; research germany_01") == "why-needs"
    assert typed(t, "germany", f"event {research}; research uk_09") == "why-not-in-pile"
    assert research in t.cards("germany")
