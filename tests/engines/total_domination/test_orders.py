"""Typed turns, refusals and standing orders (TD-D.19 to D.21, chapter X)."""

from __future__ import annotations

import re

import pytest

from engines.contract import Illegal, OrderBook
from engines.kit.data import HOME
from engines.total_domination import ENGINE
from engines.total_domination.components import CARDS
from engines.total_domination.orders import PowerOrders, standing
from engines.total_domination.orders.table import TABLE
from tests.engines.total_domination.table import Table

ORDERS = PowerOrders(ENGINE)


def typed(t: Table, seat: str, text: str) -> str:
    """Carry out a typed turn as far as it goes; the id of the reason where it stopped, or ""."""
    stop = t.carry_out(seat, ORDERS.read(t.state, seat, text))
    return stop.id.removeprefix("td-") if stop else ""


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
def test_td_t_4_td_d_21_every_condition_must_hold(full, held):
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
    assert said.stop.id == "td-x-enemy"
    assert filed.plan == [f"{text}; done"]
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


def test_td_t_3_td_d_21_a_turn_waits_through_the_questions_before_it():
    t = Table().step("draft")
    packet = list(t.state.hands["germany"].packet)
    filed = ORDERS.read(
        t.state, "germany", f"keep {packet[0]}; keep {packet[1]}; operate {packet[1]}"
    )
    first = ORDERS.answer(t.state, "germany", t.offer("germany"), filed)
    assert first
    assert first.picks == tuple(f"keep/{card}" for card in packet[:2])
    t.press("germany", *first.picks)
    for seat in ("uk", "japan", "ussr"):
        t.press(seat, *t.offer(seat).default)
    assert ORDERS.answer(t.state, "germany", t.offer("germany"), filed) is None
    assert filed.plan == [f"operate {packet[1]}"]


def test_td_d_21_nothing_is_kept_for_a_turn_that_cannot_come_this_year():
    """Told at once: who has passed has no more turns (TD-4.2.3)."""
    t = Table(active="uk").hands(uk="uk_01 uk_13", germany="germany_01")
    filed = ORDERS.read(t.state, "uk", "pass; reserve uk_13; operate uk_01")
    assert t.carry_out("uk", filed) is None
    assert t.state.year == 1939
    over = ORDERS.ends(t.state, "uk", filed)
    assert over
    assert over.stop
    assert over.stop.id == "turn-over"
    assert filed.plan == ["operate uk_01"], "given back"


def test_td_d_21_what_was_typed_lasts_until_the_year_ends():
    """A play that was queued and never came, because somebody was away."""
    t = table()
    filed = ORDERS.read(t.state, "uk", "operate uk_13")
    t.state.year = 1940
    over = ORDERS.ends(t.state, "uk", filed)
    assert over
    assert over.stop
    assert over.stop.id == "turn-over"


def test_td_d_21_who_has_passed_types_for_the_next_year():
    t = table()
    t.state.powers["uk"].passed = True
    filed = ORDERS.read(t.state, "uk", "operate uk_13")
    assert ORDERS.ends(t.state, "uk", filed) is None
    t.state.year, t.state.powers["uk"].passed = 1940, False
    t.press("germany", "pass")
    t.default()
    said = ORDERS.answer(t.state, "uk", t.offer("uk"), filed)
    assert said
    assert said.picks == ("operate/uk_13",)


def test_td_d_5_a_wish_and_a_spy_answer_one_question():
    """TD-D.7: typed in a row, as everything that answers one question."""
    t = Table().tech("uk", "espionage").hands(uk="uk_01", germany="germany_01").step("exchange")
    assert typed(t, "uk", "swap uk_01; spy germany look") == ""
    assert t.offer("uk").answered == ("swap/uk_01", "spy/germany.look")


def test_td_t_2_td_6_0_9_a_typed_order_is_carried_out_whole_or_not_at_all():
    """TD-X.1: the step that fails is quoted."""
    t = table()
    order = (
        "operate germany_01; attack poland neutral army; move germany army germany poland; "
        "form army germany"
    )
    stop = t.refused("germany", order)
    assert (stop.id, stop.args["said"]) == ("turn-not-possible", "form army germany")
    assert t.cards("germany") == ["germany_01"]
    stop = t.refused("germany", "operate germany_01; form army germany; form army polnd")
    assert (stop.id, stop.args["said"]) == ("turn-unknown-near", "polnd")


