"""The worked examples, step by step (chapter W)."""

from __future__ import annotations

import pytest

from bot.text import words
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, walk
from engines.total_domination import (
    ENGINE,
    build_view,
    components,
    draft,
    ground,
    lending,
    position,
    rockets,
    solo,
)
from engines.total_domination.components import CARDS, MEMBERS, YEARS
from engines.total_domination.game import Game
from engines.total_domination.setup import new
from tests.engines.total_domination.table import ALL, Table, everywhere

SIX = "germany_01"


def operation(t: Table, seat: str, card: str) -> Table:
    t.turn(seat).hand(seat, card)
    t.press(seat, f"operate/{card}")
    return t


def test_td_w_1_a_chain_of_moves():
    t = Table().clear("poland", "baltic_states", "north_ussr").put("germany.army", "germany")
    operation(t, "germany", SIX)
    assert "north_ussr" not in t.goals("germany", "germany.army", "germany")  # the other way round
    t.go("germany", "germany.army", "germany", "poland")
    t.go("germany", "germany.army", "germany", "baltic_states")
    t.go("germany", "germany.army", "germany", "north_ussr")
    assert t.left() == 0
    ways = [words("en").say(text).count("→") for text in t.said("td-log-move")]
    assert ways == [1, 2, 2]  # the log names a shortest way; own ground may be crossed by sea
    assert (t.vp("germany"), t.vp("ussr")) == (12, 7)
    assert t.state.destroyed == ["north_ussr"]


def test_td_w_1_with_mechanization_it_costs_half():
    t = Table().clear("poland", "baltic_states", "north_ussr").put("germany.army", "germany")
    t.tech("germany", "mechanization")
    operation(t, "germany", SIX)
    for goal in ("poland", "baltic_states", "north_ussr"):
        t.go("germany", "germany.army", "germany", goal)
    assert t.left() == 3


def triangle() -> Table:
    t = Table().put("uk.army", "india").put("uk.fleet", "egypt")
    return operation(t, "uk", "uk_01")


def test_td_w_2_over_the_triangle():
    t = triangle()
    t.go("uk", "uk.army", "india", "persia")
    t.go("uk", "uk.army", "india", "east_africa")
    t.go("uk", "uk.fleet", "egypt", "madagascar")
    assert t.left() == 0
    assert t.vp("uk") == 13
    way = words("en").say(t.said("td-log-move")[-1].args["way"])
    assert way == "Egypt → East Africa → Madagascar"


def test_td_w_2_the_fleet_cannot_go_first():
    t = triangle()
    assert "madagascar" not in t.goals("uk", "uk.fleet", "egypt")
    assert "east_africa" not in t.goals("uk", "uk.fleet", "egypt")


def land_first(armies: int) -> Table:
    t = Table().clear("poland", "ukraine", "romania").put("neutral.army", "romania")
    t.put("germany.army", *["poland"] * armies)
    return operation(t, "germany", SIX)


def test_td_w_3_land_first():
    t = land_first(2)
    assert (t.vp("germany"), t.vp("ussr")) == (9, 9)
    assert "ukraine" not in t.goals("germany", "germany.fleet", "germany")
    t.go("germany", "germany.army", "poland", "ukraine")
    t.go("germany", "germany.fleet", "germany", "ukraine")
    assert t.left() == 2
    assert (t.vp("germany"), t.vp("ussr")) == (10, 8)


def test_td_w_3_with_one_army_only_the_way_is_gone():
    t = land_first(1)
    t.go("germany", "germany.army", "poland", "ukraine")
    assert t.control("poland") == ""
    assert "ukraine" not in t.goals("germany", "germany.fleet", "germany")


def test_td_w_4_sea_first():
    t = Table().clear("italy", "germany").put("uk.fleet", "egypt")
    operation(t, "uk", "uk_01")
    assert "italy" not in t.goals("uk", "uk.army", "egypt")
    t.go("uk", "uk.fleet", "egypt", "italy")
    assert (t.vp("uk"), t.vp("germany")) == (12, 6)
    t.go("uk", "uk.army", "egypt", "germany")
    assert t.left() == 2
    assert (t.control("italy"), t.control("germany")) == ("uk", "")
    assert t.state.destroyed == ["italy"]
    assert (t.vp("uk"), t.vp("germany")) == (12, 3)


