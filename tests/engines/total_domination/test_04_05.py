"""The round: draft, exchange, espionage, passing, the Administrative Phase, victory (4 and 5)."""

from __future__ import annotations

import pytest

from engines.total_domination import ENGINE, ground, position
from engines.total_domination.components import BIT, CARDS, TABLES, YEARS, turn_order
from tests.engines.total_domination.table import ALL, Table

MANY = list(CARDS)


# ---- 4.0, 4.1 A


def test_td_4_0_1_years():
    """TD-4.0.1, TD-4.0.2, TD-4.0.3."""
    assert list(YEARS) == [1939, 1940, 1941, 1942, 1943, 1944, 1945]
    assert turn_order("japan") == ("japan", "ussr", "germany", "uk")
    view = Table(year=1943).view()
    assert view.order[0] == YEARS[1943].first
    assert view.years[4].cards == 6


def test_td_4_1_1_packets():
    t = Table().step("draft")
    assert {p: len(t.state.hands[p].packet) for p in ALL} == {
        "germany": 5,
        "japan": 4,
        "uk": 4,
        "ussr": 4,
    }


def test_td_4_1_2_reserved_and_lent_cards_join_the_first_packet():
    """TD-4.1.2, TD-4.1.4, TD-4.1.7, TD-4.2.5."""
    t = Table(year=1940)
    t.find("uk_01").state.hands["uk"].reserve.append("uk_01")
    t.find("usa_01").state.hands["ussr"].lent.append("usa_01")
    t.step("draft")
    assert "uk_01" in t.state.hands["uk"].packet
    assert not t.state.hands["uk"].reserve
    assert "usa_01" in t.state.hands["ussr"].packet
    assert (t.offer("uk").least, t.offer("germany").least) == (2, 1)
    t.default()
    assert {len(hand.packet) for hand in t.state.hands.values()} == {3}


def test_td_4_1_3_secret_and_at_once():
    """TD-4.1.3, TD-4.1.5, TD-D.3, TD-H.1, TD-E.2."""
    t = Table().step("draft")
    assert set(t.asked) == set(ALL)
    before = ENGINE.view(t.state, "uk")
    assert not t.press("germany", *t.offer("germany").default)  # nobody learns that it has answered
    assert ENGINE.view(t.state, "uk") == before
    other = [c.key for c in t.offer("germany").choices][-2:]
    t.press("germany", *other)  # may be changed
    for seat in ("uk", "japan", "ussr"):
        t.press(seat, *t.offer(seat).default)
    assert t.state.hands["germany"].picked == [key.partition("/")[2] for key in other]


def test_td_4_1_6_the_last_packet():
    """TD-4.1.6, TD-4.1.8: of two cards one goes, all together."""
    t = Table().step("draft")
    for _ in range(2):
        t.default()
        assert not t.state.discard
    t.default()
    assert len(t.state.discard) == 4
    assert t.state.phase == "exchange"


# ---- 4.1 B and C


def exchange(**hands: str) -> Table:
    return Table().hands(**hands)


def test_td_4_1_9_and_10_discard_and_draw():
    """TD-4.1.9, TD-4.1.10, TD-4.1.12, TD-D.5, TD-E.3, TD-H.5."""
    t = exchange(germany="germany_01", uk="uk_01").step("exchange")
    assert set(t.asked) == {"germany", "uk"}
    top = t.state.deck[-1]
    t.press("germany", "swap/germany_01")
    events = t.press("uk", "pass")
    assert t.cards("germany") == [top]
    assert t.state.discard == ["germany_01"]
    public = [e.text for e in events if e.audience is None]
    assert next(m.id for m in public) == "td-log-exchange"
    drawn = [e for e in events if e.text.id == "td-log-drawn-own"]
    assert drawn[0].audience == ("germany",)
    assert t.cards("uk") == ["uk_01"]


def test_td_4_1_11_enigma():
    """TD-4.1.11, TD-8.1.12, TD-D.6."""
    t = exchange(germany="germany_01", uk="uk_01").tech("germany", "enigma").step("exchange")
    two = t.state.deck[-2:]
    t.press("germany", "swap/germany_01")
    t.press("uk", "pass")
    assert sorted(c.arg for c in t.offer("germany").choices) == sorted(two)
    t.press("germany", f"keep/{two[0]}")
    assert t.cards("germany") == [two[0]]
    assert two[1] in t.state.discard
    t = exchange(germany="germany_01").tech("germany", "enigma").step("exchange")
    t.press("germany", "pass")
    assert t.cards("germany") == ["germany_01"]  # without a discard no draw


