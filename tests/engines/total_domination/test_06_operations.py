"""Operations: spending, forming, moving, attacking, rockets (chapter 6)."""

from __future__ import annotations

import json

import pytest

from bot.text import words
from engines.total_domination import ENGINE, cards, ground, position
from engines.total_domination.components import BIT, named
from tests.engines.total_domination.table import Table


def op(card: str = "germany_01", power: str = "germany", **options: str) -> Table:
    """A power with an operation open; somebody else still has a card."""
    t = Table(active=power, **options).hand(power, card)
    return t.hand("japan" if power != "japan" else "uk", "ussr_14")


def opened(t: Table) -> Table:
    t.press(t.state.active, f"operate/{t.cards(t.state.active)[0]}")
    return t


# ---- 6.0


def test_td_6_0_1_any_mix_in_any_sequence():
    t = opened(op().put("italy.fleet", "italy"))
    t.press_each("germany", "attack/neutral.army.poland", "form/army.germany", "done")
    assert t.said("td-log-spent")[0].args["spent"] == 6


def test_td_6_0_2_value():
    """TD-6.0.2, TD-6.0.3, TD-7.1.3: cards in front add up, never below 0."""
    t = op().front("germany", "uk_06", "ussr_06")
    assert cards.worth(t.state, "germany", 6) == 4
    assert cards.worth(t.state, "germany", 1) == 0
    assert opened(t).left() == 4


def test_td_6_0_3_every_step_says_what_it_costs():
    t = opened(op().tech("germany", "production_optimization").put("uboat", "atlantic"))
    say = words("en").say
    labels = {choice.key: say(choice.label) for choice in t.offer("germany").choices}
    assert labels["form/army.germany"] == "army in Germany (2 OP)"
    assert labels["form/fleet.germany"] == "fleet in Germany (3 OP)"
    assert labels["move/germany.army.austria"] == "German army from Austria (2 OP)"
    assert labels["attack/neutral.army.poland"] == "neutral army in Poland (3 OP)"
    t = Table(active="ussr").hand("ussr", "ussr_10")  # Logistics: icons cost nothing
    t.press("ussr", "event/ussr_10")
    assert not any("OP" in say(choice.label) for choice in t.offer("ussr").choices)
    assert (
        say(t.offer("ussr").question)
        == "USSR with USSR 10: what next? Left on the card: one bomber."
    )


def test_td_6_0_4_the_saved_op_comes_on_top():
    """TD-6.0.4, TD-6.0.7."""
    t = opened(op("germany_12").saved("germany", "germany_05").put("italy.fleet", "italy"))
    assert t.left() == 5
    t.press_each("germany", "form/army.germany")
    t.go("germany", "germany.army", "germany", "balkans")
    t.press("germany", "done")
    assert t.state.powers["germany"].saved == ""
    assert {"germany_05", "germany_12"} <= set(t.state.discard)


def test_td_6_0_5_one_op_is_saved():
    """TD-6.0.5, TD-6.0.6."""
    t = opened(op("germany_12"))
    t.press_each("germany", "form/army.germany", "done")
    assert t.state.powers["germany"].saved == "germany_12"
    t = opened(op("germany_05"))
    t.press_each("germany", "form/army.germany", "done")
    assert t.state.powers["germany"].saved == ""


def test_td_6_0_9_an_impossible_step_changes_nothing():
    t = opened(op())
    assert t.cannot("germany", "form/army.austria")
    assert t.left() == 6


# ---- 6.1


def test_td_6_1_1_costs_of_forming():
    t = opened(op())
    t.press("germany", "form/army.germany")
    assert t.left() == 3
    t = opened(op().tech("germany", "production_optimization"))
    t.press("germany", "form/army.germany")
    assert t.left() == 4


def test_td_6_1_3_no_supply_is_needed_but_control():
    t = op().clear("germany").put("uk.army", "germany")
    opened(t)
    assert not [key for key in t.keys("germany", "form") if key.endswith(".germany")]
    assert t.can("germany", "form/army.czechoslovakia")


def test_td_6_1_4_each_nation_on_its_own_homes():
    """TD-6.1.4, TD-6.1.5."""
    t = opened(op().clear("italy"))
    t.press("germany", "form/army.italy")
    assert t.at("italy") == "italy.army"
    assert not t.can("germany", "form/bomber.italy")
    t = opened(op("uk_01", "uk").join("usa"))
    t.press("uk", "form/army.western_usa")
    assert "usa.army" in t.at("western_usa")