def test_td_w_5_a_capital():
    t = (
        Table()
        .clear("great_britain")
        .put("germany.army", "benelux")
        .put("germany.fleet", "benelux")
    )
    assert (t.vp("germany"), t.vp("uk")) == (9, 10)
    t.hands(japan="japan_01", uk="uk_13")
    operation(t, "germany", SIX)
    t.go("germany", "germany.fleet", "benelux", "great_britain")
    assert (t.control("great_britain"), t.vp("germany"), t.vp("uk")) == ("", 9, 7)
    assert not t.state.destroyed
    assert not ground.forming(position.of(t.state), "uk", "army") & components.BIT["great_britain"]
    t.go("germany", "germany.army", "germany", "great_britain")
    assert (t.control("great_britain"), t.vp("germany"), t.vp("uk")) == ("germany", 12, 7)
    assert t.state.destroyed == ["great_britain"]
    t.press_each("germany", "done")
    t.clear("france")
    operation(t, "uk", "uk_01")
    t.press("uk", "attack/germany.army.great_britain")
    assert (t.left(), t.control("great_britain"), t.vp("germany"), t.vp("uk")) == (3, "", 9, 7)
    t.press("uk", "attack/germany.fleet.great_britain")
    assert (t.control("great_britain"), t.vp("uk")) == ("uk", 10)
    assert t.state.destroyed == ["great_britain"]


COSTS = [
    ("", 3, 3, 3, 3),
    ("A2", 2, 2, 3, 3),
    ("A1 A2 A3", 1, 1, 3, 2),
    ("B2", 3, 3, 2, 2),
    ("B1 B2 B3", 3, 2, 1, 1),
    ("A2 B1 B2 B3", 2, 1, 1, 1),
    ("A1 A2 A3 B2", 1, 1, 2, 1),
]


@pytest.mark.parametrize("row", COSTS)
def test_td_w_6_costs_of_attacks(row):
    from engines.total_domination.components import TECHS

    codes, *wanted = row
    techs = [tech.id for tech in TECHS.values() if tech.code in codes.split()]
    found = [
        ground.attack_cost(techs, kind, coastal)
        for kind in ("army", "fleet")
        for coastal in (False, True)
    ]
    assert found == wanted
    assert ground.attack_cost(techs, "bomber", True) == wanted[1]


def test_td_w_6_costs_of_forming_and_moving():
    kinds = ("army", "bomber", "fleet")
    assert [ground.form_cost([], kind) for kind in kinds] == [3, 3, 3]
    assert [ground.form_cost(["production_optimization"], kind) for kind in kinds] == [2, 2, 3]
    assert [ground.form_cost(["shipyard_industry"], kind) for kind in kinds] == [3, 3, 2]
    assert [ground.move_cost([], kind) for kind in kinds] == [2, 2, 2]
    assert [ground.move_cost(["mechanization"], kind) for kind in kinds] == [1, 1, 2]
    assert [ground.move_cost(["landing_craft"], kind) for kind in kinds] == [2, 2, 1]
    every = ["production_optimization", "shipyard_industry", "mechanization", "landing_craft"]
    assert ground.form_cost(every, "uboat") == ground.move_cost(every, "uboat") == 2


def test_td_w_7_peace():
    t = Table().join("usa").top("uk_06").turn("uk").hands(uk="usa_04", japan="japan_01")
    t.press("uk", "event/usa_04")
    assert t.left() == 4
    t.press("uk", "done")
    assert "uk_06" in t.state.discard
    assert t.state.powers["uk"].saved == "usa_04"  # the turned card (TD-7.5.2)


def test_td_w_7_peace_with_a_minus_and_before_joining():
    t = Table().join("usa").top("uk_06").turn("uk").hand("uk", "usa_04")
    t.front("uk", "germany_06").press("uk", "event/usa_04")
    assert t.left() == 3
    t = Table().turn("uk").hand("uk", "usa_04")
    assert not t.can("uk", "event/usa_04")


