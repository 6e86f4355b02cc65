"""Fewer players, advanced rules, scenarios, the solo game (chapters 10 to 13, O)."""

from __future__ import annotations

import pytest

from engines.contract import OrderBook
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, play_out
from engines.total_domination import ENGINE, automaton, ground, position, solo, strikes, technology
from engines.total_domination.components import BIT, CARDS, SOLO_CARDS, TABLES
from engines.total_domination.game import Game
from tests.engines.total_domination.table import ALL, Table

MANY = list(CARDS)


def game(t: Table) -> Game:
    return Game(t.state, t.rng)


# ---- 10


def test_td_10_1_1_a_common_hand():
    """TD-10.1.1, TD-10.1.2, TD-10.1.5: turns and sheets stay separate."""
    t = Table(players="2").hands(axis="germany_01 germany_03 germany_04", allies="uk_01")
    assert t.asked == ["axis"]
    assert t.state.active == "germany"
    t.press("axis", "technology/germany_03")
    t.press("allies", "operate/uk_01")
    t.press("allies", "done")
    assert t.state.active == "japan"
    assert t.can("axis", "technology/germany_04")


def test_td_10_1_3_the_deal():
    t = Table(players="2").step("draft")
    assert {seat: len(hand.packet) for seat, hand in t.state.hands.items()} == {
        "axis": 8,
        "allies": 7,
    }


def test_td_10_1_4_two_at_a_time():
    t = Table(players="2").step("draft")
    assert (t.offer("axis").least, t.offer("allies").least) == (3, 2)
    t.default()
    assert {len(hand.packet) for hand in t.state.hands.values()} == {5}
    assert t.offer("axis").least == 2


def test_td_10_1_6_once_for_each_player():
    t = Table(players="2").hands(axis="germany_01 germany_02", allies="uk_01").step("exchange")
    assert t.asked == ["axis", "allies"]
    assert t.offer("axis").most == 1


def test_td_10_1_7_and_8_passing():
    """TD-10.1.7, TD-10.1.8, TD-4.2.7."""
    t = Table(players="2").hands(axis=" ".join(MANY[:5]), allies="uk_01")
    t.press("axis", "pass")
    t.press("axis", *[f"discard/{card}" for card in MANY[:2]])
    assert (t.offer("axis").least, t.offer("axis").most) == (0, 3)
    assert t.keys("axis") == [f"reserve/{card}" for card in MANY[2:5]]
    assert t.cards("axis") == MANY[:5]  # nothing is shown before the pass is over
    t.press("axis", f"reserve/{MANY[2]}")
    assert t.cards("axis") == MANY[3:5]
    t.turn("japan").press("axis", "pass")
    assert t.offer("axis").most == 1
    t.press("axis", f"reserve/{MANY[3]}")
    assert t.state.hands["axis"].reserve == MANY[2:4]


def test_td_10_1_7_three_cards_of_five_can_be_kept():
    t = Table(players="2").hands(axis=" ".join(MANY[:5]), allies="uk_01")
    t.press("axis", "pass")
    t.press("axis", *[f"discard/{card}" for card in MANY[:2]])
    t.press("axis", *[f"reserve/{card}" for card in MANY[2:5]])
    assert t.state.hands["axis"].reserve == MANY[2:5]
    assert not t.cards("axis")


def test_td_10_1_7_a_single_card_may_be_reserved_at_once():
    t = Table(players="2").hands(axis=MANY[0], allies="uk_01")
    t.press("axis", "pass")
    assert t.keys("axis") == [f"reserve/{MANY[0]}"]
    assert t.offer("axis").default == ()


def test_td_o_12_the_reserve_at_the_last_pass_only():
    t = Table(players="2", reserve="last").hands(axis=" ".join(MANY[:5]), allies="uk_01")
    t.press("axis", "pass")
    t.press("axis", *[f"discard/{card}" for card in MANY[:2]])
    assert t.cards("axis") == MANY[2:5]
    assert not t.state.hands["axis"].reserve
    t.turn("japan").press("axis", "pass")
    assert t.offer("axis").most == 2
    t.press("axis", f"reserve/{MANY[2]}", f"reserve/{MANY[3]}")
    assert t.state.hands["axis"].reserve == MANY[2:4]


