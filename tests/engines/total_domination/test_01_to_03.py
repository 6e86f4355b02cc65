"""Components, set-up, terms, control, supply (chapters 0 to 3)."""

from __future__ import annotations

import json

import pytest

from engines.kit.rng import SeededRng
from engines.total_domination import ENGINE, cards, components, ground, position
from engines.total_domination.components import (
    BIT,
    CARDS,
    DECK_OF,
    FITS,
    HOMES_OF,
    LIMIT,
    MAIN_DECK,
    MEMBERS,
    SPACES,
    TABLES,
    named,
)
from engines.total_domination.game import Game
from tests.engines.total_domination.table import ALL, Table, everywhere


def game(t: Table) -> Game:
    return Game(t.state, t.rng)


# ---- 0 and 1


def test_td_0_5_and_0_6_owners_and_homes():
    """TD-0.4, TD-0.5, TD-0.6: homes follow the owner of the nation."""
    t = Table()
    pos = position.of(t.state)
    assert pos.owner["italy"] == "germany"
    assert pos.owner["france"] == "uk"
    assert pos.owner["usa"] == pos.owner["neutral"] == ""
    assert pos.homes["germany"] & HOMES_OF["italy"]
    t.join("usa")
    assert position.of(t.state).homes["uk"] & HOMES_OF["usa"]


def test_td_0_7_enemies():
    """TD-0.7, TD-3.2.4, TD-3.2.5, TD-3.2.6, TD-3.1.1: who is an enemy of whom."""
    owners = position.of(Table().state).owners
    axis, allies = (ground.enemies(owners, side, False) for side in MEMBERS)
    assert axis == {"uk", "ussr", "france", "usa", "china", "neutral"}
    assert allies == {"germany", "japan", "italy", "neutral"}
    assert ground.enemies(owners, "axis", True) == {"uk", "ussr", "france", "neutral"}
    assert MEMBERS == {"axis": ("germany", "japan"), "allies": ("uk", "ussr")}


def test_td_0_8_adjacency_and_distance():
    """TD-0.8, TD-3.5.5, TD-3.5.7: any route, shapes too."""
    graph = components.GRAPHS[False]
    assert graph.steps("great_britain", "germany") == 2
    assert graph.steps("india", "east_africa") == 1
    assert graph.steps("france", "benelux") == graph.steps("france", "atlantic") == 1


def test_td_0_11_chance_can_be_played_again():
    """TD-0.11, TD-S.1: the same seed gives the same game."""
    one, other = (ENGINE.new(ALL, {}, SeededRng(b"same")) for _ in range(2))
    assert ENGINE.dump(one) == ENGINE.dump(other)
    assert ENGINE.dump(one) != ENGINE.dump(ENGINE.new(ALL, {}, SeededRng(b"else")))


def test_td_1_1_pools():
    t = Table()
    assert position.of(t.state).pool("germany.army") == 8 - 4
    t.put("germany.army", "poland", "benelux", "libya", "siam")
    assert position.of(t.state).pool("germany.army") == 0
    assert not ground.forming(position.of(t.state), "germany", "army") & BIT["germany"]


def test_td_1_2_decks():
    """TD-1.2, TD-2.6."""
    assert len(CARDS) == 60
    assert len(MAIN_DECK) == 54
    assert {nation: len(deck) for nation, deck in DECK_OF.items()} == {"usa": 4, "china": 2}
    t = Table()
    assert len(t.state.deck) == 54
    assert t.state.discard == []
    assert sorted(everywhere(t.state)) == sorted(CARDS)
    assert t.state.deck != list(MAIN_DECK)


def test_td_1_3_resistance_and_neutral_armies():
    assert TABLES.resistance == 6
    t = Table().hand("germany", "germany_01").hand("uk", "uk_13")
    t.press_each("germany", "operate/germany_01", "attack/neutral.army.poland")
    assert t.state.neutral_lost == 1
    assert sum("neutral" in stack for stack in t.state.board.values()) == 2


def test_td_1_4_any_number_of_destruction_markers():
    """TD-1.4, TD-6.1.14: a marker is a state of a space, once each."""
    t = Table()
    for space in SPACES:
        t.put("destroyed", space)
    assert sum(space.destroyed for space in t.view().spaces) == 41


def test_td_1_5_sheets():
    sheet = Table().view().power("uk").sheet
    assert [tech.code for tech in sheet.techs] == [
        "A1",
        "A2",
        "A3",
        "A4",
        "B1",
        "B2",
        "B3",
        "C1",
        "C2",
        "C3",
        "D1",
        "D2",
        "E1",
        "E2",
        "E3",
    ]
    assert len({tech.group for tech in sheet.techs}) == 5
    assert sheet.points == 0