@pytest.mark.parametrize(
    ("card", "value"), [("germany_03", 5), ("germany_02", 6), ("germany_01", 7)]
)
def test_td_w_8_five_six_seven(card, value):
    t = Table().hand("germany", card)
    t.press("germany", f"event/{card}")
    assert t.left() == value


def test_td_w_8_with_a_minus_and_a_saved_op():
    for spend, saved in ((7, ""), (6, "germany_05"), (5, "germany_05")):
        t = Table().front("germany", "uk_06").saved("germany", "germany_05")
        t.tech("germany", "mechanization").hand("germany", "germany_01")
        t.hand("uk", "uk_01").clear("poland")
        t.press("germany", "event/germany_01")
        assert t.left() == 7
        t.state.flow[-1].spent = spend
        t.press("germany", "done")
        assert t.state.powers["germany"].saved == saved


@pytest.mark.parametrize(("h", "gone"), [(5, 2), (7, 3)])
def test_td_w_9_first_pass_of_a_side(h, gone):
    t = Table(players="2").hand("axis", *list(CARDS)[:h])
    t.press("axis", "pass")
    offer = t.offer("axis")
    assert (offer.least, offer.most) == (gone, gone)
    t.press("axis", *offer.default)
    assert (t.offer("axis").least, t.offer("axis").most) == (0, h - gone)
    t.press("axis")
    assert len(t.cards("axis")) == h - gone


@pytest.mark.parametrize(("h", "most"), [(3, 2), (4, 2), (1, 1)])
def test_td_w_9_second_pass_of_a_side(h, most):
    t = Table(players="2").hands(axis=" ".join(list(CARDS)[:h]), allies="ussr_01")
    t.state.powers["japan"].passed = True
    t.press("axis", "pass")
    assert (t.offer("axis").least, t.offer("axis").most) == (0, most)
    t.press("axis", *t.offer("axis").default)
    assert len(t.state.hands["axis"].reserve) == most


@pytest.mark.parametrize(("year", "kept"), list(zip(YEARS, (3, 3, 3, 4, 5, 5, 5), strict=True)))
def test_td_w_10_what_is_kept(year, kept):
    found = drafted_hands(year)
    bonus = {1939: "germany", 1941: "japan"}.get(year)
    assert found == {power: kept + (power == bonus) for power in found}


def drafted_hands(year: int, extra: int = 0, **options: str) -> dict[str, int]:
    t = Table(year=year, **options)
    for hand in t.state.hands.values():
        for _ in range(extra):
            hand.reserve.append(t.state.deck.pop())
    t.step("draft")
    while t.state.flow[-1].kind == "draft":
        t.default()
        if t.state.flow[-1].kind == "exchange":
            break
    return {seat: len(hand.cards) for seat, hand in t.state.hands.items()}


@pytest.mark.parametrize("year", YEARS)
def test_td_w_10_two_players(year):
    axis = dict(zip(YEARS, (7, 6, 7, 8, 10, 10, 10), strict=True))[year]
    allies = dict(zip(YEARS, (6, 6, 6, 8, 10, 10, 10), strict=True))[year]
    assert drafted_hands(year, players="2") == {"axis": axis, "allies": allies}


def test_td_w_10_a_reserve_makes_the_hand_one_larger():
    assert drafted_hands(1940, extra=1) == dict.fromkeys(ALL, 4)


@pytest.mark.parametrize(
    ("year", "power", "reserve", "picks", "packet"),
    [
        (1939, "germany", 0, 2, 5),
        (1941, "japan", 0, 2, 5),
        (1941, "japan", 1, 3, 6),
        (1940, "uk", 1, 2, 5),
    ],
)
def test_td_w_10_first_picks(year, power, reserve, picks, packet):
    t = Table(year=year)
    if reserve:
        t.state.hands[power].reserve.append(t.state.deck.pop())
    t.step("draft")
    offer = t.offer(power)
    assert (offer.least, offer.most, len(offer.choices)) == (picks, picks, packet)


def test_td_w_11_uboats_and_lend_lease():
    t = Table()
    found = []
    for n in range(4):
        t.state.uboats = ["atlantic", "caribbean", "atlantic", "caribbean"][:n]
        found.append(lending.minimum(t.state))
    assert found == [0, 4, 5, 6]


