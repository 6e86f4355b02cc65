"""Where a rule ends: what is just allowed and what just not any more."""

from __future__ import annotations

import pytest

from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able, walk
from engines.total_domination import (
    ENGINE,
    automaton,
    components,
    ending,
    position,
    setup,
    solo,
    strikes,
    technology,
)
from engines.total_domination.game import Game
from engines.total_domination.state import Deploy
from tests.engines.total_domination.table import Table


def war(active: str = "germany", **options: str) -> Table:
    return Table(active=active, **options).hands(
        germany="germany_01", uk="uk_01", japan="japan_01", ussr="ussr_01"
    )


def test_td_11_1_17_no_bombing_beyond_two_spaces():
    t = war().put("uk.bomber", "great_britain")
    targets = {target for _, target in strikes.bombable(t.state, "uk")}
    assert targets == {"germany", "italy"}, "czechoslovakia and austria's neighbours are farther"
    t = war().put("uk.bomber", "india")
    assert strikes.bombable(t.state, "uk") == []


def test_td_11_3_6_no_placement_beyond_the_pool():
    t = Table(setup="alternative")
    t.only("germany.army@poland,poland,siam,siam,persia,persia,burma")
    frame = Deploy("germany", [0] * len(components.TABLES.alternative.groups))
    frame.left[next(iter(setup.starting_groups("germany")))] = 5
    kinds = {unit for unit, _ in setup.placements(t.state, frame)}
    left = components.TABLES.pools["germany"]["army"] - 7
    assert ("germany.army" in kinds) == (left > 0)
    assert "germany.fleet" in kinds


@pytest.mark.parametrize("winner", ["axis", "allies", "draw"])
def test_td_s_10_the_result_ranks_both_sides(winner):
    """TD-S.10: winners first, everybody in it, with reason and rule."""
    t = war()
    ending.finish(Game(t.state, t.rng), winner, "points", "TD-12.1.4")
    result = ENGINE.result(t.state)
    axis, allies = ("germany", "japan"), ("uk", "ussr")
    places = {
        "axis": (axis, allies),
        "allies": (allies, axis),
        "draw": (("germany", "uk", "japan", "ussr"),),
    }
    assert result
    assert [set(place) for place in result.ranking] == [set(p) for p in places[winner]]
    assert set(result.winners) == (set(places[winner][0]) if winner != "draw" else set())
    assert (t.state.reason, t.state.rule) == ("points", "TD-12.1.4")


def test_td_6_3_9_resistance_is_fought_with_exactly_two_op_and_in_supply():
    t = war().put("germany.army", "poland").clear("poland").put("germany.army", "poland")
    t.put("resistance", "poland").press("germany", "operate/germany_01")
    t.go("germany", "germany.army", "germany", "benelux")
    t.go("germany", "germany.army", "germany", "poland")
    assert t.left() == 2
    assert t.can("germany", "quell/poland")
    t = war().put("germany.army", "canada").put("resistance", "canada")
    t.press("germany", "operate/germany_01")
    assert not t.keys("germany", "quell"), "unsupplied"


def test_td_6_3_9_an_unsupplied_fleet_sinks_nothing():
    t = war("uk").only("uk.fleet@caribbean germany.army@germany").put("uboat", "caribbean")
    assert not t.supplied("uk", "caribbean")
    t.press("uk", "operate/uk_01")
    assert not t.keys("uk", "sink")


def test_td_13_2_12_the_pile_is_shuffled_after_espionage():
    t = Table(players="1").hands(allies="uk_01").tech("uk", "espionage")
    assert t.state.solo
    pile = [f"solo_0{n}" for n in range(1, 7)]
    t.state.solo.pile, t.state.solo.waiting = list(pile), []
    t.step("exchange")
    t.press("allies", "spy/axis.ask")
    before = t.rng.count
    gone = t.keys("allies", "burn")[0]
    t.press("allies", gone)
    left = [card for card in pile if f"burn/{card}" != gone]
    assert sorted(t.state.solo.pile + t.state.solo.used) == sorted(
        [*left, gone.removeprefix("burn/")]
    )
    assert t.rng.count > before


def test_td_13_4_5_a_source_without_the_kind_is_passed_over():
    """The first home with two units holds fleets only; the army comes from the next source."""
    t = Table(players="1").only(
        "germany.fleet@germany,germany germany.army@czechoslovakia,czechoslovakia italy.army@italy"
    )
    assert automaton.act(Game(t.state, t.rng), "germany", "move", ("army", "fleet"), "solo_01")
    assert t.at("austria") == "germany.army"
    assert t.at("czechoslovakia") == "germany.army"