def test_td_1_6_the_side_of_the_board_changes_the_picture_only():
    """TD-1.6, TD-O.8."""
    one, other = Table(), Table(board="alternate")
    assert other.view().alternate
    assert not one.view().alternate
    assert one.state.board == other.state.board


def test_td_s_2_an_older_game_goes_on_with_the_reserve_it_was_begun_with():
    """TD-O.12."""
    saved = json.loads(ENGINE.dump(Table(players="2").state))
    saved["schema_version"] = 1
    for new in ("by_sea", "by_land"):
        del saved[new]
    for new in ("reserve", "lend_tactics"):
        del saved["rules"][new]
    state = ENGINE.load(json.dumps(saved).encode())
    assert (state.schema_version, state.rules.reserve) == (3, "last")
    assert state.options["reserve"] == "last"


# ---- 2


def test_td_2_1_the_beginning():
    """TD-2.1, TD-2.2, TD-2.7."""
    state = ENGINE.new(ALL, {}, SeededRng(b"2"))
    assert state.year == 1939
    assert state.phase == "draft"
    assert state.tracks == {"usa": 0, "china": 0}
    assert not any(own.techs or own.saved for own in state.powers.values())
    assert (state.owners["france"], state.owners["italy"]) == ("uk", "germany")
    assert not state.destroyed
    assert not state.uboats
    assert not state.resistance


def test_td_2_3_points_are_the_stars_of_the_homes():
    t = Table()
    assert [t.vp(p) for p in ("japan", "germany", "ussr", "uk")] == [7, 8, 9, 10]


def test_td_2_4_starting_units():
    """TD-2.4, TD-2.5."""
    t = Table()
    assert t.at("germany") == "germany.army germany.army germany.fleet"
    assert [s for s in SPACES if "neutral" in t.at(s)] == ["poland", "romania", "east_indies"]


# ---- 3.1 to 3.4


def test_td_3_1_2_ground_of_nobody():
    assert Table().control("benelux") == ""


def test_td_3_2_1_one_seat_for_each_power():
    """TD-3.2.1, TD-10.3.1."""
    assert ENGINE.chairs({}) == (("germany",), ("uk",), ("japan",), ("ussr",))
    assert ENGINE.chairs({"players": "3"}) == (("germany", "japan"), ("uk",), ("ussr",))


def test_td_3_2_2_coalition_units_are_ones_own():
    """TD-3.2.2, TD-3.2.3, TD-6.2.10."""
    t = Table().hand("germany", "germany_01").put("italy.fleet", "italy")
    t.press("germany", "operate/germany_01")
    assert "libya" in t.goals("germany", "italy.fleet", "italy")
    assert "germany" in t.goals("germany", "italy.army", "italy")


def test_td_3_3_1_ways_to_play_a_card():
    """TD-3.3.1, TD-3.3.2, TD-3.3.3, TD-3.3.4: technology by anyone, events by their own power."""
    assert {card.op for card in CARDS.values()} == {1, 3, 4, 5, 6}
    t = Table(active="uk").hand("uk", "uk_06", "germany_07")
    verbs = {key for key in t.keys("uk") if "uk_06" in key}
    assert verbs == {
        "operate/uk_06",
        "event/uk_06.germany",
        "event/uk_06.japan",
        "technology/uk_06",
        "lend/uk_06",
    }
    assert t.can("uk", "technology/germany_07")
    assert not t.can("uk", "event/germany_07")


def test_td_3_3_5_cards_of_the_uninvolved():
    """TD-3.3.5, TD-7.0.2, TD-7.0.3."""
    t = Table(active="uk").hand("uk", "usa_02").hand("japan", "usa_03")
    assert t.can("uk", "operate/usa_02")
    assert t.can("uk", "technology/usa_02")
    assert t.can("uk", "lend/usa_02")
    assert not t.can("uk", "event/usa_02")
    assert t.join("usa").can("uk", "event/usa_02")


def test_td_3_3_6_the_discard_pile_is_open():
    assert Table().pile("uk_01").view().discard == ("uk_01",)


def test_td_3_3_7_an_empty_draw_pile():
    t = Table().pile("uk_01", "uk_02")
    t.state.deck, rest = [], t.state.deck
    assert sorted(cards.draw(game(t), 3)) == ["uk_01", "uk_02"]
    assert t.state.shown == []
    assert len(rest) == 52


def test_td_3_3_8_where_a_card_goes():
    """TD-3.3.8, TD-6.0.6, TD-7.1.1."""
    t = Table().hands(germany="germany_01 germany_05 germany_12", uk="uk_13", japan="japan_13")
    t.press_each("germany", "operate/germany_01", "done")
    assert t.state.powers["germany"].saved == "germany_01"
    assert not t.state.discard
    t.turn("germany").press("germany", "event/germany_05.japan")
    assert t.state.powers["japan"].front == ["germany_05"]
    t.turn("germany").press("germany", "event/germany_12")
    assert t.state.powers["germany"].diplomacy == ["germany_12"]