def test_td_10_1_9_an_empty_hand():
    t = Table(players="2").hands(axis="germany_01")
    t.press("axis", "operate/germany_01")
    t.press("axis", "done")
    assert t.state.phase != "actions"


def test_td_10_1_10_and_11_rockets_and_radars():
    """TD-10.1.10, TD-10.1.11: each Radar weakens one rocket a round."""
    t = Table(players="2").hands(axis="germany_01 germany_02 uk_02 uk_04 ussr_01")
    t.hands(allies="uk_01 uk_03 uk_05 uk_06").tech("germany", "v1").tech("japan", "v1")
    t.tech("uk", "radar")
    assert {key.rpartition(".")[2] for key in t.keys("axis", "rocket")} == {"allies"}
    t.press("axis", "rocket/germany_01.v1.allies")
    assert len(t.cards("allies")) == 4
    assert t.state.powers["uk"].radar
    t.turn("japan").press("axis", "rocket/uk_02.v1.allies")
    assert len(t.cards("allies")) == 3


def test_td_10_1_12_espionage_of_one_power():
    """TD-10.1.12, TD-10.1.13 in full: TD-W.24."""
    t = Table(players="2").hands(axis="germany_01", allies=" ".join(MANY[20:26]))
    t.tech("japan", "espionage").step("exchange")
    t.press("axis", "spy/allies.ask")
    t.press("allies", "pass")
    assert (len(t.offer("axis").choices), t.offer("axis").most) == (3, 1)


def test_td_10_1_13_enigma_of_both():
    t = Table(players="2").hands(axis="germany_01", allies="uk_01")
    t.tech("japan", "enigma").tech("germany", "enigma").step("exchange")
    t.press("axis", "swap/germany_01")
    t.press("allies", "pass")
    assert t.offer("axis").least == 2


def test_td_10_1_14_no_reserve_after_lend_lease_of_either():
    t = Table(players="2", active="ussr").hands(allies="uk_01 uk_02", axis="germany_01")
    t.state.powers["uk"].lend = t.state.powers["uk"].passed = True
    t.press("allies", "pass")
    assert not t.state.hands["allies"].reserve
    assert not t.cards("allies")


def test_td_10_2_1_separate_hands():
    """TD-10.2.1, TD-10.2.2, TD-O.2, TD-H.6."""
    options = {"players": "2", "hands": "separate"}
    assert ENGINE.chairs(options) == (("germany", "japan"), ("uk", "ussr"))
    t = Table(**options).step("draft")
    assert len(t.state.hands) == 4
    assert t.offer("germany").least == 2


# ---- 11.1


def bomber(card: str = "uk_01") -> Table:
    t = Table(active="uk").hand("uk", card).put("uk.bomber", "great_britain")
    return t.hand("japan", "japan_13")


def test_td_11_1_1_like_armies():
    """TD-11.1.1, TD-11.1.3, TD-11.1.16: they take room, control nothing."""
    t = bomber().put("uk.army", "great_britain").put("uk.fleet", "great_britain")
    assert position.of(t.state).full & BIT["great_britain"]


def test_td_11_1_4_alone_at_home_only():
    """TD-11.1.4, TD-11.1.5."""
    t = bomber().clear("france").put("france.army", "benelux").put("uk.bomber", "benelux")
    t.clear("great_britain").put("uk.bomber", "great_britain")
    t.press("uk", "operate/uk_01")
    t.go("uk", "france.army", "benelux", "france")
    assert t.at("benelux") == ""
    assert t.at("great_britain") == "uk.bomber"
    assert t.said("td-log-bombers-home")


def test_td_11_1_6_enemies_catch_them():
    t = Table().only("uk.bomber@france germany.army@benelux,germany uk.army@egypt")
    t.hand("germany", "germany_01").hand("uk", "uk_13").press("germany", "operate/germany_01")
    t.go("germany", "germany.army", "benelux", "france")
    assert t.at("france") == "germany.army"
    assert t.said("td-log-bombers-caught")


def test_td_11_1_8_one_use_a_round():
    t = bomber().put("germany.army", "benelux", "benelux").hand("uk", "uk_02")
    t.press_each("uk", "strike/uk_01", "aim/great_britain.benelux", "hit/germany.army", "done")
    assert "uk.bomber!" in t.at("great_britain")
    t.turn("uk")
    assert not t.keys("uk", "strike")


