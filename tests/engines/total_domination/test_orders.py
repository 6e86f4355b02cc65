"""Typed turns, refusals and standing orders (TD-D.19 to D.21, chapter X)."""

from __future__ import annotations

import pytest

from engines.contract import Filed, Illegal
from engines.total_domination import ENGINE
from engines.total_domination.orders import PowerOrders, standing
from tests.engines.total_domination.table import Table, refused

ORDERS = PowerOrders()


def typed(t: Table, seat: str, text: str) -> str:
    """Carry out a typed turn as far as it goes; the id of the reason where it stopped, or ""."""
    filed = ORDERS.read(t.state, seat, text)
    while filed.plan and seat in ENGINE.offers(t.state):
        said = ORDERS.answer(t.state, seat, t.offer(seat), filed)
        if said is None:
            return ""
        if said.stop:
            return said.stop.id.removeprefix("td-")
        t.move(seat, *said.picks)
    return ""


def table(seat: str = "germany", card: str = "germany_01", **options: str) -> Table:
    t = Table(active=seat, **options).hand(seat, card)
    other = "uk" if seat == "germany" else "germany"
    return t.hand(other, "uk_13" if card != "uk_13" else "japan_13")


def test_td_d_19_an_order_of_several_steps():
    t = table().clear("poland")
    assert typed(t, "germany", "operate germany_01; move germany army germany poland; "
                 "form army germany") == ""  # fmt: skip
    assert t.at("poland") == "germany.army"
    assert t.said("log-spent")[0].args["spent"] == 5


def test_td_d_21_a_queued_turn_waits_for_its_turn():
    t = table()
    filed = ORDERS.read(t.state, "uk", "operate uk_13")
    t.move("germany", "pass")
    t.default()
    assert t.state.active == "uk"
    assert ORDERS.answer(t.state, "uk", t.offer("uk"), filed) is not None


def test_td_d_21_a_condition_gives_the_plan_back():
    t = table()
    filed = ORDERS.read(t.state, "germany", "operate germany_01 if-free poland")
    said = ORDERS.answer(t.state, "germany", t.offer("germany"), filed)
    assert said and said.stop and said.stop.id == "td-x-enemy"


def test_td_d_21_standing_pass():
    t = table()
    filed = Filed(standing={"resting": "pass.1939"})
    said = ORDERS.answer(t.state, "germany", t.offer("germany"), filed)
    assert said and said.picks == ("pass",)


def test_td_d_20_wishes_for_the_draft():
    t = Table().step("draft")
    packet = t.state.hands["uk"].packet
    packet[:] = ["uk_06", "germany_09", "ussr_13", "japan_07"]
    ranked = standing.ranking(t.state, "uk", "tech.shipyard_industry own")
    assert ranked == ["ussr_13", "japan_07", "uk_06", "germany_09"]
    assert standing.ranking(t.state, "uk", "")[0] == "ussr_13"
    filed = Filed(standing={"auto": "on", "prefer": "card.germany_09"})
    said = ORDERS.answer(t.state, "uk", t.offer("uk"), filed)
    assert said and said.picks == ("keep/germany_09",)


def test_td_o_9_automatic_draft_can_be_switched_off():
    t = Table(auto_draft="off").step("draft")
    filed = Filed(standing={"auto": "on"})
    assert ORDERS.answer(t.state, "uk", t.offer("uk"), filed) is None
    keys = [choice.key for choice in ORDERS.menu(t.state, "uk", filed).choices]
    assert "auto/on" not in keys


