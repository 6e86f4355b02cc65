"""Events, technologies, joining (chapters 7 to 9)."""

from __future__ import annotations

import pytest

from engines.total_domination import ENGINE, cards, ground, lending, position, steps
from engines.total_domination.components import CARDS, TECHS, named
from tests.engines.total_domination.table import Table


def event(card: str, power: str = "germany", **options: str) -> Table:
    t = Table(active=power, **options).hand(power, card)
    return t.hand("japan" if power != "japan" else "uk", "ussr_14")


# ---- 7.0, 7.1


def test_td_7_0_1_kinds_of_events():
    """TD-7.0.1, TD-7.0.4."""
    assert {card.event.type for card in CARDS.values()} == {
        "tactics_value",
        "tactics_modifier",
        "logistics",
        "research",
        "diplomacy",
        "peace",
    }
    t = event("germany_12")
    t.press("germany", "event/germany_12")
    assert not t.said("td-log-spent")
    assert not t.state.powers["germany"].saved


def test_td_7_1_1_plus_one():
    """TD-7.1.1, TD-3.3.8: before oneself or the ally, until the phase ends."""
    t = event("germany_05")
    assert t.keys("germany", "event") == ["event/germany_05.germany", "event/germany_05.japan"]
    t.press("germany", "event/germany_05.japan")
    assert cards.worth(t.state, "japan", 3) == 4


def test_td_7_1_2_minus_one():
    """TD-7.1.2, TD-7.1.4: before an opponent, also one that has passed."""
    t = event("germany_06")
    t.state.powers["ussr"].passed = True
    assert t.keys("germany", "event") == ["event/germany_06.uk", "event/germany_06.ussr"]
    t.press("germany", "event/germany_06.ussr")
    assert cards.modifier(t.state, "ussr") == -1


def test_td_7_1_5_and_6_the_event_value():
    """TD-7.1.5, TD-7.1.6: not for Lend-Lease."""
    t = event("uk_03", "uk").put("uboat", "atlantic", "caribbean")
    assert lending.hurdle(t.state, "uk", "uk_03")
    t.press("uk", "event/uk_03")
    assert t.left() == 5


# ---- 7.2


def test_td_7_2_1_icons_in_any_order():
    """TD-7.2.1, TD-7.2.2, TD-7.2.7."""
    t = event("germany_08").saved("germany", "germany_05")
    t.press("germany", "event/germany_08")
    t.go("germany", "germany.army", "germany", "balkans")
    t.press("germany", "form/army.germany")
    t.go("germany", "germany.army", "germany", "benelux")
    assert t.left() == 0
    t.press("germany", "done")
    assert t.state.powers["germany"].saved == "germany_05"
    assert "germany_08" in t.state.discard


def test_td_7_2_3_bomber_icon():
    """TD-7.2.3, TD-7.2.5."""
    t = event("germany_10")
    t.press("germany", "event/germany_10")
    assert t.keys("germany", "form") == ["form/bomber.germany", "form/bomber.czechoslovakia"]


def test_td_7_2_4_fleet_icon():
    t = event("japan_07", "japan")
    t.press("japan", "event/japan_07")
    assert {key.split("/")[1] for key in t.keys("japan", "form")} <= {"fleet.japan", "fleet.ryukyu"}


def test_td_7_2_6_nations_of_the_united_kingdom():
    t = event("uk_07", "uk").clear("france")
    t.press("uk", "event/uk_07")
    assert {"form/army.france", "form/army.india"} <= set(t.keys("uk", "form"))
    assert not [key for key in t.keys("uk", "form") if "usa" in key]
    t.join("usa")
    assert "form/army.western_usa" in t.keys("uk", "form")


def test_td_7_2_7_moves_also_of_uboats():
    t = event("germany_08").put("uboat", "atlantic")
    t.press("germany", "event/germany_08")
    t.press("germany", "sail/atlantic.caribbean")
    assert t.state.uboats == ["caribbean"]
    assert t.left() == 2