def test_td_13_2_5_aircraft_and_carriers_once_their_needs_are_there():
    t = Table(players="1").tech("germany", "mechanization")
    assert not technology.eligible(t.state, "germany", "ground_attack_aircraft")
    t.tech("germany", "self_propelled_artillery")
    assert technology.eligible(t.state, "germany", "ground_attack_aircraft")
    t.tech("japan", "landing_craft", "modern_battleships")
    assert technology.eligible(t.state, "japan", "aircraft_carriers")
    for never in ("espionage", "enigma", "heavy_bombers", "v1", "v2", "atomic_bomb"):
        assert not technology.eligible(t.state, "germany", never)
    assert technology.eligible(t.state, "japan", "shipyard_industry")
    t.tech("japan", "shipyard_industry")
    assert not technology.eligible(t.state, "japan", "shipyard_industry"), "not twice"


def test_td_4_3_15_an_axis_unit_alone_keeps_the_marker_of_an_uninvolved_capital():
    """One line unit in it controls nothing and still stands in the way."""
    t = (
        war()
        .clear("eastern_usa")
        .put("germany.army", "eastern_usa")
        .put("destroyed", "eastern_usa")
    )
    assert t.control("eastern_usa") == ""
    t.step("markers")
    assert t.state.destroyed == ["eastern_usa"]
    t.clear("eastern_usa").step("markers")
    assert t.state.destroyed == []


def test_td_o_3_bombers_off_means_none_at_all():
    t = war(bombers="off").hand("germany", "germany_10")
    assert not t.can("germany", "event/germany_10"), "all its icons are void"
    t.press("germany", "operate/germany_01")
    assert not [key for key in t.keys("germany", "form") if "bomber" in key]


def test_td_o_4_without_uboats_there_is_no_minimum():
    t = war("uk", uboats="off").hand("uk", "uk_13")
    assert t.view().lend_lease_minimum == 0
    assert t.can("uk", "lend/uk_13")
    t.turn("germany").press("germany", "operate/germany_01")
    assert not t.keys("germany", "uboat")
    t = war("uk").hand("uk", "uk_13").put("uboat", "atlantic")
    assert not t.can("uk", "lend/uk_13")


def test_td_4_1_13_an_empty_hand_is_no_victim():
    t = war().tech("uk", "espionage")
    t.state.deck += t.state.hands["japan"].cards
    t.state.hands["japan"].cards.clear()
    t.step("exchange")
    assert {key.split(".")[0] for key in t.keys("uk", "spy")} == {"spy/germany"}


def test_td_11_1_8_a_spent_bomber_makes_no_strike_and_no_bombing():
    t = war("uk").put("uk.bomber!", "great_britain")
    assert not t.keys("uk", "strike")
    assert strikes.bombable(t.state, "uk") == []
    t.put("germany.army", "benelux")
    assert not t.keys("uk", "strike")


# ---- D.13, D.14


def test_td_d_13_the_attacker_names_kind_and_nation():
    """Of several units on a space every kind of every nation is a choice of its own."""
    t = war("germany").clear("france").put("france.army", "france").put("uk.fleet", "france")
    t.press("germany", "operate/germany_01")
    t.go("germany", "germany.army", "germany", "benelux")
    assert [key for key in t.keys("germany", "attack") if key.endswith("france")] == [
        "attack/france.army.france",
        "attack/uk.fleet.france",
    ]
    t.press("germany", "attack/uk.fleet.france")
    assert t.at("france") == "france.army"


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        ("germany_06 uk_02 germany_02", "uk_02"),  # printed OP first, whatever the colour
        ("uk_02 germany_02 japan_02", "germany_02"),  # then what one may play as an event
        ("uk_02 japan_02 ussr_02", "japan_02"),  # then the id
    ],
)
def test_td_d_14_silence_reserves_the_first_of_the_keep_order(hand, kept):
    t = Table().hand("germany", *hand.split()).hand("uk", "uk_01")
    if kept == "uk_02":
        t.state.hands["germany"].cards.remove("germany_02")
        t.state.deck.append("germany_02")
    t.press("germany", "pass")
    assert t.offer("germany").default == (f"reserve/{kept}",)
    t.default()
    assert t.state.hands["germany"].reserve == [kept]
    assert sorted(t.state.discard) == sorted(
        card for card in hand.split() if card not in (kept, "germany_02" if kept == "uk_02" else "")
    )


def test_td_d_14_a_side_discards_its_worst_and_reserves_what_it_may():
    t = Table(players="2").hand("axis", "germany_01", "germany_02", "germany_05", "uk_13")
    t.hand("allies", "uk_01").turn("germany")
    t.press("axis", "pass")
    assert set(t.offer("axis").default) == {"discard/uk_13", "discard/germany_05"}
    t.default()
    assert t.offer("axis").default == ()
    t.default()
    t.press("allies", "operate/uk_01")
    t.press("allies", "done")
    assert t.state.active == "japan"
    t.press("axis", "pass")
    assert t.offer("axis").default == ("reserve/germany_01",)