def test_td_4_1_13_espionage():
    """TD-4.1.13, TD-4.1.14, TD-8.1.11, TD-D.7, TD-D.8, TD-H.4, TD-E.4."""
    t = exchange(germany="germany_01", uk="uk_01 uk_02 uk_03 uk_04").tech("germany", "espionage")
    t.step("exchange")
    assert {k for k in t.keys("germany", "spy") if "japan" in k} == set()
    t.press("germany", "spy/uk.ask")
    events = t.press("uk", "pass")
    seen = next(e for e in events if e.text.id == "td-log-spy-own")
    assert seen.audience == ("germany",)
    assert len(seen.text.args["cards"]) == 3
    assert any(e.audience == ("uk",) for e in events)
    key = t.keys("germany", "burn")[0]
    t.press("germany", key)
    assert len(t.cards("uk")) == 4
    assert key.partition("/")[2] in t.state.discard


def test_td_4_1_15_once_each_and_perhaps_the_same_victim():
    """TD-4.1.15, TD-D.7: with a standing instruction nobody is asked again."""
    t = exchange(uk="uk_01 uk_06").tech("germany", "espionage").tech("japan", "espionage")
    t.step("exchange")
    assert t.offer("germany").most == 2
    t.press("germany", "spy/uk.best")
    t.press("japan", "spy/uk.look")
    t.press("uk", "pass")
    assert "uk_01" in t.state.discard
    assert len(t.said("td-log-spy")) == 2


# ---- 4.2


def test_td_4_2_1_turns_go_round():
    """TD-4.2.1, TD-10.1.5, TD-D.10."""
    t = Table().hands(germany="germany_01 germany_02", uk="uk_13", japan="japan_13", ussr="ussr_14")
    acted = []
    for power in ("germany", "uk", "japan", "ussr"):
        assert t.asked == [power]
        acted.append(power)
        t.press(power, "pass")
        t.default()
        if t.state.phase != "actions":
            break
    assert acted == ["germany", "uk", "japan", "ussr"]


def test_td_4_2_2_without_cards_a_power_passes():
    t = Table().hands(germany="germany_01", japan="japan_13")
    t.press_each("germany", "operate/germany_01", "done")
    assert t.state.active == "japan"
    assert t.state.powers["uk"].passed
    assert t.said("td-log-pass-empty")


def test_td_4_2_3_who_has_passed_acts_no_more():
    t = Table().hands(germany="germany_01", japan="japan_13 japan_01")
    t.press("germany", "pass")
    t.default()
    t.press_each("japan", "operate/japan_01", "done")
    assert t.asked == ["japan"]
    assert t.cannot("germany", "pass")


def test_td_4_2_4_reserve():
    """TD-4.2.4, TD-D.14, TD-E.13, TD-H.2."""
    t = Table().hands(germany="germany_01 germany_02 germany_05", japan="japan_13")
    t.press("germany", "pass")
    offer = t.offer("germany")
    assert offer.default == ("reserve/germany_01",)
    assert (offer.least, offer.most) == (0, 1)
    t.press("germany", "reserve/germany_05")
    assert t.state.hands["germany"].reserve == ["germany_05"]
    assert sorted(t.state.discard) == ["germany_01", "germany_02"]
    assert t.view().power("germany").reserve == 1
    assert not t.cards("germany")


def test_td_4_2_6_a_turn_without_effect_is_legal():
    t = Table().hands(germany="germany_01 germany_07", japan="japan_13")
    t.press_each("germany", "operate/germany_01", "done")
    t.turn("germany").press_each("germany", "event/germany_07", "done")
    assert t.state.discard == ["germany_07"]


def test_td_4_2_8_no_reserve_after_lend_lease():
    t = Table(active="uk").hands(uk="uk_01 uk_02", ussr="ussr_14")
    t.state.powers["uk"].lend = True
    t.press("uk", "pass")
    assert t.state.active == "ussr"
    assert len(t.state.discard) == 2


def test_td_4_2_9_no_reserve_in_the_last_year():
    t = Table(year=1945, active="uk").hands(uk="uk_01 uk_02", germany="germany_14")
    t.press("uk", "pass")
    assert t.asked == ["germany"]
    assert not t.state.hands["uk"].reserve