def test_td_11_1_9_distance_two():
    """TD-11.1.9, TD-11.1.13."""
    t = bomber()
    t.press("uk", "strike/uk_01")
    targets = {key.rpartition(".")[2] for key in t.keys("uk", "aim")}
    assert "germany" in targets
    assert "poland" not in targets


def test_td_11_1_10_several_units_up_to_the_value():
    """TD-11.1.10, TD-11.1.12, TD-11.1.15."""
    t = bomber("uk_03").put("germany.army", "benelux", "benelux").saved("uk", "uk_13")
    t.press_each("uk", "strike/uk_03", "aim/great_britain.benelux", "hit/germany.army")
    assert t.keys("uk") == ["done"]  # 5 OP as an event, no saved OP
    t.press("uk", "done")
    assert t.at("benelux") == "germany.army"
    assert t.state.powers["uk"].saved == "uk_13"


def test_td_11_1_11_bombers_last():
    t = bomber().put("germany.army", "benelux").put("germany.bomber", "benelux")
    t.put("uboat", "atlantic")
    t.press_each("uk", "strike/uk_01", "aim/great_britain.benelux")
    assert t.keys("uk") == ["hit/germany.army"]
    t.press("uk", "hit/germany.army")
    assert t.keys("uk") == ["done"]  # left alone, the bomber has gone to the pool


def test_td_11_1_17_strategic_bombing():
    """TD-11.1.17, TD-11.1.18, TD-11.1.19, TD-11.1.20, TD-11.1.21, TD-D.16."""
    t = bomber().put("uk.bomber", "france").put("destroyed", "italy")
    found = strikes.bombable(t.state, "uk")
    assert ("france", "germany") in found
    assert ("france", "italy") not in found
    assert not [pair for pair in found if pair[1] == "eastern_usa"]
    t.step("bombing")
    t.press("uk", "bomb/great_britain.germany", "bomb/france.germany")
    assert t.state.destroyed == ["italy", "germany"]


def test_td_d_16_bombings_left_in_advance_are_flown_where_they_can_be():
    filed = OrderBook({"targets": "great_britain.germany madagascar.italy"})
    t = bomber().put("uk.bomber", "france").step("bombing")
    said = ENGINE.orders.answer(t.state, "uk", t.offer("uk"), filed)
    assert said.picks == ("bomb/great_britain.germany",)
    filed.standing["targets"] = "madagascar.italy"
    said = ENGINE.orders.answer(t.state, "uk", t.offer("uk"), filed)
    assert said.picks == ("pass",)


def test_td_11_1_22_the_marker_lasts_a_year():
    t = bomber().step("bombing")
    t.press("uk", "bomb/great_britain.germany")
    assert t.state.destroyed == ["germany"]
    assert t.state.year == 1940
    t.step("markers")
    assert t.state.destroyed == []


# ---- 11.2


def test_td_11_2_2_and_3_uboats():
    """TD-11.2.2, TD-11.2.3."""
    t = Table().tech("germany", "shipyard_industry", "landing_craft").hand("germany", "germany_01")
    t.press("germany", "operate/germany_01")
    t.press("germany", "uboat/atlantic")
    assert t.left() == 4
    assert not t.keys("germany", "uboat")


def test_td_11_2_9_fleets_stay_beside_them():
    t = Table(active="uk").put("uboat", "atlantic").hand("uk", "uk_01")
    t.press("uk", "operate/uk_01")
    t.go("uk", "uk.fleet", "great_britain", "atlantic")
    assert t.control("atlantic") == ""
    assert t.can("uk", "sink/atlantic")


def test_td_11_2_10_the_last_one_gone():
    t = Table(active="uk").put("uboat", "atlantic").put("uk.fleet", "atlantic").hand("uk", "uk_01")
    t.press("uk", "operate/uk_01")
    t.press("uk", "sink/atlantic")
    assert t.control("atlantic") == "uk"


# ---- 11.3, 11.4


def deploying(**options: str):
    return ENGINE.new(ALL, {"setup": "alternative", **options}, SeededRng(b"d"))