def test_td_7_2_8_satellites():
    """TD-7.2.8, TD-7.2.9, TD-7.2.10, TD-7.2.11."""
    t = event("germany_09").clear("france", "germany").put("germany.army", "benelux", "libya")
    t.put("germany.army", "france").put("germany.fleet", "atlantic")
    t.press("germany", "event/germany_09")
    found = t.keys("germany", "satellite")
    assert found == ["satellite/france", "satellite/benelux", "satellite/libya"]
    t.press("germany", "satellite/france")
    assert t.keys("germany", "satellite") == ["satellite/benelux", "satellite/libya"]
    t.press("germany", "satellite/libya")
    assert not t.keys("germany", "satellite")
    assert t.state.tracks == {"usa": 0, "china": 0}
    assert t.at("libya") == "germany.army germany.army"
    assert steps.SATELLITES == 2


def test_td_7_2_12_resistance():
    """TD-7.2.12, TD-1.3."""
    t = event("uk_08", "uk").put("germany.army", "benelux").put("japan.army", "siam")
    t.press("uk", "event/uk_08")
    assert t.keys("uk", "resistance") == ["resistance/benelux", "resistance/siam"]
    t.press_each("uk", "resistance/benelux", "resistance/benelux", "resistance/siam")
    assert not t.keys("uk", "resistance")
    assert t.state.resistance == ["benelux", "benelux", "siam"]


def test_td_7_2_14_markers_stay():
    t = event("germany_01").put("germany.army", "benelux").put("resistance", "benelux")
    t.press("germany", "operate/germany_01")
    t.go("germany", "germany.army", "benelux", "germany")
    assert t.state.resistance == ["benelux"]
    t.go("germany", "germany.army", "germany", "benelux")
    assert t.state.resistance == ["benelux"]
    assert t.vp("germany") == 8


def test_td_7_2_15_an_allied_unit_lifts_them():
    t = event("uk_01", "uk").put("resistance", "benelux").put("uk.army", "france")
    t.state.board["france"] = "france.army"
    t.press("uk", "operate/uk_01")
    t.go("uk", "france.army", "france", "benelux")
    assert t.state.resistance == []


def test_td_7_2_16_fought_by_an_army_beside_it():
    t = event("germany_01").put("germany.army", "benelux").put("resistance", "benelux", "poland")
    t.press("germany", "operate/germany_01")
    assert t.keys("germany", "quell") == ["quell/benelux"]


# ---- 7.3 to 7.5


def test_td_7_3_1_research():
    """TD-7.3.1, TD-7.3.4, TD-8.0.3."""
    t = event("germany_11").pile("germany_03", "germany_01")
    t.press("germany", "event/germany_11")
    assert t.keys("germany", "research") == ["research/germany_03"]
    t.press("germany", "research/germany_03")
    assert t.state.powers["germany"].pending == "germany_03"
    t.hand("germany", "germany_04").turn("germany")
    assert not t.keys("germany", "technology")


def test_td_7_3_2_and_3_nothing_to_research():
    """TD-7.3.2, TD-7.3.3."""
    t = event("germany_11")
    assert cards.event_hurdle(t.state, "germany", "germany_11").id == "td-why-empty-pile"
    t.pile("germany_01")
    assert cards.event_hurdle(t.state, "germany", "germany_11").id == "td-why-nothing-there"


def test_td_7_3_5_the_pile_keeps_its_face():
    t = event("germany_11").pile("germany_03")
    t.press_each("germany", "event/germany_11", "research/germany_03")
    assert t.view().discard == ("germany_03", "germany_11")
    assert t.state.discard == ["germany_11"]


def test_td_7_4_1_diplomacy_scores_at_once():
    """TD-7.4.1, TD-7.4.6."""
    t = event("germany_12")
    before = t.vp("germany")
    t.press("germany", "event/germany_12")
    assert t.vp("germany") == before + 2
    assert t.view().diplomacy[0].owner == "germany"