def test_td_3_4_1_colours_link_spaces_and_cards():
    """TD-3.4.1, TD-3.4.2."""
    assert {card.country for card in CARDS.values()} == {*ALL, "usa", "china"}
    assert SPACES["poland"].home_of is None
    assert SPACES["italy"].home_of == "italy"


# ---- 3.5 to 3.7


@pytest.mark.parametrize(
    ("space", "fits"), [("poland", "army"), ("atlantic", "fleet"), ("benelux", "army fleet")]
)
def test_td_3_5_1_shapes(space, fits):
    """TD-3.5.1, TD-3.7.4."""
    found = [kind for kind in ("army", "fleet") if FITS[kind] & BIT[space]]
    assert found == fits.split()
    assert FITS["bomber"] & BIT[space]


def test_td_3_5_2_homes_are_controlled_when_empty():
    """TD-3.5.2, TD-3.8.3."""
    t = Table().clear("austria", "siberia")
    assert (t.control("austria"), t.control("siberia")) == ("germany", "ussr")
    assert t.control("hawaii") == ""


def test_td_3_5_3_an_own_home_is_supplied():
    """TD-3.5.3, TD-3.9.3."""
    t = Table().put("uk.army", "canada")
    assert t.supplied("uk", "canada")
    assert t.supplied("uk", "australia")


def test_td_3_5_4_capitals():
    found = [space for space, row in SPACES.items() if row.capital]
    assert found == ["germany", "japan", "great_britain", "moscow", "eastern_usa", "china"]
    assert {LIMIT[space] for space in found} == {4}
    assert LIMIT["poland"] == 2


def test_td_3_5_6_two_routes_at_once():
    """TD-3.5.6: either way counts for the first entry."""
    t = Table().clear("romania", "ukraine").put("germany.fleet", "romania")
    t.put("germany.army", "romania").hand("germany", "germany_01")
    t.put("germany.army", "balkans")
    t.press("germany", "operate/germany_01")
    assert "ukraine" in t.goals("germany", "germany.fleet", "romania")
    assert "ukraine" in t.goals("germany", "germany.army", "romania")


def test_td_3_5_8_works():
    """TD-3.5.8, TD-6.1.2: armies need a factory, fleets a shipyard."""
    pos = position.of(Table().state)
    assert named(ground.forming(pos, "germany", "army")) == ["germany", "czechoslovakia"]
    assert "ryukyu" in named(ground.forming(pos, "japan", "fleet"))


def test_td_3_5_9_the_arctic_is_not_there_without_its_option():
    assert len(Table().view().spaces) == 41
    assert len(Table(arctic="on").view().spaces) == 46


def test_td_3_6_1_line_units_and_bombers():
    """TD-3.6.1, TD-3.6.2, TD-3.6.3, TD-3.8.2: only armies and fleets control."""
    t = Table().put("germany.army", "benelux").put("uk.fleet", "atlantic")
    assert (t.control("benelux"), t.control("atlantic")) == ("germany", "uk")
    t.put("uk.bomber", "great_britain")
    assert position.of(t.state).line["uk"] & BIT["great_britain"]
    t.clear("great_britain").put("germany.bomber", "libya")
    assert t.control("libya") == ""


def test_td_3_6_4_uboats_are_german():
    """TD-3.6.4, TD-11.2.1."""
    t = Table().hands(germany="germany_01", uk="uk_01", japan="japan_01")
    assert TABLES.pools["germany"]["uboat"] == 3
    t.press("germany", "operate/germany_01")
    assert t.keys("germany", "uboat")
    t.press("germany", "done")
    t.turn("uk").press("uk", "operate/uk_01")
    assert not t.keys("uk", "uboat")


def test_td_3_7_1_powers_never_share_a_space():
    """TD-3.7.1, TD-3.8.10, TD-6.2.11: the ally's ground is closed."""
    t = Table(active="japan").put("germany.army", "siam").put("japan.army", "burma", "indochina")
    t.hand("japan", "japan_01").clear("china").press("japan", "operate/japan_01")
    found = t.goals("japan", "japan.army", "indochina")
    assert "siam" not in found
    assert not {"germany", "austria"} & set(found)


def test_td_3_7_2_limits():
    """TD-3.7.2, TD-3.7.7: two, in a capital four, checked at the end of a move only."""
    t = Table().put("germany.army", "austria").hand("germany", "germany_01")
    t.clear("balkans").press("germany", "operate/germany_01")
    assert "austria" not in t.goals("germany", "germany.army", "germany")
    assert "balkans" in t.goals("germany", "germany.army", "germany")  # over Austria
    assert t.can("germany", "form/army.germany")
    t.put("germany.army", "germany")
    assert not t.can("germany", "form/army.germany")