def test_td_11_3_1_the_order():
    """TD-11.3.1, TD-11.3.2, TD-11.3.3, TD-11.3.5, TD-11.3.6, TD-D.2, TD-O.6."""
    state, rng, seen, counts = deploying(), SeededRng(b"d"), [], {}
    while state.phase == "deploy":
        ((seat, offer),) = ENGINE.offers(state).items()
        seen.append(seat)
        assert all(choice.key.split(".")[1] in ("army", "fleet") for choice in offer.choices)
        ENGINE.apply(state, seat, (offer.choices[-1].key,), rng)
    assert list(dict.fromkeys(seen)) == ["ussr", "japan", "uk", "germany"]
    for unit, n in position.of(state).counts.items():
        nation = unit.partition(".")[0]
        counts[nation] = counts.get(nation, 0) + n
    assert counts == {
        "ussr": 4, "china": 2, "japan": 6, "uk": 3, "france": 1, "usa": 3, "germany": 5,
        "italy": 1, "neutral": 3,
    }  # fmt: skip


def test_td_11_3_4_the_united_kingdom_places_for_others():
    """TD-11.3.4, TD-11.3.7."""
    state, rng = deploying(), SeededRng(b"d")
    spaces: set[str] = set()
    while state.phase == "deploy":
        ((seat, offer),) = ENGINE.offers(state).items()
        spaces |= {c.place for c in offer.choices if c.key.startswith("deploy/usa")}
        ENGINE.apply(state, seat, offer.default, rng)
    assert spaces == {"eastern_usa", "western_usa"}
    assert state.board["philippines"] == "usa.fleet"
    assert state.phase == "draft"


def test_td_11_4_1_the_arctic():
    """TD-11.4.1, TD-11.4.2, TD-11.4.3, TD-11.4.6, TD-O.5."""
    t = Table(arctic="on", year=1941, active="germany").hand("germany", "germany_01")
    assert t.at("finland") == "neutral.army"
    t.press("germany", "operate/germany_01")
    assert "uboat/iceland" in t.keys("germany", "uboat")
    assert "norway" in t.goals("germany", "germany.fleet", "germany")
    t = Table().hand("germany", "germany_01")
    t.press("germany", "operate/germany_01")
    assert "norway" not in t.goals("germany", "germany.fleet", "germany")


def test_td_11_4_4_the_swap():
    """TD-11.4.4, TD-D.9, TD-E.5, TD-4.1.9."""
    t = Table(arctic="on").put("uk.fleet", "arctic").hands(uk="uk_01", ussr="ussr_01")
    t.step("swap")
    assert t.asked == ["uk", "ussr"]
    t.press("uk", "give/uk_01")
    events = t.press("ussr", "give/ussr_01")
    assert (t.cards("uk"), t.cards("ussr")) == (["ussr_01"], ["uk_01"])
    assert all("uk_01" not in repr(e.text) for e in events if e.audience is None)
    t = Table(arctic="on", players="2").put("uk.fleet", "arctic").hands(allies="uk_01")
    t.step("swap")
    assert not t.said("td-log-swap")
    assert t.state.phase != "swap"


def test_td_11_4_5_no_bomber_ends_there():
    t = Table(arctic="on", active="uk").put("uk.fleet", "iceland", "arctic")
    t.put("uk.bomber", "great_britain").hand("uk", "uk_01").press("uk", "operate/uk_01")
    found = t.goals("uk", "uk.bomber", "great_britain")
    assert "iceland" in found
    assert "arctic" not in found


# ---- 12


def test_td_12_1_1_rise_of_the_axis():
    """TD-12.1.1, TD-12.1.2, TD-12.1.3."""
    t = Table(scenario="rise").hands(germany="germany_12 germany_01", uk="uk_01")
    assert (t.state.first_year, t.state.last_year) == (1939, 1942)
    assert not t.keys("germany", "event")
    t = Table(scenario="rise", active="uk").hand("uk", "uk_01")
    assert not t.keys("uk", "lend")
    t = Table(scenario="rise", active="japan").hand("japan", "japan_01")
    t.press("japan", "operate/japan_01")
    assert not [key for key in t.keys("japan", "attack") if "china" in key or "usa" in key]