def test_td_7_4_2_higher_equal_lower():
    """TD-7.4.2, TD-7.4.5."""
    t = event("ussr_13", "ussr").diplomacy("uk", "uk_12")
    t.press("ussr", "event/ussr_13")
    assert t.state.powers["uk"].diplomacy == []
    assert "uk_12" in t.state.discard
    t = event("uk_12", "uk").diplomacy("ussr", "ussr_13")
    t.press("uk", "event/uk_12")
    assert not t.state.powers["uk"].diplomacy
    assert not t.state.powers["ussr"].diplomacy
    t = event("uk_11", "uk").diplomacy("japan", "japan_12")
    t.press("uk", "event/uk_11")
    assert t.state.powers["japan"].diplomacy == ["japan_12"]  # another flag


def test_td_7_4_3_several_earlier_cards(monkeypatch):
    t = event("uk_11", "uk").diplomacy("germany", "germany_12").diplomacy("japan", "japan_12")
    same = CARDS["japan_12"].event.model_copy(update={"flag": "spain"})
    monkeypatch.setitem(CARDS, "japan_12", CARDS["japan_12"].model_copy(update={"event": same}))
    t.press("uk", "event/uk_11")
    assert t.state.powers["germany"].diplomacy == []
    assert t.state.powers["japan"].diplomacy == ["japan_12"]  # equal


def test_td_7_4_4_an_own_earlier_card_is_not_compared(monkeypatch):
    same = CARDS["germany_13"].event.model_copy(update={"flag": "spain"})
    monkeypatch.setitem(CARDS, "germany_13", CARDS["germany_13"].model_copy(update={"event": same}))
    t = event("germany_12").diplomacy("germany", "germany_13")
    t.press("germany", "event/germany_12")
    assert t.state.powers["germany"].diplomacy == ["germany_13", "germany_12"]


def test_td_7_5_1_peace():
    """TD-7.5.1, TD-7.5.2, TD-7.5.5, TD-D.11."""
    t = event("germany_14").top("uk_13").front("germany", "germany_05")
    t.saved("germany", "germany_13").press("germany", "event/germany_14")
    assert t.left() == 1 + 1 + 1 + 1
    assert t.offer("germany").default == ("done",)
    t.press("germany", "done")
    assert {"germany_14", "uk_13"} <= set(t.state.discard)


def test_td_7_5_3_nothing_to_reveal():
    t = event("germany_14")
    t.state.hands["uk"].cards += t.state.deck
    t.state.deck = []
    t.press("germany", "event/germany_14")
    assert t.left() == 1


def test_td_7_5_4_the_reveal_stands():
    t = event("germany_14")
    t.press("germany", "event/germany_14")
    assert any(event.reveals for event in t.events)


# ---- 8


def test_td_8_0_1_any_card_for_its_technology():
    """TD-8.0.1, TD-8.0.2, TD-E.9, TD-D.12."""
    t = event("uk_03")
    events = t.press("germany", "technology/uk_03")
    assert t.state.powers["germany"].pending == "uk_03"
    public = [e.text for e in events if e.audience is None and "tech" in e.text.id]
    assert [m.args.keys() for m in public] == [{"power"}]
    assert ENGINE.view(t.state, "germany").pending == (("germany", "uk_03"),)
    assert t.view().power("germany").sheet.pending


def test_td_8_0_4_prerequisites():
    """TD-8.0.4, TD-8.1.16."""
    t = Table()
    assert cards.tech_hurdle(t.state, "uk", "v2").id == "td-why-needs-any"
    assert cards.tech_hurdle(t.tech("uk", "espionage").state, "uk", "v2") is None
    assert cards.tech_hurdle(t.state, "uk", "atomic_bomb").id == "td-why-needs"
    t.find("uk_03").state.powers["uk"].pending = "uk_03"
    assert cards.tech_hurdle(t.state, "uk", "radar").id == "td-why-one-tech"