@pytest.mark.parametrize(("year", "most"), [(1939, 1), (1940, 2), (1941, 3)])
def test_td_w_11_uboats_of_the_year(year, most):
    t = Table(year=year)
    operation(t, "germany", SIX)
    for space in ("atlantic", "atlantic", "caribbean")[:most]:
        t.press("germany", f"uboat/{space}")
        t.state.flow[-1].spent = 0
    assert not t.keys("germany", "uboat")
    t = Table(year=year).put("uboat", *["atlantic"] * min(2, most - 1))
    operation(t, "germany", SIX)
    assert t.can("germany", "uboat/atlantic") == (most < 3)  # never a third on one space


def test_td_w_12_thresholds():
    t = Table()
    found = []
    for nation in ("", "usa", "china"):
        if nation:
            t.join(nation)
        found.append(position.threshold(t.state, "allies"))
    assert found == [33, 35, 37]
    assert position.threshold(t.state, "axis") == 29


@pytest.mark.parametrize(("axis", "winner"), [(29, "axis"), (28, "allies")])
def test_td_w_12_the_axis_first(axis, winner, monkeypatch):
    t = Table(year=1942)
    monkeypatch.setattr(position, "total", lambda s, side: axis if side == "axis" else 33)
    t.step("victory")
    assert t.state.winner == winner


def rocket(techs: str, radar: bool, card: str, *front: str) -> Table:
    t = Table().tech("germany", *techs.split()).front("germany", *front).hand("germany", card)
    t.hand("uk", "uk_01", "uk_02", "uk_03", "uk_04", "uk_05")
    return t.tech("uk", "radar") if radar else t


@pytest.mark.parametrize(("tech", "lost"), [("v1", 1), ("v2", 2), ("atomic_bomb", 3)])
@pytest.mark.parametrize("radar", [False, True])
def test_td_w_13_rockets(tech, lost, radar):
    t = rocket(tech, radar, SIX)
    assert rockets.hits(t.state, "uk", tech) == lost - radar
    t.press("germany", f"rocket/{SIX}.{tech}.uk")
    assert len(t.cards("uk")) == 5 - lost + radar


def test_td_w_13_value_of_the_card():
    t = rocket("v1 v2 atomic_bomb", False, "germany_10", "uk_06")
    assert not t.keys("germany", "rocket")
    t = rocket("v1 v2 atomic_bomb", False, "germany_12", "japan_05")
    kinds = {key.split(".")[1] for key in t.keys("germany", "rocket")}
    assert kinds == {"v1", "v2"}


def test_td_w_14_resistance_and_worth():
    t = Table().clear("romania").put("germany.army", "romania")
    found = []
    for _ in range(3):
        before = t.vp("germany")
        t.put("resistance", "romania")
        found.append(next(s.worth for s in t.view().spaces if s.id == "romania"))
        assert t.vp("germany") <= before
    assert found == [1, 0, 0]


def test_td_w_15_points_for_groups():
    t = Table()
    found = []
    for tech in ("mechanization", "landing_craft", "radar", "espionage", "v1"):
        t.tech("uk", tech)
        found.append(position.tech_points(t.state, "uk"))
    assert found == [0, 1, 2, 3, 4]
    t.tech("uk", "v2")
    assert position.tech_points(t.state, "uk") == 4


def test_td_w_16_diplomacy():
    t = Table().diplomacy("uk", "uk_11").hand("germany", "germany_12").hand("uk", "uk_01")
    uk, germany = t.vp("uk"), t.vp("germany")
    t.press("germany", "event/germany_12")
    assert (t.vp("uk"), t.vp("germany")) == (uk - 1, germany + 2)
    assert t.state.discard == ["uk_11"]
    t = Table().diplomacy("germany", "germany_12").turn("uk").hand("uk", "uk_11")
    uk, germany = t.vp("uk"), t.vp("germany")
    t.press("uk", "event/uk_11")
    assert (t.vp("uk"), t.vp("germany")) == (uk, germany - 2)
    assert sorted(t.state.discard) == ["germany_12", "uk_11"]
    t = Table().join("usa").diplomacy("japan", "japan_12").turn("germany")
    t.diplomacy("uk", "uk_12").turn("ussr").hand("ussr", "ussr_13")
    t.press("ussr", "event/ussr_13")
    assert t.state.powers["uk"].diplomacy == []