def test_td_4_2_1_whose_turn_is_next():
    t = Table()
    assert (t.state.active, ENGINE.next_turn(t.state)) == ("germany", "uk")
    t.state.powers["uk"].passed = True
    assert ENGINE.next_turn(t.state) == "japan"
    assert ENGINE.next_turn(t.turn("ussr").state) == "germany"


def test_td_4_2_10_the_end_of_the_phase():
    """TD-4.2.10, TD-6.0.8: saved OP and cards in front go."""
    t = Table(active="germany").hands(germany="germany_14").saved("uk", "uk_01")
    t.front("japan", "germany_05")
    t.press("germany", "pass")
    t.default()
    assert not t.state.powers["uk"].saved
    assert not t.state.powers["japan"].front
    assert {"uk_01", "germany_05"} <= {*t.state.discard, *t.state.deck, *t.cards("uk")} | {
        card for hand in t.state.hands.values() for card in hand.packet
    }


# ---- 4.3


@pytest.mark.parametrize(
    ("axis", "allies", "joined", "winner"),
    [
        (29, 40, 0, "axis"),
        (28, 33, 0, "allies"),
        (28, 34, 1, ""),
        (28, 35, 1, "allies"),
        (28, 32, 0, ""),
    ],
)
def test_td_4_3_1_victory(axis, allies, joined, winner, monkeypatch):
    """TD-4.3.1, TD-4.3.2, TD-4.3.3."""
    t = Table(year=1942)
    if joined:
        t.join("usa")
    monkeypatch.setattr(position, "total", lambda s, side: axis if side == "axis" else allies)
    t.step("victory")
    assert t.state.winner == winner


def test_td_4_3_4_a_won_game_ends_at_once(monkeypatch):
    """TD-4.3.4, TD-5.2.1, TD-E.17, TD-H.9, TD-S.10."""
    t = Table(year=1945).hand("uk", "uk_01").put("destroyed", "germany")
    monkeypatch.setattr(position, "total", lambda s, side: 1)
    t.step("victory")
    assert t.state.flow == []
    assert t.state.destroyed == ["germany"]
    assert ENGINE.offers(t.state) == {}
    result = ENGINE.result(t.state)
    assert result
    assert result.winners == ("germany", "japan")
    assert result.reason == "time"
    assert dict(t.view().opened)["uk"] == ("uk_01",)


def test_td_4_3_5_sides_change_when_the_other_holds_the_home():
    """TD-4.3.5, TD-4.3.6, TD-4.3.8, TD-4.3.9, TD-4.3.14."""
    t = Table().only("japan.army@france france.fleet@libya italy.army@italy uk.army@egypt")
    t.step("france")
    assert t.state.owners["france"] == "japan"
    assert t.at("libya") == ""
    assert t.control("libya") == ""
    assert t.state.owners["italy"] == "germany"
    assert position.of(t.state).homes["japan"] & BIT["france"]
    t = Table().step("france")
    assert t.state.owners["france"] == "uk"
    assert not t.said("td-log-switch")


def test_td_4_3_7_italy():
    t = Table().only("ussr.army@italy uk.fleet@egypt")
    t.step("italy")
    assert t.state.owners["italy"] == "ussr"
    t.only("japan.army@italy japan.army@japan").step("italy")
    assert t.state.owners["italy"] == "germany"


def withdrawal(*units: str) -> Table:
    t = Table().only(" ".join(units))
    t.state.owners["france"] = "germany"
    t.step("france")
    return t


def test_td_4_3_10_withdrawal():
    """TD-4.3.10, TD-4.3.12, TD-D.15: to the nearest supplied ground; asked if in doubt."""
    t = withdrawal("ussr.army@france ussr.army@baltic_states,poland,ukraine,north_ussr")
    assert t.keys("ussr") == ["withdraw/ussr.army.poland", "withdraw/ussr.army.baltic_states"]
    t.default()
    assert t.at("baltic_states") == "ussr.army ussr.army"
    assert not t.at("france")
    assert t.state.tracks == {"usa": 0, "china": 0}