def test_td_d_14_nobody_is_asked_where_nothing_may_be_reserved():
    t = Table(year=1945, active="germany").hands(germany="germany_01", uk="uk_01")
    t.press("germany", "pass")
    assert t.state.active == "uk"
    assert "germany_01" in t.state.discard


# ---- what is found anew


@pytest.mark.parametrize("options", [{}, {"players": "1"}, {"scenario": "fall"}])
def test_td_0_10_what_is_taken_over_from_the_last_position_is_as_if_found_anew(options):
    """TD-S.8: control, supply and room after every single step of random games."""
    seats = [seat for chair in ENGINE.chairs(options) for seat in chair]
    dice = SeededRng(b"anew")
    state = ENGINE.new(seats, options, dice)
    for n, _ in enumerate(walk(ENGINE, state, dice, QuickRng(2))):
        if n > 200:
            break
        pos = position.of(state)
        anew = position.Position(pos.facts)
        for what in ("control", "supplied", "fed", "passable", "line", "stacked", "full", "ready"):
            assert getattr(pos, what) == getattr(anew, what), what
        assert {unit: n for unit, n in pos.counts.items() if n} == anew.counts


# ---- several rules that were proven by one case only


def test_td_4_3_8_units_return_to_the_pool_and_bombers_alone_go():
    """TD-4.3.14: who stood on ground held only by units that left stands there no more."""
    t = war().only("germany.army@france,germany france.army@libya,benelux uk.fleet@egypt")
    t.put("uk.bomber", "benelux").step("france")
    assert position.of(t.state).pool("france.army") == components.TABLES.pools["france"]["army"]
    assert t.at("benelux") == ""
    assert t.control("libya") == ""
    assert t.said("td-log-bombers-home")


def test_td_4_3_9_a_new_home_forms_its_own_nation_and_is_closed_to_the_ally():
    """TD-4.3.6: also when it is Japan that holds it."""
    t = war("japan").only("japan.army@france,japan germany.army@germany,benelux").step("france")
    pos = position.of(t.state)
    assert pos.owner["france"] == "japan"
    assert pos.pool("france.army") > 0
    t = war("japan").only("japan.army@france,japan germany.army@germany,benelux")
    t.state.owners["france"] = "japan"
    t.press("japan", "operate/japan_01")
    t.press("japan", "form/army.france")
    assert t.at("france") == "france.army japan.army"
    t.press("japan", "done")
    t.turn("germany").press("germany", "operate/germany_01")
    assert "france" not in t.goals("germany", "germany.army", "benelux")


def test_td_4_3_7_italy_goes_back_to_germany_and_japan_withdraws():
    """TD-4.3.10: a Japanese army leaves the Italy it has freed."""
    t = war().only("japan.army@italy,japan germany.army@germany uk.army@egypt")
    t.state.owners["italy"] = "uk"
    t.step("italy")
    assert t.state.owners["italy"] == "germany"
    assert len(t.keys("japan", "withdraw")) == 3, "equally near, with room, and empty homes count"
    t.default()
    assert t.at("italy") == ""
    assert t.at("japan") == "japan.army japan.army"


def test_td_9_2_4_after_joining_the_rest_of_the_order_moves_nothing():
    t = Table(active="japan").hands(japan="japan_01", uk="uk_01").clear("nanking", "manchuria")
    t.put("japan.army", "nanking", "manchuria").tech("japan", "self_propelled_artillery")
    t.tech("japan", "mechanization")
    t.press("japan", "operate/japan_01")
    t.press("japan", "attack/china.army.china")
    t.press("japan", "attack/china.army.china")
    deck, track = len(t.state.deck), t.state.tracks["china"]
    assert t.state.owners["china"] == "ussr"
    t.go("japan", "japan.army", "nanking", "china")
    assert (len(t.state.deck), t.state.tracks["china"]) == (deck, track)
    assert len(t.said("td-log-aggression")) == 2


def test_td_11_1_20_bombings_in_turn_order_each_takes_what_is_left():
    """TD-D.16: of an ordered list the first that is still legal; TD-11.1.19."""
    t = war("germany").put("uk.bomber", "great_britain")
    t.clear("poland").put("ussr.army", "poland").put("ussr.bomber", "poland")
    t.step("bombing")
    t.press("ussr", "bomb/poland.germany", "bomb/poland.czechoslovakia")
    t.press("uk", "bomb/great_britain.germany")
    assert t.state.destroyed == ["germany", "czechoslovakia"]
    assert [m.args["power"].id for m in t.said("td-log-bombed")] == ["td-seat-uk", "td-seat-ussr"]