def test_td_6_1_6_one_bomber_or_two():
    """TD-6.1.6, TD-8.1.4, TD-11.1.2."""
    t = opened(op())
    t.press("germany", "form/bomber.germany")
    assert not [key for key in t.keys("germany", "form") if "bomber" in key]
    t.tech("germany", "heavy_bombers")
    assert t.can("germany", "form/bomber.czechoslovakia")
    assert position.of(t.state).ready["germany"] & BIT["germany"]


def test_td_6_1_7_a_unit_just_formed_may_act():
    t = opened(op())
    t.press("germany", "form/army.czechoslovakia")
    t.press("germany", "attack/neutral.army.poland")
    assert t.at("poland") == ""


def test_td_6_1_8_uboats():
    t = opened(op())
    t.press("germany", "uboat/atlantic")
    assert t.left() == 4


def test_td_6_1_9_no_satellites_or_resistance_for_op():
    t = opened(op().put("germany.army", "benelux"))
    assert not t.keys("germany", "satellite")
    assert not t.keys("germany", "resistance")


def test_td_6_1_10_forming_lifts_resistance():
    """TD-6.1.10, TD-7.2.15."""
    t = opened(op("uk_01", "uk").put("resistance", "india"))
    t.press("uk", "form/army.india")
    assert t.state.resistance == []


def test_td_6_1_11_recall():
    """TD-6.1.11, TD-D.17: free, one at a time, formed again in the same order."""
    t = opened(op("germany_05").put("germany.army", "siam"))
    t.press("germany", "recall/germany.army.siam")
    assert not t.can("germany", "done")
    assert t.left() == 3
    assert not t.keys("germany", "move")  # nothing else could be paid
    t.press("germany", "form/army.germany")
    assert t.can("germany", "done")
    assert t.at("siam") == ""
    t = opened(op("germany_14").put("germany.army", "siam"))
    assert not t.keys("germany", "recall")


def test_td_6_1_11_two_recalls_before_two_formings():
    """Each is promised: the order ends when both stand again."""
    t = opened(op().clear("germany").put("germany.army", "siam", "burma"))
    t.press("germany", "recall/germany.army.siam")
    t.press("germany", "recall/germany.army.burma")
    assert t.state.flow[-1].recalled == ["germany.army", "germany.army"]
    assert not t.can("germany", "done")
    t.press("germany", "form/army.germany")
    assert not t.can("germany", "done"), "one more is promised"
    t.press("germany", "form/army.germany")
    assert t.can("germany", "done")
    assert t.at("siam") == t.at("burma") == ""


def test_td_6_1_11_no_recall_that_could_not_be_paid_or_placed_beside_the_first():
    t = opened(op("germany_05").put("germany.army", "siam", "burma"))
    t.press("germany", "recall/germany.army.siam")
    assert t.left() == 3
    assert not t.can("germany", "recall/germany.army.burma"), "3 OP pay for one army"


def test_td_6_1_11_every_recalled_unit_needs_a_place_of_its_own():
    t = op().put("germany.army", "siam", "burma")
    pos = position.of(t.state)
    ruins = [each for each in named(ground.sites(pos, "germany", "army")) if each != "germany"]
    t = opened(t.put("destroyed", *ruins))
    assert position.of(t.state).room("germany") == 1
    assert t.can("germany", "recall/germany.army.siam")
    t.press("germany", "recall/germany.army.siam")
    assert not t.can("germany", "recall/germany.army.burma")


def test_td_6_1_11_a_bomber_is_formed_while_a_recall_is_pending():
    t = opened(op().tech("germany", "heavy_bombers"))
    t.press("germany", "recall/germany.army.germany")
    keys = t.keys("germany", "form")
    assert "form/bomber.germany" in keys
    t.press("germany", "form/bomber.germany")
    assert not t.can("germany", "done")


def test_td_6_1_11_an_older_game_keeps_its_recalled_unit():
    t = opened(op("germany_05").put("germany.army", "siam"))
    t.press("germany", "recall/germany.army.siam")
    saved = json.loads(ENGINE.dump(t.state))
    saved["schema_version"] = 2
    saved["flow"][-1]["recalled"] = "germany.army"
    assert ENGINE.load(json.dumps(saved).encode()).flow[-1].recalled == ["germany.army"]


def test_td_6_1_11_a_spent_bomber_is_not_recalled():
    """TD-6.1.11, TD-11.1.8: it would be ready again; a ready one beside it may be recalled."""
    t = opened(op("germany_05").put("germany.bomber!", "germany"))
    assert t.can("germany", "recall/germany.army.germany")
    assert not t.can("germany", "recall/germany.bomber.germany")
    t.tech("germany", "heavy_bombers").put("germany.bomber", "germany")
    t.press("germany", "recall/germany.bomber.germany")
    assert "germany.bomber!" in t.at("germany").split()