def test_td_4_3_10_bombers_withdraw_after_the_line_units():
    """TD-4.3.10, TD-4.3.14: they wait alone in the home given back."""
    t = withdrawal(
        "ussr.army@france ussr.army@baltic_states,poland,ukraine,north_ussr ussr.bomber@france"
    )
    assert t.keys("ussr") == ["withdraw/ussr.army.poland", "withdraw/ussr.army.baltic_states"]
    t.press("ussr", "withdraw/ussr.army.poland")
    assert not t.at("france")
    assert t.at("baltic_states") == "ussr.army ussr.bomber"


def test_td_4_3_11_a_bomber_without_a_goal_returns_to_the_pool():
    t = withdrawal(
        "ussr.army@france ussr.army@poland,poland ussr.bomber@france "
        "germany.army@north_ussr,siberia,ukraine,south_ussr,moscow,moscow"
    )
    assert not t.at("france")
    assert "ussr.bomber" not in " ".join(t.state.board.values())


def test_td_4_3_11_no_such_space_means_the_pool():
    t = Table().only("ussr.fleet@france germany.army@north_ussr,siberia,ukraine")
    t.state.owners["france"] = "germany"
    t.step("france")
    assert t.state.owners["france"] == "uk"
    assert t.at("france") == ""
    assert t.said("td-log-withdraw-pool")


def test_td_4_3_13_until_step_b_it_is_a_conquered_home():
    t = Table().only("germany.army@france germany.army@germany france.fleet@atlantic")
    assert t.control("france") == "germany"
    assert not ground.forming(position.of(t.state), "germany", "army") & BIT["france"]
    assert position.of(t.state).owner["france"] == "uk"


def test_td_4_3_15_markers():
    """TD-4.3.15, TD-4.3.16."""
    t = Table().put("destroyed", "germany", "india", "western_usa", "moscow")
    t.clear("moscow").put("germany.army", "moscow").step("markers")
    assert t.state.destroyed == ["moscow"]
    t = Table().only("germany.army@france germany.army@germany").put("destroyed", "france")
    t.step("france").step("markers")
    assert t.state.destroyed == []


def test_td_4_3_18_make_ready():
    """TD-4.3.17, TD-4.3.18."""
    t = Table().put("uk.bomber!", "great_britain")
    assert position.of(t.state).ready["uk"] == 0
    t.step("ready")
    assert position.of(t.state).ready["uk"] & BIT["great_britain"]


def test_td_4_3_19_technologies_become_active():
    """TD-4.3.19, TD-8.0.2, TD-8.2.3."""
    t = Table().find("germany_03").tech("germany", "radar")
    t.state.powers["germany"].pending = "germany_03"
    before = t.vp("germany")
    assert "mechanization" not in t.state.powers["germany"].techs
    t.step("techs")
    assert t.state.powers["germany"].techs == ["radar", "mechanization"]
    assert t.vp("germany") == before + 1
    assert t.state.powers["germany"].sheet == ["germany_03"]


def test_td_4_3_20_the_next_year():
    """TD-4.3.20, TD-6.4.1: what was used is fresh."""
    t = Table().step("next")
    assert t.state.year == 1940
    t.state.powers["uk"].rocket = t.state.powers["uk"].lend = True
    t.step("next")
    assert not t.state.powers["uk"].rocket
    assert not t.state.powers["uk"].lend


# ---- 5


def test_td_5_1_1_points():
    """TD-5.1.1, TD-5.1.4, TD-5.1.5."""
    t = Table().diplomacy("germany", "germany_12").tech("germany", "radar", "mechanization")
    assert t.vp("germany") == 8 + 2 + 1


def test_td_5_1_2_resistance_counts_against_the_axis_only():
    """TD-5.1.2, TD-7.2.13, TD-7.2.14."""
    t = Table().put("germany.army", "benelux").put("resistance", "benelux", "benelux")
    assert t.vp("germany") == 8
    assert t.control("benelux") == "germany"
    t.clear("benelux")
    assert t.state.resistance == ["benelux", "benelux"]


def test_td_5_1_3_only_who_controls_and_unsupplied_too():
    t = Table().put("germany.army", "siam")
    assert t.vp("germany") == 9
    assert not t.supplied("germany", "siam")


def test_td_5_1_6_points_of_coalition_nations():
    """TD-5.1.6, TD-9.0.2."""
    t = Table()
    assert t.join("china").vp("ussr") == 12
    assert TABLES.thresholds.allies_per_joined_power == 2