def test_td_d_20_wishes_keep_their_order():
    filed = Filed()
    ORDERS.set(filed, ("prefer/op.5", "prefer/own", "auto/on"))
    assert filed.standing == {"prefer": "op.5 own", "auto": "on"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("operate uk_01", "x-card"),
        ("event uk_13", "x-card"),
        ("operate germany_01; form fleet austria", "x-kind"),
        ("operate germany_01; form army austria", "x-home"),
        ("operate germany_01; form army poland", "x-home"),
        ("operate germany_01; move germany fleet austria poland", "x-nounit"),
        ("operate germany_01; move germany army germany poland", "x-enemy"),
        ("operate germany_01; move germany army germany ryukyu", "x-kind"),
        ("operate germany_01; move germany army germany manchuria", "x-closed"),
        ("operate germany_01; move germany army germany siam", "x-path"),
        ("operate germany_01; attack india uk army", "x-adj"),
        ("operate germany_01; attack poland uk army", "x-target"),
        ("operate germany_01; attack-uboat atlantic", "x-target"),
        ("operate germany_01; form army germany; form army germany; form army germany", "x-stack"),
        ("operate germany_01; form army germany; attack poland neutral army; "
         "attack france france army", "x-op"),
        ("operate germany_01; uboat poland", "x-home"),
        ("operate germany_01; form bomber germany; form bomber czechoslovakia", "x-limit"),
        ("rocket germany_01 v1 uk", "x-tech"),
        ("lend germany_01", "why-no-lend"),
        ("technology germany_01", "why-needs"),
    ],
)  # fmt: skip
def test_td_x_1_reasons(text, reason):
    assert typed(table(), "germany", text) == reason


def test_td_x_1_first_entry_and_supply():
    t = table(card="germany_01").clear("poland", "ukraine").put("germany.army", "poland")
    found = typed(t, "germany", "operate germany_01; move germany fleet germany ukraine")
    assert found == "x-entry-army"
    t = table().put("germany.army", "canada")
    found = typed(t, "germany", "operate germany_01; move germany army canada eastern_usa")
    assert found == "x-supply"


def test_td_x_1_marker_control_and_pool():
    t = table().put("destroyed", "germany")
    assert typed(t, "germany", "operate germany_01; form army germany") == "x-marker"
    t = table().clear("germany").put("uk.army", "germany")
    assert typed(t, "germany", "operate germany_01; form army germany") == "x-control"
    t = table().put("germany.army", "persia", "persia", "siam", "siam")
    assert typed(t, "germany", "operate germany_01; form army germany") == "x-pool"


def test_td_x_1_modules_switched_off():
    t = table(bombers="off")
    assert typed(t, "germany", "operate germany_01; form bomber germany") == "x-off"
    t = table(uboats="off")
    assert typed(t, "germany", "operate germany_01; uboat atlantic") == "x-off"


def test_td_x_1_the_saved_op_helps_no_rocket():
    t = Table().hand("germany", "germany_12").tech("germany", "v1").saved("germany", "germany_05")
    assert typed(t, "germany", "rocket germany_12 v1 uk") == "x-empty"
    t.hand("uk", "uk_01")
    assert typed(t, "germany", "rocket germany_12 v1 uk") == "x-saved"


def test_td_x_1_an_event_of_another_colour():
    t = table(card="uk_12")
    assert typed(t, "germany", "event uk_12") == "why-colour"
    t = table("uk", card="usa_03")
    assert typed(t, "uk", "event usa_03") == "why-colour-joining"


@pytest.mark.parametrize(
    ("text", "id"),
    [("form army", "td-x-count"), ("opperate germany_01", "td-x-unknown"),
     ("form army polnd", "td-x-unknown"), ("zzz", "td-x-unknown-word")],
)  # fmt: skip
def test_td_x_2_a_step_that_cannot_be_read_is_numbered(text, id):
    with pytest.raises(Illegal) as error:
        ORDERS.read(Table().state, "germany", f"pass; {text}")
    assert error.value.reason.args["n"] == 2
    assert error.value.reason.args["why"].id == id


def test_td_x_1_a_closed_question_and_a_forbidden_reserve():
    assert typed(table(), "germany", "swap germany_01") == "x-late"
    t = Table(year=1945, active="uk").hands(uk="uk_01", germany="germany_01")
    t.state.powers["germany"].passed = False
    t.turn("germany")
    assert typed(t, "germany", "reserve germany_01") == "why-last-year"


def test_td_x_3_a_repeated_command_does_nothing():
    t = table("germany").hand("germany", "germany_08")
    t.play("germany", "operate/germany_01", "done")
    assert refused(t, "germany", "operate/germany_01")
    assert refused(t, "uk", "no-such-thing")


def test_td_h_7_a_refused_technology_costs_nothing():
    t = table()
    assert refused(t, "germany", "technology/germany_01")
    assert t.cards("germany") == ["germany_01"]
    mine = ENGINE.view(t.state, "germany").hand[0]
    assert not mine.tech_ok and mine.tech_why
    assert mine.tech_why.id == "td-why-needs"