def test_td_6_1_12_destruction():
    """TD-6.1.12, TD-6.1.15: homes with works, uninvolved ones too."""
    t = opened(op("japan_01", "japan").clear("western_usa", "hawaii").put("japan.fleet", "hawaii"))
    t.put("japan.fleet", "mariana")
    t.go("japan", "japan.fleet", "hawaii", "western_usa")
    assert t.state.destroyed == ["western_usa"]
    t = opened(op().clear("ukraine", "poland").put("germany.army", "poland"))
    t.go("germany", "germany.army", "poland", "ukraine")
    assert t.state.destroyed == []  # no works there


def test_td_6_1_13_nothing_is_formed_under_a_marker():
    t = op().put("destroyed", "germany").hand("germany", "germany_07")
    opened(t)
    assert not t.can("germany", "form/army.germany")
    t = op("germany_07").put("destroyed", "germany")
    t.press("germany", "event/germany_07")
    assert not t.can("germany", "form/army.germany")


# ---- 6.2


def test_td_6_2_1_costs_of_moves():
    """TD-6.2.1: each move is paid, whatever its length."""
    t = opened(op().clear("balkans"))
    t.go("germany", "germany.army", "germany", "balkans")
    assert t.left() == 4
    t.go("germany", "germany.army", "balkans", "austria")
    assert t.left() == 2


def test_td_6_2_2_supply_and_spent_bombers():
    t = opened(op().put("germany.bomber!", "germany"))
    assert not t.can("germany", "move/germany.bomber.germany")
    assert t.can("germany", "move/germany.army.germany")


def test_td_6_2_3_only_over_own_ground():
    """TD-6.2.3, TD-6.2.18."""
    t = opened(op().clear("poland", "baltic_states"))
    found = t.goals("germany", "germany.army", "germany")
    assert "poland" in found
    assert "baltic_states" not in found
    assert "ukraine" not in found


def test_td_6_2_4_next_to_own_ground():
    t = opened(op().clear("poland", "ukraine").put("germany.army", "poland"))
    assert "ukraine" in t.goals("germany", "germany.army", "germany")


def test_td_6_2_4_an_own_goal_must_be_supplied():
    """TD-6.2.4: a fleet fed from Benelux sails to ground that is cut off, and may not."""
    units = "germany.fleet@great_britain germany.army@benelux,germany germany.fleet@atlantic"
    t = opened(op("germany_01").only(units + " uk.fleet@canada"))
    pos = position.of(t.state)
    assert pos.control["germany"] & ~pos.supplied["germany"] & BIT["atlantic"]
    assert "atlantic" not in t.goals("germany", "germany.fleet", "great_britain")
    assert "benelux" in t.goals("germany", "germany.fleet", "great_britain")


def test_td_6_2_5_what_may_be_entered():
    """TD-6.2.5, TD-6.2.12: empty enemy homes; not where others stand."""
    t = op().clear("france", "poland").put("germany.army", "benelux", "poland")
    opened(t)
    found = t.goals("germany", "germany.army", "benelux")
    assert "france" in found
    assert "romania" not in found
    t.clear("great_britain").go("germany", "germany.fleet", "germany", "great_britain")
    assert "great_britain" in t.goals("germany", "germany.army", "benelux")


def test_td_6_2_6_from_ground_that_is_not_ones_own():
    t = op("germany_01").only("germany.fleet@great_britain germany.army@france,germany")
    opened(t)
    found = t.goals("germany", "germany.fleet", "great_britain")
    assert "atlantic" in found  # next to France
    t = op("germany_01").only("germany.fleet@great_britain germany.army@benelux,germany")
    opened(t)
    assert "atlantic" not in t.goals("germany", "germany.fleet", "great_britain")


def test_td_6_2_7_kind_and_room_at_the_end():
    t = opened(op().put("germany.army", "austria"))
    found = t.goals("germany", "germany.army", "germany")
    assert "austria" not in found
    assert "atlantic" not in found


def test_td_6_2_8_first_entry():
    """TD-6.2.8: by sea a fleet, by land an army, afterwards anybody."""
    t = opened(op().clear("benelux"))
    assert "benelux" in t.goals("germany", "germany.army", "germany")
    assert "benelux" not in t.goals("germany", "germany.fleet", "germany")
    t.go("germany", "germany.army", "germany", "benelux")
    assert "benelux" in t.goals("germany", "germany.fleet", "germany")