def test_td_12_1_4_no_thresholds(monkeypatch):
    """TD-12.1.4, TD-12.1.5."""
    t = Table(scenario="rise", year=1941)
    monkeypatch.setattr(position, "total", lambda s, side: 40)
    t.step("victory")
    assert t.state.winner == ""
    t = Table(scenario="rise", year=1942).step("victory")
    assert t.state.winner == "draw"
    assert ENGINE.result(t.state).winners == ()


def test_td_12_2_1_fall_of_the_axis():
    """TD-12.2.1, TD-12.2.2, TD-12.2.3, TD-12.2.4."""
    t = Table(scenario="fall")
    assert (t.state.year, t.state.last_year) == (1943, 1945)
    assert t.state.owners == {"italy": "germany", "france": "germany", "usa": "uk", "china": "ussr"}
    assert t.state.uboats == ["atlantic", "atlantic", "caribbean"]
    assert t.at("romania") == "neutral.army"
    assert t.at("france") == "germany.fleet"
    assert t.state.tracks == TABLES.steps
    assert not t.state.destroyed


def test_td_12_2_5_cards_for_the_technologies():
    t = Table(scenario="fall")
    found = [
        card for power in ("germany", "uk", "japan", "ussr") for card in t.state.powers[power].sheet
    ]
    assert found == [
        "germany_03", "germany_04", "germany_09", "uk_09", "uk_05", "uk_03", "japan_03",
        "japan_02", "japan_01", "ussr_03", "ussr_02", "ussr_05",
    ]  # fmt: skip


def test_td_12_2_6_the_first_draft():
    """TD-12.2.6, TD-12.2.7."""
    t = Table(scenario="fall")
    assert len(t.state.deck) == 48
    t.step("draft")
    assert {len(hand.packet) for hand in t.state.hands.values()} == {5}
    t = Table(scenario="fall", players="2").step("draft")
    assert {len(hand.packet) for hand in t.state.hands.values()} == {9}


# ---- 13


def alone(pile: str = "solo_01", **options: str) -> Table:
    t = Table(players="1", **options)
    assert t.state.solo
    t.state.solo.pile, t.state.solo.waiting = pile.split(), []
    return t


def test_td_13_1_1_the_allies_against_the_bot():
    """TD-13.1.1, TD-13.1.6, TD-E.16, TD-V.15."""
    state = ENGINE.new(("allies",), {"players": "1"}, SeededRng(b"s"))
    play_out(ENGINE, state, SeededRng(b"s"), QuickRng(1))
    assert ENGINE.result(state)
    t = alone()
    solo.turn(game(t), "germany")
    assert t.view().solo.card == "solo_01"
    assert t.view().solo.pile == 0
    solo.turn(game(t), "germany")
    assert t.state.powers["germany"].passed


@pytest.mark.parametrize("power", ["germany", "japan"])
def test_td_13_1_2_the_aim(power):
    """TD-13.1.2, TD-13.1.3, TD-13.1.4."""
    t = alone()
    for home in TABLES.solo.defence[power]:
        unit = "uk.fleet" if home == "ryukyu" else "uk.army"
        t.clear(home).put(unit, *[home] * (2 if home in ("germany", "japan") else 1))
    t.step("victory")
    assert (t.state.winner, t.state.rule) == ("allies", "TD-13.1.2")
    assert t.view().allies_threshold is None


def test_td_13_1_3_the_loss_comes_first(monkeypatch):
    t = alone()
    monkeypatch.setattr(position, "total", lambda s, side: 29)
    t.step("victory")
    assert (t.state.winner, t.state.rule) == ("axis", "TD-13.1.3")
    assert ENGINE.result(t.state).winners == ()


def test_td_13_1_5_free_but_by_the_rules():
    """TD-13.1.5, TD-13.3.3."""
    t = alone().clear("poland").put("germany.army", "poland")
    before = len(t.state.marks)
    automaton.act(game(t), "germany", "move", ("army",), "solo_01")
    assert [mark.kind for mark in t.state.marks[before:]][:1] == ["move"]


def test_td_13_1_7_a_coalition_home_joins_the_defence():
    t = alone()
    solo.switched(t.state, "france", "uk", "germany")
    assert t.state.solo.defence["germany"][-1] == "france"
    solo.switched(t.state, "italy", "germany", "uk")
    assert "italy" not in t.state.solo.defence["germany"]


