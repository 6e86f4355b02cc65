"""What the officer does where one choice is clearly the best, and what it never does."""

from __future__ import annotations

import pytest

from engines.kit.simulate import QuickRng
from engines.quartermaster import ENGINE
from tests.engines.quartermaster.table import Table, table


def picks(t: Table, seat: str) -> set[tuple[str, ...] | None]:
    """All it does here, in any mood."""
    offer = t.offer(seat)
    return {ENGINE.choose(t.state, seat, offer, QuickRng(n)) for n in range(30)}


def test_qm_9_2_it_builds_where_points_are_and_not_beside_an_ally_who_has_them():
    t = table("germany:A@germany; italy:A@italy", hands={"germany": "ba"})
    t.do("germany", "play ba")
    assert picks(t, "germany") == {("build/western_europe",)}


def test_qm_14_12_it_redeclares_nothing_where_it_can_build():
    t = table("usa:A@eastern_united_states", turn="usa", hands={"usa": "ba"})
    t.do("usa", "play ba")
    assert "redeclare/eastern_united_states" in t.keys("usa")
    assert picks(t, "usa") == {("build/western_united_states",)}


def test_it_plays_no_build_that_could_only_redeclare():
    full = "moscow,ukraine,russia,siberia,kazakhstan,mongolia,szechuan"
    t = table(f"ussr:A@{full}", turn="ussr", hands={"ussr": "ba frontal_assault"})
    assert ("play/ussr.ba",) not in picks(t, "ussr")


def test_qm_14_14_it_knows_a_status_that_gives_a_build_another_place():
    t = table(
        "uk:A@united_kingdom",
        turn="uk",
        hands={"uk": "ba resistance"},
        statuses={"uk": "lord_linlithgow"},
    )
    assert picks(t, "uk") == {("play/uk.ba",)}
    t.do("uk", "play ba")
    assert picks(t, "uk") == {("swap/uk.lord_linlithgow",)}


@pytest.mark.parametrize(
    ("country", "capital", "idle"),
    [("ussr", "moscow", "general_winter"), ("italy", "italy", "division_azul")],
)
def test_qm_7_6_it_plays_no_text_of_which_every_part_would_be_skipped(
    country: str, capital: str, idle: str
):
    t = table(f"{country}:A@{capital}", turn=country, hands={country: f"{idle} ba"})
    assert picks(t, country) == {(f"play/{country}.ba",)}


def test_qm_14_10_it_recruits_no_units_that_starve_in_the_same_turn():
    t = table(
        "uk:A@united_kingdom",
        turn="uk",
        hands={"uk": "dutch_east_indies increased_commonwealth_support"},
    )
    assert picks(t, "uk") == {("play/uk.increased_commonwealth_support",)}
    t.do("uk", "play increased_commonwealth_support")
    assert {"recruit/india", "recruit/australia"} >= {one[0] for one in picks(t, "uk") if one}


def test_qm_9_1_it_drives_the_enemy_out_of_its_own_capital_first():
    t = table(
        "germany:A@western_europe; ussr:A@germany,eastern_europe,moscow; uk:A@united_kingdom",
        hands={"germany": "lb ba blitzkrieg"},
    )
    assert picks(t, "germany") == {("play/germany.lb",)}
    t.do("germany", "play lb")
    assert picks(t, "germany") == {("battle/germany",)}


def test_qm_22_12_it_saves_units_with_a_status_that_supplies_them():
    t = table(
        "ussr:A@moscow,eastern_europe,balkans; germany:A@russia,ukraine,germany",
        turn="ussr",
        hands={"ussr": "lb shvernik"},
    )
    assert picks(t, "ussr") == {("play/ussr.shvernik",)}


def test_it_opens_the_way_to_a_supply_space():
    t = table("japan:A@japan", turn="japan", hands={"japan": "bn ba banzai_charge sb"})
    assert picks(t, "japan") == {("play/japan.bn",)}


def test_it_gives_no_cards_for_a_battle_against_nobody():
    t = table(
        "uk:A@united_kingdom N@north_sea; germany:N@north_atlantic A@germany",
        turn="uk",
        hands={"uk": "sb ba bn"},
        statuses={"uk": "royal_navy"},
    )
    t.do("uk", "play sb; battle north_atlantic")
    assert "use/uk.royal_navy" in t.keys("uk")
    assert picks(t, "uk") == {("pass",)}


def test_qm_17_1_it_keeps_a_response_for_a_unit_that_matters():
    def attacked(space: str, fleet: str, own: str) -> Table:
        t = table(
            f"germany:A@germany N@{fleet}; uk:A@united_kingdom,iceland N@{own}",
            hands={"germany": "lb"},
            responses={"uk": "defensive_posture"},
        )
        t.do("germany", f"play lb; battle {space}")
        return t

    assert ("pass",) not in picks(attacked("united_kingdom", "north_sea", "north_atlantic"), "uk")
    assert picks(attacked("iceland", "north_atlantic", "north_sea"), "uk") == {("pass",)}


def test_qm_10_4_it_throws_nothing_away_when_its_deck_is_short():
    t = table(
        "germany:A@germany",
        hands={"germany": "lb sb sb submarines_battle_of_the_atlantic bn"},
        decks={"germany": "ba*25"},
    )
    t.do("germany", "drop lb")
    assert all(thrown and "discard/germany.ba" not in thrown for thrown in picks(t, "germany"))
    t = table("germany:A@germany", hands={"germany": "lb sb sb bn"}, decks={"germany": "ba*4"})
    t.do("germany", "drop lb")
    assert picks(t, "germany") == {()}


def test_qm_12_4_it_names_the_country_whose_deck_runs_out():
    t = table(
        "germany:A@germany",
        hands={"germany": "submarines_monsoon_group"},
        decks={"uk": "ba*30", "ussr": "ba", "usa": "ba*30"},
    )
    t.do("germany", "play submarines_monsoon_group")
    assert picks(t, "germany") == {("name/ussr",)}


def test_in_the_last_round_it_takes_points_and_starts_nothing():
    hand = {"germany": "ba conscription volkssturm"}
    t = table("germany:A@germany", hands=hand, round_number=20)
    assert picks(t, "germany") == {("play/germany.ba",)}


def test_qm_22_7_it_plays_the_best_card_of_its_pile():
    t = table(
        "usa:A@eastern_united_states",
        turn="usa",
        hands={"usa": "flexible_resources"},
        shown={"usa": "ba firestorm_bombing lb"},
    )
    t.do("usa", "play flexible_resources")
    assert picks(t, "usa") == {("play/usa.ba",)}


def test_qm_10_5_a_side_whose_decks_last_stands_better():
    t = table(decks={"japan": "ba*16", "usa": "ba*16"})
    other = table(decks={"japan": "ba*11", "usa": "ba*16"})
    assert ENGINE.worth(other.state, "germany") < ENGINE.worth(t.state, "germany")


def test_what_it_likes_next_best_comes_next():
    t = table("germany:A@germany; italy:A@italy", hands={"germany": "ba"})
    t.do("germany", "play ba")
    offer = t.offer("germany")
    liked = list(ENGINE.rivals(t.state, "germany", offer, QuickRng(1)))
    assert liked[0] == ("build/western_europe",)
    assert liked[-1] == ("redeclare/germany",)
    assert sorted(liked) == sorted((key,) for key in t.keys("germany"))