def solo_table() -> Table:
    t = Table(players="1").clear("france", "egypt", "libya", "benelux")
    assert t.state.solo
    t.state.solo.pile = ["solo_01"]
    t.state.solo.waiting = []
    t.clear("germany").put("germany.army", "germany", "germany")
    return t.tech("germany", "production_optimization", "shipyard_industry")


def test_td_w_17_a_turn_of_the_bot():
    t = solo_table()
    game = Game(t.state, t.rng)
    solo.turn(game, "germany")
    assert t.at("balkans") == "germany.army"
    assert t.at("germany") == "germany.army germany.army germany.army germany.fleet"
    assert (t.at("romania"), t.at("poland")) == ("", "neutral.army")
    assert t.state.neutral_lost == 1
    assert t.vp("germany") == 9


def test_td_w_18_the_solo_deck():
    t = Table(players="1")
    found, waiting = [], []
    for year in YEARS:
        t.state.year = year
        game = Game(t.state, t.rng)
        solo.new_year(game)
        assert t.state.solo
        found.append(len(t.state.solo.pile))
        waiting.append(len(t.state.solo.waiting))
    assert found == [6, 5, 6, 7, 9, 9, 9]
    assert waiting == [2, 3, 3, 3, 1, 1, 1]


@pytest.mark.parametrize(
    ("year", "drawn", "kept"),
    list(zip(YEARS, (7, 7, 7, 9, 11, 11, 11), (5, 5, 5, 7, 9, 9, 9), strict=True)),
)
def test_td_w_18_the_players_cards(year, drawn, kept):
    t = Table(players="1", year=year)
    t.state.solo = solo.fresh(Game(t.state, t.rng))
    t.step("draft")
    assert len(t.offer("allies").choices) == drawn
    t.default()
    assert len(t.cards("allies")) == kept


def test_td_w_19_opening_points():
    t = Table()
    assert [t.vp(p) for p in ("germany", "japan", "uk", "ussr")] == [8, 7, 10, 9]
    t = Table(scenario="fall")
    assert [t.vp(p) for p in ("germany", "japan", "uk", "ussr")] == [15, 15, 17, 12]
    assert (t.total("axis"), t.total("allies")) == (30, 29)
    assert position.threshold(t.state, "allies") == 37
    t.step("victory")
    assert t.state.winner == "axis"


def test_td_w_19_the_standard_placement_is_a_legal_alternative_one():
    rng = SeededRng(b"x")
    state = ENGINE.new(ALL, {"setup": "alternative"}, rng)
    while state.phase == "deploy":
        (seat,) = ENGINE.offers(state)
        ENGINE.apply(state, seat, ENGINE.offers(state)[seat].default, rng)
    assert state.board == new({}, SeededRng(b"y")).board


def france() -> Table:
    t = Table(year=1940).only("germany.army@france france.fleet@atlantic germany.army@germany")
    t.put("destroyed", "france")
    return t


def test_td_w_20_france_falls():
    t = france()
    assert (t.vp("uk"), t.vp("germany")) == (9, 10)
    t.step("france")
    assert t.state.owners["france"] == "germany"
    assert (t.at("atlantic"), t.vp("uk")) == ("", 8)
    t.step("markers")
    assert t.state.destroyed == []
    t.turn("germany")
    t.state.flow[:] = [t.state.flow[0]]
    assert ground.forming(position.of(t.state), "germany", "army") & components.BIT["france"]
    assert ground.nation_at("france") == "france"


def test_td_w_20_france_comes_back():
    t = france()
    t.state.owners["france"] = "germany"
    t.only("ussr.army@france,moscow ussr.army@ukraine uk.army@egypt")
    uk, ussr = t.vp("uk"), t.vp("ussr")
    t.step("france")
    assert t.state.owners["france"] == "uk"
    assert (t.vp("uk"), t.vp("ussr")) == (uk + 2, ussr - 2)
    t.default()
    assert t.at("france") == ""