def test_td_11_1_18_one_use_of_a_bomber():
    t = war("germany").put("uk.bomber", "great_britain").step("bombing")
    t.press("uk", "bomb/great_britain.germany", "bomb/great_britain.italy")
    assert t.state.destroyed == ["germany"]


def test_td_13_3_2_the_second_kind_where_the_first_can_do_nothing():
    t = Table(players="1").put("destroyed", "germany", "czechoslovakia", "italy", "austria")
    game = Game(t.state, t.rng)
    assert not automaton.act(game, "germany", "form", ("army",), "solo_01")
    t = (
        Table(players="1")
        .clear("poland", "romania", "france", "benelux")
        .only("germany.fleet@germany uk.fleet@benelux germany.army@austria italy.army@italy")
    )
    game = Game(t.state, t.rng)
    assert automaton.act(game, "germany", "destroy", ("army", "fleet"), "solo_01")
    assert t.at("benelux") == ""


BONUS = [
    ("self_propelled_artillery", "destroy", [1, 2]),
    ("modern_battleships", "destroy", [1, 1]),  # no fleet is near
    ("production_optimization", "form", [1, 2]),
    ("shipyard_industry", "form", [1, 2]),
    ("mechanization", "move", [1, 2]),
    ("landing_craft", "move", [1, 2]),
]


@pytest.mark.parametrize(("tech", "action", "wanted"), BONUS)
def test_td_13_5_4_a_bonus_only_after_the_action_and_with_its_own_kind(tech, action, wanted):
    """TD-13.5.1 to 13.5.3: with the technology one action more than without."""
    counts = []
    for techs in ((), (tech,)):
        t = Table(players="1").tech("germany", *techs)
        assert t.state.solo
        t.state.solo.pile, t.state.solo.waiting = ["solo_01"], []
        game = Game(t.state, t.rng)
        solo.turn(game, "germany")
        kinds = {"destroy": "attack", "form": "form", "move": "move"}
        done = [m for m in t.state.marks if m.kind == kinds[action]]
        counts.append(len(done))
    assert counts == wanted


def test_td_13_4_1_close_candidates_go_to_the_next_arrow_and_then_to_the_id():
    near = automaton.first_met(["romania", "balkans"], ["E", "N", "S", "W"])
    assert near == "romania", "both 110 from the east, romania is farther north"
    assert automaton.first_met(["romania", "balkans"], ["E", "S", "N", "W"]) == "balkans"
    assert automaton.first_met(["poland", "germany"], ["E", "E", "E", "E"]) == "poland"


def test_td_11_3_6_full_spaces_are_not_offered():
    t = Table(setup="alternative")
    t.only("germany.army@austria,austria germany.army@germany")
    frame = Deploy("germany", [0] * len(components.TABLES.alternative.groups))
    frame.left[next(iter(setup.starting_groups("germany")))] = 3
    spaces = {space for _, space in setup.placements(t.state, frame)}
    assert "austria" not in spaces
    assert "germany" in spaces
    assert "italy" not in spaces


def test_td_13_1_2_a_lone_player_can_win():
    """The last year of a won war, by the computer player: one home is still to be taken."""
    t = Table(year=1942, active="uk", players="1").only(
        "uk.army@germany,germany,italy,austria,austria uk.army@egypt germany.army@poland"
    )
    t.hand("allies", "uk_01", "uk_03", "ussr_01")
    state, chooser = t.state, QuickRng(16)
    assert t.control("czechoslovakia") == "germany"
    for _ in range(100):
        offers = ENGINE.offers(state)
        if not offers:
            break
        seat, picks = able(ENGINE, state, offers, chooser)
        ENGINE.apply(state, seat, picks, t.rng)
    result = ENGINE.result(state)
    assert result
    assert (result.winners, result.reason) == (("allies",), "homes")


def test_td_10_1_11_radar_is_kept_where_it_would_save_nothing():
    """A hand of one card loses it to a V2 in any case."""
    for extra, used in ((), False), (("germany_06",), True):
        t = Table(players="2", active="uk").hand("allies", "uk_01", "uk_02").tech("uk", "v2")
        t.tech("germany", "radar").hand("axis", "germany_05", *extra)
        t.press("allies", "rocket/uk_01.v2.axis")
        assert t.state.powers["germany"].radar is used


def test_td_4_3_20_a_year_begins_with_nothing_of_the_one_before():
    t = Table(active="germany").hands(germany="germany_14")
    for own in t.state.powers.values():
        own.rocket = own.radar = own.lend = True
    year = t.state.year
    t.press("germany", "pass")
    t.default()
    assert t.state.year == year + 1
    for own in t.state.powers.values():
        assert (own.passed, own.rocket, own.radar, own.lend) == (False,) * 4