def test_td_13_2_1_the_deck():
    """TD-13.2.1, TD-13.2.2, TD-13.2.3, TD-S.7."""
    assert len(SOLO_CARDS) == 18
    t = alone(" ".join(card.id for card in SOLO_CARDS.values() if card.year == 1939))
    t.state.year = 1940
    solo.new_year(game(t))
    assert len(t.state.solo.removed) == 2
    assert len(t.state.solo.pile) == 5
    t.state.year = 1944
    solo.new_year(game(t))
    assert len(t.state.solo.removed) == 2


def test_td_13_2_4_two_cards_are_discarded():
    """TD-13.2.4, TD-4.1.9, TD-D.4."""
    t = alone(" ".join(card.id for card in SOLO_CARDS.values() if card.year == 1939))
    t.find("uk_01").state.hands["allies"].reserve.append("uk_01")
    t.step("draft")
    offer = t.offer("allies")
    assert (len(offer.choices), offer.least, offer.most) == (8, 2, 2)


def test_td_13_2_5_technologies_of_the_axis():
    t = alone().top("germany_03").top("uk_05").tech("uk", "v1")
    t.step("techs")
    assert t.state.powers["germany"].techs == ["mechanization"]
    assert "uk_05" in t.state.discard
    assert technology.eligible(t.state, "japan", "radar")
    t.tech("japan", "radar")
    assert not technology.eligible(t.state, "germany", "radar")
    assert not technology.eligible(t.state, "germany", "enigma")
    assert not technology.eligible(t.state, "germany", "ground_attack_aircraft")


def test_td_13_2_6_give_no_points():
    t = alone().tech("germany", "radar", "mechanization", "landing_craft")
    assert t.vp("germany") == 8


def test_td_13_2_8_and_9_what_is_not_used():
    """TD-13.2.8, TD-13.2.9."""
    t = alone(active="uk").hands(allies="uk_06 uk_08 uk_09 ussr_09")
    assert not t.state.rules.bombers
    assert not t.state.rules.uboats
    assert t.keys("allies", "event") == []
    t.turn("ussr")
    assert t.keys("allies", "event") == ["event/ussr_09"]


def test_td_13_2_10_an_empty_home_is_refilled():
    """TD-13.2.10, TD-13.4.5."""
    t = alone().clear("austria")
    assert automaton.act(game(t), "germany", "move", ("army", "fleet"), "solo_01")
    assert t.at("austria") == "germany.army"


def test_td_13_2_11_nothing_to_do():
    t = alone("solo_07").only("germany.army@germany,austria,czechoslovakia italy.army@italy")
    solo.turn(game(t), "germany")
    assert t.state.solo.points == 1
    assert t.total("axis") == t.vp("germany") + t.vp("japan") + 1


def test_td_13_2_12_rockets_and_spies_hit_the_pile():
    t = alone("solo_01 solo_02 solo_03", active="uk").hands(allies="uk_01 uk_02").tech("uk", "v2")
    t.press("allies", "rocket/uk_01.v2.axis")
    assert len(t.state.solo.used) >= 2
    t = alone("solo_01 solo_02 solo_03").hands(allies="uk_01").tech("uk", "espionage")
    t.state.solo.waiting = ["solo_04"]
    t.step("exchange")
    t.press("allies", "spy/axis.ask")
    t.press("allies", t.keys("allies", "burn")[0])
    assert "solo_04" in t.state.solo.pile + t.state.solo.used


def test_td_13_3_1_left_to_right():
    """TD-13.3.1, TD-13.3.2, TD-13.4.4."""
    t = alone("solo_05")  # form, form, move; fleets first
    solo.turn(game(t), "germany")
    kinds = [mark.kind for mark in t.state.marks if mark.by == "germany"]
    assert kinds[:2] == ["form", "form"]
    assert "germany.fleet germany.fleet" in t.at("germany") or "italy.fleet" in t.at("italy")