def landing() -> Table:
    """Britain without units; Germans in Benelux, two armies and a fleet at home."""
    home = "germany.army@benelux,germany,germany germany.fleet@germany"
    return op("germany_01").only(f"{home} uk.fleet@canada")


def test_td_6_2_8_the_way_over_the_sea_is_opened_anew_in_every_turn():
    t = opened(landing())
    t.go("germany", "germany.fleet", "germany", "great_britain")
    assert "great_britain" in t.goals("germany", "germany.army", "germany")
    t.press("germany", "done")
    t.hand("germany", "germany_02").turn("germany").press("germany", "operate/germany_02")
    assert t.control("great_britain") == ""
    assert "great_britain" not in t.goals("germany", "germany.army", "germany")


def test_td_6_2_8_an_army_ashore_opens_no_way_over_the_sea():
    """One came over land; the next needs a fleet before it, or the same road."""
    t = op("germany_01").only("germany.army@canada,france germany.fleet@atlantic")
    t.join("usa").put("germany.army", "germany")
    opened(t)
    t.go("germany", "germany.army", "canada", "eastern_usa")
    assert "eastern_usa" not in t.goals("germany", "germany.army", "france")


def test_td_6_2_9_islands_and_bombers():
    """TD-6.2.9, TD-6.2.14, TD-6.2.15."""
    t = opened(op("uk_01", "uk").put("uk.bomber", "great_britain"))
    found = t.goals("uk", "uk.bomber", "great_britain")
    assert "france" in found
    assert "benelux" not in found
    assert "atlantic" not in found
    t.put("uk.fleet", "atlantic")
    assert "atlantic" in t.goals("uk", "uk.bomber", "great_britain")
    t.go("uk", "uk.bomber", "great_britain", "atlantic")
    assert position.of(t.state).ready["uk"] & BIT["atlantic"]


def test_td_6_2_12_uninvolved_homes_are_closed_to_the_allies():
    t = opened(op("uk_01", "uk").clear("philippines", "eastern_usa").put("uk.army", "canada"))
    assert "eastern_usa" not in t.goals("uk", "uk.army", "canada")
    t = opened(op("ussr_01", "ussr").join("usa").clear("western_usa"))
    assert "western_usa" not in t.goals("ussr", "ussr.army", "siberia")


def test_td_6_2_13_bombers_alone_are_caught():
    t = op().clear("france").put("uk.bomber", "france").put("germany.army", "benelux")
    t.put("france.fleet", "atlantic")
    opened(t)
    t.go("germany", "germany.army", "benelux", "france")
    assert t.at("france") == "germany.army"
    assert position.of(t.state).pool("uk.bomber") == 2


def test_td_6_2_16_uboats_sail_anywhere():
    """TD-6.2.16, TD-11.2.5."""
    t = opened(op().put("uboat", "atlantic"))
    t.press("germany", "sail/atlantic.caribbean")
    assert (t.state.uboats, t.left()) == (["caribbean"], 4)


def test_td_6_2_17_moves_that_provoke():
    t = op("japan_01", "japan").clear("china").put("japan.army", "nanking")
    opened(t)
    t.go("japan", "japan.army", "nanking", "china")
    assert t.state.tracks["china"] == 1


# ---- 6.3


def test_td_6_3_1_from_the_next_space():
    """TD-6.3.1, TD-6.3.3: the same unit again and again, whatever its kind."""
    t = opened(op("germany_01").put("uk.army", "benelux", "benelux"))
    t.press_each("germany", "attack/uk.army.benelux", "attack/uk.army.benelux")
    assert t.at("benelux") == ""
    assert t.left() == 0


def test_td_6_3_2_the_price_follows_the_target():
    assert ground.attack_cost(["self_propelled_artillery"], "army", False) == 2
    assert ground.attack_cost(["self_propelled_artillery"], "fleet", False) == 3
    assert ground.attack_cost(["aircraft_carriers"], "army", True) == 2


def test_td_6_3_4_bombers_and_uboats_do_not_attack():
    """TD-6.3.4, TD-11.2.5."""
    t = op().only("germany.bomber@germany uk.army@benelux").put("uboat", "atlantic")
    t.put("uk.fleet", "canada")
    opened(t)
    assert not t.keys("germany", "attack")