def test_td_8_0_5_not_twice():
    t = Table().tech("uk", "radar").tech("germany", "radar")
    assert cards.tech_hurdle(t.state, "uk", "radar").id == "td-why-known"
    assert cards.tech_hurdle(t.state, "ussr", "radar") is None


def test_td_8_0_6_for_coalition_units_too():
    t = event("germany_01").tech("germany", "mechanization").clear("italy")
    t.state.board["austria"] = "germany.army italy.army"
    t.press("germany", "operate/germany_01")
    t.go("germany", "italy.army", "austria", "balkans")
    assert t.left() == 5


def test_td_8_0_7_technologies_of_modules_that_are_off():
    t = Table(bombers="off").tech("uk", "mechanization", "self_propelled_artillery")
    assert cards.tech_hurdle(t.state, "uk", "heavy_bombers") is None


@pytest.mark.parametrize(
    ("tech", "cost", "args", "value"),
    [
        ("mechanization", ground.move_cost, ("army",), 1),  # TD-8.1.1
        ("self_propelled_artillery", ground.attack_cost, ("army", False), 2),  # TD-8.1.2
        ("ground_attack_aircraft", ground.attack_cost, ("army", False), 1),  # TD-8.1.3
        ("ground_attack_aircraft", ground.attack_cost, ("fleet", True), 2),
        ("landing_craft", ground.move_cost, ("fleet",), 1),  # TD-8.1.5
        ("modern_battleships", ground.attack_cost, ("fleet", False), 2),  # TD-8.1.6
        ("aircraft_carriers", ground.attack_cost, ("fleet", False), 1),  # TD-8.1.7
        ("aircraft_carriers", ground.attack_cost, ("army", True), 2),
        ("production_optimization", ground.form_cost, ("bomber",), 2),  # TD-8.1.8
        ("shipyard_industry", ground.form_cost, ("fleet",), 2),  # TD-8.1.9
    ],
)
def test_td_8_1_1_to_9_what_technologies_save(tech, cost, args, value):
    """TD-8.1.1, TD-8.1.2, TD-8.1.3, TD-8.1.5, TD-8.1.6, TD-8.1.7, TD-8.1.8, TD-8.1.9."""
    assert cost([tech], *args) == value
    assert cost([], *args) > value


def test_td_8_1_3_needs():
    needs = {tech.code: tech.requires for tech in TECHS.values() if tech.requires}
    assert needs == {
        "A3": ["mechanization", "self_propelled_artillery"],
        "A4": ["mechanization", "self_propelled_artillery"],
        "B3": ["landing_craft", "modern_battleships"],
        "E3": ["v2"],
    }


def test_td_8_2_1_groups():
    """TD-8.2.1, TD-8.2.2."""
    t = Table().tech("uk", "radar", "shipyard_industry")
    assert position.tech_points(t.state, "uk") == 0
    assert position.tech_points(t.tech("uk", "enigma").state, "uk") == 1


# ---- 9


def test_td_9_0_1_joining():
    """TD-9.0.1, TD-9.0.2, TD-9.2.4, TD-E.12."""
    t = event("japan_01", "japan").clear("nanking").put("japan.army", "nanking", "manchuria")
    t.press("japan", "operate/japan_01")
    t.press("japan", "attack/china.army.china")
    assert t.state.tracks["china"] == 1
    assert not t.state.owners["china"]
    t.press("japan", "attack/china.army.china")
    assert t.state.owners["china"] == "ussr"
    assert t.vp("ussr") == 12
    assert position.threshold(t.state, "allies") == 35
    assert len(t.state.joining["china"]) == 0
    assert len(t.state.deck) == 54 - 2 + 2