def test_td_w_21_supply():
    t = Table().put("uk.fleet", "atlantic", "madagascar")
    assert t.supplied("uk", "madagascar")
    t.clear("atlantic")
    assert not t.supplied("uk", "madagascar")
    assert t.vp("uk") == 11
    operation(t, "uk", "uk_01")
    assert not t.can("uk", "move/uk.fleet.madagascar")
    t.put("uk.army", "east_africa")
    assert t.supplied("uk", "madagascar")


def test_td_w_22_on_the_same_space():
    t = Table().put("germany.army", "benelux").put("germany.fleet", "benelux")
    t.put("resistance", "benelux")
    operation(t, "germany", SIX)
    t.press("germany", "quell/benelux")
    assert (t.left(), t.state.resistance) == (4, [])
    t = Table().put("germany.fleet", "benelux").put("resistance", "benelux")
    assert not operation(t, "germany", SIX).keys("germany", "quell")
    t = Table().put("uk.fleet", "atlantic").put("uboat", "atlantic")
    operation(t, "uk", "uk_01").press("uk", "sink/atlantic")
    assert (t.left(), t.state.uboats) == (4, [])
    t = Table().put("uk.army", "canada").put("uboat", "atlantic")
    assert not operation(t, "uk", "uk_01").keys("uk", "sink")


def test_td_w_23_research():
    t = Table().pile("ussr_12").hand("germany", "germany_11").hand("uk", "uk_01")
    t.press("germany", "event/germany_11")
    events = t.press("germany", "research/ussr_12")
    assert t.state.powers["germany"].pending == "ussr_12"
    assert [e.text.id for e in events if e.audience is None] == ["td-log-research"]
    assert "ussr_12" in t.view().discard
    t.step("techs")
    assert t.state.powers["germany"].techs == ["v1"]
    assert "ussr_12" not in build_view.table(t.state, {}).discard
    t = Table().hand("germany", "germany_11")
    assert not t.can("germany", "event/germany_11")


@pytest.mark.parametrize(("powers", "seen", "most"), [(1, 3, 1), (2, 5, 2)])
def test_td_w_24_espionage_of_a_side(powers, seen, most):
    t = Table(players="2").hand("allies", *list(CARDS)[:6]).hand("axis", *list(CARDS)[10:12])
    for power in MEMBERS["axis"][:powers]:
        t.tech(power, "espionage")
    t.step("exchange")
    t.press("axis", "spy/allies.ask")
    t.press("allies", "pass")
    offer = t.offer("axis")
    assert (len(offer.choices), offer.most) == (seen, most)
    t.press("axis", *[c.key for c in offer.choices[:most]])
    assert len(t.cards("allies")) == 6


@pytest.mark.parametrize(("powers", "drawn", "kept"), [(1, 2, 1), (2, 3, 2)])
def test_td_w_24_enigma_of_a_side(powers, drawn, kept):
    t = Table(players="2").hand("axis", *list(CARDS)[10:13])
    for power in MEMBERS["axis"][:powers]:
        t.tech(power, "enigma")
    t.step("exchange")
    t.press("axis", t.keys("axis", "swap")[0])
    offer = t.offer("axis")
    assert (len(offer.choices), offer.least, offer.most) == (drawn, kept, kept)
    t.default()
    assert len(t.cards("axis")) == 2 + kept


def test_td_w_25_control():
    t = Table().put("germany.army", "benelux")
    assert t.control("benelux") == "germany"
    assert t.clear("benelux").control("benelux") == ""
    assert t.clear("austria").control("austria") == "germany"
    t.put("uk.army", "austria")
    assert t.control("austria") == "uk"
    assert t.clear("austria").control("austria") == "germany"


def test_td_w_26_uboat_and_fleet():
    t = Table().put("uk.fleet", "atlantic").hands(japan="japan_01", uk="uk_13")
    assert t.vp("uk") == 11
    operation(t, "germany", SIX).press("germany", "uboat/atlantic")
    assert (t.control("atlantic"), t.vp("uk")) == ("", 10)
    t.press("germany", "done")
    operation(t, "uk", "uk_01").press("uk", "sink/atlantic")
    assert (t.control("atlantic"), t.vp("uk")) == ("uk", 11)