def test_td_13_4_1_the_sweep():
    assert automaton.distance("balkans", "E") == 110
    assert automaton.first_met(["balkans", "benelux"], ["E", "S", "N", "W"]) == "balkans"
    assert automaton.first_met(["romania", "balkans"], ["E", "N", "S", "W"]) == "romania"
    assert automaton.sweep(["benelux", "balkans"], ["E", "S", "N", "W"])[0] == "balkans"


def test_td_13_4_2_and_3_homes_keep_a_unit():
    """TD-13.4.2, TD-13.4.3, TD-13.4.6."""
    t = alone().only("germany.army@germany,austria,czechoslovakia italy.army@italy")
    assert not automaton.act(game(t), "germany", "move", ("army", "fleet"), "solo_01")
    assert TABLES.solo.defence["japan"] == ["japan", "nanking", "manchuria", "ryukyu"]


def test_td_13_4_7_homes_are_cleared_first():
    """TD-13.4.7, TD-13.4.8."""
    t = alone().clear("austria").put("uk.army", "austria")
    automaton.act(game(t), "germany", "destroy", ("army", "fleet"), "solo_01")
    assert t.at("austria") == ""
    assert t.at("poland") == "neutral.army"


def test_td_13_5_1_bonus_actions():
    """TD-13.5.1, TD-13.5.2, TD-13.5.3, TD-13.5.4, TD-13.2.7."""
    assert [tech for tech, _ in solo.BONUS["destroy"]] == [
        "self_propelled_artillery",
        "ground_attack_aircraft",
        "modern_battleships",
        "aircraft_carriers",
    ]
    assert solo.BONUS["move"] == (("mechanization", "army"), ("landing_craft", "fleet"))
    t = alone("solo_06").tech("germany", "self_propelled_artillery")  # destroy, form
    solo.turn(game(t), "germany")
    destroyed = [mark for mark in t.state.marks if mark.kind == "attack"]
    assert len(destroyed) == 2


# ---- O


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"scenario": "rise", "setup": "alternative"}, "rise-setup"),
        ({"scenario": "fall", "arctic": "on"}, "fall-arctic"),
        ({"scenario": "fall", "setup": "alternative"}, "fall-setup"),
        ({"scenario": "fall", "uboats": "off"}, "fall-uboats"),
        ({"players": "1", "scenario": "rise"}, "solo-scenario"),
        ({"players": "1", "setup": "alternative"}, "solo-setup"),
        ({"players": "1", "hands": "separate"}, "hands-alone"),
        ({"hands": "separate"}, "hands"),
        ({"doubled": "allies"}, "doubled"),
    ],
)
def test_td_o_10_what_does_not_go_together(options, why):
    """TD-O.10, TD-O.7."""
    seats = [seat for chair in ENGINE.chairs(options) for seat in chair]
    refusal = ENGINE.check(seats, options)
    assert refusal
    assert refusal.id == f"td-check-{why}"


def test_td_o_1_number_of_players():
    assert [len(ENGINE.chairs({"players": n})) for n in "4321"] == [4, 3, 2, 1]
    assert ENGINE.chairs({"players": "1"}) == (("allies",),)


def test_td_o_3_and_4_modules_off():
    """TD-O.3, TD-O.4, TD-0.12."""
    t = Table(bombers="off").hand("germany", "germany_10")
    assert not t.can("germany", "event/germany_10")
    t.press("germany", "operate/germany_10")
    assert not [key for key in t.keys("germany", "form") if "bomber" in key]
    t = Table(uboats="off").hand("germany", "germany_01")
    t.press("germany", "operate/germany_01")
    assert not t.keys("germany", "uboat")


def test_td_o_11_a_seat_that_gives_up_plays_on_by_silence():
    state, rng = ENGINE.new(ALL, {}, SeededRng(b"c")), SeededRng(b"c")
    ENGINE.concede(state, "germany", rng)
    assert "germany" not in ENGINE.offers(state) or ENGINE.offers(state)["germany"].answered
    ENGINE.concede(state, "japan", rng)
    assert state.winner == "allies"
    assert state.reason == "conceded"


def test_td_6_1_13_a_marker_stops_one_home_only():
    t = Table().put("destroyed", "czechoslovakia")
    sites = ground.forming(position.of(t.state), "germany", "army")
    assert not sites & BIT["czechoslovakia"]
    assert sites & BIT["germany"]