def test_td_9_0_3_units_of_both_share_spaces():
    t = event("uk_01", "uk").join("usa").put("uk.army", "canada")
    t.press("uk", "operate/uk_01")
    assert "eastern_usa" in t.goals("uk", "uk.army", "canada")
    assert "form/army.eastern_usa" in t.keys("uk", "form")
    assert ground.nation_at("eastern_usa") == "usa"


def test_td_9_0_4_the_track_stands_still_after_joining():
    t = event("uk_06", "uk").join("usa")
    assert not t.keys("uk", "lend")
    t = event("japan_01", "japan").join("china").clear("nanking").put("japan.army", "nanking")
    t.press("japan", "operate/japan_01")
    t.press("japan", "attack/china.army.china")
    assert t.state.tracks["china"] == 2


def test_td_o_13_5_6_7_may_count_for_lend_lease():
    """TD-7.1.6, TD-9.1.3: uk_02 is 5 OP, and 6 as its event."""
    for lend_tactics, can in (("off", False), ("on", True)):
        t = Table(active="uk", lend_tactics=lend_tactics).hand("uk", "uk_02")
        t.put("uboat", "atlantic", "atlantic", "caribbean")
        assert t.can("uk", "lend/uk_02") is can


def test_td_9_1_1_lend_lease():
    """TD-9.1.1, TD-9.1.2."""
    t = event("ussr_12", "ussr").hand("ussr", "ussr_11")
    t.press("ussr", "lend/ussr_12")
    assert t.state.tracks == {"usa": 0, "china": 1}
    assert "ussr_12" in t.state.discard
    assert not t.turn("ussr").keys("ussr", "lend")
    assert not event("germany_01").keys("germany", "lend")


def test_td_9_1_3_the_minimum():
    """TD-9.1.3, TD-11.2.7."""
    t = event("uk_06", "uk").put("uboat", "atlantic")
    assert not t.keys("uk", "lend")
    assert t.front("uk", "uk_05").keys("uk", "lend")


def test_td_9_1_4_the_card_is_set_aside():
    """TD-9.1.4, TD-9.1.5."""
    t = event("uk_06", "uk").hand("uk", "uk_01")
    top = t.state.joining["usa"][-1]
    events = t.press("uk", "lend/uk_06")
    assert t.state.hands["uk"].lent == [top]
    assert top not in t.cards("uk")
    assert [e.audience for e in events if e.text.id == "td-log-lent-own"] == [("uk",)]
    t.state.deck += t.state.joining["usa"]
    t.state.tracks["usa"], t.state.joining["usa"] = 3, []
    t.state.powers["uk"].lend = False
    t.turn("uk").press("uk", "lend/uk_01")
    assert t.state.hands["uk"].lent == [top]
    assert t.state.owners["usa"] == "uk"


def test_td_9_2_1_aggression():
    """TD-9.2.1, TD-9.2.3."""
    t = event("japan_01", "japan").put("japan.fleet", "mariana")
    hidden = t.state.joining["usa"][-1]
    t.press("japan", "operate/japan_01")
    t.go("japan", "japan.fleet", "mariana", "hawaii")
    assert t.state.tracks["usa"] == 1
    assert hidden in t.state.deck
    assert not any(hand.lent for hand in t.state.hands.values())


def test_td_9_2_2_an_air_strike_counts_by_unit():
    """TD-9.2.2, TD-11.1.14."""
    t = event("japan_01", "japan").put("japan.bomber", "japan").clear("manchuria")
    t.put("japan.army", "manchuria").put("japan.bomber", "manchuria")
    t.state.board["japan"] = "japan.army japan.fleet"
    t.press("japan", "strike/japan_01")
    t.press_each("japan", "aim/manchuria.china", "hit/china.army", "hit/china.army", "done")
    assert t.state.tracks["china"] == 2
    assert t.at("china") == ""
    assert named(position.of(t.state).bombers["japan"]) == ["manchuria"]