def test_td_w_27_bombing():
    t = Table().put("uk.bomber", "great_britain").step("bombing")
    assert t.can("uk", "bomb/great_britain.germany")
    t.press("uk", "bomb/great_britain.germany")
    assert t.state.destroyed == ["germany"]
    assert "!" not in t.at("great_britain")  # ready again after step E
    assert not ground.forming(position.of(t.state), "germany", "army") & components.BIT["germany"]
    t.step("markers")
    assert t.state.destroyed == []


def test_td_w_28_first_year():
    state = ENGINE.new(ALL, {}, SeededRng(b"w"))
    assert {p: len(h.packet) for p, h in state.hands.items()} == {
        "germany": 5,
        "uk": 4,
        "japan": 4,
        "ussr": 4,
    }
    for year, first in ((1939, "uk"), (1940, "ussr")):
        t = Table(year=year).step("draft")
        left = {p: set(t.state.hands[p].packet) for p in ALL}
        gone = {key.partition("/")[2] for key in t.offer("germany").default}
        t.default()
        assert set(t.state.hands[first].packet) == left["germany"] - gone


def test_td_w_29_lend_lease():
    t = Table().turn("uk").hand("uk", "uk_06", "uk_01").hand("ussr", "ussr_01")
    t.press("uk", "lend/uk_06")
    assert t.state.tracks["usa"] == 1
    assert len(t.state.hands["uk"].lent) == 1
    t.turn("uk").press("uk", "pass")
    assert t.state.hands["uk"].reserve == []
    t.state.year = 1940
    t.step("draft")
    assert (t.offer("uk").least, len(t.offer("uk").choices)) == (2, 5)


def test_td_w_29_the_fourth_step():
    t = Table().turn("uk").hand("uk", "uk_06", "uk_01")
    t.state.tracks["usa"] = 3
    uk = t.vp("uk")
    t.press("uk", "lend/uk_06")
    assert (t.state.owners["usa"], t.vp("uk")) == ("uk", uk + 7)
    assert position.threshold(t.state, "allies") == 35


@pytest.mark.parametrize(("axis", "winner"), [(24, "draw"), (25, "axis")])
def test_td_w_30_rise_of_the_axis(axis, winner, monkeypatch):
    t = Table(year=1942, scenario="rise").hand("germany", SIX)
    monkeypatch.setattr(position, "total", lambda s, side: axis if side == "axis" else 24)
    t.step("victory")
    assert t.state.winner == winner


def test_td_w_30_no_events_and_no_hawaii():
    t = (
        Table(scenario="rise", active="japan")
        .hand("japan", "japan_01")
        .put("japan.fleet", "mariana")
    )
    t.put("japan.fleet", "mariana")
    assert not t.keys("japan", "event")
    t.press("japan", "operate/japan_01")
    assert "hawaii" not in t.goals("japan", "japan.fleet", "mariana")
    assert "solomon" in t.goals("japan", "japan.fleet", "mariana")


def test_td_w_31_in_1945_the_axis_wins(monkeypatch):
    t = Table(year=1945).join("usa").join("china")
    monkeypatch.setattr(position, "total", lambda s, side: 20 if side == "axis" else 36)
    t.step("victory")
    assert (t.state.winner, t.state.rule) == ("axis", "TD-5.2.1")


def test_td_w_32_bombers_only():
    t = Table().clear("great_britain").put("uk.bomber", "great_britain")
    t.put("germany.fleet", "benelux")
    operation(t, "germany", SIX).go("germany", "germany.fleet", "benelux", "great_britain")
    assert t.at("great_britain") == "germany.fleet"
    t = Table().put("uk.army", "benelux").put("uk.bomber", "benelux")
    operation(t, "germany", SIX).press("germany", "attack/uk.army.benelux")
    assert (t.at("benelux"), t.left()) == ("", 3)


def test_random_games_keep_every_card_and_unit():
    for seed in range(2):
        rng = SeededRng(b"%d" % seed)
        state = ENGINE.new(ALL, {"arctic": "on"}, rng)
        for n, _ in enumerate(walk(ENGINE, state, rng, QuickRng(seed))):
            if n % 20 == 0:
                assert len(everywhere(state)) == len(CARDS)
    assert draft.SOLO_DROPS == 2