def test_td_3_7_3_uboats_and_resistance_do_not_count():
    """TD-3.7.3, TD-11.2.6."""
    t = Table().put("uk.fleet", "atlantic").put("uboat", "atlantic", "atlantic")
    assert not position.of(t.state).full & BIT["atlantic"]


def test_td_3_7_5_uboat_spaces():
    """TD-3.7.5, TD-11.2.4."""
    t = Table(year=1941, active="germany").hand("germany", "germany_01")
    t.press("germany", "operate/germany_01")
    assert t.keys("germany", "uboat") == ["uboat/atlantic", "uboat/caribbean"]
    t.press_each("germany", "uboat/atlantic", "uboat/atlantic")
    assert t.keys("germany", "uboat") == ["uboat/caribbean"]


def test_td_3_7_6_resistance_needs_ground_for_armies():
    """TD-3.7.6, TD-7.2.12."""
    t = Table().put("germany.fleet", "atlantic").put("germany.army", "benelux", "persia")
    found = named(ground.resistance_sites(position.of(t.state)))
    assert found == ["benelux", "persia"]


# ---- 3.8


def test_td_3_8_1_control_follows_from_the_position():
    """TD-3.8.1, TD-3.8.8, TD-3.8.11, TD-S.8."""
    t = Table().put("japan.army", "siam")
    assert t.control("siam") == "japan"
    assert t.clear("siam").control("siam") == ""


def test_td_3_8_4_a_home_in_enemy_hands():
    """TD-3.8.4, TD-3.8.13: the loser loses, the winner gains."""
    t = Table().clear("nanking").put("uk.army", "nanking")
    assert t.control("nanking") == "uk"
    assert (t.vp("japan"), t.vp("uk")) == (6, 11)


def test_td_3_8_5_and_6_a_capital():
    """TD-3.8.5, TD-3.8.6, TD-3.8.7."""
    t = Table().clear("moscow").put("germany.army", "moscow")
    assert (t.control("moscow"), t.vp("ussr"), t.vp("germany")) == ("", 6, 8)
    t.put("germany.army", "moscow")
    assert (t.control("moscow"), t.vp("ussr"), t.vp("germany")) == ("germany", 6, 11)
    t = Table().clear("china").put("japan.army", "china")
    assert t.control("china") == ""
    assert t.put("japan.army", "china").control("china") == "japan"


def test_td_3_8_9_coalition_units_control_for_their_owner():
    t = Table().put("italy.army", "libya").put("france.fleet", "atlantic")
    assert (t.control("libya"), t.control("atlantic")) == ("germany", "uk")


def test_td_3_8_12_a_fleet_beside_a_uboat():
    """TD-3.8.12, TD-11.2.8, TD-11.2.9, TD-3.9.6: no control, but supply."""
    t = Table().put("uk.fleet", "atlantic", "madagascar").put("uboat", "atlantic")
    assert t.control("atlantic") == ""
    assert t.supplied("uk", "madagascar")
    assert not position.of(t.state).passable["uk"] & BIT["atlantic"]
    t = Table().put("japan.fleet", "atlantic").put("uboat", "atlantic")
    assert t.control("atlantic") == "japan"


# ---- 3.9


def test_td_3_9_1_a_chain_of_own_ground():
    t = Table().put("germany.army", "romania").clear("poland").put("germany.army", "siam")
    assert not t.supplied("germany", "siam")
    t = Table().put("japan.army", "indochina", "siam")
    assert t.supplied("japan", "siam")
    assert not t.clear("indochina").supplied("japan", "siam")


def test_td_3_9_2_a_unit_beside_supplied_ground():
    t = Table().clear("great_britain").put("germany.fleet", "great_britain")
    t.put("germany.army", "benelux")
    assert t.control("great_britain") == ""
    assert t.supplied("germany", "great_britain")


def test_td_3_9_4_homes_of_coalition_and_joined_nations_are_sources():
    """TD-3.9.4, TD-9.0.3."""
    t = Table().put("uk.fleet", "caribbean")
    assert not t.supplied("uk", "caribbean")
    assert t.join("usa").supplied("uk", "caribbean")
    t = Table().put("germany.fleet", "libya")
    assert t.supplied("germany", "libya")


def test_td_3_9_5_without_supply():
    """TD-3.9.5: neither moves nor attacks, but counts."""
    t = Table().put("germany.army", "siam").hand("germany", "germany_01")
    t.press("germany", "operate/germany_01")
    assert not t.can("germany", "move/germany.army.siam")
    assert t.vp("germany") == 9
    assert t.can("germany", "recall/germany.army.siam")