def test_td_t_2_td_6_0_9_peace_turns_its_card_up_first():
    """TD-7.5.4: the sum is not known before, so the order goes as far as it goes; the rest of it
    is given back."""
    t = Table(active="germany").hands(germany="germany_14", uk="uk_01").top("uk_13")
    filed = ORDERS.read(t.state, "germany", "event germany_14; form army germany")
    stop = t.carry_out("germany", filed)
    assert stop
    assert stop.id == "turn-not-possible"
    assert filed.plan == ["form army germany; done"]
    assert t.said("td-log-peace")
    assert t.left() == 2
    t.press("germany", "done")
    assert t.state.powers["germany"].saved == "germany_14"


def test_td_d_19_a_card_typed_alone_leaves_its_steps_to_the_player():
    t = table()
    assert typed(t, "germany", "operate germany 1") == ""
    assert t.offer("germany").question.id == "td-ask-steps"
    assert typed(t, "germany", "form army germany; done") == ""
    assert t.said("td-log-spent")[0].args["spent"] == 3


@pytest.mark.parametrize(
    "order",
    [
        "operate germany 1; attack poland neutral army; move army germany poland",
        "Operate Germany 1\nattack neutral army in Poland\nmove german army from germany to poland",
        "operate germany1; attack army in poland; move German army Germany -> Poland; done",
    ],
)
def test_td_t_1_an_order_as_people_type_it(order):
    t = table()
    assert typed(t, "germany", order) == ""
    assert t.at("poland") == "germany.army"


def test_td_t_1_a_uboat_is_attacked_with_or_without_a_hyphen():
    for order in ("attack uboat atlantic", "attack-uboat in atlantic"):
        t = table("uk", "uk_01").put("uboat", "atlantic").put("uk.fleet", "atlantic")
        assert typed(t, "uk", f"operate uk 1; {order}") == ""
        assert not t.state.uboats


def test_td_t_1_a_nation_left_out_is_not_guessed():
    t = table().put("france.army", "poland")
    stop = t.refused("germany", "operate germany 1; attack poland army")
    assert stop.id == "turn-not-possible"
    assert len(stop.args["possible"]) > 1


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


def test_td_t_4_a_line_may_depend_on_another():
    """An order counts as one line, whatever its steps are."""
    t = table().hand("germany", "germany_02")
    text = "operate germany 1; form army poland else skip; if fail 1: operate germany 2; done"
    assert typed(t, "germany", text) == ""
    assert t.cards("germany") == ["germany_01"]


def test_td_d_20_wishes_keep_their_order():
    filed = OrderBook()
    ORDERS.set(filed, ("prefer/op.5", "prefer/own", "auto/on"))
    assert filed.standing == {"prefer": "op.5 own", "auto": "on"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("form army", "turn-form"),
        ("recall germany china siam", "turn-form"),
        ("opperate germany_01", "turn-unread"),
        ("form army polnd", "turn-unknown-near"),
        ("operate uk_99", "turn-unknown-near"),
        ("zzz", "turn-unread"),
    ],
)
def test_td_x_2_what_cannot_be_read_is_refused_with_the_whole_text(text, message):
    with pytest.raises(Illegal) as error:
        ORDERS.read(Table().state, "germany", f"pass; {text}")
    assert error.value.reason.id == message


def test_td_t_1_every_example_of_the_page_is_read():
    page = (HOME.parent / "docs/rules/total_domination.md").read_text("utf-8")
    chapter = page.partition("## T ")[2].partition("## X ")[0]
    rows = [line.split("|")[1] for line in chapter.splitlines() if line.startswith("| `")]
    examples = [text for row in rows for text in re.findall(r"`([^`]+)`", row)]
    assert len(examples) > 30
    for text in [*examples, *(each.example for each in TABLE if each.example)]:
        assert ORDERS.read(Table().state, "germany", text).plan, text


@pytest.mark.parametrize("name", ["germany 2", "Germany_2", "germany2", "germany_02"])
def test_td_t_1_a_card_is_typed_as_it_is_called(name):
    assert typed(table(card="germany_02"), "germany", f"operate {name}; done") == ""


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
    assert typed(t, "germany", "pass; reserve germany_02") == "turn-not-possible"
    assert not t.state.powers["germany"].passed
    assert typed(t, "germany", "pass; reserve germany_01") == ""
    assert t.state.hands["germany"].reserve == ["germany_01"]


@pytest.mark.parametrize(
    ("reserve", "why"), [("last", "why-first-pass"), ("each", "turn-not-possible")]
)
def test_td_10_1_7_what_is_reserved_at_the_first_pass_of_a_side(reserve, why):
    """TD-O.12."""
    t = Table(players="2", reserve=reserve)
    t.hands(axis="germany_01 germany_02 germany_03 germany_05", allies="uk_01")
    assert typed(t, "axis", "pass; reserve germany_01") == why
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
    assert typed(t, "germany", f"event {research}; research uk_09") == "turn-not-possible"
    assert research in t.cards("germany")