def test_td_6_3_5_bombers_only_when_alone():
    """TD-6.3.5, TD-11.1.7."""
    t = opened(op().put("uk.army", "benelux").put("uk.bomber", "benelux"))
    assert t.can("germany", "attack/uk.army.benelux")
    assert not t.can("germany", "attack/uk.bomber.benelux")
    t = opened(
        op().clear("france").put("uk.bomber", "great_britain").put("germany.army", "benelux")
    )
    t.state.board["great_britain"] = "uk.bomber"
    assert t.can("germany", "attack/uk.bomber.great_britain")


def test_td_6_3_6_the_own_capital():
    """TD-6.3.6: with no unit near, and after joining also Washington's."""
    t = op().only("uk.army@germany uk.army@egypt")
    opened(t)
    assert t.can("germany", "attack/uk.army.germany")
    t = op("uk_01", "uk").only("germany.army@eastern_usa").join("usa")
    assert opened(t).can("uk", "attack/germany.army.eastern_usa")


def test_td_6_3_7_targets():
    """TD-6.3.7, TD-6.3.8, TD-D.13: kind and nation are named; never friends."""
    t = opened(op("uk_01", "uk").put("uk.army", "libya").put("germany.army", "italy"))
    assert t.can("uk", "attack/italy.army.italy")
    assert t.can("uk", "attack/germany.army.italy")
    assert not [key for key in t.keys("uk", "attack") if "usa" in key or "uk." in key]


def test_td_6_3_9_uboats_and_resistance():
    t = opened(op("uk_01", "uk").put("uk.fleet", "atlantic").put("uboat", "atlantic"))
    t.tech("uk", "aircraft_carriers", "modern_battleships").press("uk", "sink/atlantic")
    assert t.left() == 4


def test_td_6_3_10_destroyed_units_return_to_the_pool():
    t = op().put("uk.army", "benelux")
    before = position.of(t.state).pool("uk.army")
    opened(t).press("germany", "attack/uk.army.benelux")
    assert position.of(t.state).pool("uk.army") == before + 1


# ---- 6.4


def launcher(**hands: str) -> Table:
    return Table().hands(germany="germany_01 germany_02", **hands).tech("germany", "v1", "v2")


def test_td_6_4_1_one_launch_a_round():
    """TD-6.4.1, TD-8.1.13, TD-6.4.6, TD-E.11."""
    t = launcher(uk="uk_01 uk_02").saved("germany", "germany_05")
    events = t.press("germany", "rocket/germany_01.v1.uk")
    assert len(t.cards("uk")) == 1
    assert t.state.powers["germany"].saved == "germany_05"
    (told,) = [e.text for e in events if e.text.id == "td-log-rocket"]
    assert told.args["n"] == 1
    assert not t.turn("germany").keys("germany", "rocket")


def test_td_6_4_2_values_and_losses():
    """TD-6.4.2, TD-6.4.5, TD-8.1.14, TD-8.1.15: the value of a 5/6/7 counts."""
    t = Table().hands(germany="germany_12 germany_02", uk="uk_01").tech("germany", "atomic_bomb")
    found = t.keys("germany", "rocket")
    assert found == ["rocket/germany_02.atomic_bomb.uk"]  # 5 OP, as an event 6


def test_td_6_4_3_all_that_are_there():
    t = launcher(uk="uk_01", ussr="ussr_14")
    t.press("germany", "rocket/germany_01.v2.uk")
    assert t.cards("uk") == []
    assert "uk_01" in t.state.discard
    assert not [k for k in t.turn("germany").keys("germany", "rocket") if k.endswith("uk")]


def test_td_6_4_4_radar():
    """TD-6.4.4, TD-6.4.7, TD-8.1.10."""
    t = launcher(uk="uk_01", ussr="ussr_14").tech("uk", "radar")
    t.press("germany", "rocket/germany_01.v1.uk")
    assert t.cards("uk") == ["uk_01"]


def test_td_6_4_8_what_is_not_in_the_hand_is_safe():
    t = launcher(ussr="ussr_14")
    t.find("uk_01").state.hands["uk"].reserve.append("uk_01")
    t.find("usa_01").state.hands["uk"].lent.append("usa_01")
    assert not [k for k in t.keys("germany", "rocket") if k.endswith("uk")]


@pytest.mark.parametrize("power", ["germany", "uk"])
def test_td_6_5_1_air_strikes_are_a_use_of_a_card(power):
    t = Table(active=power).hand(power, "germany_01")
    home = "germany" if power == "germany" else "great_britain"
    t.put(f"{power}.bomber", home)
    assert t.can(power, "strike/germany_01")
    assert named(BIT[home]) == [home]
